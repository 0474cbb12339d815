"""Players that are no people: each is given what its seat may know and the legal moves, never the state."""

from typing import Protocol

from affinage.core.errors import AffinageError, nearest
from affinage.core.game import Game
from affinage.core.record import Record

KINDS = ("random", "greedy")


class Bot(Protocol):
    """One player in one seat."""

    def choose(self, observation: Record, legal: list[int]) -> int:
        """A move from `legal`, judged by the covered state alone."""


def make(kind: str, game: Game, seat: int, seed: int = 0) -> Bot:
    """A bot by its kind; the same seed gives the same choices."""
    if kind == "random":
        from .random import RandomBot

        return RandomBot(seed * 64 + seat)
    if kind == "greedy":
        from .greedy import GreedyBot

        return GreedyBot(game, seat, seed * 64 + seat)
    raise AffinageError(f'There is no bot "{kind}".{nearest(kind, list(KINDS))}')
