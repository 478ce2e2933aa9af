"""The deck file: what the packaged one says, and that every fault in another is told with its place (section 16)."""

import copy
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saloon import rulebook
from saloon.games.revolver import deckfile
from saloon.games.revolver.deckfile import (
    OPERATIONS,
    PACKAGED,
    STANDARD,
    Op,
    digest,
    packaged_deck,
    read_deck,
    standard_deck,
    write_deck,
)
from saloon.kernel.document import read_document, to_toml
from saloon.kernel.errors import Malformed

ROOT = Path(__file__).parents[3]
DECKS = Path(deckfile.__file__).parents[1] / "decks"
FILE = DECKS / f"{STANDARD}.toml"
PAGE = ROOT / "docs" / "rules" / "revolver.md"
GUIDE = ROOT / "docs" / "decks.md"
DOCUMENT = tomllib.loads(FILE.read_text("utf-8"))
GONE: Any = object()  # in place of a value: take the field away


def document() -> dict[str, Any]:
    return copy.deepcopy(DOCUMENT)


def put(found: Any, path: str, value: Any) -> Any:
    """The document with another value at a place, which is written as errors write it."""
    here = found
    *way, last = re.findall(r"[^.\[\]]+|\[\d+\]", path)
    for step in way:
        here = here[key_of(here, step)]
    if value is GONE:
        del here[key_of(here, last)]
    else:
        here[key_of(here, last)] = value
    return found


def key_of(here: Any, step: str) -> Any:
    if isinstance(here, dict):
        return step
    if step.startswith("["):
        return int(step[1:-1])
    return next(at for at, row in enumerate(here) if row["id"] == step)


def with_(*changes: tuple[str, Any]) -> dict[str, Any]:
    found = document()
    for path, value in changes:
        put(found, path, value)
    return found


def refusal(found: Any, complete: bool = False) -> Malformed:
    with pytest.raises(Malformed) as told:
        read_deck(found, complete)
    return told.value


# --- the packaged deck ----------------------------------------------------------------------------


def appendix() -> dict[str, Any]:
    block = re.search(r"```json\n(.*?)\n```", PAGE.read_text("utf-8").partition("## Appendix A")[2], re.DOTALL)
    assert block
    found: dict[str, Any] = json.loads(block[1])
    return found


def test_rv_0_1_frontier_1_is_the_appendix_of_the_rules_and_nothing_is_lost_on_the_way():
    written = write_deck(packaged_deck("frontier-1"))
    for row in written["special"]:
        assert row.pop("text") == ""
    assert written == appendix()
    assert read_deck(appendix(), complete=True) == packaged_deck("frontier-1")


def test_rv_0_1_figures_may_only_change_with_the_name_of_the_deck():
    """If this fails, a figure has changed: then the deck needs a new id, and so a new file."""
    digests = {name: digest(packaged_deck(name)) for name in PACKAGED}
    assert digests == {
        "frontier-1": "73488f849f2b1925",
        "frontier-2": "dc039cc6085c86a0",
        "frontier-3": "7a8feaa9771af62b",
        "frontier-4": "f0b6641aaf6afabe",
    }


def figures(deck: Any) -> dict[str, Any]:
    """Everything that a deck file says of its rows: `buzzard.defence` and what it is."""
    written = write_deck(deck)
    tables = {name: [written[name]] for name in ("box", "setup")}
    tables |= {name: written[name] for name in ("battlefields", "bandits", "special", "cards")}
    return {
        f"{row.get('id', name)}.{field}": value
        for name, rows in tables.items()
        for row in rows
        for field, value in row.items()
    }


@pytest.mark.parametrize("deck", ["frontier-2", "frontier-3", "frontier-4"])
def test_rv_0_1_a_later_deck_differs_from_frontier_1_only_in_the_reconstructed_figures_that_its_head_names(deck):
    old, new = figures(packaged_deck("frontier-1")), figures(packaged_deck(deck))
    assert list(old) == list(new)
    changed = {name for name in old if old[name] != new[name]}
    named = re.findall(r"^#    (\S+)\s+(\d+) -> (\d+) ", (DECKS / f"{deck}.toml").read_text("utf-8"), re.MULTILINE)
    assert {name: (old[name], new[name]) for name in changed} == {name: (int(a), int(b)) for name, a, b in named}
    for name in changed:
        row, _, figure = name.partition(".")
        assert old[f"{row}.prov"][figure] == new[f"{row}.prov"][figure] == "reconstructed"


@pytest.mark.parametrize("name", PACKAGED)
def test_rv_0_2_every_figure_of_a_packaged_deck_says_where_it_comes_from(name):
    deck = packaged_deck(name)
    rows: list[Any] = [deck.box, deck.setup, *deck.battlefields, *deck.bandits, *deck.special, *deck.cards]
    for row in rows:
        assert row.prov
        assert "user" not in row.prov.values()
    found = with_(("cards.gatling-gun.prov.fp", GONE))
    assert str(refusal(found, complete=True)) == "cards.gatling-gun.prov.fp: missing"


def test_rv_0_5_the_names_that_are_ours_say_so():
    ours = {bandit.name for bandit in standard_deck().bandits if bandit.prov["name"] == "own-name"}
    assert ours == {
        'Ezra "Tin Cup" Holloway',
        '"Dusty" Maud Tillery',
        'Cyrus "Two Spoons" Beckett',
        'Wendell "Lantern" Osgood',
    }


def test_rv_0_6_and_rv_0_2_the_file_says_that_it_is_a_reconstruction_in_our_words():
    head = " ".join(FILE.read_text("utf-8").replace("#", "").split())
    assert "This is a reconstruction and NOT the published card list" in head
    assert "no flavour text, artwork or rulebook sentence is taken over" in head
    assert "Not the published card list" in standard_deck().note
    assert "The cards of this page are a reconstruction, not the published list" in PAGE.read_text("utf-8")


