"""All act at once: nothing that one seat does touches another before the turn is over."""

from random import Random

import pytest

from affinage.core.play import CHANCE, PUBLIC, Table
from affinage.games.fromage import describe, observe, rules, value
from affinage.games.fromage.cards import all_of, one
from affinage.games.fromage.game import GAME
from affinage.games.fromage.moves import Kind
from affinage.games.fromage.rules.orders import drawing
from affinage.games.fromage.state import Phase, SeatStep, State
from affinage.games.fromage.tables import KIND_AT, QUARTERS, STRUCTURE

from .setups import code, facing_orders, give, kinds, legal, play, put, turn

Done = list[tuple[int, int]]


def random_turn(s: State, random: Random) -> dict[int, Done]:
    """One turn of all seats, in a random order; returns what each did, with the cards that Chance gave it."""
    done: dict[int, Done] = {p: [] for p in range(s.seats_used)}
    now, room, weights = s.turn, [0] * GAME.width, [0] * GAME.width
    while s.turn == now and s.phase != Phase.OVER:
        if rules.asked(s, CHANCE):
            moves = room[: rules.legal(s, CHANCE, room)]
            rules.odds(s, weights)
            seat, owner = CHANCE, drawing(s)
            move = random.choices(moves, weights[: len(moves)])[0]
        else:
            seat = owner = random.choice([p for p in range(s.seats_used) if rules.asked(s, p)])
            move = random.choice(room[: rules.legal(s, seat, room)])
        if owner >= 0:
            done[owner].append((seat, move))
        rules.apply(s, seat, move)
    return done


def again(s: State, done: dict[int, Done], random: Random) -> bool:
    """The same choices in another order; whether all of them were possible."""
    now, room = s.turn, [0] * GAME.width
    left = {p: list(moves) for p, moves in done.items()}
    while s.turn == now and s.phase != Phase.OVER:
        if rules.asked(s, CHANCE):
            owner = drawing(s)
        else:
            owner = random.choice([p for p in left if left[p] and left[p][0][0] != CHANCE])
        seat, move = left[owner].pop(0)
        if move not in room[: rules.legal(s, seat, room)]:
            return False
        rules.apply(s, seat, move)
    return True


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_commits_commute_over_thousands_of_random_turns(seats: int) -> None:
    turns = same = number = 0
    while turns < 1200:
        random = Random(f"{seats}/{number}")
        options = random.choice(GAME.settings(seats, 12)) | {"turns": "at-once", "structures": "printed"}
        table = Table(GAME, seats, options=options, seed=str(number))
        s = table.state
        assert isinstance(s, State)
        number += 1
        while s.phase != Phase.OVER:
            before = s.copy()
            done = random_turn(s, random)
            other = before.copy()
            turns += 1
            if again(other, done, random):
                assert other.to_bytes() == s.to_bytes()
                same += 1
            else:  # only the order cards depend on who asks first, and only where the deck runs low
                assert all_of(before.deck) < 30
    assert same > turns * 0.97


def test_while_chance_draws_for_one_seat_the_others_go_on() -> None:
    s = turn(4, quarter="order")
    rules.apply(s, 0, code("gather", 6))
    assert rules.asked(s, CHANCE)
    assert not rules.asked(s, 0)
    assert all(rules.asked(s, p) for p in (1, 2, 3))
    rules.apply(s, 1, code("gather", 0))
    assert rules.asked(s, CHANCE)


def test_the_others_are_seen_as_they_were_when_the_turn_began() -> None:
    random, room = Random(3), [0] * GAME.width
    for seats in (2, 4):
        s = Table(GAME, seats, seed=f"seen {seats}").state.copy()
        assert isinstance(s, State)
        for _ in range(12):
            start = {p: s.copy() for p in range(seats)}
            for p in range(seats):
                observe.cover(start[p], p)
            while not any(me.step == SeatStep.WAIT for me in s.seats[: seats - 1]):
                seat = random.randrange(seats - 1)
                if rules.asked(s, CHANCE):
                    seat = CHANCE
                elif not rules.asked(s, seat):
                    continue
                rules.apply(s, seat, random.choice(room[: rules.legal(s, seat, room)]))
            last = s.copy()
            observe.cover(last, seats - 1)
            last.ending = start[seats - 1].ending  # a last token is announced
            assert last == start[seats - 1]
            public = s.copy()
            observe.cover(public, PUBLIC)
            public.ending = 0
            assert public.seats == start[seats - 1].seats
            random_turn(s, random)
            if s.phase == Phase.OVER:
                break


