"""The second phase of summer: every action card up to once."""

import pytest

from affinage.games.wine_and_cheese.state import Phase

from .setups import At, asked, can, cellar, cheese, choices, done, kinds, make, of_kind, pool, position, sell

SUMMERS = (At.TRIGGER, At.SECOND_YEAR + At.TRIGGER)
trigger = sell  # the same click on a card


@pytest.mark.parametrize("calendar", SUMMERS)
@pytest.mark.parametrize("first", [0, 1])
def test_turn_order_card_1_first_then_the_other_and_a_seat_without_cards_too(calendar: int, first: int) -> None:
    s = position(calendar, first=first)
    assert choices(s) == [("done", 0)]
    assert asked(s) == first
    done(s)
    assert asked(s) == 1 - first
    done(s)
    assert s.calendar == calendar + 1
    assert s.phase == Phase.PLOT


@pytest.mark.parametrize("calendar", SUMMERS)
def test_each_action_card_triggers_up_to_once_in_any_order(calendar: int) -> None:
    s = position(calendar, cellars=({21: 1, 12: 0, 0: 1, cheese(12): 2}, {}), bonus=())
    assert of_kind(s, "slot") == {0, 1, 3}
    trigger(s, cheese(12))
    assert of_kind(s, "slot") == {0, 1}
    trigger(s, 21)
    assert of_kind(s, "slot") == {1}
    trigger(s, 12)
    assert of_kind(s, "slot") == set()
    assert s.seats[0].indicator == [1, 4]
    assert pool(s) == {"milk": 2, "salt": 1}


def test_nobody_has_to_trigger_anything() -> None:
    s = position(At.TRIGGER, cellars=({21: 1, 12: 0}, {}))
    assert can(s, "done")
    done(s)
    assert pool(s) == {}


def test_cards_stay_where_they_are_with_their_markers() -> None:
    cards = {21: 1, 12: 0, cheese(12): 3}
    s = position(At.TRIGGER, cellars=(cards, {}))
    for card in cards:
        trigger(s, card)
    assert cellar(s) == cards


def test_gourmet_cards_have_nothing_to_trigger() -> None:
    s = position(At.TRIGGER, cellars=({0: 1, cheese(0): 0}, {}))
    assert "slot" not in kinds(s)


def test_other_seat_s_cards_are_triggered_in_its_own_turn() -> None:
    s = position(At.TRIGGER, cellars=({}, {21: 1}))
    assert "slot" not in kinds(s)
    done(s)
    trigger(s, 21)
    assert pool(s, 1) == {"milk": 2, "salt": 1}
    assert pool(s, 0) == {}


def test_both_seats_begin_with_all_their_cards() -> None:
    s = position(At.TRIGGER, cellars=({21: 1}, {22: 1}))
    trigger(s, 21)
    done(s)
    assert of_kind(s, "slot") == {0}


def test_what_one_card_brings_may_pay_for_the_next() -> None:
    s = position(At.TRIGGER, cellars=({cheese(16): 1, 21: 1}, {}))
    assert of_kind(s, "slot") == {1}
    trigger(s, 21)
    assert of_kind(s, "slot") == {0}
    trigger(s, cheese(16))
    assert pool(s) == {"milk": 1}
    assert s.seats[0].indicator == [0, 4]


def test_trade_between_triggers_may_pay_for_the_next() -> None:
    s = position(At.TRIGGER, cellars=({16: 1}, {}), pools=({"white": 1, "milk": 3}, {}))
    assert "slot" not in kinds(s)
    make(s, "trade")
    for _ in range(3):
        make(s, "give", "milk")
    make(s, "gain", "yeast")
    trigger(s, 16)
    assert s.seats[0].indicator == [4, 0]


def test_helper_may_trigger_a_card_again_that_was_triggered_before() -> None:
    s = position(At.TRIGGER, cellars=({19: 1, 21: 1}, {}))
    trigger(s, 21)
    trigger(s, 19)
    assert pool(s) == {"milk": 4, "salt": 2}


def test_card_that_a_helper_triggered_may_still_be_triggered_itself() -> None:
    s = position(At.TRIGGER, cellars=({19: 1, 21: 1}, {}))
    trigger(s, 19)
    assert of_kind(s, "slot") == {1}
    trigger(s, 21)
    assert pool(s) == {"milk": 4, "salt": 2}


def test_labels_are_allowed_and_neither_production_nor_sale_is() -> None:
    s = position(At.TRIGGER, cellars=({0: 2}, {}), hands=((3,), ()), pools=({"white": 9, "red": 9}, {}))
    assert kinds(s) == {"label", "trade", "open", "done"}


def test_next_summer_begins_afresh() -> None:
    for calendar in SUMMERS:
        s = position(calendar, cellars=({21: 1}, {}))
        trigger(s, 21)
        assert s.used == 1
        done(s)
        assert s.used == 0
