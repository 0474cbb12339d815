"""Actions: turns, movement on the quadrel, vineyards, wineries, cellars and enologists."""

from affinage.core.sets import holds, lowest, only, rest

from ..state import Acted, Phase, Seat, Stage, State
from ..tables import (
    ABILITY,
    AFFORDABLE,
    ALL_KINDS,
    CELLAR_PRICE,
    DEAREST,
    DIVESTED,
    DOES,
    ENOLOGIST_PRICE,
    ENOLOGISTS_AT_ONCE,
    ESTATE_SLOTS,
    ESTATES,
    EXPERT_PRICE,
    EXPERTS_GIFT,
    FAR,
    FEATURES,
    HIRED_AT_ONCE,
    INSET,
    IS_FAR,
    LOWEST,
    MEETING,
    MOST_WINERIES,
    NONE,
    PORTO_GIFT,
    PRESS_SPACE,
    PRICE,
    REGIONS,
    SPACES,
    TAX,
    TAXED_IN,
    UNDER_CELLAR,
    WINERIES_AT_ONCE,
    WINERY_PRICE,
    Ability,
    Task,
)
from .sales import paired, sellable
from .turn import stepped
from .wine import make_wine

NEVER = 10_000  # more Bagos than there are
MANY = 99
LIMIT = (REGIONS, 1, WINERIES_AT_ONCE, HIRED_AT_ONCE, 0, ENOLOGISTS_AT_ONCE, MANY, MANY, MANY, 0)  # per task
# The question of each task: vineyards, cellars, wineries, experts, press release, enologists, exports, sales, bank.
QUESTION = (
    int(Phase.BUY),
    int(Phase.BUILD),
    int(Phase.BUILD),
    int(Phase.HIRE),
    int(Phase.QUEUE),
    int(Phase.BUILD),
    int(Phase.SELL),
    int(Phase.SELL),
    int(Phase.BANK),
    int(Phase.HOME),
)


# Turns


def next_seat(s: State) -> None:
    """The next seat in order begins its turn."""
    if s.turn == s.seats_used:
        s.phase = Phase.ROUND
        return
    s.acting = s.order[s.turn]
    s.turn += 1
    s.acted, s.favoured, s.free_move, s.discount = Acted.NOT_MOVED, 0, 0, 0
    s.phase = Phase.TURN


def end_round(s: State) -> None:
    """Markers in the bottom row go up to the same slot; the others close up around them in their old order."""
    old = 0  # the old order, four bits a seat, without those that have passed
    for at in range(s.seats_used - 1, -1, -1):
        seat = s.order[at]
        if not has_passed(s, seat):
            old = (old << 4) + seat
    for at in range(s.seats_used):
        if s.bottom[at] != NONE:
            s.order[at] = s.bottom[at]
            s.bottom[at] = NONE
        else:
            s.order[at] = old & 15
            old >>= 4
    s.turn = 0
    if s.action == 1:
        s.action = 2
        s.phase = Phase.NEXT
    else:
        s.stage = Stage.MAINTENANCE
        s.phase = Phase.RETRIEVE


def has_passed(s: State, seat: int) -> bool:
    """Whether the seat's order marker lies in the bottom row."""
    for at in range(s.seats_used):  # noqa: SIM110 - the compiler knows no generator expression
        if s.bottom[at] == seat:
            return True
    return False


# Movement


def move_cost(s: State, seat: int, space: int) -> int:
    """What it costs to move there: distance, tax, and each seat that is there already."""
    if space == PRESS_SPACE or s.free_move:
        return 0
    cost = FAR * IS_FAR[s.seats[seat].marker][space]
    if TAXED_IN[space] == s.year:
        cost += TAX
    for p in range(s.seats_used):
        if p != seat and s.seats[p].marker == space:
            cost += MEETING
    return cost


def spaces_within(s: State, seat: int, cash: int) -> int:
    """The spaces that the seat could move to, pay for and act on with so much cash; Press Release is not looked at."""
    found = 0
    for space in range(SPACES):
        if space != PRESS_SPACE and space != s.seats[seat].marker:
            cost = move_cost(s, seat, space)
            if cost <= cash and cost + need(s, seat, DOES[space], 0) <= cash:
                found |= only(space)
    return found


