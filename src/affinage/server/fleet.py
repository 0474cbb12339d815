"""A server's side of the fleet: long thoughts go to thinkers on other machines while any are alive.

What is asked waits in one queue for all servers (`fleet_queue`), fairly: a wish is due when it came plus what its class
can bear to wait, and whoever has more wishes waiting is due behind those. An answer is a row and a notice. Once a beat
this server looks who is alive, what has become of its wishes and what dead thinkers have left behind. Whatever is not
in a living thinker's hands in good time comes home: `ask` answers nothing, and the server thinks itself.
"""

import asyncio
import hmac
import logging
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import procrastinate
import psycopg
from procrastinate.exceptions import ProcrastinateException
from procrastinate.jobs import Job
from psycopg.rows import tuple_row
from psycopg_pool import AsyncConnectionPool
from sqlalchemy.engine import URL

from affinage.core.game import Game

from . import errands
from .fleet_queue import CHANNEL, SCHEMA, NoQueue, bring_up, dsn
from .pool import Asker, Dropped, Thought
from .queueing import Importance

log = logging.getLogger("affinage.server")
BEAT = 1.0  # seconds between two looks
ALIVE = 4.0  # seconds without a beat after which a thinker counts as dead
AGAIN = 2.0  # seconds until the database is tried again; and a queue is looked for that the host may have made
TIDY = 60  # beats between two looks for what is left of wishes that nobody has
HOMEWARD = 1 / 4  # of its patience: a wish that no thinker has in hand by then comes home
TAKEN_UP = 2.0  # seconds in which another thinker may take up what a dead one had in hand
WAITING = 2  # wishes for each thought of theirs that may wait to be begun; the next one stays at home
TENTHS = 10  # of a second are what due times are counted in: a priority has 32 bits
BEHIND = {Importance.PEOPLE: 0, Importance.BOTS: 5, Importance.HINT: 10, Importance.REVIEW: 60}  # seconds
COST = {Importance.PEOPLE: 1, Importance.BOTS: 2, Importance.HINT: 5, Importance.REVIEW: 60}  # likewise, for the next
_DUE = """
SELECT greatest(
    (extract(epoch FROM clock_timestamp() - made_at) * %(tenths)s)::integer + %(behind)s,
    (SELECT max(-priority) + %(cost)s FROM procrastinate_jobs WHERE status = 'todo' AND args->>'lane' = %(lane)s)
), extract(epoch FROM clock_timestamp())::float FROM layout"""
_THINKERS = "SELECT id, games, at_once FROM thinkers WHERE version = %s AND seen > now() - make_interval(secs => %s)"
_JOBS = """
SELECT j.id, j.status = 'doing' AND w.last_heartbeat > now() - make_interval(secs => %s)
FROM procrastinate_jobs j LEFT JOIN procrastinate_workers w ON w.id = j.worker_id
WHERE j.id = ANY(%s) AND j.status IN ('todo', 'doing')"""
_ANSWERS = "SELECT ticket, done, total, found FROM answers WHERE ticket = ANY(%s)"
_DONE = "DELETE FROM answers WHERE ticket = ANY(%s)"
_LEFT_OVER = (
    "DELETE FROM answers WHERE at < now() - interval '1 hour'",
    "DELETE FROM thinkers WHERE seen < now() - interval '1 day'",
    """DELETE FROM procrastinate_jobs WHERE status NOT IN ('todo', 'doing') OR status = 'todo'
    AND (args->>'asked')::float + (args->>'seconds')::float < extract(epoch FROM now())""",
)


@dataclass
class Wish:
    """Something that thinkers are asked."""

    ticket: str
    asker: Asker
    work: str
    since: float
    latest: float  # when it comes home unless a thinker has it
    coming: "asyncio.Future[str | None]"  # the answer as text; nothing: it comes home
    job: int = 0
    begun: bool = False
    progress: tuple[int, int] = (0, 0)


