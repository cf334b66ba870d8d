"""Pages: the files of the page, and the page itself at all other addresses."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from meadhall.server.http.previews import Previews

NOT_FOUND: Final = 404


class Pages(StaticFiles):
    """The files of the page; any address that is not a file's is one of the page itself, which knows what to show."""

    def __init__(self, directory: Path, previews: Previews | None = None) -> None:
        super().__init__(directory=directory, check_dir=False)
        self.index = directory / "index.html"
        self.previews = previews

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page."""
        try:
            return await super().get_response(path, scope)
        except HTTPException as problem:
            if problem.status_code != NOT_FOUND or "." in Path(path).name:
                raise
        index = await asyncio.to_thread(self.index.read_text, "utf-8")
        shown = index if self.previews is None else await self.previews.filled(index, Request(scope))
        return HTMLResponse(shown, headers={"cache-control": "no-cache", "vary": "accept-language"})
