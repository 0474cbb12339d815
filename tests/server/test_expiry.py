"""How long tables are kept: by the rules that a host has set, told to everybody, and no longer."""

from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from affinage.server import expiry, upkeep
from affinage.server.settings import Settings
from affinage.server.store import New, Store, Token
from affinage.server.times import milliseconds
from affinage.server.tokens import digest, spoken

from .hosts import done
from .planted_worker import until
from .serving import QUICK, nonce, serving
from .storing import SECRET, header

SOON = 0.05  # seconds between two sweeps
BEGUN = ("sit", "sit", "start")
NUMBERS = count(1)


def laid(store: Store, kinds: Sequence[str], days: float, moved: float | None = None) -> str:
    """A table that was made so many days ago, and at which something last happened so many days ago."""
    now = milliseconds()
    head = replace(header("template"), made_at=now - int(days * expiry.DAY), code=f"RYE-{next(NUMBERS)}")
    store.make(head, SECRET, [Token(digest(spoken(head.code)), head.id, "code")])
    for seq, kind in enumerate(kinds, 1):
        at = now - int((days if moved is None or seq < len(kinds) else moved) * expiry.DAY)
        body = {"name": "Ada"} if kind == "sit" else {}
        store.append(head.id, seq, New(f"event-{seq}", 0, kind, body, 1, at))
    return head.id


def some(store: Store) -> dict[str, str]:
    """Tables of each kind, some of them long past."""
    return {
        "open, old": laid(store, ("sit",), 10),
        "open, new": laid(store, (), 2),
        "running, old": laid(store, BEGUN, 50),
        "running, moved": laid(store, (*BEGUN, "move"), 50, 3),
        "ended, old": laid(store, (*BEGUN, "over"), 400),
        "ended, new": laid(store, (*BEGUN, "over"), 60, 20),
    }


@pytest.mark.parametrize(
    ("rules", "gone"),
    [
        ({}, set()),
        ({"keep_open": 7}, {"open, old"}),
        ({"keep_idle": 30}, {"running, old"}),
        ({"keep_ended": 365}, {"ended, old"}),
        ({"keep_open": 7, "keep_idle": 30, "keep_ended": 365}, {"open, old", "running, old", "ended, old"}),
        ({"keep_open": 1, "keep_idle": 1}, {"open, old", "open, new", "running, old", "running, moved"}),
    ],
)
def test_what_is_due_by_each_rule(any_store: Store, rules: dict[str, float], gone: set[str]) -> None:
    tables, settings, now = some(any_store), Settings(**rules), milliseconds()  # type: ignore[arg-type]  # days
    assert set(expiry.due(any_store, settings, now)) == {tables[name] for name in gone}
    for name, table in tables.items():
        assert expiry.is_due(any_store, settings, now, table) == (name in gone)


def test_tables_go_at_the_start_and_later(any_url: str) -> None:
    with closing(Store.open(any_url)) as store:
        tables = some(store)
    settings = replace(QUICK, keep_open=7, keep_idle=30, keep_ended=365, sweep=SOON)
    with serving(any_url, settings) as server:
        until(lambda: len(list(server.store.tables())) == 3)
        late = laid(server.store, ("sit",), 8)
        until(lambda: server.store.header(late) is None)
        left = {name for name, table in tables.items() if server.store.header(table) is not None}
        assert left == {"open, new", "running, moved", "ended, new"}
        played = server.hotseat("beer-and-bread", 2)
        until(lambda: played.view(0)["status"] == "playing")


def test_without_rules_everything_is_kept(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.sqlite")
    with closing(Store.open(url)) as store:
        tables = some(store)
    with serving(url, replace(QUICK, sweep=SOON)) as server:
        ended = [tables[name] for name in ("ended, old", "ended, new")]
        until(lambda: not [t for one in ended for t in server.store.tokens(one)])  # a sweep has been
        assert {table.id for table in server.store.tables()} == set(tables.values())


def test_the_code_of_a_table_that_is_over_is_free_again(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite"), replace(QUICK, sweep=SOON)) as server:
        table, running = server.hotseat("beer-and-bread", 2), server.hotseat("beer-and-bread", 2)
        wish = {"code": table.code, "name": "Eve", "claim_id": nonce()}
        assert server.http.post("/api/join", json=wish).status_code == 409, "no seat is free; the code is known by now"
        done(server, f"tables/{table.id}/close", {})
        until(lambda: server.http.post("/api/join", json=wish).status_code == 404)
        assert {right.kind for right in server.store.tokens(table.id)} == {"seat", "spectator"}
        assert table.view(0)["status"] == "over", "its own links go on"
        assert "code" in {right.kind for right in server.store.tokens(running.id)}
        code = Token(digest(spoken(table.code)), running.id, "code")
        upkeep.replace_rights(server.store, [code])  # another table draws the same code
        assert server.http.post("/api/join", json=wish).json()["code"] == "taken", "it leads to that one now"


def test_everybody_can_read_the_rules(tmp_path: Path) -> None:
    url = str(tmp_path / "tables.sqlite")
    with serving(url) as server:
        nothing = {"open": None, "idle": None, "ended": None, "note": ""}
        assert server.http.get("/api/status").json()["keeps"] == nothing
        server.restart(keep_open=1, keep_idle=30.0, keep_ended=0.5)
        told = server.http.get("/api/status").json()["keeps"]
        assert (told["open"], told["idle"], told["ended"]) == (1, 30, 0.5)
        assert told["note"] == (
            "This server keeps tables that nobody has started for a day, running games for 30 days after the last "
            "move, finished games for 0.5 days; then they are deleted."
        )
        german = server.http.get("/api/status?lang=de").json()["keeps"]["note"]
        assert german.startswith(
            "Dieser Server behält Tische, an denen niemand begonnen hat, einen Tag, laufende Partien"
        )
