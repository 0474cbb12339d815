"""Tables put into a store without a server: what the storage tests need."""

from itertools import count
from random import Random

from affinage.core.game import find
from affinage.core.play import Table
from affinage.server import sealed
from affinage.server.store import Header, New, Store, Stored, Token

NUMBERS = count(1)
SECRET = "5e" * 32


def header(game: str = "template", seats: int | None = None, table: str | None = None) -> Header:
    """A header like the service makes it."""
    found, number = find(game), next(NUMBERS)
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
    store: Store, game: str = "template", moves: int | None = None, seed: str = "a table"
) -> tuple[Header, Table, list[Stored]]:
    """A sealed table, its seats taken, and played at random (to the end if no number is given)."""
    head, random = header(game), Random(seed)
    store.make(head, SECRET)
    seq = 0

    def keep(new: New) -> Stored:
        nonlocal seq
        seq += 1
        return store.append(head.id, seq, new)

    for seat in range(len(head.seats)):
        keep(event(f"sit-{seat}", "sit", seat, name=f"Ada {seat}", nonce=f"{seat:032x}"))
    key = sealed.seed(SECRET, head.id, sealed.nonces(len(head.seats), store.events(head.id)))
    table = Table(find(game), len(head.seats), seed=key, names=[s["name"] for s in head.seats])
    keep(event("start", "start", -1, moves=[[e.seat, e.move] for e in table.events]))
    made_ = 0
    while not table.over and made_ != moves:
        seat, before = random.choice(table.asked), table.version
        if table.can_take_back(seat) and random.random() < 0.1:
            table.take_back(seat)
            kind = "undo"
        else:
            table.play(seat, random.choice(table.legal(seat)))
            kind = "move"
        keep(event(f"move-{made_}", kind, seat, moves=[[e.seat, e.move] for e in table.events[before:]]))
        made_ += 1
    if table.over:
        keep(event("over", "over", -1))
    return head, table, store.events(head.id)
