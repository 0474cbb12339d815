"""The rules of Wine & Cheese: set-up, the odds of Chance, and one move made.

The chapters follow the rule books: calendar (phases and turns), workers (spring and fall), market (production, sale,
ageing, storage), labels (what is possible at any time), track (money), specials (action cards).
`legality` says what stands against a move, `legal` lists what may be made.
"""

from collections.abc import MutableSequence, Sequence

from affinage.core.counts import fill
from affinage.core.sets import only

from ..moves import UNORDERED, Kind
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
    s.selling, s.chain, s.choices, s.lead, s.purpose, s.due = 0, 0, 0, 0, 0, 0
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
    # Kinds by the spans of their codes: looking them up in a table made games on a GPU a tenth slower.
    if Kind.PRODUCE <= move < Kind.SLOT:
        produce_card(s, move - Kind.PRODUCE)
    elif Kind.SLOT <= move < Kind.HOUSE:
        choose_slot(s, move - Kind.SLOT)
    elif Kind.HOUSE <= move < Kind.PLOT:
        choose_house(s, move - Kind.HOUSE)
    elif Kind.PLOT <= move < Kind.OPTION:
        choose_plot(s, move - Kind.PLOT)
    elif Kind.OPTION <= move < Kind.SPECIAL:
        s.option = move - Kind.OPTION
        s.phase = Phase.OPTION
    elif move == Kind.SPECIAL:
        s.phase = Phase.TRIGGER
    elif move == Kind.DECLINE or move == Kind.ALONE:
        s.phase = Phase.AFTER
    elif Kind.STEPS <= move < Kind.LABEL:
        choose_indicator(s, move - Kind.STEPS)
    elif Kind.LABEL <= move < Kind.TRADE:
        s.resume = s.phase
        use_label(s, move - Kind.LABEL)
    elif move == Kind.TRADE:
        s.resume = s.phase
        trade(s)
    elif Kind.OPEN <= move < Kind.GIVE:
        s.resume = s.phase
        open_cellar(s, move - Kind.OPEN)
    elif Kind.GIVE <= move < Kind.GAIN:
        give(s, move - Kind.GIVE)
    elif Kind.GAIN <= move < Kind.TAKE:
        gain(s, move - Kind.GAIN)
    elif Kind.TAKE <= move < Kind.TOP:
        take(s, move - Kind.TAKE)
    elif Kind.TOP <= move < Kind.DONE:
        s.phase = Phase.DRAW
    elif move == Kind.DONE:
        s.resume = s.phase
        s.phase = Phase.TURN_END
    elif Kind.FIRST <= move < Kind.HOUSING:
        s.first, s.acting = move - Kind.FIRST, move - Kind.FIRST
        s.phase = Phase.HOUSING
    elif Kind.HOUSING <= move < Kind.WAITS:
        lay_housing(s, move - Kind.HOUSING)
    elif Kind.WAITS <= move < Kind.BENCHES:
        s.waits = move - Kind.WAITS
        s.phase = Phase.BENCHES
    elif Kind.BENCHES <= move < Kind.DRAW:
        deal_benches(s, move - Kind.BENCHES)
    elif Kind.DRAW <= move < Kind.DRAWN:
        turn_up(s, move - Kind.DRAW)
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
