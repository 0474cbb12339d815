"""The server's log: what every line has, and what none ever has."""

import re
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from websockets.sync.client import connect

from .serving import PATIENCE
from .test_kill import Acknowledged, Guest, Killed

LINE = re.compile(
    r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00 (?P<level>INFO|WARNING|ERROR)"
    r"(?: table=(?P<table>[a-z0-9-]+))?(?: request=(?P<request>[0-9a-f]{16}))? (?P<name>[\w.]+): (?P<said>.*)"
)
WISH = {"game": "fromage", "name": "Ada", "seats": [{"kind": "hotseat"}, {"kind": "link"}]}


@contextmanager
def logging(folder: Path, *more: str) -> Iterator[tuple[Killed, Guest]]:
    """A real server with its log, and a guest."""
    server = Killed(str(folder / "tables.sqlite"), folder, more=more)
    server.start()
    guest = Guest(f"http://127.0.0.1:{server.port}", 0, Acknowledged(), threading.Event())
    try:
        guest.until_answered("GET", "/api/health")
        yield server, guest
    finally:
        guest.http.close()
        assert server.process is not None
        server.process.send_signal(2)
        assert server.process.wait(PATIENCE) == 0


def lines(folder: Path) -> list[re.Match[str]]:
    """The log without the page that is printed at the start and the end."""
    told = (folder / "server.log").read_text().splitlines()
    found = [line for line in told if line and not line.startswith(("╭", "│", "╰", "A new database", "Closed."))]
    matched = [LINE.fullmatch(line) for line in found]
    assert all(matched), found
    return [match for match in matched if match]


def spoil(folder: Path) -> None:
    """Every table's seats are nonsense from now on."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection:
        connection.execute("""UPDATE events SET body = '{"moves": [[0, 99999]]}'""")
        connection.commit()


def test_a_line_names_the_table_and_the_request(tmp_path: Path) -> None:
    with logging(tmp_path) as (_, guest):
        made = guest.until_answered("POST", "/api/tables", json=WISH).json()
    spoil(tmp_path)
    with logging(tmp_path) as (_, guest):
        headers = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        answer = guest.http.get(f"/api/tables/{made['table']}/view", headers=headers)
        assert answer.status_code == 410
    (found,) = [line for line in lines(tmp_path) if line["request"] == answer.headers["x-request-id"]]
    assert (found["level"], found["table"], found["name"]) == ("ERROR", made["table"], "affinage.server")
    assert "cannot be opened" in found["said"]


def test_every_request_has_a_number_of_its_own(tmp_path: Path) -> None:
    with logging(tmp_path) as (_, guest):
        paths = ("/api/status", "/api/status", "/", "/nothing", "/api/nothing", "/metrics")
        answers = [guest.http.get(path, headers={"X-Request-Id": "mine"}) for path in paths]
        answers.append(guest.http.get("/api/status", headers={"Host": "evil.example"}))
    assert len({answer.headers["x-request-id"] for answer in answers} - {"mine"}) == len(answers)
    assert lines(tmp_path) == []  # nobody asked for an access log


def test_it_says_when_bots_are_ready(tmp_path: Path) -> None:
    with logging(tmp_path, "--bots"):
        until = time.monotonic() + 4 * PATIENCE
        while "bots ready: " not in (tmp_path / "server.log").read_text():
            assert time.monotonic() < until
            time.sleep(0.05)
    ready = [line["said"] for line in lines(tmp_path) if line["said"].startswith("bots ready")]
    assert re.fullmatch(r"bots ready: [a-z-]+, rules \d+, after \d+\.\d s", ready[0])


def test_the_access_log_tells_what_was_asked_and_no_secret(tmp_path: Path) -> None:
    with logging(tmp_path, "--access-log") as (_, guest):
        made = guest.until_answered("POST", "/api/tables", json=WISH).json()
        table, token, invite = made["table"], made["seats"][0]["token"], made["seats"][1]["invite"]
        held = [made["spectator"], token, invite, "s3cret"]
        asked: list[tuple[str, str, str, int]] = [
            ("GET", f"/api/tables/{table}/view?lang=de&token={token}", f"/api/tables/{table}/view", 200),
            ("GET", "/api/games/fromage/rules", "/api/games/fromage/rules", 200),
            ("GET", f"/api/games/{invite}/rules", "/api/games/{game}/rules", 404),
            ("GET", f"/api/tables/x/{invite}", "(elsewhere)", 404),
            ("GET", f"/{token}", "(elsewhere)", 404),
            ("GET", f"/api/status?x={token}", "/api/status", 200),
            ("GET", "/api/tables/s3cret/view", "/api/tables/{table}/view", 403),
            ("GET", "/", "/", 200),
        ]
        numbers = []
        for method, path, _, status in asked:
            answer = guest.http.request(method, path, headers={"Authorization": f"Bearer {token}"})
            assert answer.status_code == status, (path, answer.text)
            numbers.append(answer.headers["x-request-id"])
        peek = guest.http.post(f"/api/tables/{table}/peek", json={"invite": invite})
        assert peek.status_code == 200
        spoken = guest.http.post("/api/join", json={"code": "RYE-4KF", "name": "Eve", "claim_id": "n" * 20})
        assert spoken.status_code == 404
    found = {line["request"]: line["said"] for line in lines(tmp_path) if line["name"] == "affinage.access"}
    for number, (method, _, shown, status) in zip(numbers, asked, strict=True):
        assert re.fullmatch(rf"{method} {re.escape(shown)} {status} \d+\.\d ms", found[number])
    assert found[peek.headers["x-request-id"]].startswith(f"POST /api/tables/{table}/peek 200 ")
    log = (tmp_path / "server.log").read_text()
    assert [secret for secret in held if secret in log] == []
    assert "?" not in "".join(found.values())


@pytest.mark.parametrize("path", ["/x%0a2026-01-01T00:00:00.000+00:00 INFO forged", "/api/tables/a%0ab/view"])
def test_nobody_writes_a_line_of_their_own(tmp_path: Path, path: str) -> None:
    with logging(tmp_path, "--access-log") as (_, guest):
        guest.http.get(path)
    assert "forged" not in (tmp_path / "server.log").read_text()
    assert lines(tmp_path)


def test_an_open_page_is_logged_when_it_is_closed(tmp_path: Path) -> None:
    with logging(tmp_path, "--access-log") as (server, guest):
        made = guest.until_answered("POST", "/api/tables", json=WISH).json()
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket") as page:
            page.send(f'{{"token": "{made["spectator"]}"}}')
            page.recv(timeout=PATIENCE)
    (found,) = [line["said"] for line in lines(tmp_path) if line["said"].startswith("SOCKET")]
    assert found.startswith(f"SOCKET /api/tables/{made['table']}/socket 101 ")
    assert made["spectator"] not in (tmp_path / "server.log").read_text()
