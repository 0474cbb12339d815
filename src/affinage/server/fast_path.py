"""The short way of a move: what is asked most goes past the general machinery, which takes longer than the move itself.

Only a request whose form is right goes this way, and it does what its route does (`routes.playing.command`). All others
are left to the application, which finds out what is wrong with them and says so.
"""

import re
from typing import Any

from fastapi import FastAPI, Request
from pydantic import ValidationError

from affinage.core.words import LANGUAGES, say_in

from .addresses import counted
from .doors import Message, Receive, Send
from .models import TABLE, MoveWish
from .refusals import answer_to
from .routes.common import who
from .routes.playing import command

PATH = re.compile(rf"/api/tables/({TABLE.strip('^$')})/moves")
QUERIES = {b"": "en"} | {f"lang={lang}".encode(): lang for lang in LANGUAGES}
HEAD = ((b"content-type", b"application/json"),)


class FastPath:
    """Around the application, inside the doors."""

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        """Make the move, or hand the request on."""
        asked = _asked(scope)
        if asked is None:
            await self.app(scope, receive, send)
            return
        table, token, lang, wish = asked
        hub, rates = self.app.state.hub, self.app.state.rates
        client = scope.get("client")
        address = counted(client[0]) if client else "nowhere"
        try:
            holder = await who(hub, rates, address, table, token, say_in(lang))
            told = await command(hub, rates, holder, wish, lang, "move", wish.move, wish.back)
        except Exception as error:  # noqa: BLE001 - everything has an answer, as in the application
            await answer_to(Request(scope), error)(scope, receive, send)
            return
        head = [*HEAD, (b"content-length", str(len(told)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": head})
        await send({"type": "http.response.body", "body": told})


def _asked(scope: Message) -> tuple[str, str, Any, MoveWish] | None:
    """Table, token, language and move of a request whose form is right; for all others nothing."""
    if scope["type"] != "http" or scope["method"] != "POST":
        return None
    path, lang = PATH.fullmatch(scope["path"]), QUERIES.get(scope["query_string"])
    tokens = [value for name, value in scope["headers"] if name == b"authorization"]
    if path is None or lang is None or len(tokens) != 1:
        return None
    scheme, _, token = tokens[0].decode("latin-1").partition(" ")
    if scheme.lower() != "bearer" or not token:
        return None
    try:
        return path[1], token, lang, MoveWish.model_validate(scope["affinage.body"])
    except ValidationError:
        return None
