"""What can go wrong for a user, each with a sentence that names what is wrong and what would be right."""

from difflib import get_close_matches
from typing import Any


class AffinageError(Exception):
    """A sentence for the user; never a traceback."""


class ComponentError(AffinageError):
    """A component file that cannot be used."""

    def __init__(self, sentence: str, problems: tuple[str, ...] = ()) -> None:
        super().__init__(sentence)
        self.problems = problems


class NotKept(AffinageError):  # noqa: N818 - how it is with these rules
    """Rules that are no longer here, or a component set that never was."""

    def __init__(self, game: str, version: int, box: str | None, now: int, kept: list[int]) -> None:
        self.no_rules = version not in (now, *kept)  # otherwise it is the set that is missing
        earlier = " and ".join(str(n) for n in kept if n != now)
        self.here = f"plays version {now}" + (f" and keeps version {earlier}" if earlier else "")
        what = f"Rules version {version} of {game}" if self.no_rules else f"The component set {box} of {game}"
        super().__init__(f"{what} is not here: this Affinage {self.here}.")
        self._told = game, version, box, now, kept

    def __reduce__(self) -> tuple[Any, ...]:
        """As it was told: a sentence alone would not make it again in another process."""
        return NotKept, self._told


class ReplayError(AffinageError):
    """A replay file that cannot be opened."""


class Refusal(AffinageError):  # noqa: N818 - the word for it at the table
    """A move that was not made. Nothing has changed."""


class Stale(Refusal):
    """The move was chosen on an older version of the table."""


class NotYourSeat(Refusal):
    """The seat is not asked, or does not exist."""


class Illegal(Refusal):
    """The rules do not allow the move now; `rule` tells which one."""

    def __init__(self, sentence: str, rule: str) -> None:
        super().__init__(sentence)
        self.rule = rule

    def __reduce__(self) -> tuple[Any, ...]:
        """With its rule, which a process that plays elsewhere sends along."""
        return Illegal, (str(self), self.rule)


def nearest(word: str, known: list[str]) -> str:
    """` Did you mean "x"?` or the list of what there is."""
    close = get_close_matches(word.lower(), known, n=1, cutoff=0.5)
    return f' Did you mean "{close[0]}"?' if close else f" There is: {', '.join(known)}."
