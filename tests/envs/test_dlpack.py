import gc
import weakref

import numpy as np
import pytest

from affinage.envs.dlpack import CPU, capsule


class Lent:
    """An array of this processor lent by our capsule, as arrays of a GPU are."""

    def __init__(self, array: np.ndarray) -> None:
        self.array, self.device = array, (CPU, 0)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self.device

    def __dlpack__(self, **_: object) -> object:
        return capsule(self, self.array.ctypes.data, self.array.shape, self.array.dtype, self.device)


@pytest.mark.parametrize("kind", [np.float32, np.int8, np.uint16, np.int64, np.uint64])
@pytest.mark.parametrize("shape", [(7,), (3, 5), (2, 3, 4), (1, 6)])
def test_what_is_lent_is_the_same_memory(kind: type, shape: tuple[int, ...]) -> None:
    array: np.ndarray = np.arange(np.prod(shape)).astype(kind).reshape(shape)
    taken = np.from_dlpack(Lent(array))  # type: ignore[arg-type]  # it has what is asked for
    assert taken.ctypes.data == array.ctypes.data
    assert (taken.dtype, taken.tolist()) == (array.dtype, array.tolist())


def test_it_lives_as_long_as_somebody_looks_at_it_and_no_longer() -> None:
    lent = Lent(np.arange(5))
    gone = weakref.ref(lent)
    taken = np.from_dlpack(lent)  # type: ignore[arg-type]  # likewise
    del lent
    gc.collect()
    assert gone() is not None
    assert taken.tolist() == [0, 1, 2, 3, 4]
    del taken
    gc.collect()
    assert gone() is None


def test_what_nobody_takes_is_let_go() -> None:
    lent = Lent(np.arange(5))
    gone = weakref.ref(lent)
    untaken = lent.__dlpack__()
    del lent, untaken
    gc.collect()
    assert gone() is None


def test_records_cannot_be_lent() -> None:
    with pytest.raises(BufferError, match="DLPack knows no"):
        Lent(np.zeros(3, [("a", np.int8)])).__dlpack__()
