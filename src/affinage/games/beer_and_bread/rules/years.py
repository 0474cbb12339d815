"""A year, in the order of the rule book: seeding, cards, turns, windmill."""

from affinage.core.counts import count_of, move_all, total

from ..state import NONE, SEATS, STEP_OF_OTHER, After, Phase, Place, State, Step
from ..tables import (
    CARDS,
    DRY,
    EXCHANGES,
    FRUITFUL,
    HAND_SIZE,
    HARVEST,
    RESOURCES,
    WATER,
    YEARS,
    Effect,
)
from .cards import discard, draw, swap_hands
from .storage import collect, copies, strength_of

TURNS = 2 * HAND_SIZE


def is_fruitful(s: State) -> bool:
    """Years 1, 3 and 5 are fruitful, 2, 4 and 6 are dry."""
    return s.year % 2 == 1


def start_year(s: State) -> None:
    """The year marker moves on."""
    s.year += 1
    s.turn = 0
    s.step = Step.SEED_FIRST
    for p in range(SEATS):
        s.seats[p].inverted = NONE
        s.seats[p].redraws = copies(s.seats[p], Effect.REDRAW)
    seed(s)
    s.phase = Phase.STEPS


# a) Seeding phase


def seed(s: State) -> None:
    """Bring each field to its sign, from or to the supply, as far as there are tokens; all water goes to the river."""
    for r in range(len(RESOURCES)):
        sign = FRUITFUL[r] if is_fruitful(s) else DRY[r]
        added = min(sign - s.field[r], s.supply[r])
        s.field[r] += added
        s.supply[r] -= added


def collect_after_seeding(s: State) -> None:
    """Upgrades that collect right after seeding."""
    me = s.seats[s.acting]
    for r in range(len(RESOURCES)):
        collect(s, me, r, strength_of(me, Effect.SEED_COLLECT, r))
    s.after = After.SEEDING
    s.phase = Phase.OVERFLOW


# b) Card phase


def take_steps(s: State) -> None:
    """Take the steps before the turns one after another, until somebody is asked or a card is drawn."""
    while s.phase == Phase.STEPS:
        step = s.step
        if step == Step.ACTIONS:
            s.phase = Phase.TURN
            return
        s.acting = 1 - s.windmill if STEP_OF_OTHER[step] else s.windmill
        if step <= Step.SEED_SECOND:
            s.step += 1
            collect_after_seeding(s)
        elif step == Step.PICK_FIRST or step == Step.PICK_SECOND:
            s.step += 1
            pick_up(s)
        elif not card_is_drawn(s, step):
            s.step += 1


def card_is_drawn(s: State, step: int) -> bool:
    """Steps that come back until nothing is missing: filling hands, redrawing, laying out exchange cards."""
    if step == Step.REDRAW_FIRST or step == Step.REDRAW_SECOND:
        if s.seats[s.acting].redraws == 0:
            return False
        s.phase = Phase.REDRAW
        return True
    missing = hand_count(s, s.acting) < HAND_SIZE
    if step == Step.EXCHANGE:
        missing = not is_fruitful(s) and free_exchange(s) != NONE
    return missing and draw(s)


def pick_up(s: State) -> None:
    """Dry years: last year's harvest cards come to hand; an upgrade lets the seat drop some of them."""
    if is_fruitful(s) or count_of(s.place_of, Place.COLUMN + s.acting) == 0:
        return
    if copies(s.seats[s.acting], Effect.DROP_HARVEST) > 0:
        s.phase = Phase.KEEP
    else:
        keep(s)


def keep(s: State) -> None:
    """What still lies in the harvest column comes to hand."""
    move_all(s.place_of, Place.COLUMN + s.acting, Place.HAND + s.acting)
    s.phase = Phase.STEPS


def redraw(s: State, card: int) -> None:
    """One hand card for the deck's top card."""
    discard(s, card)
    s.seats[s.acting].redraws -= 1
    draw(s)


def free_exchange(s: State) -> int:
    """The first exchange space without a card."""
    for space in range(EXCHANGES):
        if count_of(s.place_of, Place.EXCHANGE + space) == 0:
            return space
    return NONE


def hand_count(s: State, seat: int) -> int:
    """How many cards a seat holds."""
    return count_of(s.place_of, Place.HAND + seat)


# c) Action phase


def turn_seat(s: State) -> int:
    """Whose turn it is: the windmill seat's, then the other's, and so on."""
    return s.windmill if s.turn % 2 == 0 else 1 - s.windmill


def start_turn(s: State) -> None:
    """The next seat's turn; before a last fruitful turn an upgrade draws more cards."""
    s.acting = turn_seat(s)
    s.chosen = NONE
    s.swapped = 0
    if is_fruitful(s) and s.turn >= TURNS - 2:
        s.extra = copies(s.seats[s.acting], Effect.LAST_DRAW)
    s.phase = Phase.EXTRA


def draw_extra(s: State) -> None:
    """Cards of the last-turn upgrade, one after another; then the seat chooses, unless it has only one card."""
    if s.extra > 0 and draw(s):
        s.extra -= 1
        return
    s.extra = 0
    s.phase = Phase.CHOOSE
    if count_playable(s) == 1:
        s.chosen = only_playable(s)
        s.phase = Phase.ACTION


def may_play(s: State, card: int) -> bool:
    """A card in hand, unless the other seat has inverted it for itself."""
    return s.place_of[card] == Place.HAND + s.acting and s.seats[1 - s.acting].inverted != card


def count_playable(s: State) -> int:
    """How many cards the acting seat may choose from."""
    n = 0
    for card in range(CARDS):
        if may_play(s, card):
            n += 1
    return n


def only_playable(s: State) -> int:
    """The first card it may choose."""
    for card in range(CARDS):
        if may_play(s, card):
            return card
    return NONE


def settled(s: State) -> None:
    """Overflow and offer are done: the other seat's upgrade after a harvest, then the turn's end or the next step."""
    actor, other = s.acting, 1 - s.acting
    s.phase = Phase.STEPS if s.after == After.SEEDING else Phase.TURN_END
    if s.after == After.ACTION:
        wanted = strength_of(s.seats[other], Effect.ECHO, WATER)
        if wanted > 0 and s.place_of[s.chosen] == Place.COLUMN + actor and HARVEST[s.chosen][WATER] > 0:
            s.acting = other
            collect(s, s.seats[other], WATER, wanted)
            s.after = After.ECHO
            s.phase = Phase.OVERFLOW


def end_turn(s: State) -> None:
    """Drop what the last-turn upgrade left over; in fruitful years swap hands after both have played."""
    if is_fruitful(s) and s.turn >= TURNS - 2:
        for card in range(CARDS):
            if s.place_of[card] == Place.HAND + turn_seat(s):
                discard(s, card)
    elif is_fruitful(s) and s.turn % 2 == 1:
        swap_hands(s)
    s.turn += 1
    s.phase = Phase.TURN if s.turn < TURNS else Phase.WINDMILL


# d) Windmill phase


def pass_windmill(s: State) -> None:
    """The windmill goes to the seat with fewer tokens; on a tie it changes sides."""
    mine = total(s.seats[s.windmill].tokens)
    other = total(s.seats[1 - s.windmill].tokens)
    if other <= mine:
        s.windmill = 1 - s.windmill
    if not is_fruitful(s):
        for card in range(CARDS):
            place = s.place_of[card]
            if place >= Place.EXCHANGE or place == Place.COLUMN or place == Place.COLUMN + 1:
                discard(s, card)
    s.chosen = NONE
    s.phase = Phase.OVER if s.year == YEARS else Phase.YEAR
