"""Putting a copy back is done whole or not at all: what fails leaves every file as it was, and no other one behind."""

import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from affinage.server import backup
from affinage.server.store import Store, StoreError

from .postgres import Postgres
from .storing import whole_game

NO_ROOM = 64 * 1024  # bytes: fewer than a copy of some games needs


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of some games."""
    folder = tmp_path_factory.mktemp("copies")
    with closing(Store.open(str(folder / "tables.sqlite"))) as store:
        for _ in range(3):
            whole_game(store, "beer-and-bread", moves=150)
        backup.backup(str(folder / "tables.sqlite"), folder / "copy.sqlite")
    assert (folder / "copy.sqlite").stat().st_size > 2 * NO_ROOM
    return folder / "copy.sqlite"


def all_in(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, and every folder, with what is in them."""
    return {str(one.relative_to(folder)): one.read_bytes() if one.is_file() else b"" for one in folder.rglob("*")}


def no_file(_: Path) -> None:
    """Nothing was there."""


def no_bytes(file: Path) -> None:
    file.touch()


def no_layout(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("VACUUM")


def no_games(file: Path) -> None:
    Store.open(str(file)).close()


def no_games_and_killed(file: Path) -> None:
    """An empty club whose server was killed: its layout lies in the log alone."""
    with closing(Store.open(str(file.with_name("killed")))):
        for tail in ("", "-wal", "-shm"):
            shutil.copy(f"{file.with_name('killed')}{tail}", f"{file}{tail}")
    for one in file.parent.glob("killed*"):
        one.unlink()


@pytest.mark.parametrize("there", [no_file, no_bytes, no_layout, no_games, no_games_and_killed])
def test_a_file_that_holds_no_tables_takes_a_copy(tmp_path: Path, copy: Path, there: Callable[[Path], None]) -> None:
    file = tmp_path / "tables.sqlite"
    there(file)
    assert backup.restore(str(file), copy) == 3
    assert set(all_in(tmp_path)) <= {"tables.sqlite", "tables.sqlite.lock"}
    with closing(Store.open(str(file))) as store:
        assert len(list(store.tables())) == 3


def a_game(file: Path) -> None:
    with closing(Store.open(str(file))) as store:
        whole_game(store, moves=3)


def of_another_program(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.commit()


def a_letter(file: Path) -> None:
    file.write_text("Dear Ada, ...")


@pytest.mark.parametrize("there", [a_game, of_another_program, a_letter])
def test_a_file_that_holds_something_is_left_alone(tmp_path: Path, copy: Path, there: Callable[[Path], None]) -> None:
    there(tmp_path / "tables.sqlite")
    before = all_in(tmp_path)
    with pytest.raises(StoreError, match="is there already"):
        backup.restore(str(tmp_path / "tables.sqlite"), copy)
    assert all_in(tmp_path) == before


def damaged(copy: Path, file: Path) -> None:
    raw = bytearray(copy.read_bytes())
    raw[3 * 4096 : 9 * 4096] = bytes(6 * 4096)
    file.write_bytes(raw)


def cut_short(copy: Path, file: Path) -> None:
    file.write_bytes(copy.read_bytes()[:100_000])


def in_wal_mode_without_tables(_: Path, file: Path) -> None:
    of_another_program(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=wal")


def of_a_newer_affinage(copy: Path, file: Path) -> None:
    shutil.copy(copy, file)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


BAD = [damaged, cut_short, in_wal_mode_without_tables, of_a_newer_affinage]


@pytest.mark.parametrize("bad", BAD)
@pytest.mark.parametrize("there", [no_file, no_games, a_game])
def test_a_copy_that_is_none_leaves_nothing_behind(
    tmp_path: Path, copy: Path, there: Callable[[Path], None], bad: Callable[[Path, Path], None]
) -> None:
    there(tmp_path / "tables.sqlite")
    bad(copy, tmp_path / "bad")
    before = all_in(tmp_path)
    for name in ("tables.sqlite", "new/folder/tables.sqlite"):
        with pytest.raises(StoreError):
            backup.restore(str(tmp_path / name), tmp_path / "bad", replace=True)
        assert all_in(tmp_path) == before


def test_a_bad_copy_lays_nothing_out_in_postgresql(tmp_path: Path, copy: Path, postgres: Postgres) -> None:
    url = postgres.database()
    cut_short(copy, tmp_path / "bad")
    with pytest.raises(StoreError):
        backup.restore(url, tmp_path / "bad")
    with closing(Store.open(url)) as store:
        assert store.new


@pytest.mark.parametrize("there", [no_file, no_games, a_game])
def test_a_full_disk_leaves_nothing_behind(tmp_path: Path, copy: Path, there: Callable[[Path], None]) -> None:
    """No file may grow beyond a limit: the system refuses to write as it does when there is no room."""
    there(tmp_path / "tables.sqlite")
    before = all_in(tmp_path)
    ended = subprocess.run(
        [sys.executable, "-m", "affinage.cli", "restore", str(copy), "--data", tmp_path / "tables.sqlite", "--replace"],
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (NO_ROOM, NO_ROOM)),
    )
    assert ended.returncode == 2, ended.stderr
    assert "Traceback" not in ended.stderr
    assert all_in(tmp_path) == before


def test_what_was_moved_aside_goes_back(tmp_path: Path, copy: Path) -> None:
    """The copy is whole, but cannot get its place: a folder stands where the log of the old database is moved to."""
    file = tmp_path / "tables.sqlite"
    a_game(file)
    Path(f"{file}-wal").touch()
    Path(f"{file}.old-1-wal").mkdir()
    before = all_in(tmp_path)
    with pytest.raises(StoreError, match="cannot be written"):
        backup.restore(str(file), copy, replace=True)
    assert all_in(tmp_path) == before
