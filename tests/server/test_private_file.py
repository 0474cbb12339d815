"""The database's file: nobody else's eyes, one server under whatever name, and no move into a deleted file."""

import os
import sys
from pathlib import Path

import pytest

from affinage.server.backup import backup, restore
from affinage.server.store import Store, StoreError, Unavailable

from .serving import serving
from .storing import header

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files have no such rights there")


def mode(file: Path) -> int:
    """A file's rights."""
    return file.stat().st_mode & 0o777


def test_only_the_owner_can_read_tables_and_copies(tmp_path: Path) -> None:
    file, copy, back = (tmp_path / name for name in ("tables.sqlite", "copy.sqlite", "back.sqlite"))
    old = os.umask(0o022)
    try:
        with serving(str(file)) as server:
            server.hotseat("beer-and-bread", 2)
            beside = sorted(tmp_path.glob("tables.sqlite*"))
            assert len(beside) >= 3
            assert {one.name: oct(mode(one)) for one in beside} == {one.name: oct(0o600) for one in beside}
            backup(str(file), copy)
        restore(str(back), copy)
        assert mode(copy) == mode(back) == 0o600
    finally:
        os.umask(old)


def test_a_file_that_others_could_read_is_made_private(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    Store.open(str(file)).close()
    file.chmod(0o644)
    Store.open(str(file)).close()
    assert mode(file) == 0o600


def test_a_second_server_is_kept_out_under_another_name(tmp_path: Path) -> None:
    file, link = tmp_path / "tables.sqlite", tmp_path / "link.sqlite"
    first = Store.open(str(file))
    try:
        os.link(file, link)
        with pytest.raises(StoreError, match="served already"):
            Store.open(str(link))
        Path(f"{file}.lock").unlink()
        with pytest.raises(StoreError, match="served already"):
            Store.open(str(file))
    finally:
        first.close()
    Store.open(str(file)).close()


@pytest.mark.parametrize("replaced", [False, True])
def test_nothing_is_acknowledged_into_a_deleted_file(tmp_path: Path, replaced: bool) -> None:
    file = tmp_path / "tables.sqlite"
    store = Store.open(str(file))
    try:
        store.make(header(table="first"), "secret")
        file.unlink()
        if replaced:
            file.touch()
        with pytest.raises(Unavailable, match="deleted or replaced"):
            store.make(header(table="second"), "secret")
    finally:
        store.close()
