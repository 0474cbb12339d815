from typing import Any

import pytest

from affinage.core.game import CHANCE
from affinage.games.beer_and_bread.state import Phase, State

from .setups import (
    asked,
    card,
    choices,
    harvest_card,
    kinds,
    make,
    named,
    named_choices,
    new_year,
    play,
    position,
    stock,
    take_turn,
)

WHEAT, RYE, HOPS = harvest_card(wheat=2), harvest_card(rye=4), harvest_card(hops=2)
WATER = harvest_card(water=2)


def harvested(played: int, *, other: list[str] | None = None, mine: list[str] | None = None, **given: Any) -> State:
    s = position(hands=((played, 20), (58, 59)), turn=6, upgrades=(mine or [], other or []), **given)
    play(s, played, "harvest")
    return s


# Collecting right after seeding


@pytest.mark.parametrize("year", [2, 3])
def test_seed_upgrade_collects_right_after_seeding_before_any_card(year: int) -> None:
    s = new_year(year, upgrades=(["seed-wheat"], []))
    assert stock(s, 0) == {"wheat": 1}
    assert s.field[1] == (4 if year == 2 else 6)
    assert asked(s) == CHANCE
    assert s.phase == Phase.DRAW


def test_copies_of_seed_upgrades_add_up_and_kinds_come_together() -> None:
    s = new_year(2, upgrades=(["seed-wheat", "seed-wheat", "seed-rye"], ["seed-barley"]))
    assert stock(s, 0) == {"wheat": 2, "rye": 2}
    assert stock(s, 1) == {"barley": 1}


@pytest.mark.parametrize("windmill", [0, 1])
def test_windmill_seat_collects_first_after_seeding(windmill: int) -> None:
    scarce = ({"rye": 7}, {"rye": 7})
    s = new_year(2, windmill=windmill, tokens=scarce, upgrades=(["seed-rye"], ["seed-rye"]))
    assert stock(s, windmill) == {"rye": 8}
    assert stock(s, 1 - windmill) == {"rye": 7}


def test_seed_upgrade_collects_as_far_as_the_field_goes() -> None:
    s = new_year(2, tokens=({"rye": 6}, {"rye": 9}), upgrades=(["seed-rye"], []))
    assert stock(s, 0) == {"rye": 6}


def test_seed_upgrade_draws_on_the_supply_where_an_upgrade_says_so() -> None:
    s = new_year(2, upgrades=(["seed-rye"] * 3 + ["supply-rye"], []))
    assert stock(s, 0) == {"rye": 6}
    assert s.field[3] == 0


def test_overflow_after_seeding_is_settled_before_the_other_seat_collects() -> None:
    s = new_year(2, tokens=({"hops": 9}, {"hops": 5, "barley": 4}), windmill=1, upgrades=(["seed-wheat"], ["seed-rye"]))
    assert asked(s) == 1
    assert s.phase == Phase.GIVE
    assert named_choices(s, "give") == {"hops", "barley", "rye"}
    assert stock(s, 0) == {"hops": 9}
    make(s, "give", "rye")
    make(s, "give", "barley")
    assert choices(s) == [("done", 0)]
    make(s, "done")
    assert asked(s) == 0
    assert s.phase == Phase.GIVE
    assert stock(s, 0) == {"hops": 9, "wheat": 1}
    make(s, "give", "hops")
    make(s, "done")
    assert asked(s) == CHANCE


def test_offer_after_seeding_goes_to_the_other_seat_and_then_the_cards_are_dealt() -> None:
    s = new_year(2, tokens=({"rye": 8}, {"hops": 9}), windmill=0, upgrades=(["seed-rye"], []))
    assert s.phase == Phase.CONFIRM
    make(s, "done")
    assert asked(s) == CHANCE
    t = new_year(2, tokens=({"hops": 8}, {"rye": 9}), windmill=0, upgrades=([], ["seed-barley"]))
    make(t, "give", "rye")
    make(t, "done")
    assert asked(t) == 0
    make(t, "take", "rye")
    make(t, "done")
    assert stock(t, 0) == {"hops": 8, "rye": 1}
    assert asked(t) == CHANCE


