"""Steps: the numbers under which every program knows the nodes that carry the rules themselves."""

from __future__ import annotations

from typing import Final

CHOOSE_BABY: Final = 0
BEGIN_TURN: Final = 1
START_EFFECTS: Final = 2
DRAW_PHASE: Final = 3
CHOOSE_ACTION: Final = 4
END_TURN: Final = 5
CHOOSE_STABLE: Final = 6
NAME_TARGETS: Final = 7
OPEN_WINDOW: Final = 8
RESPOND: Final = 9
RESOLVE: Final = 10
CLOSE_PLAY: Final = 11
CLOSE_EFFECT: Final = 12
ENTER_EFFECT: Final = 13
REACT: Final = 14
CROWD: Final = 15
REMOVE: Final = 16
