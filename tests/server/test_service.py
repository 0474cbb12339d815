"""One table without any server around it: commands in, events out."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

import pytest

from affinage.core.about import names
from affinage.core.game import PUBLIC, find
from affinage.server.payload import laid_open, legal, position
from affinage.server.seating import Made, Plan, Wish, make
from affinage.server.service import Refused, Sitting
from affinage.server.store import New, Stored


@dataclass
class Table:
    """A sitting, and what a store would have of it."""

    made: Made
    sitting: Sitting
    stored: list[Stored] = field(default_factory=list)
    now: int = 1_000_000

    def keep(self, event: New) -> None:
        seq = len(self.stored) + 1
        kept = Stored(
            self.made.header.id, seq, event.move_id, event.seat, event.kind, event.body, "", "", event.rules, event.at
        )
        self.stored.append(kept)
        self.sitting.keep(kept)

    def after(self) -> None:
        while (event := self.sitting.due(self.now)) is not None:
            self.keep(event)

    def move(self, seat: int, move: int) -> None:
        version = self.sitting.version(seat)
        say = self.sitting.say("en")
        self.keep(self.sitting.move(seat, move, version, f"m{len(self.stored)}", self.now, say))
        self.after()

    def undo(self, seat: int, kind: str = "undo") -> None:
        act = getattr(self.sitting, kind)
        self.keep(act(seat, self.sitting.version(seat), f"u{len(self.stored)}", self.now, self.sitting.say("en")))

    def rebuilt(self) -> Sitting:
        return Sitting.rebuilt(self.made.header, self.made.secret, self.stored, self.now)

    @property
    def viewers(self) -> tuple[int, ...]:
        return (*range(len(self.sitting.places)), PUBLIC)


def lay(name: str, seats: int, **options: str) -> Table:
    people = [Wish("hotseat", f"P{p + 1}") for p in range(seats)]
    game = find(name)
    plan = Plan(game, "Ada", people, options, {"kind": "none", "seconds": 0}, True, False)
    made = make(plan, 1)
    table = Table(made, Sitting(made.header, made.secret))
    for seat in range(seats):
        table.keep(table.sitting.sit(seat, f"P{seat + 1}", f"sit:{seat}", 1))
        table.keep(table.sitting.add(seat, f"nonce {seat}", f"add:{seat}", 1))
    table.after()
    return table


def walk(table: Table, rng: Random, most: int = 100_000) -> Iterator[int]:
    """Random moves and takings back; each time the seat that did something."""
    for _ in range(most):
        asked = table.sitting.asked
        if not asked:
            return
        seat = rng.choice(asked)
        assert table.sitting.table is not None
        table.move(seat, rng.choice(table.sitting.table.legal(seat)))
        yield seat
        for p in range(len(table.sitting.places)):
            if table.sitting.status == "playing" and table.sitting.table.can_take_back(p) and rng.random() < 0.05:
                table.undo(p, rng.choice(["undo", "reset"]))
                yield p


@pytest.mark.parametrize("game", names(everything=True))
def test_the_remembered_log_is_the_table_s_own(game: str) -> None:
    table, rng = lay(game, find(game).seats[-1]), Random(game)
    say = table.sitting.say("en")
    for number, _ in enumerate(walk(table, rng)):
        live = table.sitting.table
        assert live is not None
        if number % 25 == 0 or live.over:
            for viewer in table.viewers:
                told, core = live.log_for(viewer, say, 10_000), live.log(viewer, say)
                assert [(line["seat"], line["words"]) for line in told.lines] == [(o.seat, o.words) for o in core]
                assert [line["number"] for line in told.lines] == list(range(told.whole))
                own = [at + 1 for at, line in enumerate(told.lines) if line["seat"] == viewer]
                assert told.since == (own[-1] if own else 0)
    assert table.sitting.closed


@pytest.mark.parametrize("game", names(everything=True))
def test_a_rebuilt_table_shows_everybody_the_same(game: str) -> None:
    table, rng = lay(game, find(game).seats[-1]), Random(game)
    for number, _ in enumerate(walk(table, rng, 100)):
        if number % 33 == 0:
            again, say = table.rebuilt(), table.sitting.say("de")
            for viewer in table.viewers:
                assert again.version(viewer) == table.sitting.version(viewer)
                assert again.table is not None
                assert table.sitting.table is not None
                assert position(again.table, viewer, say) == position(table.sitting.table, viewer, say)


@pytest.mark.parametrize("game", names(everything=True))
def test_versions_count_what_a_viewer_may_know(game: str) -> None:
    table, rng = lay(game, find(game).seats[-1]), Random(game)
    say = table.sitting.say("en")

    def seen() -> dict[int, tuple[int, object]]:
        live = table.sitting.table
        assert live is not None
        return {v: (table.sitting.version(v), position(live, v, say)) for v in table.viewers}

    before = seen()
    for mover in walk(table, rng, 60):
        after = seen()
        for viewer in table.viewers:
            (old, shown), (new, shows) = before[viewer], after[viewer]
            assert new in (old, old + 1)
            if viewer == mover:
                assert new == old + 1
            elif shown != shows:
                assert new == old + 1, "a change that is not counted"
            elif new != old:
                assert not table.sitting.asked or shown != shows, "counted, though nothing shows"
        before = after


@pytest.mark.parametrize("game", names(everything=True))
def test_what_a_seat_can_do_follows_from_what_it_knows(game: str) -> None:
    table, rng = lay(game, find(game).seats[-1]), Random(f"{game} 2")
    for _ in walk(table, rng):
        live = table.sitting.table
        assert live is not None
        for seat in table.sitting.asked:
            assert legal(live.game, live.observe(seat), seat) == live.legal(seat)


def test_refusals_change_nothing() -> None:
    table = lay("beer-and-bread", 2)
    sitting, say = table.sitting, table.sitting.say("en")
    (seat,) = sitting.asked
    version = sitting.version(seat)
    wrong = [
        ((seat, 0, version - 1), 409, "stale"),
        ((1 - seat, 0, sitting.version(1 - seat)), 403, "not-asked"),
        ((seat, 10_000, version), 422, "illegal"),
        ((seat, -5, version), 422, "illegal"),
        ((seat, find("beer-and-bread").actions, version), 422, "illegal"),
    ]
    for (who, move, made_on), status, code in wrong:
        with pytest.raises(Refused) as refused:
            sitting.move(who, move, made_on, "id", 1, say)
        assert (refused.value.status, refused.value.code) == (status, code)
        assert refused.value.reason
    with pytest.raises(Refused, match="nothing to take back"):
        sitting.undo(seat, version, "id", 1, say)
    assert sitting.version(seat) == version
    assert table.rebuilt().version(seat) == version


def test_nothing_is_dealt_before_all_sit_and_have_added_their_part() -> None:
    game = find("fromage")
    seats = [Wish("me"), Wish("link"), Wish("bot", level="random")]
    plan = Plan(game, "Ada", seats, {}, {"kind": "none", "seconds": 0}, True, False)
    made = make(plan, 1)
    table = Table(made, Sitting(made.header, made.secret))
    assert table.sitting.free() == [0, 1]
    table.keep(table.sitting.sit(0, "Ada", "sit:0", 1))
    table.keep(table.sitting.add(0, "a", "add:0", 1))
    table.keep(table.sitting.sit(1, "Ben", "sit:1", 1))
    table.after()
    assert (table.sitting.status, table.sitting.missing()) == ("gathering", [1])
    table.keep(table.sitting.add(1, "b", "add:1", 1))
    table.after()
    assert table.sitting.status == "playing"
    assert table.sitting.names == ["Ada", "Ben", "Randy"]
    live, again = table.sitting.table, table.rebuilt().table
    assert live is not None
    assert again is not None
    assert live.dealer.seed == again.dealer.seed


def test_names_stand_in_the_game_s_sentences() -> None:
    table = lay("beer-and-bread", 2)
    sitting = table.sitting
    (seat,) = sitting.asked
    live = sitting.table
    assert live is not None
    told = position(live, 1 - seat, sitting.say("en"))
    assert f"P{seat + 1}" in told["question"]
    assert "Seat" not in told["question"]
    assert [s["name"] for s in told["view"]["frame"]["seats"]] == ["P1", "P2"]


@pytest.mark.parametrize("game", names(everything=True))
def test_a_finished_game_can_be_looked_at_anywhere(game: str) -> None:
    table, rng = lay(game, find(game).seats[-1]), Random(f"{game} 3")
    for _ in walk(table, rng):
        pass
    live, say = table.sitting.table, table.sitting.say("de")
    assert live is not None
    assert [(event.seat, event.move) for event in live.told] == [(e.seat, e.move) for e in live.standing()]
    for number in {*range(0, len(live.told), 11), len(live.told)}:
        for viewer in (0, PUBLIC):
            told = laid_open(live, number, viewer, say)
            assert len(told["log"]) == min(200, number)
            assert told["question"]
    assert table.sitting.reveal() == {"secret": table.made.secret, "nonces": [f"nonce {p}" for p in range(live.seats)]}
