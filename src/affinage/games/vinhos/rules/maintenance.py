"""Maintenance: interest, salaries, and what is lost when they cannot be paid. Also the windows for pairs of barrels."""

from affinage.core.counts import total
from affinage.core.sets import lowest, only, rest

from ..state import Loss, Phase, Seat, Stage, State
from ..tables import ACCOUNT_TOP, ESTATES, NONE, SALARY
from .bank import take_from_account
from .sales import paired


def retrieve(s: State) -> None:
    """Pairs of barrels in player order: before a fair whoever likes, in the variant's maintenance whoever can."""
    while s.turn < s.seats_used and (s.stage == Stage.FAIR or s.variant == 1):
        s.acting = s.order[s.turn]
        s.turn += 1
        if paired(s.seats[s.acting]) != 0:
            s.steps = 0
            s.phase = Phase.WINDOW
            return
    s.turn, s.steps = 0, 0
    s.phase = Phase.LATE if s.stage == Stage.FAIR else Phase.UPKEEP


def upkeep(s: State) -> None:
    """Interest of one seat, then its salaries, then the next seat."""
    if s.turn == s.seats_used:
        s.turn, s.steps, s.stage = 0, 0, Stage.PRODUCTION
        s.phase = Phase.HARVEST
        return
    s.acting = s.order[s.turn]
    me = s.seats[s.acting]
    s.phase = Phase.LOSS
    if s.steps == 0:
        s.steps = 1
        pay_interest(s, me)
    else:
        s.steps = 0
        s.turn += 1
        pay_salaries(s, me)


def pay_interest(s: State, me: Seat) -> None:
    """The account moves by the investment's number; whoever cannot pay all of it loses a winery, else a vineyard."""
    if me.investment >= 0:
        me.account = min(ACCOUNT_TOP, me.account + me.investment)
    elif me.account + me.investment >= 0:
        take_from_account(me, -me.investment)
    else:
        take_from_account(me, me.account)
        if total(me.wineries) > 0:
            s.loss = Loss.WINERY
        elif total(me.vines) > 0:
            s.loss = Loss.VINEYARD


def pay_salaries(s: State, me: Seat) -> None:
    """Every enologist is paid from the account, or has to go."""
    workers = total(me.enologists)
    paid = min(workers, me.account // SALARY) if SALARY > 0 else workers
    take_from_account(me, paid * SALARY)
    s.unpaid = workers - paid
    if s.unpaid > 0:
        s.loss = Loss.ENOLOGIST


# What is lost


def at_risk(s: State, me: Seat) -> int:
    """The estates that could bear the loss."""
    found = 0
    for e in range(ESTATES):
        has = me.wineries[e]
        if s.loss == Loss.VINEYARD:
            has = me.vines[e]
        elif s.loss == Loss.ENOLOGIST:
            has = me.enologists[e]
        if has > 0:
            found |= only(e)
    return found


def settle_loss(s: State) -> None:
    """A loss with one outcome happens by itself; where there are several the seat is asked."""
    if s.loss == Loss.NOTHING:
        s.phase = Phase.UPKEEP
        return
    estates = at_risk(s, s.seats[s.acting])
    if rest(estates) != 0:
        s.phase = Phase.LOSE
    else:
        lose(s, s.seats[s.acting], lowest(estates))


def lose(s: State, me: Seat, e: int) -> None:
    """The estate loses a winery, a vineyard or an enologist."""
    if s.loss == Loss.ENOLOGIST:
        me.enologists[e] -= 1
        s.enologists_left += 1
        s.unpaid -= 1
        if s.unpaid == 0:
            s.loss = Loss.NOTHING
    else:
        if s.loss == Loss.WINERY:
            lose_winery(s, me, e)
        else:
            lose_vineyard(me, e)
        s.loss = Loss.NOTHING
    s.phase = Phase.LOSS


def lose_winery(s: State, me: Seat, e: int) -> None:
    """A winery goes back to the board; its enologist finds another empty winery or leaves."""
    me.wineries[e] -= 1
    s.wineries_left += 1
    if me.enologists[e] > me.wineries[e]:
        me.enologists[e] -= 1
        s.enologists_left += 1
        for other in range(ESTATES):
            if me.wineries[other] > me.enologists[other]:
                me.enologists[other] += 1
                s.enologists_left -= 1
                break
    if me.waiting[e] > me.wineries[e] + me.cellar[e]:
        me.waiting[e] -= 1
        s.cubes_left += 1


def lose_vineyard(me: Seat, e: int) -> None:
    """A vineyard leaves the game; its farmer finds another vineyard or leaves; without any the estate has no region."""
    me.vines[e] -= 1
    if me.farmers[e] > me.vines[e]:
        me.farmers[e] -= 1
        for other in range(ESTATES):
            if me.vines[other] > me.farmers[other]:
                me.farmers[other] += 1
                break
    if me.vines[e] == 0:
        me.region[e], me.colour[e] = NONE, 0
