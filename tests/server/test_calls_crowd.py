"""A crowd of receivers that are dead or slow: bounded, and nobody else waits for them."""

import threading
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import insert, select, update

from affinage.server import calls, schema
from affinage.server.outbox import OF_A_HOST, PLACES
from affinage.server.store import Store

from .calling import GAME, browser, play_on, waits_for
from .guests import phone
from .receiving import Receiver, until, unused
from .serving import QUICK, serving

SETTINGS = replace(QUICK, call_after=3600.0, call_look=0.02, calls_at_home=True)
PEOPLE, EACH = 100, 10  # a thousand endpoints


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    opened = Receiver()
    yield opened
    opened.stop()


def crowd(store: Store, table: str, seat: int, addresses: Sequence[str]) -> None:
    """People who share one seat; each has as many ways to be called as anybody may have."""
    people, seats, channels = [], [], []
    for n in range(PEOPLE):
        who = f"{n:016x}"
        people.append({"id": who, "made_at": 1, "seen_at": 1, "lang": "en", "level": "each", "called_at": 0})
        seats.append({"person": who, "table_id": table, "seat": seat, "at": 1, "muted": 0})
        for m in range(EACH):
            url = addresses[(n * EACH + m) % len(addresses)] + f"/{n}-{m}"
            channels.append(
                {"id": f"{n:08x}{m:08x}", "person": who, "device": "", "kind": "ntfy", "address": url,
                 "target": url, "made_at": 1, "failures": 0}
            )  # fmt: skip
    with store.writing() as connection:
        for rows, values in ((schema.people, people), (schema.own_seats, seats), (schema.channels, channels)):
            connection.execute(insert(rows), values)


def due(store: Store) -> None:
    with store.writing() as connection:
        connection.execute(update(schema.calls).values(due_at=1))


def noted(store: Store) -> int:
    """How many turns are."""
    with store.reading() as connection:
        return len(connection.execute(select(schema.calls)).all())


def test_a_crowd_at_one_slow_host_stands_in_nobody_s_way(tmp_path: Path, receiver: Receiver) -> None:
    """More notices than are looked at together, all before somebody else's, and none that can be sent."""
    slow = Receiver("127.0.0.5", everything_slow=True)
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", SETTINGS) as server:
        good, table, theirs = phone(server), server.hotseat(GAME, 2), server.hotseat(GAME, 2)
        mine = browser(good, receiver)
        waits_for(good, table)
        seat = theirs.view(None)["waiting"][0]
        crowd(server.store, theirs.id, seat, [f"http://127.0.0.5:{slow.port}"])
        good.done("calls/level", {"level": "each"})  # somebody is to be called: all are looked at
        until(lambda: noted(server.store) == 2)
        with server.store.writing() as connection:
            own = schema.calls.c.table_id == theirs.id
            connection.execute(update(schema.calls).where(own).values(state="called"))
            every = list(
                connection.execute(select(schema.channels.c.id).where(schema.channels.c.device == "")).scalars()
            )
            row = {"made_at": 1, "next_at": 1, "lease": 0, "begun": 0, "tries": 0}
            connection.execute(insert(schema.notices), [{"channel": one, **row} for one in every])
        assert len(every) == PEOPLE * EACH >= calls.LISTED
        until(lambda: len(slow.got) == OF_A_HOST, "some of the crowd are called")
        due(server.store)
        until(lambda: len(mine.read()) == 1, "somebody else is called")
        assert len(slow.got) <= 2 * OF_A_HOST
        slow.stop()


def test_a_thousand_slow_and_dead_endpoints_keep_nobody_waiting(tmp_path: Path, receiver: Receiver) -> None:
    """Each slow one at a host of its own; a table and the calls of somebody else go on meanwhile."""
    slow, dead = Receiver("0.0.0.0", everything_slow=True), unused("127.0.0.4")
    hosts = [f"http://127.1.{n // 200}.{n % 200 + 1}:{slow.port}" for n in range(PEOPLE * EACH // 2)]
    nowhere = [f"http://127.0.0.4:{dead}"] * len(hosts)
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", SETTINGS) as server:
        good, table, theirs = phone(server), server.hotseat(GAME, 2), server.hotseat(GAME, 2)
        mine = browser(good, receiver)
        good.done("calls/test", {"channel": good.done("calls")["channels"][0]["id"]})
        seat = waits_for(good, table)
        both = [address for pair in zip(hosts, nowhere, strict=True) for address in pair]
        crowd(server.store, theirs.id, theirs.view(None)["waiting"][0], both)
        good.done("calls/level", {"level": "each"})  # somebody is to be called: all are looked at
        until(lambda: noted(server.store) == 2)
        with server.store.writing() as connection:
            connection.execute(update(schema.calls).where(schema.calls.c.table_id == theirs.id).values(due_at=1))
        until(lambda: len(slow.got) >= PLACES["new"] // 2, "the crowd is called")
        due(server.store)
        until(lambda: len(mine.read()) == 2, "somebody else is called")
        play_on(table, seat)
        with server.store.reading() as connection:
            left = len(connection.execute(select(schema.notices)).all())
        assert left > PEOPLE, "most of the crowd is still to be called"
        assert len(slow.got) <= 2 * sum(PLACES.values()), "and not all at once"
        assert PLACES["new"] > OF_A_HOST
        slow.stop()


def test_trying_out_is_bounded_too(tmp_path: Path, receiver: Receiver) -> None:
    """Somebody who is many people cannot make the server knock at one door as often as they like."""
    receiver.everything_slow = True
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", SETTINGS) as server:
        trying = []
        for number in range(OF_A_HOST + 1):
            device = phone(server)
            device.done("calls/webhook", {"url": f"{receiver.url}/{number}"})
            wish = {"channel": device.done("calls")["channels"][0]["id"]}
            trying.append(threading.Thread(target=device.ask, args=("calls/test", wish)))
        last = device.ask
        for thread in trying[:-1]:
            thread.start()
        until(lambda: len(receiver.got) == OF_A_HOST)
        refused = last("calls/test", wish, "de")
        assert refused.status_code == 429
        receiver.stop()
        for thread in trying[:-1]:
            thread.join()
        assert len(receiver.got) == OF_A_HOST


def test_who_is_many_people_is_one_address(tmp_path: Path, receiver: Receiver) -> None:
    settings = replace(SETTINGS, rates={**QUICK.rates, "calls": "2/minute"})
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", settings) as server:
        asked = [phone(server).ask("calls/webhook", {"url": f"{receiver.url}/{n}"}).status_code for n in range(3)]
    assert asked == [200, 200, 429]


def test_no_address_and_no_key_is_ever_logged(
    tmp_path: Path, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever has a webhook's address can write there, and whoever has a key or a link is that person."""
    caplog.set_level("DEBUG", "affinage")
    settings = replace(SETTINGS, access_log=True)
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}", settings) as server:
        device, nowhere = phone(server), f"http://127.0.0.1:{unused()}/its-secret-path"
        device.done("calls/webhook", {"url": nowhere})
        theirs = browser(device, receiver, "/its-secret-push")
        receiver.answers[theirs.path] = 410
        link = device.done("pass", {})["fragment"].rpartition("/")[2]
        for channel in device.done("calls")["channels"]:
            device.done("calls/test", {"channel": channel["id"]})
        assert phone(server).ask("along", {"link": link}).status_code == 200
    assert "did not arrive" in caplog.text
    assert "was answered by 410" in caplog.text
    assert [each for each in ("its-secret", device.key, link, theirs.auth) if each in caplog.text] == []
