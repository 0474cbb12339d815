"""A table in memory, and the pages that are open at it."""

import asyncio
import math
import time
from dataclasses import dataclass, field
from typing import Any

from .payload import Json
from .rows import NOBODY, Fence
from .service import Sitting
from .talk import Said
from .times import milliseconds


@dataclass(eq=False)
class Watcher:
    """An open page: it is woken when there may be something new for it."""

    viewer: int
    lang: str
    right: str  # the digest of its token
    news: asyncio.Event = field(default_factory=asyncio.Event)
    address: str = ""  # where it is, as limits count it
    version: int = -1  # the newest that it was sent
    heard: int = 0  # the last thing said that it was sent
    came: int = field(default_factory=milliseconds)
    ended: int = 0  # with which code its socket is to be closed
    guests: Any = None


@dataclass(eq=False)
class OpenTable:
    """A table in memory."""

    table: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    kept: Sitting | None = None
    watchers: set[Watcher] = field(default_factory=set)
    last_seen: dict[int, float] = field(default_factory=dict)
    opened: float = field(default_factory=time.monotonic)
    positions: dict[tuple[int, str], tuple[int, bytes]] = field(default_factory=dict)
    driver: "asyncio.Task[None] | None" = None
    timer: asyncio.TimerHandle | None = None
    elsewhere: dict[int, tuple[bool, float]] = field(default_factory=dict)  # viewers at other processes: there, seen
    fence: Fence = NOBODY  # by which this process owns the table, where there are several
    waits: bool = False  # whether somebody must own it, as the others know
    looked: float = -math.inf  # when a program without a socket last looked
    hurried: set[int] = field(default_factory=set)  # seats whose bots had little time for their last turn
    users: int = 0  # who holds its lock or waits for it: between the two the lock itself is free for a moment
    written_down: bool = False  # or about to be
    said: list[Said] = field(default_factory=list)  # what was said lately, while somebody looked
    shown: dict[int, int] = field(default_factory=dict)  # by seats: the newest version on a page that can be seen

    @property
    def sitting(self) -> Sitting:
        """The table itself; whoever holds the lock finds it there."""
        assert self.kept is not None
        return self.kept

    def here(self, seat: int) -> bool:
        """Whether somebody has this seat's page open, here or at another process."""
        there, _ = self.elsewhere.get(seat, (False, 0.0))
        return there or any(watcher.viewer == seat for watcher in self.watchers)

    def away_for(self, seat: int) -> float:
        """For how many seconds nobody has been in this seat."""
        _, elsewhere = self.elsewhere.get(seat, (False, -math.inf))
        return 0.0 if self.here(seat) else time.monotonic() - max(elsewhere, self.last_seen.get(seat, self.opened))

    @property
    def watched(self) -> bool:
        """Whether a page of this table is open anywhere."""
        return bool(self.watchers) or any(there for there, _ in self.elsewhere.values())

    @property
    def last_look(self) -> float:
        """When a program without a socket last looked, anywhere."""
        return max([self.looked, *(seen for _, seen in self.elsewhere.values())])

    def saw(self, seat: int) -> None:
        """Somebody in this seat has just done or asked something."""
        self.last_seen[seat] = time.monotonic()

    def wake(self) -> None:
        """There may be news."""
        for watcher in self.watchers:
            watcher.news.set()

    @property
    def idle(self) -> bool:
        """Whether it can be put away."""
        busy = self.watchers or self.users or self.driver or self.timer
        return not busy


def in_short(guests: Json) -> Any:
    """What is news about the guests: that a clock runs is, that it has run on is not."""
    seats = [seat | {"clock": seat["clock"] and seat["clock"]["running"]} for seat in guests["seats"]]
    return seats, guests["waiting"], guests["ask"], guests["notes"]
