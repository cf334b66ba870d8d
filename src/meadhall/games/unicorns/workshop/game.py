"""PackMaker of the unicorn game: cards that come into the deck, and cards that stay in the box."""

from __future__ import annotations

import copy
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

from meadhall.games.unicorns.phrases.game import PHRASES, WHOLE
from meadhall.games.unicorns.phrases.trees import spelt_card, spelt_moments
from meadhall.games.unicorns.phrases.wording import printer_for
from meadhall.games.unicorns.rules import catalogue
from meadhall.games.unicorns.workshop.cards import LONGEST_TEXT, TEXT, make_card, verbs_of
from meadhall.games.unicorns.workshop.sheets import sheets_of
from meadhall.kernel.errors import PackError, nearest
from meadhall.localisation import languages
from meadhall.packs import Where, read_yaml
from meadhall.packs.carried import check_load
from meadhall.packs.pack import About, Pack, plain_word
from meadhall.workshop.draft import Draft
from meadhall.workshop.maker import Made, PackMaker, nothing_made
from meadhall.workshop.sheets import Sheets
from meadhall.workshop.speech import Speech, Spoken, said_of
from meadhall.workshop.wording import Named, add_words

CARDS: Final = "cards"
WITHOUT: Final = "without"
LETTERS: Final = "letters"
MOST_CARDS: Final = 100
EXAMPLE: Final = Path(__file__).parent / "example.yaml"


class UnicornPacks(PackMaker):
    """How expansions are made."""

    kinds: ClassVar[tuple[str, ...]] = (CARDS, WITHOUT)

    def make(self, about: About, draft: Draft) -> Made:
        """Understand all cards of a draft."""
        made = nothing_made()
        parts: list[Named] = []
        for at, piece in enumerate(draft.of(CARDS)):
            if at >= MOST_CARDS:
                told = f"expected at most {MOST_CARDS} cards in one pack"
                made.mistakes.append(piece.mistake((), "too-many", told, most=MOST_CARDS))
                break
            named = make_card(about, piece, at, made)
            if any(named is not None and named.id == other.id for other in parts):
                made.mistakes.append(piece.mistake(("id",), "twice", "a second card with this id in the pack"))
            elif named is not None:
                parts.append(named)
        self.leave_out(draft, made)
        add_words(about, draft, parts, made)
        count_letters(about, made)
        check_whole(about, draft, made)
        return made

    def leave_out(self, draft: Draft, made: Made) -> None:
        """The cards of the box that the expansion replaces."""
        known = [card.id for card in catalogue.built_in().cards if card.type != "baby"]
        found: list[str] = []
        for piece in draft.of(WITHOUT):
            if piece.data not in known or piece.data in found:
                told = f"there is no card {piece.data!r:.60} to leave out" + nearest(str(piece.data), known)
                made.mistakes.append(piece.mistake((), WITHOUT, told))
            else:
                found.append(piece.data)
        if found:
            made.parts[WITHOUT] = made.shown[WITHOUT] = found

    def example(self, id: str, language: str) -> dict[str, Any]:
        """A small expansion that can be played at once."""
        told = example_told()
        cards = copy.deepcopy(told[CARDS])
        printer = printer_for(language, {})
        for card in cards:
            facts = catalogue.Card(**card)
            kept = {key: part for key, part in card.items() if key in {"id", "type", "copies"}}
            text = printer.text(spelt_card(facts)) if card.keys() - kept.keys() else ""
            card.clear()
            card.update(id=kept.pop("id"), name=told["names"][language][facts.id], **kept)
            if text:
                card[TEXT] = text
        words = {
            each: {card: {"card": name} for card, name in names.items()}
            for each, names in told["names"].items()
            if each != language
        }
        about = {"id": id, "game": "unicorns", "name": told["packs"][language], "version": "1", "language": language}
        return {"about": about, "parts": {CARDS: cards, WITHOUT: told[WITHOUT]}, "words": words}

    def speech(self, spoken: Spoken, where: Where) -> Speech | None:
        """What understands the text of a whole card."""
        return speech(spoken.language) if (spoken.piece.kind, *where) == (CARDS, TEXT) else None

    def said(self, spoken: Spoken, where: Where) -> str | None:
        """What a card says that is written as verbs."""
        is_text = (spoken.piece.kind, *where) == (CARDS, TEXT)
        verbs = verbs_of(spoken.piece.data) if is_text else None
        return said_of(speech(spoken.language), verbs) if verbs else None

    def sheets(self, pack: Pack, language: str) -> Sheets:
        """The cards that come into the deck."""
        return sheets_of(pack, language)


@cache
def speech(language: str) -> Speech:
    """What understands cards in a language, and prints them in all."""
    printers = {each: printer_for(each, {}) for each in languages()}
    return Speech(PHRASES.texts(language, WHOLE, {}), printers, spelt_moments, LONGEST_TEXT)


@cache
def example_told() -> Any:
    """The example with its names."""
    return read_yaml(EXAMPLE.read_text(encoding="utf-8"))


def count_letters(about: About, made: Made) -> None:
    """How many letters the names of unicorns have in each language (V1.3); one without a name there has its own."""
    found: list[dict[str, Any]] = []
    for card in made.parts.get(CARDS, []):
        if card["type"] not in catalogue.UNICORNS:
            continue
        counts = {language: letters(name_of(card["id"], language, about, made)) for language in languages()}
        found.append({"id": card["id"], "counts": counts})
    if found:
        made.parts[LETTERS] = found


def name_of(card: str, language: str, about: About, made: Made) -> str:
    """The name of a card in a language, or else in the author's."""
    for each in (language, about.language):
        for word in made.words.get(each, {}).get(card, {}).values():
            return plain_word(word)
    return card.partition(".")[2]


def letters(name: str) -> int:
    """The letters of a name."""
    return sum(sign.isalpha() for sign in name)


def check_whole(about: About, draft: Draft, made: Made) -> None:
    """The deck with the expansion can be played with: kinds, tags, and how many cards there are."""
    if made.mistakes:
        return
    load = {"version": "1", "fingerprint": "", "language": about.language, "parts": made.parts, "words": {}}
    try:
        check_load(about.id, load)
        catalogue.built_in().joined({about.id: load})
    except PackError as problem:
        made.mistakes.append(draft.about.mistake((), "deck", problem.problem))


PACKS: Final = UnicornPacks()
