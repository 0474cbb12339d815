"""The table for people, in words and numbers, from a covered state: what is hidden is not in it."""

from functools import cache, lru_cache
from typing import Literal, get_args

from affinage.core.packs import part
from affinage.core.sets import count, holds, things
from affinage.core.view_cache import KEPT, kept
from affinage.core.words import Say

from .phrases import (
    agings,
    cell_name,
    housing_name,
    lost,
    plot_name,
    task_id,
    task_name,
)
from .pieces import amounts, card, dish, printed
from .rules.calendar import PAIRS_OF_WORKERS
from .rules.labels import deck_size
from .rules.workers import is_sending, on_plots, open_houses, own_share, reap, seat_of_turn, sharing
from .score import on_track, pairs, total_of
from .shapes import (
    CalendarSpace,
    Card,
    Cell,
    Countryside,
    Crest,
    DisplayPlace,
    Farm,
    Hand,
    Housing,
    Indicator,
    Markers,
    Slot,
    Totals,
    Track,
    TrackSpace,
    UnderWay,
    Yield,
)
from .state import CALENDAR, NONE, SEASON, SEASONS, SEATS, SECOND_YEAR, CalendarTask, Owed, Phase, Seat, State
from .tables import (
    BONUS_AT,
    CELLAR_MARKERS,
    CELLAR_STEPS,
    CHEESE,
    COLOURS,
    COLUMNS,
    DISHES,
    DISPLAY,
    GOODS,
    GRID,
    HOUSING_IDS,
    INGREDIENTS,
    KINDS,
    LAP,
    LAP_TO,
    LAST,
    PATTERN,
    PLOT_TYPE,
    PLOT_TYPES,
    PLOTS,
    REACH,
    ROWS,
    SLOTS,
    SPACE_KIND,
    TRACK,
    WINE,
    YEARS,
)

CRESTS: tuple[Crest, ...] = get_args(Crest)
WORKER_TASKS = (CalendarTask.SEND, CalendarTask.RETURN)


def view(s: State, seat: int, say: Say) -> Countryside:  # noqa: ARG001 - what differs between viewers is covered already
    """Everything on the table that the viewer may see."""
    works, chosen = _works(s), s.house if CALENDAR[s.calendar] in WORKER_TASKS else NONE
    return {
        "year": _year(s.calendar),
        "years": YEARS,
        "season_name": say(f"season-{SEASONS[SEASON[s.calendar]]}"),
        "kind": task_id(s.calendar),
        "kind_name": task_name(s.calendar, say),
        "labels_allowed": CALENDAR[s.calendar] not in WORKER_TASKS,
        "dealt": s.phase > Phase.DRAW or s.calendar > 0,
        "calendar": _calendar(s.calendar, s.phase == Phase.OVER, say),
        "turns": _turns(s),
        "turn": s.turn,
        **printed(say),
        "waits": None if s.waits == NONE else COLOURS[s.waits],
        "grid": _grid(tuple(s.field), s.plot if s.phase in (Phase.HOUSE, Phase.CONFIRM, Phase.GAIN) else NONE, say),
        "housing": _housing(tuple(s.housing), tuple([tuple(me.houses) for me in s.seats]), chosen, say),
        "yields": {house: {plot: _yield(*work) for plot, work in row.items()} for house, row in works.items()},
        "shares": {house: {plot: _shares(*work) for plot, work in row.items()} for house, row in works.items()},
        "track": _track(s.bonus, tuple([tuple(me.indicator) for me in s.seats])),
        "display": {"wine": _display(s, WINE, say), "cheese": _display(s, CHEESE, say)},
        "decks": {"wine": deck_size(s, WINE), "cheese": deck_size(s, CHEESE)},
        "dishes": [dish(d, say) for d in range(len(DISHES))],
        "under_way": _under_way(s),
        "seats": [_farm(s, p, say) for p in range(SEATS)],
    }


# Calendar


def _year(at: int) -> int:
    return 2 if at >= SECOND_YEAR else 1


@kept
def _calendar(now: int, over: bool, say: Say) -> list[CalendarSpace]:
    states: list[Literal["past", "now", "coming"]] = [
        "past" if at < now or over else "now" if at == now else "coming" for at in range(len(CALENDAR))
    ]
    return [_space(at, states[at], say) for at in range(len(CALENDAR))]


def _space(at: int, state: Literal["past", "now", "coming"], say: Say) -> CalendarSpace:
    season = SEASONS[SEASON[at]]
    return {
        "at": at,
        "year": _year(at),
        "season": season,
        "season_name": say(f"season-{season}"),
        "kind": task_id(at),
        "name": task_name(at, say),
        "short": say(f"short-{task_id(at)}"),
        "labels_allowed": CALENDAR[at] not in WORKER_TASKS,
        "state": state,
    }


