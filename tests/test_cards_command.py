"""`meadhall cards`: heroes and their decks, and the cards of the unicorn game, for a person."""

import re

import pytest

from meadhall.cli import main
from meadhall.cli.paper import NO_BREAK
from meadhall.games.duel.catalogue import built_in
from meadhall.games.unicorns.catalogue import built_in as unicorns
from meadhall.localisation import name, text_of


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the command prints."""
    game = [] if "unicorns" in words else ["duel"]
    assert main(["cards", *game, *words, "--language", "en"]) == 0
    return capsys.readouterr().out


def test_all_heroes_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a hero, each has a line with name, id and numbers."""
    lines = told(capsys).splitlines()
    for hero in built_in().heroes.values():
        line = next(line for line in lines if f" {hero.id} " in line)
        assert line.startswith(name(None, "hero", hero.id))
        assert re.search(rf" {hero.health} .* {hero.move} ", line)


@pytest.mark.parametrize("hero", sorted(built_in().heroes))
def test_deck_is_shown_with_all_that_is_printed(hero: str, capsys: pytest.CaptureFixture[str]) -> None:
    """D4.1: each card has its copies, name, type, value, boost and text; the copies sum to a deck."""
    page = told(capsys, hero)
    facts = built_in().hero(hero)
    assert page.startswith(name(None, "hero", hero))
    assert f"Health: {facts.health}" in page
    for card in facts.cards:
        spoken = re.escape(name(None, "card", f"{hero}-{card.id}"))
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


def test_all_unicorn_cards_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """By their kinds, each with its copies, name and id; what several say in the same words is told once."""
    page = told(capsys, "unicorns")
    for card in unicorns().cards:
        spoken = re.escape(name(None, "card", card.id, game="unicorns").replace(NO_BREAK, " "))
        assert re.search(rf"\b{card.copies}(?: ×)? +{spoken}(?!\w)", page), card.id
        assert re.search(rf"\b{card.id}\b", page)
    assert page.count("Whenever this baby is sacrificed") == 1
    assert [int(number) for number in re.findall(r"^[a-z ]+ \((\d+)\)$", page, re.MULTILINE)] == [
        sum(card.copies for card in unicorns().cards if card.type == kind)
        for kind in ("baby", "basic", "magical", "magic", "upgrade", "downgrade", "instant")
    ]


@pytest.mark.parametrize("card", ["rhinocorn", "neigh", "narwhal", "baby-narwhal", "yay"])
def test_unicorn_card_tells_all_that_is_printed(card: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Its name, kind, copies, the letters that may decide (V1.3), whether two play with it (V8.1), and its text."""
    facts = unicorns().card(card)
    lines = told(capsys, "unicorns", card).splitlines()
    assert lines[0] == name(None, "card", card, game="unicorns")
    assert f" · {facts.copies} cop" in lines[1]
    letters = unicorns().letters.get(card, {}).get("en")
    assert (f" · {letters} letters" in lines[1]) == bool(letters)
    assert ("not with two players" in lines[1]) == (not facts.for_two)
    assert lines[2:] == ([] if facts.type == "basic" else [f"  {text_of('unicorns', card)}"])


def test_unicorn_cards_can_be_read_on_a_narrow_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 80 columns no name, id or text is cut off."""
    monkeypatch.setenv("COLUMNS", "80")
    page = told(capsys, "unicorns")
    assert "…" not in page
    assert "Extremely Destructive Unicorn" in page
