"""Set-up and the start of a year."""

from affinage.core.counts import fill
from affinage.core.sets import count

from ..moves import PERMUTATIONS
from ..state import Phase, Stage, State
from ..tables import (
    ALL_EXPERTS,
    BARRELS,
    CELLARS,
    CUBES,
    ENOLOGISTS,
    ESTATES,
    FEATURES,
    MORE_CASH,
    NONE,
    NUMBER,
    PORTO,
    PRESS_SPACE,
    REGIONS,
    SEATS,
    START_ACCOUNT,
    START_CASH,
    START_INVESTMENT,
    STEPS,
    TRACK,
    TURNED_UP_IN,
    VINES_BELOW,
    VINTAGES,
    WINERIES,
    Task,
)

LEFT_OUT = (0, 0, 2, 1, 0)  # regions that are not played, by seats


def lay_out(s: State) -> None:
    """Everything in its place before the first vineyard is bought."""
    s.stage, s.year, s.action, s.turn, s.acting, s.waiting_for = Stage.SETUP, 0, 0, 0, 0, 0
    for p in range(SEATS):
        s.order[p] = p
        s.bottom[p] = NONE
        give_board(s, p)
    s.out, s.tops = 0, 0
    fill(s.below, VINES_BELOW)
    fill(s.cubes, 0)
    s.cubes_left, s.wineries_left, s.cellars_left = CUBES, WINERIES, CELLARS
    s.enologists_left, s.porto_left = ENOLOGISTS, PORTO
    fill(s.top, NONE)
    fill(s.returned, 0)
    s.fresh = ALL_EXPERTS
    s.vintage, s.vintages = 0, (1 << VINTAGES) - 2
    fill(s.features, 0)
    fill(s.slots, NONE)
    s.task, s.less, s.steps, s.bought, s.banked, s.back, s.pick, s.kind, s.worth = 0, 0, 0, 0, 0, 0, NONE, 0, 0
    s.source, s.target, s.free_experts, s.free_cubes, s.last_cube = 0, 0, 0, 0, NONE
    s.open_region, s.open_deck, s.harvested, s.unpaid, s.loss = NONE, NONE, 0, 0, 0
    s.gave, s.took, s.prized = 0, 0, 0
    s.acted, s.favoured, s.free_move, s.discount = 0, 0, 0, 0
    s.phase = Phase.DEAL


def give_board(s: State, p: int) -> None:
    """A seat's own board and markers; places beyond the seats in play stay empty."""
    me, plays = s.seats[p], p < s.seats_used
    me.cash, me.account = START_CASH if plays else 0, START_ACCOUNT if plays else 0
    me.investment, me.marker = START_INVESTMENT if plays else 0, PRESS_SPACE
    me.barrels = BARRELS if plays else 0
    me.porto, me.exported, me.fairs, me.wines_scored, me.lost, me.fair = 0, 0, 0, 0, 0, 0
    for e in range(ESTATES):
        me.region[e] = NONE
        me.colour[e], me.vines[e], me.farmers[e], me.wineries[e] = 0, 0, 0, 0
        me.enologists[e], me.cellar[e], me.waiting[e], me.wines[e] = 0, 0, 0, 0
    me.sales, me.exports, me.up, me.down, me.played = 0, 0, 0, 0, 0
    fill(me.magnates, 0)
    me.booth, me.allowed, me.dropped = NONE, 0, 0


def deal(s: State) -> None:
    """What Chance still has to say before the first vineyard: regions out, the order, the tops of all decks."""
    if count(s.out) < LEFT_OUT[s.seats_used]:
        s.phase = Phase.OUT
        return
    if s.turn == 0:
        s.turn = 1
        if s.seated == 0:
            s.phase = Phase.ORDER
            return
    for region in range(REGIONS):
        if (s.out >> region) & 1 == 0 and (s.tops >> (2 * region)) & 3 == 0:
            s.open_region = region
            s.phase = Phase.TOP_VINEYARD
            return
    for feature in range(len(FEATURES)):
        if s.top[feature] == NONE:
            s.open_deck = feature
            s.phase = Phase.TOP_EXPERT
            return
    s.turn = 0
    s.phase = Phase.BUYERS


def leave_out(s: State, region: int) -> None:
    """A region that is not played: no vineyards and no cubes there."""
    s.out |= 1 << region
    s.below[2 * region] = 0
    s.below[2 * region + 1] = 0
    s.phase = Phase.DEAL


def line_up(s: State, which: int) -> None:
    """The provisional order."""
    for p in range(SEATS):
        s.order[p] = PERMUTATIONS[which][p]
    s.phase = Phase.DEAL


def next_buyer(s: State) -> None:
    """Each seat in turn buys its first vineyard; then the order of play follows the regions' numbers."""
    if s.turn < s.seats_used:
        s.acting = s.order[s.turn]
        s.turn += 1
        s.task, s.steps, s.bought = Task.VINEYARDS, 0, 0
        s.phase = Phase.BUY
        return
    for at in range(1, s.seats_used):  # ties keep the provisional order
        seat, to = s.order[at], at
        while to > 0 and first_number(s, s.order[to - 1]) > first_number(s, seat):
            s.order[to] = s.order[to - 1]
            to -= 1
        s.order[to] = seat
    for at in range(s.seats_used // 2 if s.seats_used == 2 else 2, s.seats_used):
        s.seats[s.order[at]].cash += MORE_CASH
    s.phase = Phase.YEAR


def first_number(s: State, seat: int) -> int:
    """The number of the region where the seat has begun."""
    return NUMBER[s.seats[seat].region[0]]


def start_year(s: State) -> None:
    """The year marker moves on; from the second year on Chance turns up the vintage."""
    s.year += 1
    if s.year == 1:
        open_actions(s)
    else:
        s.phase = Phase.VINTAGE


def turn_vintage(s: State, vintage: int) -> None:
    """The year's vintage: feature markers move up, and before some years experts are turned up again."""
    s.vintage = vintage
    s.vintages -= 1 << vintage
    for f in range(len(FEATURES)):
        s.features[f] = min(TRACK - 1, s.features[f] + STEPS[vintage][f])
    if TURNED_UP_IN[s.year]:
        for p in range(s.seats_used):
            s.seats[p].up |= s.seats[p].down
            s.seats[p].down = 0
    open_actions(s)


def open_actions(s: State) -> None:
    """The first action of the year."""
    s.stage, s.action, s.turn = Stage.ACTIONS, 1, 0
    s.phase = Phase.NEXT
