from typing import Any

import pytest

from affinage.games.wine_and_cheese.state import Phase, State
from affinage.games.wine_and_cheese.tables import INGREDIENTS

from .setups import (
    GAME,
    At,
    asked,
    can,
    cheese,
    choices,
    coins,
    done,
    kinds,
    make,
    names_of,
    pool,
    position,
    sell,
    space_of,
)

SCORE: Any = GAME.score
EVERY_PHASE = [n for n in range(20) if n != 9]


def trade(s: State, gives: str, gains: str) -> None:
    """A trade in words; markers of which there is no choice give themselves."""
    make(s, "trade")
    for name in gives.split():
        if s.phase == Phase.GIVE:
            make(s, "give", name)
    make(s, "gain", gains)


# Three for one


@pytest.mark.parametrize("calendar", EVERY_PHASE)
def test_trades_are_possible_in_every_phase(calendar: int) -> None:
    s = position(calendar, pools=({"milk": 3}, {}))
    phase = s.phase
    trade(s, "milk milk milk", "sugar")
    assert pool(s) == {"sugar": 1}
    assert s.phase == phase


@pytest.mark.parametrize("held", [{}, {"milk": 2}, {"white": 1, "salt": 1}])
def test_trade_needs_three_markers(held: dict[str, int]) -> None:
    assert not can(position(pools=(held, {})), "trade")


@pytest.mark.parametrize(
    "gives", ["white red yeast", "salt salt milk", "cultures cultures cultures", "sugar milk sugar"]
)
def test_three_markers_of_any_kinds(gives: str) -> None:
    held = {name: gives.split().count(name) for name in gives.split()}
    s = position(pools=({**held, "red": held.get("red", 0) + 2}, {}))
    trade(s, gives, next(name for name in INGREDIENTS if name not in held))
    assert sum(pool(s).values()) == 3


@pytest.mark.parametrize("gains", INGREDIENTS)
@pytest.mark.parametrize("gives", ["red red red", "red milk milk", "yeast sugar salt"])
def test_a_trade_brings_one_marker_of_any_kind_also_of_one_just_given(gives: str, gains: str) -> None:
    s = position(pools=({name: gives.split().count(name) for name in gives.split()}, {}))
    trade(s, gives, gains)
    assert pool(s) == {gains: 1}


def test_trading_onto_a_kind_just_given_still_runs_out_of_markers() -> None:
    s = position(pools=({"salt": 7}, {}))
    for left in (5, 3, 1):
        trade(s, "salt salt salt", "salt")
        assert pool(s) == {"salt": left}
    assert not can(s, "trade")


def test_markers_give_themselves_where_there_is_no_choice() -> None:
    s = position(pools=({"red": 1, "milk": 2}, {}))
    make(s, "trade")
    assert names_of(s, "gain") == set(INGREDIENTS)
    assert pool(s) == {}
    s = position(pools=({"milk": 5}, {}))
    make(s, "trade")
    assert names_of(s, "gain") == set(INGREDIENTS)
    assert pool(s) == {"milk": 2}


def test_markers_are_asked_for_one_by_one_where_there_is_a_choice() -> None:
    s = position(pools=({"red": 2, "milk": 2}, {}))
    make(s, "trade")
    assert names_of(s, "give") == {"red", "milk"}
    assert kinds(s) == {"give"}
    make(s, "give", "red")
    make(s, "give", "red")
    assert pool(s) == {"milk": 1}
    assert s.phase == Phase.GAIN


def test_several_trades_in_a_row() -> None:
    s = position(pools=({"milk": 9}, {}))
    for _ in range(3):
        trade(s, "milk milk milk", "salt")
    trade(s, "salt salt salt", "yeast")
    assert pool(s) == {"yeast": 1}


def test_trade_is_for_the_seat_whose_turn_it_is() -> None:
    s = position(pools=({}, {"milk": 9}))
    assert not can(s, "trade")
    done(s)
    assert can(s, "trade")


# The closed cellar, for four markers


@pytest.mark.parametrize("calendar", EVERY_PHASE)
def test_cellar_may_be_opened_in_any_phase_also_when_no_production_comes_any_more(calendar: int) -> None:
    s = position(calendar, pools=({"milk": 4}, {}))
    phase = s.phase
    make(s, "open", "markers")
    assert pool(s) == {}
    assert [seat.closed for seat in s.seats] == [0, 1]
    assert s.phase == phase
    assert "open" not in kinds(s)


@pytest.mark.parametrize("calendar", [At.LAST_STORE, At.LAST_AGE, At.SELL_OUT])
def test_cellar_may_be_opened_in_all_three_ways_in_the_last_three_phases(calendar: int) -> None:
    s = position(calendar, pools=({"milk": 9}, {}), indicators=((9, 10), (0, 0)))
    assert names_of(s, "open") == {"markers", "wine", "cheese"}


def test_going_back_at_the_last_sale_can_be_worth_a_coin() -> None:
    """Wine steps back from 10 to 6; cheese, the lower good, jumps over it from 5 to 7 with a single step."""
    s = position(
        At.SELL_OUT,
        indicators=((space_of(10), space_of(5)), (0, 0)),
        pools=({"milk": 2}, {}),
        gold=((6,), ()),
        bonus=(),
    )
    stays = s.copy()
    make(s, "open", "wine")
    for t in (s, stays):
        make(t, "label", "milk/cheese-step")
        done(t, 2)
        assert t.phase == Phase.OVER
    assert coins(s) == (6, 7)
    assert coins(stays) == (10, 6)
    assert [SCORE.totals_of(t, 0)[0] for t in (s, stays)] == [7, 6]


