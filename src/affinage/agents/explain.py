"""Hints: the best whole turn of a position with the two best other ones, and why in plain words.

Everything comes from what the seat may know. The search finds the turns; a judge plays them out with fresh luck, the
same for all of them, and what is said is made by contrast (see `contrast`).
"""

from dataclasses import dataclass

from affinage.core.game import Game
from affinage.core.record import Record
from affinage.core.words import Say

from .contrast import Contrast, Figures, contrast, figures, short, whole
from .judge import Judge, firmness
from .planner import Path
from .spec import BotSpec, search_spec

LOOKED, SHOWN = 8, 3  # turns that are looked at, and told
SCREEN = 32  # playouts of each of them
ROUNDS, ENDS = 192, 64  # of those that are told, and how many of them go to the end of the game
SCREENED, TOLD = 4, 5  # sets of luck


@dataclass(frozen=True)
class Idea:
    """A whole turn in figures: its moves, the chance to win, the points to expect, and the best turn against it."""

    moves: Path
    win: float
    points: tuple[float, ...]  # by category, the score last
    rivals: tuple[float, ...]  # expected scores of the other seats, in their order
    against: Figures | None  # the best turn less this one; of the best itself: nothing


@dataclass(frozen=True)
class Advice:
    """A whole turn in words."""

    move: int  # its first one
    moves: Path
    name: str  # the moves that lead
    words: str  # with what they bring
    win: float
    parts: dict[str, float]
    score: float
    contrast: Contrast | None  # of the best turn against this one


@dataclass(frozen=True)
class Explanation:
    """What can be said about a position: the best turn first, and why it is the best."""

    seat: int
    advice: tuple[Advice, ...]
    title: str
    why: str

    @property
    def best(self) -> Advice:
        """The turn that promises most."""
        return self.advice[0]


def ideas(
    game: Game, known: Record, seat: int, seats: int, *, spec: BotSpec | None = None, seed: int = 0,
    rounds: int = ROUNDS, ends: int = ENDS,
) -> list[Idea]:  # fmt: skip
    """The best turns of a covered state in figures, the best first. The same seed and budget give the same answer."""
    judge = Judge(game, seats, spec or search_spec(iterations=2500), seed)
    paths, say = judge.turns(known, seat, LOOKED), game.say()
    named: dict[str, Path] = {}
    for path in paths:  # two that have the same name differ in what nobody would tell
        named.setdefault(short(game, known, seat, path, say), path)
    paths = list(named.values())
    if len(paths) > SHOWN:
        screened = judge.play_out(known, seat, paths, SCREEN, 0, SCREENED).shares[..., seat].mean(axis=1)
        others = sorted(range(1, len(paths)), key=lambda at: -screened[at])
        paths = [paths[at] for at in (0, *others)][:SHOWN]  # what the search likes best stays
    found = judge.play_out(known, seat, paths, rounds, ends, TOLD)
    firm = firmness([found])
    wins, points = found.win(firm)[..., seat].mean(axis=1), found.points.mean(axis=1)
    order = sorted(range(len(paths)), key=lambda at: -wins[at])
    return [
        Idea(
            paths[at],
            float(wins[at]),
            tuple(float(n) for n in points[at, seat]),
            tuple(float(points[at, p, -1]) for p in range(seats) if p != seat),
            figures(found, order[0], at, seat, firm) if at != order[0] else None,
        )
        for at in order
    ]


def in_words(game: Game, known: Record, seat: int, seats: int, found: list[Idea], say: Say) -> Explanation:
    """The same for people."""
    best = found[0].moves
    advice = tuple(
        Advice(
            one.moves[0],
            one.moves,
            short(game, known, seat, one.moves, say),
            whole(game, known, seat, seats, one.moves, say),
            one.win,
            dict(zip(game.score.CATEGORIES, one.points, strict=False)),
            one.points[-1],
            contrast(game, known, seat, best, one.moves, one.against, say) if one.against is not None else None,
        )
        for one in found
    )
    return Explanation(seat, advice, title(advice, say), why(advice, say))


def title(advice: tuple[Advice, ...], say: Say) -> str:
    """What to do, in place of what."""
    if len(advice) == 1:
        return advice[0].name
    told = advice[1].contrast
    key = "why-title-equal" if told is not None and told.equal else "why-title"
    return say(key, turn=advice[0].name, other=advice[1].name)


def why(advice: tuple[Advice, ...], say: Say) -> str:
    """One sentence: what speaks for the best turn, and both chances; or that two are equally good."""
    best = advice[0]
    if len(advice) == 1 or (told := advice[1].contrast) is None:
        return say("why-only", turn=best.name)
    chances = {"win": round(100 * best.win), "chance": round(100 * advice[1].win), "other": advice[1].name}
    reasons = say("why-and").join(told.reasons)
    if told.equal:
        return say("why-equal-but" if reasons else "why-equal", turn=best.name, reasons=reasons, **chances)
    return (
        say("why", turn=best.name, reasons=reasons, **chances)
        if reasons
        else say("why-wins", turn=best.name, **chances)
    )


def explain(
    game: Game, known: Record, seat: int, seats: int, say: Say, *, spec: BotSpec | None = None, seed: int = 0,
    rounds: int = ROUNDS, ends: int = ENDS,
) -> Explanation:  # fmt: skip
    """The best turns of a covered state, in words."""
    found = ideas(game, known, seat, seats, spec=spec, seed=seed, rounds=rounds, ends=ends)
    return in_words(game, known, seat, seats, found, say)