def test_rv_1_1_and_rv_1_2_the_box():
    deck = standard_deck()
    assert [deck.size(side) for side in ("colty", "mcready")] == [62, 62]
    assert (len(deck.bandits), len(deck.battlefields), len(deck.special)) == (16, 5, 1)
    assert deck.warnings == ()


def test_rv_1_3_the_tokens_suffice():
    assert deckfile.tokens_needed(standard_deck(), "grit") == standard_deck().box.grit == 6
    assert deckfile.tokens_needed(standard_deck(), "power") == standard_deck().box.power == 6


# 22.1: sourced figures that no tuning may touch
SOURCED = {
    "cards.38-special.fp": 1,
    "cards.hail-of-bullets.fp": 3,
    "cards.yellow-boy-rifle.fp": 2,
    "cards.yellow-boy-rifle.cost": 1,
    "cards.lets-shoot.fp": 1,
    "cards.gatling-gun.cost": 2,
    "cards.jackson-clan.cost": 3,
    "cards.jackson-clan.free_at": ["express"],
    "cards.fire-at-will.cost": 0,
    "cards.ned-mcready.cost": 3,
    "cards.ned-mcready.free_at": ["creek", "express"],
    "cards.charlie-weathers.fp": 3,
    "cards.cowboy.fp": 1,
    "cards.deputy-2.fp": 2,
    "cards.deputy-3.fp": 3,
    "cards.buffalo-stampede.cost": 2,
    "battlefields.bank.turns": 4,
    "battlefields.bank.defence": 0,
    "battlefields.creek.defence": 1,
    "battlefields.creek.faces": ["kittens", "kittens", "skinny"],
    "battlefields.express.turns": 4,
    "battlefields.express.defence": 1,
    "bandits.kittens-mackenzie.rating": 1,
    "bandits.bruno-caple.rating": 3,
    "bandits.cortez.rating": 4,
    "bandits.skinny-landell.rating": 4,
    "bandits.manolito.rating": 2,
    "setup.cubes": 12,
    "setup.hand": 5,
    "setup.draw": 2,
    "setup.gang_slots": 3,
    "setup.rows_max": 2,
    "box.grit": 6,
    "box.power": 6,
}


@pytest.mark.parametrize("path", SOURCED)
def test_a_sourced_figure_stays_and_is_marked(path):
    row, _, name = path.rpartition(".")
    found: Any = write_deck(standard_deck())
    for step in row.split("."):
        found = found[key_of(found, step)]
    assert found[name] == SOURCED[path]
    assert found["prov"]["cost" if name == "free_at" else name] in ("sourced", "sourced-weak")


def test_the_tables_of_the_rules_say_what_frontier_1_says():
    """Section 17 is generated from the appendix."""
    rows = {
        found[1]: [cell.strip() for cell in found[0].strip("|").split("|")][1:]
        for found in re.finditer(r'^\| <a id="([a-z0-9-]+)"></a>`\1`.*$', PAGE.read_text("utf-8"), re.MULTILINE)
    }
    marks = {"sourced": "S", "sourced-weak": "s", "reconstructed": "r", "own-name": "o"}
    deck = packaged_deck("frontier-1")
    for card in deck.cards:
        row = rows[card.id]
        fp = str(card.fp) if "fp" in card.prov else "–"
        price = f"{card.cost}; 0 at {', '.join(card.free_at)}" if card.free_at else str(card.cost)
        assert row[:5] == [card.name, str(card.copies), card.kind, fp, price]
        assert row[6] == card.text
        figures = ("name", "copies", "fp", "cost", "effect", *(["tokens"] if "tokens" in card.prov else []))
        assert row[8].split() == [marks[card.prov[figure]] if figure in card.prov else "–" for figure in figures]
        ops = (*card.ops, *card.modes_shot, *card.standing, *(card.activated.ops if card.activated else ()))
        assert all(op.op in row[7] for op, _, _ in deckfile.walk(ops, ""))
    for bandit in deck.bandits:
        name, rating, _, text, _, said = rows[bandit.id]
        assert (name.removesuffix(" *(name ours)*"), rating, text) == (bandit.name, str(bandit.rating), bandit.text)
        assert said.split() == [marks[bandit.prov[figure]] for figure in ("name", "rating", "effect")]
    for place in deck.battlefields:
        figures_of = [place.name, str(place.dash), str(place.turns), ", ".join(place.faces) or "–", str(place.defence)]
        assert rows[place.id][:5] == figures_of
    things: list[Any] = [*deck.cards, *deck.bandits, *deck.battlefields, *deck.special]
    assert set(rows) == {thing.id for thing in things}


def test_the_deck_is_packed():
    """Everything under src/saloon is in the wheel unless it is ignored or excluded."""
    ignored = (ROOT / ".gitignore").read_text("utf-8").split()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["packages"] == ["src/saloon"]
    assert not {"*.toml", "decks/"} & {*ignored, *wheel["exclude"]}


# --- what a deck is -------------------------------------------------------------------------------


def test_operations_are_read_into_small_values():
    deck = standard_deck()
    assert deck.card("yellow-boy-rifle").ops == (Op("may_discard", n=1, then=(Op("kill_lawman", n=1),)),)
    assert deck.card("rattlesnake-bite").ops[0].then == (Op("gang_casualty", n=1),)
    assert deck.card("were-surrounded").ops[0].without == ("gatling-gun", "jackson-clan")
    assert deck.card("lets-shoot").modes_shot == (Op("destroy_row", n=1),)
    assert deck.card("quincey-whitmore").activated == deckfile.Activated(1, (Op("move_self"),))
    assert (deck.card("came-along").anchor, deck.card("fire-at-will").anchor) == (1, -1)
    assert deck.bandit("cortez").on_reach_at == "express"
    assert deck.battlefield("creek").faces == ("kittens", "kittens", "skinny")
    assert deck.leader.id == "jack-colty"
    assert hash(deck) == hash(read_deck(document()))