def test_seed_upgrade_is_no_harvest() -> None:
    s = new_year(2, upgrades=(["seed-wheat", "more-wheat"], []))
    assert stock(s, 0) == {"wheat": 1}


# Collecting from the supply


def test_supply_upgrade_collects_from_the_supply_what_the_field_lacks() -> None:
    s = harvested(RYE, mine=["supply-rye"], field={"rye": 1, "wheat": 3})
    assert stock(s, 0) == {"rye": 4}
    assert named(s.field) == {"wheat": 3}
    assert s.supply[3] == 15 - 4


def test_supply_upgrade_takes_from_the_field_first() -> None:
    s = harvested(RYE, mine=["supply-rye"], field={"rye": 5})
    assert s.field[3] == 1
    assert s.supply[3] == 10


def test_supply_upgrade_ends_where_the_supply_ends() -> None:
    s = harvested(RYE, mine=["supply-rye"], tokens=({}, {"rye": 9}), field={"rye": 6})
    assert stock(s, 0) == {"rye": 4}
    s = harvested(RYE, mine=["supply-rye"], tokens=({"rye": 5}, {"rye": 7}), field={"rye": 1})
    assert stock(s, 0) == {"rye": 8}
    assert s.supply[3] == 0


def test_supply_upgrade_serves_its_own_resource_and_owner_alone() -> None:
    assert stock(harvested(RYE, mine=["supply-hops"], field={"rye": 1}), 0) == {"rye": 1}
    assert stock(harvested(RYE, other=["supply-rye"], field={"rye": 1}), 0) == {"rye": 1}


# Harvesting more


def test_harvest_upgrade_adds_to_a_type_on_the_new_card() -> None:
    assert stock(harvested(WHEAT, mine=["more-wheat"]), 0) == {"wheat": 3}
    assert stock(harvested(HOPS, mine=["more-hops"]), 0) == {"hops": 4}


def test_harvest_upgrade_adds_once_however_many_cards_show_the_type() -> None:
    s = harvested(WHEAT, mine=["more-wheat"], columns=((harvest_card(wheat=1), harvest_card(wheat=3)), ()))
    assert stock(s, 0) == {"wheat": 7}


def test_harvest_upgrade_is_idle_when_the_new_card_does_not_show_the_type() -> None:
    s = harvested(RYE, mine=["more-wheat"], columns=((harvest_card(wheat=1),), ()))
    assert stock(s, 0) == {"rye": 4}


def test_copies_of_a_harvest_upgrade_add_up() -> None:
    assert stock(harvested(WHEAT, mine=["more-wheat"] * 3), 0) == {"wheat": 5}


def test_harvest_upgrade_takes_no_more_than_the_field_holds() -> None:
    assert stock(harvested(WHEAT, mine=["more-wheat"], field={"wheat": 2}), 0) == {"wheat": 2}


def test_harvest_upgrade_serves_its_owner_alone() -> None:
    assert stock(harvested(WHEAT, other=["more-wheat"]), 0) == {"wheat": 2}


def test_harvest_and_supply_upgrades_work_together() -> None:
    assert stock(harvested(HOPS, mine=["more-hops", "supply-hops"], field={"hops": 1}), 0) == {"hops": 4}


# Water after the other seat's harvest


def test_echo_collects_a_water_after_the_other_seat_s_harvest_of_water() -> None:
    s = harvested(WATER, other=["echo-water"])
    assert stock(s, 1) == {}
    make(s, "done")
    assert stock(s, 1) == {"water": 1}
    assert s.field[0] == 15
    assert s.turn == 7


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("water", [1, 2, 4])
def test_echo_brings_one_water_however_much_the_card_shows(water: int, seat: int) -> None:
    played = harvest_card(water=water)
    hands = ((played, 20), (58, 59)) if seat == 0 else ((58, 59), (played, 20))
    upgrades: tuple[list[str], list[str]] = ([], ["echo-water"]) if seat == 0 else (["echo-water"], [])
    s = position(hands=hands, turn=6, windmill=seat, upgrades=upgrades)
    take_turn(s, played, "harvest")
    assert stock(s, seat) == {"water": water}
    assert stock(s, 1 - seat) == {"water": 1}


