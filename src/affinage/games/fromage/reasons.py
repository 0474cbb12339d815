"""Why a move is not legal, in a sentence."""

from affinage.core.sets import holds
from affinage.core.words import Say

from .moves import GATHERS, WORKERS
from .phrases import kind_name, parlour_cheese, parlour_cost, slot_name, space_name, structure_cost, worker_name
from .rules.cheese import for_parlour, payable, tokens_left
from .rules.wheel import free_to_gather, quarter_of, row_of, tokens_in, venue_of
from .state import HOME, State, Step
from .tables import BARN, FRUIT, FRUITED, JAM, KIND_AT, LIVESTOCK, SAMPLES, STRUCTURE, STRUCTURE_KIND, VENUES

ACTIONS = ("cheese", "gather", "parlour", "build", "barn")  # what a turn offers
WHEN = {  # the steps in which each other kind of move is made
    "fill": (Step.ORDER,),
    "take": (Step.ANY, Step.TWO),
    "discard": (Step.TRADE,),
    "return": (Step.TRADE,),
    "tile": (Step.PICK, Step.COVER),
    "skip": (Step.ORDER, Step.TRADE, Step.COVER),
    "ready": (Step.ACT,),
}


def sentence(s: State, seat: int, kind: str, which: int, question: str, say: Say) -> str:
    """What stands against a move that is not legal."""
    me = s.seats[seat]
    if kind == "cheese" and me.step in (Step.ACT, Step.BONUS, Step.CORPORATE):
        return about_cheese(s, seat, which, say)
    if me.step == Step.ACT and kind in ACTIONS:
        return about_action(s, seat, kind, which, say)
    if me.step not in WHEN.get(kind, ()):
        return say("why-not-now", question=question)
    if kind == "take":
        return say("why-same")
    if kind in ("discard", "return"):
        return say("why-have-none")
    return say("why-tile") if kind == "tile" else say("why-not-now", question=question)


def about_cheese(s: State, seat: int, space: int, say: Say) -> str:
    """Why no cheese can be placed on this space."""
    me, venue = s.seats[seat], venue_of(s, seat)
    row, where = row_of(s, venue), space_name(venue, space, say) if known(venue, space) else ""
    kind = KIND_AT[row][space]
    if not where:
        return say("why-no-space", venue=say(f"venue-{VENUES[venue]}"))
    if holds(SAMPLES[row], space):
        return say("why-sample", space=where)
    if kind < 0:
        return say("why-blocked", space=where)
    if holds(tokens_in(s, venue), space):
        return say("why-occupied", space=where)
    if me.step == Step.CORPORATE:
        return say("why-other-kind", kind=kind_name(s.card, say))
    if me.step == Step.BONUS and not holds(for_parlour(s, seat, venue, me.bonus, 1 << space), space):
        return say("why-other-kind", kind=parlour_cheese(me.board, me.bonus, say))
    if me.step == Step.ACT and me.made:
        return say("why-made")
    if tokens_left(me) == 0:
        return say("why-no-token")
    if me.step == Step.ACT and me.at[kind // 3] != HOME:
        return say("why-worker", worker=worker_name(kind // 3, say))
    if me.stock[FRUIT] == 0 and holds(FRUITED[row] | JAM[row], space):
        return say("why-fruit", space=where)
    return say("why-not-now", question="")


def known(venue: int, space: int) -> bool:
    """Whether the venue has such a space at all."""
    return venue == 0 or space < 18


def about_action(s: State, seat: int, kind: str, which: int, say: Say) -> str:
    """Why an action of a turn is not possible."""
    me = s.seats[seat]
    if kind == "gather":
        if me.gathered:
            return say("why-gathered")
        if not holds(free_to_gather(s, quarter_of(s, seat)), which // WORKERS):
            return say("why-gather-taken", n=which // WORKERS + 1, of=GATHERS)
        return say("why-worker", worker=worker_name(which % WORKERS, say))
    if kind == "parlour":
        if holds(me.parlours, which):
            return say("why-parlour-used")
        if me.stock[LIVESTOCK] < parlour_cost(which):
            return say("why-livestock", n=parlour_cost(which), have=me.stock[LIVESTOCK])
        cheese = parlour_cheese(me.board, which, say)
        venue = venue_of(s, seat)
        assert not for_parlour(s, seat, venue, which, payable(s, seat, venue))
        return say("why-no-bonus", kind=cheese)
    slot = which if kind == "build" else which // WORKERS
    if kind == "build":
        if holds(me.built, slot):
            return say("why-built", structure=slot_name(me, slot, say))
        return say("why-structures", n=structure_cost(me.slots[slot]), have=me.stock[STRUCTURE])
    if STRUCTURE_KIND[me.slots[slot]] != BARN:
        return say("why-no-barn", structure=slot_name(me, slot, say))
    if not holds(me.built, slot):
        return say("why-not-built", structure=slot_name(me, slot, say))
    if holds(me.used, slot):
        return say("why-barn-used", structure=slot_name(me, slot, say))
    return say("why-worker", worker=worker_name(which % WORKERS, say))
