"""Agents of one's own in the arena: by name, from a file, or handed in; asked one by one or about many at once."""

import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import numpy as np
import pytest
from typer.testing import CliRunner

from affinage.arena import match
from affinage.arena.own import Position, is_own, named
from affinage.cli import app
from affinage.core.errors import AffinageError
from affinage.core.game import Game, find
from affinage.core.play import Table
from affinage.envs.episode import Episode
from affinage.envs.rows import observation_row

GUIDE = Path(__file__).resolve().parents[2] / "docs" / "own_agent.md"
TEMPLATE, BEER = find("template"), find("beer-and-bread")


def lowest(position: Position) -> int:
    """The simplest agent: a function."""
    return min(position.legal)


class Highest:
    """An agent that is told where it sits."""

    def __init__(self, game: Game, seat: int, seats: int, seed: int) -> None:
        self.told = game.name, seat, seats, seed

    def choose(self, position: Position) -> int:
        assert (position.game.name, position.seat, position.seats) == self.told[:3]
        return max(position.legal)


class Many:
    """An agent that is asked about many positions at once."""

    asked: list[int]

    def __init__(self) -> None:
        Many.asked = []

    def choose_many(self, positions: Sequence[Position]) -> list[int]:
        self.asked.append(len(positions))
        rows, masks = np.stack([one.row for one in positions]), np.stack([one.mask for one in positions])
        assert rows.min() >= 0
        assert rows.max() <= 1
        return [int(move) for move in np.where(masks, np.arange(masks.shape[1]), -1).max(axis=1)]


def test_a_function_and_a_class_play_and_games_are_repeatable() -> None:
    one, two = (match.play(TEMPLATE, [lowest, Highest], 12, seats=3, threads=1) for _ in range(2))
    assert one.finals.tobytes() == two.finals.tobytes()
    assert len(one.played) == 12
    assert one.plan.bots == ("arena.test_own:lowest", "arena.test_own:Highest")
    assert match.play(TEMPLATE, ["random", lowest], 4).plan.bots[0] == "random"


def test_two_functions_of_one_name_are_two_agents() -> None:
    low, high = lambda position: position.legal[0], lambda position: position.legal[-1]
    ours = match.play(TEMPLATE, [low, high], 12, seats=2)
    named = match.play(TEMPLATE, [lowest, Highest], 12, seats=2)
    assert [one.moves for one in ours.played] == [one.moves for one in named.played]
    assert len(set(ours.plan.bots)) == 2
    assert match.play(TEMPLATE, [low, high], 2, seats=2).plan.bots == ours.plan.bots


def test_who_takes_many_is_asked_about_many_at_once_and_plays_the_same_games() -> None:
    apart = match.play(TEMPLATE, [Highest, "greedy"], 40, seats=2)
    together = match.play(TEMPLATE, [Many, "greedy"], 40, seats=2)
    assert max(Many.asked) > 20
    assert [one.moves for one in apart.played] == [one.moves for one in together.played]


def test_two_that_take_many_sit_at_one_table() -> None:
    series = match.play(TEMPLATE, [Many], 10, seats=3)
    assert len(series.played) == 10


def test_an_agent_is_found_in_a_file_by_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text(
        "class Agent:\n    def choose(self, position):\n        return position.legal[0]\n", encoding="utf-8"
    )
    for text in ("mine.py:Agent", "mine:Agent"):
        command = ["match", "template", "--bots", f"{text},random", "--games", "6", "--beside", "0", "--seats", "2"]
        told = CliRunner().invoke(app, command)
        assert told.exit_code == 0, told.output
        assert f"{text} – random" in told.output


