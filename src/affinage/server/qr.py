"""QR codes as drawings: the page shows a link to a telephone's camera."""

from functools import lru_cache
from typing import Any

import segno

LONGEST = 256  # a link to a seat has about a hundred signs


@lru_cache(64)
def drawing(text: str) -> dict[str, Any]:
    """The dark squares as one SVG path, on a grid of `size` by `size`."""
    rows = [list(row) for row in segno.make(text, error="m", boost_error=False).matrix]
    path = ""
    for y, row in enumerate(rows):
        x = 0
        while x < len(row):
            run = x
            while run < len(row) and row[run]:
                run += 1
            if run > x:
                path += f"M{x} {y}h{run - x}v1h{x - run}z"
            x = max(run, x + 1)
    return {"size": len(rows), "path": path}
