"""`meadhall cards duel`: heroes and their decks, for a person."""

import re

import pytest

from meadhall.cli import main
from meadhall.games.duel.rules.catalogue import built_in
from meadhall.localisation import name


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the command prints."""
    assert main(["cards", "duel", *words, "--language", "en"]) == 0
    return capsys.readouterr().out


def test_all_heroes_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a hero, each has a line with name, id and numbers."""
    lines = told(capsys).splitlines()
    for hero in built_in().heroes.values():
        line = next(line for line in lines if f" {hero.id} " in line)
        assert line.startswith(name(None, "hero", hero.id, game="duel"))
        assert re.search(rf" {hero.health} .* {hero.move} ", line)


@pytest.mark.parametrize("hero", sorted(built_in().heroes))
def test_deck_is_shown_with_all_that_is_printed(hero: str, capsys: pytest.CaptureFixture[str]) -> None:
    """D4.1: each card has its copies, name, type, value, boost and text; the copies sum to a deck."""
    page = told(capsys, hero)
    facts = built_in().hero(hero)
    assert page.startswith(name(None, "hero", hero, game="duel"))
    assert f"Health: {facts.health}" in page
    for card in facts.cards:
        spoken = re.escape(name(None, "card", f"{hero}-{card.id}", game="duel"))
        value = "–" if card.value is None else card.value
        boost = "–" if card.boost is None else card.boost
        assert re.search(rf"^ *{card.copies} +{spoken} .* {value} +{boost} ", page, re.MULTILINE), card.id
    assert sum(int(number) for number in re.findall(r"^ *(\d) {3}", page, re.MULTILINE)) == 30


def test_deck_can_be_read_on_a_narrow_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 80 columns lines are broken between words, none is cut off."""
    monkeypatch.setenv("COLUMNS", "80")
    page = told(capsys, "little-red-riding-hood")
    assert max(len(line) for line in page.split("\n\n", 1)[1].splitlines()) <= 80
    assert "…" not in page
    assert "attack or defence 4 · boost 3" in page
