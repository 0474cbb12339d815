import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from affinage.cli import app
from affinage.core import checks, game, pinned, replay
from affinage.core.about import about, names
from affinage.core.game import Game, find, kept_game
from affinage.core.play import Table
from affinage.core.words import HOUSE, LANGUAGES, keys
from affinage.terminal import store
from affinage.terminal.replay import Viewer

from .screen import Screen

SOURCE = Path(__file__).resolve().parents[2] / "src"


def run(*args: str, text: str = "") -> Result:
    return CliRunner().invoke(app, list(args), input=text)


def run_process(*args: str, text: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, "-m", "affinage.cli", *args],
        input=text,
        capture_output=True,
        encoding="utf-8",
        env=environment,
        check=False,
    )


def test_help_is_quick_because_it_loads_no_game() -> None:
    heavy = "import sys, affinage.cli; print([m for m in ('numpy', 'numba', 'rich') if m in sys.modules])"
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run([sys.executable, "-c", heavy], capture_output=True, text=True, env=environment, check=True)
    assert done.stdout.strip() == "[]"
    assert run_process("--help").returncode == 0


def test_python_finds_the_command_by_its_package() -> None:
    """`python -m affinage`, as people try it where `affinage` is not on the path."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    asked = [sys.executable, "-m", "affinage", "--version"]
    done = subprocess.run(asked, capture_output=True, text=True, env=environment, check=False)
    assert (done.returncode, done.stdout) == (0, run("--version").output)


@pytest.mark.parametrize("args", [(), ("components",), ("--help",), ("play", "--help"), ("--version",)])
def test_help_and_version_are_no_mistakes(args: tuple[str, ...]) -> None:
    assert run(*args).exit_code == 0


def test_games_are_listed_in_both_languages() -> None:
    english, german, before = run("games"), run("games", "--lang", "de"), run("--lang", "de", "games")
    for name in names():
        assert name in english.output
        assert find(name).say("en")("title") in english.output
    assert "Plätze" in german.output
    assert before.output == german.output


def test_the_house_says_the_same_in_every_language() -> None:
    english, *others = (keys(HOUSE, language) for language in LANGUAGES)
    assert all(other == english for other in others)


def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AFFINAGE_LANG", "de")
    assert "Plätze" in run("games").output
    monkeypatch.delenv("AFFINAGE_LANG")
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert "Plätze" in run("games").output
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Seats" in run("games").output


def test_play_leave_and_resume() -> None:
    begun = run("play", "template", "--seats", "human,random", "--names", "Ada", "--seed", "s", text="1\nq\n")
    assert begun.exit_code == 0, begun.output
    assert "affinage resume template-1" in begun.output
    before = store.open_kept(store.find("template-1")).events
    resumed = run("resume", "--lang", "de", text="")
    assert resumed.exit_code == 0, resumed.output
    assert "Unfertige Spiele" in resumed.output
    assert store.open_kept(store.find("template-1")).events == before
    named = run("resume", "template-1", text="1\n")
    assert len(store.open_kept(store.find("template-1")).events) > len(before)
    assert named.exit_code == 0


def test_resume_without_a_game_says_how_to_begin_one() -> None:
    done = run("resume")
    assert done.exit_code == 0
    assert "affinage play" in done.output


def test_a_damaged_game_is_listed_and_the_newest_whole_one_resumed() -> None:
    run("play", "template", "--seats", "human,random", text="q\n")
    damaged = store.folder() / "template-9.json"
    damaged.write_text("{")
    done = run("resume", text="q\n")
    assert done.exit_code == 0
    assert "damaged" in done.output
    assert "affinage resume template-1" in done.output
    assert damaged.read_text() == "{"


def test_a_game_begun_under_earlier_rules_is_resumed_by_them(monkeypatch: pytest.MonkeyPatch) -> None:
    run("play", "template", "--seats", "human,random", text="q\n")
    monkeypatch.setattr(game, "about", lambda name: about(name)._replace(version=99))
    version = find("template").version
    done = run("resume", "template-1", text="q\n")
    assert (done.exit_code, version) == (0, about("template").version), done.output
    opened = store.open_kept(store.find("template-1"))
    assert opened.game.package == kept_game(next(one for one in pinned.kept() if one.game == "template")).package


def test_a_game_whose_rules_are_not_kept_is_listed_and_told_so() -> None:
    run("play", "template", "--seats", "human,random", text="q\n")
    file = store.folder() / "template-1.json"
    file.write_text(file.read_text().replace(f'"rules": {find("template").version}', '"rules": 77'))
    assert "not kept here any more" in " ".join(run("resume").output.split())
    refused = run("resume", "template-1")
    assert refused.exit_code != 0
    assert "rules version 77 of template" in " ".join(f"{refused.output} {refused.exception}".split())


def test_the_same_seed_deals_the_same_game() -> None:
    for _ in range(2):
        run(
            "play",
            "beer-and-bread",
            "--seats",
            "human,human",
            "--seed",
            "x",
            "--option",
            "windmill=seat-2",
            text="",
        )
    first, second = (store.open_kept(store.find(f"beer-and-bread-{n}")) for n in (1, 2))
    assert first.events == second.events
    assert first.options == {"windmill": "seat-2"}


def corrected(folder: Path, old: str = 'name = "', new: str = 'name = "my ') -> Path:
    """The shipped component file with one thing changed."""
    text = find("beer-and-bread").box.raw.decode()
    assert old in text
    file = folder / "mine.toml"
    file.write_text(text.replace(old, new, 1))
    return file


def test_a_game_with_corrected_components_is_resumed_with_them(tmp_path: Path) -> None:
    file = corrected(tmp_path)
    arguments = ("play", "beer-and-bread", "--seats", "human,human", "--components", str(file))
    assert run(*arguments, text="").exit_code == 0
    file.unlink()
    assert run("resume", text="\nq\n").exit_code == 0
    kept = store.find("beer-and-bread-1")
    refused = run("replay", str(kept.file))
    assert refused.exit_code == 2
    assert "--components" in refused.stderr
    assert run("replay", str(kept.file), "--components", str(store.components_of(kept.file))).exit_code == 0


# Replays


@pytest.fixture
def kept() -> Path:
    """A game in which some moves have been made."""
    run(
        "play",
        "beer-and-bread",
        "--seats",
        "human,random",
        "--names",
        "Ada,Ben",
        "--seed",
        "k",
        text="1\n1\n1\n",
    )
    return store.find("beer-and-bread-1").file


def test_a_replay_is_printed_once_where_nobody_can_type(kept: Path) -> None:
    done = run("replay", str(kept))
    table = replay.load(kept)
    assert done.exit_code == 0
    assert f"Position {table.version} of {table.version}" in done.output
    assert done.output.count("▶ Ada") + done.output.count("▶ Ben") >= 2  # a board for each seat
    part = run("replay", str(kept), "--to", "3", "--lang", "de")
    assert f"Stand 3 von {table.version}" in part.output


def test_a_replay_of_a_game_that_was_stopped_says_how(kept: Path) -> None:
    table = replay.load(kept)
    stopped = kept.with_name("stopped.json")
    for how, by, words in (("resigned", 1, "has resigned"), ("agreed", 1, "by agreement"), ("closed", -1, "The host")):
        running = Table(table.game, table.seats, options=table.options, seed=table.dealer.seed, names=table.names)
        running.stop(how, by)
        replay.save(running, stopped)
        done = run("replay", str(stopped))
        assert done.exit_code == 0
        assert words in done.output


def test_a_replay_seen_from_a_seat_hides_the_other_hand(kept: Path) -> None:
    table = replay.load(kept)
    dealt = next(at for at, event in enumerate(table.events) if event.seat >= 0)
    say = table.game.say("en")
    hidden = {card["name"] for card in _at(table, dealt).view(1, say)["seats"][1]["hand"]["cards"]}
    full = run("replay", str(kept), "--to", str(dealt))
    own = run("replay", str(kept), "--to", str(dealt), "--as-seat", "1")
    assert len(hidden) == 5
    for name in hidden:
        assert name in full.output
        assert name not in own.output


def _at(table: Table, number: int) -> Table:
    say = table.game.say("en")
    return Viewer(table, say, Screen().console).at(number)


def test_a_replay_is_read_turn_by_turn_or_move_by_move(kept: Path) -> None:
    table = replay.load(kept)
    last = table.version
    screen = Screen(iter(["", "", "b", "b", "b", "+", "+", "-", "7", "x", "99999", "9" * 5000, "e", "", "q"]))
    viewer = Viewer(table, table.game.say("en"), screen.console, 0, screen.read)
    first, second = viewer.ends[:2]
    assert 1 < first < second < viewer.ends[-1] == last
    viewer.step()
    prompts = [prompt.split("/")[0] for _, prompt in screen.pages]
    assert prompts == [str(n) for n in (0, first, second, first, 0, 0, 1, 2, 1, 7, 7, 7, 7, last, last)]
    assert "There is no position -1" in screen.text


def test_leaving_a_replay_by_end_of_input(kept: Path) -> None:
    table, screen = replay.load(kept), Screen()
    Viewer(table, table.game.say("de"), screen.console, None, screen.read).step()
    assert len(screen.pages) == 1


@pytest.mark.parametrize("args", [("--to", "-1"), ("--to", "100000"), ("--as-seat", "0"), ("--as-seat", "3")])
def test_a_position_or_seat_that_is_not_there(kept: Path, args: tuple[str, str]) -> None:
    done = run("replay", str(kept), *args)
    assert done.exit_code == 2
    assert "There is no" in done.stderr


# Component files


def test_the_shipped_component_file_is_shown_and_clean(tmp_path: Path) -> None:
    raw = find("beer-and-bread").box.raw.decode()
    assert run("components", "show", "beer-and-bread").output == raw
    file = tmp_path / "mine.toml"
    assert run("components", "show", "beer-and-bread", "--to", str(file)).exit_code == 0
    assert file.read_text() == raw
    done = run("components", "check", str(file))
    assert done.exit_code == 0, done.output
    assert "beer-and-bread" in done.output


def test_a_file_with_corrections_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("my work")
    done = run("components", "show", "beer-and-bread", "--to", str(file))
    assert done.exit_code == 2
    assert file.read_text() == "my work"


def test_a_figure_off_our_aims_is_told_and_no_mistake(tmp_path: Path) -> None:
    text = find("beer-and-bread").box.raw.decode()
    rows = [line for line in text.splitlines() if line.startswith("harvest = ")]
    file = corrected(tmp_path, rows[0], "harvest = { water = 1 }")
    done = run("components", "check", str(file), "--game", "beer-and-bread")
    assert done.exit_code == 0, done.output
    assert "Off our aims" in done.output


def test_the_game_of_a_component_file_is_found_out(tmp_path: Path) -> None:
    file = corrected(tmp_path, "recipe = { ", "recipe = { rye = -1, ")
    done = run("components", "check", str(file))
    assert done.exit_code == 2
    assert "Broken" in done.output
    assert "rye" in done.output


# Checks and measurements


def test_check_finds_nothing_wrong_with_a_sound_game() -> None:
    done = run("check", "template", "--games", "8", "--seed", "3")
    assert done.exit_code == 0, done.output
    for name in checks.CHECKS:
        assert name in done.output


def test_check_tells_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: Game, games: int, seed: int, report: checks.Report) -> list[checks.Finding]:
        report(games, games, game.name)
        return [checks.Finding("totals", f"a token is lost with seed {seed}")]

    monkeypatch.setattr(checks, "run", broken)
    done = run("check", "template", "--seed", "5")
    assert done.exit_code == 1
    assert "a token is lost with seed 5" in done.output


def test_bench_measures() -> None:
    told = run("bench", "template", "--seconds", "0.05", "--threads", "1")
    assert told.exit_code == 0, told.output
    figures = run("bench", "template", "--seconds", "0.05", "--threads", "1", "--json")
    assert json.loads(figures.stdout)["template"]["one_thread"] > 0


def test_bench_takes_seats_and_options() -> None:
    way = ("--seats", "3", "--option", "paying=everybody", "--json")
    figures = run("bench", "template", "--seconds", "0.05", "--threads", "1", *way)
    assert json.loads(figures.stdout)["template"]["seats"] == 3
    refused = run("bench", "template", "--seconds", "0.05", "--seats", "9")
    assert (refused.exit_code, "template is for 2 or 3 or 4 seats, not 9" in refused.output) == (2, True)


def test_the_rule_book_is_read_and_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    whole = run("rules", "fromage").output
    assert "Goal and end" in whole
    assert "15 tokens" in whole
    assert max(map(len, whole.splitlines())) <= 80
    one = run("rules", "fromage", "--chapter", "fruit", "--lang", "de").output
    assert "malgenommen" in one
    assert "Fromagerie" not in one
    found = run("rules", "vinhos", "--search", "porto token").output
    assert "Making wine" in found
    assert "A turn stands once its seat says done" in run("rules", "template").output  # the rules behind its questions
    for args in (["rules", "fromage", "--chapter", "fruits"], ["rules", "fromage", "--search", "submarine"]):
        answer = run(*args)
        assert answer.exit_code == 2
        assert "Fromage" in answer.output
