"""How good a position looks to a seat: hand-made, for bots; a hundred is worth about one point."""

from .score import final
from .state import Phase, State
from .tables import BID_MAX, CHANGE, ROUNDS


def value(s: State, seat: int) -> int:
    """The points so far, coins as long as there is something to buy, and a bid that may win without ruin."""
    me, bid = s.seats[seat], s.bids[seat]
    worth = 100 * final(s, seat) + 100 * (me.coins % CHANGE) // CHANGE
    if s.phase != Phase.OVER:
        worth += me.coins * (ROUNDS + 1 - s.round_no) * 10
    if bid > 0:
        worth += 50 * bid * (BID_MAX - bid)
    return worth
