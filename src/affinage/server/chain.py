"""The chain: every event carries a hash over itself and the hash before it, so that nothing can be changed unseen.

The first event's "hash before" is the hash of the table's header. Derivation 1, frozen: SHA-256 over canonical JSON
(keys in order, no spaces, ASCII only) of whole numbers, texts, lists and maps; there are no floats, because programs
write those differently.
"""

import hashlib
import json
from typing import Any

LABEL = "affinage.chain.1"


def canonical(value: Any) -> str:
    """The one way to write a value down."""
    _plain(value)
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True, allow_nan=False)


def _plain(value: Any) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            if not isinstance(key, str):
                raise TypeError(f"keys are texts, not {key!r}")
            _plain(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            _plain(inner)
    elif value is not None and not isinstance(value, bool | int | str):
        raise TypeError(f"only whole numbers, texts, lists and maps are stored, not {value!r}")


def digest(*parts: Any) -> str:
    """The hash of some values, in order."""
    return hashlib.sha256(canonical([LABEL, *parts]).encode()).hexdigest()


def link(prev: str, table: str, seq: int, move_id: str, seat: int, kind: str, body: Any, rules: int, at: int) -> str:
    """An event's hash."""
    return digest("event", prev, table, seq, move_id, seat, kind, body, rules, at)
