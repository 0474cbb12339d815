"""Affinage Benchmark 1: what it is, that nothing else can pass for it, and that it can be stopped and taken up."""

import json
import math
import random
import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

from affinage import __version__
from affinage.agents import repeatable
from affinage.arena import benchmark, benchmark_results, tuning
from affinage.arena.benchmark import Definition, Discipline
from affinage.arena.own import Position
from affinage.arena.rating import SCALE, anchored, ranking_of
from affinage.cli import app
from affinage.core.errors import AffinageError
from affinage.core.game import find

ROOT = Path(__file__).resolve().parents[2]
WHAT = benchmark.definition()
TEMPLATE = find("template")


def small() -> Definition:
    """The benchmark with the template game in it, and a field that thinks little."""
    field = ("random", "greedy", "search:9")
    rows = []
    for seats in (2, 3):
        seed = WHAT.seed("template", seats)
        ratings, plays = dict.fromkeys(field, 0.0), benchmark.plays(TEMPLATE, seats, seed)
        choices = {bot: benchmark.choices(TEMPLATE, seats, seed, bot) for bot in field}
        rows.append(Discipline("template", seats, TEMPLATE.version, TEMPLATE.box.key, plays, choices, ratings))
    return replace(WHAT, field=field, games={"full": 12, "quick": 6}, disciplines=tuple(rows))


def cautious(position: Position) -> int:
    return min(position.legal)


def test_the_definition_is_sound() -> None:
    assert all(repeatable(bot) for bot in WHAT.field), "nobody in the field goes by the clock"
    for row in WHAT.disciplines:
        assert set(row.choices) == set(WHAT.field)
        assert set(row.ratings) in (set(WHAT.field), set())
        assert row.seats in find(row.game).seats
    for games in WHAT.games.values():
        assert games % 12 == 0, "seats are rotated evenly with two, three and four"


def test_its_page_says_what_it_is() -> None:
    page = (ROOT / "docs" / "benchmark.md").read_text("utf-8")
    assert all(f"| `{name}` | {told} |" in page for name, told in WHAT.report.items())
    assert all(f"`{bot}`" in page for bot in WHAT.field)
    assert WHAT.deals in page
    cited = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {__version__}\n" in cited
    assert WHAT.name in cited


def test_the_published_results_are_this_benchmarks_and_stand_on_its_page() -> None:
    files = sorted((ROOT / "docs" / "benchmark").glob("*.json"))
    assert files
    for file in files:
        assert json.loads(file.read_text("utf-8"))["definition"] == benchmark_results.digest_of(WHAT), file.name
    script = [sys.executable, str(ROOT / "scripts" / "benchmark_table.py"), *map(str, files)]
    table = subprocess.run(script, capture_output=True, text=True, check=True).stdout
    assert table.strip() in (ROOT / "docs" / "benchmark.md").read_text("utf-8")


def test_its_deals_are_nobody_elses() -> None:
    deals = {row.name: WHAT.seed(row.game, row.seats) for row in WHAT.disciplines}
    assert len({seed >> 20 for seed in deals.values()}) == len(deals), "disciplines share no deals"
    assert min(deals.values()) >= benchmark.HELD_OUT > 1000 * tuning.PROOF
    other = replace(WHAT, deals="another text")
    assert all(other.seed(row.game, row.seats) != deals[row.name] for row in WHAT.disciplines)


def test_rules_that_play_otherwise_are_refused() -> None:
    row = next(row for row in WHAT.disciplines if row.game == "beer-and-bread")
    assert benchmark.game_of(WHAT, row).name == "beer-and-bread", "the shipped rules play as they were published"
    with pytest.raises(AffinageError, match="plays otherwise here than in Affinage Benchmark 1"):
        benchmark.game_of(WHAT, replace(row, plays="0123456789abcdef"))
    for changed in (replace(row, rules=99), replace(row, components="0123456789abcdef")):
        with pytest.raises(AffinageError, match="which are not here"):
            benchmark.game_of(WHAT, changed)


