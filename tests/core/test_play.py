from dataclasses import replace
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from affinage.core.chance import Dealer
from affinage.core.errors import AffinageError, Illegal, NotYourSeat, Refusal, Stale
from affinage.core.game import Game, Option
from affinage.core.moves import Declared, Kinds
from affinage.core.play import CHANCE, PUBLIC, TAKE_BACK, Event, Table
from affinage.core.record import Record
from affinage.games.template.moves import Kind

from .tables import BREWERY, GAMES, TEMPLATE, in_phase, phase_of, played, standing, step

both = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def name_of(game: Game, move: int) -> str:
    return str(game.moves[move][0])


# What is refused


@both
def test_a_move_chosen_on_an_older_table_is_stale(game: Game) -> None:
    table = played(game, moves=9)
    before, seat = standing(table), table.asked[0]
    move = table.legal(seat)[0]
    for version in (table.version - 1, table.version + 1, -1):
        with pytest.raises(Stale, match=rf"version {version} of the table; it stands at {table.version}"):
            table.play(seat, move, version=version)
    assert standing(table) == before
    table.play(seat, move, version=table.version)
    assert table.events[len(before[1])] == Event(seat, move)


@both
def test_a_seat_that_does_not_exist_is_refused(game: Game) -> None:
    table = played(game, moves=4)
    before = standing(table)
    for seat in (-1, -2, table.seats, 99):
        with pytest.raises(NotYourSeat, match=rf"There is no seat {seat + 1} at this table; it has seats 1 to 2"):
            table.play(seat, 0)
    assert standing(table) == before


@both
def test_a_seat_that_is_not_asked_is_refused(game: Game) -> None:
    table = in_phase(game, "CONFIRM")
    (seat,) = table.asked
    before = standing(table)
    with pytest.raises(NotYourSeat, match=f"Seat {2 - seat} is not asked for anything now"):
        table.play(1 - seat, table.legal(seat)[0])
    assert standing(table) == before


@both
def test_an_illegal_move_gets_a_sentence_and_a_rule(game: Game) -> None:
    table, random = Table(game, seed="illegal"), Random(3)
    tried = 0
    while not table.over and table.version < 120:
        seat = random.choice(table.asked)
        wrong = random.choice(sorted(set(range(len(game.moves))) - set(table.legal(seat))))
        before = standing(table)
        with pytest.raises(Illegal) as refused:
            table.play(seat, wrong)
        assert standing(table) == before
        assert str(refused.value).endswith((".", "!", "?"))
        assert refused.value.rule.endswith(".")
        tried += 1
        step(table, random)
    assert tried > 10


@both
def test_a_code_that_is_no_move_is_refused(game: Game) -> None:
    table = played(game, moves=5)
    before, seat, last = standing(table), table.asked[0], len(game.moves) - 1
    for move in (-1, -2, last + 1, 10**6):
        with pytest.raises(Illegal, match=rf"There is no move number .*; moves are numbered 0 to {last}") as refused:
            table.play(seat, move)
        assert refused.value.rule
    assert standing(table) == before


@both
def test_after_the_end_nobody_moves(game: Game) -> None:
    table = played(game)
    before = standing(table)
    assert table.over
    assert table.asked == ()
    for seat in range(table.seats):
        assert table.legal(seat) == []
        with pytest.raises(NotYourSeat, match="The game is over"):
            table.play(seat, 0)
        with pytest.raises(Refusal, match="nothing to take back"):
            table.take_back(seat)
    assert standing(table) == before


@both
def test_refusals_speak_the_players_language(game: Game) -> None:
    table = in_phase(game, "CONFIRM")
    say = game.say("de")
    with pytest.raises(NotYourSeat) as refused:
        table.play(1 - table.asked[0], 0, say=say)
    assert str(refused.value) == say("refused-not-asked", seat=table.names[1 - table.asked[0]])
    with pytest.raises(Stale) as stale:
        table.play(table.asked[0], 0, version=0, say=say)
    assert str(stale.value) == say("refused-stale", made=0, now=table.version)


