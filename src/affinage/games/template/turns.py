"""What a turn is: a round is a stage, and who has won a crate says done."""

from affinage.core.words import Say

from .moves import FINAL
from .state import State
from .tables import GOODS, ROUNDS


def stage(s: State) -> int:
    """The round; 0 before the first one."""
    return s.round_no


def turn_no(s: State) -> int:  # noqa: ARG001 - nothing has to be counted within a round
    """A round has one bid and one choice, which different seats are asked for."""
    return 0


def ends_turn(move: int) -> bool:
    """Done is the last word."""
    return FINAL[move] == 1


def banner(s: State, say: Say) -> str:
    """What stands above the turns of a stage."""
    return say("draw-round", n=s.round_no, of=ROUNDS) if s.round_no > 0 else say("stage-setup")


def purse(s: State, seat: int) -> dict[str, int]:
    """What a seat has, by the names of the words."""
    me = s.seats[seat]
    return {"coins": me.coins, **dict(zip(GOODS, me.goods, strict=True))}
