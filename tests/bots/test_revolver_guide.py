"""What Marshal must and must not play in Revolver: positions from the strategy notes (21) and from games watched.

The law at the end: whatever a seat cannot see has no influence on the points that its choices get.
"""

from typing import Any

import pytest

from saloon.bots.bot import Look, Marshal
from saloon.bots.guide import ONE
from saloon.bots.revolver.counting import lives, lives_now
from saloon.bots.revolver.guide import RevolverGuide
from saloon.games.revolver import GAME
from saloon.games.revolver.options import PRESETS
from saloon.games.revolver.table import Revolver
from saloon.kernel.rng import Quick
from saloon.kernel.rows import buffer
from saloon.kernel.table import Table
from tests.rules.revolver.tables import At, own_deck

EXPRESS_GANG = "jack-colty cortez+grit poppy-mcready"
RATED_4 = "jack-colty cortez skinny-landell+grit poppy-mcready"
BEFORE_THE_4S = f"{RATED_4} bruno-caple tin-cup-holloway"


def move(at: At) -> str:
    """Marshal's choice, in notation."""
    return str(GAME.notate(at.table, Marshal(RevolverGuide(), 1).choose(Look(GAME, at.table))))


def line(at: At) -> list[str]:
    """What Marshal does in the rest of this play phase, `end` included; the other side plays like him."""
    found: list[str] = []
    side = at.to_act
    while True:
        choice = move(at)
        if at.to_act == side:
            found.append(choice)
        at.play(choice)
        if choice == "end" or at.winner:
            return found


def points(table: Table) -> dict[int, int]:
    """The guide's points of each legal code."""
    guide = RevolverGuide()
    codes = buffer(int(table.space()))
    found = buffer(int(table.space()))
    n = int(table.fill(codes))
    guide.weigh(table, codes, n, found)
    return {int(codes[i]): int(found[i]) for i in range(n)}


def casualty(at: At) -> At:
    """A certain kill is played: Colty is asked for a victim."""
    at.play("play get-a-rope")
    if at.to_act == "mcready":
        at.play("discard cowboy")
    return at


def asked_for_victim(marker: str, alive: str, colty: str = "38-special", **rest: Any) -> At:
    return casualty(At(marker, colty=colty, mcready="get-a-rope 2 cowboy", to_play="mcready", alive=alive, **rest))


# Colty: whom to lose


def test_st_d2_kittens_is_lost_late():
    assert move(asked_for_victim("whiskey/2", f"{RATED_4} kittens-mackenzie maud-tillery")) == "lose maud-tillery"


def test_st_d2_nor_before_the_creek_is_left():
    assert move(asked_for_victim("creek/2", f"{RATED_4} kittens-mackenzie maud-tillery")) == "lose maud-tillery"


def test_st_d3_manolito_goes_before_annie_when_cubes_are_low():
    alive = f"{BEFORE_THE_4S} manolito annie-mcgraw"
    assert move(asked_for_victim("buzzard/2", alive, "2 hail-of-bullets", cubes=5)) == "lose manolito"


def test_st_d4_poppy_first_before_the_creek():
    assert move(asked_for_victim("buzzard/2", RATED_4)) == "lose poppy-mcready"


def test_st_d4_skinnys_token_first_from_the_creek_on():
    assert move(asked_for_victim("creek/1", RATED_4)) == "lose skinny-landell"


@pytest.mark.parametrize("marker", ["bank/2", "whiskey/3", "buzzard/1", "creek/2"])
def test_st_d5_cortez_is_never_lost_early(marker):
    assert move(asked_for_victim(marker, RATED_4)) != "lose cortez"


def test_a_discard_is_better_than_losing_the_peacemakers_in_hand():
    at = asked_for_victim("whiskey/1", f"{RATED_4} bruno-caple tin-cup-holloway", "3 peacemaker-45 improvise")
    assert move(at) == "lose tin-cup-holloway"


# Colty: reflexes, bites


def test_reflexes_save_the_leader():
    assert (
        move(asked_for_victim("express/2", "jack-colty", "lightning-reflexes 38-special")) == "react lightning-reflexes"
    )


def test_reflexes_save_cortez_before_the_express():
    at = asked_for_victim("creek/2", "jack-colty cortez", "lightning-reflexes 38-special")
    assert move(at) == "react lightning-reflexes"


def test_st_d8_reflexes_in_the_attack_that_would_be_the_only_kill():
    at = At("express/2", "lightning-reflexes", "", {"express": "2 deputy-3"}, "mcready", alive=EXPRESS_GANG, cubes=2)
    at.play("end")
    assert move(at) == "react lightning-reflexes"


