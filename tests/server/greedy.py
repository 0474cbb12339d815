"""What one greedy guest costs the others: how long strong bots take to answer beside it, and without it. Run by hand.

    python -m tests.server.greedy                        # 20 tables of people against `hard`, 20 of experts alone
    python -m tests.server.greedy --tables 4 --seconds 60

The greedy guest comes from an address of its own. It asks for hints and reviews without a pause, as many as the limits
let it have at once, and looks at so many tables of experts alone. An answer is from a person's move, acknowledged,
after which the bot is asked, until the person is asked and the bot is not. Bound: at the 99th percentile twice a hint
more than without the guest.
"""

import argparse
import asyncio
import json
import os
import random
import secrets
import sys
import tempfile
import time
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2 as httpx
import websockets

from affinage.server.settings import Settings

from .serving import apart

GREEDY = "127.0.0.2"
OFTEN = ("table", "token", "join", "person", "me", "read")  # guests of one machine do so more often than people
MOVES = 30  # of a game that is reviewed
PATIENCE = 600


def settings() -> Settings:
    """A server's usual ones, but for how often its guests may ask: all come from here."""
    usual = Settings()
    rates = usual.rates | dict.fromkeys(OFTEN, "100000/second")
    return replace(usual, workers=2, rates=rates, connections=1000, daily=False)


def tell(line: str) -> None:
    """At once: a run that is cut off has told what it had."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


class Guest:
    """Somebody with an address, at any number of tables."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=None))
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=PATIENCE)

    async def lay(self, seats: list[dict[str, str]]) -> Any:
        """A table with those seats."""
        wish = {"game": "beer-and-bread", "name": "Ada", "seats": seats}
        answer = await self.again("POST", "/api/tables", json=wish)
        assert answer.status_code == 200, answer.text
        made = answer.json()
        for seat in made["seats"]:
            if seat["token"]:
                await self.ask(made["table"], "add", seat["token"], {"nonce": secrets.token_hex(16)})
        return made

    async def ask(self, table: str, path: str, token: str, body: Any = None, method: str = "POST") -> Any:
        """One request as a seat."""
        headers = {"Authorization": f"Bearer {token}"}
        return await self.again(method, f"/api/tables/{table}/{path}", headers=headers, json=body)

    async def again(self, *asked: Any, **more: Any) -> Any:
        """One request; once more where an idle connection was closed, as pages do."""
        while True:
            with suppress(httpx.TransportError):
                return await self.http.request(*asked, **more)

    async def move(self, table: str, token: str, seen: Any) -> list[int]:
        """Any move; the seats that are waited for after it, none where it was not made."""
        move = random.choice(seen["choices"])["move"]
        body = {"move_id": secrets.token_hex(8), "version": seen["version"], "move": move}
        answer = await self.ask(table, "moves", token, body)
        return list(answer.json()["payload"]["waiting"]) if answer.status_code == 200 else []

    def page(self, table: str) -> Any:
        """An open page."""
        where = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        return websockets.connect(where, local_addr=(self.address, 0), compression=None, open_timeout=PATIENCE)


async def play(guest: Guest, until: float, times: list[float]) -> None:
    """A person against a strong bot, who answers at once; one game after another."""
    while time.perf_counter() < until:
        made = await guest.lay([{"kind": "me"}, {"kind": "bot", "level": "hard"}])
        token, asked_at = made["seats"][0]["token"], 0.0
        async with guest.page(made["table"]) as page:
            await page.send(json.dumps({"token": token, "lang": "en", "after": None}))
            while (left := until - time.perf_counter()) > 0:
                try:
                    told = json.loads(await asyncio.wait_for(page.recv(), left))
                except TimeoutError:
                    if asked_at:  # at least so long
                        times.append(time.perf_counter() - asked_at)
                    return
                seen = told.get("payload")
                if seen is None or not (seen["choices"] or seen["status"] == "over"):
                    continue
                if asked_at and 1 not in seen["waiting"]:
                    times.append(time.perf_counter() - asked_at)
                    asked_at = 0.0
                if seen["status"] == "over":
                    break
                if 1 in await guest.move(made["table"], token, seen) and not asked_at:
                    asked_at = time.perf_counter()


