"""Packs are checked strictly: a mistake is refused with its file, line and card, and with what was expected there."""

import re
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from meadhall.games.duel.drawing import PATTERNS
from meadhall.games.duel.rules.catalogue import DATA, MOST_ZONES, Catalogue, built_in
from meadhall.kernel.errors import PackError
from meadhall.packs import Source
from meadhall.packs.facts import read_yaml
from tests.games.duel import homemade

HERO: Final = (homemade.HERE / "heroes" / "tinker.yaml").read_text(encoding="utf-8")
BOARD: Final = (homemade.HERE / "boards" / "square.yaml").read_text(encoding="utf-8")
MISTAKES: Final = read_yaml(Path(__file__).with_name("mistakes.yaml").read_text(encoding="utf-8"))


def mistakes(part: str) -> pytest.MarkDecorator:
    """The test once for each mistake of a part of the list."""
    return pytest.mark.parametrize("mistake", [pytest.param(each, id=each["name"]) for each in MISTAKES[part]])


@cache
def read() -> Catalogue:
    """The package's own pack, read once."""
    catalogue = Catalogue()
    catalogue.load(DATA)
    return catalogue


def package() -> Catalogue:
    """A catalogue of the package's own pack, which may be added to."""
    return deepcopy(read())


def made(text: str, mistake: dict[str, Any]) -> str:
    """A file's text with a mistake made in it."""
    assert mistake["old"] in text
    return text.replace(mistake["old"], mistake["new"], 1)


def refusal_of_hero(text: str) -> str:
    """What the catalogue says of a hero file that it refuses."""
    with pytest.raises(PackError) as refused:
        package().add_hero(Source("tinker.yaml", text))
    return str(refused.value)


def refusal_of_board(text: str) -> str:
    """What the catalogue says of a board file that it refuses."""
    with pytest.raises(PackError) as refused:
        package().add_board(Source("square.yaml", text))
    return str(refused.value)


@mistakes("cards")
def test_a_mistake_on_a_card_is_refused_with_file_line_and_card(mistake: dict[str, Any]) -> None:
    """The message begins with file, line and card, and tells what was expected."""
    told = refusal_of_hero(made(HERO, mistake))
    line = HERO[: HERO.index(mistake["old"])].count("\n") + 1
    assert told.startswith(f"tinker.yaml:{line}: {mistake['card']}: ")
    assert mistake["says"] in told


@mistakes("heroes")
def test_a_mistake_of_a_hero_is_refused_with_its_file(mistake: dict[str, Any]) -> None:
    """The message begins with file and line, and tells what was expected."""
    told = refusal_of_hero(made(HERO, mistake))
    assert told.startswith("tinker.yaml:")
    assert mistake["says"] in told


def test_a_deck_may_be_small_but_not_too_small() -> None:
    """H2: from ten cards on; the package's own decks have thirty."""
    assert "the copies of tinker sum to 7; a deck has 10 to 30 cards" in refusal_of_hero(sized(1))
    package().add_hero(Source("tinker.yaml", sized(2)))
    assert {sum(card.copies for card in hero.cards) for hero in built_in().heroes.values()} == {30}


def sized(copies: int) -> str:
    """The hero with so many copies of each card."""
    return re.sub(r"copies: \d", f"copies: {copies}", HERO)


@mistakes("boards")
def test_a_mistake_of_a_board_is_refused_with_its_file(mistake: dict[str, Any]) -> None:
    """The message begins with file and line, and tells what was expected."""
    told = refusal_of_board(made(BOARD, mistake))
    assert told.startswith("square.yaml:")
    assert mistake["says"] in told


@pytest.mark.parametrize(("text", "found"), [("", "null"), ("- tinker\n", "array"), ("tinker\n", "str")])
def test_a_file_of_another_form_is_refused(text: str, found: str) -> None:
    """A hero is a mapping of its parts."""
    assert refusal_of_hero(text) == f"tinker.yaml:1: Expected `object`, got `{found}`"


def test_a_file_that_is_not_yaml_is_refused_with_its_file_and_line() -> None:
    """The message names the file and where it breaks off."""
    told = refusal_of_hero("id: [broken\nhealth: 3\n")
    assert told.startswith("tinker.yaml: this is not YAML:")
    assert "line 2" in told


@pytest.mark.parametrize("name", ["tinker", "beowulf"])
def test_a_refused_hero_leaves_the_catalogue_as_it_was(name: str) -> None:
    """Nothing of a wrong file is taken in, and it replaces nothing."""
    catalogue = package()
    before = dict(catalogue.heroes)
    with pytest.raises(PackError):
        catalogue.add_hero(Source("tinker.yaml", HERO.replace("id: tinker", f"id: {name}") + "shade: red\n"))
    with pytest.raises(PackError):
        catalogue.add_hero(
            Source("tinker.yaml", HERO.replace("id: tinker", f"id: {name}").replace("draw: 1", "drew: 1"))
        )
    assert catalogue.heroes == before


def test_a_pack_adds_heroes_and_boards_beside_those_of_the_package() -> None:
    """A good pack is taken in as a whole."""
    catalogue = package()
    before = set(catalogue.heroes) | set(catalogue.boards)
    catalogue.load(homemade.HERE)
    added = (set(catalogue.heroes) | set(catalogue.boards)) - before
    assert added == {
        "hoarder",
        "keeper",
        "trapper",
        "watcher",
        "archivist",
        "author",
        "chooser",
        "gambler",
        "gate",
        "gnome",
        "juggler",
        "runner",
        "tinker",
        "twin",
        "square",
        "yard",
    }


def test_a_card_may_be_like_one_that_several_decks_share() -> None:
    """Effects of shared.yaml can be named instead of written again."""
    catalogue = package()
    guard = "{id: guard, type: defence, value: 2, boost: 1, copies: 5}"
    catalogue.add_hero(Source("tinker.yaml", HERO.replace(guard, guard[:-1] + ", like: feint}")))
    assert catalogue.heroes["tinker"].cards[1].immediately == ["cancel"]


def test_every_zone_of_a_board_can_have_a_pattern_of_its_own() -> None:
    """A board may have as many zones as there are patterns, and no more (D2.4)."""
    assert len({pattern.name for pattern in PATTERNS}) == MOST_ZONES
