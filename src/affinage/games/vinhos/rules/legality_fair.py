"""What stands against choices of experts, press releases, magnates' favours and staff."""

from affinage.core.sets import count, holds
from affinage.core.why import NOT_NOW, OK

from ..moves import Kind
from ..state import Phase, Seat, State
from ..tables import (
    ESTATES,
    EXPERT_PRICE,
    MAGNATE_LESS,
    MAGNATE_TASK,
    MORE_ACTIONS,
    NONE,
    PER_ROW,
    PLAY_SIZE,
    POSITIONS,
    RATES,
    SKILL,
    TARGETS,
    Skill,
)
from .experts import rearrangeable, usable
from .fair import candidates
from .legal import in_own_turn
from .magnates import open_slots, performable, sources
from .owed import leaves_room, spare, spare_wines
from .press import free_booths, pleased
from .reasons import Why
from .turn import favour_may_come
from .wine import any_wine, cubes_for

# Experts


def why_deck(s: State, me: Seat, feature: int) -> int:
    """An expert from the top of a deck, for its price or for nothing."""
    if s.top[feature] == NONE:
        return Why.DECK_EMPTY
    if s.phase == Phase.HIRE and me.cash < EXPERT_PRICE:
        return Why.NO_CASH
    return OK if s.phase != Phase.HIRE or spare(s, s.acting) >= EXPERT_PRICE else Why.KEEP_FOR_ACTION


def why_expert(s: State, me: Seat, tile: int) -> int:
    """An expert of the seat's own: any one to let go; to use it, one that lies face up and would have an effect."""
    if not holds(me.up | me.down, tile):
        return Why.NOT_YOUR_EXPERT
    if s.phase == Phase.DISMISS:
        return OK
    if holds(me.down, tile):
        return Why.TURNED_DOWN
    if not in_own_turn(s):
        return NOT_NOW
    if holds(usable(s, me), tile):
        return OK
    turns = s.phase == Phase.BUY and SKILL[tile] == Skill.REARRANGE and rearrangeable(s) != 0
    return Why.MUST_BUY if turns else Why.NO_EFFECT


def why_play(me: Seat, which: int) -> int:
    """Experts for the fair: as many as the wine allows, from those that suit the booth."""
    if PLAY_SIZE[which] > me.allowed:
        return Why.TOO_MANY_EXPERTS
    return OK if which >> count(candidates(me)) == 0 else Why.NO_SUCH_EXPERTS


# Pass and press release


def why_release(s: State, me: Seat, kind: int, at: int) -> int:
    """The steps of a press release: a slot in the order of play, renown, a booth, barrels on magnates."""
    if kind == Kind.QUEUE:
        if at >= s.seats_used:
            return Why.NO_SUCH_SLOT
        return OK if s.bottom[at] == NONE else Why.QUEUE_TAKEN
    if kind == Kind.CUBES and at > cubes_for(s, me, s.kind // 2):
        return Why.NO_CUBES
    if kind == Kind.BOOTH and not holds(free_booths(s), at):
        return Why.BOOTH_TAKEN
    if kind == Kind.MAGNATE and holds(s.bought, at):
        return Why.ONE_EACH
    if kind == Kind.MAGNATE and not holds(pleased(s, me), at):
        return Why.NOT_PLEASED
    return OK


# Magnates


def why_from(s: State, seat: int, source: int) -> int:
    """A magnate's barrel that moves: one favour a turn, for a wine, and the barrel must find another space."""
    me = s.seats[seat]
    if me.magnates[source] == 0:
        return Why.NO_MAGNATE_BARREL
    if s.favoured:
        return Why.ONE_FAVOUR
    if not favour_may_come(s):
        return Why.NOT_DURING
    if not any_wine(me):
        return Why.NO_WINE_TO_SPEND
    if spare_wines(s, seat) == 0:
        return Why.KEEP_FOR_ACTION
    return OK if holds(sources(s, seat), source) else Why.NO_TARGET


def why_to(s: State, seat: int, target: int) -> int:
    """Where it goes: in its own row, to another action that can be performed or to a multiplier that is open."""
    row, k = target // TARGETS, target % TARGETS
    if row != s.source // POSITIONS:
        return Why.OTHER_ROW
    if k < MORE_ACTIONS:
        if k + 1 == s.source % POSITIONS:
            return Why.SAME_SPACE
        task, less = MAGNATE_TASK[row][k], MAGNATE_LESS[row][k]
        if performable(s, seat, task, less):
            return OK
        return Why.CANNOT_PERFORM if leaves_room(s, seat, task, less) else Why.KEEP_FOR_ACTION
    slot = row * PER_ROW * RATES + k - MORE_ACTIONS
    if s.slots[slot] != NONE:
        return Why.MULTIPLIER_TAKEN
    return OK if holds(open_slots(s, seat, row), slot) else Why.MULTIPLIER_TWICE


# Staff


def why_enologist(s: State, me: Seat, pair: int) -> int:
    """From an estate to another one that has a winery for him."""
    here, there = pair // ESTATES, pair % ESTATES
    if here == there or me.enologists[here] == 0:
        return Why.NO_ENOLOGISTS
    if me.wineries[there] <= me.enologists[there]:
        return Why.NO_ROOM_ENOLOGISTS
    return Why.IN_CIRCLES if holds(s.took, here) or holds(s.gave, there) else OK


def why_farmer(s: State, me: Seat, pair: int) -> int:
    """From an estate to another one that has a vineyard for him."""
    here, there = pair // ESTATES, pair % ESTATES
    if here == there or me.farmers[here] == 0:
        return Why.NO_FARMERS
    if me.vines[there] <= me.farmers[there]:
        return Why.NO_ROOM_FARMERS
    return Why.IN_CIRCLES if holds(s.took, ESTATES + here) or holds(s.gave, ESTATES + there) else OK
