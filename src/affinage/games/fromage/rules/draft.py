"""The advanced draft: four tiles a seat, keep one and pass the rest to the left; then tiles over printed structures."""

from affinage.core.counts import fill
from affinage.core.sets import count, lowest, only

from ..state import NONE, Phase, SeatStep, State
from ..tables import ALL_TILES, HAND, SLOTS


def to_deal(s: State) -> int:
    """The hand that gets the next tile; alone, the tiles of a round lie in a hand of their own."""
    return s.drafts if s.seats_used == 1 else s.dealt // HAND


def in_the_box(s: State) -> int:
    """Tiles that have not been dealt."""
    return ALL_TILES & ~(s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3])


def deal(s: State, tile: int) -> None:
    """Chance: a tile for the next hand."""
    s.hands[to_deal(s)] |= only(tile)
    s.dealt += 1
    s.phase = Phase.DEALT


def hand_of(s: State, seat: int) -> int:
    """Which hand the seat holds in this round: hands go round to the left."""
    if s.seats_used == 1:
        return s.drafts
    return (seat - s.drafts) % s.seats_used


def left_in(s: State, hand: int, rounds: int) -> int:
    """A hand's tiles after so many rounds of the draft."""
    tiles = s.hands[hand]
    if s.seats_used > 1:
        for n in range(rounds):
            pick = s.seats[(hand + n) % s.seats_used].picks[n]
            if pick >= 0:
                tiles &= ~only(pick)
    return tiles


def go_on_drafting(s: State) -> None:
    """Deal on, ask everybody, or go on to the boards; the last tile of a hand is kept without asking."""
    dealt = count(s.hands[s.drafts]) if s.seats_used == 1 and s.drafts < HAND else s.dealt
    wanted = HAND - s.drafts if s.seats_used == 1 else HAND * s.seats_used
    if s.drafts == HAND:
        ask(s, SeatStep.COVER)
        s.phase = Phase.COVER
    elif dealt < wanted:
        s.phase = Phase.DEAL
    elif s.drafts == HAND - 1:
        for p in range(s.seats_used):
            s.seats[p].picks[s.drafts] = lowest(left_in(s, hand_of(s, p), s.drafts))
        s.drafts += 1
    else:
        ask(s, SeatStep.PICK)
        s.phase = Phase.DRAFT


def ask(s: State, step: int) -> None:
    """Everybody is asked the same."""
    for p in range(s.seats_used):
        s.seats[p].step, s.seats[p].docks = step, 0


def pick(s: State, seat: int, tile: int) -> None:
    """A tile is set aside in secret; when all have chosen, hands are passed."""
    s.seats[seat].picks[s.drafts] = tile
    s.seats[seat].step = SeatStep.WAIT
    if all_wait(s):
        s.drafts += 1
        s.phase = Phase.DEALT


def all_wait(s: State) -> bool:
    """Whether nobody is asked any more."""
    for p in range(s.seats_used):  # noqa: SIM110 - the compiler knows no generator expression
        if s.seats[p].step != SeatStep.WAIT:
            return False
    return True


def tiles_left(s: State, seat: int) -> int:
    """Tiles that the seat has kept and not placed yet."""
    me, tiles = s.seats[seat], 0
    for n in range(HAND):
        if me.picks[n] >= 0:
            tiles |= only(me.picks[n])
    for slot in range(me.docks):
        tiles &= ~only(me.slots[slot])
    return tiles


def cover_slot(s: State, seat: int, tile: int) -> None:
    """A tile over the next printed structure, or none; unwanted tiles go back to the box when all are done."""
    me = s.seats[seat]
    if tile != NONE:
        me.slots[me.docks] = tile
    me.docks += 1
    if me.docks == SLOTS or tiles_left(s, seat) == 0:
        me.step, me.docks = SeatStep.WAIT, SLOTS
    if all_wait(s):
        fill(s.hands, 0)
        for p in range(s.seats_used):
            fill(s.seats[p].picks, NONE)
            s.seats[p].docks = 0
        s.phase = Phase.BEGIN
