"""17. A short story for each card, bandit, battlefield and special card: played, and seen by everybody."""

from typing import Any

import pytest

from saloon.games.revolver.facts import (
    Attacked,
    BanditDied,
    BanditGritLost,
    BanditToken,
    Banned,
    Cancelled,
    CubesRemoved,
    Discarded,
    Drew,
    FaceOpened,
    FieldReached,
    GritHelped,
    GunDestroyed,
    LawmanKilled,
    LostInWreck,
    MarkerMoved,
    Moved,
    Offered,
    Paid,
    Placed,
    Played,
    Prevented,
    PutAside,
    Reacted,
    Recovered,
    Removed,
    RowDestroyed,
    Saved,
    SpecialUsed,
    Spent,
    TakenBack,
    TokenGained,
    TurnBegan,
    Used,
    Won,
    Wrecked,
)
from tests.rules.revolver.tables import At


def gang(card: str, field: str = "bank", as_shot: bool = False) -> Played:
    return Played("colty", card, as_shot, field)


def law(card: str, field: str = "bank") -> Played:
    return Played("mcready", card, False, field)


def place_of(at: At, field: str) -> Any:
    return next(place for place in at.view().battlefields if place.field == field)


# 17.1 The Colty deck


def test_38_special_is_a_free_gun_of_one():
    at = At(colty="38-special")
    at.play("play 38-special")
    assert at.seen_by() == [gang("38-special"), Placed("38-special", "bank")]
    assert at.strength("bank") == (0, 1)


def test_45_long_colt_is_a_gun_of_two_for_a_card():
    at = At(colty="45-long-colt improvise")
    at.play("play 45-long-colt")
    assert at.seen_by() == [gang("45-long-colt"), Paid("colty", "improvise"), Placed("45-long-colt", "bank")]
    assert at.strength("bank") == (0, 2)


def test_peacemaker_45_is_a_free_gun_of_two_while_bruno_lives():
    at = At(colty="2 peacemaker-45", mcready="get-a-rope cowboy", alive="jack-colty bruno-caple")
    at.play("play peacemaker-45")
    assert at.seen_by() == [gang("peacemaker-45"), Placed("peacemaker-45", "bank")]
    assert at.strength("bank") == (0, 2)
    at.play("end", "play get-a-rope", "discard cowboy", "lose bruno-caple", "end")
    at.refuses("play peacemaker-45", "RV-6.13", "banned")
    assert at.strength("bank") == (0, 2)


def test_hail_of_bullets_is_a_gun_of_three_for_a_card():
    at = At(colty="hail-of-bullets improvise")
    at.play("play hail-of-bullets")
    assert at.seen_by() == [gang("hail-of-bullets"), Paid("colty", "improvise"), Placed("hail-of-bullets", "bank")]
    assert at.strength("bank") == (0, 3)


def test_gatling_gun_is_a_gun_of_four_for_two_cards_that_cannot_be_taken_back():
    at = At(colty="gatling-gun 2 improvise saddlebags derringer")
    at.play("play gatling-gun", "discard improvise", "discard improvise")
    assert at.seen_by() == [
        gang("gatling-gun"),
        Paid("colty", "improvise"),
        Paid("colty", "improvise"),
        Placed("gatling-gun", "bank"),
    ]
    assert at.strength("bank") == (0, 4)
    assert not at.allows("play saddlebags")
    at.play("play derringer", "play saddlebags")
    assert at.lying("bank") == {"gatling-gun": 1}


def test_jackson_clan_is_a_protected_gun_of_five_free_at_the_express():
    at = At("express/1", colty="jackson-clan saddlebags", mcready="buffalo-stampede 2 cowboy")
    at.play("play jackson-clan")
    assert at.seen_by() == [gang("jackson-clan", "express"), Placed("jackson-clan", "express")]
    assert at.strength("express") == (0, 1 + 5)
    assert at.legal() == {"end", "special derail-the-train"}  # no taking off, no taking back
    at.play("end", "play buffalo-stampede", "discard cowboy", "discard cowboy")
    assert at.told_of(GunDestroyed) == []