def test_reflexes_are_not_kept_for_a_game_that_is_over():
    at = At("express/4", "lightning-reflexes", "", {"express": "2 deputy-3"}, "mcready", alive="jack-colty cortez")
    at.play("end")
    assert move(at) == "react lightning-reflexes"


def test_a_bite_is_bought_off_with_a_useless_card():
    at = At("whiskey/2", colty="improvise hail-of-bullets", mcready="rattlesnake-bite", to_play="mcready")
    at.play("play rattlesnake-bite")
    assert move(at) == "yes"
    at.play("yes")
    assert move(at) == "discard improvise"


def test_a_bite_is_bought_off_at_any_price_by_the_leader():
    at = At("express/3", colty="jackson-clan", mcready="rattlesnake-bite", to_play="mcready", alive="jack-colty")
    at.play("play rattlesnake-bite")
    assert move(at) == "yes"


# Colty: what to play


def test_cards_that_draw_are_played_at_once():
    assert move(At("whiskey/2", colty="coffee-and-eggs 38-special")) == "play coffee-and-eggs"


def test_a_lost_battlefield_is_conceded_on_its_last_space():
    at = At("bank/4", "hail-of-bullets gatling-gun 2 38-special", "", {"bank": "buffalo-stampede 4 deputy-3"})
    assert line(at) == ["end"]


def test_st_2_no_big_gun_at_the_end_of_the_bank():
    at = At("bank/4", colty="gatling-gun jackson-clan hail-of-bullets improvise")
    assert not {"play gatling-gun", "play jackson-clan"} & set(line(at))


def test_st_d6_guns_come_on_the_first_turn_of_a_battlefield():
    at = At("whiskey/1", colty="hail-of-bullets peacemaker-45 2 derringer improvise", mcready="4 deputy-2")
    assert any(choice.startswith("play") for choice in line(at))


def test_st_d6_and_not_on_its_last_without_need():
    at = At("whiskey/5", "gatling-gun 2 38-special", "", {"whiskey": "2 hail-of-bullets gatling-gun"})
    assert line(at) == ["end"]


def test_a_shot_that_turns_the_attack():
    at = At("whiskey/4", "chew-on-this", "", {"whiskey": "buffalo-stampede deputy-2 38-special"})
    assert move(at) == "play chew-on-this"


def test_a_shot_takes_the_strongest():
    at = At("whiskey/4", "chew-on-this 38-special", "", {"whiskey": "buffalo-stampede deputy-2 cowboy"})
    at.play("play chew-on-this")
    assert move(at) == "hit buffalo-stampede"


def test_a_single_shot_is_not_wasted_on_grit():
    at = At("whiskey/4", "chew-on-this 38-special", "", {"whiskey": "quincey-whitmore+grit deputy-3 38-special"})
    at.play("play chew-on-this")
    assert move(at) == "hit deputy-3"


def test_ex_s16_dynamite_takes_two():
    at = At("whiskey/2", "stick-of-dynamite 38-special", "", {"whiskey": "apache-scout+power cowboy deputy-3"})
    at.play("play stick-of-dynamite")
    hit = {move(at)}
    at.play(move(at))
    if at.phase == "blast":
        hit.add(move(at))
    assert hit <= {"hit apache-scout+power", "hit cowboy", "hit deputy-3"}
    assert at.strength("whiskey")[0] <= 4


def test_st_3_hurry_where_the_law_is_far_ahead():
    at = At("whiskey/2", "pack-yer-bags improvise", "", {"whiskey": "3 deputy-3 3 deputy-2"})
    assert move(at) == "play pack-yer-bags"


def test_st_3_no_hurry_where_the_gang_holds():
    at = At("whiskey/2", "pack-yer-bags improvise", "", {"whiskey": "2 hail-of-bullets gatling-gun 3 derringer"})
    assert move(at) == "end"


def test_st_7_a_weak_gun_makes_room_for_a_strong_one():
    table = {"express": "3 38-special 3 deputy-2"}
    at = At("express/3", "jackson-clan improvise", "", table, alive=EXPRESS_GANG)
    assert line(at)[:2] == ["take-off 38-special", "play jackson-clan"]


def test_guns_are_not_taken_off_for_nothing():
    at = At("whiskey/3", "improvise", "2 deputy-3", {"whiskey": "2 38-special gatling-gun deputy-3"})
    assert not any(choice.startswith("take-off") for choice in line(at))


