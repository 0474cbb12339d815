"""A webhook on this computer that notes what it gets."""

import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from playwright.sync_api import Page

from .guests import PATIENCE


class Receiver:
    """Says yes to everything."""

    def __init__(self) -> None:
        self.got = got = list[tuple[str, bytes]]()

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                got.append((self.path, self.rfile.read(int(self.headers["Content-Length"]))))
                self.send_response(200)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()

    def close(self) -> None:
        """Nobody listens any more."""
        self.server.shutdown()
        self.server.server_close()


def until(true: Callable[[], Any], what: str = "it did not happen", page: Page | None = None) -> None:
    """Waits for something outside of the page to come true; what a page tells meanwhile is heard."""
    end = time.monotonic() + PATIENCE / 1000
    while not true():
        assert time.monotonic() < end, what
        if page is None:
            time.sleep(0.03)
        else:
            page.wait_for_timeout(30)
