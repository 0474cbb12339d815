"""The host's key, and what a host can do: look at all tables, close and delete them, replace links, shut people out."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx2 as httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from affinage.core.errors import AffinageError
from affinage.server import blocks, doctor, host_key, schema, sealed
from affinage.server.databases import address
from affinage.server.host_key import HostKey

from .planted_worker import Script, plant, until
from .postgres import Postgres
from .serving import FREELY, PATIENCE, QUICK, Laid, Serving, nonce, serving
from .test_fair_thinking import against, move_on
from .test_leaving_api import play

ELSEWHERE = "192.0.2.7"
HOUSEHOLD = "2001:db8:1:2::/64"
BY_PROXY = replace(QUICK, proxies=("127.0.0.1",))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(str(tmp_path / "tables.sqlite"), BY_PROXY) as found:
        yield found


def ask(server: Serving, path: str, body: Any = None, lang: str = "en", key: str = "") -> httpx.Response:
    """One request of the host."""
    headers = {"Authorization": f"Bearer {key or host_key.kept(server.store.url)}"}
    how = "GET" if body is None else "POST"
    return server.http.request(how, f"/api/host/{path}", json=body, headers=headers, params={"lang": lang})


def done(server: Serving, path: str, body: Any = None) -> Any:
    answer = ask(server, path, body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def told(server: Serving, table: Laid) -> Any:
    """How the host sees a table."""
    return next(one for one in done(server, "tables")["tables"] if one["table"] == table.id)


@contextmanager
def page(table: Laid, seat: int | None, address: str = "") -> Iterator[ClientConnection]:
    """An open page, perhaps from somewhere else."""
    where = f"{table.serving.base.replace('http', 'ws')}/api/tables/{table.id}/socket"
    headers = {"X-Forwarded-For": address} if address else {}
    with connect(where, open_timeout=PATIENCE, additional_headers=headers) as opened:
        opened.send(json.dumps({"token": table.spectator if seat is None else table.tokens[seat]}))
        opened.recv(timeout=PATIENCE)
        yield opened


def how_it_ends(opened: ClientConnection) -> int:
    """The code by which a page's socket is closed."""
    try:
        while True:
            opened.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return int(closed.rcvd.code) if closed.rcvd else -1


# The key


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such rights there")
def test_the_key_is_made_once_and_is_for_its_owner_s_eyes(server: Serving, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite.host-key"
    key = file.read_text().strip()
    assert len(key) >= 40
    assert file.stat().st_mode & 0o777 == 0o600
    file.chmod(0o644)
    server.restart()
    assert file.read_text().strip() == key
    assert file.stat().st_mode & 0o777 == 0o600, "mended at the next start"
    assert done(server, "tables") == {"tables": [], "of": 0}
    assert not [one for one in tmp_path.iterdir() if one.suffix == ".half"]


def test_the_key_can_be_given_and_must_be_long(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    postgres = address("postgresql://somebody@db.example/affinage")
    monkeypatch.setenv("AFFINAGE_HOME", str(tmp_path))
    assert host_key.file_of(postgres) == tmp_path / "host-key"
    made = host_key.kept_or_made(postgres)
    assert host_key.kept(postgres) == host_key.kept_or_made(postgres) == made
    monkeypatch.setenv("AFFINAGE_HOST_KEY", "a key of the host's own")
    with pytest.raises(AffinageError, match="at least 20 characters"):
        host_key.kept(postgres)
    monkeypatch.setenv("AFFINAGE_HOST_KEY", "a-key-of-the-host-s-own")
    assert host_key.kept_or_made(postgres) == "a-key-of-the-host-s-own"


def test_without_a_key_nobody_is_the_host() -> None:
    assert not HostKey("").opens("")
    assert HostKey("k" * 20).opens("k" * 20)
    assert not HostKey("k" * 20).opens("")


def test_guessing_is_slowed_down_and_the_right_key_is_not(tmp_path: Path) -> None:
    rates = FREELY | {"token": "5/hour"}
    with serving(str(tmp_path / "tables.sqlite"), replace(QUICK, rates=rates)) as server:
        answers = [ask(server, "tables", key="w" * 43).status_code for _ in range(7)]
        assert answers == [401] * 5 + [429] * 2
        assert ask(server, "tables").status_code == 200
        table = server.hotseat("beer-and-bread", 2)
        table.spectator = "wrong" * 5
        assert table.call("GET", "view", None).status_code == 429, "counted together with wrong tokens"


# Looking


def test_the_list_tells_who_is_there_and_since_when(server: Serving) -> None:
    table = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "link"}])
    with page(table, 0, "2001:db8:1:2::5"), page(table, None):
        seen = told(server, table)
        assert (seen["status"], seen["moves"], seen["watching"]) == ("gathering", 0, 1)
        assert [(s["name"], s["taken"], s["here"], s["addresses"]) for s in seen["seats"]] == [
            ("Ada", True, True, [HOUSEHOLD]),
            ("", False, False, []),
        ]
    claim = {"code": table.code, "name": "Ben", "claim_id": nonce()}
    table.tokens[1] = server.http.post("/api/join", json=claim).json()["token"]
    table.add(1)
    play(table, Random(1), 3)
    seen = told(server, table)
    assert (seen["title"], seen["status"], seen["moves"]) == ("Beer & Bread", "playing", 3)
    assert [seat["name"] for seat in seen["seats"]] == ["Ada", "Ben"]
    assert seen["moved_at"] == server.store.events(table.id)[-1].at
    assert 0 <= seen["idle"] < 86_400


