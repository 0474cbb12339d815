"""Every lesson that a game brings: it plays through, points at what is there, and says everything in every language."""

import random
import re
from pathlib import Path

import pytest

from affinage.core.about import folder_of, names
from affinage.core.game import CHANCE, find
from affinage.core.lesson import FILE, Lesson, LessonError, lesson_of, outline
from affinage.core.lesson import read as read_lesson
from affinage.core.play import Event, Table
from affinage.core.words import LANGUAGES, keys

TAUGHT = [name for name in names(everything=True) if (folder_of(name) / FILE).is_file()]
BOARDS = Path(__file__).resolve().parents[1] / "ui" / "src" / "boards"
every_lesson = pytest.mark.parametrize("name", TAUGHT)


def lesson(name: str) -> Lesson:
    found = lesson_of(name)
    assert found is not None
    return found


def table_at(found: Lesson, at: int) -> Table:
    table = Table(find(found.game), len(found.names), options=dict(found.options), deal=False)
    for event in found.line[:at]:
        table.put(event)
    return table


@every_lesson
def test_every_move_that_is_asked_for_is_legal_and_others_are_too(name: str) -> None:
    found = lesson(name)
    choices = 0
    for stop in (stop for step in found.steps for stop in step.stops):
        table = table_at(found, stop.at)
        assert CHANCE not in [p for p in (CHANCE,) if table.game.rules.asked(table.state, p)]
        if stop.move is not None:
            assert stop.move in table.legal(found.learner)
            assert stop.place == table.game.describe.place(table.state, stop.move)
            choices += len(table.legal(found.learner)) > 1
        assert set(stop.then) <= found.positions
        assert stop.then[-1] >= stop.at
    assert choices >= 2, "a lesson lets its learner choose"
    assert outline(name) == (found.minutes, len(found.steps))


@every_lesson
def test_a_lesson_points_at_places_of_the_board(name: str) -> None:
    found = lesson(name)
    game = find(name)
    drawn = {
        place.rstrip("/")
        for file in (BOARDS / name.replace("-", "_")).glob("*.tsx")
        for place in re.findall(r"\b(?:at|id)=(?:\"|\{`)([a-z]+/?)", file.read_text("utf-8"))
    }
    states = [table_at(found, step.stops[0].at).state for step in found.steps]
    places = {game.describe.place(state, move) for state in states for move in range(game.actions)}
    for step in found.steps:
        for spot in step.spot:
            by_moves = any(place == spot or place.startswith(f"{spot}/") for place in places)
            assert by_moves or spot.split("/")[0] in drawn, f"{step.name} points at {spot!r}, which nobody draws"
        for where in step.otherwise:
            kinds = {kind.key for kind in game.kinds}
            assert where in places or where.split("/")[0] in kinds, f"{step.name}: no move is called {where!r}"


@every_lesson
def test_a_lesson_says_everything_in_every_language(name: str) -> None:
    found = lesson(name)
    needed = set(found.messages())
    for language in LANGUAGES:
        say = find(name).say(language)
        assert all(say(key) for key in needed)
        said = {key for key in keys(folder_of(name) / "words", language) if key.startswith("lesson-")}
        assert said == needed
        for step in found.steps:
            assert say(f"lesson-{step.name}-say").count("*") % 2 == 0
            assert len(say(f"lesson-{step.name}-say")) <= 240, "one or two sentences"


@every_lesson
def test_a_lesson_can_be_played_on_to_the_end(name: str) -> None:
    found = lesson(name)
    table, rng = table_at(found, len(found.line)), random.Random(1)
    table.deal()
    while True:
        if table.over:
            break
        seat = table.asked[0]
        table.put(Event(seat, rng.choice(table.legal(seat))))
        table.deal()
    assert table.places()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('names = ["", "Nora"]\n[[step]]\nname = "a"\nmoves = ["bid/9"]', "step 'a': 'bid/9' is not legal; there are"),
        ('names = ["", "Nora"]\n[[step]]\nname = "a"\nspots = ["x"]', "step 'a': 'spots' means nothing; there are"),
        ('names = ["", "Nora"]\n[[step]]\nname = "a"\nmoves = ["nora bid/1"]', "step 'a': 'nora bid/1' names nobody"),
        ('names = ["", "Nora"]', "the deal: there is no step"),
        ('names = ["", "Nora"]\nstep = 3', "the deal: there is no step"),
        ('names = ["Nora"]\nstep = 3', "names are given to 1 seats"),
        ('names = ["", "Nora"]\n[[step]]\nname = "a"\n[[step]]\nname = "a"', "two steps have one name"),
        ("names = [", "is not TOML"),
    ],
)
def test_a_lesson_that_cannot_be_played_is_told_in_a_sentence(text: str, told: str) -> None:
    with pytest.raises(LessonError, match=re.escape(told)):
        read_lesson(find("template"), text)
