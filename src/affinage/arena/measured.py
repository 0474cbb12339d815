"""What a report measured: game, component set, rules, bots, seats, games, seed and day."""

from dataclasses import asdict, dataclass
from datetime import UTC, datetime

from affinage.core.box_sets import fingerprint, spoken
from affinage.core.game import Game, declared_box


@dataclass(frozen=True)
class Measured:
    """One measurement, in words that stay true when its page is found again in a year."""

    game: str
    title: str
    rules: int
    components: str  # what the set calls itself
    fingerprint: str  # of its figures
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    games: int  # of each series
    seed: int
    date: str

    def as_json(self) -> dict[str, object]:
        """For programs."""
        return asdict(self)

    def rows(self) -> list[tuple[str, str]]:
        """For people."""
        seats = " and ".join(str(n) for n in self.seats)
        return [
            ("game", f"{self.title}, rules version {self.rules}"),
            ("component set", f"{self.components} (fingerprint {spoken(self.fingerprint)})"),
            ("bots", ", ".join(self.bots)),
            ("seats", seats),
            ("games", f"{self.games:,} of each series" if len(self.bots) > 1 else f"{self.games:,}"),
            ("seed", str(self.seed)),
            ("date", self.date),
        ]


def measured(game: Game, bots: tuple[str, ...], seats: tuple[int, ...], games: int, seed: int) -> Measured:
    """A measurement made today."""
    return Measured(
        game=game.name,
        title=game.say()("title"),
        rules=game.version,
        components=game.box.name,
        fingerprint=fingerprint(declared_box(game.name), game.box.content),
        bots=bots,
        seats=seats,
        games=games,
        seed=seed,
        date=datetime.now(UTC).date().isoformat(),
    )
