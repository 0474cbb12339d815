"""Matches at equal time: many processes side by side, each with a core of its own, and a limit for the whole.

    python -m affinage.arena.timed beer-and-bread --bots search:0.05s,hard-1:0.05s --games 400 --workers 16 \\
        --seconds-limit 120 --to result.json

Bots think in one tree, on one thread. Seats rotate on shared deals. The file is written anew every few seconds, so that
whatever ends the match, the finished games are there. Games under way at the limit are not counted. It needs numpy and
numba alone, if `AFFINAGE_CACHE` names a folder for compiled code.

Three sets of deals: `--deals tune` for choosing among variants, `held-out` for the last word, opened once for a
release; nets train on deals of their own.
"""

import argparse
import hashlib
import json
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from affinage.agents import CHEAT, parse, split
from affinage.agents.levels import suited
from affinage.agents.mind import net_for, place_of
from affinage.core.cores import cores
from affinage.core.errors import AffinageError
from affinage.core.game import Game, find

from .games import Board, Plan
from .match import Rate, planned, rate
from .own import is_own, seated

DEALS = {"tune": 0, "held-out": 1_000_000_000}  # where each set begins
WRITTEN = 5.0  # seconds between two writings of the file
WARM = 3  # choices of each bot by which everything is compiled
SHARE = "share"


@dataclass
class Timed:
    """One finished game: what each seat got, and how long each bot thought."""

    number: int
    lineup: list[int]  # which bot sat in each seat
    places: list[int]
    scores: list[int]
    seconds: list[float]  # by bot
    thread_seconds: list[float]
    choices: list[int]
    moves: int = 0

    def share(self, bot: int) -> float:
        """The bot's share of the win."""
        winners = [b for b, place in zip(self.lineup, self.places, strict=True) if place == 0]
        return winners.count(bot) / max(1, len(winners))

    def ahead(self, bot: int) -> float:
        """Which share of the other bots' seats it left behind; a shared place counts half."""
        seats = list(zip(self.lineup, self.places, strict=True))
        pairs = [(a, b) for one, a in seats if one == bot for other, b in seats if other != bot]
        return sum((a < b) + (a == b) / 2 for a, b in pairs) / max(1, len(pairs))


@dataclass
class Match:
    """What is played, and what has been so far."""

    plan: Plan
    wanted: int
    games: list[Timed] = field(default_factory=list)
    ended: str = ""

    def rate(self, bot: int = 0) -> Rate:
        """First places of a bot, with their interval."""
        return rate(sum(game.share(bot) for game in self.games), len(self.games))

    def told(self) -> dict[str, Any]:
        """All of it, for a file."""
        game, bots = self.plan.game, self.plan.bots
        return {
            "game": game.name,
            "rules": game.version,
            "box": game.box.key,
            "seats": self.plan.seats,
            "seed": self.plan.seed,
            "wanted": self.wanted,
            "ended": self.ended,
            "bots": [self._bot(b) for b in range(len(bots))],
            "games": [asdict(one) for one in sorted(self.games, key=lambda one: one.number)],
        }

    def _bot(self, b: int) -> dict[str, Any]:
        text, found = self.plan.bots[b], self.rate(b)
        n = max(1, len(self.games))
        told: dict[str, Any] = {
            "bot": text,
            "first": found.share,
            "low": found.low,
            "high": found.high,
            "games": found.games,
            "even": self._seats_of(b) / self.plan.seats,
            "ahead": sum(one.ahead(b) for one in self.games) / n,
            "points": sum(self._points(one, b) for one in self.games) / n,
            "choices": sum(one.choices[b] for one in self.games),
        }
        choices = max(1, told["choices"])
        told["ms_a_choice"] = 1e3 * sum(one.seconds[b] for one in self.games) / choices
        told["thread_ms_a_choice"] = 1e3 * sum(one.thread_seconds[b] for one in self.games) / choices
        return told | ({} if is_own(text) else described(self.plan, text))

    def _seats_of(self, b: int) -> int:
        return self.plan.lineup(0).count(b)

    def _points(self, one: Timed, b: int) -> float:
        return sum(score for who, score in zip(one.lineup, one.scores, strict=True) if who == b) / self._seats_of(b)

    def __str__(self) -> str:
        return "\n".join(
            f"{one['bot']}: first in {self.rate(b)}, {one['even']:.0%} is even; ahead of {one['ahead']:.1%}; "
            f"{one['points']:.1f} points; {one['ms_a_choice']:.2f} ms a choice"
            for b, one in enumerate(self.told()["bots"])
        )


def described(plan: Plan, text: str) -> dict[str, Any]:
    """With which settings a bot sits down, and which net it asks, by its file's hash."""
    spec = suited(parse(text), plan.game, plan.seats)
    name = spec.by_net.net
    path = place_of(plan.game, name) if net_for(plan.game, plan.seats, name) is not None else None
    asks = path is not None and (spec.by_net.mind > 0 or spec.by_net.puct > 0)
    return {"as": str(spec), "net": hashlib.sha256(path.read_bytes()).hexdigest()[:16] if asks and path else ""}