def test_the_agents_of_the_guide_play(tmp_path: Path) -> None:
    """What docs/own_agent.md shows, with a net that likes low moves."""
    shown = re.findall(r"```python\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    assert len(shown) == 2
    assert len(shown[0].splitlines()) <= 20
    net = (
        "import numpy as np\n\ndef load(name):\n    return lambda rows: -np.arange(ACTIONS) * np.ones((len(rows), 1))\n"
    )
    file = tmp_path / "mine.py"
    file.write_text(f"ACTIONS = {TEMPLATE.actions}\n{net}{''.join(shown)}", encoding="utf-8")
    series = match.play(TEMPLATE, [f"{file}:Agent", f"{file}:Net"], 8, seats=2)
    assert len(series.played) == 8
    for game, games in ((TEMPLATE, 60), (BEER, 8)):
        against_random = match.play(game, [f"{file}:Agent", "random"], games)
        assert sum(against_random.shares(0)) > 0.6 * games


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("no_such_module_here:Agent", "no module"),
        ("serch:Agent", 'Did you mean "search"'),
        ("no_such_file.py:Agent", "There is no file no_such_file.py"),
        ("json:Dumps", 'There is no agent "Dumps" in json'),
        ("search:", "is not a bot"),
    ],
)
def test_an_agent_that_is_not_there_gets_a_sentence(text: str, reason: str) -> None:
    with pytest.raises(AffinageError, match=reason):
        match.planned(TEMPLATE, [text, "random"])


def failing(_: Position) -> int:
    raise ValueError("my net is missing")


def cheating(_: Position) -> int:
    return 10**6


def leaving(_: Position) -> int:
    sys.exit(3)


class Short:
    def choose_many(self, positions: Sequence[Position]) -> list[int]:
        return [one.legal[0] for one in positions[1:]]


class Idle:
    pass


@pytest.mark.parametrize(
    ("agent", "reason"),
    [
        (failing, r"failing\" failed in template: ValueError: my net is missing"),
        (leaving, r"leaving\" failed in template: SystemExit: 3"),
        (cheating, r"cheating\" chose move 1000000 in template, which is not legal"),
        (
            lambda position: position.legal[0] + 0.5,
            r"<lambda>.*\" answered .*\.5 in template: a move is a whole number",
        ),
        (lambda _: None, r"answered None in template: a move is a whole number"),
        (Short, r"Short\" gave \d+ moves for \d+ positions"),
        (Idle, r"Idle\" has neither choose"),
    ],
)
def test_what_goes_wrong_in_an_agent_is_told_with_its_name(agent: Callable[..., int], reason: str) -> None:
    with pytest.raises(AffinageError, match=reason):
        match.play(TEMPLATE, [agent, "random"], 4)


def test_bots_of_the_house_are_still_bots() -> None:
    assert [is_own(text) for text in ("search:2000", "hard:length=40", "random", "cheat:2000")] == [False] * 4
    assert named("search:2000") == "search:2000"


@pytest.mark.parametrize("game", [TEMPLATE, BEER], ids=["template", "beer-and-bread"])
def test_a_row_from_what_a_seat_knows_is_what_the_environment_gives(game: Game) -> None:
    episode, rng = Episode(game, game.seats[-1]), Random(3)
    episode.begin("rows")
    while not episode.over:
        for seat in range(episode.seats):
            row = observation_row(game, episode.known(seat), seat, episode.seats)
            assert np.array_equal(row, episode.observe(seat))
        seat = rng.choice(episode.asked)
        episode.play(seat, int(rng.choice(episode.legal(seat).tolist())))


def test_a_row_that_cannot_be_made_gets_a_sentence() -> None:
    known = Table(TEMPLATE, 3, seed="rows").observe(0)
    for wrong, sentence in (
        ((TEMPLATE, known, 3, 3), "no seat 3 at a table of 3"),
        ((TEMPLATE, known, 0, 9), "no seat 0 at a table of 9"),
        ((BEER, known, 0, 2), "is a record of that game, not State"),
        ((TEMPLATE, known.to_array()[0], 0, 3), "is a record of that game, not void"),
        ((TEMPLATE, known, 0, 3, np.zeros(5, np.float32)), "goes into an array of 136 float32"),
    ):
        with pytest.raises(AffinageError, match=sentence):
            observation_row(*wrong)


def test_a_position_hides_what_the_seat_may_not_know() -> None:
    table = Table(BEER, 2, seed="hidden")
    known = table.observe(0)
    covered = known.copy()
    BEER.observe.cover(covered, 0)
    assert covered == known
