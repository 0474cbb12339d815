from typing import Any

import pytest

from affinage.games.beer_and_bread.state import Phase, State

from .places import Place, at, eyes
from .setups import (
    TABLES,
    asked,
    card,
    cards,
    copies,
    harvest_card,
    make,
    named,
    named_choices,
    play,
    position,
    stock,
    take_turn,
)

PLAIN = card(upgrade="pairs-beer")
BEERS = cards(good="beer", recipe={"wheat": 1}) + cards(good="beer", recipe={"rye": 1})
BREADS = cards(good="bread", recipe={"wheat": 1}) + cards(good="bread", recipe={"rye": 1})
BEER, BREAD = (BEERS[0],), (BREADS[0],)
ALL_FIVE = ["any-beer", "any-bread", "only-beer", "only-bread", "both"]


def upgraded(played: int = PLAIN, *, site: tuple[int, ...] = (), **given: Any) -> State:
    """A card was played as an upgrade; nothing is confirmed yet."""
    s = position(hands=((played, 20), (58, 59)), turn=6, sites=(site, ()), **given)
    play(s, played, "upgrade")
    return s


def test_upgrade_goes_under_the_board_face_up() -> None:
    s = upgraded()
    assert at(s, Place.UPGRADE) == {PLAIN}
    assert at(s, Place.UPGRADE + 1) == set()
    assert eyes(s, PLAIN) == 7


def test_any_number_of_upgrades_fits_into_a_slot() -> None:
    s = upgraded(upgrades=(["pairs-beer"] * 4 + ["band-45"] * 5, []))
    assert copies(s, 0, "pairs-beer") == 5


def test_upgrade_costs_nothing() -> None:
    s = upgraded(tokens=({"rye": 3}, {}))
    assert stock(s, 0) == {"rye": 3}


def test_upgrade_needs_the_seat_s_word_and_passes_the_turn() -> None:
    s = upgraded()
    assert s.phase == Phase.CONFIRM
    make(s, "done")
    assert asked(s) == 1


def test_cleaning_moves_all_sold_cards_from_both_sites_beside_the_board() -> None:
    s = upgraded(site=(*BEERS[:2], *BREADS[:2]))
    assert at(s, Place.SITE) == set()
    assert at(s, Place.SOLD) == {*BEERS[:2], *BREADS[:2]}


def test_cleaning_leaves_the_other_seat_s_sites_alone() -> None:
    s = position(hands=((PLAIN, 20), (58, 59)), turn=6, sites=((), BEER))
    play(s, PLAIN, "upgrade")
    assert at(s, Place.SITE + 1) == set(BEER)


def test_only_an_upgrade_cleans() -> None:
    wheat = harvest_card(wheat=3)
    s = position(hands=((wheat, 20), (58, 59)), turn=6, sites=(BEER, ()))
    play(s, wheat, "harvest")
    assert at(s, Place.SITE) == set(BEER)


def test_cleaned_site_takes_a_new_card() -> None:
    s = position(year=2, hands=((PLAIN, BEERS[1]), (58, 59)), turn=6, sites=(BEER, ()), tokens=({"rye": 1}, {}))
    take_turn(s, PLAIN, "upgrade")
    take_turn(s, 58, "upgrade")
    take_turn(s, BEERS[1], "produce")
    assert at(s, Place.SITE) == {BEERS[1]}


# Bonuses, in the box for tests: any beer 1 wheat, any bread 1 barley, only beer 2 rye, only bread 2 hops,
# both 2 water.

CLEANINGS = [
    ("any-beer", BEER, {"wheat": 1}),
    ("any-beer", BREAD, {}),
    ("any-beer", BEER + BREAD, {"wheat": 1}),
    ("any-bread", BREAD, {"barley": 1}),
    ("any-bread", BEER, {}),
    ("any-bread", BEER + BREAD, {"barley": 1}),
    ("only-beer", BEER, {"rye": 2}),
    ("only-beer", BREAD, {}),
    ("only-beer", BEER + BREAD, {}),
    ("only-bread", BREAD, {"hops": 2}),
    ("only-bread", BEER, {}),
    ("only-bread", BEER + BREAD, {}),
    ("both", BEER + BREAD, {"water": 2}),
    ("both", BEER, {}),
    ("both", BREAD, {}),
]