def test_the_list_tells_bots_from_people_and_people_for_whom_one_plays(server: Serving) -> None:
    table = server.make("vinhos", [{"kind": "me"}, {"kind": "link"}, {"kind": "bot", "level": "random"}])
    server.http.post(f"/api/tables/{table.id}/fill", json={"invite": table.invites[1], "level": "random"})
    table.call("POST", "substitute", 0, {"seat": 0, "level": "medium"})
    assert [(seat["bot"], seat["level"]) for seat in told(server, table)["seats"]] == [
        (False, "medium"),
        (True, "random"),
        (True, "random"),
    ]


def test_the_host_sees_no_hand_no_secret_and_no_token(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)
    play(table, Random(1), 5)
    with page(table, 0):
        everything = "".join(ask(server, path).text for path in ("tables", "thinking", "blocks"))
    secrets = [server.store.secret(table.id), table.code, table.spectator, *table.tokens.values()]
    secrets += [right.digest for right in server.store.tokens(table.id)]
    secrets += sealed.nonces(2, server.store.events(table.id))
    assert [one for one in secrets if one in everything] == []
    fields = {
        "table",
        "game",
        "title",
        "status",
        "seats",
        "watching",
        "moves",
        "made_at",
        "moved_at",
        "idle",
        "thinking",
    }
    assert set(told(server, table)) == fields


def test_a_table_that_cannot_be_opened_is_listed_and_can_be_deleted(server: Serving) -> None:
    table, other = server.hotseat("beer-and-bread", 2), server.hotseat("beer-and-bread", 2)
    server.stop()
    with doctor_s_hand(server) as connection:
        connection.execute("UPDATE tables SET rules = 77 WHERE id = ?", (table.id,))
        connection.execute("UPDATE events SET body = '{' WHERE table_id = ? AND kind = 'sit'", (table.id,))
    server.start()
    assert {one["table"]: one["status"] for one in done(server, "tables")["tables"]} == {
        table.id: "record",
        other.id: "playing",
    }
    assert ask(server, f"tables/{table.id}/close", {}).status_code == 410
    done(server, f"tables/{table.id}/delete", {})
    assert [one["table"] for one in done(server, "tables")["tables"]] == [other.id]


@contextmanager
def doctor_s_hand(server: Serving) -> Iterator[Any]:
    """The file, while nobody serves it."""
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(server.url)) as connection, connection:
        yield connection


