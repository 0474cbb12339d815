import os
from collections.abc import Iterator
from io import StringIO
from itertools import chain, islice, repeat
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from affinage.core import replay
from affinage.core.errors import AffinageError
from affinage.core.game import find
from affinage.core.play import TAKE_BACK
from affinage.core.sets import holds
from affinage.core.story import story
from affinage.terminal import show, store
from affinage.terminal.table import Terminal

from .screen import Screen, begin, go_on, numbers

GAMES = ("beer-and-bread", "template")
PAGES = 10_000 if os.environ.get("AFFINAGE_FULL") else 70


def sit(game: str, kinds: str = "human,random", lang: str = "en", seed: str = "seed") -> tuple[Terminal, Screen]:
    """A table with a person who plays numbers to the end."""
    screen = Screen()
    terminal = begin(game, kinds, screen, lang=lang)
    screen.answers = numbers(lambda: terminal)
    return terminal, screen


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_a_person_plays_a_whole_game_against_a_bot(game: str, lang: str) -> None:
    terminal, screen = sit(game, lang=lang)
    terminal.play()
    say = terminal.say
    assert terminal.table.over
    assert say("terminal-score") in screen.text
    for category in terminal.table.game.score.CATEGORIES:
        assert say(f"category-{category}") in screen.text
    for winner in terminal.table.winners():
        assert terminal.table.names[winner] in screen.text.splitlines()[-3]
    assert str(terminal.file) in screen.text
    assert replay.load(terminal.file).events == terminal.table.events


@pytest.mark.parametrize("lang", [pytest.param("en", marks=pytest.mark.long), "de"])
def test_a_person_plays_a_whole_game_at_a_table_of_four(lang: str) -> None:
    terminal, screen = sit("vinhos", "human,random,random,random", lang=lang)
    terminal.play()
    assert terminal.table.over
    assert all(name in screen.text for name in terminal.table.names)
    assert terminal.say("terminal-score") in screen.text


def test_bots_alone_are_watched() -> None:
    terminal, screen = sit("template", "random,random")
    terminal.play()
    assert screen.pages == []
    assert terminal.table.over
    assert terminal.say("terminal-score") in screen.text


@pytest.mark.parametrize("game", [pytest.param("beer-and-bread", marks=pytest.mark.long), "template"])
def test_a_game_left_and_resumed_goes_on_as_if_nobody_had_left(game: str) -> None:
    whole, _ = sit(game)
    whole.play()
    screen = Screen()
    part = begin(game, "human,random", screen)
    screen.answers = _some(part, 4)
    part.play()
    while not part.table.over:
        screen = Screen()
        part = go_on(part.file, screen)
        screen.answers = _some(part, 40)
        part.play()
    assert part.table.events == whole.table.events


def _some(terminal: Terminal, count: int) -> Iterator[str]:
    """A few moves, then leave."""
    yield from islice(numbers(lambda: terminal), count)
    yield "q"


def test_a_move_is_taken_back_and_the_log_keeps_it() -> None:
    screen = Screen()
    terminal = begin("beer-and-bread", "human,human", screen)
    before = terminal.table.state.copy()
    screen.answers = iter(["", "1", "u"])
    terminal.play()
    assert terminal.table.state == before
    assert replay.load(terminal.file).events[-1].move == TAKE_BACK
    assert "u: take back" in screen.pages[2][0]
    assert "u: take back" not in screen.pages[1][0]


def test_nothing_to_take_back_is_said() -> None:
    screen = Screen(iter(["u"]))
    terminal = begin("template", "human,random", screen)
    terminal.play()
    assert terminal.say("refused-nothing-to-take-back") in screen.text


def test_help_tells_the_rule_and_why_a_move_is_not_possible() -> None:
    screen = Screen(iter(["?", "? harvest"]))
    terminal = begin("beer-and-bread", "human,random", screen)
    version = terminal.table.version
    terminal.play()
    table, say = terminal.table, terminal.say
    assert version <= table.version
    assert screen.pages[1][0].startswith(table.game.describe.rule(table.state, 0, say)[:40])
    assert say("terminal-help-not", words=say("move-harvest-any")) in screen.text
    assert say("why-choose-first") in screen.text
    assert say("rule-turn")[:60] in screen.text


