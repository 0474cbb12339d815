"""Events on their way to the disk: what comes in while another one is being stored goes there together."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from .logs import TABLE
from .rows import Stored

Asked = tuple[Any, ...]  # what `Store.append` takes
Found = list[Stored | Exception]
AppendAll = Callable[[Sequence[Asked]], Found]


class Gathering:
    """Called like `Store.append`, by many at a time."""

    def __init__(
        self,
        append_all: AppendAll,
        write: Callable[[AppendAll, Sequence[Asked]], Awaitable[Found]],
        task: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._append_all, self._write, self._task = append_all, write, task
        self._unstored: list[tuple[Asked, asyncio.Future[Stored]]] = []
        self._storing = False

    async def __call__(self, *asked: Any) -> Stored:
        """Store an event."""
        done: asyncio.Future[Stored] = asyncio.get_running_loop().create_future()
        self._unstored.append((asked, done))
        if not self._storing:
            self._storing = True
            self._task(self._store_all())
        return await done

    async def _store_all(self) -> None:
        TABLE.set("")  # it is about those of whoever comes
        now: list[tuple[Asked, asyncio.Future[Stored]]] = []
        try:
            while self._unstored:
                now, self._unstored = self._unstored, []
                found = await self._write(self._append_all, [asked for asked, _ in now])
                for (_, done), result in zip(now, found, strict=True):
                    if done.done():
                        continue  # whoever asked has gone: the table is looked up again
                    if isinstance(result, Exception):
                        done.set_exception(result)
                    else:
                        done.set_result(result)
        finally:
            self._storing = False
            left, self._unstored = (*now, *self._unstored), []
            for _, done in left:
                done.cancel()  # only where this was cut short: what has its result keeps it
