"""Champion (`champion.py`): whom it beats, what it knows, and who plays where it does not."""

from dataclasses import replace
from hashlib import sha512
from typing import Any

import numpy as np
import pytest

from saloon.bots import champion, levels
from saloon.bots.bot import Look
from saloon.bots.champion import Champion, seen, winning
from saloon.bots.knowledge import knowledge_of
from saloon.games.revolver.deckfile import standard_deck, write_deck
from saloon.kernel.game import Game, find_game
from saloon.kernel.rng import Quick, fair_stream
from tests.bots.positions import all_of
from tests.rules.wyatt_earp.tables import At

WYATT_EARP, REVOLVER = find_game("wyatt-earp"), find_game("revolver")


def winner(game: Game, bots: list[str], deal: int) -> int:
    """Who wins a deal: which seat."""
    table = game.new(game.unattended(game.options({})), len(bots), fair_stream(sha512(str(deal).encode()).digest()))
    players = [levels.make(bot, game, deal) for bot in bots]
    while (seat := int(table.to_act())) >= 0:
        table.apply(players[seat].choose(Look(game, table)))
    return table.scores().index(1.0)


@pytest.mark.parametrize("game", [WYATT_EARP, REVOLVER], ids=lambda game: game.name)
def test_it_beats_marshal_from_either_seat(game):
    """docs/strength.md: about nine of ten games; chance alone loses seven of sixteen once in ten thousand times."""
    won = sum(winner(game, ["champion", "marshal"], deal) == 0 for deal in range(8))
    won += sum(winner(game, ["marshal", "champion"], deal) == 1 for deal in range(8))
    assert won >= 10


def test_a_certain_win_is_taken_whatever_is_hidden():
    """The last cube leaves if nobody dies; the net alone would lose a bandit, and every fourth of these games."""
    position = next(each for each in all_of("revolver") if each.name.startswith("with one cube left on the border"))
    at, bot = position.here, Champion(REVOLVER)
    for seed in range(6):
        hidden = at.table.imagine(at.table.to_act(), Quick(seed))
        look = Look(REVOLVER, hidden)
        likely = bot.likely(look)
        assert REVOLVER.notate(hidden, look.legal[likely.index(max(likely))]) == position.rival
        assert winning(look) == [REVOLVER.parse(hidden, position.must[0])]
        assert REVOLVER.notate(hidden, bot.choose(look)) == position.must[0]


def test_a_win_that_depends_on_hidden_cards_is_not_certain():
    """The discard of the last card but one ends the round; who is then paid most, everybody sees. A draw is luck."""
    sure = At({"A": "JJ SK"}, ["A/JJ 4o P"], pots={"JJ": 12000}, money={"A": 20000, "B": 21000})
    assert sure.legal() >= {"lay jesse-james 1", "discard sundance-kid"}
    found = {WYATT_EARP.notate(sure.table, code) for code in winning(Look(WYATT_EARP, sure.table))}
    assert "lay jesse-james 1" in found
    unsure = At({"A": "2WH SK"}, ["A/JJ 4o P"], phase="draw", pots={"JJ": 12000}, money={"A": 20000, "B": 21000})
    assert winning(Look(WYATT_EARP, unsure.table)) == []


def test_a_table_of_four_by_other_rules_is_played_to_the_end():
    options = WYATT_EARP.options({"preset": "rules_002", "stall_guard": "12"})
    table = WYATT_EARP.new(options, 4, Quick(5))
    bots = [levels.make("champion", WYATT_EARP) for _ in range(4)]
    while (seat := int(table.to_act())) >= 0:
        table.apply(bots[seat].choose(Look(WYATT_EARP, table)))
    assert max(table.scores()) == 1.0
    assert not champion.stand_in(WYATT_EARP, options)


@pytest.mark.parametrize("game", [WYATT_EARP, REVOLVER], ids=lambda game: game.name)
def test_the_chances_are_those_of_all_seats_from_the_deciding_one_on(game):
    table = game.new(game.options({}), 2, Quick(3))
    bot = Champion(game)
    for _ in range(40):
        chances = bot.chances(Look(game, table))
        assert len(chances) == 2
        assert sum(chances) == pytest.approx(1)
        table.apply(bot.choose(Look(game, table)))


