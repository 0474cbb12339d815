import pytest

from affinage.core.errors import Refusal
from affinage.core.game import CHANCE, PUBLIC
from affinage.core.play import TAKE_BACK, Event, Table
from affinage.games.beer_and_bread.moves import Kind
from affinage.games.beer_and_bread.state import Phase, State

from .setups import GAME, harvest_card, new_year, position


def table_at(s: State) -> Table:
    """A table that stands at this position."""
    table = Table(GAME, seed="take back", options={"windmill": "seat-1"})
    table.state, table.events = s.copy(), []
    table._base, table._open = s.copy(), []  # noqa: SLF001 - a table that opens in the middle of a game
    return table


HANDS = ((25, 26, 27, 28, 29), (30, 31, 32, 33, 34))


def test_moves_are_taken_back_one_by_one_until_the_turn_is_confirmed() -> None:
    table = table_at(position(year=2, hands=HANDS, exchange=(20, 21, 22)))
    states = [table.state.copy()]
    for move in (Kind.CARD + 26, Kind.SWAP + 1, Kind.HARVEST):
        table.play(0, move)
        states.append(table.state.copy())
    for _ in range(3):
        assert table.state == states.pop()
        assert table.can_take_back(0)
        table.take_back(0)
    assert table.state == states.pop()
    assert not table.can_take_back(0)
    with pytest.raises(Refusal):
        table.take_back(0)


def test_taking_back_is_an_event_of_its_own() -> None:
    table = table_at(position(hands=HANDS))
    table.play(0, Kind.CARD + 26)
    table.take_back(0)
    assert table.events == [Event(0, Kind.CARD + 26), Event(0, TAKE_BACK)]
    assert table.standing() == []


def test_confirmed_turn_cannot_be_taken_back() -> None:
    table = table_at(position(hands=HANDS))
    for move in (Kind.CARD + 26, Kind.UPGRADE, Kind.DONE):
        table.play(0, move)
    with pytest.raises(Refusal):
        table.take_back(0)


def test_nobody_takes_back_the_other_seat_s_moves() -> None:
    table = table_at(position(hands=HANDS))
    table.play(0, Kind.CARD + 26)
    with pytest.raises(Refusal):
        table.take_back(1)


def test_tokens_given_up_can_be_taken_back_before_the_offer_is_made() -> None:
    wheat = harvest_card(wheat=4)
    table = table_at(position(turn=6, hands=((wheat, 20), (58, 59)), tokens=({"rye": 7}, {})))
    for move in (Kind.CARD + wheat, Kind.HARVEST, Kind.GIVE + 3, Kind.GIVE + 1):
        table.play(0, move)
    assert table.state.phase == Phase.CONFIRM  # type: ignore[attr-defined] # a record of this game
    table.take_back(0)
    assert table.legal(0) == [Kind.GIVE + 1, Kind.GIVE + 3]


def test_offer_once_made_cannot_be_taken_back_but_the_answer_can() -> None:
    wheat = harvest_card(wheat=4)
    table = table_at(position(turn=6, hands=((wheat, 20), (58, 59)), tokens=({"rye": 7}, {})))
    for move in (Kind.CARD + wheat, Kind.HARVEST, Kind.GIVE + 3, Kind.GIVE + 1, Kind.DONE):
        table.play(0, move)
    with pytest.raises(Refusal):
        table.take_back(0)
    table.play(1, Kind.TAKE + 1)
    table.take_back(1)
    assert Kind.TAKE + 1 in table.legal(1)
    table.play(1, Kind.DONE)
    with pytest.raises(Refusal):
        table.take_back(1)


def test_nothing_is_taken_back_past_a_drawn_card() -> None:
    columns = ((1, 2, 3, 4, 5), (10, 11, 12, 50, 51))
    table = table_at(new_year(2, columns=columns, upgrades=(["redraw"] * 2, [])))
    assert table.asked == (0,)
    table.play(0, Kind.CARD + 3)
    assert [event.seat for event in table.events] == [0, CHANCE]
    assert table.asked == (0,)
    with pytest.raises(Refusal):
        table.take_back(0)


def test_dropped_harvest_cards_can_be_taken_back_until_the_seat_is_done() -> None:
    table = table_at(new_year(2, columns=((1, 2), ()), upgrades=(["drop-harvest"], [])))
    table.play(0, Kind.CARD + 1)
    table.take_back(0)
    assert table.legal(0) == [Kind.CARD + 1, Kind.CARD + 2, Kind.DONE]
    table.play(0, Kind.DONE)
    with pytest.raises(Refusal):
        table.take_back(0)


def test_other_seat_sees_nothing_before_the_turn_is_confirmed() -> None:
    table = table_at(position(hands=HANDS))
    seen = {viewer: table.observe(viewer) for viewer in (1, PUBLIC)}
    for move in (Kind.CARD + 26, Kind.HARVEST):
        table.play(0, move)
        assert {viewer: table.observe(viewer) for viewer in (1, PUBLIC)} == seen
        assert table.observe(0) != seen[1]
    table.play(0, Kind.DONE)
    assert all(table.observe(viewer) != seen[viewer] for viewer in (1, PUBLIC))


def test_inverting_can_be_taken_back() -> None:
    table = table_at(position(hands=HANDS, upgrades=(["invert"], [])))
    for move in (Kind.CARD + 26, Kind.UPGRADE, Kind.CARD + 27):
        table.play(0, move)
    assert table.legal(0) == [Kind.DONE]
    table.take_back(0)
    assert Kind.CARD + 27 in table.legal(0)


def test_card_chosen_by_itself_cannot_be_taken_back_into_a_question() -> None:
    table = table_at(position(turn=8, year=2, hands=((26,), (30,)), exchange=(20, 21, 22)))
    for move in (Kind.CARD + 26, Kind.UPGRADE, Kind.DONE):
        table.play(0, move)
    assert table.legal(1) == [Kind.SWAP, Kind.SWAP + 1, Kind.SWAP + 2, Kind.HARVEST, Kind.UPGRADE]
    table.play(1, Kind.SWAP)
    table.take_back(1)
    assert Kind.SWAP in table.legal(1)
    assert not table.can_take_back(1)
