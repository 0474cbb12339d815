"""Thinkers on other machines: who is asked what, what they may see, and what happens when they die.

PostgreSQL is a real one. Thoughts are planted, at home and elsewhere: they take until the test lets them go.
"""

import base64
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("procrastinate", reason="Thinkers elsewhere need the extra `fleet`.")

import psycopg
from sqlalchemy.engine import make_url

from affinage.agents import parse
from affinage.agents.levels import in_a_hurry
from affinage.core.game import find
from affinage.server import fleet, fleet_queue, think, thinkers
from affinage.server.fleet_queue import SCHEMA, admit, bring_up, dsn
from affinage.server.worker import Worker

from .elsewhere import ROLE, begun, fleet_of, rows, stubborn, theirs, thinking_for
from .planted_worker import Ready, Script, plant, planted, until
from .postgres import Postgres
from .serving import QUICK, Laid, Serving, serving
from .test_fair_thinking import ENOUGH, against, hint_without_patience

SETTINGS = replace(QUICK, bots=True, workers=1, deadline=3600)


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a thinker in this process may be silent for a while and yet alive."""
    monkeypatch.setattr(fleet, "ALIVE", 60.0)


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch) -> Script:
    """What the server itself thinks; nobody may move at random."""
    monkeypatch.setattr(thinkers, "secrets", SimpleNamespace(choice=lambda _: pytest.fail("a move at random")))
    return plant(monkeypatch)


@pytest.fixture
def far(monkeypatch: pytest.MonkeyPatch) -> Script:
    """What thinkers in this process think."""
    script = Script()
    monkeypatch.setattr(think, "Worker", planted(script))
    monkeypatch.setattr(think, "Workshop", Ready)
    monkeypatch.setattr(think, "GRACE", 0.1)

    async def warm_up(self: think.Thinker, worker: Worker) -> None:
        self._free.put_nowait(worker)

    monkeypatch.setattr(think.Thinker, "_warm_up", warm_up)
    return script


@pytest.fixture
def url(postgres: Postgres) -> Iterator[str]:
    """A database with a queue that thinkers may join."""
    found = postgres.database()
    with serving(found, replace(QUICK, bots=False)):
        admit(dsn(make_url(found)), ROLE, "a secret of theirs")
    yield found
    fleet_queue.put_out(dsn(make_url(found)), ROLE)  # roles are a whole cluster's


@pytest.fixture
def server(url: str, home: Script) -> Iterator[Serving]:
    with serving(url, SETTINGS) as found:
        yield found
        home.go.release(ENOUGH)


# Who thinks


def test_long_thoughts_go_to_thinkers_and_quick_ones_stay_at_home(
    server: Serving, url: str, home: Script, far: Script
) -> None:
    with thinking_for(url):
        until(lambda: fleet_of(server).at_once == 1)
        against(server, home, "hard")
        until(lambda: far.begun == ["hard"])
        against(server, home, "medium")
        until(lambda: home.begun == ["medium"])
        assert far.begun == ["hard"]
        far.go.release(ENOUGH)


def test_a_thinker_s_move_is_made(server: Serving, url: str, home: Script, far: Script) -> None:
    with thinking_for(url):
        until(lambda: fleet_of(server).at_once == 1)
        table = against(server, home, "hard")
        until(lambda: far.begun == ["hard"])
        live = server.hub.rooms[table.id].sitting.table
        assert live is not None
        expected, before = live.legal(1)[-1], len(server.store.events(table.id))
        far.go.release()
        until(lambda: len(server.store.events(table.id)) > before)
    assert server.store.events(table.id)[before].body["moves"][0] == [1, expected]
    assert not table.view(0)["seats"][1]["hurried"]


def test_without_a_thinker_the_server_thinks_itself(server: Serving, home: Script) -> None:
    against(server, home, "hard")
    until(lambda: home.begun == ["hard"])


def test_hints_come_from_elsewhere_and_are_few_for_each_guest(
    server: Serving, url: str, home: Script, far: Script
) -> None:
    table = server.hotseat("beer-and-bread", 2)
    (seat,) = table.view(None)["waiting"]
    with thinking_for(url), ThreadPoolExecutor(8) as guests:
        until(lambda: fleet_of(server).at_once == 1)
        hints = [guests.submit(table.call, "POST", "hint", seat, {}) for _ in range(8)]
        until(lambda: far.begun == ["advise"])
        far.go.release(ENOUGH)
        home.go.release(ENOUGH)
        answers = [hint.result() for hint in hints]
    assert sum(answer.status_code == 200 for answer in answers) == server.settings.hints
    assert {answer.status_code for answer in answers} == {200, 429}


# Fairly


def test_a_bot_comes_before_the_hints_of_a_greedy_guest(server: Serving, url: str, home: Script, far: Script) -> None:
    table = server.hotseat("beer-and-bread", 2)
    (seat,) = table.view(None)["waiting"]
    with thinking_for(url), ThreadPoolExecutor(2) as guests:
        until(lambda: fleet_of(server).at_once == 1)
        hints = [guests.submit(table.call, "POST", "hint", seat, {}) for _ in range(2)]
        until(lambda: far.begun == ["advise"])
        until(lambda: len(rows(url, "SELECT 1 FROM procrastinate_jobs")) == 2)
        until(lambda: sum(wish.begun for wish in fleet_of(server)._wishes.values()) == 1)  # noqa: SLF001 - as it knows
        against(server, home, "expert")
        until(lambda: len(rows(url, "SELECT 1 FROM procrastinate_jobs")) == 3)
        assert far.begun == ["advise"], "one hint is being thought about"
        far.go.release()
        until(lambda: len(far.begun) == 2)
        assert far.begun == ["advise", "expert"], "and before the next one the bot has its turn"
        far.go.release(ENOUGH)
        assert [hint.result().status_code for hint in hints] == [200, 200]


def test_what_more_thinkers_could_not_begin_soon_is_thought_about_at_home(
    server: Serving, url: str, home: Script, far: Script
) -> None:
    with thinking_for(url):
        until(lambda: fleet_of(server).at_once == 1)
        for _ in range(5):
            against(server, home, "hard")
        until(lambda: home.begun == ["hard"])
        assert far.begun == ["hard"]
        assert len(fleet_of(server).thoughts()) <= 3, "one under way, two that may wait for it"
        far.go.release(ENOUGH)


def test_a_hint_whose_asker_has_gone_is_not_thought_about_any_more(
    server: Serving, url: str, home: Script, far: Script
) -> None:
    table = server.hotseat("beer-and-bread", 2)
    (seat,) = table.view(None)["waiting"]
    with thinking_for(url):
        until(lambda: fleet_of(server).at_once == 1)
        line = hint_without_patience(table, seat)
        until(lambda: far.begun == ["advise"])
        line.close()
        until(lambda: not rows(url, "SELECT 1 FROM procrastinate_jobs"))
        until(lambda: fleet_of(server).at_once == 1)
        assert not rows(url, "SELECT 1 FROM answers")
    assert not home.begun


# When thinkers die


def test_what_a_killed_thinker_had_in_hand_is_done_at_home(
    server: Serving, url: str, home: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fleet, "ALIVE", 4.0)
    server.restart(deadline=20.0)
    with stubborn(url, server) as process:
        table = against(server, home, "hard")
        assert begun(process) == "choose"
        before = len(server.store.events(table.id))
        process.kill()
        home.go.release(ENOUGH)
        until(lambda: len(server.store.events(table.id)) > before)
    hard = parse("hard"), find("beer-and-bread"), 2
    assert set(home.begun) <= {str(in_a_hurry(*hard, share)) for share in (1, 1 / 4, 1 / 16, 0)}
    assert home.begun


def test_what_a_killed_thinker_had_in_hand_is_taken_up_by_another(
    server: Serving, url: str, home: Script, far: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fleet, "ALIVE", 4.0)
    table = server.hotseat("beer-and-bread", 2)
    (seat,) = table.view(None)["waiting"]
    with ThreadPoolExecutor(1) as guests, stubborn(url, server) as process:
        hint = guests.submit(table.call, "POST", "hint", seat, {})
        assert begun(process) == "advise"
        with thinking_for(url):
            until(lambda: fleet_of(server).at_once == 2)
            process.kill()
            until(lambda: far.begun == ["advise"])
            far.go.release()
            assert hint.result().status_code == 200
    assert not home.begun


def test_when_the_database_goes_away_thoughts_come_home(
    server: Serving, url: str, home: Script, far: Script, postgres: Postgres
) -> None:
    table = server.hotseat("beer-and-bread", 2)
    (seat,) = table.view(None)["waiting"]
    with thinking_for(url) as thinker, ThreadPoolExecutor(1) as guests:
        until(lambda: fleet_of(server).at_once == 1)
        hint = guests.submit(table.call, "POST", "hint", seat, {})
        until(lambda: far.begun == ["advise"])
        postgres.stop()
        try:
            until(lambda: home.begun == ["advise"])
            home.go.release()
            assert hint.result().status_code == 200
        finally:
            postgres.start()
        far.go.release(ENOUGH)
        until(thinker.joined.is_set)  # it has come back by itself
        until(lambda: fleet_of(server).at_once == 1)


# What they may see


CHANGES = ("INSERT INTO {} DEFAULT VALUES", "DELETE FROM {} WHERE false", "TRUNCATE {}", "DROP TABLE {}")


def can(connection: "psycopg.Connection[Any]", statement: str) -> bool:
    """Whether a role may do something, which is not done."""
    try:
        with connection.transaction(force_rollback=True):
            connection.execute(statement.encode())
    except psycopg.errors.InsufficientPrivilege:
        return False
    except psycopg.errors.IntegrityError:
        return True  # but for a value that was left out
    return True


def test_a_thinker_s_role_reads_the_queue_and_nothing_else(server: Serving, url: str) -> None:
    table = server.hotseat("beer-and-bread", 2)
    assert table.tokens
    every = rows(
        url,
        "SELECT n.nspname, c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relkind "
        "IN ('r', 'v', 'm', 'p') AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')",
    )
    assert ("public", "secrets") in every
    readable, writable = set[str](), set[str]()
    with psycopg.connect(theirs(url), autocommit=True) as connection:
        for space, name in every:
            table_ = f'"{space}"."{name}"'
            if can(connection, f"TABLE {table_}"):
                readable.add(f"{space}.{name}")
            if any(can(connection, change.format(table_)) for change in CHANGES):
                writable.add(f"{space}.{name}")
        for forbidden in (
            "CREATE TABLE public.mine ()",
            f"CREATE TABLE {SCHEMA}.mine ()",
            f"INSERT INTO {SCHEMA}.procrastinate_jobs (queue_name, task_name) VALUES ('a', 'b')",
            f"UPDATE {SCHEMA}.procrastinate_jobs SET args = '{{}}'",
            f"SELECT found FROM {SCHEMA}.answers",
            "COPY public.secrets TO STDOUT",
            "SELECT pg_read_file('PG_VERSION')",
            "CREATE ROLE another",
            f"GRANT {ROLE} TO postgres",
            "SET ROLE postgres",
            "ALTER TABLE public.tables ADD COLUMN more text",
        ):
            with pytest.raises(psycopg.Error) as refused:
                connection.execute(forbidden.encode())
            assert isinstance(refused.value, psycopg.errors.InsufficientPrivilege), forbidden
    assert {name.partition(".")[0] for name in readable | writable} == {SCHEMA}
    assert f"{SCHEMA}.answers" not in readable


def test_what_waits_in_the_queue_is_what_one_seat_may_know(
    server: Serving, url: str, home: Script, far: Script
) -> None:
    with thinking_for(url):
        until(lambda: fleet_of(server).at_once == 1)
        table = against(server, home, "hard")
        until(lambda: far.begun == ["hard"])
        ((args,),) = rows(url, "SELECT args FROM procrastinate_jobs")
        everything = json.dumps(rows(url, "SELECT to_jsonb(j) FROM procrastinate_jobs j"))
        live = server.hub.rooms[table.id].sitting.table
        assert live is not None
        assert args["told"] == {
            "game": "beer-and-bread",
            "known": base64.b64encode(live.observe(1).to_bytes()).decode(),
            "legal": live.legal(1),
            "seat": 1,
            "seats": 2,
            "level": "hard",
        }
        assert live.observe(1) != live.state, "something is covered"
        for secret in (*secrets_of(server, table), table.id, table.code, "Ada", "127.0.0.1"):
            assert secret not in everything
        far.go.release(ENOUGH)


def secrets_of(server: Serving, table: Laid) -> list[str]:
    return [server.store.secret(table.id), table.spectator, *table.tokens.values()]


# The queue itself


def test_servers_that_start_at_once_make_one_queue(postgres: Postgres) -> None:
    where = dsn(make_url(postgres.database()))
    assert not bring_up(where), "only a host wants one"
    with ThreadPoolExecutor(6) as processes:
        assert all(processes.map(lambda _: bring_up(where, make=True), range(6)))
    with psycopg.connect(where) as connection:
        assert connection.execute(f"SELECT count(*) FROM {SCHEMA}.layout".encode()).fetchone() == (1,)


def test_a_queue_of_an_earlier_layout_is_made_anew_for_the_same_thinkers(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    where, theirs_ = dsn(make_url(url)), theirs(url)
    fleet_queue.check_thinker(theirs_)
    rows(url, "INSERT INTO answers VALUES ('a', 0, 0, '') RETURNING ticket")
    monkeypatch.setattr(fleet_queue, "LAYOUT", fleet_queue.LAYOUT + 1)
    with pytest.raises(fleet_queue.NoQueue, match="another layout"):
        fleet_queue.check_thinker(theirs_)
    assert bring_up(where)
    fleet_queue.check_thinker(theirs_)
    assert rows(url, "SELECT count(*) FROM answers") == [(0,)]
    monkeypatch.undo()
    with pytest.raises(fleet_queue.NoQueue, match="newer"):
        bring_up(where)


def test_a_role_that_sees_the_tables_may_not_think(url: str) -> None:
    with pytest.raises(fleet_queue.NoQueue, match="opens the tables themselves"):
        fleet_queue.check_thinker(dsn(make_url(url)))


def test_a_thinker_that_is_put_out_cannot_come_back(url: str) -> None:
    where = dsn(make_url(url))
    with psycopg.connect(theirs(url)) as connection:
        fleet_queue.put_out(where, ROLE)
        with pytest.raises(psycopg.Error):
            connection.execute(f"SELECT * FROM {SCHEMA}.layout".encode())
    with pytest.raises(psycopg.Error):
        psycopg.connect(theirs(url))
    admit(where, ROLE, "another")
    fleet_queue.check_thinker(theirs(url))
