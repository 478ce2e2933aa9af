"""Deals for the lessons: a first round of each game in which everything worth learning happens early.

    python tools/lessons.py            look for them, and write web/src/games/*/lesson.json
    python tools/lessons.py --check    play them again: does the Greenhorn still answer as written? (exit status 0: yes)

A lesson is the record of a round between a newcomer and a Greenhorn. The newcomer's part is played by the teachers
below: it is what the coach will point at. The Greenhorn plays as on a server, with the same random numbers, so
players who follow the coach see exactly the recorded game; the others are helped by the server's advice.
Beside the record stands what the newcomer holds at each of his decisions (`line`), by which the page knows whether the
game is still the written one. Seeds are tried one after the other, and the first round that has all of it is taken.
Rewritten after a change of the rules or of the Greenhorn; a test says when that is due.
"""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import sha512
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from saloon.games.revolver import GAME as REVOLVER  # noqa: E402
from saloon.games.wyatt_earp import GAME as WYATT_EARP  # noqa: E402
from saloon.kernel.game import Game  # noqa: E402
from saloon.kernel.record import begin, to_document  # noqa: E402
from saloon.kernel.rng import fair_stream  # noqa: E402
from saloon.server.workers.jobs import Job, choose  # noqa: E402

FACES = ROOT / "web" / "src" / "games"  # a folder for each game
BOT = "greenhorn"
MOST_DECISIONS = 90  # of both, in a lesson

Said = list[str]  # lines of notation that are legal now
Teacher = Callable[[Any, Said, "Round"], str]


class Step(NamedTuple):
    """A decision of the newcomer: its number, the hand, and the move to make."""

    number: int
    hand: str
    decision: str


class Round:
    """A round as it goes: what was decided, and every fact that the newcomer saw."""

    def __init__(self, game: Game, seed: bytes) -> None:
        self.game = game
        self.facts: list[Any] = []
        options = usual(game)
        self.told = game.facts(options)
        self.writer = begin(game, options, ["Newcomer", "Greenhorn"], seed, told=self.told, bots=["", BOT])
        self.line: list[Step] = []
        self.codes: list[int] = []
        self.hear()

    def hear(self) -> None:
        self.facts += [sight for fact in self.told.take() if (sight := self.game.sight(fact, 0)) is not None]

    def said(self) -> list[str]:
        """What the newcomer has done so far."""
        return [step.decision for step in self.line]

    def told_of(self, kind: str) -> list[Any]:
        return [fact for fact in self.facts if type(fact).__name__ == kind]

    def play(self, teacher: Teacher) -> None:
        """Make one decision, for either player."""
        table = self.writer.table
        if table.to_act() == 0:
            view = self.game.view(table, 0)
            code = self.game.parse(
                table, teacher(view, [self.game.notate(table, each) for each in table.legal()], self)
            )
            step = Step(len(self.codes), hand_of(view), self.game.notate(table, code))
            self.line.append(step)
        else:
            code = choose(self.job(), 1.0)
        self.writer.apply(code)
        self.codes.append(code)
        self.hear()

    def job(self) -> Job:
        record = self.writer.record
        assert record.seed is not None
        return Job(
            table=record.seed.hex(),
            game=self.game.name,
            options=dict(record.options),
            seats=2,
            seed=record.seed,
            entropy=(),
            codes=tuple(self.codes),
            bot=BOT,
        )

    def document(self) -> dict[str, Any]:
        return {"record": to_document(self.writer.record), "line": [step._asdict() for step in self.line]}


@cache
def usual(game: Game) -> Any:
    """The usual rules."""
    return game.options({})


def dealt(game: Game, seed: bytes) -> Any:
    """What the newcomer sees first."""
    return game.view(game.new(usual(game), 2, fair_stream(seed)), 0)


def hand_of(view: Any) -> str:
    """What is held, as the page writes it too: `bob-dalton 2, hideout 1`."""
    return ", ".join(f"{card} {n}" for card, n in sorted((each.card, each.count) for each in view.hand))


def among(said: Said, *beginnings: str) -> list[str]:
    return [line for line in said if line.startswith(beginnings)]


# Wyatt Earp

OUTLAWS = ("belle-starr", "billy-the-kid", "bob-dalton", "butch-cassidy", "jesse-james", "sundance-kid", "wes-hardin")
SHOTS = ("stagecoach-robbery", "bank-robbery", "fastest-gun")


