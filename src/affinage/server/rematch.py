"""A rematch: the same game with the same guests and options, at a table of its own."""

from collections.abc import Sequence

from affinage.core.components import kept
from affinage.core.game import find

from .seating import Made, Plan, Wish
from .service import Sitting
from .store import Token
from .talk import allowed
from .tokens import digest, next_token


def plan_again(sitting: Sitting, bots: bool) -> Plan:
    """The table before, once more, by the newest rules and with its own set.

    A bot that played for somebody leaves the seat to its owner.
    """
    header, own = sitting.header, str(sitting.header.components.get("hash"))
    game = find(header.game, box=None if kept(header.game, own) is None else own)
    known = {option.name: option.values for option in game.options}
    seats = [Wish(place.kind, place.name, place.level if place.is_bot else "") for place in sitting.places]
    return Plan(
        game=game,
        name="",
        seats=seats,
        options={name: value for name, value in header.options.items() if value in known.get(name, ())},
        clock=header.clock,
        hints=bool(header.flags.get("hints", True)),
        guide=False,
        bots=bots,
        stand_in=sitting.stand_in,
        talk=allowed(header),
        lets=[place.lets for place in sitting.places],
    )


def tokens_again(made: Made, rights: Sequence[Token]) -> None:
    """Everybody has a seat again: nobody is invited, and each one's token follows from the one before. The game begins
    when they have come and added their part to the deal."""
    made.invites.clear()
    made.tokens.clear()
    for right in rights:
        if right.kind == "seat":
            token = next_token(made.header.id, right.seat, right.digest)
            if right.seat in made.tokens:  # somebody sits there with several devices
                made.more.append(Token(digest(token), made.header.id, "seat", right.seat))
            else:
                made.tokens[right.seat] = token
