"""`__dlpack__` for arrays on a GPU that lack it: JAX, PyTorch and CuPy then look at the same memory.

numba's device arrays offer `__cuda_array_interface__` alone. The structs are those of DLPack 0.8, which all take.
"""

import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np

CPU, CUDA = 1, 2
KINDS = {"i": 0, "u": 1, "f": 2}
_NAME = b"dltensor"


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    pass


_Deleter = ctypes.CFUNCTYPE(None, ctypes.POINTER(_Managed))
_Managed._fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))
_kept: dict[int, tuple[Any, ...]] = {}  # what capsules point to, until their takers let go


@_Deleter  # type: ignore[untyped-decorator]  # what ctypes makes has no type
def _let_go(managed: Any) -> None:
    _kept.pop(ctypes.addressof(managed.contents), None)


_CapsuleDeleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_is_valid = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.restype, _is_valid.argtypes = ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p)
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, (ctypes.c_void_p, ctypes.c_char_p)
_new = ctypes.pythonapi.PyCapsule_New
_new.restype, _new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, _CapsuleDeleter)


@_CapsuleDeleter  # type: ignore[untyped-decorator]  # likewise
def _not_taken(capsule: int) -> None:
    if _is_valid(capsule, _NAME):  # who takes it renames it, and lets go by itself
        _kept.pop(_pointer(capsule, _NAME), None)


def capsule(owner: Any, address: int, shape: Sequence[int], kind: np.dtype[Any], device: tuple[int, int]) -> Any:
    """A DLPack capsule of an array in one piece, which keeps its owner alive."""
    if kind.kind not in KINDS:
        raise BufferError(f"DLPack knows no {kind}.")
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    steps = (ctypes.c_int64 * len(shape))(*(int(np.prod(shape[at + 1 :], dtype=np.int64)) for at in range(len(shape))))
    tensor = _Tensor(address, *device, len(shape), KINDS[kind.kind], 8 * kind.itemsize, 1, sizes, steps, 0)
    managed = _Managed(tensor, None, _let_go)
    _kept[ctypes.addressof(managed)] = managed, sizes, steps, owner
    return _new(ctypes.addressof(managed), _NAME, _not_taken)


def address_of(array: Any) -> int:
    """Where a device array begins; 0 where it lies in no device's memory (in numba's simulator)."""
    pointer = getattr(array, "device_ctypes_pointer", None)
    return 0 if pointer is None else int(pointer.value or 0)


class _Lent:
    """What is added to a device array."""

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __dlpack__(self, *, stream: Any = None, **_: Any) -> Any:
        array: Any = self
        if not array.is_c_contiguous():
            raise BufferError("Only an array in one piece can be lent.")
        return capsule(self, address_of(array), array.shape, np.dtype(array.dtype), (CUDA, 0))


_classes: dict[type, type] = {}


def lent(array: Any) -> Any:
    """The very same device array, with `__dlpack__`."""
    kind = type(array)
    if hasattr(kind, "__dlpack__") or not hasattr(kind, "device_ctypes_pointer"):
        return array
    if kind not in _classes:
        _classes[kind] = type("LentDeviceArray", (_Lent, kind), {})
    array.__class__ = _classes[kind]
    return array
