"""Resigning and asking over the network: one request each, stored, told to everybody, proved by the file."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.sync.client import connect

from affinage.core import replay
from affinage.core.errors import AffinageError
from affinage.server import doctor, sealed
from affinage.server.store import Store

from .serving import PATIENCE, Laid, Serving, nonce, serving
from .test_doctor import change, rechained


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(str(tmp_path / "tables.sqlite")) as server:
        yield server


def friends(server: Serving, game: str, seats: int) -> Laid:
    """A table whose people have all come by link."""
    table = server.make(game, [{"kind": "link"}] * seats)
    for seat in range(seats):
        told = server.http.post(
            "/api/join", json={"code": table.code, "name": f"P{seat + 1}", "claim_id": nonce()}
        ).json()
        table.tokens[told["seat"]] = told["token"]
        table.add(told["seat"])
    return table


def do(table: Laid, door: str, seat: int | None, **body: Any) -> Any:
    answer = table.call("POST", door, seat, {"move_id": nonce()} | body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def code(table: Laid, door: str, seat: int | None, **body: Any) -> tuple[int, str]:
    answer = table.call("POST", door, seat, {"move_id": nonce()} | body)
    return answer.status_code, answer.json()["code"]


def play(table: Laid, rng: Random, moves: int) -> None:
    for _ in range(moves):
        seat = table.view(None)["waiting"][0]
        seen = table.view(seat)
        table.move(seat, rng.choice(seen["choices"])["move"], seen["version"])


def examined(table: Laid, moves: int | None = None) -> str:
    """The file is right, and so says the doctor; returns the file."""
    text = table.call("GET", "file", 0).text
    proved = sealed.verify(text)
    assert moves is None or proved.moves == moves
    store = Store.look(table.serving.url)
    try:
        assert doctor.examine(store).wrong == []
    finally:
        store.close()
    return text


def test_resigning_ends_a_game_of_two_for_everybody(server: Serving) -> None:
    table = friends(server, "beer-and-bread", 2)
    play(table, Random(1), 5)
    move_id = nonce()
    for _ in range(2):  # sent twice, done once
        told = table.call("POST", "resign", 1, {"move_id": move_id}).json()
        assert told["payload"]["status"] == "over"
    assert code(table, "resign", 1) == (403, "over")
    for seat in table.everybody():
        seen = table.view(seat)
        assert (seen["status"], seen["choices"], seen["waiting"]) == ("over", [], [])
        assert seen["view"]["frame"]["result"]["winners"] == [0]
        assert seen["seats"][1]["resigned"]
        assert [note["kind"] for note in seen["notes"]] == ["resigned"]
    server.restart()
    assert table.view(0, "de")["question"] == "P2 hat aufgegeben. P1 gewinnt."
    opened = replay.read(examined(table))
    assert opened.stopped is not None
    assert (opened.stopped.how, opened.stopped.seat) == ("resigned", 1)
    length = table.call("GET", "replay?at=0", 0).json()["length"]
    assert length == len(opened.standing())
    assert table.call("GET", f"replay?at={length}", None).json()["view"]["frame"]["result"]["ending"] == "resigned"
    assert table.call("POST", "rematch", 0, {}).status_code == 200
    assert code(table, "moves", 0, version=0, move=0)[0] in (403, 409)


def test_with_three_a_bot_plays_on_for_good(server: Serving) -> None:
    table = friends(server, "vinhos", 3)
    do(table, "resign", 2)
    seen = table.view(0)
    assert (seen["status"], seen["seats"][2]["bot_plays"], seen["seats"][2]["resigned"]) == ("playing", True, True)
    for seat in (0, 2):  # nobody takes it back, nobody gives it to another bot
        for level in (None, "random"):
            answer = table.call("POST", "substitute", seat, {"seat": 2, "level": level})
            assert answer.status_code == 403, answer.text
    server.restart()
    assert table.view(0)["seats"][2]["resigned"]


def test_an_agreed_end_has_no_winner(server: Serving) -> None:
    table = friends(server, "fromage", 2)
    do(table, "ask", 0, what="end")
    ask = table.view(1)["ask"]
    assert (ask["what"], ask["by"], ask["waiting"]) == ("end", 0, [1])
    server.restart()  # the question is still there
    assert table.view(1)["ask"] == ask
    do(table, "answer", 1, ask=ask["number"], agree=True)
    result = table.view(0)["view"]["frame"]["result"]
    assert (result["ending"], result["winners"], result["places"]) == ("agreed", [], [1, 1])
    examined(table)


def turn_settled(server: Serving) -> tuple[Laid, int]:
    """A table of Wine & Cheese where somebody may ask for the last turn."""
    table, rng = friends(server, "wine-and-cheese", 2), Random(6)
    for _ in range(300):
        play(table, rng, 1)
        for seat in (0, 1):
            answer = table.call("POST", "ask", seat, {"move_id": nonce(), "what": "back"})
            if answer.status_code == 200:
                return table, seat
    raise AssertionError("nobody could ever ask")


def test_a_turn_taken_back_is_in_log_file_and_doctor(server: Serving) -> None:
    table, seat = turn_settled(server)
    seen = table.view(1 - seat)
    before, ask = seen["version"], seen["ask"]
    do(table, "answer", 1 - seat, ask=ask["number"], agree=True)
    now = table.view(seat)
    assert (now["version"] > before, now["ask"], now["notes"][-1]["kind"]) == (True, None, "done-back")
    assert len(now["log"]) + now["log_start"] == ask["first"] == now["notes"][-1]["after"]
    assert now["waiting"] == [seat]
    server.restart()
    assert table.view(seat) | {"seats": 0} == now | {"seats": 0}
    play(table, Random(8), 20)
    do(table, "resign", seat)
    text = examined(table)
    assert "by agreement" in text
    assert replay.read(text).winners() == [1 - seat]


def test_nobody_agrees_to_something_else_than_they_have_read(server: Serving) -> None:
    table = friends(server, "fromage", 2)
    do(table, "ask", 0, what="end")
    number = table.view(1)["ask"]["number"]
    do(table, "answer", 0, ask=number, agree=False)
    assert code(table, "answer", 1, ask=number, agree=True) == (409, "not-asked-now")
    do(table, "ask", 0, what="end")
    assert code(table, "answer", 1, ask=number, agree=True) == (409, "not-asked-now")


def test_whoever_watches_can_do_none_of_it(server: Serving) -> None:
    table = friends(server, "fromage", 2)
    assert code(table, "resign", None) == (403, "spectator")
    assert code(table, "ask", None, what="end") == (403, "spectator")
    assert code(table, "answer", None, ask=1, agree=True) == (403, "spectator")
    assert code(table, "ask", 0, what="a cake") == (422, "malformed")


def test_a_question_comes_as_news_and_makes_no_move_stale(server: Serving) -> None:
    table = friends(server, "fromage", 2)
    with connect(f"{server.base.replace('http', 'ws')}/api/tables/{table.id}/socket") as socket:
        socket.send(json.dumps({"token": table.tokens[1], "lang": "en", "after": None}))
        first = json.loads(socket.recv(timeout=PATIENCE))
        version = first["payload"]["version"]
        do(table, "ask", 0, what="end")
        while (news := json.loads(socket.recv(timeout=PATIENCE))).get("ask") is None:
            assert news["kind"] == "seats"
        assert news["ask"]["by"] == 0
    seen = table.view(1)
    assert seen["version"] == version
    assert table.move(1, seen["choices"][0]["move"], version).status_code == 200


def forged(text: str, told: str, otherwise: str) -> str:
    assert told in text
    return text.replace(told, otherwise)


def test_a_file_that_tells_another_end_is_found_out(server: Serving) -> None:
    table = friends(server, "fromage", 2)
    do(table, "resign", 1)
    text = examined(table)
    other = forged(
        text,
        '"places": [\n   0,\n   1\n  ],\n  "how": "resigned",\n  "by": 1',
        '"places": [\n   1,\n   0\n  ],\n  "how": "resigned",\n  "by": 0',
    )
    with pytest.raises(AffinageError, match="the events say that it was resigned by seat 2"):
        sealed.verify(other)


def test_the_doctor_finds_an_end_that_nobody_made(server: Serving) -> None:
    table = friends(server, "fromage", 2)
    do(table, "resign", 1)
    store = Store.look(server.url)
    try:
        change(store, "UPDATE events SET seat = 0 WHERE kind = 'resign'")
        rechained(store, table.id)
        wrong = "\n".join(doctor.examine(store).wrong)
        assert "by 1 was stored, 0 comes out now" in wrong
        assert "places [0, 1] was stored, [1, 0] comes out now" in wrong
    finally:
        store.close()
