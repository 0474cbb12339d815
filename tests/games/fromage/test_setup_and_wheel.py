from collections import Counter

import pytest

from affinage.core.errors import AffinageError
from affinage.core.play import Table
from affinage.games.fromage import rules
from affinage.games.fromage.cards import all_of
from affinage.games.fromage.game import GAME
from affinage.games.fromage.rules.wheel import quarter_of, venue_of
from affinage.games.fromage.state import HOME, Phase, State
from affinage.games.fromage.tables import (
    CLASS_OF,
    CUSTOMER_POINTS,
    LAYOUT_SIDES,
    OPEN,
    QUARTERS,
    RESOURCES,
    SIDES,
    TIE_POINTS,
    VENUES,
)

from .setups import CHANCE, code, draw, everybody_ready, kinds, laid, play, put, turn


def test_every_order_of_venues_and_every_turn_of_the_tile_can_come_up() -> None:
    s = State()
    rules.setup(s, 4, GAME.option_values({}))
    assert kinds(s, CHANCE, "wheel") == list(range(24))
    wheels = set()
    for order in range(24):
        t = s.copy()
        rules.apply(t, CHANCE, code("wheel", order))
        wheels.add(tuple(t.wheel))
        assert kinds(t, CHANCE, "quarter") == [0, 1, 2, 3]
    assert len(wheels) == 24


def test_customers_are_two_of_each_kind() -> None:
    s = laid()
    assert Counter(s.customers) == {0: 2, 1: 2, 2: 2}
    assert [CUSTOMER_POINTS[CLASS_OF[n - 1]] for n in (1, 2, 3, 4)] == [(3, 4, 5), (3, 4, 5), (5, 6, 7), (7, 8, 9)]
    assert [TIE_POINTS[CLASS_OF[n - 1]] for n in (1, 2, 3, 4)] == [0, 0, 2, 3]


@pytest.mark.parametrize(
    ("faced", "left", "opposite"),
    [
        ("livestock", "order", "structure"),
        ("order", "structure", "fruit"),
        ("structure", "fruit", "livestock"),
        ("fruit", "livestock", "order"),
    ],
)
def test_starting_resources(faced: str, left: str, opposite: str) -> None:
    s = laid(quarter=faced)
    draw(s)
    me = s.seats[0]
    has = {name: me.stock[r] if r < 3 else all_of(me.orders) for r, name in enumerate(RESOURCES)}
    assert has == {name: {left: 2, opposite: 1}.get(name, 0) for name in RESOURCES}


def test_everybody_starts_with_three_resources_and_a_board_of_its_own() -> None:
    for seats in range(1, 5):
        s = laid(seats)
        while s.turn == 0:
            rules.apply(s, CHANCE, code("draw", int(str(kinds(s, CHANCE, "draw")[0]))))
        assert [sum(p.stock) + all_of(p.orders) for p in s.seats[:seats]] == [3] * seats
        assert len({p.board for p in s.seats[:seats]}) == seats


def test_seats_sit_opposite_each_other_when_they_are_two() -> None:
    assert SIDES[1][:2] == (0, 2)
    s = turn(2, venue="festival")
    assert s.wheel[2] == venue_of(s, 1)


def test_a_seat_next_faces_what_lay_on_its_right() -> None:
    s = turn(4, venue="festival", quarter="livestock")
    right = s.wheel[3]  # places go clockwise, so the last one is on the right of the first
    faced = [RESOURCES[QUARTERS[quarter_of(s, 0)]]]
    everybody_ready(s)
    assert venue_of(s, 0) == right
    assert venue_of(s, 1) == VENUES.index("festival")  # what faced seat 1 goes on to the left
    for _ in range(3):
        faced.append(RESOURCES[QUARTERS[quarter_of(s, 0)]])
        everybody_ready(s)
    assert faced == ["livestock", "fruit", "structure", "order"]


def test_no_two_seats_face_the_same() -> None:
    for seats in (2, 3, 4):
        s = turn(seats)
        for _ in range(5):
            assert len({venue_of(s, p) for p in range(seats)}) == seats
            assert len({quarter_of(s, p) for p in range(seats)}) == seats
            everybody_ready(s)


def test_workers_on_the_tile_turn_with_it_and_block_their_space() -> None:
    s = turn(4, quarter="livestock")
    play(s, 0, "gather", 2 * 3 + 0)
    everybody_ready(s)
    assert QUARTERS[quarter_of(s, 1)] == 1  # the livestock now face the next seat
    assert {int(str(which)) // 3 for which in kinds(s, 1, "gather")} == {0, 1}
    everybody_ready(s)
    everybody_ready(s)
    assert s.seats[0].at[0] == HOME
    assert s.gather == 0


def test_blocked_spaces_take_no_cheese_with_fewer_seats() -> None:
    for seats, most in ((1, 44), (2, 44), (3, 56), (4, 72)):
        s = turn(seats)
        assert sum(OPEN[s.layout[v] * 4 + v].bit_count() for v in range(4)) <= most
        here = OPEN[s.layout[0] * 4]
        assert all((here >> int(str(space))) & 1 for space in kinds(s, 0, "cheese"))


def test_layouts_are_mixed_by_option() -> None:
    s = turn(4, festival="II", villes="board")
    assert [LAYOUT_SIDES[n % 3] for n in s.layout] == ["II", "I", "I", "board"]
    assert [n // 3 for n in s.layout] == [2, 2, 2, 2]


def test_options_fit_the_number_of_seats() -> None:
    with pytest.raises(AffinageError, match='Option bistro can be "board" for 4 seats only, not for 3'):
        Table(GAME, 3, options={"bistro": "board"})
    with pytest.raises(AffinageError, match='Option level can be "3" for 1 seats only'):
        Table(GAME, 2, options={"level": "3"})


def test_a_cheese_on_the_board_stays_there() -> None:
    s = turn()
    put(s, 0, "festival", 1)
    for _ in range(5):
        everybody_ready(s)
    assert s.seats[0].cheese[0] == 1 << 1
    assert s.phase == Phase.TURN
