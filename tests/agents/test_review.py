"""Reviews: verdicts of turns, luck and skill that add up, stories that were no confirmations."""

from functools import cache

import pytest

from affinage.agents import make
from affinage.agents.deeds import redealt, take_apart
from affinage.agents.look_back import luck_words, sentence, told
from affinage.agents.review import Effort, Review, Split, review, verdict
from affinage.agents.spec import search_spec
from affinage.core.game import find
from affinage.core.play import CHANCE, RESIGNED, Table

TEMPLATE = find("template")
QUICK = search_spec(iterations=60)
LITTLE = Effort(rounds=24, ends=8, closer=48, outcomes=4, outcome_rounds=16, threads=1)


def played(seats: int, seed: str) -> Table:
    table = Table(TEMPLATE, seats, seed=seed)
    bots = [make("greedy" if seat else "random", TEMPLATE, seat, 1) for seat in range(seats)]
    while not table.over:
        seat = table.asked[0]
        table.play(seat, bots[seat].choose(table.observe(seat), table.legal(seat)))
    return table


@cache
def looked_at(seats: int, seed: str, seat: int) -> tuple[Table, Review]:
    table = played(seats, seed)
    return table, review(table, seat, spec=QUICK, effort=LITTLE)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_review_adds_up_to_the_result(seats: int) -> None:
    for seat in range(seats):
        table, found = looked_at(seats, "review", seat)
        winners = table.winners()
        assert found.win.result == pytest.approx(1 / len(winners) if seat in winners else 0)
        for split in (found.win, found.points):
            assert sum(split[:-1]) == pytest.approx(split.result)
        assert all(abs(part) <= 1 for part in found.win), "nothing is more than the whole"
        assert found.win.choice <= 0
        assert [step.turn for step in found.steps] == list(range(len(found.steps)))
        assert found.steps[-1].number == len(table.standing()) - 1
        for step in found.steps:
            assert sum(step.win) == pytest.approx(1)
        assert all(0 <= skill <= 1 for skill in found.skills)
        assert sum(found.lucks) == pytest.approx(0, abs=1e-9), "one seat's luck is another's bad luck"


def test_a_review_is_the_same_on_any_number_of_threads() -> None:
    table, found = looked_at(2, "review", 0)
    assert review(table, 0, spec=QUICK, effort=LITTLE._replace(threads=3)) == found


def test_a_game_that_was_resigned_ends_as_it_was_decided() -> None:
    table = Table(TEMPLATE, 2, seed="review")
    for _ in range(4):
        seat = table.asked[0]
        table.play(seat, table.legal(seat)[-1])
    table.stop(RESIGNED, 0)
    for seat, result in ((0, 0.0), (1, 1.0)):
        found = review(table, seat, spec=QUICK, effort=LITTLE)
        assert found.win.result == result
        assert sum(found.win[:-1]) == pytest.approx(result)


def test_progress_is_told_until_all_is_done() -> None:
    seen: list[tuple[int, int]] = []
    review(played(2, "review"), 0, spec=QUICK, effort=LITTLE, report=lambda done, of: seen.append((done, of)))
    assert [done for done, _ in seen] == list(range(1, seen[-1][1] + 1))


def test_verdicts_go_by_what_was_lost() -> None:
    even = 0.5
    words = [verdict(loss, 0.4, even) for loss in (0.0, 0.01, 0.039, 0.04, 0.079, 0.08, 0.3)]
    assert words == ["best", "good", "good", "inaccuracy", "inaccuracy", "mistake", "mistake"]
    assert verdict(0.1, 0.5, even) == "missed", "the best turn would have reached an even game"
    assert verdict(0.1, 0.65, even) == "mistake", "it is still better than even"
    assert verdict(0.05, 0.52, even) == "inaccuracy", "a missed chance is a mistake first"


def test_forced_turns_have_no_verdict_and_decide_nothing() -> None:
    table, found = looked_at(4, "review", 1)
    events, shadow = table.standing(), Table(TEMPLATE, 4, seed="review", deal=False)
    chosen: set[tuple[int, int]] = set()
    for step in found.steps:
        for at in range(step.first, step.number + 1):
            if events[at].seat != CHANCE and len(shadow.legal(events[at].seat)) > 1:
                chosen.add((step.turn, events[at].seat))
            shadow.put(events[at])
    assert {(step.turn, one.seat) for step in found.steps for one in step.verdicts} == chosen
    assert found.stories
    assert all(any(one.telling for one in step.verdicts) for step in found.stories)


def test_one_story_is_the_seats_own() -> None:
    for seat in range(4):
        _, found = looked_at(4, "review", seat)
        own = [step for step in found.steps if (one := step.verdict_of(seat)) and one.telling]
        if own:
            assert any(step in own for step in found.stories)
        assert len(found.stories) <= 3
        assert found.stories == sorted(found.stories, key=lambda step: step.turn)


def test_a_loss_is_told_with_a_better_turn() -> None:
    table, found = looked_at(2, "blunder 3", 0)
    lost = [one for step in found.steps for one in step.verdicts if one.loss > 0]
    for one in lost:
        assert one.loss > 2 * one.error, "nothing is said below two standard errors"
        assert one.best
        assert one.best != one.moves
        assert one.figures is not None
        assert one.figures.win - one.figures.other == pytest.approx(one.loss)
    assert all(not one.best for step in found.steps for one in step.verdicts if one.loss == 0)
    assert any(one.seat == 0 for one in lost), "this seat plays at random"
    for language in ("en", "de"):
        text = told(table, found, TEMPLATE.say(language))
        assert len(text["steps"]) == len(found.steps)
        for step in text["steps"]:
            assert all(
                one["label"] and one["made"] and bool(one["best"]) == (one["loss"] > 0) for one in step["verdicts"]
            )
        for story in text["stories"]:
            said = next(one for one in text["steps"][story["turn"]]["verdicts"] if one["seat"] == story["seat"])
            assert said["text"]
            assert bool(said["rows"] or said["why"]) <= bool(said["best"])


def test_luck_is_held_against_what_could_have_come() -> None:
    table = played(3, "review")
    draws = [draw for draw in take_apart(table, 0).draws if draw.real]
    assert draws
    others = redealt(table, draws[0], 40, 0)
    assert len({other.to_bytes() for other in others}) > 1
    assert not any(TEMPLATE.rules.asked(other, CHANCE) for other in others)
    assert redealt(table, draws[0], 40, 0) == others


def test_the_split_in_one_sentence_adds_up_when_it_is_rounded() -> None:
    say = TEMPLATE.say()
    split = Split(0.334, 0.124, -0.176, 0.086, -0.368, 0.0)
    line = sentence(split, "review-chances", 100, say)
    assert line == (
        "Start 33 %. Draws +12, own choices −18, gifts from the others +9, what could not be known −36: 0 %."
    )


def test_luck_in_words() -> None:
    say = TEMPLATE.say()
    assert [luck_words(n, say) for n in (0.02, -0.05, 0.2, -0.4)] == [
        "even",
        "a little against them",
        "clearly with them",
        "very much against them",
    ]
