"""Whether a net's chances to win come true, by stage of the game.

    python -m affinage.arena.calibration beer-and-bread --games 200 --bots policy:temperature=1

Bots play games on deals of their own; at every choice the net says what the mover may expect, and afterwards it is seen
what came of it. Told are, for each part of the games, the mean squared error (Brier; a coin has 0.25 between two) with
its 95 % interval, in which a game counts as one, since its choices end alike; and the error of calibration: how far
what was said is from what came, on average over ten groups of like sayings.
"""

import argparse
import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from affinage.agents import make, thought
from affinage.agents.mind import mind_with, net_for, why_none
from affinage.core.errors import AffinageError
from affinage.core.game import Game, find
from affinage.core.play import Table

PARTS, GROUPS = 5, 10
SURE = 1.96  # standard errors on either side: 95 %


class Said(NamedTuple):
    """What the net said at one choice, and what came of it."""

    game: int
    at: float  # how far the game was, from 0 to 1
    said: float  # the mover's share of the win
    came: float


class Part(NamedTuple):
    """One part of the games."""

    choices: int
    brier: float
    give: float  # by which it may well be off, up and down
    off: float  # error of calibration


def play(game: Game, bots: str, seats: int, number: int) -> list[Said]:
    """One game."""
    net = net_for(game, seats)
    if net is None:
        raise AffinageError(why_none(game, seats))
    fast, room, one = game.specialise(thought), mind_with(game, net), np.zeros(1, game.state.dtype)
    table = Table(game, seats, seed=f"calibration {number}")
    sitting = [make(bots, game, seat, number, seats) for seat in range(seats)]
    found = list[tuple[int, int, float]]()
    while not table.over:
        seat = table.asked[0]
        known, legal = table.observe(seat), table.legal(seat)
        if len(legal) > 1:
            one[0] = known.to_array()[0]
            fast.opinion(room, one, 0, seat, seats, np.array(legal, np.int16), 0, 1.0)
            found.append((table.version, seat, float(room.shares[seat])))
        table.play(seat, sitting[seat].choose(known, legal))
    places = table.places()
    share = 1 / places.count(min(places))
    won = [share if place == min(places) else 0.0 for place in places]
    return [Said(number, at / table.version, said, won[seat]) for at, seat, said in found]


def parts_of(found: Sequence[Said]) -> list[Part]:
    """How well it was foretold, part by part of the games."""
    rows: Any = np.array(found)
    told = list[Part]()
    for k in range(PARTS):
        some = rows[(rows[:, 1] >= k / PARTS) & (rows[:, 1] < (k + 1) / PARTS)]
        if not len(some):
            told.append(Part(0, 0.0, 0.0, 0.0))
            continue
        said, came = some[:, 2], some[:, 3]
        group = np.minimum((said * GROUPS).astype(int), GROUPS - 1)
        off = sum(abs(float((said - came)[group == g].sum())) for g in range(GROUPS)) / len(some)
        missed = (said - came) ** 2
        brier = float(missed.mean())
        by_game = np.bincount(some[:, 0].astype(int), weights=missed - brier)
        told.append(Part(len(some), brier, SURE * float(np.sqrt((by_game**2).sum())) / len(some), off))
    return told


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m affinage.arena.calibration", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bots", default="policy:temperature=1")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int)
    given = parser.parse_args()
    try:
        game = find(given.game)
        seats = given.seats or game.usual_seats
        found = [one for number in range(given.games) for one in play(game, given.bots, seats, number)]
    except AffinageError as wrong:
        sys.exit(str(wrong))
    for k, part in enumerate(parts_of(found)):
        sys.stdout.write(
            f"part {k + 1} of {PARTS}: {part.choices} choices, Brier {part.brier:.3f} "
            f"({part.brier - part.give:.3f} to {part.brier + part.give:.3f}), off by {part.off:.3f}\n"
        )


if __name__ == "__main__":
    main()
