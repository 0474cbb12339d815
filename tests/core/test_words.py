import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from affinage.core.about import folder_of, names
from affinage.core.errors import AffinageError
from affinage.core.game import find
from affinage.core.words import HOUSE, LANGUAGES, Say, catalogue, keys, say_in

GAMES = names(everything=True)
FOLDERS = {"the house": HOUSE} | {name: folder_of(name) / "words" for name in GAMES}
everywhere = pytest.mark.parametrize("folder", FOLDERS.values(), ids=FOLDERS)


class Variables(visitor.Visitor):
    """The values that a message needs."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser calls it so
        self.names.add(node.id.name)


def messages(folder: Path, language: str) -> Iterator[tuple[str, set[str]]]:
    """Every message of a catalogue with the names of its values, in the order of the file."""
    for entry in FluentParser().parse(catalogue(folder, language)).body:
        assert not isinstance(entry, ast.Junk), f"{folder.parent.name}, {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            found = Variables()
            found.visit(entry)
            yield entry.id.name, found.names


@everywhere
def test_every_catalogue_has_the_same_messages_in_the_same_order(folder: Path) -> None:
    first, *others = ([name for name, _ in messages(folder, language)] for language in LANGUAGES)
    assert len(first) == len(set(first)), "a message is there twice"
    for other in others:
        assert other == first
    for language in LANGUAGES:
        assert keys(folder, language) == set(first)


@everywhere
def test_messages_use_the_same_values_in_every_language(folder: Path) -> None:
    english = dict(messages(folder, "en"))
    for language in LANGUAGES:
        assert dict(messages(folder, language)) == english


@everywhere
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(folder: Path, language: str) -> None:
    say = say_in(language, None if folder is HOUSE else folder)
    for name, values in messages(folder, language):
        for n in (0, 1, 5):
            assert say(name, **dict.fromkeys(values, n)), name


@pytest.mark.parametrize("name", GAMES)
def test_a_game_leaves_the_words_of_the_house_alone(name: str) -> None:
    assert keys(folder_of(name) / "words", "en") & keys(HOUSE, "en") == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_piece_phase_ending_category_and_option_has_a_name(name: str, language: str) -> None:
    game = find(name)
    say = game.say(language)
    needed = [*game.describe.component_keys(), "title", "short-description"]
    needed += [f"ending-{ending}" for ending in game.score.ENDINGS]
    needed += [f"category-{category}" for category in game.score.CATEGORIES]
    for option in game.options:
        needed += [f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values)]
    assert [key for key in needed if not say.has(key)] == []
    assert all(say(key) for key in game.describe.component_keys())


def test_languages_differ() -> None:
    assert say_in("en")("refused-over") != say_in("de")("refused-over")


def test_a_language_that_is_not_there_gets_a_sentence() -> None:
    with pytest.raises(AffinageError, match=r'There is no language "dee"\. Did you mean "de"\?'):
        Say("dee")
    with pytest.raises(AffinageError, match=r'There is no language "français"\. There is: en, de\.'):
        Say("français")


def test_a_missing_message_is_named() -> None:
    with pytest.raises(LookupError, match=r'de\.ftl has no message "no-such-thing"'):
        say_in("de")("no-such-thing")
    assert not say_in("de").has("no-such-thing")


def test_a_missing_value_is_named() -> None:
    with pytest.raises(LookupError, match=r'en\.ftl, message "refused-no-seat": .*seat'):
        say_in("en")("refused-no-seat")


def test_values_are_filled_in_as_they_are(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text(
            "greet = Hello { $name }\nmany = { $n ->\n    [one] one\n   *[other] { $n } things\n}\n", "utf-8"
        )
    say = Say("en", [tmp_path])
    assert say("greet", name="{ $n } <b>Zoë</b>") == "Hello { $n } <b>Zoë</b>"
    assert [say("many", n=n) for n in (0, 1, 2)] == ["0 things", "one", "2 things"]
    assert say.has("refused-over")  # the house's words are always there


def test_a_catalogue_may_have_chapters_of_its_own(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / f"{language}.ftl").write_text("greet = Hello\n", "utf-8")
        (tmp_path / f"lesson.{language}.ftl").write_text(f"lesson-first = Look here, {language}\n", "utf-8")
    assert keys(tmp_path, "de") == {"greet", "lesson-first"}
    assert Say("de", [tmp_path])("lesson-first") == "Look here, de"


def test_several_threads_may_ask_for_a_message_first(tmp_path: Path) -> None:
    names = [f"message-{n}" for n in range(400)]
    (tmp_path / "en.ftl").write_text("".join(f"{name} = {name}\n" for name in names), "utf-8")
    say, before = Say("en", [tmp_path]), sys.getswitchinterval()
    sys.setswitchinterval(1e-6)  # they come between one another at every step
    try:
        with ThreadPoolExecutor(4) as pool:
            found = list(pool.map(lambda _: [say(name) for name in names], range(4)))
    finally:
        sys.setswitchinterval(before)
    assert found == [names] * 4


def test_words_are_shared() -> None:
    game = find("template")
    assert game.say("de") is game.say("de")
    assert game.say() is game.say("en")


def all_of(say: Say, names: list[str]) -> list[str]:
    return [say(name) for name in names]


def test_threads_may_ask_at_the_same_time() -> None:
    """A message is parsed when it is first asked for; another thread that asks meanwhile finds it, too."""
    folder = folder_of("beer-and-bread") / "words"
    plain = [name for name, values in messages(folder, "en") if not values][:80]
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(6):
            say = Say("en", [folder])
            with ThreadPoolExecutor(4) as pool:
                said = [one.result() for one in [pool.submit(all_of, say, plain) for _ in range(4)]]
            assert all(row == said[0] for row in said)
    finally:
        sys.setswitchinterval(usual)
