from typing import Any

import pytest

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
    play,
    position,
    stock,
)

WHEAT = harvest_card(wheat=4)
WATER = harvest_card(water=4)
MIXED = harvest_card(rye=2, hops=2)
FULL = {"rye": 9}


def harvested(played: int, **given: Any) -> State:
    """A harvest has been collected; nothing is settled yet."""
    s = position(hands=((played, 20), (58, 59)), turn=6, **given)
    play(s, played, "harvest")
    return s


# Giving up


def test_overflow_asks_which_tokens_to_give_up_old_or_new() -> None:
    s = harvested(WHEAT, tokens=({"rye": 6, "hops": 2}, {}))
    assert asked(s) == 0
    assert s.phase == Phase.GIVE
    assert kinds(s) == {"give"}
    assert named_choices(s, "give") == {"wheat", "rye", "hops"}


def test_tokens_are_given_up_one_at_a_time_until_all_fit() -> None:
    s = harvested(WHEAT, tokens=({"rye": 6, "hops": 2}, {}))
    make(s, "give", "rye")
    assert s.phase == Phase.GIVE
    make(s, "give", "wheat")
    assert s.phase == Phase.GIVE
    make(s, "give", "hops")
    assert s.phase == Phase.CONFIRM
    assert choices(s) == [("done", 0)]
    assert stock(s, 0) == {"rye": 5, "wheat": 3, "hops": 1}
    assert named(s.offer) == {"rye": 1, "wheat": 1, "hops": 1}


def test_no_more_may_be_given_up_than_has_to_be() -> None:
    s = harvested(WHEAT, tokens=({"rye": 6}, {}))
    make(s, "give", "rye")
    assert "give" not in kinds(s)


def test_excess_cannot_be_kept() -> None:
    s = harvested(WHEAT, tokens=({"rye": 6}, {}))
    assert "done" not in kinds(s)


def test_tokens_collected_that_turn_may_be_given_up_until_none_is_left() -> None:
    s = harvested(WHEAT, tokens=({"rye": 8, "hops": 1}, {}))
    for _ in range(4):
        make(s, "give", "wheat")
    assert stock(s, 0) == {"rye": 8, "hops": 1}
    assert s.phase == Phase.CONFIRM


def test_where_one_kind_only_can_go_it_goes_by_itself() -> None:
    s = harvested(WHEAT, tokens=({"wheat": 7}, {}))
    assert s.phase == Phase.CONFIRM
    assert stock(s, 0) == {"wheat": 9}
    assert named(s.offer) == {"wheat": 2}
    make(s, "done")
    assert asked(s) == 1


def test_where_one_kind_is_left_over_the_rest_of_it_goes_by_itself() -> None:
    s = harvested(WHEAT, tokens=({"wheat": 8, "hops": 1}, {}))
    make(s, "give", "hops")
    assert stock(s, 0) == {"wheat": 9}
    assert named(s.offer) == {"hops": 1, "wheat": 3}
    assert s.phase == Phase.CONFIRM


# The offer


def test_offer_is_made_when_the_giver_confirms() -> None:
    s = harvested(WHEAT, tokens=({"rye": 9}, {"hops": 2}))
    for name in ("rye", "rye", "wheat", "wheat"):
        make(s, "give", name)
    assert asked(s) == 0
    make(s, "done")
    assert asked(s) == 1
    assert s.phase == Phase.TAKE
    assert choices(s)[-1] == ("done", 0)
    assert named_choices(s, "take") == {"rye", "wheat"}


def given_two_rye_and_two_wheat(other: dict[str, int], upgrades: tuple[list[str], list[str]] = ([], [])) -> State:
    s = harvested(WHEAT, tokens=({"rye": 9}, other), upgrades=upgrades)
    for name in ("rye", "rye", "wheat", "wheat"):
        make(s, "give", name)
    make(s, "done")
    return s


def test_other_seat_takes_any_of_the_offer_one_at_a_time() -> None:
    s = given_two_rye_and_two_wheat({"hops": 2})
    make(s, "take", "wheat")
    make(s, "take", "rye")
    make(s, "take", "wheat")
    assert named_choices(s, "take") == {"rye"}
    make(s, "done")
    assert stock(s, 1) == {"hops": 2, "wheat": 2, "rye": 1}


def test_other_seat_may_take_nothing() -> None:
    s = given_two_rye_and_two_wheat({"hops": 2})
    make(s, "done")
    assert stock(s, 1) == {"hops": 2}
    assert named(s.offer) == {}


def test_other_seat_takes_only_into_free_units() -> None:
    s = given_two_rye_and_two_wheat({"hops": 8})
    make(s, "take", "wheat")
    assert choices(s) == [("done", 0)]
    assert stock(s, 1) == {"hops": 8, "wheat": 1}


def test_full_other_seat_is_not_asked_and_cannot_exchange_tokens() -> None:
    s = given_two_rye_and_two_wheat({"hops": 9})
    assert s.phase == Phase.CHOOSE
    assert asked(s) == 1
    assert named(s.offer) == {}
    assert stock(s, 1) == {"hops": 9}


