"""From what a seat knows to its observation: the row of numbers that every environment gives."""

import numpy as np
from numpy.typing import NDArray

from affinage.core.game import Game
from affinage.core.record import Record

from . import writing
from .buffers import GameBuffers
from .layout import layout_of


def observation_row(
    game: Game, known: Record, seat: int, seats: int, out: NDArray[np.float32] | None = None
) -> NDArray[np.float32]:
    """The observation of a seat, from the covered state that bots are given (`Table.observe(seat)`).

    Written into `out` if it is given, which must be as long as `layout_of(game).size`.
    """
    layout, room = layout_of(game), GameBuffers(game)
    room.spare[0] = np.frombuffer(known.to_bytes(), game.state.dtype)[0]
    row = np.empty(layout.size, np.float32) if out is None else out
    game.specialise(writing).write_observation(room.raw, layout.plan, seat, seats, row)
    return row
