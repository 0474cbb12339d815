"""Every route, tried with every wrong key and from every wrong street. The list of routes is the server's own."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
from fastapi.routing import APIRoute, APIWebSocketRoute
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from affinage.server import host_key

from .serving import Laid, Serving, nonce, serving

API = Path(__file__).resolve().parents[2] / "docs" / "api.md"
MOVE = {"move_id": "some-move-id", "version": 0, "move": 0}
UNDO = {"move_id": "some-move-id", "version": 0}
SEATS = [{"kind": "me"}, {"kind": "link"}]


@dataclass(frozen=True)
class Door:
    """How to knock rightly at a route, and who may come in: anybody, viewer, seat, me (a device), host, or ended."""

    who: str
    body: Any = None
    query: str = ""


DOORS = {
    "GET /api": Door("anybody"),
    "GET /api/status": Door("anybody"),
    "GET /api/health": Door("anybody"),
    "GET /metrics": Door("anybody"),
    "GET /api/games": Door("anybody"),
    "GET /api/games/{game}/rules": Door("anybody"),
    "GET /api/games/{game}/book": Door("anybody"),
    "GET /api/games/{game}/book/examples/{example}": Door("anybody"),
    "POST /api/games/{game}/book/examples/{example}/try": Door("anybody", {"step": 0, "name": "Ada"}),
    "GET /api/games/{game}/cards": Door("anybody"),
    "GET /api/pad/{game}": Door("anybody"),
    "POST /api/pad/{game}": Door("anybody", {"names": ["A", "B"], "entries": [{}, {}], "tie": {}}),
    "GET /api/lessons/{game}": Door("anybody"),
    "GET /api/lessons/{game}/position": Door("anybody", query="?at=22&name=Eve"),
    "POST /api/lessons/{game}/table": Door("anybody", {"name": "Eve"}),
    "GET /api/boxes/{game}": Door("anybody"),
    "POST /api/boxes/{game}/check": Door("anybody", {"content": {}}),
    "POST /api/boxes/{game}/read": Door("anybody", {"text": ""}),
    "POST /api/boxes/{game}/file": Door("anybody", {"content": {"set": {"name": "Mine"}}}),
    "POST /api/boxes/{game}/compare": Door("anybody", {"content": {}}),
    "POST /api/boxes/{game}/keep": Door("anybody", {"content": {"set": {"name": "Mine"}}}),
    "POST /api/boxes/{game}/drafts": Door("anybody", {"content": {"set": {"name": "Mine"}}}),
    "GET /api/boxes/{game}/drafts/{draft}": Door("anybody"),
    "POST /api/boxes/{game}/drafts/{draft}": Door("anybody", {"version": 1, "text": ""}),
    "GET /api/daily": Door("anybody"),
    "POST /api/daily/{date}/look": Door("anybody", {"player": "p" * 32}),
    "POST /api/daily/{date}/start": Door("anybody", {"player": "p" * 32, "name": "Eve"}),
    "GET /api/puzzles": Door("anybody"),
    "GET /api/puzzles/{game}": Door("anybody"),
    "POST /api/puzzles/{game}/{number}/start": Door("anybody", {"name": "Eve"}),
    "POST /api/qr": Door("anybody", {"text": "http://127.0.0.1/"}),
    "POST /api/tables": Door("anybody", {"game": "fromage", "name": "Ada", "seats": SEATS}),
    "POST /api/tables/{table}/peek": Door("anybody", {"invite": "i" * 20}),
    "POST /api/tables/{table}/claim": Door("anybody", {"invite": "i" * 20, "name": "Eve", "claim_id": "n" * 20}),
    "POST /api/tables/{table}/fill": Door("anybody", {"invite": "i" * 20, "level": "random"}),
    "POST /api/join": Door("anybody", {"code": "RYE-4KF", "name": "Eve", "claim_id": "n" * 20}),
    "POST /api/mine": Door("anybody", {"tables": []}),
    "GET /api/tables/{table}/view": Door("viewer"),
    "GET /api/tables/{table}/turns": Door("viewer"),
    "GET /api/tables/{table}/scenes": Door("viewer", query="?from=0"),
    "POST /api/tables/{table}/add": Door("seat", {"nonce": "n" * 20}),
    "POST /api/tables/{table}/moves": Door("seat", MOVE),
    "POST /api/tables/{table}/undo": Door("seat", UNDO),
    "POST /api/tables/{table}/reset": Door("seat", UNDO),
    "GET /api/tables/{table}/reasons": Door("seat"),
    "GET /api/tables/{table}/preview": Door("seat", query="?move=0"),
    "POST /api/tables/{table}/hint": Door("seat"),
    "POST /api/tables/{table}/check": Door("seat", {}),
    "POST /api/tables/{table}/substitute": Door("seat", {"seat": 1, "level": "random"}),
    "POST /api/tables/{table}/resign": Door("seat", {"move_id": "m" * 20}),
    "POST /api/tables/{table}/ask": Door("seat", {"move_id": "m" * 20, "what": "end"}),
    "POST /api/tables/{table}/answer": Door("seat", {"move_id": "m" * 20, "ask": 1, "agree": True}),
    "POST /api/tables/{table}/rematch": Door("seat"),
    "POST /api/tables/{table}/same-turn": Door("seat", {"moves": [0]}),
    "GET /api/tables/{table}/replay": Door("ended", query="?at=0"),
    "GET /api/tables/{table}/file": Door("ended"),
    "GET /api/tables/{table}/record": Door("ended"),
    "POST /api/tables/{table}/review": Door("ended", {"seat": 0}),
    "POST /api/tables/{table}/explain": Door("ended", {"number": 1}),
    "POST /api/tables/{table}/compare": Door("ended", {"number": 1}),
    "POST /api/tables/{table}/fork": Door("ended", {"at": 3, "seats": SEATS, "name": "Eve"}),
    "GET /api/tables/{table}/said": Door("viewer"),
    "POST /api/tables/{table}/say": Door("seat", {"kind": "emote", "text": "wow"}),
    "POST /api/me": Door("anybody", {"name": "Phone"}),
    "POST /api/me/along": Door("anybody", {"link": "l" * 32}),
    "GET /api/me": Door("me"),
    "POST /api/me/seats": Door("me", {"seats": []}),
    "POST /api/me/keys": Door("me", {"seats": []}),
    "POST /api/me/leave": Door("me", {"table": "t"}),
    "POST /api/me/mute": Door("me", {"table": "t", "muted": True}),
    "POST /api/me/belongings": Door("me", {"name": "n", "value": 1, "at": 1}),
    "POST /api/me/pass": Door("me"),
    "POST /api/me/rename": Door("me", {"name": "Phone"}),
    "POST /api/me/out": Door("me", {"device": "0" * 12}),
    "POST /api/me/forget": Door("me"),
    "GET /api/me/games": Door("me"),
    "GET /api/me/export": Door("me"),
    "GET /api/me/calls": Door("me"),
    "POST /api/me/calls/level": Door("me", {"level": "never"}),
    "POST /api/me/calls/push": Door("me", {"endpoint": "https://p.example/", "p256dh": "B" * 87, "auth": "a" * 22}),
    "POST /api/me/calls/webhook": Door("me", {"url": "https://user@ntfy.example/t"}),
    "POST /api/me/calls/out": Door("me", {"channel": "0" * 16}),
    "POST /api/me/calls/test": Door("me", {"channel": "0" * 16}),
    "GET /api/host/people": Door("host"),
    "POST /api/host/people/delete": Door("host", {"person": "0" * 16}),
    "GET /api/host/tables": Door("host"),
    "GET /api/host/thinking": Door("host"),
    "GET /api/host/blocks": Door("host"),
    "POST /api/host/block": Door("host", {"address": "192.0.2.7"}),
    "POST /api/host/unblock": Door("host", {"address": "192.0.2.7"}),
    "POST /api/host/tables/{table}/close": Door("host"),
    "POST /api/host/tables/{table}/delete": Door("host"),
    "POST /api/host/tables/{table}/revoke": Door("host", {"seat": 0}),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(str(tmp_path_factory.mktemp("doors") / "tables.sqlite")) as found:
        yield found


@pytest.fixture(scope="module")
def table(server: Serving) -> Laid:
    return server.hotseat("beer-and-bread", 2)


@pytest.fixture(scope="module")
def other(server: Serving) -> Laid:
    return server.hotseat("beer-and-bread", 2)


def routes(server: Serving) -> dict[str, APIRoute]:
    """The routes of the application, as it knows them itself."""
    found: dict[str, APIRoute] = {}
    for route in _flat(server.application.routes):
        if isinstance(route, APIRoute):
            found |= {f"{method} {route.path}": route for method in route.methods or ()}
    return found


def _flat(found: Any) -> Iterator[Any]:
    """Routes, also those of routers that an application keeps as they are."""
    for route in found:
        inner = getattr(route, "original_router", None) or getattr(route, "router", None)
        if inner is not None and not isinstance(route, APIRoute | APIWebSocketRoute):
            yield from _flat(inner.routes)
        else:
            yield route


def knock(server: Serving, door: str, table: str, token: str = "", **headers: str) -> httpx.Response:
    """One request that is right but for what is under test."""
    method, path = door.split(" ")
    where = (
        path.replace("{table}", table)
        .replace("{game}", "beer-and-bread")
        .replace("{example}", "column")
        .replace("{draft}", "d" * 20)
        .replace("{date}", "2026-01-01")
        .replace("{number}", "1")
        + DOORS[door].query
    )
    keys = [(b"authorization", f"Bearer {token}".encode())] if token else []
    more = [(name.encode(), value.encode()) for name, value in headers.items()]
    return server.http.request(method, where, json=DOORS[door].body, headers=[*keys, *more])


def refused(answer: httpx.Response, *codes: int) -> None:
    """A refusal with a code and a sentence."""
    assert answer.status_code in codes, (answer.status_code, answer.text[:300])
    told = answer.json()
    assert set(told) <= {"code", "reason", "rule", "version"}
    assert told["code"]
    assert told["reason"].rstrip(".!?") != told["reason"], told["reason"]


def test_every_route_is_tried(server: Serving) -> None:
    assert set(routes(server)) == set(DOORS)


def test_every_route_is_on_the_page_about_the_api() -> None:
    code = " ".join(re.findall(r"`([^`\n]+)`", API.read_text("utf-8")))
    last = {door: re.findall(r"/(\w[\w-]*)", door)[-1] for door in DOORS if door != "GET /metrics"}  # for hosts
    assert {door for door, name in last.items() if not re.search(rf"\b{name}\b", code)} == set()


PRIVATE = [door for door, how in DOORS.items() if how.who not in ("anybody", "me", "host")]


@pytest.mark.parametrize("door", PRIVATE)
def test_no_key_or_a_wrong_one_opens_nothing(server: Serving, table: Laid, other: Laid, door: str) -> None:
    before = [len(server.store.events(one.id)) for one in (table, other)]
    refused(knock(server, door, table.id), 401)
    link = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "link"}])
    for wrong in ("x" * 32, table.id, table.code, "Bearer", "é" * 5, link.invites[1], link.code, "a" * 5000):
        refused(knock(server, door, table.id, wrong), 400, 401)
    for stranger in (other.tokens[0], other.tokens[1], other.spectator):
        refused(knock(server, door, table.id, stranger), 403)
    refused(knock(server, door, "no-such-table", table.tokens[0]), 403, 404)
    assert [len(server.store.events(one.id)) for one in (table, other)] == before


@pytest.mark.parametrize("door", [d for d in DOORS if DOORS[d].who == "host"])
def test_only_the_host_s_key_opens_the_host_s_doors(server: Serving, table: Laid, door: str) -> None:
    key, before = host_key.kept(server.store.url), [server.store.events(table.id), server.store.tokens(table.id)]
    wrong = ("x" * 43, key[:-1], f"{key}x", key.swapcase(), table.id, table.code, "a" * 5000)
    said = set()
    for token in ("", *wrong, *table.tokens.values(), table.spectator):
        for name in (table.id, "no-such-table"):  # nobody learns whether there is such a table
            answer = knock(server, door, name, token)
            refused(answer, 401, *([400] if len(token) > 4000 else []))
            said.add(answer.text) if answer.status_code == 401 else None
    assert len(said) == 1, "all of them are told the same"
    assert [server.store.events(table.id), server.store.tokens(table.id)] == before


@pytest.mark.parametrize("door", [d for d in DOORS if DOORS[d].who == "me"])
def test_only_a_device_that_is_known_has_things_of_its_own(server: Serving, table: Laid, door: str) -> None:
    host = host_key.kept(server.store.url)
    for wrong in ("", "x" * 32, table.tokens[0], table.spectator, host, "short", "é" * 40, "a" * 5000):
        refused(knock(server, door, table.id, wrong), 400, 401)


@pytest.mark.parametrize("door", [d for d in PRIVATE if DOORS[d].who == "seat"])
def test_who_watches_does_not_play(server: Serving, table: Laid, door: str) -> None:
    before = len(server.store.events(table.id))
    refused(knock(server, door, table.id, table.spectator), 403)
    assert len(server.store.events(table.id)) == before


@pytest.mark.parametrize("door", [d for d in PRIVATE if DOORS[d].who == "ended"])
def test_a_running_game_is_laid_open_to_nobody(server: Serving, table: Laid, door: str) -> None:
    for token in (*table.tokens.values(), table.spectator):
        refused(knock(server, door, table.id, token), 403)


def test_nobody_plays_another_seat(server: Serving, table: Laid) -> None:
    waiting = table.view(None)["waiting"][0]
    seen = table.view(waiting)
    before = len(server.store.events(table.id))
    body = {"move_id": nonce(), "version": table.view(1 - waiting)["version"], "move": seen["choices"][0]["move"]}
    for path in ("moves", "undo", "reset"):
        wish = body if path == "moves" else {k: body[k] for k in ("move_id", "version")}
        refused(table.call("POST", path, 1 - waiting, wish), 403, 422)
    refused(table.call("POST", "substitute", 1 - waiting, {"seat": waiting, "level": None}), 403)
    assert len(server.store.events(table.id)) == before
    assert table.view(1 - waiting)["choices"] == []


@pytest.mark.parametrize("door", DOORS)
def test_a_foreign_host_is_refused(server: Serving, table: Laid, door: str) -> None:
    for host in ("evil.example", "evil.example:80", "127.0.0.1.evil.example", "", "localhost@evil.example"):
        refused(knock(server, door, table.id, table.tokens[0], Host=host), 400, 403)


@pytest.mark.parametrize("door", [d for d in DOORS if d.startswith("POST")])
def test_a_foreign_page_cannot_act(server: Serving, table: Laid, door: str) -> None:
    token, before = table.tokens[0], len(server.store.events(table.id))
    for origin in ("http://evil.example", "null", f"http://127.0.0.1.evil.example:{server.port}", "http://127.0.0.1:1"):
        refused(knock(server, door, table.id, token, Origin=origin), 403)
    for site in ("cross-site", "same-site"):
        refused(knock(server, door, table.id, token, **{"Sec-Fetch-Site": site}), 403)
    assert len(server.store.events(table.id)) == before


@pytest.mark.parametrize("door", DOORS)
def test_every_answer_is_safe_to_show(server: Serving, table: Laid, door: str) -> None:
    for answer in (knock(server, door, table.id), knock(server, door, table.id, table.tokens[0], Host="evil.example")):
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cache-control"] == "no-store"
        assert "set-cookie" not in answer.headers
        assert not [name for name in answer.headers if name.startswith("access-control")]


def test_looking_at_an_invitation_does_not_use_it(server: Serving) -> None:
    link = server.make("fromage", SEATS)
    for _ in range(3):
        peeked = server.http.post(f"/api/tables/{link.id}/peek", json={"invite": link.invites[1]})
        assert peeked.json()["free"]
        refused(server.http.get(f"/api/tables/{link.id}/claim"), 404, 405)
    assert link.view(0)["status"] == "gathering"
    assert link.view(0)["view"] is None  # nothing is dealt before everybody is there


# The socket


def socket(server: Serving, table: str, hello: Any, **headers: str) -> int:
    """How a socket ends that says hello in this way; 0 if it is let in."""
    address = f"{server.base.replace('http', 'ws')}/api/tables/{table}/socket"
    try:
        with connect(address, additional_headers=headers, open_timeout=20) as opened:
            opened.send(hello if isinstance(hello, str | bytes) else json.dumps(hello))
            opened.recv(timeout=20)
            return 0
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else -1
    except InvalidStatus as status:
        return status.response.status_code


def test_the_socket_has_the_same_doors(server: Serving, table: Laid, other: Laid) -> None:
    assert socket(server, table.id, {"token": table.tokens[0], "lang": "en", "after": None}) == 0
    assert socket(server, table.id, {"token": table.spectator}) == 0
    for wrong in ("x" * 32, other.tokens[0], other.spectator, "", "a" * 1000):
        assert socket(server, table.id, {"token": wrong}) == 4401
    assert socket(server, "no-such-table", {"token": table.tokens[0]}) in (4401, 4404)
    assert socket(server, table.id, {"token": table.tokens[0]}, Origin="http://evil.example") == 403
    assert socket(server, table.id, "x" * 100_000) == 1009


def test_the_page_itself_is_there_for_everybody(server: Serving, tmp_path: Path) -> None:
    answer = server.http.get("/")
    assert answer.status_code in (200, 404, 503)
    for path in ("/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd", "/static/../../pyproject.toml", "/..%5c..%5cx"):
        found = server.http.get(path)
        assert b"[project]" not in found.content
        assert b"root:" not in found.content
