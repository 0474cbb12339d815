"""What a component file of Vinhos must be: its shape, and what the rules need; `facts` and `aims` say more."""

from collections.abc import Iterator

from affinage.core.box import BoxRules, rows, section
from affinage.core.box_findings import Content, Said, rows_of
from affinage.core.box_judges import holds, judge
from affinage.core.box_values import (
    Text,
    flag,
    number,
    once,
    optional,
    placed,
    row_of,
    several,
    slug,
    word,
)

from .aims import AIMS
from .facts import FACTS, FEATURES

COLOURS = ("red", "white")
SPACES = ("vineyards", "cellars", "wineries", "experts", "press", "enologists", "exports", "sales", "bank")
BUILT = ("wineries", "cellars", "enologists")  # what an additional action may cost less for
TASKS = (*[space for space in SPACES if space != "press"], "points")
ABILITIES = (
    "fair-points", "no-cellar", "cellar", "porto", "farmer", "winery", "experts", "double-cubes", "value",
)  # fmt: skip
SKILLS = ("bagos", "barrel", "free-move", "rearrange", "renown", "discount")
BONUSES = ("bagos", "points", "expert")
COUNTED = ("wines", "wineries", "cash", "cellars", "regions", "experts")
MOST_QUALITY = 15  # what the rules have room for on a wine
NAME = optional(Text(blank=True))
TO_9, PLACE_POINTS, SLOTS = number(0, 9), several(number(0, 40), 3, 3), several(number(0, 20), 1, 4)

# Every figure with the range in which the rules can work with it.
BOX = BoxRules(
    limits=section(
        years=number(6, 6), actions=number(2, 2), experts=number(6, 6), barrels=number(1, 8), wineries=number(1, 9),
        enologists=number(1, 9), hired=number(1, 9), cubes=number(0, 2), placed=number(1, 3),
    ),
    prices=section(
        winery=TO_9, cellar=TO_9, enologist=TO_9, expert=TO_9, salary=TO_9, far=TO_9, tax=TO_9, meeting=TO_9
    ),
    supply=section(
        wineries=number(0, 40), cellars=number(0, 16), enologists=number(0, 40), cubes=number(0, 100),
        porto=number(0, 20),
    ),
    quality=section(
        vineyard=number(0, 5), farmer=number(0, 5), winery=number(0, 5), enologist=number(0, 5), porto=number(0, 5),
        age=several(number(0, 6), 4, 4),
    ),
    gifts=section(porto=TO_9, experts=number(0, 4), points=TO_9, value=number(0, 4), cube=number(1, 4)),
    start=section(cash=number(0, 50), more=TO_9, account=number(0, 24), investment=number(-2, 3)),
    account=section(
        top=number(24, 24), loss=TO_9, points=several(number(0, 60), 1, 25),
        **{"from": several(number(0, 24), 1, 25)},
    ),
    investment=section(
        lowest=number(-2, -2), costs=several(TO_9, 5, 5), returns=several(TO_9, 5, 5),
    ),
    features=section(booth=several(TO_9, 2, 20), expert=several(TO_9, 2, 20)),
    fair=section(
        years=several(number(1, 6), 3, 3), first=PLACE_POINTS, second=PLACE_POINTS, third=PLACE_POINTS,
        free=number(0, 30), bagos=number(0, 20), bonus=number(0, 20), **{"from": several(number(0, 30), 5, 5)},
    ),
    export=section(
        points=several(number(0, 20), 4, 4), frame_rows=several(number(1, 4), 1, 4),
        frame_columns=several(number(1, 4), 1, 4),
    ),
    space=rows(9, 9, id=once(word(*SPACES)), year=placed(number(0, 6), "quadrel/{id}"), name=NAME),
    region=rows(
        9, 9, id=slug, number=once(number(1, 9)), ability=word(*ABILITIES), red=placed(TO_9, "map/{id}"),
        white=placed(TO_9, "map/{id}"), cubes=placed(TO_9, "map/{id}"), name=NAME,
    ),
    establishment=rows(3, 3, id=slug, red=SLOTS, white=SLOTS, name=NAME),
    country=rows(4, 4, majority=number(0, 40), requests=several(number(0, 20), 4, 4), name=NAME),
    vintage=rows(
        9, 9, id=slug, weather=number(-2, 2), features=several(number(0, 3), 4, 4), colour=word(*COLOURS),
        value=number(0, 20), regions=several(number(1, 9), 1, 9), name=NAME,
    ),
    booth=rows(6, 6, features=several(word(*FEATURES), 2, 2, different=True), bonus=word(*BONUSES), name=NAME),
    expert=rows(24, 24, feature=word(*FEATURES), ability=word(*SKILLS), arrow=flag, name=NAME).grouped(
        "feature", **dict.fromkeys(FEATURES, 6)
    ),
    magnate=rows(
        3, 3, id=slug, actions=several(word(*TASKS), 3, 3), name=NAME,
        less=optional(several(TO_9, 3, 3)),  # older files have none: additional actions cost what normal ones do
    ),
    multiplier=rows(
        6, 6, magnate=row_of("magnate"), what=word(*COUNTED), rates=several(number(0, 12), 2, 2), most=number(0, 99),
        name=NAME,
    ),
)  # fmt: skip


