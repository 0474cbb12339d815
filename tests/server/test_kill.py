"""The real `affinage serve`, killed the hard way in the middle of play, again and again.

Guests play random games over the network. When an answer does not come they send the same move again, with the same
id, until it does. In the end every acknowledged move is stored once, in its place, and all games replay.
"""

import secrets
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx
import pytest

from affinage.server import doctor, sealed
from affinage.server.store import Store
from affinage.server.tokens import digest

from .conftest import FULL
from .postgres import Postgres
from .serving import PATIENCE as SLOW
from .serving import serving
from .storing import whole_game

GAMES = ("beer-and-bread", "fromage", "wine-and-cheese", "vinhos")
TABLES = 8
KILLS, KILLS_ON_POSTGRES = (200, 50) if FULL else (3, 1)
BETWEEN = 55 if FULL else 12  # acknowledged moves between two kills, at least
PATIENCE = 0.1  # seconds until a guest asks again


def free_port() -> int:
    """A port that nobody uses; while the server is dead no connection to somewhere can be given it by the system."""
    while True:
        port = 20_000 + secrets.randbelow(10_000)
        with closing(socket.socket()) as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


@dataclass
class Killed:
    """A server that is started and killed."""

    data: str
    folder: Path
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None
    more: tuple[str, ...] = ()

    def start(self) -> None:
        command = [sys.executable, "-m", "affinage.cli", "serve", "--no-bots", "--host", "127.0.0.1"]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port), "--data", self.data, *self.more], stdout=log, stderr=log
            )

    def kill(self) -> None:
        assert self.process is not None
        assert self.process.poll() is None, (self.folder / "server.log").read_text()[-2000:]
        self.process.kill()
        self.process.wait()


@dataclass
class Acknowledged:
    """What the guests were told."""

    moves: dict[tuple[str, str], tuple[str, int]] = field(default_factory=dict)  # (table, id): what and which move
    sent_again: int = 0
    stale: int = 0
    odd: list[str] = field(default_factory=list)


