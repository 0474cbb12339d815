"""Copies made while people play are whole, and can be put back."""

import shutil
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from affinage.server import backup, doctor
from affinage.server.store import Header, Store, StoreError

from .postgres import Postgres
from .storing import SECRET, event, header, whole_game


def contents(store: Store) -> list[object]:
    """All that a store holds."""
    heads = list(store.tables())
    return [(h, store.secret(h.id), store.tokens(h.id), store.events(h.id)) for h in heads]


def test_a_copy_goes_back_into_either_database(any_url: str, postgres: Postgres, tmp_path: Path) -> None:
    store = Store.open(any_url)
    whole_game(store)
    whole_game(store, moves=5)
    before = contents(store)
    assert backup.backup(any_url, tmp_path / "copy.sqlite") == 2
    store.close()
    for target in (f"sqlite:///{tmp_path / 'new' / 'there.sqlite'}", postgres.database()):
        assert backup.restore(target, tmp_path / "copy.sqlite") == 2
        again = Store.open(target)
        assert contents(again) == before
        assert doctor.examine(again).wrong == []
        head = list(again.tables())[-1]
        again.append(head.id, len(again.events(head.id)) + 1, event("goes on"))
        again.close()
    assert sorted(p.name for p in tmp_path.glob("copy*")) == ["copy.sqlite"]


def test_copies_during_play_are_all_whole(any_url: str, tmp_path: Path) -> None:
    """Each holds every table up to some moment: no gap, no broken link, nothing that was acknowledged before it."""
    store = Store.open(any_url)
    heads = [header() for _ in range(4)]
    for head in heads:
        store.make(head, SECRET)
    stop, counts = threading.Event(), dict.fromkeys((head.id for head in heads), 0)

    def play(head: Header) -> None:
        while not stop.is_set():
            number = counts[head.id] + 1
            store.append(head.id, number, event(f"m{number}", note="x" * 200))
            counts[head.id] = number

    players = [threading.Thread(target=play, args=(head,)) for head in heads]
    for player in players:
        player.start()
    acknowledged = []
    for number in range(20 if any_url.startswith("sqlite") else 5):
        acknowledged.append(dict(counts))
        backup.backup(any_url, tmp_path / f"copy-{number}.sqlite")
    stop.set()
    for player in players:
        player.join()
    store.close()
    for number, least in enumerate(acknowledged):
        copy = Store.look(str(tmp_path / f"copy-{number}.sqlite"))
        found = doctor.examine(copy)
        assert found.wrong == []
        assert all(len(copy.events(table)) >= least[table] for table in least)
        copy.close()
    assert acknowledged[-1] != acknowledged[0]


def test_nothing_is_written_over(store: Store, tmp_path: Path) -> None:
    whole_game(store, moves=2)
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(StoreError, match="already there"):
        backup.backup(store.url.database, tmp_path / "mine.txt")
    backup.backup(store.url.database, tmp_path / "copy")
    for replace in (False, True):
        with pytest.raises(StoreError, match="being served"):
            backup.restore(store.url.database, tmp_path / "copy", replace)
    store.close()
    with pytest.raises(StoreError, match="is there already"):
        backup.restore(store.url.database, tmp_path / "copy")
    assert (tmp_path / "mine.txt").read_text() == "mine"


def test_a_postgresql_that_holds_tables_is_not_mixed(postgres: Postgres, store: Store, tmp_path: Path) -> None:
    url = postgres.database()
    with closing(Store.open(url)) as other:
        whole_game(other, moves=2)
    backup.backup(store.url.database, tmp_path / "copy")
    with pytest.raises(StoreError, match="holds tables already"):
        backup.restore(url, tmp_path / "copy")


def test_the_old_file_is_moved_aside_whole(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with closing(Store.open(str(file))) as store:
        first, _, _ = whole_game(store, moves=3)
        backup.backup(str(file), tmp_path / "copy")
        second, _, _ = whole_game(store, moves=3)
        for tail in ("", "-wal", "-shm"):  # as a killed server leaves them, the newest moves in the log alone
            shutil.copy(f"{file}{tail}", tmp_path / f"killed.sqlite{tail}")
    killed = tmp_path / "killed.sqlite"
    backup.restore(str(killed), tmp_path / "copy", replace=True)
    with closing(Store.open(str(killed))) as store:
        assert [h.id for h in store.tables()] == [first.id]
    with closing(Store.open(f"{killed}.old-1")) as store:
        assert {h.id for h in store.tables()} == {first.id, second.id}


@pytest.mark.parametrize("content", [b"", b"words", b"SQLite format 3\0" + b"\x01" * 3000])
def test_a_file_that_is_no_copy_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "copy").write_bytes(content)
    with pytest.raises(StoreError):
        backup.restore(str(tmp_path / "new.sqlite"), tmp_path / "copy")
    assert not (tmp_path / "new.sqlite").exists()
    with pytest.raises(StoreError, match="no file"):
        backup.restore(str(tmp_path / "new.sqlite"), tmp_path / "nothing")
    with pytest.raises(StoreError, match="no database"):
        backup.backup(str(tmp_path / "nothing.sqlite"), tmp_path / "other")


def test_a_damaged_copy_is_refused(store: Store, tmp_path: Path) -> None:
    whole_game(store, "beer-and-bread", moves=80)
    backup.backup(store.url.database, tmp_path / "copy")
    raw = bytearray((tmp_path / "copy").read_bytes())
    raw[3 * 4096 : 6 * 4096] = bytes(3 * 4096)
    (tmp_path / "copy").write_bytes(raw)
    with pytest.raises(StoreError):
        backup.restore(str(tmp_path / "new.sqlite"), tmp_path / "copy")
    assert not (tmp_path / "new.sqlite").exists()


def test_the_commands(store: Store, tmp_path: Path) -> None:
    whole_game(store)
    data, copy, new = str(store.url.database), str(tmp_path / "copy"), str(tmp_path / "new.sqlite")

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run([sys.executable, "-m", "affinage.cli", *words], capture_output=True, text=True)

    assert "One table is in" in run("backup", copy, "--data", data).stdout
    again = run("backup", copy, "--data", data)
    assert (again.returncode, again.stdout) == (2, "")
    assert "already there" in again.stderr.replace("\n", " ")
    assert "Ein Tisch ist wieder in" in run("restore", copy, "--data", new, "--lang", "de").stdout
    told = run("doctor", "--data", new)
    assert told.returncode == 0
    assert "Tables: 1." in told.stdout
    with closing(sqlite3.connect(new)) as connection:
        connection.execute("UPDATE events SET at = at + 1 WHERE seq = 4")
        connection.commit()
    told = run("doctor", "--data", new)
    assert told.returncode == 1
    assert "Event 4 (move) was changed after it was stored." in told.stdout
