"""Production and sale: whose turn it is, what a turn may hold, dropping out."""

import pytest

from affinage.games.wine_and_cheese.state import Phase

from .setups import At, asked, cheese, choices, done, kinds, make, of_kind, pool, position, sell, silver

MARKETS = (At.MARKET, At.FALL_MARKET, At.SECOND_YEAR + At.MARKET, At.SECOND_YEAR + At.FALL_MARKET)
RICH = {"white": 9, "red": 9, "milk": 9}


@pytest.mark.parametrize("calendar", MARKETS)
@pytest.mark.parametrize("first", [0, 1])
def test_seats_alternate_beginning_with_turn_order_card_1(calendar: int, first: int) -> None:
    s = position(calendar, first=first, pools=(RICH, RICH), hands=((3, 9), (5, cheese(3))))
    for turn in range(4):
        assert asked(s) == (first + turn) % 2
        make(s, "produce", min(of_kind(s, "produce")))
        make(s, "option", "wine-step")
        done(s)


def test_one_production_a_turn_and_no_sale_after_it() -> None:
    s = position(pools=(RICH, {}), hands=((3, 9), ()), cellars=({0: 1}, {}))
    make(s, "produce", 3)
    make(s, "option", "wine-step")
    assert not kinds(s) & {"produce", "slot"}
    assert kinds(s) == {"label", "trade", "open", "done"}


def test_any_number_of_sales_a_turn_and_no_production_after_one() -> None:
    s = position(pools=(RICH, {}), hands=((3, 9), ()), cellars=({0: 1, 1: 3, cheese(0): 1}, {}))
    sell(s, 0)
    assert "produce" not in kinds(s)
    sell(s, cheese(0))
    sell(s, 1)
    assert "slot" not in kinds(s)
    assert silver(s) == {0, 1, cheese(0)}
    done(s)
    assert asked(s) == 1


def test_after_a_sale_the_seat_may_stop() -> None:
    s = position(cellars=({0: 1, 1: 1}, {}))
    sell(s, 0)
    done(s)
    assert asked(s) == 1
    assert s.seats[0].out == 0


def test_labels_and_trades_do_not_count_as_the_turn_s_action() -> None:
    s = position(pools=({"white": 3, "red": 4, "milk": 5}, {}), hands=((3,), ()), cellars=({0: 1}, {}))
    make(s, "label", "red/wine-step")
    make(s, "trade")
    for name in ("milk", "milk", "milk"):
        make(s, "give", name)
    make(s, "gain", "salt")
    assert {"produce", "slot", "done"} <= kinds(s)


# Dropping out


@pytest.mark.parametrize("first", [0, 1])
def test_turn_without_production_or_sale_is_dropping_out(first: int) -> None:
    s = position(first=first, pools=(RICH, RICH), hands=((3,), (5,)))
    done(s)
    assert s.seats[first].out == 1
    assert asked(s) == 1 - first


def test_seat_that_dropped_out_gets_no_further_turn_and_the_other_goes_on() -> None:
    s = position(pools=(RICH, RICH), hands=((3,), (5, 9, cheese(3))))
    done(s)
    for card in (5, 9, cheese(3)):
        assert asked(s) == 1
        make(s, "produce", card)
        make(s, "option", "wine-step")
        done(s)
    assert asked(s) == 1
    sell(s, 9)
    done(s)
    assert (asked(s), s.calendar) == (1, At.MARKET)
    done(s)
    assert s.calendar == At.STORE


def test_second_seat_may_drop_out_first() -> None:
    s = position(pools=(RICH, RICH), hands=((3, 9), (5,)))
    make(s, "produce", 3)
    make(s, "option", "wine-step")
    done(s)
    done(s)
    assert s.seats[1].out == 1
    assert asked(s) == 0
    make(s, "produce", 9)
    make(s, "option", "wine-step")
    done(s)
    assert asked(s) == 0
    done(s)
    assert s.phase == Phase.STORE


def test_last_labels_trades_and_the_cellar_come_before_dropping_out() -> None:
    s = position(pools=({"white": 6, "milk": 9}, {}))
    make(s, "label", "white/wine-step")
    make(s, "trade")
    for _ in range(3):
        make(s, "give", "milk")
    make(s, "gain", "sugar")
    make(s, "open", "markers")
    for _ in range(4):
        make(s, "give", "milk")
    done(s)
    assert s.seats[0].out == 1
    assert pool(s) == {"white": 4, "sugar": 1, "milk": 2}


def test_nobody_is_out_any_longer_once_the_phase_is_over() -> None:
    s = position(At.MARKET)
    done(s, 2)
    assert s.calendar == At.STORE
    assert [seat.out for seat in s.seats] == [0, 0]


def test_seat_with_nothing_to_do_is_still_asked_for_its_word() -> None:
    s = position()
    assert choices(s) == [("done", 0)]


def test_seat_that_only_sold_comes_again_when_the_other_has_dropped_out() -> None:
    s = position(cellars=({0: 1, 1: 1}, {}), acting=1)
    done(s)
    sell(s, 0)
    done(s)
    assert asked(s) == 0
    sell(s, 1)
    done(s)
    done(s)
    assert s.calendar == At.STORE
