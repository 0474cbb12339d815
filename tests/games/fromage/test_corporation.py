from random import Random

import pytest

from affinage.core.play import PUBLIC
from affinage.games.fromage import observe, rules, score
from affinage.games.fromage.cards import all_of, one
from affinage.games.fromage.game import GAME
from affinage.games.fromage.rules.corporation import placed
from affinage.games.fromage.rules.wheel import row_of, venue_of
from affinage.games.fromage.state import CORPORATION, Phase, State
from affinage.games.fromage.tables import HAS_RULE, OF_KIND, OPEN, QUARTERS, STRUCTURE, TOKENS, TRACK
from affinage.games.fromage.view import view

from .setups import CHANCE, code, kinds, laid, legal, play, put, turn


def next_turn(s: State) -> None:
    """The seat is ready; the Corporation is to draw."""
    rules.apply(s, 0, code("ready"))


def spaces_for(s: State, kind: int, spin: int = 0) -> list[int]:
    venue = s.wheel[(0 - s.spin - spin) & 3]
    here = OF_KIND[row_of(s, venue)][kind]
    return [at for at in range(25) if (here >> at) & 1]


def kind_with(s: State, count: int) -> int:
    """A kind of which the venue that comes next has so many spaces."""
    return next(kind for kind in range(9) if len(spaces_for(s, kind, 1)) == count)


def test_workers_come_home_then_the_corporation_acts_then_the_player() -> None:
    s = turn(1)
    play(s, 0, "gather", 0)
    next_turn(s)
    assert s.seats[0].back == [0, 0, 0]
    assert (s.phase, rules.asked(s, 0), rules.asked(s, CHANCE)) == (Phase.DRAW, False, True)


def test_a_single_fitting_space_is_taken_and_the_card_discarded() -> None:
    s = turn(1)
    kind = kind_with(s, 1)
    (space,) = spaces_for(s, kind, 1)
    next_turn(s)
    rules.apply(s, CHANCE, code("draw", kind))
    assert s.seats[CORPORATION].cheese[venue_of(s, 0)] == 1 << space
    assert s.discards == one(kind)
    assert s.phase == Phase.TURN


def test_where_several_fit_the_player_chooses() -> None:
    s = turn(1)
    kind = next(k for k in range(9) if len(spaces_for(s, k, 1)) >= 2)
    spaces = spaces_for(s, kind, 1)
    next_turn(s)
    rules.apply(s, CHANCE, code("draw", kind))
    assert s.phase == Phase.CORPORATE
    assert kinds(s, 0, "cheese") == spaces
    play(s, 0, "cheese", spaces[1])
    assert s.seats[CORPORATION].cheese[venue_of(s, 0)] == 1 << spaces[1]
    assert s.phase == Phase.TURN


def test_where_none_fits_the_card_is_kept_for_points() -> None:
    s = turn(1)
    kind = kind_with(s, 0)
    next_turn(s)
    rules.apply(s, CHANCE, code("draw", kind))
    assert placed(s) == 0
    assert s.seats[CORPORATION].orders == one(kind)
    assert score.corporation(s) == 3


def test_it_needs_no_fruit_and_uses_no_worker() -> None:
    s = turn(1)
    for kind in range(9):
        t = s.copy()
        next_turn(t)
        rules.apply(t, CHANCE, code("draw", kind))
        assert len(kinds(t, 0, "cheese")) in (0, len(spaces_for(t, kind))) or t.phase == Phase.TURN


@pytest.mark.parametrize("structures", ["printed", "draft"])
@pytest.mark.parametrize("level", ["1", "5"])
def test_alone_nothing_is_hidden(structures: str, level: str) -> None:
    random, room = Random(f"{structures} {level}"), [0] * GAME.width
    for _ in range(4):
        s = State()
        rules.setup(s, 1, GAME.option_values({"structures": structures, "level": level}, 1))
        while s.phase != Phase.OVER:
            for viewer in (0, PUBLIC):
                known = s.copy()
                observe.cover(known, viewer)
                assert known == s
            mover = CHANCE if rules.asked(s, CHANCE) else 0
            moves = room[: rules.legal(s, mover, room)]
            assert [observe.face(s, mover, move, PUBLIC) for move in moves] == moves
            rules.apply(s, mover, random.choice(moves))


def test_its_track_counts_the_tokens_that_have_left() -> None:
    s = turn(1)
    assert score.corporation(s) == 0
    put(s, CORPORATION, "festival", *[at for at in range(25) if (OPEN[row_of(s, 0)] >> at) & 1][:6])
    assert score.corporation(s) == TRACK[0][6]


def test_its_last_token_ends_the_game_after_this_turn() -> None:
    s = turn(1)
    kind = kind_with(s, 1)
    them, left = s.seats[CORPORATION], TOKENS[0] - 1
    for venue in range(4):
        if venue != s.wheel[(0 - s.spin - 1) & 3]:
            for at in range(25):
                if (OPEN[row_of(s, venue)] >> at) & 1 and left:
                    them.cheese[venue] |= 1 << at
                    left -= 1
    assert left == 0
    next_turn(s)
    rules.apply(s, CHANCE, code("draw", kind))
    assert s.ending == 1
    assert ("ready", 0) in legal(s, 0)
    next_turn(s)
    assert s.phase == Phase.OVER


