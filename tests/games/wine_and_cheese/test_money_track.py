import pytest

from affinage.games.wine_and_cheese.state import Phase, State
from affinage.games.wine_and_cheese.tables import INGREDIENTS

from . import box
from .setups import RULES, TABLES, coins, make, members, names_of, pool, position, space_of, step_on

LAST = 22


@pytest.mark.parametrize("good", [0, 1])
def test_first_step_leads_onto_the_track_and_each_further_one_space_on(good: int) -> None:
    for steps, value in ((1, 0), (2, 1), (3, 2), (4, 2), (5, 3), (22, 20)):
        s = step_on(position(bonus=()), good, steps)
        assert s.seats[0].indicator[good] == steps
        assert s.seats[0].indicator[1 - good] == 0
        assert coins(s)[good] == value


def test_values_of_the_track() -> None:
    assert (0, 0, 1, 2, 2, *range(3, 21)) == TABLES.TRACK
    assert TABLES.LAST == LAST


@pytest.mark.parametrize(
    ("others", "steps", "to"),
    [
        ((1, 0, 0), 1, 2),
        ((1, 2, 3), 1, 4),
        ((2, 0, 0), 2, 3),
        ((2, 4, 6), 3, 5),
        ((3, 4, 5), 2, 2),
        ((3, 4, 5), 3, 6),
        ((0, 0, 0), 3, 3),
    ],
)
def test_occupied_spaces_are_skipped_whoever_stands_there(others: tuple[int, int, int], steps: int, to: int) -> None:
    a, b, c = others
    s = step_on(position(indicators=((0, a), (b, c)), bonus=()), 0, steps)
    assert s.seats[0].indicator == [to, a]
    assert s.seats[1].indicator == [b, c]


def test_start_space_is_never_occupied() -> None:
    s = position(indicators=((4, 0), (0, 0)), bonus=())
    make(s, "open", "wine")
    assert step_on(s, 0, 1).seats[0].indicator == [1, 0]


def test_skipped_spaces_are_those_occupied_when_the_step_is_made() -> None:
    s = position(pools=({"red": 8}, {}), bonus=())
    for name in ("wine", "cheese", "wine", "cheese"):
        make(s, "label", f"red/{name}-step")
    assert s.seats[0].indicator == [3, 4]


# Laps


@pytest.mark.parametrize("good", [0, 1])
def test_after_20_the_lap_arrow_leads_to_the_first_2_and_a_lap_is_marked(good: int) -> None:
    start = [0, 0]
    start[good] = LAST
    s = position(indicators=(start, (0, 0)), bonus=())
    assert coins(s)[good] == 20
    assert s.seats[0].laps == [0, 0]
    step_on(s, good, 1)
    assert s.seats[0].indicator[good] == 3
    assert s.seats[0].laps[good] == 1
    assert s.seats[0].laps[1 - good] == 0
    assert coins(s)[good] == 22


def test_occupied_20_is_skipped_along_the_lap_arrow() -> None:
    s = step_on(position(indicators=((LAST - 1, 0), (LAST, 0)), bonus=()), 0, 1)
    assert s.seats[0].indicator[0] == 3
    assert coins(s)[0] == 22


def test_occupied_2_spaces_are_skipped_after_the_lap_arrow() -> None:
    s = step_on(position(indicators=((LAST, 3), (4, 5)), bonus=()), 0, 1)
    assert s.seats[0].indicator[0] == 6
    assert coins(s)[0] == 24


def test_second_lap_is_marked_too() -> None:
    s = position(indicators=((LAST, 0), (0, 0)), laps=((1, 0), (0, 0)), bonus=())
    assert coins(s)[0] == 40
    step_on(s, 0, 1)
    assert s.seats[0].laps == [2, 0]
    assert coins(s)[0] == 42


def test_many_steps_at_once_go_around() -> None:
    s = step_on(position(indicators=((space_of(18), 0), (0, 0)), bonus=()), 0, 8)
    assert coins(s)[0] == 26  # 19, 20, then 22, 22, 23, 24, 25, 26
    assert s.seats[0].laps == [1, 0]


# Bonus markers: at 3, 10 and 18 of the box for tests


@pytest.mark.parametrize(("at", "bonus"), [(4, 0), (11, 1), (19, 2)])
def test_indicator_that_reaches_a_bonus_space_takes_its_marker(at: int, bonus: int) -> None:
    s = step_on(position(indicators=((at, 0), (0, 0))), 0, 1)
    assert s.phase == Phase.GAIN
    assert names_of(s, "gain") == set(INGREDIENTS)
    make(s, "gain", "cultures")
    assert pool(s) == {"cultures": 1}
    assert members(s.bonus) == [n for n in range(3) if n != bonus]


def test_indicator_that_passes_over_somebody_takes_it_too() -> None:
    s = step_on(position(indicators=((4, 0), (5, 0))), 0, 1)
    assert s.seats[0].indicator[0] == 6
    make(s, "gain", "salt")
    assert pool(s) == {"salt": 1}


def test_bonus_marker_is_taken_in_the_middle_of_many_steps() -> None:
    s = step_on(position(), 0, 14)
    make(s, "gain", "salt")
    make(s, "gain", "milk")
    assert pool(s) == {"salt": 1, "milk": 1}
    assert members(s.bonus) == [2]
    assert s.seats[0].indicator == [14, 0]


def test_bonus_marker_is_there_once_for_both_seats_and_goods() -> None:
    s = position(indicators=((4, 3), (0, 2)))
    step_on(s, 0, 1)
    make(s, "gain", "salt")
    assert members(s.bonus) == [1, 2]
    step_on(s, 1, 2)
    assert s.phase == Phase.TURN
    assert s.seats[0].indicator == [5, 6]
    s.acting = 1
    step_on(s, 1, 3)
    assert s.phase == Phase.TURN
    assert s.seats[1].indicator == [0, 7]
    assert pool(s, 1) == {}


def test_bonus_marker_that_nobody_took_is_taken_on_a_later_lap() -> None:
    """It cannot happen from the start, but a position may be built so."""
    s = step_on(position(indicators=((4, 0), (0, 0)), laps=((1, 0), (0, 0)), bonus=(0,)), 0, 1)
    assert s.phase == Phase.GAIN


def test_bonus_marker_before_the_start_of_the_lap_is_not_passed_on_the_arrow() -> None:
    game = box.load(("bonus = [5, 12, 20]", "bonus = [1, 2, 20]"))
    s = position(indicators=((LAST, 0), (0, 0)), pools=({"red": 2}, {}), game=game)
    make(s, "label", "red/wine-step")
    assert s.phase == Phase.TURN
    assert members(s.bonus) == [0, 1, 2]


def test_indicator_stays_where_it_is_without_steps() -> None:
    s: State = position(indicators=((7, 9), (11, 13)))
    before = s.copy()
    RULES.go_on(s)
    assert s == before
