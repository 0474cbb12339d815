"""Whether an action goes on: what cash, divesting and the seat's own experts could still make possible."""

from affinage.core.sets import count, holds, lowest, only, rest

from ..state import MOST_AT_BANK, PLACES, Acted, Phase, Seat, Stage, State
from ..tables import (
    AFFORDABLE,
    BAGOS_OF_EXPERT,
    CUBE_VALUE,
    DEAREST,
    DIVESTED,
    EXPERT_PRICE,
    EXPORTS_UP_TO,
    INSET,
    KINDS,
    LOWEST,
    MOST_CUBES,
    NONE,
    SALES_UP_TO,
    SKILL_MASK,
    Skill,
    Task,
)
from .actions import LIMIT, QUESTION, bought_kinds, building_sites, plantable, price_of
from .experts import decks
from .magnates import sources
from .owed import sites, spare, wines_to_sell
from .press import empty_slots, queue
from .sales import free_slots, paired
from .turn import pairs_may_come
from .wine import has_estate, kind_of, value_of, wine_at


def begin(s: State) -> None:
    """An action begins, on the quadrel or as a magnate's favour."""
    s.steps, s.bought, s.banked = 0, 0, 0
    s.phase = QUESTION[s.task]
    if s.task == Task.PRESS:
        me, slots = s.seats[s.acting], empty_slots(s)
        if rest(slots) == 0 and paired(me) == 0 and sources(s, s.acting) == 0:
            queue(s, s.acting, lowest(slots))
    elif s.task != Task.POINTS:
        s.phase = Phase.MORE


def more(s: State) -> None:
    """A step of an action is done, or something that helps it: another may follow, else the action is over."""
    if can_go_on(s):
        s.phase = QUESTION[s.task]
    else:
        s.phase = Phase.HOME
        if s.acted == Acted.MOVED:
            s.acted = Acted.BEGUN  # nothing could be done; whoever may move somewhere can act there, so this is a guard


def can_go_on(s: State) -> bool:
    """Whether another step is allowed, and within reach after divesting and with the experts that lie face up."""
    if s.stage == Stage.SETUP or s.steps >= LIMIT[s.task]:
        return False
    me = s.seats[s.acting]
    cash = spare(s, s.acting) + DIVESTED[me.investment - LOWEST]
    cash += BAGOS_OF_EXPERT * count(me.up & SKILL_MASK[Skill.BAGOS])
    if s.acted == Acted.BETWEEN and not room_for_step(s, me):
        return False
    if s.task == Task.VINEYARDS:
        return vineyard_in_reach(s, me, cash)
    if s.task == Task.SALES or s.task == Task.EXPORTS:
        return slot_in_reach(s, me)
    if s.task == Task.EXPERTS:
        return cash >= EXPERT_PRICE and decks(s) != 0
    if s.task == Task.BANK:
        return s.banked < MOST_AT_BANK and (me.account > 0 or cash > 0)
    return cash >= price_of(s.task, s.less) and building_sites(s, me, s.task) != 0


def room_for_step(s: State, me: Seat) -> bool:
    """Whether a favour between a move and its action finds a first step that leaves the action possible."""
    if s.steps > 0:
        return True
    if s.task == Task.SALES or s.task == Task.EXPORTS:
        return me.barrels == 0 or wines_to_sell(s, s.acting) != 0
    if s.task == Task.WINERIES or s.task == Task.CELLARS or s.task == Task.ENOLOGISTS:
        return sites(s, s.acting, s.task, s.less) != 0
    return True


def vineyard_in_reach(s: State, me: Seat, cash: int) -> bool:
    """A vineyard that finds a place: with every discount, and with the other colour where a deck can be rearranged."""
    tops = s.tops
    if me.up & SKILL_MASK[Skill.REARRANGE] != 0:
        for kind in range(KINDS):
            if holds(s.tops, kind) and s.below[kind ^ 1] > 0:
                tops |= only(kind ^ 1)
    bagos = max(0, cash) + s.discount + count(me.up & SKILL_MASK[Skill.DISCOUNT])
    return plantable(me, NONE, NONE) & tops & ~bought_kinds(s) & AFFORDABLE[min(DEAREST, bagos)] != 0


def slot_in_reach(s: State, me: Seat) -> bool:
    """A barrel, and a wine that some slot takes: also with a barrel brought back and with more renown."""
    free, heralds = free_slots(s, s.task), count(me.up & SKILL_MASK[Skill.RENOWN])
    if me.up & SKILL_MASK[Skill.BARREL] != 0:
        if me.barrels == 0 and me.sales | me.exports == 0:
            return False  # without a barrel anywhere on the slots there is no pair either
        free |= me.sales if s.task == Task.SALES else me.exports
    elif me.barrels == 0 and (paired(me) == 0 or not pairs_may_come(s)):
        return False
    for place in range(PLACES):
        wine = wine_at(me, place)
        if wine != 0:
            region, worth = kind_of(wine) // 2, value_of(me, place)
            if has_estate(me, region):
                cubes = s.cubes[region] + min(heralds, s.cubes_left, INSET[region] - s.cubes[region])
                worth += min(MOST_CUBES, cubes) * CUBE_VALUE[region]
            if s.task == Task.SALES:
                slots = SALES_UP_TO[kind_of(wine) & 1][worth]
            else:
                slots = EXPORTS_UP_TO[worth]
            if slots & free != 0:
                return True
    return False
