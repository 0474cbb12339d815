"""The server killed the hard way between a turn, its call and its delivery: nobody is forgotten or called twice."""

import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx2 as httpx
import pytest

from affinage.server.store import Store

from .calling import browser, on_their_way, rows, waits_for, webhook
from .guests import Phone
from .receiving import Browser, Receiver, until
from .serving import PATIENCE, Laid, Serving
from .test_kill import free_port

GAME = "beer-and-bread"
SCRIPT = Path(__file__).with_name("call_quickly.py")


class Killable(Serving):
    """A real process on a real file."""

    def __init__(self, folder: Path) -> None:
        self.file, self.port = folder / "tables.sqlite", free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.http = httpx.Client(base_url=self.base, timeout=PATIENCE)
        self.process: subprocess.Popen[bytes] | None = None

    def begin(self, after: float = 3600) -> None:
        """Open it and wait until it answers."""
        env = {**os.environ, "PYTHONPATH": str(SCRIPT.parents[2] / "src")}
        command = [sys.executable, str(SCRIPT), str(self.file), str(self.port), str(after)]
        self.process = subprocess.Popen(command, env=env)
        end = time.monotonic() + 4 * PATIENCE
        while True:
            try:
                assert self.http.get("/api/health").status_code == 200
                return
            except httpx.TransportError:
                assert self.process.poll() is None
                assert time.monotonic() < end
                time.sleep(0.05)

    def kill(self) -> None:
        """Without a word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)
        self.process = None

    def change(self, sql: str) -> None:
        """While it is dead."""
        assert self.process is None
        with closing(sqlite3.connect(self.file)) as connection, connection:
            connection.execute(sql)

    def stored(self) -> tuple[list[str], int]:
        """How far turns are, and what is on its way; read beside the server."""
        store = Store.look(str(self.file))
        try:
            return sorted(rows(store).values()), on_their_way(store)
        finally:
            store.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Killable]:
    found = Killable(tmp_path)
    found.begin()
    yield found
    if found.process is not None:
        found.kill()
    found.http.close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    opened = Receiver()
    yield opened
    opened.stop()


def somebody(server: Killable, receiver: Receiver) -> tuple[Phone, Browser, Laid]:
    """A person with a browser and a webhook whose turn it is."""
    device, table = Phone(server), server.hotseat(GAME, 2)
    device.come()
    theirs = browser(device, receiver)
    webhook(device, receiver)
    waits_for(device, table)
    until(lambda: server.stored() == (["due"], 0))
    return device, theirs, table


def test_killed_between_due_and_sent_it_is_sent_once(server: Killable, receiver: Receiver) -> None:
    _, theirs, table = somebody(server, receiver)
    server.kill()
    server.change("UPDATE calls SET due_at = 1")
    assert receiver.got == []
    server.begin()
    until(lambda: server.stored() == (["called"], 0))
    marker = Phone(server)
    marker.come()
    webhook(marker, receiver, "/marker")
    server.kill()
    server.begin(after=0)
    waits_for(marker, server.hotseat(GAME, 2))
    until(lambda: receiver.at("/marker"))  # whatever else was to be sent has had its time
    assert len(theirs.read()) == 1
    assert len(receiver.at("/topic")) == 1
    assert table.id in theirs.read()[0]["url"]


@pytest.mark.long
def test_killed_before_the_turn_was_noted_it_is_found_again(server: Killable, receiver: Receiver) -> None:
    _, theirs, _ = somebody(server, receiver)
    server.kill()
    server.change("DELETE FROM calls")
    server.begin(after=0)
    until(lambda: theirs.read() and receiver.at("/topic"))
    until(lambda: server.stored() == (["called"], 0))
    assert len(theirs.read()) == len(receiver.at("/topic")) == 1


@pytest.mark.long
def test_killed_while_a_notice_arrives_a_push_is_repeated_under_its_name_and_a_webhook_is_not(
    server: Killable, receiver: Receiver
) -> None:
    _, theirs, _ = somebody(server, receiver)
    receiver.slow |= {"/topic", "/push/1"}
    server.kill()
    server.change("UPDATE calls SET due_at = 1")
    server.begin()
    until(lambda: receiver.at("/topic") and receiver.at("/push/1"))
    assert server.stored() == (["called"], 2)
    server.kill()
    receiver.slow.clear()
    server.begin()
    until(lambda: server.stored() == (["called"], 0))
    assert len(receiver.at("/topic")) == 1
    assert len(theirs.read()) == 2
    assert len({one.headers["topic"] for one in receiver.at("/push/1")}) == 1, "the device shows it once"
    assert len({told["tag"] for told in theirs.read()}) == 1
