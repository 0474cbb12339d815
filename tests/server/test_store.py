"""The store keeps its word: an event is there once, in its place, or not at all."""

import os
import sqlite3
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from affinage.server import databases, schema
from affinage.server.store import Header, New, Spent, Store, Stored, StoreError, Taken, Token, Unavailable

from .postgres import Postgres
from .storing import SECRET, event, header, made


def test_what_is_stored_comes_back(any_store: Store) -> None:
    head = replace(header(), options={"windmill": "chance"}, forked={"table": "x", "at": 3, "standing": [[-1, 3]]})
    any_store.make(head, SECRET, [Token("d", head.id, "spectator")])
    assert any_store.header(head.id) == head
    assert any_store.secret(head.id) == SECRET
    assert any_store.token("d") == Token("d", head.id, "spectator", -1, False)
    assert any_store.header("nobody") is None
    assert any_store.token("nobody") is None
    first = any_store.append(head.id, 1, event("a", name='Zoë “\u202e” 🧀 \\ " \x00', list=[1, None, True]))
    second = any_store.append(head.id, 2, event("b"))
    assert any_store.events(head.id) == [first, second]
    assert any_store.events(head.id, after=1) == [second]
    assert (first.prev_hash, second.prev_hash) == (head.hash, first.hash)
    assert [e.rehashed() for e in (first, second)] == [first.hash, second.hash]


def test_a_table_is_made_once(any_store: Store) -> None:
    head = made(any_store)
    with pytest.raises(Taken):
        any_store.make(head, SECRET)
    other = header()
    with pytest.raises(Taken):
        any_store.make(other, SECRET, [Token(f"invite-{head.id}", other.id, "invite")])
    assert any_store.header(other.id) is None  # all or nothing


def test_the_same_move_is_stored_once_however_often_it_is_sent(any_store: Store) -> None:
    head = made(any_store)
    first = any_store.append(head.id, 1, event("a", n=1), spend=f"invite-{head.id}")
    any_store.append(head.id, 2, event("b"))
    for seq in (1, 2, 3, 99):
        again = any_store.append(head.id, seq, event("a", n=2), spend=f"invite-{head.id}")
        assert again == replace(first, repeated=True)
    assert len(any_store.events(head.id)) == 2


def test_two_tables_may_use_the_same_move_id(any_store: Store) -> None:
    one, two = made(any_store), made(any_store)
    assert not any_store.append(one.id, 1, event("a")).repeated
    assert not any_store.append(two.id, 1, event("a")).repeated


def test_a_place_in_the_log_is_taken_once(any_store: Store) -> None:
    head = made(any_store)
    any_store.append(head.id, 1, event("a"))
    with pytest.raises(Taken, match="the next one is 2"):
        any_store.append(head.id, 1, event("b"))
    with pytest.raises(ValueError, match="gap"):
        any_store.append(head.id, 3, event("c"))
    with pytest.raises(StoreError, match="no table"):
        any_store.append("nobody", 1, event("d"))


def test_whoever_knows_the_event_before_goes_the_short_way_to_the_same_end(any_store: Store) -> None:
    head, other = made(any_store), made(any_store)
    first = any_store.append(head.id, 1, event("a"))
    second = any_store.append(head.id, 2, event("b", n=[1]), after=first.hash)
    assert (second.prev_hash, second.hash, second.repeated) == (first.hash, second.rehashed(), False)
    assert any_store.events(head.id) == [first, second]
    assert any_store.append(head.id, 3, event("b", n=2), after=second.hash) == replace(second, repeated=True)
    with pytest.raises(Taken, match="the next one is 3"):
        any_store.append(head.id, 2, event("c"), after=first.hash)
    with pytest.raises(ValueError, match="gap"):
        any_store.append(head.id, 4, event("c"), after=second.hash)
    with pytest.raises(ValueError, match="gap"):
        any_store.append(other.id, 3, event("c"), after=second.hash)
    assert any_store.events(head.id) == [first, second]


