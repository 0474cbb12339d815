"""Where a card lies and who has seen its front, asked card by card; rules keep sets of cards instead."""

from enum import IntEnum
from importlib import import_module
from typing import Any

from affinage.core.sets import holds, only
from affinage.games.beer_and_bread.state import NONE, State
from affinage.games.beer_and_bread.tables import CARDS

ALL = 7  # everybody has seen it; else a binary digit for each seat


class Place(IntEnum):
    """Add the seat (or the exchange space) to those that come in twos (or threes)."""

    DECK = 0
    DISCARD = 1
    HAND = 2
    COLUMN = 4
    SITE = 6
    SOLD = 8
    UPGRADE = 10
    EXCHANGE = 12


PILES = {Place.HAND: "hand", Place.COLUMN: "column", Place.SITE: "site", Place.SOLD: "sold", Place.UPGRADE: "built"}


def at(s: State, place: int) -> set[int]:
    """The cards there."""
    if place >= Place.EXCHANGE:
        return {s.exchange[place - Place.EXCHANGE]} - {NONE}
    if place < Place.HAND:
        them = s.deck if place == Place.DECK else s.discards
    else:
        them = getattr(s.seats[place % 2], PILES[Place(place - place % 2)])
    return {card for card in range(CARDS) if holds(them, card)}


def place_of(s: State, card: int) -> int:
    """The one place where a card is."""
    found = [place for place in range(Place.EXCHANGE + len(s.exchange)) if card in at(s, place)]
    assert len(found) == 1, f"card {card} lies at {found}"
    return found[0]


def put(s: State, card: int, place: int, seen: int | None = None) -> None:
    """A card is taken away from wherever it lies and put there; in hand it is known to its holder, elsewhere to all."""
    _take_away(s, card)
    if place >= Place.EXCHANGE:
        s.exchange[place - Place.EXCHANGE] = card
    elif place == Place.DECK:
        s.deck |= only(card)
    elif place == Place.DISCARD:
        s.discards |= only(card)
    else:
        me, pile = s.seats[place % 2], PILES[Place(place - place % 2)]
        setattr(me, pile, getattr(me, pile) | only(card))
        if pile == "built":
            _of_its_game(s, "rules.actions").build(me, only(card), _of_its_game(s, "tables").UPGRADE[card])
    if seen is None:
        seen = 0 if place == Place.DECK else 1 + place % 2 if place in (Place.HAND, Place.HAND + 1) else ALL
    s.shared |= only(card) if seen in (3, ALL) else 0
    s.shown |= only(card) if seen == ALL else 0


def _take_away(s: State, card: int) -> None:
    s.deck, s.discards, s.shared, s.shown = (n & ~only(card) for n in (s.deck, s.discards, s.shared, s.shown))
    s.exchange = [NONE if other == card else other for other in s.exchange]
    for me in s.seats:
        assert not holds(me.built, card), "an upgrade stays under its board"
        me.hand, me.column, me.site, me.sold = (n & ~only(card) for n in (me.hand, me.column, me.site, me.sold))


def _of_its_game(s: State, module: str) -> Any:
    """A position knows its box by its class."""
    return import_module(f"{type(s).__module__.rsplit('.', 1)[0]}.{module}")


def eyes(s: State, card: int) -> int:
    """Who has seen the front: a binary digit for each seat, ALL for everybody."""
    if holds(s.shown, card):
        return ALL
    if holds(s.shared, card):
        return 3
    return sum(1 << p for p in range(2) if holds(s.seats[p].hand, card))


def knows(s: State, card: int, viewer: int) -> bool:
    """Whether a seat (or, below 0, anybody who watches) has seen the front."""
    return eyes(s, card) == ALL if viewer < 0 else eyes(s, card) & (1 << viewer) > 0


def backs(s: State) -> list[int]:
    """The row of backs, top card first."""
    return [(s.row >> n) & 1 for n in range(s.laid)]