def test_derringer_comes_where_all_slots_are_taken():
    at = At(colty="derringer", table={"bank": "3 38-special"})
    at.play("play derringer")
    assert at.seen_by() == [gang("derringer"), Placed("derringer", "bank")]
    assert (at.strength("bank"), place_of(at, "bank").slots) == ((0, 4), 3)


def test_cherokee_scout_waits_ahead_with_power():
    at = At(colty="cherokee-scout")
    at.play("play cherokee-scout", "place creek")
    assert at.seen_by() == [
        PutAside("colty", "cherokee-scout"),
        gang("cherokee-scout", "creek"),
        Placed("cherokee-scout", "creek"),
        TokenGained("cherokee-scout", "creek", "power"),
    ]
    assert at.strength("creek") == (0, 1 + 2)


def test_lets_shoot_is_a_gun_or_clears_a_row():
    at = At(colty="2 lets-shoot", table={"bank": "narrow-pass"})
    at.play("play lets-shoot", "play lets-shoot as-shot")
    assert at.seen_by() == [
        gang("lets-shoot"),
        Placed("lets-shoot", "bank"),
        gang("lets-shoot", as_shot=True),
        RowDestroyed("narrow-pass", "bank"),
        Spent("lets-shoot"),
    ]
    assert at.strength("bank") == (0, 1)
    assert at.discards("colty") == ["lets-shoot"]


def test_yellow_boy_rifle_kills_for_one_more_card():
    at = At(colty="yellow-boy-rifle improvise derringer", table={"bank": "cowboy"})
    at.play("play yellow-boy-rifle", "discard derringer", "yes")
    assert at.seen_by() == [
        gang("yellow-boy-rifle"),
        Paid("colty", "derringer"),
        Placed("yellow-boy-rifle", "bank"),
        Offered("colty", taken=True),
        Discarded("colty", "improvise"),
        LawmanKilled("cowboy", "bank"),
    ]
    assert at.strength("bank") == (0, 2)


def test_fire_at_will_kills_unless_the_hat_flies():
    at = At(colty="fire-at-will", table={"bank": "deputy-3 cowboy"})
    at.play("play fire-at-will")
    assert (at.to_act, at.phase, at.legal()) == ("mcready", "window", {"no"})
    at.play("no", "hit deputy-3")
    assert at.seen_by()[-2:] == [LawmanKilled("deputy-3", "bank"), Spent("fire-at-will")]
    assert at.strength("bank") == (1, 0)


def test_chew_on_this_kills_and_nobody_can_stop_it():
    at = At(colty="chew-on-this", mcready="hat-clean-off", table={"bank": "deputy-3"})
    at.play("play chew-on-this")
    assert at.seen_by() == [gang("chew-on-this"), LawmanKilled("deputy-3", "bank"), Spent("chew-on-this")]


def test_polecats_kills_two():
    at = At(colty="polecats improvise", table={"bank": "deputy-3 deputy-2 cowboy"})
    at.play("play polecats", "hit deputy-3", "hit cowboy")
    assert at.seen_by() == [
        gang("polecats"),
        Paid("colty", "improvise"),
        LawmanKilled("deputy-3", "bank"),
        LawmanKilled("cowboy", "bank"),
        Spent("polecats"),
    ]
    assert at.lying("bank") == {"deputy-2": 1}


def test_stick_of_dynamite_kills_three_firepower():
    at = At("whiskey/1", colty="stick-of-dynamite improvise", table={"whiskey": "3 cowboy deputy-2"})
    at.play("play stick-of-dynamite", "hit cowboy", "hit cowboy", "done")
    assert at.seen_by() == [
        gang("stick-of-dynamite", "whiskey"),
        Paid("colty", "improvise"),
        LawmanKilled("cowboy", "whiskey"),
        LawmanKilled("cowboy", "whiskey"),
        Spent("stick-of-dynamite"),
    ]
    assert at.lying("whiskey") == {"cowboy": 1, "deputy-2": 1}


