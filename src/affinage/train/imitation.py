"""Games of the greedy bot as moves alone: a batch of the same seed plays them again, on a processor or on a card.

A net that imitates them for a minute begins its own games where random play would take many minutes to arrive.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import affinage
from affinage.agents import lookahead
from affinage.core.chance import generator
from affinage.core.errors import AffinageError
from affinage.core.game import Game
from affinage.envs.crew import Crew

from . import greedy_games

LOOKS = 400  # positions for one choice
ASTRAY = 0.05  # of the moves are any move instead, so that games differ and mistakes are met


@dataclass(frozen=True)
class Lesson:
    """So many moves in so many games: what was played, and what the greedy bot wanted to play."""

    seats: int
    seed: int
    played: Any  # [moves, games]
    wanted: Any


def greedy_lesson(game: Game, seats: int, games: int, moves: int, seed: int, note: Any = None) -> Lesson:
    """Let the greedy bot play on all cores; `note` is told after every move of all games."""
    batch: Any = affinage.vector(game.name, games, seats=seats, seed=seed)
    fast, depth = game.specialise(lookahead, greedy_games), lookahead.DEPTH
    crew, rooms = Crew(game, None), dict[int, tuple[Any, ...]]()  # by where a stretch of games begins
    astray, played, wanted = np.random.default_rng(seed), [], []
    for done in range(moves):
        chosen = np.zeros(games, np.int32)

        def share(first: int, last: int, _: Any, chosen: Any = chosen) -> None:
            if first not in rooms:
                states, moves = np.zeros(depth, game.state.dtype), np.zeros((depth, game.width), np.int16)
                rooms[first] = (states, moves, *np.zeros((4, depth), int), generator(seed * 1000 + first))
            room, rng = rooms[first][:-1], rooms[first][-1]
            fast.greedy_moves(batch.states, batch.masks, batch.turns, first, last, LOOKS, *room, rng, chosen)

        crew.share(games, share)
        made = np.where(astray.random(games) < ASTRAY, batch.random_moves(), chosen)
        played.append(made.astype(np.int16))
        wanted.append(chosen.astype(np.int16))
        batch.step(made)
        if note is not None:
            note(done + 1)
    return Lesson(seats, seed, np.stack(played), np.stack(wanted))


def save_lessons(path: Path, game: Game, lessons: list[Lesson]) -> None:
    """Lessons of one game in one file."""
    arrays: dict[str, Any] = {"game": game.name, "version": game.version, "count": len(lessons)}
    for i, lesson in enumerate(lessons):
        arrays |= {f"about{i}": [lesson.seats, lesson.seed], f"played{i}": lesson.played, f"wanted{i}": lesson.wanted}
    np.savez_compressed(path, **arrays)


def load_lessons(path: Path, game: Game) -> list[Lesson]:
    """What `save_lessons` wrote; other games and rules are refused, since their moves mean something else."""
    with np.load(path) as file:
        if str(file["game"]) != game.name or int(file["version"]) != game.version:
            raise AffinageError(
                f"{path} has games of {file['game']}, rules {file['version']}, not of this {game.name}."
            )
        return [
            Lesson(int(file[f"about{i}"][0]), int(file[f"about{i}"][1]), file[f"played{i}"], file[f"wanted{i}"])
            for i in range(int(file["count"]))
        ]
