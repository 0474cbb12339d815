"""Hints: the best moves of a position with win chance and expected score, and one sentence of why.

Everything comes from what the seat may know. The win chance is the search's; scores are those of games that go on
sensibly after the move, over guesses of what is hidden; the sentence names the parts in which the two best differ.
"""

from dataclasses import dataclass

from affinage.core.game import Game
from affinage.core.record import Record
from affinage.core.story import foretold
from affinage.core.turns import Told
from affinage.core.words import Say

from .planner import thinker
from .plans import plan
from .search import MoveStats, Searcher
from .spec import BotSpec, search_spec

TIMES = 24  # games behind an expected score
SHOWN = 3  # moves that are explained
NAMED = 2  # parts that the sentence names
WORTH_NAMING = 0.25  # points


@dataclass(frozen=True)
class Advice:
    """One move: its words, the chance to win (0 to 1), the points to expect by category and in all, and the rivals'."""

    move: int
    words: str
    win: float
    parts: dict[str, float]
    score: float
    rivals: tuple[float, ...]  # expected scores of the other seats, in their order
    visits: int


@dataclass(frozen=True)
class Explanation:
    """What a search says about a position, the best move first, and why it is the best in one sentence."""

    seat: int
    advice: tuple[Advice, ...]
    why: str
    turn: Told  # the whole turn that the best move begins

    @property
    def best(self) -> Advice:
        """The move that promises most."""
        return self.advice[0]


def explain(
    game: Game, known: Record, seat: int, legal: list[int], seats: int, say: Say,
    *, spec: BotSpec | None = None, seed: int = 0, times: int = TIMES,
) -> Explanation:  # fmt: skip
    """The best moves of a covered state. The same seed and iterations give the same advice."""
    searcher = thinker(game, seat, seats, seed, spec or search_spec(iterations=4000))
    found = sorted(searcher.search(known, legal), key=lambda stats: -stats.visits)[:SHOWN]
    advice = tuple(_advice(game, searcher, known, stats, say, times) for stats in found)
    turn = foretold(game, known, seat, seats, plan(game, searcher, known, advice[0].move), say)
    return Explanation(seat, advice, why(advice, say), turn)


def _advice(game: Game, searcher: Searcher, known: Record, stats: MoveStats, say: Say, times: int) -> Advice:
    expected = searcher.outlook(known, stats.move, times)
    own = expected[searcher.seat]
    return Advice(
        stats.move,
        game.describe.words(known, searcher.seat, stats.move, say),
        stats.worth[searcher.seat],
        {name: float(n) for name, n in zip(game.score.CATEGORIES, own, strict=False)},
        float(own[-1]),
        tuple(float(row[-1]) for p, row in enumerate(expected) if p != searcher.seat),
        stats.visits,
    )


def why(advice: tuple[Advice, ...], say: Say) -> str:
    """One sentence: in which parts the best move and the next best differ, what speaks for it first."""
    if len(advice) == 1:
        return say("why-only", move=advice[0].words)
    best, other = advice[0], advice[1]
    parts = {say(f"category-{name}"): best.parts[name] - other.parts[name] for name in best.parts}
    rivals = say("why-rivals")
    if best.rivals:
        parts[rivals] = max(best.rivals) - max(other.rivals)
    telling = sorted((p for p in parts.items() if abs(p[1]) >= WORTH_NAMING), key=lambda p: -abs(p[1]))[:NAMED]
    telling.sort(key=lambda p: (p[1] < 0) != (p[0] == rivals))  # a rival's loss speaks for a move, too
    if not telling:
        return say("why-close", move=best.words, other=other.words)
    named = [say("why-more" if n > 0 else "why-less", n=abs(n), what=what) for what, n in telling]
    return say("why", move=best.words, other=other.words, parts=say("why-and").join(named))