def test_pack_yer_bags_moves_the_marker_right():
    at = At("whiskey/2", colty="pack-yer-bags improvise")
    at.play("play pack-yer-bags")
    assert at.seen_by() == [
        gang("pack-yer-bags", "whiskey"),
        Paid("colty", "improvise"),
        MarkerMoved("whiskey", "3", by_card=True),
        Spent("pack-yer-bags"),
    ]
    assert at.marker == "whiskey/3"


def test_lightning_reflexes_stop_a_casualty():
    at = At(colty="lightning-reflexes improvise", table={"bank": "cowboy"}, to_play="mcready")
    at.play("end", "react lightning-reflexes")
    assert at.seen_by()[:4] == [
        Attacked(1, 0, won=True),
        Reacted("colty", "lightning-reflexes"),
        Prevented(),
        CubesRemoved(1, 11, by_check=True),
    ]
    assert at.discards("colty") == ["lightning-reflexes"]
    assert len(at.alive()) == 16


def test_adios_amigo_removes_the_colonel_and_draws():
    at = At(colty="adios-amigo", table={"creek": "ned-mcready+grit"})
    at.play("play adios-amigo")
    assert at.seen_by() == [
        gang("adios-amigo"),
        Removed("ned-mcready", "creek", ("grit",)),
        Drew("colty", None),
        Spent("adios-amigo"),
    ]


def test_saddlebags_take_a_gun_back():
    at = At("whiskey/1", colty="saddlebags", table={"bank": "hail-of-bullets gatling-gun", "whiskey": "38-special"})
    at.play("play saddlebags", "take-back bank hail-of-bullets")
    assert at.seen_by() == [
        gang("saddlebags", "whiskey"),
        TakenBack("hail-of-bullets", "bank"),
        Spent("saddlebags"),
    ]
    assert [(known.card, known.count) for known in at.view().players[0].known] == [("hail-of-bullets", 1)]


def test_came_along_costs_two_bandits_and_all_lawmen():
    at = At(colty="came-along", table={"bank": "charlie-weathers+grit cowboy"})
    at.play("play came-along", "lose bullet", "lose missy-jameson")
    assert at.seen_by() == [
        gang("came-along"),
        BanditDied("bullet"),
        BanditDied("missy-jameson"),
        Removed("charlie-weathers", "bank", ("grit",)),
        Removed("cowboy", "bank"),
        Spent("came-along"),
    ]


def test_sandstorm_lets_no_third_lawman_come():
    at = At(colty="sandstorm improvise", mcready="3 cowboy")
    at.play("play sandstorm")
    assert at.seen_by() == [gang("sandstorm"), Paid("colty", "improvise"), Placed("sandstorm", "bank")]
    assert place_of(at, "bank").caps == (None, 2)
    at.play("end", "play cowboy", "play cowboy")
    at.refuses("play cowboy", "RV-7.8", "capped")


def test_improvise_clears_a_row():
    at = At(colty="improvise", table={"bank": "narrow-pass cactus-field"})
    at.play("play improvise", "clear narrow-pass")
    assert at.seen_by() == [gang("improvise"), RowDestroyed("narrow-pass", "bank"), Spent("improvise")]
    assert at.lying("bank") == {"cactus-field": 1}


def test_coffee_and_eggs_draws_two():
    at = At(colty="coffee-and-eggs")
    at.play("play coffee-and-eggs")
    assert at.seen_by() == [
        gang("coffee-and-eggs"),
        Drew("colty", None),
        Drew("colty", None),
        Spent("coffee-and-eggs"),
    ]
    assert at.view().players[0].hand == 2


# 17.2 The McReady deck


def test_ned_mcready_enters_with_grit_and_kills():
    at = At("express/1", mcready="ned-mcready", to_play="mcready")
    at.play("play ned-mcready", "lose bullet")
    assert at.seen_by() == [
        law("ned-mcready", "express"),
        Placed("ned-mcready", "express"),
        TokenGained("ned-mcready", "express", "grit"),
        BanditDied("bullet"),
    ]
    assert at.strength("express") == (4, 1)


