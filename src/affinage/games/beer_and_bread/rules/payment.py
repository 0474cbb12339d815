"""Spending the tokens of a recipe, where upgrades let some count as others.

Amounts of all resources are kept in one number here, a byte each, so that trying many ways needs no memory. A plan says
how often each conversion is used, a byte each as well; with the recipe it fixes the tokens spent. Conversions into a
resource come before those out of it (`tables`), and no plan brings more of a resource than is needed: few plans are
left, and all of them are tried.
"""

from collections.abc import Sequence
from functools import reduce
from operator import or_

from affinage.core.counts import fill, gain, pay
from affinage.core.packs import together
from affinage.core.sets import holds, only

from ..state import Phase, Seat, State
from ..tables import FEEDING, PACKED_RECIPE, RECIPE, RESOURCES, SPEND_FROM, SPEND_RATE, SPEND_TO, SPENDS

HIGHS = 0x80_80_80_80_80  # the top bit of each byte
END = -1  # no plan is left


def _brought(spends: int) -> int:
    """The resources that some conversions bring, by the top bits of their bytes."""
    return reduce(or_, (0x80 << (8 * SPEND_TO[e]) for e in range(SPENDS) if holds(spends, e)), 0)


BROUGHT = tuple(_brought(spends) for spends in range(1 << SPENDS))  # for each set of conversions


def packed(amounts: Sequence[int]) -> int:
    """Five amounts as one number."""
    n = 0
    for r in range(len(RESOURCES)):
        n |= amounts[r] << (8 * r)
    return n


def part(amounts: int, resource: int) -> int:
    """One resource's amount."""
    return (amounts >> (8 * resource)) & 0xFF


def lacking(tokens: int, have: int) -> int:
    """The resources that ask for more than there is, by the top bits of their bytes; all amounts are below 128."""
    return ~((have | HIGHS) - tokens) & HIGHS


def fits(tokens: int, have: int) -> bool:
    """Whether no resource asks for more than there is."""
    return lacking(tokens, have) == 0


def converts(me: Seat) -> bool:
    """Whether the seat has any upgrade that lets tokens count as others."""
    return me.spends != 0


def can_use(me: Seat, e: int, tokens: int, have: int, kept: int) -> bool:
    """Whether conversion e may be used once more: more than `kept` of its target is asked for, and its source is there.

    The source is there if it lies in storage, or if it can be brought in turn. Every use asks for more tokens than it
    saves, so that what is there in all soon ends the trying.
    """
    if not holds(me.spends, e) or part(tokens, SPEND_TO[e]) <= part(kept, SPEND_TO[e]):
        return False
    if together(tokens) + SPEND_RATE[e] - 1 > together(have):
        return False
    wanted = part(tokens, SPEND_FROM[e]) + SPEND_RATE[e]
    return wanted <= part(have, SPEND_FROM[e]) or (me.spends & FEEDING[e] != 0 and wanted < 64)


def next_plan(me: Seat, plan: int, tokens: int, have: int, kept: int) -> tuple[int, int]:
    """The next plan and the tokens it spends; the last conversion turns fastest, like the last wheel of a counter."""
    for e in range(SPENDS - 1, -1, -1):
        if can_use(me, e, tokens, have, kept):
            plan += 1 << (8 * e)
            return plan, tokens + (SPEND_RATE[e] << (8 * SPEND_FROM[e])) - (1 << (8 * SPEND_TO[e]))
        times = part(plan, e)
        if times > 0:
            plan -= times << (8 * e)
            tokens += (times << (8 * SPEND_TO[e])) - (times * SPEND_RATE[e] << (8 * SPEND_FROM[e]))
    return END, tokens


def suffices(me: Seat, have: int, card: int) -> bool:
    """Whether these tokens pay the recipe, counting some as others where upgrades allow it.

    Tokens that are there need no others in their place, so it is enough to try what brings those that are not.
    """
    plan, tokens = 0, PACKED_RECIPE[card]
    if lacking(tokens, have) & ~BROUGHT[me.spends] != 0:
        return False
    while plan != END:
        if fits(tokens, have):
            return True
        plan, tokens = next_plan(me, plan, tokens, have, have)
    return False


def can_pay(me: Seat, card: int) -> bool:
    """Whether the seat could brew or bake this card from its storage."""
    have = packed(me.tokens)
    if me.spends == 0:
        return fits(PACKED_RECIPE[card], have)
    return suffices(me, have, card)


def just_pays(me: Seat, tokens: int, card: int) -> bool:
    """These tokens pay; whether no proper part of them would."""
    for r in range(len(RESOURCES)):  # noqa: SIM110 - the compiler knows no generator expression
        if part(tokens, r) > 0 and suffices(me, tokens - (1 << (8 * r)), card):
            return False
    return True


def ways_to_pay(s: State, me: Seat) -> tuple[int, int]:
    """The least and the most of each resource over all payments that contain what is set aside."""
    paid = packed(s.paid)
    have = paid + packed(me.tokens)
    least, most = 0x7F_7F_7F_7F_7F, 0
    plan, tokens = 0, PACKED_RECIPE[s.chosen]
    while plan != END:
        if fits(tokens, have) and fits(paid, tokens) and just_pays(me, tokens, s.chosen):
            for r in range(len(RESOURCES)):
                n = part(tokens, r)
                least -= max(0, part(least, r) - n) << (8 * r)
                most += max(0, n - part(most, r)) << (8 * r)
        plan, tokens = next_plan(me, plan, tokens, have, 0)
    return least, most


def set_aside(s: State, me: Seat, resource: int, n: int) -> None:
    """Tokens chosen for the recipe."""
    me.tokens[resource] -= n
    s.paid[resource] += n


def spend(s: State) -> None:
    """Pay as far as there is no choice; where several payments are left the seat is asked."""
    me = s.seats[s.acting]
    if converts(me):
        least, most = ways_to_pay(s, me)
        s.kinds = 0
        for r in range(len(RESOURCES)):
            set_aside(s, me, r, part(least, r) - s.paid[r])
            if part(most, r) > part(least, r):
                s.kinds |= only(r)
        if s.kinds != 0:
            s.phase = Phase.PAY
            return
        gain(s.supply, s.paid)
        fill(s.paid, 0)
    else:
        pay(me.tokens, RECIPE[s.chosen])
        gain(s.supply, RECIPE[s.chosen])
    s.phase = Phase.CONFIRM
