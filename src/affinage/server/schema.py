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

HEAD = "0007"  # the newest file in migrations/versions

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

# The deal of each day: made and committed to the day before. `field` has the bots' games, as JSON.
days = Table(
    "days",
    metadata,
    Column("date", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("components", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("field", Text, nullable=False),
)

# Who has played a day's deal, and at which table; the first game of a player (a digest of what the page keeps) counts.
daily_games = Table(
    "daily_games",
    metadata,
    Column("table_id", Text, primary_key=True),  # it may be deleted: then somebody has played all the same
    Column("date", Text, ForeignKey("days.date"), nullable=False),
    Column("player", Text, nullable=False),
    Column("counts", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
_first = text("counts = 1")
Index("daily_once", daily_games.c.date, daily_games.c.player, unique=True, sqlite_where=_first, postgresql_where=_first)

# Component sets of people's own boxes, as packed files: what tables are played with, by the hash of their content.
boxes = Table(
    "boxes",
    metadata,
    Column("key", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("fingerprint", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("file", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("game", "key"),
)
Index("boxes_alike", boxes.c.fingerprint)

# Component sets that are still being typed, for whoever has the link. Whoever saves says which version was changed.
drafts = Table(
    "drafts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("file", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# People without accounts. What a device holds is kept as a digest; a person is nothing but what their devices share.
people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("lang", Text, nullable=False),
    Column("level", Text, nullable=False),  # how often they want to be called: each turn, once a day, never
    Column("called_at", BigInteger, nullable=False),  # when they were last called
)
devices = Table(
    "devices",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
)
Index("devices_of_a_person", devices.c.person)

# Links that add a device: each works once, and for minutes.
passes = Table(
    "passes",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("until", BigInteger, nullable=False),
)

# Whose seat it is. Several people may share one: a link that was passed on.
own_seats = Table(
    "own_seats",
    metadata,
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("muted", Integer, nullable=False),
    PrimaryKeyConstraint("person", "table_id", "seat"),
)
Index("own_seats_of_a_table", own_seats.c.table_id)

# Which device opens a seat by which right: these are taken away when the device is put out.
device_keys = Table(
    "device_keys",
    metadata,
    Column("digest", Text, nullable=False),
    Column("device", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    PrimaryKeyConstraint("digest", "device"),
)
Index("device_keys_of_a_table", device_keys.c.table_id)

# What a person's devices share besides: settings, progress in lessons and the like, by names.
belongings = Table(
    "belongings",
    metadata,
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("value", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("person", "name"),
)

# Where a person is called: a browser's push service, or a webhook.
channels = Table(
    "channels",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("device", Text, nullable=False),  # that asked for it; a push ends with its device
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("target", Text, nullable=False, unique=True),  # a digest: one browser or webhook is called once
    Column("made_at", BigInteger, nullable=False),
    Column("failures", Integer, nullable=False),
)
Index("channels_of_a_person", channels.c.person)

# Turns that wait for somebody who may have to be called.
calls = Table(
    "calls",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("version", Integer, nullable=False),  # the seat's, when its turn began
    Column("since", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=False),
    Column("remind_at", BigInteger, nullable=False),  # 0: never, or done
    Column("until", BigInteger, nullable=False),  # when the clock falls; 0: there is none
    Column("mover", Text, nullable=False),  # who moved last
    Column("state", Text, nullable=False),  # due, called or seen
    PrimaryKeyConstraint("table_id", "seat"),
)
Index("calls_due", calls.c.state, calls.c.due_at)

# What is on its way: at most one for each channel, however many tables wait.
notices = Table(
    "notices",
    metadata,
    Column("channel", Text, ForeignKey("channels.id"), primary_key=True),
    Column("made_at", BigInteger, nullable=False),
    Column("next_at", BigInteger, nullable=False),
    Column("lease", BigInteger, nullable=False),  # until then one process has it in hand
    Column("begun", Integer, nullable=False),  # it may have arrived already
    Column("tries", Integer, nullable=False),
)

# Keys of this house that all its processes share.
house_keys = Table(
    "house_keys",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# What people say at a table.
said = Table(
    "said",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),  # words, or an emote
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

# The rest is how several processes share one PostgreSQL; with SQLite these tables stay empty. Times are milliseconds of
# the database's own clock: no two machines need to agree on one.

# A server process and its lease. Its name is new at every start: nobody comes back from the dead under an old one.
processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("key", BigInteger, nullable=False),  # its advisory lock, held for as long as its session lives
    Column("address", Text, nullable=False),  # where the others reach it
    Column("until", BigInteger, nullable=False),  # its lease
)

# Which process stores events at a table; nobody does where that process is not among the living.
owners = Table(
    "owners",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("owner", Text, nullable=False),
    Column("epoch", BigInteger, nullable=False),  # how often it has changed hands
    Column("waits", Integer, nullable=False),  # 1: bots play or clocks run there, so that somebody must own it
)
_waiting = text("waits = 1")
Index("owners_waiting", owners.c.table_id, sqlite_where=_waiting, postgresql_where=_waiting)

# Who has pages open, and at which process; rows of a dead process are closed by whoever buries it.
presence = Table(
    "presence",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("viewer", Integer, nullable=False),
    Column("process", Text, nullable=False),
    Column("pages", Integer, nullable=False),
    Column("seen", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "viewer", "process"),
)
Index("presence_of_a_process", presence.c.process)

# How often an address has asked for what is rare: in this span of time, and in the one before.
counts = Table(
    "counts",
    metadata,
    Column("key", Text, primary_key=True),
    Column("span", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("before", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),  # afterwards it is of no use
)
Index("counts_of_the_past", counts.c.until)
OF_PROCESSES = (processes, owners, presence, counts)  # no part of a copy
