"""How good a position looks to a seat: hand-made, for bots; a hundred is worth about one coin."""

from affinage.core.sets import count, lowest, rest

from .rules.actions import copies, on_site
from .score import totals_of
from .state import Phase, State
from .tables import GOOD, HAND_SIZE, RECIPE, RESOURCES, SLOT, UPGRADES, VALUE, YEARS

# Where the net is asked, levels below `hard` play as its policy does: the hotter, the more they err (docs/bots.md).
LEVELS_WITH_NET = {
    2: {
        "novice": {"choose_by": "policy", "temperature": 16.0, "careless": 0},
        "easy": {"choose_by": "policy", "temperature": 5.0, "careless": 0},
        "medium": {"choose_by": "policy", "temperature": 1.0},
        "hard": {"iterations": 200},
    }
}
TOKEN = (17, 22, 22, 22, 22)  # what the first tokens of a kind are worth, water first
ENOUGH = 4  # of one kind; more are worth a third
UPGRADE_WORTH = (42, 70, 84, 70, 56, 60)  # per slot, with the whole game to come


def turns_left(s: State) -> int:
    """Turns that a seat still has after this one."""
    if s.phase == Phase.OVER:
        return 0
    return (YEARS - s.year) * HAND_SIZE + HAND_SIZE - (s.turn + 1) // 2


def value(s: State, seat: int) -> int:
    """What the seat has and may hope for, less what the other has and may hope for."""
    if s.phase == Phase.OVER:
        low, high = totals_of(s, seat)
        other_low, other_high = totals_of(s, 1 - seat)
        return 1000 * (low - other_low) + high - other_high
    return prospects(s, seat) - prospects(s, 1 - seat) + hand_worth(s, seat, turns_left(s))


def prospects(s: State, seat: int) -> int:
    """Coins so far, and what tokens, upgrades and free sites promise."""
    low, high = totals_of(s, seat)
    left = turns_left(s)
    worth = 100 * low
    worth += min(high - low, 4 + left) * min(48, 6 * left)  # the lower good can still catch up
    worth += tokens_worth(s, seat, left)
    worth += upgrades_worth(s, seat, left)
    return worth - count(s.seats[seat].site) * min(left, 6)


def tokens_worth(s: State, seat: int, left: int) -> int:
    """Stored tokens are goods to come, while there is time to make them."""
    worth = 0
    for r in range(len(RESOURCES)):
        n = s.seats[seat].tokens[r]
        worth += min(n, ENOUGH) * TOKEN[r] + max(0, n - ENOUGH) * (TOKEN[r] // 3)
    return worth * min(left, 4) // 4


def upgrades_worth(s: State, seat: int, left: int) -> int:
    """Upgrades pay over time; those that score pay at the end (what they give already is in the totals)."""
    worth = 0
    for u in range(UPGRADES):
        worth += copies(s.seats[seat], u) * UPGRADE_WORTH[SLOT[u]] * left // 25
    return worth


def hand_worth(s: State, seat: int, left: int) -> int:
    """The best card in hand, by how much of its recipe is there."""
    me, best = s.seats[seat], 0
    cards = me.hand if left > 0 else 0
    while cards != 0:
        card, lack = lowest(cards), 0
        for r in range(len(RESOURCES)):
            lack += max(0, RECIPE[card][r] - me.tokens[r])
        free = on_site(me, GOOD[card]) == 0
        best = max(best, VALUE[card] * (10 if free else 4) - lack * 12)
        cards = rest(cards)
    return best
