"""The doors of the house: who may knock, with what, and what every answer carries.

Nothing here knows a table. Refused are foreign Host and Origin headers, requests that another site made a browser send,
bodies that are too big, too deep or no clean JSON. There are no cookies, so no site can act in somebody's name; tokens
travel in a header and are never written to a log.
"""

import asyncio
import hmac
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from functools import lru_cache
from ipaddress import ip_address
from typing import Any
from urllib.parse import parse_qs, urlsplit

from orjson import dumps

from affinage.core.words import LANGUAGES, Say, say_in

from . import body
from .addresses import counted
from .blocks import Blocks
from .rates import Rates
from .settings import Settings
from .tracing import Tracer

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Message, Receive, Send], Awaitable[None]]

HOP, FROM = b"x-affinage-hop", b"x-affinage-from"  # what one process of a house says to another
COUNTED = "affinage.counted"  # in a request's scope: what is counted by address was counted already
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; %s"
        % b"frame-ancestors 'none'",
    ),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
ONLY_BY_HTTPS = (  # by plain http, as at home, browsers complain of them
    (b"strict-transport-security", b"max-age=31536000"),
    (b"cross-origin-opener-policy", b"same-origin"),
)


def complaint(code: str, reason: str, rule: str = "", version: int | None = None) -> bytes:
    """Every refusal has the same shape."""
    told: dict[str, Any] = {"code": code, "reason": reason}
    if rule:
        told["rule"] = rule
    if version is not None:
        told["version"] = version
    return dumps(told)


async def _nothing() -> None:
    """One process alone hands nothing over."""


class Doors:
    """Around the whole application."""

    def __init__(
        self, app: App, settings: Settings, rates: Rates, blocks: Blocks, tracer: Tracer, secret: str = ""
    ) -> None:
        self.app, self.rates, self.blocks, self.tracer = app, rates, blocks, tracer
        self.pages, self.most = Counter[str](), settings.connections  # open, by address
        self._secret = secret.encode()  # which other processes of this house know
        self.hand_over: Callable[[], Awaitable[None]] = _nothing  # what is done before the doors are closed
        public = urlsplit(settings.public_url)
        self.hosts = {host.lower() for host in (*settings.hosts, public.hostname or "") if host}
        self.public, self.public_scheme = public.netloc.lower(), public.scheme

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Let it in, or say why not."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        number, began = self.tracer.begin()
        socket, status = scope["type"] == "websocket", 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), (b"x-request-id", number)]
            elif socket and not status:
                status = 101 if message["type"] == "websocket.accept" else 403
            await send(message)

        try:
            await self._let_in(scope, receive, sending)
        except asyncio.CancelledError:  # the house closes, and nobody can wait for this any longer
            if socket or status:
                raise
            await _refuse(sending, 503, "closing", said_in(scope)("server-closing"), (b"retry-after", b"1"))
        finally:
            self.tracer.end("SOCKET" if socket else scope["method"], scope["path"], status, began)

    async def _let_in(self, scope: Message, receive: Receive, send: Send) -> None:
        headers = {key.lower(): value for key, value in scope["headers"]}
        guarded = scope["type"] == "websocket" or scope["method"] not in SAFE
        if self._secret and hmac.compare_digest(headers.get(HOP, b""), self._secret):  # another one has let it in
            scope["affinage.hop"] = scope[COUNTED] = True
            scope["client"] = (headers.get(FROM, b"").decode("latin-1"), 0)
            wrong = ""
        else:
            wrong = self._stranger(headers, guarded, "https" if scope.get("scheme") in ("https", "wss") else "http")
        if not wrong and _from(scope) in self.blocks.addresses:
            wrong = "blocked"
        if scope["type"] == "websocket":
            await self._let_page_in(scope, receive, send, wrong)
            return
        secure = self.public_scheme == "https" and headers.get(b"host", b"").decode("latin-1").lower() == self.public
        send = _with_headers(send, scope["path"], secure)
        if wrong:
            await _refuse(send, 403, wrong, said_in(scope)(f"server-{wrong}"))
            return
        if _guarded(scope["path"]) and not self.rates.may("knock", _from(scope)):
            await _refuse(send, 429, "too-often", said_in(scope)("server-too-often"))
            return
        if scope["method"] not in SAFE:
            try:
                receive, scope["affinage.raw"], scope["affinage.body"] = await _read(
                    receive, headers, *body.limits(scope["path"])
                )
            except body.BadBody as problem:
                key = str(problem)
                status = {"server-body-too-big": 413, "server-body-type": 415}.get(key, 400)
                await _refuse(send, status, "body", said_in(scope)(key))
                return
        await self.app(scope, receive, send)

    async def _let_page_in(self, scope: Message, receive: Receive, send: Send, wrong: str) -> None:
        """An open page, unless its address has too many: a proxy's connections are nobody's, these are counted here."""
        who = _from(scope)
        if wrong or self.pages[who] >= self.most or not self.rates.may("knock", who):
            await send({"type": "websocket.close", "code": 1008})
            return
        self.pages[who] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.pages[who] -= 1
            if not self.pages[who]:
                del self.pages[who]

    def _stranger(self, headers: dict[bytes, bytes], guarded: bool, scheme: str) -> str:
        """What is wrong with where this comes from, or nothing."""
        host = headers.get(b"host", b"").decode("latin-1").lower()
        name = host.rpartition(":")[0] if not host.endswith("]") and ":" in host else host
        if name not in self.hosts and not _is_number(name):
            return "host"
        if not guarded:
            return ""
        origin = headers.get(b"origin")
        if origin is not None:
            site_of = urlsplit(origin.decode("latin-1").lower())
            ours = {(scheme, host), (self.public_scheme, self.public)}
            if host == self.public:  # the proxy in front speaks https for it, whatever it speaks here
                ours.discard(("http", host) if self.public_scheme == "https" else ("https", host))
            if not site_of.netloc or (site_of.scheme, site_of.netloc) not in ours:  # "null" has none: a hidden page
                return "origin"
        site = headers.get(b"sec-fetch-site", b"same-origin").decode("latin-1")
        return "" if site in ("same-origin", "none") else "origin"


