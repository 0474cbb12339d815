"""What one seat may know, and what could lie behind it.

Backs are public everywhere, and memory is perfect: `seen` keeps whose eyes have met each front. A covered state says
"in the deck" of every card that the viewer cannot tell from one in the deck, and counts the other hand's unseen cards
by their backs.
"""

from typing import Any

from affinage.core.chance import below

from .moves import DRAW, DRAWN
from .state import NONE, SEATS, Phase, Place, State, Step
from .tables import BEER, BREAD, CARDS, GOOD

PUBLIC = -2


def knows(s: State, card: int, viewer: int) -> bool:
    """Whether the viewer has seen the card's front."""
    if viewer == PUBLIC:
        return s.seen[card] & 4 > 0
    return s.seen[card] & (1 << viewer) > 0


def cover(s: State, seat: int) -> None:
    """Turn the state into what this seat may know (PUBLIC: what anybody may know)."""
    if s.phase == Phase.ACTION and s.acting != seat and not s.swapped:
        s.phase = Phase.CHOOSE  # a card that is only thought of lies on no table
        s.chosen = NONE
    beers, breads = in_deck(s, BEER), in_deck(s, BREAD)
    for p in range(SEATS):
        for card in range(CARDS):
            if s.place_of[card] == Place.HAND + p and not knows(s, card, seat):
                if seat != PUBLIC and (beers if GOOD[card] == BEER else breads) == 0:
                    s.seen[card] |= 1 << seat  # it lies nowhere else: the other hand must hold it
                else:
                    s.place_of[card] = Place.DECK
                    s.seen[card] = 0
                    s.seats[p].hidden[GOOD[card]] += 1


def in_deck(s: State, good: int) -> int:
    """How many cards of a good are in the deck."""
    n = 0
    for card in range(CARDS):
        if s.place_of[card] == Place.DECK and GOOD[card] == good:
            n += 1
    return n


def guess(s: State, seat: int, rng: Any) -> None:
    """Turn what this seat may know into a full state that fits it, each one equally likely."""
    other = 1 - seat
    for good in range(2):
        pool = in_deck(s, good)
        for card in range(CARDS):
            if s.place_of[card] == Place.DECK and GOOD[card] == good:
                if below(rng, pool) < s.seats[other].hidden[good]:
                    s.place_of[card] = Place.HAND + other
                    s.seen[card] = 1 << other
                    s.seats[other].hidden[good] -= 1
                pool -= 1


def face(s: State, mover: int, move: int, viewer: int) -> int:  # noqa: ARG001 - only Chance has secrets here
    """A move as the viewer may know it: a draw into somebody else's hand shows its back alone."""
    if move >= DRAW and s.step != Step.EXCHANGE and viewer != s.acting:
        return DRAWN + GOOD[move - DRAW]
    return move


def laid_open(then: State, now: State) -> bool:  # noqa: ARG001 - what was done in secret stays so
    """Whether what was hidden in one position is known to all by another."""
    return False
