"""The rules of Market Morning, in the order in which a round is played."""

from collections.abc import MutableSequence, Sequence

from affinage.core.counts import count_of, fill, gain, pay, put, total
from affinage.core.why import CHANCE

from ..moves import AT, KIND, Kind
from ..state import NONE, Phase, State
from ..tables import COINS, CRATE_COPIES, CUSTOMER_COPIES, HOLDS, MAX_SEATS, ROUNDS, SUPPLY
from .legality import asked, legal, over, why


def setup(s: State, seats: int, options: Sequence[int]) -> None:
    """1. Every seat has its coins and an empty stall."""
    s.phase, s.seats_used, s.everybody_pays = Phase.CUSTOMER, seats, options[0]
    s.round_no, s.bank, s.dealt, s.shown = 0, 0, 0, NONE
    put(s.supply, SUPPLY)
    put(s.crates, CRATE_COPIES)
    put(s.customers, CUSTOMER_COPIES)
    fill(s.crate, 0)
    fill(s.asked_, 0)
    fill(s.bids, NONE)
    fill(s.revealed, NONE)
    for p in range(MAX_SEATS):
        fill(s.seats[p].goods, 0)
        s.seats[p].customer, s.seats[p].coins = NONE, COINS if p < seats else 0


def odds(s: State, weights: MutableSequence[int]) -> int:
    """How likely each legal Chance move is, in the order of `legal`: as many ways as there are copies."""
    n = legal(s, CHANCE, weights)
    for i in range(n):
        which = AT[weights[i]]
        weights[i] = s.crates[which] if KIND[weights[i]] == Kind.CRATE else s.customers[which]
    return n


def unordered(move: int) -> bool:  # noqa: ARG001 - no seat makes two moves whose order could be swapped
    """Whether the order of such moves in a row does not matter, so that bots try one order alone."""
    return False


def apply(s: State, seat: int, move: int) -> None:
    """One move made; `legal` has been asked before."""
    kind, at = KIND[move], AT[move]
    if kind == Kind.DRAW:
        draw(s, at)
    elif kind == Kind.CRATE:
        turn_up(s, at)
    elif kind == Kind.BID:
        bid(s, seat, at)
    elif kind == Kind.TAKE:
        take(s, seat, at)
    elif kind == Kind.DONE:
        next_round(s)


def draw(s: State, customer: int) -> None:
    """2. Each seat draws a customer in secret; the rest stay unseen."""
    s.seats[s.dealt].customer = customer
    s.customers[customer] -= 1
    s.dealt += 1
    if s.dealt == s.seats_used:
        next_round(s)


def turn_up(s: State, crate: int) -> None:
    """3. A crate is opened, and everybody is asked for a bid at once."""
    s.crates[crate] -= 1
    s.shown = crate
    put(s.crate, HOLDS[crate])
    pay(s.supply, HOLDS[crate])
    s.phase = Phase.BID
    for p in range(s.seats_used):
        s.asked_[p] = 1


def bid(s: State, seat: int, coins: int) -> None:
    """4. A bid changes nothing but itself until the last one is made: so the order of bids is no matter."""
    s.bids[seat] = coins
    s.asked_[seat] = 0
    if total(s.asked_) == 0:
        reveal(s)


def reveal(s: State) -> None:
    """5. The highest bid that only one seat has made wins; without one the crate goes back."""
    winner, most = NONE, NONE
    for p in range(s.seats_used):
        if s.bids[p] > most and count_of(s.bids, s.bids[p]) == 1:
            winner, most = p, s.bids[p]
    for p in range(s.seats_used):
        if p == winner or s.everybody_pays:
            s.seats[p].coins -= s.bids[p]
            s.bank += s.bids[p]
    put(s.revealed, s.bids)
    fill(s.bids, NONE)
    if winner == NONE:
        next_round(s)
    else:
        s.phase = Phase.TAKE
        s.asked_[winner] = 1


def take(s: State, seat: int, good: int) -> None:
    """6. The winner takes all the cheese or all the bread, and may think again until it says done."""
    s.seats[seat].goods[good] += s.crate[good]
    s.crate[good] = 0
    s.phase = Phase.CONFIRM


def next_round(s: State) -> None:
    """7. What nobody took goes back; then the next crate, or the end after the last round."""
    gain(s.supply, s.crate)
    fill(s.crate, 0)
    fill(s.asked_, 0)
    s.shown = NONE
    if s.round_no == ROUNDS:
        s.phase = Phase.OVER
    else:
        s.round_no += 1
        s.phase = Phase.CRATE


__all__ = ["apply", "asked", "legal", "odds", "over", "setup", "unordered", "why"]