@dataclass
class Fleet:
    """What one server asks of thinkers elsewhere."""

    url: URL
    key: bytes  # under which askers are digested, the same at all servers of a house
    games: frozenset[str] = frozenset()  # that somebody can think about now
    at_once: int = 0  # thoughts of those who are alive
    _wishes: dict[str, Wish] = field(default_factory=dict)
    _app: procrastinate.App | None = None  # while the queue can be used
    _pool: AsyncConnectionPool[Any] | None = None
    _tellings: set[asyncio.Task[None]] = field(default_factory=set)

    async def run(self) -> None:
        """Serve until it is cancelled, whatever the database does."""
        logging.getLogger("procrastinate").setLevel(logging.CRITICAL)  # it would write down what is asked
        logging.getLogger("psycopg.pool").setLevel(logging.ERROR)  # it would tell every try
        where, told = dsn(self.url), ""
        while True:
            try:
                if await asyncio.to_thread(bring_up, where):
                    told = ""
                    await self._joined(where)
            except (psycopg.Error, ProcrastinateException, NoQueue, OSError) as error:
                if (why := str(error.__cause__ or error)) != told:
                    told = why
                    log.warning("thinkers elsewhere cannot be asked: %s", (told.strip().splitlines() or ["?"])[0])
            finally:
                self._all_home()
            await asyncio.sleep(AGAIN)

    async def _joined(self, where: str) -> None:
        settings: dict[str, Any] = {"options": f"-c search_path={SCHEMA}", "connect_timeout": 5}
        connector = procrastinate.PsycopgConnector(conninfo=where, kwargs=settings, min_size=1, max_size=4, timeout=5)
        app = procrastinate.App(connector=connector)
        async with app.open_async():
            self._app, self._pool = app, connector.pool
            hearing = asyncio.create_task(self._hear(where, settings))
            try:
                for beat in range(1 << 62):
                    await self._look()
                    if beat % TIDY == 0:
                        await self._tidy()
                    if hearing.done():
                        await hearing
                    await asyncio.wait({hearing}, timeout=BEAT)
            finally:
                self._all_home()  # before all that takes time
                hearing.cancel()
                await asyncio.gather(hearing, return_exceptions=True)

    def _all_home(self) -> None:
        """The queue cannot be used: nobody is waited for."""
        self._app = self._pool = None
        self.games, self.at_once = frozenset(), 0
        for wish in self._wishes.values():
            _tell(wish, None)

    async def _rows(self, query: str, *given: Any) -> list[tuple[Any, ...]]:
        assert self._pool is not None
        async with self._pool.connection() as connection, connection.cursor(row_factory=tuple_row) as cursor:
            await cursor.execute(query.encode(), given)
            return await cursor.fetchall() if cursor.description else []

    # Looking

    async def _hear(self, where: str, settings: dict[str, Any]) -> None:
        """Fetch answers as soon as thinkers say that they are there."""
        async with await psycopg.AsyncConnection.connect(where, autocommit=True, **settings) as ear:
            await ear.execute(f"LISTEN {CHANNEL}".encode())
            async for notice in ear.notifies():
                if notice.payload in self._wishes:
                    await self._fetch([notice.payload])

    async def _fetch(self, tickets: list[str]) -> None:
        found = []
        for ticket, done, total, text in await self._rows(_ANSWERS, tickets):
            if (wish := self._wishes.get(ticket)) is not None:
                wish.progress = done, total
                if text is not None:
                    _tell(wish, text)
                    found.append(ticket)
        if found:
            await self._rows(_DONE, found)

    async def _look(self) -> None:
        """Who is alive, what has become of every wish, and what the dead have left."""
        thinkers = await self._rows(_THINKERS, errands.VERSION, ALIVE)
        self.games = frozenset(game for _, games, _ in thinkers for game in games)
        self.at_once = sum(at_once for _, _, at_once in thinkers)
        await self._take_up()
        mine = {wish.job: wish for wish in self._wishes.values() if wish.job}
        if not mine:
            return
        in_hand = dict(await self._rows(_JOBS, ALIVE, list(mine)))  # before answers: whoever is done has answered
        await self._fetch([wish.ticket for wish in mine.values()])
        now = time.monotonic()
        for number, wish in mine.items():
            begun, wish.begun = wish.begun, bool(in_hand.get(number))
            if begun and not wish.begun:  # its thinker has died: perhaps another one takes it up
                wish.latest = max(wish.latest, now + TAKEN_UP)
            gone, late = number not in in_hand, now > wish.latest or not thinkers
            if gone or (late and not wish.begun) or not wish.asker.wanted():
                _tell(wish, None)

    async def _take_up(self) -> None:
        """Give back to the queue what a dead thinker had in hand: the library leaves it there, with its lock."""
        assert self._app is not None
        manager = self._app.job_manager
        for job in await manager.get_stalled_jobs(seconds_since_heartbeat=ALIVE):
            with suppress(ProcrastinateException):  # another server was quicker
                await manager.retry_job(job)

    async def _tidy(self) -> None:
        for query in _LEFT_OVER:
            await self._rows(query)

    # Asking

    def takes(self, game: Game) -> bool:
        """Whether somebody alive can think about this game, and has not enough waiting already."""
        if self._app is None or errands.key_of(game) not in self.games or not errands.can_travel(game):
            return False
        return sum(not wish.begun for wish in self._wishes.values()) < WAITING * self.at_once

    async def ask(self, asker: Asker, work: str, told: dict[str, Any], within: float, deadline: float) -> Any:
        """The answer, within so many seconds; nothing where it must be found at home, Dropped where nobody waits."""
        coming: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        now = time.monotonic()
        wish = Wish(secrets.token_hex(16), asker, work, now, now + HOMEWARD * within, coming)
        self._wishes[wish.ticket] = wish
        try:
            await self._hand_in(wish, told, within, deadline)
            await asyncio.wait({coming}, timeout=within)
        except (psycopg.Error, ProcrastinateException, OSError) as error:
            log.warning("a thought was not handed in: %s", error)
        finally:
            del self._wishes[wish.ticket]
            text = coming.result() if coming.done() else None
            if text is None and wish.job:
                self._never_mind(wish)
        if text is not None:
            return errands.read(work, text)
        if not asker.wanted():
            raise Dropped
        return None

    async def _hand_in(self, wish: Wish, told: dict[str, Any], within: float, deadline: float) -> None:
        app, asker = self._app, wish.asker
        if app is None:
            return _tell(wish, None)
        which = asker.importance
        lane = hmac.digest(self.key, f"{which.name} {asker.owner}".encode(), "sha256").hex()[:32]
        given = {"tenths": TENTHS, "behind": TENTHS * BEHIND[which], "cost": TENTHS * COST[which], "lane": lane}
        assert self._pool is not None
        async with self._pool.connection() as connection, connection.cursor(row_factory=tuple_row) as cursor:
            await cursor.execute(_DUE, given)
            due, now = await cursor.fetchone() or (0, 0.0)
        kwargs: dict[str, Any] = {
            "ticket": wish.ticket, "lane": lane, "work": wish.work, "told": told, "asked": now, "seconds": within,
            "waited": asker.waited, "deadline": deadline,
        }  # fmt: skip
        alone = which in (Importance.HINT, Importance.REVIEW)  # one at a time for each guest
        job = Job(
            id=None, queue=errands.QUEUE, lock=lane if alone else None, queueing_lock=None, task_name=errands.TASK,
            task_kwargs=kwargs, priority=-int(due),
        )  # fmt: skip
        wish.job = (await app.job_manager.defer_job_async(job)).id or 0
        return None

    def _never_mind(self, wish: Wish) -> None:
        """Nobody waits for it: it leaves the queue, or whoever thinks about it is told to stop."""

        async def tell() -> None:
            with suppress(psycopg.Error, ProcrastinateException, OSError):
                if self._app is not None:
                    await self._app.job_manager.cancel_job_by_id_async(wish.job, abort=True, delete_job=True)

        task = asyncio.get_running_loop().create_task(tell())
        self._tellings.add(task)
        task.add_done_callback(self._tellings.discard)

    def look_again(self, table: str) -> None:
        """A table has changed, or somebody there has gone."""
        for wish in self._wishes.values():
            if wish.asker.about == table and not wish.asker.wanted():
                _tell(wish, None)

    # Telling

    def thoughts(self) -> list[Thought]:
        """What is asked of thinkers now."""
        now = time.monotonic()
        return [
            Thought(wish.asker.importance, wish.asker.about, not wish.begun, now - wish.since)
            for wish in self._wishes.values()
        ]

    def held(self, importance: Importance, owner: str) -> int:
        """How many of an owner's wishes are asked."""
        return sum((wish.asker.importance, wish.asker.owner) == (importance, owner) for wish in self._wishes.values())

    def progress(self, table: str) -> tuple[int, int]:
        """How far a table's review is."""
        mine = (wish for wish in self._wishes.values() if wish.work == errands.JUDGE and wish.asker.about == table)
        return max((wish.progress for wish in mine), default=(0, 0))


def _tell(wish: Wish, text: str | None) -> None:
    if not wish.coming.done():
        wish.coming.set_result(text)