@judge("multiplier", "magnate")
def two_multipliers_a_magnate(content: Content) -> Iterator[str]:
    """Every row of the magnates has two."""
    for magnate in (row["id"] for row in content["magnate"]):
        found = sum(row["magnate"] == magnate for row in content["multiplier"])
        if found != 2:
            yield f'[[multiplier]]: every magnate must have two; "{magnate}" has {found}.'


@judge("magnate")
def less_for_what_is_built(content: Content) -> Iterator[Said]:
    """Only what is built can cost less."""
    for row in rows_of(content, "magnate"):
        for action, less in zip(row["actions"], row.get("less", [0, 0, 0]), strict=True):
            if less and action not in BUILT:
                yield row.says("less", f"less is for {', '.join(BUILT)}; for {action} it must be 0, not {less}.")


@judge("quality")
def room_for_the_best_wine(content: Content) -> Iterator[str]:
    """A wine's quality has its bounds: two vineyards and a winery or the reverse, Porto and fine weather."""
    q = content["quality"]
    best = max(v * (q["vineyard"] + q["farmer"]) + (3 - v) * (q["winery"] + q["enologist"]) for v in (1, 2))
    if best + q["porto"] + 2 > MOST_QUALITY:
        yield f"[quality]: the best wine would be of quality {best + q['porto'] + 2}; there is room for {MOST_QUALITY}."


@judge("start", "region")
def cash_for_a_first_vineyard(content: Content) -> Iterator[str]:
    """Whatever the first vineyard is, everybody can pay for it."""
    dearest = max(row[colour] for row in content["region"] for colour in COLOURS)
    if content["start"]["cash"] < dearest:
        yield f"[start] cash = {content['start']['cash']}; it must pay for any first vineyard, up to {dearest}."


BOX.needs(
    holds(
        "spaces-in-order", "space", "id", f"[[space]]: the spaces must be, in this order, {', '.join(SPACES)}.",
        lambda c: tuple(row["id"] for row in c["space"]) == SPACES,
    ),
    holds(
        "experts-in-order", "expert", "feature",
        f"[[expert]]: six of each feature, those of one feature together, in the order {', '.join(FEATURES)}.",
        lambda c: [row["feature"] for row in c["expert"]] == [f for f in FEATURES for _ in range(6)],
    ),
    two_multipliers_a_magnate, less_for_what_is_built,
    holds(
        "account-sections", "account", "from",
        "[account]: every section needs points and a first space, and the first section begins at 0.",
        lambda c: len(c["account"]["points"]) == len(c["account"]["from"]) and c["account"]["from"][0] == 0,
    ),
    holds(
        "as-many-features", "features", "expert",
        "[features]: booth and expert must have as many spaces as each other.",
        lambda c: len(c["features"]["booth"]) == len(c["features"]["expert"]),
    ),
    holds(
        "fairs-in-order", "fair", "years", "[fair] years must rise, and the last fair is in year 6.",
        lambda c: sorted(set(c["fair"]["years"])) == c["fair"]["years"] and c["fair"]["years"][-1] == 6,
    ),
    holds(
        "any-wine-at-a-fair", "fair", "from", "[fair]: the first figure of from must be 0.",
        lambda c: c["fair"]["from"][0] == 0,
    ),
    holds(
        "calm-vintage-first", "vintage", "weather", "[[vintage]]: the first one is the calm one, weather 0.",
        lambda c: c["vintage"][0]["weather"] == 0,
    ),
    room_for_the_best_wine, cash_for_a_first_vineyard,
)  # fmt: skip
BOX.facts(*FACTS)
BOX.aims(*AIMS)
