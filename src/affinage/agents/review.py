"""A finished game looked at again from one seat, turn by turn: what it could expect, and what changed it.

The seat's chance to win is followed from the start to the result. Every change has one cause: luck (what Chance turned
up), the seat's own choices (the loss of its turn against the best one it could have known), the others' choices, and
second thoughts (the same position judged again, one turn later). These add up to the result, exactly.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from affinage.core.play import CHANCE, Table
from affinage.core.record import Record
from affinage.core.story import covered, foretold, story, turns_of
from affinage.core.turns import Turn
from affinage.core.words import Say

from .planner import thinker
from .plans import plan
from .spec import BotSpec, search_spec

DECISIVE = 3
WORTH_TELLING = 0.01  # a better turn is worked out where it would have brought so much
PROMISED = 0.03  # a turn that came to so much less than its beginning promised is looked into
Report = Callable[[int, int], None]


@dataclass(frozen=True)
class Swing:
    """What one turn did to the seat's chance to win."""

    number: int  # of its last move among those that stand
    turn: int
    mover: int  # whose turn it was; Chance: the table's own
    seats: tuple[int, ...]
    win: float  # after it
    change: float  # the loss of an own turn, or what luck or others brought
    luck: float  # what Chance brought within it
    headline: str = ""
    chose: int = -1  # for an own turn: the number of its first real choice, from where there was something better
    best: tuple[int, ...] = ()  # the moves of the best turn from there, as far as the seat could know
    best_headline: str = ""


@dataclass
class Review:
    """All turns of a game as one seat saw it. start + luck + choice + others + thoughts = result."""

    seat: int
    start: float
    result: float
    steps: list[Swing] = field(default_factory=list)
    luck: float = 0.0
    choice: float = 0.0
    others: float = 0.0
    thoughts: float = 0.0

    @property
    def decisive(self) -> list[Swing]:
        """The three turns of seats that changed most."""
        made = [step for step in self.steps if step.seats]
        return sorted(made, key=lambda step: -abs(step.change))[:DECISIVE]


class _Eye:
    """The seat's judgement of positions; a finished game is judged by its result."""

    def __init__(self, table: Table, seat: int, spec: BotSpec, seed: int) -> None:
        self.table, self.seat = table, seat
        self.searcher = thinker(table.game, seat, table.seats, seed, spec)

    def chance(self, shadow: Table) -> float:
        """What the seat may expect now."""
        if shadow.over:
            winners = shadow.winners()
            return 1 / len(winners) if self.seat in winners else 0.0
        return self.searcher.estimate(shadow.observe(self.seat))[self.seat]

    def choices(self, known: Record, legal: list[int]) -> dict[int, float]:
        """What each own move promises; moves that the search hardly followed count as it left them."""
        found = self.searcher.search(known, legal)
        lead = max(found, key=lambda f: f.visits)
        most = lead.worth[self.seat]
        return {f.move: most if f is lead else min(most, f.worth[self.seat]) for f in found}


class _Choice(NamedTuple):
    """What the seat was asked in its turn, and what it chose."""

    at: int
    known: Record
    legal: list[int]
    move: int


