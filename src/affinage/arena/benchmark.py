"""Affinage Benchmark 1: an agent against a frozen field, on deals that nobody tunes on (docs/benchmark.md).

What it is stands in `benchmark.toml`: disciplines (a game with a number of seats, its rules and its components), the
field, the text from which the deals follow, and how many games are played. Rules that play otherwise are refused, so
two results of one discipline can always be compared.
"""

import dataclasses
import hashlib
import inspect
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from affinage.agents import CHEAT, make, parse
from affinage.core.errors import AffinageError, nearest
from affinage.core.game import Game, find

from . import results_file
from .games import Board, Plan
from .match import Rate, Series, Spread, planned, play, rate
from .onnx_agent import is_net
from .own import found, is_own, named
from .rating import Ranking, Rating, anchored, ranking_of

DEFINITION = Path(__file__).with_name("benchmark.toml")
UNKNOWN = "unknown"
FROZEN_SEARCH = "hard-1"  # with another budget
HELD_OUT = 1 << 60  # deals from here on are the benchmark's alone: tunings, matches and ladders count from 0
TRIED, ASKED, EVERY = 3, 8, 7  # games that tell rules apart; questions that tell bots apart, and from how many one is
Report = Callable[[int, int, str], None]


@dataclass(frozen=True)
class Discipline:
    """One game with a number of seats, as the benchmark plays it."""

    game: str
    seats: int
    rules: int
    components: str  # the hash of the shipped set
    plays: str  # the hash of a few games between random bots: what rules, dealing and seating come to
    choices: Mapping[str, str]  # of the field: the hash of what each bot chooses in a few positions
    ratings: Mapping[str, float] = dataclasses.field(default_factory=dict)  # of the field, frozen; none: not yet rated

    @property
    def name(self) -> str:
        """How results call it."""
        return f"{self.game}, {self.seats} seats"


@dataclass(frozen=True)
class Definition:
    """What the benchmark is."""

    name: str
    deals: str  # the text from which all deals follow
    field: tuple[str, ...]
    games: Mapping[str, int]  # against each of the field: by size
    report: Mapping[str, str]  # what a paper tells beside the results
    disciplines: tuple[Discipline, ...]

    def seed(self, game: str, seats: int) -> int:
        """The first deal of a discipline."""
        digest = hashlib.sha256(f"{self.deals}|{game}|{seats}".encode()).digest()
        return HELD_OUT + int.from_bytes(digest[:6], "big")


@dataclass
class Result:
    """One discipline: how the agent did against each of the field, and where that puts it."""

    discipline: str
    seed: int
    games: int
    against: dict[str, Rate]  # first places
    ahead: dict[str, Rate]  # the share of the others that it finishes ahead of
    rating: Rating | None  # None: the field is not yet rated there
    rated_by: dict[str, float]  # the field's ratings that this one follows from
    field_differs: list[str]  # bots that choose otherwise here than where the ratings were measured


@cache
def definition() -> Definition:
    """The benchmark as it is shipped."""
    told = tomllib.loads(DEFINITION.read_text("utf-8"))
    rows = tuple(Discipline(**row) for row in told.pop("discipline"))
    return Definition(disciplines=rows, field=tuple(told.pop("field")), **told)


def chosen(what: Definition, games: Sequence[str], seats: Sequence[int]) -> list[Discipline]:
    """The disciplines of these games and seat counts, all where none are named."""
    there = list(dict.fromkeys(one.game for one in what.disciplines))
    for game in games:
        if game not in there:
            raise AffinageError(f'{what.name} has no game "{game}".{nearest(game, there)}')
    rows = [d for d in what.disciplines if d.game in (games or there) and d.seats in (seats or [d.seats])]
    if not rows:
        told = ", ".join(f"{d.game} with {d.seats}" for d in what.disciplines)
        raise AffinageError(f"{what.name} has no such discipline. There is: {told} seats.")
    return rows


def plays(game: Game, seats: int, seed: int) -> str:
    """What rules, dealing and seating come to: a hash of games between random bots and of how they end."""
    plan = Plan(game, ("random",), seats, seed)
    board, digest = Board(plan), hashlib.sha256()
    for number in range(TRIED):
        moves = board.play(plan, number).moves
        digest.update(repr(moves).encode() + game.state.from_array(board.states, 0).to_bytes())
    return digest.hexdigest()[:16]


def choices(game: Game, seats: int, seed: int, bot: str) -> str:
    """What a bot chooses in a few positions of random games, as a hash."""
    plan, asked, told = Plan(game, ("random",), seats, seed), 0, list[int]()
    board = Board(plan)
    steps, answer = board.steps(plan, 0, {0: None}), None
    dice = [make("random", game, seat, 0, seats) for seat in range(seats)]
    try:
        while len(told) < ASKED:
            at = steps.send(answer)
            answer = dice[at.seat].choose(at.known, at.legal)
            if asked % EVERY == 0:
                told.append(make(bot, game, at.seat, 1, seats, trees=1).choose(at.known, at.legal))
            asked += 1
    except StopIteration:  # a short game
        pass
    return hashlib.sha256(repr(told).encode()).hexdigest()[:16]


