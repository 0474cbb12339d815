"""People with devices, as a page speaks for them."""

import secrets
from dataclasses import dataclass, field
from typing import Any

import httpx2 as httpx

from .serving import Laid, Serving

Json = Any


@dataclass
class Phone:
    """A device with a key of its own."""

    serving: Serving
    name: str = "Phone"
    key: str = field(default_factory=lambda: secrets.token_hex(32))
    tokens: dict[tuple[str, int], str] = field(default_factory=dict)

    def ask(self, path: str = "", body: Json = None, lang: str = "en", key: str | None = None) -> httpx.Response:
        """One request."""
        headers = {"Authorization": f"Bearer {self.key if key is None else key}"}
        how = "GET" if body is None else "POST"
        address = f"/api/me/{path}" if path else "/api/me"
        return self.serving.http.request(how, address, json=body, headers=headers, params={"lang": lang})

    def done(self, path: str = "", body: Json = None, lang: str = "en") -> Json:
        """One request that is carried out."""
        answer = self.ask(path, body, lang)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def come(self, lang: str = "en") -> Json:
        """Known from now on."""
        return self.done("", {"name": self.name}, lang)

    def own(self, laid: Laid, *seats: int) -> Json:
        """These seats are mine, by the keys that their table's maker holds."""
        return self.done("seats", {"seats": [{"table": laid.id, "token": laid.tokens[seat]} for seat in seats]})

    def take(self) -> None:
        """Keys to all of my seats."""
        mine = [{"table": seat["table"], "seat": seat["seat"]} for seat in self.done()["seats"]]
        for seat in self.done("keys", {"seats": mine})["seats"]:
            self.tokens[seat["table"], seat["seat"]] = seat["token"]

    def along(self, other: "Phone") -> httpx.Response:
        """Join the person of another device, by its link."""
        link = other.done("pass", {})["fragment"].rpartition("/")[2]
        return self.ask("along", {"link": link, "name": self.name})

    def view(self, table: str, seat: int) -> httpx.Response:
        """The table, by this device's own key."""
        headers = {"Authorization": f"Bearer {self.tokens[table, seat]}"}
        return self.serving.http.get(f"/api/tables/{table}/view", headers=headers)


def phone(serving: Serving, name: str = "Phone", lang: str = "en") -> Phone:
    """Somebody new with one device."""
    found = Phone(serving, name)
    found.come(lang)
    return found
