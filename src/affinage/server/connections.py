"""Connections: how many one address may hold open, and how long a request may take to arrive.

A server has room for some thousand connections. Whoever opens them and then says nothing, or a byte a minute, must not
take that room from everybody else ("slow loris"), so a request has to be there whole within some seconds.
"""

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .addresses import counted
from .settings import Settings


class Guard:
    """How many connections each address has; a named proxy speaks for many people and is not counted."""

    def __init__(self, settings: Settings) -> None:
        self.most, self.patience, self.proxies = settings.connections, settings.patience, settings.proxies
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """One connection more, or too many."""
        if address in self.proxies:
            return True
        who = counted(address)
        if self.open[who] >= self.most:
            return False
        self.open[who] += 1
        return True

    def leave(self, address: str) -> None:
        """One connection less."""
        who = counted(address)
        if who in self.open:
            self.open[who] -= 1
            if self.open[who] <= 0:
                del self.open[who]


def _peer(transport: Any) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if isinstance(peer, tuple) else "here"  # a socket file has no addresses


def protocols(settings: Settings) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """The server's own kinds of HTTP and WebSocket connections, with one guard for both."""
    guard = Guard(settings)

    class Http(HttpToolsProtocol):
        """An HTTP connection that is closed when a request does not come."""

        _counted = ""
        _waiting: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
            super().connection_made(transport)
            if not guard.enter(_peer(transport)):
                transport.abort()
                return
            self._counted = _peer(transport)
            self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            self._leave()
            super().connection_lost(exc)

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._wait()

        def on_message_complete(self) -> None:
            self._arrived()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._leave()  # from now on it is counted as a socket
            super().handle_websocket_upgrade()

        def _wait(self) -> None:
            if self._waiting is None:
                self._waiting = self.loop.call_later(guard.patience, self._too_late)

        def _arrived(self) -> None:
            if self._waiting is not None:
                self._waiting.cancel()
                self._waiting = None

        def _too_late(self) -> None:
            self._waiting = None
            self.transport.abort()

        def _leave(self) -> None:
            self._arrived()
            if self._counted:
                guard.leave(self._counted)
                self._counted = ""

    class Socket(WebSocketsSansIOProtocol):
        """A WebSocket connection that counts."""

        _counted = ""

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            super().connection_made(transport)
            if guard.enter(_peer(transport)):
                self._counted = _peer(transport)
            else:
                self.transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            if self._counted:
                guard.leave(self._counted)
                self._counted = ""
            super().connection_lost(exc)

    return Http, Socket
