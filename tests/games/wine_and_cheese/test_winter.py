import pytest

from affinage.games.wine_and_cheese.state import NONE, Phase

from .setups import (
    At,
    asked,
    can,
    cellar,
    cheese,
    choices,
    done,
    gold,
    kinds,
    make,
    of_kind,
    pool,
    position,
    sell,
    silver,
    skip_to,
)

# The first winter: the fifth pair arrives


@pytest.mark.parametrize(("mine", "other"), [(0, 2), (4, 4), (3, 1)])
def test_fifth_pair_goes_to_the_two_empty_houses(mine: int, other: int) -> None:
    homes = ([0, 1, 2, 3], [3, 2, 1, 0])
    homes[0].insert(mine, NONE)
    homes[1].insert(other, NONE)
    s = position(At.WINTER, homes=homes)
    assert s.waits == 4
    done(s, 2)
    assert s.waits == NONE
    assert s.seats[0].houses[mine] == s.seats[1].houses[other] == 4
    assert all(NONE not in seat.houses for seat in s.seats)


def test_second_year_follows_with_five_workers_each() -> None:
    s = position(At.WINTER, first=1)
    done(s, 2)
    assert (s.calendar, s.phase) == (At.SECOND_YEAR, Phase.HOUSE)
    assert asked(s) == 1
    assert of_kind(s, "house") == {0, 1, 2, 3, 4}


def test_no_workers_arrive_before_the_first_winter() -> None:
    s = position(At.FALL_STORE)
    done(s, 2)
    assert s.waits == 4
    assert s.calendar == At.WINTER


def test_cards_markers_and_turn_order_stay_over_the_winter() -> None:
    s = position(At.WINTER, first=1, cellars=({0: 4}, {cheese(0): 2}), pools=({"salt": 2}, {}), hands=((3,), (5,)))
    for card in (cheese(0), 0):
        sell(s, card)
        done(s)
    assert (cellar(s, 0), cellar(s, 1)) == ({0: 2}, {cheese(0): 0})
    assert pool(s) == {"salt": 2}
    assert s.first == 1


# The second winter: everything is sold


def test_everything_is_sold_by_the_rules_of_a_sale() -> None:
    cards = {0: 0, cheese(0): 0, 12: 0, cheese(12): 2}
    s = position(At.SELL_OUT, cellars=(cards, {}), bonus=())
    sell(s, 12)
    assert s.seats[0].indicator == [0, 2]  # wines 0 and 12
    sell(s, 0)
    sell(s, cheese(0))
    make(s, "steps", "wine")
    assert s.seats[0].indicator == [3, 6]
    sell(s, cheese(12))
    assert gold(s) == {0, cheese(0), 12}
    assert silver(s) == {cheese(12)}


def test_nobody_is_done_before_everything_is_sold() -> None:
    s = position(At.SELL_OUT, cellars=({0: 0, 1: 1}, {}))
    for card in (1, 0):
        assert not can(s, "done")
        sell(s, card)
    assert can(s, "done")


def test_labels_may_still_finish_a_card() -> None:
    s = position(At.SELL_OUT, cellars=({0: 1}, {}), pools=({"sugar": 1}, {}))
    make(s, "label", "sugar/hurry-wine")
    sell(s, 0)
    assert gold(s) == {0}


def test_what_a_market_day_brings_may_still_be_used() -> None:
    s = position(At.SELL_OUT, cellars=({21: 0}, {}))
    sell(s, 21)
    make(s, "label", "milk/cheese-step")
    make(s, "give", "milk")
    assert s.seats[0].indicator == [0, 1]
    done(s)
    assert asked(s) == 1


@pytest.mark.parametrize("first", [0, 1])
def test_turn_order_card_1_sells_first_and_a_seat_without_cards_has_its_turn(first: int) -> None:
    s = position(At.SELL_OUT, first=first)
    assert asked(s) == first
    done(s)
    assert choices(s) == [("done", 0)]
    assert asked(s) == 1 - first


def test_nothing_is_produced_any_more() -> None:
    s = position(At.SELL_OUT, hands=((3,), ()), pools=({"white": 9, "red": 9}, {}))
    assert kinds(s) == {"label", "trade", "open", "done"}


def test_game_ends_when_both_have_sold_out() -> None:
    s = position(At.SELL_OUT, cellars=({0: 0}, {1: 1}))
    sell(s, 0)
    done(s)
    assert s.phase == Phase.SELL_OUT
    sell(s, 1)
    done(s)
    assert (s.phase, s.calendar) == (Phase.OVER, At.END)
    assert asked(s) is None


def test_second_winter_has_ageing_then_sale_then_the_end() -> None:
    s = position(At.LAST_STORE, first=0, cellars=({0: 3}, {}))
    done(s, 2)
    assert (s.calendar, s.first) == (At.LAST_AGE, 1)
    done(s)
    sell(s, 0)
    done(s)
    assert (s.calendar, asked(s)) == (At.SELL_OUT, 1)
    done(s)
    sell(s, 0)
    done(s)
    assert s.phase == Phase.OVER
    assert gold(s) == {0}


def test_whole_calendar_has_21_phases_in_their_order() -> None:
    s, phases = position(At.SEND), []
    for calendar in range(21):
        skip_to(s, calendar)
        phases.append((s.calendar, s.phase))
    asked_for = [Phase.HOUSE, Phase.TURN, Phase.STORE, Phase.AGE, Phase.TRIGGERS, Phase.PLOT, Phase.TURN, Phase.STORE]
    year = [*asked_for, Phase.AGE]
    expected = [*enumerate(year), (10, Phase.HOUSE), *enumerate(year, start=10), (19, Phase.SELL_OUT), (20, Phase.OVER)]
    assert phases == expected
