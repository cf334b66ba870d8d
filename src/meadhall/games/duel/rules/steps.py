"""Steps: the numbers under which every table knows the nodes that carry the rules themselves."""

from __future__ import annotations

from typing import Final

CHOOSE_FIRST: Final = 0
PLACE_HEROES: Final = 1
PLACE_SIDEKICK: Final = 2
BEGIN_TURN: Final = 3
CHOOSE_ACTION: Final = 4
END_TURN: Final = 5
HAND_LIMIT: Final = 6
BOOST_MOVE: Final = 7
MANOEUVRE: Final = 8
CLOSE_CARD: Final = 9
CLOSE_SCHEME: Final = 10
LAY_ATTACK: Final = 11
LAY_DEFENCE: Final = 12
REVEAL: Final = 13
PHASE: Final = 14
STRIKE: Final = 15
CLEAR_CARDS: Final = 16
BONUS_ATTACK: Final = 17
AFTER_ATTACK: Final = 18
END_COMBAT: Final = 19
EXHAUST: Final = 20
SHIFT_DAMAGE: Final = 21
APPLY_BATCH: Final = 22
TRIGGER: Final = 23
LAY_BOOST: Final = 24
FIRST_LATE: Final = 25  # from here on steps come after those of heroes in saved matches, which began without them
CLOSE_LASTING: Final = 25
DECLARE: Final = 26
COUNT: Final = 27
