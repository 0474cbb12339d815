"""Who sits where: people and bots from what the command line says."""

import hashlib
from collections.abc import Callable
from contextlib import AbstractContextManager

from affinage.agents import CHEAT, KINDS, Bot, make, parse, split
from affinage.agents.names import BOT_NAMES
from affinage.agents.patient import PatientBot
from affinage.agents.workshop import Workshop, is_ready, loops_of
from affinage.core.errors import AffinageError, nearest
from affinage.core.game import Game
from affinage.core.play import TAKE_BACK, Table
from affinage.core.words import Say

HUMAN = "human"
LONGEST_NAME = 24
Waiting = Callable[[], AbstractContextManager[object]]


def kinds_from(text: str | None, game: Game) -> list[str]:
    """`human,greedy` as a list of kinds; without a text one person against greedy bots."""
    if text is None:
        return [HUMAN, *("greedy" for _ in range(game.usual_seats - 1))]
    kinds = split(text.lower())
    for kind in kinds:
        if kind.partition(":")[0] not in (HUMAN, *KINDS) or kind == CHEAT:
            raise AffinageError(f'There is no player of the kind "{kind}".{nearest(kind, [HUMAN, *KINDS])}')
        if kind != HUMAN:
            parse(kind)
    if len(kinds) not in game.seats:
        counts = " or ".join(str(n) for n in game.seats)
        raise AffinageError(f"{game.name} is for {counts} seats, not {len(kinds)}: --seats {text}.")
    return kinds


def names_from(text: str | None, kinds: list[str], say: Say) -> list[str]:
    """`Ada,Ben` as a name for every seat; seats without a name get one."""
    given = [name.strip() for name in text.split(",")] if text is not None else []
    if len(given) > len(kinds):
        raise AffinageError(f"There are {len(kinds)} seats but {len(given)} names: --names {text}.")
    names: list[str] = []
    for at, kind in enumerate(kinds):
        name = given[at] if at < len(given) and given[at] else _usual_name(at, kinds, kind, [*names, *given[at:]], say)
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise AffinageError(f"{name!r} is not a name: it takes 1 to {LONGEST_NAME} printable characters.")
        if name in names:
            raise AffinageError(f'Two seats cannot both be called "{name}".')
        names.append(name)
    return names


def _usual_name(at: int, kinds: list[str], kind: str, others: list[str], say: Say) -> str:
    own = next((name for name in BOT_NAMES.get(kind, ()) if name not in others), "")
    if own:
        return own
    name = say("terminal-name-human") if kind == HUMAN else kind
    if len(name) > LONGEST_NAME:  # with many settings: a bot's name alone, and its seat
        return f"{kind.partition(':')[0]} {at + 1}"
    return name if kinds.count(kind) == 1 else f"{name} {kinds[: at + 1].count(kind)}"


def options_from(pairs: list[str], game: Game, seats: int | None = None) -> dict[str, str]:
    """`name=value` pairs as the game's options, for so many seats."""
    chosen: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise AffinageError(f'"{pair}" is not an option: write it as --option name=value.')
        chosen[name.strip()] = value.strip()
    game.option_values(chosen, seats)
    return chosen


def bots_for(table: Table, waiting: Waiting, workshop: Workshop | None = None) -> dict[int, Bot]:
    """A bot for every seat that has one; in a game under way each is first asked all its questions again.

    Its choices follow from its seed and its questions so far: a resumed game goes on as if nobody had left. Bots whose
    choices follow from the position alone (forgetful ones) are spared the questions. With a workshop nobody waits for
    the compiler: until the game is ready, stand-ins play.
    """
    seats = [seat for seat, kind in enumerate(table.kinds) if kind != HUMAN]
    if not seats:
        return {}
    seed = int.from_bytes(hashlib.sha256(f"bots {table.dealer.seed}".encode()).digest()[:4], "big")
    game, bots = table.game, dict[int, Bot]()
    with waiting():
        for seat in seats:
            kind = table.kinds[seat]
            if workshop is None or workshop.ready(game) or kind == "random":
                bots[seat] = make(kind, game, seat, seed, table.seats)
            else:
                bots[seat] = PatientBot(kind, game, seat, seed, table.seats, workshop)
        shadow = Table(game, table.seats, options=table.options, seed=table.dealer.seed, deal=False)
        for event in table.events:
            if event.seat in bots and event.move > TAKE_BACK and not getattr(bots[event.seat], "forgetful", False):
                ask = getattr(bots[event.seat], "asked_before", bots[event.seat].choose)
                ask(shadow.observe(event.seat), shadow.legal(event.seat))
            shadow.put(event)
    return bots


def workshop_for(table: Table) -> Workshop | None:
    """Processes that make the game ready for its bots, where that is still to be done."""
    loops = loops_of(kind for kind in table.kinds if kind != HUMAN)
    return None if is_ready(table.game, loops) else Workshop([table.game], loops)
