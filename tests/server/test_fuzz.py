"""Whatever is sent to the server, it answers with a sentence and never with a failure."""

import json
import logging
import secrets
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx2 as httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from affinage.server import doctor

from .conftest import FULL
from .serving import Laid, Serving, serving

REQUESTS = 10_000 if FULL else 400
MESSAGES = 20_000 if FULL else 500


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(str(tmp_path_factory.mktemp("fuzz") / "tables.sqlite")) as found:
        yield found


@pytest.fixture
def table(server: Serving) -> Laid:
    """A table of its own for each test: one of the requests may be to resign, and that ends the game."""
    return server.hotseat("beer-and-bread", 2)


@pytest.fixture(autouse=True)
def no_failure_in_the_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    with caplog.at_level(logging.WARNING):
        yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def judged(answer: httpx.Response) -> int:
    """No failure; and a refusal has a code and a reason."""
    assert answer.status_code < 500 or answer.json()["code"] in ("no-bots", "busy"), answer.text[:500]
    if answer.status_code >= 400:
        told = answer.json()
        assert isinstance(told["code"], str)
        assert told["reason"]
        assert set(told) <= {"code", "reason", "rule", "version"}
    return answer.status_code


# The description that the server gives of itself, and everything near it


def test_requests_made_from_the_description(server: Serving, table: Laid) -> None:
    """Schemathesis: right, almost right and wrong requests for every route, some of them with a token."""
    described = schemathesis.openapi.from_dict(server.http.get("/api/openapi.json").json())
    operations: list[Any] = [found.ok() for found in described.get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) > 20
    operations.sort(key=lambda each: each.path.endswith(("/resign", "/answer")))  # what ends the game comes last
    statuses, random = Counter[int](), Random(3)
    kinds = [
        (each, mode) for each in operations for mode in schemathesis.GenerationMode if mode.is_positive or _takes(each)
    ]
    number = -(-REQUESTS // len(kinds))
    tokens = ["", table.tokens[0], table.tokens[1], table.spectator, "wrong"]
    for operation, mode in kinds:
        for case in _cases(operation.as_strategy(generation_mode=mode), number, len(statuses)):
            statuses[judged(_send(server, case, random, tokens, table.id))] += 1
    assert statuses.total() >= REQUESTS
    assert {200, 401, 422} <= set(statuses)
    assert doctor.examine(server.store).wrong == []
    print(dict(statuses))  # noqa: T201 - shown when it fails, or by -s


def _takes(operation: Any) -> bool:
    """Whether there is anything about its requests that could be wrong."""
    return bool(operation.body) or any(True for _ in operation.iter_parameters())


def _cases(strategy: Any, number: int, start: int) -> list[Any]:
    """So many cases of a kind."""
    found: list[Any] = []

    @seed(start)
    @settings(
        max_examples=number,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def collect(case: Any) -> None:
        found.append(case)

    collect()
    while len(found) < number:  # a route with little to vary
        found += found[: number - len(found)]
    return found


def _send(server: Serving, case: Any, random: Random, tokens: list[str], table: str) -> httpx.Response:
    if "table" in (case.path_parameters or {}) and random.random() < 0.7:
        case.path_parameters["table"] = table  # most guesses at a table's name would end at the first door
    made = case.as_transport_kwargs(base_url=server.base)
    headers = {k: v for k, v in dict(made["headers"]).items() if k.lower() not in ("authorization", "user-agent")}
    token = random.choice(tokens)
    if token:
        headers["Authorization"] = f"Bearer {token}"
    content = made.get("data")
    body = {"json": made["json"]} if made.get("json") is not None else {"content": content} if content else {}
    try:
        request = server.http.build_request(
            made["method"], made["url"], params=made.get("params"), headers=_sendable(headers), **body
        )
    except (TypeError, ValueError, UnicodeError, httpx.InvalidURL):  # what no client can send
        return httpx.Response(400, json={"code": "unsendable", "reason": "-"})
    try:
        return server.http.send(request)
    except httpx.LocalProtocolError:  # likewise
        return httpx.Response(400, json={"code": "unsendable", "reason": "-"})


def _sendable(headers: dict[str, Any]) -> list[tuple[bytes, bytes]]:
    return [(str(k).encode("latin-1", "replace"), str(v).encode("latin-1", "replace")) for k, v in headers.items()]


# The traps that JSON and HTTP lay

DEEP = "[" * 5000 + "]" * 5000
TRAPS: list[bytes] = [
    b"",
    b"null",
    b"[]",
    b"{",
    b"\xff\xfe",
    b'{"move_id": "\\ud800aaaaaaaa", "version": 0, "move": 0}',
    b'{"move_id": "aaaaaaaa\\u0000", "version": 0, "move": 0}',
    b'{"move_id": "aaaaaaaa", "version": 0, "move": NaN}',
    b'{"move_id": "aaaaaaaa", "version": 0, "move": Infinity}',
    b'{"move_id": "aaaaaaaa", "version": 0, "move": -Infinity}',
    b'{"move_id": "aaaaaaaa", "version": 0, "move": 1e999}',
    b'{"move_id": "aaaaaaaa", "version": 0, "move": 1.0}',
    b'{"move_id": "aaaaaaaa", "version": 0, "move": true}',
    b'{"move_id": "aaaaaaaa", "version": 0, "move": "0"}',
    b'{"move_id": "aaaaaaaa", "version": 0, "move": 0, "move": 1}',
    b'{"move_id": "aaaaaaaa", "version": 0, "move": ' + b"9" * 5000 + b"}",
    b'{"move_id": "aaaaaaaa", "version": ' + b"9" * 5000 + b', "move": 0}',
    b'{"move_id": "aaaaaaaa", "version": 0, "move": 99999999999999}',
    b'{"move_id": "' + b"a" * 60_000 + b'", "version": 0, "move": 0}',
    b'{"move_id": "' + b"a" * 200_000 + b'", "version": 0, "move": 0}',
    b'{"move_id": ' + DEEP.encode() + b', "version": 0, "move": 0}',
    DEEP.encode(),
    (b'{"a":' * 3000) + b"1" + b"}" * 3000,
    b'{"__proto__": {}, "constructor": 1}',
]
NAMES = [
    "",
    " ",
    "\u202eevil",
    "a\u0000b",
    "\u200b\u200b",
    "x" * 33,
    "x" * 1_000_000,
    "\ud800",
    "\u0301" * 40,
    "\ufeff",
    "\n\n",
    "\U000e0041",
]


@pytest.mark.parametrize(
    "path", ["moves", "undo", "reset", "hint", "substitute", "rematch", "peek", "claim", "fill", "fork"]
)
def test_traps_are_refused(server: Serving, table: Laid, path: str) -> None:
    before = len(server.store.events(table.id))
    for token in (table.tokens[0], table.spectator):
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        for trap in TRAPS:
            answer = server.http.post(f"/api/tables/{table.id}/{path}", content=trap, headers=headers)
            assert judged(answer) >= 400
    assert len(server.store.events(table.id)) == before


@pytest.mark.parametrize("name", NAMES, ids=[ascii(name[:8]) for name in NAMES])
def test_names_that_cannot_be_shown_are_refused(server: Serving, name: str) -> None:
    wish = {"game": "fromage", "name": name, "seats": [{"kind": "me"}, {"kind": "link"}]}
    raw = json.dumps(wish).encode()
    answer = server.http.post("/api/tables", content=raw, headers={"Content-Type": "application/json"})
    assert judged(answer) >= 400
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "hotseat", "name": name}]
    raw = json.dumps(wish | {"name": "Ada", "seats": seats}).encode()
    answer = server.http.post("/api/tables", content=raw, headers={"Content-Type": "application/json"})
    assert judged(answer) >= 400 or not name  # without a name of its own a seat gets one


