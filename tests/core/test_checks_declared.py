"""Checks of what is declared once: reasons, kinds of move, turns and views; each finds what is planted."""

from dataclasses import replace
from typing import Any

import pytest

from affinage.core import checks
from affinage.core.checks import Tally
from affinage.core.moves import Kinds, chance, face, move
from affinage.core.why import AWAITED, NOT_NOW, NOT_YOURS, OK
from affinage.core.words import Say
from affinage.games.template import describe, observe, rules
from affinage.games.template.moves import Kind
from affinage.games.template.rules.legality import Why
from affinage.games.template.state import Phase, State
from affinage.games.template.tables import BID_MAX, CRATE_COPIES, CUSTOMER_COPIES

from .plants import StandIn, caught, found, planted

# Planted mistakes: refusals and kinds


def test_a_reason_that_contradicts_legal() -> None:
    def why(s: State, seat: int, move: int) -> int:
        reason = rules.why(s, seat, move)
        return int(Why.TOO_DEAR) if move == Kind.BID + 3 and reason == OK else reason

    caught("refusals", planted(why=why), "('bid', 3) is refused for too-dear and listed")


def test_a_move_that_nothing_stands_against_and_nobody_lists() -> None:
    def why(s: State, seat: int, move: int) -> int:
        reason = rules.why(s, seat, move)
        return OK if reason == Why.TOO_DEAR else reason

    caught("refusals", planted(why=why), "is not refused, and not listed")


def test_a_compiled_reason_that_is_another() -> None:
    def why(s: State, seat: int, move: int) -> int:
        reason = rules.why(s, seat, move)
        return NOT_YOURS if reason == AWAITED else reason

    def plain(s: State, seat: int, move: int) -> int:
        reason = rules.why(s, seat, move)
        return AWAITED if reason == NOT_NOW else reason

    assert found(planted(why=why)) == []  # any reason will do for the law; which one is told is the game's affair
    caught("compiled", planted(compiled=True, why=plain), "why seat")


def test_a_kind_that_is_never_made() -> None:
    class More(Kinds):
        BID = move(Phase.BID, coins=BID_MAX + 1, face="BIDDEN")
        TAKE = move(Phase.TAKE, good=2)
        DONE = move(Phase.CONFIRM, final=True)
        DRAW = chance(Phase.CUSTOMER, customer=len(CUSTOMER_COPIES), face="DRAWN")
        CRATE = chance(Phase.CRATE, crate=len(CRATE_COPIES))
        GOLD = chance(Phase.CRATE)
        BIDDEN = face()
        DRAWN = face()

    def planted_face(s: State, mover: int, move: int, viewer: int) -> int:
        shown = observe.face(s, mover, move, viewer)
        return shown + (shown >= More.GOLD)

    def why(s: State, seat: int, move: int) -> int:
        if move == More.GOLD:
            return NOT_NOW
        return rules.why(s, seat, move - (move > More.GOLD))

    def words(s: State, seat: int, move: int, say: Say) -> str:
        return str(describe.words(s, seat, move - (move > More.GOLD), say))

    def place(s: State, move: int) -> str:
        return str(describe.place(s, move - (move > More.GOLD)))

    game = replace(planted(face=planted_face, why=why, words=words, place=place), kinds=More)
    game.__dict__["fast"] = StandIn(game)
    tally = Tally()
    assert checks.run(game, 6, tally=tally) == []  # a few games prove nothing
    assert checks.never_made(game, tally) == ["gold"]
    findings = checks.run(game, checks.ENOUGH)
    assert [(f.check, f.sentence) for f in findings] == [("kinds", "template: no game had a move gold.")]


# Planted mistakes: turns


def test_a_turn_that_splits() -> None:
    def turn_no(s: State) -> int:
        return int(s.phase == Phase.CONFIRM)  # who has taken its goods can still think again

    caught("turns", planted(turn_no=turn_no), "the turn splits")


def test_a_turn_that_ends_for_the_log_alone() -> None:
    def ends_turn(move: int) -> bool:
        return move != Kind.DONE

    caught("turns", planted(compiled=True, ends_turn=ends_turn), "the turn is over for the log alone")


def test_a_headline_that_tells_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    def banner(s: State, say: Say) -> str:
        return f"{say('title')} {[p.customer for p in s.seats]}"

    assert found(planted(banner=banner)) == []  # it is given what the viewer may know
    monkeypatch.setattr("affinage.core.story.covered", lambda table, s, viewer: s.copy())
    caught("secrets", planted(banner=banner), "the headlines of seat")


# Planted mistakes: types


def test_a_view_with_a_missing_key() -> None:
    def view(s: State, seat: int, say: Say) -> dict[str, Any]:
        return {key: value for key, value in describe.view(s, seat, say).items() if key != "crates_left"}

    caught("types", planted(view=view), "view lacks crates_left")
