"""Words, places, views, refusals and the terminal board, over whole games and in both languages."""

import json
import random
import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from affinage.core import frame
from affinage.core.game import CHANCE, PUBLIC
from affinage.core.words import LANGUAGES, Say, keys
from affinage.games.fromage import describe, observe, rules
from affinage.games.fromage.draw import draw
from affinage.games.fromage.game import GAME
from affinage.games.fromage.phrases import structure_name, structure_text
from affinage.games.fromage.score import CATEGORIES, ENDINGS
from affinage.games.fromage.state import Phase, State
from affinage.games.fromage.tables import STRUCTURE_KIND, TILES

from .setups import put, turn

SAY = {language: GAME.say(language) for language in LANGUAGES}
EN = SAY["en"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def moves_of(s: State, seat: int) -> list[int]:
    room = [0] * GAME.width
    return room[: rules.legal(s, seat, room)]


def random_game(seats: int, seed: int) -> Iterator[State]:
    """Every position of a random game, with some options."""
    rng = random.Random(f"{seats} {seed}")
    s, weights = State(), [0] * GAME.width
    rules.setup(s, seats, GAME.option_values(rng.choice(GAME.settings(seats, 12)), seats))
    while True:
        yield s
        if rules.over(s):
            return
        seat = CHANCE
        if not rules.asked(s, CHANCE):
            seat = rng.choice([p for p in range(seats) if rules.asked(s, p)])
        moves = moves_of(s, seat)
        if seat == CHANCE:
            n = rules.odds(s, weights)
            move = rng.choices(moves, weights[:n])[0]
        else:
            move = rng.choice(moves)
        rules.apply(s, seat, move)


def is_sentence(text: str) -> bool:
    return bool(re.search(r"[.!?“]$", text)) and "{" not in text


def test_both_catalogues_have_the_same_messages() -> None:
    english, german = (keys(GAME.folder / "words", language) for language in LANGUAGES)
    assert english == german


def test_every_message_has_words_of_its_own_and_is_used() -> None:
    sources = "".join(file.read_text("utf-8") for file in GAME.folder.rglob("*.py"))
    sources += (Path(describe.__file__).parents[2] / "terminal" / "show.py").read_text("utf-8")
    house = (
        "box-",
        "phase-",
        "category-",
        "ending-",
        "option-",
        "guide-",
        "pad-",
        "title",
        "tagline",
        "short-description",
    )
    for key in keys(GAME.folder / "words", "en", chapters=False):
        stem = key.split("-")[0]
        assert key in sources or key.startswith(house) or re.search(rf'f"{stem}-', sources) or stem in sources, key


@every_language
def test_the_house_finds_its_messages(language: str) -> None:
    say = SAY[language]
    for phase in Phase:
        if phase <= Phase.OVER:
            assert say(f"phase-{phase.name.lower()}")
    for option in GAME.options:
        assert say(f"option-{option.name}")
        assert all(say(f"option-{option.name}-{value}") for value in option.values)
    assert all(say(f"category-{name}") for name in CATEGORIES)
    assert all(say(f"ending-{name}") for name in ENDINGS)
    assert all(say(key) for key in describe.component_keys())
    for phase in (Phase.DRAW, Phase.DRAFT, Phase.COVER, Phase.TURN, Phase.CORPORATE):
        assert say.has(f"guide-{phase.name.lower()}")


@every_language
def test_tiles_have_names_and_texts(language: str) -> None:
    say = SAY[language]
    names = [structure_name(tile, say) for tile in range(TILES)]
    assert len(set(names)) == TILES
    assert all(is_sentence(structure_text(one, say)) for one in range(len(STRUCTURE_KIND)))


@every_language
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_move_of_a_game_has_words_that_tell_it_apart(seats: int, language: str) -> None:
    say = SAY[language]
    for seed in range(2):
        for s in random_game(seats, seed):
            for seat in (CHANCE, *range(seats)):
                if rules.asked(s, seat) and (seed == 0 or s.phase in (Phase.DRAFT, Phase.COVER)):
                    told = [describe.words(s, seat, move, say) for move in moves_of(s, seat)]
                    assert len(set(told)) == len(told), told
                    places = [describe.place(s, move) for move in moves_of(s, seat)]
                    assert seat == CHANCE or len(set(places)) == len(places)


@every_language
@pytest.mark.parametrize("seats", GAME.seats)
def test_questions_rules_views_and_boards(seats: int, language: str) -> None:
    say, rng = SAY[language], random.Random(seats)
    for seed in range(2):
        for s in random_game(seats, seed):
            often = 0.3 if s.phase in (Phase.DRAFT, Phase.COVER) else 0.04
            if rng.random() < often or s.phase == Phase.OVER:
                for viewer in (rng.randrange(seats), PUBLIC):
                    known = s.copy()
                    observe.cover(known, viewer)
                    view = frame.view(GAME, known, viewer, say)
                    assert json.loads(json.dumps(view)) == view
                    assert is_sentence(describe.question(known, viewer, say))
                    assert is_sentence(describe.rule(known, viewer, say))
                    drawn(view, say, rng.choice((60, 80, 160)))


def drawn(view: dict[str, object], say: Say, width: int) -> str:
    console = Console(file=StringIO(), width=width)
    console.print(draw(view, say, width))
    out = console.file
    assert isinstance(out, StringIO)
    return out.getvalue()


@every_language
def test_every_illegal_move_gets_a_reason(language: str) -> None:
    say, rng = SAY[language], random.Random(5)
    for seats in GAME.seats:
        for s in random_game(seats, 9):
            if rng.random() < 0.04:
                for seat in range(seats):
                    if rules.asked(s, seat):
                        able = set(moves_of(s, seat))
                        for move in set(range(len(GAME.moves))) - able:
                            reason = describe.why_not(s, seat, move, say)
                            assert is_sentence(reason.sentence.strip()), reason
                            assert is_sentence(reason.rule)


def test_the_board_shows_tokens_samples_and_who_faces_what() -> None:
    s = turn(4, venue="festival")
    put(s, 1, "festival", 1)
    text = drawn(frame.view(GAME, s, 0, EN), EN, 160)
    assert "Festival → seat 1" in text
    assert "●2" in text
    assert "◇" in text
    assert "Hill Farm" in text
