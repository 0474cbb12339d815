"""Regions, vintages, experts, booths, and the spaces of the board, for the gallery."""

from collections.abc import Iterator
from typing import Any

from affinage.core.gallery import Facet, Piece
from affinage.core.words import Say

from .phrases import favour_name, house_name, listed, magnate_name, multiplier_name, region_name, rule_text, space_name
from .tables import (
    BOOTHS,
    BOX,
    COUNTED_IDS,
    COUNTRIES,
    ESTABLISHMENT_IDS,
    EXPERTS,
    EXPORT_POINTS,
    EXPORT_REQUEST,
    MAGNATE_IDS,
    MAGNATES,
    MAJORITY,
    MORE_ACTIONS,
    MULTIPLIERS,
    PER_ROW,
    RATE,
    RATES,
    REGION_IDS,
    REGIONS,
    ROWS,
    SPACE_IDS,
    SPACES,
    TAXED_IN,
    VINTAGES,
)
from .view_board import ability_id, ability_text, action, booth, vintage
from .view_seats import expert

_rows: dict[str, list[dict[str, Any]]] = BOX.content
_multipliers = sorted(range(MULTIPLIERS), key=lambda n: MAGNATE_IDS.index(_rows["multiplier"][n]["magnate"]))


def pieces(say: Say) -> Iterator[Piece]:
    """What lies on the board, then what is printed on it, group by group in the order of the component file."""
    yield from _laid(say)
    yield from (_space(space, say) for space in range(SPACES))
    yield from (_house(house, say) for house in range(len(ESTABLISHMENT_IDS)))
    yield from (_country(country, say) for country in range(COUNTRIES))
    yield from (_magnate(magnate, say) for magnate in range(MAGNATES))
    yield from (_multiplier(number, say) for number in range(MULTIPLIERS))


def _laid(say: Say) -> Iterator[Piece]:
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


def _space(space: int, say: Say) -> Piece:
    name, note, year = space_name(space, say), rule_text(f"space-{SPACE_IDS[space]}", say), TAXED_IN[space]
    taxed = say("gallery-taxed", year=year) if year else ""
    front = {"id": SPACE_IDS[space], "name": name, "note": note, "taxed": taxed}
    text = f"{note}. {taxed}" if taxed else f"{note}."
    return Piece(f"space-{SPACE_IDS[space]}", "space", name, text, front, (), {"space": ("space", space)})


def _house(house: int, say: Say) -> Piece:
    row, name = _rows["establishment"][house], house_name(house, say)
    red, white = (listed([str(n) for n in row[colour]], say) for colour in ("red", "white"))
    front = {"name": name, "red": row["red"], "white": row["white"]}
    text = say("gallery-house-text", red=red, white=white)
    rows = {"house": ("establishment", house)}
    return Piece(f"house-{ESTABLISHMENT_IDS[house]}", "house", name, text, front, (), rows)


def _country(country: int, say: Say) -> Piece:
    slots = range(country * ROWS, (country + 1) * ROWS)
    name, requests, points = (
        say("gallery-country", n=country + 1),
        [EXPORT_REQUEST[slot] for slot in slots],
        [EXPORT_POINTS[slot] for slot in slots],
    )
    front = {"name": name, "majority": MAJORITY[country], "requests": requests, "points": points}
    text = say(
        "gallery-country-text",
        requests=listed([str(n) for n in requests], say),
        points=listed([str(n) for n in points], say),
        majority=MAJORITY[country],
    )
    rows = {"points": ("export", 0), "country": ("country", country)}
    return Piece(f"country-{country + 1}", "country", name, text, front, (), rows)


def _magnate(magnate: int, say: Say) -> Piece:
    name = magnate_name(magnate, say)
    front = {"name": name, "actions": [action(magnate, k, (), say) for k in range(MORE_ACTIONS)]}
    text = say("gallery-magnate-text", actions="; ".join(favour_name(magnate, k, say) for k in range(MORE_ACTIONS)))
    row = {"magnate": ("magnate", magnate)}
    return Piece(f"magnate-{MAGNATE_IDS[magnate]}", "magnate", name, text, front, (_whose(magnate, say),), row)


def _multiplier(number: int, say: Say) -> Piece:
    magnate, slots, row = number // PER_ROW, range(number * RATES, (number + 1) * RATES), _multipliers[number]
    limit = _rows["multiplier"][row]["most"]
    most = say("gallery-most", n=limit) if limit else ""
    what = say(f"counted-{COUNTED_IDS[number]}")
    front = {
        "magnate": magnate_name(magnate, say),
        "counted": COUNTED_IDS[number],
        "what": what,
        "rates": [RATE[slot] / 2 for slot in slots],
        "most": most,
    }
    parts = [*(multiplier_name(slot, say) for slot in slots), *([most] if most else [])]
    return Piece(
        f"multiplier-{MAGNATE_IDS[magnate]}-{COUNTED_IDS[number]}",
        "multiplier",
        say("gallery-multiplier", magnate=magnate_name(magnate, say), what=what),
        f"{'; '.join(parts)}.",
        front,
        (_whose(magnate, say),),
        {"multiplier": ("multiplier", row)},
    )


def _whose(magnate: int, say: Say) -> Facet:
    return Facet("magnate", MAGNATE_IDS[magnate], magnate_name(magnate, say))
