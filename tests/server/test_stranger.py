"""A client written from docs/protocol.md alone: the standard library, websockets, and nothing of ours but the server.

What is not in the page is not in here: whoever needs to look elsewhere mends the page.
"""

import hashlib
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.server.conftest import Node


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    home = tmp_path_factory.mktemp("server")
    node = Node(home / "log", f"sqlite:///{home / 'saloon.db'}").start()
    yield node.url
    node.stop()


def ask(server, method, path, who, body=None):
    """Status, answer, cookie."""
    data = None if body is None else json.dumps(body).encode()
    headers = {**who, "Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api{path}", data, headers, method=method)
    try:
        with urllib.request.urlopen(request) as answer:
            cookie = (answer.headers["Set-Cookie"] or "").split(";")[0]
            return answer.status, json.loads(answer.read() or b"null"), cookie
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read()), ""


def newcomer(server, name):
    """A guest, and a token for a program of theirs."""
    status, me, cookie = ask(server, "POST", "/guests", {}, {"name": name})
    assert status == 201, me
    assert (me["name"], me["kind"]) == (name, "guest")
    status, token, _ = ask(server, "POST", "/tokens", {"Cookie": cookie}, {"label": "my bot"})
    assert status == 201
    return {"Cookie": cookie}, {"Authorization": f"Bearer {token['secret']}"}, token["id"]


class Stranger:
    """Plays one seat to the end; now and then it hangs up and comes back."""

    def __init__(self, server, who, table, seat, invite, hangs_up=0):
        self.server, self.who, self.table, self.seat, self.invite = server, who, table, seat, invite
        self.hangs_up = hangs_up  # after so many moves, once
        self.secrets, self.pending, self.answered, self.ids = {}, {}, set(), 0
        self.moves = 0

    def command(self, socket, kind, **values):
        self.ids += 1
        said = {"type": kind, "table": self.table, "id": f"s{self.seat}-{self.ids}", **values}
        self.pending[said["id"]] = said
        socket.send(json.dumps(said))

    def pledge(self):
        entropy = secrets.token_bytes(32)
        bound = hashlib.sha256(b"saloon entropy 2\0" + entropy).hexdigest()
        self.secrets[bound] = entropy.hex()
        return bound

    def play(self):
        while True:
            with connect(self.server.replace("http", "ws", 1) + "/api/live", additional_headers=self.who) as socket:
                socket.send(json.dumps({"type": "hello", "protocol": 1}))
                socket.send(json.dumps({"type": "watch", "table": self.table, "invite": self.invite}))
                for said in list(self.pending.values()):
                    socket.send(json.dumps(said))
                ending = self.attend(socket)
            if ending is not None:
                return ending

    def attend(self, socket):
        for text in socket:
            message = json.loads(text)
            for id in [message.get("id"), *message.get("done", [])]:
                self.pending.pop(id, None)
            if message["type"] == "refused":
                assert message["reason"] == "question-is-past", message
            if message["type"] == "news":
                if message["status"] == "over":
                    return message["ending"]
                self.take_part(socket, message)
                if self.hangs_up and self.moves == self.hangs_up:
                    self.hangs_up = 0
                    return None
        return None

    def take_part(self, socket, news):
        chair, fair, question = news["chairs"][self.seat], news["fairness"], news["question"]
        said = {each["type"] for each in self.pending.values()}
        if chair["kind"] == "open" and "sit" not in said:
            self.command(socket, "sit", seat=self.seat, invite=self.invite, commitment=self.pledge())
        elif self.seat in fair["waiting"] and fair["awaits"] not in said:
            if fair["awaits"] == "commit":
                self.command(socket, "commit", seat=self.seat, commitment=self.pledge())
            else:
                self.command(socket, "reveal", seat=self.seat, entropy=self.secrets[fair["commitments"][self.seat]])
        elif news["seat"] != self.seat and chair["kind"] == "person":
            socket.send(json.dumps({"type": "watch", "table": self.table, "seat": self.seat}))
        elif question and question["number"] not in self.answered:
            self.answered.add(question["number"])
            self.moves += 1
            code = secrets.choice(question["choices"])["code"]
            self.command(socket, "move", seat=self.seat, question=question["number"], code=code)


@pytest.mark.parametrize(("game", "seats"), [("wyatt-earp", 2), ("wyatt-earp", 4), ("revolver", 2)])
def test_strangers_play_whole_games(server: str, game: str, seats: int):
    _, host, _ = newcomer(server, "Ann")
    wish = {
        "game": game,
        "seats": [{"kind": "me", "commits": True}, *[{"kind": "open"}] * (seats - 1)],
        "clock": {"kind": "move", "seconds": 60},  # so that every game ends
        "pace": 0,
    }
    status, table, _ = ask(server, "POST", "/tables", host, wish)
    assert status == 201, table
    players = [Stranger(server, host, table["id"], 0, "", hangs_up=7)]
    for seat in range(1, seats):
        _, who, _ = newcomer(server, ("Ben", "Cleo", "Dora")[seat - 1])
        status, invited, _ = ask(server, "GET", f"/invites/{table['invite']}", who)
        assert (status, invited["id"]) == (200, table["id"])
        players.append(Stranger(server, who, table["id"], seat, table["invite"]))
    with ThreadPoolExecutor(seats) as pool:
        endings = list(pool.map(Stranger.play, players))
    assert all(ending == endings[0] for ending in endings)
    assert endings[0]["how"] == "finished"
    status, record, _ = ask(server, "GET", f"/tables/{table['id']}/record", host)
    assert status == 200
    status, verdict, _ = ask(server, "POST", "/verify", {}, record)
    assert (status, verdict["holds"]) == (200, True)


def test_tokens_are_what_the_page_says(server: str):
    cookie, program, id = newcomer(server, "Cat")
    status, tokens, _ = ask(server, "GET", "/tokens", cookie)
    assert (status, [(token["id"], token["label"], token["secret"]) for token in tokens]) == (200, [(id, "my bot", "")])
    for method, path, body in (("POST", "/tokens", {"label": "x"}), ("GET", "/tokens", None)):
        status, refused, _ = ask(server, method, path, program, body)
        assert (status, refused["reason"]) == (403, "people-only")
    live = server.replace("http", "ws", 1) + "/api/live"
    with connect(live, additional_headers=program) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1}))
        assert json.loads(socket.recv())["type"] == "welcome"
        status, _, _ = ask(server, "DELETE", f"/tokens/{id}", cookie)
        assert status == 204
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(60)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
    assert ask(server, "GET", "/tables/mine", program)[0] == 401
    with pytest.raises(InvalidStatus) as refused:
        connect(live, additional_headers=program)
    assert refused.value.response.status_code == 403


def test_this_file_knows_nothing_of_ours():
    imports = [line for line in Path(__file__).read_text().splitlines() if line.startswith(("import ", "from "))]
    assert not any("saloon" in line for line in imports)
