"""Whole games in the terminal: alone, against bots, and several people at one screen."""

import random
from io import StringIO

import pytest
from rich.console import Console

from affinage.core import replay
from affinage.core.play import Table
from affinage.games.fromage.game import GAME
from affinage.terminal import show, store
from affinage.terminal.table import Terminal


class Screen:
    """A console that keeps what is printed, and people who play at random."""

    def __init__(self, kinds: str, language: str, **options: str) -> None:
        self.out, self.prompts = StringIO(), list[str]()
        sitting = kinds.split(",")
        names = ["Ada", "Ben", "Cleo", "Dan"][: len(sitting)]
        table = Table(GAME, len(sitting), options=options, seed="terminal", names=names, kinds=sitting)
        console = Console(file=self.out, width=150, highlight=False)
        self.terminal = Terminal(table, store.begin(GAME), GAME.say(language), console, self.read)
        self.random = random.Random(kinds)

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        table = self.terminal.table
        if self.terminal.viewer not in table.asked:
            return ""  # behind the curtain
        return str(self.random.randrange(len(table.legal(self.terminal.viewer))) + 1)


def played(kinds: str, language: str = "en", **options: str) -> Screen:
    screen = Screen(kinds, language, **options)
    screen.terminal.play()
    return screen


@pytest.mark.parametrize(
    ("kinds", "language"),
    [("human", "en"), ("human", "de"), ("random,human,random", "en"), ("human,random,random,random", "de")],
)
def test_a_person_plays_a_whole_game(kinds: str, language: str) -> None:
    screen = played(kinds, language)
    table, say, text = screen.terminal.table, screen.terminal.say, screen.out.getvalue()
    assert table.over
    assert say("terminal-score") in text
    for category in GAME.score.CATEGORIES:
        assert say(f"category-{category}") in text
    assert replay.load(screen.terminal.file).events == table.events


def test_two_people_at_one_screen_with_a_curtain() -> None:
    screen = played("human,human", "de")
    assert screen.terminal.table.over
    curtains = [
        prompt
        for prompt in screen.prompts
        if prompt.startswith(screen.terminal.say("terminal-curtain", name="Ada")[:5])
    ]
    assert len(curtains) > 10


def test_venues_and_creameries_bear_the_names_of_players() -> None:
    screen = Screen("human,random", "en")
    drawn = Console(file=StringIO(), width=150)
    drawn.print(show.board(screen.terminal.table, 0, screen.terminal.say, 150))
    assert isinstance(drawn.file, StringIO)
    text = drawn.file.getvalue()
    assert "→ Ada" in text
    assert "●2 Ben" in text


def test_a_draft_at_the_terminal() -> None:
    screen = played("human,random", structures="draft")
    assert screen.terminal.table.over
    assert "Which tile do you keep?" in screen.out.getvalue()


def test_one_after_another_at_the_terminal() -> None:
    assert played("human,random,random", turns="clockwise").terminal.table.over


def test_the_corporation_is_named_at_the_end() -> None:
    text = played("human", level="5").out.getvalue()
    assert "Corporation" in text
    assert "That is not a win." in text


def test_a_person_is_told_afterwards_what_others_did() -> None:
    text = played("human,random").out.getvalue()
    assert "Ready" in text
    assert "Acts" not in text
