"""Heroes of packs in matches: what their cards are called and what they say, in every language."""

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
from meadhall.games.duel.hall import facts, wire
from meadhall.games.duel.phrases import faces as kept
from meadhall.games.duel.phrases.faces import TIMINGS
from meadhall.games.duel.phrases.trees import spelt
from meadhall.games.duel.speech import DuelSpeaker, faces
from meadhall.games.duel.terminal.table import DuelTable
from meadhall.localisation import key, languages, name, text_of
from meadhall.localisation.visitors import large, words_of
from meadhall.packs import carried
from meadhall.packs.carried import load_of
from meadhall.packs.pack import Pack
from meadhall.workshop.checking import checked_folder

LANGUAGES: Final = languages()
FOLDER: Final = Path(__file__).parents[3] / "examples" / "packs" / "lamplighter"
LAMPLIGHTER: Final = "lamps.lamplighter"
# how the Lamplighter is called where a case asks for it, and one whole text
SWAPPED: Final = {
    "en": "SCHEME: Swap the Lamplighter with Shadow. Deal 1 damage to each enemy next to Shadow.",
    "de": "PLANUNG: Lass den Laternenmann und Schatten die Felder tauschen. "
    "Jeder gegnerische Kämpfer neben Schatten erleidet 1 Schaden.",
    "pl": "FORTEL: Zamień miejscami Latarnika i Cienia. Zadaj 1 obrażenie każdemu wrogowi, który sąsiaduje z Cieniem.",
    "ru": "ПРИЁМ: поменяйте местами Фонарщика и Тень. Нанесите 1 урон каждому вражескому бойцу рядом с Тенью.",
    "uk": "ВИВЕРТ: Поміняйте місцями Ліхтарника та Тінь. "
    "Завдайте 1 поранення кожному ворожому бійцеві поруч із помічником «Тінь».",
}


@cache
def lamplighter() -> Pack:
    """The pack that comes as an example."""
    pack = checked_folder(FOLDER).pack
    assert pack is not None
    return pack


def match_with(load: dict[str, Any], seed: int = 1) -> Match:
    """A match of the Lamplighter against Beowulf."""
    heroes = [LAMPLIGHTER, "beowulf"]
    return new_match("duel", {"heroes": heroes, "board": "lamps.lamp-street", "packs": {"lamps": load}}, seed=seed)


def plain(text: str) -> str:
    """A text without its no-break spaces."""
    return text.replace("\u00a0", " ")


def own_cards(match: Match, language: str) -> dict[str, wire.DuelCard]:
    """The cards of the pack's hero, as the hall tells them, by their ids in the catalogue."""
    told = facts.duel_facts(match, language).cards.values()
    return {card.id: card for card in told if card.hero == LAMPLIGHTER}


@pytest.mark.parametrize("language", LANGUAGES)
def test_hall_tells_all_names_and_texts_of_a_packs_hero(language: str) -> None:
    """Each card has the pack's name in the language of whoever looks, and says what its effects do."""
    match = match_with(load_of(lamplighter()))
    speaker = DuelSpeaker(match, language)
    hero = speaker.table.catalogue.hero(LAMPLIGHTER)
    said = speaker.faces(LAMPLIGHTER)
    names = lamplighter().words[language][LAMPLIGHTER]
    cards = own_cards(match, language)
    assert set(cards) == {card.id for card in hero.cards}
    for card in hero.cards:
        assert cards[card.id].name == names[key("card", LAMPLIGHTER, card.id)]
        effects = {timing: spelt(getattr(card, timing)) for timing in TIMINGS if getattr(card, timing)}
        (read,) = said.read_card(cards[card.id].text)
        assert {part: spelt(read[part]) for part in TIMINGS if part in read} == effects
    assert plain(cards["dusk"].text) == SWAPPED[language]
    told = facts.duel_facts(match, language).heroes[0]
    assert (told.name, told.text) == (large(name(match, "seat", 0, language)), said.character)
    assert {cards["rekindle"].who, cards["out-of-the-dark"].who} == {told.name, told.sidekick}


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_the_terminal_say_the_same_as_the_hall(language: str) -> None:
    """Whoever is asked because of a card or ability of a pack reads its text, and so do people at a terminal."""
    match = match_with(load_of(lamplighter()))
    speaker = DuelSpeaker(match, language)
    cards = own_cards(match, language)
    ids = {card: id for id, (hero, card) in speaker.table.names.items() if hero == LAMPLIGHTER}
    assert speaker.source_text({"card": ids["dusk"]}) == cards["dusk"].text
    ability = speaker.source_text({"ability": "long-shadow"})
    assert ability != ""
    assert ability == speaker.source_text({"character": LAMPLIGHTER})
    table = DuelTable(match, None, Voice(language), Screen(SpacedConsole(file=io.StringIO(), width=100)))
    printed = dict(table.faces())
    for card in cards.values():
        assert card.text in printed[card.name]
        assert card.who in printed[card.name]


