import pytest

from affinage.core.errors import Refusal
from affinage.core.game import PUBLIC
from affinage.core.play import TAKE_BACK, Event, Table
from affinage.games.wine_and_cheese.state import Phase, State

from .rich import table_at
from .setups import SHIPPED, At, cheese, members, move_of, pool, position

HELD = {"white": 9, "red": 9, "yeast": 9, "sugar": 9, "salt": 9, "cultures": 9, "milk": 9}


def play(table: Table, kind: str, what: int | str = 0) -> None:
    s: State = table.state  # type: ignore[assignment] # the record of this game
    table.play(s.acting, move_of(s, kind, what))


def state_of(table: Table) -> State:
    return table.state  # type: ignore[return-value] # the record of this game


def test_moves_are_taken_back_one_by_one_until_the_turn_is_confirmed() -> None:
    table = table_at(position(At.SEND, game=SHIPPED))
    states = []
    for kind, what in (("house", 1), ("plot", 0)):
        states.append(table.state.copy())
        play(table, kind, what)
    while states:
        assert table.can_take_back(0)
        table.take_back(0)
        assert table.state == states.pop()
    assert not table.can_take_back(0)
    with pytest.raises(Refusal):
        table.take_back(0)


def test_taking_back_is_an_event_of_its_own() -> None:
    table = table_at(position(At.SEND, game=SHIPPED))
    play(table, "house", 1)
    table.take_back(0)
    assert [event.move for event in table.events][-1] == TAKE_BACK
    assert table.standing() == []
    assert table.events[-1] == Event(0, TAKE_BACK)


def test_confirmed_turn_cannot_be_taken_back() -> None:
    table = table_at(position(pools=(HELD, {}), game=SHIPPED))
    play(table, "trade")
    play(table, "give", "milk")
    play(table, "give", "milk")
    play(table, "give", "milk")
    play(table, "gain", "salt")
    play(table, "done")
    with pytest.raises(Refusal):
        table.take_back(0)


def test_production_and_its_free_step_may_be_taken_back() -> None:
    table = table_at(position(pools=(HELD, {}), hands=((0,), ()), game=SHIPPED))
    before = table.state.copy()
    play(table, "produce", 0)
    play(table, "option", "wine-step")
    table.take_back(0)
    assert state_of(table).phase == Phase.FREE
    table.take_back(0)
    assert table.state == before


def test_forced_sale_may_be_taken_back_to_save_the_card() -> None:
    table = table_at(position(At.AGE, cellars=({0: 1}, {}), pools=(HELD, {}), game=SHIPPED))
    play(table, "slot", 0)
    assert members(state_of(table).seats[0].silver) == [0]
    table.take_back(0)
    assert state_of(table).seats[0].cellar[0] == 0


def test_card_drawn_is_never_put_back() -> None:
    """Neither the draw nor what led to it: the seat has learnt something."""
    for take in (("top", "wine"), ("take", 0)):
        table = table_at(position(pools=({"white": 2}, {}), game=SHIPPED))
        play(table, "label", "white/wine-card")
        assert table.can_take_back(0)
        play(table, *take)
        assert not table.can_take_back(0)
        assert pool(state_of(table)) == {}


def test_card_of_the_display_may_be_put_back_when_nothing_was_turned_up() -> None:
    s = position(pools=({"white": 2}, {}), deck=(), display=(10, 11, 12, -1, -1, -1), game=SHIPPED)
    table = table_at(s)
    play(table, "label", "white/wine-card")
    play(table, "take", 1)
    table.take_back(0)
    assert state_of(table).display[1] == 11


def test_nobody_takes_back_the_other_seat_s_moves() -> None:
    table = table_at(position(At.SEND, game=SHIPPED))
    play(table, "house", 0)
    with pytest.raises(Refusal):
        table.take_back(1)


def test_others_see_the_table_without_what_is_not_confirmed() -> None:
    table = table_at(position(pools=(HELD, {}), hands=((0, cheese(0)), ()), game=SHIPPED))
    known = [table.observe(viewer) for viewer in (1, PUBLIC)]
    play(table, "produce", 0)
    play(table, "option", "wine-step")
    assert [table.observe(viewer) for viewer in (1, PUBLIC)] == known
    play(table, "done")
    assert table.observe(1) != known[0]
    assert table.observe(1).seats[0].cellar[0] == 0  # type: ignore[attr-defined] # a record of this game
