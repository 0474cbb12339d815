"""A power cut at any moment loses no acknowledged move.

The real store's own statements are recorded and run on a disk made of lies: what was written is only in a cache until
it is synced, and when the power goes, any part of it may have reached the disk, torn and in any order. What is left is
opened by the real store again.
"""

import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import apsw
import pytest

from affinage.server import sealed
from affinage.server.store import Store

from .conftest import FULL
from .storing import SECRET, event, header

# A connection that closes without power complains where nobody can catch it.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
CUTS = 1000 if FULL else 100
EVENTS = 120


class Disk(apsw.VFS):
    """Holds back what is not synced; loses some of it when the power goes."""

    def __init__(self, rnd: random.Random) -> None:
        self.files: list[Held] = []
        self.rnd, self.name, self.left, self.dead = rnd, f"disk{id(self)}", 1 << 60, False
        super().__init__(self.name, "")

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:  # noqa: N802 - APSW's name
        return Held(self, name, flags)

    def step(self) -> None:
        """One write or sync nearer to the cut."""
        if self.dead:
            raise apsw.IOError("no power")
        self.left -= 1
        if self.left <= 0:
            self.cut()
            raise apsw.IOError("no power")

    def cut(self) -> None:
        """Of what was not synced, some reaches the disk, in any order, the last of it perhaps torn."""
        self.dead = True
        for file in self.files:
            held = file.held
            self.rnd.shuffle(held)
            for at, data in held[: self.rnd.randint(0, len(held))]:
                whole = self.rnd.random() < 0.5
                file.through(data if whole else data[: self.rnd.randint(0, len(data))], at)
            file.held = []


class Held(apsw.VFSFile):
    """One file on it."""

    def __init__(self, disk: Disk, name: str | apsw.URIFilename | None, flags: list[int]) -> None:
        self.disk, self.held = disk, list[tuple[int, bytes]]()
        super().__init__("", name, flags)
        disk.files.append(self)

    def through(self, data: bytes, at: int) -> None:
        super().xWrite(data, at)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802 - APSW's name, like the next ones
        self.disk.step()
        self.held.append((offset, bytes(data)))

    def xRead(self, amount: int, offset: int) -> bytes:  # noqa: N802
        found = super().xRead(amount, offset)
        room, end = bytearray(amount), len(found)
        room[:end] = found
        for at, data in self.held:
            low, high = max(at, offset), min(at + len(data), offset + amount)
            if low < high:
                room[low - offset : high - offset] = data[low - at : high - at]
                end = max(end, high - offset)
        return bytes(room[:end])

    def xFileSize(self) -> int:  # noqa: N802
        return max([super().xFileSize(), *(at + len(data) for at, data in self.held)])

    def _flush(self) -> None:
        for at, data in self.held:
            super().xWrite(data, at)
        self.held = []

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        self._flush()
        super().xTruncate(newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        self.disk.step()
        self._flush()  # the disk of this machine need not be asked: what was handed on counts as safe here


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[str], str]:
    """A database with an empty table, and what the real store says to it from opening it to the last event."""
    file = tmp_path_factory.mktemp("disk") / "tables.sqlite"
    store, head = Store.open(str(file)), header()
    store.make(head, SECRET)
    store.close()
    said: list[str] = []
    before = sqlite3.connect
    with pytest.MonkeyPatch.context() as patch:

        def listening(*args: object, **extra: object) -> sqlite3.Connection:
            connection: sqlite3.Connection = before(*args, **extra)  # type: ignore[call-overload]  # as it came
            if ".lock" not in str(args[0]) and "mode=ro" not in str(args[0]):
                connection.set_trace_callback(said.append)
            return connection

        patch.setattr("sqlite3.dbapi2.connect", listening)
        patch.setattr("sqlite3.connect", listening)
        live = shutil.copy(file, file.with_name("live.sqlite"))
        store = Store.open(str(live))
        for number in range(1, EVENTS + 1):
            store.append(head.id, number, event(f"m{number}", note="x" * (number * 37 % 400)))
        store.close()
    assert said.count("COMMIT") >= EVENTS
    assert "PRAGMA synchronous=full" in said
    return file, said, head.id


def trial(recorded: tuple[Path, list[str], str], room: Path, seed: int, synced: str) -> tuple[int, int]:
    """One run up to a power cut: how many events were acknowledged, how many are there afterwards."""
    file, said, table = recorded
    rnd = random.Random(seed)
    here = Path(shutil.copy(file, room / "cut.sqlite"))
    Path(f"{here}-wal").unlink(missing_ok=True)
    disk, acknowledged = Disk(rnd), 0
    disk.left = rnd.randint(1, 6 * EVENTS)
    try:
        connection = apsw.Connection(str(here), vfs=disk.name)
        connection.execute("PRAGMA locking_mode=exclusive")  # needs no memory shared with others
        connection.execute("PRAGMA wal_autocheckpoint=20")  # so that cuts meet checkpoints too
        stored = False
        for statement in said:
            connection.execute(statement.replace("synchronous=full", f"synchronous={synced}"))
            stored = stored or statement.startswith("INSERT INTO events")
            if statement == "COMMIT" and stored:
                acknowledged, stored = acknowledged + 1, False
    except apsw.Error:
        assert disk.dead
    if not disk.dead:
        disk.cut()
    image = room / "image.sqlite"
    for tail in ("", "-wal"):
        Path(f"{image}{tail}").unlink(missing_ok=True)
        if Path(f"{here}{tail}").exists():
            shutil.copy(f"{here}{tail}", f"{image}{tail}")
    Path(f"{image}-shm").unlink(missing_ok=True)
    with closing(Store.open(str(image))) as store:
        with store.reading() as found:
            assert found.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
        head = store.header(table)
        assert head is not None
        events = store.events(table)
        assert sealed.broken_link(head, events) == ""
    disk.unregister()
    return acknowledged, len(events)


def test_no_acknowledged_move_is_lost(recorded: tuple[Path, list[str], str], tmp_path: Path) -> None:
    runs = [trial(recorded, tmp_path, seed, "full") for seed in range(CUTS)]
    assert [(told, there) for told, there in runs if there < told] == []
    assert sum(told for told, _ in runs) > 20 * CUTS
    assert len({told for told, _ in runs}) > min(EVENTS, CUTS) // 2  # the cuts fell everywhere


def test_the_test_can_tell_careless_storing(recorded: tuple[Path, list[str], str], tmp_path: Path) -> None:
    """The control: with SQLite's usual setting the same cuts lose moves that were acknowledged."""
    runs = [trial(recorded, tmp_path, seed, "normal") for seed in range(60)]
    assert sum(told - there for told, there in runs if there < told) > 0
