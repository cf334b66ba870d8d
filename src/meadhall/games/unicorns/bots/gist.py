"""Gist: what a card comes to, told by its type and verbs alone, whatever it is called.

By it bots know something of cards that nobody has practised with: expansions bring them. What is known in general says
how much each trait speaks for playing a card, stopping it, having it.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.packs import read_verb

Gist = dict[str, float]

MOST: Final = 5.0  # of anything
STRONGEST: Final = 9.0  # weight: however strange a card is, it is but one reason among others
EITHER: Final = 0.5  # what one of two effects counts for
EFFECTS: Final = ("play", "enter", "turn_start", "fallen", "unicorn_moved")
INNER: Final = {"then": "", "may": "", "either": "", "each": "each "}
PRICE: Final = "pay to "


def gist_of(card: Any) -> Gist:
    """What a card comes to."""
    found: Gist = {card.type: 1.0}
    for moment in EFFECTS:
        effects = getattr(card, moment)
        if effects:
            add(found, moment, 1.0)
            walk(effects, found, "", 1.0)
    if card.crowded is not None:
        add(found, "crowded", 1.0)
        walk(card.crowded.do, found, "", 1.0)
    if card.saves is not None:
        add(found, f"saves {card.saves.whom}", 1.0)
    for rule in card.lasting:
        add(found, rule, 1.0)
    add(found, "falls home", float(card.falls_home))
    add(found, "unanswerable", float(card.unanswerable))
    add(found, "hand limit", min(float(card.hand_limit), MOST))
    add(found, "plays", min(float(card.plays), MOST))
    return found


def add(found: Gist, trait: str, much: float) -> None:
    """A trait becomes more pronounced."""
    if much != 0.0:
        found[trait] = found.get(trait, 0.0) + much


def walk(effects: list[Any], found: Gist, who: str, part: float) -> None:
    """Add what some effects come to, as far as they count, by those whom they are about; prices are told apart."""
    for effect in effects:
        verb, needs, _ = read_verb(effect, ())
        if verb == "may" and any("then" in each for each in needs):
            walk(needs, found, PRICE, part)
        elif verb == "then":
            walk(needs, found, who.removeprefix(PRICE), part)
        elif verb in INNER:
            walk(needs, found, INNER[verb] or who, EITHER * part if verb == "either" else part)
        else:
            others = isinstance(needs, dict) and "chosen" in (needs.get("who"), needs.get("from"))
            add(found, f"{who}{verb}{' chosen' if others else ''}", part * amount(needs))


def amount(needs: Any) -> float:
    """How much of something."""
    if isinstance(needs, dict):
        return 2.0 if "all" in needs else amount(needs.get("n", 1))
    return min(float(needs), MOST) if isinstance(needs, int) and not isinstance(needs, bool) else 1.0


def weighed(known: dict[str, float], gist: Gist) -> float:
    """How much the traits of a gist speak for something, all together."""
    total = 0.0
    for trait, much in gist.items():
        total += known.get(trait, 0.0) * much
    return max(-STRONGEST, min(total, STRONGEST))
