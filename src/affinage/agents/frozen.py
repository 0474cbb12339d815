"""Bots as they were when nets came, under names of their own for good: what later ones are measured by.

`hard-1` thinks as `hard` did then, whatever becomes of `hard`, of usual settings and of what games want. What a game's
`value` and `foresight` say is part of its rules' version and not kept here.
"""

from typing import Any

_ALL: dict[str, Any] = {  # every setting that there was
    "trees": 0, "careless": 0, "exploration": 0.6, "widening": 0.0, "expand_by": "mast", "expand_looks": 400,
    "length": 12, "milestones": 0, "mast": 80, "greedy": 0, "looks": 60, "points_share": 0.2, "candidates": 0,
    "beam": 8, "noise": 50, "price": 1,
}  # fmt: skip
FROZEN: dict[str, dict[str, Any]] = {
    "novice-1": _ALL | {"iterations": 12, "careless": 40},
    "easy-1": _ALL | {"iterations": 30, "careless": 12},
    "medium-1": _ALL | {"iterations": 120},
    "hard-1": _ALL | {"iterations": 1500},
    "expert-1": _ALL | {"seconds": 1.0},
}
IN_COMPANY: dict[str, dict[str, Any]] = {  # with three seats and more
    "novice-1": {"careless": 60},
    "easy-1": {"iterations": 20, "careless": 28},
    "medium-1": {"iterations": 30, "careless": 8},
    "hard-1": {"iterations": 120},
}
LEVELS: dict[str, dict[str, dict[str, Any]]] = {  # of some games, between two
    "wine-and-cheese": {"medium-1": {"iterations": 60}, "hard-1": {"iterations": 500}},
}
THINKING: dict[str, dict[str, Any]] = {
    "wine-and-cheese": {
        "candidates": 64, "milestones": 3, "looks": 200, "beam": 8, "expand_looks": 4000, "price": 16,
    },
}  # fmt: skip
LONG = 3000  # iterations from which a thought was a long one
LONG_THOUGHTS: dict[str, dict[int, dict[str, Any]]] = {  # by seats
    "fromage": {2: {"length": 80}, 4: {"length": 80}},
    "vinhos": {2: {"length": 40, "mast": 300}},
}
