"""What stands against a move, in the order of the rule books; cards in hand and cellar have a file of their own.

What a seat may not know is not told: of a card that is not in its hand we say no more than what lies open.
"""

from affinage.core.moves import BY_NOBODY
from affinage.core.packs import part, together
from affinage.core.sets import holds, rest
from affinage.core.why import AWAITED, CHANCE, NOT_NOW, NOT_YOURS, OK, OVER, against

from ..moves import AT, BY, KIND, WHEN, Kind
from ..state import NONE, Owed, Phase, Seat, State
from ..tables import CELLAR_MARKERS, DISPLAY, LABEL_OPTIONS, OF_GOOD, TRADE
from .calendar import good_drawn
from .labels import BY_MARKERS, GAINABLE, PAYABLE, can_pay_label, owing
from .legal import asked, housing_left, over
from .legality_cards import why_option, why_produce, why_slot, why_special
from .market import filled_slots
from .reasons import Why
from .track import stepped_back
from .workers import is_sending, on_plots, open_houses


def why(s: State, seat: int, move: int) -> int:
    """What stands against the move; OK: it is legal."""
    first = against(over(s), asked(s, seat), seat, BY[move], WHEN[move], s.phase)
    kind, at = KIND[move], AT[move]
    if first == OVER:
        return OVER
    if seat == CHANCE:
        return why_chance(s, first, kind, at)
    if first == AWAITED:
        return Why.DEAL_FIRST if s.phase <= Phase.DRAW else Why.NOT_YOUR_TURN
    if first == NOT_NOW:
        return too_early_or_late(s, kind)
    if first != OK:
        return first
    return bars(s, seat, kind, at)


def bars(s: State, seat: int, kind: int, at: int) -> int:
    """What stands against a move that its phase asks for."""
    me = s.seats[seat]
    if kind == Kind.PRODUCE:
        return why_produce(s, me, at)
    if kind == Kind.SLOT:
        return why_slot(s, me, at)
    if kind == Kind.HOUSE:
        return why_house(s, me, at)
    if kind == Kind.PLOT:
        return why_plot(s, at)
    if kind == Kind.OPTION:
        return why_option(s, me, at)
    if kind == Kind.SPECIAL and s.phase == Phase.FREE:
        return why_special(s, me, s.slot)
    if kind == Kind.LABEL:
        return why_label(s, me, at)
    if kind == Kind.TRADE and together(me.pool) < TRADE:
        return Why.TRADE_FEW
    if kind == Kind.OPEN:
        return why_open(s, seat, at)
    if kind == Kind.GIVE:
        return why_give(s, me, at)
    if kind == Kind.GAIN:
        return why_gain(s, at)
    if kind == Kind.TAKE or kind == Kind.TOP:
        return why_take(s, kind, at)
    if kind == Kind.DONE:
        return why_done(s, me)
    return OK


def why_chance(s: State, first: int, kind: int, at: int) -> int:
    """What cannot turn up here."""
    if first == NOT_YOURS and BY[kind] != BY_NOBODY:
        return Why.NOT_CHANCE
    if first != OK:
        return Why.IMPOSSIBLE
    if kind == Kind.HOUSING and not holds(housing_left(s), at):
        return Why.IMPOSSIBLE
    if kind == Kind.DRAW and not holds(s.deck & OF_GOOD[good_drawn(s)], at):
        return Why.IMPOSSIBLE
    return OK


# Where a phase does not ask for a kind at all


def too_early_or_late(s: State, kind: int) -> int:
    """When such a move is made; in the middle of an effect that one comes first."""
    if s.phase > Phase.SELL_OUT:
        return Why.NOT_DONE if kind == Kind.DONE else Why.EFFECT_FIRST
    if kind == Kind.HOUSE or kind == Kind.PLOT:
        return no_worker_now(s, kind)
    if kind == Kind.DONE:
        return Why.NOT_MOVED
    if kind == Kind.PRODUCE:
        return Why.PRODUCE_WHEN
    if kind == Kind.SLOT:
        return Why.SLOT_WHEN
    if kind == Kind.OPTION:
        return Why.OPTION_WHEN
    if kind == Kind.SPECIAL:
        return Why.SPECIAL_SLOT if s.phase == Phase.TRIGGERS else Why.SPECIAL_WHEN
    if kind == Kind.DECLINE:
        return Why.DECLINE_WHEN
    if kind == Kind.ALONE:
        return Why.ALONE_WHEN
    if kind == Kind.STEPS:
        return Why.STEPS_WHEN
    if kind == Kind.LABEL:
        return Why.NO_LABELS
    if kind == Kind.GIVE:
        return Why.GIVE_WHEN
    if kind == Kind.GAIN:
        return Why.GAIN_WHEN
    if kind == Kind.TAKE or kind == Kind.TOP:
        return Why.TAKE_WHEN
    return NOT_NOW