def test_seats_and_options_must_fit_the_game() -> None:
    with pytest.raises(AffinageError, match="template is for 2 or 3 or 4 seats, not 5"):
        Table(TEMPLATE, 5)
    with pytest.raises(AffinageError, match=r'template has no option "payin".* Did you mean "paying"'):
        Table(TEMPLATE, options={"payin": "winner"})
    with pytest.raises(AffinageError, match='Option paying cannot be "all"'):
        Table(TEMPLATE, options={"paying": "all"})
    many = replace(TEMPLATE, options=(Option("paying", ("winner", "everybody"), only={"everybody": (3, 4)}),))
    with pytest.raises(AffinageError, match='Option paying can be "everybody" for 3 or 4 seats only, not for 2'):
        Table(many, 2, options={"paying": "everybody"})
    assert Table(many, 3, options={"paying": "everybody"}).options == {"paying": "everybody"}
    assert many.settings(2, 9) == [{"paying": "winner"}]
    assert many.settings(4, 9) == [{"paying": "winner"}, {"paying": "everybody"}]
    large = replace(TEMPLATE, options=tuple(Option(name, ("a", "b", "c")) for name in "uvwxyz"))
    some = large.settings(2, 9)
    assert some == large.settings(2, 9)
    assert len(some) == 9
    assert some[0] == dict.fromkeys("uvwxyz", "a")


# Chance


@both
def test_chance_is_dealt_at_once_and_recorded(game: Game) -> None:
    table = Table(game, seed="chance")
    assert table.events  # the set-up's Chance moves
    assert {event.seat for event in table.events} == {CHANCE}
    random = Random(5)
    while not table.over:
        assert not game.rules.asked(table.state, CHANCE)
        step(table, random)
    chance = {name_of(game, event.move) for event in table.events if event.seat == CHANCE}
    assert chance == ({"draw", "crate"} if game is TEMPLATE else {"first", "backs", "draw"})
    again = Table(game, seed="chance", deal=False)
    for event in table.events:
        again.put(event)
    assert again.state == table.state


@both
def test_the_dealer_is_asked_a_new_question_each_time(game: Game) -> None:
    table, dealer = played(game, "questions"), Dealer("questions")
    again, asked = Table(game, seed="", deal=False), 0
    room, weights = [0] * game.width, [0] * game.width
    for event in table.events:
        if event.seat == CHANCE:
            legal = room[: game.rules.legal(again.state, CHANCE, room)]
            n = game.rules.odds(again.state, weights)
            assert event.move == legal[dealer.choose(asked, weights[:n] or [1] * len(legal))]
            asked += 1
        again.put(event)
    assert asked > 5


@both
def test_chance_cannot_be_answered_against_its_odds(game: Game) -> None:
    table = Table(game, deal=False)
    assert table.asked == ()
    for move in (0, len(game.moves) - 1, -7):
        with pytest.raises(Illegal, match="Chance cannot answer"):
            table.put(Event(CHANCE, move))
    assert table.events == []


@both
def test_the_same_seed_and_choices_give_the_same_game(game: Game) -> None:
    one, two, other = played(game, "seed 1"), played(game, "seed 1"), Table(game, seed="seed 2")
    assert one.events == two.events
    assert one.state.to_bytes() == two.state.to_bytes()
    assert one.state.to_bytes() != other.state.to_bytes()


# Taking back


def turn_to_confirm(game: Game, attempt: int) -> tuple[Table, list[Record]]:
    """A table whose asked seat has made its turn but for the last word, and the positions on the way."""
    table, random = (
        in_phase(game, "TAKE" if game is TEMPLATE else "CHOOSE", f"back {attempt}"),
        Random(attempt),
    )
    (seat,) = table.asked
    positions = [table.state.copy()]
    while phase_of(table) != game.phases["CONFIRM"]:
        table.play(seat, random.choice(table.legal(seat)))
        positions.append(table.state.copy())
    return table, positions


