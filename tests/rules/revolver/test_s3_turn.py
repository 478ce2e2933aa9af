"""3. The turn."""

from saloon.games.revolver.facts import Attacked, CubesRemoved, Drew, MarkerMoved, TurnBegan
from saloon.kernel.rng import Quick
from tests.rules.revolver.tables import At


def order(at):
    return [type(fact) for fact in at.facts]


def test_rv_3_1_turns_alternate_and_one_of_each_is_a_game_turn():
    at = At.dealt()
    seen = []
    for _ in range(6):
        seen.append((at.to_act, at.view().number))
        at.play("end")
    assert seen == [(side, number) for number in (1, 2, 3) for side in ("colty", "mcready")]


def test_rv_3_2_coltys_turn_is_advance_draw_play():
    """EX-T01"""
    at = At("bank/2", to_play="mcready")
    at.play("end")
    began = at.facts.index(TurnBegan("colty", 3))
    assert [type(fact) for fact in at.facts[began:]] == [TurnBegan, MarkerMoved, Drew, Drew]
    assert at.marker == "bank/3"
    assert (at.to_act, at.phase) == ("colty", "play")


def test_rv_3_2_mcreadys_turn_is_draw_play_attack_border():
    """EX-T01"""
    at = At("bank/2")
    at.play("end")
    assert order(at) == [TurnBegan, Drew, Drew]
    assert (at.to_act, at.phase, at.marker) == ("mcready", "play", "bank/2")
    at.play("end")
    assert order(at)[:2] == [Attacked, CubesRemoved]


def test_rv_3_2_the_express_check_comes_last():
    at = At("express/4", to_play="mcready", cubes=2)
    at.play("end")
    assert order(at)[:2] == [Attacked, CubesRemoved]
    assert at.winner == "colty last-space"


def test_rv_3_3_colty_skips_the_advance_in_his_first_turn_but_draws():
    """EX-S08"""
    at = At.dealt()
    assert at.marker == "bank/1"
    assert sum(at.hand("colty").values()) == 7


def test_rv_3_3_only_the_first_turn_is_an_exception():
    at = At.dealt()
    at.play("end", "end")
    assert at.marker == "bank/2"
    assert sum(at.hand("colty").values()) == 9


def test_rv_3_4_dp_08_doing_nothing_is_legal():
    at = At()
    assert at.legal() == {"end"}
    at.play("end")
    assert at.to_act == "mcready"


def test_rv_3_4_any_number_of_actions_in_any_order():
    at = At("express/1", colty="2 38-special 2 derringer saddlebags", table={"creek": "hail-of-bullets"})
    at.play("play derringer", "take-off derringer", "play saddlebags", "play 38-special", "special derail-the-train")
    assert at.phase == "pay"
    at.play("discard 38-special", "done", "play derringer", "end")
    assert at.to_act == "mcready"


def test_rv_3_4_the_four_sorts_of_action():
    at = At(
        "express/1",
        colty="2 38-special",
        mcready="2 cowboy",
        table={"express": "derringer quincey-whitmore+grit"},
    )
    assert at.legal() == {"end", "play 38-special", "take-off derringer", "special derail-the-train"}
    at = At("express/1", mcready="2 cowboy", table={"express": "derringer quincey-whitmore+grit"}, to_play="mcready")
    off, use = "take-off quincey-whitmore+grit", "use quincey-whitmore left"
    assert at.legal() == {"end", "play cowboy", off, use}


def test_rv_3_4_only_colty_derails_the_train():
    at = At("express/1", mcready="2 cowboy", to_play="mcready")
    at.refuses("special derail-the-train", "RV-13.1", "other-sides-card")


def test_rv_3_5_a_card_just_drawn_may_be_played():
    """EX-F17"""
    at = At(colty="coffee-and-eggs", decks={"colty": "38-special derringer"})
    at.refuses("play derringer", "RV-6.1", "not-in-hand")
    at.play("play coffee-and-eggs", "play derringer", "play 38-special")
    assert at.lying("bank") == {"derringer": 1, "38-special": 1}


def test_rv_3_6_nobody_plays_in_the_others_turn():
    at = At("bank/1", colty="38-special", mcready="cowboy", to_play="mcready")
    assert at.to_act == "mcready"
    at.refuses("play 38-special", "RV-1.1", "other-sides-card")


def test_rv_3_6_the_other_is_asked_only_for_the_two_reactions():
    """Or to discard, or for a victim."""
    asked = set()
    for seed in range(4):
        at = At.dealt(seed)
        chance = Quick(seed)
        while at.winner == "":
            if at.to_act != at.view().turn:
                asked.add((at.to_act, at.phase))
            legal = sorted(at.table.legal())
            at.table.apply(legal[chance.below(len(legal))])
    assert asked <= {("mcready", "window"), ("colty", "casualty"), ("colty", "unless-discard"), ("colty", "pay")}
    assert {("mcready", "window"), ("colty", "casualty")} <= asked


def test_rv_3_7_a_play_phase_is_finite():
    """Whatever is done uses up a card: playing until nothing is left to do comes to an end."""
    for seed in range(3):
        at = At.dealt(seed)
        steps = 0
        while at.view().number < 4:
            legal = sorted(at.table.legal())
            at.table.apply(legal[-1] if steps % 2 else legal[len(legal) // 2])
            steps += 1
            assert steps < 1000
