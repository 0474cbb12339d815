"""Two component sets side by side: differences with their intervals, and what a report says it has measured."""

import re
from copy import deepcopy
from math import sqrt
from pathlib import Path

from affinage.arena.against import differences
from affinage.arena.against_page import against_sections
from affinage.arena.balance import Balance
from affinage.arena.charts import Scale, histograms, table
from affinage.arena.match import Rate, play, rate
from affinage.arena.measured import measured
from affinage.arena.page import balance_page
from affinage.arena.pieces import Use, used
from affinage.core.box_sets import changes
from affinage.core.game import declared_box, find

TEMPLATE = find("template")


def seated(share: float, games: int) -> Balance:
    return Balance(games, seats=[rate(share * games, games), rate((1 - share) * games, games)])


def test_the_interval_of_a_difference_covers_what_chance_does() -> None:
    [one, _] = differences(seated(0.5, 1000), seated(0.52, 1000), TEMPLATE.say())
    assert round(one.by, 6) == 0.02
    assert abs((one.high - one.low) / 2 - 1.96 * sqrt(2 * 0.25 / 1000)) < 0.001
    assert not one.clear
    [sure, _] = differences(seated(0.5, 1000), seated(0.6, 1000), TEMPLATE.say())
    assert sure.clear
    [few, _] = differences(seated(0.5, 10), seated(0.6, 10), TEMPLATE.say())
    assert not few.clear


def test_a_share_of_all_has_an_interval_too() -> None:
    found = differences(seated(1.0, 20), seated(1.0, 20), TEMPLATE.say())
    assert all(d.low < 0 < d.high for d in found)


def test_scores_of_one_game_are_one_witness() -> None:
    apart = Balance(100, scores=sorted([10, 20] * 100)), Balance(100, scores=sorted([11, 21] * 100))
    [points] = differences(*apart, TEMPLATE.say())
    assert (points.old, points.new) == (15, 16)
    alone = Balance(200, scores=apart[0].scores), Balance(200, scores=apart[1].scores)
    [wide] = differences(*alone, TEMPLATE.say())
    assert points.high - points.low > wide.high - wide.low


def test_axes_begin_and_end_at_round_numbers_and_pictures_side_by_side_share_them() -> None:
    for least, most, told in (
        (0.463, 0.6, ["45%", "50%", "55%", "60%"]),
        (0.0, 13.2, ["0%", "500%", "1000%", "1500%"]),
    ):
        assert re.findall(r"<em [^>]*>([^<]+)", Scale(least, most).axis("{:.1%}")) == told
    assert [round(Scale(0.463, 0.6).at(n)) for n in (0.45, 0.5, 0.6)] == [0, 33, 100]
    few, many = histograms(([1, 1, 1, 2], [1, 2, 3, 4]), "points")
    assert re.findall(r'height:([^%"]+)', few) == ["100.0", "33.3", "0.0", "0.0"]
    assert re.findall(r'height:([^%"]+)', many) == ["33.3"] * 4


def test_the_clear_ones_come_first() -> None:
    old, new = seated(0.5, 2000), seated(0.51, 2000)
    old.lifts, new.lifts = {"late-herd": Rate(0.5, 0.4, 0.6, 2000)}, {"late-herd": Rate(0.7, 0.6, 0.8, 2000)}
    found = differences(old, new, TEMPLATE.say())
    assert (found[0].name, found[0].clear) == ("owner of late herd wins", True)
    assert not any(d.clear for d in found[1:])


def test_a_page_tells_what_was_measured_what_differs_and_whether_it_matters(tmp_path: Path) -> None:
    older = tmp_path / "old.toml"
    text = (
        TEMPLATE.box.raw.decode().replace(TEMPLATE.box.name, "The older <set>").replace("coins = 10", "coins = 11", 1)
    )
    older.write_text(text, "utf-8")
    old = find("template", older)
    what = measured(TEMPLATE, ("greedy",), (3,), 500, 7)
    found = differences(seated(0.5, 500), seated(0.6, 500), TEMPLATE.say())
    changed = changes(declared_box("template"), old.box.content, TEMPLATE.box.content)
    both = (measured(old, ("greedy",), (3,), 500, 7), what)
    more = against_sections(both, (seated(0.5, 500), seated(0.6, 500)), changed, found, TEMPLATE)
    page = balance_page(seated(0.6, 500), [], what, TEMPLATE.say(), more)
    assert "The older &lt;set&gt;" in page
    assert "<set>" not in page
    for told in (
        "fingerprint",
        "rules version",
        "1 figure differs",
        "coins: 11 → 10",
        "It matters",
        "n = 500",
        what.date,
    ):
        assert told in page, told


def known(share: float, wins: float) -> Balance:
    """Somebody uses Cellar Mild so often, and then wins so often."""
    found = seated(0.5, 1000)
    found.pieces = [Use("card", 0, "Cellar Mild", rate(2000 * share, 2000), rate(700 * wins, 700))]
    return found


def test_a_page_begins_with_the_changed_cards_and_whether_they_matter() -> None:
    game = find("beer-and-bread")
    dearer = deepcopy(game.box.content)
    dearer["card"][0]["value"] = 9
    changed = changes(declared_box(game.name), game.box.content, dearer)
    what = measured(game, ("greedy",), (2,), 1000, 0)
    for wins, judged in ((0.62, "It matters at the table"), (0.5, "No difference in play could be made out")):
        old, new = known(0.4, 0.5), known(0.4, wins)
        found = differences(old, new, game.say())
        more = against_sections((what, what), (old, new), changed, found, game)
        page = balance_page(new, [], what, game.say(), more)
        short = page[page.index("In short") : page.index("What was measured")]
        assert "Cellar Mild, worth: 4 → 9" in short
        assert judged in short
    assert "whoever uses Cellar Mild wins: 50.0% → 62.0%" not in short
    assert page.count('<div class="row axis"') == 5  # one below each picture: none is without its scale
    assert "card-" not in page


def test_every_piece_that_moves_name_is_counted_for_whoever_used_it() -> None:
    series = play(TEMPLATE, ["random"], 12, seats=3, seed=5)
    goods = [use for use in used(series) if use.sort == "good"]
    kinds = TEMPLATE.describe.TELLING.apart
    for use in goods:
        made = [
            {seat for seat, move in one.moves if seat >= 0 and kinds[move][1].get("good") == use.number}
            for one in series.played
        ]
        assert use.used.games == 36
        assert round(use.used.share * 36) == sum(map(len, made))
        apart = [(n, seat) for n, seats in enumerate(made) if len(seats) < 3 for seat in seats]
        assert use.wins.games == len(apart)
        won = sum(series.places(n)[seat] == 0 and 1 / series.places(n).count(0) for n, seat in apart)
        assert abs(use.wins.share * len(apart) - won) < 1e-9
    assert [use.name for use in goods] == ["cheese", "bread"]


def test_numbers_of_a_table_are_never_broken_in_two() -> None:
    told = table(("figure", "n", "share", "clear?"), [("seats that use Rye", "2,000", "41.7%", "no")], ["open"])
    assert 'class="n">2,000<' in told
    assert 'class="n">41.7%<' in told
    assert 'class="open">no<' in told
