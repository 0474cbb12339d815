"""What whoever runs a server sees of it: whether it is well, and its figures."""

import io
import json
import logging
import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import httpx2 as httpx
import psycopg
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect

from affinage.core.errors import AffinageError
from affinage.server.logs import Lines
from affinage.server.serve import metrics_for

from .postgres import Postgres
from .serving import PATIENCE, QUICK, Laid, Serving, serving
from .test_serve import started

Figures = dict[str, float]


def figures(server: Serving) -> Figures:
    """Every sample by its name, with the class or way that it is of."""
    told = server.http.get("/metrics")
    assert told.status_code == 200, told.text
    assert told.headers["content-type"].startswith("text/plain")
    return {
        " ".join([sample.name, *(v for k, v in sample.labels.items() if k in ("class", "how"))]): sample.value
        for family in text_string_to_metric_families(told.text)
        for sample in family.samples
        if "le" not in sample.labels
    }


def until(server: Serving, fits: Callable[[Figures], bool]) -> Figures:
    """The figures as soon as they are so."""
    end = time.monotonic() + 4 * PATIENCE
    while not fits(found := figures(server)):
        assert time.monotonic() < end, found
    return found


def a_move(table: Laid) -> int:
    """Somebody moves; the answer's status."""
    seat = table.view(None)["waiting"][0]
    return table.move(seat, table.view(seat)["choices"][0]["move"]).status_code


# Health


def test_a_server_that_is_well_says_so(any_url: str) -> None:
    with serving(any_url) as server:
        answer = server.http.get("/api/health")
    assert answer.status_code == 200
    assert set(answer.json()) == {"ok", "failing", "reason", "version", "bots"}
    assert (answer.json()["ok"], answer.json()["failing"], answer.json()["bots"]) == (True, [], "off")


def deleted(file: Path) -> None:
    file.unlink()


def replaced(file: Path) -> None:
    with closing(sqlite3.connect(file.with_name("other"))) as connection:
        connection.execute("VACUUM")
    file.with_name("other").replace(file)


def overwritten(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.write(b"\xff" * file.stat().st_size)
    Path(f"{file}-wal").write_bytes(b"")


@pytest.mark.parametrize("harmed", [deleted, replaced, overwritten])
def test_a_database_that_cannot_be_read_is_named(tmp_path: Path, harmed: Callable[[Path], None]) -> None:
    file = tmp_path / "tables.sqlite"
    with serving(str(file)) as server:
        harmed(file)
        answer = server.http.get("/api/health")
        assert answer.status_code == 503
        assert (answer.json()["ok"], answer.json()["failing"]) == (False, ["database"])
        assert str(tmp_path) not in answer.text
        assert "database does not answer" in answer.json()["reason"]
        assert "Datenbank" in server.http.get("/api/health?lang=de").json()["reason"]


def test_a_database_that_does_not_answer_is_not_waited_for(postgres: Postgres) -> None:
    """Somebody else holds all tables: whoever asks for the server's health hears of it all the same, and soon."""
    url = postgres.database()
    with serving(url, replace(QUICK, health=0.3)) as server:
        with psycopg.connect(url.replace("+psycopg", "")) as other:
            other.execute("LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")
            for _ in range(3):
                answer = server.http.get("/api/health")
                assert (answer.status_code, answer.json()["failing"]) == (503, ["database"])
        end = time.monotonic() + PATIENCE
        while server.http.get("/api/health").status_code != 200:
            assert time.monotonic() < end, "it never recovers"


def test_nobody_asks_for_it_without_end(tmp_path: Path) -> None:
    rates = QUICK.rates | {"knock": "3/minute"}
    with serving(str(tmp_path / "tables.sqlite"), replace(QUICK, rates=rates)) as server:
        for path in ("/api/health", "/metrics"):
            server.restart()
            assert [server.http.get(path).status_code for _ in range(4)] == [200, 200, 200, 429]


# Figures


def test_what_happens_at_tables_is_counted(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite"), replace(QUICK, rooms=1)) as server:
        table = server.hotseat("beer-and-bread", 2)
        before = figures(server)
        assert before["affinage_build_info"] == 1
        assert before["process_resident_memory_bytes"] > 0
        for _ in range(5):
            assert a_move(table) == 200
        seat = table.view(None)["waiting"][0]
        assert table.move(seat, 10**6).status_code == 422  # a refusal is neither a move nor an answered one
        after = figures(server)
        for name in ("affinage_moves_stored_total", "affinage_move_seconds_count"):
            assert after[name] - before[name] == 5, name
        stored = len(server.store.events(table.id))
        assert after["affinage_store_events_per_commit_sum"] == stored
        assert after["affinage_store_commit_seconds_count"] >= after["affinage_store_events_per_commit_count"] > 0
        assert after["affinage_store_errors_total"] == 0
        assert (after["affinage_open_tables"], after["affinage_tables_evicted_total"]) == (1, 0)
        server.hotseat("fromage", 2)
        assert figures(server)["affinage_tables_evicted_total"] == 1
        with connect(f"{server.base.replace('http', 'ws')}/api/tables/{table.id}/socket") as page:
            page.send(json.dumps({"token": table.spectator}))
            page.recv(timeout=PATIENCE)
            assert figures(server)["affinage_open_sockets"] == 1
        until(server, lambda now: now["affinage_open_sockets"] == 0)


def test_what_cannot_be_stored_is_counted(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite")) as server:
        table = server.hotseat("beer-and-bread", 2)
        moves = figures(server)["affinage_moves_stored_total"]
        (tmp_path / "tables.sqlite").unlink()
        assert a_move(table) == 503
        after = figures(server)
        assert after["affinage_store_errors_total"] > 0
        assert after["affinage_moves_stored_total"] == moves


def test_thinking_is_counted_by_class(tmp_path: Path) -> None:
    classes = ("bots_at_peoples_tables", "bots_alone", "hints", "reviews")
    with serving(str(tmp_path / "tables.sqlite"), replace(QUICK, bots=True, deadline=120)) as server:
        told = figures(server)
        for name in ("thinking_waiting", "thinking_under_way", "thinking_seconds_count"):
            assert [told[f"affinage_{name} {one}"] for one in classes] == [0, 0, 0, 0]
        assert told["affinage_bots_late_total thought_less"] == told["affinage_bots_late_total played_plainly"] == 0
        table = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "bot", "level": "novice"}])
        while table.view(0)["waiting"] == [0]:
            assert a_move(table) == 200
        told = until(server, lambda now: now["affinage_thinking_seconds_count bots_at_peoples_tables"] > 0)
        assert told["affinage_thinking_seconds_sum bots_at_peoples_tables"] > 0
        assert [told[f"affinage_thinking_seconds_count {one}"] for one in classes[1:]] == [0, 0, 0]


