"""What stands against moves on the quadrel, and against regions and estates that are named."""

from affinage.core.sets import holds
from affinage.core.why import OK

from ..state import Phase, Seat, State
from ..tables import (
    DOES,
    INSET,
    NONE,
    PRESS_SPACE,
    PRICE,
    UNDER_CELLAR,
    Task,
)
from .actions import NEVER, alike_before, building_sites, estates_for, fitting_kinds, move_cost, need, price_of, spaces
from .experts import may_rearrange, rearrangeable
from .maintenance import at_risk
from .owed import sites, spare
from .reasons import Why

# Spaces whose action can be out of reach whatever one has; Press Release and the bank never are.
_CANNOT = {
    Task.VINEYARDS: Why.CANNOT_VINEYARDS,
    Task.CELLARS: Why.CANNOT_CELLARS,
    Task.WINERIES: Why.CANNOT_WINERIES,
    Task.EXPERTS: Why.CANNOT_EXPERTS,
    Task.ENOLOGISTS: Why.CANNOT_ENOLOGISTS,
    Task.EXPORTS: Why.CANNOT_EXPORTS,
    Task.SALES: Why.CANNOT_SALES,
}
CANNOT = tuple(int(_CANNOT.get(task, OK)) for task in Task)


def why_go(s: State, seat: int, space: int) -> int:
    """A move on the quadrel: once, to another space, where the action can be performed and all of it paid for."""
    me = s.seats[seat]
    if s.acted:
        return Why.MOVED
    if space == me.marker and space != PRESS_SPACE:
        return Why.STAY
    if space == PRESS_SPACE:
        return OK if holds(spaces(s, seat), space) else Why.STAY_PRESS
    least = need(s, seat, DOES[space], 0)
    if least >= NEVER:
        return CANNOT[DOES[space]]
    return OK if move_cost(s, seat, space) + least <= me.cash else Why.TOO_DEAR


def why_region(s: State, me: Seat, region: int) -> int:
    """A region: to buy there, for a renown cube, or to turn up its other colour."""
    if holds(s.out, region):
        return Why.REGION_OUT
    if s.phase == Phase.RENOWN:
        if s.cubes[region] >= INSET[region]:
            return Why.INSET_FULL
        return Why.SAME_REGION if region == s.last_cube else OK
    if s.phase == Phase.REARRANGE:
        if not holds(rearrangeable(s), region):
            return Why.NO_OTHER_COLOUR
        return OK if holds(may_rearrange(s, me), region) else Why.MUST_BUY
    if holds(s.bought, region):
        return Why.BOUGHT
    if (s.tops >> (2 * region)) & 3 == 0:
        return Why.SOLD_OUT
    kind = 2 * region + ((s.tops >> (2 * region + 1)) & 1)
    if not holds(fitting_kinds(s, me), kind):
        return Why.NO_ESTATE
    if PRICE[kind] - s.discount > me.cash:
        return Why.PRICE
    return OK if PRICE[kind] - s.discount <= spare(s, s.acting) else Why.KEEP_FOR_ACTION


def why_estate(s: State, me: Seat, e: int) -> int:
    """An estate: for the vineyard that was bought, for a loss, or for a building or an enologist."""
    if s.phase == Phase.ESTATE:
        bears = me.cellar[e] == 0 or holds(UNDER_CELLAR, s.kind)
        if me.region[e] == NONE and bears and alike_before(me, e):
            return Why.ALIKE
        return OK if holds(estates_for(me, s.kind), e) else Why.NOT_THERE
    if s.phase == Phase.LOSE:
        return OK if holds(at_risk(s, me), e) else Why.NOTHING_TO_LOSE
    if me.cash < price_of(s.task, s.less):
        return Why.NO_CASH
    if not holds(building_sites(s, me, s.task), e):
        return why_no_site(s, me, e)
    return OK if holds(sites(s, s.acting, s.task, s.less), e) else Why.KEEP_FOR_ACTION


def why_no_site(s: State, me: Seat, e: int) -> int:
    """Why nothing more can be built in an estate, or nobody hired for it."""
    if s.task == Task.WINERIES:
        return Why.NO_WINERY_SLOT
    if s.task == Task.ENOLOGISTS:
        return Why.NO_EMPTY_WINERY
    return Why.HAS_CELLAR if me.cellar[e] else Why.MINHO