def test_three_markers_do_not_open_it() -> None:
    s = position(pools=({"milk": 2, "salt": 1}, {}))
    assert "open" not in kinds(s)


def test_any_four_markers_open_it() -> None:
    s = position(pools=({"milk": 2, "salt": 2, "white": 2}, {}))
    make(s, "open", "markers")
    for name in ("white", "salt", "milk", "white"):
        assert "markers" not in names_of(s, "open")
        make(s, "give", name)
    assert pool(s) == {"milk": 1, "salt": 1}
    assert s.seats[0].closed == 0


def test_card_once_removed_stays_in_the_box() -> None:
    s = position(pools=({"milk": 4}, {"milk": 4}))
    make(s, "open", "markers")
    done(s)
    assert asked(s) == 1
    make(s, "open", "markers")
    assert [seat.closed for seat in s.seats] == [0, 0]


# Or for four steps back with one of the two indicators


def test_either_indicator_may_go_back_four_spaces() -> None:
    s = position(indicators=((10, 15), (0, 0)))
    assert names_of(s, "open") == {"wine", "cheese"}
    for way, indicator in (("wine", [6, 15]), ("cheese", [10, 11])):
        t = s.copy()
        make(t, "open", way)
        assert t.seats[0].indicator == indicator
        assert t.seats[0].closed == 0
        assert t.phase == Phase.TURN


def test_other_seat_s_indicators_do_not_pay() -> None:
    s = position(indicators=((0, 0), (10, 15)))
    assert "open" not in kinds(s)


@pytest.mark.parametrize(
    ("at", "others", "to"),
    [
        (10, (9, 2, 20), 5),
        (10, (7, 8, 9), 3),
        (10, (6, 2, 3), 5),
        (10, (6, 5, 4), 3),
        (10, (11, 12, 13), 6),
        (5, (4, 3, 20), None),
        (5, (4, 20, 21), 0),
        (6, (5, 4, 20), 0),
        (7, (1, 2, 3), 0),
        (7, (4, 5, 6), 0),
        (6, (3, 4, 5), None),
    ],
)
def test_occupied_spaces_are_skipped_on_the_way_back_too(at: int, others: tuple[int, int, int], to: int | None) -> None:
    a, b, c = others
    s = position(indicators=((at, a), (b, c)))
    assert ("wine" in names_of(s, "open")) == (to is not None)
    if to is not None:
        make(s, "open", "wine")
        assert s.seats[0].indicator[0] == to


@pytest.mark.parametrize(("at", "possible"), [(0, False), (1, False), (2, False), (3, False), (4, True), (5, True)])
def test_last_step_may_land_on_the_start_space_but_none_may_cross_it(at: int, possible: bool) -> None:
    s = position(indicators=((0, at), (0, 0)))
    assert ("cheese" in names_of(s, "open")) == possible
    if possible:
        make(s, "open", "cheese")
        assert s.seats[0].indicator[1] == at - 4


def test_any_number_of_indicators_stand_on_the_start_space() -> None:
    s = position(indicators=((4, 0), (0, 0)))
    make(s, "open", "wine")
    assert s.seats[0].indicator == s.seats[1].indicator == [0, 0]


@pytest.mark.parametrize(("at", "others", "to"), [
    (7, (0, 0, 0), 3), (6, (0, 0, 0), None), (3, (0, 0, 0), None), (8, (5, 0, 0), 3), (7, (5, 0, 0), None),
    (7, (3, 0, 0), None), (8, (3, 0, 0), 4), (10, (3, 4, 9), 5), (22, (21, 20, 19), 15),
])  # fmt: skip
def test_lapped_indicator_never_goes_back_over_the_lap_arrow(
    at: int, others: tuple[int, int, int], to: int | None
) -> None:
    a, b, c = others
    s = position(indicators=((at, a), (b, c)), laps=((1, 0), (0, 0)))
    assert ("wine" in names_of(s, "open")) == (to is not None)
    if to is not None:
        before = coins(s)[0]
        make(s, "open", "wine")
        assert s.seats[0].indicator[0] == to
        assert s.seats[0].laps == [1, 0]
        assert coins(s)[0] < before


def test_laps_of_the_other_indicator_do_not_matter() -> None:
    s = position(indicators=((6, 5), (0, 0)), laps=((0, 1), (1, 1)))
    assert names_of(s, "open") == {"wine"}
    make(s, "open", "wine")
    assert s.seats[0].indicator[0] == 1  # over its own cheese indicator


def test_going_back_takes_no_bonus_marker_again() -> None:
    s = position(indicators=((space_of(4), 0), (0, 0)), bonus=(1, 2))
    make(s, "open", "wine")
    assert s.phase == Phase.TURN
    assert pool(s) == {}


def test_way_forward_after_going_back_brings_no_second_bonus() -> None:
    s = position(indicators=((4, 0), (0, 0)), pools=({"red": 4}, {}))
    make(s, "label", "red/wine-step")
    make(s, "gain", "milk")
    make(s, "open", "wine")
    make(s, "label", "red/wine-step")
    assert s.phase == Phase.TURN
    assert pool(s) == {"milk": 1}


def test_cellar_may_be_opened_between_sales() -> None:
    s = position(cellars=({0: 1, 1: 1}, {}), pools=({"milk": 4}, {}))
    sell(s, 0)
    make(s, "open", "markers")
    sell(s, 1)
    assert s.seats[0].closed == 0


def test_cellar_may_be_opened_after_a_production() -> None:
    s = position(pools=({"milk": 6}, {}), hands=((cheese(3),), ()))
    make(s, "produce", cheese(3))
    make(s, "option", "wine-step")
    make(s, "open", "markers")
    assert choices(s) == [("done", 0)]
