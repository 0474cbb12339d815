"""What is answered when something cannot be done: a status, and a sentence in the asker's language."""

import logging
from typing import Any

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from affinage.core.words import LANGUAGES, Say, say_in

from .doors import complaint
from .passing import unanswered
from .refused import Elsewhere
from .service import Refused, Unsaid
from .store import StoreError, Taken

log = logging.getLogger("affinage.server")
KINDS = (Elsewhere, Refused, StoreError, RequestValidationError, HTTPException, Exception)


def answer_to(request: Request, error: Exception) -> Response:
    """The answer to a request that led to this."""
    if isinstance(error, Elsewhere):
        return unanswered(request, error) or _not_stored(request, StoreError(str(error)))
    if isinstance(error, Refused):
        return _refused(request, error)
    if isinstance(error, StoreError):
        return _not_stored(request, error)
    if isinstance(error, RequestValidationError):
        return _malformed(request, error)
    if isinstance(error, HTTPException):
        return _no_route(request, error)
    return _broken(request, error)


def _say(request: Request) -> Say:
    lang = request.query_params.get("lang", "en")
    return say_in(lang if lang in LANGUAGES else "en")


def _told(status: int, told: bytes, headers: dict[str, str] | None = None) -> Response:
    return Response(told, status, headers, media_type="application/json")


def _refused(request: Request, error: Refused) -> Response:
    if isinstance(error, Unsaid):
        error = error.said(_say(request))
    headers = {401: {"www-authenticate": "Bearer"}, 429: {"retry-after": "2"}, 503: {"retry-after": "1"}}
    told = complaint(error.code, error.reason, error.rule, error.version)
    return _told(error.status, told, headers.get(error.status))


def _not_stored(request: Request, error: StoreError) -> Response:
    if isinstance(error, Taken):  # another server was quicker: look again
        return _told(409, complaint("stale", _say(request)("server-elsewhere")))
    log.warning("the store does not answer: %s", error)
    return _told(503, complaint("unavailable", _say(request)("server-unavailable")), {"retry-after": "1"})


def _malformed(request: Request, error: RequestValidationError) -> Response:
    first: dict[str, Any] = dict(error.errors()[0])
    where = ".".join(str(part) for part in first["loc"])
    sentence = _say(request)("server-malformed", where=where[:200], what=str(first["msg"])[:200])
    return _told(422, complaint("malformed", sentence))


def _no_route(request: Request, error: HTTPException) -> Response:
    known = {404: "server-no-route", 405: "server-no-method"}
    key = known.get(error.status_code, "server-no-route")
    code = "method" if error.status_code == 405 else "no-route"
    return _told(error.status_code, complaint(code, _say(request)(key)), dict(error.headers or {}))


def _broken(request: Request, error: Exception) -> Response:
    log.error("a request failed: %s %s", request.method, request.url.path, exc_info=error)
    return _told(500, complaint("broken", _say(request)("server-broken")))