def test_events_that_are_stored_together_have_their_own_results(any_store: Store) -> None:
    one, two = made(any_store), made(any_store)
    first, other = any_store.append(one.id, 1, event("a")), any_store.append(two.id, 1, event("a"))
    wishes = [
        (one.id, 2, event("b"), "", (), first.hash),
        (two.id, 1, event("c"), "", (), other.hash),  # too late
        (two.id, 2, event("a"), "", (), other.hash),  # there already
        (two.id, 2, event("d"), "", (), other.hash),
        (one.id, 3, event("e"), "unknown", (), ""),
    ]
    found = any_store.append_all(wishes)
    assert [type(result) for result in found] == [Stored, Taken, Stored, Stored, Spent]
    assert found[2] == replace(other, repeated=True)
    assert any_store.events(one.id) == [first, found[0]]
    assert any_store.events(two.id) == [other, found[3]]


def test_an_invitation_is_spent_once_and_only_at_its_table(any_store: Store) -> None:
    head, other = made(any_store), made(any_store)
    token = Token("seat", head.id, "seat", 0)
    with pytest.raises(Spent):
        any_store.append(other.id, 1, event("a"), spend=f"invite-{head.id}", add=[token])
    assert any_store.token("seat") is None
    any_store.append(head.id, 1, event("a"), spend=f"invite-{head.id}", add=[token])
    assert any_store.token("seat") == token
    with pytest.raises(Spent):
        any_store.append(head.id, 2, event("b"), spend=f"invite-{head.id}")
    with pytest.raises(Spent):
        any_store.append(head.id, 2, event("b"), spend="unknown")
    assert len(any_store.events(head.id)) == 1
    assert [(t.kind, t.spent) for t in any_store.tokens(head.id)] == [("invite", True), ("seat", False)]


def test_running_tables_are_those_without_an_end(any_store: Store) -> None:
    one, two = made(any_store), made(any_store)
    any_store.append(one.id, 1, event("a", "over"))
    assert {t.id for t in any_store.tables()} == {one.id, two.id}
    assert [t.id for t in any_store.tables(running=True)] == [two.id]


@pytest.mark.parametrize("body", [{"x": 0.5}, {"x": float("nan")}, {1: "x"}, {"x": {"y": b""}}])
def test_only_what_every_program_writes_alike_is_stored(store: Store, body: dict[str, object]) -> None:
    head = made(store)
    with pytest.raises(TypeError):
        store.append(head.id, 1, New("a", 0, "move", body, 1, 1))
    assert store.events(head.id) == []


