"""The calendar: whose turn it is in each phase, and what happens between the phases."""

from affinage.core.packs import together
from affinage.core.sets import only

from ..moves import ARRANGEMENTS
from ..state import CALENDAR, NONE, SEATS, SECOND_YEAR, SETUP_DRAWS, CalendarTask, Did, Phase, State
from ..tables import COLOURS, DISPLAY, HAND, OUTER, SPACES
from .market import store
from .workers import begin_worker_turn

PAIRS_OF_WORKERS = (len(COLOURS) - 1, len(COLOURS))  # in the first and in the second year
ASKED_IN = tuple(
    int(
        {
            CalendarTask.STORE: Phase.STORE,
            CalendarTask.TRIGGER: Phase.TRIGGERS,
            CalendarTask.SELL_OUT: Phase.SELL_OUT,
        }.get(task, Phase.AGE)
    )
    for task in CalendarTask
)


def _order(number: int) -> tuple[int, ...]:
    left, order = list(range(OUTER)), []
    for n in range(OUTER, 0, -1):
        order.append(left.pop(number % n))
        number //= n
    return tuple(order)


ORDERS = tuple(_order(number) for number in range(ARRANGEMENTS))


# Set-up


def lay_housing(s: State, card: int) -> None:
    """The next housing space gets its card."""
    space = next_space(s)
    s.housing[space] = card
    if space == SPACES - 1:
        s.phase = Phase.WAITS


def next_space(s: State) -> int:
    """The first housing space without a card."""
    space = 0
    while s.housing[space] != NONE:
        space += 1
    return space


def deal_benches(s: State, order: int) -> None:
    """Four colours on the four houses beside the grid, hearts first; the outer house stays empty."""
    p = 0 if s.seats[0].houses[0] == NONE else 1
    for space in range(OUTER):
        colour = ORDERS[order][space]
        s.seats[p].houses[space] = colour if colour < s.waits else colour + 1
    if p == 1:
        s.phase = Phase.DRAW


def good_drawn(s: State) -> int:
    """Of which deck the next card is turned up."""
    if s.drawn < SETUP_DRAWS:
        return s.drawn // (SETUP_DRAWS // 2)
    return s.option % 2 if s.wanted == NONE else s.wanted // DISPLAY


def turn_up(s: State, card: int) -> None:
    """The top card goes where it was drawn for: three to each hand, three to the display, later as asked."""
    s.deck -= only(card)
    to, hand = s.wanted, s.acting
    if s.drawn < SETUP_DRAWS:
        n = s.drawn % (SETUP_DRAWS // 2)
        hand = n // HAND
        to = NONE if hand < SEATS else n - SEATS * HAND + (0 if s.drawn < SETUP_DRAWS // 2 else DISPLAY)
        s.drawn += 1
        s.phase = Phase.BEGIN if s.drawn == SETUP_DRAWS else Phase.DRAW
    else:
        s.phase = Phase.EFFECT
    if to == NONE:
        s.seats[hand].hand |= only(card)
    else:
        s.display[to] = card
        s.shown |= only(card)


# Turns


def begin_turn(s: State) -> None:
    """The seat whose turn it is in this phase is asked."""
    task = CALENDAR[s.calendar]
    s.did, s.used = Did.NOTHING, 0
    if task == CalendarTask.SEND or task == CalendarTask.RETURN:
        begin_worker_turn(s)
    elif task == CalendarTask.MARKET:
        s.phase = Phase.TURN
    else:
        s.acting = s.first if s.turn == 0 else 1 - s.first
        s.phase = ASKED_IN[task]


def end_turn(s: State) -> None:
    """The seat has said that it is done."""
    task = CALENDAR[s.calendar]
    if task == CalendarTask.MARKET:
        next_trader(s)
        return
    if task == CalendarTask.STORE:
        store(s.seats[s.acting])
    s.turn += 1
    turns = SEATS
    if task == CalendarTask.SEND or task == CalendarTask.RETURN:
        turns = 2 * PAIRS_OF_WORKERS[1 if s.calendar >= SECOND_YEAR else 0]
    s.phase = Phase.BEGIN if s.turn < turns else Phase.CALENDAR


def next_trader(s: State) -> None:
    """Seats take turns until both have dropped out; a turn without production or sale is dropping out."""
    if s.did == Did.NOTHING:
        s.seats[s.acting].out = 1
    if s.seats[1 - s.acting].out == 0:
        s.acting = 1 - s.acting
    s.phase = Phase.CALENDAR if s.seats[s.acting].out > 0 else Phase.BEGIN


def next_phase(s: State) -> None:
    """After storing the turn order cards may change hands; then the phase marker moves on."""
    if CALENDAR[s.calendar] == CalendarTask.STORE:
        change_order(s)
    s.calendar += 1
    s.turn, s.acting, s.colour = 0, s.first, NONE
    for p in range(SEATS):
        s.seats[p].out = 0
    if CALENDAR[s.calendar] == CalendarTask.ARRIVE:
        arrive(s)
        s.calendar += 1
    s.phase = Phase.OVER if CALENDAR[s.calendar] == CalendarTask.END else Phase.BEGIN


def change_order(s: State) -> None:
    """Who has stored more takes turn order card 1; on a tie the cards are swapped."""
    if together(s.seats[s.first].pool) <= together(s.seats[1 - s.first].pool):
        s.first = 1 - s.first


def arrive(s: State) -> None:
    """The two workers of the calendar go to the two empty houses."""
    for p in range(SEATS):
        for space in range(SPACES):
            if s.seats[p].houses[space] == NONE:
                s.seats[p].houses[space] = s.waits
    s.waits = NONE
