"""Bots for many games at once: compiled, a move for every game in which one is asked.

They are the bots of the same names, and know no more: a state is covered for its seat before anything is looked at.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from affinage.agents import greedy_games, lookahead
from affinage.agents.greedy import BUDGET
from affinage.core.errors import AffinageError, nearest

from .manner import whole_moves
from .positions import Positions
from .seeds import generators

Policy = Callable[[NDArray[np.float32], NDArray[np.int8]], Any]  # observations and masks to moves
Opponent = str | Policy
KINDS = ("random", "greedy")
MINDS = 2  # a stream of numbers beside those of deals and of random moves


def check_opponent(kind: object) -> None:
    """A word that is known, or a function; else a sentence."""
    if callable(kind):
        return
    if not isinstance(kind, str) or kind not in KINDS:
        hint = nearest(str(kind), list(KINDS))
        raise AffinageError(
            f'There is no bot "{kind}" for many games at once.{hint} A function of observations and masks is one, too; '
            'for any other bot make single environments: vectorization_mode="sync".'
        )


class Opponents:
    """One kind of bot, in whatever seats and games it is asked."""

    def __init__(self, kind: Opponent, positions: Positions, seed: int) -> None:
        check_opponent(kind)
        self.kind = kind
        self._positions, self._rngs = positions, generators(seed, positions.count, MINDS)
        self._fast = positions.game.specialise(greedy_games)

    def choose(self, games: NDArray[np.int64]) -> NDArray[np.integer[Any]]:
        """A move for each of these games, by the seat that is asked there."""
        positions = self._positions
        if callable(self.kind):
            return whole_moves(self.kind(positions.observe(games=games), positions.masks[games]), len(games))
        chosen, rngs = np.zeros(len(games), np.int32), self._rngs[games]
        if self.kind == "random":
            positions.pick(games, rngs, chosen)
        else:
            self._greedy(games, rngs, chosen)
        self._rngs[games] = rngs
        return chosen

    def _greedy(self, games: NDArray[np.int64], rngs: NDArray[np.uint64], chosen: NDArray[np.int32]) -> None:
        game, turns = self._positions.game, self._positions.turns[games]
        known, depth = self._positions.cover(games, turns), lookahead.DEPTH

        def share(first: int, last: int, _: Any) -> None:
            states, moves = np.zeros(depth, game.state.dtype), np.zeros((depth, game.width), np.int16)
            room = np.zeros((4, depth), np.int64)
            self._fast.choose_in(known, turns, first, last, states, moves, *room, BUDGET, rngs, chosen)

        self._positions.crew.share(len(games), share)
