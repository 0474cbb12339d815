"""The doctor finds what differs, and nothing where nothing does."""

import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from affinage.server import doctor, sealed
from affinage.server.store import Store

from .storing import SECRET, header, whole_game


@pytest.mark.parametrize("game", ["template", "beer-and-bread", "wine-and-cheese", "fromage", "vinhos"])
def test_every_game_plays_again_to_the_same_end(store: Store, game: str) -> None:
    _, table, _ = whole_game(store, game)
    found = doctor.examine(store)
    assert (found.wrong, found.records) == ([], [])
    assert (found.tables, found.moves) == (1, table.version)


def change(store: Store, sql: str, *values: object) -> None:
    """Something goes wrong behind the store's back."""
    with closing(sqlite3.connect(str(store.url.database))) as connection:
        assert connection.execute(sql, values).rowcount >= 1
        connection.commit()


def rechained(store: Store, table: str) -> None:
    """All hashes made anew, as somebody would who knows how."""
    head = store.header(table)
    assert head is not None
    before = head.hash
    for one in store.events(table):
        forged = replace(one, prev_hash=before)
        before = forged.rehashed()
        change(store, "UPDATE events SET prev_hash = ?, hash = ? WHERE seq = ?", forged.prev_hash, before, one.seq)


def wrong(store: Store) -> str:
    return "\n".join(doctor.examine(store).wrong)


def test_a_changed_event_is_found(store: Store) -> None:
    whole_game(store)
    change(store, "UPDATE events SET at = at + 1 WHERE seq = 5")
    assert "Event 5 (move) was changed" in wrong(store)


def test_a_missing_event_is_found(store: Store) -> None:
    whole_game(store)
    change(store, "DELETE FROM events WHERE seq = 5")
    assert "Event 5 is missing" in wrong(store)


def test_a_move_against_the_rules_is_found(store: Store) -> None:
    head, _, events = whole_game(store)
    at = next(e for e in events if e.kind == "move")
    change(store, "UPDATE events SET body = ? WHERE seq = ?", '{"moves":[[0,3],[0,3],[0,3]]}', at.seq)
    rechained(store, head.id)
    assert "cannot be played again" in wrong(store)


def test_a_stacked_deck_is_found(store: Store) -> None:
    head, _, _ = whole_game(store, "beer-and-bread", moves=3)  # so many cards are not dealt alike by accident
    change(store, "UPDATE events SET body = replace(body, ?, ?) WHERE seq = 1", f"{0:032x}", f"{9:032x}")
    rechained(store, head.id)
    assert "Chance did not deal move" in wrong(store)


def test_another_secret_is_found(store: Store) -> None:
    whole_game(store, moves=3)
    change(store, "UPDATE secrets SET secret = ?", "11" * 32)
    assert "not the one that the commitment was made of" in wrong(store)


def test_another_result_is_found(store: Store) -> None:
    head, table, events = whole_game(store)
    other = {"places": table.places(), "score": [points + 1 for points in (table.points(0)[0], table.points(1)[0])]}
    change(store, "UPDATE events SET body = ? WHERE seq = ?", json.dumps(other), events[-1].seq)
    rechained(store, head.id)
    assert "comes out now" in wrong(store)


def test_an_end_too_early_is_found(store: Store) -> None:
    head, _, events = whole_game(store, moves=4)
    change(store, "UPDATE events SET kind = 'over' WHERE seq = ?", events[-1].seq)
    rechained(store, head.id)
    assert "but it goes on" in wrong(store)


@pytest.mark.parametrize("body", ["no json", "[]", '{"moves": 7}', '{"moves": [[1]]}', '{"moves": [["a", null]]}'])
def test_rubbish_is_told_and_stops_nothing(store: Store, body: str) -> None:
    whole_game(store, moves=4)
    change(store, "UPDATE events SET body = ? WHERE seq = 5", body)
    whole_game(store, moves=4)
    found = doctor.examine(store)
    assert found.tables == 2
    assert len(found.wrong) == 1


def test_games_whose_rules_are_not_kept_are_records_not_wrong(store: Store) -> None:
    game = header()
    for other in (
        replace(game, rules=99),
        replace(header(), components={"name": "An older set", "hash": "0" * 16}),
        replace(header(), game="checkers"),
    ):
        honest = sealed.commitment(other.id, other.game, other.rules, SECRET)
        store.make(replace(other, commitment=honest), SECRET)
    found = doctor.examine(store)
    assert found.wrong == []
    assert len(found.records) == 3


def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with closing(Store.open(str(file))) as store:
        whole_game(store, "beer-and-bread", moves=100)
    raw = bytearray(file.read_bytes())
    raw[-2 * 4096 :] = b"\x55" * (2 * 4096)
    file.write_bytes(raw)
    told = subprocess.run(
        [sys.executable, "-m", "affinage.cli", "doctor", "--data", str(file)], capture_output=True, text=True
    )
    assert told.returncode == 1
    assert "damaged" in told.stdout
    assert "Traceback" not in told.stderr


def test_an_old_sqlite_is_noted(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "MENDED", (99, 0, 0))
    assert "WAL-reset bug" in doctor.examine(store).notes[0]
    monkeypatch.setattr(doctor, "MENDED", (0, 0, 0))
    assert doctor.examine(store).notes == []
