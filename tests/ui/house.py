"""A real server with a real database and the built page, for tests in a real browser."""

import contextlib
import hashlib
import json
import os
import random
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
UI = ROOT / "ui"
BUILT = ROOT / "src" / "affinage" / "static"
LAN_NAME = "table.example"
Json = Any


def built_page() -> Path | None:
    """The page as the sources say; built once per state of the sources, or the one that was installed."""
    node = shutil.which("node")
    if node is None or not (UI / "node_modules").is_dir():
        return BUILT if (BUILT / "index.html").is_file() else None
    print_of = hashlib.sha256()
    for file in sorted([*UI.glob("src/**/*"), *UI.glob("public/*"), UI / "build.mjs", UI / "package-lock.json"]):
        if file.is_file():
            print_of.update(str(file.relative_to(UI)).encode() + file.read_bytes())
    folder = Path(tempfile.gettempdir()) / f"affinage-page-{print_of.hexdigest()[:16]}"
    mine = folder.with_name(f"{folder.name}.{os.getpid()}")
    if not folder.is_dir():
        subprocess.run([node, "build.mjs", f"--out={mine}"], cwd=UI, check=True, timeout=300)
        try:
            mine.rename(folder)
        except OSError:  # another worker was quicker
            shutil.rmtree(mine, ignore_errors=True)
    return folder


def free_port() -> int:
    """A port that nobody uses, out of the range from which the system takes one for each connection to somewhere."""
    while True:
        port = 20_000 + secrets.randbelow(10_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class House:
    """`affinage serve` in a process of its own; it can be killed and started again on the same port and database."""

    def __init__(self, page: Path, data: Path, more: Sequence[str] = ()) -> None:
        self.page, self.data, self.port, self.more = page, data, free_port(), more
        self.url = f"http://127.0.0.1:{self.port}/"
        self.lan_url = f"http://{LAN_NAME}:{self.port}/"  # as another device in the house would call it
        self.process: subprocess.Popen[bytes] | None = None
        self.newer_rules = ""  # the game whose rules are to be newer than when a table began
        self.quick: dict[str, Any] = {}  # settings of this house that are not for hosts

    def start(self) -> None:
        """Open it and wait until it answers."""
        options = ["--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data), "--no-bots"]
        options += ["--public-url", self.lan_url, *self.more]
        script = [sys.executable, str(Path(__file__).with_name("serve_quickly.py")), str(self.page), *options]
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "AFFINAGE_QUICK": json.dumps(self.quick)}
        env |= {"AFFINAGE_NEWER_RULES": self.newer_rules}
        self.process = subprocess.Popen(script, env=env, stdout=subprocess.DEVNULL)
        until = time.monotonic() + 240
        while True:
            try:
                self.ask("status")
                return
            except OSError:
                assert self.process.poll() is None, "the server did not start"
                assert time.monotonic() < until, "the server does not answer"
                time.sleep(0.1)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it, kindly or not."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(60)
        self.process = None

    def ask(self, path: str, body: Json = None, token: str = "", lang: str = "en") -> Json:
        """One request, as a program makes it."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}api/{path}?lang={lang}", data, headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.load(answer)

    def lay(self, game: str, seats: list[Json], **more: Any) -> "Laid":
        """A new table."""
        wish = {"game": game, "name": "Marta", "seats": seats} | more
        told = self.ask("tables", wish)
        tokens = {seat["seat"]: seat["token"] for seat in told["seats"] if seat["token"]}
        laid = Laid(self, told["table"], told["spectator"], tokens, told)
        for seat in tokens:
            laid.add(seat)
        return laid

    def against_bot(self, game: str = "beer-and-bread", seats: int = 2, **more: Any) -> "Laid":
        """A person and bots that choose at random."""
        return self.lay(game, [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * (seats - 1)], **more)

    def hotseat(self, game: str = "beer-and-bread", seats: int = 2, **more: Any) -> "Laid":
        """Everybody's key is at hand."""
        names = ["Marta", "Odile", "Tomás", "Noor"]
        return self.lay(game, [{"kind": "hotseat", "name": names[p]} for p in range(seats)], **more)


@dataclass
class Laid:
    """A table and the keys to it."""

    house: House
    id: str
    spectator: str
    tokens: dict[int, str] = field(default_factory=dict)
    made: Json = None

    def view(self, seat: int | None = 0, lang: str = "en") -> Json:
        """The payload."""
        return self.house.ask(f"tables/{self.id}/view", token=self.key(seat), lang=lang)

    def add(self, seat: int) -> None:
        """A seat's own part of the deal, which its page would add."""
        self.house.ask(f"tables/{self.id}/add", {"nonce": secrets.token_hex(16)}, self.tokens[seat])

    def key(self, seat: int | None) -> str:
        """A seat's token, or the spectators'."""
        return self.spectator if seat is None else self.tokens[seat]

    def address(self, seat: int | None = 0) -> str:
        """What a guest opens in the browser."""
        return f"{self.house.url}#/{'w' if seat is None else 't'}/{self.id}/{self.key(seat)}"

    def go_on(self, rng: random.Random, until: Callable[[Json], bool] = lambda _: False) -> None:
        """The game over the network, at random: to its end, or until somebody's view is so."""
        while True:
            for seat in self.tokens:
                seen = self.view(seat)
                if seen["status"] != "playing" or until(seen["view"]):
                    return
                if seen["choices"]:
                    self.move(seat, rng.choice(seen["choices"])["move"], seen["version"])

    def move(self, seat: int, move: int, version: int | None = None) -> None:
        """A move over the network, for somebody who sits elsewhere."""
        at = self.view(seat)["version"] if version is None else version
        body = {"move_id": secrets.token_hex(16), "version": at, "move": move}
        self.house.ask(f"tables/{self.id}/moves", body, self.tokens[seat])
