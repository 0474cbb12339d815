"""What lies on the table."""

from enum import IntEnum

from affinage.core.record import Record, each, each_seat, number, records

from .tables import BID_MAX, COINS, CRATE_COPIES, CUSTOMER_COPIES, GOODS, MAX_SEATS, ROUNDS, SUPPLY

NONE = -1
HIDDEN = -2  # covered states only: there is something here that the viewer may not know
ALL_COINS = COINS * MAX_SEATS


class Phase(IntEnum):
    """What kind of choice is asked now."""

    CUSTOMER = 0  # Chance: the next seat's secret customer
    CRATE = 1  # Chance: the crate of this round
    BID = 2  # all seats at once, in secret
    TAKE = 3  # the winner: cheese or bread
    CONFIRM = 4  # the winner's last word
    OVER = 5


class Seat(Record):
    """One market stall."""

    coins: int = number(0, ALL_COINS)
    goods: list[int] = each(len(GOODS), 0, max(SUPPLY))
    customer: int = number(HIDDEN, len(CUSTOMER_COPIES) - 1)  # secret until the end


class State(Record):
    """One position."""

    phase: int = number(0, len(Phase) - 1)
    seats_used: int = number(2, MAX_SEATS)
    everybody_pays: int = number(0, 1)  # the option
    round_no: int = number(0, ROUNDS)
    asked_: list[int] = each_seat(MAX_SEATS, 0, 1)  # per seat: 1 while it owes a choice
    bids: list[int] = each_seat(MAX_SEATS, HIDDEN, BID_MAX)  # secret; NONE before the bid and after the reveal
    revealed: list[int] = each_seat(MAX_SEATS, NONE, BID_MAX)  # the last bids that were laid open
    dealt: int = number(0, MAX_SEATS)  # seats that have a customer
    bank: int = number(0, ALL_COINS)
    supply: list[int] = each(len(GOODS), 0, max(SUPPLY))
    crate: list[int] = each(len(GOODS), 0, max(SUPPLY))  # what lies in the open crate
    shown: int = number(NONE, len(CRATE_COPIES) - 1)  # which crate that is
    crates: list[int] = each(len(CRATE_COPIES), 0, max(CRATE_COPIES))  # the deck: copies left, no order
    customers: list[int] = each(len(CUSTOMER_COPIES), 0, max(CUSTOMER_COPIES))  # likewise
    seats: list[Seat] = records(MAX_SEATS, Seat)


def totals(s: State) -> dict[str, int]:
    """What never changes in a full state, from set-up to the end."""
    found = {"coins": s.bank + sum(p.coins for p in s.seats)}
    for g, name in enumerate(GOODS):
        found[name] = s.supply[g] + s.crate[g] + sum(p.goods[g] for p in s.seats)
    for c in range(len(CUSTOMER_COPIES)):
        found[f"customers {c}"] = s.customers[c] + sum(p.customer == c for p in s.seats)
    return found
