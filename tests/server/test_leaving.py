"""Resigning, ending by agreement and taking back settled turns: one table without any server around it."""

from random import Random
from typing import Any

import pytest

from affinage.core import replay
from affinage.core.about import names
from affinage.core.game import find
from affinage.core.play import CHANCE
from affinage.core.story import turns_of
from affinage.server.leaving import BACK, END
from affinage.server.payload import laid_open, position
from affinage.server.seating import Plan, Wish, make
from affinage.server.service import Refused, Sitting

from .test_service import Table, walk


def seated(name: str, kinds: str, clock: int = 0, **flags: Any) -> Table:
    """A table with somebody in every seat: l comes by link, h sits at the maker's screen, b is a bot."""
    wishes = [
        Wish({"l": "link", "h": "hotseat", "b": "bot"}[k], f"P{n + 1}", "random" if k == "b" else "")
        for n, k in enumerate(kinds)
    ]
    clocks = {"kind": "move" if clock else "none", "seconds": clock}
    made = make(Plan(find(name), "Ada", wishes, {}, clocks, True, False), 1)
    made.header.flags.update(flags)
    table = Table(made, Sitting(made.header, made.secret))
    for seat, kind in enumerate(kinds):
        if kind != "b":
            table.keep(table.sitting.sit(seat, f"P{seat + 1}", f"sit:{seat}", 1))
            table.keep(table.sitting.add(seat, f"nonce {seat}", f"add:{seat}", 1))
    table.after()
    return table


def do(table: Table, what: str, seat: int, *more: Any) -> None:
    """A command, stored, with all that follows from it."""
    act = getattr(table.sitting, what)
    table.keep(act(seat, *more, f"x{len(table.stored)}", table.now, table.sitting.say("en")))
    table.after()
    same_after_a_restart(table)


def answer(table: Table, seat: int, agree: bool) -> None:
    ask = table.sitting.leaving.ask
    assert ask is not None
    do(table, "answer", seat, ask.number, agree)


def same_after_a_restart(table: Table) -> None:
    """What is stored leads to the very same table, for everybody."""
    again, now, say = table.rebuilt(), table.sitting, table.sitting.say("en")
    assert again.status == now.status
    assert again.leaving.shown() == now.leaving.shown()
    assert again.leaving.resigned == now.leaving.resigned
    assert [place.level for place in again.places] == [place.level for place in now.places]
    for viewer in table.viewers:
        assert again.version(viewer) == now.version(viewer)
        assert again.table is not None
        assert now.table is not None
        assert position(again.table, viewer, say) == position(now.table, viewer, say)


def refused(table: Table, what: str, seat: int, *more: Any) -> str:
    """The code of a refusal; nothing has changed by it."""
    before = table.sitting.leaving.shown(), table.sitting.status
    with pytest.raises(Refused) as error:
        getattr(table.sitting, what)(seat, *more, "refused!", table.now, table.sitting.say("de"))
    assert (table.sitting.leaving.shown(), table.sitting.status) == before
    assert error.value.reason
    return error.value.code


def notes(table: Table) -> list[str]:
    return [note.kind for note in table.sitting.leaving.notes]


def play(table: Table, rng: Random, until: Any, most: int = 2000) -> None:
    """At random until something holds."""
    for _ in walk(table, rng, most):
        if until():
            return
    raise AssertionError("it never came to that")


# Resigning


