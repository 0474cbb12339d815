"""What a turn is: all seats have theirs at once, and a turn of the wheel is a stage."""

from affinage.core.words import Say

from .state import Phase, State
from .tables import RESOURCES, STOCKS

ROUND, TILES, CORPORATE = 8, 64, 128  # more than there are seats, and than there are rounds of a draft


def stage(s: State) -> int:
    """How often the wheel has turned; 0 while everything is dealt and drafted."""
    return s.turn


def turn_no(s: State) -> int:
    """Told apart: seats asked one after another, rounds of a draft, and (alone) the Corporation's choice."""
    return s.passed + ROUND * s.drafts + TILES * (s.phase == Phase.COVER) + CORPORATE * (s.phase == Phase.CORPORATE)


def ends_turn(move: int) -> bool:  # noqa: ARG001 - the last one to be ready ends it
    """No single move does."""
    return False


def banner(s: State, say: Say) -> str:
    """What stands above what was done in a turn."""
    return say("stage-turn", n=s.turn) if s.turn else say("stage-setup")


def purse(s: State, seat: int) -> dict[str, int]:
    """What a creamery has, by the names of the words."""
    stock = s.seats[seat].stock
    return {f"resource-{name}": stock[at] for at, name in enumerate(RESOURCES[:STOCKS])}
