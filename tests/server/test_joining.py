"""Devices that come together and go, also in the same moment: nothing is doubled, unbounded or left open."""

import threading
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from affinage.server import channels, joining, people, schema
from affinage.server.people import MOST_BELONGINGS, MOST_SEATS, Device
from affinage.server.refused import Refused
from affinage.server.store import Store, Token
from affinage.server.tokens import digest

from .postgres import Postgres
from .storing import header, made

NOW = 1_800_000_000_000


def device(store: Store, key: str) -> Device:
    """Somebody new with one device."""
    people.enrol(store, digest(key), key, "en", NOW)
    found = people.device(store, digest(key), NOW)
    assert found is not None
    return found


def along(store: Store, first: Device, key: str) -> Device:
    """A device that comes along with somebody."""
    joining.write_pass(store, first, f"link for {key}", NOW)
    assert joining.come_along(store, f"link for {key}", digest(key), key, "en", NOW) == ""
    found = people.device(store, digest(key), NOW)
    assert found is not None
    return found


def webhook(store: Store, of: Device, url: str) -> bool:
    return channels.add(store, of, "ntfy", url, url, NOW)


DEEDS: dict[str, Callable[[Store, Device, Device], Any]] = {
    "a link": lambda store, gone, _: joining.write_pass(store, gone, "a way back", NOW),
    "a key": lambda store, gone, _: people.lend(store, gone, [("table", 0, digest("another key"))]),
    "a seat": lambda store, gone, _: people.own(store, gone, [("table", digest("seat"))], NOW),
    "calls": lambda store, gone, _: webhook(store, gone, "https://ntfy.sh/thief"),
    "belongings": lambda store, gone, _: people.put_down(store, gone, "name", '"Thief"', NOW),
    "no calls": lambda store, gone, _: people.change(store, gone, level="never"),
    "off the list": lambda store, gone, _: people.leave(store, gone, "table"),
    "putting out": lambda store, gone, left: people.put_out(store, gone, left.id),
    "forgetting": lambda store, gone, _: people.forget(store, gone),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_what_a_device_asked_just_before_it_was_put_out_is_not_done(store: Store, deed: str) -> None:
    """It was known when its request came in, and is not when that is carried out."""
    store.make(header(table="table"), "5e" * 32, [Token(digest("seat"), "table", "seat", 0)])
    left = device(store, "phone")
    people.own(store, left, [("table", digest("seat"))], NOW)
    gone = along(store, left, "laptop")
    assert people.put_out(store, left, gone.id) == []

    def everything() -> dict[str, list[Any]]:
        with store.reading() as connection:
            return {name: list(connection.execute(select(rows)).all()) for name, rows in schema.metadata.tables.items()}

    before = everything()
    with pytest.raises(Refused) as refused:
        DEEDS[deed](store, gone, left)
    assert refused.value.status == 401
    assert everything() == before


def test_what_a_device_asked_just_before_it_came_along_is_done_for_whom_it_belongs_to_now(store: Store) -> None:
    before = device(store, "laptop")
    first = device(store, "phone")
    now = along(store, first, "laptop")
    assert now.person == first.person != before.person
    people.put_down(store, before, "name", '"Ada"', NOW)
    assert people.belongings(store, first.person) == [{"name": "name", "value": "Ada", "at": NOW}]


def test_one_link_opened_by_two_devices_at_once_adds_one(postgres: Postgres) -> None:
    url = postgres.database()
    start, said = threading.Barrier(2), list[str]()
    rounds = 12
    with closing(Store.open(url)) as one, closing(Store.open(url)) as two:
        owners = [device(one, f"owner {number}") for number in range(rounds)]
        for number, owner in enumerate(owners):
            joining.write_pass(one, owner, f"link {number}", NOW)

        def work(store: Store, name: str) -> None:
            for number in range(rounds):
                start.wait(60)
                key = digest(f"{name} {number}")
                said.append(joining.come_along(store, f"link {number}", key, name, "en", NOW))

        threads = [threading.Thread(target=work, args=both) for both in ((one, "a"), (two, "b"))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(said) == [""] * rounds + ["person-no-pass"] * rounds
        assert {len(people.devices(one, owner.person)) for owner in owners} == {2}


def test_a_webhook_that_both_have_calls_once_when_they_come_together(any_store: Store) -> None:
    first, second = device(any_store, "phone"), device(any_store, "laptop")
    for one in (first, second):
        assert webhook(any_store, one, "https://ntfy.sh/mine")
    assert webhook(any_store, second, "https://ntfy.sh/other")
    along(any_store, first, "laptop")
    assert webhook(any_store, first, "https://ntfy.sh/other"), "it is there already"
    found = channels.channels(any_store, first.person)
    assert sorted(one.url for one in found) == ["https://ntfy.sh/mine", "https://ntfy.sh/other"]


def test_coming_together_again_and_again_piles_nothing_up(any_store: Store) -> None:
    """A stranger's way to a thousand endpoints: fill a device, let it come along, put it out, begin again."""
    first, table = device(any_store, "phone"), made(any_store).id
    for time in range(3):
        second = device(any_store, f"laptop {time}")
        for number in range(channels.MOST):
            assert webhook(any_store, second, f"https://ntfy.sh/{time}-{number}")
        with any_store.writing() as connection:
            connection.execute(
                insert(schema.own_seats),
                [{"person": second.person, "table_id": table, "seat": time * MOST_SEATS + n, "at": n, "muted": 0}
                 for n in range(MOST_SEATS // 2)],
            )  # fmt: skip
        for number in range(MOST_BELONGINGS // 2):
            people.put_down(any_store, second, f"{time}/{number}", "1", NOW + time)
        second = along(any_store, first, f"laptop {time}")
        people.put_out(any_store, first, second.id)
    with any_store.reading() as connection:
        counted = {
            rows.name: connection.execute(select(func.count()).select_from(rows)).scalar()
            for rows in (schema.people, schema.channels, schema.own_seats, schema.belongings)
        }
    assert counted == {
        "people": 1, "channels": channels.MOST, "own_seats": MOST_SEATS, "belongings": MOST_BELONGINGS,
    }  # fmt: skip
    kept = [one["name"] for one in people.belongings(any_store, first.person)]
    assert {name[0] for name in kept} == {"1", "2"}, "the newest"


def test_of_what_two_have_kept_under_one_name_the_newer_stays(any_store: Store) -> None:
    first, second = device(any_store, "phone"), device(any_store, "laptop")
    for one, name, value, at in (
        (first, "settings", '"old"', 1), (second, "settings", '"new"', 2), (first, "name", '"Ada"', 2),
        (second, "name", '"Ben"', 1),
    ):  # fmt: skip
        people.put_down(any_store, one, name, value, at)
    along(any_store, first, "laptop")
    assert [(one["name"], one["value"]) for one in people.belongings(any_store, first.person)] == [
        ("name", "Ada"),
        ("settings", "new"),
    ]
