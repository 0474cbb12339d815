"""A sensible player that looks to the end of its own turn and no further."""

from typing import Any

import numpy as np

from affinage.core.chance import generator
from affinage.core.game import Game
from affinage.core.record import Record

from . import lookahead

BUDGET = 4000  # positions it looks at for one choice


class GreedyBot:
    """Values every way to finish its turn by the game's hand-made `value` and takes the best."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self._game, self._seat, self._rng = game, seat, generator(seed)
        self._fast = game.specialise(lookahead)
        depth = lookahead.DEPTH
        self._states = np.zeros(depth, game.state.dtype)
        self._room: tuple[Any, ...] = (
            np.zeros((depth, game.width), np.int16),
            *np.zeros((4, depth), np.int64),
        )

    def choose(self, observation: Record, legal: list[int]) -> int:
        """The first move of the best way it sees."""
        if len(legal) == 1:
            return legal[0]
        guessed = observation.copy()
        self._game.observe.guess(guessed, self._seat, self._rng)
        self._states[0] = guessed.to_array()[0]
        return int(self._fast.best_move(self._states, self._seat, *self._room, BUDGET))
