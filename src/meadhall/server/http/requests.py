"""Requests: how they are read and checked, in which language, and how they are answered."""

from __future__ import annotations

import asyncio
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from meadhall.hall import wire
from meadhall.hall.refusal import HallError
from meadhall.localisation import ENGLISH, languages
from meadhall.server.http.visitors import COOKIE, YEAR

T = TypeVar("T")

LONGEST_BODY: Final = 32_768
SLOWEST_BODY: Final = 20.0  # seconds until all of it has come
JSON: Final = "application/json"
TOO_SLOW: Final = 408


async def raw(request: Request, most: int = LONGEST_BODY) -> bytes:
    """What was sent along, refused if it is more than so many bytes."""
    found = bytearray()
    try:
        async with asyncio.timeout(SLOWEST_BODY):
            async for chunk in request.stream():
                found += chunk
                if len(found) > most:
                    raise HallError("too-large", 413)
    except TimeoutError as problem:
        raise HallError("too-slow", TOO_SLOW) from problem
    return bytes(found)


async def body(request: Request, kind: type[T]) -> T:
    """What was sent along, checked."""
    found = await raw(request)
    try:
        return msgspec.json.decode(found, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise HallError("unreadable", plain=problem) from problem


def answer(told: Any, status: int = 200) -> Response:
    """An answer that no cache keeps."""
    return written(wire.ENCODER.encode(told), status)


def written(body: bytes, status: int) -> Response:
    """An answer that is written already."""
    headers = {"cache-control": "no-store"}
    if status == TOO_SLOW:
        headers["connection"] = "close"  # the rest of what was being sent is not waited for
    return Response(body, status, headers, JSON)


def with_cookie(response: Response, cookie: str | None, request: Request) -> Response:
    """Give a browser its cookie: no script reads it, and other sites cannot send it."""
    if cookie is not None:
        secure = request.url.scheme == "https"
        response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="strict", secure=secure)
    return response


def language_of(request: Request) -> str:
    """The language of an address."""
    language = str(request.path_params["language"])
    if language not in languages():
        raise HallError("not-found", 404)
    return language


def accepted(request: Request) -> str:
    """The language of the page that asks, or the first of its browser's that there are words in."""
    asked = [request.query_params.get("language", ""), str(request.path_params.get("language", ""))]
    asked += [part.partition(";")[0].strip() for part in request.headers.get("accept-language", "").split(",")]
    return next((tag.split("-")[0].lower() for tag in asked if tag.split("-")[0].lower() in languages()), ENGLISH)
