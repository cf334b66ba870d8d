"""A scenario of hnefatafl, and slips in it."""

from typing import Final

from tests.games.hnefatafl.test_stage import GOOD
from tests.games.hnefatafl.test_stage import SLIPS as SPOILT
from tests.scenarios import Slips

EXAMPLE: Final = GOOD.replace("game: hnefatafl\n", "")
OF_SETUP: Final = "an unknown board"  # refused by the setup, as it is wherever a match begins

SLIPS: Final = Slips(EXAMPLE, {name: slip for name, slip in SPOILT.items() if name != OF_SETUP})
