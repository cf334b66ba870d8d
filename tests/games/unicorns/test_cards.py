"""`meadhall cards unicorns`: the cards, for a person."""

import re

import pytest

from meadhall.cli import main
from meadhall.cli.screen.console import NO_BREAK
from meadhall.games.unicorns.rules.catalogue import built_in
from meadhall.localisation import name, text_of


@pytest.fixture(autouse=True)
def _wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What the command prints."""
    assert main(["cards", "unicorns", *words, "--language", "en"]) == 0
    return capsys.readouterr().out


def test_all_cards_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """By their kinds, each with its copies, name and id; what several say in the same words is told once."""
    page = told(capsys)
    for card in built_in().cards:
        spoken = re.escape(name(None, "card", card.id, game="unicorns").replace(NO_BREAK, " "))
        assert re.search(rf"\b{card.copies}(?: ×)? +{spoken}(?!\w)", page), card.id
        assert re.search(rf"\b{card.id}\b", page)
    assert page.count("Whenever this baby is sacrificed") == 1
    assert [int(number) for number in re.findall(r"^[a-z ]+ \((\d+)\)$", page, re.MULTILINE)] == [
        sum(card.copies for card in built_in().cards if card.type == kind)
        for kind in ("baby", "basic", "magical", "magic", "upgrade", "downgrade", "instant")
    ]


@pytest.mark.parametrize("card", ["rhinocorn", "neigh", "narwhal", "baby-narwhal", "yay"])
def test_card_tells_all_that_is_printed(card: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Its name, kind, copies, the letters that may decide (V1.3), whether two play with it (V8.1), and its text."""
    facts = built_in().card(card)
    lines = told(capsys, card).splitlines()
    assert lines[0] == name(None, "card", card, game="unicorns")
    assert f" · {facts.copies} cop" in lines[1]
    letters = built_in().letters.get(card, {}).get("en")
    assert (f" · {letters} letters" in lines[1]) == bool(letters)
    assert ("not with two players" in lines[1]) == (not facts.for_two)
    assert lines[2:] == ([] if facts.type == "basic" else [f"  {text_of('unicorns', card)}"])


def test_cards_can_be_read_on_a_narrow_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 80 columns no name, id or text is cut off."""
    monkeypatch.setenv("COLUMNS", "80")
    page = told(capsys)
    assert "…" not in page
    assert "Extremely Destructive Unicorn" in page
