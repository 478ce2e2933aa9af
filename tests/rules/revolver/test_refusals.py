"""Every refusal: its reason, the rule behind it and what it says. A refused move changes nothing (`At.refuses`)."""

import re
from pathlib import Path
from typing import Any

import pytest

from saloon.games import revolver
from saloon.kernel.errors import Illegal, Malformed
from tests.rules.revolver.tables import At, own_deck

RIDER = own_deck(
    {
        "id": "rider",
        "side": "mcready",
        "kind": "lawman",
        "fp": 1,
        "copies": 1,
        "activated": {"discard": 1, "ops": [{"op": "destroy_gun", "n": 1}]},
    }
)
DEAR_REACTIONS = own_deck(hat_clean_off={"cost": 1}, lightning_reflexes={"cost": 1})
SPY = own_deck(lightning_reflexes={"ops": [{"op": "prevent_casualty"}, {"op": "draw", "n": 1}]})
DYNAMITE = own_deck(stick_of_dynamite={"ops": [{"op": "blast_lawmen", "max_fp": 6}]})
MC: dict[str, Any] = {"to_play": "mcready"}


def case(name: str, rule: str, details: dict[str, object], move: str, *moves: str, **situation: Any) -> Any:
    """A refusal with its reason (the first word of `name`), after some moves in a situation."""
    return pytest.param(name.split(maxsplit=1)[0], rule, details, move, moves, situation, id=name)


