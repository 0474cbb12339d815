"""That a process lives, and which others do: a lease in PostgreSQL, and a lock for as long as a session lasts.

Death is noticed in two ways. A killed process loses its session, and with it its lock: the next beat of any other one
finds it free. A frozen one, or one that is cut off, keeps its lock (until its network gives up) but not its lease.
Either way it is buried: it is no longer among the living, whoever looks at its tables may take them, and the pages
that were open there are closed. Nobody comes back under an old name.

The own lease counts from when a beat was *sent*, by a clock that a sleeping computer does not stop.
"""

# ruff: noqa: S608 - statements are put together from this file's own words
import logging
import os
import secrets
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import psycopg
from sqlalchemy.engine import URL

from .listening import dsn
from .owners import NOW

log = logging.getLogger("affinage.server")
BLIND = "AFFINAGE_TRUSTS_ITSELF"  # for tests: a process that never doubts its lease, so that only the epoch stops it
NETWORK = {"connect_timeout": 3, "keepalives_idle": 2, "keepalives_interval": 1, "keepalives_count": 3}
FORGOTTEN_MS = 86_400_000  # for so long it is known when somebody was last at a table
_JOIN = f"INSERT INTO processes (id, key, address, until) VALUES (%s, %s, %s, {NOW} + %s)"
_RENEW = f"UPDATE processes SET until = {NOW} + %s WHERE id = %s AND until > {NOW}"
_ALL = f"SELECT id, key, address, until > {NOW} FROM processes"
_BURY = f"""
WITH dead AS (DELETE FROM processes WHERE id = %(id)s AND (%(sure)s OR until < {NOW}) RETURNING id),
     old AS (DELETE FROM presence WHERE pages = 0 AND seen < {NOW} - {FORGOTTEN_MS})
UPDATE presence SET pages = 0, seen = {NOW} WHERE process IN (SELECT id FROM dead) AND pages > 0"""

Row = tuple[str, int, str, bool]


def steady() -> float:
    """Seconds by a clock that nobody sets and that runs on while the computer sleeps, where there is one."""
    clock = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if clock is None else time.clock_gettime(clock)


class Life:
    """This process among the others: a thread of its own, which no busy event loop keeps from beating."""

    def __init__(self, url: URL, address: str, lease: float, beat: float, changed: Callable[[bool], None]) -> None:
        self._dsn, self.address, self._lease, self._beat = dsn(url), address, lease, beat
        self._changed = changed  # after each beat: whether somebody has died, or this one has another name
        self._blind = bool(os.environ.get(BLIND))
        self.id, self._key, self._good_until = "", 0, 0.0
        self.living: dict[str, str] = {}  # names and addresses, this one's included
        self._session: psycopg.Connection[Any] | None = None
        self._speaking = threading.Lock()  # the session is used by one at a time
        self._ending, self._now = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._run, name="affinage-life", daemon=True)

    @property
    def alive(self) -> bool:
        """Whether the own lease surely holds."""
        return not self._ending.is_set() and (self._blind or steady() < self._good_until)

    def begin(self) -> None:
        """Be among the living, from now on."""
        with self._speaking:
            self._join()
            self._look()
        self._thread.start()

    def end(self) -> None:
        """Leave everything to the others, at once."""
        if self._ending.is_set():
            return
        self._ending.set()
        self._now.set()
        if self._thread.is_alive():
            self._thread.join(5)
        with self._speaking, suppress(psycopg.Error):
            if self._session is not None:
                self._session.execute(_BURY, {"id": self.id, "sure": True})
        self._close()

    def hurry(self) -> None:
        """Beat now: somebody has left, or could not be reached."""
        self._now.set()

    def _run(self) -> None:
        while not self._ending.is_set():
            before, name = set(self.living), self.id
            try:
                with self._speaking:
                    self._once()
            except psycopg.Error as error:
                # The session is gone, and with it whatever it held: come back as somebody new.
                if not self._blind:
                    self._good_until = 0.0
                    log.warning("this process is not sure of its tables for a moment: %s", str(error).split("\n")[0])
                    with suppress(psycopg.Error), self._speaking:
                        self._join()
            if not self._ending.is_set():
                self._changed(bool(before - set(self.living)) or name != self.id)
            self._now.wait(self._beat)
            self._now.clear()

    def _join(self) -> None:
        self._close()
        old, self.id, self._key = self.id, secrets.token_hex(6), secrets.randbits(62)
        self._session = session = psycopg.connect(self._dsn, autocommit=True, **NETWORK)  # type: ignore[arg-type]  # numbers, as libpq takes them
        for what in ("tcp_keepalives_idle = 2", "tcp_keepalives_interval = 1", "tcp_keepalives_count = 3"):
            session.execute(f"SET {what}".encode())
        session.execute("SET synchronous_commit = off")  # after a crash of the database everybody joins anew
        session.execute("SELECT pg_advisory_lock(%s)", (self._key,))
        if old:
            session.execute(_BURY, {"id": old, "sure": True})
        sent = steady()
        session.execute(_JOIN, (self.id, self._key, self.address, int(1000 * self._lease)))
        self._good_until = sent + self._lease

    def _close(self) -> None:
        if self._session is not None:
            with suppress(psycopg.Error):
                self._session.close()
            self._session = None

    def _once(self) -> None:
        if self._session is None:
            raise psycopg.OperationalError("there is no session")
        sent = steady()
        if self._session.execute(_RENEW, (int(1000 * self._lease), self.id)).rowcount != 1:
            raise psycopg.OperationalError("the lease has run out")  # somebody may have buried this one already
        self._good_until = sent + self._lease
        self._look()

    def _look(self) -> None:
        assert self._session is not None
        living = {self.id: self.address}
        rows: list[Row] = self._session.execute(_ALL).fetchall()
        for row in rows:
            if row[0] != self.id and not self._bury(*row):
                living[row[0]] = row[2]
        self.living = living

    def _bury(self, name: str, key: int, _: str, leased: bool) -> bool:
        """Whether another one is dead: its session or its lease has ended."""
        assert self._session is not None
        found = self._session.execute("SELECT pg_try_advisory_lock(%s)", (key,)).fetchone()
        free = bool(found and found[0])
        if not free and leased:
            return False
        self._session.execute(_BURY, {"id": name, "sure": free})
        if free:
            self._session.execute("SELECT pg_advisory_unlock(%s)", (key,))
        return True
