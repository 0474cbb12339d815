"""The rules of Wine & Cheese: set-up, what is legal, the odds of Chance, and one move made.

The chapters follow the rule books: calendar (phases and turns), workers (spring and fall), market (production, sale,
ageing, storage), labels (what is possible at any time), track (money), specials (action cards).
"""

from collections.abc import MutableSequence, Sequence

from affinage.core.counts import fill
from affinage.core.sets import holds, listed, lowest, only, rest

from ..moves import (
    ALONE,
    ARRANGEMENTS,
    BENCHES,
    DECLINE,
    DONE,
    DRAW,
    FIRST,
    GAIN,
    GIVE,
    HOUSE,
    HOUSING_CARD,
    LABEL,
    OPEN,
    OPTION,
    PLOT,
    PRODUCE,
    SLOT,
    SPECIAL,
    STEPS,
    TAKE,
    TOP,
    TRADE,
    WAITS,
)
from ..state import ALL_CARDS, ALL_PLOTS, NONE, SEATS, Did, Phase, Seat, State
from ..tables import BONUS_AT, COLOURS, HOUSING, HOUSING_KIND, OF_GOOD, SPACE_KIND, START
from .calendar import begin_turn, deal_benches, end_turn, good_drawn, lay_housing, next_phase, next_space, turn_up
from .labels import (
    carry_out,
    change_age,
    gain,
    give,
    legal_any_time,
    legal_gains,
    legal_gifts,
    legal_labels,
    legal_takes,
    open_cellar,
    pay,
    take,
    targets,
    trade,
    use_label,
    useful,
)
from .market import (
    age,
    can_produce,
    filled_slots,
    free_slot,
    leave,
    partners,
    produce_card,
    sell,
    sell_with,
)
from .specials import effective, finish, gourmet_steps, trigger
from .workers import choose_house, choose_plot, is_sending, on_plots, open_houses, produce

CHANCE = -1


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


def over(s: State) -> bool:
    """When the phase marker reaches the last phase of the second winter."""
    return s.phase == Phase.OVER


def asked(s: State, seat: int) -> bool:
    """Whether this seat, or Chance, owes a choice."""
    if s.phase <= Phase.DRAW:
        return seat == CHANCE
    return seat == s.acting and s.phase < Phase.OVER


def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
    """The moves a seat has now, lowest first."""
    if not asked(s, seat):
        return 0
    if s.phase <= Phase.DRAW:
        return legal_chance(s, moves)
    if s.phase <= Phase.SELL_OUT:
        return legal_in_turn(s, seat, moves)
    return legal_in_effect(s, s.seats[seat], moves)


# The questions of a turn: what the phase asks for, then what is possible at any time, then the turn's end


def legal_in_turn(s: State, seat: int, moves: MutableSequence[int]) -> int:
    """What the phase of the calendar asks for, labels where they are allowed, trades, the cellar, done."""
    me, n = s.seats[seat], 0
    if s.phase == Phase.TURN and s.did == Did.NOTHING and free_slot(me) != NONE:
        n = legal_productions(me, moves)
    slots = slots_asked_for(s, me)
    n = listed(slots, SLOT, moves, n)
    if s.phase == Phase.HOUSE:
        n = listed(open_houses(s, me), HOUSE, moves, n)
    elif s.phase == Phase.PLOT:
        plots = on_plots(s)
        n = listed(ALL_PLOTS & ~plots if is_sending(s) else plots, PLOT, moves, n)
    elif s.phase >= Phase.TURN:
        n = legal_labels(s, me, moves, n)
    n = legal_any_time(s, seat, moves, n)
    if s.phase >= Phase.CONFIRM and (slots == 0 or (s.phase != Phase.AGE and s.phase != Phase.SELL_OUT)):
        moves[n] = DONE
        n += 1
    return n


def legal_productions(me: Seat, moves: MutableSequence[int]) -> int:
    """Hand cards that can be paid."""
    n, hand = 0, me.hand
    while hand > 0:
        card = lowest(hand)
        if can_produce(me, card):
            moves[n] = PRODUCE + card
            n += 1
        hand = rest(hand)
    return n


def slots_asked_for(s: State, me: Seat) -> int:
    """Slots whose card can be sold, aged or triggered, as the phase says; as a set."""
    if s.phase == Phase.TRIGGERS:
        return effective(s, me, True) & ~s.used
    if s.phase == Phase.AGE:
        return filled_slots(me) & ~s.used
    if s.phase == Phase.SELL_OUT or (s.phase == Phase.TURN and s.did != Did.PRODUCED):
        return filled_slots(me)
    return 0


# The questions of an effect


