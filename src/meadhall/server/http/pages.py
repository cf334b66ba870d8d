"""Pages: the files of the page, and the page itself at all other addresses."""

from __future__ import annotations

import asyncio
import gzip
from functools import cache
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from meadhall.server.http.previews import Previews

NOT_FOUND: Final = 404
ASSETS: Final = "assets"  # a file there is named after what is in it, so that it never changes
FOREVER: Final = "public, max-age=31536000, immutable"
SQUEEZED: Final = frozenset({".js", ".css", ".json", ".svg"})  # letters and pictures are as small as they get


class Pages(StaticFiles):
    """The files of the page; any address that is not a file's is one of the page itself, which knows what to show."""

    def __init__(self, directory: Path, previews: Previews | None = None) -> None:
        super().__init__(directory=directory, check_dir=False)
        self.index = directory / "index.html"
        self.previews = previews

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page."""
        try:
            found = await super().get_response(path, scope)
            return await lasting(found, scope) if Path(path).parts[:1] == (ASSETS,) else found
        except HTTPException as problem:
            if problem.status_code != NOT_FOUND or "." in Path(path).name:
                raise
        index = await asyncio.to_thread(self.index.read_text, "utf-8")
        shown = index if self.previews is None else await self.previews.filled(index, Request(scope))
        return HTMLResponse(shown, headers={"cache-control": "no-cache", "vary": "accept-language"})


async def lasting(found: Response, scope: Scope) -> Response:
    """A file that never changes: browsers keep it and ask no more, and it is squeezed once and not for each of them."""
    found.headers["cache-control"] = FOREVER
    asked = Request(scope).headers
    if not isinstance(found, FileResponse) or "range" in asked or "gzip" not in asked.get("accept-encoding", ""):
        return found
    file = Path(found.path)
    if file.suffix not in SQUEEZED:
        return found
    kept = {name: found.headers[name] for name in ("cache-control", "last-modified", "etag")}
    small = await asyncio.to_thread(squeezed, file)
    return Response(
        small, headers={**kept, "content-encoding": "gzip", "vary": "Accept-Encoding"}, media_type=found.media_type
    )


@cache
def squeezed(file: Path) -> bytes:
    """What is in a file, as it is sent."""
    return gzip.compress(file.read_bytes(), mtime=0)
