"""News by socket: what comes, what does not come, and what ends it."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from .serving import PATIENCE, Json, Laid, Serving, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder: Path = tmp_path_factory.mktemp("socket")
    with serving(str(folder / "tables.sqlite")) as found:
        yield found


@contextmanager
def page(table: Laid, seat: int | None, after: int | None = None) -> Iterator[ClientConnection]:
    """An open page."""
    address = f"ws://127.0.0.1:{table.serving.port}/api/tables/{table.id}/socket"
    with connect(address, origin=Origin(table.serving.base)) as socket:
        token = table.spectator if seat is None else table.tokens[seat]
        socket.send(json.dumps({"token": token, "lang": "en", "after": after}))
        yield socket


def news(socket: ClientConnection) -> Json:
    return json.loads(socket.recv(timeout=PATIENCE))


def payload(socket: ClientConnection) -> Json:
    """The next payload; who comes and goes in between does not matter."""
    while True:
        told = news(socket)
        if told["kind"] == "payload":
            return told["payload"]


def quiet(socket: ClientConnection, seconds: float = 0.3) -> bool:
    """Whether no payload comes for a while."""
    while True:
        try:
            if json.loads(socket.recv(timeout=seconds))["kind"] == "payload":
                return False
        except TimeoutError:
            return True


def test_a_page_is_sent_what_it_would_fetch(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)
    (seat,) = table.view(None)["waiting"]
    with page(table, seat) as socket:
        first = payload(socket)
        assert first == table.view(seat)
        assert first["seats"][seat]["here"] is True
        table.move(seat, first["choices"][0]["move"], first["version"])
        assert payload(socket)["version"] == first["version"] + 1
        socket.send(json.dumps({"kind": "lang", "lang": "de"}))
        assert payload(socket)["lang"] == "de"


def test_open_moves_of_others_are_not_told(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)
    (seat,) = table.view(None)["waiting"]
    other = table.view(1 - seat)
    with page(table, 1 - seat) as socket, page(table, None) as watching:
        payload(socket)
        payload(watching)
        seen = table.view(seat)
        table.move(seat, seen["choices"][0]["move"], seen["version"])
        assert table.view(seat)["can_undo"]
        assert quiet(socket)
        assert quiet(watching)
        now = table.view(1 - seat)
        assert now | {"seats": 0} == other | {"seats": 0}, "nothing but presence may differ"


def test_after_a_gap_only_what_is_new_is_sent(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)
    version = table.view(0)["version"]
    with page(table, 0, version) as socket:
        assert news(socket)["kind"] == "seats"
        assert quiet(socket)
    with page(table, 0, version - 1) as socket:
        assert payload(socket)["version"] == version


def test_everybody_hears_who_is_there(server: Serving) -> None:
    table = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "hotseat", "name": "Ben"}])
    with page(table, 0) as socket:
        assert payload(socket)["seats"][1]["here"] is False
        with page(table, 1) as other:
            payload(other)
            assert news(socket)["seats"][1]["here"] is True
        assert news(socket)["seats"][1]["here"] is False


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ('{"token": "nonsense"}', 4401),
        ("{}", 4400),
        ("nonsense", 4400),
        ("[" * 3000, 4400),
        ('{"token": "a", "token": "b"}', 4400),
        ('{"token": NaN}', 4400),
        ('{"token": "\\ud800"}', 4400),
        ('{"token": ' + "9" * 500 + "}", 4400),
        (b"\xff\xfe", 4400),
        ("x" * 70_000, 1009),
    ],
)
def test_nonsense_ends_the_call(server: Serving, said: str | bytes, code: int) -> None:
    table = server.hotseat("beer-and-bread", 2)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/socket"
    with connect(address) as socket:
        socket.send(said)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def test_nonsense_later_ends_the_call_too(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)
    with page(table, 0) as socket:
        payload(socket)
        socket.send('{"kind": "move", "move": 3}')
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4400


def test_strange_tables_and_strange_sites(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)
    for strange in ("nowhere", "%00", "x" * 200):
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{strange}/socket") as socket:
            with suppress(ConnectionClosed):  # perhaps it is closed before a word is said
                socket.send(json.dumps({"token": table.tokens[0]}))
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (4401, 4404)
    address, evil = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/socket", Origin("http://evil.example")
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=evil):
        pass
    assert refused.value.response.status_code == 403


def test_a_seat_has_so_many_pages_and_no_more(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)
    with ExitStack() as pages:
        for _ in range(server.settings.sockets):
            payload(pages.enter_context(page(table, 0)))
        with page(table, 0) as one_more:
            with pytest.raises(ConnectionClosed) as closed:
                one_more.recv(timeout=PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4429