def spaces(s: State, seat: int) -> int:
    """Where the seat may move. Press Release is always open, but staying there only if nothing else could be."""
    me = s.seats[seat]
    found = spaces_within(s, seat, me.cash)
    if me.marker != PRESS_SPACE:
        found |= only(PRESS_SPACE)
    elif found == 0 and spaces_within(s, seat, me.cash + DIVESTED[me.investment - LOWEST]) == 0:
        found = only(PRESS_SPACE)
    return found


def go(s: State, seat: int, space: int) -> None:
    """The action marker moves; whoever is there already is paid."""
    me, cost = s.seats[seat], move_cost(s, seat, space)
    me.cash -= cost
    if cost > 0:
        for p in range(s.seats_used):
            if p != seat and s.seats[p].marker == space:
                s.seats[p].cash += MEETING
    me.marker = space
    s.acted, s.free_move = Acted.MOVED, 0
    s.task, s.less = DOES[space], 0
    s.phase = Phase.BEGIN


def need(s: State, seat: int, task: int, less: int) -> int:
    """The least cash with which the action can be performed at all; NEVER where nothing helps."""
    me = s.seats[seat]
    if task == Task.VINEYARDS:
        return need_for_vineyard(s, me)
    if task == Task.SALES or task == Task.EXPORTS:
        barrels = me.barrels > 0 or paired(me) != 0  # a pair may come back before the first step
        return 0 if barrels and sellable(s, seat, task) != 0 else NEVER
    if task == Task.BANK:
        return 0 if me.account > 0 else 1
    if task == Task.EXPERTS:
        for f in range(len(FEATURES)):
            if s.top[f] != NONE:
                return EXPERT_PRICE
        return NEVER
    if task == Task.PRESS:
        return 0
    if task == Task.POINTS:
        return 0 if s.stage == Stage.ACTIONS else NEVER
    if building_sites(s, me, task) == 0:
        return NEVER
    return price_of(task, less)


def price_of(task: int, less: int) -> int:
    """What a winery, a cellar or an enologist costs; some magnates ask for less."""
    if task == Task.WINERIES:
        return max(0, WINERY_PRICE - less)
    return max(0, (CELLAR_PRICE if task == Task.CELLARS else ENOLOGIST_PRICE) - less)


# Vineyards


def plantable(me: Seat, wineries_at: int, cellar_at: int) -> int:
    """The kinds of vineyard that would find a place on the seat's board, also with one more winery or cellar there."""
    kinds = 0
    for e in range(ESTATES):
        wineries = me.wineries[e] + (1 if e == wineries_at else 0)
        if me.region[e] == NONE:
            kinds |= UNDER_CELLAR if me.cellar[e] == 1 or e == cellar_at else ALL_KINDS
        elif me.vines[e] == 1 and wineries + 1 < ESTATE_SLOTS:
            kinds |= only(2 * me.region[e] + me.colour[e])
    return kinds


def fitting_kinds(s: State, me: Seat) -> int:
    """Those among them that lie on top of a deck."""
    return plantable(me, NONE, NONE) & s.tops


def need_for_vineyard(s: State, me: Seat) -> int:
    """The price of the cheapest vineyard that the seat could place."""
    return cheapest(s, fitting_kinds(s, me) & ~bought_kinds(s))


def cheapest(s: State, kinds: int) -> int:
    """The lowest price among some kinds of vineyard."""
    for cash in range(DEAREST + 1):
        if AFFORDABLE[cash] & kinds != 0:
            return max(0, cash - s.discount)
    return NEVER


def bought_kinds(s: State) -> int:
    """Kinds of the regions that this action has already bought from."""
    kinds, regions = 0, s.bought
    while regions != 0:
        kinds |= 3 << (2 * lowest(regions))
        regions = rest(regions)
    return kinds


def buyable(s: State, me: Seat, cash: int) -> int:
    """The kinds of vineyard that the seat can buy with so much cash."""
    return fitting_kinds(s, me) & AFFORDABLE[max(0, min(DEAREST, cash + s.discount))] & ~bought_kinds(s)


def buy(s: State, me: Seat, region: int) -> None:
    """Take the topmost vineyard and pay its price; where several estates would take it the seat is asked."""
    kind = 2 * region + ((s.tops >> (2 * region + 1)) & 1)
    me.cash -= max(0, PRICE[kind] - s.discount)
    s.tops -= only(kind)
    s.bought |= only(region)
    stepped(s)
    s.kind = kind
    s.open_region = region
    estates = estates_for(me, kind)
    s.pick = lowest(estates)
    s.phase = Phase.PLANT if rest(estates) == 0 else Phase.ESTATE


