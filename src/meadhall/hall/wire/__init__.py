"""Wire: every message between page and server. The page's own types are made from these (`typescript`)."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from meadhall.hall.wire.asks import (
    Advise,
    Again,
    Agree,
    Answer,
    Ask,
    Asks,
    Back,
    Claim,
    Hello,
    History,
    Inspect,
    Look,
    Moderate,
    Phrase,
    Phrases,
    Ping,
    Resign,
    Seen,
    Speak,
)
from meadhall.hall.wire.lobby import (
    Almanac,
    Chair,
    Choices,
    Fair,
    FairAsk,
    FairOffer,
    Join,
    Level,
    Made,
    NewMatch,
    Problem,
    Summary,
    Timing,
)
from meadhall.hall.wire.parts import (
    GAME,
    TAG,
    VERSION,
    Facts,
    GameAlmanac,
    GameAsked,
    GameFacts,
    GameInspection,
    GamePack,
    GameQuestion,
    GameView,
    GameWorkshop,
    Message,
    Part,
)
from meadhall.hall.wire.tells import (
    Absence,
    Advice,
    Asked,
    Chance,
    Choice,
    Clock,
    End,
    Event,
    GameEvent,
    Inspection,
    Moderated,
    News,
    Next,
    Option,
    Past,
    Pong,
    Question,
    Reason,
    Refused,
    Said,
    Seat,
    Seats,
    Table,
    Tell,
    Tells,
    Thinking,
    Undo,
    Window,
)

ASKS: Final = msgspec.json.Decoder(Asks)
LONGEST_ASK: Final = 4_096  # letters


def decoded(text: str) -> Asks | None:
    """What a page says; None if it is not one of our messages."""
    if len(text) > LONGEST_ASK:
        return None
    try:
        found: Asks = ASKS.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found


ENCODER: Final = msgspec.json.Encoder()
LOBBY: Final[tuple[Any, ...]] = (Almanac, FairAsk, Fair, NewMatch, Made, Join, Summary, Problem)

__all__ = [
    "ASKS",
    "ENCODER",
    "GAME",
    "LOBBY",
    "LONGEST_ASK",
    "TAG",
    "VERSION",
    "Absence",
    "Advice",
    "Advise",
    "Again",
    "Agree",
    "Almanac",
    "Answer",
    "Ask",
    "Asked",
    "Asks",
    "Back",
    "Chair",
    "Chance",
    "Choice",
    "Choices",
    "Claim",
    "Clock",
    "End",
    "Event",
    "Facts",
    "Fair",
    "FairAsk",
    "FairOffer",
    "GameAlmanac",
    "GameAsked",
    "GameEvent",
    "GameFacts",
    "GameInspection",
    "GamePack",
    "GameQuestion",
    "GameView",
    "GameWorkshop",
    "Hello",
    "History",
    "Inspect",
    "Inspection",
    "Join",
    "Level",
    "Look",
    "Made",
    "Message",
    "Moderate",
    "Moderated",
    "NewMatch",
    "News",
    "Next",
    "Option",
    "Part",
    "Past",
    "Phrase",
    "Phrases",
    "Ping",
    "Pong",
    "Problem",
    "Question",
    "Reason",
    "Refused",
    "Resign",
    "Said",
    "Seat",
    "Seats",
    "Seen",
    "Speak",
    "Summary",
    "Table",
    "Tell",
    "Tells",
    "Thinking",
    "Timing",
    "Undo",
    "Window",
]
