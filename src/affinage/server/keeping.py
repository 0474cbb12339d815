"""Finished games written down in words, and tables that can only be looked at: what a hub has to do with records."""

import logging
import zlib
from typing import TYPE_CHECKING

from .records import bare, ended
from .service import Unsaid
from .store import Header, Stored, StoreError

if TYPE_CHECKING:
    from .hub import Hub, OpenTable

log = logging.getLogger("affinage.server")


async def write_down(hub: "Hub", room: "OpenTable") -> None:
    """Keep a finished game in words, so that it can be read when its rules are no longer here."""
    try:
        if await hub.read(hub.store.record, room.table) is None:
            async with hub.at(room.table) as found:
                events = await hub.read(hub.store.events, room.table)
                text = await hub.read(found.sitting.file, events)
            await hub.write(hub.store.keep_record, room.table, text, events[-1].at)
    except (StoreError, Unsaid) as error:  # when the table is next opened, if it is still there, it is tried again
        log.warning("table %s could not be written down: %s", room.table, error, extra={"table": room.table})


async def unplayable(hub: "Hub", table: str) -> str:
    """Nothing where a table can be opened; `record` or `damaged` where only what is stored of it can be looked at."""
    try:
        async with hub.at(table):
            return ""
    except Unsaid as unsaid:
        if unsaid.status != 410:
            raise
        return unsaid.code


async def is_over(hub: "Hub", table: str) -> bool:
    """Whether a table's game is over, playable or not."""
    if await unplayable(hub, table):
        return ended((await hub.read(stored, hub, table)).events) is not None
    async with hub.at(table) as room:
        return room.sitting.status == "over"


class AsStored:
    """A table as the store has it."""

    def __init__(self, header: Header, events: list[Stored], file: str | None, secret: str) -> None:
        self.header, self.events, self._file, self._secret = header, events, file, secret

    @property
    def words(self) -> str | None:
        """The game's file, if it was written down."""
        return self._file

    def file(self) -> str:
        """Its file: as it was written down, or all that is stored; for those who may know everything."""
        return self._file or bare(self.header, self._secret, self.events)


def stored(hub: "Hub", table: str) -> AsStored:
    """What the store has of a table, however little of it makes sense."""
    header = hub.store.header(table)
    if header is None:
        raise Unsaid(404, "no-table")
    secret = hub.store.secret(table)
    try:
        return AsStored(header, hub.store.events(table), hub.store.record(table), secret)
    except (ValueError, zlib.error):  # somebody has written into the database
        return AsStored(header, [], None, secret)
