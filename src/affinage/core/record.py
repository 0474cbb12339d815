"""Declare what lies on the table once; dtype, plain twin, copy, equality, hash and bytes follow from it.

A record class lists its fields with the range each number keeps:

    class Seat(Record):
        goods: list[int] = each(5, 0, 18)
        bid: int = number(-1, 9)

An instance is the *plain twin*: ordinary ints and lists, for reading, debugging and the plain run. The same bytes,
laid out as `Seat.dtype` says, are what the compiled run works on. Nothing is listed a second time by hand.
"""

import struct
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, ClassVar, Self, TypeVar

import numpy as np

Bytes = bytes | bytearray | memoryview


class Field:
    """One declared field: a number, a row of numbers, or nested records; `names` and `by_seat` say what it tells."""

    __slots__ = ("by_seat", "count", "high", "kind", "low", "names")

    def __init__(self, kind: type["Record"] | None, count: int | None, low: int, high: int) -> None:
        self.kind, self.count, self.low, self.high = kind, count, low, high
        self.names = ""  # what a number stands for: a "seat", a set of "things" or "seats"; nothing: itself
        self.by_seat = False  # a row with one place per seat

    def telling(self, names: str, by_seat: bool = False) -> "Field":
        """The same bytes, and what they mean."""
        self.names, self.by_seat = names, by_seat
        return self

    def numpy_type(self) -> Any:
        """The smallest kind of number that holds the range, or the nested record's own kind."""
        if self.kind is not None:
            return self.kind.dtype
        for name in ("int8", "int16", "int32", "int64"):
            limits = np.iinfo(name)
            if limits.min <= self.low and self.high <= limits.max:
                return np.dtype(name)
        raise TypeError(f"no integer holds {self.low}..{self.high}")


def number(low: int, high: int) -> Any:
    """One number that stays within low..high; the range decides how many bytes it takes."""
    return Field(None, None, low, high)


def each(count: int, low: int, high: int) -> Any:
    """A row of `count` numbers, each within low..high."""
    return Field(None, count, low, high)


def members(count: int) -> Any:
    """A set of up to `count` things as the bits of one number; the same bytes as number(0, 2**count - 1)."""
    return number(0, 2**count - 1).telling("things")


def some_seats(seats: int) -> Any:
    """A set of seats, seat 0 in the lowest bit."""
    return number(0, 2**seats - 1).telling("seats")


def seat_number(seats: int, low: int = 0) -> Any:
    """The number of a seat, or something below 0 that stands for none; whoever looks on counts from its own."""
    return number(low, seats - 1).telling("seat")


def each_seat(seats: int, low: int, high: int, names: str = "") -> Any:
    """A row with one number for each seat (with names="seat": that is a seat's number itself)."""
    return each(seats, low, high).telling(names, by_seat=True)


def records(count: int, kind: type["Record"]) -> Any:
    """A row of `count` nested records."""
    return Field(kind, count, 0, 0)


def record(kind: type["Record"]) -> Any:
    """One nested record."""
    return Field(kind, None, 0, 0)


R = TypeVar("R", bound="Record")
_FORMATS = {"int8": "b", "int16": "h", "int32": "i", "int64": "q"}