def test_of_eight_events_at_once_one_wins_the_place(any_store: Store) -> None:
    head, rounds = made(any_store), 20
    results: list[list[str]] = [[] for _ in range(rounds)]
    start = threading.Barrier(8)

    def post(client: int) -> None:
        for number in range(rounds):
            start.wait()
            try:
                any_store.append(head.id, number + 1, event(f"{client}-{number}"))
                results[number].append("won")
            except Taken:
                results[number].append("taken")

    threads = [threading.Thread(target=post, args=(c,)) for c in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(sorted(result) == ["taken"] * 7 + ["won"] for result in results)
    assert [e.seq for e in any_store.events(head.id)] == list(range(1, rounds + 1))


def test_the_same_move_by_eight_at_once_is_stored_once(any_store: Store) -> None:
    head = made(any_store)
    start, answers = threading.Barrier(8), list[tuple[str, bool]]()

    def post() -> None:
        start.wait()
        answer = any_store.append(head.id, 1, event("same"), spend=f"invite-{head.id}")
        answers.append((answer.hash, answer.repeated))

    threads = [threading.Thread(target=post) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len({hash_ for hash_, _ in answers}) == 1
    assert sorted(repeated for _, repeated in answers) == [False] + [True] * 7


# The file


def test_a_second_server_on_the_same_file_says_so(store: Store) -> None:
    script = "import sys; from affinage.server.store import Store; Store.open(sys.argv[1])"
    told = subprocess.run([sys.executable, "-c", script, str(store.url.database)], capture_output=True, text=True)
    assert "is being served already" in told.stderr
    with pytest.raises(StoreError, match="is being served already"):
        Store.open(store.url.database)


def test_beside_a_server_one_can_look_but_not_write(store: Store) -> None:
    head = made(store)
    beside = Store.look(store.url.database)
    store.append(head.id, 1, event("a"))
    assert len(beside.events(head.id)) == 1
    with (
        beside.reading() as connection,
        pytest.raises(sqlite3.OperationalError, match="readonly"),
    ):
        connection.connection.cursor().execute("DELETE FROM events")
    beside.close()


def test_the_file_is_as_safe_as_promised(store: Store) -> None:
    with store.writing() as connection:  # the settings of the one that writes
        said = {p: connection.exec_driver_sql(f"PRAGMA {p}").scalar() for p in ("journal_mode", "synchronous")}
        keys = connection.exec_driver_sql("PRAGMA foreign_keys").scalar()
    assert said == {"journal_mode": "wal", "synchronous": 2}
    assert keys == 1


@pytest.mark.parametrize("content", [b"no database at all, only words " * 40, b"SQLite format 3\0" + b"\xff" * 4000])
def test_a_file_that_is_no_database_is_told_so(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "letter.txt"
    file.write_bytes(content)
    for opening in (Store.open, Store.look):
        with pytest.raises(StoreError, match="cannot be opened"):
            opening(str(file))
    assert file.read_bytes() == content


def test_somebody_elses_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite"
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    with pytest.raises(StoreError, match="something else"):
        Store.open(str(file))


def test_a_database_of_a_newer_affinage_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "newer.sqlite"
    Store.open(str(file)).close()
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(StoreError, match="newer Affinage"):
        Store.open(str(file))


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("sqlite://", "Give a file"),
        ("sqlite:///:memory:", "Give a file"),
        ("mysql://x/y", "not in mysql"),
        ("::://", "not the address"),
        ("postgresql://ada:secret@127.0.0.1:1/x", "cannot be opened"),
    ],
)
def test_addresses_that_lead_nowhere_get_a_sentence(url: str, sentence: str) -> None:
    with pytest.raises(StoreError, match=sentence) as told:
        Store.open(url)
    assert "secret" not in str(told.value)


def test_a_folder_that_cannot_be_written_gets_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot be opened"):
        Store.open(str(tmp_path / "file" / "tables.sqlite"))
    with pytest.raises(StoreError, match="cannot be opened"):
        Store.open(str(tmp_path))


def test_the_default_file_moves_with_the_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AFFINAGE_HOME", str(tmp_path / "home"))
    store = Store.open()
    assert store.url.database == str(tmp_path / "home" / "tables.sqlite")
    store.close()
    assert (tmp_path / "home" / "tables.sqlite").exists()


def test_a_full_disk_acknowledges_nothing_and_recovers(store: Store) -> None:
    head = made(store)
    with store.writing() as connection:  # a limit of pages is a full disk in small
        pages = int(connection.exec_driver_sql("PRAGMA page_count").scalar() or 0)
    with store.writing() as connection:  # likewise
        connection.exec_driver_sql(f"PRAGMA max_page_count={pages + 3}")
    acknowledged, told = 0, ""
    while not told:
        try:
            store.append(head.id, acknowledged + 1, event(f"m{acknowledged + 1}", note="x" * 500))
            acknowledged += 1
        except Unavailable as error:
            told = str(error)
    assert "full" in told
    assert 0 < acknowledged == len(store.events(head.id))
    with store.writing() as connection:  # the disk has room again
        connection.exec_driver_sql("PRAGMA max_page_count=1000000")
    again = store.append(head.id, acknowledged + 1, event(f"m{acknowledged + 1}"))
    assert not again.repeated


# The layout


def test_the_migrations_lead_to_the_layout_that_the_code_knows(any_store: Store) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    config = Config()
    config.set_main_option("script_location", str(databases.MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == schema.HEAD
    with any_store.reading() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), schema.metadata)
    assert differences == []


def test_eight_servers_that_open_a_new_database_at_once(postgres: Postgres) -> None:
    any_url = postgres.database()
    stores, threads = list[Store](), []
    for _ in range(8):
        threads.append(threading.Thread(target=lambda: stores.append(Store.open(any_url))))
        threads[-1].start()
    for thread in threads:
        thread.join()
    assert len(stores) == 8
    for store in stores:
        store.close()


def test_the_command_line_imports_nothing_of_the_server_until_it_is_used() -> None:
    script = (
        "import sys, affinage.cli; wrong = {m.split('.')[0] for m in sys.modules} & "
        "{'sqlalchemy', 'alembic', 'fastapi', 'starlette', 'uvicorn', 'websockets', 'pydantic', 'segno', 'limits'}; "
        "sys.exit(', '.join(wrong) or 0)"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env={**os.environ})
    assert told.stderr == ""


def test_headers_with_the_same_content_have_the_same_hash() -> None:
    head = header(table="same")
    assert Header(**head.__dict__).hash == head.hash
    assert replace(head, options={"other": "1"}).hash != head.hash
