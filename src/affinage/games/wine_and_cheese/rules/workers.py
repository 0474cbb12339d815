"""Spring sends workers to the plots, fall brings them back; both times the plots of a pattern produce."""

from affinage.core.packs import one
from affinage.core.sets import holds, lowest, only, rest

from ..state import CALENDAR, NONE, CalendarTask, Owed, Phase, Seat, State
from ..tables import ALONE, COLOURS, HOUSING_KIND, LAB, PLOT_TYPE, REACH, SPACES


def seat_of_turn(s: State) -> int:
    """Turn order card 1 once, then 2 twice, 1 twice, and so on."""
    return s.first if (s.turn + 1) // 2 % 2 == 0 else 1 - s.first


def is_sending(s: State) -> bool:
    """Whether workers go out (and not home)."""
    return CALENDAR[s.calendar] == CalendarTask.SEND


def on_plots(s: State) -> int:
    """The plots on which workers stand, as a set."""
    plots = 0
    for colour in range(len(COLOURS)):
        plots |= s.field[colour]
    return plots


def open_houses(s: State, me: Seat) -> int:
    """The houses to choose from: those with a worker when sending, the empty ones when workers return; as a set."""
    houses = 0
    for space in range(SPACES):
        if (me.houses[space] != NONE) == is_sending(s):
            houses |= only(space)
    return houses


def begin_worker_turn(s: State) -> None:
    """Odd turns choose any colour; the next turn has to follow with the other worker of that colour."""
    s.acting = seat_of_turn(s)
    me = s.seats[s.acting]
    s.house, s.plot = NONE, NONE
    if s.turn % 2 == 0:
        s.colour = NONE
        s.phase = Phase.HOUSE if is_sending(s) else Phase.PLOT
        houses = open_houses(s, me)
        if is_sending(s) and rest(houses) == 0:
            choose_house(s, lowest(houses))
    elif is_sending(s):
        for space in range(SPACES):
            if me.houses[space] == s.colour:
                s.house = space
        s.phase = Phase.PLOT
    else:
        choose_plot(s, lowest(s.field[s.colour]))


def choose_house(s: State, space: int) -> None:
    """Sending: the worker who goes. Returning: where the bench is put, which says how the plots produce."""
    s.house = space
    if is_sending(s):
        s.colour = s.seats[s.acting].houses[space]
        s.phase = Phase.PLOT
    else:
        s.phase = Phase.PRODUCE


def choose_plot(s: State, plot: int) -> None:
    """Sending: where the worker goes. Returning: the worker who comes home; then a house, if there is a choice."""
    s.plot = plot
    s.phase = Phase.PRODUCE
    if not is_sending(s):
        for colour in range(len(COLOURS)):
            if holds(s.field[colour], plot):
                s.colour = colour
        houses = open_houses(s, s.seats[s.acting])
        s.house = lowest(houses)
        if rest(houses) > 0:
            s.house = NONE
            s.phase = Phase.HOUSE


def own_share(card: int) -> int:
    """What the worker's own plot gives: alone 1, together 2."""
    return 1 if HOUSING_KIND[card] == ALONE else 2


def sharing(s: State, card: int, plot: int) -> int:
    """The other plots of the pattern that give 1: alone the empty ones, together those with a worker; as a set."""
    standing = on_plots(s)
    return REACH[card][plot] & (~standing if HOUSING_KIND[card] == ALONE else standing)


def produce(s: State) -> None:
    """The worker's plot and those of its house's pattern produce; then the worker and its bench change places."""
    me, card = s.seats[s.acting], s.housing[s.house]
    reap(s, me, card, s.plot, sharing(s, card, s.plot))
    if is_sending(s):
        me.houses[s.house] = NONE
        s.field[s.colour] |= only(s.plot)
    else:
        s.field[s.colour] -= only(s.plot)
        me.houses[s.house] = s.colour
    s.resume = Phase.CONFIRM
    s.phase = Phase.EFFECT


def reap(s: State, me: Seat, card: int, plot: int, others: int) -> None:
    """What the worker's plot gives by its house's card, and what the others give that share."""
    harvest(s, me, plot, own_share(card))
    while others > 0:
        harvest(s, me, lowest(others), 1)
        others = rest(others)


def harvest(s: State, me: Seat, plot: int, n: int) -> None:
    """Markers of the plot's kind; in a laboratory the seat chooses."""
    if PLOT_TYPE[plot] == LAB:
        s.owed[Owed.LABORATORY] += n
    else:
        me.pool += n * one(PLOT_TYPE[plot])
