import pytest

from affinage.games.wine_and_cheese.state import NONE, Phase, State
from affinage.games.wine_and_cheese.tables import INGREDIENTS

from .setups import GAME, TABLES, At, asked, can, choices, done, kinds, make, members, names_of, of_kind, pool, position

LINE, RIGHT_DOWN, UP_CORNER = 4, 5, 6  # Toil Alone
UP_RIGHT, UP_DOWN, DOWN_LEFT = 0, 1, 2  # Work Together


def send(s: State, house: int | None, plot: int) -> None:
    """A worker goes out; in turns that have to follow the house is not asked for."""
    if house is not None:
        make(s, "house", house)
    make(s, "plot", plot)


def send_off(s: State, house: int | None, plot: int) -> None:
    """A whole turn, with yeast from laboratories."""
    send(s, house, plot)
    while s.phase == Phase.GAIN:
        make(s, "gain", "yeast")
    done(s)


# Whose turn it is


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(("calendar", "turns"), [(At.SEND, 8), (At.SECOND_YEAR + At.SEND, 10)])
def test_card_1_once_then_card_2_twice_then_card_1_twice_until_all_are_sent(
    first: int, calendar: int, turns: int
) -> None:
    s, order = position(calendar, first=first), []
    while s.calendar == calendar:
        order.append(1 if asked(s) == first else 2)
        if s.phase == Phase.HOUSE:
            make(s, *choices(s)[0])
        send_off(s, None, min(of_kind(s, "plot")))
    assert order == [1, 2, 2, 1, 1, 2, 2, 1, 1, 2][:turns]
    assert s.calendar == calendar + 1
    assert [seat.houses for seat in s.seats] == [[NONE] * 5] * 2


def test_odd_turns_choose_any_own_worker() -> None:
    s = position(At.SEND)
    assert of_kind(s, "house") == {0, 1, 2, 3}
    assert names_of(s, "open") == set()
    make(s, "house", 2)
    assert s.colour == 2


def test_empty_house_sends_nobody() -> None:
    s = position(At.SEND, homes=((NONE, 1, NONE, 3, 2), (1, 2, 3, NONE, NONE)), field={0: (0, 1)}, turn=2)
    assert asked(s) == 1
    assert of_kind(s, "house") == {0, 1, 2}
    t = position(At.SEND, homes=((NONE, 1, NONE, 3, 2), (1, 2, 3, NONE, NONE)), field={0: (0, 1)}, turn=4)
    assert asked(t) == 0
    assert of_kind(t, "house") == {1, 3, 4}


def test_next_turn_must_follow_with_the_same_colour() -> None:
    s = position(At.SEND)
    send_off(s, 2, 0)
    assert asked(s) == 1
    assert s.phase == Phase.PLOT
    assert s.colour == 2
    assert s.house == 1
    assert "house" not in kinds(s)
    send_off(s, None, 1)
    assert s.seats[1].houses == [1, NONE, 3, 0, NONE]
    assert members(s.field[2]) == [0, 1]


def test_second_seat_then_chooses_freely() -> None:
    s = position(At.SEND)
    send_off(s, 2, 0)
    send_off(s, None, 1)
    assert asked(s) == 1
    assert s.colour == NONE
    assert of_kind(s, "house") == {0, 2, 3}


def test_last_pair_leaves_no_choice_of_worker() -> None:
    s = position(At.SEND, homes=((NONE, NONE, NONE, 3, NONE), (NONE, NONE, 3, NONE, NONE)), turn=6,
                 field={0: (0, 1), 1: (2, 3), 2: (4, 6)})  # fmt: skip
    assert asked(s) == 1
    assert s.phase == Phase.PLOT
    assert (s.house, s.colour) == (2, 3)


# Where a worker may go


def test_worker_goes_to_any_empty_plot_and_to_no_other() -> None:
    s = position(At.SEND, homes=((1, 2, 3, NONE, NONE), (1, 2, 3, NONE, NONE)), field={0: (5, 16)}, turn=4)
    make(s, "house", 0)
    assert of_kind(s, "plot") == set(range(17)) - {5, 16}


def test_worker_stays_on_its_plot_and_its_house_is_empty() -> None:
    s = position(At.SEND)
    send_off(s, 3, 7)
    assert members(s.field[3]) == [7]
    assert s.seats[0].houses == [0, 1, 2, NONE, NONE]
    assert not can(s, "plot", 7)


# Toil Alone: 1 on the worker's plot, 1 on each other plot of the pattern that is empty


