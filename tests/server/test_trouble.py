"""When the store fails, when rules change, and when several servers share one database."""

import asyncio
import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from affinage.server import schema
from affinage.server.store import Store, Unavailable

from .postgres import Postgres
from .serving import PATIENCE, Laid, Serving, nonce, serving
from .test_socket import page, payload


def test_what_is_not_stored_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(str(tmp_path / "tables.sqlite")) as server:
        table = server.hotseat("beer-and-bread", 2)
        (seat,) = table.view(None)["waiting"]
        seen = table.view(seat)
        move = {"move_id": nonce(), "version": seen["version"], "move": seen["choices"][0]["move"]}

        def full(self: Store, *args: Any, **more: Any) -> Any:
            raise Unavailable("The database cannot be used just now: disk full.")

        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", full)
            refused = table.call("POST", "moves", seat, move)
            assert (refused.status_code, refused.json()["code"]) == (503, "unavailable")
            assert table.view(seat) == seen
        assert table.call("POST", "moves", seat, move).status_code == 200
        assert table.view(seat)["version"] == seen["version"] + 1


def test_a_move_that_was_stored_though_the_answer_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(str(tmp_path / "tables.sqlite")) as server:
        table = server.hotseat("beer-and-bread", 2)
        (seat,) = table.view(None)["waiting"]
        seen = table.view(seat)
        move = {"move_id": nonce(), "version": seen["version"], "move": seen["choices"][0]["move"]}
        whole = Store.append

        def lost(self: Store, *args: Any, **more: Any) -> Any:
            whole(self, *args, **more)
            raise Unavailable("The database cannot be used just now: the line was cut.")

        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", lost)
            assert table.call("POST", "moves", seat, move).status_code == 503
        again = table.call("POST", "moves", seat, move)
        assert (again.status_code, again.json()["version"]) == (200, seen["version"] + 1)
        assert len(table.view(seat)["log"]) == len(seen["log"]) + 1


def test_who_still_waits_when_the_server_closes_is_asked_to_try_again(tmp_path: Path) -> None:
    """As uvicorn ends it: a request that takes too long is cancelled, and would be answered by "500, no JSON"."""
    waits = threading.Event()

    async def never(*_: Any) -> None:
        waits.set()
        await asyncio.Event().wait()

    with serving(str(tmp_path / "tables.sqlite")) as server, ThreadPoolExecutor(1) as other:
        server.server.config.timeout_graceful_shutdown = 1
        server.doors.app = never
        asked = other.submit(server.http.get, "/api/games", params={"lang": "de"})
        assert waits.wait(PATIENCE)
        server.server.should_exit = True
        answer = asked.result(PATIENCE)
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
        assert answer.json() == {
            "code": "closing",
            "reason": "Der Server wird gerade beendet oder neu gestartet. Versuche es gleich noch einmal.",
        }


def test_a_game_whose_rules_are_not_kept_cannot_go_on_and_says_so(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite")) as server:
        table, fine = server.hotseat("beer-and-bread", 2), server.hotseat("beer-and-bread", 2)
        server.stop()
        opened = Store.open(server.url)
        with opened.writing() as connection:  # nobody else may change a header
            connection.execute(update(schema.tables).where(schema.tables.c.id == table.id).values(rules=99))
        opened.close()
        server.start()
        refused = table.call("GET", "view", 0)
        assert (refused.status_code, refused.json()["code"]) == (410, "record")
        with page(table, 0) as socket:
            assert json.loads(socket.recv(timeout=PATIENCE))["kind"] == "gone"
        assert fine.view(0)["status"] == "playing"


def test_two_servers_share_their_tables(postgres: Postgres) -> None:
    url = postgres.database()
    with serving(url) as here, serving(url) as there:
        table = here.hotseat("beer-and-bread", 2)
        mirror = replace(table, serving=there)
        (seat,) = table.view(None)["waiting"]
        with page(mirror, seat) as socket:
            first = payload(socket)
            made = table.move(seat, first["choices"][0]["move"], first["version"])
            assert made.status_code == 200
            assert payload(socket)["version"] == made.json()["version"], "news from the other server"
        took_back = mirror.undo(seat, made.json()["version"])
        assert took_back.status_code == 200
        _wait_until_equal(table, mirror, seat)
        stale = table.move(seat, first["choices"][0]["move"], first["version"])
        assert (stale.status_code, stale.json()["version"]) == (409, took_back.json()["version"])


def _wait_until_equal(one: Laid, two: Laid, seat: int) -> None:
    until = time.monotonic() + PATIENCE
    while one.view(seat) != two.view(seat):
        assert time.monotonic() < until, "the servers show different tables"


def test_bots_of_two_servers_do_not_play_twice(postgres: Postgres) -> None:
    url = postgres.database()
    with serving(url) as here, serving(url) as there:
        table = here.make("fromage", [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3])
        mirror = replace(table, serving=there)
        for number in range(40):
            side: Laid = (table, mirror)[number % 2]
            seen = side.view(0)
            if seen["status"] == "over":
                break
            if seen["choices"]:
                answer = side.move(0, seen["choices"][0]["move"], seen["version"])
                assert answer.status_code in (200, 409), answer.text
        _wait_until_settled(here, table)
        events = here.store.events(table.id)
        assert [event.seq for event in events] == list(range(1, len(events) + 1))


def _wait_until_settled(server: Serving, table: Laid) -> None:
    before = -1
    while (now := len(server.store.events(table.id))) != before:
        before = now
        for _ in range(5):
            table.view(0)
