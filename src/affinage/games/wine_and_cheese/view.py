"""The table for people, in words and numbers, from a covered state: what is hidden is not in it."""

from functools import cache, lru_cache

from affinage.core.packs import part
from affinage.core.sets import count, holds, things
from affinage.core.view_cache import KEPT, kept, score_rows
from affinage.core.words import Say

from .phrases import (
    agings,
    cell_name,
    housing_name,
    lost,
    plot_name,
    question,
    seat_name,
    task_id,
    task_name,
)
from .pieces import View, amounts, card, dish, printed
from .rules.calendar import PAIRS_OF_WORKERS
from .rules.specials import effective
from .rules.workers import is_sending, on_plots, open_houses, own_share, reap, seat_of_turn, sharing
from .score import CATEGORIES, ENDINGS, ending, on_track, pairs, points, rank
from .state import CALENDAR, NONE, SEASON, SEASONS, SEATS, SECOND_YEAR, CalendarTask, Did, Owed, Phase, Seat, State
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
    OF_GOOD,
    OPTIONS,
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

CRESTS = ("heart", "ring")
WORKER_TASKS = (CalendarTask.SEND, CalendarTask.RETURN)


def view(s: State, seat: int, say: Say) -> View:
    """Everything on the table that the viewer may see."""
    phase, season = Phase(s.phase).name.lower(), SEASONS[SEASON[s.calendar]]
    dealt = s.phase > Phase.DRAW or s.calendar > 0
    works, chosen = _works(s), s.house if CALENDAR[s.calendar] in WORKER_TASKS else NONE
    return {
        "title": say("title"),
        "viewer": seat,
        "year": _year(s.calendar),
        "years": YEARS,
        "season": season,
        "season_name": say(f"season-{season}"),
        "kind": task_id(s.calendar),
        "kind_name": task_name(s.calendar, say),
        "labels_allowed": CALENDAR[s.calendar] not in WORKER_TASKS,
        "phase": phase,
        "phase_name": say(f"phase-{phase.replace('_', '-')}"),
        "question": question(s, seat, say),
        "asked": [s.acting] if _is_asked(s) else [],
        "over": s.phase == Phase.OVER,
        "dealt": dealt,
        "first": s.first if s.phase != Phase.FIRST else None,
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
        "display": {GOODS[good]: _display(s, good, say) for good in (WINE, CHEESE)},
        "decks": {GOODS[good]: _deck(s, good) for good in (WINE, CHEESE)},
        "dishes": [dish(d, say) for d in range(len(DISHES))],
        "under_way": _under_way(s),
        "seats": [_farm(s, p, seat, say) for p in range(SEATS)],
        "result": _result(s, say),
    }


def _is_asked(s: State) -> bool:
    return Phase.DRAW < s.phase < Phase.OVER


# Calendar


def _year(at: int) -> int:
    return 2 if at >= SECOND_YEAR else 1


@kept
def _calendar(now: int, over: bool, say: Say) -> list[View]:
    states = ["past" if at < now or over else "now" if at == now else "coming" for at in range(len(CALENDAR))]
    return [_space(at, states[at], say) for at in range(len(CALENDAR))]


def _space(at: int, state: str, say: Say) -> View:
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
def _grid(workers: tuple[int, ...], chosen: int, say: Say) -> list[list[View]]:
    """The plots, and where the workers of each colour stand: a set of plots for each."""
    standing = {plot: COLOURS[colour] for colour, plots in enumerate(workers) for plot in things(plots)}
    cells = [[(row, column, GRID[row][column]) for column in range(COLUMNS)] for row in range(ROWS)]
    return [[_cell(r, c, standing.get(plot), plot == chosen, say) for r, c, plot in row] for row in cells]


@kept
def _cell(row: int, column: int, worker: str | None, chosen: bool, say: Say) -> View:
    plot = GRID[row][column]
    at = {"at": cell_name(row, column), "row": row, "column": column}
    if plot == NONE:
        return at | {"plot": None, "type": "water", "name": say("water"), "worker": None}
    return at | {
        "plot": plot,
        "type": PLOT_TYPES[PLOT_TYPE[plot]],
        "name": plot_name(plot, say),
        "worker": worker,
        "chosen": chosen,
    }


