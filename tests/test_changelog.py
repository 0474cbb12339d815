"""What somebody would trip over without being told is in the changelog: rules, the database's layout, the commands."""

import re
from pathlib import Path
from typing import Any

import pytest
import typer.main

from affinage import __version__
from affinage.cli import app
from affinage.core.about import about, names
from affinage.core.game import find
from affinage.server.schema import HEAD

CHANGELOG = (Path(__file__).parents[1] / "CHANGELOG.md").read_text("utf-8")
Said = set[tuple[str, str]]


def options(command: Any, words: tuple[str, ...] = ()) -> Said:
    """Every command with each of its options; a command itself goes with the option ""."""
    if inner := getattr(command, "commands", None):
        return {pair for name, one in inner.items() for pair in options(one, (*words, name))}
    said = {option for param in command.params for option in (*param.opts, *param.secondary_opts)}
    return {(" ".join(words), option) for option in {"", *said} if not option or option.startswith("--")}


def told(lines: list[str], commands: set[str]) -> Said:
    """What these lines name: a command as `affinage serve`, and every option in the same line."""
    found: Said = set()
    for line in lines:
        for name in commands:
            if re.search(rf"`affinage {name}(?=[ `])", line):
                found |= {(name, option) for option in ("", *re.findall(r"--[a-z][a-z-]*", line))}
    return found


def test_it_opens_with_what_is_not_released_and_then_this_version() -> None:
    assert re.findall(r"^## (.*)$", CHANGELOG, re.MULTILINE)[:2] == ["Unreleased", __version__]


@pytest.mark.parametrize("name", names())
def test_every_change_of_rules_has_an_entry(name: str) -> None:
    title = find(name).say("en")("title")
    wanted = {f"{title}, rules version {n}" for n in range(2, about(name).version + 1)}
    assert {entry for entry in wanted if entry not in CHANGELOG} == set()


def test_the_newest_layout_of_the_database_has_an_entry() -> None:
    assert f"layout {HEAD}" in CHANGELOG


def test_every_change_of_a_command_has_an_entry() -> None:
    """A new command or option is named in a line with its command; one that is gone, in a line with "removed"."""
    there = options(typer.main.get_command(app))
    lines = CHANGELOG.splitlines()
    commands = {name for name, _ in there}
    assert there - told(lines, commands) == set(), "not in the changelog"
    listed = [line for line in lines if re.fullmatch(r"- `affinage [a-z ]+`(: [`a-z -]+)?", line)]  # as of 0.2.0
    known = {line.split("`")[1].removeprefix("affinage ") for line in listed}
    before = told(listed, known)
    gone = [line for line in lines if re.search(r"\bremoved\b", line, re.IGNORECASE)]
    assert before - there - told(gone, known) == set(), "gone, and the changelog says nothing"
