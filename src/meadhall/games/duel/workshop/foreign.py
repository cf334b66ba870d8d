"""Foreign: decks as unmatched.cards keeps them (JSON), made into drafts. People write them by hand, in many ways."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from meadhall.games.duel.rules.table import DECK
from meadhall.workshop.ids import id_from

TYPES: Final = {
    "attack": "attack", "defence": "defence", "defense": "defence", "versatile": "versatile", "scheme": "scheme",
}  # fmt: skip
# The texts of a card by the field they stand in; the one without a timing is a scheme's own, or after combat.
TEXTS: Final = {"immediateText": "immediately", "duringText": "during_combat", "afterText": "after_combat"}
TIMING: Final = re.compile(r"^\s*(immediately|during combat|after combat)\s*:\s*", re.IGNORECASE)
PICTURES: Final = re.compile(r"[\U0001F000-\U0001FAFF\u2600-\u27BF\uFE0F\u200D]")
DIGITS: Final = re.compile(r"[0-9]{1,6}")
MOST: Final = 999_999  # a number beyond is refused when the pack is checked, whatever it is
LONGEST: Final = 80
MOST_FIGHTERS: Final = 4
MOST_CARDS: Final = 2 * DECK  # kinds of cards; a deck with as many has too many cards anyhow


def imported(data: Any, id: str) -> dict[str, Any] | None:
    """A draft made of such a deck; None if it is none."""
    deck = data.get("deck_data") if isinstance(data, Mapping) else None
    if (
        not isinstance(deck, Mapping)
        or not isinstance(deck.get("hero"), Mapping)
        or not isinstance(deck.get("cards"), list)
    ):
        return None
    name = line(data.get("name")) or line(deck["hero"].get("name")) or id
    about = {"id": id, "game": "duel", "name": name, "version": "1", "language": "en"}
    return {"about": about, "parts": {"heroes": [hero_of(deck)]}}


def hero_of(deck: Mapping[str, Any]) -> dict[str, Any]:
    """The hero of a deck, with sidekick, ability and cards."""
    told = deck["hero"]
    name = line(told.get("name")) or "Hero"
    hero: dict[str, Any] = {
        "id": id_from(name, "hero"), "name": name, "health": number(told.get("hp"), 15),
        "move": number(told.get("move"), 2), "attack": reach(told),
    }  # fmt: skip
    side = sidekick_of(deck.get("sidekick"))
    hero |= {"sidekick": side} if side else {}
    abilities = abilities_of(deck, name)
    hero |= {"abilities": abilities} if abilities else {}
    known = {"hero": name, "sidekick": side["name"] if side else ""}
    hero["cards"] = [card_of(card, known) for card in deck["cards"] if isinstance(card, Mapping)][:MOST_CARDS]
    return hero


def abilities_of(deck: Mapping[str, Any], hero: str) -> list[dict[str, Any]]:
    """All texts that stand on no card of the deck: what is not understood must not be lost either.

    Further fighters, and rules that a deck brings along, are nothing that a hero's sheet has a place for. They become
    abilities, whose texts say what the file says.
    """
    told = [(hero, text(deck["hero"].get("specialAbility")))]
    sidekick = deck.get("sidekick")
    told += [(line(each.get("name")), text(each.get("specialAbility"))) for each in mappings([sidekick])]
    for each in mappings(deck.get("extraCharacters")):
        name = line(each.get("name")) or "Fighter"
        fighter = f"{name}: {number(each.get('quantity'), 1)} × {number(each.get('hp'), 1)} health, {reach(each)}."
        told.append((name, f"{fighter} {text(each.get('specialAbility'))}".strip()))
    told += [(line(each.get("title")) or "Rule", text(each.get("content"))) for each in mappings(deck.get("ruleCards"))]
    told = [(name, said) for name, said in told if said]
    return [
        {"id": "ability" if at == 0 else f"ability-{at + 1}", "name": name or hero, "when": "turn_start", "do": said}
        for at, (name, said) in enumerate(told)
    ]


def mappings(told: Any) -> list[Mapping[str, Any]]:
    """What is a mapping in a list that may be none."""
    return [each for each in told if isinstance(each, Mapping)] if isinstance(told, list) else []


def sidekick_of(told: Any) -> dict[str, Any] | None:
    """The sidekicks of a deck; no health and no name means none."""
    if not isinstance(told, Mapping) or not line(told.get("name")) or not number(told.get("hp"), 0):
        return None
    count = min(max(number(told.get("quantity"), 1), 1), MOST_FIGHTERS)
    side: dict[str, Any] = {
        "id": id_from(line(told["name"]), "sidekick"), "name": line(told["name"]), "health": number(told["hp"], 1),
        "attack": reach(told),
    }  # fmt: skip
    return side | ({"count": count} if count > 1 else {})


def card_of(told: Mapping[str, Any], known: Mapping[str, str]) -> dict[str, Any]:
    """A card of a deck."""
    kind = TYPES.get(str(told.get("type", "")).strip().lower(), "versatile")
    card: dict[str, Any] = {
        "name": line(told.get("title")) or "Card", "type": kind, "boost": optional(told.get("boost")),
        "copies": max(number(told.get("quantity"), 1), 1),
    }  # fmt: skip
    if kind != "scheme":
        card["value"] = number(told.get("value"), 0)
    user = user_of(line(told.get("characterName")), known)
    card |= {"fighter": user} if user != "any" else {}
    for field, timing in TEXTS.items():
        if text(told.get(field)) and kind != "scheme":
            card[timing] = text(told.get(field))
    plain = [text(told.get("basicText")), *([text(told.get(field)) for field in TEXTS] if kind == "scheme" else [])]
    found = " ".join(part for part in plain if part)
    if found:
        timing = "scheme" if kind == "scheme" else "after_combat"
        card[timing] = " ".join(part for part in (card.get(timing, ""), found) if part)
    return card


def user_of(name: str, known: Mapping[str, str]) -> str:
    """Who may use a card, by the name on it."""
    plain = name.casefold()
    for who in ("hero", "sidekick"):
        called = known[who].casefold()
        if plain and called and (plain == called or plain in called.split() or called in plain):
            return who
    return "any"


def reach(told: Mapping[str, Any]) -> str:
    """How somebody attacks."""
    return "ranged" if str(told.get("isRanged")).lower() == "true" else "melee"


def number(told: Any, otherwise: int) -> int:
    """A number, which may be written as a word in digits."""
    if isinstance(told, bool) or told is None:
        return otherwise
    if isinstance(told, (int, float)):
        return int(min(max(told, 0), MOST)) if told == told else otherwise  # noqa: PLR0124 - JSON of Python knows NaN
    digits = DIGITS.search(told) if isinstance(told, str) else None
    return int(digits[0]) if digits else otherwise


def optional(told: Any) -> int | None:
    """A number, or none."""
    return None if told is None or told == "" else number(told, 0)


def line(told: Any) -> str:
    """A name in one line."""
    return " ".join(PICTURES.sub("", str(told)).split())[:LONGEST].strip() if isinstance(told, (str, int)) else ""


def text(told: Any) -> str:
    """A text in one line, without the name of its timing and without pictures."""
    if not isinstance(told, str):
        return ""
    return TIMING.sub("", " ".join(PICTURES.sub("", told).split()))
