"""What one seat may know, and what could lie behind it.

Secret are the others' customers until the end, and the others' bids until all have bid. A covered state says
HIDDEN in their place and counts a hidden customer among those in the deck: the viewer cannot tell them apart.
"""

from typing import Any

from affinage.core.chance import below, weighted

from .moves import FACE, KIND, Kind
from .state import HIDDEN, NONE, Phase, State
from .tables import BID_MAX


def cover(s: State, seat: int) -> None:
    """Turn the state into what this seat may know (PUBLIC: what anybody may know)."""
    for p in range(s.seats_used):
        them = s.seats[p]
        if p != seat and them.customer >= 0 and s.phase != Phase.OVER:
            s.customers[them.customer] += 1
            them.customer = HIDDEN
        if p != seat and s.bids[p] != NONE:
            s.bids[p] = HIDDEN


def guess(s: State, seat: int, rng: Any) -> None:  # noqa: ARG001 - what is hidden says itself from whom
    """Turn what a seat may know into a full state that fits it, each deal as likely as Chance makes it."""
    for p in range(s.seats_used):
        them = s.seats[p]
        if them.customer == HIDDEN:
            them.customer = weighted(rng, s.customers, len(s.customers))
            s.customers[them.customer] -= 1
        if s.bids[p] == HIDDEN:
            s.bids[p] = below(rng, min(BID_MAX, them.coins) + 1)


def face(s: State, mover: int, move: int, viewer: int) -> int:
    """A move as the viewer may know it: others' bids and draws show their backs alone."""
    hidden = viewer != (s.dealt if KIND[move] == Kind.DRAW else mover)
    return FACE[move] if hidden else move


def laid_open(then: State, now: State) -> bool:  # noqa: ARG001 - what was done in secret stays so
    """Whether what was hidden in one position is known to all by another."""
    return False