@pytest.mark.parametrize(("name", "site", "gain"), CLEANINGS)
def test_cleaning_bonus_rewards_its_own_kind_of_cleaning(
    name: str, site: tuple[int, ...], gain: dict[str, int]
) -> None:
    s = upgraded(site=site, upgrades=([name], []))
    assert stock(s, 0) == gain


@pytest.mark.parametrize("name", ALL_FIVE)
def test_cleaning_nothing_gives_nothing(name: str) -> None:
    assert stock(upgraded(upgrades=([name], [])), 0) == {}


@pytest.mark.parametrize("name", ALL_FIVE)
def test_cleaning_bonus_applies_to_the_cleaning_that_placed_it(name: str) -> None:
    site, gain = next((site, gain) for n, site, gain in CLEANINGS if n == name and gain)
    assert stock(upgraded(card(upgrade=name), site=site), 0) == gain


def test_cleaning_bonus_is_for_the_cleaning_not_for_each_card() -> None:
    s = upgraded(site=tuple(BEERS[:2]), upgrades=(["any-beer", "only-beer"], []))
    assert stock(s, 0) == {"wheat": 1, "rye": 2}


def test_copies_of_a_cleaning_bonus_add_up() -> None:
    s = upgraded(site=BEER, upgrades=(["any-beer"] * 3, []))
    assert stock(s, 0) == {"wheat": 3}


def test_cleaning_bonus_serves_its_owner_alone() -> None:
    s = upgraded(site=BEER, upgrades=([], ["any-beer"]))
    assert stock(s, 0) == stock(s, 1) == {}


def test_cleaning_bonus_is_collected_from_field_and_river_as_far_as_they_go() -> None:
    s = upgraded(site=BEER + BREAD, upgrades=(["both", "any-beer"], []), field={"water": 1, "rye": 4})
    assert stock(s, 0) == {"water": 1}
    assert named(s.field) == {"rye": 4}


def test_several_cleaning_bonuses_are_one_collect_and_one_overflow() -> None:
    s = upgraded(site=BEER + BREAD, upgrades=(["both", "any-beer", "any-bread"], []), tokens=({"rye": 7}, {}))
    assert s.phase == Phase.GIVE
    assert stock(s, 0) == {"rye": 7, "water": 2, "wheat": 1, "barley": 1}
    assert named_choices(s, "give") == {"rye", "water", "wheat", "barley"}
    make(s, "give", "barley")
    make(s, "give", "water")
    make(s, "done")
    assert asked(s) == 1
    assert s.phase == Phase.TAKE
    make(s, "take", "barley")
    make(s, "done")
    assert stock(s, 1) == {"barley": 1}
    assert s.turn == 7


def test_cleaning_bonus_is_no_harvest() -> None:
    s = upgraded(site=BEER, upgrades=(["any-beer", "more-wheat"], ["echo-water"]))
    assert stock(s, 0) == {"wheat": 1}


def test_cleaning_bonus_comes_from_the_supply_where_an_upgrade_says_so() -> None:
    s = upgraded(site=BEER, upgrades=(["only-beer", "supply-rye"], []), field={})
    assert stock(s, 0) == {"rye": 2}


def test_end_of_the_game_cleans_nothing_and_gives_no_bonus() -> None:
    wheat = harvest_card(wheat=3)
    s = position(
        year=6, turn=9, windmill=0, hands=((), (wheat,)), sites=(BEER, BREAD),
        upgrades=(["any-beer"], ["any-bread"]),
    )  # fmt: skip
    take_turn(s, wheat, "harvest")
    assert s.phase == Phase.OVER
    assert (stock(s, 0), stock(s, 1)) == ({}, {"wheat": 3})


def test_slots_of_the_upgrades_are_six() -> None:
    assert set(TABLES.SLOT) == set(range(6))


def test_second_seat_cleans_its_own_sites_for_its_own_bonus() -> None:
    s = position(
        turn=6,
        windmill=1,
        hands=((58, 59), (PLAIN, 20)),
        sites=(BREAD, BEER),
        upgrades=(["both"], ["only-beer", "both"]),
    )
    play(s, PLAIN, "upgrade")
    assert stock(s, 1) == {"rye": 2}
    assert at(s, Place.SOLD + 1) == set(BEER)
    assert at(s, Place.SITE) == set(BREAD)
