"""What the conformance suite finds, and how often it really tried."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Finding:
    """Something that breaks a check, and where."""

    check: str
    sentence: str


class Broken(Exception):  # noqa: N818 - says what happened: the game broke a check
    """Stops a game at the first broken check."""

    def __init__(self, check: str, sentence: str) -> None:
        super().__init__(sentence)
        self.check = check


@dataclass
class Tally:
    """How often something was really tried; a check that never had a case proves nothing."""

    games: int = 0
    moves: int = 0
    longest: int = 0
    covered: int = 0
    exchanged: int = 0
    commits: int = 0
    turns: int = 0
    phases: set[int] = field(default_factory=set)
    kinds: set[str] = field(default_factory=set)
    reasons: set[int] = field(default_factory=set)  # that were given for some move