def test_rv_0_4_and_rv_0_7_a_user_may_leave_the_provenance_out():
    found = document()
    for rows in ("battlefields", "bandits", "special", "cards"):
        for row in found[rows]:
            del row["prov"]
    del found["box"]["prov"], found["setup"]["prov"]["hand"]
    deck = read_deck(found)
    assert deck.card("apache-scout").prov == dict.fromkeys(["name", "copies", "cost", "effect", "fp", "tokens"], "user")
    assert (deck.setup.prov["hand"], deck.setup.prov["draw"]) == ("user", "sourced")
    assert digest(deck) == digest(standard_deck())


def test_rv_0_3_a_deck_may_come_from_a_file(tmp_path):
    (tmp_path / "mine.toml").write_text(to_toml(write_deck(standard_deck())), "utf-8")
    (tmp_path / "mine.json").write_text(json.dumps(write_deck(standard_deck())), "utf-8")
    assert (
        read_deck(read_document(tmp_path / "mine.toml"))
        == read_deck(read_document(tmp_path / "mine.json"))
        == standard_deck()
    )
    (tmp_path / "broken.toml").write_text("format = ", "utf-8")
    with pytest.raises(Malformed, match="not-toml"):
        read_deck(read_document(tmp_path / "broken.toml"))


def test_the_document_of_a_deck_reads_back_and_fits_json():
    written = write_deck(standard_deck())
    assert json.loads(json.dumps(written)) == written
    assert read_deck(written) == standard_deck()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("deck", "another-name"),
        ("note", ""),
        ("cards.saddlebags.name", "Satteltaschen"),
        ("cards.saddlebags.text", ""),
        ("cards.saddlebags.prov", GONE),
        ("cards.cactus-field.flags", []),  # `upcoming` is only shown
        ("bandits.bullet.name", "The dog"),
        ("battlefields.bank.name", "The bank"),
        ("box.prov", GONE),
    ],
)
def test_the_digest_ignores_what_is_only_read(path, value):
    assert digest(read_deck(with_((path, value)))) == digest(standard_deck())


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("box.grit", 7),
        ("box.cubes", 13),
        ("setup.cubes", 11),
        ("setup.hand", 6),
        ("setup.draw", 1),
        ("setup.gang_slots", 4),
        ("setup.rows_max", 1),
        ("battlefields.bank.dash", 0),
        ("battlefields.whiskey.turns", 4),
        ("battlefields.whiskey.defence", 3),
        ("battlefields.bank.faces", ["skinny"]),
        ("bandits.bullet.rating", 1),
        ("bandits.bullet.start_grit", 1),
        ("bandits.annie-mcgraw.on_death", []),
        ("bandits.skinny-landell.on_grit_loss", []),
        ("bandits.cortez.on_reach", GONE),
        ("bandits.cortez.on_reach.at", "creek"),
        ("bandits.manolito.on_death[0].floor", 0),
        ("special.derail-the-train.at", "creek"),
        ("cards.38-special.id", "38-extra-special"),
        ("cards.38-special.copies", 11),
        ("cards.38-special.fp", 0),
        ("cards.38-special.cost", 1),
        ("cards.jackson-clan.free_at", []),
        ("cards.apache-scout.reach", "ahead"),
        ("cards.stick-of-dynamite.not_at", ["creek"]),
        ("cards.gatling-gun.flags", []),
        ("cards.polecats.ops[0].n", 1),
        ("cards.pilgrim.ops[0].d", 1),
        ("cards.flesh-wound.ops[0].to", "hand"),
        ("cards.apache-scout.ops[0].token", "grit"),
        ("cards.apache-scout.ops[0].when", "always"),
        ("cards.stick-of-dynamite.ops[0].max_fp", 4),
        ("cards.adios-amigo.ops[0].card", "cowboy"),
        ("cards.were-surrounded.ops[0].except", ["gatling-gun"]),
        ("cards.were-surrounded.ops[0].only", ["38-special"]),
        ("cards.yellow-boy-rifle.ops[0].then[0].n", 2),
        ("cards.lets-shoot.modes", GONE),
        ("cards.quincey-whitmore.activated.discard", 2),
        ("cards.came-along.anchor", 0),
        ("cards.came-along.anchor", GONE),
        ("cards.sandstorm.standing[0].n", 3),
    ],
)
def test_the_digest_changes_with_every_figure(path, value):
    found = document()
    changed = read_deck(put(found, path, value))
    assert digest(changed) != digest(standard_deck())
    assert read_deck(write_deck(changed)) == changed


def test_the_digest_knows_the_order_of_the_cards():
    found = document()
    found["cards"].reverse()
    assert digest(read_deck(found)) != digest(standard_deck())


def test_the_vocabulary_is_that_of_the_rules_and_of_the_guide():
    """OP-01 to OP-25, in the rules and in docs/decks.md."""
    assert [operation.id for operation in OPERATIONS.values()] == [f"OP-{number:02}" for number in range(1, 26)]
    guide = dict(re.findall(r"^\| (OP-\d+) \| `(\{.*?\})` \|", GUIDE.read_text("utf-8"), re.MULTILINE))
    for name, operation in OPERATIONS.items():
        head = rulebook.rule("revolver", operation.id).text.splitlines()[0]
        assert re.match(rf"operation: {name}\b", head)
        example = tomllib.loads(f"op = {guide[operation.id]}")["op"]
        assert example.pop("op") == name
        assert set(operation.needs) <= set(example) <= {*operation.needs, *operation.may}


def test_the_guide_explains_every_reason_and_its_cards_can_be_played():
    guide = GUIDE.read_text("utf-8")
    explained = set(re.findall(r"`([a-z0-9-]+)`", guide.partition("## When something is wrong")[2]))
    source = "".join(file.read_text("utf-8") for file in Path(deckfile.__file__).parent.glob("*.py"))
    assert set(re.findall(r'(?:Malformed|Remark)\(\s*"([a-z0-9-]+)"', source)) <= explained
    found = document()
    cards = [tomllib.loads(block)["cards"][0] for block in re.findall(r"```toml\n(\[\[cards.*?)```", guide, re.DOTALL)]
    assert len(cards) == 2
    found["cards"] += cards
    assert [remark.reason for remark in read_deck(found).warnings] == ["not-62"]