def test_charlie_weathers_enters_with_grit():
    at = At(mcready="charlie-weathers", to_play="mcready")
    at.play("play charlie-weathers")
    assert at.seen_by() == [
        law("charlie-weathers"),
        Placed("charlie-weathers", "bank"),
        TokenGained("charlie-weathers", "bank", "grit"),
    ]
    assert at.strength("bank") == (3, 0)


def test_quincey_whitmore_walks_for_a_card():
    at = At(mcready="quincey-whitmore 2 cowboy", to_play="mcready")
    at.play("play quincey-whitmore", "discard cowboy", "use quincey-whitmore right")
    assert at.seen_by() == [
        law("quincey-whitmore"),
        Paid("mcready", "cowboy"),
        Placed("quincey-whitmore", "bank"),
        TokenGained("quincey-whitmore", "bank", "grit"),
        Used("quincey-whitmore"),
        Paid("mcready", "cowboy"),
        Moved("quincey-whitmore", "bank", "whiskey", ("grit",)),
    ]
    assert at.strength("whiskey") == (3, 4)


def test_josie_logan_waits_ahead_with_grit():
    at = At(mcready="josie-logan", to_play="mcready")
    at.play("play josie-logan", "place express")
    assert at.seen_by() == [
        PutAside("mcready", "josie-logan"),
        law("josie-logan", "express"),
        Placed("josie-logan", "express"),
        TokenGained("josie-logan", "express", "grit"),
    ]
    assert at.strength("express") == (2, 1)


def test_apache_scout_waits_ahead_with_power():
    at = At(mcready="apache-scout", to_play="mcready")
    at.play("play apache-scout", "place buzzard")
    assert at.seen_by() == [
        PutAside("mcready", "apache-scout"),
        law("apache-scout", "buzzard"),
        Placed("apache-scout", "buzzard"),
        TokenGained("apache-scout", "buzzard", "power"),
    ]
    assert at.strength("buzzard") == (2, 3)


def test_bounty_hunter_draws_a_card():
    at = At(mcready="bounty-hunter cowboy", to_play="mcready")
    at.play("play bounty-hunter")
    assert at.seen_by() == [
        law("bounty-hunter"),
        Paid("mcready", "cowboy"),
        Placed("bounty-hunter", "bank"),
        Drew("mcready", None),
    ]
    assert at.strength("bank") == (2, 0)


@pytest.mark.parametrize(("card", "price", "firepower"), [("cowboy", 0, 1), ("deputy-2", 0, 2), ("deputy-3", 1, 3)])
def test_cowboy_deputy_2_and_deputy_3_are_plain_lawmen(card, price, firepower):
    at = At(mcready=f"{card} pilgrim", to_play="mcready")
    at.play(f"play {card}")
    assert at.seen_by() == [law(card), *[Paid("mcready", "pilgrim")] * price, Placed(card, "bank")]
    assert at.strength("bank") == (firepower, 0)


def test_buffalo_stampede_destroys_a_gun():
    at = At(mcready="buffalo-stampede 2 cowboy", table={"bank": "gatling-gun 38-special"}, to_play="mcready")
    at.play("play buffalo-stampede", "destroy gatling-gun")
    assert at.seen_by() == [
        law("buffalo-stampede"),
        Paid("mcready", "cowboy"),
        Paid("mcready", "cowboy"),
        Placed("buffalo-stampede", "bank"),
        GunDestroyed("gatling-gun", "bank"),
    ]
    assert at.strength("bank") == (4, 1)


@pytest.mark.parametrize("row", ["cactus-field", "narrow-pass", "indian-reservation", "rickety-bridge"])
def test_rows_fill_one_of_the_gangs_slots(row):
    at = At(mcready=row, to_play="mcready")
    at.play(f"play {row}", "place whiskey")
    assert at.seen_by() == [PutAside("mcready", row), law(row, "whiskey"), Placed(row, "whiskey")]
    whiskey = place_of(at, "whiskey")
    assert [lying.card for lying in whiskey.rows] == [row]
    assert (whiskey.slots, whiskey.law, whiskey.gang) == (1, 0, 4)


