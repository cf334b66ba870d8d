"""Every sentence of the coach exists in every language: each reason and each habit that a game has declared."""

from __future__ import annotations

from itertools import product
from typing import Any, Final

import pytest

from meadhall.bots.coaching import coaching_of
from meadhall.bundle import games_with
from meadhall.hall.replays.coach import FILE, LEAST, SIZES, STANDINGS
from meadhall.localisation import NONE, key, languages, words
from tests.census.lexicons.sources import HALL, said
from tests.census.lexicons.written import written

GAMES: Final = games_with("coaching")
REASON: Final[tuple[dict[str, Any], ...]] = tuple(
    {"number": number, "given": 2, "best": best} for number, best in ((0, 3), (1, 10), (2, 5), (5, 7), (21, 9))
)
HABIT: Final[tuple[dict[str, Any], ...]] = tuple(
    {"way": way, "taken": 2, "open": 40, "best": 21} for way in ("less", "more")
)

per_language = pytest.mark.parametrize("language", languages())


@per_language
@pytest.mark.parametrize("game", GAMES)
def test_coach_has_a_sentence_for_each_reason_and_habit_of_a_game(game: str, language: str) -> None:
    """No fact and no way without its sentence, no sentence left over, and each can be said of any numbers."""
    coaching, own = coaching_of(game), words(f"{game}/{FILE}", language)
    facts = {key("fact", fact.name) for fact in coaching.facts}
    habits = {key("habit", name) for name in coaching.habits}
    messages = written(f"{game}/{FILE}", language)
    assert set(messages) == facts | habits
    for message, parts in (*product(sorted(facts), REASON), *product(sorted(habits), HABIT)):
        assert messages[message].variables <= parts.keys()
        assert own.say(message, parts).endswith("."), message
    for message in habits:
        assert len({own.say(message, parts) for parts in HABIT}) == len(HABIT)


@per_language
def test_coach_has_its_own_sentences(language: str) -> None:
    """What the coach says of any game is what its module names; every standing and size has words of its own."""
    own = words(FILE, language)
    general = {key("fact", name) for name in LEAST}
    named = said([HALL / "hall" / "replays" / "coach.py"]) | {"coach-standing", "coach-chance"}
    assert set(written(FILE, language)) == named | general
    standings = [*(name for _, name in STANDINGS), "far_behind", "won", "lost"]
    told = {own.say("coach-standing", {"standing": name, "percent": 40}) for name in standings}
    assert len(told) == len(standings)
    assert len({own.say("coach-better", {"size": name, "best": "X"}) for _, name in SIZES}) == len(SIZES)
    for message in ("coach-flawless", "coach-about", "coach-share"):
        told = {own.say(message, {"own": whose, "good": 3, "all": 4}) for whose in (NONE, "own")}
        assert len(told) == 2
    for message, parts in product(sorted(general), REASON):
        assert own.say(message, parts).endswith(".")
