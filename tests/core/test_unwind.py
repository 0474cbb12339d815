"""Settled moves taken back by agreement, and games that end before their rules end them."""

from random import Random

import pytest

from affinage.core import replay
from affinage.core.errors import Refusal, ReplayError
from affinage.core.game import find
from affinage.core.play import AGREED, CHANCE, CLOSED, HOUSE, RESIGNED, TAKE_BACK, Event, Table
from affinage.core.reveal import who_learned
from affinage.core.story import turns_of
from affinage.core.turns import Turn

from .tables import BREWERY, GAMES, TEMPLATE, played, step


def takeable(table: Table) -> Turn | None:
    """The last turn, if it is one seat's and Chance has no part in it."""
    turns, standing = turns_of(table), table.standing()
    last = turns[-1] if turns else None
    if last is None or len(last.seats) != 1 or any(event.seat == CHANCE for event in standing[last.first :]):
        return None
    return last if last.end == len(standing) and not table.can_take_back(last.seats[0]) else None


def with_turn(name: str, seed: int = 0) -> tuple[Table, Turn]:
    """A table right after a turn that Chance had no part in."""
    for attempt in range(seed, seed + 50):
        random, table = Random(attempt), Table(find(name), seed=f"turn {attempt}")
        while not table.over:
            step(table, random)
            turn = takeable(table)
            if turn is not None and table.version > 40 and not table.over:
                return table, turn
    raise AssertionError(f"no turn of {name} can be taken back")


@pytest.mark.parametrize("name", ["beer-and-bread", "wine-and-cheese", "vinhos"])  # elsewhere Chance or all answer
def test_a_settled_turn_is_taken_back_and_another_one_is_made(name: str) -> None:
    table, turn = with_turn(name)
    seat, moves = turn.seats[0], len(table.standing()) - turn.first
    before = Table(table.game, table.seats, options=table.options, seed=table.dealer.seed, deal=False)
    for event in table.standing()[: turn.first]:
        before.put(event)
    table.unwind(seat, moves)
    assert table.state == before.state
    assert table.standing() == before.standing()
    assert table.events[-1] == Event(seat, TAKE_BACK - moves)
    assert table.asked == before.asked
    assert not table.can_take_back(seat)
    random = Random(name)
    for _ in range(30):  # the game goes on as it would have, and the dealer with it
        if not table.over:
            step(table, random)
    opened = replay.read(replay.write(table))
    assert (opened.events, opened.state) == (table.events, table.state)


def test_taking_back_stops_at_chance() -> None:
    table = played(BREWERY, moves=40)
    behind = next(n for n, event in enumerate(reversed(table.standing()), 1) if event.seat == CHANCE)
    kept = table.state.copy()
    with pytest.raises(Refusal, match="Chance"):
        table.unwind(0, max(behind, len(table.standing()) // 2))
    assert table.state == kept


def test_what_is_open_is_taken_back_move_by_move_and_not_so() -> None:
    table = Table(BREWERY, seed="open")
    seat = table.asked[0]
    table.play(seat, table.legal(seat)[0])
    assert table.can_take_back(seat)
    for moves in (0, 1, 10_000):
        with pytest.raises(Refusal):
            table.unwind(seat, moves)


def test_a_card_that_came_to_light_is_noticed() -> None:
    """In the first turn of Beer & Bread nobody has seen the other hand: whatever is played from it tells something."""
    table = Table(BREWERY, seed="light")
    seat, before, at = table.asked[0], table.state.copy(), len(table.standing())
    random = Random(1)
    while table.asked == (seat,):
        table.play(seat, random.choice(table.legal(seat)))
    made = [event for event in table.standing()[at:] if event.seat == seat]
    assert who_learned(BREWERY, 2, before, made) == 1 - seat


def test_what_lay_open_tells_nothing() -> None:
    for seed in range(3):
        random, table, found = Random(seed), Table(find("vinhos"), seed=str(seed)), 0
        while not table.over and found < 3:
            step(table, random)
            turn = takeable(table)
            if turn is not None and turn.end - turn.first > 1:
                before = Table(table.game, table.seats, options=table.options, deal=False)
                for event in table.standing()[: turn.first]:
                    before.put(event)
                assert who_learned(table.game, table.seats, before.state, table.standing()[turn.first :]) is None
                found += 1
        assert found == 3


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize(("how", "places"), [(RESIGNED, [0, 1]), (AGREED, [1, 1]), (CLOSED, [1, 1])])
def test_a_stopped_game_is_over_and_opens_again_as_such(game: object, how: str, places: list[int]) -> None:
    table = played(game, moves=12, seats=2)  # type: ignore[arg-type]  # parametrised by games
    table.stop(how, HOUSE if how == CLOSED else 1)
    assert (table.over, table.asked, table.places()) == (True, (), places)
    assert table.winners() == ([0] if how == RESIGNED else [])
    frame = table.view(0)["frame"]
    assert (frame["over"], frame["asked"], frame["result"]["ending"]) == (True, [], how)
    with pytest.raises(Refusal):
        table.play(0, 0)
    opened = replay.read(replay.write(table))
    assert (opened.stopped, opened.places()) == (table.stopped, places)


def test_a_file_cannot_tell_another_end() -> None:
    table = played(TEMPLATE, moves=6)
    table.stop(RESIGNED, 1)
    text = replay.write(table)
    for change in (
        ('"how": "resigned"', '"how": "bored"'),
        ('"by": 1', '"by": 7'),
        ('"by": 1', '"by": 0'),
        ('"how": "resigned"', '"how": "closed"'),
        ('"by": 1', '"by": -1'),
    ):
        assert change[0] in text
        with pytest.raises(ReplayError):
            replay.read(text.replace(*change))


def test_whoever_resigned_while_the_game_went_on_stands_in_the_file() -> None:
    table = played(TEMPLATE)
    table.resigned[1] = 5
    opened = replay.read(replay.write(table))
    assert opened.resigned == {1: 5}
    with pytest.raises(ReplayError, match="seat 2 resigned"):
        replay.read(replay.write(table).replace('"resigned": 5', '"resigned": "early"'))
