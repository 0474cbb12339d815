"""Bots that ask a net: how they think with one, that they stay honest, and what they do without."""

import logging
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from affinage.agents import make, parse, repeatable, tree
from affinage.agents.honesty import probe
from affinage.agents.judge import Judge
from affinage.agents.levels import WITH_NET, in_a_hurry, seats_with_net, suited
from affinage.agents.mind import about_mind, load_mind, mind_with, save_mind
from affinage.agents.patient import stand_in
from affinage.agents.planner import Planner, thinker
from affinage.agents.policy import PolicyBot
from affinage.agents.search import SearchBot, Searcher, best
from affinage.agents.spec import SETTINGS
from affinage.core.errors import AffinageError
from affinage.core.game import Game, find
from affinage.core.layout import layout_of
from affinage.core.play import Table

from .minds import choices, made_up, saved

TEMPLATE, BEER, WINE = find("template"), find("beer-and-bread"), find("wine-and-cheese")
AT_ONCE = "mind=1,length=0,points_share=0"
LIKES = 3  # the move that the net of some tests likes


@pytest.fixture(autouse=True)
def _own_nets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AFFINAGE_MINDS", str(tmp_path))


def one_minded(game: Game, seat_wins: float = 0.0) -> dict[str, Any]:
    """A net that likes one move, everywhere, and sees the win as it is told: so much for the viewer, as a logit."""
    arrays = {name: np.zeros_like(array) for name, array in made_up(game).items()}
    arrays["bm"][LIKES], arrays["bv"][0] = 8.0, seat_wins
    return arrays


def test_the_policy_bot_makes_the_move_that_its_net_likes(tmp_path: Path) -> None:
    saved(TEMPLATE, tmp_path, one_minded(TEMPLATE))
    bot = make("policy", TEMPLATE, 0, 1, 3)
    assert isinstance(bot, PolicyBot)
    for known, _, legal in choices(TEMPLATE, 3, 60):
        chosen = bot.choose(known, legal)
        assert chosen == LIKES or (LIKES not in legal and chosen == legal[0])


def test_with_a_temperature_moves_are_drawn_as_likely_as_the_net_says(tmp_path: Path) -> None:
    saved(TEMPLATE, tmp_path)
    table, seats, n = Table(TEMPLATE, 2, seed="drawn"), 2, 3000
    known, legal, net = table.observe(0), table.legal(0), load_mind(tmp_path / "template.npz", TEMPLATE)
    drawn = [make("policy:temperature=2", TEMPLATE, 0, seed, seats).choose(known, legal) for seed in range(n)]
    room, one = mind_with(TEMPLATE, net), known.to_array()
    from affinage.agents import thought

    TEMPLATE.specialise(thought).opinion(room, one, 0, 0, seats, np.array(legal, np.int16), len(legal), 2.0)
    for i, move in enumerate(legal):
        assert drawn.count(move) / n == pytest.approx(room.priors[i], abs=0.035), move  # four standard errors
    assert drawn[:50] == [make("policy:temperature=2", TEMPLATE, 0, s, seats).choose(known, legal) for s in range(50)]


def test_a_net_that_is_there_is_asked_unless_told_otherwise(tmp_path: Path) -> None:
    assert suited(parse("search"), TEMPLATE, 2).by_net.mind == 0
    save_mind(tmp_path / "template.npz", made_up(TEMPLATE), about_mind(TEMPLATE, (2, 3), "by hand"))
    for seats, asked in ((2, True), (3, True), (4, False)):  # it was not trained for four
        spec = suited(parse("search"), TEMPLATE, seats)
        assert all(spec[name] == value for name, value in WITH_NET.items()) is asked
    assert suited(parse("search:mind=0"), TEMPLATE, 2).by_net.mind == 0
    assert suited(parse("search:mind=0"), TEMPLATE, 2).playout.length == 12
    assert suited(parse("search:mind=0.25,length=3"), TEMPLATE, 2).by_net.puct == WITH_NET["puct"]
    assert suited(parse("search:mind=0.25,length=3"), TEMPLATE, 2).playout.length == 3
    spec = suited(parse("search:300"), TEMPLATE, 2)
    assert suited(spec, TEMPLATE, 2) == spec
    assert all(parse(str(spec))[name] == spec[name] for name in SETTINGS)
    assert suited(parse("hard-1"), TEMPLATE, 2).by_net == parse("hard-1").by_net


