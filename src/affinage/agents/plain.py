"""A player for the first moments on a fresh machine: it looks to the end of its turn by the plain rules.

It needs nothing compiled and answers within a second; what it does is what `greedy` does, on fewer positions.
"""

from typing import Any

from affinage.core.chance import below, generator
from affinage.core.game import Game
from affinage.core.record import Record

from . import lookahead

BUDGET = 1200  # positions it looks at for one choice


class Tray(list[Any]):
    """Rows of plain twins that behave like an array of records: putting one down makes a copy."""

    def __setitem__(self, at: Any, s: Any) -> None:
        super().__setitem__(at, s.copy())


class PlainBot:
    """Values the ways to finish its turn by the game's `value`, uncompiled; as careless as the level it stands for."""

    def __init__(self, game: Game, seat: int, seed: int, careless: int = 0) -> None:
        self._seat, self._careless, self._rng = seat, careless, generator(seed)
        self._functions, depth = game.plain(lookahead), lookahead.DEPTH
        self._states = Tray([None] * depth)
        self._room = [[0] * game.width for _ in range(depth)], [0] * depth, [0] * depth, [0] * depth, [0] * depth

    def choose(self, observation: Record, legal: list[int]) -> int:
        """The first move of the best way it sees."""
        if len(legal) == 1:
            return legal[0]
        if self._careless and below(self._rng, 100) < self._careless:
            return legal[below(self._rng, len(legal))]
        self._states[0] = observation
        return int(self._functions.best_guess(self._states, self._seat, *self._room, BUDGET, self._rng))
