"""The host's key, and what a host can do about tables: look at all of them, close and delete them."""

import asyncio
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from affinage.core.errors import AffinageError
from affinage.server import doctor, host_key, hosting, overview, schema, sealed
from affinage.server.databases import address
from affinage.server.host_key import HostKey
from affinage.server.store import Store

from .hosts import BY_PROXY, HOUSEHOLD, ask, done, how_it_ends, page, told
from .planted_worker import Script, plant, until
from .serving import FREELY, PATIENCE, QUICK, Serving, nonce, serving
from .storing import whole_game
from .test_fair_thinking import against
from .test_leaving_api import play


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    with serving(str(tmp_path / "tables.sqlite"), BY_PROXY) as found:
        yield found


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


def test_a_file_that_holds_no_key_is_not_taken_for_one(tmp_path: Path) -> None:
    where = address(str(tmp_path / "tables.sqlite"))
    host_key.file_of(where).write_text("short")
    with pytest.raises(AffinageError, match=r"holds no host's key\. Delete it"):
        host_key.kept_or_made(where)
    host_key.file_of(where).write_text("")
    assert len(host_key.kept_or_made(where)) >= 40, "an empty one is none"
    assert host_key.kept_or_made(where) == host_key.kept(where)


def test_where_no_key_can_be_kept_the_tables_are_served_all_the_same(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "a file, and no folder"
    file.write_text("")
    assert host_key.kept_or_made(address(str(file / "tables.sqlite"))) == ""
    assert "the host's key cannot be kept" in caplog.text


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


def test_the_list_comes_from_either_database(any_store: Store) -> None:
    whole_game(any_store, "beer-and-bread", moves=30)
    whole_game(any_store)
    found = {row.header.game: row for row in overview.rows(any_store)}
    assert {game: row.status for game, row in found.items()} == {"beer-and-bread": "playing", "template": "over"}
    assert found["beer-and-bread"].counts["move"] + found["beer-and-bread"].counts.get("undo", 0) == 30
    assert [seat.name for seat in found["beer-and-bread"].seats] == ["Ada 0", "Ada 1"]


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
        until(lambda: done(server, "thinking")["thoughts"] == [])


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


def test_a_table_at_which_something_has_happened_meanwhile_is_not_deleted(server: Serving) -> None:
    table, hub = server.hotseat("beer-and-bread", 2), server.hub

    def delete(still: bool) -> None:
        loop = next(iter(hub._tasks)).get_loop()  # noqa: SLF001 - the server's own, in its thread
        asyncio.run_coroutine_threadsafe(hosting.delete(hub, table.id, lambda: still), loop).result(PATIENCE)

    delete(still=False)
    assert table.view(0)["status"] == "playing"
    delete(still=True)
    assert server.store.header(table.id) is None


def test_bots_and_clocks_of_a_deleted_table_stop(server: Serving, caplog: pytest.LogCaptureFixture) -> None:
    table = server.hotseat("beer-and-bread", 2, clock={"kind": "move", "seconds": 1})
    done(server, f"tables/{table.id}/delete", {})
    other = server.hotseat("beer-and-bread", 2, clock={"kind": "move", "seconds": 1})
    until(lambda: any(event.kind == "flag" for event in server.store.events(other.id)))  # the other one's clock fell
    assert "something went wrong" not in caplog.text
