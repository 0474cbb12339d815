"""A hint in words, from a bot's figures."""

from typing import Any

from affinage.agents.contrast import short
from affinage.agents.explain import Idea, in_words
from affinage.core.story import foretold
from affinage.core.words import Say

from .thinkers import Question


def advice(question: Question, found: list[Idea], say: Say) -> dict[str, Any]:
    """The best turns with what they promise, the best first, and why it is the best."""
    game, known, seat = question.game, question.known, question.seat
    told = in_words(game, known, seat, question.seats, found, say)
    rows = []
    for one in told.advice:
        beats = foretold(game, known, seat, question.seats, one.moves, say).beats
        against = one.contrast
        rows.append(
            {
                "move": one.move,
                "moves": list(one.moves),
                "name": one.name,
                "words": one.words,
                "place": game.describe.place(known, one.move),
                "places": [beat.place for beat in beats],
                "beats": [beat.words for beat in beats],
                "win": one.win,
                "score": one.score,
                "parts": one.parts,
                "equal": against.equal if against else False,
                "reasons": list(against.reasons) if against else [],
                "price": against.price if against else "",
                "rows": [list(row) for row in against.rows] if against else [],
            }
        )
    return {"advice": rows, "title": told.title, "why": told.why}


def levels(question: Question, found: list[tuple[str, tuple[int, ...]]], say: Say) -> list[dict[str, Any]]:
    """What a bot of each level would do."""
    game, known, seat = question.game, question.known, question.seat
    return [
        {
            "level": level,
            "title": say(f"server-level-{level}"),
            "name": short(game, known, seat, moves, say),
            "moves": list(moves),
        }
        for level, moves in found
    ]
