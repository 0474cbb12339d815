"""What a series of games between equal bots says about a game: seats, scores, actions, and who profits from what."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from .games import Board
from .match import Rate, Series, rate
from .pieces import Use, used


@dataclass
class Balance:
    """Figures of one series."""

    games: int
    bots: tuple[str, ...] = ()
    options: dict[str, str] = field(default_factory=dict)  # all of them, chosen or usual
    seats: list[Rate] = field(default_factory=list)  # win share per seat
    scores: list[int] = field(default_factory=list)  # final scores of all seats, sorted
    winning: list[int] = field(default_factory=list)
    margins: list[int] = field(default_factory=list)
    categories: dict[str, float] = field(default_factory=dict)  # mean points per seat
    figures: dict[str, float] = field(default_factory=dict)  # the game's own numbers, mean per seat
    actions: dict[str, float] = field(default_factory=dict)  # mean choices per seat and game, by kind of move
    endings: dict[str, float] = field(default_factory=dict)  # share of games that each ending decided
    book_actions: dict[str, Rate] = field(
        default_factory=dict
    )  # share of each of the rule book's actions, as the game says
    lifts: dict[str, Rate] = field(default_factory=dict)  # where some have it and some not: how often an owner wins
    pieces: list[Use] = field(default_factory=list)  # every card, tile and space that a move names
    length: float = 0.0
    lead_changes: list[int] = field(default_factory=list)  # per game
    close: float = 0.0  # share of games whose first two end within a tenth of the winning score

    @property
    def shares(self) -> dict[str, float]:
        """The share of each kind of move among all choices."""
        whole = sum(self.actions.values()) or 1.0
        return {kind: n / whole for kind, n in self.actions.items()}

    def percentile(self, share: float) -> int:
        """The score below which this share of all scores lies."""
        return self.scores[min(len(self.scores) - 1, int(share * len(self.scores)))]


def of(series: Series) -> Balance:
    """Count everything once."""
    game, games = series.game, len(series.lineups)
    seats = len(series.lineups[0])
    options = {o.name: o.values[o.default] for o in game.options} | dict(series.plan.options)
    found = Balance(games, series.plan.bots, options, length=sum(series.lengths) / games)
    wins, owners, owned_wins = [0.0] * seats, Counter[str](), Counter[str]()
    figures, categories, endings = Counter[str](), Counter[str](), Counter[str]()
    for number in range(games):
        s = series.state(number)
        winners = [p for p, place in enumerate(series.places(number)) if place == 0]
        finals = []
        held = [game.score.holdings(s, p) for p in range(seats)]
        for p in range(seats):
            share = 1 / len(winners) if p in winners else 0.0
            wins[p] += share
            parts = [0] * len(game.score.CATEGORIES)
            finals.append(game.score.points(s, p, parts))
            categories.update(dict(zip(game.score.CATEGORIES, parts, strict=True)))
            figures.update(game.score.figures(s, p))
            for what in held[p]:
                if any(what not in others for others in held):
                    owners[what] += 1
                    owned_wins[what] += share  # type: ignore[assignment]  # counts of shared wins are fractions
        endings[game.score.ENDINGS[game.score.ending(s)]] += 1
        found.scores += finals
        found.winning.append(max(finals))
        found.margins.append(max(finals) - sorted(finals)[-2] if seats > 1 else 0)
    near = sum(m * 10 <= w for m, w in zip(found.margins, found.winning, strict=True))
    found.close = near / games
    board = Board(series.plan)
    found.lead_changes = [board.lead_changes(one.moves) for one in series.played]
    found.scores.sort()
    found.seats = [rate(w, games) for w in wins]
    found.categories = {k: v / games / seats for k, v in categories.items()}
    found.figures = {k: v / games / seats for k, v in figures.items()}
    found.endings = {k: endings[k] / games for k in game.score.ENDINGS}
    found.actions = _actions(series, games * seats)
    found.book_actions = _book_actions(series)
    found.lifts = {what: rate(owned_wins[what], n) for what, n in sorted(owners.items())}
    found.pieces = used(series)
    return found


def _actions(series: Series, players: int) -> dict[str, float]:
    chosen: Any = series.tally.sum(axis=(0, 1))
    kinds = Counter[str]()
    for move, count in zip(series.game.moves, chosen.tolist(), strict=True):
        kinds[str(move[0])] += count
    return {kind: n / players for kind, n in kinds.items() if n}


def _book_actions(series: Series) -> dict[str, Rate]:
    """The share of each action among all actions. Those of one game hang together, so games are what is counted."""
    book_actions = series.game.book_actions
    names = list(dict.fromkeys(book_actions.values()))
    done: Any = np.zeros((len(series.played), len(names)))
    chosen: Any = series.tally.sum(axis=1)
    for move, name in book_actions.items():
        done[:, names.index(name)] += chosen[:, move]
    whole, games = done.sum(axis=1), len(done)
    found = {}
    for at, name in enumerate(names):
        share = float(done[:, at].sum() / max(1.0, whole.sum()))
        apart = done[:, at] - share * whole
        reach = 1.959964 * float(np.sqrt((apart**2).sum() / max(1, games - 1) * games)) / max(1.0, float(whole.sum()))
        found[name] = Rate(share, max(0.0, share - reach), min(1.0, share + reach), games)
    return found
