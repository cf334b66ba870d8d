"""Stories: those of all games; a new game adds its own here."""

from typing import Final

from tests.transcripts import Story, duel, unicorns

# A story's place among those of its game is its seed: new ones come last.
STORIES: Final[tuple[tuple[Story, ...], ...]] = (duel.STORIES, unicorns.STORIES)
