"""Previews: what a link to a table or a replay shows where it is sent: the game, and who plays (Open Graph).

Whoever has the link may know as much: the page behind it shows it to anybody. Nothing of the match itself is told.
"""

from __future__ import annotations

import re
from html import escape
from typing import Final

from starlette.requests import Request

from meadhall.hall.records import UPLOAD, Record
from meadhall.hall.refusal import HallError, StorageError
from meadhall.hall.telling.names import FILE, names_of
from meadhall.localisation import words
from meadhall.server.hall import Hall
from meadhall.server.http.hosts import name_in
from meadhall.server.http.requests import accepted

PATH: Final = re.compile(r"/?(table|join|replay)/([A-Za-z0-9_-]{1,64})(?:/[A-Za-z0-9/]{0,16})?", re.ASCII)
BEFORE: Final = "<title>"  # the place in the page where a preview goes
HALL: Final = "Meadhall"
WIDTH, HEIGHT = 1200, 630  # of the pictures in web/public


class Previews:
    """Fills the page of an address with what is to be shown of it elsewhere."""

    def __init__(self, hall: Hall, origins: list[str]) -> None:
        self.hall = hall
        self.origins = origins

    async def filled(self, index: str, request: Request) -> str:
        """The page with its preview; the page as it is where there is nothing to preview."""
        found = PATH.fullmatch(request.url.path)
        record = None if found is None else await self.record(found[2])
        if found is None or record is None or (record.origin == UPLOAD and found[1] != "replay"):
            return index
        shown = tags(told(record, accepted(request)) | self.addresses(request, record.game))
        return index.replace(BEFORE, f"{shown}{BEFORE}", 1)

    async def record(self, id: str) -> Record | None:
        """The match of an address; none if it cannot be found, or not now: the page will say so itself."""
        try:
            return await self.hall.record(id)
        except (HallError, StorageError):
            return None

    def addresses(self, request: Request, game: str) -> dict[str, str]:
        """Where the page and its picture are: whoever reads a preview needs whole addresses.

        The host is one of ours, or nobody would be here; its scheme is the one that whoever runs the hall has told.
        """
        url = request.url
        ours = next((each for each in self.origins if name_in(each) == url.hostname), f"{url.scheme}://{url.netloc}")
        return {"og:url": ours.rstrip("/") + url.path, "og:image": f"{ours.rstrip('/')}/preview-{game}.jpg"}


def told(record: Record, language: str) -> dict[str, str]:
    """A match in words, as far as its link tells."""
    names = [name for _, name in filter(None, names_of(tuple(record.sitters), language).seats)]
    is_free = any(sitter.kind == "free" for sitter in record.sitters)
    state = "over" if record.end is not None or record.origin == UPLOAD else "waiting" if is_free else "running"
    told = {"game": record.game, "state": state, "names": ", ".join(names)}
    said, own = words(FILE, language), words(f"{record.game}/{FILE}", language)
    return {
        "og:title": own.say("preview-title", told),
        "og:description": said.say("preview-about", told),
        "og:type": "website",
        "og:site_name": HALL,
        "og:locale": language,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": own.say("preview-picture", told),
        "twitter:card": "summary_large_image",
    }


def tags(told: dict[str, str]) -> str:
    """A preview as part of a page; names are whatever people call themselves."""
    return "".join(
        f'<meta {"name" if each.startswith("twitter:") else "property"}="{each}" content="{escape(text)}" />\n    '
        for each, text in told.items()
    )
