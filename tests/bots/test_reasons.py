"""A reason is true and speaks for the choice: for every choice of thousands of positions, by other means than its own.

The choice is made in a world that the seat cannot tell from the true one, and what is then to be seen on the table must
be what was said. A reason that is told of a choice that it speaks against is a fault, however true it is.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from saloon.bots import levels
from saloon.bots.advice import Reason
from saloon.bots.bot import Look
from saloon.bots.guide import Guide
from saloon.bots.knowledge import guide_of, reasons_for
from saloon.games.revolver import GAME as REVOLVER
from saloon.games.revolver.cards import COLTY, MCREADY
from saloon.games.wyatt_earp import GAME as WYATT_EARP
from saloon.games.wyatt_earp.scoring import settle
from saloon.kernel.game import Game
from saloon.kernel.rng import Quick
from tests.laws.decks import any_deck

OF_THE_HAND = {"reason-goes-with", "reason-sheriff-card", "reason-play-on"}  # of a card that is taken
ENDS = 60  # decisions without a choice, at most, until a round ends


@dataclass
class Told:
    """A reason for a choice, with the table before and after it."""

    game: Game
    look: Look
    table: Any  # a world of the seat
    code: int
    reason: Reason

    def __post_init__(self) -> None:
        self.seat = self.look.seat
        self.said: dict[str, Any] = dict(self.reason.values)
        self.view: Any = self.look.view
        self.later: Any = self.table.clone()
        self.later.step(self.code)
        self.move = self.game.notate(self.table, self.code)
        if self.move.startswith(("take discard", "pick ")) and self.reason.message not in OF_THE_HAND:
            self.play(self.move.removeprefix("pick ") if self.move.startswith("pick ") else self.view.top_discard)

    def play(self, card: str) -> None:
        """A sheriff card is told by what it does when it is played at once; nothing is left where it may not be."""
        verb = {"hideout": "hide", "most-wanted": "steal"}.get(card, f"shoot {card}")
        wanted = f"photo {card.removeprefix('photo-')}" if card.startswith("photo-") else verb
        codes = {self.game.notate(self.later, code): code for code in self.later.legal()}
        if wanted in codes and self.later.to_act() == self.seat:
            self.later.step(codes[wanted])
        else:
            self.later = None

    @property
    def seen(self) -> Any:
        """What the seat sees after the choice."""
        return self.game.view(self.later, self.seat)

    def forward(self) -> Any:
        """On through questions with one answer."""
        for _ in range(ENDS):
            if self.later.to_act() < 0 or len(legal := self.later.legal()) > 1:
                break
            self.later.step(legal[0])
        return self.seen

    def others(self, row: Any) -> list[Any]:
        return [value for seat, value in enumerate(row) if seat != self.seat]


def held(view: Any, card: str) -> int:
    """How many of a card the viewer holds."""
    return sum(int(item.count) for item in view.hand if item.card == card)


# Wyatt Earp


def pile(view: Any, seat: int, outlaw: str) -> Any:
    return next((pile for pile in view.players[seat].piles if pile.outlaw == outlaw), None)


def poster(told: Told) -> bool:
    """WE-15 What a choice makes of a poster: its points and dollars are those that everybody then sees."""
    said, before = told.said, told.view
    if told.later.round != before.round:
        return False
    seen = told.seen
    found, was = (next(each for each in view.posters if each.outlaw == said["outlaw"]) for view in (seen, before))
    points = [sum(each.points for each in player.piles if each.outlaw == said["outlaw"]) for player in seen.players]
    mine, paid = points[told.seat], found.pays[told.seat]
    assert said.get("dollars", paid) == paid
    assert said.get("most", found.pot) == found.pot
    assert said.get("points", mine) == (sum(points) if told.reason.message == "reason-capture" else mine)
    name = told.reason.message.removeprefix("reason-")
    if name == "sole-claim":
        assert paid == found.pot > 0
        assert said["lead"] == mine - max(told.others(points)) > 0
    if name == "break-claim":
        assert was.pays[said["who"]] == was.pot
        assert found.pays[said["who"]] < found.pot
    if name == "take-lead":
        assert mine > max(told.others(points))
    if name in ("capture", "take-lead", "share", "raise-pot"):
        assert paid > was.pays[told.seat]
    if name == "points":
        assert mine > sum(each.points for each in before.players[told.seat].piles if each.outlaw == said["outlaw"])
    if name == "under-hideout":
        assert pile(seen, told.seat, said["outlaw"]).covered
    return True


def go_out(told: Told) -> bool:
    """WE-14 What the end of the round pays, to me and to the best of the others, who is paid no more."""
    seen = told.forward()
    if seen.round == told.view.round and told.later.to_act() != told.seat:
        return False  # OPT-09 somebody may answer with a Photo first
    assert seen.round != told.view.round or told.later.to_act() < 0
    got = [now.money - was.money for now, was in zip(seen.players, told.view.players, strict=True)]
    assert (told.said["dollars"], told.said["most"]) == (got[told.seat], max(told.others(got)))
    assert told.said["dollars"] >= told.said["most"]
    return True


def play_on(told: Told) -> bool:
    """WE-6.7 Somebody else would be paid most if the round ended, and this does not end it."""
    would = [sum(each.pays[seat] for each in told.view.posters) for seat in range(told.look.seats)]
    assert told.said["dollars"] == would[told.said["who"]] == max(would) > would[told.seat]
    assert told.seen.round == told.view.round
    return True


def takes(told: Told) -> bool:
    """The card is in the hand afterwards; of an outlaw as many as are said, and it is said whether they can be laid."""
    card = told.said.get("outlaw") or told.said["card"]
    assert held(told.seen, card) == held(told.view, card) + 1 == told.said.get("n", held(told.seen, card))
    if "ready" in told.said:
        opened = next(each.opened for each in told.view.posters if each.outlaw == card)
        assert (told.said["ready"] == "yes") == (opened or told.said["n"] >= 3)
    return True


def two_more(told: Told) -> bool:
    """WE-6.1, WE-13.2 Two cards come to the hand (a Wyatt Earp leaves it for them), and the turn goes on."""
    spent = told.reason.message == "reason-earp-draw"
    hands = [view.players[told.seat].hand for view in (told.view, told.seen)]
    assert hands[1] == hands[0] + 2 - spent
    assert (told.seen.round, told.seen.turn) == (told.view.round, told.view.turn)
    return True


def earp_pick(told: Told) -> bool:
    """WE-13.3 The card is where one may look for it, as far as anybody can know."""
    worlds = [told.look.world(Quick(seed)) for seed in range(30)]
    kinds = {item.card for world in worlds for item in WYATT_EARP.view(stepped(world, told.code), told.seat).pile}
    assert not kinds or told.said["card"] in kinds
    return bool(kinds)


def stepped(table: Any, code: int) -> Any:
    later = table.clone()
    later.step(code)
    return later


def discard(told: Told) -> bool:
    """WE-6.12 The card that is discarded, and the neighbour who may take it."""
    assert told.move == f"discard {told.said['card']}"
    neighbour, card = (told.seat + 1) % told.look.seats, told.said["card"]
    assert told.said.get("who", neighbour) == neighbour
    if told.reason.message == "reason-safe":
        assert gain_of(told.view, told.table.options, neighbour, card) <= LITTLE
    return True


LITTLE = 1000  # dollars


def gain_of(view: Any, options: Any, seat: int, card: str) -> int:
    """How many more dollars a seat would be paid if it laid the card at once; none where it may not."""
    outlaw = card.removeprefix("photo-")
    found = next((each for each in view.posters if each.outlaw == outlaw), None)
    own = pile(view, seat, outlaw)
    if found is None or not found.opened or (own and own.covered):
        return 0
    points = [sum(each.points for each in player.piles if each.outlaw == outlaw) for player in view.players]
    points[seat] += 4 if card != outlaw else 2
    now, was = settle(found.pot + 1000 * (card != outlaw), points, options)[0][seat], found.pays[seat]
    return int(now) - int(was)


def hold_back(told: Told) -> bool:
    """ST-15 Cards stay in the hand that could have opened a poster."""
    assert f"lay {told.said['outlaw']} {told.said['n']}" in {
        WYATT_EARP.notate(told.table, code) for code in told.look.legal
    }
    assert held(told.seen, told.said["outlaw"]) >= told.said["n"] >= 3
    assert not next(each.opened for each in told.seen.posters if each.outlaw == told.said["outlaw"])
    return True


def keeps(told: Told) -> bool:
    assert held(told.seen, told.said["card"]) >= 1
    return True


def answered(told: Told, notation: str) -> Any:
    """The table after a shot that hits, aimed as it was said; nothing where it does not hit."""
    line = told.later
    for code in line.legal() if line.to_act() == told.seat else ():
        if WYATT_EARP.notate(line, code) == notation:
            return WYATT_EARP.view(stepped(line, code), told.seat)
    return None


def shot(told: Told) -> bool:
    """WE-10 The points of the pile after a hit."""
    assert 0 < told.said["odds"] <= 1
    seen = answered(told, f"attach {told.said['outlaw']}")
    if seen is None or seen.round != told.view.round:
        return False
    assert pile(seen, told.seat, told.said["outlaw"]).points == told.said["points"] > 0
    return True


def at_others(told: Told) -> bool:
    """WE-11, WE-12 A pile of somebody else, which has what he is said to lose."""
    who, outlaw = told.said["who"], told.said["outlaw"]
    assert who != told.seat
    assert told.said["odds"] == "none" or 0 < told.said["odds"] <= 1
    target = pile(told.view, who, outlaw)
    if told.reason.message == "reason-hide":
        assert 0 < told.said["points"] == target.points
    else:
        assert target.cards > 0
    return True


def free(told: Told) -> bool:
    """WE-13.10 An own pile under a Hideout, and what it will count."""
    own = pile(told.view, told.seat, told.said["outlaw"])
    assert told.said["who"] == told.seat
    assert told.said["odds"] == "none" or 0 < told.said["odds"] <= 1
    counts = 2 * own.cards + 4 * own.photo + own.stagecoaches + 2 * own.banks + 3 * own.gun
    assert told.said["points"] == counts > 0
    now = pile(told.seen, told.seat, told.said["outlaw"])
    if told.said["odds"] == "none" and not now.covered:
        assert now.points == counts
    return True


def odds(told: Told) -> bool:
    assert 0 < told.said["odds"] <= 1
    return True


def nothing(told: Told) -> bool:
    return True


EARP: dict[str, Callable[[Told], bool]] = {
    **dict.fromkeys(
        ("capture", "sole-claim", "break-claim", "take-lead", "share", "raise-pot", "points", "under-hideout"), poster
    ),
    "go-out": go_out,
    "play-on": play_on,
    **dict.fromkeys(("goes-with", "sheriff-card"), takes),
    **dict.fromkeys(("two-cards", "earp-draw"), two_more),
    "earp-pick": earp_pick,
    **dict.fromkeys(("gift", "safe", "cheapest"), discard),
    "hold-back": hold_back,
    "keep": keeps,
    "shot": shot,
    **dict.fromkeys(("steal", "hide"), at_others),
    "free": free,
    "ask": odds,
    "only-choice": nothing,
}


# Revolver


def settled(told: Told) -> Any:
    """The view once all that the choice asks of this side is answered; nothing if it does not come back to the turn."""
    line, guide = told.later, guide_of(REVOLVER)
    for _ in range(12):
        if line.to_act() != told.seat or line.field != told.table.field:
            return None
        seen = REVOLVER.view(line, told.seat)
        if seen.question.phase == "play":
            return seen
        line.step(guide.best(line))
    return None


def here(view: Any) -> Any:
    return next(place for place in view.battlefields if place.field == view.field)


def firepower(told: Told) -> bool:
    """RV-12.2 What a choice makes of the firepower here."""
    said, name, before = told.said, told.reason.message.removeprefix("reason-"), here(told.view)
    if name in ("holds", "attack-wins"):
        assert (said["law"] > said["gang"]) == (told.seat == MCREADY)
    elif name == "concede":
        assert (said["law"] > said["gang"]) == (told.seat == COLTY)
        assert (said["law"], said["gang"], said["n"]) == (before.law, before.gang, told.view.players[told.seat].hand)
        assert said["n"] > 0
        return True
    elif name in ("law", "gang"):
        assert told.seat == (MCREADY if name == "law" else COLTY)
        assert said["after"] > said["before"]
    elif name != "with-others":
        assert told.seat == (COLTY if name == "kill-lawman" else MCREADY)
        assert said["after"] < said["before"]
    if "before" in said:
        assert said["before"] == (before.law if name in ("law", "kill-lawman") else before.gang)
    if told.view.question.phase != "play" or told.move == "end":
        return False
    seen = settled(told)
    if seen is None:
        return False
    law, gang = here(seen).law, here(seen).gang
    now = {"law": law, "gang": gang, "after": law if name in ("law", "kill-lawman") else gang}
    assert {name: value for name, value in said.items() if name != "before"}.items() <= now.items()
    return True


def takes_grit(told: Told) -> bool:
    """RV-9.4 There is somebody here with True Grit."""
    assert told.seat == COLTY
    assert any("grit" in lawman.tokens for lawman in here(told.view).lawmen)
    return True


def kills(told: Told) -> bool:
    assert told.seat == MCREADY
    assert told.said["n"] >= 0
    return True


def marker(told: Told) -> bool:
    """RV-13 The marker moves on for the gang, back for the law."""
    assert told.said["by"] == ("on" if told.seat == COLTY else "back")
    seen = settled(told)
    if seen is None:
        return False
    assert seen.field == told.view.field
    step = told.later.mark - told.table.mark
    assert (step > 0) == (told.said["by"] == "on")
    return True


def comes(told: Told) -> bool:
    """The own side is stronger here by at least as much as is said; it may cost something else."""
    assert told.said["n"] > 0
    seen = settled(told)
    if seen is None:
        return False
    before, after = (power_of(here(view), told.said["card"]) for view in (told.view, seen))
    assert after - before >= told.said["n"]
    return True


def power_of(place: Any, card: str) -> int:
    """The firepower of all copies of a card at a battlefield."""
    return sum(int(each.firepower * each.count) for each in (*place.lawmen, *place.guns) if each.card == card)


def to_hand(told: Told) -> bool:
    seen = settled(told)
    if seen is None:
        return False
    assert held(seen, told.said["card"]) > held(told.view, told.said["card"]) - (told.said["card"] in told.move)
    return True


def draws(told: Told) -> bool:
    """RV-5.1 So many cards leave the own deck."""
    assert told.said["n"] > 0
    seen = settled(told)
    if seen is None or seen.players[told.seat].deck > told.view.players[told.seat].deck:
        return False
    assert told.view.players[told.seat].deck - seen.players[told.seat].deck >= told.said["n"]
    return True


def attacks(told: Told) -> bool:
    """RV-4 At a battlefield that is still to be fought for."""
    assert told.said["turns"] > 0
    names = [place.field for place in told.view.battlefields]
    assert names.index(told.said["battlefield"]) >= names.index(told.view.field)
    return True


def positive(told: Told) -> bool:
    assert told.said["n"] > 0
    return True


def loses(told: Told) -> bool:
    """RV-10 Grit is lost, or the bandit; but the game is not."""
    effect, name = told.said["effect"], told.said["bandit"]
    assert effect != "game"
    now = next(each for each in told.seen.bandits if each.bandit == name)
    assert now.alive == (effect == "grit")
    if effect == "bad":
        assert any(each.alive and each.rating > now.rating for each in told.view.bandits)
    return True


def reacts(told: Told) -> bool:
    """RV-9 Nobody dies of it."""
    assert sum(each.alive for each in told.seen.bandits) == sum(each.alive for each in told.view.bandits)
    return True


def in_hand(told: Told) -> bool:
    assert held(told.view, told.said["card"]) >= 1
    return True


REVOLVERS: dict[str, Callable[[Told], bool]] = {
    **dict.fromkeys(
        ("attack-wins", "holds", "concede", "with-others", "law", "gang", "kill-lawman", "destroy-gun"), firepower
    ),
    "takes-grit": takes_grit,
    "kill-bandit": kills,
    "marker": marker,
    "comes-here": comes,
    "to-hand": to_hand,
    "draw": draws,
    **dict.fromkeys(("row", "ahead"), attacks),
    **dict.fromkeys(("derail", "keep-cards"), positive),
    "lose": loses,
    "reflexes": reacts,
    **dict.fromkeys(("cheapest", "dear"), in_hand),
    **dict.fromkeys(("effect", "limit", "make-room", "save", "enough", "cancel", "pay", "only-choice"), nothing),
}


# The law

Rules = tuple[Game, dict[str, Any], int]

EXTRAS: dict[str, Any] = {
    "photo_out_of_turn": "others_opening",
    "we_response": "any_time",
    "we_remove_scope": "any",
    "hideout_target": "any_player",
    "we_pick_source": "draw_pile",
    "most_wanted_order": "any_order",
    "reward_batching": "per_turn",
    "share_range": "all_with_cp",
    "mw_steal_decline": "allowed",
}
RULES: list[Rules] = [
    *((WYATT_EARP, {}, seats) for seats in (2, 3, 4) for _ in range(3)),
    (WYATT_EARP, {"preset": "rules_002", "stall_guard": "12"}, 3),
    *((WYATT_EARP, EXTRAS, seats) for seats in (2, 4)),
    *((REVOLVER, {"deck": deck}, 2) for deck in ("frontier-1", "frontier-2", "frontier-3") + 4 * ("frontier-4",)),
    (REVOLVER, {"preset": "literal"}, 2),
    (REVOLVER, {"attack_duty": "may"}, 2),
    (REVOLVER, {"empty_deck": "reshuffle"}, 2),
    *((REVOLVER, {"deck": any_deck(random.Random(seed))}, 2) for seed in (4, 7, 9, 10)),
]


def all_told(rules: Rules, seed: int, decisions: int) -> Iterator[Told]:
    """The reasons for all choices of a game between Marshals who now and then do something else."""
    game, options, seats = rules
    table, chance = game.new(game.options(options), seats, Quick(seed)), Quick(seed)
    marshal, guide = levels.make("marshal", game, seed), guide_of(game)
    for _ in range(decisions):
        if table.to_act() < 0:
            return
        look = Look(game, table)
        if len(look.legal) > 1:
            yield from told_at(look, guide, seed)
        odd = int(chance.below(3)) == 0
        table.apply(look.legal[int(chance.below(len(look.legal)))] if odd else marshal.choose(look))


def told_at(look: Look, guide: Guide, seed: int) -> Iterator[Told]:
    reasons = reasons_for(guide, look, Quick(seed))
    assert reasons is not None
    world = look.world(Quick(3), remember=True)
    for code in look.legal:
        for reason in (reasons.why(code), *reasons.also(code)):
            if reason is not None:
                yield Told(look.game, look, world, code, reason)


def examine(told: Told) -> bool:
    """Whether the reason could be compared with what then was to be seen."""
    known = EARP if told.game is WYATT_EARP else REVOLVERS
    if told.later is None:
        return False
    try:
        return known[told.reason.message.removeprefix("reason-")](told)
    except AssertionError as error:
        raise AssertionError(f"seat {told.seat}, {told.move}: {told.reason}") from error


@pytest.mark.parametrize("number", range(len(RULES)))
def test_every_reason_is_true_and_speaks_for_its_choice(number: int):
    seen = Counter(examine(told) for told in all_told(RULES[number], number + 1, 120))
    assert seen[True] >= 60