def test_what_is_thought_about_is_told_by_class(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script: Script = plant(monkeypatch)
    settings = replace(QUICK, bots=True, workers=1, deadline=3600)
    with serving(str(tmp_path / "tables.sqlite"), settings) as server:
        try:
            first = against(server, script, "easy")
            second = against(server, script, "hard")
            until(lambda: len(done(server, "thinking")["thoughts"]) == 2)
            now = done(server, "thinking")
            assert now["classes"][0] == {"kind": "people", "under_way": 1, "waiting": 1}
            assert [one["under_way"] + one["waiting"] for one in now["classes"][1:]] == [0, 0, 0]
            assert [(one["table"], one["waiting"]) for one in now["thoughts"]] == [(first.id, False), (second.id, True)]
            (thought,) = told(server, second)["thinking"]
            assert (thought["kind"], thought["waiting"]) == ("people", True)
            assert thought["seconds"] >= 0
            done(server, f"tables/{second.id}/delete", {})
            until(lambda: len(done(server, "thinking")["thoughts"]) == 1)
        finally:
            script.go.release(10_000)
        until(lambda: done(server, "thinking")["thoughts"] == [] or move_on(first))


# Closing


def test_a_closed_game_is_over_for_everybody_and_proved_by_its_file(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)
    play(table, Random(1), 7)
    with page(table, 0) as opened:
        done(server, f"tables/{table.id}/close", {})
        while (news := json.loads(opened.recv(timeout=PATIENCE)))["kind"] != "payload":
            pass
    assert news["payload"]["status"] == "over"
    result = table.view(1)["view"]["frame"]["result"]
    assert (result["ending"], result["winners"], result["places"]) == ("closed", [], [1, 1])
    assert result["sentence"] == "The host has closed the table. Nobody has won."
    assert table.view(None)["notes"][-1]["kind"] == "closed"
    assert [event.kind for event in server.store.events(table.id)[-2:]] == ["closed", "over"]
    text = table.call("GET", "file", 0).text
    assert sealed.verify(text).moves > 7
    otherwise = json.dumps(json.loads(text) | {"result": None})
    with pytest.raises(AffinageError, match="that it was closed by the host"):
        sealed.verify(otherwise)
    until(lambda: server.http.get(f"/api/tables/{table.id}/record").json()["log"])
    assert told(server, table)["status"] == "over"
    assert doctor.examine(server.store).wrong == []
    server.restart()
    assert table.view(0)["status"] == "over"
    refused = table.move(0, 0)
    assert (refused.status_code, refused.json()["code"]) == (403, "over")
    again = ask(server, f"tables/{table.id}/close", {}, lang="de")
    assert again.status_code == 403
    assert len(server.store.events(table.id)) == json.loads(text)["sealed"]["chain"]["events"][-1]["seq"]


def test_a_closed_table_asks_nothing_any_more_and_its_clock_stands(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2, clock={"kind": "game", "seconds": 3600})
    table.call("POST", "ask", 0, {"move_id": nonce(), "what": "end"})
    other = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "link"}])
    claim = {"code": other.code, "name": "Ben", "claim_id": nonce()}
    other.tokens[1] = server.http.post("/api/join", json=claim).json()["token"]
    other.add(1)
    other.call("POST", "ask", 0, {"move_id": nonce(), "what": "end"})
    assert other.view(1)["ask"]
    done(server, f"tables/{other.id}/close", {})
    assert other.view(1)["ask"] is None
    assert not [seat for seat in other.view(1)["seats"] if seat["clock"] and seat["clock"]["running"]]
    server.restart()
    assert other.view(1)["ask"] is None


def test_a_table_at_which_nothing_has_begun_is_not_closed(server: Serving) -> None:
    table = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "link"}])
    refused = ask(server, f"tables/{table.id}/close", {})
    assert refused.status_code == 409
    assert "Delete the table instead" in refused.json()["reason"]
    assert ask(server, "tables/nosuchtable/close", {}).status_code == 404


# Deleting


def test_a_deleted_table_is_gone_and_no_other_is_touched(server: Serving) -> None:
    table, other = server.hotseat("fromage", 1), server.hotseat("beer-and-bread", 2)
    rng = Random(2)
    while (seen := table.view(0))["status"] == "playing":
        table.move(0, rng.choice(seen["choices"])["move"], seen["version"])
    until(lambda: server.store.record(table.id) is not None)
    before = [server.store.events(other.id), server.store.tokens(other.id), server.store.secret(other.id)]
    with page(table, 0) as opened, page(other, 0) as stays:
        done(server, f"tables/{table.id}/delete", {})
        assert how_it_ends(opened) == 4404
        stays.ping().wait(PATIENCE)
    with server.store.reading() as connection:
        for rows in (schema.events, schema.tokens, schema.secrets, schema.records):
            assert connection.execute(select(rows).where(rows.c.table_id == table.id)).all() == []
    assert server.store.header(table.id) is None
    assert table.call("GET", "view", 0).status_code == 401
    assert server.http.get(f"/api/tables/{table.id}/file").status_code == 404
    assert server.http.post("/api/join", json={"code": table.code, "name": "B", "claim_id": nonce()}).status_code == 404
    assert ask(server, f"tables/{table.id}/delete", {}).status_code == 404
    assert [server.store.events(other.id), server.store.tokens(other.id), server.store.secret(other.id)] == before
    assert other.view(0)["status"] == "playing"
    assert doctor.examine(server.store).wrong == []


