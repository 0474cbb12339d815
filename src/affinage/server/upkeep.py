"""What a host changes in the database beside games: tables deleted, links replaced, codes freed, addresses shut out.

Where several processes share a database, each change is told to the others by the channel that tells of events.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, exists, insert, select, text

from . import schema
from .rows import Token
from .store import CHANNEL, Store

HOST = "host: "  # how a message begins by which a host's change is told
GONE, RIGHT, BLOCKS, SAID, CALLS = (f"{HOST}{what}" for what in ("gone ", "right ", "blocks", "said ", "calls"))
OF_A_TABLE = (
    schema.records, schema.said, schema.calls, schema.device_keys, schema.own_seats,
    schema.events, schema.tokens, schema.secrets, schema.owners, schema.presence,
)  # rows that lean on a table's own  # fmt: skip


@dataclass(frozen=True)
class Block:
    """An address that is shut out, and since when."""

    address: str
    at: int


def delete_table(store: Store, table: str) -> bool:
    """Everything that is stored of a table, all or nothing; whether there was something."""
    own = schema.tables.c.id == table
    with store.writing() as connection:
        # PostgreSQL: nobody adds an event meanwhile.
        if connection.execute(select(schema.tables.c.id).where(own).with_for_update()).first() is None:
            return False
        for rows in OF_A_TABLE:
            connection.execute(delete(rows).where(rows.c.table_id == table))
        connection.execute(delete(schema.tables).where(own))
        tell(connection, f"{GONE}{table}")
    return True


def replace_rights(store: Store, given: Sequence[Token]) -> list[str]:
    """New rights in place of those of the same kind at the same seats, all or nothing; the digests that are gone."""
    t, gone = schema.tokens, []
    with store.writing() as connection:
        for token in given:
            same = (t.c.table_id == token.table) & (t.c.seat == token.seat) & (t.c.kind == token.kind)
            gone += [str(found) for found in connection.execute(select(t.c.digest).where(same)).scalars()]
            connection.execute(delete(t).where(same))
            _nobodys(connection, token.table, token.seat)
            row = {"digest": token.digest, "table_id": token.table, "kind": token.kind, "seat": token.seat}
            connection.execute(insert(t), row | {"spent": int(token.spent)})
        for digest in gone:
            tell(connection, f"{RIGHT}{digest}")
    return gone


def _nobodys(connection: Connection, table: str, seat: int) -> None:
    """A seat with another link is nobody's until that is opened: who had the old one has no way back to it."""
    o = schema.own_seats
    connection.execute(delete(o).where(o.c.table_id == table, o.c.seat == seat))


def forget_rights(connection: Connection, digests: Sequence[str]) -> None:
    """These rights open nothing any more, at any process."""
    k = schema.device_keys
    for digest in digests:
        connection.execute(delete(schema.tokens).where(schema.tokens.c.digest == digest))
        connection.execute(delete(k).where(k.c.digest == digest))
        tell(connection, f"{RIGHT}{digest}")


def codes_of_the_past(store: Store) -> list[str]:
    """The digests of spoken codes of tables that are over."""
    t, e = schema.tokens, schema.events.c
    over = exists().where(e.table_id == t.c.table_id, e.kind == text("'over'"))
    with store.reading() as connection:
        return [str(one) for one in connection.execute(select(t.c.digest).where(t.c.kind == "code", over)).scalars()]


def free_codes(store: Store, digests: Sequence[str]) -> None:
    """These spoken codes may be given to other tables."""
    with store.writing() as connection:
        for digest in digests:
            connection.execute(delete(schema.tokens).where(schema.tokens.c.digest == digest))
            tell(connection, f"{RIGHT}{digest}")


def blocks(store: Store) -> list[Block]:
    """The addresses that are shut out, the newest first."""
    b = schema.blocks
    with store.reading() as connection:
        return [
            Block(row.address, row.at) for row in connection.execute(select(b).order_by(b.c.at.desc(), b.c.address))
        ]


def block(store: Store, address: str, at: int) -> None:
    """Shut an address out; where it is already, that is well."""
    b = schema.blocks
    with store.writing() as connection:
        connection.execute(delete(b).where(b.c.address == address))
        connection.execute(insert(b), {"address": address, "at": at})
        tell(connection, BLOCKS)


def unblock(store: Store, address: str) -> bool:
    """Let an address in again; whether it was shut out."""
    with store.writing() as connection:
        found = connection.execute(delete(schema.blocks).where(schema.blocks.c.address == address)).rowcount
        tell(connection, BLOCKS)
    return found > 0


def tell_calls(store: Store) -> None:
    """Who is to be called has changed."""
    with store.writing() as connection:
        tell(connection, CALLS)


def tell(connection: Connection, message: str) -> None:
    """Tell the other processes, with the commit."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_notify(:channel, :told)"), {"channel": CHANNEL, "told": message})