def test_a_scout_goes_ahead_from_a_last_space():
    at = At("bank/4", "cherokee-scout", "", {"bank": "3 deputy-3"})
    at.play("play cherokee-scout")
    assert move(at) not in {"place bank", "end"}


def test_nobody_dies_for_a_small_law():
    at = At("buzzard/2", "came-along 38-special", "", {"buzzard": "deputy-2 deputy-3"})
    assert "play came-along" not in line(at)


def test_nobody_kills_his_own_leader():
    at = At("express/2", "came-along", "", {"express": "4 deputy-3"}, alive="jack-colty cortez")
    assert move(at) != "play came-along"


def test_st_d11_banned_guns_pay():
    at = At("whiskey/1", "hail-of-bullets peacemaker-45 fire-at-will", banned=["peacemaker-45"])
    at.play("play hail-of-bullets")
    assert move(at) == "discard peacemaker-45"


def test_saddlebags_bring_the_best_gun_from_behind():
    table = {"bank": "hail-of-bullets 38-special", "whiskey": "peacemaker-45 deputy-3"}
    at = At("whiskey/2", "saddlebags fire-at-will", "", table)
    at.play("play saddlebags")
    assert move(at) == "take-back bank hail-of-bullets"


# Colty: Derail the Train


def test_st_d9_few_bandits_many_cards_and_a_big_law():
    table = {"express": "buffalo-stampede 4 deputy-3 38-special"}
    at = At("express/2", "2 38-special 3 improvise derringer", "", table, alive=EXPRESS_GANG)
    assert "special derail-the-train" in line(at)


def test_st_d9_everybody_who_can_be_paid_for_is_saved():
    table = {"express": "buffalo-stampede 4 deputy-3 38-special"}
    at = At("express/1", "2 38-special 3 improvise derringer", "", table, alive=EXPRESS_GANG)
    at.play("special derail-the-train", "discard improvise")
    assert move(at).startswith("save")


def test_no_wreck_for_a_gang_that_holds():
    table = {"express": "jackson-clan 2 hail-of-bullets deputy-3"}
    at = At("express/3", "2 38-special", "", table, alive=BEFORE_THE_4S)
    assert "special derail-the-train" not in line(at)


def test_no_wreck_by_a_hand_that_it_would_empty():
    table = {"express": "2 buffalo-stampede 38-special"}
    at = At("express/2", "2 improvise saddlebags", "4 cowboy", table, alive="jack-colty poppy-mcready skinny-landell")
    assert "special derail-the-train" not in line(at)


def test_the_last_card_is_kept_for_a_bite():
    """RV-11.5 On the last space with one life left, a card in the hand is worth more than a little firepower."""
    at = At("express/4", "derringer", "4 cowboy", {"express": "jackson-clan deputy-2"}, alive="jack-colty")
    assert move(at) == "end"


def test_reflexes_are_not_paid_for_a_gun_on_the_last_space():
    table = {"express": "jackson-clan deputy-3"}
    at = At("express/4", "45-long-colt lightning-reflexes", "3 cowboy", table, alive="jack-colty poppy-mcready")
    assert move(at) == "end"


# McReady: the attack


def test_no_more_is_spent_than_is_needed():
    at = At(
        "whiskey/5", "", "cowboy deputy-3 buffalo-stampede 2 rattlesnake-bite", {"whiskey": "2 deputy-2"}, "mcready"
    )
    found = line(at)
    assert "play cowboy" in found
    assert not {"play deputy-3", "play buffalo-stampede"} & set(found)


def test_nothing_is_added_to_a_won_attack_on_a_last_space():
    at = At("bank/4", "", "3 deputy-2 deputy-3 cowboy", {"bank": "deputy-3 38-special"}, "mcready")
    assert not any("deputy" in choice for choice in line(at))


def test_st_5_an_attack_out_of_reach_is_let_go():
    at = At("whiskey/5", "", "3 deputy-2 cowboy", {"whiskey": "2 gatling-gun hail-of-bullets"}, "mcready")
    assert line(at) == ["end"]


def test_lawmen_come_on_the_first_turn_of_a_battlefield():
    at = At("bank/1", "3 38-special", "3 deputy-2 deputy-3 cowboy", {"bank": "38-special"}, "mcready")
    assert any("deputy" in choice for choice in line(at))


