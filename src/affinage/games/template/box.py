"""What a component file must be: its shape, what the rules need, and what we aim at."""

from affinage.core.box import BoxRules, rows, section
from affinage.core.box_judges import about, at_least, figure, total
from affinage.core.box_values import number, slug

GOODS = ("cheese", "bread")
MAX_SEATS = 4

# Every figure with the range in which the rules can work with it.
BOX = BoxRules(
    limits=section(
        rounds=number(1, 20), coins=number(0, 30), bid=number(1, 30), piece=number(0, 20), change=number(1, 20)
    ),
    supply=section(**dict.fromkeys(GOODS, number(1, 120))),
    # a crate holds both goods, or its winner would have nothing to choose
    crate=rows(1, 20, id=slug, copies=number(1, 20), **dict.fromkeys(GOODS, number(1, 20))),
    customer=rows(1, 20, id=slug, copies=number(1, 20), **dict.fromkeys(GOODS, number(0, 20))),
)

BOX.needs(
    at_least(
        "crates-for-rounds", total("crate", "copies"), figure("limits", "rounds"),
        "There must be at least as many crates as rounds: {wanted}, not {found}.",
    ),
    at_least(
        "customers-for-seats", total("customer", "copies"), MAX_SEATS,
        "There must be at least {wanted} customers, one for each seat, not {found}.",
    ),
    *(
        at_least(
            f"{good}-for-crates", figure("supply", good), total("crate", good, times="copies"),
            f"[supply] {good} must be at least {{wanted}}: so much lies in all the crates together.",
        )
        for good in GOODS
    ),
)  # fmt: skip

# No rule book says it, so nothing here goes against facts.
BOX.aims(
    about(
        "as-much-of-both", total("crate", "cheese", times="copies"), total("crate", "bread", times="copies"), 4,
        "The crates hold {one} cheese and {other} bread; we aim at about as much of both.",
    ),
)  # fmt: skip
