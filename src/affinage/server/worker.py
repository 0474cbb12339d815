"""One process that thinks: one thing at a time, and ended when it takes too long."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from . import thinking

T = TypeVar("T")
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

    @property
    def busy(self) -> bool:
        """Whether it is thinking."""
        return self._lock.locked()

    async def ask(self, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """The answer, within so many seconds after its turn has come; or Stuck."""
        async with self._lock:
            try:
                return await asyncio.wait_for(self._do(work, *args), seconds)
            except (TimeoutError, BrokenProcessPool) as error:
                self.end()
                raise Stuck(f"{work.__name__}: {error or 'no answer in time'}") from None
            except asyncio.CancelledError:  # nobody waits for it any more, but the process is still at it
                self.end()
                raise

    async def _do(self, work: Callable[..., T], *args: Any) -> T:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, _CONTEXT, thinking.begin, (self.progress, self._nice))
        return await asyncio.wrap_future(self._pool.submit(work, *args))

    def end(self) -> None:
        """End the process, whatever it is doing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):  # noqa: SLF001 - there is no other way to end them
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
