"""People: what a person can ask about themselves, and do with what is kept of them."""

from __future__ import annotations

from meadhall.hall.wire import Part


class Me(Part, frozen=True, kw_only=True):
    """The person of the browser that asks: GET /api/me, and the answer to all that changes it.

    `known` if anything is kept of them; `listed` if they allow their finished matches and their name to be listed to
    others; `matches` at which they have a seat, `running` of them, `named` with their name on it.
    """

    known: bool
    listed: bool
    matches: int
    running: int
    named: int


class NotBrought(Part, frozen=True, kw_only=True):
    """A match of a file that was not kept, and why."""

    id: str
    text: str


class Brought(Part, frozen=True, kw_only=True):
    """What came of a file of matches in a hall inside a browser: POST /api/kept with the file of GET /api/kept.

    So many are new here, so many were here already; the others were left out.
    """

    kept: int
    known: int
    refused: list[NotBrought]


class Listing(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether finished matches may be listed to others: POST /api/me/listing."""

    listed: bool


class Transfer(Part, frozen=True, kw_only=True):
    """A one-time link to go on from another device: POST /api/me/transfer. The page is at /move/TOKEN."""

    token: str
    seconds: int


class Redeem(Part, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Go on here as the person who made a link: POST /api/me/redeem."""

    token: str


# POST /api/kept/delete deletes all matches of a hall inside a browser and answers with Me
# POST /api/me/forget-names takes the names back, /api/me/end-others ends all other sessions, /api/me/delete deletes all
