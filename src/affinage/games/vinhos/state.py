"""What lies on the table."""

from enum import IntEnum

from affinage.core.record import Record, each, number, records

from .tables import (
    ACCOUNT_TOP,
    ALL_EXPERTS,
    ALL_EXPORTS,
    ALL_KINDS,
    ALL_SALES,
    BARRELS,
    BOOTHS,
    CELLAR,
    CELLARS,
    CUBES,
    DECK_SIZE,
    ENOLOGISTS,
    ESTATES,
    EXPERTS,
    FEATURES,
    HIGHEST,
    KINDS,
    LOWEST,
    MAGNATES,
    MOST_LESS,
    MOST_VALUE,
    MOST_VINES,
    MOST_WINERIES,
    MULTIPLIERS,
    NONE,
    PORTO,
    POSITIONS,
    RATES,
    REGIONS,
    SEATS,
    SPACES,
    TARGETS,
    TRACK,
    VINES_BELOW,
    VINTAGES,
    WINERIES,
    YEARS,
    Task,
)

MOST_CASH = 1000
MOST_POINTS = 500
MOST_AT_BANK = 15  # more steps than anybody needs there, so that every game ends
WINE_BITS = 9  # quality in four bits, then the kind of its vineyard in five
PLACES = ESTATES * CELLAR  # where a wine can lie: slot by slot, estate by estate


class Phase(IntEnum):
    """What kind of choice is asked now."""

    OUT = 0  # Chance: a region that is not played
    ORDER = 1  # Chance: in which order the first vineyards are bought
    TOP_VINEYARD = 2  # Chance: the next vineyard of a region
    TOP_EXPERT = 3  # Chance: the next expert of a deck
    VINTAGE = 4  # Chance: the vintage of a year
    TURN = 5  # before the action: where to; after it: the last word
    BUY = 6  # a region whose vineyard is bought
    ESTATE = 7  # where the vineyard goes
    BUILD = 8  # where a winery, a cellar or an enologist goes
    SELL = 9  # which wine is sold or exported
    SLOT = 10  # to which slot
    BANK = 11
    HIRE = 12  # from which deck
    DISMISS = 13  # which expert goes, where there are six
    FREE = 14  # a free expert
    QUEUE = 15  # a slot in the order of play
    RELEASE = 16  # which wine is presented
    CUBES = 17  # with how many renown cubes
    BOOTH = 18
    PLACE = 19  # barrels on magnates
    TARGET = 20  # where a magnate's barrel goes
    SPEND = 21  # which wine is given up for it
    PAIR = 22  # the second barrel of a pair that comes back
    RENOWN = 23  # the region of a renown cube
    BARREL = 24  # which barrel an expert brings back
    REARRANGE = 25  # which region's other colour comes to the top
    WINDOW = 26  # pairs of barrels, before a fair or in maintenance
    LOSE = 27  # which winery, vineyard or enologist is lost
    STAFF = 28  # enologists and farmers move
    PORTO = 29  # a token for this wine?
    SECRET = 30  # experts for the fair, all seats at once
    FINAL = 31  # magnates after the last fair
    OVER = 32
    # Nobody is asked in these: the rules take them one after another until somebody is (never seen between moves)
    DEAL = 33  # set-up, what Chance still has to say
    BUYERS = 34  # set-up, the next seat buys
    RESUME = 35  # what an effect has left open, then back to where it came from
    BEGIN = 36  # an action begins
    PLANT = 37  # a vineyard goes onto the board
    TAKE = 38  # an expert comes to its seat
    MORE = 39  # may the action go on?
    HOME = 40  # it has ended
    NEXT = 41  # the next seat's turn
    ROUND = 42  # all seats have acted
    YEAR = 43
    RETRIEVE = 44  # pairs of barrels: the variant's in maintenance, everybody's before a fair
    UPKEEP = 45  # interest, then salaries
    LOSS = 46  # what cannot be paid for
    HARVEST = 47  # ageing, then staff
    PRODUCE = 48  # wine, estate by estate
    LATE = 49  # late press releases
    JUDGE = 50  # all experts are revealed
    PRIZES = 51  # an expert for the last
    CLOSE = 52  # the new order of play
    LAST = 53  # the next seat of the final round


