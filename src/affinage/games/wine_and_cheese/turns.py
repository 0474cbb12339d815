"""What a turn is: a phase of the calendar is a stage, and a turn ends when its seat says so."""

from affinage.core.packs import unpacked
from affinage.core.words import Say

from .moves import Kind
from .phrases import task_name
from .state import SEASON, SEASONS, SECOND_YEAR, Phase, State
from .tables import GOODS, INGREDIENTS, LAP, TRACK


def stage(s: State) -> int:
    """The phase of the calendar; before the first one everything is dealt."""
    return s.calendar


def turn_no(s: State) -> int:
    """The turn of this phase; a market is not counted, its turns end by their last word."""
    return s.turn


def ends_turn(move: int) -> bool:
    """Done is the last word."""
    return move == Kind.DONE


def banner(s: State, say: Say) -> str:
    """What stands above the turns of a phase of the calendar."""
    if s.phase <= Phase.DRAW and s.calendar == 0 and s.turn == 0 and s.drawn == 0:
        return say("stage-setup")
    season, year = say(f"season-{SEASONS[SEASON[s.calendar]]}"), 2 if s.calendar >= SECOND_YEAR else 1
    return say("label-now", year=year, season=season, what=task_name(s.calendar, say))


def purse(s: State, seat: int) -> dict[str, int]:
    """What a farmstead has, by the names of the words: markers, and money for wine and cheese."""
    me = s.seats[seat]
    money = {f"purse-{good}": me.laps[g] * LAP + TRACK[me.indicator[g]] for g, good in enumerate(GOODS)}
    return {f"purse-{name}": n for name, n in zip(INGREDIENTS, unpacked(me.pool), strict=True)} | money