def estates_for(me: Seat, kind: int) -> int:
    """The estates where a vineyard of this kind may go; of two that are alike only the first."""
    found = 0
    for e in range(ESTATES):
        if me.region[e] == NONE:
            if (me.cellar[e] == 0 or holds(UNDER_CELLAR, kind)) and not alike_before(me, e):
                found |= only(e)
        elif 2 * me.region[e] + me.colour[e] == kind and me.vines[e] == 1 and me.wineries[e] + 1 < ESTATE_SLOTS:
            found |= only(e)
    return found


def alike_before(me: Seat, e: int) -> bool:
    """Whether an earlier estate without a region is just like this one."""
    for other in range(e):
        if (
            me.region[other] == NONE
            and me.wineries[other] == me.wineries[e]
            and me.enologists[other] == me.enologists[e]
            and me.cellar[other] == me.cellar[e]
            and me.waiting[other] == me.waiting[e]
            and me.wines[other] == me.wines[e]
        ):
            return True
    return False


def plant(s: State) -> None:
    """The vineyard goes onto the board and a renown cube to its region; a first one founds the estate."""
    me, e, region = s.seats[s.acting], s.pick, s.kind // 2
    founds = me.region[e] == NONE
    me.vines[e] += 1
    add_cube(s, region)
    s.back = Phase.MORE
    if founds:
        me.region[e], me.colour[e] = region, s.kind & 1
        while me.waiting[e] > 0:
            me.waiting[e] -= 1
            s.cubes_left += 1
            add_cube(s, region)
        give_gift(s, me, e, ABILITY[region])
    s.phase = Phase.RESUME
    if s.stage == Stage.SETUP:
        if me.porto > 0:
            s.back = Phase.PORTO
            s.harvested = e
        else:
            make_wine(s, me, e, 0)


def add_cube(s: State, region: int) -> None:
    """A renown cube from the supply, if there is one and a space for it."""
    if s.cubes_left > 0 and s.cubes[region] < INSET[region]:
        s.cubes_left -= 1
        s.cubes[region] += 1


def give_gift(s: State, me: Seat, e: int, ability: int) -> None:
    """What a region gives to a new estate, as far as there is room and supply."""
    if ability == Ability.CELLAR and me.cellar[e] == 0 and s.cellars_left > 0:
        s.cellars_left -= 1
        me.cellar[e] = 1
    elif ability == Ability.WINERY and me.wineries[e] < MOST_WINERIES and s.wineries_left > 0:
        s.wineries_left -= 1
        me.wineries[e] += 1
    elif ability == Ability.FARMER:
        me.farmers[e] += 1
    elif ability == Ability.EXPERTS:
        s.free_experts = EXPERTS_GIFT
    elif ability == Ability.PORTO:
        tokens = min(PORTO_GIFT, s.porto_left)
        s.porto_left -= tokens
        me.porto += tokens


# Wineries, cellars, enologists


def building_sites(s: State, me: Seat, task: int) -> int:
    """The estates where one more could go."""
    found = 0
    left = s.wineries_left if task == Task.WINERIES else s.cellars_left if task == Task.CELLARS else s.enologists_left
    if left == 0:
        return 0
    for e in range(ESTATES):
        if task == Task.WINERIES:
            fits = me.wineries[e] < MOST_WINERIES and me.vines[e] + me.wineries[e] < ESTATE_SLOTS
        elif task == Task.CELLARS:
            fits = me.cellar[e] == 0 and (me.region[e] == NONE or ABILITY[me.region[e]] != Ability.NO_CELLAR)
        else:
            fits = me.wineries[e] > me.enologists[e]
        if fits:
            found |= only(e)
    return found


def build(s: State, me: Seat, e: int) -> None:
    """One winery, cellar or enologist for an estate, paid in cash; buildings bring renown to the region."""
    me.cash -= price_of(s.task, s.less)
    stepped(s)
    if s.task == Task.ENOLOGISTS:
        s.enologists_left -= 1
        me.enologists[e] += 1
    elif s.task == Task.WINERIES:
        s.wineries_left -= 1
        me.wineries[e] += 1
    else:
        s.cellars_left -= 1
        me.cellar[e] = 1
    if s.task != Task.ENOLOGISTS:
        if me.region[e] != NONE:
            add_cube(s, me.region[e])
        elif s.cubes_left > 0:
            s.cubes_left -= 1
            me.waiting[e] += 1
    s.phase = Phase.MORE
