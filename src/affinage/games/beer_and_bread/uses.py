"""What a seat could do with its chosen card, in figures: each action is done on a copy, no rule is told twice."""

from typing import NamedTuple

from affinage.core.sets import count

from .rules.actions import harvest, may_produce, produce, upgrade
from .rules.payment import spend
from .rules.storage import free_units
from .score import CATEGORIES, points
from .state import Phase, State
from .tables import BEER, BREAD, OF_GOOD, RESOURCES


class Harvest(NamedTuple):
    """Tokens collected, and how many of all then find no room."""

    gained: list[int]
    excess: int


class Sale(NamedTuple):
    """Tokens paid without a choice, whether a choice of payment follows, and the score then."""

    paid: list[int]
    asks: bool
    final: int


class Building(NamedTuple):
    """Sold cards cleaned away, by good, and what is collected for it."""

    beers: int
    breads: int
    gained: list[int]
    excess: int


def harvesting(s: State) -> Harvest:
    """The chosen card as a harvest card."""
    twin = s.copy()
    harvest(twin)
    return Harvest(_gained(s, twin), _excess(twin))


def selling(s: State) -> Sale | None:
    """The chosen card brewed or baked, where that is possible."""
    if not may_produce(s.seats[s.acting], s.chosen):
        return None
    twin = s.copy()
    produce(twin)
    spend(twin)
    paid = [-n for n in _gained(s, twin)]
    return Sale(paid, twin.phase == Phase.PAY, points(twin, s.acting, [0] * len(CATEGORIES)))


def building(s: State) -> Building:
    """The chosen card as an upgrade."""
    twin = s.copy()
    upgrade(twin)
    site = s.seats[s.acting].site
    beers, breads = (count(site & OF_GOOD[good]) for good in (BEER, BREAD))
    return Building(beers, breads, _gained(s, twin), _excess(twin))


def _gained(s: State, twin: State) -> list[int]:
    """What the acting seat collects, whatever of it finds room."""
    before, after = s.seats[s.acting].tokens, twin.seats[s.acting].tokens
    return [after[r] - before[r] for r in range(len(RESOURCES))]


def _excess(twin: State) -> int:
    return max(0, -free_units(twin.seats[twin.acting]))
