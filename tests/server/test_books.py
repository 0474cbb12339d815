"""Rule books and galleries over the network, and playing on from a worked example."""

from collections.abc import Iterator

import pytest

from affinage.books import examples, told
from affinage.core.about import names
from affinage.core.game import find

from .serving import Serving, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(str(tmp_path_factory.mktemp("books") / "tables.sqlite")) as found:
        yield found


@pytest.mark.parametrize("game", names())
def test_a_book_and_its_examples(server: Serving, game: str) -> None:
    book = server.http.get(f"/api/games/{game}/book", params={"lang": "de"}).json()
    assert book["chapters"] == told.told(find(game), "de")["chapters"]
    shown = [example["id"] for c in book["chapters"] for part in c["parts"] for example in part["examples"]]
    for name in shown:
        one = server.http.get(f"/api/games/{game}/book/examples/{name}", params={"lang": "de"}).json()
        assert [step["text"] for step in one["steps"]] == [
            step["text"] for step in examples.shown(find(game), name, "de")
        ]
    cards = server.http.get(f"/api/games/{game}/cards").json()
    assert cards["pieces"]
    assert cards["opening"]["frame"]["seats"]


def test_an_example_becomes_a_table(server: Serving) -> None:
    path = "/api/games/beer-and-bread/book/examples/column"
    step = server.http.get(path).json()["steps"][1]
    made = server.http.post(f"{path}/try", json={"step": 1, "name": "Ada"}).json()
    token = next(seat["token"] for seat in made["seats"] if seat["token"])
    rights = {"Authorization": f"Bearer {token}"}
    server.http.post(f"/api/tables/{made['table']}/add", json={"nonce": "n" * 32}, headers=rights)
    seen = server.http.get(f"/api/tables/{made['table']}/view", headers=rights).json()
    assert seen["view"]["seats"] == step["view"]["seats"]
    assert seen["choices"]
    reasons = server.http.get(f"/api/tables/{made['table']}/reasons", headers=rights).json()["reasons"]
    parts = {part.id for part in told.book_of(find("beer-and-bread")).parts}
    assert {row["anchor"] for row in reasons} <= parts
    assert server.http.post(f"{path}/try", json={"step": 9, "name": "Ada"}).status_code == 422


def test_what_is_not_there_is_refused_with_a_sentence(server: Serving) -> None:
    for path in ("games/chess/book", "games/chess/cards", "games/vinhos/book/examples/nothing"):
        answer = server.http.get(f"/api/{path}")
        assert answer.status_code == 404
        assert answer.json()["reason"]