def test_help_finds_legal_moves_and_lists_several() -> None:
    screen = Screen(iter(["? bid nothing", "? bid", "? 1", "? 7", "? 99", "? 1" + "0" * 5000, "? xyzzy", "?take"]))
    terminal = begin("template", "human,random", screen)
    terminal.play()
    say = terminal.say
    legal = terminal.table.choices(0, say)
    assert say("terminal-help-legal", words=legal[0].words, number=1) in screen.pages[1][0]
    assert say("terminal-help-which") in screen.pages[2][0]
    assert say("terminal-help-legal", words=legal[0].words, number=1) in screen.pages[3][0]
    assert "99" in screen.pages[5][0]
    assert say("terminal-help-nothing", words="xyzzy") in screen.pages[7][0]
    assert terminal.table.version == replay.load(terminal.file).version


def test_help_knows_no_more_than_the_seat() -> None:
    """The same answer about every card of the other hand and of the deck that the seat has not seen."""
    terminal, screen = sit("beer-and-bread")
    names = [terminal.say(f"card-{card['id']}") for card in terminal.table.game.box.content["card"]]
    held = {card["name"] for card in terminal.table.view(0, terminal.say)["seats"][0]["hand"]["cards"]}
    unseen = [name for name in names if name not in held]
    screen.answers = iter(f"? {terminal.say('move-play', card=name)}" for name in unseen)
    terminal.play()
    answers = {page.replace(name, "X") for name, (page, _) in zip(unseen, screen.pages[1:], strict=False)}
    assert len(answers) == 1


def test_a_copy_is_saved_and_never_over_another_file(tmp_path: Path) -> None:
    screen = Screen(iter(["s", "s copies/mine.json", "s copies/mine.json", "s"]))
    terminal = begin("template", "human,random", screen)
    terminal.play()
    version = terminal.table.version
    default = tmp_path / f"{terminal.file.stem}-move-{version}.json"
    assert replay.load(default).events == terminal.table.events
    assert replay.load(tmp_path / "copies" / "mine.json").events == terminal.table.events
    assert screen.text.count("already there") == 2


def test_a_copy_that_cannot_be_written_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    screen = Screen(iter(["s file/inside.json", "s .", "s \0"]))
    terminal = begin("template", "human,random", screen)
    terminal.play()
    assert "cannot be written" in screen.text
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.parametrize("leaving", [["q"], []])
def test_leaving_keeps_the_game_and_says_how_to_go_on(leaving: list[str]) -> None:
    screen = Screen(iter(["1", *leaving]))
    terminal = begin("template", "human,random", screen)
    terminal.play()
    assert f"affinage resume {terminal.file.stem}" in screen.text
    assert replay.load(terminal.file).events == terminal.table.events


def test_ctrl_c_is_leaving() -> None:
    def answers() -> Iterator[str]:
        yield "1"
        raise KeyboardInterrupt

    screen = Screen(answers())
    terminal = begin("template", "human,random", screen)
    terminal.play()
    assert f"affinage resume {terminal.file.stem}" in screen.text
    assert replay.load(terminal.file).events == terminal.table.events


GARBAGE = [
    "",
    "0",
    "-1",
    "99",
    "abc",
    "1 2",
    "1.5",
    "9" * 5000,
    "\x00",
    "[bold]",
    "[/]",
    "? [/]",
    "?" + "x" * 999,
]
GARBAGE += ["² ", "q q", "u u", "l l", "ü", "\x1b[2J", "l", "?", "¿"]


@pytest.mark.parametrize("game", GAMES)
def test_garbage_changes_nothing(game: str) -> None:
    screen = Screen(iter(GARBAGE))
    terminal = begin(game, "human,human", screen)
    screen.answers = chain([""], GARBAGE)
    version = terminal.table.version
    terminal.play()
    assert terminal.table.version == version
    assert len(screen.pages) == len(GARBAGE) + 2


