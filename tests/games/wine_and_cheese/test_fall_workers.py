import pytest

from affinage.games.wine_and_cheese.state import NONE, Phase, State

from .setups import At, asked, can, choices, done, kinds, make, members, names_of, of_kind, pool, position

FIELD = {0: (13, 11), 1: (2, 3), 2: (4, 6), 3: (8, 9)}  # nobody in a laboratory
HOUSING = (3, 6, 1, 5, 2)  # right-corner, up-corner, up-down, right-down, down-left


def bring(s: State, plot: int | None, house: int | None) -> None:
    """A worker comes home; a seat that has to follow is not asked which one."""
    if plot is not None:
        make(s, "plot", plot)
    if house is not None:
        make(s, "house", house)


def bring_back(s: State, plot: int | None, house: int | None) -> None:
    """A whole turn, with yeast from laboratories."""
    bring(s, plot, house)
    while s.phase == Phase.GAIN:
        make(s, "gain", "yeast")
    done(s)


# Whose turn it is


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(("calendar", "turns"), [(At.RETURN, 8), (At.SECOND_YEAR + At.RETURN, 10)])
def test_order_is_that_of_spring(first: int, calendar: int, turns: int) -> None:
    s, order = position(calendar, first=first), []
    while s.calendar == calendar:
        order.append(1 if asked(s) == first else 2)
        while s.phase in (Phase.PLOT, Phase.HOUSE):
            make(s, *choices(s)[0])
        bring_back(s, None, None)
    assert order == [1, 2, 2, 1, 1, 2, 2, 1, 1, 2][:turns]
    assert s.field == [0] * 5


def test_odd_turns_choose_either_worker_of_any_colour() -> None:
    s = position(At.RETURN, field=FIELD)
    assert s.phase == Phase.PLOT
    assert of_kind(s, "plot") == {plot for pair in FIELD.values() for plot in pair}


@pytest.mark.parametrize(("chosen", "left"), [(13, 11), (11, 13)])
def test_other_seat_must_take_the_other_worker_of_that_colour(chosen: int, left: int) -> None:
    s = position(At.RETURN, field=FIELD, housing=HOUSING)
    bring_back(s, chosen, 0)
    assert asked(s) == 1
    assert s.phase == Phase.HOUSE
    assert (s.plot, s.colour) == (left, 0)
    assert "plot" not in kinds(s)
    bring_back(s, None, 3)
    assert s.seats[0].houses == [0, NONE, NONE, NONE, NONE]
    assert s.seats[1].houses == [NONE, NONE, NONE, 0, NONE]
    assert members(s.field[0]) == []


def test_workers_belong_to_nobody() -> None:
    """A seat may take the worker that the other one sent: after spring nobody asks who did."""
    s = position(At.SEND, homes=((0, NONE, NONE, NONE, NONE), (0, NONE, NONE, NONE, NONE)), turn=6, first=1,
                 field={1: (2, 3), 2: (4, 6), 3: (8, 9)})  # fmt: skip
    assert asked(s) == 0
    make(s, "plot", 0)
    done(s)
    make(s, "plot", 1)
    done(s)
    s.calendar, s.turn, s.acting, s.phase = At.RETURN, 0, 0, Phase.PLOT
    assert {0, 1} <= of_kind(s, "plot")


def test_second_seat_then_chooses_freely() -> None:
    s = position(At.RETURN, field=FIELD, housing=HOUSING)
    bring_back(s, 13, 0)
    bring_back(s, None, 0)
    assert asked(s) == 1
    assert of_kind(s, "plot") == {2, 3, 4, 6, 8, 9}


# Houses


def test_bench_goes_to_any_own_empty_house_the_outer_one_too() -> None:
    s = position(At.RETURN, field=FIELD)
    make(s, "plot", 2)
    assert of_kind(s, "house") == {0, 1, 2, 3, 4}
    make(s, "house", 4)
    assert s.seats[0].houses == [NONE, NONE, NONE, NONE, 1]


def test_taken_house_takes_no_second_bench() -> None:
    s = position(At.RETURN, turn=4, field={2: (4, 6), 3: (8, 9)},
                 homes=((0, NONE, 1, NONE, NONE), (NONE, 1, NONE, NONE, 0)))  # fmt: skip
    assert asked(s) == 0
    make(s, "plot", 8)
    assert of_kind(s, "house") == {1, 3, 4}
    make(s, "house", 1)
    done(s)
    assert of_kind(s, "house") == {0, 2, 3}


