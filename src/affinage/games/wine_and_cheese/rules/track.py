"""The money track: steps forward past whoever stands there, laps, bonus markers, and steps back."""

from affinage.core.sets import holds, only

from ..state import NONE, SEATS, Owed, State
from ..tables import BONUS_AT, CELLAR_STEPS, LAP_TO, LAST

BONUS_OF = tuple(sum(1 << i for i, at in enumerate(BONUS_AT) if at == space) for space in range(LAST + 1))
START = 0


def others_at(s: State, seat: int, good: int) -> int:
    """The spaces on which the three other indicators stand."""
    spaces = 0
    for p in range(SEATS):
        for g in range(2):
            if p != seat or g != good:
                spaces |= only(s.seats[p].indicator[g])
    return spaces


def advance(s: State, good: int, steps: int) -> None:
    """Each step leads the acting seat's indicator to the next free space; after the last one a lap is marked."""
    me = s.seats[s.acting]
    others = others_at(s, s.acting, good)
    at = me.indicator[good]
    while steps > 0:
        at += 1
        if at > LAST:
            at = LAP_TO
            me.laps[good] += 1
        reached = s.bonus & BONUS_OF[at]  # also in passing
        if reached > 0:
            s.bonus -= reached
            s.owed[Owed.BONUS] += 1
        if not holds(others, at):
            steps -= 1
    me.indicator[good] = at


def stepped_back(s: State, seat: int, good: int) -> int:
    """Where the steps that open the cellar lead back to, or NONE where they would cross the start or the arrow."""
    me = s.seats[seat]
    others = others_at(s, seat, good)
    end = LAP_TO if me.laps[good] > 0 else START
    at = me.indicator[good]
    for _ in range(CELLAR_STEPS):
        at -= 1
        while at > START and holds(others, at):
            at -= 1
        if at < end:
            return NONE
    return at
