"""Ways into the database: which one is meant, opened as it must be, and brought up to date.

SQLite: write-ahead log, every commit synced to the disk, one process with one writing connection that also
checkpoints; all other connections only read. So neither a power cut loses a move nor does the WAL-reset bug of SQLite
before 3.51.3 find the two writers it needs. PostgreSQL: as many processes as wanted.
"""

import logging
import os
import re
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import platformdirs
from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError
from sqlalchemy.pool import StaticPool

from affinage.core.errors import AffinageError

from .schema import HEAD

try:
    import fcntl
except ImportError:  # Windows has none
    fcntl = None  # type: ignore[assignment]  # a module, or nothing

log = logging.getLogger("affinage.server")
BUSY_MS = 5000
GIVEN_UP_MS = 2000  # of a transaction in PostgreSQL in which nothing happens
PATIENT_MS = 60_000  # the same where a whole database is laid out or carried: Python works in between, for seconds
PRIVATE = 0o600  # secrets of running games lie in the clear
MIGRATIONS = Path(__file__).resolve().parent / "migrations"
RIGHT = "Give a file, as in --data tables.sqlite, or PostgreSQL's address, as in --data postgresql://user@host/name."
# What was meant as an address: a file may have a colon in its name, and a drive of Windows is one letter.
_ADDRESS = re.compile(r"([A-Za-z][\w+.-]+):/|(sqlite|postgres|postgresql)\b[\w+]*:", re.ASCII)
_MIGRATING = 0x41FF1A6E  # the key of PostgreSQL's lock while one process brings the database up to date


class StoreError(AffinageError):
    """The database cannot be used, or not now."""


class Unavailable(StoreError):  # noqa: N818 - says how it is
    """The database does not answer or cannot write just now; nothing was acknowledged, trying again is safe."""


class Taken(StoreError):  # noqa: N818 - says what happened
    """Something else stands there already: another event with this number, or a table or token with this name."""


class Spent(StoreError):  # noqa: N818 - likewise
    """The token was used up, or there is none."""


class Fenced(StoreError):  # noqa: N818 - likewise
    """The table has another owner now: whoever wanted to store this must not."""


def default_file() -> Path:
    """Where tables are stored if nobody says otherwise; AFFINAGE_HOME moves it."""
    return Path(os.environ.get("AFFINAGE_HOME") or platformdirs.user_data_dir("affinage")) / "tables.sqlite"


def address(given: str | None) -> URL:
    """A file's name, a URL or nothing as the database's URL."""
    if not given:
        return URL.create("sqlite", database=str(default_file()))
    if "://" not in given:
        if _ADDRESS.match(given):
            raise StoreError(
                f'"{hidden(given)}" is not the address of a database: two slashes follow the colon. {RIGHT}'
            )
        return URL.create("sqlite", database=str(Path(given).expanduser().resolve()))
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):  # ValueError: a port that is no number
        raise StoreError(f'"{hidden(given)}" is not the address of a database. {RIGHT}') from None
    if url.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername != "sqlite":
        raise StoreError(f"Tables are stored in SQLite or PostgreSQL, not in {url.drivername}. {RIGHT}")
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        raise StoreError("Give a file for SQLite, as in sqlite:///tables.sqlite: nothing is kept in memory.")
    return url.set(database=str(Path(url.database).resolve()))


def hidden(url: str) -> str:
    """An address without its password."""
    head, _, tail = url.rpartition("@")
    scheme = re.match(r"[\w+.-]*:/*", head)
    return f"{scheme[0] if scheme else ''}...@{tail}" if head else url


def check_place(file: Path) -> None:
    """A file that somebody has named can only be made in a folder that is there: a slip of the pen makes no folders."""
    if file.is_dir():
        raise StoreError(f"{file} cannot be opened: it is a folder. Name a file in it: --data {file / 'tables.sqlite'}")
    if not file.parent.exists():
        raise StoreError(
            f"{file} cannot be opened: there is no folder {file.parent}. Make it first, or name another file by --data."
        )
    if not file.parent.is_dir():
        raise StoreError(f"{file} cannot be opened: {file.parent} is not a folder. Name another file by --data.")