def test_one_house_per_seat_stays_empty_in_the_first_year() -> None:
    s = position(At.RETURN)
    while s.calendar == At.RETURN:
        make(s, *next(c for c in choices(s) if c[0] in ("plot", "house", "gain", "done")))
    assert [seat.houses.count(NONE) for seat in s.seats] == [1, 1]


def test_last_house_of_the_second_year_is_not_asked_for() -> None:
    s = position(At.SECOND_YEAR + At.RETURN, turn=8, field={4: (4, 6)},
                 homes=((0, 1, NONE, 2, 3), (0, 1, 2, 3, NONE)))  # fmt: skip
    assert asked(s) == 0
    assert of_kind(s, "plot") == {4, 6}
    make(s, "plot", 6)
    assert s.phase == Phase.CONFIRM
    assert s.seats[0].houses == [0, 1, 4, 2, 3]
    done(s)
    assert s.phase == Phase.CONFIRM
    assert s.seats[1].houses == [0, 1, 2, 3, 4]


# Production: by the pattern of the house that the bench goes to


@pytest.mark.parametrize(
    ("plot", "house", "gained"),
    [
        (13, 0, {"red": 2, "white": 1}),  # Work Together, somebody on 11
        (13, 1, {"red": 1, "milk": 1, "sugar": 0}),  # Toil Alone: 10 is empty, 9 is taken
        (11, 2, {"white": 2, "milk": 1}),  # Work Together: 6 is taken, 14 is empty
        (4, 4, {"white": 2, "sugar": 1}),  # Work Together: 9 below is taken, to the left is the edge
        (2, 3, {"salt": 1, "red": 1}),  # Toil Alone: 3 is taken, 7 is empty
    ],
)
def test_house_says_how_the_plots_produce(plot: int, house: int, gained: dict[str, int]) -> None:
    s = position(At.RETURN, field=FIELD, housing=HOUSING)
    bring(s, plot, house)
    assert pool(s) == {name: n for name, n in gained.items() if n > 0}


def test_worker_produces_before_it_leaves_its_plot() -> None:
    s = position(At.RETURN, field=FIELD, housing=HOUSING)
    bring_back(s, 11, 0)
    assert pool(s)["white"] == 2
    assert members(s.field[0]) == [13]
    bring(s, None, 0)  # the worker on 13: its neighbour on 11 has left
    assert pool(s, 1) == {"red": 2}


def test_toil_alone_profits_from_plots_that_were_left() -> None:
    s = position(At.RETURN, field={0: (9, 10), 1: (2, 3), 2: (4, 6), 3: (8, 12)}, housing=(3, 4, 1, 5, 2))
    bring_back(s, 10, 1)  # line: 11 is empty, 12 is taken
    assert pool(s) == {"milk": 1, "white": 1}
    bring(s, None, 1)  # line from 9: 10 is empty now
    assert pool(s, 1) == {"sugar": 1, "milk": 1, "white": 1}


def test_laboratory_is_chosen_at_once_and_worker_is_home_by_then() -> None:
    s = position(At.RETURN, field={**FIELD, 0: (14, 11)}, housing=(3, 6, 1, 5, 2))
    bring(s, 14, 2)
    assert s.phase == Phase.GAIN
    assert s.seats[0].houses[2] == 0
    make(s, "gain", "cultures")
    make(s, "gain", "yeast")
    assert pool(s) == {"yeast": 1, "cultures": 1, "white": 1}


# What else a seat may do in this phase


def test_no_labels_but_trades_and_the_cellar() -> None:
    s = position(At.RETURN, pools=(dict.fromkeys(("white", "yeast", "sugar", "salt", "milk"), 2), {}))
    for _ in range(3):
        assert "label" not in kinds(s)
        assert can(s, "trade")
        assert names_of(s, "open") == {"markers"}
        make(s, *next(choice for choice in choices(s) if choice[0] in ("house", "plot", "done")))


def test_trade_between_worker_and_house_interrupts_nothing() -> None:
    s = position(At.RETURN, field=FIELD, pools=({"milk": 3}, {}))
    make(s, "plot", 4)
    make(s, "trade")
    make(s, "gain", "salt")
    assert (s.phase, s.plot, s.colour) == (Phase.HOUSE, 4, 2)
    make(s, "house", 1)
    assert s.seats[0].houses[1] == 2


def test_production_and_sale_follow() -> None:
    s = position(At.RETURN, first=1)
    while s.calendar == At.RETURN:
        make(s, *next(c for c in choices(s) if c[0] in ("plot", "house", "gain", "done")))
    assert (s.calendar, s.phase) == (At.FALL_MARKET, Phase.TURN)
    assert asked(s) == 1
