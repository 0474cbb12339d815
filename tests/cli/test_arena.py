import json

from .test_commands import run


def test_match_tells_the_mirror_and_random_beside_the_claim() -> None:
    done = run("match", "template", "--games", "20", "--json")
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert list(found) == ["greedy – random", "greedy – greedy", "random – random"]
    assert all(r["low"] <= r["share"] <= r["high"] and r["games"] == 20 for r in found.values())


def test_match_prints_a_table() -> None:
    done = run("match", "template", "--games", "4")
    assert done.exit_code == 0
    assert "95 % interval" in done.stdout


def test_balance_prints_figures_and_json() -> None:
    told = run("balance", "template", "--games", "12", "--seats", "3")
    assert told.exit_code == 0, told.output
    assert "seat 3 wins" in told.stdout
    found = json.loads(run("balance", "template", "--games", "12", "--json").stdout)
    assert found["games"] == 12
    assert set(found["score_percentiles"]) >= {"10", "50", "90"}


def test_mistakes_get_a_sentence() -> None:
    for words, sentence in (
        (("match", "template", "--bots", "greedy"), "A match is between two bots"),
        (("match", "template", "--bots", "greedy,rnadom"), 'Did you mean "random"?'),
        (("balance", "tempalte"), 'There is no game "tempalte".'),
        (("balance", "template", "--seats", "7"), "is for 2 or 3 or 4 seats, not 7"),
        (("check", "--components", "x.toml"), "A component file belongs to one game"),
    ):
        done = run(*words)
        assert done.exit_code == 2
        assert sentence in done.output
        assert "Traceback" not in done.output