@kept
def _housing(cards: tuple[int, ...], houses: tuple[tuple[int, ...], ...], chosen: int, say: Say) -> list[View]:
    """The housing cards, and who is at home in the houses of each seat."""
    rows = zip(cards, zip(*houses, strict=True), strict=True)
    return [_house(space, number, row, space == chosen, say) for space, (number, row) in enumerate(rows)]


def _house(space: int, number: int, houses: tuple[int, ...], chosen: bool, say: Say) -> View:
    """A housing card with its pattern (rows down, columns to the right of the red cell) and both houses on it."""
    kind = KINDS[SPACE_KIND[space]]
    found: View = {
        "space": space,
        "kind": kind,
        "kind_name": say(f"work-{kind}"),
        "houses": [None if worker == NONE else COLOURS[worker] for worker in houses],
        "chosen": chosen,
    }
    if number == NONE:
        return found | {"id": None, "name": "", "pattern": []}
    pattern = [list(offset) for offset in PATTERN[number]]
    return found | {"id": HOUSING_IDS[number], "name": housing_name(number, say), "pattern": pattern}


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
def _yield(card: int, plot: int, others: int) -> dict[str, int]:
    """What a worker on a plot would produce by the pattern of a housing card, found at an empty table."""
    s = State()
    reap(s, s.seats[0], card, plot, others)
    found, laboratory = amounts(s.seats[0].pool), s.owed[Owed.LABORATORY]
    return found | {"laboratory": laboratory} if laboratory > 0 else found


@lru_cache(KEPT)
def _shares(card: int, plot: int, others: int) -> dict[str, int]:
    """How much each plot of the pattern gives to a worker on a plot: 0 where it gives nothing."""
    shares = {str(other): int(holds(others, other)) for other in things(REACH[card][plot])}
    return shares | {str(plot): own_share(card)}


# Money track, display, decks


@lru_cache(KEPT)
def _track(bonus: int, indicators: tuple[tuple[int, ...], ...]) -> View:
    """Space 0 is the start; the arrow leads from the last space back to `lap_to`."""
    here: dict[int, tuple[tuple[int, int], ...]] = {}
    for p, own in enumerate(indicators):
        for good, at in enumerate(own):
            here[at] = (*here.get(at, ()), (p, good))
    free = {BONUS_AT[i] for i in things(bonus)}
    spaces = [_track_space(at, at in free, here.get(at, ())) for at in range(LAST + 1)]
    return {"spaces": spaces, "lap_to": LAP_TO, "lap": LAP}


@lru_cache(KEPT)
def _track_space(at: int, bonus: bool, here: tuple[tuple[int, int], ...]) -> View:
    indicators = [{"seat": p, "good": GOODS[good]} for p, good in here]
    return {"at": at, "value": TRACK[at], "bonus_space": at in BONUS_AT, "bonus": bonus, "indicators": indicators}


def _display(s: State, good: int, say: Say) -> list[View]:
    places = range(good * DISPLAY, (good + 1) * DISPLAY)
    return [{"place": at, "card": None if s.display[at] == NONE else card(s.display[at], say)} for at in places]


def _deck(s: State, good: int) -> int:
    """How many cards: a covered state counts unseen hand cards as lying in the deck too."""
    return count(s.deck & OF_GOOD[good]) - sum(me.hidden[good] for me in s.seats)


def _under_way(s: State) -> View:
    """What a turn or an effect has come to."""
    in_turn = _is_asked(s)
    return {
        "colour": COLOURS[s.colour] if in_turn and s.colour != NONE else None,
        "did": Did(s.did).name.lower(),
        "slot": s.slot if in_turn and s.slot != NONE else None,
        "selling": things(s.selling),
        "option": OPTIONS[s.option] if in_turn and s.option != NONE else None,
        "choices": s.choices,
        "due": s.due,
        "given": amounts(s.given),
        "owed": {Owed(why).name.lower(): n for why, n in enumerate(s.owed) if n > 0},
    }


# A farmstead


