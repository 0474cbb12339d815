"""All tables that are in memory, and everybody who watches them.

A table is changed by one at a time (its lock), stored in the one writing thread, and only then shown: answers and news
go out after the commit. If storing fails, what is in memory is thrown away and built anew from what is stored.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from contextvars import copy_context
from dataclasses import replace
from typing import Any, TypeVar

from orjson import dumps

from affinage.core.components import lendings
from affinage.core.errors import AffinageError
from affinage.core.game import PUBLIC

from .blocks import Blocks
from .clocks import Served
from .days import is_sealed
from .driving import go_on
from .gathering import Gathering
from .keeping import write_down
from .live_table import to_keep
from .logs import own_context
from .open_table import OpenTable, Watcher, in_short
from .outbox import Outbox
from .owning import Owning
from .payload import Json, around, gathering, guests, position
from .refused import Elsewhere, Unsaid
from .rights import Rights
from .seating import Made
from .service import Sitting, is_kept
from .settings import Settings
from .store import Fenced, New, Store, Stored, StoreError, Taken, Token
from .thinkers import Thinkers
from .times import milliseconds
from .tokens import digest, next_token

log = logging.getLogger("affinage.server")
T = TypeVar("T")


class Hub:
    """The tables of one server."""

    def __init__(
        self, store: Store, settings: Settings, thinkers: Thinkers, now: Callable[[], int] | None = None,
        blocks: Blocks | None = None,
    ):  # fmt: skip
        self.store, self.settings, self.thinkers, self.blocks = store, settings, thinkers, blocks or Blocks(store)
        self.metrics = thinkers.metrics
        self.served = Served()
        self.now = now or self.served  # for clocks; what is stored bears the time of day
        self.rooms: OrderedDict[str, OpenTable] = OrderedDict()
        self.not_ours = frozenset(lendings())  # whoever had these sets before there was a server may still have them
        self.rights = Rights(lambda key: self.read(store.token, key), 20 * settings.rooms)
        self._writer = ThreadPoolExecutor(1, "store")
        self._readers = ThreadPoolExecutor(2, "read")
        self._tasks: set[asyncio.Task[None]] = set()
        self._desk = asyncio.Lock()
        self.calls = Outbox(self)
        self._append = Gathering(store.append_all, self.write, self.task)
        self.owning: Owning | None = None  # where several processes serve one database

    async def hand_over(self) -> None:
        """Before the end: other processes take the tables at once, and what still comes in is passed on."""
        if self.owning is not None:
            await self.owning.end()

    async def close(self) -> None:
        """Stop all that is under way; everything that matters is stored."""
        await self.hand_over()
        for room in self.rooms.values():
            if room.timer:
                room.timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.calls.close()
        self._readers.shutdown()
        self._writer.shutdown()

    def task(self, work: Any) -> "asyncio.Task[None]":
        """Something that goes on by itself; its mistakes are logged."""
        context = own_context()
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work, context=context)
        self._tasks.add(task)

        def ended(done: "asyncio.Task[None]") -> None:
            self._tasks.discard(done)
            if not done.cancelled() and done.exception() is not None:
                log.error("something went wrong at a table", exc_info=done.exception())

        task.add_done_callback(ended, context=context)  # whose table it is about
        return task

    async def read(self, work: Callable[..., T], *args: Any) -> T:
        """Do it beside the event loop: reading, replaying, explaining."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, copy_context().run, work, *args)

    async def write(self, work: Callable[..., T], *args: Any) -> T:
        """Do it in the one thread that writes."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, lambda: work(*args))

    # Tables

    @asynccontextmanager
    async def at(self, table: str, change: bool = False, heard: bool = False) -> AsyncIterator[OpenTable]:
        """The table for oneself, from memory or from the store.

        Where several processes serve one database: to `change` it is to own it (Elsewhere, where another one does);
        otherwise all that is stored by now is known, unless what news have told is enough (`heard`).
        """
        room = self.rooms.setdefault(table, OpenTable(table))
        self.rooms.move_to_end(table)
        room.users += 1
        try:
            async with room.lock:
                fresh = room.kept is None
                if fresh:
                    room.kept = await self.read(self._load, table)
                    room.positions.clear()
                    if room.kept is None:
                        self.rooms.pop(table, None)
                        raise Unsaid(404, "no-table")
                if self.owning is not None:
                    await self.owning.settle(room, change, fresh, heard)
                elif fresh:
                    await self.after(room)  # a server may have been killed between an event and what follows from it
                yield room
        finally:
            room.users -= 1
        while len(self.rooms) > self.settings.rooms and (old := next((r for r in self.rooms.values() if r.idle), None)):
            del self.rooms[old.table]
            self.metrics.evictions.inc()

    def _load(self, table: str) -> Sitting | None:
        header = self.store.header(table)
        if header is None:
            return None
        try:
            if not is_kept(header):
                raise Unsaid(410, "record")
            return Sitting.rebuilt(header, self.store.secret(table), self.store.events(table), self.now())
        except (StoreError, Unsaid):
            raise
        except Exception as error:  # noqa: BLE001 - whatever is wrong with one table, the others go on
            log.error("table %s cannot be opened: %s", table, error or type(error).__name__, extra={"table": table})
            raise Unsaid(410, "damaged") from None

    async def right(self, token: str) -> Token | None:
        """What a token is good for."""
        return await self.rights.of(token)

    async def make(self, made: Made) -> None:
        """Store a new table and seat whoever has a token for it; nothing is dealt before they have seen it."""
        if self.owning is not None and not self.owning.life.alive:  # nobody could sit down at it
            raise Elsewhere
        await self.write(self.store.make, made.header, made.secret, made.rights())
        async with self.at(made.header.id, change=True) as room:
            for seat, place in enumerate(made.header.seats):
                if seat in made.tokens:
                    await self.seat(room, seat, place["name"])
            await self.after(room)

    async def seat(
        self, room: OpenTable, seat: int, name: str, spend: str = "", token: str = "", lets: bool = False
    ) -> None:
        """Somebody sits down."""
        event = room.sitting.sit(seat, name, f"sit:{seat}", self.now(), lets)
        add = [Token(digest(token), room.table, "seat", seat)] if token else []
        await self.commit(room, event, spend, add)

    async def fill(self, room: OpenTable, seat: int, name: str, level: str, spend: str) -> None:
        """A bot sits down in place of somebody who was invited."""
        await self.commit(room, room.sitting.fill(seat, name, level, f"sit:{seat}", self.now()), spend)

    async def commit(self, room: OpenTable, event: New, spend: str = "", add: Sequence[Token] = ()) -> Stored:
        """Store what a command has done; nobody is told before. Where it cannot be stored, it has not been done."""
        try:
            sitting = room.sitting
            event = replace(event, at=milliseconds())
            if not self.owns(room):
                raise Elsewhere
            stored = await self._append(room.table, sitting.seq + 1, event, spend, add, sitting.newest, room.fence)
            if stored.repeated:  # by another server: it may have chosen otherwise
                raise Taken(f"Event {stored.seq} of table {room.table} was stored by somebody else.")
        except Fenced:
            room.kept = None
            if self.owning is not None:
                self.owning.lost(room)
            raise Elsewhere from None
        except BaseException:  # also when the wait was cut short: then nobody knows whether it is stored
            room.kept = None
            raise
        room.sitting.keep(stored)
        if stored.kind == "move":
            self.metrics.moves.inc()
        return stored

    def standing(self) -> tuple[int, int]:
        """How many tables in memory this process owns, and how many processes there are."""
        if self.owning is None:
            return len(self.rooms), 1
        return self.owning.number, len(self.owning.life.living)

    def owns(self, room: OpenTable) -> bool:
        """Whether this process is the one that stores what happens at the table."""
        return self.owning is None or self.owning.owns(room)

    async def after(self, room: OpenTable) -> None:
        """What follows by itself; then everybody hears of it, and bots and clocks go on. The owner's business."""
        while (event := room.sitting.due(self.now())) is not None:
            await self.commit(room, event)
        self.tell(room)
        self.calls.look(room)
        self.thinkers.look_again(room.table)
        go_on(self, room)
        if room.sitting.closed and not room.written_down:
            room.written_down = True
            self.task(write_down(self, room))
        self._wind(room)
        if self.owning is not None:
            await self.owning.note(room)

    def _wind(self, room: OpenTable) -> None:
        """Look again when the next clock falls."""
        if room.timer:
            room.timer.cancel()
            room.timer = None
        falls = room.sitting.clocks.next_fall(room.sitting.people_asked())
        if falls is not None:
            wait = max(0, falls - self.now()) / 1000 + 0.02
            room.timer = asyncio.get_running_loop().call_later(wait, lambda: self.task(self._fall(room)))

    async def _fall(self, room: OpenTable) -> None:
        room.timer = None
        with suppress(Unsaid, Elsewhere):  # deleted in this moment, or somebody else's by now
            async with self.at(room.table, change=True) as found:
                await self.after(found)

    async def beat(self) -> None:
        """Clocks run while this does."""
        while True:
            await asyncio.sleep(1.0)
            self.served.beat()

    async def resume(self) -> None:
        """After a start: tables at which a bot is asked or a clock runs go on by themselves.

        Several processes share them out among themselves (`owning`).
        """
        if self.owning is not None:
            return
        for header in await self.read(lambda: list(self.store.tables(running=True))):
            if not is_kept(header):
                continue  # a record: nobody plays there any more
            levels = [bool(seat["level"]) for seat in header.seats]
            alive = header.clock["kind"] != "none" or any(levels)
            if all(levels):  # bots alone: they wait until somebody looks
                continue
            if not alive:
                events = await self.read(self.store.events, header.id)
                alive = any(event.body.get("level") for event in events)  # a bot came in or took over
            if alive:
                try:
                    async with self.at(header.id) as room:
                        await self.after(room)
                except AffinageError as error:  # one table that cannot be opened must not stop the others
                    log.warning("table %s does not go on: %s", header.id, error, extra={"table": header.id})

    def heard(self, table: str) -> None:
        """Another process has stored something; no name: perhaps for any table."""
        if not table:  # what was said meanwhile nobody has heard: nobody is known to be away
            for room in self.rooms.values():
                room.opened, room.last_seen = time.monotonic(), {}
        for room in [self.rooms[table]] if table in self.rooms else list(self.rooms.values()) if not table else []:
            self.task(self.catch_up(room))

    async def catch_up(self, room: OpenTable) -> None:
        """Look at what others have stored, and at who is there."""
        with suppress(Unsaid, Elsewhere, StoreError):  # deleted in this moment; or it is looked at when it is needed
            async with self.at(room.table, heard=True) as found:
                if self.owning is None:
                    return
                await self.owning.look_who_is_here(found)
                await self.owning.read_on(found)
                if self.owns(found):
                    await self.after(found)
                else:
                    self.tell(found)

    # What viewers get

    async def turn(self) -> None:
        """Wait until it is one's turn to be shown something: one page after another.

        Between two of them those who have sent something are heard, however many are watching.
        """
        async with self._desk:
            await asyncio.sleep(0)

    def view(self, room: OpenTable, viewer: int, lang: str, right: str = "", there: Json | None = None) -> bytes:
        """The viewer's payload as JSON; whoever calls holds the table's lock, and may know the guests already."""
        outer = dumps(self.around(room, viewer, lang, right, there))
        return outer[:-1] + b"," + self._position(room, viewer, lang)[1:]

    def around(self, room: OpenTable, viewer: int, lang: str, right: str, there: Json | None = None) -> Json:
        """The payload without the position."""
        next_ = self.next_for(room, viewer, right) if room.sitting.next else None
        told = around(room.sitting, viewer, lang, there or self.guests(room), next_)
        sealed = is_sealed(room.sitting.header, self.settings, milliseconds())
        return told | {"reveal": None} if sealed else told  # others play the same deal

    def _position(self, room: OpenTable, viewer: int, lang: str) -> bytes:
        """The position as JSON: it is the same as long as the viewer's version is."""
        sitting, say = room.sitting, room.sitting.say(lang)
        if sitting.table is None:
            return dumps(gathering(sitting, say))
        version = sitting.version(viewer)
        kept = room.positions.get((viewer, lang))
        if kept is None or kept[0] != version:
            kept = version, to_keep(dumps(position(sitting.table, viewer, say, written=True)))
            room.positions[viewer, lang] = kept
        return kept[1]

    def guests(self, room: OpenTable) -> Json:
        """Who is there, for the news between two payloads."""
        stands_in = not room.sitting.date and self.thinkers.stands_in(room.sitting.game)
        return guests(room.sitting, room.here, self.now(), stands_in, room.hurried)

    def tell(self, room: OpenTable) -> None:
        """Wake those pages that something has changed for; whoever calls holds the table's lock."""
        steady = in_short(self.guests(room))
        for watcher in room.watchers:
            if watcher.version != room.sitting.version(watcher.viewer) or watcher.guests != steady:
                watcher.news.set()

    def tell_all(self) -> None:
        """Something has changed that concerns every table."""
        for room in self.rooms.values():
            room.wake()

    def next_for(self, room: OpenTable, viewer: int, right: str) -> Json | None:
        """Where a seated player plays again, with the token for it."""
        if viewer == PUBLIC or not right:
            return None
        return {"table": room.sitting.next, "token": next_token(room.sitting.next, viewer, right)}


__all__ = ["Hub", "OpenTable", "Watcher", "in_short"]
