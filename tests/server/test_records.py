"""Tables that cannot be played any more are shown as records: never an error, and never at another table's cost."""

import json
import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, update

from affinage.core import replay
from affinage.core.game import find
from affinage.server import schema
from affinage.server.store import Store

from .serving import PATIENCE, Json, Laid, Serving, nonce, serving
from .storing import whole_game
from .test_socket import page


@dataclass
class House:
    """A finished and a running table, whose rows the test may change, and one that is fine."""

    server: Serving
    done: Laid
    running: Laid
    fine: Laid

    def change(self, table: Laid, **values: Any) -> None:
        """As if the table had been made otherwise; the server is started anew."""
        self._write(update(schema.tables).where(schema.tables.c.id == table.id).values(**values))

    def forget_words(self, table: Laid) -> None:
        """As if the game had ended before anybody wrote games down."""
        self._write(delete(schema.records).where(schema.records.c.table_id == table.id))

    def damage(self, table: Laid, body: str) -> None:
        """Something was written over an event."""
        of = (schema.events.c.table_id == table.id) & (schema.events.c.kind == "start")
        self._write(update(schema.events).where(of).values(body=body))

    def _write(self, statement: Any) -> None:
        self.server.stop()
        with closing(Store.open(self.server.url)) as opened, opened.writing() as connection:  # nobody else may
            connection.execute(statement)
        self.server.start()

    def rows(self, lang: str = "en") -> dict[str, Json]:
        """The list of somebody who sits at all three."""
        asked = [{"table": t.id, "token": t.tokens[0]} for t in (self.done, self.running, self.fine)]
        answer = self.server.http.post("/api/mine", json={"tables": asked}, params={"lang": lang})
        assert answer.status_code == 200, answer.text
        return {row["table"]: row for row in answer.json()}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    data, keys, names = str(tmp_path / "tables.sqlite"), [nonce(), nonce()], list[str]()
    with closing(Store.open(data)) as store:
        for n, moves in enumerate((None, 5, 5)):
            names.append(whole_game(store, moves=moves, seats=2, tokens=[f"{key}{n}" for key in keys])[0].id)
    with serving(data) as server:
        done, running, fine = (
            Laid(server, name, "", "", {seat: f"{key}{n}" for seat, key in enumerate(keys)})
            for n, name in enumerate(names)
        )
        done.view(0)
        until = time.monotonic() + PATIENCE
        while server.store.record(done.id) is None:
            assert time.monotonic() < until, "a finished game is written down"
        yield House(server, done, running, fine)


def test_a_finished_game_is_written_down_in_words(house: House) -> None:
    kept = house.server.store.record(house.done.id)
    assert kept == house.done.call("GET", "file", 0).text
    assert replay.read(str(kept)).over
    assert house.server.store.record(house.running.id) is None


def test_a_game_that_ended_before_games_were_written_down_is_when_it_is_opened(house: House) -> None:
    house.forget_words(house.done)
    house.done.view(0)
    until = time.monotonic() + PATIENCE
    while house.server.store.record(house.done.id) is None:
        assert time.monotonic() < until


def test_one_table_without_its_rules_hurts_no_other(house: House) -> None:
    house.change(house.done, rules=77)
    house.change(house.running, components='{"name":"A set of long ago","hash":"0123456789abcdef"}')
    rows = house.rows("de")
    assert list(rows) == [house.done.id, house.running.id, house.fine.id]
    assert [row["record"] for row in rows.values()] == [True, True, False]
    assert (rows[house.done.id]["over"], rows[house.running.id]["over"]) == (True, False)
    assert rows[house.done.id]["note"] == "Aufzeichnung (Regeln 77)"
    assert rows[house.running.id]["names"] == ["Ada 0", "Ada 1"]
    assert not any(rows[table.id]["my_turn"] for table in (house.done, house.running))
    assert house.fine.view(0)["status"] == "playing"


