import re
from pathlib import Path

import pytest

from affinage.core.about import names
from affinage.core.game import find
from affinage.games.template.game import GAME
from affinage.terminal.new_game import NOT_OFFERED

GUIDE = (Path(__file__).parents[3] / "docs" / "adding_a_game.md").read_text("utf-8")
SOURCES = {str(file): file.read_text("utf-8") for file in sorted(GAME.folder.rglob("*.py"))}
EXCERPTS = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)


def test_the_guide_has_excerpts() -> None:
    assert len(EXCERPTS) >= 5


@pytest.mark.parametrize("excerpt", EXCERPTS)
def test_an_excerpt_stands_in_the_template_word_for_word(excerpt: str) -> None:
    assert any(excerpt in text for text in SOURCES.values())


LATER = {
    "book.toml",
    "words/book.en.ftl",
    "words/book.de.ftl",
    "gallery.py",
    "words/gallery.*.ftl",
}  # not in the template


def test_the_guide_lists_every_file() -> None:
    named = {name for row in re.findall(r"^\| (`.*?) \|", GUIDE, re.MULTILINE) for name in re.findall(r"`(.*?)`", row)}
    assert named - LATER == {
        file.relative_to(GAME.folder).as_posix()
        for file in GAME.folder.rglob("*")
        if file.suffix in (".py", ".toml", ".ftl")
    }


def test_the_guide_names_every_function_of_the_rules() -> None:
    for name in ("setup", "legal", "odds", "apply", "asked", "over", "unordered", "why", "cover", "guess", "face"):
        assert re.search(rf"`[^`]*\b{name}\b[^`]*`", GUIDE)


def test_a_new_game_does_not_inherit_that_it_is_not_offered() -> None:
    page = Path(__file__).parents[3] / "docs" / "games" / "template.md"
    assert NOT_OFFERED in page.read_text("utf-8"), "`affinage new` takes this sentence out"


def test_the_template_stays_readable_in_ten_minutes() -> None:
    code = [line for text in SOURCES.values() for line in text.splitlines() if line.strip()]
    assert len(code) <= 600


def test_the_template_is_kept_but_not_offered() -> None:
    assert find("template") is GAME
    assert "template" in names(everything=True)
    assert "template" not in names()