@pytest.mark.parametrize("name", [name for name in names(everything=True) if 2 in find(name).seats])
def test_with_two_seats_the_other_wins(name: str) -> None:
    table = seated(name, "ll")
    for _ in zip(range(9), walk(table, Random(name)), strict=False):
        pass
    do(table, "resign", 1)
    sitting = table.sitting
    assert (sitting.status, sitting.closed, sitting.asked) == ("over", True, ())
    assert sitting.table is not None
    assert sitting.table.winners() == [0]
    assert table.stored[-1].body["how"] == "resigned"
    for viewer in table.viewers:
        told = position(sitting.table, viewer, sitting.say("en"))
        assert (told["choices"], told["can_undo"]) == ([], False)
        assert told["question"] == told["view"]["frame"]["result"]["sentence"] == "P2 has resigned. P1 wins."
    last = len(sitting.table.told)
    assert len(sitting.table.standing()) == last  # what was open stands, and can be looked at again
    assert laid_open(sitting.table, last, 0, sitting.say("de"))["question"] == "P2 hat aufgegeben. P1 gewinnt."
    assert laid_open(sitting.table, last - 1, 0, sitting.say("en"))["view"]["frame"]["result"] is None


def test_alone_the_game_is_lost() -> None:
    table = seated("fromage", "l")
    do(table, "resign", 0)
    assert table.sitting.table is not None
    assert (table.sitting.status, table.sitting.table.winners()) == ("over", [])
    told = position(table.sitting.table, 0, table.sitting.say("en"))
    assert told["question"] == "P1 has given up. That is not a win."


def test_with_more_seats_a_bot_plays_on_and_nobody_comes_back() -> None:
    table = seated("vinhos", "lll", stand_in="easy")
    do(table, "resign", 1)
    sitting = table.sitting
    assert (sitting.status, sitting.places[1].level, sitting.leaving.resigned) == ("playing", "easy", {1})
    assert not sitting.places[1].is_bot  # the seat keeps its name, and a rematch gives it back
    version = sitting.version(1)
    with pytest.raises(Refused) as error:
        sitting.move(1, 0, version, "m", table.now, sitting.say("en"))
    assert error.value.code == "resigned"
    assert refused(table, "resign", 1) == "resigned"
    assert refused(table, "ask", 1, END) == "resigned"
    assert sitting.table is not None
    assert 1 in sitting.table.resigned


def test_the_stand_in_is_medium_where_nothing_else_was_chosen() -> None:
    table = seated("vinhos", "lll")
    del table.sitting.header.flags["stand_in"]
    do(table, "resign", 0)
    assert table.sitting.places[0].level == "medium"


def test_there_must_be_a_game_to_resign() -> None:
    made = make(
        Plan(
            find("template"),
            "Ada",
            [Wish("link"), Wish("link")],
            {},
            {"kind": "none", "seconds": 0},
            True,
            False,
        ),
        1,
    )
    gathering = Table(made, Sitting(made.header, made.secret))
    assert refused(gathering, "resign", 0) == "gathering"
    assert refused(gathering, "ask", 0, END) == "gathering"
    table = seated("template", "ll")
    do(table, "resign", 0)
    for what, more in (("resign", ()), ("ask", (END,)), ("answer", (1, True))):
        assert refused(table, what, 1, *more) == "over"


# Ending by agreement


def test_all_people_agree_and_nobody_has_won() -> None:
    table = seated("vinhos", "lllb")
    do(table, "ask", 0, END)
    assert table.sitting.leaving.waiting() == [1, 2]  # the bot agrees
    assert refused(table, "ask", 1, END) == "asked"
    assert refused(table, "answer", 0, table.sitting.leaving.ask.number, True) == "answered"  # type: ignore[union-attr]
    answer(table, 2, True)
    assert table.sitting.status == "playing"
    assert refused(table, "answer", 2, table.sitting.leaving.ask.number, True) == "answered"  # type: ignore[union-attr]
    answer(table, 1, True)
    assert table.sitting.table is not None
    assert (table.sitting.status, table.sitting.table.winners()) == ("over", [])
    assert [event.kind for event in table.stored[-3:]] == ["answer", "agreed", "over"]
    assert notes(table) == ["asked-end", "done-end"]


