"""Who owns a table where several servers share one PostgreSQL, and what the others do with what is asked of them."""

import json
import time
from contextlib import suppress
from dataclasses import replace
from typing import Any

from websockets.sync.client import connect

from affinage.server.owning import named

from .postgres import Postgres
from .serving import PATIENCE, QUICK, Laid, Serving, nonce, serving
from .several import until

CLOCK = {"kind": "game", "seconds": 36_000}  # somebody must own such a table, looked at or not
STUCK = replace(QUICK, beat=3600.0, lease=1.0)  # a process that is cut off after a second


def owned(server: Serving) -> int:
    """How many tables a server owns in this moment."""
    return server.hub.standing()[0]


def owns(server: Serving, table: Laid) -> bool:
    """Whether a server owns this table."""
    room = server.hub.rooms.get(table.id)
    return room is not None and server.hub.owns(room)


def at(server: Serving, table: Laid) -> Laid:
    """The same table, asked for elsewhere."""
    return replace(table, serving=server)


def test_one_owns_a_table_and_the_others_pass_on(postgres: Postgres) -> None:
    url = postgres.database()
    with serving(url) as one, serving(url) as two:
        table = one.hotseat("beer-and-bread", 2)
        for number in range(4):
            here = at((two, one)[number % 2], table)
            seat = here.view(None)["waiting"][0]
            seen = here.view(seat)
            told = here.move(seat, seen["choices"][0]["move"], seen["version"])
            assert told.status_code == 200, told.text
            for server in (one, two):  # at once, and not only when news have come
                assert at(server, table).view(seat)["version"] == told.json()["version"]
        assert (owned(one), owned(two)) == (1, 0)
        metrics = [server.hub.metrics for server in (one, two)]
        assert [found.passed_on._value.get() for found in metrics] == [0, 2]  # noqa: SLF001 - as the figures are read


def test_only_this_house_passes_on(postgres: Postgres) -> None:
    url = postgres.database()
    with serving(url) as one, serving(url) as two:
        table = one.hotseat("beer-and-bread", 2)
        seat = table.view(None)["waiting"][0]
        wish = {"move_id": nonce(), "version": table.view(seat)["version"], "move": 0}
        path, right = f"/api/tables/{table.id}/moves", {"Authorization": f"Bearer {table.tokens[seat]}"}
        doors: Any = two.server.config.app
        secret = doors.app._secret.decode()  # noqa: SLF001 - what the other one would say
        hop = {"X-Affinage-Hop": secret, "X-Affinage-From": "192.0.2.7"}
        told = two.http.post(path, json=wish, headers=right | hop)
        assert told.status_code == 421, "one hop at most: it does not own the table"
        foreign = {"Host": "elsewhere.example"}
        assert two.http.get("/api/games", headers=foreign | hop).status_code == 200, "the first one let it in"
        hop["X-Affinage-Hop"] = "x" * len(secret)
        assert two.http.get("/api/games", headers=foreign | hop).status_code == 403
        assert two.http.post(path, json=wish | {"version": 10**6}, headers=right | hop).status_code == 409


def test_tables_are_spread_again_when_somebody_comes(postgres: Postgres) -> None:
    url = postgres.database()
    with serving(url) as one:
        tables = [one.hotseat("beer-and-bread", 2, clock=CLOCK) for _ in range(9)]
        until(lambda: owned(one) == 9)
        with serving(url) as two:
            until(lambda: owned(two) >= 3, "the one that has come owns nothing")
            assert owned(one) + owned(two) == 9
            for table in tables:  # whoever has it goes on with it
                seat = table.view(None)["waiting"][0]
                assert table.move(seat, table.view(seat)["choices"][0]["move"]).status_code == 200
        until(lambda: owned(one) == 9, "what somebody has left is nobody's")


