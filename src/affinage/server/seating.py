"""Making tables: who shall sit where, and what the maker holds in hand."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from affinage.agents import LEVELS
from affinage.core.errors import AffinageError
from affinage.core.game import Game

from . import sealed
from .naming import apart, bot_name
from .service import BOT, STAND_IN
from .store import Header, Token
from .tokens import digest, new_code, new_token, spectator_token, spoken

ME, LINK, HOTSEAT = "me", "link", "hotseat"
RANDOM = "random"
OFFERED = (*LEVELS, RANDOM)
_ID_SIGNS = "abcdefghijkmnpqrstuvwxyz23456789"


@dataclass(frozen=True)
class Wish:
    """Who shall sit in a seat."""

    kind: str  # me, link, hotseat or bot
    name: str = ""
    level: str = ""


@dataclass(frozen=True)
class Plan:
    """A table that somebody wants."""

    game: Game
    name: str
    seats: Sequence[Wish]
    options: dict[str, str]
    clock: dict[str, Any]
    hints: bool
    guide: bool
    forked: dict[str, Any] = field(default_factory=dict)
    bots: bool = True  # whether bots can think here
    stand_in: str = STAND_IN
    talk: str = "all"  # what may be said there: "all", "emotes" or "none"
    lets: Sequence[bool] = ()  # seats whose owners agree to a bot as soon as they are away


@dataclass
class Made:
    """A table that is made but not stored yet, with the tokens for its maker."""

    header: Header
    secret: str
    spectator: str
    tokens: dict[int, str] = field(default_factory=dict)  # of the seats that the maker has
    invites: dict[int, str] = field(default_factory=dict)
    more: list[Token] = field(default_factory=list)  # further rights to those seats
    private: bool = False  # nobody can watch or join

    def rights(self) -> list[Token]:
        """What is stored of all this: digests alone."""
        table = self.header.id
        rows: list[Token] = []
        if not self.private:
            rows += [Token(digest(self.spectator), table, "spectator")]
            rows += [Token(digest(spoken(self.header.code)), table, "code")]
        rows += [Token(digest(token), table, "seat", seat) for seat, token in self.tokens.items()] + self.more
        return rows + [Token(digest(token), table, "invite", seat) for seat, token in self.invites.items()]


def make(plan: Plan, now: int) -> Made:
    """A new table, or a sentence why there cannot be one."""
    game, count = plan.game, len(plan.seats)
    if count not in game.seats:
        counts = " or ".join(str(n) for n in game.seats)
        raise AffinageError(f"{game.name} is for {counts} seats, not {count}.")
    if sum(wish.kind == ME for wish in plan.seats) > 1:
        raise AffinageError("Only one seat is yours; others at this screen are hot seats.")
    options = {o.name: o.values[o.default] for o in game.options} | plan.options
    game.option_values(options, count)
    table, secret = "".join(secrets.choice(_ID_SIGNS) for _ in range(12)), sealed.new_secret()
    header = Header(
        id=table,
        code=new_code(),
        game=game.name,
        rules=game.version,
        components={"name": game.box.name, "hash": game.box.key},
        options=options,
        seats=_seats(plan),
        clock=plan.clock,
        flags={"hints": plan.hints, "guide": plan.guide, "stand_in": plan.stand_in, "talk": plan.talk},
        made_at=now,
        commitment=sealed.commitment(table, game.name, game.version, secret),
        forked=plan.forked,
    )
    made = Made(header, secret, spectator_token(secret, table))
    for seat, wish in enumerate(plan.seats):
        if wish.kind in (ME, HOTSEAT):
            made.tokens[seat] = new_token()
        elif wish.kind == LINK:
            made.invites[seat] = new_token()
    return made


def _seats(plan: Plan) -> list[dict[str, Any]]:
    names = [wish.name or (plan.name if wish.kind in (ME, HOTSEAT) else "") for wish in plan.seats]
    called: list[str] = []
    for seat, wish in enumerate(plan.seats):
        others = [*called, *names[seat + 1 :]]
        if wish.kind == BOT and not names[seat]:
            called.append(bot_name(wish.level, others))  # people keep their names, wherever they sit
        else:
            called.append(apart(names[seat], called) if names[seat] else "")
    rows: list[dict[str, Any]] = [
        {"kind": wish.kind, "name": name, "level": wish.level if wish.kind == BOT else ""}
        for wish, name in zip(plan.seats, called, strict=True)
    ]
    for row, lets in zip(rows, plan.lets, strict=False):
        if lets:
            row["lets"] = True
    return rows
