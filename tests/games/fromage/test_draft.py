from random import Random

from affinage.core.chance import generator
from affinage.core.play import PUBLIC, Table
from affinage.games.fromage import observe, rules
from affinage.games.fromage.game import GAME
from affinage.games.fromage.moves import Kind
from affinage.games.fromage.rules.draft import hand_of, left_in
from affinage.games.fromage.state import HIDDEN, NONE, Phase, State
from affinage.games.fromage.tables import HAND, TILES

from .setups import CHANCE, draw, kinds, laid, play


def drafting(seats: int, seed: int = 0) -> State:
    """All hands dealt."""
    s, random = laid(seats, structures="draft"), Random(seed)
    draw(s)
    while s.phase == Phase.DEAL:
        rules.apply(s, CHANCE, Kind.DEAL + int(str(random.choice(kinds(s, CHANCE, "deal")))))
    return s


def tiles(bits: int) -> set[int]:
    return {tile for tile in range(TILES) if (bits >> tile) & 1}


def choose(s: State, seat: int) -> int:
    """Keep the first tile of the hand."""
    tile = int(str(kinds(s, seat, "tile")[0]))
    play(s, seat, "tile", tile)
    return tile


def test_four_tiles_each_one_kept_the_rest_to_the_left() -> None:
    s = drafting(4)
    hands = [set(kinds(s, p, "tile")) for p in range(4)]
    assert [len(hand) for hand in hands] == [4] * 4
    assert len(set.union(*hands)) == 16
    kept = [choose(s, p) for p in range(4)]
    for p in range(4):
        assert set(kinds(s, p, "tile")) == hands[p - 1] - {kept[p - 1]}


def test_everybody_ends_with_four_tiles_and_the_last_is_not_asked_for() -> None:
    for seats in (2, 3, 4):
        s = drafting(seats)
        for _ in range(HAND - 1):
            for p in range(seats):
                choose(s, p)
        assert s.phase == Phase.COVER
        assert all(min(me.picks) >= 0 for me in s.seats[:seats])
        assert len({pick for me in s.seats[:seats] for pick in me.picks}) == 4 * seats


def test_any_number_of_tiles_covers_printed_structures() -> None:
    s = drafting(2)
    for _ in range(HAND - 1):
        for p in range(2):
            choose(s, p)
    printed = list(s.seats[0].slots)
    mine = list(s.seats[0].picks)
    play(s, 0, "skip")
    play(s, 0, "tile", mine[1])
    assert mine[1] not in kinds(s, 0, "tile")
    play(s, 0, "skip")
    play(s, 0, "tile", mine[0])
    assert s.seats[0].slots == [printed[0], mine[1], printed[2], mine[0]]
    for _ in range(4):
        play(s, 1, "skip")
    assert s.phase == Phase.TURN
    assert s.hands == [0, 0, 0, 0]
    assert s.seats[0].picks == [NONE] * 4


def test_alone_one_keeps_one_of_four_of_three_of_two_and_one() -> None:
    s = laid(1, quarter="structure", structures="draft")
    sizes, seen = [], set()
    while s.phase in (Phase.DRAW, Phase.DEAL, Phase.DRAFT):
        if s.phase == Phase.DRAW:
            draw(s)
        elif s.phase == Phase.DEAL:
            tile = int(str(kinds(s, CHANCE, "deal")[0]))
            assert tile not in seen
            seen.add(tile)
            rules.apply(s, CHANCE, Kind.DEAL + tile)
        else:
            sizes.append(len(kinds(s, 0, "tile")))
            choose(s, 0)
    assert sizes == [4, 3, 2]
    assert len(seen) == 10
    assert s.phase == Phase.COVER
    assert min(s.seats[0].picks) >= 0


def test_picks_commute_and_are_secret_until_boards_are_laid() -> None:
    s = drafting(3)
    ends = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        t = s.copy()
        for p in order:
            choose(t, p)
        ends.add(t.to_bytes())
    assert len(ends) == 1
    assert observe.face(s, 0, Kind.TILE + int(str(kinds(s, 0, "tile")[0])), 1) == Kind.PICKS
    assert observe.face(s, 0, Kind.TILE + int(str(kinds(s, 0, "tile")[0])), 0) != Kind.PICKS


def test_a_dealt_tile_is_known_to_its_holder_alone() -> None:
    s = laid(2, structures="draft")
    draw(s)
    assert observe.face(s, CHANCE, Kind.DEAL, 0) == Kind.DEAL
    assert observe.face(s, CHANCE, Kind.DEAL, 1) == observe.face(s, CHANCE, Kind.DEAL, PUBLIC) == Kind.DEALT


def test_a_seat_knows_the_hands_it_has_held() -> None:
    s = drafting(4)
    known = s.copy()
    observe.cover(known, 2)
    assert [tiles(hand) for hand in known.hands] == [set(), set(), tiles(s.hands[2]), set()]
    for p in range(4):
        choose(s, p)
    known = s.copy()
    observe.cover(known, 2)
    assert tiles(known.hands[2]) == tiles(s.hands[2])
    assert tiles(known.hands[1]) == tiles(left_in(s, 1, 1))  # without the tile that was kept before
    assert known.seats[1].picks[0] == HIDDEN
    assert known.seats[2].picks[0] == s.seats[2].picks[0]


def test_two_seats_see_what_the_other_kept_when_a_hand_comes_back() -> None:
    s = drafting(2)
    for _ in range(2):
        for p in range(2):
            choose(s, p)
    assert hand_of(s, 0) == 0
    known = s.copy()
    observe.cover(known, 0)
    assert known.seats[1].picks[1] == s.seats[1].picks[1] >= 0  # it is missing from the hand that came back
    assert known.seats[1].picks[0] == HIDDEN


def test_guesses_deal_what_could_lie_there() -> None:
    for seats in (2, 3, 4):
        s = drafting(seats, seats)
        for _ in range(2):
            for p in range(seats):
                choose(s, p)
        found = set()
        for n in range(40):
            guessed = s.copy()
            observe.cover(guessed, 1)
            known = guessed.copy()
            observe.guess(guessed, 1, generator(n))
            again = guessed.copy()
            observe.cover(again, 1)
            assert again == known
            picks = [pick for me in guessed.seats[:seats] for pick in me.picks[:2]]
            assert len(set(picks)) == len(picks)
            assert min(picks) >= 0
            found.add(guessed.to_bytes())
        assert len(found) > 5


def test_how_boards_were_laid_out_is_told_afterwards() -> None:
    table = Table(GAME, 2, options={"structures": "draft"}, seed="tiles")
    while table.state.phase != Phase.TURN:  # type: ignore[attr-defined]  # the game's own state
        seat = table.asked[0]
        table.play(seat, table.legal(seat)[0])
    lines = [line.words for line in table.log(1) if line.seat == 0]
    assert lines.count("Chooses") == 3
    assert any(line.startswith("Lay the") for line in lines)
