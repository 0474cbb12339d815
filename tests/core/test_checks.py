"""The conformance suite itself: it passes a sound game and finds each kind of mistake planted in one."""

import itertools
from collections.abc import Callable, MutableSequence
from pathlib import Path
from typing import Any

import pytest

from affinage.core import checks
from affinage.core.chance import below
from affinage.core.checks import CHECKS, Tally
from affinage.games.template import describe, observe, rules, score
from affinage.games.template.moves import Kind
from affinage.games.template.state import HIDDEN, Phase, State, totals
from affinage.games.template.tables import BID_MAX, CUSTOMER_COPIES

from .plants import GAMES, caught, found, planted
from .tables import BREWERY, TEMPLATE

# A sound game


def test_a_sound_game_passes_and_every_check_had_cases() -> None:
    tally, told = Tally(), list[tuple[int, int, str]]()
    assert checks.run(TEMPLATE, GAMES, 0, lambda *step: told.append(step), tally) == []
    assert tally.games == GAMES
    assert tally.moves > 20 * GAMES
    assert tally.longest <= TEMPLATE.bound
    assert min(tally.covered, tally.exchanged, tally.commits) > GAMES // 2
    assert tally.phases == {int(phase) for phase in Phase} - {Phase.OVER}
    assert told[0] == (0, GAMES, f"template: game 1 of {GAMES}")
    assert told[-1][:2] == (GAMES, GAMES)


def test_the_stand_in_for_the_compiled_run_passes_as_well() -> None:
    assert found(planted()) == []


def test_checks_can_be_kept_to_some_settings() -> None:
    asked = []

    def for_three(seats: int, options: dict[str, str]) -> bool:
        asked.append(options)
        return seats == 3

    assert checks.run(planted(), 3, only=for_three) == []
    tally = checks.Tally()
    checks.run(planted(), 4, tally=tally, only=lambda seats, options: seats == 4 and options["paying"] == "winner")
    assert tally.games == 4
    assert len(asked) == len(TEMPLATE.seats) * 2


def test_the_same_seed_finds_the_same() -> None:
    tallies = [Tally() for _ in range(3)]
    for seed, tally in zip((7, 7, 8), tallies, strict=True):
        checks.run(planted(), 10, seed, tally=tally)
    assert tallies[0] == tallies[1] != tallies[2]


# Planted mistakes: secrets


def test_a_cover_that_forgets_the_customers() -> None:
    def cover(s: State, seat: int) -> None:
        for p in range(s.seats_used):
            if p != seat and s.bids[p] >= 0:
                s.bids[p] = HIDDEN

    caught("secrets", planted(cover=cover), "can tell Chance move")


def test_a_cover_that_forgets_the_bids() -> None:
    def cover(s: State, seat: int) -> None:
        bids = s.bids[:]
        observe.cover(s, seat)
        s.bids = bids

    caught("secrets", planted(cover=cover), "can tell move")


def test_a_cover_that_tells_by_the_deck_what_it_hides_in_the_hand() -> None:
    def cover(s: State, seat: int) -> None:
        customers = s.customers[:]
        observe.cover(s, seat)
        s.customers = customers

    def guess(s: State, seat: int, rng: Any) -> None:  # fits this cover: the deck tells who is missing
        for p in range(s.seats_used):
            if s.seats[p].customer == HIDDEN:
                held = [q.customer for q in s.seats]
                gone = [CUSTOMER_COPIES[c] - s.customers[c] - held.count(c) for c in range(len(s.customers))]
                s.seats[p].customer = next(c for c, n in enumerate(gone) if n > 0)
            if s.bids[p] == HIDDEN:
                s.bids[p] = below(rng, min(BID_MAX, s.seats[p].coins) + 1)

    caught("secrets", planted(cover=cover, guess=guess), "can tell Chance move")


def test_a_cover_that_changes_what_is_covered_already() -> None:
    def cover(s: State, seat: int) -> None:
        again = any(p.customer == HIDDEN for p in s.seats)
        observe.cover(s, seat)
        if again:
            s.dealt = 0

    caught("secrets", planted(cover=cover), "covering once more what seat")


def test_a_cover_that_leaks_for_a_moment() -> None:
    def cover(s: State, seat: int) -> None:
        if s.phase != Phase.TAKE:
            observe.cover(s, seat)

    caught("secrets", planted(cover=cover), "for a moment: a leak")