def _turns(s: State) -> list[int]:
    """In the phases of the workers: whose turn each one is."""
    if CALENDAR[s.calendar] not in WORKER_TASKS or s.phase == Phase.OVER:
        return []
    twin, order = s.copy(), []
    for turn in range(2 * PAIRS_OF_WORKERS[_year(s.calendar) - 1]):
        twin.turn = turn
        order.append(seat_of_turn(twin))
    return order


# Plots and houses


@kept
def _grid(workers: tuple[int, ...], chosen: int, say: Say) -> list[list[Cell]]:
    """The plots, and where the workers of each colour stand: a set of plots for each."""
    standing = {plot: COLOURS[colour] for colour, plots in enumerate(workers) for plot in things(plots)}
    cells = [[(row, column, GRID[row][column]) for column in range(COLUMNS)] for row in range(ROWS)]
    return [[_cell(r, c, standing.get(plot), plot == chosen, say) for r, c, plot in row] for row in cells]


@kept
def _cell(row: int, column: int, worker: str | None, chosen: bool, say: Say) -> Cell:
    plot, at = GRID[row][column], cell_name(row, column)
    if plot == NONE:
        water = say("water")
        return {"at": at, "row": row, "column": column, "plot": None, "type": "water", "name": water, "worker": None}
    return {
        "at": at,
        "row": row,
        "column": column,
        "plot": plot,
        "type": PLOT_TYPES[PLOT_TYPE[plot]],
        "name": plot_name(plot, say),
        "worker": worker,
        "chosen": chosen,
    }


@kept
def _housing(cards: tuple[int, ...], houses: tuple[tuple[int, ...], ...], chosen: int, say: Say) -> list[Housing]:
    """The housing cards, and who is at home in the houses of each seat."""
    rows = zip(cards, zip(*houses, strict=True), strict=True)
    return [_house(space, number, row, space == chosen, say) for space, (number, row) in enumerate(rows)]


def _house(space: int, number: int, houses: tuple[int, ...], chosen: bool, say: Say) -> Housing:
    """A housing card with its pattern (rows down, columns to the right of the red cell) and both houses on it."""
    kind = KINDS[SPACE_KIND[space]]
    drawn = number != NONE
    return {
        "space": space,
        "kind": kind,
        "kind_name": say(f"work-{kind}"),
        "houses": [None if worker == NONE else COLOURS[worker] for worker in houses],
        "chosen": chosen,
        "id": HOUSING_IDS[number] if drawn else None,
        "name": housing_name(number, say) if drawn else "",
        "pattern": list(PATTERN[number]) if drawn else [],
    }


def _works(s: State) -> dict[str, dict[str, tuple[int, int, int]]]:
    """For the houses and plots that could be chosen now, by house, then by plot: card, plot and plots that share."""
    if s.phase not in (Phase.HOUSE, Phase.PLOT):
        return {}
    houses = things(open_houses(s, s.seats[s.acting])) if s.house == NONE else [s.house]
    standing = on_plots(s)
    plots = [plot for plot in range(PLOTS) if holds(standing, plot) != is_sending(s)] if s.plot == NONE else [s.plot]
    cards = {house: s.housing[house] for house in houses}
    return {str(house): {str(p): (card, p, sharing(s, card, p)) for p in plots} for house, card in cards.items()}


@lru_cache(KEPT)
def _yield(card: int, plot: int, others: int) -> Yield:
    """What a worker on a plot would produce by the pattern of a housing card, found at an empty table."""
    s = State()
    reap(s, s.seats[0], card, plot, others)
    found: Yield = dict(amounts(s.seats[0].pool).items())
    if s.owed[Owed.LABORATORY] > 0:
        found["laboratory"] = s.owed[Owed.LABORATORY]
    return found


@lru_cache(KEPT)
def _shares(card: int, plot: int, others: int) -> dict[str, int]:
    """How much each plot of the pattern gives to a worker on a plot: 0 where it gives nothing."""
    shares = {str(other): int(holds(others, other)) for other in things(REACH[card][plot])}
    return shares | {str(plot): own_share(card)}


# Money track, display, decks


@lru_cache(KEPT)
def _track(bonus: int, indicators: tuple[tuple[int, ...], ...]) -> Track:
    """Space 0 is the start; the arrow leads from the last space back to `lap_to`."""
    here: dict[int, tuple[tuple[int, int], ...]] = {}
    for p, own in enumerate(indicators):
        for good, at in enumerate(own):
            here[at] = (*here.get(at, ()), (p, good))
    free = {BONUS_AT[i] for i in things(bonus)}
    spaces = [_track_space(at, at in free, here.get(at, ())) for at in range(LAST + 1)]
    return {"spaces": spaces, "lap_to": LAP_TO, "lap": LAP}


