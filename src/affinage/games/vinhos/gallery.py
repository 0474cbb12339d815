"""Regions, vintages, experts and booths, for the gallery."""

from collections.abc import Iterator
from typing import Any

from affinage.core.gallery import Facet, Piece
from affinage.core.words import Say

from .phrases import region_name
from .tables import BOOTHS, BOX, EXPERTS, REGION_IDS, REGIONS, VINTAGES
from .view_board import ability_id, ability_text, booth, vintage
from .view_seats import expert

_rows: dict[str, list[dict[str, Any]]] = BOX.content


def pieces(say: Say) -> Iterator[Piece]:
    """Group by group, in the order of the component file."""
    yield from (_region(region, say) for region in range(REGIONS))
    for number in range(VINTAGES):
        front: Any = vintage(number, say)
        colour = Facet("colour", front["colour"], front["colour_name"])
        rows = {"vintage": ("vintage", number)}
        yield Piece(_rows["vintage"][number]["id"], "vintage", front["name"], "", front, (colour,), rows)
    for number in range(EXPERTS):
        front = expert(number, say)
        feature, skill = front["feature"], front["skill"]
        named = Facet("feature", feature, say(f"feature-{feature}")), Facet("skill", skill, say(f"skill-{skill}"))
        yield Piece(
            f"{feature}-{number}", "expert", front["name"], front["text"], front, named, {"expert": ("expert", number)}
        )
    for number in range(BOOTHS):
        front = booth(number, 0, None, None, say)
        facets = tuple(Facet("feature", feature, say(f"feature-{feature}")) for feature in front["features"])
        rows = {"booth": ("booth", number)}
        yield Piece(f"booth-{number + 1}", "booth", front["name"], front["bonus_name"], front, facets, rows)


def _region(region: int, say: Say) -> Piece:
    row, name, text = _rows["region"][region], REGION_IDS[region], ability_text(region, say)
    front = {key: row[key] for key in ("number", "red", "white", "cubes")}
    front |= {"name": region_name(region, say), "ability": ability_id(region), "ability_text": text}
    return Piece(name, "region", front["name"], text, front, (), {"region": ("region", region)}, f"region-{name}")
