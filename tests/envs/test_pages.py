import doctest
from pathlib import Path

import pytest

from affinage.core.about import names
from affinage.core.game import find
from affinage.envs import pages

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "research"


@pytest.mark.parametrize("name", names(everything=True))
def test_the_page_of_a_game_is_up_to_date(name: str) -> None:
    file = pages.file_of(FOLDER, find(name))
    told = file.read_text("utf-8") if file.exists() else ""
    assert told == pages.page(find(name)), "run python -m affinage.envs.pages docs/research"


def test_there_is_no_page_of_a_game_that_is_gone() -> None:
    assert {file.stem for file in FOLDER.glob("*.md")} <= {name.replace("-", "_") for name in names(everything=True)}


def test_what_the_research_page_shows_is_what_happens() -> None:
    pytest.importorskip("pettingzoo", reason="the extra affinage[pettingzoo] is not installed")
    pytest.importorskip("pyspiel", reason="the extra affinage[openspiel] is not installed")
    found = doctest.testfile(str(ROOT / "docs" / "research.md"), module_relative=False)
    assert found.attempted > 10
    assert found.failed == 0
