"""0. Reading guide: the deck is data, and says where its figures come from."""

import pytest

from saloon.games.revolver import GAME
from saloon.games.revolver.deckfile import PACKAGED, digest, packaged_deck, read_deck, standard_deck, write_deck
from saloon.kernel.errors import Malformed
from saloon.kernel.record import begin, from_document, replay, to_document
from saloon.kernel.rng import Quick
from tests.rules.revolver.tables import At, own_deck

GATLING = {"cost": 0, "fp": 6}


def test_rv_0_1_a_game_stores_the_deck_by_its_id_and_hash():
    assert GAME.settings(GAME.options({})) == {"deck": f"frontier-4@{digest(standard_deck())}"}
    assert GAME.to_document(At.dealt().table)["options"]["deck"].startswith("frontier-4@")


@pytest.mark.parametrize("name", PACKAGED)
def test_rv_0_1_a_packaged_deck_is_wanted_and_stored_by_its_name(name):
    options = GAME.options({"deck": name})
    assert options.source == packaged_deck(name)
    stored = GAME.settings(options)
    assert stored == {"deck": f"{name}@{digest(packaged_deck(name))}"}
    assert GAME.options(stored).source == packaged_deck(name)


def test_rv_0_1_a_record_of_frontier_1_is_played_again_with_frontier_1():
    writer = begin(GAME, GAME.options({"deck": "frontier-1"}), ["Cole", "Jo"], bytes(64))
    chance = Quick(3)
    while codes := writer.table.legal():
        writer.apply(codes[chance.below(len(codes))])
    stored = to_document(writer.record)
    assert stored["options"]["deck"] == "frontier-1@73488f849f2b1925"
    *_, (_, table) = replay(from_document(stored))
    assert table.fingerprint() == writer.table.fingerprint()
    assert GAME.to_document(table)["options"] == stored["options"]


def test_rv_0_1_a_deck_of_the_same_name_with_other_figures_is_refused():
    for wrong in ("0123456789abcdef", digest(standard_deck())):
        with pytest.raises(Malformed) as refused:
            GAME.options({"deck": f"frontier-1@{wrong}"})
        assert (refused.value.reason, refused.value.field) == ("other-deck", "deck")


def test_rv_0_1_an_unknown_deck_is_refused():
    with pytest.raises(Malformed) as refused:
        GAME.options({"deck": "frontier-9"})
    assert (refused.value.reason, refused.value.field) == ("unknown-deck", "deck")
    assert refused.value.details["known"] == "frontier-1, frontier-2, frontier-3, frontier-4"
    with pytest.raises(Malformed) as refused:
        GAME.options({"deck": 7})
    assert (refused.value.reason, refused.value.field) == ("not-text", "deck")


def test_rv_0_1_a_game_with_an_own_deck_carries_it_along():
    options = GAME.options({"deck": own_deck(gatling_gun=GATLING)})
    assert read_deck(GAME.settings(options)["deck"]).card("gatling-gun").fp == 6
    table = GAME.new(options, 2, Quick(1))
    again = GAME.from_document(GAME.to_document(table))
    assert again.fingerprint() == table.fingerprint()
    assert GAME.to_document(again)["options"] == GAME.settings(options)


def test_rv_0_1_the_figures_of_the_file_are_those_of_the_game():
    at = At(colty="gatling-gun", options={"deck": own_deck(gatling_gun=GATLING)})
    at.play("play gatling-gun")
    assert at.strength("bank") == (0, 6)


def test_rv_0_2_the_game_keeps_where_each_figure_comes_from():
    source = GAME.options({}).source
    assert source.card("gatling-gun").prov["cost"] == "sourced"
    assert source.card("gatling-gun").prov["copies"] == "reconstructed"
    assert source.battlefield("bank").prov["turns"] == "sourced"


def test_rv_0_3_a_fault_is_told_with_card_and_field():
    with pytest.raises(Malformed) as refused:
        GAME.options({"deck": own_deck(gatling_gun={"cost": 9})})
    assert (refused.value.reason, refused.value.field) == ("out-of-range", "deck.cards.gatling-gun.cost")


def test_rv_0_3_another_number_than_62_is_only_a_remark():
    options = GAME.options({"deck": own_deck(gatling_gun={"copies": 5})})
    assert [remark.reason for remark in options.source.warnings] == ["not-62"]
    table = GAME.new(options, 2, Quick(1))
    assert GAME.view(table, 0).players[0].deck == 65 - 7
    table.playout(Quick(2))
    assert sum(table.scores()) == 1


@pytest.mark.parametrize("word", ["sourced", "sourced-weak", "reconstructed", "user"])
def test_rv_0_4_provenance_is_one_of_a_few_words(word):
    assert read_deck(own_deck(gatling_gun={"prov": {"fp": word}})).card("gatling-gun").prov["fp"] == word


def test_rv_0_4_only_a_name_can_be_our_own():
    assert (
        read_deck(own_deck(gatling_gun={"prov": {"name": "own-name"}})).card("gatling-gun").prov["name"] == "own-name"
    )
    for word in ("own-name", "guessed"):
        with pytest.raises(Malformed) as refused:
            read_deck(own_deck(gatling_gun={"prov": {"fp": word}}))
        assert (refused.value.reason, refused.value.field) == ("unknown-word", "cards.gatling-gun.prov.fp")


def test_rv_0_5_the_brother_whose_name_is_unknown_stands_for_himself():
    assert standard_deck().bandit("mason-brother").name == "The other Mason brother"
    assert standard_deck().bandit("mason-brother").prov["name"] == "sourced-weak"


def test_rv_0_6_cards_are_plain_identifiers():
    """No text of a card is quoted: each is a short sentence of ours or says nothing, and play does not depend on it."""
    document = write_deck(standard_deck())
    for row in [*document["bandits"], *document["cards"]]:
        row["text"] = ""
    table = GAME.new(GAME.options({"deck": document}), 2, Quick(5))
    again = GAME.new(GAME.options({}), 2, Quick(5))
    assert table.playout(Quick(5)) == again.playout(Quick(5))
    assert table.fingerprint() == again.fingerprint()


def test_rv_0_7_figures_without_provenance_are_the_users():
    document = write_deck(standard_deck())
    for row in (document["box"], *document["cards"], *document["bandits"]):
        del row["prov"]
    source = GAME.options({"deck": document}).source
    assert set(source.card("gatling-gun").prov.values()) == {"user"}
    assert set(source.bandit("cortez").prov.values()) == {"user"}
    assert source.battlefield("bank").prov["turns"] == "sourced"
