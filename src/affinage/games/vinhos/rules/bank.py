"""The bank: account, deposits, investments and divesting."""

from collections.abc import MutableSequence

from ..moves import Kind
from ..state import Phase, Seat, State
from ..tables import ACCOUNT_LOSS, ACCOUNT_TOP, DIVEST_RETURN, HIGHEST, INVEST_COST, LOWEST
from .turn import stepped


def take_from_account(me: Seat, bagos: int) -> None:
    """The account marker moves back; entering 0 costs victory points."""
    if bagos > 0:
        me.account -= bagos
        if me.account == 0:
            me.lost += ACCOUNT_LOSS


def legal_bank(me: Seat, cash: int, moves: MutableSequence[int], n: int) -> int:
    """Withdrawals, deposits, and investments from any mix of account and the cash that may be spent."""
    for bagos in range(1, me.account + 1):
        moves[n] = Kind.WITHDRAW + bagos
        n += 1
    for bagos in range(1, min(cash, ACCOUNT_TOP - me.account) + 1):
        moves[n] = Kind.DEPOSIT + bagos
        n += 1
    if me.investment < HIGHEST:
        cost = INVEST_COST[me.investment - LOWEST]
        for bagos in range(max(0, cost - cash), min(cost, me.account) + 1):
            moves[n] = Kind.INVEST + bagos
            n += 1
    return n


def withdraw(s: State, me: Seat, bagos: int) -> None:
    """From the account into the hand."""
    take_from_account(me, bagos)
    me.cash += bagos
    step(s)


def deposit(s: State, me: Seat, bagos: int) -> None:
    """From the hand into the account."""
    me.cash -= bagos
    me.account += bagos
    step(s)


def invest(s: State, me: Seat, from_account: int) -> None:
    """One space to the right, paid from the account as far as said and from the hand for the rest."""
    me.cash -= INVEST_COST[me.investment - LOWEST] - from_account
    take_from_account(me, from_account)
    me.investment += 1
    step(s)


def step(s: State) -> None:
    """Something was done at the bank; anything may follow, also the same backwards."""
    stepped(s)
    s.banked += 1
    s.phase = Phase.MORE


def divest(s: State, me: Seat) -> None:
    """One space to the left, for cash."""
    me.investment -= 1
    me.cash += DIVEST_RETURN[me.investment - LOWEST]
    if s.phase == Phase.BANK:
        s.banked += 1
        s.phase = Phase.MORE
