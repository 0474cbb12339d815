"""One process that thinks: one thing at a time, and ended when it takes too long.

What it does for the first time with a game it must load first, for seconds, and on a busy machine for longer than a
thought may take. Whoever asked does not wait for that, but the process goes on: another one would have to begin anew.
"""

import asyncio
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from affinage.core.game import Game

from . import thinking

T = TypeVar("T")
SETS = 8  # component sets of people's own that one process loads; each is compiled code for a game once more
LOADING = 300.0  # seconds that a process may take for something that it does for the first time with a game
_CONTEXT = multiprocessing.get_context("spawn")  # a fresh process: nothing of the tables is in it


class Stuck(Exception):  # noqa: N818 - what the process is
    """It has not answered in time, or has died; a new one takes its place."""


class Worker:
    """A process that is started when it is first asked."""

    def __init__(self, nice: int = 0) -> None:
        self._nice = nice
        self.progress: Any = _CONTEXT.Array("i", [0, 0])
        self._lock = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._sets: set[str] = set()
        self._loaded: set[tuple[str, str]] = set()  # what this process has done, with which game
        self._loading: dict[tuple[str, str], float] = {}  # ... or is doing for the first time, since when

    @property
    def busy(self) -> bool:
        """Whether it is thinking."""
        return self._lock.locked()

    async def ask(self, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """The answer, within so many seconds after its turn has come; or Stuck."""
        async with self._lock:
            try:
                return await asyncio.wait_for(self._do(work, *args), seconds)
            except BrokenProcessPool as error:
                self.end()
                raise Stuck(f"{work.__name__}: {error}") from None
            except TimeoutError:
                self._end_unless_loading()
                raise Stuck(f"{work.__name__}: no answer in time") from None
            except asyncio.CancelledError:  # nobody waits for it any more, but the process is still at it
                self._end_unless_loading()
                raise

    async def _do(self, work: Callable[..., T], *args: Any) -> T:
        self._room_for({game.package for game in args if isinstance(game, Game) and game.own_box})
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, _CONTEXT, thinking.begin, (self.progress, self._nice))
        answer = self._pool.submit(work, *args)
        game = getattr(args[0], "package", None) if args else None
        if game is not None and (work.__name__, game) not in self._loaded:
            self._load((work.__name__, game), answer)
        return await asyncio.wrap_future(answer)

    def _room_for(self, sets: set[str]) -> None:
        """A process that has loaded many people's sets makes room for another one, which begins with this set alone."""
        if len(self._sets | sets) > SETS:
            self._end_unless_loading()
        self._sets |= sets

    def _load(self, what: tuple[str, str], answer: "Future[Any]") -> None:
        loaded, loading = self._loaded, self._loading  # of this process, not of one that comes after it
        first = what not in loading
        loading.setdefault(what, time.monotonic())

        def done(answer: "Future[Any]") -> None:
            if not answer.cancelled():
                loaded.add(what)
            if first or not answer.cancelled():
                loading.pop(what, None)

        answer.add_done_callback(done)

    def _end_unless_loading(self) -> None:
        now = time.monotonic()
        if not any(now - since < LOADING for since in self._loading.values()):
            self.end()

    def end(self) -> None:
        """End the process, whatever it is doing."""
        pool, self._pool = self._pool, None
        self._sets, self._loaded, self._loading = set(), set(), {}
        if pool is not None:
            for process in list((pool._processes or {}).values()):  # noqa: SLF001 - there is no other way to end them
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
