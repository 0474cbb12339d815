"""What server processes tell each other, by PostgreSQL's LISTEN and NOTIFY.

A transaction with a NOTIFY takes one lock of the whole cluster until its commit is on the disk, and so everybody would
store one after another. What has happened is therefore gathered and said after its commit. A process that dies in
between has told nobody: whoever sees it die looks at everything once.
"""

import threading
from collections.abc import Callable

import psycopg
from sqlalchemy.engine import URL

from .store import ALL, TOLD

AGAIN_S = 0.5  # how long to wait before a lost connection is tried again
PAUSE_S = 0.02  # between two messages; what comes in meanwhile goes together
MOST = 200  # names in one message: PostgreSQL takes 8,000 bytes
MARK = "@"  # how a gathered message begins; others are told as they are
Said = Callable[[str, str], None]


def dsn(url: URL) -> str:
    """The database's address as its own driver wants it."""
    return url.set(drivername="postgresql").render_as_string(hide_password=False)


class Ear:
    """A thread with a connection of its own that listens until it is closed."""

    def __init__(self, url: URL, channel: str, own: str, callback: Said) -> None:
        self._dsn, self._channel, self._own, self._callback = dsn(url), channel, own, callback
        self._closed, self._ready = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._listen, name="affinage-listen", daemon=True)
        self._thread.start()
        self._ready.wait(5)

    def close(self) -> None:
        """Stop listening."""
        self._closed.set()
        self._thread.join(5)

    def _listen(self) -> None:
        lost = False
        while not self._closed.is_set():
            try:
                with psycopg.connect(self._dsn, autocommit=True, connect_timeout=5) as connection:
                    connection.execute(psycopg.sql.SQL("LISTEN {}").format(psycopg.sql.Identifier(self._channel)))
                    self._ready.set()
                    if lost:
                        self._callback(ALL, "")  # what was said meanwhile nobody has heard
                    while not self._closed.is_set():
                        for heard in connection.notifies(timeout=0.2):
                            self._tell(heard.payload)
            except psycopg.Error:
                lost = True
                self._closed.wait(AGAIN_S)

    def _tell(self, message: str) -> None:
        if not message.startswith(MARK):
            self._callback(TOLD, message)
            return
        who, what, *names = message.removeprefix(MARK).split()
        for name in names if who != self._own else ():
            self._callback(what, name)


class Mouth:
    """A thread with a connection of its own that says what has happened, gathered."""

    def __init__(self, url: URL, channel: str, own: str) -> None:
        self._dsn, self._channel, self._own = dsn(url), channel, own
        self._unsaid: dict[tuple[str, str], None] = {}  # in order, each once
        self._something = threading.Condition()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="affinage-tell", daemon=True)
        self._thread.start()

    def say(self, what: str, name: str) -> None:
        """Soon; nobody waits for it."""
        with self._something:
            self._unsaid[what, name] = None
            self._something.notify()

    def close(self) -> None:
        """Say what is left, and stop."""
        with self._something:
            self._closed = True
            self._something.notify()
        self._thread.join(5)

    def _run(self) -> None:
        while True:
            try:
                with psycopg.connect(self._dsn, autocommit=True, connect_timeout=5) as connection:
                    connection.execute("SET synchronous_commit = off")  # nothing is stored by it
                    while self._say_some(connection):
                        pass
                    return
            except psycopg.Error:  # whoever listens has lost its connection as well, and looks at everything
                with self._something:
                    if self._closed or self._something.wait_for(lambda: self._closed, AGAIN_S):
                        return

    def _say_some(self, connection: "psycopg.Connection[tuple[object, ...]]") -> bool:
        with self._something:
            self._something.wait_for(lambda: self._unsaid or self._closed)
            if not self._unsaid:
                return False
            now, self._unsaid = list(self._unsaid), {}
        messages = []
        for kind in dict.fromkeys(what for what, _ in now):
            names = [name for what, name in now if what == kind]
            messages += [
                f"{MARK}{self._own} {kind} {' '.join(names[first : first + MOST])}"
                for first in range(0, len(names), MOST)
            ]
        connection.execute("SELECT pg_notify(%s, said) FROM unnest(%s::text[]) AS said", (self._channel, messages))
        with self._something:
            self._something.wait_for(lambda: self._closed, PAUSE_S)
        return True
