"""`affinage serve` as people start it."""

import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx2 as httpx
import pytest

from affinage.core.words import say_in
from affinage.server.serve import page, qr, settings_for


def start(tmp_path: Path, *more: str) -> tuple[subprocess.Popen[str], str]:
    """The real command; its page and where it listens."""
    command = [sys.executable, "-m", "affinage.cli", "serve", "--port", "0", "--no-bots"]
    command += ["--data", str(tmp_path / "tables.sqlite"), *more]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=os.environ)
    assert process.stdout is not None
    told = ""
    while "Ctrl-C" not in told:
        line = process.stdout.readline()
        assert line, told
        told += line
    return process, told


def test_it_says_where_it_is_and_stops_cleanly(tmp_path: Path) -> None:
    process, told = start(tmp_path, "--host", "127.0.0.1")
    try:
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", told)
        assert found, told
        base = found.group(0)
        assert httpx.get(f"{base}api/status", timeout=10).json()["version"]
        assert "Affinage" in httpx.get(base, timeout=10).text
        second = subprocess.run(
            [sys.executable, "-m", "affinage.cli", "serve", "--port", "0", "--data", str(tmp_path / "tables.sqlite")],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert second.returncode == 2
        assert "being served already" in second.stderr
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0
        assert process.stdout is not None
        rest = process.stdout.read()
        assert "Everything is stored" in rest
        assert "Traceback" not in rest
    finally:
        process.kill()


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
            timeout=60,
            check=False,
        )
    assert ended.returncode == 2
    assert "something else does already" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_its_page_names_every_way_in() -> None:
    from rich.console import Console

    settings = settings_for("0.0.0.0", "https://table.example", bots=False)
    console = Console(width=160, record=True, file=open(os.devnull, "w"))  # noqa: PTH123, SIM115 - nowhere to write
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
    from affinage.core.errors import AffinageError

    with pytest.raises(AffinageError, match="no address"):
        settings_for("127.0.0.1", wrong, bots=True)


def test_it_starts_in_a_moment(tmp_path: Path) -> None:
    before = time.monotonic()
    process, _ = start(tmp_path)
    process.send_signal(signal.SIGTERM)
    process.wait(20)
    process.kill()
    assert time.monotonic() - before < 30
