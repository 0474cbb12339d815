"""Cards, tiles and spaces one by one: how often seats use them, and how often whoever does so wins.

Nothing here knows a game. A piece is a part of a move that the game has a word for, such as a card or a region. Where
a leading move has a part without a word of its own (a space of Fromage means another place in every venue), what counts
is the sentence of the move where it was made.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from affinage.core.moves import BY_SEAT, LEAD, Kinds

from .games import Board
from .match import Rate, Series, rate

FOLLOWED = 1000  # games that are gone through move by move for sentences
RARE = 20  # sentences heard less often are no piece, but an accident of figures


@dataclass(frozen=True)
class Use:
    """One piece in play."""

    sort: str  # what it is: card, space
    number: int  # its place among those of its sort; -1: it is known by its word alone
    name: str
    used: Rate  # of all seats, how many used it at least once
    wins: Rate  # where some seats used it and some did not: how often those that did won


def used(series: Series) -> list[Use]:
    """All pieces that seats can use, sort by sort."""
    telling, say = series.game.describe.TELLING, series.game.say()
    won = _won(series)
    codes: dict[tuple[str, int], list[int]] = defaultdict(list)
    for move, (kind, parts) in enumerate(telling.apart):
        for part, n in parts.items() if kind.declared.by == BY_SEAT else ():
            if part in telling.names:
                codes[part, n].append(move)
    found = []
    for (part, n), moves in codes.items():
        made: Any = (series.tally[:, :, moves] > 0).any(axis=2)
        found.append(_use(part, n, _called(part, str(telling.names[part](n, say))), made, won))
    return sorted([*found, *_by_sentence(series, won)], key=lambda use: use.sort)  # those of one sort keep their order


def _called(part: str, word: str) -> str:
    return f"{part} {word}" if word.isdecimal() else word


def _won(series: Series) -> Any:
    """[game, seat]: the share of the win."""
    found = np.zeros((len(series.played), series.plan.seats))
    for number in range(len(series.played)):
        places = series.places(number)
        for seat, place in enumerate(places):
            found[number, seat] = (place == 0) / max(1, places.count(0))
    return found


def _use(sort: str, number: int, name: str, made: Any, won: Any) -> Use:
    apart = made & ~made.all(axis=1, keepdims=True)  # only where another seat did not
    return Use(
        sort, number, name, rate(float(made.sum()), int(made.size)), rate(float(won[apart].sum()), int(apart.sum()))
    )


def _unnamed(kind: Kinds, telling: Any) -> bool:
    """Whether a leading move has parts that only the position can name."""
    declared = kind.declared
    return declared.by == BY_SEAT and declared.tells == LEAD and not declared.parts.keys() <= telling.names.keys()


def _by_sentence(series: Series, won: Any) -> Iterator[Use]:
    telling, say = series.game.describe.TELLING, series.game.say()
    wanted = {move for move, (kind, _) in enumerate(telling.apart) if _unnamed(kind, telling)}
    if not wanted:
        return
    games = min(len(series.played), FOLLOWED)
    made: dict[str, Any] = defaultdict(lambda: np.zeros((games, series.plan.seats), bool))
    board = Board(series.plan)
    for number in range(games):
        for seat, move, s in board.at(series.played[number].moves, wanted):
            made[telling.words(s, seat, move, say)][number, seat] = True
    for name in sorted(made, key=lambda name: -int(made[name].sum())):
        if made[name].sum() >= RARE:
            yield _use("space", -1, name, made[name], won[:games])
