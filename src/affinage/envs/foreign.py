"""States that come from elsewhere: an array of records or their bytes, looked over before compiled code reads them."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from affinage.core.errors import AffinageError
from affinage.core.game import Game
from affinage.core.record import Record


@cache
def solid_bytes(kind: np.dtype[Any]) -> NDArray[np.bool_]:
    """Which bytes of a record belong to a field; what lies between the fields means nothing."""
    if kind.subdtype is not None:
        inner, shape = kind.subdtype
        return np.tile(solid_bytes(inner), int(np.prod(shape)))
    found = np.ones(kind.itemsize, np.bool_)
    if kind.fields is not None:
        found[:] = False
        for field in kind.fields.values():
            found[field[1] : field[1] + field[0].itemsize] = solid_bytes(field[0])
    return found


def rows_of(states: Any, kind: np.dtype[Any]) -> NDArray[np.uint8]:
    """An array of states, or the bytes of several one after another, as rows of bytes, 0 between the fields."""
    return _rows_as_they_lie(states, kind) * solid_bytes(kind)


def _rows_as_they_lie(states: Any, kind: np.dtype[Any]) -> NDArray[np.uint8]:
    if isinstance(states, bytes | bytearray | memoryview):
        told = bytes(states)  # in one piece, also where a view of them skips some
        if len(told) % kind.itemsize:
            raise AffinageError(f"A state takes {kind.itemsize} bytes; {len(told)} are not a whole number of them.")
        return np.frombuffer(told, np.uint8).reshape(-1, kind.itemsize)
    try:
        given = np.asarray(states)
    except ValueError:  # rows of different lengths
        given = np.asarray(None)
    if given.dtype != kind:
        raise AffinageError(f"States are an array of the game's records or their bytes, not {given.dtype}.")
    return np.ascontiguousarray(given.reshape(-1)).view(np.uint8).reshape(-1, kind.itemsize)


def check_states(states: NDArray[Any], game: Game, seats: int) -> None:
    """Refuse states that compiled code would lose its way in: numbers out of their range, and other seat counts.

    Whether a position can be reached is not asked.
    """
    if not len(states):
        return
    for name, numbers, low, high in _numbers(game.state, states, ""):
        if numbers.min() < low or numbers.max() > high:
            at = int(((numbers < low) | (numbers > high)).reshape(len(states), -1).any(1).argmax())
            raise AffinageError(f"State {at} is not one of {game.name}: {name} is kept within {low} and {high}.")
    if "seats_used" in (game.state.dtype.names or ()) and (states["seats_used"] != seats).any():
        at = int((states["seats_used"] != seats).argmax())
        raise AffinageError(f"State {at} is for {states['seats_used'][at]} seats; {seats} sit at this table.")


def _numbers(kind: type[Record], states: Any, prefix: str) -> Iterator[tuple[str, NDArray[Any], int, int]]:
    """Every declared field with its numbers and what they are kept within."""
    for name, field in kind.declared().items():
        if field.kind is not None:
            yield from _numbers(field.kind, states[name], f"{prefix}{name}.")
        elif states[name].size:
            yield prefix + name, states[name], field.low, field.high