def test_a_run_that_was_stopped_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    what, told = small(), 0

    def stop(done: int, total: int, _: str) -> None:
        nonlocal told
        told = done
        assert total == 2 * 3 * 6
        if done == 20:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        list(benchmark.run("novice", what.disciplines, 6, what=what, kept=tmp_path, report=stop, threads=1))
    kept = sum(len(file.read_text().splitlines()) - 1 for file in tmp_path.rglob("*.jsonl"))
    assert kept == told == 20
    played: list[int] = []
    taken_up = list(
        benchmark.run(
            "novice", what.disciplines, 6, what=what, kept=tmp_path, report=lambda done, *_: played.append(done)
        )
    )
    assert 20 in played
    assert taken_up == list(benchmark.run("novice", what.disciplines, 6, what=what))
    for result in taken_up:
        assert set(result.against) == set(what.field)
        assert all(rate.games == 6 for rate in result.against.values())
        assert result.field_differs == []


@pytest.mark.parametrize("name", ["beer-and-bread, 2 seats"])
def test_the_field_thinks_as_it_did_when_it_was_published(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever nets are shipped, and whatever becomes of levels."""
    monkeypatch.delenv("AFFINAGE_MINDS", raising=False)
    row = next(row for row in WHAT.disciplines if row.name == name)
    game, seed = benchmark.game_of(WHAT, row), WHAT.seed(row.game, row.seats)
    found = {bot: benchmark.choices(game, row.seats, seed, benchmark.as_published(bot)) for bot in WHAT.field}
    assert found == dict(row.choices)
    assert benchmark.choices(game, row.seats, seed, "search:100") != row.choices["search:100"], "the net is asked"


def test_one_of_the_field_plays_the_others_and_two_seats_share_their_duel(tmp_path: Path) -> None:
    what = small()
    row = what.disciplines[0]
    (greedy,) = benchmark.run("greedy", [row], 12, what=what, kept=tmp_path)
    (dull,) = benchmark.run("random", [row], 12, what=what, kept=tmp_path)
    assert set(greedy.against) == {"random", "search:9"}
    assert greedy.against["random"].share == pytest.approx(1 - dull.against["greedy"].share)
    assert len(list(tmp_path.rglob("*.jsonl"))) == 3


def test_where_the_field_is_not_rated_there_is_no_rating() -> None:
    what = small()
    two, three = what.disciplines
    what = replace(what, disciplines=(two, replace(three, ratings={})))
    found = list(benchmark.run(cautious, what.disciplines, 6, what=what))
    assert found[0].rating is not None
    assert found[1].rating is None
    whole = benchmark_results.as_json(what, "mine", "quick", found, {})
    assert whole["overall"]["rating"] == found[0].rating.rating
    assert whole["overall"]["over"] == [two.name]
    assert [result["rated_by"] for result in whole["results"]] == [dict(two.ratings), {}]
    assert benchmark_results.digest_of(what) == benchmark_results.digest_of(small()), "ratings may come later"
    assert benchmark_results.digest_of(replace(what, deals="others")) != benchmark_results.digest_of(what)
    assert "the 1 of 2 disciplines whose field is rated" in benchmark_results.remarks(what, whole)[0]
    assert "The field is not yet rated here." in benchmark_results.page_of(what, whole)


def test_a_bot_that_chooses_otherwise_than_when_it_was_rated_is_told() -> None:
    what = small()
    row = replace(what.disciplines[0], choices=dict(what.disciplines[0].choices) | {"greedy": "another"})
    (result,) = benchmark.run(cautious, [row], 6, what=what)
    assert result.field_differs == ["greedy"]
    whole = benchmark_results.as_json(what, "mine", "quick", [result], {})
    assert any("greedy chose otherwise" in line for line in benchmark_results.remarks(what, whole))


def test_games_of_another_version_of_an_agent_are_not_taken_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    prints = set()
    for choice in ("min", "max"):
        Path(f"agent_{choice}.py").write_text(f"def agent(position):\n    return {choice}(position.legal)\n")
        prints.add(benchmark.fingerprint_of(benchmark.contender(f"agent_{choice}.py:agent")))
    assert len(prints) == 2
    assert benchmark.fingerprint_of("greedy") == "house"
    typed_in = [eval("lambda position: position.legal[0]"), partial(cautious)]  # no file tells these apart
    for agent in typed_in:
        row = small().disciplines[0]
        list(benchmark.run(agent, [row], 2, what=small(), kept=tmp_path / "kept", threads=1))
        assert benchmark.fingerprint_of(benchmark.contender(agent)) == benchmark.UNKNOWN
    assert not (tmp_path / "kept").exists()
    with pytest.raises(AffinageError, match="cheat sees everything"):
        benchmark.contender("cheat:100")


def test_a_rating_among_known_players() -> None:
    worth, rng = {0: 3.0, 1: 1.0, 2: 2.0, 3: 6.0}, random.Random(2)
    rankings = []
    for number in range(3000):
        pair = [0, 1 + number % 3]
        first = rng.choices(pair, [worth[p] for p in pair])[0]
        rankings.append(ranking_of([0, 1] if first == pair[0] else [1, 0], pair))
    found = anchored("me", rankings, [SCALE * math.log(worth[p]) for p in (1, 2, 3)])
    assert found.rating == pytest.approx(SCALE * math.log(3), abs=15)
    assert found.low < found.rating < found.high
    assert found.high - found.low < 60
    best = anchored("best", [((0,), (1,))] * 20, [0.0])
    assert math.isfinite(best.rating)
    assert best.high - best.low > 500, "who won every game can be any stronger"


def test_the_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    what = small()
    monkeypatch.setattr(benchmark, "definition", lambda: what)
    monkeypatch.setenv("AFFINAGE_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    Path("mine.py").write_text("class Agent:\n    def choose(self, position):\n        return position.legal[-1]\n")
    order = ["benchmark", "--agent", "mine.py:Agent", "--quick", "--to", "mine.json", "--report", "parameters=0"]
    done = CliRunner().invoke(app, order)
    assert done.exit_code == 0, done.output
    assert "template, 3 seats: rating" in done.output
    whole = json.loads(Path("mine.json").read_text("utf-8"))
    assert [one["discipline"] for one in whole["results"]] == ["template, 2 seats", "template, 3 seats"]
    assert whole["overall"]["low"] < whole["overall"]["rating"] < whole["overall"]["high"]
    assert whole["report"] == {"parameters": "0"}
    page = Path("mine.html").read_text("utf-8")
    assert "mine.py:Agent: Affinage Benchmark 1" in page
    assert what.disciplines[0].plays in page
    again = CliRunner().invoke(app, [*order[:4], "--seats", "3", "--json"])
    assert json.loads(again.stdout)["results"] == whole["results"][1:]
    assert json.loads(again.stdout)["overall"] is None


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--agent", "hrad"], 'Did you mean "hard"?'),
        (["--agent", "hard", "--games", "chess"], 'has no game "chess"'),
        (["--agent", "hard", "--seats", "two"], "Seats are numbers"),
        (["--agent", "hard", "--games", "beer-and-bread", "--seats", "4"], "has no such discipline"),
        (["--agent", "hard", "--report", "training_game=3"], 'Did you mean "training_games"?'),
        (["--agent", "hard", "--report", "much"], "A report is NAME=VALUE"),
        (["--agent", "hard", "--to", "results.txt"], "should end in .json"),
    ],
)
def test_mistakes_get_a_sentence(words: list[str], sentence: str) -> None:
    done = CliRunner().invoke(app, ["benchmark", *words])
    assert done.exit_code == 2
    assert sentence in " ".join(done.output.split())
