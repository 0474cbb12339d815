"""From what a seat knows to its observation: the row of numbers that every environment gives."""

import numpy as np
from numpy.typing import NDArray

from affinage.core import writing
from affinage.core.errors import AffinageError
from affinage.core.game import Game
from affinage.core.layout import layout_of
from affinage.core.record import Record

from .buffers import GameBuffers


def observation_row(
    game: Game, known: Record, seat: int, seats: int, out: NDArray[np.float32] | None = None
) -> NDArray[np.float32]:
    """The observation of a seat, from the covered state that bots are given (`Table.observe(seat)`).

    Written into `out` if it is given, which must be as long as `layout_of(game).size`.
    """
    if not isinstance(known, game.state):
        raise AffinageError(f"What a seat of {game.name} knows is a record of that game, not {type(known).__name__}.")
    if seats not in game.seats or seat not in range(seats):
        raise AffinageError(f"{game.name} has no seat {seat!r} at a table of {seats!r}.")
    layout, room = layout_of(game), GameBuffers(game)
    if out is not None and (out.shape != (layout.size,) or out.dtype != np.float32 or not out.flags.writeable):
        raise AffinageError(f"An observation goes into an array of {layout.size} float32, not {out.shape} {out.dtype}.")
    room.spare[0] = np.frombuffer(known.to_bytes(), game.state.dtype)[0]
    row = np.empty(layout.size, np.float32) if out is None else out
    game.specialise(writing).write_observation(room.raw, layout.plan, seat, seats, row)
    return row
