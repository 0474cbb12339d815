"""A finished game looked at again from one seat, turn by turn: what it could expect, and what changed it.

The seat's chance to win, from what it knew, is followed from the start to the result. What changed it is split up:
luck (what Chance turned up, against what it could have turned up), the seat's own choices (the loss of a turn against
the best one), gifts of the others (what their lost chances brought the seat), and what could not be known. The parts
add up to the result exactly, in chances and in points. Nothing is said below two standard errors.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from threading import Lock, local
from typing import Any, NamedTuple

import numpy as np

from affinage.core.cores import cores
from affinage.core.play import Table
from affinage.core.record import Record

from .contrast import Figures, figures
from .deeds import Deed, Draw, redealt, take_apart
from .judge import Judge, Outcomes, error, firmness, points_worth
from .planner import Path
from .spec import BotSpec, search_spec

SURE = 2.0  # standard errors
GOOD, INACCURACY = 0.04, 0.08  # losses from which a turn is an inaccuracy, and a mistake
BEST, FINE, SLIP, MISTAKE, MISSED = "best", "good", "inaccuracy", "mistake", "missed"
FRESH, SAMPLES, LUCK = 1, 2, 3  # sets of luck: losses are measured with another one than anything else
WINDOW = 3  # turns on both sides from which it is learnt how firm a judgement is
CLOSER = 0.025  # a loss from which on a turn is measured more closely
STORIES = 3
Report = Callable[[int, int], None]


class Effort(NamedTuple):
    """How much is played for a review."""

    rounds: int = 128  # playouts of every turn, and of the best one,
    ends: int = 24  # of which so many go to the end of the game
    closer: int = 480  # where a turn seems to have lost something
    outcomes: int = 12  # what Chance could have turned up instead,
    outcome_rounds: int = 64
    threads: int = 0  # 0: one for each core


class Split(NamedTuple):
    """start + luck + choice + gifts + unknown = result."""

    start: float
    luck: float
    choice: float
    gifts: float
    unknown: float
    result: float


@dataclass(frozen=True)
class Verdict:
    """What is said of one seat's choices in a turn, on what it knew; the best turn is told from where it differs."""

    word: str
    seat: int
    chose: int  # the number of the choice from which on turns are compared
    moves: Path
    best: Path  # nothing where no better turn was found
    loss: float
    error: float
    figures: Figures | None  # of the best turn against the one that was made
    telling: bool


@dataclass(frozen=True)
class Step:
    """One turn."""

    turn: int
    first: int
    number: int  # of its last move
    seats: tuple[int, ...]
    win: tuple[float, ...]  # everybody's chance after it, as the seat knew
    change: float  # what the turn did to the seat's chance, less luck
    luck: float
    verdicts: tuple[Verdict, ...]  # none for a turn that was forced

    def verdict_of(self, seat: int) -> Verdict | None:
        """What is said of this seat's choices."""
        return next((one for one in self.verdicts if one.seat == seat), None)


@dataclass
class Review:
    """All turns of a game as one seat saw it."""

    seat: int
    seats: int
    start: tuple[float, ...]
    win: Split
    points: Split
    skills: tuple[float, ...]  # of each seat, 0 (as good as a turn at random) to 1 (always the best)
    lucks: tuple[float, ...]  # of each seat, in chances to win
    steps: list[Step] = field(default_factory=list)

    @property
    def stories(self) -> list[Step]:
        """The turns that decided the game: those that changed most, one of the seat's own among them if there is one.

        A turn that was forced, or in which nothing was done but to confirm, decides nothing.
        """
        real = [step for step in self.steps if any(one.telling for one in step.verdicts)]
        ranked = sorted(real, key=lambda step: -self.weight(step))
        chosen = ranked[:STORIES]
        own = [step for step in ranked if (one := step.verdict_of(self.seat)) is not None and one.telling]
        if own and not any(step in own for step in chosen):
            chosen[-1] = own[0]
        return sorted(chosen, key=lambda step: step.turn)

    def weight(self, step: Step) -> float:
        """How much a turn decided: what it changed, or what was lost in it."""
        return max(abs(step.change), *(one.loss for one in step.verdicts if one.telling))


@dataclass
class _Judged:
    """A deed's figures: the turn that was made, the best, and turns at random."""

    verdict: Verdict
    gifts: Any  # by seat: what it has more than if the best turn had been made
    margins: Any  # likewise in points
    random: float  # what a turn at random would have lost


