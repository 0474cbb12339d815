"""What one seat may know, and what could lie behind it.

Nearly everything lies open: decks are sets without an order, so nobody has anything to peek at. Secret are only the
experts that others have chosen for a fair, until all have chosen.
"""

from typing import Any

from affinage.core.chance import below

from .moves import FACE
from .rules.fair import chosen, has_choice, playable
from .state import Phase, State
from .tables import PLAYS


def cover(s: State, seat: int) -> None:
    """Turn the state into what this seat may know (PUBLIC: what anybody may know)."""
    if s.phase == Phase.SECRET:
        for p in range(s.seats_used):
            if p != seat:
                s.seats[p].played = 0


def guess(s: State, seat: int, rng: Any) -> None:
    """Turn what this seat may know into a full state that fits it: any choice the others could have made."""
    if s.phase == Phase.SECRET:
        for p in range(s.seats_used):
            if p != seat and (s.waiting_for >> p) & 1 == 0 and has_choice(s.seats[p]):
                which = below(rng, PLAYS)
                while not playable(s.seats[p], which):
                    which = below(rng, PLAYS)
                s.seats[p].played = chosen(s.seats[p], which)


def face(s: State, mover: int, move: int, viewer: int) -> int:  # noqa: ARG001 - a choice hides itself
    """A move as the viewer may know it: others' secret choices show nothing but that they were made."""
    return FACE[move] if viewer != mover else move


def laid_open(then: State, now: State) -> bool:
    """Whether what was hidden in one position is known to all by another: experts are, once all have chosen."""
    return then.phase == Phase.SECRET and (now.phase != Phase.SECRET or now.year != then.year)
