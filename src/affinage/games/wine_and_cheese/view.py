"""The table for people, in words and numbers, from a covered state: what is hidden is not in it."""

from collections.abc import Callable

from affinage.core.packs import part
from affinage.core.sets import count, holds
from affinage.core.words import Say

from .phrases import (
    agings,
    cell_name,
    housing_name,
    kind_id,
    kind_name,
    lost,
    plot_name,
    question,
    seat_name,
)
from .pieces import View, amounts, card, colour, dish, ingredient, label
from .rules.calendar import PAIRS_OF_WORKERS
from .rules.specials import effective
from .rules.workers import is_sending, on_plots, open_houses, own_share, produce, seat_of_turn, sharing
from .score import CATEGORIES, ENDINGS, ending, on_track, pairs, points, rank, total_of
from .state import CALENDAR, NONE, SEASON, SEASONS, SEATS, SECOND_YEAR, Did, Kind, Owed, Phase, State
from .tables import (
    BONUS_AT,
    CARDS,
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
    SPACES,
    TRACK,
    WINE,
    YEARS,
)

CRESTS = ("heart", "ring")
WORKER_KINDS = (Kind.SEND, Kind.RETURN)


def view(s: State, seat: int, say: Say) -> View:
    """Everything on the table that the viewer may see."""
    phase, season = Phase(s.phase).name.lower(), SEASONS[SEASON[s.calendar]]
    dealt = s.phase > Phase.DRAW or s.calendar > 0
    return {
        "title": say("title"),
        "viewer": seat,
        "year": _year(s.calendar),
        "years": YEARS,
        "season": season,
        "season_name": say(f"season-{season}"),
        "kind": kind_id(s.calendar),
        "kind_name": kind_name(s.calendar, say),
        "labels_allowed": CALENDAR[s.calendar] not in WORKER_KINDS,
        "phase": phase,
        "phase_name": say(f"phase-{phase.replace('_', '-')}"),
        "question": question(s, seat, say),
        "asked": [s.acting] if _is_asked(s) else [],
        "over": s.phase == Phase.OVER,
        "dealt": dealt,
        "first": s.first if s.phase != Phase.FIRST else None,
        "calendar": [_space(s, at, say) for at in range(len(CALENDAR))],
        "turns": _turns(s),
        "turn": s.turn,
        "goods": [{"id": good, "name": say(good), "letters": say(f"letters-{good}")} for good in GOODS],
        "ingredients": [ingredient(i, say) for i in range(len(INGREDIENTS))],
        "colours": [colour(c, say) for c in range(len(COLOURS))],
        "labels": [label(i, say) for i in range(len(INGREDIENTS))],
        "waits": None if s.waits == NONE else COLOURS[s.waits],
        "grid": [[_cell(s, row, column, say) for column in range(COLUMNS)] for row in range(ROWS)],
        "housing": [_housing(s, space, say) for space in range(SPACES)],
        "yields": _for_each(s, produced),
        "shares": _for_each(s, _shares),
        "track": _track(s),
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


def _space(s: State, at: int, say: Say) -> View:
    state = "past" if at < s.calendar or s.phase == Phase.OVER else "now" if at == s.calendar else "coming"
    season = SEASONS[SEASON[at]]
    return {
        "at": at,
        "year": _year(at),
        "season": season,
        "season_name": say(f"season-{season}"),
        "kind": kind_id(at),
        "name": kind_name(at, say),
        "short": say(f"short-{kind_id(at)}"),
        "labels_allowed": CALENDAR[at] not in WORKER_KINDS,
        "state": state,
    }


def _turns(s: State) -> list[int]:
    """In the phases of the workers: whose turn each one is."""
    if CALENDAR[s.calendar] not in WORKER_KINDS or s.phase == Phase.OVER:
        return []
    twin, order = s.copy(), []
    for turn in range(2 * PAIRS_OF_WORKERS[_year(s.calendar) - 1]):
        twin.turn = turn
        order.append(seat_of_turn(twin))
    return order


# Plots and houses


def _cell(s: State, row: int, column: int, say: Say) -> View:
    plot = GRID[row][column]
    at = {"at": cell_name(row, column), "row": row, "column": column}
    if plot == NONE:
        return at | {"plot": None, "type": "water", "name": say("water"), "worker": None}
    standing = [COLOURS[colour] for colour in range(len(COLOURS)) if holds(s.field[colour], plot)]
    return at | {
        "plot": plot,
        "type": PLOT_TYPES[PLOT_TYPE[plot]],
        "name": plot_name(plot, say),
        "worker": standing[0] if standing else None,
        "chosen": plot == s.plot and s.phase in (Phase.HOUSE, Phase.CONFIRM, Phase.GAIN),
    }


def _housing(s: State, space: int, say: Say) -> View:
    """A housing card with its pattern (rows down, columns to the right of the red cell) and both houses on it."""
    number, kind = s.housing[space], KINDS[SPACE_KIND[space]]
    houses = [None if me.houses[space] == NONE else COLOURS[me.houses[space]] for me in s.seats]
    found: View = {
        "space": space,
        "kind": kind,
        "kind_name": say(f"work-{kind}"),
        "houses": houses,
        "chosen": space == s.house and CALENDAR[s.calendar] in WORKER_KINDS,
    }
    if number == NONE:
        return found | {"id": None, "name": "", "pattern": []}
    pattern = [list(offset) for offset in PATTERN[number]]
    return found | {"id": HOUSING_IDS[number], "name": housing_name(number, say), "pattern": pattern}


def _for_each(s: State, find: Callable[[State, int, int], dict[str, int]]) -> dict[str, dict[str, dict[str, int]]]:
    """What is found for the houses and plots that could be chosen now: by house, then by plot."""
    if s.phase not in (Phase.HOUSE, Phase.PLOT):
        return {}
    houses = [space for space in range(SPACES) if holds(open_houses(s, s.seats[s.acting]), space)]
    free = ~on_plots(s) if is_sending(s) else on_plots(s)
    plots = [plot for plot in range(PLOTS) if holds(free, plot)]
    if s.house != NONE:
        houses = [s.house]
    if s.plot != NONE:
        plots = [s.plot]
    return {str(house): {str(plot): find(s, house, plot) for plot in plots} for house in houses}


def produced(s: State, house: int, plot: int) -> dict[str, int]:
    """What a worker on a plot would produce by the pattern of a house, found on a copy."""
    twin = s.copy()
    twin.house, twin.plot = house, plot
    if not is_sending(s):
        twin.colour = next(colour for colour in range(len(COLOURS)) if holds(s.field[colour], plot))
    produce(twin)
    found = amounts(twin.seats[s.acting].pool - s.seats[s.acting].pool)
    laboratory = twin.owed[Owed.LABORATORY] - s.owed[Owed.LABORATORY]
    return found | {"laboratory": laboratory} if laboratory > 0 else found


def _shares(s: State, house: int, plot: int) -> dict[str, int]:
    """How much each plot of the pattern gives to a worker on a plot: 0 where it gives nothing."""
    card = s.housing[house]
    giving = sharing(s, card, plot)
    shares = {str(other): int(holds(giving, other)) for other in range(PLOTS) if holds(REACH[card][plot], other)}
    return shares | {str(plot): own_share(card)}


# Money track, display, decks


def _track(s: State) -> View:
    """Space 0 is the start; the arrow leads from the last space back to `lap_to`."""
    spaces = []
    for at in range(LAST + 1):
        here = [
            {"seat": p, "good": GOODS[good]}
            for p in range(SEATS)
            for good in (WINE, CHEESE)
            if s.seats[p].indicator[good] == at
        ]
        bonus = at in BONUS_AT and holds(s.bonus, BONUS_AT.index(at))
        spaces.append({"at": at, "value": TRACK[at], "bonus_space": at in BONUS_AT, "bonus": bonus, "indicators": here})
    return {"spaces": spaces, "lap_to": LAP_TO, "lap": LAP}


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
        "selling": [slot for slot in range(SLOTS) if holds(s.selling, slot)],
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
        "markers": {name: part(me.pool, i) for i, name in enumerate(INGREDIENTS)},
        "not_stored": amounts(lost(me)),
        "cellar": [_slot(s, p, slot, say) for slot in range(SLOTS)],
        "closed": {"markers": CELLAR_MARKERS, "steps": CELLAR_STEPS} if me.closed else None,
        "hand": _hand(s, p, say),
        "gold": _sold(me.gold, p != viewer, say),
        "silver": _sold(me.silver, p != viewer, say),
        "pairs": pairs(s, p),
        "indicators": {GOODS[good]: _indicator(s, p, good) for good in (WINE, CHEESE)},
        "score": _score(s, p, say),
    }


