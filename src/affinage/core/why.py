"""What stands against a move: one number, found by compiled rules; 0: nothing does, it is legal.

`why` is the law, in the order of the rule book; its last line is `return OK`, never a reason by elimination. `legal`
lists what `why` lets pass, only quicker: the check `refusals` holds the two equal over every move there is, for every
seat, at every position of random games.
"""

from enum import IntEnum
from typing import Self

CHANCE = -1
OK = 0
OVER, NOT_YOURS, AWAITED, NOT_NOW = -1, -2, -3, -4  # the house's own; a game's begin at 1
HOUSE_REASONS = 4
HOUSE = {OVER: "over", NOT_YOURS: "chance", AWAITED: "awaited", NOT_NOW: "not-now"}  # why-over and so on


class Reasons(IntEnum):
    """A game's reasons, each with the rule behind it: TOO_DEAR = "bid" has the messages why-too-dear and rule-bid."""

    rule: str

    def __new__(cls, rule: str) -> Self:
        """They are numbered from 1."""
        reason = int.__new__(cls, len(cls.__members__) + 1)
        reason._value_, reason.rule = len(cls.__members__) + 1, rule
        return reason

    @classmethod
    def numbered(cls, code: int) -> Self:
        """The reason with this number."""
        return cls(code)  # type: ignore[arg-type]  # an enum that is made finds its members by their numbers

    @property
    def key(self) -> str:
        """Its name in the catalogues."""
        return self.name.lower().replace("_", "-")


def against(is_over: bool, is_asked: bool, seat: int, by: int, when: int, phase: int) -> int:
    """What every game asks first: is there a game, is it this one's to make, is it asked, is it asked now."""
    if is_over:
        return OVER
    if by != (1 if seat == CHANCE else 0):
        return NOT_YOURS
    if not is_asked:
        return AWAITED
    if (when >> phase) & 1 == 0:
        return NOT_NOW
    return OK
