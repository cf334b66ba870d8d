"""Stories of the unicorn game with every number of players, option and language, and somebody leaving."""

from typing import Final

from tests.games.unicorns.positions import LATER, UNICORNS, setup
from tests.transcripts import Story

STORIES: Final = (
    Story(UNICORNS, "two", setup(2)),
    Story(UNICORNS, "two-later", setup(2, **LATER, language="de")),
    Story(UNICORNS, "three", setup(3, language="ru", first=2)),
    Story(UNICORNS, "four", setup(4)),
    Story(UNICORNS, "four-later", setup(4, targets="when_resolved", language="uk")),
    Story(UNICORNS, "four-forfeit", setup(4), (120, 2)),
    Story(UNICORNS, "five", setup(5, win_check="after_effects")),
    Story(UNICORNS, "six", setup(6, language="pl")),
    Story(UNICORNS, "seven", setup(7, **LATER)),
    Story(UNICORNS, "eight", setup(8)),
    Story(UNICORNS, "eight-forfeit", setup(8, first=7), (300, 0)),
)

# what was recorded by earlier versions, and the rules that have changed for it since; none where it replays
CHANGED: Final[dict[str, tuple[str, ...]]] = {"0.1.0/two": ("W5", "T9", "C14", "C20", "U10", "U16")}
