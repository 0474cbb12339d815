"""The rules of Market Morning, in the order in which a round is played."""

from collections.abc import MutableSequence, Sequence

from affinage.core.counts import count_of, fill, gain, pay, put, total

from .moves import BID, CRATE, DONE, DRAW, TAKE
from .state import NONE, Phase, State
from .tables import BID_MAX, COINS, CRATE_COPIES, CUSTOMER_COPIES, HOLDS, MAX_SEATS, ROUNDS, SUPPLY

CHANCE = -1


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


def over(s: State) -> bool:
    """After the last round."""
    return s.phase == Phase.OVER


def asked(s: State, seat: int) -> bool:
    """Whether this seat, or Chance, owes a choice."""
    if seat == CHANCE:
        return s.phase <= Phase.CRATE
    return s.asked_[seat] == 1


def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
    """The moves a seat has now, lowest first."""
    if not asked(s, seat):
        return 0
    if s.phase == Phase.CUSTOMER:
        return kinds(s.customers, DRAW, moves)
    if s.phase == Phase.CRATE:
        return kinds(s.crates, CRATE, moves)
    if s.phase == Phase.TAKE:
        return kinds(s.crate, TAKE, moves)
    if s.phase == Phase.CONFIRM:
        moves[0] = DONE
        return 1
    most = min(BID_MAX, s.seats[seat].coins)
    for coins in range(most + 1):
        moves[coins] = BID + coins
    return most + 1


def kinds(counts: Sequence[int], first: int, moves: MutableSequence[int]) -> int:
    """One move for each kind of which there is something."""
    n = 0
    for kind in range(len(counts)):
        if counts[kind] > 0:
            moves[n] = first + kind
            n += 1
    return n


def odds(s: State, weights: MutableSequence[int]) -> int:
    """How likely each legal Chance move is, in the order of `legal`: as many ways as there are copies."""
    n = legal(s, CHANCE, weights)
    for i in range(n):
        weights[i] = s.crates[weights[i] - CRATE] if weights[i] >= CRATE else s.customers[weights[i] - DRAW]
    return n


def unordered(move: int) -> bool:  # noqa: ARG001 - no seat makes two moves whose order could be swapped
    """Whether the order of such moves in a row does not matter, so that bots try one order alone."""
    return False


def apply(s: State, seat: int, move: int) -> None:
    """One move made; `legal` has been asked before."""
    if move >= CRATE:
        turn_up(s, move - CRATE)
    elif move >= DRAW:
        draw(s, move - DRAW)
    elif move == DONE:
        next_round(s)
    elif move >= TAKE:
        take(s, seat, move - TAKE)
    else:
        bid(s, seat, move - BID)


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
