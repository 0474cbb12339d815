"""Games that nobody would play on purpose: rules must hold in the far corners too."""

import pytest

from affinage.games.beer_and_bread.state import Phase, State
from affinage.games.beer_and_bread.tables import CARDS, STORAGE

from .places import Place, at, place_of
from .setups import GAME, GAME_OF, SHIPPED, asked, copies, hand, named, sound, wander

TASTES = {
    "anything": {},
    "harvest only": {"upgrade": 0.0, "produce": 0.0, "swap": 0.0},
    "upgrade only": {"harvest": 0.0, "produce": 0.0},
    "sell when possible": {"produce": 1000.0},
    "swap always": {"swap": 1000.0},
    "never done": {"done": 0.001},
    "always done": {"done": 1000.0},
}  # fmt: skip


def units(s: State, seat: int, effect: str) -> int:
    """Storage units that a seat's upgrades add."""
    rows = GAME_OF[type(s)].box.content["upgrade"]
    return sum(copies(s, seat, row["id"]) * row["amount"] for row in rows if row["effect"] == effect)


def storage_holds(s: State) -> None:
    """Nobody keeps more tokens than units, but while it is asked to give some up."""
    for p, seat in enumerate(s.seats):
        held = sum(seat.tokens) - min(seat.tokens[0], units(s, p, "water_units"))
        giving = s.phase == Phase.GIVE and asked(s) == p
        assert (held > STORAGE + units(s, p, "units")) == giving


@pytest.mark.parametrize("taste", TASTES)
@pytest.mark.parametrize("game", [GAME, SHIPPED], ids=["box for tests", "shipped box"])
def test_random_games_keep_every_piece_and_never_get_stuck(game: object, taste: str) -> None:
    box = GAME if game is GAME else SHIPPED
    for seed in range(3):
        moves = 0
        for s in wander(seed, TASTES[taste], box):
            sound(s)
            storage_holds(s)
            moves += 1
        assert moves <= box.bound
        assert s.phase == Phase.OVER
        assert hand(s, 0) == hand(s, 1) == set()


@pytest.mark.parametrize("seed", range(4))
def test_sixty_upgrades_use_up_every_card_and_every_seat_still_has_its_turns(seed: int) -> None:
    turns = 0
    for s in wander(seed, {"harvest": 0.0, "produce": 0.0}):
        turns += (
            s.phase == Phase.CONFIRM and s.after == 1 and place_of(s, s.chosen) in (Place.UPGRADE, Place.UPGRADE + 1)
        )
        if s.year == 6 and s.turn == 0 and s.phase == Phase.CHOOSE:
            assert len(hand(s, 0)) == len(hand(s, 1)) == 5
    assert len(at(s, Place.UPGRADE)) == len(at(s, Place.UPGRADE + 1)) == CARDS // 2
    assert turns >= 60


@pytest.mark.parametrize("seed", range(4))
def test_no_turn_is_lost_or_doubled(seed: int) -> None:
    played: dict[tuple[int, int], set[int]] = {}
    for s in wander(90 + seed):
        if s.phase == Phase.CONFIRM and s.after == 1:
            played.setdefault((s.year, s.turn), set()).add(s.acting)
    assert sorted(played) == [(year, turn) for year in range(1, 7) for turn in range(10)]
    assert all(len(seats) == 1 for seats in played.values())


@pytest.mark.parametrize("seed", range(3))
def test_offers_and_payments_are_empty_between_turns(seed: int) -> None:
    for s in wander(110 + seed, {"harvest": 5.0}):
        if s.phase in (Phase.CHOOSE, Phase.ACTION, Phase.DRAW, Phase.KEEP, Phase.REDRAW):
            assert named(s.offer) == named(s.paid) == {}


def test_order_matters_for_all_moves_but_single_tokens() -> None:
    assert {GAME.moves[m][0] for m in range(len(GAME.moves)) if GAME.rules.unordered(m)} == {"give", "take"}
