"""Observations entry by entry, for a GPU: what each one reads and tells, worked out once for every viewer."""

from enum import IntEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from affinage.core import writing
from affinage.core.layout import Column, EntryKind, Layout

VIEWERS = 4
COUNTS = {EntryKind.LINEAR: writing.SHARE, EntryKind.LARGE: writing.LARGE, EntryKind.PACKED: writing.PACKED}


class Part(IntEnum):
    """The rows of a table of entries, which has a column for each."""

    HOW = 0
    RIGHT = 1  # counts: how far the word is shifted to the right, after the left
    WORD = 2  # for each viewer: which four bytes of the covered state
    PART = 2 + VIEWERS  # for each viewer: the bits of them that are compared; counts: how far they are shifted left
    TELL = 2 + 2 * VIEWERS  # for each viewer: what those bits are if the entry is 1; counts: what stands for nothing
    ALL = 2 + 3 * VIEWERS


def of(layout: Layout, seats: int) -> tuple[NDArray[np.int32], NDArray[np.float32]]:
    """How each entry is read, and what counts are multiplied with."""
    found = np.zeros((Part.ALL, layout.size), np.int64)
    units = np.ones(layout.size, np.float32)
    for row in layout.plan:
        for n in range(row[Column.COUNT]):
            for k in range(row[Column.SIZE]):
                at = row[Column.OUT] + n * row[Column.SIZE] + k
                found[:, at] = _entry([int(x) for x in row], n, k, seats)
                if row[Column.KIND] == EntryKind.LINEAR:
                    units[at] = 1.0 / row[Column.TOP]
    return found.astype(np.uint32).view(np.int32), units


def counts(entries: NDArray[np.int32]) -> NDArray[np.int32]:
    """Which entries tell how much a number is; all others tell whether it is the one."""
    return np.flatnonzero(entries[Part.HOW] != writing.MATCH).astype(np.int32)


def _entry(row: list[int], n: int, k: int, seats: int) -> list[int]:
    looks = [_look(row, n, k, min(viewer, seats - 1), seats) for viewer in range(VIEWERS)]
    how, right = COUNTS.get(EntryKind(row[Column.KIND]), writing.MATCH), 32 - 8 * row[Column.WIDTH]
    if how == writing.PACKED:
        right = 24
    return [how, max(0, right), *(number for column in zip(*looks, strict=True) for number in column)]


def _look(row: list[int], n: int, k: int, viewer: int, seats: int) -> tuple[int, int, int]:
    """For one viewer: the word, the part of it, and what it is compared with or reduced by."""
    kind, width, low = EntryKind(row[Column.KIND]), row[Column.WIDTH], row[Column.LOW]
    offset = row[Column.OFFSET] + n * width + row[Column.STRIDE] * writing.seat_from(viewer, row[Column.SEAT], seats)
    if kind == EntryKind.VIEWER:
        return 0, 0, 0 if viewer == k else 1  # no bits of any word are 0
    if kind in (EntryKind.BITS, EntryKind.SEATS):
        word, bit = divmod(8 * offset + (k if kind == EntryKind.BITS else writing.seat_from(viewer, k, seats)), 32)
        return word, 1 << bit, 1 << bit
    if kind == EntryKind.PACKED:
        offset, width = offset + row[Column.SHIFT] // 8, 1
    assert width <= 4, "only sets and packed counts take eight bytes"
    word, bit = divmod(8 * offset, 32)
    if kind in COUNTS:
        return word, 32 - 8 * width - bit, low
    value = _seat_at(viewer, low + k, seats) if kind == EntryKind.SEAT else low + k
    whole = (1 << 8 * width) - 1
    return word, whole << bit, (value & whole) << bit


def _seat_at(viewer: int, places: int, seats: int) -> int:
    """The seat so many places after the viewer; below 0 stands for none."""
    return places if places < 0 else writing.seat_from(viewer, places, seats)


def for_viewer(entries: NDArray[Any], viewer: int) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
    """For one viewer: each entry's word, the part of it, and what that is compared with or reduced by."""
    return entries[Part.WORD + viewer], entries[Part.PART + viewer], entries[Part.TELL + viewer]
