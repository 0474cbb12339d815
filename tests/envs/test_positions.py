"""What searches and trainers of one's own need of a batch: positions saved, loaded, tried, covered and guessed."""

import pickle
from collections.abc import Callable
from functools import cache

import numpy as np
import pytest
from numpy.typing import NDArray

import affinage
from affinage.core.about import names
from affinage.core.errors import AffinageError, Illegal
from affinage.core.game import CHANCE, find
from affinage.core.turns import Cutter
from affinage.envs.batch import ENDED
from affinage.envs.forms import read_as
from affinage.envs.positions import ROWS, Positions
from affinage.envs.vector import Vector

from .walks import covered

every_game = pytest.mark.parametrize("name", names(everything=True))
ALL = (*ROWS, "observations")


@cache
def made(name: str, count: int, seats: int, chance: str = "dealt", skip_forced: bool = False) -> Vector:
    return Vector(find(name), count, seats, chance=chance, skip_forced=skip_forced)


def some_way_in(batch: Vector, seed: int, steps: int) -> Vector:
    batch.reset(seed)
    batch.random_moves(seed)
    for _ in range(steps):
        batch.step(batch.random_moves())
    return batch


def raw(one: Positions) -> NDArray[np.uint8]:
    """States as rows of bytes: numpy does not copy what lies between the fields."""
    return one.states.view(np.uint8).reshape(one.count, -1)


def same(one: Positions, other: Positions, rows: tuple[str, ...] = ROWS) -> bool:
    different = [name for name in rows if getattr(one, name).tobytes() != getattr(other, name).tobytes()]
    assert different == []
    return True


@every_game
def test_what_was_saved_goes_on_as_it_did_wherever_it_is_loaded(name: str) -> None:
    game = find(name)
    batch = some_way_in(made(name, 6, game.seats[-1]), 3, 20)
    saved, chosen, seen = batch.save([4, 1]), [], []
    for _ in range(30):
        chosen.append(batch.random_moves()[[4, 1]])
        batch.step(_with(batch, [4, 1], chosen[-1]))
        seen.append({array: getattr(batch, array)[[4, 1]].copy() for array in ALL})
    batch.load([0, 5], pickle.loads(pickle.dumps(saved)))
    for moves, before in zip(chosen, seen, strict=True):
        batch.step(_with(batch, [0, 5], moves))
        for array in ALL:
            assert np.array_equal(getattr(batch, array)[[0, 5]], before[array]), array


def _with(batch: Vector, games: list[int], moves: NDArray[np.int32]) -> NDArray[np.int64]:
    """Any moves, and these ones in some games."""
    chosen: NDArray[np.int64] = batch.masks.argmax(1)
    chosen[games] = moves
    return chosen


@every_game
def test_a_try_leads_where_a_step_leads_and_changes_nothing(name: str) -> None:
    game = find(name)
    batch, ended = some_way_in(made(name, 6, game.seats[-1]), 5, 0), 0
    for at in range(4 * game.bound):
        chosen = batch.random_moves().copy()
        if at % 7 == 0 or at > game.bound // 3:
            before = batch.save()
            tried = batch.expand(None, chosen)
            assert same(batch, before)
            batch.step(chosen)
            over = batch.done == 1
            assert np.array_equal(tried.done, batch.done)
            assert np.array_equal(tried.rewards, batch.rewards)
            assert (tried.turns[over] == ENDED).all()
            assert not tried.masks[over].any()
            assert raw(tried)[~over].tobytes() == raw(batch)[~over].tobytes()
            assert np.array_equal(tried.masks[~over], batch.masks[~over])
            assert np.array_equal(tried.observe(games=~over), batch.observations[~over])
            assert np.array_equal(tried.scores[over], batch.scores[over])
            ended += int(over.sum())
        else:
            batch.step(chosen)
        if ended:
            break
    assert ended


def test_children_share_their_parents_luck_or_have_their_own() -> None:
    batch = some_way_in(made("template", 6, 3), 1, 4)
    parents = [2] * 40
    moves = np.full(40, batch.masks[2].argmax())
    first = batch.expand(parents, moves)
    assert len({row.tobytes() for row in first.states}) == 1
    for _ in range(3):
        first = first.expand(None, first.masks.argmax(1))
    assert len({row.tobytes() for row in first.states}) == 1
    own = batch.expand(parents, moves, seeds=np.arange(40))
    again = batch.expand(parents, moves, seeds=np.arange(40))
    for _ in range(3):
        own, again = (one.expand(None, one.masks.argmax(1)) for one in (own, again))
    assert len({row.tobytes() for row in own.states}) > 1
    assert same(own, again)