def test_the_player_may_end_the_game_too() -> None:
    s = turn(1, venue="bistro")
    put(s, 0, "festival", *[at for at in range(25) if (OPEN[row_of(s, 0)] >> at) & 1][:8])
    put(s, 0, "villes", *[at for at in range(18) if (OPEN[row_of(s, 3)] >> at) & 1][:6])
    play(s, 0, "cheese", int(str(kinds(s, 0, "cheese")[0])))
    next_turn(s)
    assert s.phase == Phase.OVER


def test_an_empty_deck_is_shuffled_from_the_discards() -> None:
    s = turn(1)
    kind = kind_with(s, 1)
    s.discards, s.deck = one(kind), 0
    next_turn(s)
    assert kinds(s, CHANCE, "draw") == [kind]
    assert s.discards == 0


def test_the_deck_is_shuffled_when_a_card_is_needed_not_when_it_runs_out() -> None:
    s = turn(1)
    kind = kind_with(s, 1)
    s.deck = one(kind)
    next_turn(s)
    rules.apply(s, CHANCE, code("draw", kind))
    assert (s.phase, s.deck, s.discards) == (Phase.TURN, 0, one(kind))  # it has drawn for this turn
    next_turn(s)
    assert (s.phase, s.deck, s.discards) == (Phase.DRAW, one(kind), 0)


def test_after_the_corporations_last_token_nothing_is_shuffled_for_it() -> None:
    s = turn(1, quarter="fruit", level="5")  # the structures come next: two cards are due
    them, left = s.seats[CORPORATION], TOKENS[4] - 1
    for venue in range(4):
        if venue != s.wheel[(0 - s.spin - 1) & 3]:
            for at in range(25):
                if (OPEN[row_of(s, venue)] >> at) & 1 and left:
                    them.cheese[venue] |= 1 << at
                    left -= 1
    kind = next(k for k in (0, 1, 3, 4, 6, 7) if len(spaces_for(s, k, 1)) == 1)  # no gold: that card would be kept
    s.deck = one(kind)
    next_turn(s)
    rules.apply(s, CHANCE, code("draw", kind))
    assert (s.phase, s.ending, s.corporate) == (Phase.TURN, 1, 0)
    assert (s.deck, s.discards) == (0, one(kind))


def test_without_any_card_it_does_not_act() -> None:
    s = turn(1)
    s.deck = s.discards = s.done = 0
    next_turn(s)
    assert s.phase == Phase.TURN
    assert placed(s) == 0


# Levels


def test_each_level_adds_one_rule() -> None:
    assert [sum(row) - 1 for row in HAS_RULE] == [0, 1, 2, 3, 4]


def test_level_2_starts_with_two_cards() -> None:
    for level, cards in (("1", 0), ("2", 2), ("5", 2)):
        s = laid(1, quarter="structure", level=level)
        while s.turn == 0:
            rules.apply(s, CHANCE, code("draw", int(str(kinds(s, CHANCE, "draw")[0]))))
        assert all_of(s.seats[CORPORATION].orders) == cards


def test_level_3_wins_ties() -> None:
    for level, points in (("2", 0), ("3", 3)):
        s = turn(1, level=level)
        s.customers[:] = [2, 0, 1, 1, 2, 0]
        put(s, 0, "villes", "caen")
        put(s, CORPORATION, "villes", "chartres")
        assert score.villes(s, 0) == 0
        assert score.villes(s, CORPORATION) == points + 4  # chartres also touches the Loire


def test_level_4_keeps_the_card_of_a_gold_cheese() -> None:
    for level, kept in (("3", 0), ("4", 1)):
        s = turn(1, level=level)
        kind = next(k for k in range(2, 9, 3) if spaces_for(s, k, 1))
        next_turn(s)
        rules.apply(s, CHANCE, code("draw", kind))
        if s.phase == Phase.CORPORATE:
            play(s, 0, "cheese", int(str(kinds(s, 0, "cheese")[0])))
        assert placed(s) == 1
        assert all_of(s.seats[CORPORATION].orders) == kept


def test_level_5_draws_twice_when_the_structures_face_the_player() -> None:
    for level, twice in (("4", False), ("5", True)):
        s = turn(1, quarter="fruit", level=level)  # the structures come next
        before = all_of(s.deck)
        next_turn(s)
        assert QUARTERS[(s.tile - s.spin) & 3] == STRUCTURE
        draws = 0
        while s.phase in (Phase.DRAW, Phase.CORPORATE):
            if s.phase == Phase.DRAW:
                rules.apply(s, CHANCE, code("draw", int(str(kinds(s, CHANCE, "draw")[0]))))
                draws += 1
            else:
                rules.apply(s, 0, code("cheese", int(str(kinds(s, 0, "cheese")[0]))))
        assert draws == (2 if twice else 1)
        assert before - all_of(s.deck) == draws


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_text_of_a_level_names_all_rules_in_force(lang: str) -> None:
    say = GAME.say(lang)
    rules_of = [say(f"level-{rule}") for rule in ("none", "head-start", "wins-ties", "keeps-gold", "second-draw")]
    for level in range(5):
        s = turn(1, level=str(level + 1))
        them = view(s, 0, say)["corporation"]
        assert them is not None
        assert [rule in them["rule"] for rule in rules_of] == [at <= level for at in range(5)]
        assert str(level + 1) in them["rule"]
