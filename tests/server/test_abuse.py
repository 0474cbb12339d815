"""Cheap abuse: half-open requests, hogs of the loop, wrong tokens of others, false addresses, unseen names."""

import json
import socket
import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import httpx2 as httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from affinage.server.addresses import counted
from affinage.server.naming import apart, name_from
from affinage.server.settings import Settings

from .serving import PATIENCE, QUICK, Serving, serving

HALF_A_BODY = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{"
UNSEEN = ("\u3164", "\u2800", "\u115f", "A\u2800", "Ada\u3164", "A\u200dda", "\u200d", "Ada\u200d")


def half_open(server: Serving, said: bytes) -> socket.socket:
    """A connection that begins a request and goes no further."""
    opened = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    opened.sendall(said)
    return opened


def closed(connection: socket.socket) -> bool:
    """Wait until the other side closes it."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("said", [b"", b"GET / HT", HALF_A_BODY])
def test_a_request_that_does_not_come_is_not_waited_for(tmp_path: Path, said: bytes) -> None:
    with serving(str(tmp_path / "t.sqlite"), replace(QUICK, patience=0.3)) as server:
        with half_open(server, said) as waiting:
            assert closed(waiting)
        assert server.http.get("/api/status").status_code == 200


def test_one_address_cannot_take_all_connections(tmp_path: Path) -> None:
    with serving(str(tmp_path / "t.sqlite"), replace(QUICK, connections=8, patience=3600)) as server:
        many = [half_open(server, b"GET / HT") for _ in range(12)]
        assert all(closed(one) for one in many[8:])  # the rest of the house still has room
        for one in many:
            one.close()
        until = time.monotonic() + PATIENCE
        while True:  # the server hears of the closing a moment later
            try:
                assert server.http.get("/api/status").status_code == 200
                break
            except httpx.TransportError:
                assert time.monotonic() < until


def test_sockets_count_as_connections_and_are_given_back(tmp_path: Path) -> None:
    with serving(str(tmp_path / "t.sqlite"), replace(QUICK, connections=6)) as server:
        table = server.hotseat("beer-and-bread", 2)
        address = f"{server.base.replace('http', 'ws')}/api/tables/{table.id}/socket"
        for _ in range(20):  # more than there are at once: each gives its place back
            with connect(address, open_timeout=PATIENCE) as page:
                page.send(json.dumps({"token": table.tokens[0]}))
                assert json.loads(page.recv(timeout=PATIENCE))["kind"] == "payload"


def test_behind_a_proxy_one_guest_cannot_take_all_pages(tmp_path: Path) -> None:
    settings = replace(QUICK, connections=3, proxies=("127.0.0.1",))
    with serving(str(tmp_path / "t.sqlite"), settings) as server, ExitStack() as pages:
        table = server.hotseat("beer-and-bread", 2)
        address = f"{server.base.replace('http', 'ws')}/api/tables/{table.id}/socket"

        def page(guest: str) -> ClientConnection:
            return connect(address, open_timeout=PATIENCE, additional_headers={"X-Forwarded-For": guest})

        for _ in range(3):
            pages.enter_context(page("203.0.113.7"))
        with pytest.raises(InvalidStatus):
            pages.enter_context(page("203.0.113.7"))
        pages.enter_context(page("203.0.113.8"))
        pages.pop_all().close()
        until = time.monotonic() + PATIENCE
        while True:  # the server hears of the closing a moment later
            try:
                pages.enter_context(page("203.0.113.7"))
                break
            except InvalidStatus:
                assert time.monotonic() < until


def test_a_socket_that_talks_without_end_is_closed(tmp_path: Path) -> None:
    rates = {**QUICK.rates, "speak": "5/minute"}
    with serving(str(tmp_path / "t.sqlite"), replace(QUICK, rates=rates)) as server:
        table = server.hotseat("beer-and-bread", 2)
        with connect(f"{server.base.replace('http', 'ws')}/api/tables/{table.id}/socket") as page:
            page.send(json.dumps({"token": table.tokens[0]}))

            def talk() -> None:
                for _ in range(50):
                    page.send(json.dumps({"kind": "lang", "lang": "de"}))
                    page.recv(timeout=PATIENCE)

            with pytest.raises(ConnectionClosed) as ended:
                talk()
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 4429


def test_bodies_are_counted_before_they_are_looked_at(tmp_path: Path) -> None:
    rates = {**QUICK.rates, "knock": "3/minute"}
    with serving(str(tmp_path / "t.sqlite"), replace(QUICK, rates=rates)) as server:
        unknown = {f"k{n}": n for n in range(400)}
        told = [server.http.post("/api/tables", json=unknown).status_code for _ in range(5)]
        assert told == [422, 422, 422, 429, 429]


def test_a_body_full_of_unknown_keys_is_too_big(tmp_path: Path) -> None:
    with serving(str(tmp_path / "t.sqlite")) as server:
        assert server.http.post("/api/tables", json={f"k{n}": n for n in range(1200)}).status_code == 413
        assert server.http.post("/api/qr", json={"text": "x" * 400}).status_code == 422
        assert server.http.post("/api/qr", json={"text": "x" * 200}).status_code == 200


def test_wrong_tokens_of_others_never_lock_out_a_right_one(tmp_path: Path) -> None:
    rates = {**QUICK.rates, "token": "3/minute"}
    with serving(str(tmp_path / "t.sqlite"), replace(QUICK, rates=rates)) as server:
        table = server.hotseat("beer-and-bread", 2)
        server.restart()  # nobody is known yet
        wrong = {"Authorization": "Bearer " + "x" * 32}
        told = [server.http.get(f"/api/tables/{table.id}/view", headers=wrong).status_code for _ in range(5)]
        assert told == [401, 401, 401, 429, 429]
        assert table.call("GET", "view", 0).status_code == 200


def test_forwarded_addresses_are_believed_of_named_proxies_alone(tmp_path: Path) -> None:
    rates = {**QUICK.rates, "knock": "2/minute"}
    for proxies, last in (((), 429), (("127.0.0.1",), 200)):
        settings = replace(QUICK, rates=rates, proxies=proxies)
        with serving(str(tmp_path / f"{len(proxies)}.sqlite"), settings) as server:
            told = [
                server.http.get("/api/status", headers={"X-Forwarded-For": f"203.0.113.{n}"}).status_code
                for n in range(4)
            ]
            assert told[-1] == last, proxies


def test_a_household_counts_once() -> None:
    assert counted("2001:db8:1:2:aaaa::1") == counted("2001:db8:1:2:bbbb::9") != counted("2001:db8:1:3::1")
    assert counted("::ffff:192.0.2.7") == counted("192.0.2.7") != counted("192.0.2.8")
    assert counted("fe80::1%eth0") == counted("fe80::2")


@pytest.mark.parametrize("unseen", UNSEEN)
def test_names_that_nobody_can_see_are_refused(unseen: str) -> None:
    assert name_from(unseen) is None


def test_a_name_is_no_tower_of_accents() -> None:
    assert name_from("A" + "\u0335" * 20) is None
    assert name_from("Ẫ\u0323da") is not None


def test_names_with_meant_joiners_are_names() -> None:
    for name in ("می\u200cخواهم", "क्\u200dष", "👩\u200d🍳"):
        assert name_from(name) == name


def test_names_that_look_alike_are_told_apart() -> None:
    assert apart("Аda", ["Ada"]) == "Аda 2"  # the first letter is Cyrillic
    assert apart("Ａda", ["ada"]) == "Ａda 2"
    assert apart("Ben", ["Ada"]) == "Ben"


def test_every_answer_says_what_pages_may_do(tmp_path: Path) -> None:
    settings = replace(QUICK, public_url="https://table.example", hosts=("localhost",))
    with serving(str(tmp_path / "t.sqlite"), settings) as server:
        plain = server.http.get("/api/status").headers
        assert "camera=()" in plain["permissions-policy"]
        assert "form-action" in plain["content-security-policy"]
        assert "strict-transport-security" not in plain
        assert "cross-origin-opener-policy" not in plain  # browsers complain of it by plain http
        secure = server.http.get("/api/status", headers={"Host": "table.example"}).headers
        assert "max-age" in secure["strict-transport-security"]
        assert secure["cross-origin-opener-policy"] == "same-origin"


def test_a_page_by_http_is_not_the_one_by_https(tmp_path: Path) -> None:
    settings = replace(QUICK, public_url="https://table.example")
    with serving(str(tmp_path / "t.sqlite"), settings) as server:
        for origin, status in (("https://table.example", 422), ("http://table.example", 403)):
            headers = {"Host": "table.example", "Origin": origin}
            assert server.http.post("/api/tables", json={}, headers=headers).status_code == status, origin


def test_limits_have_a_name_in_the_settings() -> None:
    assert {"knock", "speak"} <= set(Settings().rates)