def legal_in_effect(s: State, me: Seat, moves: MutableSequence[int]) -> int:
    """What an effect under way leaves to choose."""
    if s.phase == Phase.GIVE:
        return legal_gifts(s, me, moves)
    if s.phase == Phase.GAIN:
        return legal_gains(s, moves)
    if s.phase == Phase.TAKE:
        return legal_takes(s, moves)
    n = 0
    if s.phase == Phase.FREE:
        n = listed(useful(s, me), OPTION, moves, 0)
        if not holds(effective(s, me, True), s.slot):
            return n
        moves[n] = SPECIAL
    elif s.phase == Phase.OFFER:
        moves[0], moves[1] = SPECIAL, DECLINE
        n = 1
    elif s.phase == Phase.PARTNER:
        n = listed(partners(me, s.slot), SLOT, moves, 0)
        moves[n] = ALONE
    elif s.phase <= Phase.STEPS and s.phase != Phase.HELP:
        moves[0], moves[1] = STEPS, STEPS + 1
        n = 1
    else:
        slots = effective(s, me, True) if s.phase == Phase.HELP else targets(s, me)
        return listed(slots, SLOT, moves, 0)
    return n + 1


# Chance


def legal_chance(s: State, moves: MutableSequence[int]) -> int:
    """What Chance can turn up; each with the same odds."""
    if s.phase == Phase.DRAW:
        return listed(s.deck & OF_GOOD[good_drawn(s)], DRAW, moves, 0)
    if s.phase == Phase.HOUSING:
        return listed(housing_left(s), HOUSING_CARD, moves, 0)
    ways, code = SEATS, FIRST
    if s.phase == Phase.WAITS:
        ways, code = len(COLOURS), WAITS
    elif s.phase == Phase.BENCHES:
        ways, code = ARRANGEMENTS, BENCHES
    for i in range(ways):
        moves[i] = code + i
    return ways


def housing_left(s: State) -> int:
    """The cards that the next housing space can get, as a set."""
    space, cards = next_space(s), 0
    for card in range(HOUSING):
        if HOUSING_KIND[card] == SPACE_KIND[space]:
            cards |= only(card)
    for before in range(space):
        cards &= ~only(s.housing[before])
    return cards


def odds(s: State, weights: MutableSequence[int]) -> int:  # noqa: ARG001 - nothing has a weight of its own
    """Nothing to weigh: every outcome is equally likely."""
    return 0


# Moves


def apply(s: State, seat: int, move: int) -> None:  # noqa: ARG001 - the acting seat is known
    """Make one move; then the rules take their course until somebody is asked."""
    if s.phase <= Phase.DRAW:
        apply_chance(s, move)
    elif move >= LABEL and s.phase <= Phase.SELL_OUT:
        apply_any_time(s, move)
    elif s.phase <= Phase.SELL_OUT:
        apply_in_turn(s, move)
    else:
        apply_in_effect(s, move)
    go_on(s)


def apply_chance(s: State, move: int) -> None:
    """Chance has answered."""
    if s.phase == Phase.DRAW:
        turn_up(s, move - DRAW)
    elif s.phase == Phase.HOUSING:
        lay_housing(s, move - HOUSING_CARD)
    elif s.phase == Phase.WAITS:
        s.waits = move - WAITS
        s.phase = Phase.BENCHES
    elif s.phase == Phase.BENCHES:
        deal_benches(s, move - BENCHES)
    else:
        s.first = move - FIRST
        s.acting = s.first
        s.phase = Phase.HOUSING


def apply_any_time(s: State, move: int) -> None:
    """Labels, trades, the cellar; or the turn's end."""
    s.resume = s.phase
    if move == DONE:
        s.phase = Phase.TURN_END
    elif move == TRADE:
        trade(s)
    elif move >= OPEN:
        open_cellar(s, move - OPEN)
    else:
        use_label(s, move - LABEL)


def apply_in_turn(s: State, move: int) -> None:
    """What the phase of the calendar asks for."""
    if move < SLOT:
        produce_card(s, move - PRODUCE)
    elif move >= PLOT:
        choose_plot(s, move - PLOT)
    elif move >= HOUSE:
        choose_house(s, move - HOUSE)
    elif s.phase == Phase.AGE:
        age(s, move - SLOT)
    elif s.phase == Phase.TRIGGERS:
        s.slot = move - SLOT
        s.used |= only(s.slot)
        s.resume = Phase.TRIGGERS
        s.phase = Phase.TRIGGER
    else:
        sell(s, move - SLOT)


def apply_in_effect(s: State, move: int) -> None:
    """What an effect under way left to choose."""
    if s.phase == Phase.GIVE:
        give(s, move - GIVE)
    elif s.phase == Phase.GAIN:
        gain(s, move - GAIN)
    elif s.phase == Phase.TAKE:
        if move >= TOP:
            s.phase = Phase.DRAW
        else:
            take(s, move - TAKE)
    elif s.phase == Phase.TARGET:
        change_age(s, move - SLOT)
    elif s.phase == Phase.HELP:
        s.slot = move - SLOT
        s.phase = Phase.TRIGGER
    elif move == SPECIAL:
        s.phase = Phase.TRIGGER
    elif move in (DECLINE, ALONE):
        s.phase = Phase.AFTER
    elif s.phase == Phase.FREE:
        s.option = move - OPTION
        s.phase = Phase.OPTION
    elif s.phase == Phase.PARTNER:
        sell_with(s, move - SLOT)
    elif s.phase == Phase.ORDER:
        s.lead = move - STEPS
        s.phase = Phase.EFFECT
    else:
        gourmet_steps(s, move - STEPS)


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
    return GIVE <= move < TAKE
