"""What a turn is: a year is a stage, and every turn of it is counted, those of the card phase by their step."""

from affinage.core.words import Say

from .rules.years import is_fruitful
from .state import State
from .tables import RESOURCES

COUNTED = True  # a seat that is offered tokens answers within the other's turn
STEP = 16  # more than there are turns in a year


def stage(s: State) -> int:
    """The year; 0 before the first one."""
    return s.year


def turn_no(s: State) -> int:
    """The step of the card phase, then the turn."""
    return s.step * STEP + s.turn


def ends_turn(move: int) -> bool:  # noqa: ARG001 - the count says it
    """No single move does."""
    return False


def banner(s: State, say: Say) -> str:
    """What stands above the turns of a year."""
    return (
        say("note-year", n=s.year, kind=say("short-fruitful" if is_fruitful(s) else "short-dry"))
        if s.year
        else say("stage-setup")
    )


def purse(s: State, seat: int) -> dict[str, int]:
    """What a village has, by the names of the words: tokens; coins are what its recipes say."""
    return dict(zip(RESOURCES, s.seats[seat].tokens, strict=True))
