"""Hearing from other server processes which tables have news, by PostgreSQL's LISTEN and NOTIFY."""

import threading
from collections.abc import Callable

import psycopg
from sqlalchemy.engine import URL

AGAIN_S = 0.5  # how long to wait before a lost connection is tried again


class Ear:
    """A thread with a connection of its own that listens until it is closed."""

    def __init__(self, url: URL, channel: str, callback: Callable[[str], None]) -> None:
        self._dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._channel, self._callback = channel, callback
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
                        self._callback("")  # what was said meanwhile nobody has heard
                    while not self._closed.is_set():
                        for heard in connection.notifies(timeout=0.2):
                            self._callback(heard.payload)
            except psycopg.Error:
                lost = True
                self._closed.wait(AGAIN_S)
