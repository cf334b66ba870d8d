"""Cards of expansions in matches: what they are called and what they say, in every language."""

from __future__ import annotations

import copy
import io
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from meadhall import Match, new_match
from meadhall.cli.screen.console import SpacedConsole
from meadhall.cli.screen.screen import Screen
from meadhall.cli.screen.voice import Voice
from meadhall.games.unicorns.hall import facts, wire
from meadhall.games.unicorns.phrases.game import PHRASES, WHOLE
from meadhall.games.unicorns.phrases.trees import spelt_card, spelt_moments
from meadhall.games.unicorns.speech import UnicornSpeaker
from meadhall.games.unicorns.terminal.table import UnicornTable
from meadhall.localisation import key, languages, text_of
from meadhall.packs import carried
from meadhall.packs.carried import load_of
from meadhall.packs.pack import Pack
from meadhall.workshop.checking import checked_folder

LANGUAGES: Final = languages()
FOLDER: Final = Path(__file__).parents[3] / "examples" / "packs" / "night-herd"
SNACK: Final = "night.midnight-snack"
SNACKS: Final = {
    "en": "Sacrifice 1 card in your stable, then draw 3 cards.",
    "de": "Opfere 1 Karte aus deinem Stall; dann ziehe 3 Karten.",
    "pl": "Poświęć 1 kartę ze swojej stajni, a potem dobierz 3 karty.",
    "ru": "Принесите в жертву 1 карту из своего стойла, затем возьмите 3 карты.",
    "uk": "Принесіть у жертву 1 карту зі своєї стайні, а потім візьміть 3 карти.",
}


@cache
def herd() -> Pack:
    """The expansion that comes as an example."""
    pack = checked_folder(FOLDER).pack
    assert pack is not None
    return pack


def match_with(load: dict[str, Any]) -> Match:
    """A match of three with an expansion."""
    return new_match("unicorns", {"players": 3, "packs": {"night": load}}, seed=1)


def plain(text: str) -> str:
    """A text without its no-break spaces."""
    return text.replace("\u00a0", " ")


def own_cards(match: Match, language: str) -> dict[str, wire.HerdCard]:
    """The cards of the expansion, as the hall tells them."""
    return {id: card for id, card in facts.unicorn_facts(match, language).cards.items() if id.startswith("night.")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_tells_the_names_and_texts_of_an_expansion(language: str) -> None:
    """Hall, questions and terminal have the expansion's names in the viewer's language, and say what its cards do."""
    match = match_with(load_of(herd()))
    speaker = UnicornSpeaker(match, language)
    told = {card["id"]: card for card in herd().parts["cards"]}
    cards = own_cards(match, language)
    assert set(cards) == set(told)
    printed = dict(UnicornTable(match, None, Voice(language), Screen(SpacedConsole(file=io.StringIO()))).faces())
    texts = PHRASES.texts(language, WHOLE, {})
    for card in speaker.match.state.table.catalogue.cards:  # type: ignore[attr-defined]
        if card.id in told:
            found = cards[card.id]
            assert found.name == herd().words[language][card.id][key("card", card.id)] == speaker.part("card", card.id)
            assert spelt_moments(texts.understood(found.text).effects) == spelt_card(card)
            assert speaker.source_text({"card": card.id}) == found.text
            assert found.text in printed[found.name]
    assert plain(cards[SNACK].text) == SNACKS[language]


def test_expansions_with_the_same_ids_never_mix() -> None:
    """Two expansions that share all ids, but mean or name something else, each have their own names and texts."""
    load = load_of(herd())
    named, meant = copy.deepcopy(load), copy.deepcopy(load)
    named["words"]["de"][SNACK] = {key("card", SNACK): "Häppchen"}
    next(card for card in meant["parts"]["cards"] if card["id"] == SNACK)["play"] = [{"draw": 1}]
    found = [own_cards(match_with(each), "de")[SNACK] for each in (load, named, meant, load)]
    plain = herd().words["de"][SNACK][key("card", SNACK)]
    assert [card.name for card in found] == [plain, "Häppchen", plain, plain]
    assert [card.text for card in found] == [SNACKS["de"], SNACKS["de"], "Ziehe 1 Karte.", SNACKS["de"]]


def test_texts_of_expansions_in_use_are_found_outside_of_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has installed an expansion reads its cards without a match."""
    monkeypatch.setattr(carried, "USED", {"night": herd()})
    assert plain(text_of("unicorns", SNACK, language="uk")) == SNACKS["uk"]


def test_card_that_only_its_type_makes_do_something_says_it() -> None:
    """Babies go back to the nursery, instants stop others, basic unicorns do nothing, in an expansion too."""
    load = load_of(herd())
    cards = [{"id": f"night.{type}", "type": type} for type in ("baby", "instant", "basic")]
    load["parts"] = {"cards": cards, "without": ["super-neigh"], "letters": [
        {"id": f"night.{type}", "counts": dict.fromkeys(LANGUAGES, 4)} for type in ("baby", "basic")
    ]}  # fmt: skip
    found = own_cards(match_with(load), "en")
    assert found["night.baby"].text == text_of("unicorns", "baby-narwhal")
    assert found["night.instant"].text == text_of("unicorns", "neigh")
    assert found["night.basic"].text == ""