class Guest:
    """Plays all seats of one table at random; when its game is over it lays the next one."""

    def __init__(self, base: str, number: int, told: Acknowledged, stop: threading.Event) -> None:
        self.http = httpx.Client(base_url=base, timeout=SLOW)
        self.random, self.told, self.stop, self.number = Random(number), told, stop, number

    def until_answered(self, method: str, path: str, token: str = "", json: Any = None) -> httpx.Response:
        """The same request until somebody answers."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        while True:
            try:
                answer = self.http.request(method, path, json=json, headers=headers)
            except httpx.TransportError:
                self.told.sent_again += 1
                time.sleep(PATIENCE)
                continue
            if answer.status_code not in (429, 503):
                return answer
            time.sleep(PATIENCE)

    def play(self) -> None:
        with self.http:
            while not self.stop.is_set():
                self.one_game(GAMES[self.number % len(GAMES)])

    def one_game(self, game: str) -> None:
        seats = [{"kind": "hotseat", "name": f"P{p}"} for p in range(2)]
        wish = {"game": game, "name": "Ada", "seats": seats}
        made = self.until_answered("POST", "/api/tables", json=wish).json()
        table, tokens = made["table"], [seat["token"] for seat in made["seats"]]
        for token in tokens:
            added = self.until_answered("POST", f"/api/tables/{table}/add", token, {"nonce": secrets.token_hex(16)})
            assert added.status_code == 200, added.text
        waiting = self.view(table, tokens[0])["waiting"]
        while waiting and not self.stop.is_set():
            seat = self.random.choice(waiting)
            seen = self.view(table, tokens[seat])
            if seen["can_undo"] and self.random.random() < 0.1:
                self.send(table, tokens[seat], seat, "undo", seen["version"], -1)
            else:
                move = self.random.choice(seen["choices"])["move"]
                self.send(table, tokens[seat], seat, "moves", seen["version"], move)
            waiting = self.view(table, tokens[seat])["waiting"]

    def view(self, table: str, token: str) -> Any:
        answer = self.until_answered("GET", f"/api/tables/{table}/view", token)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def send(self, table: str, token: str, seat: int, what: str, version: int, move: int) -> None:
        name = secrets.token_hex(8)
        wish = {"move_id": name, "version": version} | ({"move": move} if what == "moves" else {})
        answer = self.until_answered("POST", f"/api/tables/{table}/{what}", token, wish)
        if answer.status_code == 200:
            self.told.moves[table, f"{seat}.{name}"] = what, move
        else:
            self.told.odd.append(f"{what} {move}: {answer.status_code} {answer.text}")


def killed_in_play(data: str, folder: Path, kills: int, and_also: Callable[[], None] = lambda: None) -> list[float]:
    """Play and kill; then look at what is stored. How long it took each time until a move was answered again."""
    server, told, stop = Killed(data, folder), Acknowledged(), threading.Event()
    server.start()
    guests = [Guest(f"http://127.0.0.1:{server.port}", number, told, stop) for number in range(TABLES)]
    threads = [threading.Thread(target=guest.play) for guest in guests]
    for thread in threads:
        thread.start()
    random, gaps = Random(1), list[float]()
    try:
        for number in range(kills):
            _wait_for(told, BETWEEN, threads)
            time.sleep(random.random() * 0.1)  # anywhere in the life of a request
            server.kill()
            if number % 4 == 0:
                and_also()
            began = time.monotonic()
            server.start()
            _wait_for(told, 1, threads)
            gaps.append(time.monotonic() - began)
    finally:
        stop.set()
        for thread in threads:
            thread.join(SLOW)
        server.kill()
    _judge(data, told)
    return gaps


def _wait_for(told: Acknowledged, more: int, threads: list[threading.Thread]) -> None:
    target, end = len(told.moves) + more, time.monotonic() + 5 * SLOW
    while len(told.moves) < target:
        assert time.monotonic() < end, "nothing is answered any more"
        assert all(thread.is_alive() for thread in threads)
        time.sleep(0.01)


def _judge(data: str, told: Acknowledged) -> None:
    with closing(Store.open(data)) as store:
        stored = {(h.id, e.move_id): e for h in store.tables() for e in store.events(h.id)}
        found = doctor.examine(store)
    assert found.wrong == []  # no gap, no broken link, every game replays
    assert told.odd == []  # a repeated move is never stale, never illegal
    assert [key for key in told.moves if key not in stored] == []  # none lost
    played = {key for key, event in stored.items() if event.kind in ("move", "undo")}
    assert played == set(told.moves)  # none twice, none that nobody was told of
    for key, (what, move) in told.moves.items():
        seat, code = stored[key].body["moves"][0]
        assert (seat, code) == (int(key[1].split(".")[0]), move), what
    assert told.sent_again > 0
    print(f"acknowledged {len(told.moves)}, sent again {told.sent_again}")  # noqa: T201 - shown when it fails, or by -s


def test_no_acknowledged_move_is_lost_or_made_twice(tmp_path: Path) -> None:
    gaps = sorted(killed_in_play(str(tmp_path / "tables.sqlite"), tmp_path, KILLS))
    print(f"kills {len(gaps)}, away p50 {gaps[len(gaps) // 2]:.2f} s, p95 {gaps[len(gaps) * 95 // 100]:.2f} s")  # noqa: T201 - likewise


def test_nor_when_the_database_is_killed_too(tmp_path: Path, postgres: Postgres) -> None:
    def the_database_too() -> None:
        postgres.kill()
        postgres.start()

    killed_in_play(postgres.database(), tmp_path, KILLS_ON_POSTGRES, the_database_too)


@pytest.mark.parametrize("moves", [0, None], ids=["before the start", "before the end"])
def test_what_follows_from_an_event_is_made_up_for(tmp_path: Path, moves: int | None) -> None:
    """Killed right after the last guest sat down, or right after the last move: the next look sets it right."""
    file = str(tmp_path / "tables.sqlite")
    with closing(Store.open(file)) as store:
        head, _, events = whole_game(store, "fromage", moves=moves)
    cut = len(head.seats) if moves == 0 else len(events) - 1
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("DELETE FROM events WHERE seq > ?", (cut,))
        connection.execute("INSERT INTO tokens VALUES (?, ?, 'seat', 0, 0)", (digest("a-token-of-seat-0"), head.id))
        connection.commit()
    with serving(file) as server:
        headers = {"Authorization": "Bearer a-token-of-seat-0"}
        view = server.http.get(f"/api/tables/{head.id}/view", headers=headers).json()
        assert view["status"] == ("playing" if moves == 0 else "over")
        assert server.store.events(head.id)[-1].kind == ("start" if moves == 0 else "over")
        if moves is None:
            told = server.http.get(f"/api/tables/{head.id}/file", headers=headers).text
            assert sealed.verify(told).table == head.id


@pytest.mark.parametrize("more", [(), ("--access-log",)], ids=["log", "access log"])
def test_the_log_tells_no_token(tmp_path: Path, more: tuple[str, ...]) -> None:
    """Nothing that a guest holds is ever printed by the server; a table's name only where every request is logged."""
    server = Killed(str(tmp_path / "tables.sqlite"), tmp_path, more=more)
    server.start()
    base, held = f"http://127.0.0.1:{server.port}", list[str]()
    guest = Guest(base, 0, Acknowledged(), threading.Event())
    wish = {"game": "fromage", "name": "Ada", "seats": [{"kind": "hotseat"}, {"kind": "link"}]}
    made = guest.until_answered("POST", "/api/tables", json=wish).json()
    held += [made["spectator"], made["seats"][0]["token"], made["seats"][1]["invite"], made["table"]]
    guest.view(made["table"], made["seats"][0]["token"])
    for path in (f"/api/tables/{made['table']}/view?token={held[0]}", f"/{held[1]}", f"/api/tables/x/{held[2]}"):
        guest.until_answered("GET", path, held[1])
    guest.http.close()
    assert server.process is not None
    server.process.send_signal(2)
    assert server.process.wait(SLOW) == 0
    log = (tmp_path / "server.log").read_text()
    assert [secret for secret in held if secret in log] == ([made["table"]] if more else [])