def test_one_who_declines_ends_it_and_it_is_asked_again_only_after_a_move() -> None:
    table = seated("wine-and-cheese", "ll")
    do(table, "ask", 0, END)
    number = table.sitting.leaving.ask.number  # type: ignore[union-attr]
    answer(table, 1, False)
    assert (table.sitting.status, table.sitting.leaving.ask) == ("playing", None)
    assert refused(table, "ask", 0, END) == "declined"
    assert refused(table, "answer", 1, number, True) == "not-asked-now"
    do(table, "ask", 1, END)  # the other one may
    answer(table, 1, False)
    assert notes(table) == ["asked-end", "declined-end", "asked-end", "withdrawn-end"]
    do(table, "ask", 1, END)  # whoever withdraws may ask again
    answer(table, 1, False)
    live = table.sitting.table
    assert live is not None
    own = live.own_moves(0)
    play(table, Random(3), lambda: live.own_moves(0) > own)
    do(table, "ask", 0, END)


def test_an_offer_lapses_when_its_asker_or_somebody_asked_plays_on() -> None:
    for mover in (0, 1):
        table, rng = seated("wine-and-cheese", "ll"), Random(5)
        assert table.sitting.table is not None
        play(table, rng, lambda table=table, mover=mover: table.sitting.asked == (mover,))
        do(table, "ask", 0, END)
        play(table, rng, lambda table=table: table.sitting.leaving.ask is None)
        assert notes(table)[-1] == "lapsed-end"
        same_after_a_restart(table)


def test_alone_with_bots_it_is_over_at_once() -> None:
    table = seated("template", "lb")
    do(table, "ask", 0, END)
    assert table.sitting.status == "over"


def test_people_at_one_screen_agree_by_word_of_mouth() -> None:
    table = seated("vinhos", "hhl")
    do(table, "ask", 0, END)
    assert table.sitting.leaving.waiting() == [2]
    answer(table, 2, True)
    assert table.sitting.status == "over"


def test_somebody_for_whom_a_bot_plays_is_not_waited_for() -> None:
    table = seated("vinhos", "lll")
    do(table, "ask", 0, END)
    answer(table, 1, True)
    table.keep(table.sitting.substitute(2, 2, "random", "sub", table.now))
    table.after()
    assert table.sitting.status == "over"
    same_after_a_restart(table)


# Taking back


def ready_to_go_back(name: str, kinds: str = "ll", clock: int = 0) -> tuple[Table, int]:
    """A table at which a seat may ask for its last turn, and the seat."""
    for seed in range(30):
        table, rng = seated(name, kinds, clock), Random(seed)
        for _ in walk(table, rng, 300):
            if table.sitting.status != "playing" or len(table.stored) < 30:
                continue
            for seat in range(len(kinds)):
                try:
                    table.sitting.leaving.may_ask(table.sitting, seat, BACK, table.sitting.say("en"))
                except Refused:
                    continue
                return table, seat
    raise AssertionError(f"{name}: nobody could ever ask")


@pytest.mark.parametrize(("name", "kinds"), [("beer-and-bread", "ll"), ("wine-and-cheese", "ll"), ("vinhos", "lll")])
def test_a_settled_turn_is_taken_back_when_all_agree(name: str, kinds: str) -> None:
    table, seat = ready_to_go_back(name, kinds)
    live = table.sitting.table
    assert live is not None
    turn = live.own_turn(seat)
    assert turn is not None
    before, told, versions = (
        live.before(turn.first),
        len(live.told),
        {v: table.sitting.version(v) for v in table.viewers},
    )
    do(table, "ask", seat, BACK)
    assert {v: table.sitting.version(v) for v in table.viewers} == versions  # a question makes no move stale
    for other in range(len(kinds)):
        if other != seat:
            answer(table, other, True)
    assert (len(live.told), live.state) == (turn.first, before)
    assert turn.first < told
    assert all(table.sitting.version(v) > version for v, version in versions.items())
    assert table.stored[-1].kind == "back"
    assert notes(table)[-1] == "done-back"
    log = live.log_for(seat, table.sitting.say("en"), 10_000)
    assert log.whole == turn.first
    for _ in walk(table, Random(7), 40):  # and on it goes, told as the core itself tells it
        pass
    for viewer in table.viewers:
        whole, core = live.log_for(viewer, table.sitting.say("en"), 10_000), live.log(viewer, table.sitting.say("en"))
        assert [(line["seat"], line["words"]) for line in whole.lines] == [(one.seat, one.words) for one in core]
    same_after_a_restart(table)
    do(table, "ask", seat, END)
    for other in range(len(kinds)):
        if other != seat:
            answer(table, other, True)
    assert table.sitting.closed
    opened = replay.read(replay.write(live))  # what a review reads
    turns = turns_of(opened)
    assert len(turns) == len(live.whole_turns(table.sitting.say("en")))
    assert [turn.end for turn in turns][-1] == len(opened.standing()) == len(live.told)