def test_everything_for_the_last_kill():
    hand = "2 deputy-3 buffalo-stampede 4 cowboy"
    at = At("express/3", "", hand, {"express": "jackson-clan"}, "mcready", alive="jack-colty")
    line(at)
    law, gang = at.strength("express")
    assert law > gang or at.winner.startswith("mcready")


# McReady: certain kills, the marker, the border


def test_a_certain_kill_that_wins_is_played():
    at = At("express/1", "", "get-a-rope 2 deputy-2", {}, "mcready", alive="jack-colty")
    assert "play get-a-rope" in line(at) or at.winner.startswith("mcready")


def test_st_6_a_certain_kill_saves_the_last_cube():
    at = At("whiskey/5", "", "get-a-rope 2 cowboy", {"whiskey": "2 gatling-gun hail-of-bullets"}, "mcready", cubes=1)
    assert move(at) == "play get-a-rope"


def test_st_6_it_is_kept_in_a_turn_that_kills_anyway():
    at = At("bank/2", "2 38-special", "get-a-rope 2 deputy-3", {"bank": "3 deputy-3"}, "mcready")
    assert "play get-a-rope" not in line(at)


def test_the_train_is_stopped_at_the_last_moment():
    at = At("express/4", "", "pilgrim cowboy", {"express": "2 gatling-gun"}, "mcready", alive=EXPRESS_GANG)
    assert "play pilgrim" in line(at)


def test_one_more_attack_where_the_law_is_far_ahead():
    at = At("creek/2", "", "pilgrim 2 cowboy", {"creek": "3 deputy-3 buffalo-stampede"}, "mcready")
    assert "play pilgrim" in line(at)


def test_not_where_it_is_far_behind():
    at = At("whiskey/5", "", "pilgrim cowboy", {"whiskey": "2 gatling-gun hail-of-bullets"}, "mcready")
    assert "play pilgrim" not in line(at)


@pytest.mark.parametrize("marker", ["creek/1", "express/1"])
def test_the_colonel_comes_where_he_is_free(marker):
    at = At(marker, "2 hail-of-bullets", "ned-mcready cowboy", {}, "mcready")
    assert "play ned-mcready" in line(at)


# McReady: places and targets


def test_a_scout_is_not_left_at_a_won_last_space():
    at = At("bank/4", "", "apache-scout", {"bank": "2 deputy-3"}, "mcready")
    at.play("play apache-scout")
    assert move(at) in {"place whiskey", "place buzzard", "place express", "place creek"}


def test_nor_at_a_past_battlefield():
    at = At("creek/2", "", "josie-logan", {"creek": "3 deputy-3"}, "mcready")
    at.play("play josie-logan")
    assert move(at) == "place express"


def test_st_d7_a_row_lies_at_a_long_battlefield_to_come():
    at = At("bank/4", "", "cactus-field", {}, "mcready")
    at.play("play cactus-field")
    assert move(at) == "place whiskey"


def test_the_strongest_gun_is_destroyed():
    at = At("whiskey/2", "", "were-surrounded cowboy", {"whiskey": "hail-of-bullets 38-special derringer"}, "mcready")
    at.play("play were-surrounded")
    assert move(at) == "destroy hail-of-bullets"


def test_the_best_lawman_comes_back():
    discards = {"mcready": "cowboy ned-mcready deputy-2"}
    at = At("whiskey/2", "", "flesh-wound cowboy", {}, "mcready", discards)
    at.play("play flesh-wound")
    assert move(at) == "recover ned-mcready"


def test_a_lawman_is_fetched_from_behind_not_from_ahead():
    table = {"bank": "deputy-3 cowboy", "buzzard": "buffalo-stampede", "whiskey": "deputy-2"}
    at = At("whiskey/2", "", "didnt-see-this", table, "mcready")
    at.play("play didnt-see-this")
    assert move(at) == "move bank deputy-3"


def test_quincey_follows_the_gang():
    table = {"bank": "quincey-whitmore+grit", "whiskey": "2 deputy-2"}
    at = At("whiskey/2", "", "2 hat-clean-off rattlesnake-bite", table, "mcready")
    assert "use quincey-whitmore right" in line(at)


def test_the_hat_saves_a_lawman_who_wins_the_attack():
    at = At("whiskey/2", "fire-at-will", "hat-clean-off", {"whiskey": "buffalo-stampede deputy-2"})
    at.play("play fire-at-will")
    assert move(at) == "yes"


def test_st_d11_a_hat_without_anything_to_cancel_pays():
    hand = "deputy-3 hat-clean-off 2 deputy-2"
    at = At("whiskey/2", "", hand, {}, "mcready", {"colty": "5 fire-at-will"})
    at.play("play deputy-3")
    assert move(at) == "discard hat-clean-off"