def test_storage_upgrade_of_the_other_seat_makes_room_for_the_offer() -> None:
    s = given_two_rye_and_two_wheat({"hops": 9}, ([], ["units-1"]))
    make(s, "take", "rye")
    assert choices(s) == [("done", 0)]


@pytest.mark.parametrize("full", [False, True])
def test_rest_of_the_offer_goes_to_the_supply_not_to_the_field(full: bool) -> None:
    s = harvested(WHEAT, tokens=({"rye": 9}, {"hops": 9} if full else {}), field={"wheat": 6, "rye": 1, "water": 2})
    supply = s.supply[:]
    for name in ("rye", "rye", "wheat", "wheat"):
        make(s, "give", name)
    make(s, "done")
    if not full:
        make(s, "done")
    assert [now - before for now, before in zip(s.supply, supply, strict=True)] == [0, 2, 0, 2, 0]
    assert named(s.field) == {"wheat": 2, "rye": 1, "water": 2}


def test_next_turn_follows_the_offer() -> None:
    s = given_two_rye_and_two_wheat({"hops": 2})
    make(s, "take", "rye")
    make(s, "done")
    assert asked(s) == 1
    assert s.phase == Phase.CHOOSE
    assert s.turn == 7


def test_turn_without_overflow_makes_no_offer() -> None:
    s = harvested(WHEAT)
    make(s, "done")
    assert s.phase == Phase.CHOOSE
    assert asked(s) == 1


# Water-only units


def test_water_lies_in_water_only_units_first() -> None:
    s = harvested(WATER, tokens=({"rye": 6, "water": 1}, {}), upgrades=(["water-units"], []))
    assert s.phase == Phase.CONFIRM
    assert stock(s, 0) == {"rye": 6, "water": 5}


def test_water_only_units_hold_nothing_but_water() -> None:
    s = harvested(WHEAT, tokens=({"rye": 6}, {}), upgrades=(["water-units"], []))
    assert s.phase == Phase.GIVE
    make(s, "give", "rye")
    assert s.phase == Phase.CONFIRM


def test_water_moves_into_a_vacant_water_only_unit_without_a_move() -> None:
    s = harvested(WHEAT, tokens=({"rye": 5, "water": 2}, {}), upgrades=(["water-units"], []))
    assert s.phase == Phase.CONFIRM
    assert stock(s, 0) == {"rye": 5, "water": 2, "wheat": 4}


def test_water_in_water_only_units_cannot_be_given_up() -> None:
    s = harvested(WHEAT, tokens=({"rye": 6, "water": 2}, {}), upgrades=(["water-units"], []))
    assert named_choices(s, "give") == {"rye", "wheat"}


def test_water_beyond_water_only_units_can_be_given_up() -> None:
    s = harvested(WHEAT, tokens=({"rye": 5, "water": 3}, {}), upgrades=(["water-units"], []))
    assert named_choices(s, "give") == {"rye", "wheat", "water"}
    make(s, "give", "water")
    assert s.phase == Phase.CONFIRM
    assert stock(s, 0) == {"rye": 5, "water": 2, "wheat": 4}


def test_copies_of_water_only_units_add_up() -> None:
    s = harvested(WATER, tokens=({"rye": 9}, {}), upgrades=(["water-units"] * 2, []))
    assert s.phase == Phase.CONFIRM
    assert stock(s, 0) == {"rye": 9, "water": 4}


def test_other_seat_takes_water_into_its_water_only_units() -> None:
    s = harvested(WATER, tokens=({"rye": 9}, {"hops": 9}), upgrades=([], ["water-units"]))
    for name in ("water", "water", "water", "rye"):
        make(s, "give", name)
    make(s, "done")
    assert named_choices(s, "take") == {"water"}
    make(s, "take", "water")
    make(s, "take", "water")
    assert choices(s) == [("done", 0)]
    assert stock(s, 1) == {"hops": 9, "water": 2}


@pytest.mark.parametrize(("upgrades", "units"), [(["units-1"], 10), (["units-2"], 11), (["units-1", "units-2"], 12)])
def test_storage_upgrades_add_units_for_any_type(upgrades: list[str], units: int) -> None:
    for stored in (units - 4, units - 3):
        s = harvested(WHEAT, tokens=({"rye": stored}, {}), upgrades=(upgrades, []))
        assert s.phase == (Phase.CONFIRM if stored + 4 == units else Phase.GIVE)


def test_storage_upgrade_counts_from_the_moment_it_is_placed() -> None:
    units, beer = card(upgrade="units-1"), card(good="beer", recipe={"rye": 1})
    s = position(
        hands=((units, 20), (58, 59)),
        turn=6,
        tokens=(FULL, {}),
        sites=((beer,), ()),
        upgrades=(["any-beer"], []),
    )
    play(s, units, "upgrade")
    assert s.phase == Phase.CONFIRM
    assert stock(s, 0) == {"rye": 9, "wheat": 1}


def test_two_new_types_overflow_together() -> None:
    s = harvested(MIXED, tokens=({"rye": 4, "wheat": 3}, {}))
    assert stock(s, 0) == {"rye": 6, "wheat": 3, "hops": 2}
    assert named_choices(s, "give") == {"rye", "wheat", "hops"}
    make(s, "give", "hops")
    make(s, "give", "hops")
    assert s.phase == Phase.CONFIRM
