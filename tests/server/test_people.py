"""People without accounts: a device's key, taking it along, putting a device out, and what the host can do."""

import json
import secrets
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import select, update

from affinage.server import people, schema
from affinage.server.joining import MOST_DEVICES, MOST_PASSES
from affinage.server.people import FORGOTTEN_MS
from affinage.server.store import Store
from affinage.server.tokens import device_token, digest, next_token

from .guests import Phone, phone
from .hosts import ask, done, how_it_ends, page
from .serving import Laid, Serving, serving

NOW = 1_800_000_000_000


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(f"sqlite:///{tmp_path / 'tables.sqlite'}") as opened:
        yield opened


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(f"sqlite:///{tmp_path_factory.mktemp('shared') / 'tables.sqlite'}") as opened:
        yield opened


def two(server: Serving) -> tuple[Phone, Phone, Laid]:
    """Somebody with a phone and a laptop, who plays at a table."""
    first, second, table = phone(server), Phone(server, "Laptop"), server.hotseat("beer-and-bread", 2)
    first.own(table, 0)
    assert second.along(first).status_code == 200
    second.take()
    return first, second, table


def test_a_device_makes_its_key_and_nothing_is_asked_for(shared: Serving) -> None:
    device = Phone(shared, "Kitchen\u202e phone")
    assert device.ask().status_code == 401
    me = device.come()
    assert [(d["name"], d["here"]) for d in me["devices"]] == [("Kitchen phone", True)]
    assert (me["seats"], me["belongings"]) == ([], [])
    assert device.come()["devices"] == me["devices"], "whoever comes again is the same"
    for bad in ("short", "x" * 200, "a b" * 20):
        assert device.ask("", {"name": ""}, key=bad).status_code == 401


def test_the_database_has_digests_alone(server: Serving) -> None:
    first, second, table = two(server)
    link = first.done("pass", {})["fragment"].rpartition("/")[2]
    server.store.close()
    stored = b"".join(file.read_bytes() for file in Path(server.store.url.database or "").parent.iterdir())
    assert digest(first.key).encode() in stored
    for secret in (first.key, second.key, link, table.tokens[0], second.tokens[table.id, 0]):
        assert secret.encode() not in stored


def test_two_devices_of_one_person_open_the_same_seat(shared: Serving) -> None:
    first, second, table = two(shared)
    assert second.view(table.id, 0).json()["viewer"] == 0
    token = second.tokens[table.id, 0]
    assert token == device_token(second.key, table.id, 0)
    assert token != table.tokens[0]
    second.take()
    assert second.tokens[table.id, 0] == token, "the same when asked again"
    assert {d["name"] for d in first.done()["devices"]} == {"Phone", "Laptop"}


def test_a_link_works_once_and_not_for_long(shared: Serving) -> None:
    first = phone(shared)
    link = first.done("pass", {})["fragment"].rpartition("/")[2]
    second, third = Phone(shared), Phone(shared)
    assert second.ask("along", {"link": link}).status_code == 200
    used = third.ask("along", {"link": link}, lang="de")
    assert used.status_code == 403
    assert "zehn Minuten" in used.json()["reason"]
    late = first.done("pass", {})["fragment"].rpartition("/")[2]
    with shared.store.writing() as connection:
        connection.execute(update(schema.passes).values(until=1))
    assert third.ask("along", {"link": late}).status_code == 403
    links = [first.done("pass", {})["fragment"].rpartition("/")[2] for _ in range(MOST_PASSES + 1)]
    assert third.ask("along", {"link": links[0]}).status_code == 403, "only the newest are kept"