def _farm(s: State, p: int, viewer: int, say: Say) -> View:
    me = s.seats[p]
    has_first = p == s.first and s.phase != Phase.FIRST
    return {
        "seat": p,
        "name": seat_name(p, say),
        "crest": CRESTS[p],
        "you": p == viewer,
        "order": None if s.phase == Phase.FIRST else 1 if has_first else 2,
        "asked": p == s.acting and _is_asked(s),
        "out": bool(me.out),
        **_markers(me.pool),
        "cellar": _cellar(s, p, say),
        "closed": {"markers": CELLAR_MARKERS, "steps": CELLAR_STEPS} if me.closed else None,
        "hand": _hand(me.hand, tuple(me.hidden), say),
        "gold": _sold(me.gold, p != viewer, say),
        "silver": _sold(me.silver, p != viewer, say),
        "pairs": pairs(s, p),
        "indicators": {GOODS[good]: _indicator(s, p, good) for good in (WINE, CHEESE)},
        "score": _score(s, p, say),
    }


@lru_cache(KEPT)
def _markers(pool: int) -> View:
    every = {name: part(pool, i) for i, name in enumerate(INGREDIENTS)}
    return {"markers": every, "not_stored": amounts(lost(Seat(pool=pool)))}


def _cellar(s: State, p: int, say: Say) -> list[View]:
    me, special = s.seats[p], effective(s, s.seats[p], True)
    used = s.used if p == s.acting else 0
    found = []
    for slot in range(SLOTS):
        closed, done = slot == SLOTS - 1 and me.closed > 0, holds(s.used, slot) if p == s.acting else s.turn > 0
        ages = _next_ageing(s.calendar, done)
        acts = holds(used, slot), holds(special, slot)
        found.append(_slot(slot, closed, me.cellar[slot], me.markers[slot], ages, *acts, say))
    return found


@kept
def _slot(slot: int, closed: bool, number: int, markers: int, ages: int, acted: bool, special: bool, say: Say) -> View:
    found: View = {"slot": slot, "closed": closed, "card": None}
    if number == NONE:
        return found
    return found | {
        "card": card(number, say),
        "markers": markers,
        "finished": markers == 0,
        "ages": ages,
        "overripe_next": markers < ages,
        "acted": acted,
        "special": special,
    }


@cache
def _next_ageing(now: int, done: bool) -> int:
    """How many markers a card loses when it ages next; 0 where that will never be."""
    for at in range(now, len(CALENDAR)):
        if CALENDAR[at] in (CalendarTask.AGE, CalendarTask.AGE_LONG) and (at > now or not done):
            return agings(at)
    return 0


@kept
def _hand(known: int, hidden: tuple[int, ...], say: Say) -> View:
    """Fronts that the viewer holds or remembers, and the backs of the others."""
    return {
        "count": count(known) + sum(hidden),
        "cards": [card(number, say) for number in things(known)],
        "hidden": dict(zip(GOODS, hidden, strict=True)),
    }


@kept
def _sold(cards: int, face_down: bool, say: Say) -> list[View]:
    """Sold cards lie face down; their owner may look, everybody else remembers."""
    return [_lying(number, face_down, say) for number in things(cards)]


@kept
def _lying(number: int, face_down: bool, say: Say) -> View:
    return card(number, say) | {"face_down": face_down}


def _indicator(s: State, p: int, good: int) -> View:
    me = s.seats[p]
    at = me.indicator[good]
    return {"at": at, "value": TRACK[at], "laps": me.laps[good], "worth": on_track(s, p, good)}


def _score(s: State, p: int, say: Say) -> View:
    """The scoring sheet as it stands; every sold card was once seen by all."""
    parts = [0] * len(CATEGORIES)
    final = points(s, p, parts)
    wine, cheese = sum(parts[:4]), sum(parts[4:])
    return {
        "parts": score_rows(CATEGORIES, parts, say),
        "wine": wine,
        "cheese": cheese,
        "lower": "wine" if wine < cheese else "cheese" if cheese < wine else "",
        "final": final,
    }


def _result(s: State, say: Say) -> View | None:
    if s.phase != Phase.OVER:
        return None
    places = [0] * SEATS
    rank(s, places)
    decided = ENDINGS[ending(s)]
    return {
        "places": places,
        "winner": places.index(0),
        "ending": decided,
        "ending_name": say(f"ending-{decided}"),
    }