@lru_cache(256)
def _is_number(host: str) -> bool:
    """An address in numbers is nobody's name: no other site can have it point here."""
    try:
        ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True


def said_in(scope: Message) -> Say:
    """The house's sentences in the asker's language."""
    lang = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", ["en"])[0]
    return say_in(lang if lang in LANGUAGES else "en")


async def _read(
    receive: Receive, headers: dict[bytes, bytes], most_bytes: int, most_values: int
) -> tuple[Receive, bytes, Any]:
    """The whole body, checked, and then handed on as it came; its bytes, and what it says."""
    parts, size, more, value = [], 0, True, None
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            break
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > most_bytes:
            raise body.BadBody("server-body-too-big")
        more = message.get("more_body", False)
    raw = b"".join(parts)
    if raw:
        kind = headers.get(b"content-type", b"").decode("latin-1").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise body.BadBody("server-body-type")
        value = body.parse(raw, most_bytes, most_values)
    told = False

    async def again() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": raw, "more_body": False}

    return again, raw, value


def _from(scope: Message) -> str:
    """The address that a request is counted for."""
    client = scope.get("client")
    return counted(client[0]) if client else "nowhere"


def _guarded(path: str) -> bool:
    """Whether something is worked out for this, and no file sent."""
    return path.startswith("/api") or path == "/metrics"


def _with_headers(send: Send, path: str, secure: bool) -> Send:
    more = [(b"cache-control", b"no-store")] if _guarded(path) else []
    if secure:
        more.extend(ONLY_BY_HTTPS)

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), *HEADERS, *more]
        await send(message)

    return sending


async def _refuse(send: Send, status: int, code: str, reason: str, *more: tuple[bytes, bytes]) -> None:
    told = complaint(code, reason)
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(told)).encode()), *more]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": told})
