"""A player without any search: it makes the move that a trained net likes best, within microseconds."""

import numpy as np

from affinage.core.chance import below, generator
from affinage.core.game import Game
from affinage.core.record import Record

from . import thought
from .mind import mind_with, net_for
from .search import luck_of
from .spec import BotSpec

DRAWS = 1 << 20  # as fine as moves are drawn
CARELESS = -1  # which luck says where it does not think


class PolicyBot:
    """Takes the likeliest move, or draws one at a temperature; its luck depends on where it stands alone."""

    forgetful = True

    def __init__(self, game: Game, seat: int, seats: int, seed: int, spec: BotSpec) -> None:
        self.seat, self.seats, self.seed, self.spec = seat, seats, seed, spec
        self._fast = game.specialise(thought)
        self._mind = mind_with(game, net_for(game, seats, spec.by_net.net))
        self._known, self._moves = np.zeros(1, game.state.dtype), np.zeros(game.width, np.int16)
        self._dtype = game.state.dtype

    def choose(self, observation: Record, legal: list[int]) -> int:
        """A legal move, by the covered state alone."""
        n, heat = len(legal), self.spec.by_net.temperature
        if n == 1:
            return legal[0]
        data = observation.to_bytes()
        if self.spec.careless:
            rng = generator(luck_of(data, self.seed, CARELESS))
            if below(rng, 100) < self.spec.careless:
                return legal[below(rng, n)]
        self._known[0], self._moves[:n] = np.frombuffer(data, self._dtype)[0], legal
        self._fast.opinion(self._mind, self._known, 0, self.seat, self.seats, self._moves, n, heat or 1.0)
        likely = self._mind.priors[:n]
        if heat <= 0:
            return legal[int(likely.argmax())]
        left = below(generator(luck_of(data, self.seed, 0)), DRAWS) / DRAWS
        return legal[min(n - 1, int(np.searchsorted(likely.cumsum(), left, side="right")))]
