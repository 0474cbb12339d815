"""The rules of Beer & Bread: set-up, the odds of Chance, and one move made.

`legality` says what is legal and what stands against the rest. The other chapters follow the rule book: years (seeding,
cards, turns, windmill), actions (harvest, produce, upgrade), storage (collecting, overflow, offer), payment (recipes
and substitution), cards (the deck).
"""

from collections.abc import MutableSequence, Sequence

from affinage.core.counts import fill, put
from affinage.core.sets import only

from ..moves import UNORDERED, Kind
from ..state import NONE, SEATS, Phase, State, YearStep
from ..tables import ALL_CARDS, TOKENS
from .actions import choose, harvest, invert, produce, swap, upgrade
from .cards import discard, lay_backs, show, shuffle, turn_up, weights_of_backs
from .legality import asked, legal, over, some_move, why
from .payment import set_aside, spend
from .storage import give, make_offer, overflow, take, taken
from .years import (
    draw_extra,
    end_turn,
    free_exchange,
    keep,
    pass_windmill,
    redraw,
    settled,
    start_turn,
    start_year,
    take_steps,
)


def setup(s: State, seats: int, options: Sequence[int]) -> None:  # noqa: ARG001 - the game is for two seats
    """All tokens in the supply, all cards in the deck; the host or Chance says who starts with the windmill."""
    s.year, s.turn, s.step, s.after, s.chosen, s.swapped, s.extra, s.kinds = 0, 0, 0, 0, NONE, 0, 0, 0
    s.windmill, s.acting = 0, 0
    put(s.supply, TOKENS)
    fill(s.field, 0)
    fill(s.offer, 0)
    fill(s.paid, 0)
    fill(s.exchange, NONE)
    s.deck, s.discards, s.shared, s.shown = ALL_CARDS, 0, 0, 0
    for p in range(SEATS):
        me = s.seats[p]
        me.hand, me.column, me.site, me.sold, me.built, me.inverted = 0, 0, 0, 0, 0, 0
        fill(me.tokens, 0)
        fill(me.power, 0)
        fill(me.hidden, 0)
        me.spends, me.redraws = 0, 0
    if options[0] > 0:
        s.windmill = options[0] - 1
    shuffle(s)
    if options[0] == 0:
        s.phase = Phase.FIRST


def odds(s: State, weights: MutableSequence[int]) -> int:
    """How likely each order of backs is, as whole weights in the order of `legal`; all else is equally likely."""
    return weights_of_backs(s, weights) if s.phase == Phase.BACKS else 0


def unordered(move: int) -> bool:
    """Tokens given up or taken one after another: their order does not matter.

    Tokens paid are not like that: after each of them, those that every payment left needs are set aside by themselves.
    """
    return UNORDERED[move] == 1


def apply(s: State, seat: int, move: int) -> None:
    """One move made; `legal` has been asked before. Then the game goes on until somebody is asked."""
    # Kinds by the spans of their codes: looking them up in a table made games on a GPU a tenth slower.
    if Kind.CARD <= move < Kind.SWAP:
        name_card(s, move - Kind.CARD)
    elif Kind.SWAP <= move < Kind.HARVEST:
        swap(s, move - Kind.SWAP)
    elif move == Kind.HARVEST:
        harvest(s)
    elif move == Kind.PRODUCE:
        produce(s)
    elif move == Kind.UPGRADE:
        upgrade(s)
    elif Kind.PAY <= move < Kind.GIVE:
        set_aside(s, s.seats[seat], move - Kind.PAY, 1)
        s.phase = Phase.PAYING
    elif Kind.GIVE <= move < Kind.TAKE:
        give(s, s.seats[seat], move - Kind.GIVE)
        s.phase = Phase.OVERFLOW
    elif Kind.TAKE <= move < Kind.DONE:
        take(s, s.seats[seat], move - Kind.TAKE)
    elif move == Kind.DONE:
        done(s)
    elif Kind.FIRST <= move < Kind.BACKS:
        first(s, move - Kind.FIRST)
    elif Kind.BACKS <= move < Kind.DRAW:
        lay_backs(s, move - Kind.BACKS)
    elif Kind.DRAW <= move < Kind.DRAWN:
        drawn(s, move - Kind.DRAW)
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
        discard(s, only(card))
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


def first(s: State, seat: int) -> None:
    """Who starts with the windmill; then the deck is laid out."""
    s.windmill = seat
    s.phase = Phase.BACKS


def drawn(s: State, card: int) -> None:
    """The top card's front: to the hand it was drawn for, or face up onto an exchange space."""
    turn_up(s, card)
    if s.step == YearStep.EXCHANGE:
        s.exchange[free_exchange(s)] = card
        show(s, only(card))
    else:
        s.seats[s.acting].hand |= only(card)
    s.phase = Phase.EXTRA if s.step == YearStep.ACTIONS else Phase.STEPS


__all__ = ["apply", "asked", "legal", "odds", "over", "setup", "some_move", "unordered", "why"]
