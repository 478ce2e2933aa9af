"""Promise 1. Each card is in exactly one place, always; money neither appears nor vanishes outside the bank."""

from saloon.kernel.game import SPECTATOR
from tests.laws.worlds import Deal, Play, World, law


@law(examples=15)
def test_every_card_is_somewhere_once_and_the_bank_alone_makes_money(world: World, deal: Deal):
    """After every single decision of whole games; nor does anything lie where the rulebook says that it never does."""
    play = Play(world, deal)
    deck, money = world.deck(deal), world.box(deal)
    money.update(world.minted(play.dealt))
    while True:
        document = world.game.to_document(play.table)
        assert world.cards(document) == deck
        assert world.money(play.table) == money
        assert not world.broken(document)
        if play.over:
            break
        before = world.game.view(play.table, SPECTATOR)
        _, _, told = play.step()
        money.update(world.minted(told))
        deck -= world.lost(told, deal)
        assert not world.misfortunes(told, before, deal.rules)


@law(examples=10)
def test_cards_and_money_hold_together_in_imagined_worlds_too(world: World, deal: Deal):
    play = Play(world, deal)
    for table in play.moments(one_in=20):
        true = world.game.to_document(table)
        for viewer in world.viewers(table):
            imagined = world.imagine(table, viewer, play.rng.getrandbits(30))
            document = world.game.to_document(imagined)
            assert world.cards(document) == world.cards(true)
            assert world.money(imagined) == world.money(table)
            assert not world.broken(document)