class Stage(IntEnum):
    """Where a year stands."""

    SETUP = 0
    ACTIONS = 1
    MAINTENANCE = 2
    PRODUCTION = 3
    FAIR = 4
    FINAL = 5


class Acted(IntEnum):
    """Where a turn stands."""

    NOT_MOVED = 0
    MOVED = 1  # the marker has, and the first step of its action is still to come
    BETWEEN = 2  # the same, and a favour's additional action is under way
    BEGUN = 3  # the action is under way or over


class Loss(IntEnum):
    """What is lost when interest or salaries cannot be paid."""

    NOTHING = 0
    WINERY = 1
    VINEYARD = 2
    ENOLOGIST = 3


class Seat(Record):
    """One wine producer."""

    cash: int = number(0, MOST_CASH)
    account: int = number(0, ACCOUNT_TOP)
    investment: int = number(LOWEST, HIGHEST)
    marker: int = number(0, SPACES - 1)  # on the quadrel
    barrels: int = number(0, BARRELS)  # in the seat's own supply
    porto: int = number(0, PORTO)
    exported: int = number(0, MOST_POINTS)  # victory points so far, by where they came from
    fairs: int = number(0, MOST_POINTS)
    wines_scored: int = number(0, MOST_POINTS)
    lost: int = number(0, MOST_POINTS)
    fair: int = number(0, MOST_POINTS)  # fair points
    region: list[int] = each(ESTATES, NONE, REGIONS - 1)  # per estate; NONE before its first vineyard
    colour: list[int] = each(ESTATES, 0, 1)
    vines: list[int] = each(ESTATES, 0, MOST_VINES)
    farmers: list[int] = each(ESTATES, 0, MOST_VINES)
    wineries: list[int] = each(ESTATES, 0, MOST_WINERIES)
    enologists: list[int] = each(ESTATES, 0, MOST_WINERIES)
    cellar: list[int] = each(ESTATES, 0, 1)
    waiting: list[int] = each(ESTATES, 0, MOST_WINERIES + 1)  # renown cubes of an estate without a region
    wines: list[int] = each(ESTATES, 0, (1 << (WINE_BITS * CELLAR)) - 1)  # nine bits a slot, leftmost slot lowest
    sales: int = number(0, ALL_SALES)  # the slots with a barrel of this seat
    exports: int = number(0, ALL_EXPORTS)
    magnates: list[int] = each(MAGNATES * POSITIONS, 0, BARRELS)  # barrels, row by row, the magnate's own space first
    up: int = number(0, ALL_EXPERTS)  # experts face up
    down: int = number(0, ALL_EXPERTS)
    booth: int = number(NONE, BOOTHS - 1)  # NONE before the press release for the coming fair
    allowed: int = number(0, 4)  # experts that the presented wine allows
    played: int = number(0, ALL_EXPERTS)  # at the fair under way; secret until all have chosen
    dropped: int = number(0, 1)  # out of the final round