# --- remarks --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "value", "reason", "field", "details"),
    [
        ("cards.38-special.copies", 9, "not-62", "cards", {"side": "colty", "found": 61, "usual": 62}),
        ("cards.cowboy.copies", 5, "not-62", "cards", {"side": "mcready", "found": 63, "usual": 62}),
        ("box.grit", 5, "box-short", "box.grit", {"needed": 6, "box": 5}),
        ("box.power", 0, "box-short", "box.power", {"needed": 6, "box": 0}),
        ("bandits.bullet.start_grit", 2, "box-short", "box.grit", {"needed": 8, "box": 6}),
        ("setup.cubes", 15, "box-short", "setup.cubes", {"needed": 15, "box": 14}),
        ("cards.apache-scout.reach", "current", "never-ahead", "cards.apache-scout.ops[0].when", {}),
    ],
)
def test_rv_0_3_what_can_be_played_is_only_remarked_upon(path, value, reason, field, details):
    assert read_deck(with_((path, value))).warnings == (deckfile.Remark(reason, field, details),)


def test_grit_does_not_help_a_gun_and_the_remark_says_so():
    found = with_(("cards.cherokee-scout.ops", [{"op": "gain_token", "token": "grit"}]), ("box.grit", 8))
    assert [(remark.reason, remark.field) for remark in read_deck(found).warnings] == [
        ("grit-on-gun", "cards.cherokee-scout.ops[0].token")
    ]


# --- faults ---------------------------------------------------------------------------------------

MAY: dict[str, Any] = {"op": "may_discard", "n": 1, "then": [{"op": "draw", "n": 1}]}


def nested(times: int) -> dict[str, Any]:
    return MAY if times == 1 else {"op": "may_discard", "n": 1, "then": [nested(times - 1)]}


def op(name: str, **values: Any) -> dict[str, Any]:
    return {"op": name, **values}


