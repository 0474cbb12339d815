"""What the terminal prints: boards, moves, logs, score sheets. Text of others is never read as markup."""

import importlib
import importlib.util
import os
import shutil
import sys
from collections.abc import Iterable, Sequence
from datetime import datetime
from io import StringIO
from pathlib import Path
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from affinage.core.drawing import Part, fit
from affinage.core.errors import AffinageError
from affinage.core.game import CHANCE
from affinage.core.play import RESIGNED, Choice, Table
from affinage.core.turns import Told
from affinage.core.words import Say

from . import generic
from .store import Kept

SEAT_COLOURS = ("cyan", "magenta", "yellow", "green")


def command() -> str:
    """How the user starts this program: by its name where that works, else by its path."""
    program = Path(sys.argv[0])
    if shutil.which("affinage") or program.name != "affinage":
        return "affinage"
    return os.path.relpath(program)


def board(table: Table, seat: int, say: Say, width: int, room: int | None = None) -> RenderableType:
    """The game's own drawing of what the seat may see, with the players' names; short where there is little room."""
    if room is None:
        return _whole(table, seat, say, width)
    found = parts(table, seat, say, width)
    measure = Console(file=StringIO(), width=width)
    kept, left_out = fit(found, room, lambda size: len(measure.render_lines(size)))
    if left_out:
        kept.insert(len(kept) - 1, Text(_told_in([part.name for part in left_out if part.name], say, width), "dim"))
    return Group(*kept)


def _told_in(names: list[str], say: Say, width: int) -> str:
    """Which parts were left out, in one line: as many whole names as it holds."""
    for count in range(len(names), 0, -1):
        line = say("terminal-left-out", parts=", ".join(names[:count]) + (", …" if count < len(names) else ""))
        if len(line) <= width:
            return line
    return ""


def parts(table: Table, seat: int, say: Say, width: int) -> list[Part]:
    """The parts of the board, each in all its sizes."""
    view = _view(table, seat, say)
    if importlib.util.find_spec(f"{table.game.package}.compact") is not None:
        found: list[Part] = importlib.import_module(f"{table.game.package}.compact").parts(view, say, width)
        return found
    if importlib.util.find_spec(f"{table.game.package}.draw") is not None:
        return [Part("", (_whole(table, seat, say, width),))]
    return generic.parts(view, say, width)  # a new game has no drawing of its own yet


def _whole(table: Table, seat: int, say: Say, width: int) -> RenderableType:
    view = _view(table, seat, say)
    if importlib.util.find_spec(f"{table.game.package}.draw") is None:
        return generic.draw(view, say, width)
    drawing: RenderableType = importlib.import_module(f"{table.game.package}.draw").draw(view, say, width)
    return drawing


def _view(table: Table, seat: int, say: Say) -> dict[str, Any]:
    """What the seat sees, with the players' names in the frame and in the question."""
    view: dict[str, Any] = table.view(seat, say)
    frame = view["frame"]
    for place, name in zip(frame["seats"], table.names, strict=False):
        place["name"] = plain(name)
    frame["question"] = named(table, frame["question"], say)
    return view


def one_part(table: Table, seat: int, say: Say, width: int, wanted: str) -> RenderableType:
    """The part of the board whose name begins like this, whole; `all` is the whole board."""
    if wanted.casefold() in ("all", "alles"):
        return board(table, seat, say, width)
    named_parts = [part for part in parts(table, seat, say, width) if part.name]
    for part in named_parts:
        if any(word.startswith(wanted.casefold()) for word in (part.name.casefold(), *part.name.casefold().split())):
            return part.sizes[0]
    raise AffinageError(say("terminal-no-part", wanted=wanted[:40], parts=", ".join(p.name for p in named_parts)))


def plain(text: str) -> str:
    """Text from a file without anything that could steer the terminal."""
    return "".join(c if c.isprintable() else "?" for c in text)


def name_of(table: Table, seat: int, say: Say) -> Text:
    """A seat's name in its colour."""
    if seat == CHANCE:
        return Text(say("terminal-chance"), "dim")
    return Text(plain(table.names[seat]), SEAT_COLOURS[seat % len(SEAT_COLOURS)])


def seats(table: Table, say: Say, viewer: int | None = None) -> Text:
    """Who sits where, in one line."""
    parts = []
    for seat in range(table.seats):
        kind = say("terminal-you") if seat == viewer else say("terminal-kind", kind=plain(table.kinds[seat]))
        number = Text(say("terminal-seat", seat=seat + 1) + " ", "dim")
        parts.append(Text.assemble(number, name_of(table, seat, say), (f" ({kind})", "dim")))
    return Text(" · ", "dim").join(parts)


