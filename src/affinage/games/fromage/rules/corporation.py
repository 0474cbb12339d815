"""Alone at the table: the Corporation draws an order and puts a token on a space that fits, or keeps the card."""

from affinage.core.sets import count, lowest, only

from ..cards import one
from ..state import CORPORATION, NONE, Phase, SeatStep, State
from ..tables import HAS_RULE, KEEPS_GOLD, OF_KIND, TOKENS
from .orders import shuffle_if_empty
from .wheel import free_spaces, row_of, venue_of


def placed(s: State) -> int:
    """Tokens of the Corporation on the board."""
    them = s.seats[CORPORATION]
    return count(them.cheese[0]) + count(them.cheese[1]) + count(them.cheese[2]) + count(them.cheese[3])


def fitting(s: State) -> int:
    """Empty spaces that fit the Corporation's card; it needs no fruit."""
    venue = venue_of(s, 0)
    return free_spaces(s, venue) & OF_KIND[row_of(s, venue)][s.card]


def act(s: State) -> None:
    """A card is drawn; it is kept where nothing fits, and the player chooses where several spaces do."""
    if s.card == NONE:
        draw_card(s)
        return
    spaces = fitting(s)
    if spaces == 0:
        s.seats[CORPORATION].orders += one(s.card)
        s.card = NONE
        s.corporate -= 1
    elif count(spaces) == 1:
        put_token(s, lowest(spaces))
    else:
        s.phase = Phase.CORPORATE
        s.seats[0].step = SeatStep.CORPORATE


def draw_card(s: State) -> None:
    """The next card, if one is due and there are tokens and cards; only then may an empty deck be shuffled."""
    s.phase = Phase.ACTING
    if s.corporate > 0 and s.ending == 0:
        shuffle_if_empty(s)
        if s.deck > 0:
            s.phase = Phase.DRAW
    if s.phase == Phase.ACTING:
        s.corporate = 0


def put_token(s: State, space: int) -> None:
    """Its leftmost token goes there; the card is discarded, or kept where a level says so."""
    s.seats[CORPORATION].cheese[venue_of(s, 0)] |= only(space)
    if HAS_RULE[s.level][KEEPS_GOLD] and s.card % 3 == 2:
        s.seats[CORPORATION].orders += one(s.card)
    else:
        s.discards += one(s.card)
    s.card = NONE
    s.corporate -= 1
    if placed(s) == TOKENS[s.level]:
        s.ending = 1
    s.seats[0].step = SeatStep.WAIT
    s.phase = Phase.CORPORATION
