"""The dealer of daily deals: every deck has a stream of its own."""

import hashlib
import hmac
from collections import Counter
from random import Random

import pytest

from affinage.core import replay
from affinage.core.about import names
from affinage.core.chance import Dealer, DeckDealer, dealer_of
from affinage.core.errors import ReplayError
from affinage.core.game import CHANCE, Game, find
from affinage.core.play import Table

Asked = dict[tuple[str, int], tuple[tuple[int, ...], int, int]]  # deck and k: what could come, the question, the answer


def options_of(game: Game) -> dict[str, str]:
    return {"turns": "clockwise"} if any(option.name == "turns" for option in game.options) else {}


def played(game: Game, seed: str, choices: int, most: int = 260) -> Table:
    """A game, or much of one, with random choices."""
    table, rng = Table(game, 2, options=options_of(game), dealer=DeckDealer(seed)), Random(choices)
    while not table.over and len(table.events) < most:
        seat = table.asked[0]
        table.play(seat, rng.choice(table.legal(seat)))
    return table


def answers(table: Table) -> Asked:
    """What Chance was asked, deck by deck."""
    again, found, drawn, n = Table(table.game, 2, options=table.options, deal=False), Asked(), Counter[str](), 0
    room, weights = [0] * table.game.width, [0] * table.game.width
    for event in table.standing():
        if event.seat == CHANCE:
            legal = room[: table.game.rules.legal(again.state, CHANCE, room)]
            decks = {again.deck(move) for move in legal}
            assert len(decks) == 1, "what can come at once lies in one deck"
            odds = weights[: table.game.rules.odds(again.state, weights)]
            deck = decks.pop()
            found[deck, drawn[deck]] = (*legal, *odds), n, event.move
            drawn[deck] += 1
            n += 1
        again.put(event)
    return found


def test_the_derivation_is_frozen() -> None:
    message = b"\0".join([b"affinage.daily.1", b"draw/1", (7).to_bytes(8, "big")]) + (0).to_bytes(8, "big")
    x = int.from_bytes(hmac.new(b"a warm loaf", message, hashlib.sha256).digest()[:8], "big")
    assert DeckDealer("a warm loaf").answer(99, "draw/1", 7, [1] * 60) == x % 60
    assert DeckDealer("a warm loaf").answer(0, "draw/1", 7, [1] * 60) == x % 60, "whatever was asked before"
    assert Dealer("a warm loaf").answer(0, "draw/1", 7, [1] * 60) == Dealer("a warm loaf").choose(0, [1] * 60) == 18


@pytest.mark.parametrize("name", names())
def test_other_choices_change_no_deck(name: str) -> None:
    """The k-th from a deck is the same, however often others were asked meanwhile, where the same can come."""
    game, compared, moved = find(name), 0, 0
    first = answers(played(game, "one deal", 0))
    for choices in range(1, 5):
        other = answers(played(game, "one deal", choices))
        for key, (could_come, n, came) in first.items():
            if key in other and other[key][0] == could_come:
                compared += 1
                moved += other[key][1] != n
                assert other[key][2] == came, f"{key} of {name}"
    assert compared > 20
    if name in ("vinhos", "wine-and-cheese"):  # what is drawn from which deck follows from what seats choose
        assert moved > 0, "one deck was asked more often than another"


def test_an_extra_draw() -> None:
    """Wine & Cheese: a card more from one deck, and the other one is as before."""
    game = find("wine-and-cheese")
    tables = [played(game, "one deal", choices, 400) for choices in range(6)]
    decks = [Counter(deck for deck, _ in answers(table)) for table in tables]
    assert len({tuple(sorted(one.items())) for one in decks}) > 1, "they have drawn differently often"
    for deck in ("draw/0", "draw/1"):
        runs = [[came for (d, _), (_, _, came) in answers(table).items() if d == deck] for table in tables]
        longest = max(runs, key=len)
        assert len(longest) > 3
        assert all(run == longest[: len(run)] for run in runs), "a deck has one order, however far it is drawn"


def test_a_table_that_is_put_together_again_deals_on_alike() -> None:
    game = find("beer-and-bread")
    whole = played(game, "one deal", 3)
    half = Table(game, 2, dealer=DeckDealer("one deal"), deal=False)
    for event in whole.events[:150]:
        half.put(event)
    for event in whole.events[150:]:
        if event.seat != CHANCE and event.move >= 0:
            half.play(event.seat, event.move)
    assert half.events == whole.events


def test_a_replay_names_its_dealer() -> None:
    table = played(find("beer-and-bread"), "one deal", 1, 60)
    text = replay.write(table)
    assert '"dealing": "affinage.daily.1"' in text
    assert isinstance(replay.read(text).dealer, DeckDealer)
    assert "dealing" not in replay.write(Table(find("beer-and-bread"), seed="x"))
    with pytest.raises(ReplayError, match="nobody here deals so"):
        replay.read(text.replace("affinage.daily.1", "affinage.daily.2"))
    with pytest.raises(LookupError):
        dealer_of("somebody", "x")
