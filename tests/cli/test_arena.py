import json
from pathlib import Path

import pytest

from affinage.core.game import find

from .test_commands import run


def test_match_tells_the_mirror_and_random_beside_the_claim() -> None:
    done = run("match", "template", "--games", "20", "--json")
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    told = found.pop("measured")
    assert (told["game"], told["games"], told["seats"], told["bots"]) == ("template", 20, [2], ["greedy", "random"])
    assert list(found) == ["greedy – random", "greedy – greedy", "random – random"]
    assert all(r["low"] <= r["share"] <= r["high"] and r["games"] == 20 for r in found.values())


def test_match_prints_a_table() -> None:
    done = run("match", "template", "--games", "4")
    assert done.exit_code == 0
    assert "95 % interval" in done.stdout


def test_matches_are_kept_and_their_games_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AFFINAGE_HOME", str(tmp_path / "home"))
    order = ("match", "template", "--bots", "novice,random", "--games", "4", "--beside", "0", "--json")
    first = run(*order, "--replays", "0,3")
    assert first.exit_code == 0, first.output
    assert json.loads(run(*order).stdout) == json.loads(first.stdout)
    assert len(list((tmp_path / "home" / "matches").iterdir())) == 1
    assert run("replay", "template-match-3.json", "--to", "2").exit_code == 0
    wrong = run(*order, "--replays", "4")
    assert wrong.exit_code == 2
    assert "numbered from 0 to 3" in wrong.output


def test_settings_are_given_with_the_bot() -> None:
    bots = "search:9,exploration=0.4,length=3,search:9"
    found = json.loads(run("match", "template", "--bots", bots, "--games", "2", "--beside", "0", "--json").stdout)
    assert list(found) == ["measured", "search:9,exploration=0.4,length=3 – search:9"]
    climbed = ("ladder", "template", "--games", "2", "--levels", "random,novice:length=3,novice", "--seats", "2")
    done = run(*climbed, "--budget", "2,mast=0", "--doublings", "1", "--json")
    assert done.exit_code == 0, done.output
    assert list(json.loads(done.stdout)["steps"]["2"]) == ["novice:length=3 – random", "novice – novice:length=3"]
    assert list(json.loads(done.stdout)["doublings"]) == ["search:4,mast=0 – search:2,mast=0"]


def test_a_bot_with_long_settings_has_a_short_name_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AFFINAGE_HOME", str(tmp_path))
    seats = "search:9,exploration=0.4,length=3,search:9,exploration=0.5,length=3"
    done = run("play", "template", "--seats", seats, "--seed", "s")
    assert done.exit_code == 0, done.output
    assert "search 1" in done.stdout
    assert "search 2" in done.stdout


def test_balance_prints_figures_and_json() -> None:
    told = run("balance", "template", "--games", "12", "--seats", "3")
    assert told.exit_code == 0, told.output
    assert "seat 3 wins" in told.stdout
    found = json.loads(run("balance", "template", "--games", "12", "--json").stdout)
    assert found["games"] == 12
    assert set(found["score_percentiles"]) >= {"10", "50", "90"}


def test_mistakes_get_a_sentence() -> None:
    for words, sentence in (
        (("match", "template", "--bots", "greedy"), "A match is between two bots"),
        (("match", "template", "--bots", "greedy,rnadom"), 'Did you mean "random"?'),
        (("match", "template", "--bots", "hrad,random"), 'Did you mean "hard"?'),
        (("match", "template", "--on", "rays"), 'Did you mean "ray"?'),
        (("play", "template", "--seats", "human,medum"), 'Did you mean "medium"?'),
        (("play", "template", "--seats", "human,search:x"), "comes a budget"),
        (("play", "template", "--seats", "human,search:20,lenght=3"), 'Did you mean "length"?'),
        (("match", "template", "--bots", "search:20,lenght=3,random"), 'Did you mean "length"?'),
        (("ladder", "template", "--levels", "easy,easy:mast=x"), "mast must be a whole number"),
        (("ladder", "template", "--budget", "x"), "comes a budget"),
        (("play", "template", "--seats", "human,cheat"), 'There is no player of the kind "cheat"'),
        (("balance", "tempalte"), 'There is no game "tempalte".'),
        (("balance", "template", "--seats", "7"), "is for 2 or 3 or 4 seats, not 7"),
        (("check", "--components", "x.toml"), "A component file belongs to one game"),
    ):
        done = run(*words)
        assert done.exit_code == 2
        assert sentence in done.output
        assert "Traceback" not in done.output


def test_pages_are_whole_files(tmp_path: Path) -> None:
    page = tmp_path / "balance.html"
    done = run("balance", "template", "--games", "12", "--seats", "4", "--page", str(page), "--json")
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["verdict"][0]["stands"] in ("met", "missed", "open")
    text = page.read_text()
    assert text.count('class="dot"') >= 4, "a mark for each seat"
    assert text.count('class="columns"') == 3, "points, margins and lengths"
    assert text.count('class="row axis"') >= 3, "every picture has its scale"
    assert "http" not in text  # nothing is loaded from anywhere
    page = tmp_path / "ladder.html"
    order = ("ladder", "template", "--games", "4", "--levels", "random,greedy", "--seats", "2", "--budget", "4")
    done = run(*order, "--doublings", "1", "--page", str(page), "--json")
    assert done.exit_code == 0, done.output
    assert list(json.loads(done.stdout)["doublings"]) == ["search:8 – search:4"]
    assert page.read_text().count('class="row axis"') >= 2, "ratings and doublings have their scales"
    assert "Traceback" not in run("balance", "template", "--games", "2", "--page", str(tmp_path / "no" / "x")).output


def test_hints_and_reviews_of_a_replay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run("match", "template", "--bots", "greedy,random", "--games", "2", "--beside", "0", "--replays", "1")
    told = run("hint", "template-match-1.json", "--to", "4", "--iterations", "50")
    assert told.exit_code == 0, told.output
    assert "% to win" in told.stdout or "nothing else to weigh" in told.stdout
    over = run("hint", "template-match-1.json")
    assert over.exit_code == 2
    assert "Nobody is asked" in over.output
    told = run("review", "template-match-1.json", "--seat", "2", "--iterations", "50")
    assert told.exit_code == 0, told.output
    assert "luck" in told.stdout
    assert "In points ahead: start" in told.stdout
    assert "The turns that decided it" in told.stdout
    assert "1. Turn" in told.stdout
    german = run("review", "template-match-1.json", "--iterations", "50", "--lang", "de")
    assert "Die entscheidenden Züge" in german.stdout


def test_balance_against_an_older_set_on_the_command_line(tmp_path: Path) -> None:
    older = tmp_path / "old.toml"
    older.write_text(find("template").box.raw.decode().replace(find("template").box.name, "The older set"), "utf-8")
    done = run("balance", "template", "--games", "8", "--bot", "random", "--against", str(older), "--json")
    told = json.loads(done.stdout)
    assert told["measured"]["components"] == find("template").box.name
    assert (told["measured"]["games"], told["measured"]["bots"], told["measured"]["seats"]) == (8, ["random"], [2])
    assert all(d["by"] == 0 for d in told["against"]), "the same figures under another name play the same games"