@pytest.mark.parametrize(
    "name",
    [
        "<script>alert(1)</script>",
        "Zoë",
        "李雷",
        "👩🏽‍🌾",
        "{ $seat }",
        "%s%n",
        "'; DROP TABLE events; --",
        "a" * 32,
        "&amp;",
    ],
)
def test_odd_names_are_names(server: Serving, name: str) -> None:
    wish = {"game": "fromage", "name": name, "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
    answer = server.http.post("/api/tables", json=wish)
    assert answer.status_code == 200, answer.text
    made = answer.json()
    laid = Laid(server, made["table"], made["code"], made["spectator"], {0: made["seats"][0]["token"]})
    assert laid.view(0)["seats"][0]["name"] == name


# Moves and messages, bent

VALUES: Any = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**18), 10**18),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=40),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=8), st.integers(), max_size=3),
)


def test_bent_moves_and_messages(server: Serving, table: Laid) -> None:
    """Valid messages with one thing changed, thousands of them, while an honest table is played beside them."""
    honest, random = server.hotseat("fromage", 2), Random(11)
    bent, versions = _values(MESSAGES // 2), [table.view(p)["version"] for p in (0, 1)]
    for number, value in enumerate(bent):
        seat = random.choice((0, 1))
        body: dict[str, Any] = {"move_id": secrets.token_hex(8), "version": versions[seat]}
        body["move"] = random.choice([0, 1, 50, 10**6, -1])
        body[random.choice(["move_id", "version", "move", "extra", secrets.token_hex(2)])] = value
        path = random.choice(["moves", "moves", "undo", "reset", "substitute"])
        if judged(table.call("POST", path, seat, _clean(body))) in (200, 409):
            versions = [table.view(p)["version"] for p in (0, 1)]
        if number % 50 == 0:
            waiting = honest.view(None)["waiting"]
            if not waiting:  # it has been played to its end: thousands of messages take longer than a game
                honest = server.hotseat("fromage", 2)
                waiting = honest.view(None)["waiting"]
            seen = honest.view(waiting[0])
            assert honest.move(waiting[0], seen["choices"][0]["move"], seen["version"]).status_code == 200
    assert doctor.examine(server.store).wrong == []


def _clean(body: dict[str, Any]) -> Any:
    return json.loads(json.dumps(body, default=str))


def _values(number: int) -> list[Any]:
    return _cases(VALUES, number, 5)[:number]


def test_bent_socket_messages(server: Serving, table: Laid) -> None:
    """Each socket gets a bent hello or, after a right one, bent messages; it is answered or closed, never broken."""
    address = f"{server.base.replace('http', 'ws')}/api/tables/{table.id}/socket"
    random, codes, sent = Random(12), Counter[int](), 0
    hello: dict[str, Any] = {"token": table.tokens[0], "lang": "en", "after": None}
    values = iter(_values(MESSAGES))
    while sent < MESSAGES // 2:
        try:
            with connect(address, open_timeout=20, compression=None) as socket:
                if random.random() < 0.5:
                    socket.send(json.dumps(hello))
                    socket.recv(timeout=20)
                    for _ in range(20):
                        sent += 1
                        socket.send(_message(random, {"kind": "lang", "lang": "de"}, next(values)))
                else:
                    sent += 1
                    socket.send(_message(random, hello, next(values)))
                socket.recv(timeout=20)
                codes[0] += 1
        except ConnectionClosed as closed:
            codes[closed.rcvd.code if closed.rcvd else -1] += 1
        except (WebSocketException, TimeoutError, StopIteration):
            codes[-2] += 1
            values = iter(_values(MESSAGES))
    assert 1011 not in codes  # the server's own failure
    assert codes[0] + codes[4400] + codes[4401] > 0
    assert table.view(0)["table"] == table.id
    print(dict(codes))  # noqa: T201 - shown when it fails, or by -s


def _message(random: Random, right: dict[str, Any], value: Any) -> str | bytes:
    kind = random.random()
    if kind < 0.15:
        trap = random.choice(TRAPS)
        return trap if random.random() < 0.5 else trap.decode("utf-8", "replace")
    bent = dict(right)
    bent[random.choice([*right, "extra"])] = value
    text = json.dumps(bent, default=str)
    if kind < 0.3:
        at = random.randrange(len(text))
        text = text[:at] + random.choice(["", "\u0000", "}", '"', "\ud83d\udc1f"]) + text[at + 1 :]
    return text
