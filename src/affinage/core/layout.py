"""What a seat observes, as one row of numbers: derived from the game's own record, piece by piece.

The record is covered for the seat first, so nothing that the seat may not know can enter. Seats are counted from the
one that looks: `seats[0]` is always the viewer. Every entry lies between 0 and 1:

- a set is a row of zeros and ones;
- a number that stands for something (or for nothing: `NONE`), and any single number of few values, is one of a row;
- a count is divided by the most it can be; one that could grow large is x / (x + 16), so that small ones differ.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from .game import Game
from .packs import MOST, PARTS
from .record import Field, Record

ONE_OF = 33  # single numbers of at most so many values are one of a row
LINEAR = 100  # counts up to this are divided by it
HALF = 16  # a large count of so many is written as one half
SMALLEST_SET = 31  # a range 0..2**n-1 from here on is a set


class EntryKind(IntEnum):
    """How a number of the record becomes entries."""

    BITS = 0  # one entry per member of a set
    ONE = 1  # one entry per value
    LINEAR = 2  # a count, divided
    LARGE = 3  # a count that could grow large
    PACKED = 4  # one of several such counts in a number
    SEAT = 5  # one entry per seat, counted from the viewer, after those for none
    SEATS = 6  # a set of seats, likewise
    VIEWER = 7  # the viewer's own number


class Column(IntEnum):
    """The columns of a plan: one row per number of the record, or per row of numbers."""

    KIND = 0
    OFFSET = 1  # in the record, in bytes
    WIDTH = 2  # of the number, in bytes
    STRIDE = 3  # from one seat to the next, in bytes; 0 where the number belongs to no seat
    SEAT = 4  # whose number it is, counted from the viewer
    SHIFT = 5  # the lowest bit of a packed count; it has eight
    LOW = 6
    SIZE = 7  # how many entries a number takes
    OUT = 8  # where the first entry lies
    TOP = 9  # what counts are divided by
    COUNT = 10  # how many such numbers lie one after another


@dataclass(frozen=True)
class Piece:
    """Some neighbouring entries with a name: `seats[0].hand`, entries start to start + size."""

    name: str
    start: int
    size: int
    meaning: str


@dataclass(frozen=True)
class Layout:
    """All pieces of a game's observation, and the plan by which compiled code writes them."""

    pieces: tuple[Piece, ...]
    size: int
    plan: NDArray[np.int64]

    def __getitem__(self, name: str) -> slice:
        """Where a piece lies, by its name."""
        piece = next(piece for piece in self.pieces if piece.name == name)
        return slice(piece.start, piece.start + piece.size)


_LAYOUTS: dict[str, Layout] = {}


def layout_of(game: Game) -> Layout:
    """The layout of a game's observations: the same for every seat, number of seats and adapter."""
    if game.package not in _LAYOUTS:
        _LAYOUTS[game.package] = _Maker(game).layout()
    return _LAYOUTS[game.package]


