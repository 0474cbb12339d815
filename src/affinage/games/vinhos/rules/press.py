"""Pass and press release: a slot in the order of play, then a wine for the coming fair."""

from affinage.core.sets import only

from ..state import Acted, Phase, Seat, Stage, State
from ..tables import (
    ABILITY,
    ASKED_COLOUR,
    ASKED_REGIONS,
    ASKED_VALUE,
    BOOTH_BAGOS,
    BOOTH_BONUS,
    BOOTH_FEATURES,
    BOOTH_FP,
    BOOTH_POINTS,
    BOOTHS,
    CUBE_VALUE,
    DOES,
    EXPERTS_FOR,
    FREE_VALUE,
    MOST_PLACED,
    NONE,
    POINTS_GIFT,
    POSITIONS,
    Ability,
    Bonus,
)
from .turn import stepped
from .wine import any_wine, cubes_for, discard_wine, kind_of, use_cubes, value_of, wine_at


def empty_slots(s: State) -> int:
    """The slots of the bottom row without a marker."""
    found = 0
    for at in range(s.seats_used):
        if s.bottom[at] == NONE:
            found |= only(at)
    return found


def queue(s: State, seat: int, slot: int) -> None:
    """The order marker goes down to a slot; then a press release, once for each fair."""
    s.bottom[slot] = seat
    stepped(s)
    me = s.seats[seat]
    s.phase = Phase.RELEASE if me.booth == NONE and any_wine(me) else Phase.HOME


# a. and b. The wine and its renown


def declare(s: State, me: Seat, place: int) -> None:
    """The wine to be presented; renown is asked for where the region has some."""
    s.pick = place
    s.kind = kind_of(wine_at(me, place))
    s.worth = value_of(me, place)
    s.phase = Phase.CUBES if cubes_for(s, me, s.kind // 2) > 0 else Phase.BOOTH


def add_renown(s: State, n: int) -> None:
    """So many cubes raise the wine's value."""
    region = s.kind // 2
    use_cubes(s, region, n)
    s.worth += n * CUBE_VALUE[region]
    s.phase = Phase.BOOTH


# c. to e. Fair points, fair tile and booth


def free_booths(s: State) -> int:
    """The booths without a fair tile."""
    found = (1 << BOOTHS) - 1
    for p in range(s.seats_used):
        if s.seats[p].booth != NONE:
            found -= only(s.seats[p].booth)
    return found


def features_worth(s: State, booth: int) -> int:
    """Fair points that the booth's two features give now."""
    return BOOTH_FP[s.features[BOOTH_FEATURES[booth][0]]] + BOOTH_FP[s.features[BOOTH_FEATURES[booth][1]]]


def enter(s: State, me: Seat, booth: int) -> None:
    """The fair tile goes onto a booth: points for the wine and for the features, and the booth's bonus."""
    me.fair += max(0, s.worth - FREE_VALUE) + features_worth(s, booth)
    if ABILITY[s.kind // 2] == Ability.FAIR_POINTS:
        me.fair += POINTS_GIFT
    me.booth, me.allowed = booth, EXPERTS_FOR[s.worth]
    bonus = BOOTH_BONUS[booth]
    if bonus == Bonus.BAGOS:
        me.cash += BOOTH_BAGOS
    elif bonus == Bonus.POINTS:
        me.fair += BOOTH_POINTS
    else:
        s.free_experts = 1
    discard_wine(me, s.pick)
    s.steps = 0
    s.back = Phase.PLACE if pleased(s, me) != 0 else Phase.HOME
    s.phase = Phase.RESUME


# f. Barrels on magnates


def pleased(s: State, me: Seat) -> int:
    """The magnates that the wine pleases and that got no barrel for it yet; none in the first year."""
    found = 0
    if s.year > 1 and me.barrels > 0 and s.steps < MOST_PLACED:
        if ASKED_COLOUR[s.vintage] == s.kind & 1:
            found |= 1
        if ASKED_VALUE[s.vintage] <= s.worth:
            found |= 2
        if (ASKED_REGIONS[s.vintage] >> (s.kind // 2)) & 1:
            found |= 4
    return found & ~s.bought


def place_barrel(s: State, me: Seat, magnate: int) -> None:
    """A barrel onto the magnate's own space."""
    me.barrels -= 1
    me.magnates[magnate * POSITIONS] += 1
    s.bought |= only(magnate)
    s.steps += 1
    s.phase = Phase.PLACE if pleased(s, me) != 0 else Phase.HOME


def home(s: State) -> None:
    """An action, a favour or a late release has ended."""
    s.bought, s.pick = 0, NONE
    if s.acted == Acted.MOVED or s.acted == Acted.BETWEEN:  # a favour came first: now to the action of the space
        s.acted, s.task, s.less = Acted.MOVED, DOES[s.seats[s.acting].marker], 0
        s.phase = Phase.BEGIN
    elif s.stage == Stage.ACTIONS:
        s.phase = Phase.TURN
    elif s.stage == Stage.FINAL:
        s.phase = Phase.FINAL
    else:
        s.phase = Phase.LATE if s.stage == Stage.FAIR else Phase.BUYERS