def test_bots_and_clocks_of_a_deleted_table_stop(server: Serving, caplog: pytest.LogCaptureFixture) -> None:
    table = server.hotseat("beer-and-bread", 2, clock={"kind": "move", "seconds": 1})
    done(server, f"tables/{table.id}/delete", {})
    other = server.hotseat("beer-and-bread", 2, clock={"kind": "move", "seconds": 1})
    until(lambda: any(event.kind == "flag" for event in server.store.events(other.id)))  # the other one's clock fell
    assert "something went wrong" not in caplog.text


# Links


def test_a_revoked_link_opens_nothing_and_the_new_one_the_same_seat(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)
    old = table.tokens[0]
    assert table.view(0)["viewer"] == 0  # known to the server by now
    with page(table, 0) as opened, page(table, 1) as stays:
        link = done(server, f"tables/{table.id}/revoke", {"seat": 0})
        assert how_it_ends(opened) == 4401
        stays.ping().wait(PATIENCE)
        assert table.call("GET", "view", 0).status_code == 401
        assert table.call("POST", "moves", 0, {"move_id": nonce(), "version": 0, "move": 0}).status_code == 401
    assert link["kind"] == "seat"
    page_, name, table.tokens[0] = link["fragment"].removeprefix("#/").split("/")
    assert (page_, name) == ("t", table.id)
    assert table.tokens[0] != old
    assert table.view(0)["viewer"] == 0
    assert table.view(1)["viewer"] == 1
    server.restart()
    assert table.view(0)["viewer"] == 0
    table.tokens[0] = old
    assert table.call("GET", "view", 0).status_code == 401


def test_who_sat_down_by_a_link_cannot_ask_for_the_old_key_again(server: Serving) -> None:
    table = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "link"}])
    mine = {"invite": table.invites[1], "name": "Ben", "claim_id": nonce()}
    first = server.http.post(f"/api/tables/{table.id}/claim", json=mine).json()
    done(server, f"tables/{table.id}/revoke", {"seat": first["seat"]})
    assert server.http.post(f"/api/tables/{table.id}/claim", json=mine).status_code == 409
    again = {"code": table.code, "name": "Ben", "claim_id": mine["claim_id"]}
    assert server.http.post("/api/join", json=again).status_code == 409


def test_an_invitation_that_nobody_has_used_is_replaced(server: Serving) -> None:
    table = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "link"}])
    link = done(server, f"tables/{table.id}/revoke", {"seat": 1})
    assert link["kind"] == "invite"
    wish = {"invite": table.invites[1], "name": "Eve", "claim_id": nonce()}
    assert server.http.post(f"/api/tables/{table.id}/claim", json=wish).status_code == 403
    wish = {"invite": link["fragment"].rpartition("/")[2], "name": "Ben", "claim_id": nonce()}
    assert server.http.post(f"/api/tables/{table.id}/claim", json=wish).json()["seat"] == 1


def test_bots_have_no_link_and_tables_only_so_many_seats(server: Serving) -> None:
    table = server.make("beer-and-bread", [{"kind": "me"}, {"kind": "bot", "level": "random"}])
    assert ask(server, f"tables/{table.id}/revoke", {"seat": 1}).json()["code"] == "bot-seat"
    assert ask(server, f"tables/{table.id}/revoke", {"seat": 2}).json()["code"] == "no-seat"


def test_a_link_is_replaced_at_the_rematch_too(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)
    done(server, f"tables/{table.id}/close", {})
    table.call("POST", "rematch", 0, {})
    old, kept = (table.view(seat)["next"] for seat in (0, 1))
    table.tokens[0] = done(server, f"tables/{table.id}/revoke", {"seat": 0})["fragment"].rpartition("/")[2]
    new = table.view(0)["next"]
    again = Laid(server, new["table"], "", "", {0: new["token"], 1: kept["token"]})
    assert (again.view(0)["viewer"], again.view(1)["viewer"]) == (0, 1)
    again.tokens[0] = old["token"]
    assert again.call("GET", "view", 0).status_code == 401


