"""Clocks: what they count, that they survive a restart, and that a bot plays on when one falls."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from affinage.server import hub
from affinage.server.clocks import Clocks, Served

from .serving import PATIENCE, Laid, Serving, serving
from .test_leaving import seated


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(str(tmp_path / "tables.sqlite")) as found:
        yield found


def test_a_clock_for_the_game_runs_while_its_seat_is_asked() -> None:
    clocks = Clocks("game", 10_000, 2)
    clocks.turn(0, [0])
    clocks.turn(3_000, [1])
    clocks.turn(4_000, [0])
    assert clocks.left == [7_000, 9_000]
    assert clocks.shown(0, 5_000) == {"left_ms": 6_000, "running": True}
    assert clocks.shown(1, 5_000) == {"left_ms": 9_000, "running": False}
    assert clocks.fallen([0, 1], 10_999) == []
    assert clocks.fallen([0, 1], 11_000) == [0]
    assert clocks.next_fall([0, 1]) == 11_000


def test_a_clock_for_each_turn_begins_anew() -> None:
    clocks = Clocks("move", 10_000, 2)
    clocks.turn(0, [0])
    clocks.turn(9_000, [0])
    assert clocks.left[0] == 1_000, "the turn goes on"
    clocks.turn(9_500, [0], anew=[0])
    assert clocks.left[0] == 10_000, "another turn of the same seat"
    clocks.turn(10_000, [1])
    clocks.turn(15_000, [0])
    assert clocks.left[0] == 10_000


def test_a_clock_that_is_set_back_takes_nothing_off() -> None:
    clocks = Clocks("game", 10_000, 1)
    clocks.turn(5_000, [0])
    clocks.read(1_000)
    assert clocks.left == [10_000]
    clocks.read(2_000)
    assert clocks.left == [9_000]


def test_without_clocks_there_is_nothing_to_show() -> None:
    clocks = Clocks("none", 0, 2)
    clocks.turn(0, [0, 1])
    assert clocks.shown(0, 99) is None
    assert clocks.next_fall([0, 1]) is None


def wait_for(table: Laid, seat: int) -> bool:
    """Whether a bot plays for the seat before long."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if table.view(seat)["seats"][seat]["bot_plays"]:
            return True
        time.sleep(0.1)
    return False


def test_when_the_time_is_up_a_bot_plays_on(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2, clock={"kind": "game", "seconds": 3})
    (seat,) = table.view(None)["waiting"]
    clock = table.view(seat)["seats"][seat]["clock"]
    assert clock["running"] is True
    assert 0 < clock["left_ms"] <= 3000
    assert wait_for(table, seat)
    assert table.move(seat, 0).json()["code"] == "bot-plays"
    back = table.call("POST", "substitute", seat, {"seat": seat, "level": None})
    assert back.json()["code"] == "time-is-up"


def test_a_fallen_flag_and_what_is_left_survive_a_restart(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    table = server.hotseat("beer-and-bread", 2, clock={"kind": "move", "seconds": 6})
    (seat,) = table.view(None)["waiting"]
    seen = table.view(seat)
    assert table.move(seat, seen["choices"][0]["move"], seen["version"]).status_code == 200
    left = table.view(seat)["seats"][seat]["clock"]["left_ms"]
    server.stop()
    later = time.time_ns() // 1_000_000 + 3_600_000
    began = time.monotonic()
    monkeypatch.setattr(hub, "milliseconds", lambda: later + int(1000 * (time.monotonic() - began)))
    server.start()  # an hour later: nobody's time runs while no server does
    assert 0 < table.view(seat)["seats"][seat]["clock"]["left_ms"] <= left
    assert not table.view(seat)["seats"][seat]["bot_plays"]
    assert wait_for(table, seat), "the clock runs on by itself"
    server.restart()
    assert table.view(seat)["seats"][seat]["bot_plays"]
    back = table.call("POST", "substitute", seat, {"seat": seat, "level": None})
    assert back.status_code == 200
    assert not table.view(seat)["seats"][seat]["bot_plays"]


def test_taking_back_an_answer_does_not_refill_a_clock_for_each_turn() -> None:
    clocks = Clocks("move", 10_000, 2)
    clocks.turn(0, [0, 1])
    clocks.turn(9_000, [1])  # seat 1 has answered ...
    clocks.turn(9_500, [0, 1], resumed=[0])  # ... and thinks again
    assert clocks.left == [1_000, 500]


def test_letting_a_bot_play_and_coming_back_gives_no_time() -> None:
    table = seated("wine-and-cheese", "ll", clock=100)
    (seat,) = table.sitting.asked

    def bot_plays(whether: bool) -> None:
        level = "medium" if whether else ""
        table.keep(table.sitting.substitute(seat, seat, level, f"x{len(table.stored)}", table.now))

    def left() -> int:
        shown = table.rebuilt().clocks.shown(seat, table.now)
        assert shown == table.sitting.clocks.shown(seat, table.now)
        assert shown is not None
        return int(shown["left_ms"])

    table.now += 90_000
    bot_plays(True)
    table.now += 90_000  # it thinks
    bot_plays(False)
    assert left() == 10_000
    bot_plays(True)
    while seat in table.sitting.asked:
        assert table.sitting.table is not None
        table.keep(table.sitting.bot_move(seat, table.sitting.table.legal(seat)[0], table.now))
        table.after()
    bot_plays(False)
    assert left() == 100_000, "another turn"


def test_answer_and_undo_give_no_time_in_turns_that_are_taken_together(server: Serving) -> None:
    table = server.hotseat("fromage", 2, clock={"kind": "move", "seconds": 600})
    for _ in range(200):  # until seat 1 has answered, and seat 2 has not
        waiting, seen = table.view(None)["waiting"], table.view(0)
        if waiting == [1] and seen["can_undo"]:
            break
        seat = 0 if 0 in waiting else 1
        assert table.move(seat, table.view(seat)["choices"][-1]["move"]).status_code == 200
    left = table.view(0)["seats"][0]["clock"]["left_ms"]
    assert left < 600_000
    assert table.undo(0, table.view(0)["version"]).status_code == 200
    assert 0 in table.view(None)["waiting"]
    assert table.view(0)["seats"][0]["clock"]["left_ms"] <= left


def test_a_sleeping_computer_and_a_stopped_server_flag_nobody() -> None:
    moment = [100.0]
    served = Served(lambda: moment[0])
    for _ in range(10):
        moment[0] += 1
        served.beat()
    assert served() == 10_000
    moment[0] += 3_600  # asleep for an hour
    assert served() == 15_000, "what cannot have been served does not count"
    served.beat()
    moment[0] += 1
    assert served() == 16_000


def test_steps_of_the_wall_clock_flag_nobody(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    table = server.hotseat("beer-and-bread", 2, clock={"kind": "game", "seconds": 600})
    day = time.time_ns() // 1_000_000 + 86_400_000
    monkeypatch.setattr(hub, "milliseconds", lambda: day)
    (seat,) = table.view(None)["waiting"]
    seen = table.view(seat)
    assert table.move(seat, seen["choices"][0]["move"], seen["version"]).status_code == 200
    assert not any(one["bot_plays"] for one in table.view(seat)["seats"])
    assert table.view(seat)["seats"][seat]["clock"]["left_ms"] > 300_000
    assert server.store.events(table.id)[-1].at == day, "what is stored bears the time of day"