def choices(options: Sequence[Choice], first: int = 1) -> Grid:
    """Numbered moves."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="bold")
    grid.add_column()
    for number, choice in enumerate(options, first):
        grid.add_row(str(number), Text(choice.words))
    return grid


def named(table: Table, sentence: str, say: Say) -> str:
    """A game's sentence with players' names for its seats."""
    for seat, name in enumerate(table.names):
        sentence = sentence.replace(say("seat", n=seat + 1), plain(name))
    return sentence


def turns(table: Table, told: Iterable[Told], say: Say, *, whole: bool = False) -> Grid:
    """Turns by their headlines, under the banner of their stage; `whole`: with everything that was done in them."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    banner = ""
    for turn in told:
        if turn.banner != banner:
            banner = turn.banner
            grid.add_row(Text(), Text(named(table, banner, say), "bold dim"))
        by = turn.seats[0] if len(turn.seats) == 1 else CHANCE
        if not turn.seats and turn.headline == banner and not whole:
            continue
        name = name_of(table, by, say) if len(turn.seats) < 2 else Text(say("terminal-together"))
        grid.add_row(name, Text(named(table, turn.headline, say), "" if turn.seats else "dim"))
        for beat in turn.beats if whole and len(turn.beats) > 1 else ():
            who = "" if beat.seat == by else f"{name_of(table, beat.seat, say).plain}: "
            grid.add_row(Text(), Text(f"  {who}{named(table, beat.words, say)}", "dim"))
    return grid


def score_sheet(table: Table, say: Say) -> Grid:
    """Points by category, a column for each seat."""
    sheet = Grid(title=say("terminal-score"), show_footer=True)
    results = [table.points(seat) for seat in range(table.seats)]
    sheet.add_column("", say("terminal-score-final"))
    for seat, (final, _) in enumerate(results):
        sheet.add_column(name_of(table, seat, say), Text(str(final), "bold"), justify="right")
    for category in table.game.score.CATEGORIES:
        sheet.add_row(say(f"category-{category}"), *(str(parts[category]) for _, parts in results))
    return sheet


def result(table: Table, say: Say) -> Text:
    """Who has won, and what decided it."""
    winners = table.winners()
    if table.stopped is not None:
        winner = "".join(name_of(table, seat, say).plain for seat in winners)
        key = f"result-{table.stopped.how}" if winners or table.stopped.how != RESIGNED else "result-gave-up"
        return Text(say(key, seat=name_of(table, max(0, table.stopped.seat), say).plain, names=winner), "bold")
    ending = table.game.score.ENDINGS[table.game.score.ending(table.state)]
    if not winners:  # alone one can lose
        return Text.assemble((say("terminal-lost"), "bold"), " ", say(f"ending-{ending}"))
    names = Text(f" {say('terminal-and')} ").join(name_of(table, seat, say) for seat in winners)
    key = "terminal-wins" if len(winners) == 1 else "terminal-share"
    before, _, after = say(key, names="\0").partition("\0")
    return Text.assemble((before, "bold"), names, (after, "bold"), " ", say(f"ending-{ending}"))


def kept(found: Iterable[Kept], say: Say, now: datetime) -> Grid:
    """Unfinished games, numbered; those that cannot be opened have no number."""
    grid = Grid(title=say("resume-title"))
    grid.add_column("", justify="right", style="bold")
    for key in ("id", "names", "moves", "when"):
        grid.add_column(say(f"resume-{key}"), no_wrap=key == "id")
    number = 0
    for one in found:
        number += not one.problem
        names = Text(plain(", ".join(one.names))) if not one.problem else Text(say(f"resume-{one.problem}"), "red")
        digits = "" if one.problem else str(number)
        grid.add_row(digits, Text(one.id), names, str(one.moves or ""), _when(one.when, now))
    return grid


def _when(moment: datetime, now: datetime) -> str:
    return moment.strftime("%H:%M" if moment.date() == now.date() else "%Y-%m-%d %H:%M")


def clear(console: Console, wholly: bool = False) -> None:
    """A fresh page; wholly: what was scrolled away is gone, too."""
    if console.is_terminal:
        console.clear()
        if wholly:
            console.file.write("\x1b[3J")
            console.file.flush()
