"""What is stored, as SQLAlchemy knows it. Changes come as a new file in `migrations/versions`, never by editing one."""

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)

HEAD = "0003"  # the newest file in migrations/versions

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("flags", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("forked", Text, nullable=False),
)

# Apart from everything else, so that no query for a view can meet it.
secrets = Table(
    "secrets",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("secret", Text, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("spent", Integer, nullable=False),
)
Index("tokens_of_a_table", tokens.c.table_id)

events = Table(
    "events",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("move_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("prev_hash", Text, nullable=False),
    Column("hash", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
)
Index("events_once", events.c.table_id, events.c.move_id, unique=True)
_over = text("kind = 'over'")
Index("tables_over", events.c.table_id, sqlite_where=_over, postgresql_where=_over)

# What a finished game was, in words: its replay file, packed. It can be read when its rules are no longer kept.
records = Table(
    "records",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("file", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# Addresses that a host has shut out, as limits count them: an IPv4 address, or the /64 of an IPv6 household.
blocks = Table(
    "blocks",
    metadata,
    Column("address", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