def test_one_who_declines_keeps_the_turn() -> None:
    table, seat = ready_to_go_back("wine-and-cheese")
    assert table.sitting.table is not None
    told = len(table.sitting.table.told)
    do(table, "ask", seat, BACK)
    answer(table, 1 - seat, False)
    assert len(table.sitting.table.told) == told
    assert refused(table, "ask", seat, BACK) == "declined"


def test_bots_agree_and_wait_while_people_are_asked() -> None:
    table, seat = ready_to_go_back("vinhos", "lll")
    other, away = (p for p in range(3) if p != seat)
    table.keep(table.sitting.substitute(away, away, "random", "sub", table.now))
    do(table, "ask", seat, BACK)
    assert table.sitting.leaving.waiting() == [other]
    assert table.sitting.bots_asked() == []
    answer(table, other, True)
    assert table.stored[-1].kind == "back"


def test_playing_on_is_an_answer() -> None:
    table, seat = ready_to_go_back("wine-and-cheese")
    do(table, "ask", seat, BACK)
    play(table, Random(2), lambda: table.sitting.leaving.ask is None)
    assert notes(table)[-1] == "lapsed-back"


def test_never_past_chance() -> None:
    """In Beer & Bread a year's end is full of draws: the turn before it stands."""
    table, rng = seated("beer-and-bread", "ll"), Random(4)
    live = table.sitting.table
    assert live is not None

    def drawn() -> bool:
        turn = live.own_turn(0)
        return turn is not None and any(event.seat == CHANCE for event in live.told[turn.first :])

    play(table, rng, drawn)
    assert refused(table, "ask", 0, BACK) == "past-chance"


def test_never_past_what_was_hidden() -> None:
    table = seated("beer-and-bread", "ll")
    live = table.sitting.table
    assert live is not None
    seat, rng = table.sitting.asked[0], Random(1)
    play(table, rng, lambda: live.own_turn(seat) is not None and table.sitting.asked != (seat,))
    assert refused(table, "ask", seat, BACK) in ("revealed", "past-chance")
    assert refused(table, "ask", 1 - seat, BACK) == "nothing-settled"


def test_never_past_what_all_showed_at_once() -> None:
    table = seated("fromage", "ll")
    live = table.sitting.table
    assert live is not None
    found: set[str] = set()
    for _ in walk(table, Random(2), 400):
        if table.sitting.status == "playing" and live.own_turn(0) is not None:
            found.add(refused(table, "ask", 0, BACK))
    assert found <= {"together", "past-chance"}
    assert "together" in found


def test_the_clock_of_the_turn_begins_anew() -> None:
    table, seat = ready_to_go_back("wine-and-cheese", "ll", clock=100)
    table.now += 5000
    do(table, "ask", seat, BACK)
    table.now += 5000
    answer(table, 1 - seat, True)
    assert table.sitting.clocks.shown(seat, table.now) == {"left_ms": 100_000, "running": True}
    again = table.rebuilt()
    assert again.clocks.shown(seat, table.now) == {"left_ms": 100_000, "running": True}
