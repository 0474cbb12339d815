"""Production: wine ages, staff moves, every estate with a vineyard makes wine."""

from collections.abc import MutableSequence

from ..moves import Kind
from ..state import Phase, Seat, Stage, State
from ..tables import ABILITY, ESTATES, FAIR_OF_YEAR, NONE, Ability
from .wine import age, make_wine


def harvest(s: State) -> None:
    """The next seat's wines age, and it may move its enologists and farmers."""
    if s.turn == s.seats_used:
        s.turn = 0
        if FAIR_OF_YEAR[s.year] != NONE:
            s.stage = Stage.FAIR
            s.phase = Phase.RETRIEVE
        else:
            s.phase = Phase.YEAR
        return
    s.acting = s.order[s.turn]
    s.turn += 1
    me = s.seats[s.acting]
    age(me)
    s.harvested, s.gave, s.took = 0, 0, 0
    s.phase = Phase.STAFF if staff_moves(me) else Phase.PRODUCE


def staff_moves(me: Seat) -> bool:
    """Whether somebody could work elsewhere."""
    for a in range(ESTATES):
        for b in range(ESTATES):
            if a != b:
                if me.enologists[a] > 0 and me.wineries[b] > me.enologists[b]:
                    return True
                if me.farmers[a] > 0 and me.vines[b] > me.farmers[b]:
                    return True
    return False


def legal_staff(s: State, me: Seat, moves: MutableSequence[int]) -> int:
    """One worker from an estate to another; an estate that gave one takes none, so that nobody goes in circles."""
    n = 0
    for a in range(ESTATES):
        if me.enologists[a] > 0 and (s.took >> a) & 1 == 0:
            for b in range(ESTATES):
                if a != b and me.wineries[b] > me.enologists[b] and (s.gave >> b) & 1 == 0:
                    moves[n] = Kind.ENOLOGIST + a * ESTATES + b
                    n += 1
    for a in range(ESTATES):
        if me.farmers[a] > 0 and (s.took >> (ESTATES + a)) & 1 == 0:
            for b in range(ESTATES):
                if a != b and me.vines[b] > me.farmers[b] and (s.gave >> (ESTATES + b)) & 1 == 0:
                    moves[n] = Kind.FARMER + a * ESTATES + b
                    n += 1
    return n


def move_enologist(s: State, me: Seat, pair: int) -> None:
    """An enologist works elsewhere from now on."""
    me.enologists[pair // ESTATES] -= 1
    me.enologists[pair % ESTATES] += 1
    s.gave |= 1 << (pair // ESTATES)
    s.took |= 1 << (pair % ESTATES)


def move_farmer(s: State, me: Seat, pair: int) -> None:
    """A farmer works elsewhere from now on."""
    me.farmers[pair // ESTATES] -= 1
    me.farmers[pair % ESTATES] += 1
    s.gave |= 1 << (ESTATES + pair // ESTATES)
    s.took |= 1 << (ESTATES + pair % ESTATES)


def produce(s: State) -> None:
    """Estate by estate; where a Porto token could be used the seat is asked."""
    me = s.seats[s.acting]
    while s.harvested < ESTATES:
        e = s.harvested
        if me.vines[e] > 0:
            if me.porto > 0 and ABILITY[me.region[e]] == Ability.PORTO:
                s.phase = Phase.PORTO
                return
            make_wine(s, me, e, 0)
        s.harvested += 1
    s.phase = Phase.HARVEST


def decide_porto(s: State, me: Seat, porto: int) -> None:
    """The estate's wine, with a token or without."""
    make_wine(s, me, s.harvested, porto)
    s.harvested += 1
    s.phase = Phase.MORE if s.stage == Stage.SETUP else Phase.PRODUCE
