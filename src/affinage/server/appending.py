"""How an event is added to its table's chain: by one statement that also checks what it stands on."""

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, exists, insert, select, text

from . import chain, schema
from .rows import FENCE, Fence, New, Stored

_e = schema.events.c
_NEXT = (
    insert(schema.events)
    .from_select(  # stored if the event before is the one that it is linked to
        [column.name for column in _e],
        select(*(bindparam(column.name, type_=column.type) for column in _e)).where(
            exists().where(
                _e.table_id == bindparam("table_id"), _e.seq == bindparam("before"), _e.hash == bindparam("prev_hash")
            )
        ),
    )
    .execution_options(preserve_rowcount=True)
)
_ARRAYS = {
    "table_id": "text", "seq": "integer", "move_id": "text", "seat": "integer", "kind": "text", "body": "text",
    "prev_hash": "text", "hash": "text", "rules": "integer", "at": "bigint", "owner": "text", "epoch": "bigint",
}  # fmt: skip
_COLUMNS = ", ".join(column.name for column in _e)
# PostgreSQL: several events by one statement, which is a transaction of its own: one way to the server, one commit,
# and nothing is held while a client sleeps. An event is stored if its table is owned as its writer believes, which
# nobody can change meanwhile (FOR SHARE), and if the event before is the one that it is linked to.
_GIVEN = text(f"""
WITH given AS (SELECT * FROM unnest({", ".join(f"CAST(:{name} AS {kind}[])" for name, kind in _ARRAYS.items())})
                             AS g ({", ".join(_ARRAYS)})),
     mine AS (SELECT o.table_id FROM owners o JOIN given g
              ON o.table_id = g.table_id AND o.owner = g.owner AND o.epoch = g.epoch
              ORDER BY o.table_id FOR SHARE OF o),
     added AS (INSERT INTO events ({_COLUMNS}) SELECT {_COLUMNS} FROM given g
               WHERE (g.owner = '' OR g.table_id IN (SELECT table_id FROM mine))
                 AND EXISTS (SELECT FROM events e
                             WHERE e.table_id = g.table_id AND e.seq = g.seq - 1 AND e.hash = g.prev_hash)
               ON CONFLICT DO NOTHING RETURNING hash)
SELECT hash FROM added""")  # noqa: S608 - our own names


def add_next(connection: Connection, stored: Stored, event: New) -> bool:
    """Add one event where the event before is the one that it is linked to; whether it was."""
    return connection.execute(_NEXT, as_row(stored, event) | {"before": stored.seq - 1}).rowcount == 1


def add_together(connection: Connection, wanted: Sequence[tuple[Stored, New, Fence]]) -> set[str]:
    """PostgreSQL: add all those that nothing stands against, by one commit; their hashes."""
    rows = [as_row(stored, event) | dict(zip(FENCE, fence, strict=True)) for stored, event, fence in wanted]
    given = {name: [row[name] for row in rows] for name in _ARRAYS}
    return set(connection.execute(_GIVEN, given).scalars())


def linked(table: str, seq: int, event: New, prev: str) -> Stored:
    """The event as the next one of its chain."""
    body = json.loads(chain.canonical(event.body))  # as it will be read
    link = chain.link(prev, table, seq, event.move_id, event.seat, event.kind, event.body, event.rules, event.at)
    return Stored(table, seq, event.move_id, event.seat, event.kind, body, prev, link, event.rules, event.at)


def as_row(stored: Stored, event: New) -> dict[str, Any]:
    """An event as the database keeps it."""
    return {
        "table_id": stored.table, "seq": stored.seq, "move_id": event.move_id, "seat": event.seat, "kind": event.kind,
        "body": chain.canonical(event.body), "prev_hash": stored.prev_hash, "hash": stored.hash, "rules": event.rules,
        "at": event.at,
    }  # fmt: skip
