"""The bank: account, deposits, investments and divesting."""

from collections.abc import MutableSequence

from ..moves import Kind
from ..state import Phase, Seat, State
from ..tables import ACCOUNT_LOSS, ACCOUNT_TOP, DIVEST_RETURN, HIGHEST, INVEST_COST, LOWEST

WITHDREW, DEPOSITED, INVESTED, DIVESTED_HERE = 1, 2, 4, 8  # what this bank action has done


def take_from_account(me: Seat, bagos: int) -> None:
    """The account marker moves back; entering 0 costs victory points."""
    if bagos > 0:
        me.account -= bagos
        if me.account == 0:
            me.lost += ACCOUNT_LOSS


def legal_bank(s: State, me: Seat, moves: MutableSequence[int], n: int) -> int:
    """Withdrawals or deposits, not both in one action; and investments from any mix of account and cash."""
    if s.bank_way & DEPOSITED == 0:
        for bagos in range(1, me.account + 1):
            moves[n] = Kind.WITHDRAW + bagos
            n += 1
    if s.bank_way & WITHDREW == 0:
        for bagos in range(1, min(me.cash, ACCOUNT_TOP - me.account) + 1):
            moves[n] = Kind.DEPOSIT + bagos
            n += 1
    if me.investment < HIGHEST and s.bank_way & DIVESTED_HERE == 0:
        cost = INVEST_COST[me.investment - LOWEST]
        for bagos in range(max(0, cost - me.cash), min(cost, me.account) + 1):
            moves[n] = Kind.INVEST + bagos
            n += 1
    return n


def nothing_to_bank(s: State, me: Seat) -> bool:
    """Whether the bank could do nothing for the seat."""
    if s.bank_way & DEPOSITED == 0 and me.account > 0:
        return False
    if s.bank_way & WITHDREW == 0 and me.cash > 0 and me.account < ACCOUNT_TOP:
        return False
    if me.investment == HIGHEST or s.bank_way & DIVESTED_HERE:
        return True
    return me.cash + me.account < INVEST_COST[me.investment - LOWEST]


def withdraw(s: State, me: Seat, bagos: int) -> None:
    """From the account into the hand."""
    take_from_account(me, bagos)
    me.cash += bagos
    step(s, WITHDREW)


def deposit(s: State, me: Seat, bagos: int) -> None:
    """From the hand into the account."""
    me.cash -= bagos
    me.account += bagos
    step(s, DEPOSITED)


def invest(s: State, me: Seat, from_account: int) -> None:
    """One space to the right, paid from the account as far as said and from the hand for the rest."""
    me.cash -= INVEST_COST[me.investment - LOWEST] - from_account
    take_from_account(me, from_account)
    me.investment += 1
    step(s, INVESTED)


def step(s: State, way: int) -> None:
    """Something was done at the bank; there may be more, but not the same backwards."""
    s.steps += 1
    s.bank_way |= way
    s.phase = Phase.BANK


def may_divest(s: State, me: Seat) -> bool:
    """Whether the investment marker can move to the left; not right after it moved to the right at the bank."""
    return me.investment > LOWEST and (s.phase != Phase.BANK or s.bank_way & INVESTED == 0)


def divest(s: State, me: Seat) -> None:
    """One space to the left, for cash."""
    if s.phase == Phase.BANK:
        s.bank_way |= DIVESTED_HERE
    me.investment -= 1
    me.cash += DIVEST_RETURN[me.investment - LOWEST]
