"""Whoever is called: a push service and a webhook on this computer, which note what they get."""

import json
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from affinage.server import push

from .serving import PATIENCE


@dataclass
class Got:
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """A server at some loopback address; `answers` says what each path answers (201 otherwise)."""

    address: str = "127.0.0.1"
    answers: dict[str, int] = field(default_factory=dict)
    slow: set[str] = field(default_factory=set)  # paths that never answer
    everything_slow: bool = False
    got: list[Got] = field(default_factory=list)

    def __post_init__(self) -> None:
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.got.append(Got(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                if receiver.everything_slow or self.path in receiver.slow:
                    receiver.closing.wait(PATIENCE)
                self.send_response(receiver.answers.get(self.path, 201))
                self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Nothing."""

        class Server(ThreadingHTTPServer):
            daemon_threads, request_queue_size = True, 256
            block_on_close = False

            def handle_error(self, *_: Any) -> None:
                """Whoever sent it has gone."""

        self.closing = threading.Event()
        self.server = Server((self.address, 0), Handler)
        self.port = self.server.server_address[1]
        self.thread = threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        self.thread.start()

    @property
    def url(self) -> str:
        return f"http://{self.address}:{self.port}"

    def stop(self) -> None:
        self.closing.set()
        self.server.shutdown()
        self.server.server_close()

    def at(self, path: str) -> list[Got]:
        """What came to one path."""
        return [one for one in self.got if one.path == path]


@dataclass
class Browser:
    """A browser that has agreed to be called: it alone can read what its push service passes on."""

    receiver: Receiver
    path: str = "/push/1"
    key: Any = field(default_factory=lambda: push.read_key(push.new_key()))
    auth: str = "BTBZMqHH6r4Tts7J_aSIgg"

    @property
    def subscription(self) -> dict[str, str]:
        """What the page tells the server."""
        public = push.text(push.point(self.key.public_key()))
        return {"endpoint": f"{self.receiver.url}{self.path}", "p256dh": public, "auth": self.auth}

    def read(self) -> list[Any]:
        """The notices that came, decrypted; each was signed by a key that it names."""
        found = []
        for one in self.receiver.at(self.path):
            claims = push.proved(one.headers["authorization"])
            assert claims is not None
            assert claims["aud"] == self.receiver.url
            assert one.headers["content-encoding"] == "aes128gcm"
            found.append(json.loads(push.opened(one.body, self.key, push.raw(self.auth))))
        return found


def until(true: Callable[[], Any], what: str = "") -> None:
    """Waits for something to come true."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, what or "it did not happen"
        time.sleep(0.02)


def unused(address: str = "127.0.0.1") -> int:
    """A port where nobody listens."""
    with socket.socket() as probe:
        probe.bind((address, 0))
        return int(probe.getsockname()[1])