def test_a_late_bot_is_counted_and_logged_with_its_table(tmp_path: Path) -> None:
    told = io.StringIO()
    handler = logging.StreamHandler(told)
    handler.setFormatter(Lines("%(message)s"))
    logging.getLogger("affinage.server").addHandler(handler)
    try:
        with serving(str(tmp_path / "tables.sqlite"), replace(QUICK, bots=True, deadline=0.01)) as server:
            table = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "bot", "level": "novice"}])
            while table.view(0)["waiting"] == [0]:
                assert a_move(table) == 200
            until(server, lambda now: now["affinage_bots_late_total played_plainly"] > 0)
    finally:
        logging.getLogger("affinage.server").removeHandler(handler)
    late = [line for line in told.getvalue().splitlines() if "is late by" in line]
    assert late
    assert all(f" WARNING table={table.id} a bot (beer-and-bread, novice) is late" in line for line in late)


def test_figures_tell_of_nobody(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite")) as server:
        table = server.hotseat("beer-and-bread", 2)
        a_move(table)
        told = server.http.get("/metrics").text
    for secret in (table.id, table.code, table.spectator, *table.tokens.values(), "P1", "127.0.0.1", str(tmp_path)):
        assert secret not in told, secret
    labels = {name for family in text_string_to_metric_families(told) for s in family.samples for name in s.labels}
    assert labels == {"class", "how", "le", "version"}


# Who may see them

GUEST, PROMETHEUS = {"X-Forwarded-For": "198.51.100.1"}, {"X-Forwarded-For": "192.0.2.7"}
PUBLIC = {"public_url": "https://table.example"}
PROXIED = PUBLIC | {"proxies": ("127.0.0.1",)}


@pytest.mark.parametrize(
    ("settings", "headers", "status"),
    [
        ({}, {}, 200),
        ({}, GUEST, 404),  # through a proxy that nobody has named
        ({}, {"X-Forwarded-For": "127.0.0.1"}, 404),
        ({}, {"Via": "1.1 somewhere"}, 404),
        (PUBLIC, {}, 404),  # a proxy must be there, and may not say for whom it speaks
        (PROXIED, {}, 200),
        (PROXIED, GUEST, 404),
        (PROXIED, {"X-Forwarded-For": "127.0.0.1, 198.51.100.1"}, 404),
        (PROXIED | {"metrics": ("192.0.2.0/24",)}, PROMETHEUS, 200),
        (PROXIED | {"metrics": ("192.0.2.7",)}, PROMETHEUS, 200),
        (PROXIED | {"metrics": ("192.0.2.7",)}, GUEST, 404),
        (PUBLIC | {"metrics": ("127.0.0.1",)}, {}, 200),
        (PUBLIC | {"metrics": ("any",)}, GUEST, 200),
    ],
)
def test_figures_are_for_this_computer_unless_somebody_is_named(
    tmp_path: Path, settings: dict[str, str | tuple[str, ...]], headers: dict[str, str], status: int
) -> None:
    with serving(str(tmp_path / "tables.sqlite"), replace(QUICK, **settings)) as server:  # type: ignore[arg-type]  # settings of several types
        answer = server.http.get("/metrics", headers=headers)
        assert answer.status_code == status
        if status == 404:
            assert answer.json()["code"] == "no-route"


@pytest.mark.parametrize(("named", "status"), [((), 404), (("--metrics", "127.0.0.1"), 200)])
def test_the_command_names_who_may_see_them(tmp_path: Path, named: tuple[str, ...], status: int) -> None:
    with started(tmp_path, "--host", "127.0.0.1", "--public-url", "https://table.example", *named) as (_, told):
        found = re.search(r"http://127\.0\.0\.1:\d+/", told)
        assert found, told
        assert httpx.get(f"{found[0]}metrics", timeout=PATIENCE).status_code == status


def test_who_may_see_them_is_named_in_numbers() -> None:
    assert metrics_for(("any", "::1", "192.0.2.0/24")) == ("any", "::1", "192.0.2.0/24")
    with pytest.raises(AffinageError, match=r"192\.0\.2\.7"):
        metrics_for(("prometheus.example",))
