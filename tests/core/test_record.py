from typing import Any

import numpy as np
import pytest

from affinage.core.record import Record, each, number, record, records


class Stall(Record):
    coins: int = number(-1, 100)
    goods: list[int] = each(3, 0, 300)


class Market(Record):
    day: int = number(0, 7)
    bank: int = number(0, 100_000)
    stalls: list[Stall] = records(2, Stall)
    crown: Stall = record(Stall)
    far: int = number(-(1 << 40), 1 << 40)
    flag: int = number(0, 1)


def market() -> Market:
    """One with a different number in every place."""
    m = Market(day=3, bank=70_000, far=-(1 << 35), flag=1)
    for n, stall in enumerate([*m.stalls, m.crown]):
        stall.coins, stall.goods = 90 + n, [10 * n, 250 + n, 7]
    return m


def test_each_range_takes_the_smallest_integer_that_holds_it() -> None:
    kinds = {
        (0, 127): "int8",
        (-128, 0): "int8",
        (0, 128): "int16",
        (-129, 0): "int16",
        (0, 32767): "int16",
        (0, 32768): "int32",
        (0, 2**31 - 1): "int32",
        (0, 2**31): "int64",
        (-(2**63), 2**63 - 1): "int64",
    }
    for (low, high), kind in kinds.items():

        class One(Record):
            value: int = number(low, high)

        assert One.dtype["value"] == np.dtype(kind), (low, high)
    with pytest.raises(TypeError, match="no integer holds"):

        class Huge(Record):
            value: int = number(0, 2**63)


def test_layout_is_that_of_an_aligned_numpy_record() -> None:
    stall = np.dtype([("coins", "i1"), ("goods", "i2", (3,))], align=True)
    whole = np.dtype(
        [
            ("day", "i1"),
            ("bank", "i4"),
            ("stalls", stall, (2,)),
            ("crown", stall),
            ("far", "i8"),
            ("flag", "i1"),
        ],
        align=True,
    )
    assert Stall.dtype == stall
    assert Market.dtype == whole
    assert Market.dtype.itemsize == 48  # 35 bytes of numbers and numpy's padding


def test_a_new_record_is_all_zero_but_for_what_is_given() -> None:
    m = Market(bank=5)
    assert (m.day, m.bank, m.far, m.flag) == (0, 5, 0, 0)
    assert m.stalls == [Stall(), Stall()]
    assert m.stalls[0] is not m.stalls[1]
    assert m.crown.goods == [0, 0, 0]
    with pytest.raises(TypeError, match=r"Market has no field 'banks'; it has day, bank"):
        Market(banks=5)


def test_bytes_are_those_that_numpy_writes_padding_included() -> None:
    m = market()
    array = np.zeros(1, Market.dtype)
    one: Any = array[0]
    one["day"], one["bank"], one["far"], one["flag"] = m.day, m.bank, m.far, m.flag
    for n in range(2):
        one["stalls"][n]["coins"] = m.stalls[n].coins
        one["stalls"][n]["goods"] = m.stalls[n].goods
    one["crown"]["coins"], one["crown"]["goods"] = m.crown.coins, m.crown.goods
    assert m.to_bytes() == array.tobytes()
    assert len(m.to_bytes()) == Market.dtype.itemsize
    assert Market.from_bytes(array.tobytes()) == m


def test_padding_that_is_not_zero_does_not_come_back() -> None:
    dirty = bytearray(market().to_bytes())
    dirty[1] = 255  # numpy's padding between `day` and `bank`
    again = Market.from_bytes(dirty)
    assert again == market()
    assert again.to_bytes() == market().to_bytes()


def test_arrays_go_there_and_back() -> None:
    m = market()
    array = m.to_array(3)
    assert array.shape == (3,)
    array["day"][1] = 6
    assert Market.from_array(array) == m
    assert Market.from_array(array, 1).day == 6
    assert Market.from_array(array, 2) == m
    array["stalls"]["goods"][0, 1, 2] = 99  # it can be written to
    assert Market.from_array(array).stalls[1].goods == [10, 251, 99]


def test_bytes_of_another_length_are_refused() -> None:
    with pytest.raises(ValueError, match="Market takes 48 bytes, not 47"):
        Market.from_bytes(market().to_bytes()[:-1])


