import pytest

from affinage.games.wine_and_cheese.state import Phase

from .setups import (
    At,
    asked,
    can,
    cellar,
    cheese,
    choices,
    coins,
    done,
    gold,
    kinds,
    labels,
    make,
    of_kind,
    pool,
    position,
    sell,
    silver,
)

TWICE = (At.AGE, At.WINTER, At.SECOND_YEAR + At.AGE)
age = sell  # the same click on a card


@pytest.mark.parametrize("calendar", TWICE)
def test_every_card_loses_exactly_two_markers(calendar: int) -> None:
    s = position(calendar, cellars=({0: 2, cheese(0): 5}, {1: 6}))
    age(s, 0)
    age(s, cheese(0))
    assert cellar(s) == {0: 0, cheese(0): 3}
    done(s)
    age(s, 1)
    assert cellar(s, 1) == {1: 4}


def test_every_card_loses_exactly_three_markers_in_the_second_winter() -> None:
    s = position(At.LAST_AGE, cellars=({0: 3, 1: 4, cheese(0): 2, cheese(1): 9}, {}))
    for card in (0, 1, cheese(0), cheese(1)):
        age(s, card)
    assert cellar(s) == {0: 0, 1: 1, cheese(1): 6}
    assert silver(s) == {cheese(0)}


@pytest.mark.parametrize("markers", [0, 1])
@pytest.mark.parametrize("card", [0, 12, 16, 19, 21, cheese(0), cheese(12)])
def test_card_without_two_markers_is_overripe_and_goes_to_silver_without_any_effect(card: int, markers: int) -> None:
    s = position(At.AGE, cellars=({card: markers, 13: 4}, {}), pools=({"white": 1, "yeast": 1}, {}))
    age(s, card)
    assert silver(s) == {card}
    assert gold(s) == set()
    assert cellar(s) == {13: 4}
    assert (coins(s), s.seats[0].indicator) == ((0, 0), [0, 0])
    assert pool(s) == {"white": 1, "yeast": 1}
    assert s.phase == Phase.AGE


@pytest.mark.parametrize("markers", [0, 1, 2])
def test_card_without_three_markers_is_overripe_in_the_second_winter(markers: int) -> None:
    s = position(At.LAST_AGE, cellars=({0: markers}, {}))
    age(s, 0)
    assert silver(s) == {0}


def test_finished_pair_left_in_the_cellar_is_overripe_card_by_card() -> None:
    s = position(At.AGE, cellars=({0: 0, cheese(0): 0}, {}))
    age(s, 0)
    age(s, cheese(0))
    assert silver(s) == {0, cheese(0)}
    assert s.seats[0].indicator == [0, 0]


def test_every_card_ages_once_in_an_order_of_the_seat_s_own() -> None:
    s = position(At.AGE, cellars=({0: 4, 1: 4, cheese(0): 4}, {}))
    assert of_kind(s, "slot") == {0, 1, 2}
    age(s, 1)
    assert of_kind(s, "slot") == {0, 2}
    age(s, cheese(0))
    assert of_kind(s, "slot") == {0}
    assert not can(s, "done")
    age(s, 0)
    assert of_kind(s, "slot") == set()
    assert can(s, "done")


def test_turn_cannot_end_before_every_card_has_aged() -> None:
    s = position(At.AGE, cellars=({0: 4, 1: 0}, {}))
    for card in (1, 0):
        assert not can(s, "done")
        age(s, card)
    assert can(s, "done")


def test_cards_of_the_other_seat_age_in_its_own_turn() -> None:
    s = position(At.AGE, cellars=({0: 4}, {1: 4}))
    age(s, 0)
    assert cellar(s, 1) == {1: 4}
    done(s)
    assert asked(s) == 1
    assert not can(s, "done")
    age(s, 1)
    assert cellar(s, 0) == {0: 2}


def test_label_before_ageing_saves_a_card() -> None:
    s = position(At.AGE, cellars=({0: 1}, {}), pools=({"sugar": 1}, {}))
    make(s, "label", "sugar/slow-wine")
    age(s, 0)
    assert cellar(s) == {0: 0}
    assert silver(s) == set()


def test_label_before_ageing_may_also_spoil_a_card() -> None:
    s = position(At.AGE, cellars=({0: 2}, {}), pools=({"sugar": 1}, {}))
    make(s, "label", "sugar/hurry-wine")
    age(s, 0)
    assert silver(s) == {0}


def test_labels_are_possible_between_and_after_too() -> None:
    s = position(At.AGE, cellars=({0: 3, cheese(0): 1}, {}), pools=({"sugar": 1, "salt": 1}, {}))
    age(s, 0)
    make(s, "label", "salt/slow-cheese")
    age(s, cheese(0))
    assert cellar(s) == {0: 1, cheese(0): 0}
    make(s, "label", "sugar/hurry-wine")
    assert cellar(s) == {0: 0, cheese(0): 0}
    assert of_kind(s, "slot") == set()


def test_card_that_has_aged_does_not_age_again_after_a_label() -> None:
    s = position(At.AGE, cellars=({0: 2}, {}), pools=({"sugar": 1}, {}))
    age(s, 0)
    make(s, "label", "sugar/slow-wine")
    assert of_kind(s, "slot") == set()
    assert cellar(s) == {0: 1}


def test_slot_of_an_overripe_card_is_not_asked_for_again() -> None:
    s = position(At.AGE, cellars=({0: 0, 1: 2}, {}))
    age(s, 0)
    assert of_kind(s, "slot") == {1}


def test_nothing_is_sold_or_produced_while_ageing() -> None:
    s = position(At.AGE, cellars=({0: 2}, {}), hands=((3,), ()), pools=({"white": 9, "red": 9}, {}))
    assert kinds(s) == {"slot", "label", "trade", "open"}
    assert labels(s, "wine-step") == {"white", "red"}


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("calendar", [*TWICE, At.LAST_AGE])
def test_turn_order_card_1_first_and_a_seat_without_cards_has_its_turn(calendar: int, first: int) -> None:
    s = position(calendar, first=first)
    assert asked(s) == first
    assert choices(s) == [("done", 0)]
    done(s)
    assert asked(s) == 1 - first
    done(s)
    assert s.calendar > calendar
