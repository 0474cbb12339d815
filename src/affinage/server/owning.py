"""Tables owned by one process at a time, where several serve one database; with SQLite there is none of this.

The owner alone stores events, lets bots play and lets clocks fall, and answers from its memory while its lease holds.
Every other process reads what has been stored since before it answers, so that nobody is told less than is stored, and
passes commands on to the owner (`passing`). Whoever is asked for a table without an owner takes it; tables at which
bots play or clocks run are shared out among the living at each beat.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from affinage.core.errors import AffinageError

from . import owners
from .refused import Elsewhere, Unsaid
from .rows import NOBODY
from .store import LEFT, OWNED, PAGES, StoreError

if TYPE_CHECKING:
    from .hub import Hub, OpenTable

log = logging.getLogger("affinage.server")
AT_ONCE = 20  # tables handed over at a beat: each is built anew by its next owner
SLACK = 1.25  # a process may own so many times its share before it hands tables over


def named(table: str, living: Iterable[str]) -> str:
    """Which of the living shall have a table: all agree without asking each other, whoever comes or goes."""
    return max(living, key=lambda name: hashlib.sha256(f"{name} {table}".encode()).digest())


class Owning:
    """What this process owns, for its hub."""

    def __init__(self, hub: "Hub", address: str) -> None:
        self.hub, self.store = hub, hub.store
        self._loop = asyncio.get_running_loop()
        settings = hub.settings
        from .life import Life  # it needs PostgreSQL's driver, an extra that a table in a file does without

        self.life = Life(self.store.url, address, settings.lease, settings.beat, self._beaten)
        self._where: dict[str, str] = {}  # which process owns what, as far as is known: a hint, never a proof
        self._seen: set[tuple[str, int]] = set()  # viewers whose presence is to be told
        self._told: dict[tuple[str, int], int] = {}  # how many pages the database knows of
        self._busy = self._again = False
        self._given = True  # perhaps somebody has handed tables over and could not say so

    async def begin(self) -> None:
        """Join the others."""
        await self.hub.read(self.life.begin)
        await self.hub.read(owners.know_all, self.store)

    async def end(self) -> None:
        """Before a clean end: everything is free at once, and what still comes in is passed on."""
        name = self.life.id
        await self.hub.read(self.life.end)
        self.store.say(LEFT, name)

    # Tables

    def owns(self, room: "OpenTable") -> bool:
        """Whether this process surely owns the table: its lease holds, and it has not come back under another name."""
        return bool(room.fence[0]) and room.fence[0] == self.life.id and self.life.alive

    @property
    def number(self) -> int:
        """How many tables in memory this process owns."""
        return sum(map(self.owns, self.hub.rooms.values()))

    async def settle(self, room: "OpenTable", change: bool, fresh: bool, heard: bool) -> None:
        """Own the table, or know all that is stored; Elsewhere where it is to be changed and somebody else owns it.

        Whoever calls holds the table's lock. `fresh`: it was built from the store a moment ago. `heard`: what news
        have told is enough.
        """
        if self.owns(room):
            if fresh:
                await self.hub.after(room)
            return
        room.fence = NOBODY
        if fresh:  # later on news tell
            await self.look_who_is_here(room)
        taken = False
        if change or not (room.sitting.closed or self._where.get(room.table) in self.life.living):
            taken = await self._take(room)
            if change and not taken:
                raise Elsewhere(self.life.living.get(self._where.get(room.table, ""), ""))
        if taken or not (fresh or heard):
            await self.read_on(room)
        if taken:
            await self.look_who_is_here(room)
            await self.hub.after(room)

    async def _take(self, room: "OpenTable") -> bool:
        me = self.life.id
        if not self.life.alive:
            found = await self.hub.read(owners.owner, self.store, room.table)
        else:
            found = await self.hub.read(owners.take, self.store, me, room.table)
        if found.address is None or not found.id:
            self._where.pop(room.table, None)
            return False
        if found.id != me:
            self._where[room.table] = found.id
            return False
        if me != self.life.id or not self.life.alive:
            return False
        self._where.pop(room.table, None)
        room.fence, room.waits, room.opened = (me, found.epoch), found.waits, time.monotonic()
        room.last_seen.clear()
        self.hub.metrics.claimed.inc()
        return True

    async def read_on(self, room: "OpenTable") -> bool:
        """Read what others have stored since; whether there was something. Whoever calls holds the table's lock."""
        events = await self.hub.read(self.store.events, room.table, room.sitting.seq)
        if events:
            room.sitting.catch_up(events, self.hub.now())
            self.hub.tell(room)
            self.hub.thinkers.look_again(room.table)
        return bool(events)

    def look_again(self) -> None:
        """Whoever was thought to own a table does not, or cannot be reached: ask anew, and who lives, at once."""
        self._where.clear()
        self.life.hurry()

    def knows(self, address: str) -> bool:
        """Whether somebody who lives is reached there."""
        return address in self.life.living.values()

    def lost(self, room: "OpenTable") -> None:
        """What was to be stored was refused: somebody else owns the table."""
        room.fence = NOBODY
        self._where.pop(room.table, None)
        self.hub.metrics.fenced.inc()

    async def note(self, room: "OpenTable") -> None:
        """Whether somebody must own this table, as it stands now; the owner says so when it changes."""
        sitting = room.sitting
        levels = [bool(place.level) for place in sitting.places]
        running = not sitting.closed and (sitting.table is not None or not sitting.missing())
        waits = running and not all(levels) and (sitting.clocks.used or any(levels))
        if room.waits is not waits:
            try:
                await self.hub.read(owners.waits, self.store, room.fence, room.table, waits)
            except StoreError as error:  # what has happened is stored: this is said with what happens next
                log.warning("who must own table %s is said later: %s", room.table, error)
            else:
                room.waits = waits

    def hear(self, what: str, name: str) -> None:
        """Another process tells that something of it has changed."""
        if what == LEFT:
            self.life.hurry()
        elif what == OWNED:
            self.hub.task(self._given_away(name))
        elif what == PAGES and name in self.hub.rooms:
            self.hub.task(self.hub.catch_up(self.hub.rooms[name]))

    async def _given_away(self, table: str) -> None:
        try:
            found = await self.hub.read(owners.owner, self.store, table)
        except StoreError:
            self._given = True
            return
        if found.id == self.life.id:
            await self.adopt(table)
        elif found.address is not None:
            self._where[table] = found.id

    # Who is there

    async def look_who_is_here(self, room: "OpenTable") -> None:
        """As the database knows it in this moment; whoever calls holds the table's lock."""
        found = await self.hub.read(owners.who, self.store, self.life.id, room.table)
        now = time.monotonic()
        room.elsewhere = {viewer: (pages > 0, now - ago) for viewer, (pages, ago) in found.items()}

    async def came(self, room: "OpenTable", viewer: int) -> None:
        """A page was opened: the others know it before it is shown anything."""
        if self._told.get((room.table, viewer), 0) == 0:
            await self._tell({(room.table, viewer)})

    def went(self, table: str, viewer: int) -> None:
        """A page was closed."""
        self._seen.add((table, viewer))
        self.beat_soon()

    def saw(self, room: "OpenTable", viewer: int) -> None:
        """A viewer has asked for something here: an owner that is somebody else hears of it at the next beat."""
        if not self.owns(room):
            self._seen.add((room.table, viewer))

    async def _tell(self, whom: set[tuple[str, int]]) -> None:
        pages = []
        for table, viewer in sorted(whom):
            room = self.hub.rooms.get(table)
            number = sum(watcher.viewer == viewer for watcher in room.watchers) if room else 0
            pages.append((table, viewer, number))
        await self.hub.read(owners.here, self.store, self.life.id, pages)
        for table, viewer, number in pages:
            self._told[table, viewer] = number
            if not number:
                del self._told[table, viewer]

    # Beats

    def _beaten(self, changed: bool) -> None:
        """After each beat of life, in its thread."""
        with suppress(RuntimeError):  # the loop has just ended
            self._loop.call_soon_threadsafe(self.beat_soon, changed)

    def beat_soon(self, changed: bool = False) -> None:
        """Do what is to be done at a beat, unless it is being done."""
        if changed:
            self.look_at_everything()
        if self._busy:
            self._again = True
        elif self.life.alive:
            self._busy = True
            self.hub.task(self._beat())

    def look_at_everything(self) -> None:
        """Somebody has died, perhaps before it told what it had done; or this process has another name."""
        self._where.clear()
        self._given = True
        for room in self.hub.rooms.values():
            self._seen.update((room.table, watcher.viewer) for watcher in room.watchers)
        self._told.clear()
        for room in list(self.hub.rooms.values()):
            self.hub.task(self.hub.catch_up(room))

    async def _beat(self) -> None:
        try:
            seen, self._seen = self._seen, set()
            if seen:
                try:
                    await self._tell(seen)
                except StoreError:
                    self._seen |= seen
                    raise
            await self._adopt()
            await self._hand_over()
        except StoreError as error:
            log.warning("tables are shared out again at the next beat: %s", error)
        finally:
            self._busy = False
            if self._again:
                self._again = False
                self.beat_soon()

    async def _adopt(self) -> None:
        """Take what nobody owns and what cannot wait, as far as it falls to this one."""
        found = await self.hub.read(owners.orphans, self.store)
        living = set(self.life.living) | {self.life.id}
        mine = [table for table in found if named(table, living) == self.life.id]
        if mine and self.life.alive:
            mine = await self.hub.read(owners.take_all, self.store, self.life.id, mine)
        if self._given:
            self._given = False
            mine += await self.hub.read(owners.waiting, self.store, self.life.id)
        for table in dict.fromkeys(mine):
            if table not in self.hub.rooms or not self.owns(self.hub.rooms[table]):
                self.hub.task(self.adopt(table))

    async def adopt(self, table: str) -> None:
        """Go on with a table that this process owns by now."""
        me = self.life.id
        while me == self.life.id and self.life.alive:
            self._where.pop(table, None)
            try:
                async with self.hub.at(table):
                    return
            except Unsaid as error:  # one table that cannot be opened must not stop the others
                log.warning("table %s does not go on: %s", table, error, extra={"table": table})
                await self.hub.read(owners.put_down, self.store, me, table)
                return
            except AffinageError:  # the database does not answer, or somebody else was quicker
                await asyncio.sleep(self.hub.settings.beat)

    async def _hand_over(self) -> None:
        """Somebody has come and owns less than its share: give it some of what this one has too much of."""
        own = [room for room in self.hub.rooms.values() if room.waits and self.owns(room)]
        living = self.life.living
        if len(living) < 2 or len(own) <= 1 + SLACK:
            return
        found = await self.hub.read(owners.held, self.store)
        held = {name: number for name, number in found.items() if name in living}
        share = sum(held.values()) / max(1, len(held))
        poor = {name for name, number in held.items() if number < share and name != self.life.id}
        over = held.get(self.life.id, 0) - share * SLACK - 1
        if over <= 0 or not poor:
            return
        for room in own[: min(AT_ONCE, 1 + int(over))]:
            async with room.lock:
                if self.owns(room):
                    to = named(room.table, poor)
                    if await self.hub.read(partial(owners.give, self.store, room.fence, room.table, to)):
                        room.fence = NOBODY
                        self._where[room.table] = to