def test_a_bot_that_cannot_do_without_a_net_says_so(tmp_path: Path) -> None:
    for kind in ("policy", "search:mind=1", "search:puct=0.5", "search:net=young", "novice:choose_by=policy"):
        with pytest.raises(AffinageError, match=r"There is no .*net.* for template. So the bot .* cannot play here"):
            make(kind, TEMPLATE, 0, 1, 2)
    saved(TEMPLATE, tmp_path, name="young")
    assert isinstance(make("policy:net=young", TEMPLATE, 0, 1, 2), PolicyBot)
    with pytest.raises(AffinageError, match="no trained net"):
        make("policy", TEMPLATE, 0, 1, 2)
    save_mind(tmp_path / "template.npz", made_up(TEMPLATE), about_mind(TEMPLATE, (2, 3), "by hand"))
    with pytest.raises(AffinageError, match="was trained for 2 or 3 seats, not 4"):
        make("policy", TEMPLATE, 0, 1, 4)
    with pytest.raises(AffinageError, match="hard-1 stays what it was and asks no net"):
        make("hard-1:mind=1", TEMPLATE, 0, 1, 2)


def test_where_a_net_does_not_fit_bots_think_as_they_do_without(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    table = Table(TEMPLATE, 2, seed="without")
    without = make("search:200", TEMPLATE, 0, 1, 2)
    saved(BEER, tmp_path).rename(tmp_path / "template.npz")
    with caplog.at_level(logging.WARNING, "affinage.agents"):
        bots = [make("search:200", TEMPLATE, 0, 1, 2) for _ in range(2)]
    said = f"The net is for beer-and-bread, not for template. Its file is {tmp_path / 'template.npz'}. Bots think "
    assert [record.message for record in caplog.records] == [said + "without it."]  # once
    stats = [bot.searcher.search(table.observe(0), table.legal(0)) for bot in (without, *bots)]  # type: ignore[attr-defined]
    assert stats[0] == stats[1] == stats[2]


def test_the_tree_follows_what_the_policy_likes_and_what_the_net_judges(tmp_path: Path) -> None:
    saved(TEMPLATE, tmp_path, one_minded(TEMPLATE, 1.0))
    table = Table(TEMPLATE, 2, seed="likes")
    assert LIKES in table.legal(0)
    searcher = thinker(TEMPLATE, 0, 2, 1, parse(f"search:400,heat=1,puct=2,{AT_ONCE}"))
    found = searcher.search(table.observe(0), table.legal(0))
    assert best(found).move == LIKES
    assert best(found).visits > 300
    assert sum(one.visits for one in found) == 399  # the first iteration was the first look at the root
    judged = 1 / (1 + np.exp(-1.0))
    share = best(found).worth
    assert sum(share) == pytest.approx(1, abs=1e-3)
    assert 1 - judged - 0.01 < share[0] < judged + 0.01  # asked as the one or as the other seat
    hot = thinker(TEMPLATE, 0, 2, 1, parse(f"search:400,heat=100,puct=2,{AT_ONCE}"))
    assert best(hot.search(table.observe(0), table.legal(0))).visits < 300


def test_without_priors_the_tree_is_as_it_was_and_the_net_judges_after_so_many_choices(tmp_path: Path) -> None:
    saved(TEMPLATE, tmp_path, one_minded(TEMPLATE))
    table = Table(TEMPLATE, 3, seed="judges")
    found = thinker(TEMPLATE, 0, 3, 1, parse("search:300,puct=0,mind=1,length=0,points_share=0")).search(
        table.observe(0), table.legal(0)
    )
    assert sum(one.visits for one in found) == 300
    assert all(one.worth == pytest.approx((1 / 3,) * 3, abs=1e-3) for one in found)  # nobody is better off anywhere


def test_a_blend_lies_between(tmp_path: Path) -> None:
    saved(TEMPLATE, tmp_path, one_minded(TEMPLATE))
    table = Table(TEMPLATE, 2, seed="blend")
    table.state.seats[0].coins += 3  # type: ignore[attr-defined]
    worth = []
    for mind in (0, 0.5, 1):
        spec = parse(f"search:1,mind={mind},puct=0,length=0,points_share=0.2,expand_by=value")
        worth.append(best(thinker(TEMPLATE, 0, 2, 1, spec).search(table.observe(0), table.legal(0))).worth[0])
    assert worth[2] == pytest.approx(0.5, abs=1e-3)
    assert worth[0] != pytest.approx(0.5, abs=1e-3)
    assert worth[1] == pytest.approx((worth[0] + worth[2]) / 2, abs=0.02)


def test_what_the_net_says_of_a_leaf_is_mixed_with_how_the_game_goes_on(tmp_path: Path) -> None:
    """One iteration each, with the same luck: half of it is the net's, which sees everybody level."""
    saved(TEMPLATE, tmp_path, one_minded(TEMPLATE))
    known, results = Table(TEMPLATE, 2, seed="mixed").observe(0), set()
    for seed in range(12):
        alone, half = (
            thinker(TEMPLATE, 0, 2, seed, parse(f"search:1,mind={mind},puct=0.5,length=-1,points_share=0"))
            for mind in (0, 0.5)
        )
        result = alone.estimate(known)[0]
        assert half.estimate(known)[0] == pytest.approx(0.25 + result / 2, abs=1e-6)
        results.add(result)
    assert {0.0, 1.0} <= results


def test_a_game_can_leave_its_net_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved(TEMPLATE, tmp_path)
    without = suited(parse("search:mind=0"), TEMPLATE, 2)
    monkeypatch.setattr(TEMPLATE.value, "NET_SEATS", (3,), raising=False)  # it pays between three alone
    spec = suited(parse("search"), TEMPLATE, 2)
    assert (spec.by_net.mind, spec.by_net.puct) == (0, 0)
    assert (spec.tree, spec.playout, spec.turns) == (without.tree, without.playout, without.turns)
    assert suited(parse("search"), TEMPLATE, 3).by_net.mind > 0
    assert seats_with_net(TEMPLATE) == (3,)
    assert isinstance(make("policy", TEMPLATE, 0, 1, 2), PolicyBot)  # it can still be asked for,
    assert suited(parse("search:mind=0.5"), TEMPLATE, 2).by_net.mind == 0.5  # also for its judgement


def test_levels_can_play_as_the_policy_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved(TEMPLATE, tmp_path)
    wanted = {2: {"easy": {"choose_by": "policy", "temperature": 2.0, "careless": 0}}}
    monkeypatch.setattr(TEMPLATE.value, "LEVELS_WITH_NET", wanted, raising=False)
    bot = make("easy", TEMPLATE, 0, 1, 2)
    assert isinstance(bot, PolicyBot)
    assert (bot.spec.by_net.temperature, bot.spec.careless) == (2.0, 0)
    assert suited(bot.spec, TEMPLATE, 2) == bot.spec
    assert isinstance(make("easy", TEMPLATE, 0, 1, 3), SearchBot)
    own = make("easy:50", TEMPLATE, 0, 1, 2)  # with a budget of its own it thinks
    assert isinstance(own, SearchBot)
    assert own.searcher.spec.budget.iterations == 50
    assert own.searcher.spec.careless == parse("easy").careless
    without = suited(parse("easy:mind=0"), TEMPLATE, 2)
    assert (without.budget, without.careless) == (parse("easy").budget, parse("easy").careless)
    wanted[2]["medium"] = {"mind": 0.0, "puct": 0.0}  # it stays as it was, also in a hurry
    for kind in (parse("medium"), in_a_hurry(parse("medium"), TEMPLATE, 2, 0.5)):
        assert suited(kind, TEMPLATE, 2).by_net.mind == 0
    missed = stand_in("easy", TEMPLATE, 0, 1, 2)  # while the game is being compiled
    assert vars(missed)["_careless"] == parse("easy").careless


def test_a_full_table_of_edges_is_searched_on(tmp_path: Path) -> None:
    saved(BEER, tmp_path)
    table = Table(BEER, 2, seed="full")
    seat = table.asked[0]
    searcher = Searcher(BEER, seat, 2, 1, suited(parse("search:3000"), BEER, 2))
    small = make("search:8", BEER, seat, 1, 2)
    assert isinstance(small, SearchBot)
    searcher.workspaces = small.searcher.workspaces
    found = searcher.search(table.observe(seat), table.legal(seat))
    one = searcher.workspaces[0]
    assert one.counts[tree.USED] <= len(one.edges) * 7 // 8
    assert sum(stats.visits for stats in found) > 2900


@pytest.mark.parametrize("spec", ["search:60", "search:40,candidates=8,milestones=1,expand_looks=200"])
def test_whole_games_can_be_played_repeated_and_copied(spec: str, tmp_path: Path) -> None:
    saved(TEMPLATE, tmp_path)
    tables = []
    for _ in range(2):
        table = Table(TEMPLATE, 3, seed="whole")
        bots = [make(spec, TEMPLATE, seat, 5, 3) for seat in range(3)]
        while not table.over:
            seat = table.asked[0]
            known, legal = table.observe(seat), table.legal(seat)
            twin = pickle.loads(pickle.dumps(bots[seat]))
            move = bots[seat].choose(known, legal)
            assert twin.choose(known, legal) == move
            table.play(seat, move)
        tables.append(table.state)
    assert tables[0] == tables[1]


def test_whole_turns_are_listed_by_how_likely_the_policy_makes_them(tmp_path: Path) -> None:
    saved(WINE, tmp_path)
    table = Table(WINE, 2, seed="turns")
    seat = table.asked[0]
    spec = "search:60,mind=1,puct=0.5,candidates=12,expand_looks=300,milestones=0,length=0,price=1"
    searcher = thinker(WINE, seat, 2, 1, parse(spec))
    assert isinstance(searcher, Planner)
    known = table.observe(seat)
    paths, looks = searcher.ways(known.to_bytes())
    likely = [looks[path[0]] for path in paths]
    assert 1 < len(paths) <= 12
    assert likely[0] == max(looks.values()) <= 0
    found = searcher.search(known, table.legal(seat))
    assert {stats.move for stats in found if stats.visits} <= {path[0] for path in paths}
    assert all(abs(sum(stats.worth) - 1) < 1e-3 for stats in found)


def test_turns_are_judged_by_the_net_in_hints_and_reviews(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("affinage.agents.judge.AHEAD", 1)  # the game is short
    saved(TEMPLATE, tmp_path, one_minded(TEMPLATE, 1.0))
    table, judged = Table(TEMPLATE, 2, seed="hints"), 1 / (1 + np.exp(-1.0))
    judge = Judge(TEMPLATE, 2, suited(parse(f"search:60,{AT_ONCE}"), TEMPLATE, 2))
    known = table.observe(0)
    paths = judge.turns(known, 0, 3)
    found = judge.play_out(known, 0, paths, 12, 4)
    assert found.won.shape[1] == 4
    assert np.allclose(found.won.sum(axis=-1), 1)  # played to the end by the policy
    share = found.shares[..., 0][~found.over]
    assert share.size
    assert np.all(np.isclose(share, judged, atol=1e-3) | np.isclose(share, 1 - judged, atol=1e-3))


def test_the_policy_is_never_in_a_hurry(tmp_path: Path) -> None:
    saved(TEMPLATE, tmp_path)
    spec = parse("policy")
    assert in_a_hurry(spec, TEMPLATE, 2, 0.0) == spec
    assert repeatable(spec)


@pytest.mark.parametrize(
    "kind",
    ["policy", "policy:temperature=1", "search:60", "search:60,puct=0,length=2", f"search:60,{AT_ONCE}", "medium"],
)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_cannot_know_changes_no_choice(kind: str, seats: int, tmp_path: Path) -> None:
    saved(TEMPLATE, tmp_path)
    found = probe(TEMPLATE, lambda seat, n: make(kind, TEMPLATE, seat, 5, n), 60, seats)
    assert (found.compared, found.changed) == (60, 0)


@pytest.mark.parametrize(
    "kind",
    [
        "policy",
        "search:60,mind=0.5,puct=0.5,candidates=0,milestones=0",
        "search:40,mind=1,puct=0.5,candidates=8,milestones=0,length=0,expand_looks=100,price=1",
    ],
)
@pytest.mark.parametrize(
    "name",
    ["beer-and-bread", "wine-and-cheese", *(pytest.param(n, marks=pytest.mark.long) for n in ("fromage", "vinhos"))],
)
def test_nor_in_other_games(name: str, kind: str, tmp_path: Path) -> None:
    game = find(name)
    saved(game, tmp_path)
    found = probe(game, lambda seat, n: make(kind, game, seat, 5, n), 12, 2)
    assert (found.compared, found.changed) == (12, 0)


def test_a_bot_with_a_net_that_peeks_is_caught(tmp_path: Path) -> None:
    saved(TEMPLATE, tmp_path)
    found = probe(TEMPLATE, lambda seat, n: make("cheat:60", TEMPLATE, seat, 5, n), 60, 3)
    assert found.changed > 6


def test_a_net_of_another_box_is_refused(tmp_path: Path) -> None:
    """An owner's corrected component set plays without a net."""
    text = (TEMPLATE.folder / "components.toml").read_text("utf-8")
    own = tmp_path / "own.toml"
    own.write_text(text.replace('name = "', 'name = "my own ', 1), "utf-8")
    mine = find("template", own)
    saved(TEMPLATE, tmp_path)
    assert suited(parse("search"), TEMPLATE, 2).by_net.mind > 0
    assert suited(parse("search"), mine, 2).by_net.mind == 0
    with pytest.raises(AffinageError, match="trained with the component set"):
        make("policy", mine, 0, 1, 2)
    assert layout_of(mine).size == layout_of(TEMPLATE).size