@both
@pytest.mark.parametrize("attempt", range(6))
def test_open_moves_are_taken_back_one_by_one(game: Game, attempt: int) -> None:
    table, positions = turn_to_confirm(game, attempt)
    (seat,), made, steps = table.asked, table.version, len(positions) - 1
    assert steps >= 1
    while len(positions) > 1:
        assert table.can_take_back(seat)
        assert table.state == positions.pop()
        table.take_back(seat)
    assert table.state == positions[0]
    assert not table.can_take_back(seat)
    assert table.events[made:] == [Event(seat, TAKE_BACK)] * steps  # added to the log, nothing deleted
    assert len(table.standing()) == made - steps


@both
def test_what_is_confirmed_stays(game: Game) -> None:
    table = in_phase(game, "CONFIRM")
    (seat,) = table.asked
    done = next(m for m in table.legal(seat) if name_of(game, m) == "done")
    assert done in game.final
    table.play(seat, done)
    before = standing(table)
    for p in range(table.seats):
        with pytest.raises(Refusal, match="nothing to take back"):
            table.take_back(p)
    assert standing(table) == before


def test_a_final_move_stays_even_if_its_seat_is_asked_again() -> None:
    def last(kind: Kind) -> Declared:
        return replace(kind.declared, final=kind.declared.final or kind == Kind.TAKE)

    kinds: type[Kinds] = Kinds("FinalTakes", {kind.name: last(kind) for kind in Kind})  # type: ignore[assignment,call-arg,arg-type]  # made by call
    table = in_phase(replace(TEMPLATE, kinds=kinds), "TAKE")
    (seat,) = table.asked
    table.play(seat, table.legal(seat)[0])
    assert table.asked == (seat,)
    assert not table.can_take_back(seat)
    assert table.known(1 - seat) == table.state


def test_the_other_seats_open_moves_are_not_ones_own() -> None:
    table = in_phase(TEMPLATE, "TAKE")
    (seat,) = table.asked
    table.play(seat, table.legal(seat)[0])
    assert table.can_take_back(seat)
    assert not table.can_take_back(1 - seat)
    before = standing(table)
    with pytest.raises(Refusal):
        table.take_back(1 - seat)
    assert standing(table) == before


# What may be known


@both
def test_open_moves_are_known_to_the_mover_alone(game: Game) -> None:
    table = in_phase(game, "TAKE" if game is TEMPLATE else "CHOOSE")
    (seat,) = table.asked
    others = (1 - seat, PUBLIC)
    unseen = {p: (table.observe(p).to_bytes(), table.view(p), table.log(p)) for p in others}
    own = table.observe(seat).to_bytes()
    table.play(seat, table.legal(seat)[0])
    if game is BREWERY:
        harvest = next(m for m in table.legal(seat) if name_of(game, m) == "harvest")
        table.play(seat, harvest)
    for p in others:
        assert (table.observe(p).to_bytes(), table.view(p), table.log(p)) == unseen[p]
    assert table.observe(seat).to_bytes() != own
    assert len(table.log(seat)) > len(unseen[1 - seat][2])
    assert len(table.log()) == len(table.standing())
    while table.can_take_back(seat):
        table.take_back(seat)
    assert table.observe(seat).to_bytes() == own


@both
def test_confirmed_moves_are_known_to_all(game: Game) -> None:
    table = in_phase(game, "CONFIRM")
    (seat,) = table.asked
    lines = len(table.log(1 - seat))
    table.play(seat, next(m for m in table.legal(seat) if name_of(game, m) == "done"))
    assert len(table.log(1 - seat)) > lines
    assert table.known(1 - seat) == table.state


