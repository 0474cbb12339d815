"""Collecting tokens, storing them, and what happens to those that find no room."""

from affinage.core.counts import fill, gain, total
from affinage.core.sets import count, lowest, only

from ..state import After, Phase, Seat, State
from ..tables import RESOURCES, STORAGE, WATER, Power

# Collect: always a must, as far as field or river allow


def collect(s: State, me: Seat, resource: int, wanted: int) -> None:
    """Take tokens from field or river; what the field lacks may come from the supply by an upgrade."""
    from_field = min(wanted, s.field[resource])
    s.field[resource] -= from_field
    me.tokens[resource] += from_field
    if from_field < wanted and me.power[Power.FROM_SUPPLY + resource] > 0:
        from_supply = min(wanted - from_field, s.supply[resource])
        s.supply[resource] -= from_supply
        me.tokens[resource] += from_supply


# Not enough storage


def free_units(me: Seat) -> int:
    """Ordinary units that hold nothing; below zero where tokens find no unit. Water lies in water-only units first."""
    in_water_units = min(me.tokens[WATER], me.power[Power.WATER_UNITS])
    return STORAGE + me.power[Power.UNITS] + in_water_units - total(me.tokens)


def may_give(me: Seat, resource: int) -> bool:
    """Whether giving up one of these would lower the excess."""
    if resource == WATER:
        return me.tokens[WATER] > me.power[Power.WATER_UNITS]
    return me.tokens[resource] > 0


def may_be_given(me: Seat) -> int:
    """The kinds of token that it could give up, as a set."""
    found = 0
    for r in range(len(RESOURCES)):
        if may_give(me, r):
            found |= only(r)
    return found


def has_room(me: Seat, resource: int) -> bool:
    """Whether one more of these could be stored."""
    if free_units(me) > 0:
        return True
    return resource == WATER and me.tokens[WATER] < me.power[Power.WATER_UNITS]


def give(s: State, me: Seat, resource: int) -> None:
    """One token goes onto the offer."""
    me.tokens[resource] -= 1
    s.offer[resource] += 1


def overflow(s: State) -> None:
    """The acting seat has collected. Without room it has to give tokens up; where only one kind can go, it goes."""
    me = s.seats[s.acting]
    while free_units(me) < 0:
        s.kinds = may_be_given(me)
        if count(s.kinds) > 1:
            s.phase = Phase.GIVE
            return
        give(s, me, lowest(s.kinds))
    s.kinds = 0
    confirms = s.after == After.ACTION or total(s.offer) > 0
    s.phase = Phase.CONFIRM if confirms else Phase.SETTLED


def may_be_taken(s: State, me: Seat) -> int:
    """The kinds of token on the offer that the seat has room for, as a set."""
    found = 0
    for r in range(len(RESOURCES)):
        if s.offer[r] > 0 and has_room(me, r):
            found |= only(r)
    return found


def make_offer(s: State) -> None:
    """The acting seat has confirmed: the other may take of what it gave up, if it has room for any of it."""
    s.phase = Phase.SETTLED
    if total(s.offer) > 0:
        other = 1 - s.acting
        s.kinds = may_be_taken(s, s.seats[other])
        if s.kinds != 0:
            s.acting = other
            s.phase = Phase.TAKE
        else:
            clear_offer(s)


def take(s: State, me: Seat, resource: int) -> None:
    """One token comes from the offer."""
    s.offer[resource] -= 1
    me.tokens[resource] += 1
    s.kinds = may_be_taken(s, me)


def taken(s: State) -> None:
    """The other seat has taken what it wants."""
    clear_offer(s)
    s.kinds = 0
    s.acting = 1 - s.acting
    s.phase = Phase.SETTLED


def clear_offer(s: State) -> None:
    """Nobody wanted the rest: back to the common supply."""
    gain(s.supply, s.offer)
    fill(s.offer, 0)
