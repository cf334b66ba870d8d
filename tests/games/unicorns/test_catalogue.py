"""Sets of unicorn cards are checked strictly: a mistake is refused with its file, line, card and what was expected."""

from pathlib import Path
from typing import Any, Final

import pytest

from meadhall.games.unicorns.rules.catalogue import Catalogue, built_in
from meadhall.kernel.errors import PackError, SetupError
from meadhall.packs import Source
from meadhall.packs.facts import read_yaml
from tests.games.unicorns.homemade import PADDOCK, homemade_unicorns

CARDS: Final = (PADDOCK / "paddock.yaml").read_text(encoding="utf-8")
LETTERS: Final = (PADDOCK / "letters.yaml").read_text(encoding="utf-8")
MISTAKES: Final = read_yaml(Path(__file__).with_name("mistakes.yaml").read_text(encoding="utf-8"))


def refusal(text: str) -> str:
    """What a catalogue says of a file of cards that it refuses."""
    catalogue = Catalogue()
    with pytest.raises(PackError) as refused:
        take_in(catalogue, text)
    return str(refused.value)


def take_in(catalogue: Catalogue, text: str) -> None:
    """Let a catalogue take a file of cards in and look at all of its cards."""
    catalogue.add(Source("paddock.yaml", text))
    catalogue.check()


def refusal_of_set(folder: Path, letters: str) -> str:
    """What a catalogue says of the set with other letters."""
    (folder / "paddock.yaml").write_text(CARDS, encoding="utf-8")
    (folder / "letters.yaml").write_text(letters, encoding="utf-8")
    with pytest.raises(PackError) as refused:
        Catalogue().load(folder)
    return str(refused.value)


@pytest.mark.parametrize("mistake", [pytest.param(each, id=each["name"]) for each in MISTAKES])
def test_a_mistake_on_a_card_is_refused_with_file_line_and_card(mistake: dict[str, Any]) -> None:
    """The message begins with file, line and card, and tells what was expected."""
    old: str = mistake["old"]
    assert old in CARDS
    told = refusal(CARDS.replace(old, mistake["new"], 1))
    line = CARDS[: CARDS.index(old)].count("\n") + 1
    assert told.startswith(f"paddock.yaml:{line}: {mistake['card']}: ")
    assert mistake["says"] in told


@pytest.mark.parametrize(("text", "found"), [("", "null"), ("id: pony\n", "object"), ("pony\n", "str")])
def test_a_file_of_another_form_is_refused(text: str, found: str) -> None:
    """A file is a list of cards."""
    assert refusal(text) == f"paddock.yaml:1: Expected `array`, got `{found}`"


def test_a_file_that_is_not_yaml_is_refused_with_its_file_and_line() -> None:
    """The message names the file and where it breaks off."""
    told = refusal("- {id: pony\n- {id: mule}\n")
    assert told.startswith("paddock.yaml: this is not YAML:")
    assert "line 2" in told


def test_more_instants_than_can_be_shown_are_refused_with_the_card_that_is_too_much() -> None:
    """A card being played shows at most fifteen instants."""
    told = refusal(CARDS.replace("{id: whoa, type: instant, copies: 3}", "{id: whoa, type: instant, copies: 9}"))
    line = CARDS[: CARDS.index("id: verdict")].count("\n") + 1
    assert told.startswith(f"paddock.yaml:{line}: verdict: ")
    assert "16 instants; at most 15 can be played on one card and be shown" in told


def test_a_card_of_another_file_is_not_replaced() -> None:
    """The second card with an id is refused where it stands, and the first one stays."""
    catalogue = Catalogue()
    take_in(catalogue, CARDS)
    with pytest.raises(PackError, match=r"more\.yaml:2: pony: a second card with this id"):
        catalogue.add(Source("more.yaml", "- {id: mare, type: basic}\n- {id: pony, type: basic}\n"))
    assert catalogue.card("pony").copies == 8


@pytest.mark.parametrize("broken", ["{id: nag, type: basic, colour: grey}", "{id: nag, type: basic, enter: [draw: 1]}"])
def test_a_refused_file_leaves_the_catalogue_as_it_was(broken: str) -> None:
    """Nothing of a wrong file is taken in, the cards before the mistake included."""
    catalogue = Catalogue()
    take_in(catalogue, CARDS)
    before = [card.id for card in catalogue.cards]
    with pytest.raises(PackError):
        catalogue.add(Source("more.yaml", f"- {{id: mare, type: basic}}\n- {broken}\n"))
    assert [card.id for card in catalogue.cards] == before
    catalogue.check()


def test_an_unknown_card_is_refused_by_name() -> None:
    """The nearest one is proposed."""
    with pytest.raises(SetupError, match="there is no card 'narwal'; did you mean 'narwhal'"):
        built_in().card("narwal")


def test_letters_that_are_no_number_are_refused_with_their_file(tmp_path: Path) -> None:
    """Letters are counted."""
    told = refusal_of_set(tmp_path, LETTERS.replace("pony: {en: 4,", "pony: {en: four,"))
    assert told.startswith("letters.yaml:")
    assert "Expected `int`, got `str`" in told


def test_letters_of_an_unknown_card_are_refused(tmp_path: Path) -> None:
    """A slip in an id would leave a unicorn without letters (V1.3)."""
    told = refusal_of_set(tmp_path, LETTERS.replace("pony:", "ponny:"))
    assert told.startswith("letters.yaml:")
    assert "'ponny'; did you mean 'pony'" in told


def test_a_unicorn_without_letters_in_a_language_is_refused(tmp_path: Path) -> None:
    """Every unicorn has a number of letters in each language of the set (V1.3)."""
    told = refusal_of_set(tmp_path, LETTERS.replace("pony: {en: 4, ru: 4}", "pony: {en: 4}"))
    assert "pony" in told
    assert "ru" in told


def test_a_set_of_ones_own_can_be_played() -> None:
    """It brings its cards, its nursery and the languages whose letters it counts."""
    game = homemade_unicorns()
    assert game.catalogue.languages() == ["en", "ru"]
    setup = game.prepare({"players": 3})
    table = game.tables.table(setup)
    assert (len(table.deck), table.babies.bit_count()) == (62, 3)
    assert game.prepare({"players": 2, "language": "ru"})["language"] == "ru"
    with pytest.raises(SetupError, match="'language' cannot be 'pl'; expected one of: en, ru"):
        game.prepare({"players": 3, "language": "pl"})


def test_more_players_than_babies_are_refused() -> None:
    """Everybody picks a baby (V2.2)."""
    with pytest.raises(SetupError, match="3 babies"):
        homemade_unicorns().prepare({"players": 4})
