"""The processes that think, lent to one asker after another as the fair queue says."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from .queueing import FairQueue, Importance, Place
from .worker import Worker

BOTS_ALONE = (Importance.PEOPLE, Importance.BOTS)
MOVES_AND_HINTS = (*BOTS_ALONE, Importance.HINT)


class Dropped(Exception):  # noqa: N818 - what happened to it
    """Nobody waits for the answer any more: the table has moved on, or whoever asked has gone."""


class Late(Exception):  # noqa: N818 - what happened to it
    """Its turn has not come in time."""


def _always() -> bool:
    return True


@dataclass(frozen=True)
class Asker:
    """For whom something is thought about."""

    importance: Importance = Importance.PEOPLE
    owner: str = ""  # a table for its bots; for hints and reviews a guest's address
    about: str = ""  # the table
    wanted: Callable[[], bool] = _always  # whether somebody still waits for the answer
    waited: float = 0.0  # seconds that were spent in the queue for the same turn before


@dataclass(frozen=True)
class Thought:
    """Something that is thought about now, or waits for its turn."""

    importance: Importance
    about: str
    waiting: bool
    seconds: float


class Pool:
    """Workers, and those who wait for one. Where there are several, one is for bots, and people's always come first."""

    def __init__(
        self,
        workers: Sequence[Worker],
        student: Worker,
        thought: Callable[[Importance, float], None] = lambda _importance, _seconds: None,
    ) -> None:
        self._thought = thought  # told how long somebody has had a worker
        self.queue: FairQueue[asyncio.Future[Worker]] = FairQueue()
        self._lanes: dict[Worker, tuple[Importance, ...]] = dict.fromkeys(workers, MOVES_AND_HINTS)
        self._strict = workers[0] if len(workers) > 1 else None
        if self._strict is not None:
            self._lanes[self._strict] = BOTS_ALONE
        self.student = student
        self._lanes[student] = (Importance.REVIEW,)
        self._free = list(self._lanes)
        self._lent: list[Place[asyncio.Future[Worker]]] = []
        self._since: dict[Place[asyncio.Future[Worker]], float] = {}  # when it came, or when its turn did

    @asynccontextmanager
    async def turn(self, asker: Asker, patience: float | None = None) -> AsyncIterator[Worker]:
        """A worker to oneself when one's turn has come, in so many seconds at most; or Dropped, or Late."""
        coming: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        place = Place(asker.importance, asker.owner, coming, asker.wanted, asker.about)
        self._since[place] = time.monotonic()
        self.queue.join(place)
        self._serve()
        try:
            try:
                await asyncio.wait({coming}, timeout=patience)
            except BaseException:  # whoever asked has been stopped
                self._never_mind(place)
                raise
            if not coming.done():
                self._never_mind(place)
                raise Late
            if coming.cancelled():
                raise Dropped
            began = time.perf_counter()
            try:
                yield coming.result()
            finally:
                seconds = time.perf_counter() - began
                self._thought(asker.importance, seconds)
                self.queue.spent(asker.importance, seconds)
                self._give_back(place)
        finally:
            del self._since[place]

    def thoughts(self) -> list[Thought]:
        """What is thought about now and what waits, the most important first."""
        now, places = time.monotonic(), [*self._lent, *self.queue.places()]
        found = [Thought(p.importance, p.about, p not in self._lent, now - self._since.get(p, now)) for p in places]
        return sorted(found, key=lambda thought: (thought.importance, thought.waiting, -thought.seconds))

    def held(self, importance: Importance, owner: str) -> int:
        """How many of an owner's wishes wait or are being fulfilled."""
        under_way = sum(place.importance == importance and place.owner == owner for place in self._lent)
        return under_way + self.queue.count(importance, owner)

    def counts(self) -> tuple[dict[Importance, int], dict[Importance, int]]:
        """How many of each class wait, and how many are under way."""
        waiting = {importance: self.queue.count(importance) for importance in Importance}
        return waiting, dict(Counter(place.importance for place in self._lent))

    def look_again(self, table: str) -> None:
        """A table has changed, or somebody there has gone: perhaps nobody waits for a thought about it any more."""
        for place in self.queue.sweep(table):
            place.item.cancel()

    def end(self) -> None:
        """End the processes."""
        for worker in self._lanes:
            worker.end()

    def _never_mind(self, place: Place[asyncio.Future[Worker]]) -> None:
        if place in self._lent:  # a worker has come a moment too late
            self._give_back(place)
        self.queue.leave(place)
        place.item.cancel()

    def _give_back(self, place: Place[asyncio.Future[Worker]]) -> None:
        self._lent.remove(place)
        self._free.append(place.item.result())
        self._serve()

    def _serve(self) -> None:
        """Lend those workers that are free."""
        for worker in list(self._free):
            while (place := self.queue.take(self._lanes[worker], worker is self._strict)) is not None:
                if place.wanted():
                    self._free.remove(worker)
                    self._lent.append(place)
                    self._since[place] = time.monotonic()
                    place.item.set_result(worker)
                    break
                place.item.cancel()
