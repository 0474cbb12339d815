"""GameBuffers to work in for compiled code, and one game by itself that adapters share."""

from typing import Any

import numpy as np

from affinage.core.errors import AffinageError
from affinage.core.game import Game


def seats_for(game: Game, seats: int | None) -> int:
    """How many sit down; a wrong number gets a sentence."""
    chosen = game.usual_seats if seats is None else seats
    if chosen not in game.seats:
        raise AffinageError(f"{game.name} is for {' or '.join(map(str, game.seats))} seats, not {chosen}.")
    return chosen


class GameBuffers:
    """A spare state with its bytes as numbers of every width, and rows for moves, weights and scores."""

    def __init__(self, game: Game) -> None:
        self._game = game
        size = game.state.dtype.itemsize
        memory = np.zeros((size + 7) // 8, np.int64)
        self.spare = memory.view(np.uint8)[:size].view(game.state.dtype)
        self.raw: tuple[Any, ...] = tuple(memory.view(kind) for kind in (np.int8, np.int16, np.int32, np.int64))
        self.moves, self.weights = np.zeros(game.width, np.int16), np.zeros(game.width, np.int32)
        self.places = np.zeros(max(game.seats), np.int64)
        self.parts = np.zeros(len(game.score.CATEGORIES), np.int64)

    def __reduce__(self) -> tuple[Any, ...]:
        """Nothing in them lasts, and `raw` is `spare` once more: copied one by one they would come apart."""
        return GameBuffers, (self._game,)
