"""What views of all games have in common: parts that are built once and kept, and the rows of a score.

A page asks for the whole table after every move, and most of it is what is printed on cards and boards.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache, wraps
from typing import Any, TypeVar, cast

from .words import Say

KEPT = 4_000  # results that each function marked `kept` has ready
Build = TypeVar("Build", bound=Callable[..., Any])


def kept(build: Build) -> Build:
    """What follows from plain arguments and the words of a language alone: built once, the same for every table.

    The last argument is the `Say`; what is built gets its plain words, so that no player's name can get into it.
    Everybody is given the same object: whoever wants to add to it makes a new one (`card(...) | {...}`).
    """
    ready = lru_cache(KEPT, typed=True)(build)  # typed: 1 and True are equal, but not written alike

    @wraps(build)
    def find(*given: Any) -> Any:
        return ready(*given[:-1], given[-1].plain)

    return cast("Build", find)


def score_rows(categories: Sequence[str], points: Sequence[int], say: Say) -> list[dict[str, Any]]:
    """Points by category, as they are read."""
    return _score_rows(tuple(categories), tuple(points), say)


@kept
def _score_rows(categories: tuple[str, ...], points: tuple[int, ...], say: Say) -> list[dict[str, Any]]:
    rows = zip(categories, points, strict=True)
    return [{"id": category, "name": say(f"category-{category}"), "points": n} for category, n in rows]
