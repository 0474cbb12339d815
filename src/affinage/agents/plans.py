"""Whole turns for people: what a move that a search likes leads to, until the turn is over or Chance is asked."""

from affinage.core.chance import generator
from affinage.core.game import CHANCE, Game
from affinage.core.record import Record

from .search import Searcher, best

LONGEST = 24  # small moves of a turn


def plan(game: Game, searcher: Searcher, known: Record, first: int) -> tuple[int, ...]:
    """A turn that begins with this move and goes on by what the searcher likes best; from what the seat may know."""
    seat, rules = searcher.seat, game.rules
    s, room, moves = known.copy(), [0] * game.width, [first]
    game.observe.guess(s, seat, generator(1))
    stage, count = game.turns.stage(s), game.turns.turn_no(s)
    while len(moves) < LONGEST:
        rules.apply(s, seat, moves[-1])
        if rules.asked(s, CHANCE) or not game.turn_goes_on(s, seat, moves[-1], stage, count):
            break
        legal = room[: rules.legal(s, seat, room)]
        if len(legal) > 1:
            seen = s.copy()
            game.observe.cover(seen, seat)
            moves.append(best(searcher.search(seen, legal)).move)
        else:
            moves.append(legal[0])
    return tuple(moves)