def test_a_host_s_change_at_one_server_is_heard_at_the_other(postgres: Postgres) -> None:
    url = postgres.database()
    with serving(url, BY_PROXY) as here, serving(url, BY_PROXY) as there:
        table, other = here.hotseat("beer-and-bread", 2), here.hotseat("beer-and-bread", 2)
        for one in (table, other):
            one.serving = there
            assert one.view(0)["status"] == "playing"
        with page(table, 0) as first, page(other, 0) as second, page(other, 1, ELSEWHERE) as third:
            done(here, f"tables/{table.id}/delete", {})
            assert how_it_ends(first) == 4404
            done(here, f"tables/{other.id}/revoke", {"seat": 0})
            assert how_it_ends(second) == 4401
            done(here, "block", {"address": ELSEWHERE})
            assert how_it_ends(third) == 4401
        assert table.call("GET", "view", 0).status_code == 401
        assert other.call("GET", "view", 0).status_code == 401
        assert there.http.get("/api/games", headers={"X-Forwarded-For": ELSEWHERE}).status_code == 403
        done(here, f"tables/{other.id}/close", {})
        until(lambda: other.view(1)["status"] == "over")


# Addresses


def test_a_blocked_address_stays_outside_until_it_is_let_in_again(server: Serving) -> None:
    table = server.hotseat("beer-and-bread", 2)

    def status(address: str, lang: str = "en") -> httpx.Response:
        return server.http.get("/api/status", headers={"X-Forwarded-For": address}, params={"lang": lang})

    with page(table, 0, ELSEWHERE) as opened, page(table, 1, "192.0.2.8") as stays:
        assert done(server, "block", {"address": ELSEWHERE}) == {"address": ELSEWHERE}
        assert how_it_ends(opened) == 4401
        stays.ping().wait(PATIENCE)
    for _ in range(2):
        assert status(ELSEWHERE).status_code == 403
        assert status(ELSEWHERE).json()["reason"] == "The host of this server has shut your address out."
        assert "ausgesperrt" in status(ELSEWHERE, "de").json()["reason"]
        assert status("192.0.2.8").status_code == 200
        with pytest.raises(Exception, match="403"), page(table, 0, ELSEWHERE):
            pass
        server.restart()  # it is kept
    assert [one["address"] for one in done(server, "blocks")] == [ELSEWHERE]
    assert done(server, "unblock", {"address": ELSEWHERE}) == {"address": ELSEWHERE}
    assert status(ELSEWHERE).status_code == 200
    assert ask(server, "unblock", {"address": ELSEWHERE}).json()["code"] == "not-blocked"


def test_an_ipv6_household_is_blocked_as_one(server: Serving) -> None:
    assert done(server, "block", {"address": "2001:db8:1:2:3::9"}) == {"address": HOUSEHOLD}
    for there, code in (("2001:db8:1:2:ffff::1", 403), ("2001:db8:1:3::1", 200)):
        assert server.http.get("/api/games", headers={"X-Forwarded-For": there}).status_code == code
    assert done(server, "unblock", {"address": HOUSEHOLD}) == {"address": HOUSEHOLD}


@pytest.mark.parametrize("own", ["127.0.0.1", "::1", "127.9.9.9", "::ffff:127.0.0.1"])
def test_a_host_cannot_shut_out_the_host(server: Serving, own: str) -> None:
    assert ask(server, "block", {"address": own}).json()["code"] == "own-address"
    headers = {"Authorization": f"Bearer {host_key.kept(server.store.url)}", "X-Forwarded-For": ELSEWHERE}
    mine = server.http.post("/api/host/block", json={"address": ELSEWHERE}, headers=headers)
    assert (mine.status_code, mine.json()["code"]) == (409, "own-address")
    assert done(server, "blocks") == []


def test_what_is_no_address_is_refused_with_an_example(server: Serving) -> None:
    for given in ("evil.example", "192.0.2", "192.0.2.0/24", "2001:db8::/32", "<b>"):
        refused = ask(server, "block", {"address": given})
        assert refused.status_code == 422
        assert "192.0.2.7" in refused.json()["reason"]
    assert blocks.counted_as("192.0.2.7/32") == ELSEWHERE
