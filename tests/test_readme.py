import doctest
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer.main

from affinage.cli import app

ROOT = Path(__file__).parents[1]
PAGES = (
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs/adding_a_game.md",
    "docs/games/beer_and_bread.md",
    "docs/games/wine_and_cheese.md",
)


def text_of(page: str) -> str:
    return (ROOT / page).read_text("utf-8")


@cache
def commands() -> set[tuple[str, ...]]:
    """Every command there is, as the words after `affinage`."""
    root: Any = typer.main.get_command(app)
    found = set[tuple[str, ...]]()
    for name, command in root.commands.items():
        found.add((name,))
        found |= {(name, inner) for inner in getattr(command, "commands", {})}
    return found


def named_commands(text: str) -> set[tuple[str, ...]]:
    """What is written as a command: `affinage <word>` at the start of code, with a second word for groups."""
    groups = {words[0] for words in commands() if len(words) == 2}
    found = set[tuple[str, ...]]()
    for first, second in re.findall(r"(?:`|^|&& )affinage ([a-z]+)(?: ([a-z]+)\b)?", text, re.MULTILINE):
        found.add((first, second) if first in groups and second else (first,))
    return found


@pytest.mark.parametrize("page", ["README.md", "docs/architecture.md"])
def test_the_transcript_is_what_happens(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted >= 5
    assert result.failed == 0


def test_the_readme_opens_with_one_sentence_a_picture_and_two_commands() -> None:
    opening = text_of("README.md").split("\n\n")
    assert opening[0] == "# Affinage"
    assert opening[1].count(". ") == 0
    assert opening[1].endswith(".")
    assert opening[2].startswith("![")
    assert re.findall(r"^make (\w+)", opening[4], re.MULTILINE) == ["play", "test"]


def test_the_workflow_calls_the_two_commands_of_the_readme() -> None:
    called = (ROOT / ".github" / "workflows" / "tests.yml").read_text("utf-8")
    assert set(re.findall(r"\bmake (play|test)\b", called)) == {"play", "test"}


@pytest.mark.parametrize("page", PAGES)
def test_every_command_that_is_named_exists(page: str) -> None:
    assert named_commands(text_of(page)) <= commands()


def test_the_readme_names_every_command() -> None:
    groups = {words[0] for words in commands() if len(words) == 2}
    assert {words for words in commands() if words not in {(g,) for g in groups}} <= named_commands(
        text_of("README.md")
    )


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_every_make_target_that_is_named_exists(page: str) -> None:
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"(?:`|^)make ([a-z]+)\b", text_of(page), re.MULTILINE))
    assert named
    assert named <= targets


def test_the_options_that_the_readme_shows_exist() -> None:
    rows = re.findall(r"^\| `affinage (.*?)` \| (.*) \|$", text_of("README.md"), re.MULTILINE)
    assert len(rows) >= 8
    for words, rest in rows:
        command: Any = typer.main.get_command(app)
        for word in words.split():
            command = getattr(command, "commands", {}).get(word, command)
        known = {option for param in command.params for option in param.opts}
        assert set(re.findall(r"`(--[a-z-]+)", rest)) <= known, words
