"""A new game is whole from its first day: made in a copy of the checkout, checked and played there."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("src", "tests/games/template", "tests/data", "docs/games", "docs/research")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("checkout")
    for part in PARTS:
        shutil.copytree(ROOT / part, home / part, ignore=shutil.ignore_patterns("__pycache__", "static"))
    for file in ("pyproject.toml", "tests/record_data.py"):
        shutil.copy(ROOT / file, home / file)
    return home


def affinage(home: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    env = os.environ | {"PYTHONPATH": str(home / "src"), "AFFINAGE_HOME": str(home / "kept"), "COLUMNS": "120"}
    command = [sys.executable, "-m", "affinage.cli", *words]
    return subprocess.run(command, cwd=home, env=env, input=typed, capture_output=True, text=True, check=False)


def listing(home: Path) -> set[str]:
    return {str(path.relative_to(home)) for path in home.rglob("*") if "__pycache__" not in str(path)}


@pytest.fixture(scope="module")
def made(checkout: Path) -> Path:
    done = affinage(checkout, "new", "test-orchard")
    assert done.returncode == 0, done.stderr
    assert "affinage play test-orchard" in done.stdout
    return checkout


def test_its_files_are_those_of_the_template_under_its_own_name(made: Path) -> None:
    games = made / "src" / "affinage" / "games"
    ours, theirs = ({str(f.relative_to(games / n)) for f in (games / n).rglob("*.*") if f.suffix != ".pyc"}
                    for n in ("test_orchard", "template"))  # fmt: skip
    assert ours == theirs
    texts = [f.read_text("utf-8") for f in (games / "test_orchard").rglob("*") if f.suffix in (".py", ".ftl", ".toml")]
    assert not any("Market Morning" in text or '"template"' in text for text in texts)
    assert not (made / "tests" / "games" / "test_orchard" / "test_doc.py").exists()
    assert len(list((made / "tests" / "data" / "test-orchard" / "replays").glob("*.json"))) > 2


def test_it_is_on_offer_and_passes_the_checks(made: Path) -> None:
    assert "test-orchard" in affinage(made, "games").stdout
    done = affinage(made, "check", "test-orchard", "--games", "20")
    assert done.returncode == 0, done.stdout


def test_its_own_tests_pass(made: Path) -> None:
    env = os.environ | {"PYTHONPATH": str(made / "src")}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/games/test_orchard"]
    done = subprocess.run(command, cwd=made, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]


def test_it_is_played_in_the_terminal_at_once(made: Path) -> None:
    done = affinage(made, "play", "test-orchard", "--seats", "human,random", "--seed", "x", typed="1\n" * 40)
    assert done.returncode == 0, done.stderr
    assert "Test Orchard" in done.stdout
    assert "Score sheet" in done.stdout


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Cider", "small letters and dashes"),
        ("../cider", "small letters and dashes"),
        ("fromage", "There is a game fromage already"),
        ("test-orchard", "There is a game test-orchard already"),
    ],
)
def test_a_name_that_cannot_be_is_a_sentence_and_changes_nothing(made: Path, name: str, sentence: str) -> None:
    before = listing(made)
    done = affinage(made, "new", name)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert listing(made) == before
