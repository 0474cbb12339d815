"""`affinage think`: thoughts for a server elsewhere, taken from its queue one by one.

A thinker knows the queue and nothing else (`fleet_queue`). It compiles its games first, then says every second that it
is there, and thinks in processes of its own as a server does. Where the database is away it comes back by itself.
"""

import asyncio
import logging
import secrets
import signal
import socket
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import procrastinate
import psycopg
from procrastinate.exceptions import ProcrastinateException
from psycopg_pool import AsyncConnectionPool

from affinage.agents.workshop import Workshop
from affinage.core.about import names
from affinage.core.game import find

from . import errands, thinking
from .fleet import AGAIN, ALIVE, BEAT
from .fleet_queue import CHANNEL, SCHEMA, check_thinker
from .worker import Stuck, Worker

log = logging.getLogger("affinage.server")
WARM_UP = 600.0  # seconds in which a process must have loaded its games
POLL = 0.25  # seconds: a notice that comes while the library fetches is forgotten
GRACE = 15.0  # seconds in which thoughts may be brought to their end when the thinker shall stop
TELL = 2.0  # seconds between two lines about how far a review is
# Without `excluded`: to read from it, a thinker would need the right to read answers.
_HERE = """
INSERT INTO thinkers (id, name, version, games, at_once) VALUES (%s, %s, %s, %s, %s)
ON CONFLICT (id) DO UPDATE SET seen = now()"""
_GONE = "DELETE FROM thinkers WHERE id = %s"
_NOW = "SELECT extract(epoch FROM clock_timestamp())::float"
_FAR = """
INSERT INTO answers (ticket, done, total) VALUES (%(ticket)s, %(done)s, %(total)s)
ON CONFLICT (ticket) DO UPDATE SET done = %(done)s, total = %(total)s, at = now()"""
_ANSWER = """
INSERT INTO answers (ticket, done, total, found) VALUES (%(ticket)s, 0, 0, %(found)s)
ON CONFLICT (ticket) DO UPDATE SET found = %(found)s, at = now()"""