# A change, the reason (none: it is allowed), and the field: the place of the change, a place in it, or another.
FAULTS: list[tuple[str, Any, str, str]] = [
    # the file
    ("format", 2, "unknown-format", ""),
    ("format", GONE, "missing", ""),
    ("format", "1", "not-a-number", ""),
    ("game", "poker", "wrong-game", ""),
    ("deck", GONE, "missing", ""),
    ("deck", "My Deck", "bad-id", ""),
    ("note", 3, "not-text", ""),
    ("note", "x" * 4001, "too-long", ""),
    ("author", "me", "unknown-field", ""),
    ("box", GONE, "missing", ".grit"),
    ("box", [], "not-a-table", ""),
    ("cards", {}, "not-a-list", ""),
    # ids
    ("cards.38-special.id", GONE, "missing", "cards[0].id"),
    ("cards.38-special.id", 38, "not-text", "cards[0].id"),
    ("cards.38-special.id", "", "bad-id", "cards[0].id"),
    ("cards.38-special.id", "38_special", "bad-id", "cards[0].id"),
    ("cards.38-special.id", "38--special", "bad-id", "cards[0].id"),
    ("cards.38-special.id", "x" * 41, "bad-id", "cards[0].id"),
    ("cards.38-special.id", "٣٨", "bad-id", "cards[0].id"),
    ("cards.38-special.id", "38-special\n", "bad-id", "cards[0].id"),
    ("cards.45-long-colt.id", "38-special", "duplicate-id", "cards[1].id"),
    ("cards.45-long-colt.id", "cortez", "duplicate-id", "cards[1].id"),
    ("cards.45-long-colt.id", "derail-the-train", "duplicate-id", "cards[1].id"),
    ("special.derail-the-train.id", "cortez", "duplicate-id", "special[0].id"),
    ("bandits.bullet.id", "cortez", "duplicate-id", "bandits[10].id"),
    ("battlefields.creek.id", "bank", "duplicate-id", "battlefields[3].id"),
    ("battlefields.creek.id", "Creek", "bad-id", "battlefields[3].id"),
    # counts
    ("battlefields.creek", GONE, "wrong-count", "battlefields"),
    ("bandits.bullet", GONE, "wrong-count", "bandits"),
    ("special", [{}] * 9, "wrong-count", ""),
    ("cards", [], "wrong-count", ""),
    ("cards", [{}] * 125, "wrong-count", ""),
    ("cards.38-special.copies", 62, "", ""),
    ("cards.38-special.copies", 63, "out-of-range", ""),
    ("cards.38-special.copies", 0, "out-of-range", ""),
    ("cards.38-special.copies", True, "not-a-number", ""),
    # figures
    ("cards.38-special.fp", 21, "out-of-range", ""),
    ("cards.38-special.fp", 1.0, "not-a-number", ""),
    ("cards.38-special.fp", GONE, "missing", ""),
    ("cards.38-special.cost", 9, "out-of-range", ""),
    ("cards.38-special.cost", GONE, "missing", ""),
    ("bandits.bullet.rating", 10, "out-of-range", ""),
    ("bandits.bullet.start_grit", 7, "out-of-range", ""),
    ("battlefields.bank.dash", 4, "out-of-range", ""),
    ("battlefields.bank.turns", 0, "out-of-range", ""),
    ("battlefields.bank.turns", 10, "out-of-range", ""),
    ("battlefields.bank.defence", 21, "out-of-range", ""),
    ("battlefields.bank.defence", -1, "out-of-range", ""),
    ("battlefields.bank.faces", ["skinny"] * 6, "too-many", "battlefields"),
    ("battlefields.bank.faces", ["Skinny"], "bad-id", "[0]"),
    ("battlefields.bank.faces", "skinny", "not-a-list", ""),
    ("battlefields.bank.name", "", "missing", ""),
    ("setup.cubes", 0, "out-of-range", ""),
    ("setup.cubes", 100, "out-of-range", ""),
    ("setup.hand", 0, "out-of-range", ""),
    ("setup.hand", 21, "out-of-range", ""),
    ("setup.draw", 10, "out-of-range", ""),
    ("setup.gang_slots", 0, "out-of-range", ""),
    ("setup.rows_max", 10, "out-of-range", ""),
    ("setup.luck", 1, "unknown-field", ""),
    ("box.grit", 100, "out-of-range", ""),
    ("box.cubes", 0, "out-of-range", ""),
    # words
    ("cards.38-special.name", " ", "missing", ""),
    ("cards.38-special.name", "x" * 81, "too-long", ""),
    ("cards.38-special.name", "bang\x1b[2J", "not-printable", ""),
    ("cards.38-special.text", "two\nlines", "not-printable", ""),
    ("cards.38-special.text", "x" * 401, "too-long", ""),
    ("cards.38-special.colour", "blue", "unknown-field", ""),
    ("cards.38-special.side", "sheriff", "unknown-word", ""),
    ("cards.38-special.kind", "sword", "unknown-word", ""),
    ("cards.cherokee-scout.reach", "far", "unknown-word", ""),
    ("cards.gatling-gun.flags", ["rusty"], "unknown-word", "[0]"),
    ("cards.gatling-gun.flags", ["fixed", "fixed"], "repeated", "[1]"),
    ("cards.gatling-gun.flags", [3], "not-text", "[0]"),
    # kinds and sides
    ("cards.38-special.side", "mcready", "wrong-side", "cards.38-special.kind"),
    ("cards.cowboy.side", "colty", "wrong-side", "cards.cowboy.kind"),
    ("cards.cactus-field.side", "colty", "wrong-side", "cards.cactus-field.kind"),
    ("cards.saddlebags.fp", 1, "not-for-kind", ""),
    ("cards.cactus-field.fp", 1, "not-for-kind", ""),
    ("cards.lightning-reflexes.fp", 1, "not-for-kind", ""),
    ("cards.saddlebags.reach", "any", "not-for-kind", ""),
    ("cards.saddlebags.reaction", "casualty", "not-for-kind", ""),
    ("cards.saddlebags.standing", [op("cap_opponent", n=2)], "not-for-kind", ""),
    ("cards.saddlebags.modes", {"shot": [op("draw", n=1)]}, "not-for-kind", ""),
    ("cards.saddlebags.activated", {"discard": 1, "ops": [op("draw", n=1)]}, "not-for-kind", ""),
    ("cards.38-special.anchor", 0, "not-for-kind", ""),
    ("cards.lightning-reflexes.not_at", ["bank"], "not-for-kind", ""),
    ("cards.cactus-field.ops", [op("draw", n=1)], "not-for-kind", ""),
    ("cards.sandstorm.ops", [op("draw", n=1)], "not-for-kind", ""),
    ("cards.cowboy.flags", ["protected"], "not-for-kind", "[0]"),
    ("cards.cactus-field.flags", ["no-slot"], "not-for-kind", "[0]"),
    ("cards.saddlebags.flags", ["fixed"], "not-for-kind", "[0]"),
    ("cards.hat-clean-off.flags", ["cancellable"], "not-for-kind", "[0]"),
    ("cards.saddlebags.ops", [], "missing", ""),
    ("cards.saddlebags.ops", GONE, "missing", ""),
    ("cards.sandstorm.standing", GONE, "missing", ""),
    ("cards.lets-shoot.modes", {}, "missing", ".shot"),
    ("cards.lets-shoot.modes.club", [op("draw", n=1)], "unknown-field", ""),
    ("cards.lets-shoot.modes", [], "not-a-table", ""),
    ("cards.came-along.anchor", 2, "out-of-range", ""),
    ("cards.came-along.anchor", -1, "out-of-range", ""),
    # operations and their parameters
    ("cards.fire-at-will.ops[0].op", "teleport", "unknown-operation", ""),
    ("cards.fire-at-will.ops[0].op", GONE, "missing", ""),
    ("cards.fire-at-will.ops[0].n", 0, "out-of-range", ""),
    ("cards.fire-at-will.ops[0].n", 10, "out-of-range", ""),
    ("cards.fire-at-will.ops[0].n", GONE, "missing", ""),
    ("cards.fire-at-will.ops[0].card", "cowboy", "unknown-field", ""),
    ("cards.fire-at-will.ops", ["kill_lawman"], "not-a-table", "[0]"),
    ("cards.fire-at-will.ops", [op("draw", n=1)] * 9, "too-many", ""),
    ("cards.pilgrim.ops[0].d", 0, "out-of-range", ""),
    ("cards.pilgrim.ops[0].d", 2, "out-of-range", ""),
    ("cards.stick-of-dynamite.ops[0].max_fp", 41, "out-of-range", ""),
    ("bandits.manolito.on_death[0].floor", 100, "out-of-range", ""),
    ("cards.flesh-wound.ops[0].to", "deck", "unknown-word", ""),
    ("cards.apache-scout.ops[0].token", "gold", "unknown-word", ""),
    ("cards.apache-scout.ops[0].when", "sometimes", "unknown-word", ""),
    ("cards.yellow-boy-rifle.ops[0].then", [], "missing", ""),
    ("cards.yellow-boy-rifle.ops[0].otherwise", [MAY], "unknown-field", ""),
    ("cards.rattlesnake-bite.ops[0].otherwise[0].n", 99, "out-of-range", ""),
    ("cards.saddlebags.ops", [nested(3)], "", ""),
    ("cards.saddlebags.ops", [nested(4)], "too-deep", "[0].then[0].then[0].then[0]"),
    ("cards.ran-outta-bullets.ops[0].only", [], "missing", ""),
    # references
    ("cards.adios-amigo.ops[0].card", "doc-holliday", "unknown-id", ""),
    ("cards.adios-amigo.ops[0].card", "cortez", "unknown-id", ""),
    ("cards.adios-amigo.ops[0].card", "Ned", "bad-id", ""),
    ("cards.adios-amigo.ops[0].card", "flesh-wound", "wrong-sort", ""),
    ("bandits.bruno-caple.on_death[0].card", "colt", "unknown-id", ""),
    ("bandits.bruno-caple.on_death[0].card", "lightning-reflexes", "wrong-sort", ""),
    ("bandits.cortez.on_death[0].before", "mexico", "unknown-id", ""),
    ("bandits.cortez.on_death[0].before", "", "bad-id", ""),
    ("bandits.cortez.on_reach.at", "mexico", "unknown-id", ""),
    ("bandits.cortez.on_reach.at", GONE, "missing", ""),
    ("bandits.cortez.on_reach.ops", [], "missing", ""),
    ("bandits.cortez.on_reach.when", "now", "unknown-field", ""),
    ("bandits.kittens-mackenzie.on_death[0].before", GONE, "missing", ""),
    ("bandits.kittens-mackenzie.on_death[0].face", "bullet", "unknown-id", ""),
    ("special.derail-the-train.at", "mexico", "unknown-id", ""),
    ("cards.jackson-clan.free_at", ["express", "mexico"], "unknown-id", "[1]"),
    ("cards.jackson-clan.free_at", ["express", "express"], "repeated", "[1]"),
    ("cards.stick-of-dynamite.not_at", ["mexico"], "unknown-id", "[0]"),
    ("cards.ran-outta-bullets.ops[0].only", ["pistol"], "unknown-id", "[0]"),
    ("cards.ran-outta-bullets.ops[0].only", ["cowboy"], "wrong-sort", "[0]"),
    ("cards.were-surrounded.ops[0].except", ["pistol"], "unknown-id", "[0]"),
    # where operations may stand
    ("cards.38-special.ops", [op("return_gun")], "not-here", "[0]"),
    ("cards.lets-shoot.modes.shot", [op("return_gun")], "not-here", "[0]"),
    ("cards.cowboy.ops", [op("recover_lawman", to="current")], "not-here", "[0]"),
    ("cards.saddlebags.ops", [{**MAY, "then": [op("return_gun")]}], "", ""),
    ("cards.38-special.ops", [{**MAY, "then": [op("return_gun")]}], "not-here", "[0].then[0]"),
    ("cards.saddlebags.ops", [op("recover_lawman", to="hand")], "wrong-side", "[0]"),
    ("cards.saddlebags.ops", [op("move_lawman")], "wrong-side", "[0]"),
    ("cards.saddlebags.ops", [op("destroy_gun", n=1)], "wrong-side", "[0]"),
    ("cards.get-a-rope.ops", [op("return_gun")], "wrong-side", "[0]"),
    ("cards.get-a-rope.ops", [op("kill_lawman", n=1)], "wrong-side", "[0]"),
    ("cards.get-a-rope.ops", [op("blast_lawmen", max_fp=1)], "wrong-side", "[0]"),
    ("cards.get-a-rope.ops", [op("clear_lawmen")], "wrong-side", "[0]"),
    ("cards.get-a-rope.ops", [op("destroy_row", n=1)], "wrong-side", "[0]"),
    ("cards.saddlebags.ops", [op("wreck")], "not-here", "[0]"),
    ("special.derail-the-train.side", "mcready", "wrong-side", "special.derail-the-train.ops[0]"),
    ("special.derail-the-train.ops", [op("return_gun")], "not-here", "[0]"),
    ("special.derail-the-train.ops", [op("wreck")] * 2, "twice", "[1]"),
    ("special.derail-the-train.ops", [{**MAY, "then": [op("wreck")]}], "not-inside", "[0].then[0]"),
    ("special.derail-the-train.ops", [], "missing", ""),
    ("special.derail-the-train.once", False, "not-once", ""),
    ("special.derail-the-train.once", GONE, "not-once", ""),
    ("special.derail-the-train.once", 1, "not-yes-or-no", ""),
    ("cards.saddlebags.ops", [op("gain_token", token="grit")], "not-here", "[0]"),
    ("cards.lets-shoot.modes.shot", [op("gain_token", token="power")], "not-here", "[0]"),
    ("cards.cowboy.ops", [op("gain_token", token=token) for token in ("grit", "power")], "", ""),
    ("cards.cowboy.ops", [op("gain_token", token="grit")] * 2, "twice", "[1]"),
    ("cards.cowboy.ops", [{**MAY, "then": [op("gain_token", token="grit")]}], "not-inside", "[0].then[0]"),
    ("bandits.cortez.on_reach.ops[0].token", "power", "not-here", ""),
    ("bandits.cortez.on_reach.ops[0].when", "ahead", "not-here", ""),
    ("bandits.bullet.on_death", [op("gain_token", token="grit")], "not-here", "[0]"),
    ("bandits.bullet.on_death", [op("gang_casualty", n=1)], "not-here", "[0]"),
    ("bandits.bullet.on_grit_loss", [MAY], "not-here", "[0]"),
    ("bandits.cortez.on_reach.ops", [op("kill_lawman", n=1)], "not-here", "[0]"),
    ("cards.38-special.ops", [op("move_self")], "not-here", "[0]"),
    ("cards.quincey-whitmore.activated.ops", [op("move_self")] * 2, "twice", "[1]"),
    ("cards.quincey-whitmore.activated.ops", [op("draw", n=1)], "not-here", "[0]"),
    ("cards.quincey-whitmore.activated.ops", [MAY], "not-here", "[0].then[0]"),
    ("cards.quincey-whitmore.activated.ops", [], "missing", ""),
    ("cards.quincey-whitmore.activated.discard", 0, "out-of-range", ""),
    ("cards.quincey-whitmore.activated.price", 1, "unknown-field", ""),
    ("cards.quincey-whitmore.copies", 2, "not-single", "cards.quincey-whitmore.activated"),
    ("cards.saddlebags.ops", [op("cap_opponent", n=2)], "not-here", "[0]"),
    ("cards.sandstorm.standing", [op("draw", n=1)], "not-here", "[0]"),
    ("cards.sandstorm.standing", [op("cap_opponent", n=2)] * 2, "twice", "[1]"),
    # reactions
    ("cards.lightning-reflexes.reaction", GONE, "missing", ""),
    ("cards.lightning-reflexes.reaction", "noon", "unknown-word", ""),
    ("cards.lightning-reflexes.reaction", "play:pilgrim", "not-cancellable", ""),
    ("cards.lightning-reflexes.ops", [op("draw", n=1)], "wrong-first", "[0].op"),
    ("cards.lightning-reflexes.ops", [op("draw", n=1), op("prevent_casualty")], "not-first", "[1]"),
    ("cards.lightning-reflexes.ops", [op("prevent_casualty")] * 2, "twice", "[1]"),
    ("cards.lightning-reflexes.ops", [op("prevent_casualty"), op("draw", n=1), op("border", n=1)], "", ""),
    ("cards.lightning-reflexes.ops", [op("prevent_casualty"), op("gang_casualty", n=1)], "not-here", "[1]"),
    ("cards.lightning-reflexes.ops", [op("prevent_casualty"), MAY], "not-here", "[1]"),
    ("cards.saddlebags.ops", [op("prevent_casualty")], "not-here", "[0]"),
    ("cards.saddlebags.ops", [op("cancel_card")], "not-here", "[0]"),
    ("cards.hat-clean-off.reaction", "casualty", "wrong-side", ""),
    ("cards.hat-clean-off.reaction", "play:pilgrim", "wrong-side", ""),
    ("cards.hat-clean-off.reaction", "play:chew-on-this", "not-cancellable", ""),
    ("cards.hat-clean-off.reaction", "play:lightning-reflexes", "wrong-sort", ""),
    ("cards.hat-clean-off.reaction", "play:sabre", "unknown-id", ""),
    ("cards.hat-clean-off.ops", [op("prevent_casualty")], "wrong-side", "[0]"),
    ("cards.hat-clean-off", GONE, "nothing-cancels", "cards.fire-at-will.flags"),
    ("cards.polecats.flags", ["cancellable"], "nothing-cancels", ""),
    ("cards.fire-at-will.flags", [], "not-cancellable", "cards.hat-clean-off.reaction"),
    # the leader
    ("bandits.jack-colty.on_death", [], "not-one-leader", "bandits"),
    ("bandits.jack-colty.on_death[0].before", "express", "not-one-leader", "bandits"),
    ("bandits.cortez.on_death[0].before", GONE, "not-one-leader", "bandits"),
    ("bandits.bullet.on_grit_loss", [op("lose_game")], "missing", "[0].before"),
    ("bandits.cortez.on_reach.ops", [op("lose_game")], "missing", "[0].before"),
    # provenance
    ("cards.38-special.prov.fp", "hearsay", "unknown-word", ""),
    ("cards.38-special.prov.fp", "own-name", "unknown-word", ""),
    ("cards.38-special.prov.tokens", "sourced", "unknown-field", ""),
    ("cards.saddlebags.prov.fp", "sourced", "unknown-field", ""),
    ("cards.38-special.prov", "sourced", "not-a-table", ""),
    ("setup.prov.hand", 3, "not-text", ""),
]


