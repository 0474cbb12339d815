"""A year, in the order of the rule book: seeding, cards, turns, windmill."""

from affinage.core.counts import fill, total
from affinage.core.sets import count, holds, lowest, only

from ..state import NONE, SEATS, STEP_OF_OTHER, After, Phase, State, YearStep
from ..tables import (
    DRY,
    EXCHANGES,
    FRUITFUL,
    HAND_SIZE,
    HARVEST,
    RESOURCES,
    WATER,
    YEARS,
    Power,
)
from .cards import discard, draw, swap_hands
from .storage import collect

TURNS = 2 * HAND_SIZE


def is_fruitful(s: State) -> bool:
    """Years 1, 3 and 5 are fruitful, 2, 4 and 6 are dry."""
    return s.year % 2 == 1


def start_year(s: State) -> None:
    """The year marker moves on."""
    s.year += 1
    s.turn = 0
    s.step = YearStep.SEED_FIRST
    for p in range(SEATS):
        s.seats[p].inverted = 0
        s.seats[p].redraws = s.seats[p].power[Power.REDRAW]
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
    s.after = After.SEEDING
    for r in range(len(RESOURCES)):
        if me.power[Power.SEED_COLLECT + r] > 0:
            collect(s, me, r, me.power[Power.SEED_COLLECT + r])
            s.phase = Phase.OVERFLOW


# b) Card phase


def take_steps(s: State) -> None:
    """Take the steps before the turns one after another, until somebody is asked or a card is drawn."""
    while s.phase == Phase.STEPS:
        step = s.step
        if step == YearStep.ACTIONS:
            s.phase = Phase.TURN
            return
        s.acting = 1 - s.windmill if STEP_OF_OTHER[step] else s.windmill
        if step <= YearStep.SEED_SECOND:
            s.step += 1
            collect_after_seeding(s)
        elif step == YearStep.PICK_FIRST or step == YearStep.PICK_SECOND:
            s.step += 1
            pick_up(s)
        elif not card_is_drawn(s, step):
            s.step += 1


def card_is_drawn(s: State, step: int) -> bool:
    """Steps that come back until nothing is missing: filling hands, redrawing, laying out exchange cards."""
    if step == YearStep.REDRAW_FIRST or step == YearStep.REDRAW_SECOND:
        if s.seats[s.acting].redraws == 0:
            return False
        s.phase = Phase.REDRAW
        return True
    missing = count(s.seats[s.acting].hand) < HAND_SIZE
    if step == YearStep.EXCHANGE:
        missing = not is_fruitful(s) and free_exchange(s) != NONE
    return missing and draw(s)


def pick_up(s: State) -> None:
    """Dry years: last year's harvest cards come to hand; an upgrade lets the seat drop some of them."""
    me = s.seats[s.acting]
    if is_fruitful(s) or me.column == 0:
        return
    if me.power[Power.DROP_HARVEST] > 0:
        s.phase = Phase.KEEP
    else:
        keep(s)


def keep(s: State) -> None:
    """What still lies in the harvest column comes to hand."""
    me = s.seats[s.acting]
    me.hand |= me.column
    me.column = 0
    s.phase = Phase.STEPS


def redraw(s: State, card: int) -> None:
    """One hand card for the deck's top card."""
    discard(s, only(card))
    s.seats[s.acting].redraws -= 1
    draw(s)


def free_exchange(s: State) -> int:
    """The first exchange space without a card."""
    for space in range(EXCHANGES):
        if s.exchange[space] == NONE:
            return space
    return NONE


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
        s.extra = s.seats[s.acting].power[Power.LAST_DRAW]
    s.phase = Phase.EXTRA


def draw_extra(s: State) -> None:
    """Cards of the last-turn upgrade, one after another; then the seat chooses, unless it has only one card."""
    if s.extra > 0 and draw(s):
        s.extra -= 1
        return
    s.extra = 0
    s.phase = Phase.CHOOSE
    cards = playable(s)
    if count(cards) == 1:
        s.chosen = lowest(cards)
        s.phase = Phase.ACTION


def playable(s: State) -> int:
    """The acting seat's hand, without the card that the other seat has inverted for itself."""
    return s.seats[s.acting].hand & ~s.seats[1 - s.acting].inverted


def settled(s: State) -> None:
    """Overflow and offer are done: the other seat's upgrade after a harvest, then the turn's end or the next step."""
    actor, other = s.acting, 1 - s.acting
    s.phase = Phase.STEPS if s.after == After.SEEDING else Phase.TURN_END
    if s.after == After.ACTION:
        wanted = s.seats[other].power[Power.ECHO]
        if wanted > 0 and holds(s.seats[actor].column, s.chosen) and HARVEST[s.chosen][WATER] > 0:
            s.acting = other
            collect(s, s.seats[other], WATER, wanted)
            s.after = After.ECHO
            s.phase = Phase.OVERFLOW


def end_turn(s: State) -> None:
    """Drop what the last-turn upgrade left over; in fruitful years swap hands after both have played."""
    if is_fruitful(s) and s.turn >= TURNS - 2:
        discard(s, s.seats[turn_seat(s)].hand)
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
        clear_table(s)
    s.chosen = NONE
    s.phase = Phase.OVER if s.year == YEARS else Phase.YEAR


def clear_table(s: State) -> None:
    """After a dry year exchange and harvest cards are discarded."""
    them = s.seats[0].column | s.seats[1].column
    for space in range(EXCHANGES):
        if s.exchange[space] != NONE:
            them |= only(s.exchange[space])
    fill(s.exchange, NONE)
    discard(s, them)
