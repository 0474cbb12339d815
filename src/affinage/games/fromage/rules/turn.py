"""Turns: workers come home, the Corporation acts, seats are asked, the wheel turns; at last the game ends."""

from affinage.core.sets import only

from ..moves import WORKERS
from ..state import HOME, NONE, NOT_YET, ON_CHEESE, ON_TILE, Phase, SeatStep, State
from ..tables import HAS_RULE, QUARTERS, SEAT_AT, SECOND_DRAW, STOCKS, STRUCTURE, TURNS
from .cheese import tokens_left
from .orders import clear_table
from .wheel import quarter_at, quarter_of


def begin(s: State) -> None:
    """Workers that face their seat come home; alone, the Corporation then acts first."""
    s.turn += 1
    for p in range(s.seats_used):
        me = s.seats[p]
        for worker in range(WORKERS):
            if me.back[worker] > 0:
                me.back[worker] -= 1
                if me.back[worker] == 0:
                    if ON_TILE <= me.at[worker] < ON_CHEESE:
                        s.gather &= ~only(me.at[worker] - ON_TILE)
                    me.at[worker] = HOME
    s.phase = Phase.ACTING
    if s.seats_used == 1:
        s.corporate = 1
        if HAS_RULE[s.level][SECOND_DRAW] and QUARTERS[quarter_of(s, 0)] == STRUCTURE:
            s.corporate = 2
        s.phase = Phase.CORPORATION


def ask_seats(s: State) -> None:
    """What lies there now is what everybody decides on."""
    s.deck_then, s.discards_then, s.done_then = s.deck, s.discards, s.done
    for p in range(s.seats_used):
        me = s.seats[p]
        for resource in range(STOCKS):
            me.stock_then[resource] = me.stock[resource]
        me.fruited_then, me.jam_then, me.parlours_then, me.built_then = me.fruited, me.jam, me.parlours, me.built
        me.gathered, me.made, me.used, me.sent, me.placed = 0, 0, 0, 0, 0
        me.after = SeatStep.WAIT
        me.step = SeatStep.WAIT if s.clockwise else SeatStep.ACT
    s.passed = 0
    if s.clockwise:
        ask_next(s)
    s.phase = Phase.TURN


def ask_next(s: State) -> None:
    """One after another: clockwise from the seat that faces the structures."""
    first = 0
    while QUARTERS[quarter_at(s, first)] != STRUCTURE:
        first += 1
    while s.passed < 4:
        seat = SEAT_AT[s.seats_used - 1][(first + s.passed) & 3]
        s.passed += 1
        if seat != NONE:
            s.seats[seat].step = SeatStep.ACT
            return


def ready(s: State, seat: int) -> None:
    """A seat has finished its turn; it may think again until the last one has."""
    s.seats[seat].step = SeatStep.WAIT
    if s.clockwise:
        ask_next(s)


def is_last_turn(s: State) -> bool:
    """Whether a last token lies on the board (alone: also the Corporation's)."""
    if s.seats_used == 1:
        return s.ending > 0
    for p in range(s.seats_used):  # noqa: SIM110 - the compiler knows no generator expression
        if tokens_left(s.seats[p]) == 0:
            return True
    return False


def end(s: State) -> None:
    """All are ready: the wheel turns, unless somebody placed its last token."""
    clear_table(s)
    for p in range(s.seats_used):
        s.seats[p].acted = NOT_YET
    s.phase = Phase.OVER if is_last_turn(s) or s.turn == TURNS else Phase.BEGIN
    if s.phase == Phase.BEGIN:
        s.ending, s.spin = 0, (s.spin + 1) & 3