def renamed(load: dict[str, Any], language: str, message: str, word: Any) -> dict[str, Any]:
    """The same pack with another name for something in one language."""
    found = copy.deepcopy(load)
    found["words"][language][LAMPLIGHTER][message] = word
    return found


def test_packs_with_the_same_ids_never_mix() -> None:
    """Two packs that share all ids, but mean or name something else, each have their own texts."""
    load = load_of(lamplighter())
    named = renamed(load, "de", "fighter-lamps-shadow", "Irrlicht")
    meant = copy.deepcopy(load)
    cards = {card["id"]: card for card in meant["parts"]["heroes"][0]["cards"]}
    cards["dusk"]["scheme"] = [{"draw": 3}]
    texts = [own_cards(match_with(each), "de")["dusk"].text for each in (load, named, meant, load)]
    assert texts == [
        SWAPPED["de"],
        SWAPPED["de"].replace("Schatten", "Irrlicht"),
        "PLANUNG: Ziehe 3 Karten.",
        SWAPPED["de"],
    ]


def test_faces_hold_what_they_are_kept_by() -> None:
    """A place among the faces is kept by hero and words together with them, so that nothing new can get its number."""
    kept.FACES.clear()
    speaker = DuelSpeaker(match_with(load_of(lamplighter())), "pl")
    said = speaker.faces(LAMPLIGHTER)
    assert DuelSpeaker(match_with(load_of(lamplighter())), "pl").faces(LAMPLIGHTER) is said
    ((asked, (hero, words, found)),) = kept.FACES.items()
    assert asked == (id(hero), id(words))
    assert found is said


def test_name_without_a_translation_is_told_in_the_authors_language() -> None:
    """A pack by a German author has German names wherever there are none in the viewer's language or in English."""
    load = load_of(lamplighter())
    bare = {**load, "language": "de", "words": {"de": load["words"]["de"]}}
    assert own_cards(match_with(bare), "uk")["dusk"].name == "Dämmerung"
    both = {**bare, "words": {"de": load["words"]["de"], "pl": load["words"]["pl"]}}
    assert own_cards(match_with({**both, "language": "pl"}), "uk")["dusk"].name == "Zmierzch"
    assert own_cards(match_with({**both, "language": "de"}), "uk")["dusk"].name == "Dämmerung"


def test_name_of_a_pack_hides_no_words_of_the_game() -> None:
    """A pack may be called like a part of the game's own messages, which are said as ever."""
    load = {**load_of(lamplighter()), "words": {}}
    said = words_of("duel", "en", {"packs": {"hero": load, "card": load}})
    assert said.say("card-beowulf-feint") == "Feint"
    assert said.say("hero-card-sharper") == "Sharper"


def test_texts_of_packs_in_use_are_found_outside_of_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has installed a pack reads its cards without a match."""
    monkeypatch.setattr(carried, "USED", {"lamps": lamplighter()})
    assert plain(text_of("duel", LAMPLIGHTER, "dusk", language="ru")) == SWAPPED["ru"]
    assert faces(LAMPLIGHTER, "ru") is faces(LAMPLIGHTER, "ru")


def test_effects_without_words_are_told_as_verbs() -> None:
    """A card that can be played, but that no phrasing says, is shown all the same: its table goes on."""
    load = copy.deepcopy(load_of(lamplighter()))
    cards = {card["id"]: card for card in load["parts"]["heroes"][0]["cards"]}
    cards["dusk"]["scheme"] = [{"draw": -1}]
    assert own_cards(match_with(load), "en")["dusk"].text == 'SCHEME: [{"draw": -1}]'


def test_cases_of_a_name_are_used_where_a_pack_gives_them() -> None:
    """With its genitive a zone is told better; a name without cases stands as it is."""
    load = load_of(lamplighter())
    assert "in der Zone des Laternenmanns" in own_cards(match_with(load), "de")["street-light"].text
    bare = renamed(load, "de", "hero-lamps-lamplighter", "Laterne")
    assert "in der Zone von Laterne" in own_cards(match_with(bare), "de")["street-light"].text


@pytest.mark.parametrize("language", ["en", "de"])
def test_name_with_an_article_has_a_large_letter_alone_and_at_the_beginning(language: str) -> None:
    """And a small one in the middle of a text: "the Lamplighter"."""
    match = match_with(load_of(lamplighter()))
    small = name(match, "seat", 0, language)
    assert small[:1].islower()
    speaker = DuelSpeaker(match, language)
    assert large(small) in speaker.question(match.decision)
    assert small not in speaker.question(match.decision)
    told = facts.duel_facts(match, language)
    assert told.heroes[0].name == large(small)
    texts = " ".join(card.text for card in own_cards(match, language).values())
    assert small in texts or language == "de"
