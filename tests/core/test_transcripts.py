from random import Random

from affinage.core import transcripts
from affinage.core.play import Table
from affinage.core.transcripts import Visited, perft, perft_table, positions, to_visit, transcript, visited

from .tables import BREWERY, TEMPLATE, in_phase, played, step


def brute(table: Table, depth: int) -> int:
    """Move sequences, counted by making each of them on tables."""
    if depth == 0:
        return 1
    found = 0
    for seat, move in transcripts.moves_of(table.game, table.state):
        again = Table(table.game, table.seats, seed="", deal=False)
        again.state = table.state.copy()
        table.game.rules.apply(again.state, seat, move)
        found += brute(again, depth - 1)
    return found


def test_perft_counts_sequences() -> None:
    start = Table(TEMPLATE, 2, seed="", deal=False)
    assert [perft(TEMPLATE, start.state, n) for n in range(4)] == [1, 3, 9, 27]  # customer, customer, crate
    bidding = in_phase(TEMPLATE, "BID")
    assert perft(TEMPLATE, bidding.state, 1) == 12  # six bids of each seat, in any order
    assert perft(TEMPLATE, bidding.state, 2) == 72
    for table in (bidding, played(TEMPLATE, moves=5), played(BREWERY, moves=11)):
        for depth in range(4):
            assert perft(table.game, table.state, depth) == brute(table, depth)


def test_perft_leaves_the_position_alone_and_ends_with_the_game() -> None:
    table = played(TEMPLATE)
    before = table.state.to_bytes()
    assert perft(TEMPLATE, table.state, 0) == 1
    assert perft(TEMPLATE, table.state, 3) == 0
    assert table.state.to_bytes() == before


def test_the_transcript_tells_every_position_and_move() -> None:
    table = played(TEMPLATE, "transcript")
    lines = transcript(table).splitlines()
    assert len(lines) == 2 + 1 + 2 * len(table.events) + 1
    told = [line.partition(": ")[2] for line in lines[3:-1:2]]
    assert told == [line.words for line in table.log()]
    hashes = [line.split()[1] for line in lines[2:-1:2]]
    assert hashes == [transcripts.digest(again.state) for again in positions(table)]
    assert lines[2].endswith("Chance of 3")
    assert lines[-2].endswith("over")
    assert lines[-1].startswith(f"scores {[table.points(p)[0] for p in range(2)]}, places {table.places()}")


def test_the_transcript_tells_what_was_taken_back() -> None:
    table = in_phase(TEMPLATE, "TAKE")
    (seat,) = table.asked
    before = transcript(table).splitlines()[-1]
    table.play(seat, table.legal(seat)[0])
    table.take_back(seat)
    lines = transcript(table).splitlines()
    assert lines[-2] == f"     seat {seat + 1}: (takes back)"
    assert lines[-1].split()[1:] == before.split()[1:]


def test_a_changed_move_changes_the_transcript() -> None:
    assert transcript(played(TEMPLATE, "one")) == transcript(played(TEMPLATE, "one"))
    assert transcript(played(TEMPLATE, "one")) != transcript(played(TEMPLATE, "two"))


def test_move_counts_are_told_for_every_game_and_position() -> None:
    games = {"a": played(TEMPLATE, "a"), "b": played(TEMPLATE, "b")}
    lines = perft_table(games, most=50).splitlines()
    assert len(lines) == 8
    assert lines[0].startswith("a, position 0: 3, 9, 27, ")
    for line in lines:
        counts = [int(n) for n in line.partition(": ")[2].split(", ")]
        assert all(n <= 50 for n in counts[:-1])


def test_what_is_visited_is_what_was_there() -> None:
    start = Table(TEMPLATE, seed="start", deal=False)
    assert visited([start]) == Visited({0}, set(), set())
    table, random = Table(TEMPLATE, seed="visit"), Random(2)
    crates = set[str]()
    while not table.over:
        crates.update(key for key in TEMPLATE.describe.components_seen(table.state) if key.startswith("crate"))
        step(table, random)
    shown, everything = visited([table]), to_visit(TEMPLATE)
    assert crates <= shown.components <= everything.components
    assert shown.endings == {TEMPLATE.score.ENDINGS[TEMPLATE.score.ending(table.state)]}
    assert int(TEMPLATE.phases["OVER"]) in shown.phases
    assert visited([start, table]) == visited([start]) | visited([table])
    assert len(shown) == len(shown.phases) + len(shown.components) + len(shown.endings)


def test_phases_that_are_never_seen_between_moves_need_no_visit() -> None:
    phases = to_visit(BREWERY).phases
    assert phases == set(range(int(BREWERY.phases["OVER"]) + 1))
    assert len(phases) < len(BREWERY.phases)
