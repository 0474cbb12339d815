"""A game played in the terminal: a page per question, a curtain between people, every move kept at once."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from affinage.agents import Bot
from affinage.agents.workshop import Workshop
from affinage.core.errors import AffinageError
from affinage.core.play import PUBLIC, Choice, Table
from affinage.core.story import story
from affinage.core.turns import Told
from affinage.core.words import Say

from . import show, store
from .coach import hint_lines
from .help import Help
from .seating import HUMAN, bots_for

LEAST, RECAP = 4, 10  # lines of news at the head of a page, as there is room; the rest is in the log
Read = Callable[[str], str]


class Quit(Exception):  # noqa: N818 - leaving is no error
    """The player leaves; the game is kept."""


class Terminal:
    """One game at one screen. `read` asks for a line of input and shows the prompt it is given."""

    def __init__(
        self, table: Table, file: Path, say: Say, console: Console, read: Read = input, workshop: Workshop | None = None
    ) -> None:
        self.table, self.file, self.say, self.console, self.read = table, file, say, console, read
        self.workshop = workshop  # where the game is made ready meanwhile; None: bots compile it when they are asked
        self.people = [seat for seat, kind in enumerate(table.kinds) if kind == HUMAN]
        self.viewer = self.people[0] if len(self.people) == 1 else PUBLIC  # who sits before the screen
        self._bots: dict[int, Bot] = {}
        self._bots_ready = False
        self._news_read = {seat: self._read_before(seat) for seat in (*self.people, PUBLIC)}

    def play(self) -> None:
        """Play until the game is over or the player leaves; the file then holds all of it."""
        try:
            store.keep(self.table, self.file)
            self._bots = bots_for(self.table, self._waiting, self.workshop)
            while not self.table.over:
                seat = self._next()
                if seat in self._bots:
                    self._bot_moves(seat)
                else:
                    self._person_moves(seat)
            self._end()
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print()
            self._tell(self.say("terminal-kept"))
            self.console.print(Text(f"  {show.command()} resume {self.file.stem}", "bold"))
        finally:
            if self.workshop is not None:
                self.workshop.close()

    def _next(self) -> int:
        """Who of those asked comes next: the person at the screen, then bots, then other people."""
        asked = self.table.asked
        if self.viewer in asked:
            return self.viewer
        return next((seat for seat in asked if seat in self._bots), asked[0])

    # Bots

    def _bot_moves(self, seat: int) -> None:
        legal = self.table.legal(seat)
        if self._bots_ready:
            move = self._bots[seat].choose(self.table.observe(seat), legal)
        else:
            with self._waiting():
                move = self._bots[seat].choose(self.table.observe(seat), legal)
            self._bots_ready = len(legal) > 1
        self.table.play(seat, move, say=self.say)
        store.keep(self.table, self.file)
        if not self.people and seat not in self.table.asked:
            self._print_news(PUBLIC, self.table.version)

    @contextmanager
    def _waiting(self) -> Iterator[None]:
        with self.console.status(self.say("terminal-compiling")):
            yield

    # People

    def _person_moves(self, seat: int) -> None:
        if seat != self.viewer:
            self._curtain(seat)
        version = self.table.version
        choices = self.table.choices(seat, self.say)
        self._page(seat, choices)
        help_ = Help(self.table, seat, choices, self.say, self.console)
        while self.table.version == version:
            try:
                self._obey(self.read(self._prompt(seat, choices)).strip(), seat, choices, help_)
            except AffinageError as error:
                self._tell(str(error), "red")

    def _obey(self, line: str, seat: int, choices: list[Choice], help_: Help) -> None:
        key, _, rest = line.partition(" ")
        if line == "":
            if len(choices) == 1:
                self._play(seat, choices[0])
        elif line.startswith("?"):
            help_.tell(line[1:].strip())
        elif line.lower() in ("q", "quit", "exit"):
            raise Quit
        elif key == "u" and not rest:
            self.table.take_back(seat, self.say)
            store.keep(self.table, self.file)
        elif key == "l" and not rest:
            self.console.print(show.turns(self.table, self._since_last_turn(seat), self.say, whole=True))
        elif key == "b":
            self._show_board(seat, rest.strip())
        elif key == "h" and not rest:
            self._hint(seat)
        elif key == "s":
            self._save_copy(rest.strip())
        elif key.isdecimal() and not rest:
            if len(key) > 6 or not 1 <= int(key) <= len(choices):
                raise AffinageError(self.say("terminal-no-number", last=len(choices)))
            self._play(seat, choices[int(key) - 1])
        else:
            raise AffinageError(self.say("terminal-what"))

    def _play(self, seat: int, choice: Choice) -> None:
        self.table.play(seat, choice.move, self.table.version, self.say)
        store.keep(self.table, self.file)

    def _save_copy(self, name: str) -> None:
        file = Path(name or f"{self.file.stem}-move-{self.table.version}.json").expanduser()
        store.export(self.table, file)
        self._tell(self.say("terminal-copied", file=str(file)))

    def _curtain(self, seat: int) -> None:
        """Hide what one person saw before the next one looks."""
        show.clear(self.console, wholly=True)
        self.viewer = PUBLIC
        self.console.print(Rule())
        self.read(self.say("terminal-curtain", name=self.table.names[seat]))
        self.viewer = seat

    def _page(self, seat: int, choices: list[Choice]) -> None:
        others = len(choices) + 4  # seats, news, keys, prompt
        board = self._board(seat, max(self.console.height - others, self.console.height * 3 // 5))
        room = self.console.height - len(self.console.render_lines(board)) - len(choices) - 3  # seats, keys, prompt
        show.clear(self.console)
        self.console.print(show.seats(self.table, self.say, seat))
        if room >= LEAST:
            self._print_news(seat, min(RECAP, room))
            self.console.print(board)
        else:  # the head of the page scrolls away: news belong where they are seen
            self.console.print(board)
            self._print_news(seat, LEAST)
        self.console.print(show.choices(choices))
        back = self.say("terminal-key-back") if self.table.can_take_back(seat) else ""
        self._tell(self.say("terminal-keys", back=back), "dim")
        if not all(getattr(bot, "ready", True) for bot in self._bots.values()):
            self._tell(self.say("terminal-stand-in"), "dim")

    def _board(self, seat: int, room: int) -> RenderableType:
        """The board, as much of it as there is room for on a screen; whole where nothing scrolls away."""
        fits = room if self.console.is_terminal else None
        return show.board(self.table, seat, self.say, self.console.width, fits)

    def _show_board(self, seat: int, part: str) -> None:
        """The board once more, or one part of it whole."""
        if part:
            self.console.print(show.one_part(self.table, seat, self.say, self.console.width, part))
        else:
            self.console.print(self._board(seat, self.console.height - 2))

    def _hint(self, seat: int) -> None:
        """What a search would do, from what the seat may know."""
        with self._waiting():
            told = hint_lines(self.table, seat, self.say)
        for line in told:
            self._tell(line)

    def _prompt(self, seat: int, choices: list[Choice]) -> str:
        enter = self.say("terminal-enter") if len(choices) == 1 else ""
        return f"{self.table.names[seat]}{enter}> "

    # News and log

    def _read_before(self, viewer: int) -> set[tuple[int, int]]:
        """In a resumed game: what came before the viewer's last turn is no news."""
        told = story(self.table, viewer, self.say)
        own = [turn.number for turn in told if viewer in turn.seats]
        return {(turn.number, turn.end) for turn in told if own and turn.number < own[-1]}

    def _print_news(self, viewer: int, most: int) -> None:
        """The turns of others, and what Chance turned up, since the viewer last looked."""
        read = self._news_read[viewer]
        told = [turn for turn in story(self.table, viewer, self.say) if turn.seats != (viewer,)]
        news = [turn for turn in told if (turn.number, turn.end) not in read]
        read.update((turn.number, turn.end) for turn in news)
        if len(news) > most:
            self._tell(self.say("terminal-earlier", n=len(news) - most + 1), "dim")
            news = news[-(most - 1) :]
        self.console.print(Padding(show.turns(self.table, news, self.say), (0, 0, 0, 2)))

    def _since_last_turn(self, viewer: int) -> list[Told]:
        """Everything since the viewer's last turn that is over."""
        told = story(self.table, viewer, self.say)
        own = [at for at, turn in enumerate(told) if viewer in turn.seats and turn.over and at + 1 < len(told)]
        return told[own[-1] + 1 :] if own else told

    # The end

    def _end(self) -> None:
        show.clear(self.console)
        self._print_news(self.viewer, RECAP)
        if self.viewer != PUBLIC:
            self.console.print(self._board(self.viewer, self.console.height))
        self.console.print(show.score_sheet(self.table, self.say))
        self.console.print(show.result(self.table, self.say))
        self._tell(self.say("terminal-replay-at"))
        self.console.print(Text(f"  {show.command()} replay {self.file}", "bold"), soft_wrap=True)

    def _tell(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style))
