"""Hnefatafl: a king and his defenders want to leave the board, and attackers on all sides keep them there."""

from typing import Final

from meadhall.bundle import Bundle

BUNDLE: Final = Bundle(
    name="hnefatafl",
    package=__name__,
    rules="rules.definition:hnefatafl",
    speaker="speech:HnefataflSpeaker",
    wisdom="bots.wisdom:HnefataflWisdom",
    coaching="bots.coaching:HnefataflCoaching",
    practice="lab.practice:PRACTICE",
    venues="lab.venue:VENUES",
    stage="testing.stage:HnefataflStage",
    terminal="terminal.game:TERMINAL",
    hall="hall.game:HALL",
    boards="terminal.fields:BOARDS",
)
