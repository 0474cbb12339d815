"""Being called: when, how often, by what words, and what is left of it when things break."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from websockets.sync.client import ClientConnection

from affinage.server import schema
from affinage.server.channels import MOST
from affinage.server.settings import Settings
from affinage.server.store import Store
from affinage.server.times import milliseconds

from .guests import Phone, phone
from .hosts import page
from .receiving import Browser, Receiver, until
from .serving import QUICK, Laid, Serving, serving

GAME = "beer-and-bread"
SOON = replace(QUICK, call_after=0.0, call_look=0.02, calls_at_home=True)
PATIENT = replace(SOON, call_after=3600.0)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    opened = Receiver()
    yield opened
    opened.stop()


@contextmanager
def opened(folder: Path, settings: Settings = SOON) -> Iterator[Serving]:
    with serving(f"sqlite:///{folder / 'tables.sqlite'}", settings) as server:
        yield server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with opened(tmp_path) as found:
        yield found


def browser(device: Phone, receiver: Receiver, path: str = "/push/1") -> Browser:
    """Somebody who wants to be called in a browser."""
    found = Browser(receiver, path)
    device.done("calls/push", found.subscription)
    return found


def webhook(device: Phone, receiver: Receiver, path: str = "/topic") -> None:
    device.done("calls/webhook", {"url": f"{receiver.url}{path}"})


def turn(table: Laid) -> int:
    """Whose turn it is."""
    waiting: list[int] = table.view(None)["waiting"]
    return waiting[0]


def play_on(table: Laid, seat: int) -> None:
    """This seat plays until somebody else is asked."""
    while True:
        seen = table.view(seat)
        if seat not in seen["waiting"]:
            return
        final = [one for one in seen["choices"] if one["final"]] or seen["choices"]
        assert table.move(seat, final[0]["move"], seen["version"]).status_code == 200


def waits_for(device: Phone, table: Laid) -> int:
    """A table at which this person is waited for, and the other seat is somebody else's."""
    seat = turn(table)
    device.own(table, seat)
    return seat


def rows(store: Store) -> dict[tuple[str, int], str]:
    """Turns that are noted, and how far they are."""
    with store.reading() as connection:
        return {(row.table_id, row.seat): row.state for row in connection.execute(select(schema.calls))}


def on_their_way(store: Store) -> int:
    with store.reading() as connection:
        return len(connection.execute(select(schema.notices)).all())


def quiet(server: Serving) -> None:
    """Everything that was due has been sent."""
    until(lambda: "due" not in rows(server.store).values() and not on_their_way(server.store), "it is not quiet")


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


# Channels


@pytest.mark.parametrize("status", [404, 410, 403, 301, 308])
def test_a_dead_endpoint_is_removed(server: Serving, receiver: Receiver, status: int) -> None:
    receiver.answers["/push/1"] = status
    device, table = phone(server), server.hotseat(GAME, 2)
    browser(device, receiver)
    waits_for(device, table)
    until(lambda: device.done("calls")["channels"] == [])
    assert receiver.at("/elsewhere") == []
    assert len(receiver.got) == 1


@pytest.mark.parametrize("status", [503, 401])
def test_a_failure_is_tried_again_later(server: Serving, receiver: Receiver, status: int) -> None:
    receiver.answers["/topic"] = status
    device, table = phone(server), server.hotseat(GAME, 2)
    webhook(device, receiver)
    waits_for(device, table)

    def waits() -> Any:
        with server.store.reading() as connection:
            return connection.execute(select(schema.notices).where(schema.notices.c.tries == 1)).first()

    until(waits)
    assert waits().next_at > milliseconds()
    receiver.answers.clear()
    with server.store.writing() as connection:
        connection.execute(update(schema.notices).values(next_at=1))
    quiet(server)
    assert len(receiver.at("/topic")) == 2


def test_channels_are_few_and_told_without_their_secrets(server: Serving, receiver: Receiver) -> None:
    device = phone(server)
    for n in range(MOST):
        webhook(device, receiver, f"/secret-topic-{n}")
    full = device.ask("calls/webhook", {"url": f"{receiver.url}/one-more"})
    assert full.status_code == 409
    webhook(device, receiver, "/secret-topic-0")
    told = device.done("calls")
    assert len(told["channels"]) == MOST
    assert "secret-topic" not in json.dumps(told)
    assert {one["host"] for one in told["channels"]} == {"127.0.0.1"}
    stranger = phone(server)
    assert stranger.ask("calls/out", {"channel": told["channels"][0]["id"]}).status_code == 404
    assert stranger.ask("calls/test", {"channel": told["channels"][0]["id"]}).status_code == 404
    assert len(device.done("calls/out", {"channel": told["channels"][0]["id"]})["channels"]) == MOST - 1


def test_a_channel_can_be_tried(server: Serving, receiver: Receiver) -> None:
    device = phone(server)
    theirs = browser(device, receiver)
    channel = device.done("calls")["channels"][0]["id"]
    assert device.done("calls/test", {"channel": channel}) == {"fate": "arrived"}
    assert theirs.read()[0]["body"] == "This is how you will be called."


def test_a_push_ends_with_its_device(server: Serving, receiver: Receiver) -> None:
    first, second = phone(server), Phone(server, "Laptop")
    second.along(first)
    browser(second, receiver)
    webhook(second, receiver)
    assert [one["kind"] for one in first.done("calls")["channels"]] == ["push", "ntfy"]
    lost = next(d["id"] for d in first.done()["devices"] if d["name"] == "Laptop")
    first.done("out", {"device": lost})
    assert [one["kind"] for one in first.done("calls")["channels"]] == ["ntfy"]


def test_a_browser_has_one_address(server: Serving, receiver: Receiver) -> None:
    device, other = phone(server), phone(server)
    for path in ("/push/1", "/push/2", "/push/2"):
        browser(device, receiver, path)
    browser(other, receiver, "/push/3")
    (channel,) = device.done("calls")["channels"]
    assert device.done("calls/test", {"channel": channel["id"]}) == {"fate": "arrived"}
    assert [one.path for one in receiver.got] == ["/push/2"]
    assert len(other.done("calls")["channels"]) == 1


def test_outside_of_tests_nothing_goes_to_this_computer_or_network(tmp_path: Path, receiver: Receiver) -> None:
    with opened(tmp_path, replace(SOON, calls_at_home=False)) as server:
        device = phone(server)
        for url, words in (
            (f"{receiver.url}/topic", "begin with https"),
            ("https://127.0.0.1/topic", "public internet"),
            ("https://localhost/topic", "public internet"),
            ("https://user:word@ntfy.sh/topic", "You cannot be called at that address"),
        ):
            refused = device.ask("calls/webhook", {"url": url})
            assert refused.status_code == 422, url
            assert words in refused.json()["reason"]
        assert device.ask("calls/push", Browser(receiver).subscription).status_code == 422
        assert device.done("calls")["channels"] == []
    assert receiver.got == []


def test_the_key_of_the_house_stays(tmp_path: Path) -> None:
    with opened(tmp_path) as server:
        key = phone(server).done("calls")["key"]
        server.restart()
        assert phone(server).done("calls")["key"] == key
        assert len(key) == 87
