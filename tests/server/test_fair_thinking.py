"""One guest does not spoil everybody's bots: thinking is queued fairly, and bots that are late say so.

Thoughts are planted (`planted_worker`): they take until the test lets them go, so that no clock decides.
"""

import json
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.sync.client import connect

from affinage.server import thinkers
from affinage.server.queueing import Importance

from .planted_worker import Script, plant, until
from .serving import PATIENCE, QUICK, Laid, Serving, serving

ENOUGH = 10_000
HINTS = 30


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Script:
    return plant(monkeypatch)


@pytest.fixture
def server(tmp_path: Path, script: Script) -> Iterator[Serving]:
    with serving(str(tmp_path / "tables.sqlite"), replace(QUICK, bots=True, workers=1, deadline=3600)) as found:
        yield found
        script.go.release(ENOUGH)


def against(server: Serving, script: Script, level: str) -> Laid:
    """A table at which a bot has something to think about now."""
    before = script.asked.count("choose")
    table = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "bot", "level": level}])

    def asked() -> bool:
        move_on(table)
        return script.asked.count("choose") > before

    until(asked)
    return table


def move_on(table: Laid) -> None:
    seen = table.view(0)
    if seen["choices"]:
        table.move(0, seen["choices"][0]["move"], seen["version"])


@contextmanager
def page(table: Laid) -> Iterator[None]:
    """A spectator's page, open for a while."""
    address = f"{table.serving.base.replace('http', 'ws')}/api/tables/{table.id}/socket"
    with connect(address, open_timeout=PATIENCE) as opened:
        opened.send(json.dumps({"token": table.spectator}))
        opened.recv(timeout=PATIENCE)
        yield


def test_thirty_hints_of_one_guest_hold_up_nobody_s_bot(server: Serving, script: Script) -> None:
    table = server.hotseat("beer-and-bread", 2)
    (seat,) = table.view(None)["waiting"]
    with ThreadPoolExecutor(HINTS) as guests:
        hints = [guests.submit(table.call, "POST", "hint", seat, {}) for _ in range(HINTS)]
        until(lambda: script.asked.count("advise") == HINTS)
        other = against(server, script, "hard")
        before = len(server.store.events(other.id))
        assert script.begun == ["advise"], "one hint is being thought about"
        script.go.release(2)
        until(lambda: len(server.store.events(other.id)) > before)
        assert script.begun[:2] == ["advise", "hard"], "and before the next one the bot has its turn"
        script.go.release(ENOUGH)
        answers = [hint.result() for hint in hints]
    assert sorted({answer.status_code for answer in answers}) == [200, 429]
    assert sum(answer.status_code == 200 for answer in answers) == server.settings.hints
    refused = next(answer.json() for answer in answers if answer.status_code == 429)
    assert refused["code"] == "hints-waiting"
    assert "Wait" in refused["reason"]


def test_a_bot_s_move_is_its_own_whatever_else_is_thought_about(server: Serving, script: Script) -> None:
    other = against(server, script, "hard")
    table = server.hub.rooms[other.id].sitting.table
    assert table is not None
    expected, before = table.legal(1)[-1], len(server.store.events(other.id))
    script.go.release()
    until(lambda: len(server.store.events(other.id)) > before)
    assert server.store.events(other.id)[before].body["moves"][0] == [1, expected]


def test_twenty_tables_of_bots_alone_hold_up_nobody(server: Serving, script: Script) -> None:
    with ExitStack() as pages:
        for _ in range(20):
            table = server.make("beer-and-bread", [{"kind": "bot", "level": "medium"}] * 2)
            pages.enter_context(page(table))
        until(lambda: script.asked.count("choose") == 20)
        against(server, script, "hard")
        assert script.begun == ["medium"]
        script.go.release()
        until(lambda: len(script.begun) > 1)
        assert script.begun[1] == "hard"


def test_bots_alone_play_while_somebody_looks_and_pause_when_nobody_does(server: Serving, script: Script) -> None:
    script.go.release(ENOUGH)
    table = server.make("vinhos", [{"kind": "bot", "level": "medium"}] * 4)
    assert len(server.store.events(table.id)) == 1, "it is laid, and waits for somebody who looks"
    assert server.hub.rooms[table.id].driver is None
    with page(table):
        until(lambda: len(server.store.events(table.id)) > 5)
    until(lambda: server.hub.rooms[table.id].driver is None)
    paused = len(server.store.events(table.id))
    server.restart()
    until(lambda: not any("resume" in str(task.get_coro()) for task in server.hub._tasks))  # noqa: SLF001 - it is over
    assert not any(room.driver for room in server.hub.rooms.values())
    assert len(server.store.events(table.id)) == paused, "nor does it go on after a restart"
    with page(table):
        until(lambda: len(server.store.events(table.id)) > paused)


