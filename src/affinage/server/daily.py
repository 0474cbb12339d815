"""What the page of the daily deal is told: the days, one's own game, and after it the field and where games parted.

Nothing of a deal is told before the asker's own game with it is over, and nothing of a game is told to others before
its day is.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from affinage.core.errors import AffinageError
from affinage.core.events import Event, standing
from affinage.core.play import Table
from affinage.core.story import story, turns_of
from affinage.core.words import Say, say_in

from . import days, sealed
from .days import Day, Played
from .naming import bot_name
from .seating import Made
from .service import BOT
from .store import Header, StoreError
from .talk import NOTHING
from .thinking import PLAIN
from .tokens import claimed_token, digest, new_code

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger("affinage.server")
Json = dict[str, Any]
FIELD = ("novice", "easy", "medium", "hard")  # bots that play each deal beforehand,
OF_EACH = 2  # so many games of each
LOOKED = 600.0  # seconds between two looks whether a deal has to be made
PARTED = 4  # turns that are told side by side
KEPT = 400  # games whose turns are remembered
COMPARED = 60  # games that are asked what they did


_cut_up: OrderedDict[tuple[str, str, tuple[Event, ...]], list[tuple[int, ...]]] = OrderedDict()


@dataclass(frozen=True)
class Result:
    """A game that counts and is over; points are the asker's and the bot's."""

    name: str
    score: int
    rival: int
    table: str = ""  # of people
    level: str = ""  # of bots
    moves: tuple[tuple[int, int], ...] = ()  # of bots
    finished: bool = True  # played to its end by the rules

    @property
    def rank(self) -> tuple[bool, int, int]:
        """More is better: the score, then how far ahead of the bot."""
        return self.finished, self.score, self.score - self.rival


def header_for(day: Day, name: str, table: str, now: int, counts: bool, until: int) -> Header:
    """A table for a day's deal: one person, and the day's bot. What ends after its time does not count."""
    bot = bot_name("greedy" if day.level == PLAIN else day.level, [name])
    seats = [{"kind": "me", "name": name, "level": ""}, {"kind": BOT, "name": bot, "level": day.level}]
    return Header(
        id=table,
        code=new_code(),
        game=day.game,
        rules=day.rules,
        components=day.components,
        options=day.options,
        seats=seats,
        clock={"kind": "none", "seconds": 0},
        flags={
            "hints": False,
            "guide": False,
            "talk": NOTHING,
            "daily": {"date": day.date, "counts": counts, "until": until},
        },
        made_at=now,
        commitment=day.commitment,
    )


def token_for(day: Day, table: str, player: str) -> str:
    """The seat's token: it follows from what the player's page alone knows, so that it can be asked for again."""
    return claimed_token(day.secret, table, 0, f"daily {player}")


def made(day: Day, header: Header, player: str) -> Made:
    """A table that nobody can watch or join."""
    return Made(header, day.secret, "", {0: token_for(day, header.id, player)}, private=True)


async def prepare(hub: "Hub", now: Any) -> None:
    """Make the deals of today and tomorrow, and let bots play them; looked at again and again."""
    while True:
        try:
            today = days.today(hub.settings, now())
            for date in (today, days.next_day(today)):
                day = await ensured(hub, date, now())
                await _fill(hub, day)
        except (StoreError, AffinageError) as error:
            log.warning("the daily deal is made later: %s", error)
        soon = (days.ends_at(hub.settings, days.today(hub.settings, now())) - now()) / 1000
        await asyncio.sleep(max(1.0, min(LOOKED, soon + 0.5)))


async def ensured(hub: "Hub", date: str, now: int) -> Day:
    """The deal of a date, read or made."""
    found: Day | None = await hub.read(days.find_day, hub.store, date)
    if found is not None:
        return found
    return await hub.write(days.ensure, hub.store, hub.settings, date, now)


async def _fill(hub: "Hub", day: Day) -> None:
    """The field of bots, one game after another; each is kept."""
    field = list(day.field)
    for number in range(len(field), OF_EACH * len(FIELD) if day.level != PLAIN else 0):
        level = FIELD[number % len(FIELD)]
        played = await hub.thinkers.play_day(day.found(), day.options, day.key, (level, day.level), number)
        if played is None:
            return
        field.append({"level": level, **played._asdict()})
        await hub.write(days.add_to_field, hub.store, day.date, field)


# What is told


def told_day(day: Day, hub: "Hub", today: str, say: Say) -> Json:
    """A day as everybody may know it."""
    over = day.date < today
    return {
        "date": day.date,
        "game": day.game,
        "title": say("title"),
        "bot": say("daily-bot-plain") if day.level == PLAIN else say(f"server-level-{day.level}"),
        "commitment": day.commitment,
        "published_at": day.made_at,
        "ends_at": days.ends_at(hub.settings, day.date),
        "over": over,
        "secret": day.secret if over else "",
        "rules": day.rules,
        "components": day.components["hash"],
        "options": day.options,
    }


def results(hub: "Hub", day: Day, say: Say) -> list[Result]:
    """All games of a day that count and are over, the best first."""
    games = days.games_on(hub.store, day.date)
    tables = [one.table for one in games]
    over, people = days.endings(hub.store, tables), days.callers(hub.store, tables)
    found = [
        Result(people[table][0], ended["score"][0], ended["score"][1], table=table, finished="how" not in ended)
        for table, ended in over.items()
        if ended["at"] < people[table][1]  # afterwards everybody knows the deal
    ]
    found += [
        Result(
            say("daily-bot", level=say(f"server-level-{one['level']}")), one["score"], one["rival"],
            level=one["level"], moves=tuple((s, m) for s, m in one["moves"]),
        )
        for one in day.field
    ]  # fmt: skip
    return sorted(found, key=lambda one: one.rank, reverse=True)


def place(mine: Result, field: Sequence[Result]) -> tuple[int, int, int | None]:
    """My place (equals share it), of how many, and the share of the others that I have beaten, in per cent."""
    better = sum(one.rank > mine.rank for one in field)
    others = len(field) - 1
    equal = sum(one.rank == mine.rank for one in field) - 1
    return better + 1, len(field), round(100 * (others - better - equal / 2) / others) if others > 0 else None


def standing_of(hub: "Hub", one: Result) -> list[Event]:
    """The moves of a game that stand."""
    if one.moves:
        return [Event(seat, move) for seat, move in one.moves]
    return standing(sealed.moves_in(hub.store.events(one.table)))


def parted(hub: "Hub", day: Day, mine: Result, field: Sequence[Result], lang: str) -> Json | None:
    """Where my game and the best of the others parted, turn by turn; nothing where nobody else was as good."""
    best = next((one for one in field if one is not mine and one.rank >= mine.rank), None)
    if best is None:
        return None
    game, say = day.found(), day.found().say(lang)
    own, others = told_turns(day, standing_of(hub, mine), say), told_turns(day, standing_of(hub, best), say)
    first = next((n for n, (a, b) in enumerate(zip(own, others, strict=False)) if a[2] != b[2]), None)
    if first is None:
        return None
    rows = [
        {"when": a[0], "mine": a[1], "best": b[1]}
        for a, b in zip(own[first:], others[first:], strict=False)
        if a[1] != b[1]
    ][:PARTED]
    same, asked = 0, 0
    for one in [other for other in field if other is not mine][:COMPARED]:
        theirs = seat_turns(day, standing_of(hub, one))
        if len(theirs) > first and theirs[:first] == [a[2] for a in own[:first]]:
            asked += 1
            same += theirs[first] == own[first][2]
    return {"best": best.name, "score": best.score, "same": same, "asked": asked, "rows": rows, "title": game.name}


def _played(day: Day, moves: Sequence[Event]) -> Table:
    table = Table(day.found(), 2, options=day.options, seed="", deal=False)
    for event in moves:
        table.put(event)
    return table


def told_turns(day: Day, moves: Sequence[Event], say: Say) -> list[tuple[str, str, tuple[int, ...]]]:
    """The first seat's turns: when, in a line, and its moves."""
    table, found = _played(day, moves), list[tuple[str, str, tuple[int, ...]]]()
    count, stage = 0, -1
    for turn in story(table, None, say):
        if 0 not in turn.seats:
            continue
        count = count + 1 if turn.stage == stage else 1
        stage = turn.stage
        made = tuple(event.move for event in moves[turn.first : turn.end] if event.seat == 0)
        found.append((say("daily-when", stage=turn.banner, n=count), turn.headline, made))
    return found


