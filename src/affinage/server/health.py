"""Whether the server can do what it is there for: its database is read, and not waited for without end."""

import asyncio

from sqlalchemy import select, text

from . import schema
from .store import Store, StoreError


class Health:
    """One look at a time: whoever asks meanwhile hears of the same one, and one that hangs hangs once."""

    def __init__(self, store: Store, seconds: float) -> None:
        self._store, self._seconds = store, seconds
        self._looking: asyncio.Future[None] | None = None

    async def database(self) -> bool:
        """Whether the database answers in time."""
        if self._looking is None or self._looking.done():
            self._looking = asyncio.ensure_future(asyncio.to_thread(self._look))
            self._looking.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may wait for it
        try:
            await asyncio.wait_for(asyncio.shield(self._looking), self._seconds)
        except (StoreError, TimeoutError):
            return False
        return True

    def _look(self) -> None:
        with self._store.reading() as connection:
            if connection.dialect.name == "postgresql":  # nobody waits for it any longer: it must not wait either
                connection.execute(text(f"SET LOCAL statement_timeout = {max(1, int(1000 * self._seconds))}"))
            connection.execute(select(schema.tables.c.id).limit(1)).first()
        self._store.check()
