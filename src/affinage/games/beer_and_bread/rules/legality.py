"""Who is asked, which moves are legal, and what stands against the others: the same law, told twice and held equal.

What a seat may not know is not told: of a card that is not in its hand we say no more than what lies open.
"""

from collections.abc import MutableSequence
from typing import Any

from affinage.core.chance import below
from affinage.core.counts import count_of
from affinage.core.sets import count, holds, listed, nth, only
from affinage.core.why import AWAITED, CHANCE, NOT_NOW, NOT_YOURS, OK, Reasons, against

from ..moves import AT, BY, KIND, WHEN, Kind
from ..state import NONE, SEATS, After, Phase, State
from ..tables import EXCHANGES, GOOD, Power
from .actions import has_site, may_invert, may_produce
from .cards import orders_of_backs, some_order, top_fronts
from .payment import can_pay, converts
from .storage import has_room, may_give
from .years import is_fruitful, playable


class Why(Reasons):
    """What can stand against a move, and the rule behind it."""

    NOT_CHANCE = "chance"
    IMPOSSIBLE = "chance"
    DECK_FIRST = "chance"
    NOT_YOUR_TURN = "turns"
    # naming a card
    NOT_IN_COLUMN = "keep"
    CANNOT_REDRAW = "redraw"
    NOT_IN_HAND = "turn"
    ON_EXCHANGE = "exchange"
    INVERTED = "invert"
    MUST_PLAY_SWAPPED = "exchange"
    CHOSEN_ALREADY = "turn"
    ALREADY_CHOSEN = "turn"
    # the chosen card: swap it, or act
    SWAP_DRY_ONLY = "exchange"
    SWAP_CHOOSE_FIRST = "exchange"
    SWAPPED_ALREADY = "exchange"
    NO_EXCHANGE_CARD = "exchange"
    CHOOSE_FIRST = "turn"
    ONE_ACTION = "turn"
    SITE_FULL = "site"
    MISSING = "recipe"
    MISSING_EVEN_SO = "recipe"
    # tokens
    NONE_LEFT = "payment"
    NOT_NEEDED = "payment"
    NONE_STORED = "overflow"
    WATER_UNITS = "overflow"
    NOT_OFFERED = "overflow"
    NO_ROOM = "overflow"
    # the end of the turn
    TURN_DONE = "turn"
    ONE_INVERTED = "invert"
    INVERT_FIRST_TURN = "invert"
    CANNOT_INVERT = "invert"
    NOT_DONE = "turn"
    STILL_TO_PAY = "payment"
    STILL_TO_GIVE = "overflow"


def over(s: State) -> bool:
    """After the sixth year."""
    return s.phase == Phase.OVER


def asked(s: State, seat: int) -> bool:
    """Whether this seat, or Chance, owes a choice."""
    if s.phase <= Phase.DRAW:
        return seat == CHANCE
    return seat == s.acting and s.phase < Phase.OVER


# What is legal


def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
    """The moves a seat has now, lowest first."""
    if not asked(s, seat):
        return 0
    them, first, done = choices(s)
    n = listed(them, first, moves, 0)
    if done:
        moves[n] = Kind.DONE
        n += 1
    return n


def some_move(s: State, seat: int, moves: Any, weights: Any, rng: Any) -> int:  # noqa: ARG001 - the state knows
    """Any legal move, as likely as `odds` has it: the very one that a list of all would lead to."""
    if s.phase == Phase.BACKS:
        return Kind.BACKS + some_order(s, rng)
    them, first, done = choices(s)
    n = count(them)
    at = below(rng, n + done)
    return Kind.DONE if at == n else first + nth(them, at)


def choices(s: State) -> tuple[int, int, int]:
    """What can be named now as a set, the move that names its number 0, and whether done can be said (0 or 1)."""
    me = s.seats[s.acting]
    if s.phase == Phase.GIVE:
        return s.kinds, Kind.GIVE, 0
    if s.phase == Phase.ACTION:
        return actions(s), Kind.SWAP, 0
    if s.phase == Phase.CONFIRM:
        return me.hand if may_invert(s) else 0, Kind.CARD, 1
    if s.phase == Phase.DRAW:
        return top_fronts(s), Kind.DRAW, 0
    if s.phase == Phase.CHOOSE:
        return playable(s), Kind.CARD, 0
    if s.phase == Phase.BACKS:
        return orders_of_backs(s), Kind.BACKS, 0
    if s.phase == Phase.TAKE:
        return s.kinds, Kind.TAKE, 1
    if s.phase == Phase.KEEP:
        return me.column, Kind.CARD, 1
    if s.phase == Phase.REDRAW:
        return me.hand, Kind.CARD, 1
    if s.phase == Phase.PAY:
        return s.kinds, Kind.PAY, 0
    return (1 << SEATS) - 1, Kind.FIRST, 0


def actions(s: State) -> int:
    """Exchange spaces, then the three actions."""
    found = only(Kind.HARVEST - Kind.SWAP) | only(Kind.UPGRADE - Kind.SWAP)
    if may_produce(s.seats[s.acting], s.chosen):
        found |= only(Kind.PRODUCE - Kind.SWAP)
    if not is_fruitful(s) and not s.swapped:
        for space in range(EXCHANGES):
            if s.exchange[space] != NONE:
                found |= only(space)
    return found


# What stands against a move


def why(s: State, seat: int, move: int) -> int:
    """What stands against the move; OK: it is legal."""
    first = against(over(s), asked(s, seat), seat, BY[move], WHEN[move], s.phase)
    if first == OK:
        return bars(s, seat, KIND[move], AT[move])
    if first == NOT_YOURS and seat == CHANCE:
        return Why.NOT_CHANCE
    if first == AWAITED:
        return not_asked(s, seat)
    if first == NOT_NOW:
        return too_early_or_late(s, KIND[move], AT[move])
    return first


