"""A hint in words, from a bot's figures."""

from typing import Any

from affinage.agents.explain import Advice, why
from affinage.core.story import foretold
from affinage.core.words import Say

from .thinkers import Question
from .thinking import Advice as Figures


def advice(question: Question, found: list[Figures], say: Say) -> dict[str, Any]:
    """The best moves with what they promise, and one sentence of why."""
    game, known, seat = question.game, question.known, question.seat
    told = [
        Advice(
            move,
            game.describe.words(known, seat, move, say),
            win,
            dict(zip(game.score.CATEGORIES, parts, strict=True)),
            score,
            tuple(rivals),
            visits,
        )
        for move, win, parts, score, rivals, visits, _ in found
    ]
    turns = [foretold(game, known, seat, question.seats, moves, say) if moves else None for *_, moves in found]
    rows = [
        {
            "move": one.move,
            "words": one.words,
            "place": game.describe.place(known, one.move),
            "win": one.win,
            "score": one.score,
            "parts": one.parts,
            "turn": turn.headline if turn else "",
            "moves": moves,
            "places": [beat.place for beat in turn.beats] if turn else [],
        }
        for one, turn, (*_, moves) in zip(told, turns, found, strict=True)
    ]
    return {"advice": rows, "why": why(tuple(told), say)}
