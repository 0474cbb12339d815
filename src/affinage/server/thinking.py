"""What happens in a bot's own process: it is told what a seat may know and nothing else; reviews get finished games."""

import math
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections import OrderedDict
from hashlib import blake2b
from typing import Any, NamedTuple

from affinage.agents import Bot, make
from affinage.agents.explain import Idea, ideas
from affinage.agents.judge import Judge
from affinage.agents.patient import stand_in
from affinage.agents.plain import PlainBot
from affinage.agents.review import Review, review
from affinage.agents.search import SearchBot
from affinage.agents.spec import LEVELS, search_spec
from affinage.core import components, replay
from affinage.core.chance import DeckDealer
from affinage.core.game import Game
from affinage.core.play import Table

HINT, REVIEW = 2500, 600  # iterations for each position
EXPERT = "search:6000"  # what the strongest level is taken for where five of them are asked at once
PLAIN = "plain"  # a level of the daily deal on a server where bots do not think: the plain rules alone
SEATS = 2  # of a daily deal
KEPT = 8  # bots that keep what they thought last
_bots: OrderedDict[tuple[str, int, int, str], Bot] = OrderedDict()
_progress: Any = None


def begin(progress: Any = None, nice: int = 0) -> None:
    """People come first: a bot's process gives way, and it is the server that ends it, or the server's own end."""
    global _progress  # a process has one
    _progress = progress
    if hasattr(os, "nice"):  # not everywhere
        os.nice(nice)
    for meant_for_the_server in (signal.SIGINT, signal.SIGTERM):  # terminals and service managers tell everybody
        signal.signal(meant_for_the_server, signal.SIG_IGN)
    threading.Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    """A server that was killed cannot end its bots: they must not stay behind."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def bot(game: Game, seat: int, seats: int, level: str) -> Bot:
    """A bot, perhaps one that sat here before: what it thinks follows from the position alone."""
    key = game.package, seat, seats, level
    if key not in _bots:
        _keep(key, make(level, game, seat, seats=seats))
    _bots.move_to_end(key)
    return _bots[key]


def _keep(key: tuple[str, int, int, str], one: Bot) -> None:
    _bots[key] = one
    if len(_bots) > KEPT:
        _bots.popitem(last=False)


def forget(package: str) -> None:
    """A game is unloaded."""
    for key in [key for key in _bots if key[0] == package]:
        del _bots[key]


def choose(
    game: Game, known: bytes, legal: list[int], seat: int, seats: int, level: str, seconds: float = math.inf
) -> tuple[int, bool]:
    """A bot's move: after so many seconds the best that it has found so far; and whether it came to that."""
    one, latest = bot(game, seat, seats, level), time.perf_counter() + seconds
    if isinstance(one, SearchBot):
        one.searcher.latest = latest
    move = one.choose(game.state.from_bytes(known), legal)
    return move, time.perf_counter() >= latest


def choose_exactly(game: Game, known: bytes, legal: list[int], seat: int, seats: int, level: str) -> int:
    """The move of a bot that has never thought before: it follows from the position, on this machine at least."""
    state, luck = game.state.from_bytes(known), int.from_bytes(blake2b(known, digest_size=4).digest(), "big")
    if level == PLAIN:
        return PlainBot(game, seat, luck).choose(state, legal)
    return make(level, game, seat, seats=seats, trees=1).choose(state, legal)


class DayGame(NamedTuple):
    """A game that bots have played with a day's cards."""

    score: int
    rival: int
    moves: list[list[int]]


def play_day(game: Game, options: dict[str, str], key: str, level: str, against: str, number: int) -> DayGame:
    """A bot of some level in the place of people, against the day's own bot; its number decides its luck."""
    table = Table(game, SEATS, options=options, dealer=DeckDealer(key))
    guest = make(level, game, 0, 1 + number, seats=SEATS, trees=1)
    while not table.over:
        seat = table.asked[0]
        known, legal = table.observe(seat), table.legal(seat)
        if len(legal) == 1:
            move = legal[0]
        elif seat == 0:
            move = guest.choose(known, legal)
        else:
            move = choose_exactly(game, known.to_bytes(), legal, seat, SEATS, against)
        table.play(seat, move)
    standing = [[event.seat, event.move] for event in table.standing()]
    return DayGame(table.points(0)[0], table.points(1)[0], standing)


def choose_plainly(game: Game, known: bytes, legal: list[int], seat: int, seats: int, level: str) -> int:
    """A move for a bot whose game is still being compiled."""
    key = game.package, seat, seats, f"stand-in for {level}"
    if key not in _bots:
        _keep(key, stand_in(level, game, seat, secrets.randbelow(1 << 32), seats))
    return _bots[key].choose(game.state.from_bytes(known), legal)


def warm_up(games: list[Game]) -> None:
    """Think once about every game: what is compiled is loaded now, and not within somebody's time."""
    for game in games:
        table = Table(game, game.seats[0], seed="warm")
        seat = table.asked[0]
        make("hard:1", game, seat, seats=table.seats).choose(table.observe(seat), table.legal(seat))


def advise(game: Game, known: bytes, seat: int, seats: int, iterations: int = HINT) -> list[Idea]:
    """The best turns with what they promise, in figures; words are made where names are known."""
    return ideas(game, game.state.from_bytes(known), seat, seats, spec=search_spec(iterations=iterations))


def compare(game: Game, known: bytes, seat: int, seats: int) -> list[tuple[str, tuple[int, ...]]]:
    """The turn that a bot of each level would make here."""
    found = list[tuple[str, tuple[int, ...]]]()
    state = game.state.from_bytes(known)
    judge = Judge(game, seats, search_spec(iterations=1))
    for level in LEVELS:
        one = make(EXPERT if level == "expert" else level, game, seat, seats=seats)
        found.append((level, judge.made_by(one, state, seat)))
    return found


def opened(text: str, game: Game | None) -> Table:
    """A finished game as its file tells it; the set it was played with is kept where the tables are, and not here."""
    if game is None:
        return replay.read(text)
    with components.at_hand(game.name, game.box):
        return replay.read(text)


def judge(text: str, seat: int, game: Game | None = None) -> Review:
    """A finished game looked at again from one seat, in figures."""
    table = opened(text, game)

    def report(done: int, of: int) -> None:
        if _progress is not None:
            _progress[0], _progress[1] = done, of

    return review(table, seat, spec=search_spec(iterations=REVIEW), report=report)
