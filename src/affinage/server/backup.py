"""Copies of all tables: made while people play, and put back.

A copy is always one SQLite file, also of a PostgreSQL database, so that it can be carried anywhere and read by any
program. Putting it back goes into a file or into PostgreSQL, whatever it came from.
"""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
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
            _copy_file(Path(str(where.database)), half)
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
    target = Store.open(data)
    target.close()
    engine = databases.postgres(where)
    try:
        with engine.begin() as connection:
            if connection.execute(select(func.count()).select_from(schema.tables)).scalar():
                raise StoreError("That database holds tables already; name an empty one by --data.")
        with tempfile.TemporaryDirectory(prefix="affinage-") as room:
            half = Path(room) / "restoring.sqlite"
            count = _brought_up(file, half)
            source = databases.sqlite_reader(databases.address(str(half)))
            try:
                _pour(source, engine)
            finally:
                source.dispose()
    finally:
        engine.dispose()
    return count


def _into_file(file: Path, target: Path, replace: bool) -> int:
    if target.exists() and not replace:
        raise StoreError(
            f"{target} is there already. Name another file by --data, or have it moved aside by --replace."
        )
    target.parent.mkdir(parents=True, exist_ok=True)
    side = databases.Side(target)  # nobody serves it meanwhile
    try:
        half = target.with_name(f"{target.name}.restoring")
        with _new(half, keep=False):
            count = _brought_up(file, half)
            _move_aside(target)
            half.replace(target)
            _sync(target)
    finally:
        side.close()
    return count


def _move_aside(target: Path) -> None:
    """The old database under another name, all of its files: a log left behind would be taken for the new one's."""
    number = 1
    while Path(f"{target}.old-{number}").exists():
        number += 1
    for tail in TAILS:
        old = Path(f"{target}{tail}")
        if old.exists():
            old.replace(f"{target}.old-{number}{tail}")


def _brought_up(file: Path, half: Path) -> int:
    """A copy beside its place, judged, and brought up to date if an older Affinage made it."""
    _copy_file(file, half)
    count = _judged(half)
    Store.open(str(half), aside=False).close()  # the copy itself stays as it is
    Path(f"{half}.lock").unlink(missing_ok=True)
    _as_one_file(half)
    return count


def _copy_file(source: Path, target: Path) -> None:
    """By SQLite's own way of copying: one moment of a database, whatever is written meanwhile."""
    if not source.is_file():
        raise StoreError(f"There is no database {source}.")
    try:
        with (
            closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as out_of,
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
    into, reader, side = databases.open_file(databases.address(str(target)))
    try:
        _pour(engine, into)
    finally:
        for one in (engine, into, reader):
            one.dispose()
        side.close()
        Path(f"{target}.lock").unlink(missing_ok=True)
    _as_one_file(target)


def _pour(source: Engine, target: Engine) -> None:
    """Every row, of one moment of the source, in one transaction of the target."""
    if source.dialect.name == "postgresql":
        source = source.execution_options(isolation_level="REPEATABLE READ")
    try:
        with source.begin() as out_of, target.begin() as into:
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
        raise StoreError(f"This is no copy of Affinage's tables: {databases.reason(error)}.") from None


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
        for tail in (*TAILS, "-journal"):
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