def test_own_actions_and_draws_are_seen() -> None:
    s = turn(2, quarter="order")
    play(s, 0, "gather", 0, draws=[4])
    play(s, 1, "gather", 0, draws=[] if QUARTERS[(s.tile + 2) & 3] != 3 else [5])
    known = s.copy()
    observe.cover(known, 0)
    assert known.seats[0] == s.seats[0]
    assert known.deck == s.deck_then - one(4)


def test_an_announcement_is_told_but_bots_decide_on_what_lay_there_before() -> None:
    s = turn(2, venue="festival")
    put(s, 0, "bistro", *range(14))
    known = s.copy()
    observe.cover(known, 1)
    play(s, 0, "cheese", int(str(kinds(s, 0, "cheese")[0])))
    after = s.copy()
    observe.cover(after, 1)
    assert describe.view(after, 1, GAME.say())["last_turn"]
    assert (s.ending, after.ending, value.value(after, 1)) == (1, 1, value.value(known, 1))
    play(after, 0, "ready")  # in the position that a bot thinks about, the other has not placed it yet
    play(after, 1, "ready")
    assert (after.phase, after.ending) == (Phase.TURN, 0)
    own = s.copy()
    observe.cover(own, 0)
    assert own.ending == 1


def test_faces() -> None:
    s = turn(4, quarter="order")
    assert observe.face(s, 0, Kind.READY, 1) == Kind.ACTS
    assert observe.face(s, 0, Kind.READY, 0) == Kind.READY
    rules.apply(s, 0, code("gather", 0))
    assert observe.face(s, CHANCE, Kind.DRAW, 1) == Kind.DRAWN
    assert observe.face(s, CHANCE, Kind.DRAW, 0) == Kind.DRAW


def test_the_log_tells_a_turn_after_it() -> None:
    table = Table(GAME, 2, seed="log")
    before = table.log(1)
    table.play(0, next(m for m in table.legal(0) if 25 <= m < 34))
    table.play(0, Kind.READY)
    assert table.log(1) == before
    table.play(1, Kind.READY)
    new = table.log(1)[len(before) :]
    assert next(line.words for line in new if line.seat == 0).startswith("Send the")
    assert [line.words for line in new if line.seat == 0][-1] == "Ready"


def test_the_log_does_not_tell_that_another_seat_drew_orders() -> None:
    table = facing_orders()
    before = table.log(1), table.log(PUBLIC), table.observe(1)
    table.play(0, next(m for m in table.legal(0) if 25 <= m < 34))
    assert any(line.seat == CHANCE and "goes to seat 1" in line.words for line in table.log(0)[len(before[0]) :])
    assert (table.log(1), table.log(PUBLIC), table.observe(1)) == before


# One after another


def test_clockwise_from_the_seat_that_faces_the_structures() -> None:
    table = Table(GAME, 4, options={"turns": "clockwise"}, seed="order")
    for _ in range(6):
        order = []
        s = table.state
        assert isinstance(s, State)
        now, first = s.turn, next(p for p in range(4) if QUARTERS[(s.tile + p - s.spin) & 3] == STRUCTURE)
        while table.state.turn == now:  # type: ignore[attr-defined]  # the game's own state
            (seat,) = table.asked
            order.append(seat)
            table.play(seat, Kind.READY)
            assert not table.can_take_back(seat)
        assert order == [(first + n) % 4 for n in range(4)]


