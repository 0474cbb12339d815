"""A GPU in plain Python, good enough to run our kernels thread by thread where there is none.

Every thread of a block is a greenlet; it is left at each barrier and gone on with when all have come there. A warp's
vote is a barrier for 32 of them. Compiled functions of the games are called as they are.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest
from greenlet import getcurrent, greenlet

WARP = 32


class Array(np.ndarray):
    """An array as if it lay on a device."""

    @property
    def __cuda_array_interface__(self) -> dict[str, int]:  # what asks whether there is one
        return {"version": 3}

    def copy_to_host(self) -> Any:
        return np.array(self)

    def copy_to_device(self, source: Any, stream: Any = 0) -> None:
        assert source.shape == self.shape
        assert source.dtype == self.dtype
        self[...] = source

    def is_c_contiguous(self) -> bool:
        return bool(self.flags.c_contiguous)


def on_device(array: Any) -> Any:
    return np.ascontiguousarray(array).view(Array)


class Block:
    """One block of threads while it runs."""

    def __init__(self, number: int, threads: int, shared: int) -> None:
        self.number, self.threads = number, threads
        self.dynamic = np.zeros((shared + 7) // 8, np.int64)
        self.fixed: list[Any] = []
        self.votes = np.zeros(threads, np.int64)

    def run(self, body: Callable[[], None]) -> None:
        hub = getcurrent()
        self.all = [greenlet(body, hub) for _ in range(self.threads)]
        for number, one in enumerate(self.all):
            one.place = SimpleNamespace(block=self, number=number, asked=0, waits="")
        ready = list(self.all)
        while any(not one.dead for one in self.all):
            for one in ready:
                one.place.waits = ""
                one.switch()
            alive = [one for one in self.all if not one.dead]
            ready = []
            for first in range(0, self.threads, WARP):  # a warp that votes goes on by itself
                warp = [one for one in self.all[first : first + WARP] if not one.dead]
                if warp and all(one.place.waits == "vote" for one in warp):
                    ready += warp
            if not ready and alive:
                assert all(one.place.waits == "all" for one in alive), "threads wait for different things"
                ready = alive


def me() -> Any:
    return getcurrent().place


def wait(kind: str) -> None:
    me().waits = kind
    getcurrent().parent.switch()


class Kernel:
    def __init__(self, body: Callable[..., None]) -> None:
        self.body = body

    def __getitem__(self, launch: tuple[Any, ...]) -> Callable[..., None]:
        blocks, threads = launch[:2]
        shared = launch[3] if len(launch) > 3 else 0

        def start(*given: Any) -> None:
            bare = [np.asarray(one) if isinstance(one, np.ndarray) else one for one in given]
            for number in range(blocks):
                Block(number, threads, shared).run(lambda: self.body(*bare))

        return start


def shared_array(shape: int, kind: Any) -> Any:
    kind = numba.np.numpy_support.as_dtype(kind)
    place = me()
    if shape == 0:
        memory = place.block.dynamic.view(np.int8)
        found = memory[: len(memory) // kind.itemsize * kind.itemsize].view(kind)
        return found.view(np.recarray) if kind.names else found
    place.asked += 1
    if len(place.block.fixed) < place.asked:
        place.block.fixed.append(np.zeros(shape, kind))
    return place.block.fixed[place.asked - 1]


def local_array(shape: int, kind: Any) -> Any:
    return np.zeros(shape, numba.np.numpy_support.as_dtype(kind))


def count(value: Any) -> int:
    """A barrier that counts for how many threads something holds; those that have returned count no more."""
    place = me()
    place.block.votes[place.number] = bool(value)
    wait("all")
    n = sum(int(place.block.votes[one.place.number]) for one in place.block.all if not one.dead)
    wait("all")
    return n


def vote(mask: int, value: Any) -> Any:
    place = me()
    place.block.votes[place.number] = bool(value)
    wait("vote")
    first = place.number // WARP * WARP
    bits = sum(int(one) << lane for lane, one in enumerate(place.block.votes[first : first + WARP]))
    wait("vote")
    return np.uint32(bits).view(np.int32)


def add(array: Any, at: Any, value: Any) -> Any:
    before = array[at]
    array[at] += value
    return before


def either(array: Any, at: Any, value: Any) -> Any:
    before = array[at]
    array[at] |= value
    return before


class Cuda:
    """What stands for `numba.cuda`."""

    shared = SimpleNamespace(array=shared_array)
    local = SimpleNamespace(array=local_array)
    atomic = SimpleNamespace(add=add, or_=either)
    syncthreads = staticmethod(lambda: wait("all"))
    syncthreads_count = staticmethod(count)
    ballot_sync = staticmethod(vote)
    threadfence_block = staticmethod(lambda: None)
    is_available = staticmethod(lambda: True)
    external_stream = staticmethod(lambda number: f"stream {number}")
    as_cuda_array = staticmethod(lambda array, sync=True: array)
    to_device = staticmethod(lambda array, stream=0: on_device(array.copy()))

    @property
    def threadIdx(self) -> Any:  # noqa: N802 - CUDA's name
        return SimpleNamespace(x=me().number)

    @property
    def blockIdx(self) -> Any:  # noqa: N802 - likewise
        return SimpleNamespace(x=me().block.number)

    def grid(self, _: int) -> int:
        return int(me().block.number * me().block.threads + me().number)

    def jit(self, body: Any = None, **_: Any) -> Any:
        return Kernel if body is None else Kernel(body)


@contextmanager
def as_it_is() -> Iterator[None]:
    yield


@pytest.fixture(scope="module")
def simulated() -> Iterator[None]:
    """While it is there, `device="cuda"` runs in plain Python."""
    from affinage.envs import card

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(numba, "cuda", Cuda(), raising=False)
        patch.setattr(card, "small_code", as_it_is)
        patch.setattr(card, "_cards", {})
        yield
