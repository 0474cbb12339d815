"""Tables put into a store without a server: what the storage tests need."""

from collections.abc import Sequence
from itertools import count
from random import Random

from affinage.core.game import Game, find
from affinage.core.play import Table
from affinage.server import sealed
from affinage.server.store import Header, New, Store, Stored, Token
from affinage.server.tokens import digest

NUMBERS = count(1)
SECRET = "5e" * 32


def header(game: str | Game = "template", seats: int | None = None, table: str | None = None) -> Header:
    """A header like the service makes it; of the newest rules, or of a game that is given."""
    found, number = game if isinstance(game, Game) else find(game), next(NUMBERS)
    name = table or f"table{number}"
    return Header(
        id=name,
        code=f"RYE-{number}",
        game=found.name,
        rules=found.version,
        components={"name": found.box.name, "hash": found.box.key},
        options={o.name: o.values[o.default] for o in found.options},
        seats=[{"kind": "hotseat", "name": f"Ada {p}", "level": ""} for p in range(seats or found.usual_seats)],
        clock={"kind": "none", "seconds": 0},
        flags={"hints": True},
        made_at=1_800_000_000_000,
        commitment=sealed.commitment(name, found.name, found.version, SECRET),
    )


def event(move_id: str, kind: str = "move", seat: int = 0, **body: object) -> New:
    """Some event."""
    return New(move_id, seat, kind, dict(body), 1, 1_800_000_000_001)


def made(store: Store, **asked: str) -> Header:
    """A table made, with one invite."""
    head = header(**asked)  # type: ignore[arg-type]  # only texts are asked for here
    store.make(head, SECRET, [Token(f"invite-{head.id}", head.id, "invite", 0)])
    return head


def whole_game(
    store: Store,
    game: str | Game = "template",
    moves: int | None = None,
    seed: str = "a table",
    seats: int | None = None,
    tokens: Sequence[str] = (),
    name: str | None = None,
    left: int = 0,
) -> tuple[Header, Table, list[Stored]]:
    """A sealed table, its seats taken, and played at random (to the end if no number is given).

    `left`: of a whole game the last moves are not stored, and so it is still under way there.
    """
    head, random = header(game, seats, name), Random(seed)
    store.make(head, SECRET, [Token(digest(token), head.id, "seat", seat) for seat, token in enumerate(tokens)])
    nonces = [f"{seat:032x}" for seat in range(len(head.seats))]
    news = [event(f"sit-{p}", "sit", p, name=f"Ada {p}", nonce=nonce) for p, nonce in enumerate(nonces)]
    played, key = game if isinstance(game, Game) else find(game), sealed.seed(SECRET, head.id, nonces)
    table = Table(played, len(head.seats), seed=key, names=[s["name"] for s in head.seats])
    news.append(event("start", "start", -1, moves=[[e.seat, e.move] for e in table.events]))
    made_ = 0
    while not table.over and made_ != moves:
        seat, before = random.choice(table.asked), table.version
        if table.can_take_back(seat) and random.random() < 0.1:
            table.take_back(seat)
            kind = "undo"
        else:
            table.play(seat, random.choice(table.legal(seat)))
            kind = "move"
        news.append(event(f"move-{made_}", kind, seat, moves=[[e.seat, e.move] for e in table.events[before:]]))
        made_ += 1
    if table.over:
        result = {"places": table.places(), "score": [table.points(seat)[0] for seat in range(table.seats)]}
        news.append(event("over", "over", -1, **result))
    if left:
        del news[max(len(nonces) + 2, len(news) - 1 - left) :]
    with store.writing() as connection:  # all at once: a disk takes milliseconds for each commit
        for seq, new in enumerate(news, 1):
            store._append(connection, head.id, seq, new, "", ())  # noqa: SLF001 - likewise
    return head, table, store.events(head.id)