@pytest.mark.parametrize(("path", "value", "reason", "field"), FAULTS)
def test_rv_0_3_one_fault_is_told_with_its_place(path, value, reason, field):
    found = put(document(), path, value)
    if not reason:  # just inside the limit
        assert read_deck(found).id == STANDARD
        return
    told = refusal(found)
    assert (told.reason, told.field) == (reason, field if field and field[0] not in "[." else path + field)


def test_a_window_has_one_reaction():
    found = document()
    twin = copy.deepcopy(next(card for card in found["cards"] if card["id"] == "lightning-reflexes"))
    found["cards"].append({**twin, "id": "second-thoughts"})
    told = refusal(found)
    assert (told.reason, told.field) == ("window-taken", "cards.second-thoughts.reaction")
    assert told.details == {"value": "casualty", "by": "lightning-reflexes"}


def test_a_deck_has_at_least_twenty_and_at_most_124_cards_and_62_kinds():
    found = document()
    found["cards"] = [card for card in found["cards"] if card["side"] == "mcready" or card["id"] == "38-special"]
    found["cards"] = [card for card in found["cards"] if "reaction" not in card]
    adjust = {"ran-outta-bullets", "were-surrounded", "adios-amigo"}
    found["cards"] = [card for card in found["cards"] if card["id"] not in adjust]
    found["bandits"][4]["on_death"] = []
    for copies, side in ((19, "colty"), (20, ""), (62, "")):
        found["cards"][0]["copies"] = copies
        if side:
            assert refusal(found).details == {"side": side, "found": copies, "least": 20, "most": 124}
        else:
            assert read_deck(found).size("colty") == copies
    found["cards"] += [{**found["cards"][0], "id": f"gun-{at}", "copies": 62} for at in range(2)]
    assert (refusal(found).reason, refusal(found).field) == ("deck-size", "cards")
    found["cards"] += [{**found["cards"][0], "id": f"more-{at}", "copies": 1} for at in range(60)]
    assert refusal(found).details == {"side": "colty", "found": 63, "most": 62}


