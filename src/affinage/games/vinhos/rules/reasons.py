"""Everything that can stand against a move, chapter by chapter, each with the rule behind it."""

from affinage.core.why import Reasons

ASKED = ""  # the rule behind what is asked now


class Why(Reasons):
    """What can stand against a move, and the rule behind it."""

    CHANCE_FIRST = "chance"
    CANNOT_TURN_UP = "chance"
    # turns and movement
    MOVED = "turn"
    STAY = "turn"
    STAY_PRESS = "turn"
    CANNOT_VINEYARDS = "turn"
    CANNOT_CELLARS = "turn"
    CANNOT_WINERIES = "turn"
    CANNOT_EXPERTS = "turn"
    CANNOT_ENOLOGISTS = "turn"
    CANNOT_EXPORTS = "turn"
    CANNOT_SALES = "turn"
    TOO_DEAR = "turn"
    NOT_ACTED = "turn"
    ACT_ONCE = ASKED
    KEEP_FOR_ACTION = "owed"
    # land and buildings
    REGION_OUT = "chance"
    BOUGHT = "buy"
    SOLD_OUT = "buy"
    NO_ESTATE = "buy"
    PRICE = "buy"
    INSET_FULL = "renown"
    SAME_REGION = "renown"
    NO_OTHER_COLOUR = "rearrange"
    MUST_BUY = "buy"
    NOT_THERE = "estate"
    ALIKE = "estate"
    NO_CASH = ASKED
    NO_WINERY_SLOT = ASKED
    HAS_CELLAR = ASKED
    MINHO = ASKED
    NO_EMPTY_WINERY = ASKED
    NOTHING_TO_LOSE = ASKED
    # wines, slots and barrels
    NO_WINE = ASKED
    NO_BARREL = ASKED
    NO_SLOT = ASKED
    LAST_FITTING = ASKED
    SLOT_TAKEN = ASKED
    OUTSIDE_FRAME = ASKED
    WRONG_COLOUR = ASKED
    TOO_LOW = ASKED
    NOT_YOUR_BARREL = "window"
    OTHER_HOUSE = "window"
    NO_PAIR = "window"
    TOO_LATE_FOR_PAIRS = "window"
    NO_EXPORT_BARREL = "barrel"
    EXPORTS_STAY = "sell-exports"
    # the bank
    NOTHING = "bank"
    ACCOUNT_LOW = "bank"
    CASH_LOW = "bank"
    ACCOUNT_FULL = "bank"
    INVESTED_ALL = "bank"
    INVEST_SHARE = "bank"
    DIVESTED_ALL = "bank"
    # experts
    DECK_EMPTY = "hire"
    NOT_YOUR_EXPERT = "skills"
    TURNED_DOWN = "skills"
    NO_EFFECT = "skills"
    TOO_MANY_EXPERTS = "secret"
    NO_SUCH_EXPERTS = "secret"
    # pass and press release
    NO_SUCH_SLOT = "queue"
    QUEUE_TAKEN = "queue"
    MUST_PRESENT = "release-late"
    NO_CUBES = "cubes"
    BOOTH_TAKEN = "booth"
    ONE_EACH = "place"
    NOT_PLEASED = "place"
    # magnates
    NO_MAGNATE_BARREL = "target"
    ONE_FAVOUR = "target"
    NOT_DURING = "target"
    NO_WINE_TO_SPEND = "target"
    NO_TARGET = "target"
    OTHER_ROW = "target"
    SAME_SPACE = "target"
    CANNOT_PERFORM = "target"
    MULTIPLIER_TAKEN = "target"
    MULTIPLIER_TWICE = "target"
    # staff
    NO_ENOLOGISTS = "staff"
    NO_ROOM_ENOLOGISTS = "staff"
    NO_FARMERS = "staff"
    NO_ROOM_FARMERS = "staff"
    IN_CIRCLES = "staff"
