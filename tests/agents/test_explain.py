import pytest

from affinage.agents import make
from affinage.agents.explain import Advice, explain, why
from affinage.agents.review import _Eye, in_words, review
from affinage.agents.spec import search_spec
from affinage.core.game import find
from affinage.core.play import CHANCE, Table

TEMPLATE = find("template")
QUICK = search_spec(iterations=60)


def played(seats: int, seed: str) -> Table:
    table = Table(TEMPLATE, seats, seed=seed)
    bots = [make("greedy" if seat else "random", TEMPLATE, seat, 1) for seat in range(seats)]
    while not table.over:
        seat = table.asked[0]
        table.play(seat, bots[seat].choose(table.observe(seat), table.legal(seat)))
    return table


@pytest.mark.parametrize("language", ["en", "de"])
def test_an_explanation_names_the_best_moves_with_chance_and_score(language: str) -> None:
    table, say = Table(TEMPLATE, 3, seed="hint"), TEMPLATE.say(language)
    told = explain(TEMPLATE, table.observe(0), 0, table.legal(0), 3, say, spec=QUICK, times=8)
    assert len(told.advice) == 3
    assert told.best.visits == max(a.visits for a in told.advice)
    for one in told.advice:
        assert one.move in table.legal(0)
        assert 0 <= one.win <= 1
        assert set(one.parts) == set(TEMPLATE.score.CATEGORIES)
        assert sum(one.parts.values()) == pytest.approx(one.score)
        assert len(one.rivals) == 2
    assert told.best.words in told.why


def test_an_explanation_is_from_what_the_seat_knows_and_repeatable() -> None:
    table, say = Table(TEMPLATE, 2, seed="hint"), TEMPLATE.say()
    known, legal = table.observe(1), table.legal(1)
    other = known.copy()
    TEMPLATE.observe.cover(other, 1)
    first, second = (explain(TEMPLATE, k, 1, legal, 2, say, spec=QUICK, times=4) for k in (known, other))
    assert first == second


def test_the_sentence_names_the_parts_that_differ_most() -> None:
    say = TEMPLATE.say()
    best = Advice(0, "Bid 3", 0.6, {"goods": 9.0, "customer": 4.0, "change": 1.0}, 14.0, (10.0,), 50)
    other = Advice(1, "Bid 0", 0.4, {"goods": 6.5, "customer": 4.1, "change": 2.0}, 12.6, (10.0,), 20)
    told = why((best, other), say)
    assert told.startswith("Bid 3 promises 2.5 more for")
    assert "1.0 less for" in told
    assert say("category-goods") in told
    assert say("category-customer") not in told
    assert why((best, Advice(1, "Bid 0", 0.6, best.parts, 14.0, (10.0,), 20)), say).endswith("almost the same.")
    assert why((best,), say) == "Bid 3 is the only move."


def test_what_speaks_for_a_move_is_named_first_and_figures_are_the_readers_own() -> None:
    say = TEMPLATE.say("de")
    best = Advice(0, "Bid 3", 0.6, {"goods": 9.0, "customer": 4.0, "change": 1.0}, 14.0, (13.0,), 50)
    other = Advice(1, "Bid 0", 0.4, {"goods": 6.5, "customer": 4.0, "change": 1.0}, 11.5, (10.0,), 20)
    told = why((best, other), say)
    assert told.index("2,5 mehr") < told.index("3,0 mehr")
    spared = Advice(0, "Bid 3", 0.6, {"goods": 6.0, "customer": 4.0, "change": 1.0}, 11.0, (8.0,), 50)
    assert why((spared, other), say).index("2,0 weniger") < why((spared, other), say).index("0,5 weniger")


@pytest.mark.parametrize("seats", [2, 4])
def test_a_review_adds_up_to_the_result(seats: int) -> None:
    table = played(seats, "review")
    for seat in range(seats):
        found = review(table, seat, spec=QUICK)
        winners = table.winners()
        assert found.result == (1 / len(winners) if seat in winners else 0)
        assert found.start + found.luck + found.choice + found.others + found.thoughts == pytest.approx(found.result)
        assert found.choice <= 0
        assert found.choice == pytest.approx(sum(s.change for s in found.steps if s.mover == seat))
        assert found.luck == pytest.approx(sum(s.luck for s in found.steps))
        assert [s.turn for s in found.steps] == list(range(len(found.steps)))
        assert found.steps[-1].number == len(table.standing()) - 1
        assert all(0 <= s.win <= 1 for s in found.steps)
        assert len(found.decisive) == 3
        assert all(s.mover != CHANCE for s in found.decisive)


def test_a_move_that_the_search_hardly_followed_is_judged_again_once_it_is_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Beforehand all but one move look hopeless; whatever is made then, the seat stands as well as before."""
    table = played(2, "review")
    monkeypatch.setattr(_Eye, "choices", lambda _eye, _known, legal: {m: 0.5 if m == legal[0] else 0.1 for m in legal})
    for stands, lost in ((0.5, 0.0), (0.3, 0.2), (0.05, 0.4)):
        monkeypatch.setattr(_Eye, "chance", lambda _eye, _shadow, stands=stands: stands)
        own = {round(s.change, 6) for s in review(table, 0, spec=QUICK).steps if s.mover == 0}
        assert min(own) == pytest.approx(-lost)
        assert own <= {0.0, round(-lost, 6)}  # nothing is lost where the first move was made


def test_a_blunder_is_found_and_a_better_turn_is_told() -> None:
    """Seat 1 plays at random: what it loses stands beside its turns, with a whole turn that would have been better."""
    table = played(2, "blunder 3")
    found = in_words(table, review(table, 0, spec=search_spec(iterations=400)), TEMPLATE.say())
    lost = [s for s in found.steps if s.best]
    assert min(s.change for s in lost) < -0.02
    for s in lost:
        assert s.mover == 0
        assert s.change <= -0.01
        assert s.headline
        assert s.best_headline
        first = found.steps[s.turn - 1].number + 1 if s.turn else 0
        assert first <= s.chose <= s.number
        assert s.best[0] != table.standing()[s.chose].move
    assert all(s.best_headline == "" for s in found.steps if not s.best)
