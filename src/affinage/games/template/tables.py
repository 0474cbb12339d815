"""components.toml as tables. Row numbers are the order in that file."""

from typing import Any

from affinage.core import components

BOX = components.read(__package__)
_box: dict[str, Any] = BOX.content

GOODS = ("cheese", "bread")
MAX_SEATS = 4


def _row(amounts: dict[str, int]) -> tuple[int, ...]:
    return tuple(int(amounts[good]) for good in GOODS)


_limits = ("rounds", "coins", "bid", "piece", "change")
ROUNDS, COINS, BID_MAX, PIECE, CHANGE = (int(_box["limits"][name]) for name in _limits)
SUPPLY = _row(_box["supply"])

CRATE_IDS = tuple(str(c["id"]) for c in _box["crate"])
CRATE_COPIES = tuple(int(c["copies"]) for c in _box["crate"])
HOLDS = tuple(_row(c) for c in _box["crate"])

CUSTOMER_IDS = tuple(str(c["id"]) for c in _box["customer"])
CUSTOMER_COPIES = tuple(int(c["copies"]) for c in _box["customer"])
LIKES = tuple(_row(c) for c in _box["customer"])
