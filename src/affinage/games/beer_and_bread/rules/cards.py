"""The deck: a row of backs that everybody may look at, and fronts that Chance turns when they are first seen."""

from affinage.core.counts import count_of, fill, total

from ..moves import BACKS_AT_ONCE
from ..state import NONE, SEATS, SHOWN, Phase, Place, State
from ..tables import CARDS, GOOD


def shuffle(s: State) -> None:
    """All cards in the deck are shuffled; Chance lays the row of their backs."""
    s.row_size = 0
    s.row_next = 0
    fill(s.to_lay, 0)
    for card in range(CARDS):
        if s.place_of[card] == Place.DECK:
            s.to_lay[GOOD[card]] += 1
    s.phase = Phase.BACKS


def backs_at_once(s: State) -> int:
    """How many backs Chance lays next."""
    return min(BACKS_AT_ONCE, total(s.to_lay))


def lay_back(s: State, good: int) -> None:
    """One more back in the row."""
    s.row[s.row_size] = good
    s.row_size += 1
    s.to_lay[good] -= 1


def draw(s: State) -> bool:
    """A card is needed. A deck that has run out is shuffled anew from the discards; with neither nothing is drawn."""
    if s.row_next < s.row_size:
        s.phase = Phase.DRAW
        return True
    if count_of(s.place_of, Place.DISCARD) == 0:
        return False
    for card in range(CARDS):
        if s.place_of[card] == Place.DISCARD:
            s.place_of[card] = Place.DECK
            s.seen[card] = 0
        elif s.place_of[card] == Place.HAND or s.place_of[card] == Place.HAND + 1:
            s.seen[card] |= 3  # with the deck out, each seat knows the other's hand: it holds what is nowhere else
    shuffle(s)
    return True


def top_back(s: State) -> int:
    """The good on the top card's back."""
    return s.row[s.row_next]


def turn_up(s: State, card: int, place: int, seen: int) -> None:
    """The deck's top card turns out to be this one and goes to its place."""
    s.row_next += 1
    s.place_of[card] = place
    s.seen[card] |= seen


def discard(s: State, card: int) -> None:
    """Face up onto the discard pile; whoever draws it again may play it."""
    s.place_of[card] = Place.DISCARD
    s.seen[card] = SHOWN
    for p in range(SEATS):
        if s.seats[p].inverted == card:
            s.seats[p].inverted = NONE


def swap_hands(s: State) -> None:
    """Both seats pass all cards in hand to the other; whoever held a card has seen it."""
    for card in range(CARDS):
        if s.place_of[card] == Place.HAND:
            s.place_of[card] = Place.HAND + 1
            s.seen[card] |= 3
        elif s.place_of[card] == Place.HAND + 1:
            s.place_of[card] = Place.HAND
            s.seen[card] |= 3
