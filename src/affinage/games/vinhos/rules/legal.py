"""Who is asked, and what is legal: one question per phase, most of them about one set of things."""

from collections.abc import MutableSequence

from affinage.core.sets import count, holds, listed
from affinage.core.why import CHANCE

from ..moves import FIRST_STEPS, IN_TURN, Kind
from ..state import Acted, Phase, Seat, Stage, State
from ..tables import DECK_MASK, EXPERT_PRICE, LOWEST, MOST_EXPERTS, PLAYS, POSITIONS, REGIONS, TARGETS, Task
from .actions import buyable, estates_for, price_of, spaces
from .bank import legal_bank
from .experts import decks, may_rearrange, usable
from .fair import playable
from .magnates import may_spend, sources, targets
from .maintenance import at_risk
from .owed import sites, slots_to_fill, spare, wines_to_sell
from .press import empty_slots, free_booths, pleased
from .production import legal_staff
from .sales import cube_regions, paired, paired_with
from .turn import favour_may_come, pairs_may_come
from .wine import all_wines, cubes_for

ORDERINGS = (0, 1, 2, 6, 24)  # by seats
AT_ANY_TIME = tuple(int(p in IN_TURN) for p in Phase)  # whether a seat may also divest and use experts
FIRST_STEP = tuple(int(p in FIRST_STEPS) for p in Phase)  # whether something may come before an action's first step
_FIRST = {
    Phase.OUT: Kind.OUT,
    Phase.ORDER: Kind.ORDER,
    Phase.TOP_VINEYARD: Kind.TOP,
    Phase.TOP_EXPERT: Kind.SHOW,
    Phase.VINTAGE: Kind.VINTAGE,
    Phase.BUY: Kind.REGION,
    Phase.ESTATE: Kind.ESTATE,
    Phase.BUILD: Kind.ESTATE,
    Phase.SELL: Kind.WINE,
    Phase.SLOT: Kind.SALE,
    Phase.HIRE: Kind.DECK,
    Phase.DISMISS: Kind.EXPERT,
    Phase.FREE: Kind.DECK,
    Phase.QUEUE: Kind.QUEUE,
    Phase.RELEASE: Kind.WINE,
    Phase.CUBES: Kind.CUBES,
    Phase.BOOTH: Kind.BOOTH,
    Phase.PLACE: Kind.MAGNATE,
    Phase.TARGET: Kind.TO,
    Phase.SPEND: Kind.WINE,
    Phase.PAIR: Kind.SALE,
    Phase.RENOWN: Kind.REGION,
    Phase.REARRANGE: Kind.REGION,
    Phase.WINDOW: Kind.SALE,
    Phase.LOSE: Kind.ESTATE,
    Phase.PORTO: Kind.PORTO,
}
FIRST = tuple(int(_FIRST.get(p, 0)) for p in Phase)  # the move of thing 0, by phase


def over(s: State) -> bool:
    """After the last fair and the magnates' final round."""
    return s.phase == Phase.OVER


def asked(s: State, seat: int) -> bool:
    """Whether this seat, or Chance, owes a choice."""
    if s.phase <= Phase.VINTAGE:
        return seat == CHANCE
    if s.phase == Phase.SECRET:
        return seat >= 0 and holds(s.waiting_for, seat)
    return seat == s.acting and s.phase < Phase.OVER


def in_own_turn(s: State) -> bool:
    """Whether the seat that is asked may also divest and use experts."""
    return AT_ANY_TIME[s.phase] == 1 and s.stage != Stage.SETUP


def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
    """The moves a seat has now, lowest first."""
    if not asked(s, seat):
        return 0
    if s.phase <= Phase.VINTAGE:
        return listed(outcomes(s), FIRST[s.phase], moves, 0)
    me = s.seats[seat]
    if s.phase == Phase.SECRET:
        return legal_plays(me, moves)
    n = 0
    pairs = paired(me) if FIRST_STEP[s.phase] == 1 and pairs_may_come(s) else 0
    if s.phase >= Phase.BANK:  # from here on their codes come before those of the question
        n = listed(pairs, Kind.SALE, moves, 0)
    if s.phase == Phase.BANK:
        n = legal_bank(me, spare(s, seat), moves, n)
    elif s.phase == Phase.STAFF:
        n = legal_staff(s, me, moves)
    elif s.phase == Phase.TURN or s.phase == Phase.FINAL:
        n = legal_turn(s, seat, moves)
    elif s.phase == Phase.BARREL:
        n = listed(me.exports, Kind.EXPORT, moves, listed(me.sales, Kind.SALE, moves, 0))
    else:
        n = listed(things(s, seat), first_thing(s), moves, n)
    if s.phase < Phase.BANK:
        n = listed(pairs, Kind.SALE, moves, n)
    if FIRST_STEP[s.phase] == 1 and favour_may_come(s):
        n = listed(sources(s, seat), Kind.FROM, moves, n)
    if in_own_turn(s):
        n = listed(usable(s, me), Kind.EXPERT, moves, n)
        if me.investment > LOWEST:
            moves[n] = Kind.DIVEST
            n += 1
    if may_be_done(s, me):
        moves[n] = Kind.DONE
        n += 1
    return n


