"""Several real processes on one PostgreSQL, guests who ask any of them, and what befalls the processes meanwhile."""

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx
import psycopg
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from affinage.server import doctor
from affinage.server.store import Store

from .serving import PATIENCE, nonce
from .test_kill import Acknowledged, Guest, free_port

SLOW = 4 * PATIENCE  # for a process to start, and for everything to go on
NOBODY = (502, 503, 504)  # the answer of a proxy, or of a process, that found nobody to ask
ANSWER = 8.0  # seconds after which a guest asks somebody else


def until(what: Any, why: str = "it never comes", seconds: float = SLOW) -> float:
    """Wait for something that should come soon; how long it took."""
    began = time.monotonic()
    while not what():
        assert time.monotonic() < began + seconds, why
        time.sleep(0.01)
    return time.monotonic() - began


@dataclass
class Process:
    """A real `affinage serve`, one of several."""

    data: str
    folder: Path
    more: Sequence[str] = ("--no-bots",)
    env: dict[str, str] = field(default_factory=dict)
    port: int = field(default_factory=free_port)
    run: "subprocess.Popen[bytes] | None" = None

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "affinage.cli", "serve", "--no-daily", "--host", "127.0.0.1", *self.more]
        with (self.folder / f"{self.port}.log").open("ab") as log:
            self.run = subprocess.Popen(
                [*command, "--port", str(self.port), "--data", self.data],
                stdout=log, stderr=log, env=os.environ | self.env,
            )  # fmt: skip

    def ready(self) -> bool:
        """Whether it serves, and is sure of what it owns."""
        assert self.run is not None
        assert self.run.poll() is None, self.log[-3000:]
        with suppress(httpx.TransportError):
            return httpx.get(f"{self.base}/api/health", timeout=ANSWER).status_code == 200
        return False

    @property
    def log(self) -> str:
        return (self.folder / f"{self.port}.log").read_text()

    def send(self, what: signal.Signals) -> None:
        assert self.run is not None
        self.run.send_signal(what)

    def gone(self) -> None:
        """Wait until it has ended."""
        assert self.run is not None
        self.run.wait(SLOW)

    def figure(self, name: str) -> float:
        """One of the figures that it tells."""
        told = httpx.get(f"{self.base}/metrics", timeout=PATIENCE).text.splitlines()
        return sum(float(line.split()[-1]) for line in told if line.split()[0] == name)


class House:
    """The processes, and a look at who owns what."""

    def __init__(self, url: str, folder: Path, number: int = 3, **more: Any) -> None:
        self.url = url
        self.processes = [Process(url, folder, **more) for _ in range(number)]
        self.processes[0].start()
        until(self.processes[0].ready, "the first process does not serve")  # it lays the database out
        for process in self.processes[1:]:
            process.start()
        for process in self.processes[1:]:
            until(process.ready, "a process does not serve")
        self.sql = psycopg.connect(url.replace("+psycopg", ""), autocommit=True)

    def ask(self, sql: str, *given: Any) -> list[Any]:
        return self.sql.execute(sql.encode(), given).fetchall()

    def owned(self, waiting: bool = True) -> dict[str, int]:
        """Tables that cannot wait and the ports of their living owners."""
        rows = self.ask(
            "SELECT o.table_id, p.address FROM owners o JOIN processes p ON p.id = o.owner"
            + (" WHERE o.waits = 1" if waiting else "")
        )
        return {table: int(address.rpartition(":")[2]) for table, address in rows}

    def at(self, port: int) -> Process:
        return next(process for process in self.processes if process.port == port)

    def busiest(self) -> Process:
        """The one that owns most: where it hurts."""
        owners = list(self.owned().values())
        return max(self.processes, key=lambda process: owners.count(process.port))

    def end(self) -> None:
        self.sql.close()
        for process in self.processes:
            if process.run is not None and process.run.poll() is None:
                process.send(signal.SIGCONT)
                process.run.kill()
                process.run.wait()


@contextmanager
def house(url: str, folder: Path, number: int = 3, **more: Any) -> Iterator[House]:
    """Several processes for a while."""
    found = House(url, folder, number, **more)
    try:
        yield found
    finally:
        found.end()


