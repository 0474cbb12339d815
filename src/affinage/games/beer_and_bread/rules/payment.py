"""Spending the tokens of a recipe, where upgrades let some count as others.

Amounts of all resources are kept in one number here, a byte each, so that trying many ways needs no memory. A plan says
how often each conversion is used, a byte each as well; with the recipe it fixes the tokens spent. Conversions out of a
resource come after those into it (`tables`), and no plan brings more of a resource than is needed: few plans are left,
and all of them are tried.
"""

from collections.abc import Sequence

from affinage.core.counts import fill, gain, pay
from affinage.core.sets import lowest, only, rest

from ..state import Phase, Seat, State
from ..tables import PACKED_RECIPE, RECIPE, RESOURCES, SPEND_FROM, SPEND_RATE, SPEND_TO

HIGHS = 0x80_80_80_80_80  # the top bit of each byte
END = -1  # no plan is left


def packed(amounts: Sequence[int]) -> int:
    """Five amounts as one number."""
    n = 0
    for r in range(len(RESOURCES)):
        n |= amounts[r] << (8 * r)
    return n


def part(amounts: int, resource: int) -> int:
    """One resource's amount."""
    return (amounts >> (8 * resource)) & 0xFF


def fits(tokens: int, have: int) -> bool:
    """Whether no resource asks for more than there is; all amounts are below 128."""
    return ((have | HIGHS) - tokens) & HIGHS == HIGHS


def all_of(amounts: int) -> int:
    """All resources together."""
    pairs = (amounts & 0xFF_00_FF_00_FF) + ((amounts >> 8) & 0xFF_00_FF)
    return (pairs + (pairs >> 16) + (pairs >> 32)) & 0xFFFF


def converts(me: Seat) -> bool:
    """Whether the seat has any upgrade that lets tokens count as others."""
    return me.spends != 0


def reach(me: Seat, have: int) -> int:
    """The most of each resource that these tokens could count as, if all were brought for it alone."""
    spends = me.spends
    while spends != 0:
        e = lowest(spends)
        brought = part(have, SPEND_FROM[e]) // SPEND_RATE[e]
        have += min(brought, 127 - part(have, SPEND_TO[e])) << (8 * SPEND_TO[e])
        spends = rest(spends)
    return have


def next_plan(me: Seat, plan: int, tokens: int, kept: int, within: int, most: int) -> tuple[int, int]:
    """The next plan and the tokens it spends; the first conversion turns fastest, like the first wheel of a counter.

    A conversion is used once more only if more than `kept` of its target is asked for, if its source stays within
    reach, and if the tokens, of which every use spends more, do not become more than `most` in all.
    """
    spends = me.spends
    while spends != 0:
        e = lowest(spends)
        spent = part(tokens, SPEND_FROM[e]) + SPEND_RATE[e]
        asked = part(tokens, SPEND_TO[e]) > part(kept, SPEND_TO[e])
        if asked and spent <= part(within, SPEND_FROM[e]) and all_of(tokens) + SPEND_RATE[e] <= most + 1:
            plan += 1 << (8 * e)
            return plan, tokens + (SPEND_RATE[e] << (8 * SPEND_FROM[e])) - (1 << (8 * SPEND_TO[e]))
        times = part(plan, e)
        plan -= times << (8 * e)
        tokens += (times << (8 * SPEND_TO[e])) - (times * SPEND_RATE[e] << (8 * SPEND_FROM[e]))
        spends = rest(spends)
    return END, tokens


def suffices(me: Seat, have: int, card: int, within: int, most: int) -> bool:
    """Whether at most so many of these tokens pay the recipe, counting some as others where upgrades allow it.

    Tokens that are there need no others in their place, so it is enough to try what brings those that are not.
    """
    plan, tokens = 0, PACKED_RECIPE[card]
    if all_of(tokens) > most or not fits(tokens, within):
        return False
    while plan != END:
        if fits(tokens, have):
            return True
        plan, tokens = next_plan(me, plan, tokens, have, within, most)
    return False


def can_pay(me: Seat, card: int) -> bool:
    """Whether the seat could brew or bake this card from its storage."""
    have = packed(me.tokens)
    if fits(PACKED_RECIPE[card], have):
        return True
    return converts(me) and suffices(me, have, card, reach(me, have), all_of(have))


def ways_to_pay(s: State, me: Seat) -> tuple[int, int]:
    """The least and the most of each resource over all payments that contain what is set aside.

    A payment is one of which no proper part would pay: the recipe cannot be had from it with a token less.
    """
    paid = packed(s.paid)
    have = paid + packed(me.tokens)
    within = reach(me, have)
    least, most = 0x7F_7F_7F_7F_7F, 0
    plan, tokens = 0, PACKED_RECIPE[s.chosen]
    while plan != END:
        pays = fits(tokens, have) and fits(paid, tokens)
        if pays and not suffices(me, tokens, s.chosen, within, all_of(tokens) - 1):
            for r in range(len(RESOURCES)):
                n = part(tokens, r)
                least -= max(0, part(least, r) - n) << (8 * r)
                most += max(0, n - part(most, r)) << (8 * r)
        plan, tokens = next_plan(me, plan, tokens, 0, within, all_of(have))
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
