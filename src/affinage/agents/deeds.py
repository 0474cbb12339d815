"""A finished game taken apart for a review: what each seat chose in its turns, and what Chance turned up."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from affinage.core.moves import QUIET
from affinage.core.play import CHANCE, Event, Table
from affinage.core.record import Record
from affinage.core.story import turns_of
from affinage.core.turns import Turn, kind_of


@dataclass
class Deed:
    """What a seat did in its turn without an answer of Chance in between, from its first real choice on."""

    turn: int
    seat: int
    at: int  # the number of that choice among the moves that stand
    known: Record  # what the seat knew then
    moves: list[int] = field(default_factory=list)
    telling: bool = False  # whether it holds a real choice that a person would tell


@dataclass
class Draw:
    """What Chance turned up in one go."""

    turn: int
    before: Record  # the whole position
    after: Record
    real: bool = False  # whether anything else could have come


@dataclass
class Parts:
    """A game as one seat reviews it."""

    turns: list[Turn]
    known: list[Record]  # what the seat knew at the start and after each turn
    deeds: list[Deed]
    draws: list[Draw]


def take_apart(table: Table, viewer: int) -> Parts:
    """Go through the moves that stand."""
    game, events, turns = table.game, table.standing(), turns_of(table)
    shadow = Table(game, table.seats, options=table.options, seed=table.dealer.seed, deal=False)
    parts = Parts(turns, [shadow.observe(viewer)], [], [])
    for turn in turns:
        under_way: dict[int, Deed] = {}
        draw: Draw | None = None
        for at in range(turn.first, turn.end):
            event = events[at]
            if event.seat == CHANCE:
                under_way.clear()
                draw = _turned_up(shadow, turn, event, draw, parts)
                continue
            draw = None
            if len(turn.seats) <= 1:
                under_way = {seat: deed for seat, deed in under_way.items() if seat == event.seat}
            _chosen(shadow, turn, at, event, under_way, parts)
        parts.known.append(shadow.observe(viewer))
    return parts


def _turned_up(shadow: Table, turn: Turn, event: Event, draw: Draw | None, parts: Parts) -> Draw:
    if draw is None:
        draw = Draw(turn.number, shadow.state.copy(), shadow.state)
        parts.draws.append(draw)
    draw.real = draw.real or shadow.game.rules.legal(shadow.state, CHANCE, [0] * shadow.game.width) > 1
    shadow.put(event)
    draw.after = shadow.state.copy()
    return draw


def _chosen(shadow: Table, turn: Turn, at: int, event: Event, under_way: dict[int, Deed], parts: Parts) -> None:
    real = len(shadow.legal(event.seat)) > 1
    if event.seat not in under_way and real:
        under_way[event.seat] = Deed(turn.number, event.seat, at, shadow.observe(event.seat))
        parts.deeds.append(under_way[event.seat])
    if event.seat in under_way:
        deed = under_way[event.seat]
        deed.moves.append(event.move)
        deed.telling = deed.telling or (real and kind_of(shadow.game, event.move).declared.tells != QUIET)
    shadow.put(event)


def redealt(table: Table, draw: Draw, times: int, seed: int) -> Sequence[Record]:
    """What could have come instead, by its odds; whole positions."""
    game, found = table.game, list[Record]()
    for number in range(times):
        rng, s = np.random.default_rng([seed, draw.turn, number]), draw.before.copy()
        moves, weights = [0] * game.width, [0] * game.width
        while game.rules.asked(s, CHANCE):
            n = game.rules.legal(s, CHANCE, moves)
            told = game.rules.odds(s, weights)
            odds = np.array(weights[:n] if told else [1] * n, float)
            game.rules.apply(s, CHANCE, moves[int(rng.choice(n, p=odds / odds.sum()))])
        found.append(s)
    return found
