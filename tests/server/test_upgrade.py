"""A newer Affinage opens the tables of an older one: by the rules they began with, every one goes on to its end."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest

from affinage.agents.workshop import Workshop
from affinage.core import about, pinned
from affinage.core import game as games
from affinage.core.game import Game, find, kept_game
from affinage.core.play import Table
from affinage.server import backup, doctor, sealed, thinking
from affinage.server.pool import Asker, Pool
from affinage.server.queueing import Importance
from affinage.server.service import rules_of
from affinage.server.store import Store
from affinage.server.thinkers import Question, Thinkers
from affinage.server.worker import Worker

from .conftest import FULL
from .serving import PATIENCE, QUICK, Json, Laid, Serving, nonce, serving
from .storing import whole_game

OLD = {this.game: this for this in reversed(pinned.kept())}  # of each game the first version that is kept


@dataclass
class Old:
    """A table that was begun under old rules."""

    id: str
    game: Game
    tokens: list[str]


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if every game had newer rules by now; also before any of them really has."""
    monkeypatch.setattr(games, "about", lambda name: about.about(name)._replace(version=99))


def begun(store: Store, this: pinned.Pinned, seats: int, seed: str, left: int) -> Old:
    """A table under way by old rules, with so many moves left to make if everybody plays at random."""
    game, tokens, name = kept_game(this), [nonce() for _ in range(seats)], seed.replace(" ", "-")
    whole_game(store, game, None, seed, seats, tokens, name, left)
    return Old(name, game, tokens)


def forty(store: Store) -> Iterator[Old]:
    """Running tables of all games, numbers of seats and stages of the game; in the quick size one of each game."""
    for this in OLD.values():
        counts = kept_game(this).seats
        for number in range(8 if FULL else 1):
            left = 5 + 60 * number if FULL else 8
            yield begun(store, this, counts[-1 - number % len(counts)], f"{this.game} {number}", left)


def end(server: Serving, old: Old) -> Laid:
    """Play a table to its end by the API, at random."""
    table, random = Laid(server, old.id, "", "", dict(enumerate(old.tokens))), Random(old.id)
    seen = table.view(0)
    while seen["status"] == "playing":
        seat = seen["waiting"][0]
        seen = table.view(seat)
        made = table.move(seat, random.choice(seen["choices"])["move"], seen["version"])
        assert made.status_code == 200, made.text
        seen = made.json()["payload"]
    assert seen["status"] == "over"
    return table


def test_every_table_under_old_rules_goes_on_to_its_end(tmp_path: Path, newer: None) -> None:
    data = str(tmp_path / "tables.sqlite")
    with closing(Store.open(data)) as store:
        tables = list(forty(store))
    assert len(tables) == (40 if FULL else 5)
    with serving(data) as server:
        mine = [{"table": old.id, "token": old.tokens[0]} for old in tables]
        rows = server.http.post("/api/mine", json={"tables": mine}).json()
        assert [row["table"] for row in rows] == [old.id for old in tables], "none is lost"
        assert not any(row["over"] or row["record"] for row in rows)
        for old in tables:
            assert kept_game(OLD[old.game.name]).package == old.game.package
            table = end(server, old)
            file = table.call("GET", "file", 0)
            assert sealed.verify(file.text).game == old.game.name
            assert table.call("GET", "replay?at=1", 0).json()["at"] == 1
        rows = server.http.post("/api/mine", json={"tables": mine}).json()
        assert all(row["over"] and not row["record"] for row in rows)
    with closing(Store.look(data)) as store:
        found = doctor.examine(store)
        assert (found.wrong, found.records, found.tables) == ([], [], len(tables))
        assert {header.rules for header in store.tables()} == {old.game.version for old in tables}


@pytest.fixture
def template(tmp_path: Path, newer: None) -> Iterator[tuple[Serving, Laid, Old]]:
    """A finished table under old rules."""
    data = str(tmp_path / "tables.sqlite")
    with closing(Store.open(data)) as store:
        old = begun(store, OLD["template"], 2, "a market", 3)
    with serving(data) as server:
        yield server, end(server, old), old


def test_a_game_is_tried_again_by_the_rules_it_was_played_by(template: tuple[Serving, Laid, Old]) -> None:
    server, table, old = template
    wish = {"at": 4, "seats": [{"kind": "hotseat"}] * 2, "name": "Ada"}
    made = table.call("POST", "fork", 0, wish)
    assert made.status_code == 200, made.text
    header = server.store.header(made.json()["table"])
    assert header is not None
    assert rules_of(header) is old.game


def test_a_rematch_is_played_by_the_newest_rules(
    template: tuple[Serving, Laid, Old], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, table, old = template
    monkeypatch.undo()  # nothing is planted any more: the newest rules are what they are
    again = table.call("POST", "rematch", 0)
    assert again.status_code == 200, again.text
    header = server.store.header(again.json()["table"])
    assert header is not None
    assert rules_of(header) is find("template")
    assert header.options == {option.name: option.values[option.default] for option in find("template").options}
    assert old.game is not find("template")


def test_a_copy_of_old_tables_goes_on_elsewhere(tmp_path: Path, newer: None) -> None:
    data, copy, there = (str(tmp_path / name) for name in ("here.sqlite", "copy.sqlite", "there.sqlite"))
    with closing(Store.open(data)) as store:
        old = begun(store, OLD["template"], 3, "a copy", 5)
    backup.backup(data, Path(copy))
    backup.restore(there, Path(copy))
    with serving(there) as server:
        end(server, old)


@pytest.mark.parametrize("level", ["novice", "expert"])
def test_a_bot_thinks_by_old_rules_in_its_own_process(level: str) -> None:
    game = kept_game(OLD["template"])
    table = Table(game, 2, seed="a bot")
    seat = table.asked[0]
    question = Question(game, table.observe(seat), table.legal(seat), seat, 2, level)

    async def asked() -> int:
        worker = Worker()
        try:
            return await worker.ask(PATIENCE, thinking.choose_plainly, *question.told, level)
        finally:
            worker.end()

    assert asyncio.run(asked()) in question.legal


@pytest.mark.long
@pytest.mark.anyio
async def test_bots_are_made_ready_for_old_rules_when_they_are_asked() -> None:
    game = kept_game(OLD["template"])
    table, thinkers = Table(game, 2, seed="warming"), Thinkers(replace(QUICK, bots=True))
    thinkers._pool = Pool([Worker()], Worker())  # noqa: SLF001 - without the games on offer
    thinkers._workshop = Workshop([])  # noqa: SLF001 - likewise
    news: asyncio.Queue[str] = asyncio.Queue()
    thinkers._news = lambda: news.put_nowait("ready")  # noqa: SLF001 - likewise
    seat = table.asked[0]
    question = Question(game, table.observe(seat), table.legal(seat), seat, 2, "novice")
    try:
        if not thinkers.ready_for(game):
            assert thinkers.stands_in(game)
        await asyncio.wait_for(news.get(), 4 * PATIENCE)
        assert thinkers.ready_for(game)
        choice = await thinkers.choose(question)
        assert choice is not None
        assert choice.move in question.legal
        assert await thinkers.advise(question, Asker(Importance.HINT))
    finally:
        await thinkers.close()


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def seen_by(server: Serving, path: str) -> Json:
    return server.http.get(path).json()


def test_only_the_newest_rules_are_on_offer(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite")) as server:
        assert sorted(game["name"] for game in seen_by(server, "/api/games")) == sorted(about.names())
