"""Everything that can be got out of a server with one viewer's token, as bytes; two servers side by side."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx
from websockets.sync.client import connect

from affinage.core.game import PUBLIC
from affinage.server import sealed
from affinage.server.driving import question_for

from .conftest import FULL
from .pairs import NONCE, SECRET, Pair, stored, token_of
from .serving import Serving, serving

Heard = dict[str, bytes]  # what was asked, and all bytes of the answer


class Leak(AssertionError):  # noqa: N818 - what was found
    """Something that the viewer could tell the two tables apart by."""


class Twins:
    """Two servers, each with one table of every pair, under the same name."""

    def __init__(self, servers: list[Serving]) -> None:
        self.servers, self.names = servers, count(1)

    def compare(self, pair: Pair, random: Random) -> int:
        """Ask both for everything; how many answers were equal. Raises Leak where one differs."""
        name, heard = f"pair{next(self.names)}", list[Heard]()
        numbers = random.getrandbits(60)
        for which, server in enumerate(self.servers):
            stored(server.store, pair, which, name)
            if pair.guessed is not None and which == 1:
                self._stand_there(server, pair, name)
            heard.append(everything(server, pair, name, Random(numbers)))
        self._tell_nothing_else(pair, name, heard)
        for asked, told in heard[0].items():
            if heard[1].get(asked) != told:
                seat = "a spectator" if pair.viewer == PUBLIC else f"seat {pair.viewer}"
                where = _where(told, heard[1].get(asked, b""))
                raise Leak(f"{pair.game.name}: {seat} can tell a {pair.kind} pair apart by {asked}: {where}")
        return len(heard[0])

    def _stand_there(self, server: Serving, pair: Pair, name: str) -> None:
        """The second table stands where the guess says; its log is the same."""
        hub = server.hub

        async def put() -> None:
            async with hub.at(name) as room:
                assert room.sitting.table is not None
                assert pair.guessed is not None
                room.sitting.table.state = pair.guessed.copy()

        asyncio.run_coroutine_threadsafe(put(), loop_of(server)).result(20)

    def _tell_nothing_else(self, pair: Pair, name: str, heard: list[Heard]) -> None:
        """Secret, seed, nonces and other people's tokens are in no answer."""
        key = sealed.seed(SECRET, name, [NONCE] * pair.seats)
        others = [token_of(name, p) for p in (*range(pair.seats), PUBLIC) if p != pair.viewer]
        for asked, told in ((a, t) for one in heard for a, t in one.items()):
            for secret in (SECRET, key, NONCE, *others):
                if secret.encode() in told:
                    raise Leak(f"{pair.game.name}: {asked} tells a secret")


def _where(one: bytes, two: bytes) -> str:
    """The first difference, in the body if it is there."""
    a, b = (told.partition(b"\n")[2] or told for told in (one, two))
    at = next((n for n, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"{a[max(0, at - 60) : at + 40]!r} / {b[max(0, at - 60) : at + 40]!r}"


def loop_of(server: Serving) -> asyncio.AbstractEventLoop:
    """Where a server's tables live."""
    loop: asyncio.AbstractEventLoop = server.server.servers[0].get_loop()
    return loop


def everything(server: Serving, pair: Pair, name: str, random: Random) -> Heard:
    """All that the viewer can ask, in order; nothing of it changes the table."""
    token, heard, lang = token_of(name, pair.viewer), Heard(), random.choice(("en", "de"))

    def ask(method: str, path: str, body: Any = None) -> httpx.Response:
        where = f"/api/tables/{name}/{path}" if not path.startswith("/") else path
        where += f"{'&' if '?' in where else '?'}lang={lang}"
        answer = server.http.request(method, where, json=body, headers={"Authorization": f"Bearer {token}"})
        headers = sorted((k, v) for k, v in answer.headers.items() if k not in ("date", "x-request-id"))
        heard[f"{method} {path} {json.dumps(body)}"] = f"{answer.status_code} {headers}\n".encode() + answer.content
        return answer

    view = ask("GET", "view").json()
    legal, version = [choice["move"] for choice in view["choices"]], view["version"]
    lines = view["log_start"] + len(view["log"])
    wishes: list[tuple[str, str, Any]] = [("GET", "reasons", None)]
    wishes += [("GET", f"scenes?from={since}", None) for since in {max(0, lines - 12), random.randint(0, lines)}]
    wishes += [("GET", f"preview?move={move}", None) for move in random.sample(legal, min(2, len(legal)))]
    others = [m for m in random.sample(range(len(pair.game.moves)), min(4, len(pair.game.moves))) if m not in legal]
    for move, on in (*((m, version) for m in others), (-1, version), (len(pair.game.moves), version), (0, version + 1)):
        wishes.append(("POST", "moves", {"move_id": "a-move-id", "version": on, "move": move}))
    if not view["can_undo"]:
        wishes += [("POST", path, {"move_id": "a-move-id", "version": version}) for path in ("undo", "reset")]
    wishes += [
        ("POST", "/api/mine", {"tables": [{"table": name, "token": token}]}),
        ("GET", "replay?at=0", None),
        ("GET", "file", None),
        ("POST", "hint", None),
        ("POST", "review", {"seat": 0}),
        ("POST", "explain", {"number": 1}),
        ("POST", "compare", {"number": 1}),
        ("POST", "rematch", {}),
    ]
    likely = wishes[:9]  # what tells most; the rest is the same at every table
    chosen = wishes if FULL else [wishes[1], *random.sample(likely, min(3, len(likely))), random.choice(wishes)]
    for method, path, body in chosen:
        ask(method, path, body)
    if pair.viewer != PUBLIC:
        heard["what a bot is told"] = _question(server, name, pair.viewer)
    if FULL or random.random() < 0.2:
        heard["socket"] = _from_socket(server, name, token, lang)
    return heard


def _from_socket(server: Serving, name: str, token: str, lang: str) -> bytes:
    address = server.base.replace("http", "ws")
    with connect(f"{address}/api/tables/{name}/socket", compression=None) as socket:
        socket.send(json.dumps({"token": token, "lang": lang, "after": None}))
        told = socket.recv(timeout=20)
    return told if isinstance(told, bytes) else told.encode()


def _question(server: Serving, name: str, seat: int) -> bytes:
    hub = server.hub

    async def ask() -> bytes:
        async with hub.at(name) as room:
            assert room.sitting.table is not None
            return repr(question_for(room.sitting, room.sitting.table, seat).told).encode()

    return asyncio.run_coroutine_threadsafe(ask(), loop_of(server)).result(20)


@contextmanager
def twins(folder: Path) -> Iterator[Twins]:
    """Two servers, side by side."""
    with serving(str(folder / "one.sqlite")) as one, serving(str(folder / "two.sqlite")) as two:
        yield Twins([one, two])
