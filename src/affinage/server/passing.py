"""Commands that come in at a process which does not own their table are passed on to the one that does.

One hop at most: two processes that disagree would pass a command back and forth. Whoever is asked and does not own the
table says so (421), and the one that asked looks again. A command that was passed on and not answered may have been
carried out; it goes there again as it came, with the same id, and so it is carried out once.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive as StarReceive
from starlette.types import Scope
from starlette.types import Send as StarSend

from .doors import COUNTED, FROM, HOP, SAFE, App, Message, Receive, Send, complaint, said_in
from .refused import Elsewhere

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger("affinage.server")
BOX, HOPPED, RAW = "affinage.elsewhere", "affinage.hop", "affinage.raw"  # in a request's scope
PASSED = (b"authorization", b"content-type", b"accept", b"accept-language")
KEPT = (b"content-type", b"retry-after", b"www-authenticate", b"content-disposition")
TRIES, PAUSE = 8, 0.05  # the pauses double: together they are longer than an owner may be dead unnoticed
CONNECTING, PATIENCE, LOOK = 1.0, 20.0, 0.1  # seconds
NOT_MINE = 421
LONGEST = 64 * 1024  # bytes of an answer's head


@dataclass
class Box:
    """Where a handler leaves word that another process is to be asked."""

    asked: bool = False
    address: str = ""


class Unanswered(Response):
    """Nothing is sent: whoever passes requests on goes on from here."""

    def __init__(self, error: Elsewhere) -> None:
        super().__init__()
        self._error = error

    async def __call__(self, scope: Scope, receive: StarReceive, send: StarSend) -> None:  # noqa: ARG002 - as its kind is called
        """Leave word."""
        box: Box = scope[BOX]
        box.asked, box.address = True, self._error.address


def unanswered(request: Request, error: Elsewhere) -> Response | None:
    """What stands for an answer that somebody else is to give; nothing where nobody can pass it on."""
    return Unanswered(error) if BOX in request.scope else None


@dataclass
class Told:
    """What the owner answered."""

    status: int
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)
    body: bytes = b""


class Passing:
    """Around everything that answers commands, where several processes serve one database."""

    def __init__(self, app: App, hub: Callable[[], "Hub"], secret: str) -> None:
        self.app, self._hub, self._secret = app, hub, secret.encode()

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Answer, or have the owner answer."""
        if scope["type"] != "http" or scope["method"] in SAFE:
            await self.app(scope, receive, send)
            return
        for number in range(TRIES):
            box, again = Box(), dict(scope)
            again[BOX], again[COUNTED] = box, number > 0 or bool(scope.get(COUNTED))
            await self.app(again, _from_the_start(scope.get(RAW, b""), receive), send)
            if not box.asked:
                return
            if scope.get(HOPPED):
                await _send(send, Told(NOT_MINE, [(b"content-type", b"application/json")], complaint("not-mine", "")))
                return
            told = await self._ask(box.address, scope) if box.address else None
            if told is not None and told.status != NOT_MINE:
                self._hub().metrics.passed_on.inc()
                await _send(send, told)
                return
            owning = self._hub().owning
            if owning is not None:
                owning.look_again()
            await asyncio.sleep(PAUSE * 2 ** min(number, 4))
        head = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
        await _send(send, Told(503, head, complaint("unavailable", said_in(scope)("server-unavailable"))))

    async def _ask(self, address: str, scope: Message) -> Told | None:
        """The owner's answer; nothing where it gives none, or is no longer among the living."""
        owning = self._hub().owning
        asking = asyncio.ensure_future(asked(address, scope, self._secret))
        try:
            until = asyncio.get_running_loop().time() + PATIENCE
            while owning is not None and owning.knows(address) and asyncio.get_running_loop().time() < until:
                done, _ = await asyncio.wait({asking}, timeout=LOOK)
                if done:
                    return asking.result()
        except (OSError, ValueError, EOFError, LookupError) as error:
            log.info("the owner of a table was not reached: %s", type(error).__name__)
        finally:
            asking.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await asking
        return None


async def asked(address: str, scope: Message, secret: bytes) -> Told:
    """Ask another process; over a connection of its own, so that no answer can be taken for another."""
    parts, body = urlsplit(address), scope.get(RAW, b"")
    secure, host = parts.scheme == "https", parts.hostname or ""
    async with asyncio.timeout(CONNECTING):
        reader, writer = await asyncio.open_connection(
            host, parts.port or (443 if secure else 80), ssl=True if secure else None, limit=LONGEST
        )
    try:
        path = scope.get("raw_path") or scope["path"].encode()
        query = scope.get("query_string", b"")
        target = path.partition(b"?")[0] + (b"?" + query if query else b"")
        client = scope.get("client")
        head = [
            (b"host", parts.netloc.encode()), (b"connection", b"close"), (b"content-length", str(len(body)).encode()),
            (HOP, secret), (FROM, (client[0] if client else "").encode()),
            *((name, value) for name, value in scope["headers"] if name.lower() in PASSED),
        ]  # fmt: skip
        first = scope["method"].encode() + b" " + target + b" HTTP/1.1"
        lines = [first, *(b": ".join(pair) for pair in head), b"", b""]
        writer.write(b"\r\n".join(lines) + body)
        await writer.drain()
        return await _answer(reader)
    finally:
        writer.transport.abort()


async def _answer(reader: asyncio.StreamReader) -> Told:
    status = int((await reader.readline()).split()[1])
    headers: list[tuple[bytes, bytes]] = []
    length = None
    while (line := (await reader.readline()).rstrip(b"\r\n")) != b"":
        name, _, value = line.partition(b":")
        name, value = name.strip().lower(), value.strip()
        if name == b"content-length":
            length = int(value)
        elif name in KEPT:
            headers.append((name, value))
    if length is None:
        raise EOFError("an answer without a length")
    return Told(status, headers, await reader.readexactly(length))


def _from_the_start(raw: bytes, receive: Receive) -> Receive:
    told = False

    async def receiving() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": raw, "more_body": False}

    return receiving


async def _send(send: Send, told: Told) -> None:
    head = [*told.headers, (b"content-length", str(len(told.body)).encode())]
    await send({"type": "http.response.start", "status": told.status, "headers": head})
    await send({"type": "http.response.body", "body": told.body})
