"""What a seat does with the card it has chosen: harvest, produce or upgrade."""

from affinage.core.sets import count, only

from ..state import NONE, After, Phase, Seat, State
from ..tables import (
    AMOUNT,
    BEER,
    BREAD,
    BY_EFFECT,
    CARRYING,
    EFFECT,
    FIRST_WITH,
    GOOD,
    HARVEST,
    HARVEST_DIGITS,
    OF_GOOD,
    POWER,
    RESOURCE,
    RESOURCES,
    SITE_ROOM,
    SPENDS_OF,
    UPGRADE,
    UPGRADE_GOOD,
    Effect,
    Power,
)
from .cards import show
from .payment import can_pay
from .storage import collect
from .years import is_fruitful


def choose(s: State, card: int) -> None:
    """The card this turn is about."""
    s.chosen = card
    s.phase = Phase.ACTION


def swap(s: State, space: int) -> None:
    """Dry years: the chosen card goes onto the exchange space, the one from there must be played now."""
    taken = s.exchange[space]
    play(s)
    s.exchange[space] = s.chosen
    s.seats[s.acting].hand |= only(taken)
    s.chosen = taken
    s.swapped = 1


def play(s: State) -> int:
    """The chosen card leaves the hand face up; it is nobody's private card any longer."""
    me, card = s.seats[s.acting], only(s.chosen)
    s.after = After.ACTION
    me.hand &= ~card
    me.inverted &= ~card
    show(s, card)
    return card


# A) Harvest and store


def harvest(s: State) -> None:
    """Collect each type on the new card, as many as the whole column shows."""
    me = s.seats[s.acting]
    me.column |= play(s)
    for r in range(len(RESOURCES)):
        if HARVEST[s.chosen][r] > 0:
            collect(s, me, r, column_shows(me, r) + me.power[Power.HARVEST_MORE + r])
    s.phase = Phase.OVERFLOW


def column_shows(me: Seat, resource: int) -> int:
    """How many of a resource the seat's harvest column shows."""
    n = 0
    for digit in range(len(HARVEST_DIGITS[resource])):
        n += count(me.column & HARVEST_DIGITS[resource][digit]) << digit
    return n


# B) Produce and sell


def has_site(me: Seat, good: int) -> bool:
    """Whether the brewery (or bakery) has room for one more card."""
    return on_site(me, good) < SITE_ROOM + me.power[Power.ROOM + good]


def on_site(me: Seat, good: int) -> int:
    """Sold cards that still lie in the brewery (or bakery)."""
    return count(me.site & OF_GOOD[good])


def may_produce(me: Seat, card: int) -> bool:
    """Room on the site, and the whole recipe in storage."""
    return has_site(me, GOOD[card]) and can_pay(me, card)


def produce(s: State) -> None:
    """The card goes to its site and its recipe is spent."""
    me = s.seats[s.acting]
    me.site |= play(s)
    s.phase = Phase.PAYING


# C) Upgrade and clean


def upgrade(s: State) -> None:
    """The card goes under the board and works at once; then both sites are cleaned."""
    me = s.seats[s.acting]
    build(me, play(s), UPGRADE[s.chosen])
    if me.site != 0:
        clean(s, me)
    s.phase = Phase.OVERFLOW


def build(me: Seat, card: int, u: int) -> None:
    """One more upgrade under the board."""
    me.built |= card
    me.spends |= SPENDS_OF[u]
    if POWER[u] != NONE:
        me.power[POWER[u]] += AMOUNT[u]


def copies(me: Seat, u: int) -> int:
    """How many copies of an upgrade the seat has."""
    return count(me.built & CARRYING[u])


def clean(s: State, me: Seat) -> None:
    """Sold cards leave brewery and bakery; cleaning upgrades collect once for it."""
    beers, breads = on_site(me, BEER), on_site(me, BREAD)
    me.sold |= me.site
    me.site = 0
    for at in range(FIRST_WITH[Effect.CLEAN_ANY], FIRST_WITH[Effect.CLEAN_BOTH + 1]):
        u = BY_EFFECT[at]
        if cleaning_counts(u, beers, breads):
            collect(s, me, RESOURCE[u], copies(me, u) * AMOUNT[u])


def cleaning_counts(u: int, beers: int, breads: int) -> bool:
    """Whether this cleaning is one that the upgrade rewards."""
    removed, others = (beers, breads) if UPGRADE_GOOD[u] == BEER else (breads, beers)
    if EFFECT[u] == Effect.CLEAN_ANY:
        return removed > 0
    if EFFECT[u] == Effect.CLEAN_ONLY:
        return removed > 0 and others == 0
    return beers > 0 and breads > 0


# Before the turn is confirmed


def may_invert(s: State) -> bool:
    """An upgrade: before confirming the first turn of a fruitful year, one card of the hand may be inverted."""
    me = s.seats[s.acting]
    first_turn = is_fruitful(s) and s.turn <= 1 and s.after == After.ACTION
    return first_turn and me.inverted == 0 and me.power[Power.INVERT] > 0


def invert(s: State, card: int) -> None:
    """From now on only this seat may play the card, on a turn when it holds it; everybody sees which it is."""
    s.seats[s.acting].inverted = only(card)
    show(s, only(card))
