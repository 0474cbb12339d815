"""Several servers on one real PostgreSQL, which stops, dies and comes back."""

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from queue import Empty, Queue
from random import Random
from typing import Any

import alembic.command
import pytest
from sqlalchemy import Connection, text
from websockets.sync.client import connect

from affinage.server import backup, databases, doctor, sealed
from affinage.server.store import ALL, NEWS, Store, Taken, Unavailable

from .postgres import Postgres
from .serving import PATIENCE, Laid, serving
from .storing import event, made, whole_game


@pytest.fixture
def stores(postgres: Postgres) -> Iterator[list[Store]]:
    """Four servers' stores on one database."""
    url = postgres.database()
    opened = [Store.open(url) for _ in range(4)]
    yield opened
    for store in opened:
        store.close()


def test_of_many_servers_one_wins_each_place(stores: list[Store]) -> None:
    head, won, taken = made(stores[0]), list[str](), list[str]()
    start = threading.Barrier(8)

    def post(client: int) -> None:
        for number in range(1, 26):
            start.wait()
            name = f"{client}-{number}"
            try:
                stores[client % 4].append(head.id, number, event(name))
                won.append(name)
            except Taken:
                taken.append(name)

    threads = [threading.Thread(target=post, args=(client,)) for client in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (len(won), len(taken)) == (25, 175)
    events = stores[0].events(head.id)
    assert {e.move_id for e in events} == set(won)
    assert sealed.broken_link(head, events) == ""


def test_an_invitation_offered_to_many_servers_is_spent_once(stores: list[Store]) -> None:
    for _ in range(10):
        head, answers = made(stores[0]), list[str]()
        start = threading.Barrier(4)

        def claim(client: int, table: str, start: threading.Barrier, answers: list[str]) -> None:
            start.wait()
            try:
                stores[client].append(table, 1, event(f"c{client}", "sit"), spend=f"invite-{table}")
                answers.append("in")
            except Taken:
                answers.append("out")

        threads = [threading.Thread(target=claim, args=(c, head.id, start, answers)) for c in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == ["in", "out", "out", "out"]


def test_each_server_hears_what_the_others_store(stores: list[Store]) -> None:
    heard: Queue[tuple[str, str]] = Queue()
    stores[1].listen(lambda *said: heard.put(said))
    head = made(stores[0])
    stores[0].append(head.id, 1, event("a"))
    assert heard.get(timeout=PATIENCE) == (NEWS, head.id)
    with pytest.raises(Taken):
        stores[2].append(head.id, 1, event("b"))
    with pytest.raises(Empty):
        heard.get(timeout=0.5)


def test_guests_of_one_table_may_sit_at_different_servers(postgres: Postgres) -> None:
    """A page at one server hears what was done at the other, and nobody moves on an old board."""
    url, random = postgres.database(), Random(1)
    with serving(url) as one, serving(url) as two:
        here = one.hotseat("beer-and-bread", 2)
        there = Laid(two, here.id, here.code, here.spectator, here.tokens)
        address = f"{two.base.replace('http', 'ws')}/api/tables/{here.id}/socket"
        with connect(address, compression=None) as page:
            page.send(json.dumps({"token": here.spectator, "lang": "en", "after": None}))
            newest = json.loads(page.recv(timeout=PATIENCE))["payload"]["version"]
            for number in range(12):
                at = (here, there)[number % 2]
                seat = at.view(None)["waiting"][0]
                seen = at.view(seat)
                made = at.move(seat, random.choice(seen["choices"])["move"], seen["version"])
                assert made.status_code == 200, made.text
                _same_view(here, there, seat)
            while newest < here.view(None)["version"]:
                told = json.loads(page.recv(timeout=PATIENCE))
                newest = told["payload"]["version"] if told["kind"] == "payload" else newest
        assert doctor.examine(one.store).wrong == []


def _same_view(here: Laid, there: Laid, seat: int) -> None:
    """Soon both servers tell the same."""
    end = time.monotonic() + PATIENCE
    while here.view(seat)["log"] != there.view(seat)["log"]:
        assert time.monotonic() < end
        time.sleep(0.02)
    assert here.view(seat)["version"] == there.view(seat)["version"]


def soon(what: Callable[[], object], seconds: float = 60) -> None:
    """Tried again and again, as a client does."""
    end = time.monotonic() + seconds
    while True:
        try:
            what()
        except Unavailable:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)
        else:
            return


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_servers_outlive_their_database(postgres: Postgres, stores: list[Store], how: str) -> None:
    heard: Queue[tuple[str, str]] = Queue()
    stores[1].listen(lambda *said: heard.put(said))
    head, _, before = whole_game(stores[0], moves=5)
    getattr(postgres, how)()
    try:
        with pytest.raises(Unavailable, match="cannot be used just now"):
            stores[0].append(head.id, len(before) + 1, event("while it is away"))
        with pytest.raises(Unavailable):
            stores[1].events(head.id)
    finally:
        postgres.start()
    assert stores[1].events(head.id) == before
    soon(lambda: stores[0].append(head.id, len(before) + 1, event("while it is away")))
    assert len(stores[2].events(head.id)) == len(before) + 1
    said = ("", "")
    while said != (ALL, ""):  # what was missed is told as: look at everything
        said = heard.get(timeout=60)


def test_no_acknowledged_move_is_lost_when_the_database_is_killed(postgres: Postgres) -> None:
    """Writers who try again with the same id; every process of PostgreSQL is killed under them."""
    url = postgres.database()
    with closing(Store.open(url)) as store:
        heads = [made(store) for _ in range(4)]
        acknowledged: dict[str, tuple[str, int]] = {}
        stop, repeated = threading.Event(), list[str]()

        def play(table: str) -> None:
            number = 1
            while not stop.is_set():
                name = f"{table}-{number}"
                try:
                    stored = store.append(table, number, event(name, note="x" * 100))
                except Unavailable:
                    time.sleep(0.01)
                    continue
                acknowledged[name] = table, stored.seq
                repeated.extend([name] * stored.repeated)
                number += 1

        players = [threading.Thread(target=play, args=(head.id,)) for head in heads]
        for player in players:
            player.start()
        for _ in range(4):
            target = len(acknowledged) + 60
            while len(acknowledged) < target:
                time.sleep(0.005)
            postgres.kill()
            postgres.start()
        stop.set()
        for player in players:
            player.join()
        there = {e.move_id: (head.id, e.seq) for head in heads for e in store.events(head.id)}
        assert {name: place for name, place in acknowledged.items() if there.get(name) != place} == {}
        assert len(there) == len(acknowledged)
        assert doctor.examine(store).wrong == []


def test_laying_out_and_carrying_a_database_may_pause(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two statements Python works, loads and waits for another disk: on a busy machine for longer than a
    transaction may lie idle in which rows are held."""
    pauses: dict[str, list[str]] = {}
    upgrade, rows = alembic.command.upgrade, backup._rows  # noqa: SLF001 - between whose rows a copy pauses

    def may_pause(what: str, connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            shown = connection.execute(text("SELECT current_setting('idle_in_transaction_session_timeout')")).scalar()
            pauses.setdefault(what, []).append(str(shown))

    def look_and_upgrade(config: Any, layout: str) -> None:
        may_pause("laid out", config.attributes["connection"])
        upgrade(config, layout)

    def look_at_rows(connection: Connection, *more: Any) -> Any:
        may_pause("copied", connection)
        return rows(connection, *more)

    monkeypatch.setattr(alembic.command, "upgrade", look_and_upgrade)
    monkeypatch.setattr(backup, "_rows", look_at_rows)
    url = postgres.database()
    with closing(Store.open(url)) as store:
        whole_game(store, moves=5)
    backup.backup(url, tmp_path / "copy.sqlite")
    assert set(pauses) == {"laid out", "copied"}
    assert {each for found in pauses.values() for each in found} == {"1min"}
    engine = databases.postgres(databases.address(url))
    with engine.begin() as connection:
        may_pause("everything else", connection)
    engine.dispose()
    assert pauses["everything else"] == ["2s"], "what is begun at a table is given up as quickly as before"
