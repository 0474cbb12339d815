"""Bots at real tables, thinking in real processes."""

import operator
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest

from affinage.core.game import find
from affinage.core.play import Table
from affinage.server import sealed
from affinage.server.thinkers import Question, Thinkers
from affinage.server.worker import Stuck, Worker

from .serving import PATIENCE, QUICK, Json, Laid, Serving, nonce, serving


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(str(tmp_path / "tables.sqlite")) as found:
        yield found


def finished(table: Laid) -> Json:
    """The table once the bots have played it to the end."""
    until = time.monotonic() + 5 * PATIENCE
    while time.monotonic() < until:
        seen = table.view(None)
        if seen["status"] == "over":
            return seen
        time.sleep(0.2)
    raise AssertionError(f"not over: {table.view(None)['question']}")


@pytest.mark.parametrize(("game", "seats"), [("beer-and-bread", 2), ("fromage", 4), ("vinhos", 3)])
def test_bots_play_a_game_among_themselves(server: Serving, game: str, seats: int) -> None:
    table = server.make(game, [{"kind": "bot", "level": "random"}] * seats)
    end = finished(table)
    assert end["view"]["frame"]["result"]["places"]
    assert [seat["name"] for seat in end["seats"]][:2] == ["Randy", "Rosa"]


def test_after_a_restart_bots_go_on_by_themselves(server: Serving) -> None:
    table = server.make("fromage", [{"kind": "bot", "level": "random"}] * 4)
    server.restart()
    assert table.view(None)["status"] in ("playing", "over")
    finished(table)
    events = server.store.events(table.id)
    assert [event.seq for event in events] == list(range(1, len(events) + 1))


def test_bots_leave_people_time_to_follow(server: Serving) -> None:
    server.restart(pace=0.6)
    table = server.hotseat("beer-and-bread", 2)
    (seat,) = table.view(None)["waiting"]
    began, version = time.monotonic(), table.view(1 - seat)["version"]
    assert table.call("POST", "substitute", seat, {"seat": seat, "level": "random"}).status_code == 200
    while table.view(1 - seat)["version"] == version:
        assert time.monotonic() - began < PATIENCE
        time.sleep(0.05)
    assert time.monotonic() - began >= 0.6


def test_a_bot_takes_the_seat_of_a_friend_who_does_not_come(server: Serving) -> None:
    table = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "link"}])
    at, wish = f"/api/tables/{table.id}", {"invite": table.invites[1], "level": "random"}
    assert server.http.post(f"{at}/fill", json=wish | {"invite": "x" * 20}).json()["code"] == "no-invite"
    assert server.http.post(f"{at}/fill", json=wish | {"invite": table.tokens[0]}).json()["code"] == "no-invite"
    for _ in range(2):  # an answer may be lost
        assert server.http.post(f"{at}/fill", json=wish).status_code == 200
        server.restart()
    claim = {"invite": table.invites[1], "name": "Ben", "claim_id": nonce()}
    assert server.http.post(f"{at}/claim", json=claim).json()["code"] == "taken"
    assert (
        server.http.post("/api/join", json={"code": table.code, "name": "Ben", "claim_id": nonce()}).status_code == 409
    )
    seen = table.view(0)
    assert [(seat["kind"], seat["name"]) for seat in seen["seats"]] == [("human", "Ada"), ("bot", "Randy")]
    assert table.call("POST", "substitute", 0, {"seat": 0, "level": "random"}).status_code == 200
    finished(table)
    proved = sealed.verify(table.call("GET", "file", 0).text)
    assert proved.table == table.id
    again = table.call("POST", "rematch", 0).json()["table"]
    header = server.store.header(again)
    assert header is not None
    assert [seat["kind"] for seat in header.seats] == ["me", "bot"]


def test_a_bot_that_was_let_in_goes_on_by_itself_after_a_restart(server: Serving) -> None:
    server.restart(pace=600.0)  # it is asked, and has not answered when the server stops
    asked: list[int] = []
    while asked != [1]:  # who begins is up to chance
        table = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "link"}])
        wish = {"invite": table.invites[1], "level": "random"}
        assert server.http.post(f"/api/tables/{table.id}/fill", json=wish).status_code == 200
        asked = table.view(None)["waiting"]
    before = len(server.store.events(table.id))
    server.restart(pace=0.0)
    until = time.monotonic() + PATIENCE
    while len(server.store.events(table.id)) == before:  # nobody looks at the table meanwhile
        assert time.monotonic() < until, "the bot has not played"
        time.sleep(0.05)


def test_without_bot_processes_only_the_random_one_is_let_in(server: Serving) -> None:
    server.restart(bots=False)
    table = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "link"}])
    wish = {"invite": table.invites[1], "level": "hard"}
    assert server.http.post(f"/api/tables/{table.id}/fill", json=wish).json()["code"] == "no-bots"
    assert table.view(0)["status"] == "gathering"