def seat_turns(day: Day, moves: Sequence[Event]) -> list[tuple[int, ...]]:
    """The first seat's turns by their moves alone; a finished game is cut up once."""
    key = day.date, day.commitment, tuple(moves)
    if key not in _cut_up:
        _cut_up[key] = _seat_turns(day, moves)
        while len(_cut_up) > KEPT:
            _cut_up.popitem(last=False)
    return _cut_up[key]


def _seat_turns(day: Day, moves: Sequence[Event]) -> list[tuple[int, ...]]:
    return [
        tuple(event.move for event in moves[turn.first : turn.end] if event.seat == 0)
        for turn in turns_of(_played(day, moves))
        if 0 in turn.seats
    ]


def calendar(hub: "Hub", player: str, person: str) -> list[Json]:
    """A player's days: whether the game is over, and how it ended."""
    games = days.games_of(hub.store, player, person)
    over = days.endings(hub.store, [one.table for one in games])
    return [
        {
            "date": one.date,
            "over": one.table in over,
            "won": one.table in over and over[one.table]["places"][0] == 0 and over[one.table]["places"][1] != 0,
        }
        for one in games
    ]


def look(hub: "Hub", day: Day, player: str, person: str, today: str, lang: str) -> Json:
    """One day for one player, or somebody whose devices belong together: all of it once the own game is over, or the
    day is."""
    say = say_in(lang)
    words = day.found().say(lang)
    own = days.first_of(hub.store, day.date, digest(player), person)
    told: Json = {
        "day": told_day(day, hub, today, words),
        "state": "open",
        "table": None,
        "token": None,
        "mine": None,
        "field": [],
        "parted": None,
        "calendar": calendar(hub, digest(player), person),
    }
    if own is not None:
        token = token_for(day, own.table, player) if own.player == digest(player) else None  # that device has another
        told |= {"state": "playing", "table": own.table, "token": token}
    mine = over_now(hub, own)
    if own is not None and mine is None and hub.store.header(own.table) is None:
        told |= {"state": "gone", "table": None, "token": None}
    if mine is None and day.date >= today:
        return told
    field = results(hub, day, say)
    me = next((one for one in field if own is not None and one.table == own.table), None)
    if me is not None:
        at, of, beaten = place(me, field)
        told |= {
            "state": "over",
            "mine": {"score": me.score, "rival": me.rival, "place": at, "of": of, "beaten": beaten,
                     "finished": me.finished},
            "parted": parted(hub, day, me, field, lang) if me.finished else None,
        }  # fmt: skip
    elif mine is not None:
        told["state"] = "late"
    told["field"] = [
        {
            "place": 1 + sum(other.rank > one.rank for other in field),
            "name": one.name,
            "level": one.level,
            "score": one.score,
            "rival": one.rival,
            "you": one is me,
            "finished": one.finished,
        }
        for one in field
    ]
    return told


def over_now(hub: "Hub", own: Played | None) -> Json | None:
    """How a player's game ended, if it has."""
    return None if own is None else days.endings(hub.store, [own.table]).get(own.table)
