"""What a seat may do at any time in its turn: label actions, trades, opening the cellar. And how it pays and gains."""

from collections.abc import MutableSequence

from affinage.core.packs import fits, one, part, together
from affinage.core.sets import count, holds, lowest, only, rest

from ..moves import Kind
from ..state import NONE, Owed, Phase, Purpose, Seat, State
from ..tables import (
    CELLAR_MARKERS,
    DISPLAY,
    GOOD,
    INGREDIENTS,
    LABEL_ANY,
    LABEL_COST,
    LABEL_OPTIONS,
    OF_GOOD,
    SLOTS,
    TRADE,
)
from .track import stepped_back

STEP, CARD, HURRY, SLOW = 0, 2, 4, 6  # options: the one for wine; the one for cheese follows
ANY_PACK = 0x7F_7F_7F_7F_7F_7F_7F
WINE_PACK = 0x7F_7F_7F_7F
CHEESE_PACK = ANY_PACK - WINE_PACK
PACK_OF = (WINE_PACK, CHEESE_PACK)
PAYABLE = (ANY_PACK, ANY_PACK, WINE_PACK, CHEESE_PACK)  # by purpose
BY_MARKERS = 0
LABORATORY_SET = only(INGREDIENTS.index("yeast")) | only(INGREDIENTS.index("cultures"))
ALL_SET, WINE_SET, CHEESE_SET = 0b1111111, 0b0001111, 0b1110000
GAINABLE = (LABORATORY_SET, ALL_SET, ALL_SET, WINE_SET, CHEESE_SET)  # by what is owed


# Label actions


def useful(s: State, me: Seat) -> int:
    """The options that would have an effect, as a set."""
    options = only(STEP) | only(STEP + 1)
    for good in range(2):
        if s.deck & OF_GOOD[good] > 0 or display_has(s, good):
            options |= only(CARD + good)
    for slot in range(SLOTS):
        card = me.cellar[slot]
        if card != NONE:
            options |= only(SLOW + GOOD[card])
            if me.markers[slot] > 0:
                options |= only(HURRY + GOOD[card])
    return options


def display_has(s: State, good: int) -> bool:
    """Whether a card of this good lies in the display."""
    for place in range(good * DISPLAY, (good + 1) * DISPLAY):  # noqa: SIM110 - the compiler knows no generator
        if s.display[place] != NONE:
            return True
    return False


def can_pay_label(label: int, pool: int) -> bool:
    """Its own markers, and where it asks for one a further ingredient of the good."""
    if not fits(LABEL_COST[label], pool):
        return False
    return LABEL_ANY[label] == NONE or (pool - LABEL_COST[label]) & PACK_OF[LABEL_ANY[label]] > 0


def legal_labels(s: State, me: Seat, moves: MutableSequence[int], n: int) -> int:
    """Both options of every label that can be paid, as far as they would have an effect."""
    options = useful(s, me)
    for label in range(len(INGREDIENTS)):
        if can_pay_label(label, me.pool):
            for which in range(2):
                if holds(options, LABEL_OPTIONS[label][which]):
                    moves[n] = Kind.LABEL + 2 * label + which
                    n += 1
    return n


def use_label(s: State, place: int) -> None:
    """Return the label's markers; a further one is chosen where it asks for it."""
    label = place // 2
    s.seats[s.acting].pool -= LABEL_COST[label]
    s.option = LABEL_OPTIONS[label][place % 2]
    s.phase = Phase.OPTION
    if LABEL_ANY[label] != NONE:
        s.purpose = Purpose.WINE_LABEL + LABEL_ANY[label]
        s.due = 1
        s.phase = Phase.PAYING


def carry_out(s: State) -> None:
    """An option of a label, paid or free of charge."""
    good = s.option % 2
    s.phase = Phase.EFFECT
    if s.option < CARD:
        s.ahead[good] += 1
    elif s.option < HURRY:
        only_one = last_of(s, good)
        if only_one == NONE:
            s.phase = Phase.TAKE
        else:
            take(s, only_one)
    else:
        slots = targets(s, s.seats[s.acting])
        if rest(slots) > 0:
            s.phase = Phase.TARGET
        else:
            change_age(s, lowest(slots))


def targets(s: State, me: Seat) -> int:
    """The slots whose card could be hurried or slowed, as a set."""
    slots = 0
    for slot in range(SLOTS):
        card = me.cellar[slot]
        if card != NONE and GOOD[card] == s.option % 2 and (s.option >= SLOW or me.markers[slot] > 0):
            slots |= only(slot)
    return slots


def change_age(s: State, slot: int) -> None:
    """Hurry: one marker less on the card. Slow: one more, beyond its printed spaces if need be."""
    s.seats[s.acting].markers[slot] += 1 if s.option >= SLOW else -1
    s.phase = Phase.EFFECT


# Gaining cards


