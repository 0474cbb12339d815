"""The rules of Beer & Bread: set-up, what is legal, the odds of Chance, and one move made.

The chapters follow the rule book: years (seeding, cards, turns, windmill), actions (harvest, produce, upgrade), storage
(collecting, overflow, offer), payment (recipes and substitution), cards (the deck).
"""

from collections.abc import MutableSequence, Sequence
from math import perm

from affinage.core.counts import fill, put

from ..moves import (
    BACKS,
    BACKS_AT_ONCE,
    CARD,
    DONE,
    DRAW,
    FIRST,
    GIVE,
    HARVEST,
    PAY,
    PRODUCE,
    SWAP,
    TAKE,
    UPGRADE,
)
from ..state import NONE, SEATS, SHOWN, Phase, Place, State, Step
from ..tables import BEER, BREAD, CARDS, EXCHANGES, GOOD, RESOURCES, TOKENS
from .actions import choose, exchange_card, harvest, invert, may_invert, may_produce, produce, swap, upgrade
from .cards import backs_at_once, discard, lay_back, shuffle, top_back, turn_up
from .payment import part, set_aside, spend, ways_to_pay
from .storage import give, has_room, make_offer, may_give, overflow, taken
from .years import (
    draw_extra,
    end_turn,
    free_exchange,
    is_fruitful,
    keep,
    pass_windmill,
    redraw,
    settled,
    start_turn,
    start_year,
    take_steps,
)

CHANCE = -1
ONES = tuple(bits.bit_count() for bits in range(1 << BACKS_AT_ONCE))  # breads among the next backs
FALLING = tuple(tuple(perm(n, k) for k in range(BACKS_AT_ONCE + 1)) for n in range(CARDS + 1))


def setup(s: State, seats: int, options: Sequence[int]) -> None:  # noqa: ARG001 - the game is for two seats
    """All tokens in the supply, all cards in the deck; the host or Chance says who starts with the windmill."""
    s.year, s.turn, s.step, s.after, s.chosen, s.swapped, s.extra = 0, 0, 0, 0, NONE, 0, 0
    s.windmill, s.acting = 0, 0
    put(s.supply, TOKENS)
    fill(s.field, 0)
    fill(s.offer, 0)
    fill(s.paid, 0)
    fill(s.place_of, Place.DECK)
    fill(s.seen, 0)
    fill(s.row, 0)
    for p in range(SEATS):
        fill(s.seats[p].tokens, 0)
        fill(s.seats[p].has, 0)
        fill(s.seats[p].hidden, 0)
        s.seats[p].redraws, s.seats[p].inverted = 0, NONE
    if options[0] > 0:
        s.windmill = options[0] - 1
    shuffle(s)
    if options[0] == 0:
        s.phase = Phase.FIRST


def over(s: State) -> bool:
    """After the sixth year."""
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
    if s.phase == Phase.ACTION:
        return legal_actions(s, moves)
    if s.phase == Phase.PAY:
        return legal_payments(s, moves)
    me, n = s.seats[seat], 0
    if s.phase <= Phase.CHOOSE or (s.phase == Phase.CONFIRM and may_invert(s)):
        place = (Place.COLUMN if s.phase == Phase.KEEP else Place.HAND) + seat
        barred = s.seats[1 - seat].inverted if s.phase == Phase.CHOOSE else NONE
        for card in range(CARDS):
            if s.place_of[card] == place and card != barred:
                moves[n] = CARD + card
                n += 1
    elif s.phase == Phase.GIVE:
        for r in range(len(RESOURCES)):
            if may_give(me, r):
                moves[n] = GIVE + r
                n += 1
    elif s.phase == Phase.TAKE:
        for r in range(len(RESOURCES)):
            if s.offer[r] > 0 and has_room(me, r):
                moves[n] = TAKE + r
                n += 1
    if s.phase != Phase.CHOOSE and s.phase != Phase.GIVE:
        moves[n] = DONE
        n += 1
    return n


def legal_actions(s: State, moves: MutableSequence[int]) -> int:
    """Exchange spaces first, then the three actions."""
    n = 0
    if not is_fruitful(s) and not s.swapped:
        for space in range(EXCHANGES):
            if exchange_card(s, space) != NONE:
                moves[n] = SWAP + space
                n += 1
    moves[n] = HARVEST
    n += 1
    if may_produce(s, s.acting, s.chosen):
        moves[n] = PRODUCE
        n += 1
    moves[n] = UPGRADE
    return n + 1


def legal_payments(s: State, moves: MutableSequence[int]) -> int:
    """Tokens of which some payment needs one more."""
    n = 0
    _, most = ways_to_pay(s, s.seats[s.acting])
    for r in range(len(RESOURCES)):
        if part(most, r) > s.paid[r]:
            moves[n] = PAY + r
            n += 1
    return n