def test_a_copy_shares_nothing() -> None:
    m = market()
    before, twin = m.to_bytes(), m.copy()
    assert twin == m
    assert type(twin) is Market
    twin.day = 5
    twin.stalls[1].goods[0] = 111
    twin.stalls[0].coins = 0
    twin.crown.goods[2] = 112
    assert m.to_bytes() == before
    m.crown.coins = 4
    assert twin.crown.coins == 92


def test_equal_records_hash_alike_and_others_differ() -> None:
    m, twin = market(), market()
    assert m == twin
    assert hash(m) == hash(twin)
    twin.stalls[1].goods[1] += 1
    assert m != twin
    assert hash(m) != hash(twin)
    assert {m, market(), twin} == {m, twin}
    assert m != "a market"
    assert Stall() != m.stalls[0].to_bytes()


@pytest.mark.parametrize("name", ["round", "size", "take", "sum", "all", "copy", "data", "to_bytes", "dtype"])
def test_names_that_numpy_or_the_record_needs_are_refused(name: str) -> None:
    with pytest.raises(TypeError, match=rf"Bad: numpy has names of its own for {name}"):
        type("Bad", (Record,), {name: number(0, 1), "fine": number(0, 1)})


def test_a_record_without_fields_is_refused() -> None:
    with pytest.raises(TypeError, match="Empty declares no field"):
        type("Empty", (Record,), {"note": "nothing to see"})


@pytest.mark.parametrize(
    ("where", "value", "sentence"),
    [
        ("day", 200, r"Market: day = 200 \(0..7\)"),
        ("bank", 1 << 31, r"bank = 2147483648 \(0..100000\)"),
        ("far", 1 << 63, r"far = 9223372036854775808"),
        ("crown.coins", -129, r"crown.coins = -129 \(-1..100\)"),
        ("stalls.1.goods.2", 40_000, r"stalls\[1\].goods\[2\] = 40000 \(0..300\)"),
    ],
)
def test_a_number_that_does_not_fit_names_its_field(where: str, value: int, sentence: str) -> None:
    m: Any = market()
    target: Any = m
    *path, last = where.split(".")
    for step in path:
        target = target[int(step)] if step.isdigit() else getattr(target, step)
    if last.isdigit():
        target[int(last)] = value
    else:
        setattr(target, last, value)
    with pytest.raises(OverflowError, match=sentence):
        m.to_bytes()


def test_a_row_of_the_wrong_length_is_named() -> None:
    stall = Stall()
    stall.goods = [1, 2]
    with pytest.raises(OverflowError, match=r"Stall.goods holds 3 values, not 2"):
        stall.to_bytes()
    stall.goods = [1, 2, 3, 4]
    with pytest.raises(OverflowError, match=r"Stall.goods holds 3 values, not 4"):
        stall.to_bytes()


def test_what_fits_its_bytes_can_still_be_out_of_range() -> None:
    m = market()
    assert m.in_range()
    assert m.out_of_range() == []
    m.day, m.stalls[1].coins, m.crown.goods[1] = 9, -2, 301
    assert not m.in_range()
    assert m.out_of_range() == [
        "day = 9 (0..7)",
        "stalls[1].coins = -2 (-1..100)",
        "crown.goods[1] = 301 (0..300)",
    ]
    assert m.to_bytes()  # all of them fit


def test_the_ends_of_a_range_belong_to_it() -> None:
    for coins, fits in [(-2, False), (-1, True), (100, True), (101, False)]:
        stall = Stall(coins=coins)
        assert stall.in_range() is fits
        assert (stall.out_of_range() == []) is fits


def test_differences_are_named() -> None:
    m, other = market(), market()
    assert m.differences(other) == []
    other.bank, other.stalls[0].goods[1], other.crown.coins = 1, 2, 3
    assert m.differences(other) == [
        "bank: 70000 and 1",
        "stalls[0].goods[1]: 250 and 2",
        "crown.coins: 92 and 3",
    ]


def test_repr_names_every_field() -> None:
    assert repr(Stall(coins=4)) == "Stall(coins=4, goods=[0, 0, 0])"
