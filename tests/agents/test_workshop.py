"""Games made ready in the background, and bots that do not let anybody wait for it."""

import os
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from affinage.agents import make, workshop
from affinage.agents.patient import PatientBot, stand_in
from affinage.agents.plain import PlainBot
from affinage.agents.workshop import GREEDY, RULES, SEARCH, Workshop, is_ready, loops_of
from affinage.core.game import Game, find
from affinage.core.play import Table

PATIENCE = 600


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AFFINAGE_CACHE", str(tmp_path))


@pytest.fixture
def template() -> Game:
    return find("template")


def test_a_game_is_made_ready_and_the_next_start_knows(template: Game) -> None:
    assert not is_ready(template)
    busy = Workshop([template])
    busy.when_ready(template).result(PATIENCE)
    busy.close()
    assert is_ready(template)
    assert not is_ready(template, GREEDY)
    again = Workshop([template])
    assert again.ready(template)
    assert again.count() == (1, 1)
    again.close()


class Idle(Workshop):
    """One that takes its steps when a test says so; nothing is compiled."""

    def __init__(self, games: list[Game]) -> None:
        self.taken: list[tuple[Game, Any]] = []
        super().__init__(games)

    def _work(self) -> None:
        pass

    def take(self) -> str:
        with self._changed:
            if not any(self._can(package) for package in self._waiting):
                return ""
        step = self._next()
        assert step is not None
        self.taken.append(step)
        return f"{step[0].name}: {step[1].__name__}"

    def finish(self, failed: bool = False) -> None:
        self._finished(self.taken.pop(0)[0], failed)


@pytest.fixture
def idle() -> Iterator[Idle]:
    one = Idle([find("template"), find("fromage")])
    yield one
    one.close()


def test_rules_come_before_loops_and_the_wanted_game_before_others(idle: Idle) -> None:
    assert idle.take() == "template: translate_longest"
    idle.want(find("fromage"))
    assert idle.take() == "fromage: translate_longest"
    assert idle.take() == "fromage: translate_others"
    assert idle.take() == "template: translate_others"
    assert idle.take() == "", "loops wait for the rules"
    for _ in range(3):
        idle.finish()
    assert idle.take() == "fromage: finish_search"
    assert idle.take() == "fromage: finish_samples"
    idle.finish()  # the last of the template's rules
    assert idle.take() == "template: finish_search"
    idle.finish()
    assert not idle.ready(find("fromage"))
    idle.finish()
    assert idle.ready(find("fromage"))
    assert is_ready(find("fromage"))
    assert idle.count() == (1, 2)


def test_a_step_that_fails_keeps_nobody_waiting(idle: Idle) -> None:
    idle.take()
    idle.take()
    idle.finish(failed=True)
    assert not idle.ready(find("template"))
    idle.finish()
    assert idle.ready(find("template")), "whoever thinks compiles by itself"
    assert not is_ready(find("template")), "and the next start tries again"
    assert idle.take() == "fromage: translate_longest"


def test_a_process_that_dies_is_told_of(
    template: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(workshop, "RULES", (die,))
    busy = Workshop([template])
    busy.when_ready(template).result(PATIENCE)
    busy.close()
    assert "could not be made ready" in caplog.text
    assert not is_ready(template)


def die(game: Game) -> None:
    os._exit(3)


def test_what_bots_need() -> None:
    assert loops_of(["random"]) == ()
    assert loops_of(["greedy", "random"]) == GREEDY
    assert loops_of(["hard"]) == SEARCH
    assert loops_of(["search:0.5s", "greedy"]) == (*SEARCH, *GREEDY)
    assert is_ready(find("template"), ()), "nothing is to be done for it"
    assert len(RULES) == 2


class Soon:
    """A workshop that is ready when it is told so."""

    def __init__(self) -> None:
        self.done: Future[None] = Future()

    def ready(self, game: Game) -> bool:
        return self.done.done()


def test_a_stand_in_plays_until_the_bot_is_ready_and_costs_it_no_luck(template: Game) -> None:
    table, soon = Table(template, 2, seed="soon"), Soon()
    patient = PatientBot("greedy", template, 0, 7, 2, soon)  # type: ignore[arg-type]  # all that is asked of it
    plain, itself = PlainBot(template, 0, 7 * 64), make("greedy", template, 0, seed=7)
    asked, others = 0, make("random", template, 1, seed=1)
    while not table.over:
        seat = table.asked[0]
        known, legal = table.observe(seat), table.legal(seat)
        if seat == 1:
            table.play(seat, others.choose(known, legal))
            continue
        asked += 1
        if asked == 3:
            soon.done.set_result(None)
        assert patient.ready is (asked >= 3)
        wanted = itself.choose(known, legal)
        if asked < 3:
            wanted = plain.choose(known, legal)
        move = patient.choose(known, legal)
        assert move == wanted
        table.play(seat, move)
    assert asked > 3


def test_a_stand_in_is_as_careless_as_the_level(template: Game) -> None:
    levels = [stand_in(level, template, 0, 1, 2)._careless for level in ("novice", "easy", "hard", "greedy")]  # noqa: SLF001 - it shows nowhere else
    assert levels == [40, 12, 0, 0]