def legal_takes(s: State, moves: MutableSequence[int]) -> int:
    """Any card of the good in the display, or the top of its deck."""
    n, good = 0, s.option % 2
    for place in range(good * DISPLAY, (good + 1) * DISPLAY):
        if s.display[place] != NONE:
            moves[n] = Kind.TAKE + place
            n += 1
    if s.deck & OF_GOOD[good] > 0:
        moves[n] = Kind.TOP + good
        n += 1
    return n


def deck_size(s: State, good: int) -> int:
    """How many cards a deck has; in covered states unseen hand cards count as lying in it."""
    return count(s.deck & OF_GOOD[good]) - s.seats[0].hidden[good] - s.seats[1].hidden[good]


def last_of(s: State, good: int) -> int:
    """The slot of the display with the last card of a good that can be taken, or NONE: then there is a choice."""
    place = NONE
    if deck_size(s, good) == 0:
        for at in range(good * DISPLAY, (good + 1) * DISPLAY):
            if s.display[at] != NONE:
                if place != NONE:
                    return NONE
                place = at
    return place


def take(s: State, place: int) -> None:
    """A card of the display comes to hand; its slot is refilled while there are cards."""
    s.seats[s.acting].hand |= only(s.display[place])
    s.display[place] = NONE
    s.phase = Phase.EFFECT
    if s.deck & OF_GOOD[s.option % 2] > 0:
        s.wanted = place
        s.phase = Phase.DRAW


# Trades and the closed cellar


def legal_any_time(s: State, seat: int, moves: MutableSequence[int], n: int) -> int:
    """A trade; and while the cellar has a closed slot, its three prices."""
    me = s.seats[seat]
    if together(me.pool) >= TRADE:
        moves[n] = Kind.TRADE
        n += 1
    if me.closed > 0:
        if together(me.pool) >= CELLAR_MARKERS:
            moves[n] = Kind.OPEN + BY_MARKERS
            n += 1
        for good in range(2):
            if stepped_back(s, seat, good) != NONE:
                moves[n] = Kind.OPEN + 1 + good
                n += 1
    return n


def trade(s: State) -> None:
    """Three markers of any kinds for one of any kind, also of one just given."""
    s.purpose, s.due = Purpose.TRADE, TRADE
    s.phase = Phase.PAYING


def open_cellar(s: State, way: int) -> None:
    """Remove the Cellar Closed card: for markers, or for steps back."""
    me = s.seats[s.acting]
    if way == BY_MARKERS:
        s.purpose, s.due = Purpose.CELLAR, CELLAR_MARKERS
        s.phase = Phase.PAYING
    else:
        me.indicator[way - 1] = stepped_back(s, s.acting, way - 1)
        me.closed = 0
        s.phase = Phase.EFFECT


# Giving markers


def legal_gifts(s: State, me: Seat, moves: MutableSequence[int]) -> int:
    """The kinds of markers that can be given."""
    n, pool = 0, me.pool & PAYABLE[s.purpose]
    for i in range(len(INGREDIENTS)):
        if part(pool, i) > 0:
            moves[n] = Kind.GIVE + i
            n += 1
    return n


def give(s: State, ingredient: int) -> None:
    """One marker goes back to the supply."""
    s.seats[s.acting].pool -= one(ingredient)
    s.due -= 1
    s.phase = Phase.PAYING


def kinds_in(pool: int) -> int:
    """How many kinds of ingredients there are."""
    n = 0
    for i in range(len(INGREDIENTS)):
        if part(pool, i) > 0:
            n += 1
    return n


def pay(s: State) -> None:
    """Give markers as far as there is no choice; then what they were given for happens."""
    me = s.seats[s.acting]
    pool = me.pool & PAYABLE[s.purpose]
    if s.due > 0 and together(pool) > s.due:
        if kinds_in(pool) > 1:
            s.phase = Phase.GIVE
            return
        pool = pool // together(pool) * s.due  # all of one kind
    if s.due > 0:
        me.pool -= pool
        s.due = 0
    if s.purpose == Purpose.TRADE:
        s.owed[Owed.TRADE] = 1
        s.phase = Phase.EFFECT
    elif s.purpose == Purpose.CELLAR:
        me.closed = 0
        s.phase = Phase.EFFECT
    else:
        s.phase = Phase.OPTION


# Gaining ingredients


def owing(s: State) -> int:
    """Why an ingredient may be chosen next, or NONE."""
    for why in range(len(Owed)):
        if s.owed[why] > 0:
            return why
    return NONE


def legal_gains(s: State, moves: MutableSequence[int]) -> int:
    """The ingredients to choose from."""
    n, why = 0, owing(s)
    for i in range(len(INGREDIENTS)):
        if holds(GAINABLE[why], i):
            moves[n] = Kind.GAIN + i
            n += 1
    return n


def gain(s: State, ingredient: int) -> None:
    """One marker of the chosen kind from the supply."""
    why = owing(s)
    s.seats[s.acting].pool += one(ingredient)
    s.owed[why] -= 1
    s.phase = Phase.EFFECT
