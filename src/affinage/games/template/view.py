"""What a market looks like: the open crate and the stalls. What all games have in common is in the frame."""

from collections.abc import Sequence
from typing import Literal, TypedDict

from affinage.core.words import Say

from .state import HIDDEN, NONE, State
from .tables import CRATE_IDS, CUSTOMER_IDS

Good = Literal["cheese", "bread"]


class Crate(TypedDict):
    """The open crate."""

    name: str
    goods: dict[Good, int]


class Stall(TypedDict):
    """What lies before one seat."""

    coins: int
    goods: dict[Good, int]
    customer: str | None
    has_bid: bool
    bid: int | None
    last_bid: int | None


class Market(TypedDict):
    """The view of Market Morning."""

    crate: Crate | None
    crates_left: int
    stalls: list[Stall]


VIEW = Market


def view(s: State, seat: int, say: Say) -> Market:  # noqa: ARG001 - what differs between viewers is covered already
    """Everything on the table that the viewer may see, from a covered state."""
    open_ = s.shown != NONE
    return {
        "crate": {"name": name_of("crate", CRATE_IDS[s.shown], say), "goods": _goods(s.crate)} if open_ else None,
        "crates_left": sum(s.crates),
        "stalls": [_stall(s, p, say) for p in range(s.seats_used)],
    }


def _stall(s: State, p: int, say: Say) -> Stall:
    me = s.seats[p]
    return {
        "coins": me.coins,
        "goods": _goods(me.goods),
        "customer": name_of("customer", CUSTOMER_IDS[me.customer], say) if me.customer >= 0 else None,
        "has_bid": s.bids[p] != NONE,
        "bid": s.bids[p] if s.bids[p] not in (NONE, HIDDEN) else None,
        "last_bid": s.revealed[p] if s.revealed[p] != NONE else None,
    }


def _goods(counts: Sequence[int]) -> dict[Good, int]:
    cheese, bread = counts
    return {"cheese": cheese, "bread": bread}


def name_of(kind: str, which: str, say: Say) -> str:
    """Our name for a piece; a component file of somebody's own may have pieces that we have no name for."""
    key = f"{kind}-{which}"
    return say(key) if say.has(key) else which.replace("-", " ").title()
