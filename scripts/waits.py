"""How long a newcomer waits: from the start of a server to a bot's first move, and until the bot asked for plays.

    python scripts/waits.py [--warm] [GAME ...]

Every game gets a server of its own with an empty compile cache (with --warm: the one of the run before it).
"""

import json
import os
import secrets
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

GAMES = ("beer-and-bread", "wine-and-cheese", "fromage", "vinhos")


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class House:
    """A server in a process of its own."""

    def __init__(self, cache: Path) -> None:
        self.url = f"http://127.0.0.1:{(port := free_port())}/api/"
        data = Path(tempfile.mkdtemp()) / "tables.sqlite"
        command = [sys.executable, "-m", "affinage.cli", "serve", "--port", str(port), "--data", str(data)]
        self.began = time.monotonic()
        self.process = subprocess.Popen(
            [*command, "--host", "127.0.0.1"],
            env=os.environ | {"AFFINAGE_CACHE": str(cache)},
            stdout=subprocess.DEVNULL,
        )
        while True:
            try:
                self.ask("status")
                return
            except OSError:
                assert self.process.poll() is None, "the server did not start"
                time.sleep(0.02)

    def ask(self, path: str, body: Any = None, token: str = "") -> Any:
        """One request."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        request = urllib.request.Request(self.url + path, None if body is None else json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.load(answer)


def first_moves(game: str, cache: Path, level: str = "medium") -> tuple[float, float, float, float]:
    """Seconds from the server's start until it answers, from then to the table, to a bot's move, to the bot itself."""
    house = House(cache)
    up = time.monotonic()
    try:
        seats = [{"kind": "bot", "level": level}, {"kind": "me"}]
        made = house.ask("tables", {"game": game, "name": "Ada", "seats": seats})
        table, token = made["table"], made["seats"][1]["token"]
        house.ask(f"tables/{table}/add", {"nonce": secrets.token_hex(16)}, token)
        laid = time.monotonic()
        moved = ready = 0.0
        while not (moved and ready):
            seen = house.ask(f"tables/{table}/view", token=token)
            if not moved and any(line["seat"] == 0 for line in seen["log"]):
                moved = time.monotonic()
            if not ready and not seen["seats"][0]["stand_in"]:
                ready = time.monotonic()
            if seen["choices"]:
                move = {"move_id": secrets.token_hex(16), "version": seen["version"]}
                house.ask(f"tables/{table}/moves", move | {"move": seen["choices"][-1]["move"]}, token)
            else:
                time.sleep(0.02)
        return up - house.began, laid - up, moved - laid, ready - laid
    finally:
        house.process.terminate()
        house.process.wait()


def main() -> None:
    """Measure and print."""
    names = [name for name in sys.argv[1:] if not name.startswith("-")] or GAMES
    print(f"{'game':<16} {'server up':>10} {'table':>7} {'bot moves':>10} {'bot ready':>10}   (seconds)")
    for name in names:
        cache = Path(tempfile.mkdtemp())
        for warm in (False, True) if "--warm" in sys.argv else (False,):
            up, laid, moved, ready = first_moves(name, cache)
            print(f"{name:<16} {up:>10.1f} {laid:>7.2f} {moved:>10.1f} {ready:>10.1f}   {'warm' if warm else 'cold'}")


if __name__ == "__main__":
    main()