class _Walk:
    """Everything that has to be played for a review, on several threads; the result does not depend on how many."""

    def __init__(
        self, table: Table, seat: int, spec: BotSpec, seed: int, effort: Effort, report: Report | None
    ) -> None:
        self.table, self.seat, self.seed, self.effort = table, seat, seed, effort
        self.parts = take_apart(table, seat)
        self.firm: list[float] = []  # by position: how firm a judgement is,
        self.worth: list[list[float]] = []  # and, by seat, how many points a lead stands for
        self._spec, self._own, self._lock, self._report = spec, local(), Lock(), report
        self._done, self._all = 0, len(self.parts.known) + len(self.parts.deeds) + len(self.parts.draws)

    def run(self) -> tuple[list[Outcomes], list[_Judged], list[Any]]:
        """The curve, the deeds and the luck."""
        threads = self.effort.threads or cores()
        with ThreadPoolExecutor(threads) as pool:
            curve = list(pool.map(self._expected, self.parts.known))
            near = [curve[max(0, at - WINDOW) : at + WINDOW + 1] for at in range(len(curve))]
            self.firm = [firmness(some) for some in near]
            self.worth = [[points_worth(some, p) for p in range(self.table.seats)] for some in near]
            deeds = list(pool.map(self._judge, self.parts.deeds))
            draws = list(pool.map(self._luck, self.parts.draws))
        return curve, deeds, draws

    @property
    def judge(self) -> Judge:
        """This thread's own."""
        if not hasattr(self._own, "judge"):
            self._own.judge = Judge(self.table.game, self.table.seats, self._spec, self.seed)
        found: Judge = self._own.judge
        return found

    def _tick(self) -> None:
        with self._lock:
            self._done += 1
            if self._report is not None:
                self._report(self._done, self._all)

    def _expected(self, known: Record) -> Outcomes:
        if self.table.game.rules.over(known):
            found = _ended(self.table, known)
        else:
            found = self.judge.play_out(known, self.seat, [()], self.effort.rounds, self.effort.ends, SAMPLES)
        self._tick()
        return found

    def _judge(self, deed: Deed) -> _Judged:
        """The best turn by the search, and with fresh luck what the one that was made has lost against it."""
        judge, effort, seat, firm = self.judge, self.effort, deed.seat, self.firm[deed.turn]
        best = judge.turns(deed.known, seat, 1)[0]
        made = judge.as_turn(deed.known, seat, tuple(deed.moves))
        if judge.after(deed.known, seat, best) == judge.after(deed.known, seat, made):
            best = made
        paths = [made, best]
        found = judge.play_out(deed.known, seat, paths, effort.rounds, effort.ends, FRESH)
        loss = found.win(firm)[1, :, seat] - found.win(firm)[0, :, seat]
        if loss.mean() >= CLOSER:
            found = judge.play_out(deed.known, seat, paths, effort.closer, 2 * effort.ends, FRESH)
            loss = found.win(firm)[1, :, seat] - found.win(firm)[0, :, seat]
        lost, doubt = float(loss.mean()), error(loss)
        sure = best != made and lost > max(SURE * doubt, 0.005)
        told = figures(found, 1, 0, seat, firm)
        gifts, margins = np.zeros(judge.seats), np.zeros(judge.seats)
        if sure:
            win = found.win(firm).mean(axis=1)
            gifts = win[0] - win[1]
            worth = self.worth[deed.turn]
            margins = np.array([(m := found.margin(p, worth[p]).mean(axis=1))[0] - m[1] for p in range(judge.seats)])
        any_turns = [judge.any_turn(deed.known, seat, deed.at * 4 + n) for n in range(4)]
        wild = judge.play_out(deed.known, seat, [best, *any_turns], effort.outcome_rounds // 2, 0, FRESH).win(firm)
        worse = max(0.0, float(wild[0, :, seat].mean() - wild[1:, :, seat].mean()))
        word = verdict(lost if sure else 0.0, told.win, 1 / max(2, judge.seats))
        self._tick()
        said = Verdict(
            word, seat, deed.at, made, best if sure else (), lost if sure else 0.0, doubt, told if sure else None,
            deed.telling,
        )  # fmt: skip
        return _Judged(said, gifts, margins, max(worse, lost if sure else 0.0))

    def _luck(self, draw: Draw) -> Any:
        """What came, less what could have come; by seat, in chances to win and in points."""
        game, effort, firm, seats = self.table.game, self.effort, self.firm[draw.turn + 1], self.table.seats
        rows = np.zeros((2, seats))
        if draw.real:
            worth = []
            for s in (draw.after, *redealt(self.table, draw, effort.outcomes, self.seed)):
                known = s.copy()
                game.observe.cover(known, self.seat)
                if game.rules.over(known):
                    found = _ended(self.table, known)
                else:
                    found = self.judge.play_out(known, self.seat, [()], effort.outcome_rounds, 0, LUCK)
                margins = [found.margin(p, self.worth[draw.turn + 1][p]).mean() for p in range(seats)]
                worth.append((found.win(firm).mean(axis=(0, 1)), np.array(margins)))
            rows[0] = worth[0][0] - np.mean([win for win, _ in worth[1:]], axis=0)
            rows[1] = worth[0][1] - np.mean([margin for _, margin in worth[1:]], axis=0)
        self._tick()
        return rows


def verdict(loss: float, best: float, even: float) -> str:
    """A word for what a turn has lost; `best` is the chance that the best one had."""
    if loss <= 0:
        return BEST
    if loss < GOOD:
        return FINE
    if loss < INACCURACY:
        return SLIP
    return MISSED if best >= even > best - loss else MISTAKE


def _ended(table: Table, state: Record) -> Outcomes:
    """A finished game is what it is."""
    game, seats = table.game, table.seats
    places, width = [0] * seats, len(game.score.CATEGORIES)
    game.score.rank(state, places)
    won = np.array([place == 0 for place in places], float)
    won /= max(1.0, won.sum())
    points = np.zeros((1, 1, seats, width + 1))
    for p in range(seats):
        parts = [0] * width
        points[0, 0, p, -1] = game.score.points(state, p, parts)
        points[0, 0, p, :-1] = parts
    shares = won.reshape(1, 1, seats)
    return Outcomes(shares, shares, points, np.ones((1, 1), bool), points[..., -1])


def review(
    table: Table, seat: int, *, spec: BotSpec | None = None, seed: int = 0, effort: Effort | None = None,
    report: Report | None = None,
) -> Review:  # fmt: skip
    """Go through the turns of the moves that stand. The same seed, spec and effort give the same review."""
    walk = _Walk(table, seat, spec or search_spec(iterations=600), seed, effort or Effort(), report)
    curve, judged, draws = walk.run()
    wins = [one.win(firm).mean(axis=(0, 1)) for one, firm in zip(curve, walk.firm, strict=True)]
    if winners := table.winners():  # also where somebody resigned before the rules ended the game
        wins[-1] = np.array([1 / len(winners) if p in winners else 0.0 for p in range(table.seats)])
    margins = [float(one.margin(seat, worth[seat]).mean()) for one, worth in zip(curve, walk.worth, strict=True)]
    seats, parts = table.seats, walk.parts
    luck, steps = np.zeros((len(parts.turns), 2, seats)), list[Step]()
    for draw, rows in zip(parts.draws, draws, strict=True):
        luck[draw.turn] += rows
    for turn in parts.turns:
        said = _joined([one.verdict for deed, one in zip(parts.deeds, judged, strict=True) if deed.turn == turn.number])
        after, before, came = wins[turn.number + 1], wins[turn.number], float(luck[turn.number, 0, seat])
        change = float(after[seat] - before[seat]) - came
        steps.append(Step(turn.number, turn.first, turn.end - 1, turn.seats, _floats(after), change, came, tuple(said)))
    own = [one for one in judged if one.verdict.seat == seat]
    others = [one for one in judged if one.verdict.seat != seat]
    win = _split(
        [float(w[seat]) for w in wins], float(luck[:, 0, seat].sum()), -sum(one.verdict.loss for one in own),
        float(sum(one.gifts[seat] for one in others)), 1.0,
    )  # fmt: skip
    points = _split(
        margins, float(luck[:, 1, seat].sum()), float(sum(one.margins[seat] for one in own)),
        float(sum(one.margins[seat] for one in others)),
    )  # fmt: skip
    skills = tuple(_skill([one for one in judged if one.verdict.seat == p]) for p in range(seats))
    return Review(seat, seats, _floats(wins[0]), win, points, skills, _floats(luck[:, 0].sum(axis=0)), steps)


def _floats(numbers: Any) -> tuple[float, ...]:
    return tuple(float(n) for n in numbers)


def _split(line: Sequence[float], luck: float, choice: float, gifts: float, whole: float = 0.0) -> Split:
    """What could not be known is the rest. No part is more than the whole: if need be, less is put down to causes."""
    start, result = line[0], line[-1]
    for share in np.linspace(1, 0, 101):
        some = float(share)
        rest = result - start - some * (luck + choice + gifts)
        if whole <= 0 or max(abs(rest), *(some * abs(n) for n in (luck, choice, gifts))) <= whole:
            break
    return Split(start, some * luck, some * choice, some * gifts, rest, result)


def _skill(judged: Sequence[_Judged]) -> float:
    """Nothing to choose, nothing lost."""
    lost, wild = sum(one.verdict.loss for one in judged), sum(one.random for one in judged)
    return 1.0 if wild <= 0 else max(0.0, 1 - lost / wild)


def _joined(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """One verdict for each seat: where Chance has cut a turn, that of its costliest part."""
    found: dict[int, Verdict] = {}
    for one in verdicts:
        held = found.get(one.seat)
        if held is None or (one.loss, one.telling) > (held.loss, held.telling):
            found[one.seat] = one
    return list(found.values())
