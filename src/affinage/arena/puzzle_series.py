"""A series of games looked through for puzzles, on all cores; what is found is kept line by line and goes on later."""

import json
import multiprocessing
import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from affinage.agents import make, puzzle
from affinage.agents.judge import Judge
from affinage.agents.puzzle import JUDGE, Puzzle, as_row, from_row, theme_of
from affinage.agents.spec import search_spec
from affinage.core.game import Game

from .puzzles import Finder, usual_options

Told = Callable[[int, int], None]
Spread = Callable[[str, int, Sequence[int], bool], Iterator[str]]  # a game's name, seats, numbers, what is proven alone
_finders: dict[tuple[str, int], Finder] = {}


@dataclass
class Gathered:
    """What has been found so far."""

    games: set[int] = field(default_factory=set)  # the numbers of those that were looked through
    puzzles: list[Puzzle] = field(default_factory=list)
    left_out: Counter[str] = field(default_factory=Counter)


def line_of(game: Game, seats: int, number: int, proven: bool) -> str:
    """One game looked through, as a line to keep."""
    finder = _finder(game, seats)
    finder.left_out.clear()
    found = [as_row(one) for one in finder.in_game(number, proven)]
    head = {"game": number, "rules": game.version, "components": game.box.key, "judge": JUDGE, "seats": seats}
    return json.dumps(head | {"left_out": finder.left_out, "puzzles": found}, separators=(",", ":"))


def _finder(game: Game, seats: int) -> Finder:
    """One for a process."""
    key = game.package, seats
    if key not in _finders:
        _finders[key] = Finder(game, seats)
    return _finders[key]


def gathered(game: Game, seats: int, file: Path) -> Gathered:
    """What a file has of games by these rules, with these components and judged like this; a cut-off line is left."""
    found, same = Gathered(), (game.version, game.box.key, JUDGE, seats)
    for line in file.read_text("utf-8").splitlines() if file.is_file() else ():
        try:
            row: dict[str, Any] = json.loads(line)
        except ValueError:
            continue
        if (row["rules"], row["components"], row["judge"], row["seats"]) == same and row["game"] not in found.games:
            found.games.add(row["game"])
            read = [from_row(one) for one in row["puzzles"]]
            found.puzzles += [replace(one, theme=theme_of(game, one.ways[0].moves)) for one in read]
            found.left_out.update(row["left_out"])
    return found