def test_st_d10_a_hat_is_kept_while_there_is():
    at = At("whiskey/2", "", "deputy-3 hat-clean-off cowboy", {"whiskey": "buffalo-stampede"}, "mcready")
    at.play("play deputy-3")
    assert move(at) == "discard cowboy"


def test_rv_opt_25_who_may_attack_attacks():
    at = At("bank/1", "38-special", "", {"bank": "deputy-3"}, "mcready", options={"attack_duty": "may"})
    at.play("end")
    assert move(at) == "yes"


# Judging


def test_lives_are_counted_to_the_death_that_loses():
    """ST-D1 Sixteen bandits, Skinny's token, and the one that Cortez will get; before the Express his death loses."""
    at = At("bank/1")
    assert lives(at.table) == 18
    assert lives_now(at.table) == 16
    assert lives_now(At("express/1", alive="jack-colty cortez+grit").table) == 3


def chance(at: At) -> int:
    """Colty's, from 0 to ONE."""
    values = buffer(2)
    RevolverGuide().judge(at.table, values)
    assert values[0] + values[1] == ONE
    return int(values[0])


def test_a_judge_likes_lives():
    even = {"buzzard": "hail-of-bullets deputy-3"}
    base = chance(At("buzzard/2", "5 38-special", "5 deputy-2", even, alive=f"{BEFORE_THE_4S} manolito annie-mcgraw"))
    assert 0 < base < ONE
    assert chance(At("buzzard/2", "5 38-special", "5 deputy-2", even, alive=RATED_4)) < base
    assert chance(At("buzzard/2", "5 38-special", "5 deputy-2", even)) > base


def test_a_finished_game_is_judged_by_its_winner():
    at = At("express/4", "", "", {}, "mcready")
    at.play("end")
    assert chance(at) == ONE


# Laws


def deck_of_strangers() -> dict[str, object]:
    """A user's deck: other names, prices, limits, and cards that do several things."""
    shout = [{"op": "kill_lawman", "n": 3}, {"op": "draw", "n": 1}]
    posse = [{"op": "gang_casualty", "n": 2}]
    return own_deck(
        {"id": "shout", "side": "colty", "kind": "shot", "cost": 2, "ops": shout},
        {"id": "mule", "side": "colty", "kind": "gun", "fp": 7, "ops": []},
        {"id": "posse", "side": "mcready", "kind": "lawman", "fp": 6, "cost": 4, "ops": posse},
        setup={"draw": 3, "gang_slots": 6, "cubes": 7},
    )


RULES = {
    "standard": {},
    "literal": dict(PRESETS["literal"]),
    "reshuffle": {"empty_deck": "reshuffle", "derail_jack": "goes_on", "derail_deaths": "killed"},
    "windows": {"hat_window": "after_target", "attack_duty": "may", "flesh_wound_price": "pays"},
    "sand": {"sandstorm_rows": "counted", "empty_play": "allowed", "came_along_full": "any", "row_reach": "any"},
    "own deck": {"deck": deck_of_strangers()},
}


@pytest.mark.parametrize("settings", RULES.values(), ids=RULES)
def test_what_a_seat_cannot_see_changes_no_points(settings):
    """Points are the same in all worlds that the seat cannot tell apart, and in the real one."""
    rules = GAME.options(settings)
    for seed in range(4):
        table = GAME.new(rules, 2, Quick(seed))
        guide = RevolverGuide()
        while table.to_act() >= 0:
            seat = table.to_act()
            if len(table.legal()) > 1:
                known = points(table)
                assert points(table.imagine(seat, Quick(seed))) == known
                assert points(table.imagine(seat, Quick(seed + 50))) == known
            before = table.fingerprint()
            code = guide.best(table)
            assert table.fingerprint() == before
            table.apply(int(code))


@pytest.mark.parametrize("settings", RULES.values(), ids=RULES)
def test_what_nobody_sees_changes_no_judgement(settings):
    rules = GAME.options(settings)
    guide = RevolverGuide()
    table = GAME.new(rules, 2, Quick(3))
    assert isinstance(table, Revolver)
    while table.to_act() >= 0:
        values = buffer(2)
        imagined = buffer(2)
        guide.judge(table, values)
        guide.judge(table.imagine(-1, Quick(9)), imagined)
        assert list(values) == list(imagined)
        table.apply(int(guide.best(table)))
