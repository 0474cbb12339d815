"""A review in words: turn by turn, with the better turns that were missed."""

from typing import Any

from orjson import loads

from affinage.core.story import foretold
from affinage.core.words import Say

from .live_table import LiveTable

Step = tuple[int, int, float, float, float, int, list[int]]  # last move, mover, win, change, luck, choice, better turn


def told_steps(table: LiveTable, seat: int, steps: list[Step], say: Say) -> list[dict[str, Any]]:
    """What each turn did, and what would have been better from which choice on."""
    turns, first, found = table.whole_turns(say), 0, list[dict[str, Any]]()
    for number, (step, turn) in enumerate(zip(steps, turns, strict=True)):
        last, mover, win, change, luck, chose, better = step
        told = loads(turn)
        found.append(
            {
                "turn": number,
                "first": first,
                "number": last,
                "mover": mover,
                "seats": told["seats"],
                "moves": [event.move for event in table.told[first : last + 1]],
                "words": told["headline"],
                "win": win,
                "change": change,
                "luck": luck,
                "own": seat in told["seats"],
                "chose": chose,
                "best": better,
                "best_words": better_turn(table, seat, chose, better, say),
            }
        )
        first = last + 1
    return found


def better_turn(table: LiveTable, seat: int, chose: int, moves: list[int], say: Say) -> str:
    """The headline that a better turn would have had."""
    if not moves:
        return ""
    known = table.before(chose)
    table.game.observe.cover(known, seat)
    return foretold(table.game, known, seat, table.seats, moves, say).headline
