"""Both catalogues, the view and the reasons, tried in many positions."""

import random
from functools import cache

import pytest

from affinage.core import frame
from affinage.core.words import LANGUAGES, keys
from affinage.games.vinhos import describe, draw, rules
from affinage.games.vinhos.game import GAME
from affinage.games.vinhos.phrases import halves, multiplier_name
from affinage.games.vinhos.state import Phase, State
from affinage.games.vinhos.tables import RATE

from .setups import CODE, at_turn, do, legal, region, space, stand


@cache
def positions() -> tuple[tuple[State, int], ...]:
    """One position of every phase and then some, with the seat that is asked."""
    found: list[tuple[State, int]] = []
    seen: dict[int, int] = {}
    for number in range(16):
        rnd = random.Random(number)
        s, buffer = State(), [0] * GAME.width
        rules.setup(s, 2 + number % 3, [0, number % 2])
        while not rules.over(s):
            asked = [p for p in range(-1, s.seats_used) if rules.asked(s, p)]
            seat = asked[0]
            moves = buffer[: rules.legal(s, seat, buffer)]
            if seen.get(s.phase, 0) < 4:
                seen[s.phase] = seen.get(s.phase, 0) + 1
                found.append((s.copy(), seat))
            rules.apply(s, seat, rnd.choice(moves))
        found.append((s, 0))
    assert {Phase(s.phase) for s, _ in found} >= {phase for phase in Phase if phase <= Phase.OVER} - {Phase.PAIR}
    return tuple(found)


@pytest.mark.parametrize(("lang", "free", "cheap"), [("en", "free", "2 each"), ("de", "kostenlos", "je 2")])
def test_an_additional_action_is_named_with_its_price(lang: str, free: str, cheap: str) -> None:
    say = GAME.say(lang)
    rows = [[favour["name"] for favour in row["actions"]] for row in describe.view(at_turn(), 0, say)["magnates"]]
    assert rows[0] == [say("task-sales"), f"{say('task-wineries')}, {free}", f"{say('task-enologists')}, {free}"]
    assert rows[2][1] == f"{say('task-wineries')}, {cheap}"


def test_both_catalogues_have_the_same_messages() -> None:
    english, german = (keys(GAME.folder / "words", language) for language in LANGUAGES)
    assert english == german


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_question_rule_and_view_has_words(language: str) -> None:
    say = GAME.say(language)
    for s, seat in positions():
        buffer = [0] * GAME.width
        for move in buffer[: rules.legal(s, seat, buffer)]:
            assert describe.words(s, seat, move, say)
            assert describe.place(s, move)
        for viewer in range(s.seats_used):
            assert describe.question(s, viewer, say)
            assert describe.rule(s, viewer, say)
        view = frame.view(GAME, s, max(0, seat), say)
        assert view["seats"][0]["estates"][0]["slots"]
        assert draw.draw(view, say, 120)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_reason_and_a_rule(language: str) -> None:
    say = GAME.say(language)
    for s, seat in positions()[::2]:
        if seat < 0:
            continue
        buffer = [0] * GAME.width
        allowed = set(buffer[: rules.legal(s, seat, buffer)])
        for move in range(len(GAME.moves)):
            if move not in allowed:
                reason = describe.why_not(s, seat, move, say)
                assert reason.sentence
                assert reason.rule


def refused(s: State, seat: int, move: tuple[str, int]) -> str:
    assert move not in legal(s, seat)
    return describe.why_not(s, seat, CODE[move], GAME.say("en")).sentence


def test_reasons_name_what_is_wrong() -> None:
    s = at_turn()
    stand(s, p0="bank")
    s.seats[0].cash = 3
    assert "already" in refused(s, 0, space("bank"))
    assert "costs 1" in refused(s, 0, space("wineries"))
    assert "no barrel" in refused(s, 0, space("sales"))
    assert "must move" in refused(s, 0, ("done", 0)) or "act first" in refused(s, 0, ("done", 0))
    assert "not your turn" in describe.why_not(s, 1, 0, GAME.say("en")).sentence
    do(s, 0, space("experts"), ("deck", 0))
    assert "not what is asked" in refused(s, 0, ("region", 0))


