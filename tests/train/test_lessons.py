from pathlib import Path
from typing import Any

import numpy as np
import pytest

import affinage
from affinage.agents.greedy import GreedyBot
from affinage.core.errors import AffinageError
from affinage.core.game import find
from affinage.train.imitation import greedy_lesson, load_lessons, save_lessons
from affinage.train.page import curve, points_of

GAME = find("template")


def test_a_lesson_can_be_played_again_by_a_batch_of_the_same_seed() -> None:
    lesson = greedy_lesson(GAME, 3, 32, 40, seed=5)
    batch = affinage.vector("template", 32, seats=3, seed=5)
    for played, wanted in zip(lesson.played, lesson.wanted, strict=True):
        legal = batch.masks[np.arange(32), wanted]
        assert legal.all()
        batch.step(played)
    assert batch.lengths.max() > 0
    assert 0 < (lesson.played != lesson.wanted).mean() < 0.1  # it strays now and then


def test_what_is_wanted_is_what_the_greedy_bot_wants() -> None:
    lesson = greedy_lesson(GAME, 2, 32, 30, seed=1)
    batch = affinage.vector("template", 32, seats=2, seed=1)
    bots = [GreedyBot(GAME, seat, 1) for seat in range(2)]
    same = []
    for played, wanted in zip(lesson.played, lesson.wanted, strict=True):
        for i in range(0, 32, 8):
            seat, moves = int(batch.turns[i]), np.flatnonzero(batch.masks[i]).tolist()
            if len(moves) > 1:
                known = GAME.state.from_bytes(batch.states[i].tobytes())
                GAME.functions()["cover"](known, seat)
                same.append(bots[seat].choose(known, moves) == wanted[i])
        batch.step(played)
    assert np.mean(same) > 0.6  # another guess of what is hidden may want another move


def test_lessons_are_kept_and_those_of_another_game_refused(tmp_path: Path) -> None:
    lesson = greedy_lesson(GAME, 2, 16, 8, seed=3)
    save_lessons(tmp_path / "some.npz", GAME, [lesson])
    (again,) = load_lessons(tmp_path / "some.npz", GAME)
    assert (again.seats, again.seed) == (2, 3)
    assert (again.played == lesson.played).all()
    assert (again.wanted == lesson.wanted).all()
    with pytest.raises(AffinageError, match="has games of template"):
        load_lessons(tmp_path / "some.npz", find("beer-and-bread"))


def test_a_story_goes_on_from_stretch_to_stretch() -> None:
    story: list[dict[str, Any]] = [
        {"seconds": 30, "doubt": 1.0},
        {"stretch": True, "seconds": 60.0, "moves": 5, "seats": [2]},
        {"seconds": 30, "doubt": 0.5},
    ]
    assert points_of(story, "doubt") == [(0.5, 1.0), (1.5, 0.5)]
    assert curve(points_of(story, "doubt")).count("<polyline") == 1
    assert curve([]) == ""
