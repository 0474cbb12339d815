"""Where a turn stands: what may come before the first step of an action."""

from ..state import Acted, Phase, State
from ..tables import Task


def stepped(s: State) -> None:
    """A step of an action; the first one on the quadrel begins it."""
    s.steps += 1
    if s.acted == Acted.MOVED:
        s.acted = Acted.BEGUN


def favour_may_come(s: State) -> bool:
    """Whether a magnate's favour may be used: before moving, between moving and the first step, after the action."""
    return s.phase == Phase.TURN or s.phase == Phase.FINAL or (s.acted == Acted.MOVED and s.steps == 0)


def pairs_may_come(s: State) -> bool:
    """Whether pairs of barrels may be taken back: before a fair, before moving, and before an action's first step.

    After the action on the quadrel it must be an additional one that barrels and renown serve: a sale or an export.
    """
    if s.phase == Phase.WINDOW:
        return True
    if s.phase == Phase.TURN:
        return s.acted == Acted.NOT_MOVED
    if s.phase == Phase.FINAL or s.steps > 0:
        return False
    return s.acted != Acted.BEGUN or s.task == Task.SALES or s.task == Task.EXPORTS
