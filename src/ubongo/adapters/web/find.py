"""The route for people who look for a game with a stranger. See ADR 127."""

import asyncio
from collections.abc import Coroutine

from litestar import Response, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from msgspec import Struct

from ubongo.adapters.web.actions.action import ShortText
from ubongo.adapters.web.admission import ApiError, GivenService, admitted, language_of
from ubongo.adapters.web.identity import cookie, secret_of
from ubongo.adapters.web.limits import TokenBuckets, widest_network
from ubongo.adapters.web.openapi import failures
from ubongo.adapters.web.requests import AnyRequest
from ubongo.editions.contract.bots import USUAL_STRENGTH, Strength
from ubongo.editions.registry import edition_named
from ubongo.tables.seating.names import hashed

GONE = 499
"""The status of a request whose client has gone: nobody reads it."""


class FindGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to look for."""

    edition: ShortText
    strength: Strength = USUAL_STRENGTH
    """How good you say you are."""


class FoundOut(Struct, frozen=True):
    """The table of your game: come within ten seconds."""

    table: str | None
    """None: send the request again, with the cookie of this answer."""


ASK_AGAIN = ResponseSpec(
    FoundOut, generate_examples=False, description="You had no identity: send the request again, with this cookie."
)


@post("/api/find", status_code=200, responses={202: ASK_AGAIN, **failures(400, 403, 409, 413, 429, 503)})
async def find_game(
    request: AnyRequest, data: JSONBody[FindGame], service: GivenService, opening: NamedDependency[TokenBuckets]
) -> Response[FoundOut]:
    """Look for another player: answered once one is found, or after 20 seconds with a bot. To cancel, disconnect."""
    secret = admitted(request, opening)
    if secret_of(request) is None:  # it would be another person in each request, and could meet itself
        return Response(FoundOut(None), status_code=202, cookies=[cookie(secret, request)])
    try:
        edition = edition_named(data.edition)
    except ValueError as cause:
        raise ApiError(400, "bad-settings", str(cause)) from cause
    player = await service.people.player_of(hashed(secret))
    network = widest_network(None if request.client is None else request.client.host)
    finding = service.find_game(player, edition, data.strength, language_of(request), network)
    table = await _unless_gone(request, finding)
    return Response(FoundOut(table), cookies=[cookie(secret, request)])


async def _unless_gone(request: AnyRequest, finding: Coroutine[object, object, str]) -> str:
    """What `finding` gives; it is cancelled if the client disconnects.

    Raises:
        ApiError: the client has gone.
    """
    search, gone = asyncio.ensure_future(finding), asyncio.ensure_future(_disconnected(request))
    try:
        await asyncio.wait((search, gone), return_when=asyncio.FIRST_COMPLETED)
        if not search.done():
            raise ApiError(GONE, "gone", "the client has gone")
        return await search
    finally:
        search.cancel()
        gone.cancel()
        await asyncio.gather(search, gone, return_exceptions=True)


async def _disconnected(request: AnyRequest) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
