"""How the server bears up: many games at a move a second each, and many open pages. Run by hand on a quiet machine.

    python tests/server/load.py                    # 200 games, 1,000 sockets, a minute
    python tests/server/load.py --games 500 --seconds 30
    python tests/server/load.py --tables 2000        # only what so many tables take in memory

The server runs in a process of its own, on a new SQLite file, with its usual settings but for the limits on how often
one address may ask and how many connections it has: all guests come from here. Times are those of the guests, from
sending a move to its answer; the guests share the machine with the server, so they do as little as they can: spectators
read nothing of what they get.
"""

import argparse
import asyncio
import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2 as httpx
import websockets

GAMES = ("beer-and-bread", "fromage", "wine-and-cheese", "vinhos")
PORT = 8299
MOST = 5000  # tables in memory


@dataclass
class Figures:
    """What is measured."""

    times: list[float] = field(default_factory=list)
    news: list[float] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    sockets: int = 0
    ended: int = 0
    sent_again: int = 0


def serve(file: str) -> None:
    """The real application as it is always served; only one address may ask as often as it likes."""
    import uvicorn

    from affinage.server.app import build
    from affinage.server.serve import configured
    from affinage.server.settings import Settings
    from affinage.server.store import Store

    freely = dict.fromkeys(Settings().rates, "100000/second")
    settings = Settings(bots=False, rates=freely, rooms=MOST, connections=1_000_000)
    uvicorn.Server(configured(build(Store.open(file), settings), "127.0.0.1", PORT, settings)).run()


class Line:
    """One connection that is kept open; asks and waits for the answer."""

    def __init__(self) -> None:
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def post(self, path: str, body: dict[str, Any], token: str = "") -> tuple[int, Any]:
        """The status and the answer."""
        raw = json.dumps(body).encode()
        bearer = f"Authorization: Bearer {token}\r\n" if token else ""
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{PORT}\r\nContent-Type: application/json\r\n{bearer}"
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", PORT)
        reader, writer = self.streams
        writer.write(f"{head}Content-Length: {len(raw)}\r\n\r\n".encode() + raw)
        told = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(told.partition(b"content-length:")[2].partition(b"\r\n")[0])
        return int(told[9:12]), json.loads(await reader.readexactly(length))

    def close(self) -> None:
        """Hang up."""
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


class Guests:
    """All people at one table: a socket for each seat, and spectators."""

    def __init__(self, figures: Figures, number: int, spectators: int) -> None:
        self.line, self.figures, self.number, self.spectators = Line(), figures, number, spectators
        self.seen: dict[int, dict[str, Any]] = {}
        self.answered = [0, 0]  # the version that each seat was told last
        self.tasks: list[asyncio.Task[None]] = []
        self.sent = 0.0

    async def lay(self) -> Any:
        """A table that has been dealt."""
        seats = [{"kind": "hotseat", "name": f"P{p}"} for p in range(2)]
        wish = {"game": GAMES[self.number % 4], "name": "Ada", "seats": seats}
        _, made = await self.line.post("/api/tables", wish)
        self.table, self.tokens = made["table"], [seat["token"] for seat in made["seats"]]
        for token in self.tokens:
            await self.line.post(f"/api/tables/{self.table}/add", {"nonce": secrets.token_hex(16)}, token)
        return made

    async def sit_down(self) -> None:
        """Lay a table and open its pages."""
        made = await self.lay()
        self.seen, self.answered = {}, [0, 0]
        holders = [*enumerate(self.tokens), *((-1, made["spectator"]) for _ in range(self.spectators))]
        self.tasks = [asyncio.create_task(self.watch(seat, token)) for seat, token in holders]
        while len(self.seen) < 2:
            await asyncio.sleep(0.02)

    async def watch(self, seat: int, token: str) -> None:
        """An open page."""
        address = f"ws://127.0.0.1:{PORT}/api/tables/{self.table}/socket"
        with suppress(websockets.ConnectionClosed):
            async with websockets.connect(address, compression=None, open_timeout=60) as socket:
                await socket.send(json.dumps({"token": token, "lang": "en", "after": None}))
                self.figures.sockets += 1
                try:
                    async for message in socket:
                        if seat < 0:
                            continue
                        told = json.loads(message)
                        if told["kind"] == "payload":
                            if self.sent and seat in self.seen:
                                self.figures.news.append(time.perf_counter() - self.sent)
                            self.seen[seat] = told["payload"]
                finally:
                    self.figures.sockets -= 1

    async def leave(self) -> None:
        """Close all pages."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def play(self, until: float, pause: float) -> None:
        """A move a second, by whoever is asked."""
        await asyncio.sleep(random.random() * pause)
        while time.perf_counter() < until:
            began = time.perf_counter()
            asked = [p for p in (0, 1) if self.seen[p]["choices"] and self.seen[p]["version"] >= self.answered[p]]
            if self.seen[0]["status"] == "over":
                self.figures.ended += 1
                await self.leave()
                await self.sit_down()
            elif asked:
                await self.move(asked[0])
            await asyncio.sleep(max(0.0, pause - (time.perf_counter() - began)))

    async def move(self, seat: int) -> None:
        """One move, timed."""
        seen = self.seen[seat]
        move = random.choice(seen["choices"])["move"]
        body = {"move_id": secrets.token_hex(8), "version": seen["version"], "move": move}
        self.sent = began = time.perf_counter()
        answer = None
        while answer is None:
            try:
                answer = await self.line.post(f"/api/tables/{self.table}/moves", body, self.tokens[seat])
            except (OSError, asyncio.IncompleteReadError):  # an idle connection was closed: sent again, as pages do
                self.line.close()
                self.figures.sent_again += 1
        status, told = answer
        if status == 200:
            self.figures.times.append(time.perf_counter() - began)
            self.answered[seat] = told["version"]
        else:
            code = str(told["code"])
            self.figures.refused[code] = self.figures.refused.get(code, 0) + 1


def memory(pid: int) -> tuple[float, float]:
    """Megabytes that a process has, and has had at most."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    told = {line.split(":")[0]: line.split()[1] for line in lines if line.startswith(("VmRSS", "VmHWM"))}
    return int(told["VmRSS"]) / 1024, int(told["VmHWM"]) / 1024


