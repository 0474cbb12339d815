"""The database's layout moves on: from the first layout to the newest, with real tables, nothing lost."""

import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, insert, select, text

from affinage.server import databases, doctor, schema, upkeep
from affinage.server.databases import StoreError
from affinage.server.store import Store

from .storing import whole_game

FIRST = (schema.tables, schema.secrets, schema.tokens, schema.events)  # what layout 0001 had


def engine_of(url: str) -> Engine:
    where = databases.address(url)
    return databases.sqlite_writer(where) if where.drivername == "sqlite" else databases.postgres(where)


def rows_of(engine: Engine) -> list[list[Any]]:
    with engine.begin() as connection:
        return [sorted(map(tuple, connection.execute(select(table))), key=str) for table in FIRST]


def first_layout(url: str, tmp_path: Path) -> list[list[Any]]:
    """A database as the first Affinage left it, with finished and running games; its rows."""
    with closing(Store.open(str(tmp_path / "newest.sqlite"))) as store:
        whole_game(store)
        whole_game(store, moves=5)
        whole_game(store, "beer-and-bread", moves=30)
    engine, source = engine_of(url), engine_of(str(tmp_path / "newest.sqlite"))
    databases.bring_up(engine, url, "0001")
    with source.begin() as out_of, engine.begin() as into:
        for table in FIRST:
            rows = [dict(row) for row in out_of.execute(select(table)).mappings()]
            if rows:
                into.execute(insert(table), rows)
    found = rows_of(engine)
    assert len(found[0]) == 3
    for one in (engine, source):
        one.dispose()
    return found


def test_from_the_first_layout_to_the_newest(any_url: str, tmp_path: Path) -> None:
    before = first_layout(any_url, tmp_path)
    with pytest.raises(StoreError, match=rf"layout of an older Affinage \(0001; this one's is {schema.HEAD}\)"):
        Store.look(any_url)
    with closing(Store.open(any_url)) as store:
        assert doctor.examine(store).wrong == []
        finished, *_ = store.tables()
        store.keep_record(finished.id, "{}", 1)
        store.keep_record(finished.id, "something else", 2)
        assert store.record(finished.id) == "{}", "what is kept stays"
        assert upkeep.blocks(store) == []
        upkeep.block(store, "192.0.2.7", 5)
        upkeep.block(store, "192.0.2.7", 6)
        assert upkeep.blocks(store) == [upkeep.Block("192.0.2.7", 6)]
    engine = engine_of(any_url)
    assert rows_of(engine) == before
    with engine.begin() as connection:
        assert databases.revision(connection, any_url) == schema.HEAD
    engine.dispose()
    Store.open(any_url).close()  # there is nothing left to do


def test_from_the_layout_before_nothing_is_lost(any_url: str, tmp_path: Path) -> None:
    """0002 knew records, but nobody who is shut out."""
    first_layout(any_url, tmp_path)
    engine = engine_of(any_url)
    databases.bring_up(engine, any_url, "0002")
    with engine.begin() as connection:
        table = connection.execute(select(schema.tables.c.id)).scalars().first()
        connection.execute(insert(schema.records), {"table_id": table, "file": zlib.compress(b"{}"), "at": 1})
    before = rows_of(engine)
    engine.dispose()
    with closing(Store.open(any_url)) as store:
        assert store.record(str(table)) == "{}"
        assert upkeep.blocks(store) == []
    engine = engine_of(any_url)
    assert rows_of(engine) == before
    engine.dispose()


def test_the_layout_is_what_the_migrations_make(any_url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    Store.open(any_url).close()
    engine = engine_of(any_url)
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


def test_a_file_is_copied_aside_before_its_layout_changes(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "tables.sqlite"
    before = first_layout(str(file), tmp_path)
    Store.open(str(file)).close()
    copy = Path(f"{file}.before-{schema.HEAD}")
    assert str(copy) in caplog.text, "it is said where"
    assert copy.stat().st_mode & 0o077 == 0, "secrets of running games are in it"
    engine = engine_of(str(copy))
    with engine.begin() as connection:
        assert databases.revision(connection, "") == "0001"
    assert rows_of(engine) == before
    engine.dispose()
    Store.open(str(file)).close()
    assert len(list(tmp_path.glob("tables.sqlite.before-*[0-9]"))) == 1, "once"


def test_without_room_for_the_copy_nothing_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.sqlite"
    first_layout(str(file), tmp_path)
    Path(f"{file}.before-{schema.HEAD}.half").mkdir()  # whatever keeps the copy from being written
    with pytest.raises(StoreError, match="is not changed before a copy of it lies at"):
        Store.open(str(file))
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)


def test_a_newer_layout_is_refused_with_a_sentence(any_url: str) -> None:
    Store.open(any_url).close()
    engine = engine_of(any_url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0099'"))
    engine.dispose()
    for opening in (Store.open, Store.look):
        with pytest.raises(
            StoreError, match=rf"written by a newer Affinage \(layout 0099; this one knows {schema.HEAD}\)"
        ):
            opening(any_url)
