"""The threads that work on a batch, each with buffers of its own; all positions taken from a batch share them."""

import operator
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Any, SupportsIndex

from affinage.core.cores import cores
from affinage.core.errors import AffinageError
from affinage.core.game import Game

from .buffers import GameBuffers

LEAST_SHARE = 64  # games per thread under which it does not pay to wake another


class Crew:
    """Shares stretches of games out to threads. One piece of work at a time: the buffers are the crew's."""

    def __init__(self, game: Game, threads: int | None) -> None:
        self._game = game
        if threads is not None and (not isinstance(threads, SupportsIndex) or operator.index(threads) < 1):
            raise AffinageError(f"A batch takes at least one thread, not {threads!r}.")
        self._most = cores() if threads is None else operator.index(threads)
        self._open()

    def _open(self) -> None:
        self._rooms = [GameBuffers(self._game)]
        self._pool: ThreadPoolExecutor | None = None
        self._busy = Lock()

    def __getstate__(self) -> dict[str, Any]:
        """Everything but the threads, which are started anew for a copy."""
        return {"_game": self._game, "_most": self._most}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._open()

    def share(self, count: int, work: Callable[[int, int, GameBuffers], None]) -> None:
        """Have `work` done on all of `count` games."""
        shares = max(1, min(self._most, count // LEAST_SHARE))
        with self._busy:
            self._rooms += [GameBuffers(self._game) for _ in range(shares - len(self._rooms))]
            if shares == 1:
                work(0, count, self._rooms[0])
                return
            if self._pool is None:
                self._pool = ThreadPoolExecutor(self._most)
            edges = [count * share // shares for share in range(shares + 1)]
            list(self._pool.map(work, edges[:-1], edges[1:], self._rooms))
