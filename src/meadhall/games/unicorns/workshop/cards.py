"""Cards: from a draft to facts in full. A text becomes effects at their moments, and all that is wrong is told."""

from __future__ import annotations

import copy
from typing import Any, Final

import msgspec

from meadhall.games.unicorns.phrases.game import PHRASES, WHOLE
from meadhall.games.unicorns.phrases.trees import MOMENTS, OF_TYPES, spelt_card
from meadhall.games.unicorns.phrases.wording import printer_for
from meadhall.games.unicorns.rules import catalogue
from meadhall.kernel.errors import PackError
from meadhall.localisation.messages import key
from meadhall.packs import decode, plain_source, verb_of
from meadhall.packs.pack import LONGEST_WORD, About, named_in
from meadhall.phrases import UnprintableError
from meadhall.phrases.texts import UNDERSTOOD
from meadhall.workshop.draft import Piece
from meadhall.workshop.ids import id_from
from meadhall.workshop.maker import Made
from meadhall.workshop.texts import declined
from meadhall.workshop.wording import Named

TEXT: Final = "text"  # of a whole card
NAME: Final = "name"
LONGEST_TEXT: Final = 1_000


def make_card(about: About, piece: Piece, at: int, made: Made) -> Named | None:
    """One card of a draft; None if it cannot be understood at all."""
    if not isinstance(piece.data, dict):
        made.mistakes.append(piece.mistake((), "file", f"expected a card, found {piece.data!r:.80}"))
        return None
    before = len(made.mistakes)
    data = copy.deepcopy(piece.data)
    name, text = data.pop(NAME, None), data.pop(TEXT, None)
    short = str(data.get("id") or id_from(str(name or ""), f"card-{at + 1}"))
    data["id"] = named_in(about.id, short)
    if name is not None and not (isinstance(name, str) and 0 < len(name.strip()) <= LONGEST_WORD):
        told = f"expected a name of 1 to {LONGEST_WORD} characters, found {name!r:.100}"
        made.mistakes.append(piece.mistake((NAME,), "name", told, most=LONGEST_WORD))
    if text is not None:
        data |= understood(text, str(data.get("type")), about.language, piece, made)
    source = plain_source(piece.source.name, data)
    try:
        card = decode(source, catalogue.Card)
        catalogue.check_card(card, 0, plain_source(piece.source.name, [data]))
    except PackError as problem:
        where = problem.where[1:] if problem.where[:1] == (0,) else problem.where
        made.mistakes.append(piece.refused(where, problem.problem, "facts"))
    else:
        if not is_printed(card, about.language):
            text = "there are no words for what this card does: it is shown as verbs"
            made.warnings.append(piece.mistake((), "wordless", text))
        told = msgspec.to_builtins(card)
        made.shown.setdefault("cards", []).append(told)
        if len(made.mistakes) == before:
            made.parts.setdefault("cards", []).append(told)
    names = {"card": " ".join(name.split())} if isinstance(name, str) and name.strip() else {}
    return Named(short, data["id"], names, ["card"], lambda _: key("card", data["id"]))


def is_printed(card: catalogue.Card, language: str) -> bool:
    """Whether a language has words for what a card does."""
    trees = spelt_card(card)
    try:
        return not trees or bool(printer_for(language, {}).text(trees))
    except UnprintableError:
        return False


def understood(text: Any, type: str, language: str, piece: Piece, made: Made) -> dict[str, Any]:
    """The parts of a card that its text means; none if it means none or several, or what cards of its type do not."""
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        told = f"expected a text of at most {LONGEST_TEXT} characters, found {text!r:.60}"
        made.mistakes.append(piece.mistake((TEXT,), "text-long", told, most=LONGEST_TEXT))
        return {}
    if not text.strip():
        return {}
    if made.effort.is_spent:
        told = "too much of this draft is too hard to read"
        made.mistakes.append(piece.mistake((TEXT,), "text-much", told))
        return {}
    texts = PHRASES.texts(language, WHOLE, {})
    found = texts.understood(text)
    made.effort.steps += texts.reader.steps
    if found.outcome == UNDERSTOOD:
        for other, rule in OF_TYPES.items():
            if rule in found.effects and type != other:
                told = f"{rule} is what cards of type {other} do; this one is of type {type:.40}"
                made.mistakes.append(piece.mistake((TEXT,), "facts", told))
        return parts_of(found.effects)
    kind, told, parts = declined(text, found)
    made.mistakes.append(piece.mistake((TEXT,), kind, told, **parts))
    return {}


def verbs_of(data: Any) -> list[Any] | None:
    """All that a card does whose effects are written as verbs; None if it is no card that could be played."""
    if not isinstance(data, dict):
        return None
    told = {key: part for key, part in data.items() if key not in {NAME, TEXT}} | {"id": TEXT}
    try:
        card: catalogue.Card = decode(plain_source(TEXT, told), catalogue.Card)
        catalogue.check_card(card, 0, plain_source(TEXT, [told]))
    except PackError:
        return None
    return spelt_card(card)


def parts_of(effects: list[Any]) -> dict[str, Any]:
    """What a whole card does, by the parts of a card file."""
    found: dict[str, Any] = {}
    plain = [effect for effect in effects if verb_of(effect) not in MOMENTS]
    if plain:
        found["play"] = plain
    for effect in effects:
        verb = verb_of(effect)
        if verb not in MOMENTS or verb in OF_TYPES.values():  # the type tells it
            continue
        if verb == "lasting":
            found.setdefault(verb, []).append(effect[verb])
        else:
            found[verb] = True if isinstance(effect, str) else effect[verb]
    return found
