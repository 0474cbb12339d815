"""What a host asks of a real server, and pages that are open meanwhile."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import httpx2 as httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from affinage.server import host_key

from .serving import PATIENCE, QUICK, Laid, Serving

ELSEWHERE = "192.0.2.7"
HOUSEHOLD = "2001:db8:1:2::/64"
BY_PROXY = replace(QUICK, proxies=("127.0.0.1",))  # so that guests can come from elsewhere


def ask(server: Serving, path: str, body: Any = None, lang: str = "en", key: str = "") -> httpx.Response:
    """One request of the host."""
    headers = {"Authorization": f"Bearer {key or host_key.kept(server.store.url)}"}
    how = "GET" if body is None else "POST"
    return server.http.request(how, f"/api/host/{path}", json=body, headers=headers, params={"lang": lang})


def done(server: Serving, path: str, body: Any = None) -> Any:
    answer = ask(server, path, body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def told(server: Serving, table: Laid) -> Any:
    """How the host sees a table."""
    return next(one for one in done(server, "tables")["tables"] if one["table"] == table.id)


@contextmanager
def page(table: Laid, seat: int | None, address: str = "") -> Iterator[ClientConnection]:
    """An open page, perhaps from somewhere else."""
    where = f"{table.serving.base.replace('http', 'ws')}/api/tables/{table.id}/socket"
    headers = {"X-Forwarded-For": address} if address else {}
    with connect(where, open_timeout=PATIENCE, additional_headers=headers) as opened:
        opened.send(json.dumps({"token": table.spectator if seat is None else table.tokens[seat]}))
        opened.recv(timeout=PATIENCE)
        yield opened


def how_it_ends(opened: ClientConnection) -> int:
    """The code by which a page's socket is closed."""
    try:
        while True:
            opened.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return int(closed.rcvd.code) if closed.rcvd else -1