def test_somebody_who_is_away_is_replaced_and_comes_back(server: Serving) -> None:
    server.restart(absent=3.0)
    table = server.hotseat("beer-and-bread", 2)
    (seat,) = table.view(None)["waiting"]
    table.view(seat)
    early = table.call("POST", "substitute", 1 - seat, {"seat": seat, "level": "random"})
    assert early.json()["code"] == "not-away"
    until = time.monotonic() + 2 * PATIENCE
    while table.call("POST", "substitute", 1 - seat, {"seat": seat, "level": "random"}).status_code != 200:
        assert time.monotonic() < until, "nobody is ever away"
        time.sleep(0.1)
    while 1 - seat not in table.view(None)["waiting"]:
        assert time.monotonic() < until, "the bot has not played"
        time.sleep(0.05)
    assert table.view(seat)["seats"][seat]["bot_plays"] is True
    taken = table.call("POST", "substitute", 1 - seat, {"seat": seat, "level": None})
    assert taken.json()["code"] == "not-yours"
    server.restart()
    assert table.view(seat)["seats"][seat]["bot_plays"] is True
    assert table.call("POST", "substitute", seat, {"seat": seat, "level": None}).status_code == 200
    assert table.view(seat)["seats"][seat]["bot_plays"] is False
    assert table.call("POST", "substitute", seat, {"seat": 3, "level": None}).json()["code"] == "no-seat"


def test_without_bot_processes_only_the_random_one_plays(server: Serving) -> None:
    wish = {
        "game": "beer-and-bread",
        "name": "Ada",
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "hard"}],
    }
    assert server.http.post("/api/tables", json=wish).json()["code"] == "no-bots"
    assert [level["kind"] for level in server.http.get("/api/games").json()[0]["levels"]] == ["random"]
    assert server.http.get("/api/status").json()["bots"]["ready"] is False


# Real processes


@pytest.mark.parametrize("game", ["beer-and-bread", "vinhos"])
def test_a_bot_answers_before_anything_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    monkeypatch.setenv("AFFINAGE_CACHE", str(tmp_path / "empty"))
    with serving(str(tmp_path / "tables.sqlite"), replace(QUICK, bots=True, deadline=120)) as server:
        table = server.make(game, [{"kind": "me"}, {"kind": "bot", "level": "medium"}])
        until = time.monotonic() + 5 * PATIENCE
        while 1 not in {line["seat"] for line in table.view(0)["log"]}:
            seen = table.view(0)
            assert time.monotonic() < until, "the bot waits for the compiler"
            assert seen["seats"][1]["stand_in"], "and says that somebody stands in for it"
            assert not seen["seats"][0]["stand_in"]
            if seen["choices"]:
                table.move(0, seen["choices"][-1]["move"], seen["version"])
            else:
                time.sleep(0.02)
        if table.view(0)["choices"]:
            assert table.call("POST", "hint", 0, {}).json()["code"] == "warming", "advice is not for stand-ins to give"


def test_a_bot_and_a_hint_from_another_process(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite"), replace(QUICK, bots=True, deadline=120)) as server:
        table = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "bot", "level": "novice"}])
        status = server.http.get("/api/status").json()["bots"]
        assert status["note"]
        rng, hints = Random(4), 0
        until = time.monotonic() + 900
        while (seen := table.view(0))["log_start"] + len(seen["log"]) < 60:
            assert time.monotonic() < until
            if not seen["choices"]:
                time.sleep(0.05)
            elif not hints:
                hint = table.call("POST", "hint", 0, {})
                if hint.json().get("code") == "warming":  # the rules are being compiled
                    time.sleep(1)
                    continue
                assert hint.status_code == 200, hint.text
                told, hints = hint.json(), 1
                legal = {choice["move"] for choice in seen["choices"]}
                assert {one["move"] for one in told["advice"]} <= legal
                assert told["why"]
                assert all(0 <= one["win"] <= 1 and one["words"] for one in told["advice"])
            else:
                table.move(0, rng.choice(seen["choices"])["move"], seen["version"])
        assert [line for line in seen["log"] if line["seat"] == 1]


@pytest.mark.skipif(not os.environ.get("AFFINAGE_FULL"), reason="half a minute of thinking: AFFINAGE_FULL=1")
def test_a_review_is_worked_out_while_somebody_asks(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite"), replace(QUICK, bots=True, deadline=120)) as server:
        table = server.make("beer-and-bread", [{"kind": "bot", "level": "random"}] * 2)
        finished(table)
        until = time.monotonic() + 900
        while (answer := table.call("POST", "review", None, {"seat": 1})).status_code == 202:
            assert time.monotonic() < until
            assert 0 <= answer.json()["done"] <= answer.json()["of"]
            time.sleep(1)
        told = answer.json()
        for split in (told["win"], told["points"]):
            assert sum(split[name] for name in ("start", "luck", "choice", "gifts", "unknown")) == pytest.approx(
                split["result"]
            )
        assert all(step["words"] for step in told["steps"])
        assert len(told["stories"]) == 3
        number = told["steps"][told["stories"][0]["turn"]]["verdicts"][0]["chose"]
        levels = table.call("POST", "compare", None, {"number": number}).json()["levels"]
        assert [one["level"] for one in levels] == ["novice", "easy", "medium", "hard", "expert"]
        assert all(one["title"] and one["name"] and one["moves"] for one in levels)


@pytest.mark.anyio
async def test_a_bot_that_takes_too_long_is_ended_and_replaced() -> None:
    worker = Worker()
    try:
        first = await worker.ask(60, os.getpid)
        for told in (signal.SIGTERM, signal.SIGINT):  # those are for the server, which ends it otherwise
            os.kill(first, told)
        assert await worker.ask(60, os.getpid) == first
        with pytest.raises(Stuck):
            await worker.ask(0.3, time.sleep, 60)
        second = await worker.ask(60, os.getpid)
        assert first != second
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)
        with pytest.raises(Stuck):
            await worker.ask(60, os._exit, 3)  # a process that dies is no better
        assert await worker.ask(60, os.getpid) not in (first, second)
    finally:
        worker.end()


