"""`affinage new`: a new game that is whole from the first day, copied from the template under a name of its own.

Rules, words, component file, tests, stored games and pages are there, everything is green, and the game can be played
in terminal and browser at once, on a board that is drawn from its view. Then it is changed, one file at a time.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from affinage.core.about import folder_of, names
from affinage.core.errors import AffinageError

TEMPLATE, TITLE, GERMAN_TITLE = "template", "Market Morning", "Marktmorgen"
NOT_OFFERED = "A small game of our own, kept as an example for people who add a game; it is not offered to players. "
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
TEXT = {".py", ".ftl", ".toml", ".md"}


def checkout() -> Path:
    """The folder of the project; a game needs one, with its tests and pages."""
    home = folder_of(TEMPLATE).parents[3]
    if not (home / "pyproject.toml").is_file() or not (home / "tests" / "games" / TEMPLATE).is_dir():
        raise AffinageError("A new game is made in a checkout of the project: clone it, run make venv, and try again.")
    return home


def new(name: str) -> list[Path]:
    """The folders and files of a new game; nothing that is there already is touched."""
    if not NAME.fullmatch(name):
        raise AffinageError(f'"{name}" cannot be a game\'s name: use small letters and dashes, as in cider-press.')
    home, folder = checkout(), name.replace("-", "_")
    if name in names(everything=True) or folder_of(name).exists():
        raise AffinageError(f"There is a game {name} already; choose another name.")
    parts = {
        home / "src" / "affinage" / "games" / TEMPLATE: home / "src" / "affinage" / "games" / folder,
        home / "tests" / "games" / TEMPLATE: home / "tests" / "games" / folder,
        home / "tests" / "data" / TEMPLATE: home / "tests" / "data" / name,
        home / "docs" / "games" / f"{TEMPLATE}.md": home / "docs" / "games" / f"{folder}.md",
        home / "docs" / "research" / f"{TEMPLATE}.md": home / "docs" / "research" / f"{folder}.md",
    }
    there = [target for target in parts.values() if target.exists()]
    if there:
        raise AffinageError(f"{there[0].relative_to(home)} is there already; nothing was changed.")
    made = []
    try:
        for source, target in parts.items():
            made.append(target)
            _copy(source, target, name)
        _stored_games(home, name)
    except BaseException:  # all of it or nothing
        for target in made:
            shutil.rmtree(target) if target.is_dir() else target.unlink(missing_ok=True)
        raise
    return made


def _copy(source: Path, target: Path, name: str) -> None:
    if source.is_file():
        target.write_text(_renamed(source.read_text("utf-8"), name), "utf-8")
        return
    for file in sorted(source.rglob("*")):
        if file.suffix in TEXT and file.name != "test_doc.py":  # that one guards the page about the template
            here = target / file.relative_to(source)
            here.parent.mkdir(parents=True, exist_ok=True)
            here.write_text(_renamed(file.read_text("utf-8"), name), "utf-8")


def _renamed(text: str, name: str) -> str:
    folder, title = name.replace("-", "_"), name.replace("-", " ").title()
    text = text.replace(TITLE, title).replace(f'"{TEMPLATE}"', f'"{name}"').replace(f"`{TEMPLATE}`", f"`{name}`")
    text = text.replace(f"games.{TEMPLATE}", f"games.{folder}").replace(f"Affinage {TEMPLATE} set", f"{title} set")
    text = text.replace(f"{title} ({TEMPLATE})", title).replace(f"affinage/{TEMPLATE}-v", f"affinage/{name}-v")
    text = text.replace(GERMAN_TITLE, title).replace(f"affinage bench {TEMPLATE}", f"affinage bench {name}")
    return text.replace(NOT_OFFERED, "").replace(", offered=False", "")


def _stored_games(home: Path, name: str) -> None:
    """Its own stored games and its page for research, made as for every other game."""
    for command in (["tests/record_data.py", name], ["-m", "affinage.envs.pages", "docs/research"]):
        words = [sys.executable, *command]
        done = subprocess.run(words, cwd=home, capture_output=True, text=True, check=False)  # noqa: S603 - our own scripts, a checked name
        if done.returncode:
            raise AffinageError(f"The first games of {name} could not be stored: {done.stderr.strip()[-400:]}")