class Record:
    """Base of every state: subclass it and declare fields; see the module's docstring."""

    dtype: ClassVar[np.dtype[Any]]
    _fields: ClassVar[dict[str, Field]]
    _struct: ClassVar[struct.Struct]
    _rows: ClassVar[tuple[str, ...]]  # the fields that are rows of numbers
    _nested: ClassVar[tuple[str, ...]]  # the fields that are records
    _limits: ClassVar[np.ndarray[Any, Any]]  # lows and highs of all numbers, in their order

    def __init_subclass__(cls) -> None:
        fields = {name: f for name, f in vars(cls).items() if isinstance(f, Field)}
        if not fields:
            raise TypeError(f"{cls.__name__} declares no field")
        clash = sorted(name for name in fields if hasattr(np.record, name) or hasattr(Record, name))
        if clash:
            raise TypeError(f"{cls.__name__}: numpy has names of its own for {', '.join(clash)}; choose other names")
        for name in fields:
            delattr(cls, name)
        cls._fields = fields
        cls._rows = tuple(name for name, f in fields.items() if f.kind is None and f.count is not None)
        cls._nested = tuple(name for name, f in fields.items() if f.kind is not None)
        cls.dtype = np.dtype(
            [(name, f.numpy_type(), () if f.count is None else (f.count,)) for name, f in fields.items()], align=True
        )
        cls._struct = struct.Struct("=" + _pack_format(cls.dtype))
        cls._limits = np.array(list(_limits(cls)), np.int64).T

    def __init__(self, **values: Any) -> None:
        """All zero, but for the fields given by name."""
        for name, f in self._fields.items():
            self.__dict__[name] = _zero(f)
        for name, value in values.items():
            if name not in self._fields:
                raise TypeError(f"{type(self).__name__} has no field {name!r}; it has {', '.join(self._fields)}")
            self.__dict__[name] = value

    def copy(self) -> Self:
        """An independent twin."""
        twin = object.__new__(type(self))
        own = twin.__dict__
        own.update(self.__dict__)
        for name in self._rows:
            own[name] = own[name][:]
        for name in self._nested:
            inner = own[name]
            own[name] = [v.copy() for v in inner] if isinstance(inner, list) else inner.copy()
        return twin

    def to_bytes(self) -> bytes:
        """The very bytes of the compiled record. A number that does not fit raises OverflowError with its name."""
        try:
            return self._struct.pack(*self._flat())
        except struct.error as error:
            raise OverflowError(self._misfit() or f"{type(self).__name__}: {error}") from None

    @classmethod
    def from_bytes(cls, data: Bytes) -> Self:
        """The twin of a compiled record's bytes."""
        if len(data) != cls._struct.size:
            raise ValueError(f"{cls.__name__} takes {cls._struct.size} bytes, not {len(data)}")
        return cls._read(iter(cls._struct.unpack(data)))

    @classmethod
    def from_array(cls, states: np.ndarray[Any, Any], at: int = 0) -> Self:
        """The twin of one element of a compiled array."""
        return cls.from_bytes(states[at].tobytes())

    def to_array(self, length: int = 1) -> np.ndarray[Any, Any]:
        """A writable compiled array whose elements all hold this position."""
        return np.frombuffer(bytearray(self.to_bytes() * length), self.dtype)

    def in_range(self) -> bool:
        """Whether every number is within its declared range; `out_of_range` tells which are not."""
        numbers = np.array(self._flat(), np.int64)
        return bool(((numbers >= self._limits[0]) & (numbers <= self._limits[1])).all())

    def out_of_range(self, prefix: str = "") -> list[str]:
        """Every number outside its declared range, as `field = value (low..high)`."""
        found: list[str] = []
        for name, f in self._fields.items():
            value = self.__dict__[name]
            for at, v in enumerate(value) if f.count is not None else ((None, value),):
                label = prefix + name + ("" if at is None else f"[{at}]")
                if f.kind is not None:
                    found += v.out_of_range(label + ".")
                elif not f.low <= v <= f.high:
                    found.append(f"{label} = {int(v)} ({f.low}..{f.high})")
        return found

    def differences(self, other: "Record", prefix: str = "") -> list[str]:
        """Every field in which two records of one class differ, for people who look for the cause."""
        found: list[str] = []
        for name, f in self._fields.items():
            mine, theirs = self.__dict__[name], other.__dict__[name]
            if f.count is None:
                mine, theirs = [mine], [theirs]
            for at, (a, b) in enumerate(zip(mine, theirs, strict=True)):
                label = prefix + name + ("" if f.count is None else f"[{at}]")
                if f.kind is not None:
                    found += a.differences(b, label + ".")
                elif a != b:
                    found.append(f"{label}: {int(a)} and {int(b)}")
        return found

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash(self.to_bytes())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{k}={v!r}' for k, v in self.__dict__.items())})"

    def _flat(self) -> list[int]:
        """All numbers in their order."""
        numbers: list[int] = []
        for value in self.__dict__.values():
            if isinstance(value, int):
                numbers.append(value)
            elif isinstance(value, list):
                if isinstance(value[0], Record):
                    for v in value:
                        numbers += v._flat()  # noqa: SLF001 - a record inside a record
                else:
                    numbers += value
            elif isinstance(value, Record):
                numbers += value._flat()  # noqa: SLF001 - a record inside a record
            else:
                numbers.append(value)
        return numbers

    @classmethod
    def declared(cls) -> Mapping[str, Field]:
        """The fields by name, in their order, for those who describe records."""
        return cls._fields

    @classmethod
    def _read(cls, numbers: Iterator[int]) -> Self:
        twin = object.__new__(cls)
        for name, f in cls._fields.items():
            value: Any
            if f.kind is not None:
                one = f.kind
                value = one._read(numbers) if f.count is None else [one._read(numbers) for _ in range(f.count)]  # noqa: SLF001 - a record inside a record
            else:
                value = next(numbers) if f.count is None else list(islice(numbers, f.count))
            twin.__dict__[name] = value
        return twin

    def _misfit(self) -> str:
        for name, f in self._fields.items():
            value = self.__dict__[name]
            if f.count is not None and len(value) != f.count:
                return f"{type(self).__name__}.{name} holds {f.count} values, not {len(value)}"
        wrong = self.out_of_range()
        return f"{type(self).__name__}: {'; '.join(wrong)}" if wrong else ""


def _zero(f: Field) -> Any:
    if f.kind is None:
        return 0 if f.count is None else [0] * f.count
    return f.kind() if f.count is None else [f.kind() for _ in range(f.count)]


def _limits(kind: type[Record]) -> Iterator[tuple[int, int]]:
    for f in kind._fields.values():
        for _ in range(1 if f.count is None else f.count):
            if f.kind is None:
                yield f.low, f.high
            else:
                yield from _limits(f.kind)


def _pack_format(dtype: np.dtype[Any]) -> str:
    """The struct format of one record, with numpy's padding as zero bytes."""
    parts, at = [], 0
    assert dtype.fields is not None
    assert dtype.names is not None
    for name in dtype.names:
        inner, offset = dtype.fields[name][:2]
        parts.append("x" * (offset - at))
        base, shape = inner.subdtype or (inner, ())
        count = int(np.prod(shape, dtype=int)) if shape else 1
        one = _pack_format(base) if base.names else _FORMATS[base.name]
        parts.append(one * count if base.names else f"{count}{one}")
        at = offset + inner.itemsize
    parts.append("x" * (dtype.itemsize - at))
    return "".join(parts)
