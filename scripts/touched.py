"""Prints which tests belong to what was changed since the last commit, or by it: the core's, and those of its game.

pytest $(python scripts/touched.py)
"""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ALWAYS = ["tests/core", "tests/test_imports.py"]
ROOMS = {"agents": "tests/agents", "arena": "tests/arena", "envs": "tests/envs", "terminal": "tests/cli"}


def changed() -> list[str]:
    """Files that differ from the last commit; where none do, those that it changed."""

    def git(*words: str) -> list[str]:
        told = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False).stdout
        return told.split()

    now = git("diff", "--name-only", "HEAD") + git("ls-files", "--others", "--exclude-standard")
    return now or git("diff", "--name-only", "HEAD~1", "HEAD")


def tests_for(files: list[str]) -> list[str]:
    """The folders and files of tests to run, and a word for pytest's -k where one is needed."""
    found = dict.fromkeys(ALWAYS)
    games = {Path(file).parts[3] for file in files if file.startswith("src/affinage/games/")}
    games |= {Path(file).parts[2] for file in files if file.startswith(("tests/games/", "tests/data/"))}
    games = {name.replace("-", "_") for name in games}
    for game in sorted(games):
        if (ROOT / "tests" / "games" / game).is_dir():
            found[f"tests/games/{game}"] = None
    for file in files:
        parts = Path(file).parts
        if parts[:2] == ("src", "affinage") and parts[2] in ROOMS:
            found[ROOMS[parts[2]]] = None
        elif parts[0] == "tests" and file.endswith(".py") and Path(file).name.startswith("test_"):
            found[file] = None
    whole = [test for test in found if (ROOT / test).exists()]
    inside = [test for test in whole if any(test != one and test.startswith(one + "/") for one in whole)]
    games_alike = [f"tests/test_every_game.py::{name}" for name in every_game(games)]
    return [test for test in whole if test not in inside] + games_alike


def every_game(games: set[str]) -> list[str]:
    """The tests that every game gets for free, for those that were touched."""
    text = (ROOT / "tests" / "test_every_game.py").read_text("utf-8")
    names = [line[4 : line.index("(")] for line in text.splitlines() if line.startswith("def test_") and "name" in line]
    return [f"{test}[{game.replace('_', '-')}]" for test in names for game in sorted(games)]


if __name__ == "__main__":
    print(" ".join(tests_for(changed())))