def test_thoughts_of_a_table_that_nobody_watches_any_more_are_dropped(server: Serving, script: Script) -> None:
    first, second = (server.make("beer-and-bread", [{"kind": "bot", "level": "medium"}] * 2) for _ in range(2))
    queue = server.hub.thinkers._pool.queue  # type: ignore[union-attr]  # noqa: SLF001 - who waits there
    with page(first):
        until(lambda: script.begun == ["medium"])
        with page(second):
            until(lambda: queue.count(Importance.BOTS) == 1)
        until(lambda: queue.count(Importance.BOTS) == 0)
        until(lambda: server.hub.rooms[second.id].driver is None)


def test_a_bot_that_hurried_says_so(server: Serving, script: Script, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "effort", lambda *_: 0.0)  # as if it had waited long
    script.go.release(ENOUGH)
    table = against(server, script, "hard")
    assert not table.view(0)["seats"][0]["hurried"]
    until(lambda: table.view(0)["seats"][1]["hurried"])
    assert set(script.begun) == {"greedy"}
    monkeypatch.setattr(thinkers, "effort", lambda *_: 1.0)

    def as_usual() -> bool:
        move_on(table)
        return "hard" in script.begun and not table.view(0)["seats"][1]["hurried"]

    until(as_usual)


def hint_without_patience(table: Laid, seat: int) -> socket.socket:
    """A request for a hint, by somebody who can leave before it is answered."""
    where = urlsplit(table.serving.base)
    line = socket.create_connection((where.hostname, where.port), PATIENCE)
    line.sendall(
        f"POST /api/tables/{table.id}/hint HTTP/1.1\r\nHost: {where.netloc}\r\n"
        f"Authorization: Bearer {table.tokens[seat]}\r\nContent-Length: 0\r\n\r\n".encode()
    )
    return line


def test_a_hint_is_dropped_when_its_asker_goes_or_the_table_moves_on(server: Serving, script: Script) -> None:
    queue = server.hub.thinkers._pool.queue  # type: ignore[union-attr]  # noqa: SLF001 - who waits there
    table, busy = server.hotseat("beer-and-bread", 2), server.hotseat("beer-and-bread", 2)
    (seat,), (other,) = table.view(None)["waiting"], busy.view(None)["waiting"]
    with ThreadPoolExecutor(2) as guests:
        first = guests.submit(busy.call, "POST", "hint", other, {})
        until(lambda: script.begun == ["advise"])
        line = hint_without_patience(table, seat)
        until(lambda: queue.count(Importance.HINT) == 1)
        line.close()
        until(lambda: queue.count(Importance.HINT) == 0)
        second = guests.submit(table.call, "POST", "hint", seat, {})
        until(lambda: queue.count(Importance.HINT) == 1)
        assert table.move(seat, table.view(seat)["choices"][0]["move"]).status_code == 200
        answer = second.result()
        assert (answer.status_code, answer.json()["code"]) == (409, "moved-on")
        script.go.release()
        assert first.result().status_code == 200
    assert script.begun == ["advise"]


def test_a_bot_is_not_asked_any_more_when_its_owner_plays_again(server: Serving, script: Script) -> None:
    queue = server.hub.thinkers._pool.queue  # type: ignore[union-attr]  # noqa: SLF001 - who waits there
    table = server.hotseat("beer-and-bread", 2)
    (seat,) = table.view(None)["waiting"]
    against(server, script, "hard")
    until(lambda: script.begun == ["hard"])
    assert table.call("POST", "substitute", seat, {"seat": seat, "level": "medium"}).status_code == 200
    until(lambda: queue.count(Importance.PEOPLE) == 1)
    assert table.call("POST", "substitute", seat, {"seat": seat, "level": None}).status_code == 200
    until(lambda: queue.count(Importance.PEOPLE) == 0)
    assert script.begun == ["hard"]