class _Walk:
    """Goes through a game turn by turn."""

    def __init__(self, table: Table, eye: _Eye, found: Review) -> None:
        self.events, self.eye, self.found = table.standing(), eye, found
        self.shadow = Table(table.game, table.seats, options=table.options, seed=table.dealer.seed, deal=False)
        self.now = found.start = eye.chance(self.shadow)

    def turn(self, turn: Turn) -> Swing:
        """One turn: judged where it begins, around Chance's answers, and where it is over."""
        before, luck, at, choices = self.now, 0.0, turn.first, list[_Choice]()
        reached = before  # what the seat could expect after its own choices, before Chance answered
        while at < turn.end:
            event = self.events[at]
            if event.seat == self.eye.seat and len(legal := self.shadow.legal(event.seat)) > 1:
                choices.append(_Choice(at, self.shadow.observe(event.seat), legal, event.move))
            if event.seat == CHANCE:
                held = self.eye.chance(self.shadow) if at > turn.first else self.now
                at = self._chance(at, turn.end)
                self.now = self.eye.chance(self.shadow)
                luck, reached = luck + self.now - held, held
            else:
                self.shadow.put(event)
                at += 1
                if at == turn.end:
                    self.now = reached = self.eye.chance(self.shadow)
        own = choices if self.eye.seat in turn.seats else []
        loss, chose, best = self._lost(own, reached)
        swing = Swing(turn.end - 1, turn.number, CHANCE, turn.seats, self.now, 0.0, luck, "", chose, best)
        return self._swing(before, loss, swing)

    def _chance(self, at: int, end: int) -> int:
        """Cards that Chance turns up together are one piece of luck; returns where they end."""
        while at < end and self.events[at].seat == CHANCE:
            self.shadow.put(self.events[at])
            at += 1
        return at

    def _lost(self, choices: list[_Choice], reached: float) -> tuple[float, int, tuple[int, ...]]:
        """What an own turn lost against the best, where, and the best from there if that is worth telling.

        A search hardly looks at what it does not like, and then thinks too little of it: the turn is judged again once
        it is made, and the better judgement counts. Beyond its first choice a turn is looked into where it came to less
        than its beginning promised.
        """
        lost, chose, best, where = 0.0, -1, -1, None
        for number, choice in enumerate(choices):
            worth = self.eye.choices(choice.known, choice.legal)
            top = max(worth, key=lambda move: (worth[move], move == choice.move))
            loss = max(0.0, worth[top] - max(worth[choice.move], reached))
            if loss > lost:
                lost, chose, best, where = loss, choice.at, top, choice.known
            if number == 0 and (lost > 0 or worth[top] - reached < PROMISED):
                break
        if where is None or lost < WORTH_TELLING:
            return lost, -1, ()
        return lost, chose, plan(self.shadow.game, self.eye.searcher, where, best)

    def _swing(self, before: float, loss: float, swing: Swing) -> Swing:
        """Who or what the change is due to."""
        found, change, seats = self.found, self.now - before - swing.luck, swing.seats
        found.luck += swing.luck
        if not seats:
            return replace(swing, change=swing.luck)
        if self.eye.seat not in seats:
            found.others += change
            return replace(swing, change=change, mover=seats[0])
        found.choice -= loss
        if len(seats) > 1:
            found.others += change + loss  # they chose at the same time
        else:
            found.thoughts += change + loss
        return replace(swing, change=-loss, mover=self.eye.seat)


def review(
    table: Table, seat: int, *, spec: BotSpec | None = None, seed: int = 0, report: Report | None = None
) -> Review:
    """Go through the turns of the moves that stand. The same seed and iterations give the same review."""
    eye = _Eye(table, seat, spec or search_spec(iterations=1500), seed)
    found, turns = Review(seat, 0.0, 0.0), turns_of(table)
    walk = _Walk(table, eye, found)
    for turn in turns:
        found.steps.append(walk.turn(turn))
        if report:
            report(turn.end, len(walk.events))
    found.result = walk.now
    return found


def in_words(table: Table, found: Review, say: Say) -> Review:
    """The same with headlines: of the turns that were made, and of better ones."""
    told, s, at, steps = story(table, None, say), table.game.state(), 0, list[Swing]()
    table.game.rules.setup(s, table.seats, table.option_values)
    events = table.standing()
    for step in found.steps:
        better = ""
        while at <= step.number:
            if at == step.chose and step.best:
                known = covered(table, s, found.seat)
                better = foretold(table.game, known, found.seat, table.seats, step.best, say).headline
            table.game.rules.apply(s, events[at].seat, events[at].move)
            at += 1
        steps.append(replace(step, headline=told[step.turn].headline, best_headline=better))
    return replace(found, steps=steps)
