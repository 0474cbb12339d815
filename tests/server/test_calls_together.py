"""Several servers on one PostgreSQL call people: each thing once, and what a page at one has shown the other knows."""

import json
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace

import pytest

from affinage.server import calls, schema
from affinage.server.store import Store
from affinage.server.times import milliseconds

from .calling import GAME, PATIENT, SOON, browser, on_their_way, play_on, rows, turn
from .guests import phone
from .hosts import page
from .postgres import Postgres
from .receiving import Browser, Receiver, until
from .serving import Laid, serving
from .test_call_rows import waiting_person


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    opened = Receiver()
    yield opened
    opened.stop()


def test_what_falls_due_at_two_servers_at_once_is_sent_by_one(postgres: Postgres) -> None:
    url = postgres.database()
    sent: list[str] = []
    wrong: list[Exception] = []
    start = threading.Barrier(2)
    rounds = 25
    with closing(Store.open(url)) as one, closing(Store.open(url)) as two:
        people = [waiting_person(one) for _ in range(3)]
        with one.writing() as connection:
            connection.execute(schema.calls.delete())

        def work(store: Store) -> None:
            try:
                for number in range(rounds):
                    start.wait()
                    for _, table in people:  # both hear of the move, both note it
                        looked = calls.Looked(table, 0, [calls.Asked(0, number, number, "", None)], [])
                        calls.note(store, looked, 1, 0, 1)
                    while calls.anything_due(store, now := milliseconds()):
                        calls.fall_due(store, now)
                        for notice, channel, _ in calls.notices(store, now):
                            if calls.take(store, notice, now):
                                calls.begin(store, notice)
                                sent.append(channel.person)
                                calls.done(store, notice)
                    start.wait()
            except Exception as error:  # noqa: BLE001 - told by the test, which would wait for ever otherwise
                wrong.append(error)
                start.abort()

        threads = [threading.Thread(target=work, args=(store,)) for store in (one, two)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert wrong == []
    assert {person: sent.count(person) for person, _ in people} == {person: rounds for person, _ in people}


def asked(table: Laid, seat: int) -> None:
    """This server has heard whose turn it is."""
    until(lambda: turn(table) == seat)


def more(theirs: Browser, before: int) -> None:
    until(lambda: len(theirs.read()) > before)


def test_two_servers_send_each_call_once(postgres: Postgres, receiver: Receiver) -> None:
    url = postgres.database()
    with serving(url, SOON) as one, serving(url, SOON) as two:
        device, here = phone(one), one.hotseat(GAME, 2)
        there = Laid(two, here.id, here.code, here.spectator, here.tokens)
        theirs = browser(device, receiver)
        mine = 1 - turn(here)
        device.own(here, mine)
        for number in range(4):
            at = (here, there)[number % 2]
            asked(at, 1 - mine)
            before = len(theirs.read())
            play_on(at, 1 - mine)
            more(theirs, before)
            until(lambda: "due" not in rows(one.store).values() and not on_their_way(one.store))
            assert len(theirs.read()) == before + 1
            asked(at, mine)
            play_on(at, mine)  # perhaps several turns, of which each is called
            until(lambda: not rows(one.store) and not on_their_way(one.store))


def test_a_page_at_one_server_silences_what_another_would_call(postgres: Postgres, receiver: Receiver) -> None:
    """The seat is somebody's at one server; the page that shows it is open at the other."""
    url = postgres.database()
    with serving(url, PATIENT) as one, serving(url, replace(PATIENT, call_look=30.0)) as two:
        device, here = phone(one), one.hotseat(GAME, 2)
        there = Laid(two, here.id, here.code, here.spectator, here.tokens)
        seat = turn(here)
        with page(there, seat) as visible:
            visible.send(json.dumps({"kind": "seen", "version": there.view(seat)["version"]}))
            browser(device, receiver)
            device.own(here, seat)
            until(lambda: rows(one.store) == {(here.id, seat): "seen"})
    assert receiver.got == []