@pytest.mark.parametrize("game", [WYATT_EARP, REVOLVER], ids=lambda game: game.name)
def test_many_positions_at_once_are_seen_as_each_alone(game):
    policy = Champion(game).policy()
    table, rng = game.new(game.options({}), 2, Quick(4)), Quick(5)
    looks: list[tuple[list[int], int]] = []
    rows: list[Any] = []
    while len(rows) < 30:
        look = Look(game, table)
        looks.append((look.legal, look.seats))
        rows.append(seen(look).copy())
        table.apply(look.legal[rng.below(len(look.legal))])
    favours, wins = policy.many(np.stack(rows))
    for row, (legal, seats), favour, win in zip(rows, looks, favours, wins, strict=True):
        assert favour[legal] == pytest.approx(policy.likely(row, legal), abs=1e-3)
        shares = np.exp(win[:seats]) / np.exp(win[:seats]).sum()
        assert shares == pytest.approx(policy.chances(row, seats), abs=1e-4)


def test_the_packaged_weights_are_small():
    for game in (WYATT_EARP, REVOLVER):
        net = knowledge_of(game.name).net
        assert net is not None
        assert len(net.weights().read_bytes()) < 3_000_000


# Where it does not play


def test_it_knows_a_deck_by_what_its_cards_do_and_not_by_their_names():
    """RV-0.1 Other names and figures are still known; another operation makes another game."""
    deck = standard_deck()
    first, *others = deck.cards
    renamed = replace(deck, id="mine", cards=(replace(first, name="Peashooter", copies=9, fp=2), *others))
    known = REVOLVER.options({"deck": write_deck(renamed)})
    assert champion.stand_in(REVOLVER, known) == ""
    assert levels.who_plays("champion", REVOLVER, known) == "champion"
    shot = next(card for card in deck.cards if card.kind == "shot" and card.side == "colty")
    dull = tuple(replace(card, ops=shot.ops) if card.id == "polecats" else card for card in deck.cards)
    unknown = REVOLVER.options({"deck": write_deck(replace(deck, id="mine", cards=dull))})
    assert champion.stand_in(REVOLVER, unknown) == "other-rules"
    assert levels.who_plays("champion", REVOLVER, unknown) == "ranger"


def test_by_other_rules_ranger_plays_for_as_long_as_it_may():
    options = REVOLVER.options({"preset": "literal"})
    assert levels.who_plays("champion:2i", REVOLVER, options) == "ranger:2i"
    bot = levels.make("champion:2i", REVOLVER, 1)
    look = Look(REVOLVER, REVOLVER.new(options, 2, Quick(1)))
    assert bot.choose(look) in look.legal
    assert isinstance(bot, Champion)
    assert bot.in_place().iterations == 2


@pytest.mark.parametrize("game", [WYATT_EARP, REVOLVER], ids=lambda game: game.name)
def test_gunslinger_stands_between_marshal_and_champion(game):
    """docs/strength.md: three of four games against the one, a quarter against the other. A wide margin for chance."""
    ahead = sum(winner(game, ["gunslinger", "marshal"], deal) == 0 for deal in range(12))
    behind = sum(winner(game, ["gunslinger", "champion"], deal) == 0 for deal in range(12))
    assert ahead >= 5
    assert behind <= 8


def test_gunslinger_forgets_and_minds_no_hidden_card():
    table = WYATT_EARP.new(WYATT_EARP.options({}), 2, Quick(5))
    marshal = levels.make("marshal", WYATT_EARP)
    for _ in range(60):
        look = Look(WYATT_EARP, table)
        other = table.imagine(table.to_act(), Quick(7), True)  # other hidden cards
        answers = [levels.make("gunslinger", WYATT_EARP, 3).choose(seen) for seen in (look, Look(WYATT_EARP, other))]
        assert answers[0] == answers[1]
        table.apply(marshal.choose(look))


def test_by_other_rules_marshal_plays_in_place_of_gunslinger():
    options = REVOLVER.options({"preset": "literal"})
    assert levels.who_plays("gunslinger", REVOLVER, options) == "marshal"
    look = Look(REVOLVER, REVOLVER.new(options, 2, Quick(1)))
    assert levels.make("gunslinger", REVOLVER, 1).choose(look) == levels.make("marshal", REVOLVER).choose(look)


def test_a_version_names_the_weights():
    for game in (WYATT_EARP, REVOLVER):
        plain, _, weights = levels.version("champion", game).partition("+")
        assert (plain, len(weights)) == (levels.version("deputy", game), 8)
        assert levels.version("gunslinger:", game) == levels.version("champion", game)
    assert levels.version("champion", WYATT_EARP) != levels.version("champion", REVOLVER)


def test_without_numpy_or_weights_ranger_plays(monkeypatch):
    options = WYATT_EARP.options({})
    monkeypatch.setattr(champion, "find_spec", lambda name: None)
    champion.missing.cache_clear()
    try:
        assert champion.stand_in(WYATT_EARP, options) == "no-numpy"
        assert levels.who_plays("champion", WYATT_EARP, options) == "ranger"
    finally:
        champion.missing.cache_clear()