def test_pilgrim_moves_the_marker_left():
    at = At("buzzard/3", mcready="pilgrim", to_play="mcready")
    at.play("play pilgrim")
    assert at.seen_by() == [law("pilgrim", "buzzard"), MarkerMoved("buzzard", "2", by_card=True), Spent("pilgrim")]


def test_didnt_see_this_brings_a_lawman_here():
    at = At(
        "whiskey/1",
        mcready="didnt-see-this",
        table={"bank": "buffalo-stampede", "creek": "josie-logan+grit"},
        to_play="mcready",
    )
    at.play("play didnt-see-this", "move creek josie-logan+grit")
    assert at.seen_by() == [
        law("didnt-see-this", "whiskey"),
        Moved("josie-logan", "creek", "whiskey", ("grit",)),
        Spent("didnt-see-this"),
    ]
    assert at.lying("whiskey") == {"josie-logan+grit": 1}


def test_ran_outta_bullets_destroys_a_gatling_and_draws():
    at = At(mcready="ran-outta-bullets", table={"bank": "gatling-gun 38-special"}, to_play="mcready")
    at.play("play ran-outta-bullets")
    assert at.seen_by() == [
        law("ran-outta-bullets"),
        GunDestroyed("gatling-gun", "bank"),
        Drew("mcready", None),
        Spent("ran-outta-bullets"),
    ]
    assert at.lying("bank") == {"38-special": 1}


def test_hat_clean_off_cancels_fire_at_will():
    at = At(colty="fire-at-will", mcready="hat-clean-off", table={"bank": "cowboy"})
    at.play("play fire-at-will", "yes")
    assert at.seen_by() == [
        gang("fire-at-will"),
        Cancelled("fire-at-will"),
        Reacted("mcready", "hat-clean-off"),
    ]
    assert at.lying("bank") == {"cowboy": 1}
    assert at.to_act == "colty"


def test_about_time_partner_takes_a_lawman_from_the_pile():
    at = At(mcready="about-time-partner", discards={"mcready": "cowboy deputy-3 pilgrim"}, to_play="mcready")
    at.play("play about-time-partner", "recover deputy-3")
    assert at.seen_by() == [
        law("about-time-partner"),
        Recovered("deputy-3", to_hand=True),
        Spent("about-time-partner"),
    ]
    assert [(known.card, known.count) for known in at.view().players[1].known] == [("deputy-3", 1)]
    assert at.discards("mcready") == ["about-time-partner", "cowboy", "pilgrim"]


def test_flesh_wound_puts_a_lawman_back_into_the_fight():
    at = At(mcready="flesh-wound pilgrim", discards={"mcready": "charlie-weathers"}, to_play="mcready")
    at.play("play flesh-wound")
    assert at.seen_by() == [
        law("flesh-wound"),
        Paid("mcready", "pilgrim"),
        Recovered("charlie-weathers", to_hand=False),
        Placed("charlie-weathers", "bank"),
        TokenGained("charlie-weathers", "bank", "grit"),
        Spent("flesh-wound"),
    ]


def test_rattlesnake_bite_kills_unless_colty_discards():
    at = At(colty="improvise derringer", mcready="2 rattlesnake-bite", to_play="mcready")
    at.play("play rattlesnake-bite", "yes", "discard improvise")
    assert at.told_of(BanditDied) == []
    at.play("play rattlesnake-bite", "no", "lose bullet")
    assert at.seen_by() == [
        law("rattlesnake-bite"),
        Offered("colty", taken=False),
        BanditDied("bullet"),
        Spent("rattlesnake-bite"),
    ]
    assert at.hand("colty") == {"derringer": 1}


def test_were_surrounded_destroys_two_guns():
    at = At(
        mcready="were-surrounded cowboy", table={"bank": "gatling-gun hail-of-bullets derringer"}, to_play="mcready"
    )
    at.play("play were-surrounded", "destroy derringer")
    assert at.seen_by() == [
        law("were-surrounded"),
        Paid("mcready", "cowboy"),
        GunDestroyed("derringer", "bank"),
        GunDestroyed("hail-of-bullets", "bank"),
        Spent("were-surrounded"),
    ]
    assert at.lying("bank") == {"gatling-gun": 1}


