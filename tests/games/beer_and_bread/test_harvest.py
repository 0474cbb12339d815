import pytest

from affinage.games.beer_and_bread.state import Phase

from .places import Place, eyes, place_of
from .setups import asked, cards, choices, column, harvest_card, make, named, play, position, stock, take_turn

FILLERS = cards(upgrade="units-1")
WIDE = {"wheat": 7, "barley": 8, "rye": 6, "hops": 6, "water": 18}


def test_harvest_lays_the_card_face_up_into_the_column() -> None:
    wheat = harvest_card(wheat=1)
    s = position(hands=((wheat, *FILLERS), ()))
    play(s, wheat, "harvest")
    assert column(s, 0) == {wheat}
    assert eyes(s, wheat) == 7


def test_harvest_collects_what_the_first_card_shows_from_field_and_river() -> None:
    mixed = harvest_card(water=2, wheat=2, barley=2)
    s = position(hands=((mixed, *FILLERS), ()), field=WIDE)
    play(s, mixed, "harvest")
    assert stock(s, 0) == {"water": 2, "wheat": 2, "barley": 2}
    assert named(s.field) == {**WIDE, "water": 16, "wheat": 5, "barley": 6}


def test_harvest_collects_only_types_on_the_new_card() -> None:
    wheat, rye = harvest_card(wheat=2), harvest_card(rye=2)
    s = position(hands=((rye, *FILLERS), ()), columns=((wheat,), ()))
    play(s, rye, "harvest")
    assert stock(s, 0) == {"rye": 2}


def test_harvest_adds_up_the_whole_column() -> None:
    one, two, mixed = harvest_card(wheat=1), harvest_card(wheat=2), harvest_card(wheat=1, rye=1)
    s = position(hands=((mixed, *FILLERS), ()), columns=((one, two), ()))
    play(s, mixed, "harvest")
    assert stock(s, 0) == {"wheat": 4, "rye": 1}


def test_harvest_does_not_count_the_other_seat_s_column() -> None:
    mine, other = harvest_card(wheat=1), harvest_card(wheat=4)
    s = position(hands=((mine, *FILLERS), ()), columns=((), (other,)))
    play(s, mine, "harvest")
    assert stock(s, 0) == {"wheat": 1}
    assert stock(s, 1) == {}


def test_harvest_takes_as_many_as_there_are_and_forfeits_the_rest() -> None:
    wheat = harvest_card(wheat=4)
    s = position(hands=((wheat, *FILLERS), ()), field={"wheat": 3, "rye": 5})
    play(s, wheat, "harvest")
    assert stock(s, 0) == {"wheat": 3}
    assert named(s.field) == {"rye": 5}
    assert named(s.supply)["wheat"] == 15


def test_harvest_is_limited_by_the_river_too() -> None:
    water = harvest_card(water=4)
    s = position(hands=((water, *FILLERS), ()), field={"water": 1})
    play(s, water, "harvest")
    assert stock(s, 0) == {"water": 1}


def test_harvest_that_finds_nothing_is_legal() -> None:
    wheat = harvest_card(wheat=1)
    s = position(hands=((wheat, *FILLERS), (40, 41)), field={"rye": 2})
    take_turn(s, wheat, "harvest")
    assert stock(s, 0) == {}
    assert column(s, 0) == {wheat}
    assert asked(s) == 1


def test_collecting_cannot_be_declined() -> None:
    wheat = harvest_card(wheat=6)
    s = position(hands=((wheat, *FILLERS), (40, 41)))
    play(s, wheat, "harvest")
    assert stock(s, 0) == {"wheat": 6}
    assert choices(s) == [("done", 0)]


def test_harvest_column_of_a_dry_year_starts_empty() -> None:
    old, new = harvest_card(wheat=4), harvest_card(wheat=1)
    s = position(year=2, hands=((old, new), (40, 41)), turn=6)
    play(s, new, "harvest")
    assert stock(s, 0) == {"wheat": 1}


def test_nine_tokens_fit_into_storage() -> None:
    wheat = harvest_card(wheat=4)
    s = position(hands=((wheat, *FILLERS), (40, 41)), tokens=({"rye": 5}, {}))
    play(s, wheat, "harvest")
    assert stock(s, 0) == {"wheat": 4, "rye": 5}
    assert s.phase == Phase.CONFIRM


def test_tenth_token_does_not_fit() -> None:
    wheat = harvest_card(wheat=4)
    s = position(hands=((wheat, *FILLERS), (40, 41)), tokens=({"rye": 6}, {}))
    play(s, wheat, "harvest")
    assert s.phase == Phase.GIVE


@pytest.mark.parametrize("seat", [0, 1])
def test_harvest_works_for_either_seat(seat: int) -> None:
    wheat, first = harvest_card(wheat=2), harvest_card(wheat=3)
    hands = ((wheat, 20), (40, 41)) if seat == 0 else ((20, 21), (wheat, 41))
    columns = ((first,), ()) if seat == 0 else ((), (first,))
    s = position(turn=6, windmill=seat, hands=hands, columns=columns)
    take_turn(s, wheat, "harvest")
    assert stock(s, seat) == {"wheat": 5}
    assert place_of(s, wheat) == Place.COLUMN + seat


def test_swapped_hands_leave_columns_where_they_are() -> None:
    wheat, more = harvest_card(wheat=2), harvest_card(wheat=1)
    s = position(hands=((wheat, 20), (40, more)), turn=6, windmill=0)
    take_turn(s, wheat, "harvest")
    take_turn(s, 40, "upgrade")
    make(s, "harvest")
    assert stock(s, 0) == {"wheat": 5}
    assert stock(s, 1) == {}