@pytest.mark.anyio
async def test_a_bot_that_is_still_loading_its_game_is_not_ended_but_left_to_it() -> None:
    worker, slow = Worker(), partial(time.sleep, 1.0)
    slow.package = "a game"  # type: ignore[attr-defined]  # as what is thought about has one
    try:
        first = await worker.ask(60, os.getpid)
        for _ in range(2):
            with pytest.raises(Stuck):
                await worker.ask(0.1, operator.call, slow)
        assert await worker.ask(60, os.getpid) == first, "another process would have to load it all over again"
        with pytest.raises(Stuck):
            await worker.ask(0.1, operator.call, slow)
        assert await worker.ask(60, os.getpid) != first, "now that it is loaded it takes too long"
    finally:
        worker.end()


THINKS_LONG = """
import asyncio, os, time
from affinage.server.worker import Worker

async def main():
    worker = Worker()
    print(await worker.ask(60, os.getpid), flush=True)
    await worker.ask(600, time.sleep, 600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def test_a_killed_server_leaves_no_bot_behind(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(THINKS_LONG)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert int(server.stdout.readline())
        server.kill()
        assert server.communicate(timeout=60)[0] == ""  # the bot has the pipe open, too, until it ends


@pytest.mark.anyio
async def test_where_no_move_comes_in_time_one_by_the_plain_rules_is_made(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("affinage.server.thinkers.secrets.choice", lambda _: pytest.fail("a move at random"))
    table = Table(find("beer-and-bread"), 2, seed="late")
    (seat,) = table.asked
    thinkers = Thinkers(replace(QUICK, bots=True, deadline=0.01))
    thinkers.start(lambda work: work.close())
    thinkers._ready["affinage.games.beer_and_bread"].set()  # noqa: SLF001 - it is not, so that the bot is late
    question = Question(table.game, table.observe(seat), table.legal(seat), seat, 2, "expert")
    choice = await thinkers.choose(question)
    assert choice is not None
    assert choice.move in table.legal(seat)
    assert choice.hurried
    assert "late" in caplog.text
    await thinkers.close()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def test_where_a_clock_runs_nobody_else_lets_a_bot_in(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2, clock={"kind": "move", "seconds": 604_800})
    (seat,) = table.view(None)["waiting"]
    asked = table.call("POST", "substitute", 1 - seat, {"seat": seat, "level": "medium"})
    assert asked.json()["code"] == "clock-decides"
    assert not table.view(seat)["seats"][seat]["bot_plays"]


def test_a_bot_replaces_only_somebody_who_is_awaited(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)
    (seat,) = table.view(None)["waiting"]
    asked = table.call("POST", "substitute", seat, {"seat": 1 - seat, "level": "medium"})
    assert asked.json()["code"] == "not-awaited"


def test_who_agreed_to_it_is_replaced_sooner(server: Serving) -> None:
    server.restart(away=0.0, absent=3600.0)
    for lets, status in ((True, 200), (False, 403)):
        table = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "link"}], lets=lets)
        claim = {"invite": table.invites[1], "name": "Ben", "claim_id": nonce(), "lets": lets}
        table.tokens[1] = server.http.post(f"/api/tables/{table.id}/claim", json=claim).json()["token"]
        table.add(1)
        (seat,) = table.view(None)["waiting"]
        asked = table.call("POST", "substitute", 1 - seat, {"seat": seat, "level": "medium"})
        assert asked.status_code == status, lets


def test_the_stand_in_is_the_one_that_was_chosen_and_never_plays_at_random(server: Serving) -> None:
    for wish, level in (({"stand_in": "easy"}, "easy"), ({}, "medium")):
        table = server.hotseat("beer-and-bread", 2, **wish)
        (seat,) = table.view(None)["waiting"]
        assert table.call("POST", "substitute", seat, {"seat": seat, "level": "random"}).status_code == 200
        assert table.view(seat)["seats"][seat]["level"] == level
    refused = {"game": "beer-and-bread", "name": "Ada", "seats": [{"kind": "hotseat"}] * 2}
    assert server.http.post("/api/tables", json=refused | {"stand_in": "random"}).status_code == 422
