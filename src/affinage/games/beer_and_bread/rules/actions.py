"""What a seat does with the card it has chosen: harvest, produce or upgrade."""

from ..state import NONE, SHOWN, After, Phase, Place, Seat, State
from ..tables import (
    AMOUNT,
    BEER,
    BREAD,
    CARDS,
    EFFECT,
    GOOD,
    HARVEST,
    RESOURCE,
    RESOURCES,
    SITE_ROOM,
    UPGRADE,
    UPGRADE_GOOD,
    UPGRADES,
    Effect,
)
from .payment import can_pay
from .storage import collect, copies, strength_for, strength_of
from .years import is_fruitful


def choose(s: State, card: int) -> None:
    """The card this turn is about."""
    s.chosen = card
    s.phase = Phase.ACTION


def exchange_card(s: State, space: int) -> int:
    """The card on an exchange space, or NONE."""
    for card in range(CARDS):
        if s.place_of[card] == Place.EXCHANGE + space:
            return card
    return NONE


def swap(s: State, space: int) -> None:
    """Dry years: the chosen card goes onto the exchange space, the one from there must be played now."""
    taken = exchange_card(s, space)
    lay(s, Place.EXCHANGE + space)
    s.place_of[taken] = Place.HAND + s.acting
    s.chosen = taken
    s.swapped = 1


def lay(s: State, place: int) -> None:
    """Play the chosen card face up to a place; it is nobody's private card any longer."""
    s.after = After.ACTION
    s.place_of[s.chosen] = place
    s.seen[s.chosen] = SHOWN
    if s.seats[s.acting].inverted == s.chosen:
        s.seats[s.acting].inverted = NONE


# A) Harvest and store


def harvest(s: State) -> None:
    """Collect each type on the new card, as many as the whole column shows."""
    me = s.seats[s.acting]
    lay(s, Place.COLUMN + s.acting)
    for r in range(len(RESOURCES)):
        if HARVEST[s.chosen][r] > 0:
            collect(s, me, r, column_shows(s, s.acting, r) + strength_of(me, Effect.HARVEST_MORE, r))
    s.phase = Phase.OVERFLOW


def column_shows(s: State, seat: int, resource: int) -> int:
    """How many of a resource the seat's harvest column shows."""
    n = 0
    for card in range(CARDS):
        if s.place_of[card] == Place.COLUMN + seat:
            n += HARVEST[card][resource]
    return n


# B) Produce and sell


def has_site(s: State, seat: int, good: int) -> bool:
    """Whether the brewery (or bakery) has room for one more card."""
    return on_site(s, seat, good) < SITE_ROOM + strength_for(s.seats[seat], Effect.ROOM, good)


def on_site(s: State, seat: int, good: int) -> int:
    """Sold cards that still lie in the brewery (or bakery)."""
    n = 0
    for card in range(CARDS):
        if s.place_of[card] == Place.SITE + seat and GOOD[card] == good:
            n += 1
    return n


def may_produce(s: State, seat: int, card: int) -> bool:
    """Room on the site, and the whole recipe in storage."""
    return has_site(s, seat, GOOD[card]) and can_pay(s.seats[seat], card)


def produce(s: State) -> None:
    """The card goes to its site and its recipe is spent."""
    lay(s, Place.SITE + s.acting)
    s.phase = Phase.PAYING


# C) Upgrade and clean


def upgrade(s: State) -> None:
    """The card goes under the board and works at once; then both sites are cleaned."""
    me = s.seats[s.acting]
    lay(s, Place.UPGRADE + s.acting)
    me.has[UPGRADE[s.chosen]] += 1
    clean(s, me)
    s.phase = Phase.OVERFLOW


def clean(s: State, me: Seat) -> None:
    """Sold cards leave brewery and bakery; cleaning upgrades collect once for it."""
    beers, breads = on_site(s, s.acting, BEER), on_site(s, s.acting, BREAD)
    for card in range(CARDS):
        if s.place_of[card] == Place.SITE + s.acting:
            s.place_of[card] = Place.SOLD + s.acting
    for u in range(UPGRADES):
        if me.has[u] > 0 and cleaning_counts(u, beers, breads):
            collect(s, me, RESOURCE[u], me.has[u] * AMOUNT[u])


def cleaning_counts(u: int, beers: int, breads: int) -> bool:
    """Whether this cleaning is one that the upgrade rewards."""
    removed, others = (beers, breads) if UPGRADE_GOOD[u] == BEER else (breads, beers)
    if EFFECT[u] == Effect.CLEAN_ANY:
        return removed > 0
    if EFFECT[u] == Effect.CLEAN_ONLY:
        return removed > 0 and others == 0
    return EFFECT[u] == Effect.CLEAN_BOTH and beers > 0 and breads > 0


# Before the turn is confirmed


def may_invert(s: State) -> bool:
    """An upgrade: before confirming the first turn of a fruitful year, one card of the hand may be inverted."""
    me = s.seats[s.acting]
    first_turn = is_fruitful(s) and s.turn <= 1 and s.after == After.ACTION
    return first_turn and me.inverted == NONE and copies(me, Effect.INVERT) > 0


def invert(s: State, card: int) -> None:
    """From now on only this seat may play the card, on a turn when it holds it; everybody sees which it is."""
    s.seats[s.acting].inverted = card
    s.seen[card] = SHOWN