def test_a_face_that_shows_every_draw() -> None:
    def face(s: State, mover: int, move: int, viewer: int) -> int:
        return move if Kind.DRAW <= move < Kind.CRATE else observe.face(s, mover, move, viewer)

    caught("secrets", planted(face=face), "the log tells")


def test_a_face_that_shows_one_customer_alone() -> None:
    def face(s: State, mover: int, move: int, viewer: int) -> int:
        return move if move == Kind.DRAW else observe.face(s, mover, move, viewer)

    caught("secrets", planted(face=face), "the log tells")


def test_a_face_that_hides_what_the_table_shows() -> None:
    def face(s: State, mover: int, move: int, viewer: int) -> int:
        return Kind.DRAWN if move >= Kind.CRATE else observe.face(s, mover, move, viewer)

    caught("secrets", planted(face=face), "can tell Chance move")


def test_legal_moves_that_depend_on_a_secret() -> None:
    def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
        n = rules.legal(s, seat, moves)
        shy = s.phase == Phase.BID and s.seats[(seat + 1) % s.seats_used].customer == 0
        return 1 if shy and seat >= 0 else n

    caught("secrets", planted(legal=legal), "depend on what it cannot know")


# Planted mistakes: guesses


def test_a_guess_that_forgets_to_take_the_customer_out_of_the_deck() -> None:
    def guess(s: State, seat: int, rng: Any) -> None:
        customers = s.customers[:]
        observe.guess(s, seat, rng)
        s.customers = customers

    caught("guesses", planted(guess=guess))


def test_a_guess_that_changes_what_the_seat_knows() -> None:
    def guess(s: State, seat: int, rng: Any) -> None:
        observe.guess(s, seat, rng)
        if s.phase == Phase.BID:
            s.seats[seat].coins, s.bank = s.seats[seat].coins - 1, s.bank + 1

    caught("guesses", planted(guess=guess), "would see something else")


def test_a_guess_that_is_no_possible_position() -> None:
    def guess(s: State, seat: int, rng: Any) -> None:
        observe.guess(s, seat, rng)
        for p in range(s.seats_used):
            if p != seat and s.bids[p] >= 0:
                s.bids[p] = 6  # nobody can bid so much

    caught("guesses", planted(guess=guess), "no possible position")


# Planted mistakes: rules


def test_a_plain_run_that_differs_from_the_compiled_one() -> None:
    def apply(s: State, seat: int, move: int) -> None:
        rules.apply(s, seat, move)
        if move == Kind.TAKE and s.seats[seat].coins > 0:
            s.seats[seat].coins, s.bank = s.seats[seat].coins - 1, s.bank + 1

    caught("compiled", planted(compiled=True, apply=apply), "plain and compiled: ")


def test_legal_moves_that_differ_from_the_compiled_ones() -> None:
    def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
        n = rules.legal(s, seat, moves)
        return n - 1 if s.phase == Phase.BID and n > 1 else n

    caught("compiled", planted(compiled=True, legal=legal), "legal moves of seat")


def test_places_that_differ_from_the_compiled_ones() -> None:
    def rank(s: State, places: MutableSequence[int]) -> None:
        score.rank(s, places)
        places[0], places[1] = places[1], places[0]

    caught("compiled", planted(compiled=True, rank=rank), "places")


def test_a_coin_out_of_nowhere() -> None:
    def apply(s: State, seat: int, move: int) -> None:
        rules.apply(s, seat, move)
        s.bank += move == Kind.DONE

    caught("totals", planted(apply=apply), "coins")


def test_a_number_out_of_its_range() -> None:
    def apply(s: State, seat: int, move: int) -> None:
        rules.apply(s, seat, move)
        if s.phase == Phase.OVER:
            s.dealt = 5

    caught("ranges", planted(apply=apply), "dealt = 5 (0..4)")


def test_bids_whose_order_matters() -> None:
    def apply(s: State, seat: int, move: int) -> None:
        rules.apply(s, seat, move)
        if Kind.BID <= move < Kind.TAKE:
            s.dealt = seat

    caught("commutes", planted(apply=apply), "depends on the order")


def test_a_choice_that_is_lost_when_others_choose_first() -> None:
    def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
        n = rules.legal(s, seat, moves)
        return 1 if s.phase == Phase.BID and n > 1 and max(s.bids) != -1 else n

    caught("commutes", planted(legal=legal), "loses its choice")