def _slot(s: State, p: int, slot: int, say: Say) -> View:
    me = s.seats[p]
    number, ages = me.cellar[slot], _next_ageing(s, p, slot)
    found: View = {"slot": slot, "closed": slot == SLOTS - 1 and me.closed > 0, "card": None}
    if number == NONE:
        return found
    return found | {
        "card": card(number, say),
        "markers": me.markers[slot],
        "finished": me.markers[slot] == 0,
        "ages": ages,
        "overripe_next": me.markers[slot] < ages,
        "acted": p == s.acting and holds(s.used, slot),
        "special": holds(effective(s, me, True), slot),
    }


def _next_ageing(s: State, p: int, slot: int) -> int:
    """How many markers the card loses when it ages next; 0 where that will never be."""
    done = holds(s.used, slot) if p == s.acting else s.turn > 0
    for at in range(s.calendar, len(CALENDAR)):
        if CALENDAR[at] in (Kind.AGE, Kind.AGE_LONG) and (at > s.calendar or not done):
            return agings(at)
    return 0


def _hand(s: State, p: int, say: Say) -> View:
    """Fronts that the viewer holds or remembers, and the backs of the others."""
    me = s.seats[p]
    return {
        "count": count(me.hand) + sum(me.hidden),
        "cards": [card(number, say) for number in range(CARDS) if holds(me.hand, number)],
        "hidden": {GOODS[good]: me.hidden[good] for good in (WINE, CHEESE)},
    }


def _sold(cards: int, face_down: bool, say: Say) -> list[View]:
    """Sold cards lie face down; their owner may look, everybody else remembers."""
    return [card(number, say) | {"face_down": face_down} for number in range(CARDS) if holds(cards, number)]


def _indicator(s: State, p: int, good: int) -> View:
    me = s.seats[p]
    at = me.indicator[good]
    return {"at": at, "value": TRACK[at], "laps": me.laps[good], "worth": on_track(s, p, good)}


def _score(s: State, p: int, say: Say) -> View:
    """The scoring sheet as it stands; every sold card was once seen by all."""
    parts = [0] * len(CATEGORIES)
    final = points(s, p, parts)
    wine, cheese = total_of(s, p, WINE), total_of(s, p, CHEESE)
    return {
        "parts": [
            {"id": name, "name": say(f"category-{name}"), "points": n}
            for name, n in zip(CATEGORIES, parts, strict=True)
        ],
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