CASES = [
    case("game-over", "RV-14.7", {}, "end", "end", **MC, cubes=1),
    case(
        "not-now play", "RV-6.1", {"asked": "pay"}, "play derringer", "play 45-long-colt",
        colty="45-long-colt 2 derringer",
    ),
    case("not-now discard", "RV-5.7", {"asked": "play"}, "discard derringer", colty="derringer"),
    case("not-now yes", "RV-11.7", {"asked": "play"}, "yes", mcready="hat-clean-off"),
    case("not-now hit", "RV-6.11", {"asked": "play"}, "hit cowboy", table={"bank": "cowboy"}),
    case("not-now lose", "RV-10.1", {"asked": "play"}, "lose bullet"),
    case("not-now save", "RV-13.2", {"asked": "play"}, "save bullet", marker="express/1", colty="derringer"),
    case(
        "other-sides-card play", "RV-1.1", {"card": "cowboy", "side": "mcready"}, "play cowboy",
        mcready="cowboy",
    ),
    case(
        "other-sides-card discard", "RV-1.1", {"card": "cowboy", "side": "mcready"}, "discard cowboy",
        "play 45-long-colt", colty="45-long-colt 2 derringer", mcready="cowboy",
    ),
    case(
        "other-sides-card use", "RV-1.1", {"card": "quincey-whitmore", "side": "mcready"},
        "use quincey-whitmore right", colty="derringer", table={"bank": "quincey-whitmore"},
    ),
    case(
        "other-sides-card special", "RV-13.1", {"card": "derail-the-train", "side": "colty"},
        "special derail-the-train", marker="express/1", mcready="cowboy", **MC,
    ),
    case(
        "other-sides-card take-off", "RV-8.1", {"card": "cowboy", "side": "mcready"}, "take-off cowboy",
        table={"bank": "cowboy"},
    ),
    case("not-in-hand play", "RV-6.1", {"card": "gatling-gun"}, "play gatling-gun", colty="derringer"),
    case(
        "not-in-hand pay", "RV-6.1", {"card": "improvise"}, "discard improvise", "play 45-long-colt",
        colty="45-long-colt 2 derringer",
    ),
    case(
        "not-in-hand hat", "RV-6.1", {"card": "hat-clean-off"}, "yes", "play fire-at-will",
        colty="fire-at-will", table={"bank": "cowboy"},
    ),
    case(
        "not-in-hand reflexes", "RV-6.1", {"card": "lightning-reflexes"}, "react lightning-reflexes", "end",
        table={"bank": "cowboy"}, **MC,
    ),
    case(
        "cannot-pay card", "RV-6.2", {"card": "gatling-gun", "price": 2, "cards": 1}, "play gatling-gun",
        colty="gatling-gun derringer",
    ),
    case(
        "cannot-pay ability", "RV-8.6", {"card": "quincey-whitmore", "price": 1, "cards": 0},
        "use quincey-whitmore right", table={"bank": "quincey-whitmore"}, **MC,
    ),
    case(
        "cannot-pay hat", "RV-6.2", {"card": "hat-clean-off", "price": 1, "cards": 0}, "yes", "play fire-at-will",
        colty="fire-at-will", mcready="hat-clean-off", table={"bank": "cowboy"}, options={"deck": DEAR_REACTIONS},
    ),
    case(
        "cannot-pay reflexes", "RV-6.2", {"card": "lightning-reflexes", "price": 1, "cards": 0},
        "react lightning-reflexes", "end", colty="lightning-reflexes", table={"bank": "cowboy"},
        options={"deck": DEAR_REACTIONS}, **MC,
    ),
    case(
        "cannot-pay recovered lawman", "RV-6.2", {"card": "ned-mcready", "price": 3, "cards": 1},
        "recover ned-mcready", "play flesh-wound", "discard pilgrim", mcready="flesh-wound 2 pilgrim",
        discards={"mcready": "ned-mcready cowboy deputy-2"}, options={"flesh_wound_price": "pays"}, **MC,
    ),
    case(
        "banned", "RV-6.13", {"card": "peacemaker-45"}, "play peacemaker-45", colty="peacemaker-45",
        banned=["peacemaker-45"],
    ),
    case(
        "not-at-this-battlefield", "RV-6.12", {"card": "stick-of-dynamite", "battlefield": "bank"},
        "play stick-of-dynamite", colty="stick-of-dynamite derringer", table={"bank": "cowboy"},
    ),
    case(
        "drawn-already", "RV-OPT-02", {"card": "adios-amigo"}, "play adios-amigo", "play adios-amigo",
        colty="2 adios-amigo", decks={"colty": "!"}, options={"empty_deck": "reshuffle"},
    ),
    case(
        "drawn-already reflexes", "RV-OPT-02", {"card": "lightning-reflexes"}, "react lightning-reflexes",
        "play came-along", "react lightning-reflexes", colty="came-along 2 lightning-reflexes",
        table={"bank": "cowboy"}, decks={"colty": "!"},
        options={"empty_deck": "reshuffle", "reflexes_turn": "any_turn", "deck": SPY},
    ),
    case(
        "taken-back-this-turn", "RV-OPT-33", {"card": "derringer"}, "play derringer", "play saddlebags",
        colty="saddlebags", table={"bank": "derringer"}, options={"saddlebags_replay": "later_turn"},
    ),
    case("can-do-nothing shot", "RV-6.10", {"card": "improvise"}, "play improvise", colty="improvise"),
    case("can-do-nothing mode", "RV-6.10", {"card": "lets-shoot"}, "play lets-shoot as-shot", colty="lets-shoot"),
    case(
        "can-do-nothing special", "RV-13.3", {"card": "derail-the-train"}, "special derail-the-train",
        marker="express/1",
    ),
    case(
        "can-do-nothing ability", "RV-6.10", {"card": "rider"}, "use rider", mcready="cowboy",
        table={"bank": "rider"}, options={"deck": RIDER}, **MC,
    ),
    case("no-place", "RV-7.2", {"card": "rickety-bridge"}, "play rickety-bridge", mcready="rickety-bridge",
         marker="express/1", table={"express": "narrow-pass cactus-field"}, **MC),
    case(
        "slots-full gun", "RV-7.3", {"card": "38-special", "battlefield": "bank", "most": 3}, "play 38-special",
        colty="38-special", table={"bank": "3 45-long-colt"},
    ),
    case(
        "slots-full row", "RV-7.4", {"card": "narrow-pass", "battlefield": "bank", "most": 3}, "place bank",
        "play narrow-pass", mcready="narrow-pass", table={"bank": "3 45-long-colt"}, **MC,
    ),
    case(
        "two-rows", "RV-7.4", {"card": "rickety-bridge", "battlefield": "bank", "most": 2}, "place bank",
        "play rickety-bridge", mcready="rickety-bridge", table={"bank": "narrow-pass cactus-field"}, **MC,
    ),
    case(
        "capped", "RV-7.8", {"card": "deputy-2", "battlefield": "bank"}, "play deputy-2", mcready="deputy-2",
        table={"bank": "sandstorm 2 cowboy"}, **MC,
    ),
    case(
        "capped place", "RV-7.8", {"card": "apache-scout", "battlefield": "bank"}, "place bank",
        "play apache-scout", mcready="apache-scout", table={"bank": "sandstorm 2 cowboy"}, **MC,
    ),
    case(
        "battlefield-past", "RV-7.2", {"battlefield": "bank"}, "place bank", "play narrow-pass",
        marker="whiskey/1", mcready="narrow-pass", **MC,
    ),
    case(
        "not-in-own-turn", "RV-11.2", {"card": "lightning-reflexes"}, "react lightning-reflexes",
        "play came-along", colty="came-along lightning-reflexes", table={"bank": "cowboy"},
    ),
    case("bandit-dead", "RV-10.2", {"bandit": "bullet", "rating": 0}, "lose bullet", "end",
         table={"bank": "cowboy"}, alive="jack-colty manolito", **MC),
    case("not-the-lowest", "RV-10.2", {"bandit": "cortez", "rating": 4}, "lose cortez", "end",
         table={"bank": "cowboy"}, **MC),
    case("bandit-dead wreck", "RV-13.2", {"bandit": "bullet"}, "save bullet", "special derail-the-train",
         "discard derringer", marker="express/1", colty="3 derringer", alive="jack-colty manolito"),
    case("bandit-saved", "RV-13.2", {"bandit": "jack-colty"}, "save jack-colty", "special derail-the-train",
         "discard derringer", marker="express/1", colty="3 derringer"),
    case("hit-one-first", "OP-06", {}, "done", "play stick-of-dynamite", marker="whiskey/1",
         colty="stick-of-dynamite derringer", table={"whiskey": "cowboy deputy-2"}),
    case(
        "too-much-firepower", "OP-06", {"card": "deputy-3", "battlefield": "whiskey", "firepower": 3},
        "hit deputy-3", "play stick-of-dynamite", "hit cowboy", marker="whiskey/1",
        colty="stick-of-dynamite derringer", table={"whiskey": "2 cowboy deputy-3"},
    ),
    case("hit-already", "OP-06", {"card": "josie-logan", "battlefield": "whiskey"}, "hit josie-logan",
         "play stick-of-dynamite", "hit josie-logan+grit", marker="whiskey/1", colty="stick-of-dynamite derringer",
         table={"whiskey": "josie-logan+grit 2 cowboy"}, options={"deck": DYNAMITE}),
    case("not-in-play", "RV-8.6", {"card": "quincey-whitmore"}, "use quincey-whitmore left", mcready="cowboy", **MC),
    case("used-already ability", "RV-OPT-18", {"card": "quincey-whitmore"}, "use quincey-whitmore right",
         "use quincey-whitmore right", "discard cowboy", mcready="2 cowboy", table={"bank": "quincey-whitmore"},
         options={"quincey_repeat": "once_per_turn"}, **MC),
    case("used-already special", "RV-13.1", {"card": "derail-the-train"}, "special derail-the-train",
         marker="express/1", colty="derringer", spent=["derail-the-train"]),
    case("no-such-neighbour", "RV-8.6", {"card": "quincey-whitmore"}, "use quincey-whitmore right",
         mcready="cowboy", table={"express": "quincey-whitmore"}, **MC),
    case("only-at-battlefield", "RV-13.1", {"card": "derail-the-train", "battlefield": "express"},
         "special derail-the-train", colty="derringer"),
    case("not-here take-off", "RV-8.1", {"card": "derringer", "battlefield": "bank"}, "take-off derringer",
         table={"whiskey": "derringer"}),
    case("not-here target", "RV-6.7", {"card": "deputy-3", "battlefield": "bank"}, "hit deputy-3",
         "play chew-on-this", colty="chew-on-this", table={"bank": "cowboy deputy-2", "whiskey": "deputy-3"}),
    case("not-here tokens", "RV-6.7", {"card": "quincey-whitmore", "battlefield": "bank"},
         "hit quincey-whitmore+grit", "play chew-on-this", colty="chew-on-this",
         table={"bank": "cowboy quincey-whitmore"}),
    case("locked take-off", "RV-OPT-13", {"card": "peacemaker-45"}, "take-off peacemaker-45",
         table={"bank": "peacemaker-45"}, banned=["peacemaker-45"], options={"peacemaker_in_play": "locked"}),
    case("locked target", "RV-OPT-13", {"card": "peacemaker-45", "battlefield": "bank"},
         "destroy peacemaker-45", "play buffalo-stampede", mcready="buffalo-stampede 2 cowboy",
         table={"bank": "peacemaker-45 38-special derringer"}, banned=["peacemaker-45"],
         options={"peacemaker_in_play": "locked"}, **MC),
    case("colty-only", "RV-OPT-23", {"card": "cowboy"}, "take-off cowboy", table={"bank": "cowboy"},
         options={"take_off_who": "colty_only"}, **MC),
    case("not-in-discard-pile", "RV-8.7", {"card": "deputy-3"}, "recover deputy-3", "play about-time-partner",
         mcready="about-time-partner", discards={"mcready": "cowboy deputy-2"}, **MC),
    case("here-already", "RV-8.5", {"card": "deputy-3", "battlefield": "whiskey"}, "move whiskey deputy-3",
         "play didnt-see-this", marker="whiskey/1", mcready="didnt-see-this",
         table={"whiskey": "deputy-3", "bank": "cowboy deputy-2"}, **MC),
    case("only-from-here", "RV-OPT-07", {"card": "38-special", "battlefield": "bank"},
         "take-back bank 38-special", "play saddlebags", marker="whiskey/1", colty="saddlebags",
         table={"bank": "38-special", "whiskey": "derringer 45-long-colt"},
         options={"saddlebags_range": "current"}),
    case("not-this-kind", "RV-6.11", {"card": "gatling-gun", "battlefield": "bank", "kind": "gun"},
         "destroy gatling-gun", "play were-surrounded", mcready="were-surrounded cowboy",
         table={"bank": "gatling-gun 38-special derringer"}, **MC),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "rule", "details", "move", "moves", "situation"), CASES)
