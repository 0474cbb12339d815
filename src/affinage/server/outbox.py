"""Calling people when it is their turn: what falls due is stored, what is stored is sent, each thing once.

A notice that was on its way when the server died: a push is sent again, under the same topic and tag, so that a device
shows it once; a webhook is not, since its first byte had gone. Nothing here waits for anybody at a table.
"""

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy.exc import IntegrityError

from affinage.core.errors import AffinageError
from affinage.core.words import say_in

from . import calls, channels, people, push, webhooks
from .calls import GATHERING, Asked, Notice, Waiting
from .channels import Channel
from .house_keys import house_key
from .logs import TABLE
from .outward import Failed, Outward, Unsuitable
from .overview import titled
from .store import StoreError
from .times import milliseconds
from .upkeep import tell_calls

if TYPE_CHECKING:
    from .hub import Hub, OpenTable

log = logging.getLogger("affinage.server")
DEAD = (403, 404, 410)  # nobody listens there any more; 401 may be this computer's clock
LASTS_MS = 12 * 3_600_000  # after that a push service need not try any longer
# So many notices are on their way at once, to channels that were quick the last time, that were not tried yet, that
# were slow or failed; and those that take long just now.
PLACES = {"quick": 24, "new": 16, "doubtful": 8, "slow": 64}
OF_A_HOST, OF_A_PERSON = 6, 4  # ... of these
TRIED = 8  # that are tried out at once, beside them
SLOW = 2.0  # seconds after which a notice leaves its place to another one
REMEMBERED = 20_000  # channels of which it is known how they were the last time
NUDGES = 60.0  # seconds between two looks for tables that have waited for a day
KNOWN = 30.0  # ... for channels that other processes have added
TOPIC = "affinage-turn"