def test_get_a_rope_is_a_casualty():
    at = At(mcready="get-a-rope cowboy", to_play="mcready")
    at.play("play get-a-rope", "lose lantern-osgood")
    assert at.seen_by() == [
        law("get-a-rope"),
        Paid("mcready", "cowboy"),
        BanditDied("lantern-osgood"),
        Spent("get-a-rope"),
    ]


def test_yellow_bellies_draws_two():
    at = At(mcready="yellow-bellies", to_play="mcready")
    at.play("play yellow-bellies")
    assert at.seen_by() == [
        law("yellow-bellies"),
        Drew("mcready", None),
        Drew("mcready", None),
        Spent("yellow-bellies"),
    ]


# 17.3 The bandits


def hanged(bandit: str, marker: str = "bank/1", colty: str = "", grit: bool = False) -> At:
    """A rope for a bandit who is the lowest beside Jack; what everybody saw of it is in `facts`."""
    alive = "jack-colty" if bandit == "jack-colty" else f"jack-colty {bandit}{'+grit' if grit else ''}"
    at = At(marker, colty=colty, mcready="get-a-rope cowboy", to_play="mcready", alive=alive)
    at.play("play get-a-rope")
    at.play(f"lose {bandit}")
    return at


def test_jack_colty_loses_the_game_with_his_life():
    at = hanged("jack-colty", "express/4")
    assert at.seen_by() == [BanditDied("jack-colty"), Won("mcready", "leader-dead")]


def test_cortez_loses_the_game_before_the_express_and_is_tough_there():
    at = hanged("cortez", "creek/2")
    assert at.seen_by() == [BanditDied("cortez"), Won("mcready", "early-death")]
    at = At("creek/2", to_play="mcready")
    at.play("end")
    assert BanditToken("cortez") in at.seen_by()
    at = hanged("cortez", "express/1", grit=True)
    assert at.seen_by() == [BanditGritLost("cortez"), Spent("get-a-rope")]
    at = hanged("cortez", "express/1")
    assert at.seen_by() == [BanditDied("cortez"), Spent("get-a-rope")]


def test_skinny_landell_starts_with_grit_and_leaves_a_space_with_it():
    assert At.dealt().grit("skinny-landell") == 1
    at = hanged("skinny-landell", "buzzard/4", grit=True)
    assert at.seen_by() == [
        BanditGritLost("skinny-landell"),
        FaceOpened("skinny", "creek"),
        Spent("get-a-rope"),
    ]
    at = hanged("skinny-landell", "buzzard/4")
    assert at.seen_by() == [BanditDied("skinny-landell"), Spent("get-a-rope")]


def test_bruno_caple_takes_the_peacemakers_along():
    at = hanged("bruno-caple")
    assert at.seen_by() == [BanditDied("bruno-caple"), Banned("peacemaker-45"), Spent("get-a-rope")]


@pytest.mark.parametrize("bandit", ["tin-cup-holloway", "annie-mcgraw"])
def test_their_death_costs_a_card(bandit):
    at = hanged(bandit, colty="improvise")
    assert at.seen_by() == [BanditDied(bandit), Discarded("colty", "improvise"), Spent("get-a-rope")]


def test_manolito_takes_two_cubes():
    at = hanged("manolito")
    assert at.seen_by() == [BanditDied("manolito"), CubesRemoved(2, 10, by_check=False), Spent("get-a-rope")]


def test_kittens_mackenzie_leaves_two_spaces():
    at = hanged("kittens-mackenzie", "creek/1")
    assert at.seen_by() == [
        BanditDied("kittens-mackenzie"),
        FaceOpened("kittens", "creek"),
        FaceOpened("kittens", "creek"),
        Spent("get-a-rope"),
    ]