# --- anything at all ------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=True) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
WORDS = st.sampled_from(
    [
        *OPERATIONS,
        *deckfile.KINDS,
        *deckfile.SIDES,
        *deckfile.FLAGS,
        "casualty",
        "play:cowboy",
        "bank",
        "38-special",
        "",
    ]
)
OPS = st.builds(
    lambda name, values: {"op": name, **values},
    st.sampled_from(list(OPERATIONS)),
    st.dictionaries(
        st.sampled_from(["n", "d", "card", "token", "when", "to", "only", "then", "otherwise", "before", "face"]),
        st.integers(-2, 3) | WORDS | st.just([MAY]) | st.just(["38-special"]),
        max_size=4,
    ),
)


def places_in(found: Any) -> list[tuple[Any, Any]]:
    """Every place of a document that holds a value."""
    if isinstance(found, dict):
        inner = list(found.items())
    elif isinstance(found, list):
        inner = list(enumerate(found))
    else:
        return []
    return [place for key, value in inner for place in [(found, key), *places_in(value)]]


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_whatever_is_written_is_read_or_refused(data):
    """Random changes anywhere: the reader accepts, and then the deck reads back, or says `Malformed` with a place."""
    found = document()
    for _ in range(data.draw(st.integers(1, 4))):
        places = places_in(found)
        here, key = places[data.draw(st.integers(0, len(places) - 1))]
        change = data.draw(st.sampled_from(["put", "word", "ops", "number", "drop", "add", "twice", "swap"]))
        if change == "drop":
            del here[key]
        elif change == "add" and isinstance(here, dict):
            name = data.draw(
                st.text(min_size=1, max_size=8) | st.sampled_from(["fp", "reach", "ops", "modes", "anchor", "n"])
            )
            here[name] = copy.deepcopy(data.draw(JSON | st.lists(OPS, max_size=2)))
        elif change == "twice" and isinstance(here, list):
            here.append(copy.deepcopy(here[key]))
        elif change == "swap":
            other, there = places[data.draw(st.integers(0, len(places) - 1))]
            here[key] = copy.deepcopy(other[there])
        else:
            values = {"word": WORDS, "ops": st.lists(OPS, max_size=3), "number": st.integers(-1, 130)}
            here[key] = copy.deepcopy(data.draw(values.get(change, JSON)))  # later changes go into it
        if not places_in(found):
            break
    deck = told = None
    try:
        deck = read_deck(found)
    except Malformed as error:
        told = error
    if deck is not None:
        assert read_deck(write_deck(deck)) == deck
        assert json.loads(json.dumps(write_deck(deck))) == write_deck(deck)
    if told is not None:
        assert told.reason
        assert told.field
        assert len(str(told)) < 2000