def game_of(what: Definition, row: Discipline) -> Game:
    """The game of a discipline, or a sentence about why it is another one here."""
    try:
        game = find(row.game, version=row.rules, box=row.components)
    except AffinageError as error:
        raise AffinageError(
            f"{what.name} plays {row.game} with rules {row.rules}, which are not here: {error}"
        ) from None
    if plays(game, row.seats, what.seed(row.game, row.seats)) != row.plays:
        raise AffinageError(
            f"{row.game} plays otherwise here than in {what.name}, though it says rules {row.rules} and components "
            f"{row.components}: its source was changed. Results could not be compared."
        )
    return game


def fingerprint_of(agent: str) -> str:
    """Of an agent of one's own: the hash of the file that it is in, so that games of another one are never taken up.

    UNKNOWN for one that no file tells apart (it was typed in, or is an object): its games are not kept.
    """
    if not is_own(agent):
        return "house"
    try:
        file = agent if is_net(agent) else inspect.getsourcefile(found(agent))
    except TypeError:
        file = None
    if file is None or not Path(file).is_file():
        return UNKNOWN
    return hashlib.sha256(Path(file).read_bytes()).hexdigest()[:16]


def contender(agent: str | Callable[..., Any]) -> str:
    """The agent's text, if it may take part."""
    text = named(agent)
    if not is_own(text) and parse(text).name == CHEAT:
        raise AffinageError("The benchmark is for agents that know what their seat may know; cheat sees everything.")
    return text


def run(
    agent: str | Callable[..., Any],
    rows: Sequence[Discipline],
    games: int,
    *,
    what: Definition | None = None,
    kept: Path | None = None,
    threads: int | None = None,
    spread: Spread | None = None,
    report: Report | None = None,
) -> Iterator[Result]:
    """The agent against the field, discipline by discipline. With a folder `kept`, finished games are taken from it."""
    what, text, done = what or definition(), contender(agent), 0
    total = sum(len(opponents(what, text)) for _ in rows) * games
    mark = fingerprint_of(text)
    folder = kept / mark if kept is not None and mark != UNKNOWN else None
    for row in rows:
        game, seed = game_of(what, row), what.seed(row.game, row.seats)
        against, ahead, rankings = {}, {}, list[Ranking]()
        field = [*opponents(what, text)]
        for opponent in field:

            def tell(now: int, _: int, before: int = done, called: str = f"{row.name}: {text} – {opponent}") -> None:
                if report:
                    report(before + now, total, called)

            tell(0, games)
            mine, others = (as_published(bot) if bot in what.field else bot for bot in (text, opponent))
            series, me = duel(game, row, seed, mine, others, games, folder, threads, spread, tell)
            done += games
            against[opponent] = rate(sum(series.shares(me)), games)
            ahead[opponent] = rate(sum(series.ahead(me)), games)
            players = {me: 0, 1 - me: 1 + field.index(opponent)}
            for number, lineup in enumerate(series.lineups):
                rankings.append(ranking_of(series.places(number), [players[b] for b in lineup]))
        rating = anchored(text, rankings, [row.ratings[bot] for bot in field]) if row.ratings else None
        differs = [
            bot
            for bot in field
            if bot in row.choices and choices(game, row.seats, seed, as_published(bot)) != row.choices[bot]
        ]
        yield Result(row.name, seed, games, against, ahead, rating, dict(row.ratings), differs)


def as_published(bot: str) -> str:
    """One of the field as it thinks for good: by the settings of the day it was published, and without a net."""
    name, colon, budget = bot.partition(":")
    return f"{FROZEN_SEARCH}:{budget}" if name == "search" and colon else bot


def opponents(what: Definition, agent: str) -> list[str]:
    """The field without the agent itself: a bot of the field is measured against the others."""
    return [bot for bot in what.field if bot != agent]


def duel(
    game: Game, row: Discipline, seed: int, agent: str, opponent: str, games: int,
    folder: Path | None, threads: int | None, spread: Spread | None, report: Callable[[int, int], None] | None = None,
) -> tuple[Series, int]:  # fmt: skip
    """The games against one opponent, and which of the two bots the agent is.

    Between two seats a duel is the same whoever is named first, so two of the field play it once.
    """
    pair = [agent, opponent]
    if row.seats == 2 and not is_own(agent):
        pair.sort()
    file = folder / results_file.name(planned(game, pair, row.seats, seed)) if folder is not None else None
    series = play(
        game, pair, games, seats=row.seats, seed=seed, threads=threads, spread=spread, file=file, report=report
    )
    return series, pair.index(agent)
