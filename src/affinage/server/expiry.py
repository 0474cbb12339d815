"""Tables that need not be kept any longer, by the rules that a host has set: deleted one by one, between two moves."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress
from functools import partial

from sqlalchemy import ColumnElement, and_, exists, func, or_, select, text

from affinage.core.errors import AffinageError
from affinage.core.words import Say

from . import counting, schema
from .hosting import delete
from .hub import Hub
from .people import forget_strangers
from .refused import Unsaid
from .settings import Settings
from .store import Store
from .times import milliseconds
from .upkeep import codes_of_the_past, free_codes

log = logging.getLogger("affinage.server")
DAY = 86_400_000  # milliseconds
AT_ONCE = 50  # codes freed by one commit: moves are stored in between


def rules(settings: Settings) -> dict[str, float | None]:
    """For how many days tables are kept: those that nobody started, running and finished ones."""
    return {"open": settings.keep_open, "idle": settings.keep_idle, "ended": settings.keep_ended}


def told(settings: Settings, say: Say) -> str:
    """The rules in a sentence; nothing where everything is kept."""
    kept = [say(f"keeps-{kind}", days=days) for kind, days in rules(settings).items() if days is not None]
    return say("keeps", rules=", ".join(kept)) if kept else ""


def due(store: Store, settings: Settings, now: int, table: str = "") -> list[str]:
    """The tables that need not be kept any longer, or this one alone if it is such a one."""
    t = schema.tables.c
    which = list(_rules(settings, now))
    if not which:
        return []
    wanted = select(t.id).where(or_(*which)).order_by(t.made_at, t.id)
    with store.reading() as connection:
        return [str(one) for one in connection.execute(wanted.where(t.id == table) if table else wanted).scalars()]


def is_due(store: Store, settings: Settings, now: int, table: str) -> bool:
    """Whether this table need not be kept any longer."""
    return table in due(store, settings, now, table)


def _rules(settings: Settings, now: int) -> Iterator[ColumnElement[bool]]:
    t, e = schema.tables.c, schema.events.c
    newest = select(func.max(e.at)).where(e.table_id == t.id).correlate(schema.tables).scalar_subquery()
    last = func.coalesce(newest, t.made_at)

    def has(kind: str) -> ColumnElement[bool]:
        return exists().where(e.table_id == t.id, e.kind == text(f"'{kind}'"))

    begun, over = has("start"), has("over")
    for days, which in (
        (settings.keep_open, and_(~begun, ~over)),
        (settings.keep_idle, and_(begun, ~over)),
        (settings.keep_ended, over),
    ):
        if days is not None:
            yield and_(which, last < now - int(days * DAY))


async def expire(hub: Hub) -> None:
    """Look at the start and once an hour."""
    while True:
        try:
            await _sweep(hub)
        except AffinageError as error:  # the database does not answer just now
            log.warning("what need not be kept any longer is looked for again later: %s", error)
        await asyncio.sleep(hub.settings.sweep)


async def _sweep(hub: Hub) -> None:
    codes = await hub.read(codes_of_the_past, hub.store)
    for first in range(0, len(codes), AT_ONCE):
        some = codes[first : first + AT_ONCE]
        await hub.write(free_codes, hub.store, some)
        hub.rights.forget(some)
    if hub.store.shared:
        await hub.write(counting.forget, hub.store)
    await hub.write(forget_strangers, hub.store, milliseconds())
    for table in await hub.read(due, hub.store, hub.settings, milliseconds()):
        with suppress(Unsaid):  # another server was quicker
            await delete(hub, table, partial(is_due, hub.store, hub.settings, milliseconds(), table))
            log.info("table %s was kept for as long as the rules say", table)