def legal_chance(s: State, moves: MutableSequence[int]) -> int:
    """What Chance can turn up."""
    n = 0
    if s.phase == Phase.FIRST:
        for p in range(SEATS):
            moves[n] = FIRST + p
            n += 1
    elif s.phase == Phase.BACKS:
        for bits in range(1 << backs_at_once(s)):
            if ways_to_lay(s, bits) > 0:
                moves[n] = BACKS + bits
                n += 1
    else:
        back = top_back(s)
        for card in range(CARDS):
            if s.place_of[card] == Place.DECK and GOOD[card] == back:
                moves[n] = DRAW + card
                n += 1
    return n


def ways_to_lay(s: State, bits: int) -> int:
    """In how many ways the next backs come in this order, with so many of each still to come."""
    breads = ONES[bits]
    return FALLING[s.to_lay[BREAD]][breads] * FALLING[s.to_lay[BEER]][backs_at_once(s) - breads]


def odds(s: State, weights: MutableSequence[int]) -> int:
    """How likely each legal Chance move is, as whole weights in the order of `legal`."""
    n = 0
    if s.phase == Phase.FIRST:
        for _ in range(SEATS):
            weights[n] = 1
            n += 1
    elif s.phase == Phase.BACKS:
        for bits in range(1 << backs_at_once(s)):
            ways = ways_to_lay(s, bits)
            if ways > 0:
                weights[n] = ways
                n += 1
    elif s.phase == Phase.DRAW:
        back = top_back(s)
        for card in range(CARDS):
            if s.place_of[card] == Place.DECK and GOOD[card] == back:
                weights[n] = 1
                n += 1
    return n


def unordered(move: int) -> bool:
    """Tokens given up or taken one after another: their order does not matter.

    Tokens paid are not like that: after each of them, those that every payment left needs are set aside by themselves.
    """
    return GIVE <= move < DONE


def apply(s: State, seat: int, move: int) -> None:
    """One move made; `legal` has been asked before. Then the game goes on until somebody is asked."""
    if seat == CHANCE:
        apply_chance(s, move)
    elif move == DONE:
        done(s)
    elif move >= TAKE:
        s.offer[move - TAKE] -= 1
        s.seats[seat].tokens[move - TAKE] += 1
    elif move >= GIVE:
        give(s, s.seats[seat], move - GIVE)
        s.phase = Phase.OVERFLOW
    elif move >= PAY:
        set_aside(s, s.seats[seat], move - PAY, 1)
        s.phase = Phase.PAYING
    elif move == UPGRADE:
        upgrade(s)
    elif move == PRODUCE:
        produce(s)
    elif move == HARVEST:
        harvest(s)
    elif move >= SWAP:
        swap(s, move - SWAP)
    else:
        name_card(s, move - CARD)
    go_on(s)


def go_on(s: State) -> None:
    """What the rules do by themselves, one thing after another."""
    while s.phase > Phase.OVER:
        if s.phase == Phase.PAYING:
            spend(s)
        elif s.phase == Phase.OVERFLOW:
            overflow(s)
        elif s.phase == Phase.SETTLED:
            settled(s)
        elif s.phase == Phase.TURN_END:
            end_turn(s)
        elif s.phase == Phase.TURN:
            start_turn(s)
        elif s.phase == Phase.EXTRA:
            draw_extra(s)
        elif s.phase == Phase.STEPS:
            take_steps(s)
        elif s.phase == Phase.WINDMILL:
            pass_windmill(s)
        else:
            start_year(s)


def name_card(s: State, card: int) -> None:
    """A card was named: dropped, redrawn, played or inverted, as the phase says."""
    if s.phase == Phase.KEEP:
        discard(s, card)
    elif s.phase == Phase.REDRAW:
        redraw(s, card)
    elif s.phase == Phase.CHOOSE:
        choose(s, card)
    else:
        invert(s, card)


def done(s: State) -> None:
    """The seat's word that it has finished what the phase asked."""
    if s.phase == Phase.KEEP:
        keep(s)
    elif s.phase == Phase.REDRAW:
        s.seats[s.acting].redraws = 0
        s.phase = Phase.STEPS
    elif s.phase == Phase.TAKE:
        taken(s)
    else:
        make_offer(s)


def apply_chance(s: State, move: int) -> None:
    """What Chance turned up."""
    if move >= DRAW:
        drawn(s, move - DRAW)
    elif move >= BACKS:
        lay_backs(s, move - BACKS)
    else:
        s.windmill = move - FIRST
        s.phase = Phase.BACKS


def lay_backs(s: State, bits: int) -> None:
    """The next backs of the row; when it is complete the game goes on."""
    for at in range(backs_at_once(s)):
        lay_back(s, (bits >> at) & 1)
    if backs_at_once(s) == 0:
        s.phase = Phase.YEAR if s.year == 0 else Phase.DRAW


def drawn(s: State, card: int) -> None:
    """The top card's front: to the hand it was drawn for, or face up onto an exchange space."""
    if s.step == Step.EXCHANGE:
        turn_up(s, card, Place.EXCHANGE + free_exchange(s), SHOWN)
    else:
        turn_up(s, card, Place.HAND + s.acting, 1 << s.acting)
    s.phase = Phase.EXTRA if s.step == Step.ACTIONS else Phase.STEPS
