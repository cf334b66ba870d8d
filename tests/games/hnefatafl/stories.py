"""Stories of hnefatafl on both boards, and somebody leaving."""

from typing import Final

from tests.games.hnefatafl.positions import BRANDUBH, HNEFATAFL, TABLUT
from tests.transcripts import Story

STORIES: Final = (
    Story(HNEFATAFL, "brandubh", BRANDUBH),
    Story(HNEFATAFL, "brandubh-again", BRANDUBH),
    Story(HNEFATAFL, "tablut", TABLUT),
    Story(HNEFATAFL, "tablut-again", TABLUT),
    Story(HNEFATAFL, "brandubh-forfeit", BRANDUBH, (7, 1)),
    Story(HNEFATAFL, "tablut-forfeit", TABLUT, (12, 0)),
)
