import pytest

from affinage.games.beer_and_bread import tables as shipped

from .setups import named, new_year, stock

FRUITFUL = {"wheat": 7, "barley": 8, "rye": 6, "hops": 6}
DRY = {"wheat": 5, "barley": 4, "rye": 4, "hops": 4}


def test_signs_are_those_of_the_rule_book() -> None:
    grains = shipped.RESOURCES[1:]
    assert dict(zip(grains, shipped.FRUITFUL[1:], strict=True)) == FRUITFUL
    assert dict(zip(grains, shipped.DRY[1:], strict=True)) == DRY


@pytest.mark.parametrize("year", [3, 5])
def test_fruitful_years_bring_fields_up_to_the_green_signs(year: int) -> None:
    s = new_year(year, field={"wheat": 2, "barley": 1, "rye": 4})
    assert named(s.field) == {"water": 18, **FRUITFUL}
    assert named(s.supply) == {"wheat": 11, "barley": 10, "rye": 9, "hops": 9}


@pytest.mark.parametrize("year", [2, 4, 6])
def test_dry_years_bring_fields_up_to_the_red_signs(year: int) -> None:
    s = new_year(year, field={"wheat": 2, "hops": 3})
    assert named(s.field) == {"water": 18, **DRY}
    assert named(s.supply) == {"wheat": 13, "barley": 14, "rye": 11, "hops": 11}


def test_dry_years_take_tokens_off_the_fields_back_to_the_supply() -> None:
    s = new_year(2, field={"wheat": 7, "barley": 8, "rye": 6, "hops": 6})
    assert named(s.field) == {"water": 18, **DRY}
    assert named(s.supply) == {"wheat": 13, "barley": 14, "rye": 11, "hops": 11}


def test_dry_years_leave_a_field_that_matches_its_sign() -> None:
    s = new_year(2, tokens=({"wheat": 9}, {"wheat": 4}), windmill=1, field={"wheat": 5})
    assert s.field[1] == 5
    assert s.supply[1] == 0


def test_short_supply_adds_only_as_many_as_there_are() -> None:
    s = new_year(3, tokens=({"rye": 7}, {"rye": 6}), windmill=1)
    assert s.field[3] == 2
    assert s.supply[3] == 0


def test_field_that_should_rise_and_finds_no_supply_stays() -> None:
    s = new_year(2, tokens=({"rye": 6}, {"rye": 6}), field={"rye": 3})
    assert s.field[3] == 3
    assert s.supply[3] == 0


@pytest.mark.parametrize("year", [2, 3])
def test_all_water_of_the_supply_goes_to_the_river(year: int) -> None:
    s = new_year(year, tokens=({"water": 5}, {"water": 4}), windmill=1, field={"water": 3})
    assert s.field[0] == 9
    assert s.supply[0] == 0


def test_dry_years_take_no_water_out_of_the_river() -> None:
    s = new_year(2, field={"water": 18})
    assert s.field[0] == 18


def test_seeding_leaves_stored_tokens_alone() -> None:
    held = ({"water": 2, "wheat": 6}, {"hops": 8})
    s = new_year(2, tokens=held)
    assert (stock(s, 0), stock(s, 1)) == held
