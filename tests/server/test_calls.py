"""Being called: when, how often, by what words, and what is left of it when things break."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import insert, select, update
from websockets.sync.client import ClientConnection

from affinage.server import schema
from affinage.server.settings import Settings
from affinage.server.store import Store

from .calling import GAME, PATIENT, browser, on_their_way, opened, play_on, quiet, rows, turn, waits_for, webhook
from .guests import phone
from .hosts import page
from .receiving import Receiver, until
from .serving import Serving


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    opened = Receiver()
    yield opened
    opened.stop()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with opened(tmp_path) as found:
        yield found


# What is said, and when


def test_a_push_tells_the_game_and_who_moved_and_can_be_read_by_the_browser_alone(
    server: Serving, receiver: Receiver
) -> None:
    device, table = phone(server), server.hotseat(GAME, 2)
    first = turn(table)
    device.own(table, 1 - first)
    theirs = browser(device, receiver)
    play_on(table, first)
    until(theirs.read)
    assert theirs.read() == [
        {"title": "Beer & Bread", "body": f"P{first + 1} has moved. It is your turn.", "url": f"#/t/{table.id}",
         "tag": "affinage-turn", "n": 1}
    ]  # fmt: skip
    got = receiver.at("/push/1")[0]
    assert (got.headers["topic"], got.headers["urgency"]) == ("affinage-turn", "normal")
    assert 60 <= int(got.headers["ttl"]) <= 12 * 3600
    assert b"Beer" not in got.body


def test_a_webhook_is_told_in_the_language_of_the_person(server: Serving, receiver: Receiver) -> None:
    device, table = phone(server, lang="de"), server.hotseat(GAME, 2)
    first = turn(table)
    device.own(table, 1 - first)
    webhook(device, receiver)
    play_on(table, first)
    until(lambda: receiver.at("/topic"))
    assert receiver.at("/topic")[0].body.decode() == f"Beer & Bread: P{first + 1} hat gezogen. Du bist dran."


def test_nobody_is_told_what_was_moved(server: Serving, receiver: Receiver) -> None:
    """Neither a notice nor a list nor the log says more than the game and who moved."""
    device, table = phone(server), server.hotseat(GAME, 2)
    first = turn(table)
    device.own(table, 1 - first)
    theirs = browser(device, receiver)
    webhook(device, receiver)
    play_on(table, first)
    until(lambda: theirs.read() and receiver.at("/topic"))
    allowed = {"title", "body", "url", "tag", "n"}
    words = {line["words"] for seat in (0, 1) for line in table.view(seat)["log"]}
    for told in theirs.read():
        assert set(told) == allowed
        assert not any(line in told["body"] for line in words)
    assert not any(line.encode() in receiver.at("/topic")[0].body for line in words)


def test_it_is_due_after_a_while_and_not_before(tmp_path: Path, receiver: Receiver) -> None:
    with opened(tmp_path, PATIENT) as server:
        device, table = phone(server), server.hotseat(GAME, 2)
        theirs = browser(device, receiver)
        seat = waits_for(device, table)
        until(lambda: rows(server.store) == {(table.id, seat): "due"})
        with server.store.reading() as connection:
            row = connection.execute(select(schema.calls)).one()
        assert row.due_at - row.since == 3_600_000
        play_on(table, seat)
        until(lambda: not rows(server.store), "who has moved is not called any more")
    assert theirs.read() == []
    assert Settings().call_after == 20


def test_two_tables_are_one_notice_with_a_number(tmp_path: Path, receiver: Receiver) -> None:
    with opened(tmp_path, PATIENT) as server:
        device = phone(server)
        tables = [server.hotseat(GAME, 2), server.hotseat("vinhos", 2)]
        theirs = browser(device, receiver)
        for table in tables:
            waits_for(device, table)
        until(lambda: len(rows(server.store)) == 2)
        with server.store.writing() as connection:
            connection.execute(update(schema.calls).values(due_at=1))
        until(theirs.read)
        quiet(server)
    (told,) = theirs.read()
    assert told["n"] == 2
    assert told["url"] == "#/my"
    assert told["body"].startswith("2 tables are waiting for you.")


def look_at(opened: ClientConnection, version: int) -> None:
    opened.send(json.dumps({"kind": "seen", "version": version}))


def test_a_visible_page_silences_what_it_shows_and_nothing_else(tmp_path: Path, receiver: Receiver) -> None:
    with opened(tmp_path, PATIENT) as server:
        device = phone(server)
        tables = [server.hotseat(GAME, 2), server.hotseat(GAME, 2)]
        theirs = browser(device, receiver)
        seats = [waits_for(device, table) for table in tables]
        until(lambda: len(rows(server.store)) == 2)
        shown, other = tables
        with page(shown, seats[0]) as visible, page(other, seats[1]) as hidden, page(other, None) as watching:
            look_at(visible, shown.view(seats[0])["version"])
            look_at(hidden, other.view(seats[1])["version"] - 1)  # what it showed was older
            look_at(watching, 10_000)  # somebody else who looks on
            until(lambda: rows(server.store)[shown.id, seats[0]] == "seen")
            with server.store.writing() as connection:
                connection.execute(update(schema.calls).values(due_at=1))
            until(theirs.read)
        quiet(server)
    (told,) = theirs.read()
    assert (told["n"], told["url"]) == (2, "#/my"), "both wait for me; one of them calls"
    assert rows_of_state(tmp_path, "seen") == [shown.id]


def test_what_was_shown_before_anybody_was_to_be_called_needs_no_call(tmp_path: Path, receiver: Receiver) -> None:
    """A page shows the first turn, and only then tells whose seat it is."""
    with opened(tmp_path, PATIENT) as server:
        device, table, other = phone(server), server.hotseat(GAME, 2), server.hotseat(GAME, 2)
        browser(device, receiver)
        seat = turn(table)
        with page(table, seat) as visible, page(other, None):
            look_at(visible, 10_000)  # whatever a page says, it has shown no more than there is
            until(lambda: server.hub.rooms[table.id].shown)
            device.own(table, seat)
            waits_for(device, other)
            until(lambda: len(rows(server.store)) == 2)
            assert rows(server.store) == {(table.id, seat): "seen", (other.id, turn(other)): "due"}
            play_on(table, seat)
            play_on(table, 1 - seat)
            until(lambda: rows(server.store).get((table.id, seat)) == "due", "the next turn was not shown")


def rows_of_state(folder: Path, state: str) -> list[str]:
    store = Store.look(str(folder / "tables.sqlite"))
    try:
        return [table for (table, _), found in rows(store).items() if found == state]
    finally:
        store.close()


def test_where_all_was_seen_nobody_is_called(tmp_path: Path, receiver: Receiver) -> None:
    with opened(tmp_path, PATIENT) as server:
        device, table = phone(server), server.hotseat(GAME, 2)
        theirs = browser(device, receiver)
        seat = waits_for(device, table)
        until(lambda: len(rows(server.store)) == 1)
        with page(table, seat) as visible:
            look_at(visible, table.view(seat)["version"])
            until(lambda: rows(server.store)[table.id, seat] == "seen")
        with server.store.writing() as connection:
            connection.execute(update(schema.calls).values(due_at=1))
        marker = server.hotseat(GAME, 2)
        server.restart(call_after=0.0)
        device.serving = marker.serving = server
        waits_for(device, marker)
        until(theirs.read)
    (told,) = theirs.read()
    assert told["n"] == 2


def test_a_muted_table_and_somebody_who_wants_no_calls_are_left_alone(server: Serving, receiver: Receiver) -> None:
    device = phone(server)
    loud, still = server.hotseat(GAME, 2), server.hotseat(GAME, 2)
    silent = phone(server)
    theirs, others = browser(device, receiver), browser(silent, receiver, "/push/2")
    silent.done("calls/level", {"level": "never"})
    waits_for(silent, loud)
    device.own(still, turn(still))
    device.done("mute", {"table": still.id, "muted": True})
    waits_for(device, loud)
    until(lambda: [told for told in theirs.read() if loud.id in told["url"]])
    quiet(server)
    assert others.read() == []
    assert all(still.id not in told["url"] and told["n"] == 1 for told in theirs.read()[1:])


def test_one_reminder_at_half_the_time(tmp_path: Path, receiver: Receiver) -> None:
    with opened(tmp_path) as server:
        device = phone(server)
        table = server.hotseat(GAME, 2, clock={"kind": "move", "seconds": 86_400})
        quick = server.hotseat(GAME, 2, clock={"kind": "move", "seconds": 60})
        theirs = browser(device, receiver)
        seat = waits_for(device, table)
        until(lambda: len(theirs.read()) == 1)
        quiet(server)
        with server.store.reading() as connection:
            row = connection.execute(select(schema.calls)).one()
        assert abs(row.remind_at - row.since - 43_200_000) < 120_000
        with server.store.writing() as connection:
            connection.execute(update(schema.calls).values(remind_at=1))
        until(lambda: len(theirs.read()) == 2)
        quiet(server)
        with server.store.reading() as connection:
            assert connection.execute(select(schema.calls.c.remind_at)).scalar() == 0, "once"
        play_on(table, seat)
        waits_for(device, quick)
        until(lambda: len(theirs.read()) == 3)
        with server.store.reading() as connection:
            assert connection.execute(select(schema.calls.c.remind_at)).scalar() == 0, "a minute has no half"


def test_a_rematch_calls_those_who_have_not_come(server: Serving, receiver: Receiver) -> None:
    device, table = phone(server), server.hotseat(GAME, 2)
    device.own(table, 0)
    theirs = browser(device, receiver)
    table.call("POST", "resign", 0, {"move_id": "0123456789"})
    quiet(server)
    before = len(theirs.read())
    table.call("POST", "rematch", 1, {})
    until(lambda: len(theirs.read()) > before)
    assert theirs.read()[-1]["body"] == "The table is waiting for you to begin."


def test_a_game_that_ended_meanwhile_waits_for_nobody(server: Serving, receiver: Receiver) -> None:
    """Somebody wants no calls, plays a game to its end, and wants some again: that game is no part of them."""
    device, over, table = phone(server), server.hotseat(GAME, 2), server.hotseat(GAME, 2)
    theirs = browser(device, receiver)
    seat = waits_for(device, over)
    until(theirs.read)
    device.done("calls/level", {"level": "never"})
    until(lambda: not rows(server.store), "nobody is to be called")
    over.call("POST", "resign", seat, {"move_id": "0123456789"})
    device.done("calls/level", {"level": "each"})
    waits_for(device, table)
    until(lambda: len(theirs.read()) == 2)
    assert (theirs.read()[-1]["n"], theirs.read()[-1]["url"]) == (1, f"#/t/{table.id}")


def test_a_game_that_ended_as_the_server_died_waits_for_nobody(tmp_path: Path, receiver: Receiver) -> None:
    """The end is on the disk, and the turn before it is still noted."""
    with opened(tmp_path, PATIENT) as server:
        device, over, table = phone(server), server.hotseat(GAME, 2), server.hotseat(GAME, 2)
        theirs = browser(device, receiver)
        seat = waits_for(device, over)
        until(lambda: len(rows(server.store)) == 1)
        with server.store.reading() as connection:
            noted = dict(connection.execute(select(schema.calls)).mappings().one())
        over.call("POST", "resign", seat, {"move_id": "0123456789"})
        until(lambda: not rows(server.store))
        with server.store.writing() as connection:
            connection.execute(insert(schema.calls), {**noted, "state": "seen"})
        server.restart(call_after=0.0)
        device.serving = table.serving = server
        waits_for(device, table)
        until(theirs.read)
        (told,) = theirs.read()
    assert (told["n"], told["url"]) == (1, f"#/t/{table.id}")


def tries(store: Store) -> list[int]:
    """How often what is on its way has failed."""
    with store.reading() as connection:
        return list(connection.execute(select(schema.notices.c.tries)).scalars())


def test_who_wants_no_calls_any_more_gets_not_even_one_that_is_tried_again(server: Serving, receiver: Receiver) -> None:
    receiver.answers["/topic"] = 503
    device, other, table = phone(server), phone(server), server.hotseat(GAME, 2)
    webhook(device, receiver)
    waits_for(device, table)
    until(lambda: tries(server.store) == [1])
    webhook(other, receiver, "/other")
    waits_for(other, table)  # two who share a seat: it goes on waiting for one of them
    device.done("calls/level", {"level": "never"})
    receiver.answers.clear()
    with server.store.writing() as connection:
        connection.execute(update(schema.notices).values(next_at=1))
    until(lambda: not on_their_way(server.store))
    assert len(receiver.at("/topic")) == 1
