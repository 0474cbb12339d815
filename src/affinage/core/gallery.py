"""What a game's `gallery.py` tells of every piece in its box, so that a page can show all of them with filters."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Facet(NamedTuple):
    """Something that pieces are filtered by: which filter, which of its values, and what that is called."""

    filter: str  # its words are gallery-<filter>
    value: str
    name: str


# Where figures stand in the component file: a section, the number of its row (0 where it has none), and a key where
# only that figure is meant.
At = tuple[str, int] | tuple[str, int, str]


class Piece(NamedTuple):
    """One piece as the board draws it; `rows` says where its figures stand in the component file."""

    id: str
    group: str  # its words are gallery-group-<group>
    name: str
    text: str
    front: Any  # what the board's own drawing takes
    facets: tuple[Facet, ...]
    rows: Mapping[str, At]  # by what it is: its words are gallery-row-<what>
    holding: str = ""  # what `score.holdings` calls it, where games are counted by it
