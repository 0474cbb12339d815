"""The deck: a row of backs that everybody may look at, and fronts that Chance turns when they are first seen."""

from collections.abc import MutableSequence
from math import perm
from typing import Any

from affinage.core.chance import below
from affinage.core.sets import count, only

from ..moves import BACKS_AT_ONCE
from ..state import SEATS, Phase, State
from ..tables import BREAD, CARDS, OF_GOOD

BREADS_IN = tuple(order.bit_count() for order in range(1 << BACKS_AT_ONCE))  # digit i of an order: the i-th back's good
FALLING = tuple(tuple(perm(n, k) for k in range(BACKS_AT_ONCE + 1)) for n in range(CARDS + 1))


def _orders(beers: int, breads: int) -> int:
    """The orders in which the next of so many backs can come, as a set."""
    at_once = min(BACKS_AT_ONCE, beers + breads)
    return sum(only(order) for order in range(1 << at_once) if at_once - beers <= order.bit_count() <= breads)


_few = range(BACKS_AT_ONCE + 1)
ORDERS = tuple(tuple(_orders(beers, breads) for breads in _few) for beers in _few)


def shuffle(s: State) -> None:
    """All cards in the deck are shuffled; Chance lays the row of their backs."""
    s.row = 0
    s.laid = 0
    s.phase = Phase.BACKS


def to_lay(s: State) -> tuple[int, int]:
    """How many backs of beer and of bread are still to come."""
    breads = count(s.deck & OF_GOOD[BREAD]) - count(s.row)
    return count(s.deck) - s.laid - breads, breads


def orders_of_backs(s: State) -> int:
    """In which orders the next backs can come, as a set of moves."""
    beers, breads = to_lay(s)
    return ORDERS[min(beers, BACKS_AT_ONCE)][min(breads, BACKS_AT_ONCE)]


def weights_of_backs(s: State, weights: MutableSequence[int]) -> int:
    """In how many ways the next backs come in each of these orders."""
    beers, breads = to_lay(s)
    at_once, n = min(BACKS_AT_ONCE, beers + breads), 0
    for order in range(1 << at_once):
        ways = FALLING[breads][BREADS_IN[order]] * FALLING[beers][at_once - BREADS_IN[order]]
        if ways > 0:
            weights[n] = ways
            n += 1
    return n


def some_order(s: State, rng: Any) -> int:
    """One of these orders, as likely as its weight: where a number below all ways falls, the last back found first."""
    beers, breads = to_lay(s)
    left = beers + breads
    at_once, order, ways = min(BACKS_AT_ONCE, left), 0, 1
    x = below(rng, FALLING[left][at_once])
    for back in range(at_once - 1, -1, -1):
        left -= 1
        beer_here = ways * beers * FALLING[left][back]
        if x < beer_here:
            ways *= beers
            beers -= 1
        else:
            x -= beer_here
            ways *= breads
            breads -= 1
            order |= only(back)
    return order


def lay_backs(s: State, order: int) -> None:
    """The next backs of the row; when it is complete the game goes on."""
    s.row |= order << s.laid
    s.laid = min(s.laid + BACKS_AT_ONCE, count(s.deck))
    if s.laid == count(s.deck):
        s.phase = Phase.YEAR if s.year == 0 else Phase.DRAW


def draw(s: State) -> bool:
    """A card is needed. A deck that has run out is shuffled anew from the discards; with neither nothing is drawn."""
    if s.laid > 0:
        s.phase = Phase.DRAW
        return True
    if s.discards == 0:
        return False
    s.shown &= ~s.discards
    s.shared &= ~s.discards
    s.deck |= s.discards
    s.discards = 0
    share_hands(s)  # with the deck out, each seat knows the other's hand: it holds what is nowhere else
    shuffle(s)
    return True


def top_fronts(s: State) -> int:
    """The cards that the top one may turn out to be, by its back."""
    return s.deck & OF_GOOD[s.row & 1]


def turn_up(s: State, card: int) -> None:
    """The deck's top card turns out to be this one."""
    s.deck &= ~only(card)
    s.row >>= 1
    s.laid -= 1


def show(s: State, them: int) -> None:
    """Everybody sees these cards' fronts."""
    s.shown |= them
    s.shared |= them


def discard(s: State, them: int) -> None:
    """Cards go face up onto the discard pile; whoever draws one again may play it."""
    for p in range(SEATS):
        s.seats[p].hand &= ~them
        s.seats[p].column &= ~them
        s.seats[p].inverted &= ~them
    s.discards |= them
    show(s, them)


def share_hands(s: State) -> None:
    """Both seats know all cards in hand."""
    s.shared |= s.seats[0].hand | s.seats[1].hand


def swap_hands(s: State) -> None:
    """Both seats pass all cards in hand to the other; whoever held a card has seen it."""
    s.seats[0].hand, s.seats[1].hand = s.seats[1].hand, s.seats[0].hand
    share_hands(s)