async def hints(guest: Guest, made: Any) -> None:
    """One hint after another; who has too many waiting asks again."""
    seat = made["seats"][0]["token"], made["seats"][1]["token"]
    while True:
        answers = [await guest.ask(made["table"], "hint", token, {}) for token in seat]
        if all(answer.status_code == 429 for answer in answers):
            await asyncio.sleep(0.1)


async def reviews(guest: Guest) -> None:
    """One review after another, each of another game that was given up."""
    while True:
        made = await guest.lay([{"kind": "hotseat", "name": name} for name in ("Ada", "Ben")])
        tokens = [seat["token"] for seat in made["seats"]]
        for _ in range(MOVES):
            for token in tokens:
                seen = (await guest.ask(made["table"], "view", token, method="GET")).json()
                if seen["choices"]:
                    await guest.move(made["table"], token, seen)
        await guest.ask(made["table"], "resign", tokens[0], {"move_id": secrets.token_hex(8)})
        while (await guest.ask(made["table"], "review", tokens[0], {"seat": 0})).status_code in (202, 429):
            await asyncio.sleep(0.5)


async def look(guest: Guest, stack: AsyncExitStack) -> None:
    """A table of experts alone, which play while somebody looks."""
    made = await guest.lay([{"kind": "bot", "level": "expert"}] * 2)
    page = await stack.enter_async_context(guest.page(made["table"]))
    await page.send(json.dumps({"token": made["spectator"], "lang": "en", "after": None}))


async def measure(port: int, tables: int, seconds: float) -> None:
    """Twenty tables without the guest, then the same beside it."""
    people, greedy = Guest(port, "127.0.0.1"), Guest(port, GREEDY)
    while (await people.http.get("/api/health")).json()["bots"] != "ready":
        await asyncio.sleep(0.5)
    table = await greedy.lay([{"kind": "hotseat", "name": name} for name in ("Ada", "Ben")])
    hint = 0.0
    for _ in range(3):  # the first one loads what is compiled
        began = time.perf_counter()
        for seat in table["seats"]:
            await greedy.ask(table["table"], "hint", seat["token"], {})
        hint = time.perf_counter() - began
    tell(f"one hint: {hint:.2f} s")
    alone = await _series("without the guest", people, tables, seconds)
    async with AsyncExitStack() as stack:
        for _ in range(tables):
            await look(greedy, stack)
        wishes = [asyncio.create_task(hints(greedy, table)) for _ in range(3)]
        wishes += [asyncio.create_task(reviews(greedy)) for _ in range(2)]
        beside = await _series("beside the guest", people, tables, seconds)
        for wish in wishes:
            wish.cancel()
        await asyncio.gather(*wishes, return_exceptions=True)
    tell(f"p99 beside the guest less p99 without: {beside - alone:.2f} s; bound {2 * hint:.2f} s")
    tell(f"load of the machine: {os.getloadavg()[0]:.1f}")


async def _series(name: str, people: Guest, tables: int, seconds: float) -> float:
    times, until = list[float](), time.perf_counter() + seconds
    before = await _late(people)
    await asyncio.gather(*(play(people, until, times) for _ in range(tables)))
    found, late = sorted(times) or [0.0], await _late(people)
    at = {share: found[min(len(found) - 1, len(found) * share // 100)] for share in (50, 95, 99)}
    told = ", ".join(f"p{share} {value:.2f} s" for share, value in at.items())
    less = {how: late[how] - before.get(how, 0) for how in late}
    tell(f"{name}: {len(times)} answers of bots: {told}; late: {less}")
    return at[99]


async def _late(guest: Guest) -> dict[str, float]:
    """How many moves bots have thought less about, by how much less."""
    told = (await guest.http.get("/metrics")).text.splitlines()
    lines = (line.rpartition(" ") for line in told if line.startswith("affinage_bots_late_total"))
    return {line[0].partition('"')[2].partition('"')[0]: float(line[2]) for line in lines}


def main() -> None:
    """Start the server, ask it, stop it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=120)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, apart(str(Path(folder) / "tables.sqlite"), settings()) as server:
        asyncio.run(measure(server.port, asked.tables, asked.seconds))


if __name__ == "__main__":
    main()
