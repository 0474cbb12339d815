"""For whoever runs the server: whether it is well, and what it counts."""

from ipaddress import ip_address, ip_network
from typing import Any, Literal

from fastapi import APIRouter, Request, Response
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from pydantic import BaseModel
from starlette.exceptions import HTTPException

from affinage import __version__
from affinage.core.words import say_in

from ..health import Health
from ..metrics import Metrics
from ..settings import Settings
from .common import ERRORS, Language, answer, hub_of

router = APIRouter()
FORWARDED = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


class Well(BaseModel):
    """How the server is: what fails is named."""

    ok: bool
    failing: list[Literal["database", "lease"]]
    reason: str  # a sentence about what fails, or nothing
    version: str
    bots: Literal["ready", "warming", "off"]


@router.get("/api/health", response_model=Well, responses=ERRORS | {503: {"model": Well}})
async def health(request: Request, lang: Language = "en") -> Any:
    """Whether tables can be read, and this process may speak for those that it owns; 503 where not."""
    hub, looks = hub_of(request), request.app.state.health
    assert isinstance(looks, Health)
    failing = [] if await looks.database() else ["database"]
    if not failing and hub.owning is not None and not hub.owning.life.alive:
        failing = ["lease"]
    bots = "off" if not hub.settings.bots else "ready" if hub.thinkers.status(say_in("en"))[0] else "warming"
    reason = say_in(lang)(f"server-no-{failing[0]}") if failing else ""
    told = {"ok": not failing, "failing": failing, "reason": reason, "version": __version__, "bots": bots}
    return answer(told, 503 if failing else 200)


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """Figures, for those who may see them; for others there is nothing here."""
    found: Metrics = request.app.state.metrics
    if not may_see(request, hub_of(request).settings):
        raise HTTPException(404)
    return Response(found.told(), headers={"content-type": CONTENT_TYPE_LATEST})


def may_see(request: Request, settings: Settings) -> bool:
    """Whether figures are for whoever asks: by default for this computer, and not for those a proxy on it speaks for.

    A server with a public address and no named proxy cannot tell the two apart, and takes nobody for this computer.
    """
    if "any" in settings.metrics:
        return True
    if request.client is None:
        return False
    try:
        peer = ip_address(request.client.host.partition("%")[0])
    except ValueError:
        return False
    peer = getattr(peer, "ipv4_mapped", None) or peer
    if any(peer in ip_network(one, strict=False) for one in settings.metrics):
        return True
    told_apart = bool(settings.proxies) or not settings.public_url
    return peer.is_loopback and told_apart and not any(name in request.headers for name in FORWARDED)
