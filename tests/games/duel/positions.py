"""Positions of the duel in every mode, and what is counted from them."""

from typing import Any, Final

from tests.counts import Position

DUEL: Final = "duel"

ACHILLES, BEOWULF, HOOD, WUKONG, YENNENGA = "achilles", "beowulf", "little-red-riding-hood", "sun-wukong", "yennenga"
ALICE, ARTHUR, BIGFOOT, MARY = "alice", "king-arthur", "bigfoot", "bloody-mary"
MEDUSA, ROBIN, SINBAD = "medusa", "robin-hood", "sinbad"


def setup(*heroes: str, mode: str = "duel", board: str = "sarpedon", **more: object) -> dict[str, Any]:
    """What a match is made of."""
    return {"mode": mode, "board": board, "heroes": list(heroes), **more}


POSITIONS: Final = (
    Position(DUEL, "duel-opening", setup(YENNENGA, ACHILLES), 0, "choose_first", 7),
    Position(DUEL, "duel-opening-doors", setup(BEOWULF, HOOD, board="heorot"), 0, "choose_first", 6),
    Position(DUEL, "duel-action", setup(WUKONG, YENNENGA), 60, "choose_action", 6),
    Position(DUEL, "duel-doors", setup(ACHILLES, WUKONG, board="heorot"), 40, "choose_move", 5),
    Position(DUEL, "duel-attack", setup(BEOWULF, BEOWULF), 50, "choose_attack_card", 8),
    Position(
        DUEL, "duel-defence-at-once", setup(HOOD, ACHILLES, rules={"defeat": "at_once"}), 80, "choose_defence_card", 8
    ),
    Position(DUEL, "duel-charge", setup(YENNENGA, HOOD), 30, "move_step", 6),
    Position(DUEL, "duel-size", setup(ALICE, SINBAD, board="marmoreal", first=0), 0, "choose_effect", 6),
    Position(DUEL, "duel-voyages", setup(SINBAD, MEDUSA, board="baskerville-manor"), 90, "choose_move", 4),
    Position(DUEL, "duel-boost", setup(ARTHUR, ROBIN, board="yukon"), 40, "lay_boost", 7),
    Position(DUEL, "duel-prophecy", setup(ARTHUR, BIGFOOT, board="venice"), 20, "choose_from_deck", 6),
    Position(DUEL, "duel-spirits", setup(ARTHUR, MEDUSA, board="frost-hall"), 20, "choose_space", 5),
    Position(DUEL, "duel-memories", setup(MARY, ALICE, board="hanging-gardens"), 20, "choose_card_of_opponent", 6),
    Position(DUEL, "free-for-all-storms", setup(ROBIN, ARTHUR, BIGFOOT, mode="free_for_all"), 60, "move_fighter", 4),
    Position(DUEL, "free-for-all-opening", setup(WUKONG, HOOD, BEOWULF, mode="free_for_all"), 0, "choose_first", 6),
    Position(
        DUEL,
        "free-for-all-action",
        setup(YENNENGA, WUKONG, ACHILLES, HOOD, mode="free_for_all"),
        90,
        "choose_action",
        7,
    ),
    Position(DUEL, "free-for-all-shift", setup(BEOWULF, YENNENGA, WUKONG, mode="free_for_all"), 40, "shift_damage", 6),
    Position(DUEL, "teams-opening", setup(ACHILLES, HOOD, BEOWULF, WUKONG, mode="teams"), 0, "choose_first", 7),
    Position(DUEL, "teams-action", setup(HOOD, WUKONG, YENNENGA, BEOWULF, mode="teams"), 70, "choose_action", 5),
    Position(
        DUEL,
        "teams-defence-three-people",
        setup(ACHILLES, YENNENGA, ACHILLES, BEOWULF, mode="teams", people=[0, 1, 0, 2], rules={"versatile": "as_used"}),
        60,
        "choose_defence_card",
        7,
    ),
)