def legal_turn(s: State, seat: int, moves: MutableSequence[int]) -> int:
    """Before moving: where to, and pairs of barrels; before and after the action: what a magnate could move."""
    n = 0
    if s.acted == Acted.NOT_MOVED:
        n = listed(spaces(s, seat), Kind.GO, moves, 0)
        n = listed(paired(s.seats[seat]), Kind.SALE, moves, n)
    return listed(sources(s, seat), Kind.FROM, moves, n)


def legal_plays(me: Seat, moves: MutableSequence[int]) -> int:
    """Every choice of experts that booth and wine allow."""
    n = 0
    for which in range(PLAYS):
        if playable(me, which):
            moves[n] = Kind.PLAY + which
            n += 1
    return n


def things(s: State, seat: int) -> int:
    """What the seat can choose from where a question is about one set of things."""
    me, phase = s.seats[seat], s.phase
    if phase == Phase.BUY:
        return regions_of(buyable(s, me, spare(s, seat)))
    if phase == Phase.ESTATE:
        return estates_for(me, s.kind)
    if phase == Phase.BUILD:
        return sites(s, seat, s.task, s.less) if me.cash >= price_of(s.task, s.less) else 0
    if phase == Phase.SELL:
        return wines_to_sell(s, seat) if me.barrels > 0 else 0
    if phase == Phase.SLOT:
        return slots_to_fill(s, seat, s.pick)
    if phase == Phase.HIRE:
        return decks(s) if spare(s, seat) >= EXPERT_PRICE else 0
    if phase == Phase.DISMISS:
        return me.up | me.down
    if phase == Phase.FREE:
        return decks(s)
    return more_things(s, seat, me, phase)


def more_things(s: State, seat: int, me: Seat, phase: int) -> int:
    """The same for press releases, magnates, side effects and losses."""
    if phase == Phase.QUEUE:
        return empty_slots(s)
    if phase == Phase.RELEASE:
        return all_wines(me)
    if phase == Phase.CUBES:
        return (2 << cubes_for(s, me, s.kind // 2)) - 1
    if phase == Phase.BOOTH:
        return free_booths(s)
    if phase == Phase.PLACE:
        return pleased(s, me)
    if phase == Phase.TARGET:
        return targets(s, seat, s.source)
    if phase == Phase.SPEND:
        return may_spend(s, seat)
    if phase == Phase.PAIR:
        return paired_with(s, me)
    if phase == Phase.RENOWN:
        return cube_regions(s)
    if phase == Phase.REARRANGE:
        return may_rearrange(s, me)
    if phase == Phase.WINDOW:
        return paired(me)
    if phase == Phase.LOSE:
        return at_risk(s, me)
    return 3  # with a Porto token or without


def first_thing(s: State) -> int:
    """The move of thing 0."""
    if s.phase == Phase.SLOT and s.task == Task.EXPORTS:
        return Kind.EXPORT
    if s.phase == Phase.TARGET:
        return Kind.TO + s.source // POSITIONS * TARGETS
    return FIRST[s.phase]


def regions_of(kinds: int) -> int:
    """The regions of some kinds of vineyard."""
    found = 0
    for region in range(REGIONS):
        if (kinds >> (2 * region)) & 3 != 0:
            found |= 1 << region
    return found


def may_be_done(s: State, me: Seat) -> bool:
    """Whether the seat may say that it has finished; an action must be performed at least once."""
    phase = s.phase
    if phase == Phase.TURN:
        return s.acted == Acted.BEGUN
    if phase <= Phase.HIRE:
        return s.stage != Stage.SETUP and AT_ANY_TIME[phase] == 1 and s.steps > 0
    if phase == Phase.FREE:
        return s.back == Phase.PRIZES or count(me.up | me.down) >= MOST_EXPERTS
    if phase == Phase.RELEASE:
        return s.stage == Stage.ACTIONS
    if phase == Phase.WINDOW:
        return s.stage == Stage.FAIR or s.steps > 0
    return phase == Phase.PLACE or phase == Phase.STAFF or phase == Phase.FINAL


# Chance


def outcomes(s: State) -> int:
    """What Chance can turn up, as a set."""
    if s.phase == Phase.OUT:
        return ((1 << REGIONS) - 1) & ~s.out
    if s.phase == Phase.ORDER:
        return (1 << ORDERINGS[s.seats_used]) - 1
    if s.phase == Phase.TOP_EXPERT:
        return s.fresh & DECK_MASK[s.open_deck]
    if s.phase == Phase.VINTAGE:
        return s.vintages
    return 3  # a vineyard is red or white: where only one colour is left, nobody is asked


def odds(s: State, weights: MutableSequence[int]) -> int:
    """How likely each legal Chance move is, as whole weights in the order of `legal`."""
    if s.phase == Phase.TOP_VINEYARD:
        weights[0] = s.below[2 * s.open_region]
        weights[1] = s.below[2 * s.open_region + 1]
        return 2
    if s.phase > Phase.VINTAGE:
        return 0
    n = count(outcomes(s))
    for i in range(n):
        weights[i] = 1
    return n
