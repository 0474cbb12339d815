"""Who is asked, and which moves are legal: a quick list of what `why` lets pass."""

from collections.abc import MutableSequence

from affinage.core.sets import holds, listed, lowest, only, rest
from affinage.core.why import CHANCE

from ..moves import ARRANGEMENTS, Kind
from ..state import ALL_PLOTS, NONE, SEATS, Did, Phase, Seat, State
from ..tables import COLOURS, HOUSING, HOUSING_KIND, OF_GOOD, SPACE_KIND
from .calendar import good_drawn, next_space
from .labels import legal_any_time, legal_gains, legal_gifts, legal_labels, legal_takes, targets, useful
from .market import can_produce, filled_slots, free_slot, partners
from .specials import effective
from .workers import is_sending, on_plots, open_houses


def over(s: State) -> bool:
    """When the phase marker reaches the last phase of the second winter."""
    return s.phase == Phase.OVER


def asked(s: State, seat: int) -> bool:
    """Whether this seat, or Chance, owes a choice."""
    if s.phase <= Phase.DRAW:
        return seat == CHANCE
    return seat == s.acting and s.phase < Phase.OVER


def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
    """The moves a seat has now, lowest first."""
    if not asked(s, seat):
        return 0
    if s.phase <= Phase.DRAW:
        return legal_chance(s, moves)
    if s.phase <= Phase.SELL_OUT:
        return legal_in_turn(s, seat, moves)
    return legal_in_effect(s, s.seats[seat], moves)


# The questions of a turn: what the phase asks for, then what is possible at any time, then the turn's end


def legal_in_turn(s: State, seat: int, moves: MutableSequence[int]) -> int:
    """What the phase of the calendar asks for, labels where they are allowed, trades, the cellar, done."""
    me, n = s.seats[seat], 0
    if s.phase == Phase.TURN and s.did == Did.NOTHING and free_slot(me) != NONE:
        n = legal_productions(me, moves)
    slots = slots_asked_for(s, me)
    n = listed(slots, Kind.SLOT, moves, n)
    if s.phase == Phase.HOUSE:
        n = listed(open_houses(s, me), Kind.HOUSE, moves, n)
    elif s.phase == Phase.PLOT:
        plots = on_plots(s)
        n = listed(ALL_PLOTS & ~plots if is_sending(s) else plots, Kind.PLOT, moves, n)
    elif s.phase >= Phase.TURN:
        n = legal_labels(s, me, moves, n)
    n = legal_any_time(s, seat, moves, n)
    if s.phase >= Phase.CONFIRM and (slots == 0 or (s.phase != Phase.AGE and s.phase != Phase.SELL_OUT)):
        moves[n] = Kind.DONE
        n += 1
    return n


def legal_productions(me: Seat, moves: MutableSequence[int]) -> int:
    """Hand cards that can be paid."""
    n, hand = 0, me.hand
    while hand > 0:
        card = lowest(hand)
        if can_produce(me, card):
            moves[n] = Kind.PRODUCE + card
            n += 1
        hand = rest(hand)
    return n


def slots_asked_for(s: State, me: Seat) -> int:
    """Slots whose card can be sold, aged or triggered, as the phase says; as a set."""
    if s.phase == Phase.TRIGGERS:
        return effective(s, me, True) & ~s.used
    if s.phase == Phase.AGE:
        return filled_slots(me) & ~s.used
    if s.phase == Phase.SELL_OUT or (s.phase == Phase.TURN and s.did != Did.PRODUCED):
        return filled_slots(me)
    return 0


# The questions of an effect


def legal_in_effect(s: State, me: Seat, moves: MutableSequence[int]) -> int:
    """What an effect under way leaves to choose."""
    if s.phase == Phase.GIVE:
        return legal_gifts(s, me, moves)
    if s.phase == Phase.GAIN:
        return legal_gains(s, moves)
    if s.phase == Phase.TAKE:
        return legal_takes(s, moves)
    n = 0
    if s.phase == Phase.FREE:
        n = listed(useful(s, me), Kind.OPTION, moves, 0)
        if not holds(effective(s, me, True), s.slot):
            return n
        moves[n] = Kind.SPECIAL
    elif s.phase == Phase.OFFER:
        moves[0], moves[1] = Kind.SPECIAL, Kind.DECLINE
        n = 1
    elif s.phase == Phase.PARTNER:
        n = listed(partners(me, s.slot), Kind.SLOT, moves, 0)
        moves[n] = Kind.ALONE
    elif s.phase <= Phase.STEPS and s.phase != Phase.HELP:
        moves[0], moves[1] = Kind.STEPS, Kind.STEPS + 1
        n = 1
    else:
        slots = effective(s, me, True) if s.phase == Phase.HELP else targets(s, me)
        return listed(slots, Kind.SLOT, moves, 0)
    return n + 1


# Chance


def legal_chance(s: State, moves: MutableSequence[int]) -> int:
    """What Chance can turn up; each with the same odds."""
    if s.phase == Phase.DRAW:
        return listed(s.deck & OF_GOOD[good_drawn(s)], Kind.DRAW, moves, 0)
    if s.phase == Phase.HOUSING:
        return listed(housing_left(s), Kind.HOUSING, moves, 0)
    ways, code = SEATS, Kind.FIRST
    if s.phase == Phase.WAITS:
        ways, code = len(COLOURS), Kind.WAITS
    elif s.phase == Phase.BENCHES:
        ways, code = ARRANGEMENTS, Kind.BENCHES
    for i in range(ways):
        moves[i] = code + i
    return ways


def housing_left(s: State) -> int:
    """The cards that the next housing space can get, as a set."""
    space, cards = next_space(s), 0
    for card in range(HOUSING):
        if HOUSING_KIND[card] == SPACE_KIND[space]:
            cards |= only(card)
    for before in range(space):
        cards &= ~only(s.housing[before])
    return cards