def teach_earp(view: Any, said: Said, played: Round) -> str:
    """Lay what can be laid, then a Photo, then a shot, then a Hideout; discard what helps least."""
    hand = {each.card: each.count for each in view.hand}
    opened = {poster.outlaw for poster in view.posters if poster.opened}
    if "take two" in said:
        top = view.top_discard
        fits = top in opened or (hand.get(top, 0) >= 2 and "-" in top and top not in SHOTS)
        return "take discard" if fits and played.line and "take discard" in said else "take two"
    for kind in ("attach", "cover"):
        if aims := among(said, kind):
            seat = 0 if kind == "attach" else 1
            points = {pile.outlaw: pile.points for pile in view.players[seat].piles}
            return max(aims, key=lambda line: points.get(line.split()[-1], 0))
    if lays := among(said, "lay "):
        return max(lays, key=lambda line: int(line.split()[-1]))
    own = {pile.outlaw for pile in view.players[0].piles}
    if photos := [line for line in among(said, "photo ") if line.split()[1] in own]:
        return photos[0]
    if shots := among(said, *(f"shoot {card}" for card in SHOTS)):
        return shots[0]
    if "hide" in said:
        return "hide"
    discards = among(said, "discard ")
    return min(discards, key=lambda line: worth(line.split()[1], hand, opened)) if discards else said[0]


def worth(card: str, hand: dict[str, int], opened: set[str]) -> int:
    """How much a card of the hand may still do for its holder."""
    if card in SHOTS or card == "hideout":
        return 50
    if card.startswith("photo-"):
        return 40 if card.removeprefix("photo-") in opened else 5
    if card in ("wyatt-earp", "most-wanted"):
        return 8
    return 30 if card in opened else 10 * hand[card]


def good_earp_deal(view: Any) -> bool:
    """Worth playing out: three of an outlaw, and most of what is to be shown."""
    hand = {each.card: each.count for each in view.hand}
    sets = [card for card, n in hand.items() if n >= 3 and card not in ("wyatt-earp", "bank-robbery")]
    shown = any(f"photo-{card}" in hand for card in sets), any(card in hand for card in SHOTS), "hideout" in hand
    return view.to_act == 0 and bool(sets) and sum(shown) >= 2


def earp(seed: bytes) -> Round | None:
    """Four turns: a set, a Photo, one card for the other's outlaw, a hit, a miss, a Hideout, out, and a good payday."""
    if not good_earp_deal(dealt(WYATT_EARP, seed)):
        return None
    played = Round(WYATT_EARP, seed)
    turns = 0
    while not played.told_of("RoundEnded"):
        if len(played.codes) >= MOST_DECISIONS or turns > 4 or (turns > 1 and not among(played.said(), "photo")):
            return None
        before = len(played.line)
        played.play(teach_earp)
        if len(played.line) > before:
            turns += played.line[-1].decision.startswith("take ")
            if played.line[-1].decision.startswith(("answer", "keep")):
                return None
    return played if is_good_earp(played) else None


def is_good_earp(played: Round) -> bool:
    said = played.said()
    lays = among(said, "lay ")
    theirs = {fact.outlaw for fact in played.told_of("Laid") if fact.seat == 1} - {lay.split()[1] for lay in lays[:1]}
    shots: list[bool] = []
    shooter = 1
    for fact in played.facts:
        shooter = fact.seat if type(fact).__name__ == "Played" else shooter
        if type(fact).__name__ == "Turned" and shooter == 0:
            shots.append(fact.hit)
    shares = [{fact.seat for fact in played.told_of("Paid") if fact.outlaw == outlaw} for outlaw in OUTLAWS]
    money = [sum(fact.dollars for fact in played.told_of("Paid") if fact.seat == seat) for seat in (0, 1)]
    return (
        said[0] == "take two"
        and not among(said[2:3], "lay ")  # one thing at a time
        and int(lays[0].split()[-1]) >= 3
        and any(lay == f"lay {outlaw} 1" for lay in lays for outlaw in theirs)
        and bool(among(said, "photo"))
        and bool(among(said, "attach"))
        and bool(among(said, "cover"))
        and True in shots
        and False in shots
        and "take discard" in said
        and played.line[-1].number == len(played.codes) - 1  # the newcomer's own last card
        and {0} in shares
        and {0, 1} in shares
        and bool(played.told_of("Escaped"))
        and money[0] > money[1]
    )


# Revolver: the newcomer leads the gang

FREE_GUNS = ("peacemaker-45", "38-special", "lets-shoot", "derringer")
PAID_GUNS = ("hail-of-bullets", "45-long-colt")
SCOUT = ("cherokee-scout",)
KILLS = ("fire-at-will", "chew-on-this")
LAW = ("charlie-weathers", "cowboy", "deputy-2", "deputy-3", "bounty-hunter", "apache-scout", "josie-logan")
ROWS = ("cactus-field", "narrow-pass", "indian-reservation", "rickety-bridge")
PAYS_FIRST = ("improvise", "saddlebags", "adios-amigo", "pack-yer-bags", "came-along", "sandstorm", "coffee-and-eggs")
TURNS = 3