def test_one_after_another_everybody_sees_what_came_before() -> None:
    s = turn(3, turns="clockwise")
    (seat,) = [p for p in range(3) if rules.asked(s, p)]
    move = next(which for name, which in legal(s, seat) if name == "gather")
    play(s, seat, "gather", int(str(move)))
    play(s, seat, "ready")
    (after,) = [p for p in range(3) if rules.asked(s, p)]
    known = s.copy()
    observe.cover(known, after)
    assert known == s


# Order cards


def test_an_empty_deck_takes_discards_then_filled_orders() -> None:
    s = turn(2, quarter="order")
    s.deck, s.discards, s.done = one(1), one(2), one(3) + one(4)
    rules.apply(s, 0, code("gather", 6))
    drawn = []
    while rules.asked(s, CHANCE):
        options = kinds(s, CHANCE, "draw")
        drawn.append(options)
        rules.apply(s, CHANCE, Kind.DRAW + int(str(options[0])))
    assert drawn == [[1], [2], [3, 4]]
    assert s.done == 0


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_piles_are_shown_as_they_lie_after_ones_own_draw_has_shuffled(seats: int) -> None:
    s = turn(seats, quarter="order")
    s.deck = s.deck_then = one(1)
    s.discards = s.discards_then = one(1) + one(2)
    s.done = s.done_then = one(3) + one(4)
    rules.apply(s, 0, code("gather", 6))
    shown = []
    for kind in (1, 2, 1):  # each card that leaves the deck empty is followed by a shuffle, as long as one is needed
        rules.apply(s, CHANCE, Kind.DRAW + kind)
        known = s.copy()
        observe.cover(known, 0)
        assert known == s
        view = describe.view(known, 0, GAME.say())
        shown.append((view["deck"], view["discards"]))
    assert shown == [(2, 0), (1, 0), (0, 0)]
    assert s.done == one(3) + one(4)


def test_a_card_that_the_deck_did_not_have_tells_of_a_shuffle() -> None:
    s = turn(2, quarter="order")
    s.deck = s.deck_then = one(1)
    s.discards = s.discards_then = one(2) + one(3)
    s.seats[1].to_draw, s.phase = 1, Phase.DRAW  # the other seat is first
    rules.apply(s, CHANCE, Kind.DRAW + 1)
    play(s, 0, "gather", 0, draws=[2])
    observe.cover(s, 0)  # the other seat has yet to draw, but what was shuffled is no discard any more
    assert (s.deck, s.discards) == (one(1) + one(3), 0)


def test_filled_orders_keep_counting_when_they_are_shuffled() -> None:
    s = turn(2, quarter="order")
    s.seats[0].filled, s.deck, s.done = 1, 0, one(3)
    play(s, 0, "gather", 0)
    assert s.seats[0].filled == 1
    assert s.seats[0].orders == one(3)


def test_what_cannot_be_drawn_is_lost() -> None:
    s = turn(2, quarter="order")
    s.deck = one(0)
    play(s, 0, "gather", 6)
    assert all_of(s.seats[0].orders) == 1
    assert rules.asked(s, 0)


def test_cards_that_leave_hands_join_the_piles_after_the_turn() -> None:
    s = turn(2, venue="festival")
    give(s, 0, orders=[6])
    space = next(int(str(at)) for at in kinds(s, 0, "cheese") if KIND_AT[0][int(str(at))] == 6)
    play(s, 0, "cheese", space)
    play(s, 0, "fill")
    assert s.done == 0
    play(s, 0, "ready")
    play(s, 1, "ready")
    assert s.done == one(6)


def test_an_announcement_is_not_forgotten_when_the_seat_places_its_own_last_token() -> None:
    told = turn(2, venue="festival")
    put(told, 0, "bistro", *range(14))
    put(told, 1, "fromagerie", *range(14))
    untold = told.copy()
    play(told, 0, "cheese", int(str(kinds(told, 0, "cheese")[0])))
    for s in (told, untold):
        play(s, 1, "cheese", int(str(kinds(s, 1, "cheese")[0])))
        observe.cover(s, 1)
    assert (told.ending, untold.ending) == (0b11, 0b10)