@dataclass
class Thinker:
    """Some processes that think for a server elsewhere."""

    where: str
    at_once: int = 1
    name: str = field(default_factory=socket.gethostname)
    nice: int = 10
    id: str = field(default_factory=lambda: secrets.token_hex(8))
    joined: asyncio.Event = field(default_factory=asyncio.Event)
    _free: asyncio.Queue[Worker] = field(default_factory=asyncio.Queue)
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)
    _games: list[str] = field(default_factory=list)
    _pool: AsyncConnectionPool[Any] | None = None

    async def run(self) -> None:
        """Think until it is cancelled."""
        logging.getLogger("procrastinate").setLevel(logging.CRITICAL)  # it would write down what is asked
        logging.getLogger("psycopg.pool").setLevel(logging.ERROR)  # it would tell every try
        await self._get_ready()
        workers, told = [Worker(self.nice) for _ in range(self.at_once)], ""
        try:
            await asyncio.gather(*map(self._warm_up, workers))
            while True:
                try:
                    await self._join()
                except (psycopg.Error, ProcrastinateException, OSError) as error:
                    if (why := str(error.__cause__ or error)) != told:
                        told = why
                        log.warning("the queue is away: %s", (told.strip().splitlines() or ["no reason given"])[0])
                self.joined.clear()
                await asyncio.sleep(AGAIN)
        finally:
            for task in self._tasks:
                task.cancel()
            for worker in workers:
                worker.end()

    async def _warm_up(self, worker: Worker) -> None:
        """A process is of use when it has loaded its games: on a busy machine that can take longer than a thought."""
        games = [find(name) for name in names()]
        with suppress(Stuck):
            await worker.ask(WARM_UP, thinking.warm_up, games)
        self._free.put_nowait(worker)

    async def _get_ready(self) -> None:
        games = [find(name) for name in names()]
        workshop = Workshop(games, nice=self.nice)
        try:
            for game in games:
                await asyncio.wrap_future(workshop.when_ready(game))
                log.info("ready to think about %s, rules %d", game.name, game.version)
        finally:
            workshop.close()
        self._games = [errands.key_of(game) for game in games]

    async def _join(self) -> None:
        settings: dict[str, Any] = {"options": f"-c search_path={SCHEMA}", "connect_timeout": 5}
        connector = procrastinate.PsycopgConnector(
            conninfo=self.where, kwargs=settings, min_size=1, max_size=3 + self.at_once, timeout=5
        )
        app = procrastinate.App(connector=connector)
        app.task(name=errands.TASK, queue=errands.QUEUE)(self.think)
        async with app.open_async():
            self._pool = connector.pool
            taking = asyncio.create_task(
                app.run_worker_async(
                    queues=[errands.QUEUE], concurrency=self.at_once, delete_jobs="always",
                    install_signal_handlers=False, fetch_job_polling_interval=POLL,
                    abort_job_polling_interval=BEAT, update_heartbeat_interval=BEAT,
                    stalled_worker_timeout=10 * ALIVE, shutdown_graceful_timeout=GRACE,
                )
            )  # fmt: skip
            try:
                while not taking.done():
                    await self._do(_HERE, self.id, self.name, errands.VERSION, self._games, self.at_once)
                    self.joined.set()
                    await asyncio.wait({taking}, timeout=BEAT)
                await taking
            finally:
                with suppress(psycopg.Error):
                    await self._do(_GONE, self.id)  # first: nobody shall hand in anything for this one any more
                taking.cancel()
                await asyncio.gather(taking, return_exceptions=True)

    async def _do(self, query: str, *given: Any, **named: Any) -> Any:
        """One statement; its first value, if it has one."""
        assert self._pool is not None
        async with self._pool.connection() as connection:
            cursor = await connection.execute(query, named or given)
            row = await cursor.fetchone() if cursor.description else None
            return None if row is None else row[0]

    async def think(
        self, ticket: str, lane: str, work: str, told: dict[str, Any], asked: float, seconds: float, waited: float,
        deadline: float,
    ) -> None:  # fmt: skip
        """Take a job, think, and leave the answer; where something goes wrong, whoever asked thinks themselves."""
        try:
            await self._think(ticket, lane, work, told, asked, seconds, waited, deadline)
        except Exception:
            log.exception("a thought (%s) failed", work)
            raise

    async def _think(
        self, ticket: str, lane: str, work: str, told: dict[str, Any], asked: float, seconds: float, waited: float,
        deadline: float,
    ) -> None:  # fmt: skip
        worker, warm = await self._free.get(), True
        telling: asyncio.Task[None] | None = None
        try:
            late, began = await self._do(_NOW) - asked, time.monotonic()
            if late >= seconds:
                return  # nobody waits for it any more
            task = errands.task_of(work, told, late, seconds - late, waited, deadline)
            worker.progress[0] = worker.progress[1] = 0
            if work == errands.JUDGE:
                telling = asyncio.create_task(self._tell_how_far(ticket, worker))
            warm = False
            found = task.answer(await worker.ask(task.seconds, task.work, *task.args))
            warm = True
        except Stuck as error:
            log.warning("no answer was found in time: %s", error)
            return
        finally:
            if telling is not None:
                telling.cancel()
            if warm:
                self._free.put_nowait(worker)
            else:  # its process was ended
                again = asyncio.create_task(self._warm_up(worker))
                self._tasks.add(again)
                again.add_done_callback(self._tasks.discard)
        await self._do(_ANSWER, ticket=ticket, found=errands.written(work, found))
        await self._do("SELECT pg_notify(%s, %s)", CHANNEL, ticket)
        log.info("%s for %s: %.1f s", work, lane[:8], time.monotonic() - began)

    async def _tell_how_far(self, ticket: str, worker: Worker) -> None:
        while True:
            await asyncio.sleep(TELL)
            with suppress(psycopg.Error):
                await self._do(_FAR, ticket=ticket, done=worker.progress[0], total=worker.progress[1])


async def think(where: str, at_once: int, name: str) -> None:
    """Think until Ctrl-C, or until a service manager ends it: what is in hand is brought to its end first."""
    await asyncio.to_thread(check_thinker, where)
    thinker = Thinker(where, at_once, name or socket.gethostname())
    task = asyncio.ensure_future(thinker.run())
    loop = asyncio.get_running_loop()
    for meant in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C is an exception there
            loop.add_signal_handler(meant, task.cancel)
    with suppress(asyncio.CancelledError):
        await task