def test_echo_needs_water_on_the_new_card() -> None:
    s = harvested(WHEAT, other=["echo-water"], columns=((WATER,), ()))
    make(s, "done")
    assert stock(s, 1) == {}


@pytest.mark.parametrize("action", ["produce", "upgrade"])
def test_echo_needs_a_harvest(action: str) -> None:
    played = card(recipe={"water": 1})
    s = position(hands=((played, 20), (58, 59)), turn=6, upgrades=([], ["echo-water"]), tokens=({"water": 1}, {}))
    take_turn(s, played, action)
    assert stock(s, 1) == {}


def test_echo_is_not_for_one_s_own_harvest() -> None:
    s = harvested(WATER, mine=["echo-water"])
    make(s, "done")
    assert stock(s, 0) == {"water": 2}


def test_copies_of_echo_add_up_as_far_as_the_river_goes() -> None:
    s = harvested(WATER, other=["echo-water"] * 3)
    make(s, "done")
    assert stock(s, 1) == {"water": 3}
    s = harvested(WATER, other=["echo-water"] * 3, field={"water": 4})
    make(s, "done")
    assert stock(s, 1) == {"water": 2}


def test_echo_comes_after_overflow_and_offer_of_the_harvest() -> None:
    s = harvested(WATER, other=["echo-water"], tokens=({"rye": 8}, {"hops": 7}), field={"water": 3})
    make(s, "give", "rye")
    make(s, "done")
    assert s.phase == Phase.TAKE
    assert stock(s, 1) == {"hops": 7}
    make(s, "take", "rye")
    make(s, "done")
    assert stock(s, 1) == {"hops": 7, "rye": 1, "water": 1}
    assert s.turn == 7


def test_echo_that_finds_no_room_is_offered_to_the_harvester() -> None:
    s = harvested(WATER, other=["echo-water"], tokens=({"rye": 5}, {"hops": 9}))
    make(s, "done")
    assert asked(s) == 1
    assert s.phase == Phase.GIVE
    assert named_choices(s, "give") == {"hops", "water"}
    make(s, "give", "hops")
    assert choices(s) == [("done", 0)]
    make(s, "done")
    assert asked(s) == 0
    assert named_choices(s, "take") == {"hops"}
    make(s, "take", "hops")
    make(s, "done")
    assert stock(s, 0) == {"rye": 5, "water": 2, "hops": 1}
    assert stock(s, 1) == {"hops": 8, "water": 1}
    assert asked(s) == 1
    assert kinds(s) == {"card"}
    assert s.turn == 7


def test_echo_wakes_no_echo() -> None:
    s = harvested(WATER, mine=["echo-water"], other=["echo-water"])
    make(s, "done")
    assert stock(s, 0) == {"water": 2}
    assert stock(s, 1) == {"water": 1}


def test_echo_follows_a_harvest_that_found_no_water() -> None:
    mixed = harvest_card(water=1, rye=1)
    s = harvested(mixed, other=["echo-water"], field={"rye": 3})
    make(s, "done")
    assert stock(s, 1) == {}
    assert s.turn == 7


def test_echo_works_in_dry_years_and_after_a_swap() -> None:
    s = position(year=2, turn=6, hands=((20, 21), (58, 59)), exchange=(WATER, 10, 11), upgrades=([], ["echo-water"]))
    make(s, "card", 20)
    make(s, "swap", 0)
    make(s, "harvest")
    make(s, "done")
    assert stock(s, 1) == {"water": 1}