class Wanderer(Guest):
    """Plays all people's seats of one table at random; each request goes to any of the processes."""

    def __init__(
        self, bases: Sequence[str], number: int, told: Acknowledged, stop: threading.Event, level: str = "random"
    ) -> None:
        super().__init__(bases[0], number, told, stop)
        self.bases, self.level = bases, level
        address = f"127.0.1.{number + 1}"  # everybody's own, so that nobody's new tables are too many of one address
        self.http = httpx.Client(timeout=ANSWER, transport=httpx.HTTPTransport(local_address=address))
        self.newest: dict[str, int] = {}  # by token: the version that somebody was told of last
        self.failed = ""

    def until_answered(self, method: str, path: str, token: str = "", json: Any = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        until_ = time.monotonic() + SLOW
        while True:
            assert time.monotonic() < until_, f"{path} is never answered"
            try:
                answer = self.http.request(method, self.random.choice(self.bases) + path, json=json, headers=headers)
            except httpx.TransportError:
                self.told.sent_again += 1
                time.sleep(0.1)
                continue
            if answer.status_code not in (429, *NOBODY):
                return answer
            time.sleep(0.1)

    def play(self) -> None:
        try:
            super().play()
        except BaseException as error:
            self.failed = repr(error)
            raise

    def one_game(self, game: str) -> None:
        with_bot = self.number % 2 == 0
        seats: list[Any] = [{"kind": "me", "name": "Ada"}]
        seats.append({"kind": "bot", "level": self.level} if with_bot else {"kind": "hotseat", "name": "Bo"})
        wish = {"game": game, "name": "Ada", "seats": seats, "lets": True}
        made = self.until_answered("POST", "/api/tables", json=wish).json()
        table, tokens = made["table"], [seat["token"] for seat in made["seats"] if seat["token"]]
        for token in tokens:
            added = self.until_answered("POST", f"/api/tables/{table}/add", token, {"nonce": nonce()})
            assert added.status_code == 200, added.text
        with page(self.bases, table, tokens[0], self.random, self.stop):
            self.until_over(table, tokens)

    def until_over(self, table: str, tokens: list[str]) -> None:
        rounds = 0
        while not self.stop.is_set():
            seen = self.view(table, tokens[0])
            if seen["status"] == "over":
                return
            waiting = [seat for seat in seen["waiting"] if seat < len(tokens)]
            if not waiting:  # the bot's turn
                time.sleep(0.05)
                continue
            seat = self.random.choice(waiting)
            seen = self.view(table, tokens[seat])
            if seen["choices"]:
                self.send(
                    table, tokens[seat], seat, "moves", seen["version"], self.random.choice(seen["choices"])["move"]
                )
            rounds += 1
            if len(tokens) == 2 and rounds % 5 == 0:
                self.rival(table, tokens)

    def view(self, table: str, token: str) -> Any:
        found = super().view(table, token)
        if found["version"] < self.newest.get(token, 0):
            self.told.odd.append(f"a stale view: {found['version']} after {self.newest[token]}")
        self.newest[token] = max(found["version"], self.newest.get(token, 0))
        return found

    def send(self, table: str, token: str, seat: int, what: str, version: int, move: int) -> None:
        wish = {"move_id": nonce(), "version": version, "move": move}
        answer = self.until_answered("POST", f"/api/tables/{table}/{what}", token, wish)
        if answer.status_code == 200:  # acknowledged: from now on nobody may be told less
            self.told.moves[table, f"{seat}.{wish['move_id']}"] = what, move
            self.newest[token] = max(self.newest.get(token, 0), answer.json()["version"])
        elif answer.json()["code"] == "stale":  # a bot moved meanwhile; if this was stored all the same, it shows
            self.told.stale += 1
        else:
            self.told.odd.append(f"{what} {move}: {answer.status_code} {answer.text}")

    def rival(self, table: str, tokens: list[str]) -> None:
        """Somebody wants a bot in place of a player whose page is open, or was a moment ago."""
        wish = {"seat": 0, "level": "medium"}
        answer = self.until_answered("POST", f"/api/tables/{table}/substitute", tokens[1], wish)
        if answer.status_code == 200:
            self.told.odd.append(f"a player who was there was replaced: {answer.text}")


@contextmanager
def page(bases: Sequence[str], table: str, token: str, random: Random, stop: threading.Event) -> Iterator[None]:
    """A page of a seat, at any process; it comes back when its process goes."""
    closed = threading.Event()

    def looking() -> None:
        while not (closed.is_set() or stop.is_set()):
            base = random.choice(bases).replace("http", "ws")
            gone = suppress(OSError, WebSocketException, TimeoutError)
            address = f"{base}/api/tables/{table}/socket"
            with gone, connect(address, open_timeout=ANSWER, compression=None) as socket:
                socket.send(json.dumps({"token": token}))
                while not (closed.is_set() or stop.is_set()):
                    hear(socket)
            closed.wait(0.1)

    thread = threading.Thread(target=looking)
    thread.start()
    try:
        yield
    finally:
        closed.set()
        thread.join(SLOW)


def hear(socket: ClientConnection) -> None:
    """What a page is told, if anything is for a moment."""
    with suppress(TimeoutError):
        socket.recv(timeout=0.2)


class Play:
    """Guests at all processes of a house."""

    def __init__(self, where: House, tables: int, level: str = "random", bases: Sequence[str] = ()) -> None:
        self.house, self.told, self.stop = where, Acknowledged(), threading.Event()
        bases = bases or [process.base for process in where.processes]
        self.guests = [Wanderer(bases, number, self.told, self.stop, level) for number in range(tables)]
        self.threads = [threading.Thread(target=guest.play) for guest in self.guests]
        for thread in self.threads:
            thread.start()

    def more(self, moves: int) -> None:
        """Until so many more moves are acknowledged."""
        target = len(self.told.moves) + moves

        def enough() -> bool:
            assert [guest.failed for guest in self.guests if guest.failed] == []
            return len(self.told.moves) >= target

        until(enough, "nothing is answered any more")

    def end(self) -> None:
        """Let them finish what they have begun."""
        self.stop.set()
        for thread in self.threads:
            thread.join(SLOW)

    def judge(self) -> None:
        """What is stored, held against what the guests were told."""
        with closing(Store.open(self.house.url)) as store:
            headers = list(store.tables())
            events = {header.id: store.events(header.id) for header in headers}
            found = doctor.examine(store)
        assert found.wrong == []  # whole chains, and every game replays: no bot and no player moved out of turn
        assert self.told.odd == []
        stored = {(table, event.move_id): event for table, all_ in events.items() for event in all_}
        assert len(stored) == sum(map(len, events.values()))
        assert [key for key in self.told.moves if key not in stored] == []
        by_people = {
            key for key, event in stored.items() if event.kind == "move" and not event.move_id.startswith("bot:")
        }
        assert by_people == set(self.told.moves)
        for key, (_, move) in self.told.moves.items():
            seat, code = stored[key].body["moves"][0]
            assert (seat, code) == (int(key[1].split(".")[0]), move)
        assert [event for event in stored.values() if event.kind in ("substitute", "flag")] == []


CADDY = """
{{
	admin off
	auto_https off
}}
http://127.0.0.1:{port} {{
	bind 127.0.0.1
	@table path_regexp table ^/api/tables/([^/]+)/
	request_header @table X-Table {{re.table.1}}
	reverse_proxy {processes} {{
		lb_policy header X-Table
		lb_try_duration 5s
		lb_try_interval 100ms
		health_uri /api/health
		health_interval 1s
		health_timeout 2s
	}}
}}
"""


@contextmanager
def caddy(where: House, folder: Path) -> Iterator[str]:
    """Debian's Caddy before the processes of a house, as docs/hosting.md sets it up; its address."""
    port, file = free_port(), folder / "Caddyfile"
    processes = " ".join(process.base.removeprefix("http://") for process in where.processes)
    file.write_text(CADDY.format(port=port, processes=processes))
    with (folder / "caddy.log").open("wb") as log:
        command = ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]
        run = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | {"HOME": str(folder)})
    try:

        def there() -> bool:
            assert run.poll() is None, (folder / "caddy.log").read_text()[-3000:]
            with suppress(httpx.TransportError):
                return httpx.get(f"http://127.0.0.1:{port}/api/health", timeout=ANSWER).status_code == 200
            return False

        until(there, "Caddy does not come up")
        yield f"http://127.0.0.1:{port}"
    finally:
        run.terminate()
        run.wait()
