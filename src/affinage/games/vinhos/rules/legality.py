"""What stands against a move, in the order of the rule book. `legal` lists what passes here, only quicker."""

from affinage.core.sets import holds
from affinage.core.why import AWAITED, CHANCE, NOT_NOW, OK, against

from ..moves import AT, BY, KIND, WHEN, Kind
from ..state import Phase, Stage, State
from .legal import asked, may_be_done, outcomes, over
from .legality_fair import why_deck, why_enologist, why_expert, why_farmer, why_from, why_play, why_release, why_to
from .legality_land import why_estate, why_go, why_region
from .legality_wine import why_bank, why_divest, why_export, why_sale, why_wine
from .reasons import Why

__all__ = ["Why", "why"]


def why(s: State, seat: int, move: int) -> int:
    """What stands against the move; OK: it is legal."""
    first, kind, at = against(over(s), asked(s, seat), seat, BY[move], WHEN[move], s.phase), KIND[move], AT[move]
    if first == AWAITED and s.phase <= Phase.VINTAGE:
        return Why.CHANCE_FIRST
    if first == NOT_NOW:
        return too_early_or_late(s, seat, kind, at)
    if first != OK:
        return first
    if seat == CHANCE:
        return OK if holds(outcomes(s), at) else Why.CANNOT_TURN_UP
    return bars(s, seat, kind, at)


def too_early_or_late(s: State, seat: int, kind: int, at: int) -> int:
    """The better word where a phase does not ask for a kind at all."""
    if kind == Kind.EXPORT:
        return why_export(s, seat, at)
    if kind == Kind.EXPERT:
        return why_expert(s, s.seats[seat], at)
    if kind == Kind.DIVEST:
        return why_divest(s, s.seats[seat])
    return NOT_NOW


def bars(s: State, seat: int, kind: int, at: int) -> int:
    """What stands against a seat's move that its phase asks for."""
    me = s.seats[seat]
    if kind == Kind.GO:
        return why_go(s, seat, at)
    if kind == Kind.REGION:
        return why_region(s, me, at)
    if kind == Kind.ESTATE:
        return why_estate(s, me, at)
    if kind == Kind.WINE:
        return why_wine(s, seat, at)
    if kind == Kind.SALE:
        return why_sale(s, seat, at)
    if kind == Kind.EXPORT:
        return why_export(s, seat, at)
    if kind == Kind.WITHDRAW or kind == Kind.DEPOSIT or kind == Kind.INVEST:
        return why_bank(s, me, kind, at)
    if kind == Kind.DIVEST:
        return why_divest(s, me)
    if kind == Kind.DECK:
        return why_deck(s, me, at)
    if kind == Kind.EXPERT:
        return why_expert(s, me, at)
    if kind == Kind.QUEUE or kind == Kind.CUBES or kind == Kind.BOOTH or kind == Kind.MAGNATE:
        return why_release(s, me, kind, at)
    if kind == Kind.FROM:
        return why_from(s, seat, at)
    if kind == Kind.TO:
        return why_to(s, seat, at)
    if kind == Kind.ENOLOGIST:
        return why_enologist(s, me, at)
    if kind == Kind.FARMER:
        return why_farmer(s, me, at)
    if kind == Kind.PLAY:
        return why_play(me, at)
    if kind == Kind.DONE:
        return why_done(s, seat)
    return OK


def why_done(s: State, seat: int) -> int:
    """The last word: an action must be performed at least once, and some choices must be made."""
    me = s.seats[seat]
    if s.phase == Phase.TURN:
        return OK if may_be_done(s, me) else Why.NOT_ACTED
    if s.phase == Phase.RELEASE:
        return OK if s.stage == Stage.ACTIONS else Why.MUST_PRESENT
    if s.phase <= Phase.HIRE:
        return OK if may_be_done(s, me) else Why.ACT_ONCE
    return OK if may_be_done(s, me) else NOT_NOW
