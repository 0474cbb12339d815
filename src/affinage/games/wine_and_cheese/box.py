"""What a component file of Wine & Cheese must be: its shape, and what the rules need; `facts` and `aims` say more."""

from collections.abc import Iterator

from affinage.core.box import STRICT_SET, BoxRules, Values, rows, section
from affinage.core.box_findings import Content, Place, Said, rows_of, shown
from affinage.core.box_judges import judge
from affinage.core.box_values import amounts, cells, name, number, once, row_of, several, slug, title, word

from .aims import AIMS
from .facts import ACTIONS, ANY, FACTS, GOODS, GROUND, INGREDIENTS, KINDS, OPTIONS

COLOURS, BONUSES, OF_A_GOOD = 5, 3, 24
PLOTS = (10, 40)  # ten workers stand on as many plots
MOST_MARKERS = 20  # in one cost
MOST_GAINED = 6  # by one market day: more could outgrow what a farmstead can count
LEAST_SPACES, MOST_SPACES = 10, 60  # of the track
OTHER_INDICATORS = 3

MARKERS = amounts(INGREDIENTS, MOST_MARKERS, "ingredient", "markers")
WORTH = number(0, 60)
FIGURES: dict[str, Values] = {action: {} for action in ACTIONS} | {  # what special actions tell beyond their name
    "starter": {"pays": MARKERS, "moves": word(*GOODS), "steps": number(1, 20)},
    "market": {"gains": amounts(INGREDIENTS + ANY, MOST_GAINED, "ingredient", "markers")},
}

BOX = BoxRules(
    set=STRICT_SET,
    every_source_but=("id", "name", "good", "ingredient"),
    limits=section(
        years=number(2, 2), hand=number(3, 3), display=number(3, 3), slots=number(2, 6), cellar_markers=number(1, 4),
        cellar_steps=number(1, 20), trade=number(2, 4),
    ),
    start=section(**dict.fromkeys(INGREDIENTS, number(0, 9))),
    storage=section(**dict.fromkeys(INGREDIENTS, number(0, 9))),
    workers=section(colours=several(name, COLOURS, COLOURS, different=True)),
    grid=section(rows=several(several(word(*GROUND), 1, None), 1, None)),
    track=section(
        values=several(number(0, 99), LEAST_SPACES, MOST_SPACES), lap_to=number(1, MOST_SPACES - OTHER_INDICATORS),
        bonus=several(number(1, MOST_SPACES), BONUSES, BONUSES, different=True),
    ),
    # a card of its kind for each housing space
    housing=rows(5, 12, id=slug, kind=word(*KINDS), covers=cells(2, 2), name=title).grouped(
        "kind", together=(3, 12), alone=(2, 12)
    ),
    label=rows(
        7, 7, ingredient=once(word(*INGREDIENTS)),
        cost=amounts(INGREDIENTS + ANY, MOST_MARKERS, "ingredient", "markers"),
        options=several(word(*OPTIONS), 2, 2, different=True), name=title,
    ).named_by("ingredient"),
    dish=rows(1, 9, id=slug, wine=number(0, 20), cheese=number(0, 20), name=title),
    card=rows(
        48, 48, id=slug, good=word(*GOODS), cost=MARKERS, gold=WORTH, silver=WORTH, dish=row_of("dish"),
        action=word(*ACTIONS), name=title,
    ).with_one_of("dish", "action").by("action", FIGURES).grouped("good", wine=OF_A_GOOD, cheese=OF_A_GOOD),
)  # fmt: skip


# Fact sheet 5
@judge("label")
def labels_ask_for_one_further(content: Content) -> Iterator[Said]:
    """A label asks for one further ingredient of any kind at most."""
    for row in rows_of(content, "label", "ingredient"):
        if [row["cost"][key] for key in ANY if key in row["cost"]] not in ([], [1]):
            yield row.says("cost", f"cost = {shown(row['cost'])}; there may be one of {' and '.join(ANY)}, once.")


# Fact sheet 2
@judge("grid")
def grid_is_a_rectangle(content: Content) -> Iterator[str]:
    """All rows of the grid have the same number of cells."""
    sizes = [len(row) for row in content["grid"]["rows"]]
    if len(set(sizes)) > 1:
        yield f"[grid] rows: it must be a list of rows with the same number of cells each, not {sizes}."


@judge("grid")
def enough_plots(content: Content) -> Iterator[str]:
    """The grid has room for all workers, and the state for all plots."""
    found = sum(what != "water" for row in content["grid"]["rows"] for what in row)
    if not PLOTS[0] <= found <= PLOTS[1]:
        yield f"[grid] rows: {found} plots; the game needs {PLOTS[0]} to {PLOTS[1]}."


# Fact sheet 4
@judge("track")
def track_places(content: Content) -> Iterator[Said]:
    """The lap arrow and the bonus spaces lie on the track."""
    track, last = content["track"], len(content["track"]["values"])
    if track["lap_to"] > last - OTHER_INDICATORS:
        where = "a space with room behind it for the three other indicators, or a lap would never end"
        sentence = f"it must be a whole number from 1 to {last - OTHER_INDICATORS}, {where}"
        yield Said(Place("track", key="lap_to"), f"[track] lap_to = {track['lap_to']}; {sentence}.")
    if max(track["bonus"]) > last:
        sentence = f"it must be {BONUSES} different spaces from 1 to {last}"
        yield Said(Place("track", key="bonus"), f"[track] bonus = {shown(track['bonus'])}; {sentence}.")


BOX.needs(labels_ask_for_one_further, grid_is_a_rectangle, enough_plots, track_places)
BOX.facts(*FACTS)
BOX.aims(*AIMS)
