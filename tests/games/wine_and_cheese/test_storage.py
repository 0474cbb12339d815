import pytest

from affinage.games.wine_and_cheese.state import Phase
from affinage.games.wine_and_cheese.tables import INGREDIENTS

from .setups import At, asked, can, cheese, choices, done, kinds, labels, make, pool, position

STORES = (At.STORE, At.FALL_STORE, At.SECOND_YEAR + At.STORE, At.LAST_STORE)


@pytest.mark.parametrize("calendar", STORES)
def test_two_salt_two_sugar_one_yeast_and_one_cultures_are_kept_and_the_rest_expires(calendar: int) -> None:
    s = position(calendar, pools=(dict.fromkeys(INGREDIENTS, 5), dict.fromkeys(INGREDIENTS, 5)))
    done(s)
    assert pool(s, 0) == {"yeast": 1, "sugar": 2, "salt": 2, "cultures": 1}
    assert pool(s, 1) == dict.fromkeys(INGREDIENTS, 5)
    done(s)
    assert pool(s, 1) == {"yeast": 1, "sugar": 2, "salt": 2, "cultures": 1}


def test_grapes_and_milk_cannot_be_stored() -> None:
    s = position(At.STORE, pools=({"white": 3, "red": 1, "milk": 9}, {}))
    done(s)
    assert pool(s) == {}


def test_what_fits_is_stored_as_it_is() -> None:
    held = {"sugar": 1, "salt": 2}
    s = position(At.STORE, pools=(held, {}))
    done(s)
    assert pool(s) == held


def test_markers_only_expire_when_the_seat_has_done_with_them() -> None:
    """Labels and trades may use what cannot be stored."""
    s = position(At.STORE, pools=({"white": 2, "milk": 5}, {}), cellars=({0: 1}, {}))
    make(s, "label", "white/wine-step")
    make(s, "trade")
    assert s.phase == Phase.GAIN
    make(s, "gain", "sugar")
    make(s, "label", "milk/cheese-step")
    done(s)
    assert pool(s) == {"sugar": 1}
    assert s.seats[0].indicator == [1, 2]


def test_nothing_is_produced_or_sold_while_storing() -> None:
    held = dict.fromkeys(INGREDIENTS, 5)
    s = position(At.STORE, pools=(held, {}), hands=((3,), ()), cellars=({0: 0, cheese(0): 1}, {}))
    assert kinds(s) == {"label", "trade", "open", "done"}
    assert len(labels(s)) == 12  # all but hurrying the finished wine, which is on two labels
    assert not can(s, "slot", 0)


@pytest.mark.parametrize("first", [0, 1])
def test_turn_order_card_1_stores_first(first: int) -> None:
    s = position(At.STORE, first=first, pools=({"salt": 2}, {"salt": 2}))
    assert asked(s) == first
    done(s)
    assert asked(s) == 1 - first


def test_seat_without_markers_still_has_its_word() -> None:
    s = position(At.STORE)
    assert choices(s) == [("done", 0)]


# Then the turn order cards


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(
    ("mine", "other", "stays"),
    [
        ({"salt": 2}, {"salt": 1}, True),
        ({"salt": 1}, {"salt": 2}, False),
        ({"salt": 2}, {"sugar": 2}, False),
        ({}, {}, False),
        ({"milk": 9}, {"yeast": 1}, False),
        ({"yeast": 1}, {"milk": 9, "white": 9}, True),
        ({"sugar": 9}, {"salt": 2, "yeast": 1}, False),
        ({"yeast": 9, "cultures": 9}, {"salt": 9}, False),
        ({"sugar": 2, "salt": 2, "yeast": 1, "cultures": 1}, {"sugar": 9, "salt": 9, "yeast": 9}, True),
    ],
)
@pytest.mark.parametrize("calendar", STORES)
def test_more_stored_markers_take_card_1_and_on_a_tie_cards_are_swapped(
    calendar: int, first: int, mine: dict[str, int], other: dict[str, int], stays: bool
) -> None:
    s = position(calendar, first=first, pools=(mine, other) if first == 0 else (other, mine))
    done(s)
    assert s.first == first
    done(s)
    assert s.first == (first if stays else 1 - first)
    assert s.calendar == calendar + 1
    assert asked(s) == s.first


def test_order_does_not_change_in_any_other_phase() -> None:
    for calendar in (n for n in range(20) if n not in (*STORES, 9)):
        s = position(calendar, first=1, pools=({"salt": 2}, {}))
        while s.calendar == calendar:
            make(s, *(("done", 0) if can(s, "done") else choices(s)[0]))
        assert s.first == 1


def test_stored_markers_are_used_like_any_others() -> None:
    s = position(At.STORE, pools=({"sugar": 2, "milk": 3}, {}), cellars=({0: 2}, {}))
    done(s, 2)
    assert (s.calendar, asked(s)) == (At.AGE, 0)
    make(s, "label", "sugar/slow-wine")
    assert pool(s) == {"sugar": 1}


def test_a_trade_onto_a_kind_just_given_lets_a_seat_store_less_and_so_go_second() -> None:
    """With nothing else to spend markers on, two salt and one yeast can become one salt."""
    s = position(At.STORE, pools=({"salt": 2, "yeast": 1}, {"sugar": 2}))
    kept = s.copy()
    make(s, "trade")
    make(s, "gain", "salt")
    for t in (s, kept):
        done(t, 2)
    assert (pool(s), s.first) == ({"salt": 1}, 1)
    assert (pool(kept), kept.first) == ({"salt": 2, "yeast": 1}, 0)