def test_what_a_device_had_before_comes_along(shared: Serving) -> None:
    first, second = phone(shared), phone(shared, "Laptop")
    one, other = shared.hotseat("beer-and-bread", 2), shared.hotseat("beer-and-bread", 2)
    first.own(one, 0)
    second.own(one, 0)
    second.own(other, 1)
    second.done("belongings", {"name": "lessons/vinhos", "value": {"done": 3}, "at": 5})
    assert second.along(first).status_code == 200
    me = first.done()
    assert {(s["table"], s["seat"]) for s in me["seats"]} == {(one.id, 0), (other.id, 1)}
    assert me["belongings"] == [{"name": "lessons/vinhos", "value": {"done": 3}, "at": 5}]
    assert len(me["devices"]) == 2
    assert second.along(first).status_code == 200, "who is there already is there"


def test_a_device_that_is_put_out_is_shown_out_at_once(shared: Serving) -> None:
    first, second, table = two(shared)
    third = Phone(shared, "Tablet")
    third.along(first)
    third.take()
    lost = next(d["id"] for d in third.done()["devices"] if d["name"] == "Laptop")
    laptop = Laid(shared, table.id, "", "", {0: second.tokens[table.id, 0]})
    with page(laptop, 0) as opened:
        third.done("out", {"device": lost})
        assert how_it_ends(opened) == 4401
    assert second.ask().status_code == 401
    assert second.view(table.id, 0).status_code == 401
    assert third.view(table.id, 0).status_code == 200
    assert table.call("GET", "view", 0).status_code == 200, "the link that the seat was taken by still works"
    assert third.ask("out", {"device": lost}).status_code == 404
    stranger = phone(shared)
    kept = third.done()["devices"][0]["id"]
    assert stranger.ask("out", {"device": kept}).status_code == 404, "nobody puts out somebody else's"


def test_a_link_that_a_lost_device_has_made_leads_nowhere_either(shared: Serving) -> None:
    first, second, table = two(shared)
    link = second.done("pass", {})["fragment"].rpartition("/")[2]
    lost = next(d["id"] for d in first.done()["devices"] if d["name"] == "Laptop")
    first.done("out", {"device": lost})
    back = Phone(shared, "Thief")
    assert back.ask("along", {"link": link, "name": "Thief"}).status_code == 403
    assert [d["name"] for d in first.done()["devices"]] == ["Phone"]
    assert table.call("GET", "view", 0).status_code == 200


def test_a_rematch_is_everybodys_with_all_their_devices(shared: Serving) -> None:
    first, second, table = two(shared)
    ended = table.call("POST", "resign", 1, {"move_id": secrets.token_hex(8)})
    assert ended.status_code == 200, ended.text
    after = table.call("POST", "rematch", 1, {}).json()["table"]
    assert (after, 0) in {(s["table"], s["seat"]) for s in second.done()["seats"]}
    right = digest(second.tokens[table.id, 0])
    told = second.view(table.id, 0).json()["next"]
    assert told == {"table": after, "token": next_token(after, 0, right)}
    headers = {"Authorization": f"Bearer {told['token']}"}
    assert shared.http.get(f"/api/tables/{after}/view", headers=headers).status_code == 200
    lost = next(d["id"] for d in first.done()["devices"] if d["name"] == "Laptop")
    first.done("out", {"device": lost})
    assert shared.http.get(f"/api/tables/{after}/view", headers=headers).status_code == 401


def test_nobody_owns_what_they_have_no_key_to(shared: Serving) -> None:
    device, table = phone(shared), shared.hotseat("beer-and-bread", 2)
    other = shared.hotseat("beer-and-bread", 2)
    wrong = [
        {"table": table.id, "token": "no such token"},
        {"table": other.id, "token": table.tokens[0]},
        {"table": table.id, "token": table.spectator},
    ]
    assert device.done("seats", {"seats": wrong}) == {"seats": []}
    assert device.done("keys", {"seats": [{"table": table.id, "seat": 0}]}) == {"seats": []}


def test_a_seat_that_got_another_link_is_nobodys(shared: Serving) -> None:
    first, second, table = two(shared)
    done(shared, f"tables/{table.id}/revoke", {"seat": 0})
    assert second.view(table.id, 0).status_code == 401
    assert first.done()["seats"] == []
    assert second.done("keys", {"seats": [{"table": table.id, "seat": 0}]}) == {"seats": []}