def on(card: int, plot: int, *standing: int) -> State:
    """Seat 1 sends a worker of a house with this card; workers of its own and of the other seat stand around."""
    space = 1 if TABLES.HOUSING_KIND[card] == 1 else 0
    housing = [next(c for c in (0, 1) if c != card), next(c for c in (4, 5) if c != card), 2 if card != 2 else 3, 6, 3]
    housing[space] = card
    if card == UP_CORNER:
        housing[3] = 7
    pairs = [tuple(standing[n : n + 2]) for n in range(0, len(standing), 2)]
    homes = ([NONE] * 5, [NONE] * 5)
    field = {3 - n: pair for n, pair in enumerate(pairs)}
    for home in homes:
        home[space] = 0
        for n, other in enumerate([n for n in range(4) if n != space][: 3 - len(pairs)]):
            home[other] = n + 1
    s = position(At.SEND, homes=homes, field=field, housing=housing, turn=4 if len(pairs) == 2 else 0)
    if s.phase == Phase.HOUSE:
        make(s, "house", space)
    assert asked(s) == 0
    make(s, "plot", plot)
    return s


def test_toil_alone_gives_one_on_each_empty_plot() -> None:
    s = on(LINE, 9)
    assert pool(s) == {"sugar": 1, "milk": 1, "white": 1}


@pytest.mark.parametrize(
    ("standing", "gained"),
    [
        ((0, 1), {"sugar": 1, "milk": 1, "white": 1}),
        ((10, 1), {"sugar": 1, "white": 1}),
        ((11, 1), {"sugar": 1, "milk": 1}),
        ((10, 11), {"sugar": 1}),
        ((11, 10), {"sugar": 1}),
    ],
)
def test_toil_alone_gives_nothing_on_a_plot_where_anybody_stands(
    standing: tuple[int, int], gained: dict[str, int]
) -> None:
    assert pool(on(LINE, 9, *standing, 3, 8)) == gained


def test_work_together_gives_two_on_the_worker_s_plot_even_when_nobody_is_near() -> None:
    assert pool(on(UP_RIGHT, 11)) == {"white": 2}


@pytest.mark.parametrize(
    ("standing", "gained"),
    [
        ((6, 1), {"white": 2, "milk": 1}),
        ((12, 1), {"white": 2, "salt": 1}),
        ((6, 12), {"white": 2, "milk": 1, "salt": 1}),
        ((10, 15), {"white": 2}),
    ],
)
def test_work_together_gives_one_on_each_plot_where_anybody_stands(
    standing: tuple[int, int], gained: dict[str, int]
) -> None:
    assert pool(on(UP_RIGHT, 11, *standing, 3, 8)) == gained


def test_first_plot_of_the_grid_counts_like_any_other() -> None:
    assert pool(on(DOWN_LEFT, 1, 0, 16, 3, 8)) == {"red": 2, "milk": 1}


def test_own_plot_counts_once_and_only_as_the_worker_s() -> None:
    s = on(UP_DOWN, 10, 5, 13, 0, 1)
    make(s, "gain", "yeast")
    assert pool(s) == {"milk": 2, "red": 1, "yeast": 1}


# The pattern is laid over the grid: the edge and water holes only drop their own cell


@pytest.mark.parametrize(
    ("card", "plot", "others"),
    [
        (LINE, 9, {10, 11}),
        (LINE, 12, set()),  # a water hole, then the edge
        (LINE, 1, {2}),  # over a water hole
        (LINE, 16, set()),
        (LINE, 15, {16}),
        (RIGHT_DOWN, 0, {1, 4}),
        (RIGHT_DOWN, 9, {10}),  # a water hole below
        (UP_CORNER, 0, set()),
        (UP_CORNER, 12, {7, 6}),
        (UP_CORNER, 7, {2}),  # the far cell is water, the near one is not
        (UP_RIGHT, 12, {7}),
        (UP_RIGHT, 3, set()),
        (DOWN_LEFT, 9, set()),
        (DOWN_LEFT, 14, {13}),
    ],
)
def test_pattern_is_a_pure_overlay(card: int, plot: int, others: set[int]) -> None:
    assert set(members(TABLES.REACH[card][plot])) == others


def test_pattern_never_reaches_beyond_its_three_cells() -> None:
    for card, pattern in enumerate(TABLES.PATTERN):
        for plot, (row, column) in enumerate(TABLES.CELL):
            cells = {(row + down, column + right) for down, right in pattern}
            assert {TABLES.CELL[other] for other in members(TABLES.REACH[card][plot])} == cells & set(TABLES.CELL)


