"""What every game's table must bear: moves that nobody may make, and people who change their minds."""

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from affinage.core import replay
from affinage.core.about import names
from affinage.core.errors import Illegal, NotYourSeat, Refusal, Stale
from affinage.core.game import CHANCE, PUBLIC, Game, find
from affinage.core.play import TAKE_BACK, Event, Table
from affinage.core.record import Record

DATA = Path(__file__).resolve().parent / "data"
SHORT = 60  # moves; so small a game is looked at more closely
every_game = pytest.mark.parametrize("name", names(everything=True))


def legal(game: Game, s: Record, seat: int) -> list[int]:
    room = [0] * game.width
    return room[: game.rules.legal(s, seat, room)]


@cache
def whole(name: str) -> tuple[Table, ...]:
    """Stored games: together they visit every phase."""
    return tuple(replay.load(file) for file in sorted((DATA / name / "replays").glob("*.json")))


def standing(name: str) -> Iterator[tuple[Table, Event]]:
    """Every position of the stored games, and the move that is made there."""
    for found in whole(name):
        table = Table(found.game, found.seats, options=found.options, deal=False)
        for event in found.standing():
            yield table, event
            table.put(event)


@every_game
def test_legal_moves_are_in_order_and_only_for_who_is_asked(name: str) -> None:
    game = find(name)
    for table, _ in standing(name):
        before = table.state.to_bytes()
        for seat in (CHANCE, *range(table.seats)):
            if game.rules.asked(table.state, seat):
                found = legal(game, table.state, seat)
                assert found == sorted(set(found)) != []
                assert all((0 <= move < game.actions) == (seat != CHANCE) for move in found)
        assert table.state.to_bytes() == before, "asking changes nothing"
        assert type(table.state).from_bytes(before) == table.state


@every_game
def test_covering_twice_is_covering_once_and_legal_moves_follow_from_what_is_known(name: str) -> None:
    game = find(name)
    for number, (table, event) in enumerate(standing(name)):
        if number % 4 == 0:
            for viewer in (*range(table.seats), PUBLIC):
                known = table.state.copy()
                game.observe.cover(known, viewer)
                again = known.copy()
                game.observe.cover(again, viewer)
                assert again == known
                if viewer == event.seat:
                    assert legal(game, known, viewer) == legal(game, table.state, viewer)


# Moves that nobody may make, through the checked door


def refused(table: Table, seat: object, move: object, why: type[Refusal], **given: int) -> Refusal:
    """The refusal of this move, after which nothing has changed."""
    before, events = table.state.to_bytes(), list(table.events)
    with pytest.raises(why) as caught:
        table.play(seat, move, **given)  # type: ignore[arg-type] # on purpose
    assert table.state.to_bytes() == before
    assert table.events == events
    assert len(str(caught.value).split()) >= 3
    return caught.value


@every_game
def test_every_illegal_code_is_refused_with_a_sentence_in_every_phase(name: str) -> None:
    game, met = find(name), set[tuple[object, ...]]()
    for table, event in standing(name):
        phase = (int(table.state.phase), str(table.view(event.seat).get("step")) if event.seat >= 0 else "")  # type: ignore[attr-defined]  # every state has a phase
        if event.seat < 0 or phase in met:
            continue
        met.add(phase)
        allowed = set(table.legal(event.seat))
        for move in range(len(game.moves)):
            if move not in allowed:
                refusal = refused(table, event.seat, move, Illegal)
                assert isinstance(refusal, Illegal)
                assert len(refusal.rule.split()) >= 3, game.moves[move]
    assert len(met) > 1


@every_game
def test_what_makes_no_sense_is_refused(name: str) -> None:
    table = Table(find(name), seed="nonsense")
    seat, length = table.asked[0], len(table.game.moves)
    for move in (-1, -2, length, length + 1, 10**6, -(10**6), 2**70):
        refused(table, seat, move, Illegal)
    for odd in (None, "done", 1.0, True, [116], b"1"):
        refused(table, seat, odd, Refusal)
    for nobody in (-1, -2, table.seats, 7):
        refused(table, nobody, table.legal(seat)[0], NotYourSeat)
    for other in range(table.seats):
        if other not in table.asked:
            for move in range(0, length, 7):
                refused(table, other, move, NotYourSeat)
    chosen = table.version
    table.play(seat, table.legal(seat)[0])
    if table.asked:
        again = table.asked[0]
        refused(table, again, table.legal(again)[0], Stale, version=chosen)


@every_game
def test_nothing_can_be_played_once_the_game_is_over(name: str) -> None:
    table = whole(name)[0]
    assert table.over
    for seat in range(table.seats):
        for move in (0, table.game.actions - 1, len(table.game.moves) - 1):
            refused(table, seat, move, NotYourSeat)


# Changing one's mind


@every_game
def test_whatever_can_be_taken_back_is_as_it_was(name: str) -> None:
    """At many points of stored games a seat goes on at random for a while, and takes everything back."""
    rng, taken = random.Random(name), 0
    for found in whole(name)[:3]:
        events = found.standing()
        for at in range(2, len(events), 9 if len(events) > SHORT else 2):
            table = Table(found.game, found.seats, options=found.options, seed=found.dealer.seed, deal=False)
            for event in events[:at]:
                table.put(event)
            seat = events[at].seat
            if seat < 0 or table.can_take_back(seat):
                continue
            before = [table.state.copy()]
            while len(before) < 6 and (found_now := [m for m in _open(table, seat) if m not in table.game.final]):
                table.play(seat, rng.choice(found_now))
                if not table.can_take_back(seat):
                    break  # Chance has answered, or everybody has: it stands
                before.append(table.state.copy())
            for other in (p for p in range(table.seats) if p != seat and not table.can_take_back(p)):
                with pytest.raises(Refusal):
                    table.take_back(other)
            while table.can_take_back(seat):
                assert table.state == before.pop()
                made = len(table.events)
                table.take_back(seat)
                assert table.events[made:] == [Event(seat, TAKE_BACK)], "it is an event of its own"
                taken += 1
                assert table.state == before[-1]
            with pytest.raises(Refusal):
                table.take_back(seat)
    assert taken > 3


def _open(table: Table, seat: int) -> list[int]:
    return table.legal(seat) if seat in table.asked else []
