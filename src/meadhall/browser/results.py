"""Results: finished matches of this browser as they are counted."""

from __future__ import annotations

from typing import Final

import msgspec

from meadhall.browser.heads import OWN, Kept, record_of
from meadhall.hall.endings import Ending
from meadhall.hall.game import HallGame, halls
from meadhall.hall.statistics.results import Player, Result

ENDINGS: Final = msgspec.json.Decoder(Ending)
UNKNOWN: Final = HallGame()  # a game that is no longer there: its matches are counted by game alone


def result_of(kept: Kept) -> Result | None:
    """A finished match; None if it does not count: what came as a file or goes on from another was not played here.

    Nobody else reads what is counted here, so everybody is listed.
    """
    record = record_of(kept)
    if record.origin is not None or kept.end is None:
        return None
    return Result(
        id=record.id,
        game=record.game,
        version=record.version,
        created=record.created,
        setup=record.setup,
        hall=halls().get(record.game, UNKNOWN),
        players=[
            Player(sitter.kind, sitter.name, sitter.level, sitter.holder == OWN, is_listed=True)
            for sitter in record.sitters
        ],
        ending=ENDINGS.decode(kept.end),
    )
