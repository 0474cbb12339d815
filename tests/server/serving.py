"""A real server on a real socket, and guests who talk to it as pages and programs do."""

import base64
import pickle
import secrets
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx2 as httpx
import uvicorn
from fastapi import FastAPI

from affinage.server.app import build
from affinage.server.doors import Doors
from affinage.server.hub import Hub
from affinage.server.places import bound
from affinage.server.serve import configured
from affinage.server.settings import Settings
from affinage.server.store import Store

Json = Any
FREELY = dict.fromkeys(Settings().rates, "100000/second")  # tests are quicker than people
PATIENCE = 60  # seconds for what should come at once; the machine may be slow and busy
QUICK = Settings(bots=False, nice=0, pace=0.0, away=0.0, absent=0.0, rates=FREELY, daily=False)


class Serving:
    """The whole application in a thread of its own, on a database; it can be stopped and started again."""

    def __init__(self, url: str, settings: Settings = QUICK) -> None:
        self.url, self.settings = url, settings
        self.start()

    def start(self) -> None:
        """Open the store and listen."""
        self.store = Store.open(self.url)
        sockets = bound("127.0.0.1", 0)
        self.port = sockets[0].getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        settings = replace(self.settings, inside=self.base)
        self.server = uvicorn.Server(configured(build(self.store, settings), "127.0.0.1", 0, settings))
        self.thread = threading.Thread(target=self.server.run, args=(sockets,), daemon=True)
        self.thread.start()
        until = time.monotonic() + 4 * PATIENCE
        while not self.server.started:
            assert time.monotonic() < until
            assert self.thread.is_alive()
            time.sleep(0.01)
        self.http = httpx.Client(base_url=self.base, timeout=PATIENCE)

    @property
    def application(self) -> FastAPI:
        """The application itself, without the doors, passages and shortcuts before it."""
        found: Any = self.server.config.app
        while not isinstance(found, FastAPI):
            found = found.app
        return found

    @property
    def doors(self) -> Doors:
        """What stands around the application."""
        found: Any = self.server.config.app
        assert isinstance(found, Doors)
        return found

    @property
    def hub(self) -> Hub:
        """The tables that are open in this process."""
        found: Hub = self.application.state.hub
        return found

    def stop(self) -> None:
        """Close everything cleanly."""
        self.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        self.store.close()

    def restart(self, **changes: Any) -> None:
        """Stop, and start again on the same database."""
        self.stop()
        self.settings = replace(self.settings, **changes)
        self.start()

    # What guests do

    def make(self, game: str, seats: list[Json], **more: Any) -> "Laid":
        """A new table, asked for over the network."""
        asked = {"game": game, "name": "Ada", "seats": seats} | more
        answer = self.http.post("/api/tables", json=asked)
        assert answer.status_code == 200, answer.text
        told = answer.json()
        tokens = {seat["seat"]: seat["token"] for seat in told["seats"] if seat["token"]}
        invites = {seat["seat"]: seat["invite"] for seat in told["seats"] if seat["invite"]}
        laid = Laid(self, told["table"], told["code"], told["spectator"], tokens, invites)
        for seat in tokens:
            laid.add(seat)
        return laid

    def hotseat(self, game: str, seats: int, **more: Any) -> "Laid":
        """A table with all its people at one screen: every token is at hand."""
        return self.make(game, [{"kind": "hotseat", "name": f"P{p + 1}"} for p in range(seats)], **more)


@dataclass
class Laid:
    """A table with the tokens that its maker holds."""

    serving: Serving
    id: str
    code: str
    spectator: str
    tokens: dict[int, str] = field(default_factory=dict)
    invites: dict[int, str] = field(default_factory=dict)

    def call(self, method: str, path: str, seat: int | None, json: Json = None, lang: str = "en") -> httpx.Response:
        """One request as a seat, or as a spectator."""
        headers = {"Authorization": f"Bearer {self.spectator if seat is None else self.tokens[seat]}"}
        address = f"/api/tables/{self.id}/{path}"
        return self.serving.http.request(
            method, address, headers=headers, json=json, params={"lang": lang} if "?" not in path else None
        )

    def add(self, seat: int) -> None:
        """What a page does as soon as it has seen the table: add its part to the deal."""
        answer = self.call("POST", "add", seat, {"nonce": nonce()})
        assert answer.status_code == 200, answer.text

    def view(self, seat: int | None, lang: str = "en") -> Json:
        """The payload."""
        answer = self.call("GET", "view", seat, lang=lang)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def move(self, seat: int, move: int, version: int | None = None, move_id: str = "") -> httpx.Response:
        """A move on the seat's version."""
        at = self.view(seat)["version"] if version is None else version
        return self.call("POST", "moves", seat, {"move_id": move_id or nonce(), "version": at, "move": move})

    def undo(self, seat: int, version: int, path: str = "undo") -> httpx.Response:
        """Taking back."""
        return self.call("POST", path, seat, {"move_id": nonce(), "version": version})

    def everybody(self) -> list[int | None]:
        """All viewers whose tokens are at hand."""
        return [*self.tokens, None]


def nonce() -> str:
    """Random, as pages make it."""
    return secrets.token_hex(16)


@contextmanager
def serving(url: str, settings: Settings = QUICK) -> Iterator[Serving]:
    """A server for a while."""
    server = Serving(url, settings)
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def apart(url: str, settings: Settings = QUICK) -> Iterator[Serving]:
    """The same in a process of its own; it is killed in the end."""
    told = base64.b64encode(pickle.dumps(settings)).decode()
    command = [sys.executable, "-m", "tests.server.serving", url, told]
    process = subprocess.Popen(command, cwd=Path(__file__).parents[2], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        server = Serving.__new__(Serving)
        server.url, server.settings, server.port = url, settings, int(process.stdout.readline())
        server.base = f"http://127.0.0.1:{server.port}"
        with httpx.Client(base_url=server.base, timeout=PATIENCE) as server.http:
            yield server
    finally:
        process.kill()
        process.communicate()


if __name__ == "__main__":
    with serving(sys.argv[1], pickle.loads(base64.b64decode(sys.argv[2]))) as here:
        sys.stdout.write(f"{here.port}\n")
        sys.stdout.flush()
        here.thread.join()