def test_who_is_cut_off_says_so_and_loses_its_tables(postgres: Postgres) -> None:
    url = postgres.database()
    with serving(url, STUCK) as one, serving(url) as two:
        table = one.hotseat("beer-and-bread", 2, clock=CLOCK)
        until(lambda: one.http.get("/api/health").status_code == 503)
        told = one.http.get("/api/health").json()
        assert told["failing"] == ["lease"]
        assert "not sure of its tables" in told["reason"]
        until(lambda: owns(two, table), "nobody takes its table")
        there, seat = at(two, table), table.view(None)["waiting"][0]
        seen = table.view(seat)
        moved = there.move(seat, seen["choices"][0]["move"], seen["version"])
        assert moved.status_code == 200
        assert one.http.get("/api/health").status_code == 503
        assert two.http.get("/api/health").status_code == 200
        seen = table.view(seat)
        assert seen["version"] == moved.json()["version"], "it still tells what is stored"
        back = table.call("POST", "undo", seat, {"move_id": nonce(), "version": seen["version"]})
        assert back.status_code == 200, "asked for something, it comes back under another name and asks the owner"
        assert one.http.get("/api/health").status_code == 200
        assert (owns(one, table), owns(two, table)) == (False, True)


def test_pages_of_a_dead_process_are_closed_and_have_the_full_time_to_come_back(postgres: Postgres) -> None:
    url, absent = postgres.database(), 2.0
    settings = replace(QUICK, absent=absent)
    with serving(url, settings) as one, serving(url, settings) as two:
        table = one.hotseat("beer-and-bread", 2)
        (seat,) = table.view(None)["waiting"]
        rival, wish = at(two, table), {"seat": seat, "level": "medium"}
        with connect(f"{one.base.replace('http', 'ws')}/api/tables/{table.id}/socket", open_timeout=PATIENCE) as page:
            page.send(json.dumps({"token": table.tokens[seat]}))
            page.recv(timeout=PATIENCE)
            until(lambda: rival.view(1 - seat)["seats"][seat]["here"], "nobody tells that a page is open")
            began, life = time.monotonic(), one.hub.owning
            assert life is not None
            life.life._ending.set()  # noqa: SLF001 - its process is dead, as far as the database can tell
            session: Any = life.life._session  # noqa: SLF001 - likewise
            life.life._thread.join(PATIENCE)  # noqa: SLF001 - likewise
            with suppress(Exception):
                session.close()
            until(lambda: not rival.view(1 - seat)["seats"][seat]["here"], "its pages are never closed")
            until(lambda: rival.call("POST", "substitute", 1 - seat, wish).status_code == 200)
            assert time.monotonic() - began >= absent, "the page had no time to come back"


def test_an_address_is_counted_once_for_all_processes(postgres: Postgres) -> None:
    url = postgres.database()
    settings = replace(QUICK, rates=QUICK.rates | {"table": "3/hour", "join": "4/hour", "token": "2/hour"})
    wish = {"game": "beer-and-bread", "name": "Ada", "seats": [{"kind": "me"}, {"kind": "link"}]}
    with serving(url, settings) as one, serving(url, settings) as two:
        made = one.http.post("/api/tables", json=wish).json()
        assert [one, two][1].http.post("/api/tables", json=wish).status_code == 200
        assert one.http.post("/api/tables", json=wish).status_code == 200
        assert two.http.post("/api/tables", json=wish).status_code == 429
        assert one.http.post("/api/tables", json=wish).status_code == 429
        join = {"code": made["code"], "name": "Bo", "claim_id": nonce()}
        answers = [server.http.post("/api/join", json=join).status_code for server in (two, one, two, two, one)]
        assert answers == [200, 200, 200, 200, 429], "what is passed on counts once"
        path = f"/api/tables/{made['table']}/view"
        no = {"Authorization": "Bearer no"}
        wrong = [server.http.get(path, headers=no).status_code for server in (one, two, two)]
        assert wrong == [401, 401, 429]


def test_all_agree_who_shall_have_a_table() -> None:
    living = {"a", "b", "c"}
    before = {f"table{n}": named(f"table{n}", living) for n in range(300)}
    assert set(before.values()) == living
    after = {table: named(table, living - {"b"}) for table in before}
    assert all(after[table] == owner for table, owner in before.items() if owner != "b"), "only what was b's moves"