# Workers


def no_worker_now(s: State, kind: int) -> int:
    """A house or a plot is named where something else is asked."""
    if s.phase > Phase.CONFIRM:
        return Why.WORKERS_WHEN
    if s.phase == Phase.CONFIRM:
        return Why.WORKER_DONE
    if kind == Kind.PLOT and is_sending(s):
        return Why.HOUSE_FIRST
    if kind == Kind.HOUSE and not is_sending(s):
        return Why.WORKER_FIRST
    return worker_chosen(s)


def worker_chosen(s: State) -> int:
    """The worker of this turn is settled, for one of three reasons."""
    if s.turn % 2 == 1:
        return Why.FOLLOW
    if is_sending(s) and rest(open_houses(s, s.seats[s.acting])) == 0:
        return Why.WORKER_LAST
    return Why.WORKER_CHOSEN


def why_house(s: State, me: Seat, space: int) -> int:
    """Sending takes a house with a worker, returning an empty one."""
    if is_sending(s):
        return Why.HOUSE_EMPTY if me.houses[space] == NONE else OK
    return Why.HOUSE_TAKEN if me.houses[space] != NONE else OK


def why_plot(s: State, plot: int) -> int:
    """Sending takes a free plot, returning one with a worker."""
    standing = holds(on_plots(s), plot)
    if is_sending(s):
        return Why.PLOT_TAKEN if standing else OK
    return OK if standing else Why.PLOT_EMPTY


# At any time in a turn


def why_label(s: State, me: Seat, place: int) -> int:
    """Its markers, and an effect of the option."""
    label = place // 2
    if not can_pay_label(label, me.pool):
        return Why.LABEL_COST
    return why_option(s, me, LABEL_OPTIONS[label][place % 2])


def why_open(s: State, seat: int, way: int) -> int:
    """A closed slot, and its price; when it is opened is left to the seat."""
    me = s.seats[seat]
    if me.closed == 0:
        return Why.OPEN_ALREADY
    if way == BY_MARKERS:
        return Why.OPEN_FEW if together(me.pool) < CELLAR_MARKERS else OK
    good = way - 1
    if stepped_back(s, seat, good) != NONE:
        return OK
    if me.indicator[good] == 0:
        return Why.OPEN_START
    return Why.OPEN_LAP if me.laps[good] > 0 else Why.OPEN_SHORT


# Markers and cards


def why_give(s: State, me: Seat, ingredient: int) -> int:
    """A marker of a kind that is taken, and that is there."""
    if part(PAYABLE[s.purpose], ingredient) == 0:
        return Why.GIVE_GOOD
    if part(me.pool, ingredient) == 0:
        return Why.GIVE_NONE
    return OK


def why_gain(s: State, ingredient: int) -> int:
    """One of the ingredients to choose from; a trade and a bonus marker bring any."""
    source = owing(s)
    if not holds(GAINABLE[source], ingredient):
        return Why.GAIN_LABORATORY if source == Owed.LABORATORY else Why.GAIN_GOOD
    return OK


def why_take(s: State, kind: int, at: int) -> int:
    """A card of the good that the option names, in the display or on its deck."""
    good = at // DISPLAY if kind == Kind.TAKE else at
    if good != s.option % 2:
        return Why.TAKE_GOOD
    if kind == Kind.TAKE and s.display[at] == NONE:
        return Why.DISPLAY_EMPTY
    if kind == Kind.TOP and s.deck & OF_GOOD[good] == 0:
        return Why.DECK_EMPTY
    return OK


# The end of a turn


def why_done(s: State, me: Seat) -> int:
    """Every card has aged, in the end every card is sold."""
    if s.phase == Phase.AGE and filled_slots(me) & ~s.used > 0:
        return Why.AGE_FIRST
    if s.phase == Phase.SELL_OUT and filled_slots(me) > 0:
        return Why.SELL_FIRST
    return OK