def not_asked(s: State, seat: int) -> int:
    """Somebody else is."""
    if seat == CHANCE:
        return Why.IMPOSSIBLE
    return Why.DECK_FIRST if s.phase <= Phase.DRAW else Why.NOT_YOUR_TURN


def too_early_or_late(s: State, kind: int, at: int) -> int:
    """What can be said better than that this phase does not ask for such a move."""
    if kind == Kind.FIRST or kind == Kind.BACKS or kind == Kind.DRAW:
        return Why.IMPOSSIBLE
    if kind == Kind.CARD and s.phase == Phase.ACTION:
        return why_another_card(s, at)
    if kind == Kind.SWAP and is_fruitful(s):
        return Why.SWAP_DRY_ONLY
    if kind == Kind.SWAP and s.phase == Phase.CHOOSE:
        return Why.SWAP_CHOOSE_FIRST
    if kind == Kind.HARVEST or kind == Kind.PRODUCE or kind == Kind.UPGRADE:
        if s.phase == Phase.CHOOSE:
            return Why.CHOOSE_FIRST
        if s.phase == Phase.PAY or ((s.phase == Phase.GIVE or s.phase == Phase.CONFIRM) and s.after == After.ACTION):
            return Why.ONE_ACTION
    if kind == Kind.DONE and s.phase == Phase.PAY:
        return Why.STILL_TO_PAY
    if kind == Kind.DONE and s.phase == Phase.GIVE:
        return Why.STILL_TO_GIVE
    if kind == Kind.DONE:
        return Why.NOT_DONE
    return NOT_NOW


def why_another_card(s: State, card: int) -> int:
    """The card for this turn is chosen, and one is named again."""
    if s.swapped:
        return Why.MUST_PLAY_SWAPPED
    if card == s.chosen:
        return Why.CHOSEN_ALREADY
    if not holds(s.seats[s.acting].hand, card):
        return Why.NOT_IN_HAND
    if holds(s.seats[1 - s.acting].inverted, card):
        return Why.INVERTED
    return Why.ALREADY_CHOSEN


def bars(s: State, seat: int, kind: int, at: int) -> int:
    """What stands against a move that its phase asks for, in the order of the rule book."""
    if kind == Kind.BACKS and not holds(orders_of_backs(s), at):
        return Why.IMPOSSIBLE
    if kind == Kind.DRAW and not holds(top_fronts(s), at):
        return Why.IMPOSSIBLE
    if kind == Kind.CARD:
        return why_card(s, at)
    if kind == Kind.SWAP:
        return why_swap(s, at)
    if kind == Kind.PRODUCE:
        return why_produce(s)
    if kind == Kind.PAY or kind == Kind.GIVE or kind == Kind.TAKE:
        return why_token(s, seat, kind, at)
    return OK


def why_card(s: State, card: int) -> int:
    """A card is named: to drop it, to redraw, to play it or to invert it."""
    me = s.seats[s.acting]
    if s.phase == Phase.KEEP and not holds(me.column, card):
        return Why.NOT_IN_COLUMN
    if s.phase == Phase.REDRAW and not holds(me.hand, card):
        return Why.CANNOT_REDRAW
    if s.phase == Phase.CHOOSE and not holds(me.hand, card):
        return Why.ON_EXCHANGE if count_of(s.exchange, card) > 0 else Why.NOT_IN_HAND
    if s.phase == Phase.CHOOSE and holds(s.seats[1 - s.acting].inverted, card):
        return Why.INVERTED
    if s.phase == Phase.CONFIRM:
        return why_invert(s, card)
    return OK


def why_swap(s: State, space: int) -> int:
    """Dry years: the chosen card for an exchange card, once per turn."""
    if is_fruitful(s):
        return Why.SWAP_DRY_ONLY
    if s.swapped:
        return Why.SWAPPED_ALREADY
    if s.exchange[space] == NONE:
        return Why.NO_EXCHANGE_CARD
    return OK


def why_produce(s: State) -> int:
    """Room on the site, and the whole recipe in storage."""
    me = s.seats[s.acting]
    if not has_site(me, GOOD[s.chosen]):
        return Why.SITE_FULL
    if not can_pay(me, s.chosen):
        return Why.MISSING_EVEN_SO if converts(me) else Why.MISSING
    return OK


def why_token(s: State, seat: int, kind: int, resource: int) -> int:
    """A single token is paid, given up or taken."""
    me = s.seats[seat]
    if kind == Kind.PAY and not holds(s.kinds, resource):
        return Why.NONE_LEFT if me.tokens[resource] == 0 else Why.NOT_NEEDED
    if kind == Kind.GIVE and me.tokens[resource] == 0:
        return Why.NONE_STORED
    if kind == Kind.GIVE and not may_give(me, resource):
        return Why.WATER_UNITS
    if kind == Kind.TAKE and s.offer[resource] == 0:
        return Why.NOT_OFFERED
    if kind == Kind.TAKE and not has_room(me, resource):
        return Why.NO_ROOM
    return OK


def why_invert(s: State, card: int) -> int:
    """An upgrade: before the first turn of a fruitful year ends, one card of the hand may be inverted."""
    me = s.seats[s.acting]
    if s.after != After.ACTION:
        return NOT_NOW  # tokens are given up outside a turn: no card has been played, and none can be inverted
    if me.power[Power.INVERT] == 0:
        return Why.TURN_DONE
    if me.inverted != 0:
        return Why.ONE_INVERTED
    if not is_fruitful(s) or s.turn > 1:
        return Why.INVERT_FIRST_TURN
    if not holds(me.hand, card):
        return Why.CANNOT_INVERT
    return OK