@every_game
def test_chance_can_be_answered_by_the_caller(name: str) -> None:
    game = find(name)
    seats = game.seats[-1]
    batch, room, weights = some_way_in(made(name, 3, seats, "explicit"), 1, 0), [0] * game.width, [0] * game.width
    rnd, asked, ended = np.random.default_rng(1), 0, 0
    for _ in range(3 * game.bound):
        moves, odds, counts = batch.outcomes()
        chosen = batch.masks.argmax(1)
        for i in range(3):
            s = game.state.from_array(batch.states, i)
            assert (counts[i] > 0) == (batch.turns[i] == CHANCE) == game.rules.asked(s, CHANCE)
            if batch.turns[i] == CHANCE:
                n = game.rules.legal(s, CHANCE, room)
                weighed = game.rules.odds(s, weights)
                assert moves[i, : counts[i]].tolist() == room[:n]
                assert odds[i, : counts[i]].tolist() == (weights[:n] if weighed else [1] * n)
                assert not batch.masks[i].any()
                chosen[i] = rnd.choice(moves[i, : counts[i]])
                asked += 1
            else:
                chosen[i] = rnd.choice(np.flatnonzero(batch.masks[i]))
        tried = batch.expand(None, chosen)
        batch.step(chosen)
        going = batch.done == 0
        assert raw(tried)[going].tobytes() == raw(batch)[going].tobytes()
        ended += int((~going).sum())
        if ended:
            break
    assert asked
    assert ended


def test_a_move_that_chance_does_not_have_is_refused() -> None:
    batch = some_way_in(made("template", 3, 2, "explicit"), 1, 0)
    assert (batch.turns == CHANCE).all()
    moves, _, _ = batch.outcomes()
    with pytest.raises(Illegal, match="not legal in game 1, where Chance is asked"):
        batch.step([moves[0, 0], 0, moves[2, 0]])
    with pytest.raises(Illegal, match="not legal in position 0"):
        batch.expand([0], [-1])
    with pytest.raises(AffinageError, match='Chance cannot be "mine"'):
        affinage.vector("template", 3, chance="mine")


@every_game
def test_covering_guessing_and_keys(name: str) -> None:
    game = find(name)
    for seats in {game.seats[0], game.seats[-1]}:
        batch = some_way_in(made(name, 6, seats), 7, 25)
        for seat in range(seats):
            known, keys = batch.cover(None, seat), batch.keys(None, seat)
            for i in range(6):
                state = game.state.from_array(batch.states, i)
                assert game.state.from_array(known, i) == covered(game, state, seat)
            drawn = batch.guess(None, seat, seeds=np.arange(6))
            assert drawn.cover(None, seat).tobytes() == known.tobytes()
            assert np.array_equal(drawn.keys(None, seat), keys)
            assert same(drawn, batch.guess(None, seat, seeds=np.arange(6)))
            assert np.array_equal(drawn.observe(seat), batch.observe(seat))
            mine = (batch.turns == seat) & (drawn.turns == seat)  # it may not know which others have chosen in secret
            assert np.array_equal(drawn.masks[mine], batch.masks[mine])
            from_known = batch.positions(known).guess(None, seat, seeds=np.arange(6))
            assert from_known.states.tobytes() == drawn.states.tobytes()
        assert len(np.unique([batch.keys(None, seat) for seat in range(seats)])) == 6 * seats


def test_keys_tell_only_what_a_seat_can_tell_apart() -> None:
    batch = some_way_in(made("template", 6, 3), 7, 2)
    drawn = batch.guess([0] * 200, 1, seeds=np.arange(200))
    assert len({row.tobytes() for row in drawn.states}) > 1
    assert len(np.unique(drawn.keys(None, 1))) == 1
    assert len(np.unique(drawn.keys(None, 0))) > 1
    assert len(np.unique(drawn.keys(None, np.arange(200) % 2 * 2))) > 2


def test_states_can_be_written_by_hand() -> None:
    one, other = some_way_in(made("template", 6, 3), 7, 9), Vector(find("template"), 6, 3, seed=8)
    other.states[2:4] = one.states[:2]
    other.refresh(slice(2, 4))
    for array in ("turns", "masks", "observations", "stages", "turn_numbers"):
        assert np.array_equal(getattr(other, array)[2:4], getattr(one, array)[:2]), array
    other.load([0], one.states[5:].tobytes(), seeds=[1])
    assert np.array_equal(other.masks[0], one.masks[5])
    other.copy([0], [5])
    assert same(other.save([0]), other.save([5]))


