"""What one seat may know, and what could lie behind it.

Only hand cards that were never shown and the order of the decks are secret; backs tell wines from cheeses. A covered
state says "in the deck" of every card that the viewer cannot tell from one in the deck, and counts the unseen cards in
a hand by their backs.
"""

from typing import Any

from affinage.core.chance import below
from affinage.core.sets import count, nth, only

from .moves import FACE
from .state import NONE, SEATS, SETUP_DRAWS, State
from .tables import HAND, OF_GOOD

PUBLIC = -2


def cover(s: State, seat: int) -> None:
    """Turn the state into what this seat may know (PUBLIC: what anybody may know)."""
    for good in range(2):
        in_deck = s.deck & OF_GOOD[good]
        for p in range(SEATS):
            unseen = s.seats[p].hand & OF_GOOD[good] & ~s.shown
            if p != seat and unseen > 0:
                if seat != PUBLIC and in_deck == 0:
                    s.shown |= unseen  # they lie nowhere else: the other hand must hold them
                else:
                    s.seats[p].hand -= unseen
                    s.seats[p].hidden[good] = count(unseen)
                    s.deck |= unseen


def guess(s: State, seat: int, rng: Any) -> None:
    """Turn what this seat may know into a full state that fits it, each one equally likely."""
    other = s.seats[1 - seat]
    for good in range(2):
        pool = s.deck & OF_GOOD[good]
        while other.hidden[good] > 0:
            card = only(nth(pool, below(rng, count(pool))))
            pool -= card
            s.deck -= card
            other.hand |= card
            other.hidden[good] -= 1


def face(s: State, mover: int, move: int, viewer: int) -> int:  # noqa: ARG001 - only Chance has secrets here
    """A move as the viewer may know it: a draw into somebody else's hand shows its back alone."""
    hidden = drawn_for(s) not in (NONE, viewer)
    return FACE[move] if hidden else move


def drawn_for(s: State) -> int:
    """The seat whose hand the next card goes to; NONE where it is laid out for all."""
    if s.drawn < SETUP_DRAWS:
        seat = s.drawn % (SETUP_DRAWS // 2) // HAND
        return seat if seat < SEATS else NONE
    return s.acting if s.wanted == NONE else NONE


def laid_open(then: State, now: State) -> bool:  # noqa: ARG001 - what was drawn in secret stays so
    """Whether what was hidden in one position is known to all by another."""
    return False