def working(pid: int) -> float:
    """Seconds for which a process has had a core."""
    told = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")


async def measure(games: int, sockets: int, seconds: float, pause: float, pid: int) -> None:
    """Everybody sits down, plays and is asked how it was."""
    figures, spectators = Figures(), max(0, -(-(sockets - 2 * games) // games))
    tables = [Guests(figures, number, spectators) for number in range(games)]
    for first in range(0, games, 10):
        await asyncio.gather(*(table.sit_down() for table in tables[first : first + 10]))
    await asyncio.sleep(3)
    held, empty = figures.sockets, memory(pid)[0]
    until, before = time.perf_counter() + seconds, (working(pid), time.process_time())
    await asyncio.gather(*(table.play(until, pause) for table in tables))
    after, most = memory(pid)
    used = working(pid) - before[0], time.process_time() - before[1]
    for table in tables:
        await table.leave()
        table.line.close()
    tell(figures, games, held, seconds)
    sys.stdout.write(f"memory of the server: {empty:.0f} MB before, {after:.0f} after, {most:.0f} at most\n")
    each = [1000 * one / max(1, len(figures.times)) for one in used]
    sys.stdout.write(f"work of the processor for a move: {each[0]:.1f} ms in the server, {each[1]:.1f} in the guests\n")
    sys.stdout.write(f"load of the machine: {os.getloadavg()[0]:.1f}\n")


async def fill(tables: int, pid: int) -> None:
    """So many tables that have been dealt stay in memory, nobody at them."""
    guests, steps, last = Guests(Figures(), 0, 0), [0, tables // 4, tables // 2, tables], 0
    for step in steps:
        for guests.number in range(last, step):
            await guests.lay()
        last = step
        sys.stdout.write(f"{step} tables in memory: {memory(pid)[0]:.0f} MB\n")
    guests.line.close()


def tell(figures: Figures, games: int, held: int, seconds: float) -> None:
    """The figures, in lines."""
    moves = len(figures.times)
    lines = [
        f"{games} games, {held} sockets, {moves} moves in {seconds:.0f} s ({moves / seconds:.0f} a second)",
        f"answer to a move: {_shares(figures.times)}",
        f"until the page has the news: {_shares(figures.news)}",
        f"games that ended: {figures.ended}; sent again: {figures.sent_again}; refused: {figures.refused or 'none'}",
    ]
    sys.stdout.write("\n".join(lines) + "\n")


def _shares(times: list[float]) -> str:
    found = sorted(times) or [0.0]
    at = {share: found[min(len(found) - 1, int(len(found) * share / 1000))] * 1000 for share in (500, 950, 990, 999)}
    return (
        ", ".join(f"p{share / 10:g} {value:.1f} ms" for share, value in at.items()) + f", most {found[-1] * 1000:.0f}"
    )


def main() -> None:
    """Start the server, load it, stop it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pause", type=float, default=1.0, help="seconds between two moves of a game")
    parser.add_argument("--tables", type=int, default=0, help="lay so many tables, and tell what they take")
    parser.add_argument("--serve", metavar="FILE", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.serve:
        serve(asked.serve)
        return
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, __file__, "--serve", f"{folder}/tables.sqlite"])
        try:
            _wait()
            if asked.tables:
                asyncio.run(fill(asked.tables, server.pid))
                return
            asyncio.run(measure(asked.games, asked.sockets, asked.seconds, asked.pause, server.pid))
        finally:
            server.terminate()
            server.wait()


def _wait() -> None:
    for _ in range(200):
        with suppress(httpx.TransportError):
            httpx.get(f"http://127.0.0.1:{PORT}/api/status")
            return
        time.sleep(0.1)
    raise SystemExit("The server does not start.")


if __name__ == "__main__":
    main()