def test_a_table_that_is_left_or_deleted_is_off_every_list(shared: Serving) -> None:
    first, second, table = two(shared)
    other = shared.hotseat("beer-and-bread", 2)
    first.own(other, 0, 1)
    assert second.done("mute", {"table": other.id, "muted": True}) == {"done": True}
    assert {s["muted"] for s in first.done()["seats"] if s["table"] == other.id} == {True}
    second.done("leave", {"table": other.id})
    assert [s["table"] for s in first.done()["seats"]] == [table.id]
    assert first.done("mute", {"table": other.id, "muted": True}) == {"done": False}
    done(shared, f"tables/{table.id}/delete", {})
    assert first.done()["seats"] == []


def test_belongings_are_bounded_and_the_newest_stay(shared: Serving) -> None:
    device = phone(shared)
    for at, value in ((5, "first"), (9, "newer"), (7, "late")):
        device.done("belongings", {"name": "settings", "value": value, "at": at})
    assert device.done()["belongings"] == [{"name": "settings", "value": "newer", "at": 9}]
    assert device.ask("belongings", {"name": "big", "value": "x" * 9000, "at": 1}).status_code == 413
    for n in range(63):
        device.done("belongings", {"name": f"n{n}", "value": "x" * (1990 if n else 1), "at": 1})
    full = device.ask("belongings", {"name": "one-more", "value": 1, "at": 1}, lang="de")
    assert full.status_code == 413
    assert full.json()["reason"].startswith("Das ist zu viel")
    assert device.ask("belongings", {"name": "n0", "value": "x" * 8000, "at": 2}).status_code == 413
    device.done("belongings", {"name": "n1", "value": None, "at": 2})
    device.done("belongings", {"name": "one-more", "value": 1, "at": 1})
    for bad in ("", "UPPER", "a" * 65, "../x y"):
        assert device.ask("belongings", {"name": bad, "value": 1, "at": 1}).status_code == 422


def test_devices_are_few(shared: Serving) -> None:
    first = phone(shared)
    for _ in range(MOST_DEVICES - 1):
        assert Phone(shared).along(first).status_code == 200
    full = Phone(shared).along(first)
    assert full.status_code == 403
    assert "ten is the most" in full.json()["reason"]


def test_the_host_sees_figures_and_can_delete_somebody(shared: Serving) -> None:
    first, second, table = two(shared)
    rows = done(shared, "people")
    mine = next(row for row in rows if (row["devices"], row["seats"]) == (2, 1))
    told = json.dumps(rows)
    assert not any(secret in told for secret in (first.key, digest(first.key), "Laptop", table.id))
    assert ask(shared, "people", key=first.key).status_code == 401
    assert done(shared, "people/delete", {"person": mine["id"]}) == {"person": mine["id"]}
    assert ask(shared, "people/delete", {"person": mine["id"]}).status_code == 404
    assert (first.ask().status_code, second.ask().status_code) == (401, 401)
    assert table.call("GET", "view", 0).status_code == 200, "the seat goes on by its link"


def test_who_asks_to_be_forgotten_is(shared: Serving) -> None:
    first, second, _ = two(shared)
    assert second.done("forget", {}) == {"done": True}
    assert first.ask().status_code == 401


def test_strangers_are_forgotten_and_nobody_else(any_store: Store) -> None:
    for key in ("idle", "keeps something", "here"):
        people.enrol(any_store, digest(key), "", "en", NOW - FORGOTTEN_MS - 1)
    keeper = people.device(any_store, digest("keeps something"), NOW - FORGOTTEN_MS - 1)
    assert keeper is not None
    people.put_down(any_store, keeper, "settings", "1", 1)
    people.device(any_store, digest("here"), NOW)
    assert people.forget_strangers(any_store, NOW) == 1
    with any_store.reading() as connection:
        left = set(connection.execute(select(schema.devices.c.digest)).scalars())
    assert left == {digest("keeps something"), digest("here")}
