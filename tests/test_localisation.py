"""Sentences and names: what people read instead of ids."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import meadhall
from meadhall import localisation
from meadhall.localisation import MessageError, MissingMessageError, UnknownLanguageError, name, say


def duel(*heroes: str, board: str = "sarpedon", first: int | None = 0) -> meadhall.Match:
    """A match at its first question."""
    return meadhall.new_match("duel", {"heroes": list(heroes), "board": board, "first": first}, seed=7)


def test_question_is_a_sentence() -> None:
    """A question names the seat that is asked by its hero."""
    match = duel("beowulf", "yennenga", first=None)
    assert say(match, match.decision) == "Beowulf, say who goes first."


def test_option_is_a_sentence() -> None:
    """An option names what it does to whom."""
    match = duel("beowulf", "yennenga", first=None)
    assert [say(match, option) for option in match.decision.options] == ["Beowulf goes first", "Yennenga goes first"]


def test_option_is_said_without_its_question_when_that_is_closed() -> None:
    """An option of an answered question is still a sentence, in general words."""
    match = duel("beowulf", "yennenga")
    option = meadhall.Option("pass", 59, "pass", {})
    assert say(match, option) == "No"


def test_drawn_card_is_named_to_its_owner_only() -> None:
    """The same event is one sentence to those who see the card and another to those who do not."""
    match = duel("beowulf", "yennenga")
    own, others = ([say(match, event) for event in match.events_for(seat)] for seat in (0, None))
    assert "Beowulf draws a card." in others
    assert "Beowulf draws a card." not in own
    assert any(sentence.startswith("Beowulf draws “") for sentence in own)


def test_outcome_names_winners_and_reason() -> None:
    """An end is a sentence, also with several winners."""
    match = duel("beowulf", "yennenga")
    assert say(match, meadhall.Outcome((0,), "hero_defeated")) == "Beowulf wins: the enemy hero is defeated."
    both = say(match, meadhall.Outcome((0, 1), "team_defeated"))
    assert both == "Beowulf and Yennenga win: both heroes of the other team are defeated."


def test_sidekicks_of_one_name_are_numbered() -> None:
    """Archers have numbers, Wiglaf has none."""
    match = duel("beowulf", "yennenga")
    assert [name(match, "fighter", which) for which in ("archer-2", "wiglaf")] == ["Archer 2", "Wiglaf"]


def test_seats_are_told_apart_when_a_hero_is_there_twice() -> None:
    """In a mirror match every fighter's name tells its seat, and a card is named as ever."""
    match = duel("yennenga", "yennenga")
    names = [name(match, "fighter", which) for which in ("yennenga@0", "archer-2@1")]
    assert names == ["Yennenga (seat 1)", "Archer 2 (seat 2)"]
    assert name(match, "seat", 1) == "Yennenga (seat 2)"
    assert name(match, "card", "skirmish@1") == "Skirmish"


def test_card_that_two_heroes_have_is_named_in_a_match() -> None:
    """Feint of the second seat bears the seat in its id and not in its name."""
    assert name(duel("beowulf", "achilles"), "card", "feint@1") == "Feint"


def test_names_are_had_without_a_match() -> None:
    """A catalogue's names need no match."""
    names = [
        name(None, "card", "yennenga-volley"),
        name(None, "board", "heorot"),
        name(None, "zone", "heorot-gray-light"),
    ]
    assert names == ["Volley", "Heorot", "light grey"]


def test_places_are_named_by_the_match_board() -> None:
    """Zones and doors of a match are those of its board."""
    match = duel("beowulf", "achilles", board="heorot")
    assert (name(match, "zone", "blue-dark"), name(match, "door", "west")) == ("dark blue", "west door")


def test_card_line_tells_all_that_is_printed() -> None:
    """A card with its numbers, its users, its symbol and its text."""
    line = localisation.card_line(duel("little-red-riding-hood", "achilles"), "a-grimm-tale")
    text = localisation.card_text("little-red-riding-hood", "a-grimm-tale")
    assert line == f"“A Grimm Tale” (scheme, boost 3, Huntsman only, shows: wolfsbane): {text}"


def test_question_by_an_ability_names_it() -> None:
    """Sun Wukong's player is asked about the ability, whose text can be shown."""
    match = duel("sun-wukong", "achilles")
    while match.decision.question != "choose_whether":
        match.answer(match.decision.options[0])
    assert say(match, match.decision) == "Sun Wukong, “Plucked Hair”: will you use it?"
    text = localisation.ability_text("sun-wukong", "plucked-hair")
    assert localisation.source_text(match, match.decision) == text


def test_rule_of_a_question_can_be_read() -> None:
    """The ids behind a question lead to rules in words."""
    match = duel("sun-wukong", "achilles", first=None)
    assert [localisation.rule_text(rule) for rule in match.decision.rules]
    assert localisation.rule_text("D1.7") == "All doors are open at first."


def test_unknown_language_is_refused_by_name() -> None:
    """The refusal names the languages that there are."""
    with pytest.raises(UnknownLanguageError, match=r"no words in 'tlh'.*en"):
        name(None, "hero", "beowulf", "tlh")


def test_missing_message_is_an_error() -> None:
    """No id is ever shown in a word's place."""
    with pytest.raises(MissingMessageError, match="hero-grendel"):
        name(None, "hero", "grendel")
    with pytest.raises(MissingMessageError, match="ability"):
        name(duel("beowulf", "achilles"), "ability", "flight")


def test_missing_argument_is_an_error() -> None:
    """A sentence with a gap is not said."""
    with pytest.raises(MessageError, match="event-card_taken"):
        localisation.words("duel").say("event-card_taken", {"seat": "Beowulf"})


def test_game_without_words_is_refused() -> None:
    """A game needs a file of words."""
    with pytest.raises(MissingMessageError, match="chess"):
        localisation.rule_text("D1.1", game="chess")


@pytest.fixture
def more_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of all words, to which a test may add."""
    folder = tmp_path / "locales"
    shutil.copytree(localisation.LOCALES, folder)
    monkeypatch.setattr(localisation, "LOCALES", folder)
    localisation.languages.cache_clear()
    localisation.words.cache_clear()
    yield folder
    localisation.languages.cache_clear()
    localisation.words.cache_clear()


def test_language_is_added_by_a_folder(more_languages: Path) -> None:
    """A folder with the same files is a further language."""
    shutil.copytree(more_languages / "en", more_languages / "pl")
    file = more_languages / "pl" / "duel.ftl"
    words = file.read_text(encoding="utf-8").replace("hero-beowulf = Beowulf", "hero-beowulf = Beowulf z Geatów")
    file.write_text(words, encoding="utf-8")
    assert localisation.languages() == ("en", "pl")
    match = duel("beowulf", "yennenga", first=None)
    assert say(match, match.decision, "pl") == "Beowulf z Geatów, say who goes first."
    assert say(match, match.decision) == "Beowulf, say who goes first."


def test_package_is_imported_without_words() -> None:
    """Who only plays in code waits for no words."""
    script = "import sys, meadhall; print([name for name in sys.modules if name.startswith(('fluent', 'babel'))])"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout == "[]\n"
