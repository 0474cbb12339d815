"""For whoever keeps the house: all tables, what can be done about them, and who is shut out."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from affinage.core.words import say_in

from .. import host_models as models
from .. import hosting, overview, people, person_models
from ..host_key import HostKey
from ..queueing import EVERYTHING
from ..service import Refused
from .common import ERRORS, Language, TableId, address, answer, hub_of, once_more

bearer = HTTPBearer(auto_error=False, scheme_name="HostKey", description="The host's key.")


async def host(
    request: Request,
    lang: Language = "en",
    credentials: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)] = None,
) -> None:
    """Only the host's key opens these doors; who has another one learns nothing, not even whether a table exists."""
    key: HostKey = request.app.state.host_key
    given = credentials.credentials if credentials is not None else ""
    if len(given) <= 256 and key.opens(given):
        return
    if given:
        await once_more(request, "token", say_in(lang))
    raise Refused(401, "host-key", say_in(lang)("host-key"))


router = APIRouter(prefix="/api/host", responses=ERRORS, dependencies=[Depends(host)])


@router.get("/tables", response_model=models.HostTables)
async def tables(request: Request, lang: Language = "en") -> Any:
    """All tables, the one with the newest move first."""
    hub = hub_of(request)
    found = await hub.read(overview.rows, hub.store)
    return answer({"tables": overview.tables(hub, found, lang), "of": len(found)})


@router.get("/thinking", response_model=models.ThinkingNow)
async def thinking(request: Request) -> Any:
    """What is thought about now, and what waits."""
    found = hub_of(request).thinkers.thoughts()
    classes = [
        {
            "kind": overview.CLASSES[importance],
            "under_way": sum(one.importance == importance and not one.waiting for one in found),
            "waiting": sum(one.importance == importance and one.waiting for one in found),
        }
        for importance in EVERYTHING
    ]
    return answer({"classes": classes, "thoughts": overview.thoughts(found)})


@router.post("/tables/{table}/close", response_model=models.Closed)
async def close(request: Request, table: TableId, lang: Language = "en") -> Any:
    """End the game at a table; nobody has won."""
    await hosting.close(hub_of(request), table, say_in(lang))
    return answer({"table": table})


@router.post("/tables/{table}/delete", response_model=models.Closed)
async def delete(request: Request, table: TableId) -> Any:
    """Delete a table and all that is stored of it."""
    await hosting.delete(hub_of(request), table)
    return answer({"table": table})


@router.post("/tables/{table}/revoke", response_model=models.NewLink)
async def revoke(request: Request, table: TableId, wish: models.RevokeWish, lang: Language = "en") -> Any:
    """Give a seat another link; the old one is refused from now on."""
    link = await hosting.revoke(hub_of(request), table, wish.seat, say_in(lang))
    return answer({"table": link.table, "seat": link.seat, "kind": link.kind, "fragment": link.fragment})


@router.get("/people", response_model=list[person_models.PersonTold])
async def everybody(request: Request) -> Any:
    """People in a few figures, those who were here last first; they have no names."""
    hub = hub_of(request)
    return answer(await hub.read(people.everybody, hub.store, overview.MOST))


@router.post("/people/delete", response_model=person_models.PersonNamed)
async def forget(request: Request, wish: person_models.PersonNamed, lang: Language = "en") -> Any:
    """Forget somebody with all devices, belongings and channels; their seats go on by their links."""
    hub = hub_of(request)
    if not await hub.write(people.delete_person, hub.store, wish.person):
        raise Refused(404, "no-person", say_in(lang)("person-none"))
    hub.calls.changed()
    return answer({"person": wish.person})


@router.get("/blocks", response_model=list[models.Blocked])
async def blocks(request: Request) -> Any:
    """The addresses that are shut out, the newest first."""
    hub = hub_of(request)
    return answer([{"address": one.address, "at": one.at} for one in await hub.read(hub.blocks.all)])


@router.post("/block", response_model=models.Address)
async def block(request: Request, wish: models.AddressWish, lang: Language = "en") -> Any:
    """Shut an address out."""
    return answer({"address": await hosting.block(hub_of(request), wish.address, address(request), say_in(lang))})


@router.post("/unblock", response_model=models.Address)
async def unblock(request: Request, wish: models.AddressWish, lang: Language = "en") -> Any:
    """Let an address in again."""
    return answer({"address": await hosting.unblock(hub_of(request), wish.address, say_in(lang))})
