import dataclasses
import itertools
from enum import IntEnum
from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

from affinage.core import writing
from affinage.core.about import names
from affinage.core.chance import generator
from affinage.core.game import Game, find
from affinage.core.layout import Column, layout_of
from affinage.core.record import Field, Record, each_seat, members, number, record, records, seat_number, some_seats
from affinage.envs import entries
from affinage.envs.buffers import GameBuffers

from .walks import covered, positions

every_game = pytest.mark.parametrize("name", names(everything=True))


@cache
def room_of(name: str) -> GameBuffers:
    return GameBuffers(find(name))


def written(game: Game, known: Record, viewer: int, seats: int) -> NDArray[np.float32]:
    """The observation that a covered record gives, by the plain run of the writer."""
    room, layout = room_of(game.name), layout_of(game)
    room.spare[0] = known.to_array()[0]
    out = np.full(layout.size, -1, np.float32)
    writing.write_observation(room.raw, layout.plan, viewer, seats, out)
    return out


@every_game
def test_pieces_fill_the_observation_without_gaps(name: str) -> None:
    layout = layout_of(find(name))
    at = 0
    for piece in layout.pieces:
        assert piece.start == at
        assert piece.size > 0
        at += piece.size
    assert at == layout.size
    assert len({piece.name for piece in layout.pieces}) == len(layout.pieces)


@every_game
def test_every_number_of_the_record_is_in_it(name: str) -> None:
    game = find(name)
    plan, size = layout_of(game).plan, game.state.dtype.itemsize
    read = np.zeros(size, bool)
    for row in plan[1:]:
        first = row[Column.OFFSET] + row[Column.STRIDE] * row[Column.SEAT]
        read[first : first + row[Column.WIDTH] * row[Column.COUNT]] = True
    filled = np.zeros(1, game.state.dtype)
    filled[0] = every_byte(game.state).to_array()[0]
    assert (read == (filled.view(np.uint8) != 0)).all()


def every_byte(kind: type[Record]) -> Record:
    """A record without a zero byte, but for what numpy fills gaps with."""
    full = kind()
    for name, f in kind.declared().items():
        some = [full_of_ones(f) for _ in range(f.count or 1)]
        setattr(full, name, some[0] if f.count is None else some)
    return full


def full_of_ones(f: Field) -> int | Record:
    width = np.dtype(f.numpy_type()).itemsize
    return every_byte(f.kind) if f.kind else int.from_bytes(b"\1" * width, "little")


@every_game
def test_entries_lie_between_0_and_1_and_one_by_one_are_the_same(name: str) -> None:
    game = find(name)
    layout, room = layout_of(game), room_of(name)
    for seats in game.seats:
        for at, s in enumerate(itertools.islice(positions(game, seats, seed=seats), 10, 250)):
            viewer = at % seats
            row = written(game, covered(game, s, viewer), viewer, seats)
            assert row.min() >= 0
            assert row.max() <= 1
            if at % 60 == 0:
                words = np.frombuffer(room.raw[0].tobytes() + bytes(-len(room.raw[0]) % 4), np.int32)
                table, units = entries.of(layout, seats)
                ways, right = table[entries.Part.HOW], table[entries.Part.RIGHT]
                where, parts, tells = entries.for_viewer(table, viewer)
                counts = entries.counts(table)
                assert set(np.delete(row, counts)) <= {0, 1}  # all others are a bit each
                assert len(counts) < layout.size / 5
                alone = list(map(writing.told, words[where], ways, parts, tells, right, units))
                assert np.allclose(row, np.array(alone, np.float32), rtol=0, atol=1e-7)


@every_game
def test_what_a_seat_cannot_know_changes_no_entry(name: str) -> None:
    game = find(name)
    differed = 0
    for seats in game.seats:
        seen = ((s, viewer) for s in positions(game, seats, seed=seats) for viewer in range(seats))
        for number_, (s, viewer) in enumerate(seen):
            known = covered(game, s, viewer)
            other = known.copy()
            game.observe.guess(other, viewer, generator(number_))
            if other == s and number_ % 7:  # where nothing is hidden a part of the positions is enough
                continue
            differed += other != s
            assert np.array_equal(
                written(game, known, viewer, seats), written(game, covered(game, other, viewer), viewer, seats)
            )
    assert differed > 0 or max(game.seats) == 1


@every_game
def test_different_knowledge_gives_different_observations(name: str) -> None:
    """Nothing that a seat may know is lost on the way, up to what is no longer told apart as a large count."""
    game = find(name)
    seats = game.usual_seats
    seen: dict[bytes, bytes] = {}
    for s in positions(game, seats, seed=3):
        known = covered(game, s, 0)
        row = written(game, known, 0, seats).tobytes()
        assert seen.setdefault(row, known.to_bytes()) == known.to_bytes()


def test_the_viewer_comes_first() -> None:
    game = find("template")
    layout = layout_of(game)
    for s in positions(game, 3, seed=1):
        mine = written(game, s, 2, 3)
        assert mine[layout["viewer"]].tolist() == [0, 0, 1, 0]
        for place, seat in enumerate((2, 0, 1, 3)):
            assert mine[layout[f"seats[{place}].coins"]][0] == pytest.approx(s.seats[seat].coins / 40)  # type: ignore[attr-defined]  # the template's own field
            assert mine[layout["asked_"]][place] == s.asked_[seat]  # type: ignore[attr-defined]  # likewise


class Inner(Record):
    """Fields of every kind."""

    few: int = members(3)
    who: int = seat_number(3, low=-1)


class Outer(Record):
    """The same once more, one inside the other."""

    phase: int = number(0, 3)
    these: int = some_seats(3)
    order: list[int] = each_seat(3, 0, 2, names="seat")
    alone: Inner = record(Inner)
    pairs: list[Inner] = records(2, Inner)
    seats: list[Inner] = records(3, Inner)
    money: int = number(0, 1000)


def test_kinds_of_fields() -> None:
    phases = IntEnum("phases", {"A": 0, "B": 1, "OVER": 2, "C": 3})
    game = dataclasses.replace(find("template"), package="outer", state=Outer, phases=phases, seats=(3,))
    layout = layout_of(game)
    s = Outer(phase=1, these=0b011, order=[2, 0, 1], money=16)
    s.alone.few, s.alone.who = 0b101, -1
    s.pairs[1].who = 2
    s.seats[1].few, s.seats[1].who = 0b010, 0
    room = GameBuffers(game)
    room.spare[0] = s.to_array()[0]
    out = np.zeros(layout.size, np.float32)
    writing.write_observation(room.raw, layout.plan, 1, 3, out)
    found = {piece.name: out[layout[piece.name]].tolist() for piece in layout.pieces}
    assert found["viewer"] == [0, 1, 0]
    assert found["phase"] == [0, 1, 0]  # what is never seen between moves has no entry
    assert found["these"] == [1, 0, 1]  # seats 0 and 1, seen from seat 1
    assert found["order"] == [0, 0, 1, 1, 0, 0, 0, 1, 0]  # of seat 1: seat 0, then seat 2: seat 1, then seat 0: seat 2
    assert found["alone.few"] == [1, 0, 1]
    assert found["alone.who"] == [1, 0, 0, 0]
    assert found["pairs[1].who"] == [0, 0, 1, 0]
    assert found["seats[0].few"] == [0, 1, 0]
    assert found["seats[0].who"] == [0, 0, 0, 1]
    assert found["money"] == [0.5]
