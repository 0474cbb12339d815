"""A bot for a table that does not wait: until its game is compiled, one that needs nothing compiled stands in."""

from affinage.core.game import Game
from affinage.core.record import Record

from . import Bot, make, parse
from .levels import suited
from .plain import PlainBot
from .spec import POLICY
from .workshop import Workshop


def stand_in(kind: str, game: Game, seat: int, seed: int, seats: int) -> PlainBot:
    """Who plays until a bot of this kind is ready: no better at paying attention than the bot itself."""
    usual = suited(parse(kind), game, seats)
    if usual.by_net.choose_by == POLICY and usual.name != POLICY:  # it errs otherwise: as the level does without a net
        usual = suited(parse(kind).with_settings(mind=0), game, seats)
    return PlainBot(game, seat, seed * 64 + seat, usual.careless)


class PatientBot:
    """The bot that was asked for, as soon as the workshop has its game ready; before that, a stand-in."""

    def __init__(self, kind: str, game: Game, seat: int, seed: int, seats: int, workshop: Workshop) -> None:
        self._asked_for, self._workshop, self._game = (kind, game, seat, seed, seats), workshop, game
        self._bot: Bot | None = None
        self._stand_in = stand_in(kind, game, seat, seed, seats)
        self._missed: list[tuple[Record, list[int]]] = []

    @property
    def ready(self) -> bool:
        """Whether the bot itself answers."""
        return self._bot is not None or self._workshop.ready(self._game)

    def asked_before(self, observation: Record, legal: list[int]) -> None:
        """In a game that was left: what the seat was asked then; the answer is known."""
        self._missed.append((observation, legal))

    def choose(self, observation: Record, legal: list[int]) -> int:
        """A move, by whoever can answer now."""
        if not self.ready:
            self._missed.append((observation, legal))
            return self._stand_in.choose(observation, legal)
        return self._itself().choose(observation, legal)

    def _itself(self) -> Bot:
        if self._bot is None:
            self._bot = make(*self._asked_for)
            if not getattr(self._bot, "forgetful", False):
                for observation, legal in self._missed:  # its luck depends on how often it was asked
                    self._bot.choose(observation, legal)
            self._missed.clear()
        return self._bot