class _Maker:
    """Walks through a record and lays its numbers out one after another."""

    def __init__(self, game: Game) -> None:
        self.seats = max(game.seats)
        self.shown = int(game.phases["OVER"])  # the phases after it are never seen between moves
        self.state = game.state
        self.pieces: list[Piece] = []
        self.rows: list[list[int]] = []
        self.size = 0

    def layout(self) -> Layout:
        self._piece("viewer", "the viewer's own number, one of a row")
        self._row(EntryKind.VIEWER, 0, 1, size=self.seats)
        self._close()
        self._record(self.state, "", 0, 0, 0)
        return Layout(tuple(self.pieces), self.size, np.array(self.rows, np.int64))

    def _record(self, kind: type[Record], prefix: str, base: int, stride: int, seat: int) -> None:
        for name, f in kind.declared().items():
            assert kind.dtype.fields is not None
            offset = base + kind.dtype.fields[name][1]
            if f.kind is None:
                self._field(prefix + name, f, offset, stride, seat)
                continue
            for at in range(1 if f.count is None else f.count):
                label = prefix + name + ("." if f.count is None else f"[{at}].")
                if not prefix and f.count == self.seats:  # one record per seat
                    self._record(f.kind, label, offset, f.kind.dtype.itemsize, at)
                else:
                    self._record(f.kind, label, offset + at * f.kind.dtype.itemsize, stride, seat)

    def _field(self, name: str, f: Field, offset: int, stride: int, seat: int) -> None:
        width = np.dtype(f.numpy_type()).itemsize
        high = self.shown if name == "phase" else f.high
        kind, size, meaning = _way(f, high, self.seats)
        self._piece(name, meaning)
        count = 1 if f.count is None else f.count
        if f.high == MOST:
            for at in range(count):
                for part in range(PARTS):
                    self._row(EntryKind.PACKED, offset + at * width, width, stride, seat, shift=8 * part)
        elif f.by_seat:
            for at in range(count):
                self._row(kind, offset, width, width, at, low=f.low, size=size, top=high - f.low)
        else:
            self._row(kind, offset, width, stride, seat, low=f.low, size=size, top=high - f.low, count=count)
        self._close()

    def _row(
        self,
        kind: EntryKind,
        offset: int,
        width: int,
        stride: int = 0,
        seat: int = 0,
        *,
        shift: int = 0,
        low: int = 0,
        size: int = 1,
        top: int = 0,
        count: int = 1,
    ) -> None:
        self.rows.append([kind, offset, width, stride, seat, shift, low, size, self.size, top, count])
        self.size += size * count

    def _piece(self, name: str, meaning: str) -> None:
        self.pieces.append(Piece(name, self.size, 0, meaning))

    def _close(self) -> None:
        last = self.pieces[-1]
        self.pieces[-1] = Piece(last.name, last.start, self.size - last.start, last.meaning)


def _way(f: Field, high: int, seats: int) -> tuple[EntryKind, int, str]:
    """How one number of a field is written: the kind, its entries, and words for the documents."""
    row = "" if f.count is None else (f"for each of {f.count} seats: " if f.by_seat else f"{f.count} times: ")
    if f.high == MOST:
        return EntryKind.PACKED, 1, f"{row}{PARTS} counts x, each as x / (x + {HALF})"
    if f.names == "seat":
        nobody = "" if f.low == 0 else f", after {-f.low} for none"
        return EntryKind.SEAT, seats - f.low, f"{row}one of {seats} seats from the viewer on{nobody}"
    if f.names == "seats":
        return EntryKind.SEATS, seats, f"{row}a set of seats from the viewer on"
    values = high - f.low + 1
    is_set = f.low == 0 and high >= SMALLEST_SET and high & (high + 1) == 0
    if f.names == "things" or is_set or (f.low, high) == (0, 1):
        size = high.bit_length()
        return EntryKind.BITS, size, f"{row}{'yes or no' if size == 1 else f'a set of {size}'}"
    if f.low < 0 or (f.count is None and values <= ONE_OF):
        return EntryKind.ONE, values, f"{row}one of {f.low}..{high}"
    if values <= LINEAR + 1:
        return EntryKind.LINEAR, 1, f"{row}{_above(f.low)} / {high - f.low}"
    return EntryKind.LARGE, 1, f"{row}{_above(f.low)} as x / (x + {HALF}), up to {high - f.low}"


def _above(low: int) -> str:
    return "a count" if low == 0 else f"a count less {low}"


def table(layout: Layout) -> Iterator[str]:
    """The layout as the lines of a table for a document."""
    yield "| entries | piece | meaning |"
    yield "|---|---|---|"
    for piece in layout.pieces:
        last = piece.start + piece.size - 1
        where = str(piece.start) if piece.size == 1 else f"{piece.start}-{last}"
        yield f"| {where} | `{piece.name}` | {piece.meaning} |"
