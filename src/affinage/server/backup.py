"""Copies of all tables: made while people play, and put back.

A copy is always one SQLite file, also of a PostgreSQL database, so that it can be carried anywhere and read by any
program. Putting it back goes into a file or into PostgreSQL, whatever it came from.
"""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, Table, func, insert, select
from sqlalchemy.exc import DBAPIError

from . import databases, schema
from .store import Store, StoreError

ALL = (
    schema.tables,
    schema.secrets,
    schema.tokens,
    schema.events,
    schema.records,
    schema.blocks,
    schema.days,
    schema.daily_games,
    schema.boxes,
    schema.drafts,
    schema.people,
    schema.devices,
    schema.passes,
    schema.own_seats,
    schema.device_keys,
    schema.belongings,
    schema.channels,
    schema.calls,
    schema.notices,
    schema.house_keys,
    schema.said,
)  # in the order in which they lean on each other
AT_ONCE = 1000
TAILS = ("", "-wal", "-shm")  # a SQLite database is these files together


def backup(data: str | None, file: Path) -> int:
    """Copy all tables into a new file, while they are being played; how many there are."""
    if file.exists():
        raise StoreError(f"{file} is already there; choose another name.")
    with _new(file) as half:
        where = databases.address(data)
        if where.drivername == "sqlite":
            _copy_file(Path(str(where.database)), half, served=True)
        else:
            _copy_server(data, half)
        return _judged(half)


def restore(data: str | None, file: Path, replace: bool = False) -> int:
    """Put a copy back, into a database that holds no tables yet; with `replace` a file is moved aside for it."""
    if not file.is_file():
        raise StoreError(f"There is no file {file}.")
    where = databases.address(data)
    if where.drivername == "sqlite":
        return _into_file(file, Path(str(where.database)), replace)
    with tempfile.TemporaryDirectory(prefix="affinage-") as room:
        half = Path(room) / "restoring.sqlite"
        count = _brought_up(file, half)  # before the database is touched: a bad copy lays nothing out there
        Store.open(data).close()
        engine, source = databases.postgres(where), databases.sqlite_reader(databases.address(str(half)))
        try:
            with engine.begin() as connection:
                if connection.execute(select(func.count()).select_from(schema.tables)).scalar():
                    raise StoreError("That database holds tables already; name an empty one by --data.")
            _pour(source, engine)
        finally:
            source.dispose()
            engine.dispose()
    return count


def _into_file(file: Path, target: Path, replace: bool) -> int:
    """All or nothing: where it fails, every file is as it was, and none is there that was not."""
    if target.is_dir():
        raise StoreError(f"{target} is a folder. Name a file in it: --data {target / 'tables.sqlite'}")
    with ExitStack() as undo:
        try:
            _make_folder(target.parent, undo)
            lock = Path(f"{target}.lock")
            if not lock.exists():
                undo.callback(lock.unlink, missing_ok=True)
            side = databases.Side(target)  # nobody serves it meanwhile
            try:
                count = _put(file, target, replace)
            finally:
                side.close()
        except OSError as error:
            raise StoreError(f"{target} cannot be written: {databases.reason(error)}.") from None
        undo.pop_all()
    return count


def _make_folder(folder: Path, undo: ExitStack) -> None:
    if not folder.exists():
        _make_folder(folder.parent, undo)
        folder.mkdir()
        undo.callback(folder.rmdir)


def _put(file: Path, target: Path, replace: bool) -> int:
    empty = not replace and target.exists() and _holds_nothing(target)
    if target.exists() and not replace and not empty:
        raise StoreError(
            f"{target} is there already. Name another file by --data, or have it moved aside by --replace."
        )
    half = target.with_name(f"{target.name}.restoring")
    with _new(half, keep=False):
        count = _brought_up(file, half)
        with ExitStack() as back:
            old = _move_aside(target, back)
            back.callback(target.unlink, missing_ok=True)  # runs first: what was there goes back to a free place
            half.replace(target)
            _sync(target)
            back.pop_all()
    if empty:
        for tail in TAILS:  # nothing was in it
            Path(f"{old}{tail}").unlink(missing_ok=True)
    return count


