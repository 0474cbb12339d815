"""What is kept of the tables: headers, secrets, tokens and events, on SQLite or PostgreSQL.

A table is its header and its events; everything else can be worked out from them. Events are only ever added, each
chained to the one before (`chain`). The core's own moves are in the bodies: `body["moves"]` lists `[seat, code]` as
`core.play` records them, Chance (-1) and taking back (code -1) included, so that all bodies one after another are the
table's whole log. `append` returns only after the commit is on the disk.
"""

import secrets
import threading
import time
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, Engine, exists, insert, select, text, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError

from affinage.core import components

from . import chain, databases, schema
from .appending import add_next, add_together, as_row, linked
from .databases import Fenced, Spent, StoreError, Taken, Unavailable
from .rows import AS_JSON, NOBODY, Fence, Header, New, Stored, Token, header_from, stored_from, token_from

if TYPE_CHECKING:
    from .listening import Ear, Mouth
    from .metrics import Metrics

CHANNEL = "affinage"
NEWS, PAGES, OWNED, LEFT, TOLD, ALL = "news", "pages", "owned", "left", "told", "all"  # what processes tell each other


class Store:
    """The database behind a server. Every call may be made from any thread."""

    def __init__(
        self, url: URL, writer: Engine | None, reader: Engine, side: databases.Side | None = None, new: bool = False
    ) -> None:
        self.url, self._writer, self._reader, self._side = url, writer, reader, side
        self.new = new  # nothing was there before
        self.metrics: Metrics | None = None  # where a server counts
        self._one_writer = threading.Lock()
        self._ears: list[Ear] = []
        self._mouth: Mouth | None = None
        self._opening_mouth = threading.Lock()
        self.name = secrets.token_hex(6)  # by which others' news are told from one's own
        components.look_in(self.box)  # tables and replays name sets that are kept here

    @classmethod
    def open(cls, url: str | None = None, aside: bool = True) -> "Store":
        """Open for serving, made or brought up to date where needed; a sentence says why where it cannot be.

        A file of an older layout is copied aside first, unless nobody would miss it.
        """
        where = databases.address(url)
        if where.drivername == "sqlite":
            if url:
                databases.check_place(Path(str(where.database)))
            writer, reader, side, new = databases.open_file(where, aside)
            return cls(where, writer, reader, side, new)
        both, new = databases.open_server(where)
        return cls(where, both, both, new=new)

    @classmethod
    def look(cls, url: str | None = None) -> "Store":
        """Open for reading alone, also beside a running server."""
        where = databases.address(url)
        named = where.render_as_string(hide_password=True)
        if where.drivername == "sqlite":
            named = str(where.database)
            if not Path(named).is_file():
                raise StoreError(f"There is no database {named}.")
            reader = databases.sqlite_reader(where)
        else:
            reader = databases.postgres(where)
        try:
            with reader.begin() as connection:
                found = databases.revision(connection, named)
        except StoreError:
            reader.dispose()
            raise
        except DBAPIError as error:
            reader.dispose()
            raise StoreError(f"{named} cannot be opened: {databases.reason(error)}.") from None
        if found != schema.HEAD:
            reader.dispose()
            raise StoreError(
                f"{named} has the layout of an older Affinage ({found or 'none'}; this one's is {schema.HEAD}); "
                "`affinage serve` brings it up to date."
            )
        return cls(where, None, reader)

    def close(self) -> None:
        """Let go of the database."""
        components.look_no_more(self.box)
        for ear in self._ears:
            ear.close()
        if self._mouth is not None:
            self._mouth.close()
        self._reader.dispose()
        if self._writer is not None:
            with self._one_writer:
                self._writer.dispose()
        if self._side is not None:
            self._side.close()

    # Writing

    def make(self, header: Header, secret: str, tokens: Sequence[Token] = ()) -> None:
        """Store a new table with its secret and tokens, all or nothing."""
        row = asdict(header) | {name: chain.canonical(getattr(header, name)) for name in AS_JSON}
        try:
            with self.writing() as connection:
                connection.execute(insert(schema.tables), row)
                connection.execute(insert(schema.secrets), {"table_id": header.id, "secret": secret})
                self._add(connection, tokens)
        except IntegrityError:
            raise Taken(f"There is a table or token like {header.id} or {header.code} already.") from None

    def append(
        self, table: str, seq: int, event: New, spend: str = "", add: Sequence[Token] = (), after: str = "",
        fence: Fence = NOBODY,
    ) -> Stored:  # fmt: skip
        """Store an event as number `seq` (from 1), spending one token and adding others, all or nothing.

        The same move_id again returns what is stored, whatever else was given. Another event with this number raises
        Taken, a token that is spent or unknown Spent. Whoever knows the hash of the event before says it in `after`:
        that is the short way, by one statement; where it does not fit, the long way finds out why. `fence` is the
        owner, and how often the table has changed hands: Fenced, where that is not so any more.
        """
        asked = table, seq, event, spend, add, after, fence
        found: dict[int, Stored] = {}
        with suppress(IntegrityError):
            found = self._quickly([asked])
        if found:
            return found[0]
        try:
            with self.writing() as connection:
                stored = self._append(connection, table, seq, event, spend, add, fence)
        except IntegrityError:
            raise Taken(f"One of the tokens added at table {table} is there already.") from None
        if not stored.repeated:
            self._count(1)
            self.say(NEWS, table)
        return stored

    def append_all(self, asked: Sequence[tuple[Any, ...]]) -> list[Stored | Exception]:
        """Several appends, each with its own result, by one commit where that is possible: a disk takes milliseconds.

        Each is an `append`, with all that it takes.
        """
        found: dict[int, Stored | Exception] = {}
        if len(asked) > 1:
            # Where it cannot be, none of them is stored: each is tried by itself and told why.
            with suppress(StoreError, IntegrityError):
                found |= self._quickly(asked)
        return [found.get(number) or self._tried(*one) for number, one in enumerate(asked)]

    def _quickly(self, asked: Sequence[tuple[Any, ...]]) -> dict[int, Stored]:
        """The short way, by one commit: those that nothing stands against, by their places in the row."""
        short = {
            number: (linked(table, seq, event, after), event, fence[0] if fence else NOBODY)
            for number, (table, seq, event, spend, add, after, *fence) in enumerate(asked)
            if after and not spend and not add
        }
        found: dict[int, Stored] = {}
        if not short:
            return found
        if self.shared:
            with self.at_once() as connection:
                added = add_together(connection, list(short.values()))
            for number, (stored, *_) in short.items():
                if stored.hash in added:
                    added.remove(stored.hash)  # the same sent twice was stored once
                    found[number] = stored
            for stored in found.values():
                self.say(NEWS, stored.table)
        else:
            with self.writing() as connection:
                for number, (stored, event, _) in short.items():
                    with suppress(IntegrityError):
                        if add_next(connection, stored, event):
                            found[number] = stored
        self._count(len(found))
        return found

    def _count(self, events: int) -> None:
        """So many were stored by one commit."""
        if self.metrics is not None and events:
            self.metrics.events.observe(events)

    def _tried(self, *asked: Any) -> Stored | Exception:
        try:
            return self.append(*asked)
        except Exception as error:  # noqa: BLE001 - handed on to whoever asked
            return error

    def _append(
        self, connection: Connection, table: str, seq: int, event: New, spend: str, add: Sequence[Token],
        fence: Fence = NOBODY,
    ) -> Stored:  # fmt: skip
        # PostgreSQL: one process after the other at each table, so that each sees what the one before has stored.
        alone = select(schema.tables).where(schema.tables.c.id == table).with_for_update(key_share=True)
        header = connection.execute(alone).first()
        if header is None:
            raise StoreError(f"There is no table {table}.")
        before = self._find(connection, table, event.move_id)
        if before is not None:
            return replace(before, repeated=True)
        if fence[0]:
            o = schema.owners.c
            mine = select(o.table_id).where(o.table_id == table, o.owner == fence[0], o.epoch == fence[1])
            if connection.execute(mine.with_for_update(read=True)).first() is None:
                raise Fenced(f"Table {table} has another owner by now.")
        newest = select(schema.events.c.seq, schema.events.c.hash).where(schema.events.c.table_id == table)
        last = connection.execute(newest.order_by(schema.events.c.seq.desc()).limit(1)).first()
        last_seq, prev = (0, header_from(header).hash) if last is None else (last.seq, last.hash)
        if seq <= last_seq:
            raise Taken(f"Event {seq} of table {table} is stored already; the next one is {last_seq + 1}.")
        if seq > last_seq + 1:
            raise ValueError(f"event {seq} of table {table} would leave a gap after {last_seq}")
        if spend:
            self._spend(connection, table, seq, spend)
        stored = linked(table, seq, event, prev)
        connection.execute(insert(schema.events), as_row(stored, event))
        self._add(connection, add)
        return stored

    def say(self, what: str, table: str) -> None:
        """Tell the other processes soon, where there are any: what has happened at a table."""
        if self.shared:
            if self._mouth is None:
                from .listening import Mouth

                with self._opening_mouth:
                    self._mouth = self._mouth or Mouth(self.url, CHANNEL, self.name)
            self._mouth.say(what, table)

    def _spend(self, connection: Connection, table: str, seq: int, digest: str) -> None:
        t = schema.tokens
        this = (t.c.digest == digest) & (t.c.table_id == table) & (t.c.spent == 0)
        if connection.execute(update(t).where(this).values(spent=seq)).rowcount != 1:
            raise Spent("This invitation has been used already, or is not for this table.")

    def _add(self, connection: Connection, tokens: Sequence[Token]) -> None:
        for token in tokens:
            row = {"digest": token.digest, "table_id": token.table, "kind": token.kind, "seat": token.seat}
            connection.execute(insert(schema.tokens), row | {"spent": int(token.spent)})

    def keep_record(self, table: str, file: str, at: int) -> None:
        """Keep what a finished game was; what is kept already stays."""
        row = {"table_id": table, "file": zlib.compress(file.encode(), 9), "at": at}
        with suppress(IntegrityError), self.writing() as connection:
            connection.execute(insert(schema.records), row)

    # Reading

    def check(self) -> None:
        """Whether the file that is served still has its name."""
        if self._side is not None:
            self._side.check()

    def record(self, table: str) -> str | None:
        """The file of a finished game, if it was kept."""
        with self.reading() as connection:
            wanted = select(schema.records.c.file).where(schema.records.c.table_id == table)
            found = connection.execute(wanted).scalar()
            return None if found is None else zlib.decompress(found).decode()

    def box(self, game: str, key: str) -> bytes | None:
        """The file of a component set, if it is kept."""
        b = schema.boxes.c
        with self.reading() as connection:
            found = connection.execute(select(b.file).where(b.game == game, b.key == key)).scalar()
            return None if found is None else zlib.decompress(found)

    def header(self, table: str) -> Header | None:
        """A table's header, if there is such a table."""
        with self.reading() as connection:
            return self._header(connection, table)

    def secret(self, table: str) -> str:
        """What the table's commitment was made of: for dealing, and for everybody once the game is over."""
        with self.reading() as connection:
            found = connection.execute(select(schema.secrets.c.secret).where(schema.secrets.c.table_id == table))
            return str(found.scalar_one())

    def events(self, table: str, after: int = 0) -> list[Stored]:
        """A table's events in order, those after a number."""
        e = schema.events
        wanted = select(e).where(e.c.table_id == table, e.c.seq > after).order_by(e.c.seq)
        with self.reading() as connection:
            return [stored_from(row) for row in connection.execute(wanted)]

    def token(self, digest: str) -> Token | None:
        """The right that somebody holds."""
        with self.reading() as connection:
            row = connection.execute(select(schema.tokens).where(schema.tokens.c.digest == digest)).first()
            return None if row is None else token_from(row)

    def tokens(self, table: str) -> list[Token]:
        """All rights at a table, by seat."""
        t = schema.tokens
        with self.reading() as connection:
            found = connection.execute(select(t).where(t.c.table_id == table).order_by(t.c.seat, t.c.kind, t.c.digest))
            return [token_from(row) for row in found]

    def tables(self, running: bool = False) -> Iterator[Header]:
        """All tables, the oldest first; or only those that no event has ended."""
        t, e = schema.tables, schema.events
        wanted = select(t).order_by(t.c.made_at, t.c.id)
        if running:
            wanted = wanted.where(~exists().where(e.c.table_id == t.c.id, e.c.kind == text("'over'")))
        with self.reading() as connection:
            rows = connection.execute(wanted).all()
        return (header_from(row) for row in rows)

    def listen(self, callback: Callable[[str, str], None]) -> None:
        """Have told what other processes say: NEWS and the table that something was stored for, PAGES and the table
        where somebody came or went, LEFT and the process that has ended, TOLD and a message of another kind; ALL when
        something may have been missed.

        Only PostgreSQL has several processes: with SQLite there is nobody to listen to.
        """
        if self.shared:
            from .listening import Ear

            self._ears.append(Ear(self.url, CHANNEL, self.name, callback))

    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        return self.url.drivername != "sqlite"

    def _find(self, connection: Connection, table: str, move_id: str) -> Stored | None:
        e = schema.events
        row = connection.execute(select(e).where(e.c.table_id == table, e.c.move_id == move_id)).first()
        return None if row is None else stored_from(row)

    def _header(self, connection: Connection, table: str) -> Header | None:
        row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
        return None if row is None else header_from(row)

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A connection for changing something, all or nothing."""
        assert self._writer is not None, "opened for reading alone"
        began = time.perf_counter()
        with self._telling():
            if self._side is None:
                with self._writer.begin() as connection:
                    yield connection
            else:
                with self._one_writer, self._writer.begin() as connection:
                    yield connection
                    self._side.check()  # before the commit: what is acknowledged is in the file that has the name
        if self.metrics is not None:
            self.metrics.commits.observe(time.perf_counter() - began)

    @contextmanager
    def at_once(self) -> Iterator[Connection]:
        """A connection on which every statement is a transaction by itself: PostgreSQL alone has it."""
        assert self._writer is not None, "opened for reading alone"
        began = time.perf_counter()
        with self._telling(), self._writer.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            yield connection
        if self.metrics is not None:
            self.metrics.commits.observe(time.perf_counter() - began)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A connection for looking, of one moment."""
        with self._telling(), self._reader.begin() as connection:
            yield connection

    @contextmanager
    def _telling(self) -> Iterator[None]:
        try:
            yield
        except IntegrityError:
            raise
        except (DBAPIError, Unavailable) as error:
            if self.metrics is not None:
                self.metrics.failures.inc()
            if isinstance(error, Unavailable):
                raise
            raise Unavailable(f"The database cannot be used just now: {databases.reason(error)}.") from error


__all__ = ["Fenced", "Header", "New", "Spent", "Store", "StoreError", "Stored", "Taken", "Token", "Unavailable"]
