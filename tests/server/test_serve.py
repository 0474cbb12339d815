"""`affinage serve` as people start it."""

import io
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2 as httpx
import pytest
from rich.console import Console

from affinage.core.errors import AffinageError
from affinage.core.words import say_in
from affinage.server.serve import page, qr, settings_for


@contextmanager
def started(tmp_path: Path, *more: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The real command, and the page that it prints."""
    command = [sys.executable, "-m", "affinage.cli", "serve", "--port", "0", "--no-bots"]
    command += ["--data", str(tmp_path / "tables.sqlite"), *more]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout is not None
        told = ""
        while "Ctrl-C" not in told and "Strg-C" not in told:
            line = process.stdout.readline()
            assert line, told
            told += line
        try:
            yield process, told
        finally:
            process.kill()


def test_it_says_where_it_is_and_stops_cleanly(tmp_path: Path) -> None:
    with started(tmp_path, "--host", "127.0.0.1") as (process, told):
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", told)
        assert found, told
        base = found.group(0)
        assert httpx.get(f"{base}api/status", timeout=60).json()["version"]
        assert "Affinage" in httpx.get(base, timeout=60).text
        second = subprocess.run(
            [sys.executable, "-m", "affinage.cli", "serve", "--port", "0", "--data", str(tmp_path / "tables.sqlite")],
            capture_output=True,
            text=True,
            timeout=240,
            check=False,
        )
        assert second.returncode == 2
        assert "being served already" in second.stderr
        process.send_signal(signal.SIGINT)
        rest, _ = process.communicate(timeout=60)
        assert process.returncode == 0, rest
        assert "Everything is stored" in rest
        assert "Traceback" not in rest


def test_a_service_manager_ends_it_as_cleanly(tmp_path: Path) -> None:
    with started(tmp_path, "--host", "127.0.0.1", "--bots") as (process, _):
        process.send_signal(signal.SIGTERM)
        rest, _ = process.communicate(timeout=60)
        assert process.returncode == 0, rest
        assert "Everything is stored" in rest
        assert "leaked" not in rest


def test_a_name_stands_for_all_its_addresses(tmp_path: Path) -> None:
    with started(tmp_path, "--host", "localhost") as (_, told):
        found = re.search(r"http://localhost:\d+/", told)
        assert found, told
        assert httpx.get(f"{found[0]}api/health", timeout=60).json()["ok"]


def test_a_port_in_use_is_told_in_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        command = [sys.executable, "-m", "affinage.cli", "serve", "--host", "127.0.0.1", "--port", port, "--no-bots"]
        ended = subprocess.run(
            [*command, "--data", str(tmp_path / "tables.sqlite")],
            capture_output=True,
            text=True,
            timeout=240,
            check=False,
        )
    assert ended.returncode == 2
    assert "something else does already" in ended.stderr
    assert "Traceback" not in ended.stderr


def refused(*words: str, **env: str) -> str:
    """What `affinage serve` says when it does not start."""
    command = [sys.executable, "-m", "affinage.cli", "serve", "--no-bots", *words]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=240, check=False, env=os.environ | env)
    assert (ended.returncode, ended.stdout) == (2, ""), ended
    assert "Traceback" not in ended.stderr
    return " ".join(ended.stderr.split())


def test_an_address_that_is_not_ours_is_told_as_such(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    told = refused("--host", "192.0.2.7", "--port", "0", "--data", str(file))
    assert "this computer does not have the address 192.0.2.7" in told
    assert "127.0.0.1" in told
    assert "already" not in told
    assert "no computer is known by that name" in refused("--host", "no.such.name.invalid", "--data", str(file))
    assert list(tmp_path.iterdir()) == []


def test_a_new_database_is_announced_and_one_that_is_there_is_not(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    for new in (True, False):
        with started(tmp_path, "--host", "127.0.0.1") as (process, told):
            assert ("A new database was made" in told) == new
            assert (str(file) in told.partition("--data")[0]) == new
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=60)
    other = tmp_path / "other"
    other.mkdir()
    (other / "tables.sqlite").touch()
    with started(other, "--host", "127.0.0.1", "--lang", "de") as (_, told):
        assert "Eine neue Datenbank wurde angelegt" in told


@pytest.mark.parametrize(
    ("data", "wrong", "right"),
    [
        ("mysql://ada:secret@host/club", "not in mysql", "postgresql://user@host/name"),
        ("postgres:/ada:secret@host/club", "two slashes", "postgresql://user@host/name"),
        ("sqlite:club.sqlite", "two slashes", "--data tables.sqlite"),
        ("postgresql://ada:secret@host:port/club", "not the address", "postgresql://user@host/name"),
        ("{folder}", "it is a folder", "{folder}/tables.sqlite"),
        ("{folder}/no/such/club.sqlite", "there is no folder {folder}/no/such", "Make it first"),
    ],
)
def test_a_mistyped_database_founds_nothing(tmp_path: Path, data: str, wrong: str, right: str) -> None:
    told = refused("--port", "0", "--data", data.format(folder=tmp_path))
    assert wrong.format(folder=tmp_path) in told
    assert right.format(folder=tmp_path) in told
    assert "secret" not in told
    assert list(tmp_path.iterdir()) == []


def test_its_page_names_every_way_in() -> None:
    settings = settings_for("0.0.0.0", "https://table.example", bots=False)
    console = Console(width=160, record=True, file=io.StringIO())
    console.print(page(say_in("de"), settings, "0.0.0.0", 8200, "/somewhere/tables.sqlite"))
    told = console.export_text()
    assert "http://127.0.0.1:8200/" in told
    assert "https://table.example" in told
    assert "Bots" in told
    assert "█" in told


def test_the_picture_is_square() -> None:
    rows = qr("http://192.0.2.7:8200/").splitlines()
    assert len({len(row) for row in rows}) == 1
    assert abs(2 * len(rows) - len(rows[0])) <= 1


@pytest.mark.parametrize("wrong", ["table.example", "ftp://table.example", "https://"])
def test_a_wrong_address_is_refused(wrong: str) -> None:
    with pytest.raises(AffinageError, match="not an address"):
        settings_for("127.0.0.1", wrong, bots=True)