def test_a_refusal_names_reason_rule_and_details(reason, rule, details, move, moves, situation):
    at = At(**situation)
    at.play(*moves)
    refused = at.refuses(move, rule, reason)
    assert refused.details == details


def test_every_reason_is_among_them():
    """All words in quotes that stand where a reason does."""
    source = Path(revolver.__file__).with_name("refusals.py").read_text("utf-8")
    reasons = set(re.findall(r'Illegal\(\s*"([a-z-]+)"', source))
    reasons |= set(re.findall(r'"([a-z-]+)"', "".join(re.findall(r"reason = (.*)", source))))
    assert reasons == {str(case.values[0]) for case in CASES} | {"unknown-code"}


@pytest.mark.parametrize("code", [-1, 320, 10**9])
def test_a_number_that_is_no_code(code):
    at = At()
    with pytest.raises(Illegal) as refused:
        at.table.apply(code)
    assert (refused.value.reason, refused.value.details) == ("unknown-code", {"code": code, "codes": 320})


@pytest.mark.parametrize("move", ["play lightning-reflexes", "take-off jackson-clan", "take-back bank gatling-gun"])
def test_what_is_never_possible_is_no_decision(move):
    """RV-11.1, RV-8.2, RV-8.4"""
    at = At(colty="lightning-reflexes saddlebags", table={"bank": "gatling-gun jackson-clan derringer"})
    with pytest.raises(Malformed):
        at.play(move)