def test_a_price_out_of_reach_is_named() -> None:
    s = at_turn()
    s.seats[0].cash = 4
    do(s, 0, space("vineyards"))
    assert refused(s, 0, ("region", region("douro"))) == "Douro red costs 6; you have 4 in cash."


def test_who_waits_is_told_for_whom() -> None:
    s = at_turn()
    assert describe.question(s, 1, GAME.say("en")) == "Waiting for seat 1."


def test_every_piece_has_a_name_in_both_languages() -> None:
    for language in LANGUAGES:
        say = GAME.say(language)
        assert all(say.has(key) for key in describe.component_keys())


def test_categories_endings_phases_and_options_have_names() -> None:
    for language in LANGUAGES:
        say = GAME.say(language)
        assert all(say.has(f"category-{name}") for name in GAME.score.CATEGORIES)
        assert all(say.has(f"ending-{name}") for name in GAME.score.ENDINGS)
        assert all(say.has(f"phase-{p.name.lower().replace('_', '-')}") for p in Phase if p <= Phase.OVER)
        for option in GAME.options:
            assert all(say.has(f"option-{option.name}-{value}") for value in option.values)


# Places and what a board needs


def place(s: State, move: tuple[str, int]) -> str:
    return describe.place(s, CODE[move])


def test_a_place_is_the_thing_that_is_clicked() -> None:
    s = at_turn()
    me = s.seats[0]
    me.account, me.investment = 11, 1
    assert place(s, ("withdraw", 4)) == "account/7"
    assert place(s, ("deposit", 2)) == "account/13"
    assert place(s, ("withdraw", 20)) == "account/0"
    assert place(s, ("invest", 1)) == place(s, ("invest", 0)) == "investment/2"
    assert place(s, ("enologist", 1)) == place(s, ("enologist", 2)) == "enologist/0/0"
    assert place(s, ("wine", 5)) == "cellar/0/1/1"
    assert place(s, ("from", 4)) == "magnate/1"
    assert place(s, ("from", 6)) == place(s, ("to", 8)) == "favour/1/1"
    assert place(s, ("to", 20)) == "multiplier/11"


def test_the_view_tells_what_a_move_on_the_quadrel_costs_the_viewer() -> None:
    s = at_turn(year=4)
    stand(s, p0="bank", p1="experts")
    by_id = {each["id"]: each for each in describe.view(s, 0, GAME.say("en"))["quadrel"]}
    assert by_id["experts"]["cost"] == 3  # far, taxed, and somebody is there
    assert by_id["experts"]["far"]
    assert by_id["sales"]["cost"] == 0
    assert by_id["bank"]["cost"] is None
    s.free_move = 1
    costs = [describe.view(s, seat, GAME.say("en"))["quadrel"][3]["cost"] for seat in range(2)]
    assert costs == [0, None]
    assert describe.view(s, 1, GAME.say("en"))["quadrel"][8]["cost"] == 2  # a free move is the mover's alone


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_a_seat_has_a_guide(language: str) -> None:
    say = GAME.say(language)
    for phase in Phase:
        if Phase.VINTAGE < phase < Phase.OVER:
            assert say.has(f"guide-{phase.name.lower()}")


def test_halves_are_written_so_that_both_languages_read_them() -> None:
    assert [halves(n) for n in range(6)] == ["0", "½", "1", "1½", "2", "2½"]
    slots = {figure: RATE.index(rate) for figure, rate in (("½", 1), ("1", 2), ("1½", 3), ("2", 4))}
    for language in LANGUAGES:
        for figure, slot in slots.items():
            assert multiplier_name(slot, GAME.say(language)).split()[0] == figure