@pytest.mark.parametrize("wrong", ["one too few", "no weight", "all the same"])
def test_odds_that_disagree_with_legal(wrong: str) -> None:
    def odds(s: State, weights: MutableSequence[int]) -> int:
        n = rules.odds(s, weights)
        if wrong == "no weight" and n > 1:
            weights[1] = 0
        if wrong == "all the same":
            weights[:n] = [1] * n
        return n - 1 if wrong == "one too few" else n

    if wrong == "all the same":  # they agree, but not with the compiled ones
        caught("compiled", planted(compiled=True, odds=odds), "odds")
    else:
        caught("odds", planted(odds=odds))


@pytest.mark.parametrize("compiled", [False, True])
def test_a_move_picked_otherwise_than_from_the_list(compiled: bool) -> None:
    def some_move(s: State, seat: int, moves: MutableSequence[int], *_: Any) -> int:
        return moves[rules.legal(s, seat, moves) - 1]

    game = planted() if compiled else planted(some_move=some_move)
    if compiled:
        game.fast.some_move_at = lambda states, at, *given: some_move(State.from_array(states, at), *given)
    caught("compiled" if compiled else "odds", game, "some_move")


def test_a_game_that_never_ends() -> None:
    def apply(s: State, seat: int, move: int) -> None:
        if move != Kind.DONE:
            rules.apply(s, seat, move)

    caught("ends", planted(apply=apply), f"still going after {TEMPLATE.bound} moves")


def test_nobody_is_asked() -> None:
    def asked(s: State, seat: int) -> bool:
        return s.phase != Phase.CONFIRM and rules.asked(s, seat)

    caught("asked", planted(asked=asked), "nobody is asked and the game is not over")


def test_a_seat_that_is_asked_without_a_legal_move() -> None:
    def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
        return 0 if s.phase == Phase.CONFIRM else rules.legal(s, seat, moves)

    caught("asked", planted(legal=legal), "is asked and has no legal move")


def test_legal_moves_out_of_order() -> None:
    def legal(s: State, seat: int, moves: MutableSequence[int]) -> int:
        n = rules.legal(s, seat, moves)
        if s.phase == Phase.TAKE and n == 2:
            moves[0], moves[1] = moves[1], moves[0]
        return n

    caught("asked", planted(legal=legal), "are not in order")


def test_rules_that_remember_something_outside_the_state() -> None:
    calls = itertools.count()

    def setup(s: State, seats: int, options: list[int]) -> None:
        rules.setup(s, seats, options)
        if next(calls) >= 2:  # once for each run, then once more for the same moves again
            s.bank = 1

    game = planted(setup=setup, totals=lambda s: totals(s) | {"coins": 0})
    findings = checks.run(game, 1)
    assert [f.check for f in findings] == ["repeatable"]


def test_moves_that_are_called_unordered_and_are_not() -> None:
    first = next(at for at, move in enumerate(BREWERY.moves) if move[0] == "take")
    apply: Callable[[Any, int, int], None] = BREWERY.rules.apply

    def forgetful(s: Any, seat: int, move: int) -> None:
        apply(s, seat, move)
        if first <= move < first + 5:
            s.swapped = (move - first) % 2

    findings = checks.run(planted(BREWERY, apply=forgetful), 12)
    assert "unordered" in {f.check for f in findings}


# Planted mistakes: words


@pytest.mark.parametrize("function", ["words", "question", "rule"])
def test_a_message_that_is_missing(function: str) -> None:
    def lost(*arguments: Any) -> str:
        return str(arguments[-1]("no-such-message"))

    plant: dict[str, Any] = {function: lost}
    caught("words", planted(**plant), 'has no message "no-such-message"')


def test_a_message_that_is_missing_in_one_language() -> None:
    def words(s: State, seat: int, move: int, say: Any) -> str:
        return str(say("nirgends")) if say.language == "de" else describe.words(s, seat, move, say)

    caught("words", planted(words=words), "de: ")


def test_an_empty_sentence() -> None:
    def place(s: State, move: int) -> str:
        return "" if move == Kind.DONE else describe.place(s, move)

    caught("words", planted(place=place), "an empty sentence")


def test_every_check_has_a_planted_mistake() -> None:
    text = "".join(file.read_text("utf-8") for file in Path(__file__).parent.glob("test_checks*.py"))
    assert [name for name in CHECKS if f'"{name}"' not in text] == []