@settings(max_examples=60, deadline=None)
@given(found=JSON)
def test_any_document_is_read_or_refused(found):
    with pytest.raises(Malformed):
        read_deck(found)


# --- all faults at once ---------------------------------------------------------------------------


def faults(found: Any) -> list[str]:
    """`field reason` of each fault."""
    error = refusal(found)
    return [f"{fault.field} {fault.reason}" for fault in (error, *error.others)]


def test_rv_0_3_all_faults_of_a_deck_are_told_at_once():
    """Those of rows by themselves first, then those of the whole."""
    changes = with_(
        ("setup.draw", 10),
        ("bandits.bullet.rating", "low"),
        ("cards.cowboy.coppies", 4),
        ("cards.cowboy.fp", GONE),
        ("cards.polecats.ops[0].op", "kill_lawmen"),
        ("cards.saddlebags.cost", -1),
        ("cards.get-a-rope.ops", [{"op": "kill_lawman", "n": 1}]),
        ("cards.jackson-clan.free_at", ["expres"]),
    )
    assert faults(changes) == [
        "setup.draw out-of-range",
        "bandits.bullet.rating not-a-number",
        "cards.polecats.ops[0].op unknown-operation",
        "cards.saddlebags.cost out-of-range",
        "cards.cowboy.fp missing",
        "cards.cowboy.coppies unknown-field",
        "cards.get-a-rope.ops[0] wrong-side",
        "cards.jackson-clan.free_at[0] unknown-id",
    ]


@pytest.mark.parametrize(
    ("path", "value", "near"),
    [
        ("cards.cowboy.not_att", ["bank"], "not_at"),
        ("cards.cowboy.kind", "lawmen", "lawman"),
        ("cards.polecats.ops[0].op", "kill_lawmen", "kill_lawman"),
        ("cards.gatling-gun.flags", ["no-retrun"], "no-return"),
        ("cards.jackson-clan.free_at", ["expres"], "express"),
        ("cards.adios-amigo.ops[0].card", "ned-mcredy", "ned-mcready"),
    ],
)
def test_rv_0_3_a_misspelt_word_gets_the_nearest(path, value, near):
    assert refusal(with_((path, value))).details["near"] == near


@pytest.mark.parametrize(
    ("path", "value", "told"),
    [
        ("cards.ned-mcready.id", "Ned", ["cards[22].id bad-id"]),
        ("cards.ned-mcready.id", "cowboy", ["cards[28].id duplicate-id"]),
        ("cards.fire-at-will.kind", "shoot", ["cards.fire-at-will.kind unknown-word"]),
        ("cards.fire-at-will.flags", "cancellable", ["cards.fire-at-will.flags not-a-list"]),
        ("cards.fire-at-will.ops", "kill", ["cards.fire-at-will.ops not-a-list"]),
        ("cards.came-along.ops[1]", 7, ["cards.came-along.ops[1] not-a-table"]),
        ("cards.quincey-whitmore.copies", "1", ["cards.quincey-whitmore.copies not-a-number"]),
        ("battlefields.creek.id", "Creek", ["battlefields[3].id bad-id"]),
        ("bandits.jack-colty.on_death", 7, ["bandits.jack-colty.on_death not-a-list"]),
        ("bandits.cortez.on_reach", 7, ["bandits.cortez.on_reach not-a-table"]),
        ("special.derail-the-train", 7, ["special[0] not-a-table"]),
        ("cards", 7, ["cards not-a-list"]),
        ("box", [], ["box not-a-table"]),
    ],
)
def test_rv_0_3_one_slip_is_one_fault(path, value, told):
    """Nothing is said of what depends on something that could not be read."""
    assert faults(with_((path, value))) == told


def test_rv_0_3_a_deck_for_something_else_is_not_looked_at_any_further():
    assert faults(with_(("format", 2), ("box.grit", -1))) == ["format unknown-format"]
    assert faults(with_(("game", "poker"), ("box.grit", -1))) == ["game wrong-game"]