def played(plan: Plan, board: Board, number: int, warm: int = 0) -> Timed | None:
    """The game of that number; with `warm` only until each bot has chosen so often."""
    count = len(plan.bots)
    seconds, thread, choices = [0.0] * count, [0.0] * count, [0] * count
    lineup = plan.lineup(number)
    bots = [seated(plan.bots[b], plan.game, p, plan.seed + number, plan.seats) for p, b in enumerate(lineup)]
    steps, answer = board.steps(plan, number, dict.fromkeys(range(count), "timed here")), None
    try:
        while not warm or min(choices) < warm:
            asked = steps.send(answer)
            began, worked = time.perf_counter(), time.thread_time()
            answer = bots[asked.seat].choose(asked.known, asked.legal)
            seconds[asked.bot] += time.perf_counter() - began
            thread[asked.bot] += time.thread_time() - worked
            choices[asked.bot] += 1
        steps.close()
        return None
    except StopIteration as end:
        moves = end.value.moves
    final = plan.game.state.from_array(board.follow(moves).reshape(1))
    places, parts = [0] * plan.seats, [0] * len(plan.game.score.CATEGORIES)
    plan.game.score.rank(final, places)
    scores = [plan.game.score.points(final, p, parts) for p in range(plan.seats)]
    return Timed(number, list(lineup), places, scores, seconds, thread, choices, len(moves))


_boards: dict[str, Board] = {}  # of this process


def in_a_worker(plan: Plan, number: int) -> Timed:
    """A game in a process of its own."""
    if plan.game.package not in _boards:
        _boards[plan.game.package] = Board(plan)
    one = played(plan, _boards[plan.game.package], number)
    assert one is not None
    return one


def as_they_end(plan: Plan, numbers: Sequence[int], workers: int, until: float) -> Iterator[Timed]:
    """Games in any order, as they are finished; at the moment given, or when the caller stops, all processes end."""
    with multiprocessing.get_context("spawn").Pool(min(workers, max(1, len(numbers)))) as pool:  # leaving it ends them
        games = pool.imap_unordered(partial(in_a_worker, plan), numbers)
        for _ in numbers:
            while True:
                left = until - time.monotonic()
                if left <= 0:
                    return
                try:
                    one = games.next(min(left, 1.0))
                    break
                except multiprocessing.TimeoutError:
                    continue
            yield one


def play(match: Match, workers: int, limit: float, note: Callable[[Match], None]) -> None:
    """All games, or as many as the limit in seconds allows; `note` is told after each."""
    until = time.monotonic() + limit
    played(match.plan, Board(match.plan), 0, WARM)  # what must be compiled is compiled once, for all processes
    for one in as_they_end(match.plan, range(match.wanted), workers, until):
        match.games.append(one)
        note(match)
    match.ended = "all games" if len(match.games) == match.wanted else "at the limit"


class File:
    """A result that is written anew now and then, whole or not at all."""

    def __init__(self, path: Path | None) -> None:
        self.path, self.last = path, 0.0

    def note(self, match: Match, now: bool = False) -> None:
        """Write it, if that is due."""
        if self.path is None or (not now and time.monotonic() - self.last < WRITTEN):
            return
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_name(self.path.name + ".new")
        beside.write_text(json.dumps(match.told(), indent=1), "utf-8")
        beside.replace(self.path)
        self.last = time.monotonic()


def prepared(game: Game, bots: Sequence[str], games: int, seats: int | None, seed: int) -> Match:
    """A match, or a sentence about what is wrong with it."""
    plan = planned(game, list(bots), seats, seed)
    for text in plan.bots:
        if not is_own(text):
            if parse(text).name == CHEAT:
                raise AffinageError("A cheat is shown what others are not: play it by affinage match.")
            suited(parse(text), game, plan.seats)  # says so where a net is missing
    return Match(plan, games)


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m affinage.arena.timed", description="A match at equal time.")
    parser.add_argument("game")
    parser.add_argument("--bots", required=True, help="two or more, the last one fills up: search:0.05s,hard-1:0.05s")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--components", help="a component file of one's own, instead of the shipped set")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--deals", choices=list(DEALS), default="tune")
    parser.add_argument("--seed", type=int, default=0, help="how many deals are passed over")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--seconds-limit", type=float, default=3600.0)
    parser.add_argument("--to", type=Path, help="a file for all results, as JSON")
    given = parser.parse_args()
    if given.games < 1 or given.workers < 1 or given.seconds_limit <= 0 or given.seed < 0:
        parser.error("at least one game, one worker, some time and no negative seed, please")
    try:
        seed = DEALS[given.deals] + given.seed
        match = prepared(find(given.game, given.components), split(given.bots), given.games, given.seats, seed)
    except AffinageError as wrong:
        sys.exit(str(wrong))
    file = File(given.to)
    try:
        play(match, given.workers, given.seconds_limit, file.note)
    except KeyboardInterrupt:
        match.ended = "interrupted"
    file.note(match, now=True)
    sys.stdout.write(f"{match}\n{len(match.games)} of {match.wanted} games; ended: {match.ended}\n")


if __name__ == "__main__":
    main()
