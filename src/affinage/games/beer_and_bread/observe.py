"""What one seat may know, and what could lie behind it.

Backs are public everywhere, and memory is perfect: `shared` and `shown` keep whose eyes have met the fronts in both
hands. A covered state says "in the deck" of every card that the viewer cannot tell from one in the deck, and counts the
other hand's unseen cards by their backs.
"""

from typing import Any

from affinage.core.chance import below
from affinage.core.sets import count, lowest, only, rest

from .moves import FACE, KIND, Kind
from .state import NONE, SEATS, Phase, State, YearStep
from .tables import GOODS, OF_GOOD

PUBLIC = -2


def cover(s: State, seat: int) -> None:
    """Turn the state into what this seat may know (PUBLIC: what anybody may know)."""
    if s.phase == Phase.ACTION and s.acting != seat and not s.swapped:
        s.phase = Phase.CHOOSE  # a card that is only thought of lies on no table
        s.chosen = NONE
    elsewhere = s.deck  # what a card in the other hand could also be
    for p in range(SEATS):
        if p != seat:
            known = s.shown if seat == PUBLIC else s.shared
            for good in range(len(GOODS)):
                unseen = s.seats[p].hand & ~known & OF_GOOD[good]
                if seat != PUBLIC and elsewhere & OF_GOOD[good] == 0:
                    s.shared |= unseen  # it lies nowhere else: the other hand must hold it
                else:
                    hide(s, p, unseen)
                    s.seats[p].hidden[good] += count(unseen)


def hide(s: State, seat: int, them: int) -> None:
    """Hand cards that the viewer cannot tell from those in the deck."""
    s.seats[seat].hand &= ~them
    s.shared &= ~them
    s.deck |= them


def guess(s: State, seat: int, rng: Any) -> None:
    """Turn what this seat may know into a full state that fits it, each one equally likely."""
    other = s.seats[1 - seat]
    for good in range(len(GOODS)):
        cards = s.deck & OF_GOOD[good]
        while cards != 0:
            if below(rng, count(cards)) < other.hidden[good]:
                other.hand |= only(lowest(cards))
                s.deck &= ~only(lowest(cards))
                other.hidden[good] -= 1
            cards = rest(cards)


def face(s: State, mover: int, move: int, viewer: int) -> int:  # noqa: ARG001 - only Chance has secrets here
    """A move as the viewer may know it: a draw into somebody else's hand shows its back alone."""
    hidden = KIND[move] == Kind.DRAW and s.step != YearStep.EXCHANGE and viewer != s.acting
    return FACE[move] if hidden else move


def laid_open(then: State, now: State) -> bool:  # noqa: ARG001 - what was done in secret stays so
    """Whether what was hidden in one position is known to all by another."""
    return False
