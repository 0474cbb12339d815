"""What stands against wines and slots that are named, and against what is done at the bank."""

from affinage.core.sets import holds
from affinage.core.why import NOT_NOW, OK

from ..moves import Kind
from ..state import Phase, Seat, State
from ..tables import (
    ACCOUNT_TOP,
    EXPORT_REQUEST,
    HIGHEST,
    INVEST_COST,
    LOWEST,
    SALE_COLOUR,
    SALE_HOUSE,
    SALE_REQUEST,
    Task,
)
from .legal import in_own_turn
from .magnates import may_spend
from .owed import slots_to_fill, spare, spare_wines, wines_to_sell
from .reasons import Why
from .sales import free_slots, paired
from .turn import pairs_may_come
from .wine import kind_of, reach, slots_for, wine_at


def why_wine(s: State, seat: int, place: int) -> int:
    """A wine: to sell or export, to present, or to give up for a favour."""
    me = s.seats[seat]
    if wine_at(me, place) == 0:
        return Why.NO_WINE
    if s.phase == Phase.SPEND and not holds(may_spend(s, seat), place):
        return Why.LAST_FITTING if holds(spare_wines(s, seat), place) else Why.KEEP_FOR_ACTION
    if s.phase == Phase.SELL:
        if me.barrels == 0:
            return Why.NO_BARREL
        if slots_for(s, me, place, s.task) & free_slots(s, s.task) == 0:
            return Why.NO_SLOT
        if not holds(wines_to_sell(s, seat), place):
            return Why.KEEP_FOR_ACTION
    return OK


def why_sale(s: State, seat: int, slot: int) -> int:
    """A sales slot: for the wine in hand, or whose barrel comes back."""
    me = s.seats[seat]
    if s.phase == Phase.SLOT:
        return why_sale_slot(s, seat, slot)
    if not holds(me.sales, slot):
        return Why.NOT_YOUR_BARREL
    if s.phase == Phase.BARREL:
        return OK
    if s.phase == Phase.PAIR:
        return OK if SALE_HOUSE[slot] == SALE_HOUSE[s.pick] else Why.OTHER_HOUSE
    if not holds(paired(me), slot):
        return Why.NO_PAIR
    return OK if pairs_may_come(s) else Why.TOO_LATE_FOR_PAIRS


def why_sale_slot(s: State, seat: int, slot: int) -> int:
    """A free slot that asks for the wine's colour and for no more than it can be worth."""
    me = s.seats[seat]
    if s.task != Task.SALES:
        return NOT_NOW
    if not holds(free_slots(s, Task.SALES), slot):
        return Why.SLOT_TAKEN
    if SALE_COLOUR[slot] != kind_of(wine_at(me, s.pick)) & 1:
        return Why.WRONG_COLOUR
    if SALE_REQUEST[slot] > reach(s, me, s.pick):
        return Why.TOO_LOW
    return OK if holds(slots_to_fill(s, seat, s.pick), slot) else Why.KEEP_FOR_ACTION


def why_export(s: State, seat: int, slot: int) -> int:
    """An export slot: for the wine in hand, or whose barrel an expert brings back."""
    me = s.seats[seat]
    if s.phase == Phase.BARREL:
        return OK if holds(me.exports, slot) else Why.NO_EXPORT_BARREL
    if s.phase != Phase.SLOT:
        return Why.EXPORTS_STAY if holds(me.exports, slot) else NOT_NOW
    if s.task != Task.EXPORTS:
        return NOT_NOW
    for p in range(s.seats_used):
        if holds(s.seats[p].exports, slot):
            return Why.SLOT_TAKEN
    if not holds(free_slots(s, Task.EXPORTS), slot):
        return Why.OUTSIDE_FRAME
    if EXPORT_REQUEST[slot] > reach(s, me, s.pick):
        return Why.TOO_LOW
    return OK if holds(slots_to_fill(s, seat, s.pick), slot) else Why.KEEP_FOR_ACTION


# The bank


def why_bank(s: State, me: Seat, kind: int, bagos: int) -> int:
    """Withdrawals as far as the account goes, deposits as far as it takes them, investments from any mix."""
    if kind == Kind.INVEST:
        return why_invest(s, me, bagos)
    if bagos == 0:
        return Why.NOTHING
    if kind == Kind.WITHDRAW and bagos > me.account:
        return Why.ACCOUNT_LOW
    if kind == Kind.DEPOSIT and bagos > me.cash:
        return Why.CASH_LOW
    if kind == Kind.DEPOSIT and bagos > ACCOUNT_TOP - me.account:
        return Why.ACCOUNT_FULL
    return OK if kind == Kind.WITHDRAW or bagos <= spare(s, s.acting) else Why.KEEP_FOR_ACTION


def why_invest(s: State, me: Seat, from_account: int) -> int:
    """One space to the right; the account and the hand give their shares."""
    if me.investment == HIGHEST:
        return Why.INVESTED_ALL
    in_cash = INVEST_COST[me.investment - LOWEST] - from_account
    if in_cash < 0 or in_cash > me.cash or from_account > me.account:
        return Why.INVEST_SHARE
    return OK if in_cash == 0 or in_cash <= spare(s, s.acting) else Why.KEEP_FOR_ACTION


def why_divest(s: State, me: Seat) -> int:
    """One space to the left whenever the seat is asked in its own turn."""
    if me.investment == LOWEST:
        return Why.DIVESTED_ALL
    return OK if in_own_turn(s) else NOT_NOW
