"""Promise 6. Undo is offered only while the step told the mover nothing new, used no chance and asked nobody else."""

from tests.laws.worlds import Deal, Play, World, law
from tests.rules.revolver.tables import At, own_deck

WORLDS_TO_TRY = 3


@law(examples=20)
def test_a_step_that_can_be_undone_brought_no_news(world: World, deal: Deal):
    """In every world that the mover may be sitting in, the same answer would have led to the very same sight."""
    play = Play(world, deal)
    while not play.over:
        before = play.table.clone()
        mover, code, told = play.step()
        if not play.table.can_undo():
            continue
        assert play.table.to_act() == mover, "somebody else is asked now"
        assert world.chance(play.table) == world.chance(before), "chance was used"
        seen = [world.game.sight(fact, mover) for fact in told]
        if play.rng.randrange(4):
            continue
        for _ in range(WORLDS_TO_TRY):
            imagined = world.imagine(before, mover, play.rng.getrandbits(30))
            heard = world.game.listen(imagined)
            imagined.apply(code)
            assert [world.game.sight(fact, mover) for fact in heard.take()] == seen
            assert world.seen(imagined, mover) == world.seen(play.table, mover)


@law(examples=8)
def test_without_the_last_decision_the_table_is_as_it_was(world: World, deal: Deal):
    """Undoing is replaying without the last decision: the table from before comes back, to the last byte."""
    play = Play(world, deal)
    before, undone = world.game.to_document(play.table), 0
    while not play.over and undone < 3:
        play.step()
        if play.table.can_undo() and play.rng.randrange(12) == 0:
            again = world.new(deal)
            for code in play.made[:-1]:
                again.apply(code)
            assert world.game.to_document(again) == before
            undone += 1
        before = world.game.to_document(play.table)


@law(examples=15)
def test_only_the_mover_is_offered_it(world: World, deal: Deal):
    play = Play(world, deal)
    while not play.over:
        mover, _, _ = play.step()
        if play.rng.randrange(5):
            continue
        views = {viewer: world.game.view(play.table, viewer) for viewer in world.viewers(play.table)}
        offered = {viewer for viewer, view in views.items() if getattr(view, "can_undo", False)}
        expected = {mover} if play.table.can_undo() else set()
        assert offered <= expected, "`can_undo` is true in the view of somebody who has not moved"
        assert offered == expected or not hasattr(views[mover], "can_undo"), "the view does not offer an undo"


def test_a_hand_that_is_thrown_away_unasked_is_news():
    """RV-10.8 Without a reaction in the deck nobody is asked: Annie dies, and McReady sees the gang's last card."""
    deck = own_deck()
    deck["cards"] = [card for card in deck["cards"] if card["id"] != "lightning-reflexes"]
    at = At(
        colty="derringer",
        mcready="get-a-rope cowboy deputy-2",
        to_play="mcready",
        alive="jack-colty annie-mcgraw",
        options={"deck": deck},
    )
    at.play("play get-a-rope")
    assert at.table.can_undo()
    at.play("discard cowboy")
    assert (at.to_act, at.discards("colty")) == ("mcready", ["derringer"])
    assert not at.table.can_undo()
