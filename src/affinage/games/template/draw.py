"""The table in a terminal, drawn from a view."""

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from affinage.core.words import Say

from .tables import GOODS


def draw(view: dict[str, Any], say: Say, width: int) -> RenderableType:
    """The open crate above, a row for each stall below."""
    head = say("draw-round", n=view["round"], of=view["rounds"])
    if view["crate"]:
        held = ", ".join(f"{n} {say(good)}" for good, n in view["crate_goods"].items())
        head += f"  {view['crate']}: {held}"
    stalls = Table(width=min(width, 90))
    for column in ("stall", "coins", *GOODS, "customer", "bid", "last-bid", "points"):
        stalls.add_column(say(column if column in GOODS else f"draw-{column}"))
    for seat in view["seats"]:
        bid = "?" if seat["has_bid"] and seat["bid"] is None else _figure(seat["bid"])
        cells = [seat["name"], seat["coins"], *(seat["goods"][good] for good in GOODS)]
        cells += [seat["customer"] or "?", bid, _figure(seat["last_bid"]), seat["score"]["final"]]
        stalls.add_row(*(Text(str(cell)) for cell in cells), style="bold" if seat["asked"] else "")
    return Group(Text(head), stalls, Text(view["question"]))


def _figure(number: int | None) -> str:
    return "–" if number is None else str(number)