def look_through(
    game: Game, seats: int, games: int, file: Path, threads: int | None, told: Told, proven: bool = False,
    start: int = 0, spread: Spread | None = None,
) -> Gathered:  # fmt: skip
    """Look through so many games, less those that are kept; each is kept as soon as it is done. They are looked
    through on this machine's cores, or as `spread` does it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    known = gathered(game, seats, file).games
    todo = [number for number in range(start, start + games) if number not in known]
    told(games - len(todo), games)
    with file.open("a", encoding="utf-8") as kept:
        if file.stat().st_size and not file.read_text("utf-8").endswith("\n"):
            kept.write("\n")  # an interrupted line stays by itself
        here = partial(_lines, processes=threads or os.cpu_count() or 1)
        lines = here(game, seats, todo, proven) if spread is None else spread(game.name, seats, todo, proven)
        for done, line in enumerate(lines, games - len(todo) + 1):
            kept.write(line + "\n")
            kept.flush()
            told(done, games)
    return gathered(game, seats, file)


def _lines(game: Game, seats: int, numbers: Sequence[int], proven: bool, processes: int) -> Iterator[str]:
    if processes == 1:
        yield from (line_of(game, seats, number, proven) for number in numbers)
        return
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        for done in as_completed([pool.submit(line_of, game, seats, number, proven) for number in numbers]):
            yield done.result()


DEEP = 0.1  # such a part of the puzzles that are shipped may be those that no level finds
LEVELS_BY_CARE = ("novice", "easy", "medium", "hard")


def chosen(shipped: Sequence[Puzzle], found: Sequence[Puzzle], seats: int, most: int) -> list[Puzzle]:
    """The puzzles to be shipped. Those that are shipped already stay and keep their numbers, since people's devices
    remember by number what they have solved. New ones follow, easy ones first: up to so many for these seats, no
    position twice, and at most two of one game. Of each level those are taken first in which most kinds of points have
    to be weighed, and few that no level finds."""
    known = {_place_of(one) for one in shipped}
    of_a_game = Counter(_deal_of(one) for one in shipped)
    picked = list[Puzzle]()
    for one in found:
        if _place_of(one) not in known and of_a_game[_deal_of(one)] < 2:
            known.add(_place_of(one))
            of_a_game[_deal_of(one)] += 1
            picked.append(one)
    order = {level: at for at, level in enumerate((*LEVELS_BY_CARE, ""))}
    picked.sort(key=lambda one: (order[one.level], -_weighed(one), -one.margin))
    room = max(0, most - sum(one.seats == seats for one in shipped))
    deep = [one for one in picked if not one.level][: round(room * DEEP)]
    rest = [one for one in picked if one.level]
    room = min(len(rest), room - len(deep))
    wanted = Counter(rest[at * len(rest) // room].level for at in range(room))
    spread = [
        one for level in LEVELS_BY_CARE for one in [each for each in rest if each.level == level][: wanted[level]]
    ]
    last = max((one.number for one in shipped), default=0)
    return [*shipped, *(replace(one, number=number) for number, one in enumerate((*spread, *deep), last + 1))]


def _weighed(one: Puzzle) -> int:
    """In how many kinds of points the best turn differs from the next other one."""
    return sum(abs(points) >= 0.5 for points, _ in one.figures["parts"])


def _place_of(one: Puzzle) -> tuple[object, ...]:
    return one.seats, one.seat, one.standing


def _deal_of(one: Puzzle) -> tuple[object, ...]:
    """What is the same in all puzzles of one game."""
    return one.seats, one.standing[:12]


class Solved(NamedTuple):
    """How many puzzles for so many seats a level solved, at one try each."""

    seats: int
    level: str
    solved: int
    of: int


def solved_by(game: Game, levels: Sequence[str], told: Told, trial: int = 100) -> list[Solved]:
    """The shipped puzzles, tried once by each level with luck that no search for puzzles has used."""
    shipped, found = puzzle.read(game), Counter[tuple[int, str]]()
    judges: dict[int, Judge] = {}
    for done, one in enumerate(shipped):
        told(done, len(shipped))
        known = puzzle.laid(game, one).observe(one.seat)
        judge = judges.setdefault(one.seats, Judge(game, one.seats, search_spec(iterations=1200), 1))
        place = puzzle.Place(game, known, one.seat)
        for level in levels:
            bot = make(level, game, one.seat, trial + one.number, seats=one.seats, trees=1)
            word, _ = puzzle.verdict(place, one, judge.made_by(bot, known, one.seat))
            found[one.seats, level] += word == puzzle.BEST
    told(len(shipped), len(shipped))
    counts = Counter(one.seats for one in shipped)
    return [Solved(seats, level, found[seats, level], counts[seats]) for seats in sorted(counts) for level in levels]


def judged_again(game: Game, told: Told) -> tuple[list[Puzzle], int]:
    """The shipped puzzles by the rules and components of today; and how many are none any more."""
    before = puzzle.read(game, anyway=True)
    kept, finders = list[Puzzle](), dict[int, Finder]()
    for done, one in enumerate(before):
        told(done, len(before))
        finder = finders.setdefault(one.seats, Finder(game, one.seats, one.options or usual_options(game, one.seats)))
        try:
            again = finder.again(one)
        except Exception:  # noqa: BLE001 - by the rules of today its moves may be none at all
            again = None
        if again is not None:
            kept.append(again)
    told(len(before), len(before))
    return kept, len(before) - len(kept)
