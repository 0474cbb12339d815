"""Who may think next: fairly by importance, then by turns among tables or guests. No processes and no clocks in here.

A queue has four classes. The more important one comes first, but nobody waits without end: a class that was passed over
so many times comes next, whatever else waits, as soon as more important ones have also had so many times the seconds
that its own last thought took. (Counted by times alone, experts at tables of bots, who think for a second, took most of
the time from bots who answer people within hundredths.) Within a class owners (a table, a guest's address) take turns,
so that one with thirty wishes holds nobody up for longer than one with a single wish.
"""

from collections import OrderedDict, deque
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Generic, TypeVar

T = TypeVar("T")
PASSED_OVER = 8  # times, and times the seconds of its own last thought, that others come before a class that waits


class Importance(IntEnum):
    """What is thought about, the most important first."""

    PEOPLE = 0  # a bot at a table where people play
    BOTS = 1  # a bot at a table of bots alone, which somebody watches
    HINT = 2  # advice
    REVIEW = 3  # a whole game looked at again


EVERYTHING = tuple(Importance)


def _always() -> bool:
    return True


@dataclass(eq=False)
class Place(Generic[T]):
    """A place in the queue."""

    importance: Importance
    owner: str
    item: T
    wanted: Callable[[], bool] = _always  # whether somebody still waits for it
    about: str = ""  # the table that it is about


@dataclass
class FairQueue(Generic[T]):
    """Those who wait to think."""

    _waiting: dict[Importance, OrderedDict[str, deque[Place[T]]]] = field(
        default_factory=lambda: {importance: OrderedDict() for importance in EVERYTHING}
    )
    _passed: dict[Importance, int] = field(default_factory=lambda: dict.fromkeys(EVERYTHING, 0))
    _others: dict[Importance, float] = field(default_factory=lambda: dict.fromkeys(EVERYTHING, 0.0))  # their seconds
    _own: dict[Importance, float] = field(default_factory=lambda: dict.fromkeys(EVERYTHING, 0.0))  # of its last thought

    def join(self, place: Place[T]) -> None:
        """Somebody comes: behind what the same owner wants already, and an owner behind the other owners."""
        self._waiting[place.importance].setdefault(place.owner, deque()).append(place)

    def leave(self, place: Place[T]) -> bool:
        """Somebody goes; whether there was somebody."""
        owners = self._waiting[place.importance]
        mine = owners.get(place.owner)
        if mine is None or place not in mine:
            return False
        mine.remove(place)
        if not mine:
            del owners[place.owner]
        if not owners:
            self._start_again(place.importance)
        return True

    def spent(self, importance: Importance, seconds: float) -> None:
        """Somebody of this class has thought for so long."""
        self._own[importance] = seconds
        for other in EVERYTHING:
            if other > importance and self._waiting[other]:
                self._others[other] += seconds

    def take(self, among: Collection[Importance] = EVERYTHING, strictly: bool = False) -> Place[T] | None:
        """Whoever is next of these classes; `strictly` the most important one, however long others have waited."""
        waiting = [importance for importance in EVERYTHING if importance in among and self._waiting[importance]]
        if not waiting:
            return None
        too_long = [importance for importance in waiting if self._waits_too_long(importance)]
        chosen = too_long[0] if too_long and not strictly else waiting[0]
        for importance in waiting:
            self._passed[importance] += importance > chosen
        self._start_again(chosen)
        owners = self._waiting[chosen]
        owner, mine = next(iter(owners.items()))
        place = mine.popleft()
        owners.move_to_end(owner)
        if not mine:
            del owners[owner]
        return place

    def _waits_too_long(self, importance: Importance) -> bool:
        enough = self._others[importance] >= PASSED_OVER * self._own[importance]
        return self._passed[importance] >= PASSED_OVER and enough

    def _start_again(self, importance: Importance) -> None:
        self._passed[importance], self._others[importance] = 0, 0.0

    def sweep(self, about: str) -> list[Place[T]]:
        """Thoughts about a table that nobody waits for any more: they leave."""
        unwanted = [place for place in self.places() if place.about == about and not place.wanted()]
        for place in unwanted:
            self.leave(place)
        return unwanted

    def places(self) -> list[Place[T]]:
        """All who wait, by importance."""
        return [place for owners in self._waiting.values() for mine in owners.values() for place in mine]

    def count(self, importance: Importance, owner: str | None = None) -> int:
        """How many wait in a class, perhaps of one owner alone."""
        owners = self._waiting[importance]
        return sum(len(mine) for name, mine in owners.items() if owner in (None, name))


# Bots that are late

SO_FAR = 0.6  # of the time for a thought: then a bot plays the best that it has found so far
BRIEFLY = ((1 / 8, 1.0), (1 / 4, 1 / 4), (1 / 2, 1 / 16))  # waited up to such a share of the time: so much thought


def effort(waited: float, patience: float) -> float:
    """How much of its usual thought a bot still gives to a move for which it has waited so long; 0: as good as none."""
    return next((share for part, share in BRIEFLY if waited <= part * patience), 0.0)
