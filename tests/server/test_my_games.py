"""My tables: the same list on every device, what waits for me first; finished games, and what they have come to."""

import json
import random
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest

from affinage.server import channels, my_tables, people
from affinage.server.store import Store
from affinage.server.times import milliseconds
from affinage.server.tokens import digest

from .guests import Phone, phone
from .serving import Laid, Serving, serving
from .storing import whole_game

GAME = "beer-and-bread"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}") as opened:
        yield opened


def resign(table: Laid, seat: int) -> None:
    answer = table.call("POST", "resign", seat, {"move_id": secrets.token_hex(8)})
    assert answer.status_code == 200, answer.text


def my_turn(table: Laid) -> int:
    """A seat that is asked now."""
    waiting: list[int] = table.view(None)["waiting"]
    return waiting[0]


def test_the_list_is_the_same_on_every_device_and_begins_with_what_waits_for_me(server: Serving) -> None:
    first, second = phone(server), Phone(server, "Laptop")
    second.along(first)
    tables = [server.hotseat(GAME, 2, clock={"kind": "move", "seconds": 86_400 * n}) for n in (1, 2, 3)]
    asked = [my_turn(table) for table in tables]
    first.own(tables[0], 1 - asked[0])  # somebody else's turn
    first.own(tables[1], asked[1])
    first.own(tables[2], asked[2])
    rows = first.done("games")["running"]
    assert [(row["table"], row["my_turn"]) for row in rows] == [
        (tables[1].id, True), (tables[2].id, True), (tables[0].id, False),
    ]  # fmt: skip
    assert [round(row["left_ms"] / 86_400_000) for row in rows] == [2, 3, 1], "my own clock, or that of who is asked"
    assert all(abs(row["at"] - milliseconds()) < 600_000 for row in rows)
    again = second.done("games")["running"]
    assert [row | {"left_ms": 0} for row in again] == [row | {"left_ms": 0} for row in rows]
    german = second.done("games", lang="de")["running"]
    assert {row["title"] for row in german} == {"Beer & Bread"}
    table = tables[1]
    choice = table.view(asked[1])["choices"][0]["move"]
    table.move(asked[1], choice)
    assert {row["table"] for row in second.done("games")["running"]} == {t.id for t in tables}


def test_a_list_tells_nothing_of_tables_that_are_not_mine(server: Serving) -> None:
    mine, other = server.hotseat(GAME, 2), server.hotseat("vinhos", 2)
    first, stranger = phone(server), phone(server)
    first.own(mine, 0)
    stranger.own(other, 0)
    told = json.dumps([first.done("games"), first.done("export")])
    assert mine.id in told
    assert other.id not in told
    assert "vinhos" not in told


def test_a_running_game_is_told_by_what_everybody_may_know(server: Serving) -> None:
    table, device = server.hotseat(GAME, 2), phone(server)
    device.own(table, 0)
    row = device.done("games")["running"][0]
    keys = {
        "table", "game", "title", "names", "over", "record", "seat", "my_turn", "waiting", "note", "at", "left_ms",
        "muted",
    }  # fmt: skip
    assert set(row) == keys
    assert row["note"] == table.view(None)["view"]["frame"].get("banner", row["note"])


def test_finished_games_have_their_result_and_make_a_record(server: Serving) -> None:
    device = phone(server)
    for loser in (1, 1, 0):
        table = server.hotseat(GAME, 2)
        device.own(table, 0)
        resign(table, loser)
    closed = server.hotseat("vinhos", 3)
    device.own(closed, 2)
    for seat in range(3):
        what = {"what": "end"} if seat == 0 else {"ask": closed.view(seat)["ask"]["number"], "agree": True}
        closed.call("POST", "answer" if seat else "ask", seat, {"move_id": secrets.token_hex(8), **what})
        if closed.view(0)["status"] == "over":
            break
    found = device.done("games")
    assert found["running"] == []
    assert found["of"] == 4
    assert [(one["game"], one["place"], one["how"]) for one in found["finished"]] == [
        ("vinhos", None, "agreed"), (GAME, 2, "resigned"), (GAME, 1, "resigned"), (GAME, 1, "resigned"),
    ]  # fmt: skip
    assert found["record"]["games"] == [
        {"game": GAME, "title": "Beer & Bread", "seats": 2, "games": 3, "won": 2, "places": [2, 1], "best": None}
    ]
    assert found["record"]["against"] == [{"name": "P2", "level": "", "games": 3, "ahead": 2}]


def test_the_best_score_is_of_games_that_were_played_to_their_end(store: Store) -> None:
    people.enrol(store, digest("key" * 12), "", "en", 1)
    device = people.device(store, digest("key" * 12), 1)
    assert device is not None
    best = 0
    for number in range(3):
        head, table, _ = whole_game(store, GAME, seed=f"game {number}", seats=2, tokens=[f"a{number}", f"b{number}"])
        people.own(store, device, [(head.id, digest(f"b{number}"))], number)
        best = max(best, table.points(1)[0])
    games = my_tables.finished(store, people.seats(store, device.person))
    assert len(games) == 3
    tally = my_tables.record(games, "en")["games"][0]
    assert (tally["games"], tally["best"], sum(tally["places"])) == (3, best, 3)


def test_bots_are_told_by_their_level(server: Serving) -> None:
    device = phone(server)
    table = server.make(GAME, [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    device.own(table, 0)
    resign(table, 0)
    assert device.done("games")["record"]["against"] == [{"name": "", "level": "random", "games": 1, "ahead": 0}]


def test_everything_can_be_taken_home_as_a_file(server: Serving) -> None:
    device, table = phone(server), server.hotseat(GAME, 2)
    device.own(table, 0)
    device.done("belongings", {"name": "name", "value": "Marta", "at": 1})
    device.done("mute", {"table": table.id, "muted": True})
    known = people.device(server.store, digest(device.key), 1)
    assert known is not None
    channels.add(server.store, known, "ntfy", "https://ntfy.sh/secret-topic", "https://ntfy.sh/secret-topic", 1)
    device.done("calls/level", {"level": "daily"})
    resign(table, 1)
    answer = device.ask("export")
    assert "attachment" in answer.headers["content-disposition"]
    file = answer.json()
    assert (file["affinage"], file["format"]) == ("person", 1)
    assert [one["table"] for one in file["games"]] == [table.id]
    assert file["belongings"][0]["value"] == "Marta"
    assert (file["called"], file["channels"]) == ("daily", [{"kind": "ntfy", "host": "ntfy.sh"}])
    assert [(one["table"], one["muted"]) for one in file["seats"]] == [(table.id, True)]
    hidden = (device.key, digest(device.key), table.tokens[0], "secret-topic")
    assert not any(secret in answer.text for secret in hidden)


def test_a_table_that_cannot_be_opened_hurts_no_list(server: Serving) -> None:
    device, good, bad = phone(server), server.hotseat(GAME, 2), server.hotseat(GAME, 2)
    device.own(good, 0)
    device.own(bad, 0)
    seat = random.choice((0, 1))
    device.own(good, seat)
    with server.store.writing() as connection:
        connection.exec_driver_sql("UPDATE tables SET rules = 999 WHERE id = ?", (bad.id,))
    server.restart()
    device.serving = server
    rows = {row["table"]: row for row in device.done("games")["running"]}
    assert rows[bad.id]["record"]
    assert not rows[good.id]["record"]
