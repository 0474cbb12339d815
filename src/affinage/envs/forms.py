"""Observations in other forms than float32: half as wide, as bytes, or as bits.

    batch.observe(0, form="bits", out=buffer)

Nearly every entry of an observation is 0 or 1; the few others, the *counts*, tell how much a number is. As "bits" each
entry takes one bit, the lowest first; a count's bit is always 0, and behind the bits stands a byte for every count. So
nothing is lost but the counts' finest digits, and a row takes a twentieth of the room.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from affinage.core.errors import AffinageError, nearest
from affinage.core.layout import Column, EntryKind, Layout

FORMS = {"float32": np.float32, "bfloat16": np.uint16, "uint8": np.uint8, "bits": np.uint8}
MOST = 255  # what stands for 1 in a byte
COUNTED = (EntryKind.LINEAR, EntryKind.LARGE, EntryKind.PACKED)


def form_of(form: str) -> str:
    """A form by its name; a wrong one gets a sentence."""
    if form not in FORMS:
        raise AffinageError(f'Observations cannot be written as "{form}".{nearest(str(form), list(FORMS))}')
    return form


@cache
def _counts_in(plan: bytes) -> NDArray[np.int64]:
    rows = np.frombuffer(plan, np.int64).reshape(-1, len(Column))
    told = [row for row in rows if row[Column.KIND] in COUNTED]
    found = [np.arange(row[Column.OUT], row[Column.OUT] + row[Column.COUNT] * row[Column.SIZE]) for row in told]
    return np.sort(np.concatenate(found)) if found else np.zeros(0, np.int64)


def counts_of(layout: Layout) -> NDArray[np.int64]:
    """Which entries are counts, between 0 and 1; all others are 0 or 1."""
    return _counts_in(layout.plan.tobytes())


def width_of(layout: Layout, form: str) -> int:
    """How many numbers a row takes in a form."""
    return layout.size if form != "bits" else (layout.size + 7) // 8 + len(counts_of(layout))


def write_as(form: str, layout: Layout, rows: NDArray[np.float32], out: NDArray[np.generic]) -> None:
    """Rows of float32 in another form, into rows of that form."""
    if form == "float32":
        out[:] = rows
    elif form == "bfloat16":  # the upper half of a float32, rounded to the nearest, to even where two are as near
        bits = rows.view(np.uint32)
        out[:] = ((bits + (((bits >> 16) & 1) + np.uint32(0x7FFF))) >> 16).astype(np.uint16)
    elif form == "uint8":
        out[:] = _bytes(rows)
    else:
        edge = (layout.size + 7) // 8
        ones = rows != 0
        ones[:, counts_of(layout)] = False
        out[:, :edge] = np.packbits(ones, axis=1, bitorder="little")
        out[:, edge:] = _bytes(rows[:, counts_of(layout)])


def _bytes(rows: NDArray[np.float32]) -> NDArray[np.uint8]:
    whole: NDArray[np.uint8] = (rows * np.float32(MOST) + np.float32(0.5)).astype(np.uint8)
    return whole


def read_as(form: str, layout: Layout, rows: NDArray[np.generic]) -> NDArray[np.float32]:
    """Rows of a form as float32 again; counts come back as finely as the form keeps them."""
    width, kind = width_of(layout, form_of(form)), np.dtype(FORMS[form])
    if rows.ndim != 2 or rows.shape[1] != width or rows.dtype != kind:
        raise AffinageError(f"{form} observations are rows of {width} {kind}, not {rows.shape} {rows.dtype}.")
    if form == "float32":
        return rows.astype(np.float32)
    if form == "bfloat16":
        return (rows.astype(np.uint32) << 16).view(np.float32)
    if form == "uint8":
        return rows.astype(np.float32) / np.float32(MOST)
    edge = (layout.size + 7) // 8
    told = np.unpackbits(np.ascontiguousarray(rows[:, :edge], np.uint8), axis=1, bitorder="little")
    found = told[:, : layout.size].astype(np.float32)
    found[:, counts_of(layout)] = rows[:, edge:].astype(np.float32) / np.float32(MOST)
    return found
