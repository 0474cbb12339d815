"""A finished game looked at again from one seat: what it could expect after every move, and what changed it.

The seat's chance to win is followed from the start to the result. Every change has one cause: luck (what Chance turned
up), the seat's own choices (the loss against the best move it could have known), the others' choices, and second
thoughts (the same position judged again, one move later). These add up to the result, exactly.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from affinage.core.play import CHANCE, TAKE_BACK, Table
from affinage.core.record import Record
from affinage.core.words import Say

from .planner import thinker
from .spec import BotSpec, search_spec

DECISIVE = 3
Report = Callable[[int, int], None]


@dataclass(frozen=True)
class Step:
    """One event, or several of Chance in a row: who made it, which move, and the seat's chance to win after it."""

    number: int  # of the event in the log of moves that stand
    mover: int
    move: int
    words: str
    win: float
    change: float  # what this did to the chance: the loss of an own choice, or what luck or others brought
    best: int = -1  # for own choices: the best move as far as the seat could know, and its words
    best_words: str = ""


@dataclass
class Review:
    """All steps of a game as one seat saw it. start + luck + choice + others + thoughts = result."""

    seat: int
    start: float
    result: float
    steps: list[Step] = field(default_factory=list)
    luck: float = 0.0
    choice: float = 0.0
    others: float = 0.0
    thoughts: float = 0.0

    @property
    def decisive(self) -> list[Step]:
        """The three moves of seats that changed most."""
        made = [step for step in self.steps if step.mover != CHANCE]
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


def review(
    table: Table, seat: int, *, spec: BotSpec | None = None, seed: int = 0,
    say: Say | None = None, report: Report | None = None,
) -> Review:  # fmt: skip
    """Go through the moves that stand. The same seed and iterations give the same review."""
    game, events = table.game, table.standing()
    say = say or game.say()
    eye = _Eye(table, seat, spec or search_spec(iterations=1500), seed)
    shadow = Table(game, table.seats, options=table.options, seed=table.dealer.seed, deal=False)
    now = eye.chance(shadow)
    found = Review(seat, now, 0.0)
    for number, event in enumerate(events):
        assert event.move != TAKE_BACK, "moves that were taken back do not stand"
        words = game.describe.words(shadow.state, event.seat, event.move, say)
        best, best_words, worth = -1, "", {event.move: now}
        legal = shadow.legal(event.seat) if event.seat == seat else []
        if len(legal) > 1:
            worth = eye.choices(shadow.observe(seat), legal)
            best = max(worth, key=lambda move: (worth[move], move == event.move))
            best_words = game.describe.words(shadow.state, seat, best, say)
        shadow.put(event)
        if event.seat == CHANCE and number + 1 < len(events) and events[number + 1].seat == CHANCE:
            continue  # cards that Chance turns up together are one piece of luck
        after = eye.chance(shadow)
        change = after - now
        if event.seat == CHANCE:
            found.luck += change
        elif event.seat != seat:
            found.others += change
        else:
            # A search hardly looks at what it does not like, and then thinks too little of it: the move is judged again
            # once it is made, and the better judgement counts.
            loss = 0.0 if best in (-1, event.move) else max(0.0, worth[best] - max(worth[event.move], after))
            found.choice -= loss
            found.thoughts += change + loss
            change = -loss
        now = after
        found.steps.append(Step(number, event.seat, event.move, words, now, change, best, best_words))
        if report:
            report(number + 1, len(events))
    found.result = now
    return found