def test_mistakes_with_positions_get_a_sentence() -> None:
    batch = some_way_in(made("template", 6, 3), 7, 9)
    ended = batch.save()
    while not ended.done.all():
        going = np.flatnonzero(ended.done == 0)
        ended.load(going, ended.expand(going, ended.random_moves()[going]))
    mistakes: dict[str, Callable[[], object]] = {
        "games 0 to 5, not": lambda: batch.save([6]),
        "named twice": lambda: batch.load([1, 1], batch.save([2, 3])),
        "2 positions cannot be loaded into 1": lambda: batch.load([1], batch.save([2, 3])),
        "has ended cannot be loaded": lambda: batch.load(None, ended),
        "another game or number of seats": lambda: batch.load([0], made("template", 6, 2).save([0])),
        "not a whole number of them": lambda: batch.positions(b"123"),
        "records or their bytes": lambda: batch.positions(np.zeros(3)),
        "as many seeds": lambda: batch.guess([0], 0, seeds=[1, 2]),
        "Seeds are whole numbers": lambda: batch.guess([0], 0, seeds=[-1]),
        "not legal in position 3, which is over": lambda: ended.expand([3], [0]),
        "No seat is asked in game 0": ended.observe,
        "different lengths": lambda: batch.save([[0], [1, 2]]),
        "as many moves": lambda: batch.expand([3], [0, 1]),
        'written as "float64"': lambda: batch.observe(0, form="float64"),
        "go into an array of": lambda: batch.observe(0, out=np.zeros((6, 3), np.float32)),
        "not into a list": lambda: batch.observe(0, out=[[0.0]]),
        "lies in one piece": lambda: batch.observe(0, out=np.zeros((12, batch.layout.size), np.float32)[::2]),
        'written as "None"': lambda: batch.observe(0, form=None),  # type: ignore[arg-type]  # that is the mistake
        "rows of 40 uint8": lambda: read_as("bits", batch.layout, np.zeros((6, 5), np.uint8)),
    }
    for sentence, wrong in mistakes.items():
        with pytest.raises(AffinageError, match=sentence):
            wrong()


def test_an_array_that_cannot_be_shared_gets_a_sentence() -> None:
    class Elsewhere:
        def __dlpack_device__(self) -> tuple[int, int]:
            return 1, 0

        def __dlpack__(self, **_: object) -> object:
            raise BufferError("It lies elsewhere.")

    batch = some_way_in(made("template", 6, 3), 7, 9)
    with pytest.raises(AffinageError, match=r"cannot be shared: It lies elsewhere\.$"):
        batch.observe(0, out=Elsewhere())
    with pytest.raises(AffinageError, match=r"by its bits: out\.view\(torch\.uint16\)"):
        batch.observe(0, out=Elsewhere(), form="bfloat16")


def test_tensors_of_pytorch_take_observations() -> None:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    batch = some_way_in(made("template", 6, 3), 7, 9)
    size = batch.layout.size
    half, bits = (
        torch.zeros(6, size, dtype=torch.bfloat16),
        torch.zeros(6, len(batch.observe(0, form="bits")[0])).byte(),
    )
    batch.observe(0, out=half.view(torch.uint16), form="bfloat16")
    batch.observe(0, out=bits, form="bits")
    assert torch.allclose(half.float(), torch.as_tensor(batch.observe(0)), atol=0.01)
    assert np.array_equal(bits.numpy(), batch.observe(0, form="bits"))
    for wrong in (half, torch.zeros(6, size, requires_grad=True)):
        with pytest.raises(AffinageError, match="cannot be shared"):
            batch.observe(0, out=wrong, form="bfloat16")


