"""A thinker in a process of its own that takes thoughts and never ends them: `python stubborn_thinker.py ADDRESS`."""

import asyncio
import sys
from collections.abc import Callable
from typing import Any

from affinage.core.about import names
from affinage.core.game import find
from affinage.server import errands, think
from affinage.server.worker import Worker


class Stubborn(Worker):
    """Says what it begins."""

    async def _do(self, work: Callable[..., Any], *_: Any) -> Any:
        sys.stdout.write(f"{work.__name__}\n")
        sys.stdout.flush()
        await asyncio.Event().wait()


class Thinker(think.Thinker):
    """Has nothing to compile."""

    async def _get_ready(self) -> None:
        self._games = [errands.key_of(find(name)) for name in names()]

    async def _warm_up(self, worker: Worker) -> None:
        self._free.put_nowait(worker)


if __name__ == "__main__":
    think.Worker = Stubborn  # type: ignore[attr-defined]  # what this process is for
    with asyncio.Runner(loop_factory=asyncio.SelectorEventLoop) as runner:
        runner.run(Thinker(sys.argv[1]).run())