@lru_cache(KEPT)
def _track_space(at: int, bonus: bool, here: tuple[tuple[int, int], ...]) -> TrackSpace:
    return {
        "at": at,
        "value": TRACK[at],
        "bonus_space": at in BONUS_AT,
        "bonus": bonus,
        "indicators": [{"seat": p, "good": GOODS[good]} for p, good in here],
    }


def _display(s: State, good: int, say: Say) -> list[DisplayPlace]:
    places = range(good * DISPLAY, (good + 1) * DISPLAY)
    return [{"place": at, "card": None if s.display[at] == NONE else card(s.display[at], say)} for at in places]


def _under_way(s: State) -> UnderWay:
    """What a turn has come to; nobody has one while everything is laid out, or after the end."""
    in_turn = Phase.DRAW < s.phase < Phase.OVER
    return {
        "colour": COLOURS[s.colour] if in_turn and s.colour != NONE else None,
        "slot": s.slot if in_turn and s.slot != NONE else None,
    }


# A farmstead


def _farm(s: State, p: int, say: Say) -> Farm:
    me = s.seats[p]
    return {
        "crest": CRESTS[p],
        "order": None if s.phase == Phase.FIRST else 1 if p == s.first else 2,
        "out": bool(me.out),
        **_markers(me.pool),
        "cellar": _cellar(s, p, say),
        "closed": {"markers": CELLAR_MARKERS, "steps": CELLAR_STEPS} if me.closed else None,
        "hand": _hand(me.hand, tuple(me.hidden), say),
        "gold": _sold(me.gold, say),
        "silver": _sold(me.silver, say),
        "pairs": pairs(s, p),
        "indicators": {"wine": _indicator(s, p, WINE), "cheese": _indicator(s, p, CHEESE)},
        "score": _totals(s, p),
    }


@lru_cache(KEPT)
def _markers(pool: int) -> Markers:
    every = {name: part(pool, i) for i, name in enumerate(INGREDIENTS)}
    return {"markers": every, "not_stored": amounts(lost(Seat(pool=pool)))}


def _cellar(s: State, p: int, say: Say) -> list[Slot]:
    me, acting = s.seats[p], p == s.acting
    found = []
    for slot in range(SLOTS):
        closed, acted = slot == SLOTS - 1 and me.closed > 0, acting and holds(s.used, slot)
        ages = _next_ageing(s.calendar, acted if acting else s.turn > 0)
        found.append(_slot(slot, closed, me.cellar[slot], me.markers[slot], ages, acted, say))
    return found


@kept
def _slot(slot: int, closed: bool, number: int, markers: int, ages: int, acted: bool, say: Say) -> Slot:
    if number == NONE:
        return {"slot": slot, "closed": closed, "card": None}
    return {
        "slot": slot,
        "closed": closed,
        "card": card(number, say),
        "markers": markers,
        "finished": markers == 0,
        "ages": ages,
        "overripe_next": markers < ages,
        "acted": acted,
    }


@cache
def _next_ageing(now: int, done: bool) -> int:
    """How many markers a card loses when it ages next; 0 where that will never be."""
    for at in range(now, len(CALENDAR)):
        if CALENDAR[at] in (CalendarTask.AGE, CalendarTask.AGE_LONG) and (at > now or not done):
            return agings(at)
    return 0


@kept
def _hand(known: int, hidden: tuple[int, ...], say: Say) -> Hand:
    """Fronts that the viewer holds or remembers, and the backs of the others."""
    return {
        "count": count(known) + sum(hidden),
        "cards": [card(number, say) for number in things(known)],
        "hidden": {"wine": hidden[WINE], "cheese": hidden[CHEESE]},
    }


@kept
def _sold(cards: int, say: Say) -> list[Card]:
    """Sold cards lie face down; their owner may look, everybody else remembers."""
    return [card(number, say) for number in things(cards)]


def _indicator(s: State, p: int, good: int) -> Indicator:
    return {"laps": s.seats[p].laps[good], "worth": on_track(s, p, good)}


def _totals(s: State, p: int) -> Totals:
    """The totals as they stand; every sold card was once seen by all."""
    wine, cheese = total_of(s, p, WINE), total_of(s, p, CHEESE)
    return {"wine": wine, "cheese": cheese, "lower": "wine" if wine < cheese else "cheese" if cheese < wine else ""}