def _holds_nothing(file: Path) -> bool:
    """Whether a file is a database without a single table that somebody plays at, or no more than a name."""
    if not file.is_file():
        return False
    if file.stat().st_size == 0 and not Path(f"{file}-wal").exists():
        return True
    try:
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            there = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            ours = {"alembic_version", *schema.metadata.tables}
            kept = [table.name for table in ALL if table.name in there]
            counts = (connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in kept)  # noqa: S608 - our own names
            return there <= ours and not any(counts)
    except sqlite3.Error:
        return False  # whatever it is, it is not for us to remove


def _move_aside(target: Path, back: ExitStack) -> Path:
    """The old database under another name, all of its files: a log left behind would be taken for the new one's."""
    number = 1
    while Path(f"{target}.old-{number}").exists():
        number += 1
    aside = Path(f"{target}.old-{number}")
    for tail in TAILS:
        old = Path(f"{target}{tail}")
        if old.exists():
            old.replace(f"{aside}{tail}")
            back.callback(Path(f"{aside}{tail}").replace, old)
    return aside


def _brought_up(file: Path, half: Path) -> int:
    """A copy beside its place, judged, and brought up to date if an older Affinage made it."""
    _copy_file(file, half, served=False)
    count = _judged(half)
    Store.open(str(half), aside=False).close()  # the copy itself stays as it is
    try:
        _as_one_file(half)
    except sqlite3.Error as error:
        raise StoreError(f"{half} cannot be written: {databases.reason(error)}.") from None
    return count


def _copy_file(source: Path, target: Path, served: bool) -> None:
    """By SQLite's own way of copying: one moment of a database, whatever is written meanwhile."""
    if not source.is_file():
        raise StoreError(f"There is no database {source}.")
    # Reading alone leaves a log and its index beside a file; one without a log that nobody serves needs neither.
    still = "" if served or Path(f"{source}-wal").exists() else "&immutable=1"
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro{still}", uri=True)) as out_of,
            closing(sqlite3.connect(target)) as into,
        ):
            out_of.backup(into)
        _as_one_file(target)
    except sqlite3.Error as error:
        raise StoreError(f"{source} cannot be copied: {databases.reason(error)}.") from None


def _copy_server(data: str | None, target: Path) -> None:
    source = Store.look(data)
    source.close()
    engine = databases.postgres(databases.address(data))
    into, reader, side, _ = databases.open_file(databases.address(str(target)))
    try:
        _pour(engine, into)
    finally:
        for one in (engine, into, reader):
            one.dispose()
        side.close()
    _as_one_file(target)


def _pour(source: Engine, target: Engine) -> None:
    """Every row, of one moment of the source, in one transaction of the target."""
    if source.dialect.name == "postgresql":
        source = source.execution_options(isolation_level="REPEATABLE READ")
    try:
        with source.begin() as out_of, target.begin() as into:
            for connection in (out_of, into):
                databases.be_patient(connection)
            for table in ALL:
                for rows in _rows(out_of, table):
                    into.execute(insert(table), rows)
    except DBAPIError as error:
        raise StoreError(f"The copy could not be made: {databases.reason(error)}.") from None


def _rows(connection: Connection, table: Table) -> Iterator[list[dict[str, object]]]:
    found = connection.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings()
    for part in found.partitions(AT_ONCE):
        yield [dict(row) for row in part]


def _as_one_file(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA journal_mode=delete")


def _judged(file: Path) -> int:
    """How many tables a copy holds, or why it is none."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            said = connection.execute("PRAGMA integrity_check").fetchone()[0]
            if said != "ok":
                raise StoreError(f"The copy is damaged: {said}.")
            return int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as error:
        raise StoreError(f"This is not a copy of Affinage's tables: {databases.reason(error)}.") from None


@contextmanager
def _new(file: Path, keep: bool = True) -> Iterator[Path]:
    """A file that is there whole or not at all."""
    half = Path(f"{file}.half") if keep else file
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        databases.keep_private(half)
        yield half
        if keep:
            half.replace(file)
            _sync(file)
    except OSError as error:
        raise StoreError(f"{file} cannot be written: {databases.reason(error)}.") from None
    finally:
        for tail in (*TAILS, "-journal", ".lock"):
            Path(f"{half}{tail}").unlink(missing_ok=True)


def _sync(file: Path) -> None:
    """On the disk, with its name."""
    for one, flags in ((file, os.O_RDWR), (file.parent, os.O_RDONLY)):
        if one.is_dir() and os.name == "nt":
            continue  # Windows syncs no folders
        handle = os.open(one, flags)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
