"""What a turn is: a year has stages, from actions to the fair, and in each the seats have their turns in order."""

from affinage.core.words import Say

from .state import Stage, State
from .tables import YEARS

STAGES = 8  # more than a year has
SEATS = 8  # more than there are


def stage(s: State) -> int:
    """The year, and where it stands."""
    return s.year * STAGES + s.stage


def turn_no(s: State) -> int:
    """The action of the year, and how many seats have had theirs; in other stages a seat is asked once, in one go."""
    return s.action * SEATS + s.turn if s.stage <= Stage.ACTIONS else 0


def ends_turn(move: int) -> bool:  # noqa: ARG001 - the count says it
    """No single move does."""
    return False


def banner(s: State, say: Say) -> str:
    """What stands above the turns of a stage."""
    name = say(f"stage-{Stage(s.stage).name.lower()}")
    return say("stage-of-year", n=s.year, of=YEARS, stage=name) if s.year else name


def purse(s: State, seat: int) -> dict[str, int]:
    """What a wine producer has, by the names of the words."""
    me = s.seats[seat]
    points = me.exported + me.fairs - me.lost
    return {"purse-cash": me.cash, "purse-account": me.account, "purse-points": points, "purse-fair": me.fair}