@pytest.mark.parametrize(
    ("bandit", "rating"),
    [
        ("poppy-mcready", 4),
        ("maud-tillery", 1),
        ("bullet", 0),
        ("lenny-mason", 0),
        ("mason-brother", 0),
        ("missy-jameson", 0),
        ("two-spoons-beckett", 0),
        ("lantern-osgood", 0),
    ],
)
def test_they_die_quietly(bandit, rating):
    at = hanged(bandit, colty="improvise")
    assert at.seen_by() == [BanditDied(bandit), Spent("get-a-rope")]
    assert next(found.rating for found in at.view().bandits if found.bandit == bandit) == rating
    assert at.hand("colty") == {"improvise": 1}


# 17.4 The battlefields


@pytest.mark.parametrize(
    ("field", "turns", "defence"),
    [("bank", 4, 0), ("whiskey", 5, 4), ("buzzard", 4, 3), ("creek", 2, 1), ("express", 4, 1)],
)
def test_battlefields_have_their_spaces_and_their_defence(field, turns, defence):
    """Lawmen as strong as the defence win nothing; one more does. On the last space the marker is about to leave."""
    at = At(
        f"{field}/{turns}",
        mcready="cowboy",
        table={field: f"{defence} apache-scout" if defence else ""},
        to_play="mcready",
    )
    assert place_of(at, field).spaces == ("-", *map(str, range(1, turns + 1)))
    assert at.strength(field) == (defence, defence)
    at.play("play cowboy", "end")
    assert at.told_of(Attacked) == [Attacked(defence + 1, defence, won=True)]


def test_bank_is_where_the_game_begins_and_no_place_for_dynamite():
    assert At.dealt().marker == "bank/1"
    at = At("bank/1", colty="stick-of-dynamite improvise", table={"bank": "cowboy"})
    at.refuses("play stick-of-dynamite", "RV-6.12", "not-at-this-battlefield")


def test_whiskey_and_buzzard_are_left_for_the_next():
    for marker, reached in (("whiskey/5", "buzzard"), ("buzzard/4", "creek")):
        at = At(marker, to_play="mcready")
        at.play("end")
        assert at.told_of(FieldReached) == [FieldReached(reached)]


def test_creek_has_room_for_three_more_turns():
    at = At("creek/2", opened=["kittens", "skinny", "kittens"], to_play="mcready")
    assert place_of(at, "creek").spaces == ("-", "1", "2", "x1", "x2", "x3")
    assert place_of(at, "creek").faces == ("kittens", "skinny", "kittens")
    at.play("end")
    assert at.told_of(MarkerMoved) == [MarkerMoved("creek", "x1", by_card=False)]


def test_express_is_won_on_its_last_space():
    at = At("express/4", to_play="mcready")
    at.play("end")
    assert at.told_of(Won) == [Won("colty", "last-space")]
    at = At("express/3", to_play="mcready")
    at.play("end")
    assert at.told_of(TurnBegan) == [TurnBegan("colty", 3)]


# 17.5 The special card


def test_derail_the_train_wrecks_the_column_and_whoever_is_not_saved():
    at = At(
        "express/1",
        colty="improvise 38-special",
        table={"express": "deputy-2 derringer"},
        alive="jack-colty cortez+grit bullet",
    )
    at.play("special derail-the-train", "discard improvise", "save cortez")
    assert at.seen_by() == [
        SpecialUsed("derail-the-train"),
        Saved("jack-colty"),
        Paid("colty", "improvise"),
        Saved("cortez"),
        Paid("colty", "38-special"),
        Wrecked("deputy-2", "express"),
        Wrecked("derringer", "express"),
        LostInWreck("bullet"),
    ]
    assert at.view().specials == ()


def test_true_grit_saves_a_lawman_once():
    """quincey-whitmore, charlie-weathers, josie-logan and ned-mcready alike."""
    for card in ("quincey-whitmore", "charlie-weathers", "josie-logan", "ned-mcready"):
        at = At(colty="2 chew-on-this", table={"bank": f"{card}+grit"})
        at.play("play chew-on-this", "play chew-on-this")
        assert at.told_of(GritHelped) == [GritHelped(card, "bank", ("grit",))]
        assert at.told_of(LawmanKilled) == [LawmanKilled(card, "bank")]
