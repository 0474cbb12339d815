"""What a turn is: all seats have theirs at once, and a turn of the wheel is a stage."""

from affinage.core.words import Say

from .state import Phase, State
from .tables import RESOURCES, STOCKS

ROUND, TILES = 8, 64  # more than there are seats, and than there are rounds of a draft


def stage(s: State) -> int:
    """How often the wheel has turned; 0 while everything is dealt and drafted."""
    return s.turn


def turn_no(s: State) -> int:
    """Told apart: seats asked one after another, and rounds of a draft. The Corporation's space is part of a turn."""
    return s.passed + ROUND * s.drafts + TILES * (s.phase == Phase.COVER)


def ends_turn(move: int) -> bool:  # noqa: ARG001 - the last one to be ready ends it
    """No single move does."""
    return False


def banner(s: State, say: Say) -> str:
    """What stands above what was done in a turn."""
    return say("stage-turn", n=s.turn) if s.turn else say("stage-setup")


def purse(s: State, seat: int) -> dict[str, int]:
    """What a creamery has, by the names of the words."""
    stock = s.seats[seat].stock
    return {f"purse-{name}": stock[at] for at, name in enumerate(RESOURCES[:STOCKS])}
