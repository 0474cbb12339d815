"""Which process owns which table, and who is where: rows in PostgreSQL, each question one statement.

All times are the database's own. A table is owned by a process that is among the living and named there; whoever takes
it raises its epoch, and what an earlier owner still tries to store is refused (`appending`).
"""

# ruff: noqa: S608 - statements are put together from this file's own words
from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import text

from .rows import Fence
from .store import OWNED, PAGES, Store

NOW = "CAST(1000 * extract(epoch FROM clock_timestamp()) AS bigint)"
_LIVING = f"EXISTS (SELECT FROM processes p WHERE p.id = %s AND p.until > {NOW})"
_FREE = f"NOT {_LIVING % 'o.owner'} AND {_LIVING % ':me'}"
_BEGIN = text(
    "INSERT INTO owners (table_id, owner, epoch, waits) SELECT id, '', 0, 0 FROM tables WHERE id = :table "
    "ON CONFLICT DO NOTHING"
)
_TAKE = text(
    f"UPDATE owners o SET owner = :me, epoch = o.epoch + 1 WHERE o.table_id = ANY(:tables) AND {_FREE} "
    "RETURNING o.table_id, o.epoch, o.waits"
)
_OWNER = text(
    "SELECT o.owner, o.epoch, o.waits, p.address FROM owners o "
    f"LEFT JOIN processes p ON p.id = o.owner AND p.until > {NOW} WHERE o.table_id = :table"
)
_ORPHANS = text(f"SELECT o.table_id FROM owners o WHERE o.waits = 1 AND NOT {_LIVING % 'o.owner'}")
_WAITING = text("SELECT table_id FROM owners WHERE waits = 1 AND owner = :me")
_GIVE = text(
    f"UPDATE owners SET owner = :to, epoch = epoch + 1 WHERE table_id = :table AND owner = :me AND epoch = :epoch "
    f"AND {_LIVING % ':to'}"
)
_WAITS = text("UPDATE owners SET waits = :waits WHERE table_id = :table AND owner = :me AND epoch = :epoch")
_LEAVE = text("UPDATE owners SET owner = '', waits = 0 WHERE table_id = :table AND owner = :me")
_RUNNING = text(
    "INSERT INTO owners (table_id, owner, epoch, waits) SELECT t.id, '', 0, 1 FROM tables t "
    "WHERE NOT EXISTS (SELECT FROM events e WHERE e.table_id = t.id AND e.kind = 'over') "
    "AND NOT EXISTS (SELECT FROM owners o WHERE o.table_id = t.id) ON CONFLICT DO NOTHING"
)
_HELD = text(
    f"SELECT p.id, count(o.table_id) FROM processes p LEFT JOIN owners o ON o.owner = p.id AND o.waits = 1 "
    f"WHERE p.until > {NOW} GROUP BY p.id"
)
_HERE = text(
    f"INSERT INTO presence (table_id, viewer, process, pages, seen) VALUES (:table, :viewer, :me, :pages, {NOW}) "
    "ON CONFLICT (table_id, viewer, process) DO UPDATE SET pages = excluded.pages, seen = excluded.seen"
)
_WHO = text(
    f"SELECT r.viewer, max(CASE WHEN {_LIVING % 'r.process'} THEN r.pages ELSE 0 END) AS pages, "
    f"{NOW} - max(r.seen) AS ago FROM presence r WHERE r.table_id = :table AND r.process <> :me GROUP BY r.viewer"
)


@dataclass(frozen=True)
class Owner:
    """Who owns a table: nobody where there is not an address."""

    id: str
    epoch: int
    address: str | None
    waits: bool = False


def take(store: Store, me: str, table: str) -> Owner:
    """Take a table that no living process owns; who owns it now."""
    with store.at_once() as connection:
        for _ in range(2):
            taken = connection.execute(_TAKE, {"me": me, "tables": [table]}).first()
            if taken is not None:
                return Owner(me, taken.epoch, "", bool(taken.waits))
            found = connection.execute(_OWNER, {"table": table}).first()
            if found is not None:
                return Owner(found.owner, found.epoch, found.address, bool(found.waits))
            connection.execute(_BEGIN, {"table": table})
    return Owner("", 0, None)


def take_all(store: Store, me: str, tables: Sequence[str]) -> list[str]:
    """Take those of the tables that no living process owns."""
    with store.at_once() as connection:
        return [str(row.table_id) for row in connection.execute(_TAKE, {"me": me, "tables": sorted(tables)})]


def owner(store: Store, table: str) -> Owner:
    """Who owns a table."""
    with store.at_once() as connection:
        found = connection.execute(_OWNER, {"table": table}).first()
    return Owner("", 0, None) if found is None else Owner(found.owner, found.epoch, found.address, bool(found.waits))


def orphans(store: Store) -> list[str]:
    """Tables that cannot wait for a visitor, and that nobody owns."""
    with store.at_once() as connection:
        return [str(table) for table in connection.execute(_ORPHANS).scalars()]


def waiting(store: Store, me: str) -> list[str]:
    """Tables that cannot wait for a visitor, and that this process owns."""
    with store.at_once() as connection:
        return [str(table) for table in connection.execute(_WAITING, {"me": me}).scalars()]


def give(store: Store, fence: Fence, table: str, to: str) -> bool:
    """Hand a table over to another living process; whether it was done."""
    with store.at_once() as connection:
        given = {"me": fence[0], "epoch": fence[1], "table": table, "to": to}
        done = connection.execute(_GIVE, given).rowcount == 1
    if done:
        store.say(OWNED, table)
    return done


def waits(store: Store, fence: Fence, table: str, whether: bool) -> None:
    """Say whether somebody must own a table, also when nobody looks at it."""
    with store.at_once() as connection:
        connection.execute(_WAITS, {"me": fence[0], "epoch": fence[1], "table": table, "waits": int(whether)})


def put_down(store: Store, me: str, table: str) -> None:
    """This process cannot open it: somebody else may, when it is asked for."""
    with store.at_once() as connection:
        connection.execute(_LEAVE, {"me": me, "table": table})


def know_all(store: Store) -> None:
    """Tables of the time before there were owners: whoever takes one finds out whether it waits."""
    with store.at_once() as connection:
        connection.execute(_RUNNING)


def held(store: Store) -> dict[str, int]:
    """How many tables that cannot wait each living process owns."""
    with store.at_once() as connection:
        return {str(row[0]): int(row[1]) for row in connection.execute(_HELD)}


# Who is there


def here(store: Store, me: str, pages: Sequence[tuple[str, int, int]]) -> None:
    """How many pages are open here for viewers of tables; they have been seen just now."""
    with store.at_once() as connection:
        for table, viewer, number in pages:
            connection.execute(_HERE, {"me": me, "table": table, "viewer": viewer, "pages": number})
    for table in {table for table, _, _ in pages}:
        store.say(PAGES, table)


def who(store: Store, me: str, table: str) -> dict[int, tuple[int, float]]:
    """At the other processes: how many pages each viewer has open, and how many seconds ago it was last seen."""
    with store.at_once() as connection:
        found = connection.execute(_WHO, {"me": me, "table": table})
        return {row.viewer: (int(row.pages), max(0.0, row.ago / 1000)) for row in found}