class State(Record):
    """One position."""

    phase: int = number(0, len(Phase) - 1)
    stage: int = number(0, len(Stage) - 1)
    seats_used: int = number(2, SEATS)
    variant: int = number(0, 1)  # the option: pairs of barrels come back in maintenance
    seated: int = number(0, 1)  # the option: first vineyards are bought in the order of seats
    year: int = number(0, YEARS)
    action: int = number(0, 2)  # of this year
    turn: int = number(0, SEATS)  # how many seats have had theirs
    acting: int = number(0, SEATS - 1)
    waiting_for: int = number(0, (1 << SEATS) - 1)  # seats that owe a secret choice
    order: list[int] = each(SEATS, 0, SEATS - 1)
    bottom: list[int] = each(SEATS, NONE, SEATS - 1)  # the bottom row: markers of seats that have passed
    out: int = number(0, (1 << REGIONS) - 1)  # regions that are not played
    tops: int = number(0, ALL_KINDS)  # the kinds of vineyard on top of the regions' decks
    below: list[int] = each(KINDS, 0, VINES_BELOW)  # vineyards under them, by kind
    cubes: list[int] = each(REGIONS, 0, CUBES)  # renown in each region
    cubes_left: int = number(0, CUBES)
    wineries_left: int = number(0, WINERIES)
    cellars_left: int = number(0, CELLARS)
    enologists_left: int = number(0, ENOLOGISTS)
    porto_left: int = number(0, PORTO)
    top: list[int] = each(len(FEATURES), NONE, EXPERTS - 1)  # the expert on top of each deck
    fresh: int = number(0, ALL_EXPERTS)  # experts that nobody has seen, in no order
    returned: list[int] = each(
        len(FEATURES), 0, (1 << (4 * DECK_SIZE)) - 1
    )  # seen ones below, the next in the lowest bits
    vintage: int = number(0, VINTAGES - 1)
    vintages: int = number(0, (1 << VINTAGES) - 1)  # still in the pile
    features: list[int] = each(len(FEATURES), 0, TRACK - 1)
    slots: list[int] = each(MULTIPLIERS * RATES, NONE, SEATS - 1)  # multipliers: whose barrel
    # a half-finished turn
    acted: int = number(0, len(Acted) - 1)
    favoured: int = number(0, 1)  # a magnate's benefit was used
    free_move: int = number(0, 1)
    discount: int = number(0, 4)
    task: int = number(0, len(Task) - 1)  # which action is under way
    less: int = number(0, MOST_LESS)  # Bagos less for each thing that it builds, at a magnate
    steps: int = number(0, 100)  # how much of it is done
    bought: int = number(0, (1 << REGIONS) - 1)  # regions of this action
    banked: int = number(0, MOST_AT_BANK)  # steps of a bank action, divesting included
    back: int = number(0, len(Phase) - 1)  # where a side effect returns to
    pick: int = number(NONE, 127)  # the wine, region, deck or barrel that was chosen
    kind: int = number(0, KINDS - 1)  # of the wine that is presented
    worth: int = number(0, MOST_VALUE)
    source: int = number(0, MAGNATES * POSITIONS - 1)  # the magnate's barrel that moves
    target: int = number(0, MAGNATES * TARGETS - 1)
    free_experts: int = number(0, 4)  # still to be taken
    free_cubes: int = number(0, 2)  # still to be placed
    last_cube: int = number(NONE, REGIONS - 1)  # the other cube of the pair
    open_region: int = number(NONE, REGIONS - 1)  # whose deck has no top yet
    open_deck: int = number(NONE, len(FEATURES) - 1)
    harvested: int = number(0, ESTATES)  # estates that have produced
    unpaid: int = number(0, 8)  # enologists to let go
    loss: int = number(0, len(Loss) - 1)
    gave: int = number(0, (1 << (2 * ESTATES)) - 1)  # estates that staff has left: enologists, then farmers
    took: int = number(0, (1 << (2 * ESTATES)) - 1)
    prized: int = number(0, (1 << SEATS) - 1)  # seats that get an expert after the fair
    seats: list[Seat] = records(SEATS, Seat)


def totals(s: State) -> dict[str, int]:
    """What never changes in a full state, from set-up to the end."""
    used = range(s.seats_used)
    found = {
        "cubes": s.cubes_left + sum(s.cubes) + sum(sum(s.seats[p].waiting) for p in used),
        "wineries": s.wineries_left + sum(sum(s.seats[p].wineries) for p in used),
        "cellars": s.cellars_left + sum(sum(s.seats[p].cellar) for p in used),
        "enologists": s.enologists_left + sum(sum(s.seats[p].enologists) for p in used),
    }
    for p in used:
        me = s.seats[p]
        out = me.sales.bit_count() + me.exports.bit_count() + sum(me.magnates) + s.slots.count(p)
        thought_of = s.phase == Phase.PAIR and p == s.acting  # the first barrel of a pair is on its way
        found[f"barrels of seat {p}"] = me.barrels + out + thought_of
    in_decks = sum(tile != NONE for tile in s.top) + s.fresh.bit_count()
    in_decks += sum((row >> (4 * at)) & 15 > 0 for row in s.returned for at in range(DECK_SIZE))
    found["experts"] = in_decks + sum((s.seats[p].up | s.seats[p].down).bit_count() for p in used)
    return found