def test_toil_alone_jumps_over_a_water_hole_as_the_pattern_lies() -> None:
    assert pool(on(LINE, 1)) == {"red": 1, "salt": 1}


def test_both_seats_cover_the_same_cells_from_the_same_card() -> None:
    gained = []
    for first in (0, 1):
        s = position(At.SEND, first=first, homes=((0, 1, 2, 3, NONE),) * 2)
        send(s, 1, 9)
        gained.append(pool(s, first))
    assert gained[0] == gained[1] == {"sugar": 1, "milk": 1, "white": 1}


# Laboratories


def test_laboratory_gives_yeast_or_cultures_one_by_one() -> None:
    s = on(UP_RIGHT, 14)
    assert s.phase == Phase.GAIN
    assert choices(s) == [("gain", 2), ("gain", 5)]
    make(s, "gain", "yeast")
    assert choices(s) == [("gain", 2), ("gain", 5)]
    make(s, "gain", "cultures")
    assert pool(s) == {"yeast": 1, "cultures": 1}
    assert s.phase == Phase.CONFIRM


@pytest.mark.parametrize("kind", ["yeast", "cultures"])
def test_laboratory_may_give_two_of_a_kind(kind: str) -> None:
    s = on(UP_RIGHT, 14)
    make(s, "gain", kind)
    make(s, "gain", kind)
    assert pool(s) == {kind: 2}


def test_laboratory_within_the_pattern_gives_one() -> None:
    s = on(RIGHT_DOWN, 4)
    assert pool(s) == {"white": 1, "sugar": 1}
    make(s, "gain", "cultures")
    assert pool(s) == {"white": 1, "sugar": 1, "cultures": 1}


# What else a seat may do in this phase


def test_labels_are_not_allowed_but_trades_and_the_cellar_are() -> None:
    s = position(At.SEND, pools=(dict.fromkeys(INGREDIENTS, 2),) * 2)
    for _ in range(3):  # which worker, where to, the last word
        assert "label" not in kinds(s)
        assert can(s, "trade")
        assert names_of(s, "open") == {"markers"}
        make(s, *next(choice for choice in choices(s) if choice[0] in ("house", "plot", "done")))


@pytest.mark.parametrize("moves", [(), (("house", 0),), (("house", 0), ("plot", 10))])
def test_trade_interrupts_nothing(moves: tuple[tuple[str, int], ...]) -> None:
    s = position(At.SEND, pools=({"milk": 3}, {}))
    for move in moves:
        make(s, *move)
    before = (s.phase, s.house, s.colour, s.plot, s.turn)
    make(s, "trade")
    while s.phase == Phase.GIVE:
        make(s, "give", "milk")
    make(s, "gain", "salt")
    assert (s.phase, s.house, s.colour, s.plot, s.turn) == before
    assert pool(s)["salt"] == 1


def test_cellar_may_be_opened_between_choosing_a_worker_and_its_plot() -> None:
    s = position(At.SEND, pools=({"milk": 4}, {}))
    make(s, "house", 1)
    make(s, "open", "markers")
    assert s.seats[0].closed == 0
    assert (s.phase, s.house) == (Phase.PLOT, 1)


def test_turn_ends_only_with_the_seat_s_word() -> None:
    s = position(At.SEND)
    send(s, 0, 10)
    assert asked(s) == 0
    assert choices(s)[-1] == ("done", 0)
    done(s)
    assert asked(s) == 1


def test_done_is_no_way_around_sending() -> None:
    s = position(At.SEND, pools=({"milk": 9}, {}))
    assert not can(s, "done")
    make(s, "house", 0)
    assert not can(s, "done")


def test_production_and_sale_follow_with_turn_order_card_1_first() -> None:
    s = position(At.SEND, first=1)
    while s.calendar == At.SEND:
        make(s, *choices(s)[-1])
    assert (s.calendar, s.phase) == (At.MARKET, Phase.TURN)
    assert asked(s) == 1


def test_housing_cards_of_the_test_box_are_what_these_tests_call_them() -> None:
    ids = [TABLES.HOUSING_IDS[c] for c in (UP_RIGHT, UP_DOWN, DOWN_LEFT, LINE, RIGHT_DOWN, UP_CORNER)]
    assert ids == ["up-right", "up-down", "down-left", "line", "right-down", "up-corner"]
    assert GAME.box.name == "Box for tests"