def test_the_record_of_a_finished_game_tells_everything(house: House) -> None:
    before = house.done.view(0)
    file = house.done.call("GET", "file", 0).text
    house.change(house.done, rules=77)
    told = house.done.call("GET", "record", 0).json()
    assert told["why"].startswith("This game was played by rules version 77")
    assert [seat["name"] for seat in told["seats"]] == ["Ada 0", "Ada 1"]
    assert sorted(seat["place"] for seat in told["seats"]) in ([1, 2], [1, 1])
    assert [seat["score"] for seat in told["seats"]] == [seat["final"] for seat in before["view"]["frame"]["seats"]]
    assert told["moves"] >= len(told["log"]) > 10
    assert all(line["words"] for line in told["log"])
    assert house.done.call("GET", "file", 0).text == file, "the file as it was written down"
    link = house.server.http.get(f"/api/tables/{house.done.id}/record")
    assert link.json() == told, "whoever has its link may look, as at every finished game"


def test_a_game_that_has_not_ended_keeps_its_secrets(house: House) -> None:
    house.change(house.running, rules=77)
    told = house.running.call("GET", "record", 0, lang="de").json()
    assert (told["over"], told["log"], told["moves"]) == (False, [], 0)
    assert [seat["score"] for seat in told["seats"]] == [None, None]
    assert told["title"] == find("template").say("de")("title")
    assert "Regelversion 77" in told["why"]
    assert house.running.call("GET", "file", 0).status_code == 403
    for path in ("record", "file"):
        assert house.server.http.get(f"/api/tables/{house.running.id}/{path}").status_code == 401


def test_a_game_without_words_gives_what_is_stored(house: House) -> None:
    house.change(house.done, rules=77)
    house.forget_words(house.done)
    told = house.done.call("GET", "record", 0).json()
    assert (told["log"], told["over"]) == ([], True)
    assert told["moves"] > 10
    stored = house.done.call("GET", "file", 0).json()
    assert stored["affinage"] == "record"
    assert sum(len(event["body"].get("moves", [])) for event in stored["events"]) == told["moves"]


def test_a_set_and_a_game_that_are_not_here_are_named(house: House) -> None:
    house.change(house.done, components='{"name":"A set of long ago","hash":"0123456789abcdef"}')
    assert "the component set “A set of long ago”" in house.done.call("GET", "record", 0).json()["why"]
    house.change(house.done, game="checkers")
    told = house.done.call("GET", "record", 0).json()
    assert told["title"] == "checkers"
    assert "does not have the game checkers" in told["why"]


@pytest.mark.parametrize("body", ['{"moves": [[0, 9999]]}', '{"moves": 7}', "no json"])
def test_a_damaged_table_hurts_no_other(house: House, body: str) -> None:
    house.damage(house.running, body)
    rows = house.rows()
    assert [row["record"] for row in rows.values()] == [False, True, False]
    assert rows[house.running.id]["note"] == "Record (damaged)"
    told = house.running.call("GET", "record", 0)
    assert told.status_code == 200, told.text
    assert "affinage doctor" in told.json()["why"]


def test_what_would_play_on_is_refused_with_the_reason(house: House) -> None:
    house.change(house.running, rules=77)
    for method, path, body in (("GET", "view", None), ("POST", "hint", {}), ("GET", "reasons", None)):
        refused = house.running.call(method, path, 0, body)
        assert (refused.status_code, refused.json()["code"]) == (410, "record")
    with page(house.running, 0) as socket:
        assert json.loads(socket.recv(timeout=PATIENCE))["kind"] == "gone"


def test_a_finished_table_has_a_record_too_and_one_that_goes_on_has_none(house: House) -> None:
    told = house.done.call("GET", "record", 0).json()
    assert (told["why"], told["over"]) == ("", True)
    assert house.fine.call("GET", "record", 0).status_code == 403
    wrong = house.server.http.get("/api/tables/nowhere/record")
    assert wrong.status_code == 404
