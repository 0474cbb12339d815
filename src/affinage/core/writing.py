"""Observations written by compiled code, from a covered record and the plan of its layout."""

from typing import Any

import numpy as np

from .layout import HALF, Column, EntryKind
from .sets import lowest, rest

MATCH, SHARE, LARGE, PACKED = range(4)  # what an entry tells of its number: whether it is the one, or how much it is


def number_at(raw: Any, offset: int, width: int) -> int:
    """One number of a record; `raw` is its bytes as numbers of one, two, four and eight bytes."""
    if width == 1:
        return int(raw[0][offset])
    if width == 2:
        return int(raw[1][offset >> 1])
    if width == 4:
        return int(raw[2][offset >> 2])
    return int(raw[3][offset >> 3])


def seat_from(viewer: int, number: int, seats: int) -> int:
    """The seat that is so many places after the viewer; places where nobody sits stay where they are.

    Both are below `seats`, so one subtraction does what a division would; it counts on a GPU, for every entry.
    """
    if number >= seats:
        return number
    seat = viewer + number
    return seat - seats if seat >= seats else seat


def places_from(viewer: int, seat: int, seats: int) -> int:
    """How many places a seat is after the viewer."""
    if seat >= seats or seat < 0:
        return seat
    places = seat - viewer
    return places + seats if places < 0 else places


def write_observation(raw: Any, plan: Any, viewer: int, seats: int, out: Any) -> None:
    """The whole observation of a seat into a row."""
    out[:] = 0.0
    for i in range(len(plan)):
        row = plan[i]
        kind, at, width = row[Column.KIND], row[Column.OUT], row[Column.WIDTH]
        low, top, count, size = row[Column.LOW], row[Column.TOP], row[Column.COUNT], row[Column.SIZE]
        offset = row[Column.OFFSET] + row[Column.STRIDE] * seat_from(viewer, row[Column.SEAT], seats)
        if kind == EntryKind.BITS:
            for n in range(count):
                them = number_at(raw, offset + n * width, width)
                while them != 0:
                    out[at + n * size + lowest(them)] = 1.0
                    them = rest(them)
        elif kind == EntryKind.LINEAR:
            unit = 1.0 / top
            for n in range(count):
                out[at + n] = (number_at(raw, offset + n * width, width) - low) * unit
        elif kind == EntryKind.ONE:
            for n in range(count):
                out[at + n * size + number_at(raw, offset + n * width, width) - low] = 1.0
        elif kind == EntryKind.LARGE:
            for n in range(count):
                out[at + n] = large(number_at(raw, offset + n * width, width) - low)
        elif kind == EntryKind.PACKED:
            out[at] = large((number_at(raw, offset, width) >> row[Column.SHIFT]) & 0xFF)
        elif kind == EntryKind.SEAT:
            for n in range(count):
                seat = places_from(viewer, number_at(raw, offset + n * width, width), seats)
                out[at + n * size + seat - low] = 1.0
        elif kind == EntryKind.SEATS:
            for n in range(count):
                them = number_at(raw, offset + n * width, width)
                while them != 0:
                    out[at + n * size + places_from(viewer, lowest(them), seats)] = 1.0
                    them = rest(them)
        else:
            out[at + viewer] = 1.0


def large(x: int) -> float:
    """A count that could grow large, between 0 and 1."""
    return x / (x + HALF)


def told(word: Any, how: int, part: int, tell: int, right: int, unit: float) -> float:
    """One entry alone, of the four bytes that its number lies in (`entries.of` says how)."""
    if how == MATCH:
        return 1.0 if word & part == tell else 0.0
    x: Any = np.int32(word << part) >> right
    if how == SHARE:
        return float((x - tell) * unit)
    if how == PACKED:
        return large(x & 0xFF)
    return large(x - tell)
