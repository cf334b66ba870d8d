"""Profile: what a person may ask about themselves and do with it: names, listing, sessions, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from meadhall.hall.refusal import HallError
from meadhall.hall.wire.people import Listing, Me, Redeem, Transfer
from meadhall.server.http.requests import answer, body, with_cookie
from meadhall.server.http.visitors import COOKIE, holder_of, secret_in
from meadhall.server.storage.people import LIFETIME

if TYPE_CHECKING:
    from meadhall.server.http.context import Context

NOBODY: Final = Me(known=False, listed=False, matches=0, running=0, named=0)
GONE: Final = 410


def routes(context: Context) -> list[BaseRoute]:
    """The addresses of it."""
    profile = Profile(context)
    return [
        Route("/me", profile.me),
        Route("/me/listing", profile.listing, methods=["POST"]),
        Route("/me/forget-names", profile.forget_names, methods=["POST"]),
        Route("/me/transfer", profile.transfer, methods=["POST"]),
        Route("/me/redeem", profile.redeem, methods=["POST"]),
        Route("/me/end-others", profile.end_others, methods=["POST"]),
        Route("/me/delete", profile.delete, methods=["POST"]),
    ]


class Profile:
    """The person of the browser that asks."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.hall = context.hall
        self.people = context.hall.people

    async def me(self, request: Request) -> Response:
        """What is kept of them."""
        holder = self.context.visitors.holder(request.cookies.get(COOKIE))
        return answer(NOBODY if holder is None else await self.hall.ledger.call(self.people.me, holder))

    async def told(self, holder: str, cookie: str | None, request: Request) -> Response:
        """What is kept of them now that something was done."""
        return with_cookie(answer(await self.hall.ledger.call(self.people.me, holder)), cookie, request)

    async def listing(self, request: Request) -> Response:
        """They say whether their finished matches may be listed."""
        holder, cookie = self.context.visitor(request)
        listed = (await body(request, Listing)).listed
        await self.hall.ledger.call(self.people.allow, holder, listed=listed)
        return await self.told(holder, cookie, request)

    async def forget_names(self, request: Request) -> Response:
        """They take their names back."""
        holder, cookie = self.context.visitor(request)
        await self.refresh(await self.hall.ledger.call(self.people.forget_names, holder))
        return await self.told(holder, cookie, request)

    async def refresh(self, ids: list[str]) -> None:
        """Tables that are open show who sits there now."""
        for id in ids:
            room = self.hall.rooms.get(id)
            if room is not None:
                await room.do(room.room.look_around())

    # ---------------------------------------------------------------- sessions
    async def transfer(self, request: Request) -> Response:
        """A link with which another device goes on as the same person."""
        holder, cookie = self.context.visitor(request)
        secret = secret_in(cookie or request.cookies[COOKIE])
        token = await self.hall.ledger.call(self.people.transfer, holder, secret)
        return with_cookie(answer(Transfer(token=token, seconds=int(LIFETIME)), 201), cookie, request)

    async def redeem(self, request: Request) -> Response:
        """Go on here as the person who made a link."""
        self.context.visitor(request)  # nobody does it from another site
        token = (await body(request, Redeem)).token
        secret = await self.hall.ledger.call(self.people.redeem, token)
        if secret is None:
            raise HallError("no-link", GONE)
        return await self.told(holder_of(secret), self.context.visitors.cookie_for(secret), request)

    async def end_others(self, request: Request) -> Response:
        """All sessions but this one are over."""
        holder, cookie = self.context.visitor(request)
        secret = secret_in(cookie or request.cookies[COOKIE])
        self.hall.end_sessions(holder, await self.hall.ledger.call(self.people.end_sessions, holder))
        return await self.told(holder, self.context.visitors.cookie_for(secret), request)

    # ---------------------------------------------------------------- the end
    async def delete(self, request: Request) -> Response:
        """Leave all running matches for good, give up all seats and names, and be a stranger."""
        holder, _ = self.context.visitor(request)
        for id in await self.hall.ledger.call(self.people.running, holder):
            await self.leave(id, holder)
        await self.refresh(await self.hall.ledger.call(self.people.erase, holder))
        self.hall.end_sessions(holder, await self.hall.ledger.call(self.people.end_sessions, holder))
        response = answer(NOBODY)
        response.delete_cookie(COOKIE, httponly=True, samesite="strict")
        return response

    async def leave(self, id: str, holder: str) -> None:
        """Leave a match for good; one that can no longer be played is left as it is."""
        try:
            room = await self.hall.room(id)
        except HallError:
            return
        with room.held_open():
            await room.do(room.room.leave_for_good(holder))
