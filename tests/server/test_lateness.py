"""A bot that has waited long thinks less; reviews wait behind everything, few for each guest. Clocks are planted."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import pytest

from affinage.agents import parse
from affinage.agents.levels import in_a_hurry
from affinage.core.game import find
from affinage.core.play import Table
from affinage.server import thinkers
from affinage.server.pool import Asker
from affinage.server.queueing import Importance
from affinage.server.service import Refused
from affinage.server.thinkers import FORGOTTEN, Choice, Question, Thinkers

from .planted_worker import Script, plant
from .serving import QUICK

PATIENCE = 20.0


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Script:
    monkeypatch.setattr("affinage.server.thinkers.secrets.choice", lambda _: pytest.fail("a move at random"))
    return plant(monkeypatch)


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


async def until(what: Callable[[], Any]) -> None:
    async with asyncio.timeout(60):
        while not what():
            await asyncio.sleep(0.001)


def task(work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
    return asyncio.ensure_future(work)


async def thinking(clock: Clock, deadline: float = PATIENCE) -> Thinkers:
    found = Thinkers(replace(QUICK, bots=True, deadline=deadline), clock)
    found.start(task)
    await until(lambda: found.ready_for(find("beer-and-bread")))
    return found


def question(level: str) -> Question:
    table = Table(find("beer-and-bread"), 2, seed="late")
    (seat,) = table.asked
    return Question(table.game, table.observe(seat), table.legal(seat), seat, 2, level)


@pytest.mark.anyio
@pytest.mark.parametrize(("waited", "share"), [(0.0, 1.0), (3.0, 1 / 4), (6.0, 1 / 16), (11.0, 0.0), (19.0, 0.0)])
async def test_the_longer_it_has_waited_the_less_a_bot_thinks(script: Script, waited: float, share: float) -> None:
    bot = str(in_a_hurry(parse("hard"), find("beer-and-bread"), 2, share))
    assert (bot == "hard", bot == "greedy") == (share == 1, share == 0)
    clock = Clock()
    thinkers_ = await thinking(clock)
    first = asyncio.ensure_future(thinkers_.choose(question("expert"), Asker(owner="another table")))
    await until(lambda: script.begun == ["expert"])
    late = asyncio.ensure_future(thinkers_.choose(question("hard"), Asker(owner="a table")))
    await until(lambda: len(script.asked) == 2)
    clock.time = waited
    script.go.release(2)
    choice = await late
    assert choice is not None
    assert (choice.hurried, choice.waited) == (bot != "hard", waited)
    assert script.begun == ["expert", bot]
    usual = await first
    assert usual == Choice(question("expert").legal[-1])
    await thinkers_.close()


@pytest.mark.anyio
async def test_what_was_waited_for_earlier_in_the_turn_counts(script: Script) -> None:
    thinkers_ = await thinking(Clock())
    script.go.release()
    choice = await thinkers_.choose(question("hard"), Asker(owner="a table", waited=12.0))
    assert choice is not None
    assert choice.hurried
    assert script.begun == ["greedy"]
    await thinkers_.close()


@pytest.mark.anyio
async def test_a_bot_whose_turn_to_think_does_not_come_plays_by_the_plain_rules(script: Script) -> None:
    thinkers_ = await thinking(Clock(), deadline=3600)
    held = asyncio.ensure_future(thinkers_.choose(question("expert"), Asker(owner="another table")))
    await until(lambda: script.begun == ["expert"])
    asked = question("hard")
    choice = await thinkers_.choose(asked, Asker(owner="a table", waited=3600.0))  # all its time is gone
    assert choice is not None
    assert choice.hurried
    assert choice.move in asked.legal
    assert script.begun == ["expert"], "nobody else was asked"
    held.cancel()
    await thinkers_.close()


def test_who_thinks_briefly_or_carelessly_anyway_thinks_as_always() -> None:
    game = find("beer-and-bread")
    for level in ("novice", "random", "greedy"):
        assert in_a_hurry(parse(level), game, 2, 0.0) == parse(level)
    assert str(in_a_hurry(parse("expert"), game, 2, 1 / 4)) == "expert:0.25s"
    assert str(in_a_hurry(parse("medium"), game, 2, 1.0)) == "medium"
    assert str(in_a_hurry(parse("expert"), game, 2, 0.0)) == "greedy"


@pytest.mark.anyio
async def test_reviews_are_made_one_by_one_and_few_for_each_guest(script: Script) -> None:
    clock = Clock()
    thinkers_ = await thinking(clock)
    game = find("beer-and-bread")

    def ask(table: str, guest: str) -> thinkers.Review:
        return thinkers_.review(table, 0, game, 10, lambda: "", guest)

    first, second = ask("a", "ada"), ask("b", "ada")
    with pytest.raises(Refused) as refused:
        ask("c", "ada")
    assert (refused.value.status, refused.value.code) == (429, "reviews-waiting")
    other = ask("d", "ben")
    assert ask("a", "ben") is first, "what is under way is everybody's"
    await until(lambda: script.begun == ["judge"])
    script.go.release()
    await until(lambda: first.found is not None)
    await until(lambda: len(script.begun) == 2)
    assert (thinkers_.done(other), thinkers_.done(second)) == (0, 0)
    script.go.release()
    await until(lambda: len(script.begun) == 3)
    script.go.release()
    await until(lambda: other.found is not None and second.found is not None)
    ask("c", "ada")
    await thinkers_.close()


@pytest.mark.anyio
async def test_a_review_that_nobody_asks_for_any_more_is_not_begun(script: Script) -> None:
    clock = Clock()
    thinkers_ = await thinking(clock)
    game = find("beer-and-bread")
    first, second = (thinkers_.review(table, 0, game, 10, lambda: "", "ada") for table in "ab")
    await until(lambda: script.begun == ["judge"])
    clock.time = FORGOTTEN + 1
    assert thinkers_.review("a", 0, game, 10, lambda: "", "ada") is first
    script.go.release()
    await until(lambda: second.failed)
    assert first.found is not None
    assert script.begun == ["judge"]
    assert thinkers_.review("b", 0, game, 10, lambda: "", "ada") is not second, "whoever asks again begins anew"
    await thinkers_.close()


@pytest.mark.anyio
async def test_where_there_are_several_workers_one_is_left_to_bots(script: Script) -> None:
    thinkers_ = Thinkers(replace(QUICK, bots=True, workers=2, deadline=3600), Clock())
    thinkers_.start(task)
    await until(lambda: thinkers_.ready_for(find("beer-and-bread")))
    hints = [
        asyncio.ensure_future(thinkers_.advise(question(""), Asker(Importance.HINT, guest))) for guest in ("ada", "ben")
    ]
    await until(lambda: len(script.asked) == 2)
    bot = asyncio.ensure_future(thinkers_.choose(question("hard"), Asker(owner="a table")))
    await until(lambda: len(script.begun) == 2)
    assert script.begun == ["advise", "hard"], "the second hint waits"
    script.go.release(3)
    assert all(await asyncio.gather(bot, *hints))
    await thinkers_.close()
