"""On a card; without one test_kernels.py runs the same kernels in plain Python."""

from typing import Any

import numpy as np
import pytest

from affinage import gpu
from affinage.core.about import names
from affinage.core.errors import AffinageError
from affinage.core.game import find
from affinage.envs.vector import make

from .same_on_device import arrays_agree, both, forms_agree, positions_agree, some_moves, walk_together

HERE = gpu.available()
on_a_card = pytest.mark.skipif(not HERE, reason="there is no GPU here")
every_game = pytest.mark.parametrize("name", names(everything=True))


@pytest.mark.skipif(HERE, reason="there is a GPU here")
def test_without_a_gpu_there_is_a_sentence() -> None:
    with pytest.raises(AffinageError, match="No GPU can be used here"):
        make(find("template"), 4, None, None, 0, "win", "cuda", None)


@on_a_card
@every_game
def test_the_gpu_plays_as_the_processor_does(name: str) -> None:
    game = find(name)
    for seats in game.seats:
        here, there = walk_together(name, seats, 300, 60)
        for seat in range(seats):
            assert np.allclose(there.observe(seat).copy_to_host(), here.observe(seat), atol=1e-6)
        there.step(np.full(300, game.actions))
        assert there.wrong == 300
        arrays_agree(here, there, quiet=True)


@on_a_card
@every_game
@pytest.mark.parametrize(("chance", "skip_forced"), [("dealt", True), ("explicit", False), ("explicit", True)])
def test_games_can_be_gone_through_in_other_manners(name: str, chance: str, skip_forced: bool) -> None:
    walk_together(name, find(name).seats[-1], 300, 60, chance=chance, skip_forced=skip_forced)


@on_a_card
@every_game
def test_positions_on_the_gpu(name: str) -> None:
    for seats in {find(name).seats[0], find(name).seats[-1]}:
        positions_agree(name, seats, 300)


@on_a_card
@every_game
def test_observations_in_every_form(name: str) -> None:
    forms_agree(name, find(name).seats[-1], 300)


@on_a_card
@pytest.mark.parametrize("kind", ["int8", "uint8", "int16", "int32", "int64", "uint64"])
def test_moves_of_any_whole_numbers_that_lie_on_the_device(kind: str) -> None:
    here, there = both("template", 3, 300, 4)
    for _ in range(5):
        chosen = some_moves(here, there)
        here.step(chosen)
        there.step(there.cuda.to_device(chosen.astype(kind)))
        arrays_agree(here, there)
    with pytest.raises(AffinageError, match="Moves are whole numbers"):
        there.step(there.cuda.to_device(chosen.astype(np.float32)))
    there.step(there.cuda.to_device(np.full(300, -1, np.int8)))
    assert there.wrong == 300
    arrays_agree(here, there, quiet=True)


@on_a_card
def test_numbers_of_games_may_lie_on_the_device() -> None:
    here, there = both("template", 3, 300, 4)
    some = np.arange(40, 90)
    on_device = there.cuda.to_device(some)
    arrays_agree(here.save(some), there.save(on_device))
    seen = there.observe(there.cuda.to_device((some % 3).astype(np.int64)), on_device).copy_to_host()
    assert np.allclose(seen, here.observe(some % 3, some), atol=1e-6)
    here.load(some, here.save(some - 40))
    there.load(on_device, there.save(some - 40))
    arrays_agree(here, there, quiet=True)


@on_a_card
def test_a_stream_of_the_callers() -> None:
    here, there = both("template", 3, 300, 4)
    stream = there.cuda.stream()
    there.cuda.synchronize()
    for _ in range(20):
        chosen = here.random_moves()
        here.step(chosen)
        there.step(chosen, stream=stream)
    stream.synchronize()
    arrays_agree(here, there)


def torch_on_a_card() -> Any:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed")
    if not torch.cuda.is_available():
        pytest.skip("PyTorch sees no GPU")
    return torch


@on_a_card
def test_pytorch_looks_at_the_same_memory() -> None:
    torch = torch_on_a_card()
    here, there = both("template", 3, 300, 4)
    masks, seen = torch.from_dlpack(there.masks), torch.from_dlpack(there.observations)
    assert masks.data_ptr() == torch.as_tensor(there.masks, device="cuda").data_ptr()
    for _ in range(5):
        chosen = masks.float().argmax(1)  # int64
        here.step(chosen.cpu().numpy())
        there.step(chosen)
    assert np.array_equal(masks.cpu().numpy(), here.masks)
    room = torch.zeros(300, there.layout.size, dtype=torch.bfloat16, device="cuda")
    there.observe(out=room.view(torch.int16), form="bfloat16")
    assert torch.equal(room, seen.to(torch.bfloat16))


@on_a_card
def test_steps_can_be_captured_in_a_graph() -> None:
    torch = torch_on_a_card()
    here, there = both("beer-and-bread", 2, 300, 4)
    masks, moves = torch.from_dlpack(there.masks), torch.zeros(300, dtype=torch.int64, device="cuda")
    beside = torch.cuda.Stream()
    torch.cuda.synchronize()  # the games were set up on the usual stream
    with torch.cuda.stream(beside):
        for _ in range(3):  # what is captured must have run
            moves.copy_(masks.argmax(1))
            there.step(moves, stream=beside)
    torch.cuda.synchronize()
    for _ in range(3):
        here.step(here.masks.argmax(1))
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        moves.copy_(masks.argmax(1))
        there.step(moves, stream=torch.cuda.current_stream())
    for _ in range(200):
        graph.replay()
        here.step(here.masks.argmax(1))
    torch.cuda.synchronize()
    assert there.wrong == 0
    arrays_agree(here, there)
