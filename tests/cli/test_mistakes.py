"""Whatever a user gets wrong ends in one sentence on stderr and exit code 2; nothing is lost."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from affinage.core.game import find
from affinage.core.words import say_in
from affinage.terminal import store
from affinage.terminal.seating import names_from

from .test_commands import run, run_process

MISTAKES = {
    "command": (["gamse"], 'Did you mean "games"?'),
    "sub-command": (["components", "chek", "x"], 'Did you mean "check"?'),
    "option": (["play", "template", "--seat", "human,random"], 'Did you mean "--seats"?'),
    "option of all": (["--long", "de", "games"], 'Did you mean "--lang"?'),
    "game": (["play", "beer-and-bred"], 'Did you mean "beer-and-bread"?'),
    "game to check": (["check", "beer-and-bred"], 'Did you mean "beer-and-bread"?'),
    "game to measure": (["bench", "beer-and-bred"], 'Did you mean "beer-and-bread"?'),
    "game of components": (["components", "show", "beer-and-bred"], 'Did you mean "beer-and-bread"?'),
    "bot": (["play", "template", "--seats", "human,gready"], 'Did you mean "greedy"?'),
    "seats": (["play", "beer-and-bread", "--seats", "human"], "is for 2 seats"),
    "names": (["play", "template", "--seats", "human,random", "--names", "A,B,C"], "3 names"),
    "same names": (["play", "template", "--seats", "human,random", "--names", "A,A"], "cannot both"),
    "long name": (["play", "template", "--names", "A" * 99], "is not a name"),
    "odd name": (["play", "template", "--names", "A\x1b[2J"], "is not a name"),
    "game option": (["play", "beer-and-bread", "--option", "windmil=seat-1"], 'Did you mean "windmill"?'),
    "option value": (["play", "beer-and-bread", "--option", "windmill=seat-3"], 'Did you mean "seat-'),
    "no value": (["play", "beer-and-bread", "--option", "windmill"], "name=value"),
    "language": (["games", "--lang", "dee"], 'Did you mean "de"?'),
    "kept game": (["resume", "beer-and-bread-7"], "no kept game"),
    "missing argument": (["play"], "Missing argument"),
    "no number": (["check", "--games", "many"], "--games"),
    "too few games": (["check", "--games", "0"], "--games"),
    "missing file": (["replay", "nothing.json"], "There is no file nothing.json"),
    "missing components": (["components", "check", "nothing.toml"], "There is no file nothing.toml"),
    "playing with none": (["play", "beer-and-bread", "--components", "no.toml"], "There is no file no.toml"),
    "folder": (["replay", "."], "cannot be read"),
    "folder of components": (["components", "check", "."], "cannot be read"),
}


def assert_one_sentence(stderr: str, part: str) -> None:
    assert stderr.startswith("affinage: ")
    assert part in stderr
    assert "Traceback" not in stderr
    assert len(stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_one_sentence(mistake: str) -> None:
    args, part = MISTAKES[mistake]
    done = run(*args)
    assert done.exit_code == 2, done.output
    assert_one_sentence(done.stderr, part)
    assert list(store.folder().glob("*")) == []


@pytest.mark.parametrize("mistake", ["command", "game", "bot", "missing file", "folder", "option"])
def test_a_mistake_in_a_real_process(mistake: str) -> None:
    args, part = MISTAKES[mistake]
    done = run_process(*args)
    assert done.returncode == 2
    assert_one_sentence(done.stderr, part)
    assert done.stdout == ""


def test_a_real_process_plays_and_resumes() -> None:
    begun = run_process("play", "template", "--seats", "human,random", text="1\n")
    assert begun.returncode == 0, begun.stderr
    assert "affinage resume template-1" in begun.stdout
    assert run_process("resume", "template-1", "--lang", "de", text="\nq\n").returncode == 0


# Replays


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A replay's text."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AFFINAGE_HOME", str(home))
        run("play", "beer-and-bread", "--seats", "human,random", "--seed", "w", text="1\n1\n1\n1\n")
        return store.find("beer-and-bread-1").file.read_text("utf-8")


def changed(text: str, **values: Any) -> str:
    return json.dumps(json.loads(text) | values)


def with_move(text: str, at: int, move: list[Any]) -> str:
    content = json.loads(text)
    content["moves"][at] = move
    return json.dumps(content)


DAMAGE: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda text: "", "cut off"),
    "cut off early": (lambda text: text[:50], "cut off"),
    "cut off late": (lambda text: text[:-20], "cut off"),
    "another JSON": (lambda text: "[1, 2]", "not an Affinage replay"),
    "another format": (lambda text: changed(text, format=99), "replay format 99"),
    "another rules version": (lambda text: changed(text, rules=99), "rules version 99"),
    "another game": (lambda text: changed(text, game="beer-and-bred"), 'Did you mean "beer-and-bread"?'),
    "another set": (lambda text: changed(text, components={"name": "x", "hash": "0"}), "component set"),
    "no moves": (lambda text: changed(text, moves=[]), "another position"),
    "illegal code": (lambda text: with_move(text, -1, [0, 99999, "x"]), "no move with code 99999"),
    "negative code": (lambda text: with_move(text, -1, [0, -7, "x"]), "code -7 means"),
    "illegal move": (lambda text: with_move(text, 0, [0, 0, "x"]), "damaged at move 0"),
    "another seat": (lambda text: with_move(text, 0, [7, 0, "x"]), "damaged at move 0"),
    "moves of text": (lambda text: with_move(text, 0, ["a", "b", "c"]), "is not [seat, code, words]"),
    "three seats": (lambda text: changed(text, seats=[{"name": "a"}] * 3), "seats"),
    "unknown option": (lambda text: changed(text, options={"moon": "full"}), "no option"),
    "deep": (lambda text: "[" * 100_000, "cut off or damaged"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_replay_is_one_sentence_and_stays_as_it_is(damage: str, whole: str, tmp_path: Path) -> None:
    damaged, part = DAMAGE[damage]
    file = tmp_path / "r.json"
    file.write_text(damaged(whole), "utf-8")
    before = file.read_bytes()
    done = run("replay", "r.json")
    assert done.exit_code == 2, done.output
    assert_one_sentence(done.stderr, part)
    kept = store.folder() / "beer-and-bread-1.json"
    kept.parent.mkdir(parents=True)
    kept.write_bytes(before)
    assert run("resume", "beer-and-bread-1").exit_code == 2
    assert file.read_bytes() == kept.read_bytes() == before


def test_a_binary_file_is_no_replay(tmp_path: Path) -> None:
    (tmp_path / "r.json").write_bytes(bytes(range(256)))
    done = run("replay", "r.json")
    assert done.exit_code == 2
    assert_one_sentence(done.stderr, "cannot be read as text")


def test_names_in_a_replay_cannot_steer_the_terminal(whole: str, tmp_path: Path) -> None:
    seats = [{"name": "\x1b[2JAda[red]", "kind": "\x1b]0;x\x07"}, {"name": "Ben", "kind": "human"}]
    (tmp_path / "r.json").write_text(changed(whole, seats=seats), "utf-8")
    done = run("replay", "r.json")
    assert done.exit_code == 0, done.output
    assert "\x1b" not in done.output
    assert "Ada[red]" in done.output


# Component files


def _without_last_card(text: str) -> str:
    return text[: text.rindex("[[card]]")]


FILES: dict[str, tuple[Callable[[str], bytes], str]] = {
    "broken TOML": (lambda text: (text + "\n[[card\n").encode(), "is not valid TOML"),
    "binary": (lambda text: bytes(range(128, 256)), "not a text file"),
    "empty": (lambda text: b"", "does not say what it is"),
    "59 cards": (lambda text: _without_last_card(text).encode(), "59"),
    "negative cost": (lambda text: text.replace("recipe = { ", "recipe = { rye = -1, ", 1).encode(), "rye"),
    "huge number": (lambda text: text.replace("years = ", f"years = {10**30} # ", 1).encode(), "number"),
}


@pytest.mark.parametrize("kind", FILES)
def test_a_wrong_component_file_is_told_exactly(kind: str, tmp_path: Path) -> None:
    spoil, part = FILES[kind]
    file = tmp_path / "mine.toml"
    file.write_bytes(spoil(find("beer-and-bread").box.raw.decode()))
    before = file.read_bytes()
    done = run("components", "check", "mine.toml")
    assert done.exit_code == 2, done.output
    assert part in done.output
    assert "Traceback" not in done.output
    assert file.read_bytes() == before


@pytest.mark.parametrize("kind", ["broken TOML", "binary", "empty", "negative cost", "huge number"])
def test_a_wrong_component_file_cannot_be_played_with(kind: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_bytes(FILES[kind][0](find("beer-and-bread").box.raw.decode()))
    done = run("play", "beer-and-bread", "--components", "mine.toml")
    assert done.exit_code == 2, done.output
    assert_one_sentence(done.stderr, "mine.toml")
    assert list(store.folder().glob("*")) == []


def test_bots_of_one_kind_have_names_of_their_own() -> None:
    say = say_in("en")
    assert names_from(None, ["human", "random", "random"], say) == ["Player", "Randy", "Rosa"]
    assert names_from("Rosa", ["human", "random", "random", "greedy"], say) == ["Rosa", "Randy", "Ruben", "Greta"]
    assert names_from(None, ["search:50", "search:50"], say) == ["search:50 1", "search:50 2"]