def teach_revolver(view: Any, said: Said, played: Round) -> str:
    """A free gun, one that is paid for, a scout sent ahead, a shot at a lawman; then the turn is over."""
    mine = [line for line in played.said() if line == "end"]
    since = played.said()[max((i + 1 for i, line in enumerate(played.said()) if line == "end"), default=0) :]
    if places := among(said, "place "):
        return "place whiskey" if "place whiskey" in places else places[0]
    if hits := among(said, "hit "):
        return hits[0]
    if loses := among(said, "lose "):
        return loses[0]
    if "end" not in said:
        pays = among(said, "discard ")
        order = (*PAYS_FIRST, "stick-of-dynamite", "polecats", "jackson-clan", "gatling-gun")
        ranked = [line for card in order for line in pays if line == f"discard {card}"]
        return (ranked or pays or said)[0]
    plays = [line for line in said if line.startswith("play ")]
    done = {line.split()[1] for line in since if line.startswith("play ")}
    wanted = (FREE_GUNS, PAID_GUNS) if not mine else (KILLS, SCOUT, FREE_GUNS)
    for kinds in wanted:
        if not done & set(kinds):
            for card in kinds:
                if f"play {card}" in plays and (len(done) < 2 or not mine):
                    return f"play {card}"
    return "end"


def good_revolver_deal(view: Any) -> bool:
    """Worth playing out: guns for the first turn, and a scout for the second."""
    hand = {each.card for each in view.hand}
    return all(hand & set(kinds) for kinds in (FREE_GUNS, PAID_GUNS, SCOUT))


def revolver(seed: bytes) -> Round | None:
    """Three turns: guns, a payment, a scout ahead, a shot that kills, an attack that fails and one that does not."""
    if not good_revolver_deal(dealt(REVOLVER, seed)):
        return None
    played = Round(REVOLVER, seed)
    turns = 0
    while True:
        if len(played.codes) >= MOST_DECISIONS:
            return None
        before = len(played.line)
        played.play(teach_revolver)
        if not is_plain(played):
            return None
        if len(played.line) == before:
            continue
        last = played.line[-1].decision
        if last.startswith(("yes", "no", "answer", "react")):
            return None
        if last == "end":
            turns += 1
            if turns == TURNS:
                break
    table = played.writer.table
    while table.to_act() == 1 or (table.to_act() == 0 and REVOLVER.view(table, 0).question.phase == "casualty"):
        played.play(teach_revolver)
        if len(played.codes) >= MOST_DECISIONS or not is_plain(played):
            return None
    return played if is_good_revolver(played) else None


def is_plain(played: Round) -> bool:
    """McReady did nothing that needs a lecture: lawmen, blocking rows, and the attack."""
    if played.line and played.line[-1].number == len(played.codes) - 1:
        return True
    kind, _, card = played.writer.record.decisions[-1].partition(" ")
    return kind in ("place", "discard", "end", "no") or (kind == "play" and card in (*LAW, *ROWS))


def is_good_revolver(played: Round) -> bool:
    said = played.said()
    first = said[: said.index("end")]
    attacks = played.told_of("Attacked")
    return (
        bool(among(first, *(f"play {card}" for card in FREE_GUNS)))
        and bool(among(first, *(f"play {card}" for card in PAID_GUNS)))
        and bool(among(first, "discard "))
        and "place whiskey" in said
        and bool(among(said, "hit "))
        and 0 < attacks[0].law <= attacks[0].gang
        and [attack.won for attack in attacks].count(True) == 1
        and bool(among(said, "lose "))
        and any(fact.card in ROWS for fact in played.told_of("Placed"))
    )


# Both

LOOKED_FOR: dict[str, Callable[[bytes], Round | None]] = {"wyatt-earp": earp, "revolver": revolver}


def seeds(game: str) -> Iterator[bytes]:
    for n in count():
        yield sha512(f"saloon lesson {game} {n}".encode()).digest()


def write(game: str) -> None:
    for tried, seed in enumerate(seeds(game), 1):
        if found := LOOKED_FOR[game](seed):
            text = json.dumps(found.document(), indent=1) + "\n"
            (FACES / game / "lesson.json").write_text(text, "utf-8")
            print(f"{game}: deal {tried}, {len(found.codes)} decisions, {len(found.line)} of them the newcomer's")
            return


def differs(game: str) -> str:
    """Where a lesson no longer matches its file; empty if it does."""
    written = json.loads((FACES / game / "lesson.json").read_text("utf-8"))
    lines = {step["number"]: step["decision"] for step in written["line"]}
    played = Round(find(game), bytes.fromhex(written["record"]["seed"]))
    for number, decision in enumerate(written["record"]["decisions"]):
        played.play(as_written(lines.get(number, "")))
        if played.writer.record.decisions[-1] != decision:
            return f"decision {number} is {played.writer.record.decisions[-1]}, not {decision}"
    return "" if played.document() == written else "what is held differs"


def as_written(line: str) -> Teacher:
    """Play this move, if it is legal."""
    return lambda _view, said, _round: line if line in said else said[0]


def find(game: str) -> Game:
    return {WYATT_EARP.name: WYATT_EARP, REVOLVER.name: REVOLVER}[game]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="only play the written ones again")
    parser.add_argument("games", nargs="*", default=[*LOOKED_FOR], help="which (both)")
    asked = parser.parse_args(arguments)
    if not asked.check:
        for game in asked.games:
            write(game)
        return 0
    troubles = [f"{game}: {trouble}" for game in asked.games if (trouble := differs(game))]
    print("\n".join(troubles) or "the lessons are what they were")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
