"""The rules of Wine & Cheese: set-up, the odds of Chance, and one move made.

The chapters follow the rule books: calendar (phases and turns), workers (spring and fall), market (production, sale,
ageing, storage), labels (what is possible at any time), track (money), specials (action cards).
`legality` says what stands against a move, `legal` lists what may be made.
"""

from collections.abc import MutableSequence, Sequence

from affinage.core.counts import fill
from affinage.core.sets import only

from ..moves import AT, KIND, UNORDERED, Kind
from ..state import ALL_CARDS, NONE, SEATS, Phase, Seat, State
from ..tables import BONUS_AT, START
from .calendar import begin_turn, deal_benches, end_turn, lay_housing, next_phase, turn_up
from .labels import carry_out, change_age, gain, give, open_cellar, pay, take, trade, use_label
from .legal import asked, legal, over
from .legality import why
from .market import age, leave, produce_card, sell, sell_with
from .specials import finish, gourmet_steps, trigger
from .workers import choose_house, choose_plot, produce


def setup(s: State, seats: int, options: Sequence[int]) -> None:  # noqa: ARG001 - the game is for two seats
    """All cards in the decks, all indicators on the start space; Chance lays out the rest."""
    s.deck, s.shown, s.bonus = ALL_CARDS, 0, 2 ** len(BONUS_AT) - 1
    fill(s.display, NONE)
    fill(s.housing, NONE)
    fill(s.field, 0)
    fill(s.owed, 0)
    fill(s.ahead, 0)
    s.waits, s.calendar, s.turn, s.drawn, s.did, s.used = NONE, 0, 0, 0, 0, 0
    s.colour, s.house, s.plot, s.option, s.slot, s.wanted = NONE, NONE, NONE, NONE, NONE, NONE
    s.selling, s.chain, s.choices, s.lead, s.purpose, s.due, s.given = 0, 0, 0, 0, 0, 0, 0
    for p in range(SEATS):
        set_up_seat(s.seats[p])
    s.first = options[0] - 1 if options[0] > 0 else 0
    s.acting = s.first
    s.resume = 0
    s.phase = Phase.HOUSING if options[0] > 0 else Phase.FIRST


def set_up_seat(me: Seat) -> None:
    """Grapes and milk on the processing sites, an empty cellar with one slot closed."""
    me.hand, me.gold, me.silver, me.pool, me.closed, me.out = 0, 0, 0, START, 1, 0
    fill(me.cellar, NONE)
    fill(me.markers, 0)
    fill(me.houses, NONE)
    fill(me.indicator, 0)
    fill(me.laps, 0)
    fill(me.hidden, 0)


def odds(s: State, weights: MutableSequence[int]) -> int:  # noqa: ARG001 - nothing has a weight of its own
    """Nothing to weigh: every outcome is equally likely."""
    return 0


# Moves


def apply(s: State, seat: int, move: int) -> None:  # noqa: ARG001 - the acting seat is known
    """Make one move; then the rules take their course until somebody is asked."""
    kind, at = KIND[move], AT[move]
    if kind == Kind.PRODUCE:
        produce_card(s, at)
    elif kind == Kind.SLOT:
        choose_slot(s, at)
    elif kind == Kind.HOUSE:
        choose_house(s, at)
    elif kind == Kind.PLOT:
        choose_plot(s, at)
    elif kind == Kind.OPTION:
        s.option = at
        s.phase = Phase.OPTION
    elif kind == Kind.SPECIAL:
        s.phase = Phase.TRIGGER
    elif kind == Kind.DECLINE or kind == Kind.ALONE:
        s.phase = Phase.AFTER
    elif kind == Kind.STEPS:
        choose_indicator(s, at)
    elif kind == Kind.LABEL:
        s.resume = s.phase
        use_label(s, at)
    elif kind == Kind.TRADE:
        s.resume = s.phase
        trade(s)
    elif kind == Kind.OPEN:
        s.resume = s.phase
        open_cellar(s, at)
    elif kind == Kind.GIVE:
        give(s, at)
    elif kind == Kind.GAIN:
        gain(s, at)
    elif kind == Kind.TAKE:
        take(s, at)
    elif kind == Kind.TOP:
        s.phase = Phase.DRAW
    elif kind == Kind.DONE:
        s.resume = s.phase
        s.phase = Phase.TURN_END
    elif kind == Kind.FIRST:
        s.first, s.acting = at, at
        s.phase = Phase.HOUSING
    elif kind == Kind.HOUSING:
        lay_housing(s, at)
    elif kind == Kind.WAITS:
        s.waits = at
        s.phase = Phase.BENCHES
    elif kind == Kind.BENCHES:
        deal_benches(s, at)
    elif kind == Kind.DRAW:
        turn_up(s, at)
    go_on(s)


def choose_slot(s: State, slot: int) -> None:
    """A card in the cellar is sold, aged, triggered, hurried, slowed or paired: as the question says."""
    if s.phase == Phase.TURN or s.phase == Phase.SELL_OUT:
        sell(s, slot)
    elif s.phase == Phase.AGE:
        age(s, slot)
    elif s.phase == Phase.TRIGGERS:
        s.slot = slot
        s.used |= only(slot)
        s.resume = Phase.TRIGGERS
        s.phase = Phase.TRIGGER
    elif s.phase == Phase.HELP:
        s.slot = slot
        s.phase = Phase.TRIGGER
    elif s.phase == Phase.PARTNER:
        sell_with(s, slot)
    elif s.phase == Phase.TARGET:
        change_age(s, slot)


def choose_indicator(s: State, good: int) -> None:
    """The one of a pair that goes first, or the one that goes ahead for a gourmet card."""
    if s.phase == Phase.ORDER:
        s.lead = good
        s.phase = Phase.EFFECT
    elif s.phase == Phase.STEPS:
        gourmet_steps(s, good)


def go_on(s: State) -> None:
    """Take what nobody is asked about, one thing after another."""
    while s.phase > Phase.OVER:
        if s.phase == Phase.EFFECT:
            finish(s)
        elif s.phase == Phase.AFTER:
            leave(s)
        elif s.phase == Phase.PAYING:
            pay(s)
        elif s.phase == Phase.OPTION:
            carry_out(s)
        elif s.phase == Phase.TRIGGER:
            trigger(s)
        elif s.phase == Phase.PRODUCE:
            produce(s)
        elif s.phase == Phase.TURN_END:
            end_turn(s)
        elif s.phase == Phase.BEGIN:
            begin_turn(s)
        else:
            next_phase(s)


def unordered(move: int) -> bool:
    """Markers given or gained one after another come to the same in any order."""
    return UNORDERED[move] == 1


__all__ = ["apply", "asked", "legal", "odds", "over", "setup", "unordered", "why"]