def keep_private(file: Path) -> None:
    """The file is there, for its owner's eyes alone; SQLite's own files beside it are made like it."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE))
    with suppress(OSError):  # it may belong to somebody else who lets this one write
        file.chmod(PRIVATE)


class Side:
    """Holds a database file for one server: by a lock beside it, and by one on the file itself.

    The second is the same under every name of the file (a link) and cannot be removed; systems without `flock` have
    the first alone. Both are free again the moment the process ends.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        keep_private(Path(f"{file}.lock"))
        self._held = sqlite3.connect(f"{file}.lock", isolation_level=None, timeout=0, check_same_thread=False)
        self._itself = -1
        try:
            self._held.execute("BEGIN EXCLUSIVE")
            if fcntl is not None and file.exists():
                self._itself = os.open(file, os.O_RDWR)
                fcntl.flock(self._itself, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (sqlite3.DatabaseError, BlockingIOError):
            self.close()
            raise StoreError(
                f"{file} is being served already: one server at a time may write it. "
                "Stop the other one, name another file by --data, or use PostgreSQL for several servers."
            ) from None
        except BaseException:
            self.close()
            raise

    def check(self) -> None:
        """Whether the file that is written is still the one that has the name: a deleted one can be written to."""
        if self._itself < 0:
            return
        ours = os.fstat(self._itself)
        try:
            there = self._file.stat()
        except OSError:
            there = None
        if there is None or (there.st_dev, there.st_ino) != (ours.st_dev, ours.st_ino):
            raise Unavailable(f"{self._file} was deleted or replaced while it was being served; start the server anew.")

    def close(self) -> None:
        """Let the next one in."""
        self._held.close()
        if self._itself >= 0:
            os.close(self._itself)
            self._itself = -1


def sqlite_writer(url: URL) -> Engine:
    """The one connection that writes and checkpoints."""
    engine = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where this file says, not where Python's module guesses
        for pragma in ("journal_mode=wal", "synchronous=full", f"busy_timeout={BUSY_MS}", "foreign_keys=on"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def sqlite_reader(url: URL) -> Engine:
    """Connections that can only read."""
    assert url.database is not None
    only_read = URL.create("sqlite", database=Path(url.database).as_uri(), query={"mode": "ro", "uri": "true"})
    engine = create_engine(only_read, pool_size=8, max_overflow=8, connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        for pragma in (f"busy_timeout={BUSY_MS}", "query_only=on"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def postgres(url: URL) -> Engine:
    """A pool of connections that notice when the database was started anew.

    What a process has begun and does not go on with, because it was stopped, is given up: it would hold its rows.
    """
    given_up = {"connect_timeout": 5, "options": f"-c idle_in_transaction_session_timeout={GIVEN_UP_MS}"}
    try:
        return create_engine(url, pool_pre_ping=True, pool_size=8, max_overflow=8, connect_args=given_up)
    except ModuleNotFoundError:
        raise StoreError("PostgreSQL needs one more package: pip install 'affinage[postgres]'.") from None


def be_patient(connection: Connection) -> None:
    """This one transaction may pause for longer: on a busy machine two seconds go by between two of its statements."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SET LOCAL idle_in_transaction_session_timeout = {PATIENT_MS}"))


def open_file(url: URL, aside: bool = True) -> tuple[Engine, Engine, Side, bool]:
    """A SQLite file for serving: the writing engine, the reading one, the hold on it, and whether it is a new one."""
    assert url.database is not None
    file = Path(url.database)
    side = None
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        keep_private(file)
        side = Side(file)
        writer = sqlite_writer(url)
        with writer.connect():
            pass
    except (OSError, sqlite3.Error, DBAPIError) as error:
        if side:
            side.close()
        raise StoreError(f"{file} cannot be opened: {reason(error)}.") from None
    try:
        if aside:
            copy_aside(writer, file)
        new = bring_up(writer, str(file))
    except BaseException as error:
        writer.dispose()
        side.close()
        if isinstance(error, DBAPIError):
            raise StoreError(f"{file} cannot be brought up to date: {reason(error)}.") from None
        raise
    return writer, sqlite_reader(url), side, new


def copy_aside(writer: Engine, file: Path) -> Path | None:
    """A copy of a file whose layout is about to change, whole, under the name of the layout to come; None: no need."""
    with writer.connect() as connection:
        found = revision(connection, str(file))
    if found in (None, HEAD):
        return None
    copy, number = Path(f"{file}.before-{HEAD}"), 1
    while copy.exists():
        number += 1
        copy = Path(f"{file}.before-{HEAD}-{number}")
    half = Path(f"{copy}.half")
    try:
        keep_private(half)
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(half)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=delete")
        half.replace(copy)
    except (OSError, sqlite3.Error) as error:
        with suppress(OSError):
            half.unlink()
        raise StoreError(
            f"{file} has the layout of an older Affinage and is not changed before a copy of it lies at {copy}, "
            f"which cannot be written: {reason(error)}."
        ) from None
    log.warning("%s is brought up to layout %s; as it was, it lies at %s", file, HEAD, copy)
    return copy


def open_server(url: URL) -> tuple[Engine, bool]:
    """A PostgreSQL database for serving, and whether it was empty."""
    engine = postgres(url)
    where = url.render_as_string(hide_password=True)
    try:
        new = bring_up(engine, where)
    except DBAPIError as error:
        engine.dispose()
        raise StoreError(f"{where} cannot be opened: {reason(error)}.") from None
    except BaseException:
        engine.dispose()
        raise
    return engine, new


def bring_up(engine: Engine, where: str, layout: str = HEAD) -> bool:
    """Run the migrations that are missing; whether there was nothing. What another program made is left alone."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            be_patient(connection)
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})
        found = revision(connection, where)
        if found == layout:
            return False
        from alembic import command  # late: only a new or an older database needs it
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, layout)
        return found is None


def revision(connection: Connection, where: str) -> str | None:
    """Which migration the database has reached; None for an empty one, a sentence for one that is not ours."""
    try:
        there = set(inspect(connection).get_table_names())
    except DatabaseError as error:
        raise StoreError(f"{where} cannot be opened: {reason(error)}.") from None
    if not there:
        return None
    if "alembic_version" not in there or ("tables" not in there and len(there) > 1):
        raise StoreError(f"{where} holds something else than Affinage's tables; name another file or database.")
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if found is not None and str(found) > HEAD:
        raise StoreError(
            f"{where} was written by a newer Affinage (layout {found}; this one knows {HEAD}). "
            "Serve it with that one, or name another database by --data; nothing was changed."
        )
    return None if found is None else str(found)


def reason(error: Exception) -> str:
    """The driver's own first line, without SQL."""
    origin = getattr(error, "orig", None) or error
    said = getattr(origin, "strerror", None) or str(origin)
    return (said.strip().splitlines() or ["no reason given"])[0].rstrip(".")
