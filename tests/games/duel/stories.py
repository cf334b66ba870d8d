"""Stories of the duel with every hero, mode, board and rule."""

from typing import Final

from tests.games.duel.positions import (
    ACHILLES,
    ALICE,
    ARTHUR,
    BEOWULF,
    BIGFOOT,
    DUEL,
    HOOD,
    MARY,
    MEDUSA,
    ROBIN,
    SINBAD,
    WUKONG,
    YENNENGA,
    setup,
)
from tests.transcripts import Story

STORIES: Final = (
    Story(DUEL, "duel", setup(YENNENGA, ACHILLES)),
    Story(DUEL, "duel-doors", setup(WUKONG, HOOD, board="heorot")),
    Story(DUEL, "duel-mirror", setup(BEOWULF, BEOWULF, board="heorot", first=1)),
    Story(DUEL, "duel-defeat-at-once", setup(ACHILLES, BEOWULF, rules={"defeat": "at_once"})),
    Story(DUEL, "duel-versatile-as-used", setup(HOOD, WUKONG, rules={"versatile": "as_used"})),
    Story(DUEL, "duel-discard-late", setup(YENNENGA, HOOD, board="heorot", rules={"discard": "after_abilities"})),
    Story(DUEL, "free-for-all-three", setup(BEOWULF, WUKONG, ACHILLES, mode="free_for_all")),
    Story(
        DUEL,
        "free-for-all-four",
        setup(YENNENGA, HOOD, WUKONG, BEOWULF, mode="free_for_all", rules={"defeat": "at_once"}),
    ),
    Story(DUEL, "free-for-all-forfeit", setup(HOOD, YENNENGA, ACHILLES, WUKONG, mode="free_for_all"), (75, 2)),
    Story(DUEL, "teams", setup(ACHILLES, HOOD, BEOWULF, YENNENGA, mode="teams")),
    Story(
        DUEL, "teams-closed-hands", setup(WUKONG, BEOWULF, HOOD, ACHILLES, mode="teams", rules={"teammates": "closed"})
    ),
    Story(DUEL, "duel-woods", setup(ROBIN, BIGFOOT, board="sherwood-forest", rules={"discard": "after_abilities"})),
    Story(DUEL, "duel-snow", setup(BIGFOOT, ROBIN, board="yukon")),
    Story(DUEL, "duel-legends", setup(ARTHUR, ALICE, board="marmoreal")),
    Story(DUEL, "duel-passages", setup(SINBAD, MEDUSA, board="baskerville-manor")),
    Story(DUEL, "duel-mine", setup(MARY, WUKONG, board="king-solomons-mine")),
    Story(DUEL, "duel-hall", setup(ARTHUR, ARTHUR, board="frost-hall", first=0)),
    Story(DUEL, "duel-gardens", setup(MARY, ALICE, board="hanging-gardens", rules={"versatile": "as_used"})),
    Story(DUEL, "free-for-all-soho", setup(ALICE, MARY, SINBAD, mode="free_for_all", board="soho")),
    Story(
        DUEL, "free-for-all-stage", setup(ARTHUR, MEDUSA, ROBIN, BIGFOOT, mode="free_for_all", board="globe-theatre")
    ),
    Story(DUEL, "teams-venice", setup(ARTHUR, SINBAD, MARY, MEDUSA, mode="teams", board="venice")),
    Story(DUEL, "teams-fords", setup(ALICE, ROBIN, BIGFOOT, ARTHUR, mode="teams", board="four-fords")),
    Story(DUEL, "teams-three-people", setup(YENNENGA, WUKONG, YENNENGA, HOOD, mode="teams", people=[0, 1, 0, 2])),
)

# what was recorded by earlier versions, and the rules that have changed for it since; none where it replays
CHANGED: Final[dict[str, tuple[str, ...]]] = {
    "0.1.0/duel-doors": (),
    "0.1.0/duel-woods": (),
    "0.1.0/duel-hall": ("R20",),
    "0.1.0/duel-gardens": ("R18", "R19", "R22"),
    "0.1.0/free-for-all-stage": ("R20", "D11.4"),
}