def test_the_log_covers_secret_bids_and_draws() -> None:
    table = in_phase(TEMPLATE, "BID")
    table.play(0, Kind.BID + 2)
    table.play(1, Kind.BID + 1)
    for viewer in (0, 1, PUBLIC):
        lines = {line.number: line for line in table.log(viewer)}
        for number, event in enumerate(table.standing()):
            shown = lines[number].move
            if Kind.DRAW <= event.move < Kind.DRAW + 3:
                assert shown == (event.move if number == viewer else Kind.DRAWN)  # the n-th draw is the n-th seat's
            elif Kind.BID <= event.move < Kind.TAKE:
                assert shown == (event.move if event.seat == viewer else Kind.BIDDEN)
            else:
                assert shown == event.move
    assert [line.words for line in table.log(1)][-2:] == ["Bid in secret", "Bid 1 coin"]
    assert [line.words for line in table.log()][-2:] == ["Bid 2 coins", "Bid 1 coin"]
    opened = SimpleNamespace(**{**vars(TEMPLATE.observe), "laid_open": lambda then, now: then.phase != now.phase})
    table.game = replace(TEMPLATE, observe=opened)
    assert "Bid 2 coins" in [line.words for line in table.log(1)]


def test_the_log_covers_cards_drawn_into_another_hand() -> None:
    table = Table(BREWERY, seed="log")
    for viewer in (0, 1, PUBLIC):
        shown = [name_of(BREWERY, line.move) for line in table.log(viewer)]
        full = [name_of(BREWERY, line.move) for line in table.log()]
        assert full.count("draw") == 10
        assert shown.count("drawn") == (10 if viewer == PUBLIC else 5)
        assert shown.count("draw") == (0 if viewer == PUBLIC else 5)


def test_a_hidden_bid_changes_nothing_for_the_others() -> None:
    seen = []
    for coins in (0, 4):
        table = in_phase(TEMPLATE, "BID")
        table.play(0, Kind.BID + coins)
        seen.append((table.observe(1).to_bytes(), table.view(1), table.log(1), table.view(PUBLIC)))
    assert seen[0] == seen[1]


@both
def test_looking_changes_nothing(game: Game) -> None:
    table = played(game, moves=12)
    before = standing(table)
    for viewer in (*range(table.seats), PUBLIC):
        table.view(viewer)
        table.log(viewer)
        table.observe(viewer)
        table.known(viewer)
    for seat in table.asked:
        table.choices(seat)
    table.points(0)
    assert standing(table) == before


@both
def test_choices_are_the_legal_moves_with_words_and_places(game: Game) -> None:
    table = played(game, moves=7)
    for seat in table.asked:
        choices = table.choices(seat)
        assert [c.move for c in choices] == table.legal(seat)
        assert all(c.words and c.place for c in choices)


def test_the_end_has_places_and_winners() -> None:
    table = played(TEMPLATE, seats=4)
    places = table.places()
    assert table.winners() == [p for p in range(4) if places[p] == 0]
    for seat in range(4):
        score, parts = table.points(seat)
        assert score == sum(parts.values())
    assert Kind.DONE in TEMPLATE.final


@pytest.mark.parametrize("value", [5.0, "0", None, True, [1]])
def test_moves_and_seats_are_whole_numbers(value: Any) -> None:
    table = Table(BREWERY, seed="numbers")
    before, seat = table.state.to_bytes(), table.asked[0]
    for seat_, move in ((seat, value), (value, table.legal(seat)[0])):
        with pytest.raises(Refusal, match="Seats and moves are given as whole numbers"):
            table.play(seat_, move)
    assert table.state.to_bytes() == before


def test_numbers_of_other_kinds_are_taken() -> None:
    table = Table(BREWERY, seed=5)
    table.play(np.int64(table.asked[0]), np.int16(table.legal(table.asked[0])[0]))
    assert table.dealer.seed == "5"


def test_nobody_has_won_before_the_end() -> None:
    assert Table(BREWERY, seed="early").winners() == []


@pytest.mark.parametrize("seat", [-1, 2, 7])
def test_seats_that_do_not_exist_see_nothing(seat: int) -> None:
    with pytest.raises(NotYourSeat):
        Table(BREWERY, seed="seats").observe(seat)


@pytest.mark.parametrize("names", ["AB", ["A", "B", "C"]])
def test_names_are_a_list_for_the_seats(names: Any) -> None:
    with pytest.raises(AffinageError, match="Names are given one by one"):
        Table(BREWERY, names=names)