@pytest.mark.parametrize("name", ["template", "vinhos"])  # records within records within a row
def test_states_that_the_game_cannot_have_are_refused(name: str) -> None:
    """Compiled code believes what it reads: such states sent it round for ever, or beyond its tables."""
    batch = some_way_in(made(name, 4, 2), 7, 9)
    size, before = batch.states.dtype.itemsize, batch.save()
    for wrong in (b"\xff", b"\x7f", b"\x00"):
        with pytest.raises(AffinageError, match=f"State 1 is not one of {name}: .* is kept within"):
            batch.positions(batch.states[:1].tobytes() + wrong * size)
        with pytest.raises(AffinageError, match=f"State 0 is not one of {name}"):
            batch.load([3], wrong * size)
    others = made(name, 1, 3).states
    with pytest.raises(AffinageError, match="State 0 is for 3 seats; 2 sit at this table"):
        batch.positions(others)
    assert same(batch, before)
    spread = np.repeat(before.states, 2)[::2]  # not in one piece
    assert same(batch.positions(spread, seeds=3), batch.positions(before.states, seeds=3))
    skipping = memoryview(bytes(2 * size))[::2]
    with pytest.raises(AffinageError, match="State 0 is not one of"):
        batch.positions(skipping)
    batch.states[2:3] = others
    with pytest.raises(AffinageError, match="for 3 seats"):
        batch.refresh([2])


@every_game
def test_points_by_category_and_places(name: str) -> None:
    game = find(name)
    seats, ended = game.seats[-1], 0
    batch = some_way_in(made(name, 3, seats), 11, 0)
    for _ in range(2 * game.bound):
        chosen = batch.random_moves().copy()
        last = batch.expand(None, chosen)
        batch.step(chosen)
        for i in np.flatnonzero(batch.done).tolist():
            s, parts, places = game.state.from_array(last.states, i), [0] * len(game.score.CATEGORIES), [0] * seats
            game.score.rank(s, places)
            assert batch.places[i].tolist() == places
            for p in range(seats):
                assert batch.scores[i, p] == game.score.points(s, p, parts)
                assert batch.points[i, p].tolist() == parts
            ended += 1
        if ended:
            break
    assert ended


@every_game
def test_where_turns_begin(name: str) -> None:
    game = find(name)
    seats = game.seats[-1]
    batch, cutter = some_way_in(made(name, 3, seats, "explicit"), 2, 0), Cutter(game, seats)
    rnd, begun, first = np.random.default_rng(2), 0, set[int]()
    while True:
        seat, s = int(batch.turns[0]), game.state.from_array(batch.states, 0)
        before = len(cutter.turns)
        cutter.begin(s, seat)
        moves, _, counts = batch.outcomes()
        chosen = batch.masks.argmax(1)
        chosen[counts > 0] = moves[counts > 0, 0]
        if seat == CHANCE:
            chosen[0] = rnd.choice(moves[0, : counts[0]])
        else:
            chosen[0] = rnd.choice(np.flatnonzero(batch.masks[0]))
            if len(cutter.turns) > before:
                first = set()
            opened = len(cutter.turns) > before or (len(cutter.turns[-1].seats) > 1 and seat not in first)
            assert batch.turn_begins[0] == opened, (cutter.turns[-1], seat)
            first.add(seat)
            begun += opened
            assert (batch.stages[0], batch.turn_numbers[0]) == (game.turns.stage(s), game.turns.turn_no(s))
        after = batch.expand([0], chosen[:1])
        cutter.end(game.state.from_array(after.states), seat, int(chosen[0]))
        batch.step(chosen)
        if batch.done[0]:
            break
    assert begun > seats


@every_game
def test_forced_moves_can_be_made_inside_a_step(name: str) -> None:
    game = find(name)
    batch, twin = made(name, 6, game.seats[-1], skip_forced=True), made(name, 6, game.seats[-1])
    for one in (batch, twin):
        one.reset(3)
    forced, ended = 0, 0
    for _ in range(game.bound):
        assert (batch.masks.sum(1) > 1).all()
        chosen = batch.random_moves()
        tried = batch.expand(None, chosen)
        batch.step(chosen)
        assert np.array_equal(tried.done, batch.done)
        assert not tried.masks[tried.done == 1].any()
        assert np.array_equal(tried.masks[tried.done == 0], batch.masks[batch.done == 0])
        twin.step(chosen)
        rewards, done = twin.rewards.copy(), twin.done.copy()
        while (alone := (twin.masks.sum(1) == 1)).any():
            forced += int(alone.sum())
            saved = twin.save(~alone)
            twin.step(twin.masks.argmax(1))
            rewards[alone] += twin.rewards[alone]
            done[alone] |= twin.done[alone]
            twin.load(~alone, saved)
        for array in ("states", "generators", "turns", "masks", "observations", "scores", "lengths", "stages"):
            assert getattr(batch, array).tobytes() == getattr(twin, array).tobytes(), array
        assert np.array_equal(batch.rewards, rewards)
        assert np.array_equal(batch.done, done)
        ended += int(done.sum())
        if ended:
            break
    assert forced
    assert ended
