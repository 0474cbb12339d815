"""Where somebody is called: addresses that are dead or fail, how many there may be, and none that is not public."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from affinage.server import schema
from affinage.server.channels import MOST
from affinage.server.times import milliseconds

from .calling import GAME, SOON, browser, opened, quiet, waits_for, webhook
from .guests import Phone, phone
from .receiving import Browser, Receiver, until
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