class Outbox:
    """One for each server."""

    def __init__(self, hub: "Hub") -> None:
        self.hub, self.store, self.settings = hub, hub.store, hub.settings
        self.outward = Outward(self.settings.calls_at_home)
        self.called: set[tuple[str, int]] = set()  # seats that have somebody to call
        self._noted: dict[str, dict[int, int]] = {}  # turns that are stored, by tables and seats
        self._busy: Counter[str] = Counter()
        self._were: dict[str, str] = {}  # quick or doubtful: channels by name, the one that was tried last at the end
        self._looked: calls.Place | None = None  # where among the notices the next look begins
        self._changed = asyncio.Event()
        self._first = True  # nothing was looked at yet; when the server died, a game may just have ended
        self._key: Any = None

    def close(self) -> None:
        """Nothing is sent any more."""
        self.outward.close()

    # What happens at tables

    def look(self, room: "OpenTable") -> None:
        """Whose turn it is now; whoever calls holds the table's lock. Storing it keeps nobody waiting."""
        table, sitting = room.table, room.sitting
        listening = [seat for seat in range(len(sitting.places)) if (table, seat) in self.called]
        if not listening:
            return
        asked = self._asked(room, listening)
        noted = self._noted.setdefault(table, {})
        now = {one.seat: one.turn for one in asked}
        if all(noted.get(seat) == now.get(seat) and seat in noted for seat in listening if seat in now) and not any(
            seat in noted and seat not in now for seat in listening
        ):
            return
        self._noted[table] = now
        looked = calls.Looked(table, room.sitting.seq, asked, [seat for seat in listening if seat not in now])
        self.hub.task(self._note(looked))

    async def _note(self, looked: calls.Looked) -> None:
        after, least = int(1000 * self.settings.call_after), int(1000 * self.settings.remind_least)
        if await self._store(partial(calls.note, self.store, looked, milliseconds(), after, least)):
            return
        self._noted.pop(looked.table, None)  # more has happened: this process looks again, now or when it hears of it
        room = self.hub.rooms.get(looked.table)
        if room is not None and room.kept is not None and room.kept.seq > looked.seq:
            with suppress(AffinageError):
                async with self.hub.at(looked.table) as found:
                    self.look(found)

    def _asked(self, room: "OpenTable", seats: list[int]) -> list[Asked]:
        sitting, now = room.sitting, self.hub.now()
        if sitting.table is None:
            waiting = [seat for seat in sitting.missing() if sitting.places[seat].taken]
            return [Asked(s, GATHERING, sitting.version(s), "", None, _shown(room, s)) for s in waiting if s in seats]
        found = []
        for seat in sitting.people_asked():
            if seat in seats:
                clock = sitting.clocks.shown(seat, now)
                mover = sitting.table.last_mover(seat)
                name = sitting.names[mover] if mover is not None else ""
                left = int(clock["left_ms"]) if clock else None
                turn, version = sitting.table.turn_number, sitting.version(seat)
                found.append(Asked(seat, turn, version, name, left, _shown(room, seat)))
        return found

    def seen(self, room: "OpenTable", seat: int, version: int) -> None:
        """A visible page of this seat has shown a version, perhaps before it is known that somebody is called."""
        if room.kept is not None:
            room.shown[seat] = max(room.shown.get(seat, -1), min(version, room.kept.version(seat)))
        if (room.table, seat) in self.called:
            self.hub.task(self._store(partial(calls.seen, self.store, room.table, seat, version)))

    async def _store(self, work: Callable[[], Any]) -> Any:
        try:
            return await self.hub.write(work)
        except (StoreError, IntegrityError) as error:  # the table itself is stored: after a start this is found again
            self._noted.clear()
            log.warning("whose turn it is was not noted: %s", error)
            return True

    def changed(self) -> None:
        """Somebody is to be called in another way, or to other tables; the other processes hear of it, too."""
        self._changed.set()
        if self.store.shared:
            self.hub.task(self._store(partial(tell_calls, self.store)))

    def heard(self) -> None:
        """The same, changed at another process."""
        self._changed.set()

    async def _know(self) -> None:
        """Which seats have somebody to call; tables of those that are new are looked at."""
        before = self.called
        self.called = await self.hub.read(calls.seats_called, self.store)
        for table in {table for table, _ in self.called - before}:
            self._noted.pop(table, None)
            TABLE.set(table)
            with suppress(AffinageError):  # a table that cannot be opened calls nobody
                async with self.hub.at(table) as room:
                    self.look(room)
        TABLE.set("")
        for table in self._noted.keys() - {table for table, _ in self.called}:
            del self._noted[table]
        if self._first or before - self.called:
            await self.hub.write(calls.forget_others, self.store)
            self._first = False

    # What is sent

    async def run(self) -> None:
        """For as long as the server is open."""
        if not self.store.shared:
            await self.hub.write(calls.free_all, self.store)
        loop = asyncio.get_running_loop()
        known = nudged = -1e9
        while True:
            try:
                if self._changed.is_set() or (self.store.shared and loop.time() - known > KNOWN) or known < 0:
                    self._changed.clear()
                    await self._know()
                    known = loop.time()
                now = milliseconds()
                if self.called and loop.time() - nudged > NUDGES:
                    await self.hub.write(calls.nudge, self.store, now)
                    nudged = loop.time()
                if await self.hub.read(calls.anything_due, self.store, now):
                    while await self.hub.write(calls.fall_due, self.store, now):
                        pass  # between two of them others write
                    await self._send_some(now)
            except (StoreError, IntegrityError) as error:  # it is all still there
                log.warning("nobody is called just now: %s", error)
            except Exception:
                log.exception("something went wrong with a call")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), self.settings.call_look)

    async def _send_some(self, now: int) -> None:
        """As much as there are places for. Where more waits than is looked at together, the rest is looked at next
        time: however many notices there are for somebody slow, those behind them have their turn."""
        found = await self.hub.read(calls.notices, self.store, now, self._looked)
        self._looked = found[-1][2] if len(found) == calls.LISTED else None
        for notice, channel, _ in found:
            doubtful = channel.failures > 0 or notice.tries > 0
            lane = "doubtful" if doubtful else self._were.get(channel.id, "new")
            bounds = {lane: PLACES[lane], self._host(channel): OF_A_HOST, f"person {channel.person}": OF_A_PERSON}
            if any(self._busy[what] >= most for what, most in bounds.items()):
                continue
            if not await self.hub.write(calls.take, self.store, notice, now):
                continue
            self._busy.update(bounds.keys())
            self.hub.task(self._deliver(notice, channel, *bounds))

    def _host(self, channel: Channel) -> str:
        try:
            return "host " + self.outward.parts(channel.url)[0]
        except Unsuitable:
            return "host"

    async def _deliver(self, notice: Notice, channel: Channel, lane: str, *others: str) -> None:
        """A notice on its way. Whoever is slow makes room for others, as long as there is room for the slow."""
        sending = asyncio.ensure_future(self._send(notice, channel))
        try:
            if not (await asyncio.wait([sending], timeout=SLOW))[0] and self._busy["slow"] < PLACES["slow"]:
                self._busy.subtract([lane])
                lane = "slow"
                self._busy.update([lane])
            await sending
        finally:
            sending.cancel()
            self._busy.subtract([lane, *others])
            self._busy += Counter()  # what is nought is forgotten

    async def _send(self, notice: Notice, channel: Channel) -> None:
        if notice.begun and channel.kind != "push":
            await self.hub.write(calls.done, self.store, notice, False)
            return
        who = await self.hub.read(people.person, self.store, channel.person)
        waiting = await self.hub.read(calls.waiting, self.store, channel.person, milliseconds())
        none = not any(one.state == "called" for one in waiting)  # moved or seen meanwhile
        if who is None or who.level == "never" or none:
            await self.hub.write(calls.done, self.store, notice, False)
            return

        async def begun() -> None:
            if not await self.hub.write(calls.begin, self.store, notice):
                raise Failed("nobody is called there any more")

        fate = await self._fate(channel, said(waiting, who.lang), begun, lasts(waiting, milliseconds()))
        if fate == "arrived":
            await self.hub.write(calls.done, self.store, notice)
        elif fate == "dead":
            await self.hub.write(channels.remove, self.store, channel.id)
            self.changed()
        else:
            await self.hub.write(calls.failed, self.store, notice, milliseconds())

    async def try_out(self, channel: Channel, told: dict[str, Any]) -> str:
        """Send something now, because somebody wants to see whether it arrives; `busy` where too much is under way."""
        bounds = {"tried": TRIED, self._host(channel): OF_A_HOST}
        if any(self._busy[what] >= most for what, most in bounds.items()):
            return "busy"
        self._busy.update(bounds.keys())
        try:
            return await self._fate(channel, told)
        finally:
            self._busy.subtract(bounds.keys())

    async def _fate(self, channel: Channel, told: dict[str, Any], begun: Any = None, ttl: int = 3600) -> str:
        """Send something: `arrived`, `failed`, or `dead` where nothing will ever arrive."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        fate = await self._sent(channel, told, begun, ttl)
        self._were.pop(channel.id, None)
        self._were[channel.id] = "quick" if fate == "arrived" and loop.time() - began < SLOW else "doubtful"
        for oldest in list(self._were)[: max(0, len(self._were) - REMEMBERED)]:
            del self._were[oldest]
        return fate

    async def _sent(self, channel: Channel, told: dict[str, Any], begun: Any, ttl: int) -> str:
        base = self.settings.public_url.rstrip("/")
        try:
            if channel.kind == "push":
                headers, body = await self._pushed(channel, told, ttl)
            else:
                click = f"{base}/{told['url']}" if base else ""
                headers, body = webhooks.told(channel.kind, told["title"], told["body"], click)
            status = await self.outward.post(channel.url, headers, body, begun)
        except Unsuitable as error:
            log.info("a channel (%s) is removed: %s", channel.kind, error)
            return "dead"
        except Failed as error:
            log.info("a notice (%s) did not arrive: %s", channel.kind, error)
            return "failed"
        if 200 <= status < 300:
            return "arrived"
        log.info("a notice (%s) was answered by %d", channel.kind, status)
        return "dead" if status in DEAD or 300 <= status < 400 else "failed"

    async def _pushed(self, channel: Channel, told: dict[str, Any], ttl: int) -> tuple[dict[str, str], bytes]:
        public = self.settings.public_url
        contact = public if public.startswith("https:") else "mailto:host@localhost"
        to = channel.subscription
        body = push.seal(json.dumps(told, ensure_ascii=False).encode(), to)
        headers = {
            "TTL": str(ttl), "Urgency": "normal", "Topic": TOPIC, "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Authorization": push.signed(to.endpoint, contact, await self.key(), milliseconds() // 1000),
        }  # fmt: skip
        return headers, body

    async def key(self) -> Any:
        """The key by which push services know this server."""
        if self._key is None:
            written = await self.hub.read(house_key, self.store, "push", push.new_key)
            self._key = push.read_key(written)
        return self._key

    async def public_key(self) -> str:
        """What a page tells its browser of it."""
        return push.text(push.point((await self.key()).public_key()))


def _shown(room: "OpenTable", seat: int) -> bool:
    return room.shown.get(seat, -1) >= room.sitting.version(seat)


def lasts(waiting: list[Waiting], now: int) -> int:
    """For how many seconds a notice is of use: as long as the clock runs, half a day at most."""
    ends = [one.until - now for one in waiting if one.until]
    return max(60, min([LASTS_MS, *ends]) // 1000)


def said(waiting: list[Waiting], lang: str) -> dict[str, Any]:
    """A notice: which game and who has moved, never what. Several tables are one notice with their number."""
    say = say_in(lang)
    newest = next((one for one in waiting if one.state == "called"), waiting[0])
    title = titled(newest.game, lang)
    if newest.turn == GATHERING:
        body = say("call-again")
    elif newest.mover:
        body = say("call-moved", name=newest.mover)
    else:
        body = say("call-turn")
    if len(waiting) == 1:
        return {"title": title, "body": body, "url": f"#/t/{newest.table}", "tag": TOPIC, "n": 1}
    body = say("call-many", n=len(waiting), title=title, what=body)
    return {"title": say("call-house"), "body": body, "url": "#/my", "tag": TOPIC, "n": len(waiting)}