def test_two_people_never_see_each_others_hands() -> None:
    """Every page belongs to one person; no front that this person has not seen is named on it."""
    screen = Screen()
    terminal = begin("beer-and-bread", "human,human", screen)
    table, say = terminal.table, terminal.say
    ids = [card["id"] for card in table.game.box.content["card"]]
    names = [say(f"card-{card}") for card in ids]
    curtains = [say("terminal-curtain", name=name) for name in table.names]
    pages = 0

    def answers() -> Iterator[str]:
        nonlocal pages
        people = numbers(lambda: terminal)
        while True:
            page, prompt = screen.pages[-1]
            if prompt in curtains:
                assert not any(name in page for name in names)
                yield ""
                continue
            pages += 1
            seat = table.names.index(prompt.split(">")[0].split(" (")[0])
            state: Any = table.observe(seat)
            known = {card for card in range(len(ids)) if not holds(state.deck, card)}
            for card, name in enumerate(names):
                assert card in known or name not in page, f"{table.names[seat]} sees {name}"
            yield next(people) if pages <= PAGES else "q"

    screen.answers = answers()
    terminal.play()
    assert table.over or pages > PAGES
    assert pages > 60
    prompts = [prompt for _, prompt in screen.pages]
    assert all(prompts.count(curtain) > 5 for curtain in curtains)


def test_the_curtain_wipes_what_was_scrolled_away() -> None:
    out = StringIO()
    show.clear(Console(file=out, force_terminal=True), wholly=True)
    assert "\x1b[3J" in out.getvalue()


def test_one_move_left_is_made_by_enter() -> None:
    screen = Screen()
    terminal = begin("beer-and-bread", "human,human", screen)
    first = terminal.table.asked[0]

    def answers() -> Iterator[str]:
        yield from ("", "1", "1")
        while terminal.table.asked == (first,):
            assert "Enter = 1" in screen.pages[-1][1] or len(terminal.table.legal(first)) > 1
            yield "" if len(terminal.table.legal(first)) == 1 else "1"

    screen.answers = answers()
    terminal.play()
    assert terminal.table.asked != (first,)


def test_the_log_tells_what_happened_since_the_last_turn() -> None:
    screen = Screen()
    terminal = begin("beer-and-bread", "human,random", screen)
    people = numbers(lambda: terminal)

    def answers() -> Iterator[str]:
        for _ in range(8):
            yield next(people)
        yield "l"

    screen.answers = answers()
    terminal.play()
    listed = screen.pages[-1][0]
    others = [turn for turn in story(terminal.table, 0, terminal.say) if turn.seats == (1,)]
    assert others[-1].headline in listed
    assert len(others) > 2
    assert others[0].headline not in listed


def test_games_of_one_kind_get_files_of_their_own() -> None:
    files = {store.begin(find("template")) for _ in range(3)}
    assert len(files) == 3


def test_a_folder_that_cannot_be_written_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("AFFINAGE_HOME", str(tmp_path / "file"))
    with pytest.raises(AffinageError, match="cannot be written"):
        store.begin(find("template"))


def test_the_screen_is_read_without_markup() -> None:
    screen = Screen(repeat("[red]", 3))
    begin("template", "human,random", screen).play()
    assert "[red]" not in screen.text.replace("> [red]", "")


def test_a_game_that_another_window_played_on_is_not_overwritten() -> None:
    terminal = begin("beer-and-bread", "human,random", Screen())
    store.keep(terminal.table, terminal.file)
    other = replay.load(terminal.file)
    seat = other.asked[0]
    other.play(seat, other.legal(seat)[0])
    replay.save(other, terminal.file)
    with pytest.raises(AffinageError, match="is open in another window, which has played on"):
        store.keep(terminal.table, terminal.file)
    assert replay.load(terminal.file).version == other.version


@pytest.mark.parametrize("word", ["q", "Q", "quit", "exit"])
def test_there_are_several_words_for_leaving(word: str) -> None:
    screen = Screen(iter([word]))
    begin("beer-and-bread", "human,human", screen).play()
    assert "The game is kept" in screen.text
