"""Gist: what cards and heroes come to, told by their numbers and verbs alone, whatever they are called.

By it bots know something of heroes that nobody has practised with. A gist is a set of traits, each more or less
pronounced. What is uncertain (behind a condition, or one of several choices) counts for a part.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.duel.rules.table import TIMINGS
from meadhall.packs import read_verb

Gist = dict[str, float]

MOST: Final = 5.0  # of anything: whoever draws ten cards is hardly better off than with five
WAYS: Final = 8  # answers to a question of an effect that are told apart
UNKNOWN: Final = 2.0  # a number that only the match will tell
IF: Final = 0.5  # the part that what is behind a condition counts for
BASKET: Final = 0.4
PAID: Final = 0.7
AWAITED: Final = {"next_time": IF, "whenever": PAID}
# what lasting changes come to, for each point or altogether
LASTING: Final = {
    "attack": ("more", 1.0), "defence": ("prevent", 1.0), "value": ("more", 1.5), "less_damage": ("prevent", 1.0),
    "move": ("move own", 0.5),
}  # fmt: skip
BARRED: Final = {"be_hurt": 4.0, "be_attacked": 3.0, "attack": 3.0, "move": 1.5}
OF_PLAYERS: Final = {
    "draw": "draw", "draw_to": "draw", "discard": "discard", "discard_random": "discard", "discard_any": "discard",
    "discard_top": "mill", "gain_actions": "actions",
}  # fmt: skip
OF_FIGHTERS: Final = {
    "damage": "damage", "defeat": "damage", "heal": "heal", "heal_to": "heal", "move": "move", "place": "place",
}  # fmt: skip
WHOM: Final = {"damage": "to", "heal": "who", "heal_to": "who", "move": "who", "place": "who"}
FOES: Final = {"enemy", "enemies", "opponent_hero"}
ANYBODY: Final = {"everyone", "combatants", "chosen", "crossed"}
# what other verbs come to, and how much of it
PLAIN: Final = {
    "take": ("draw own", 1.0), "take_top": ("draw own", 1.0), "take_all": ("draw own", 2.0),
    "fetch": ("draw own", 1.0), "search": ("draw own", 1.0), "recall": ("draw own", 0.5),
    "keep_card": ("draw own", 1.0), "foresee": ("draw own", 1.0), "discard_picked": ("discard foe", 1.0),
    "put_under": ("discard foe", 0.5), "see_hand": ("see", 1.0), "pick_card": ("see", 0.5), "reveal_top": ("see", 0.5),
    "prevent_damage": ("prevent", 4.0), "reflect_damage": ("prevent", 5.0), "swap": ("place own", 1.0),
    "turn_over": ("turn", 1.0), "turn_to": ("turn", 1.0), "summon": ("summon", 1.0), "cancel": ("cancel", 1.0),
    "ignore_value": ("ignore", 1.0), "take_over": ("take over", 1.0), "pay_any": ("pay", 1.0),
}  # fmt: skip
OF_NUMBERS: Final = {"gain": "gain", "reduce_damage": "prevent", "limit_damage": "prevent", "add_value": "more"}


def of_hero(hero: Any) -> Gist:
    """What kind of hero somebody is."""
    side = hero.sidekick
    return {
        "one": 1.0,
        "ranged": float(hero.attack == "ranged"),
        "fast": clipped(float(hero.move) - 2.0, 2.0),
        "frail": clipped((15.0 - float(hero.health)) / 4.0, 2.0),
        "alone": float(side is None),
        "many": float(side is not None and side.count > 1),
        "ranged sidekick": float(side is not None and side.attack == "ranged"),
    }


def clipped(n: float, most: float) -> float:
    """A number within its limits, on both sides of 0."""
    return max(-most, min(n, most))


def of_cards(hero: Any) -> dict[str, Gist]:
    """By card of a hero: what it is like among the others of its deck."""
    fighting = [card for card in hero.cards if card.value is not None]
    number = sum([card.copies for card in fighting])
    value = sum([card.value * card.copies for card in fighting]) / number if number else 0.0
    boost = sum([(card.boost or 0) * card.copies for card in hero.cards]) / sum([card.copies for card in hero.cards])
    return {card.id: of_card(card, hero, value, boost) for card in hero.cards}


def of_card(card: Any, hero: Any, value: float, boost: float) -> Gist:
    """What a card comes to, next to the usual value and the usual boost of its deck."""
    found: Gist = {"one": 1.0, card.type: 1.0, "copies": min(float(card.copies), MOST) / 3.0}
    if card.value is not None:
        found["value"] = clipped(float(card.value) - value, MOST)
    found["boost"] = clipped(float(card.boost or 0) - boost, MOST)
    if hero.sidekick is not None:
        found[f"by {card.fighter}"] = 1.0
    told = [getattr(card, timing) for timing in TIMINGS]
    for effects in told:
        walk(effects, found, 1.0, float(card.value or 0))
    if not any(told):
        found["plain"] = 1.0
    return found


def add(found: Gist, trait: str, much: float) -> None:
    """A trait becomes more pronounced."""
    found[trait] = found.get(trait, 0.0) + much


def walk(effects: list[Any], found: Gist, part: float, value: float) -> None:
    """Add what some effects come to, as far as they count; `value` is that of the card they are on."""
    for effect in effects:
        verb, needs, _ = read_verb(effect, ())
        inner = within(verb, needs)
        for block, share in inner:
            walk(block, found, part * share, value)
        if not inner:
            add_verb(verb, needs, found, part, value)
        if verb in {"pay", "boost", "bonus_attack"}:
            add_further(verb, needs, found, part)


def within(verb: str, needs: Any) -> list[tuple[list[Any], float]]:
    """The effects inside of an effect, and which part each counts for."""
    if verb == "if":
        return [(needs["then"], IF), (needs.get("else", []), IF)]
    if verb == "may":
        return [(needs, 1.0)] if isinstance(needs, list) else [(needs["then"], 1.0), (needs.get("price", []), 1.0)]
    if verb == "choose":
        share = min(1.0, amount(needs.get("picks", 1)) / len(needs["of"]))
        return [(block, share) for block in needs["of"]]
    if verb == "basket":
        return [(block, BASKET) for block in needs.values()]
    if verb == "pay":
        return [(needs["then"], PAID)]
    if verb in AWAITED:
        return [(needs["do"], AWAITED[verb])]
    return [(needs, 1.0)] if verb == "each_opponent" else []


def add_further(verb: str, needs: Any, found: Gist, part: float) -> None:
    """Add what is told beside other effects, or has some of its own."""
    if verb == "pay":
        add(found, "pay", part * amount(needs))
    elif verb == "boost":
        add(found, f"boost {whose(needs)}", part)
    else:
        add(found, "again", part)
        add(found, "again value", part * amount(needs.get("value")))


def add_verb(verb: str, needs: Any, found: Gist, part: float, value: float) -> None:
    """Add what a single effect comes to."""
    if verb in OF_PLAYERS:
        add(found, f"{OF_PLAYERS[verb]} {whose(needs)}", part * amount(needs))
    elif verb in OF_FIGHTERS:
        much = MOST if verb == "defeat" else 1.0 if verb == "place" else amount(needs)
        add(found, f"{OF_FIGHTERS[verb]} {side(needs, verb)}", part * much)
    elif verb in OF_NUMBERS:
        add(found, OF_NUMBERS[verb], part * amount(needs))
    elif verb == "set_value":
        gain = float(needs) - value if isinstance(needs, int) else UNKNOWN
        add(found, "more", part * clipped(gain, MOST))
    elif verb in {"set_enemy_value", "add_enemy_value"}:
        add(found, "more", part * UNKNOWN)
    elif verb == "lasts":
        add_lasting(needs, found, part)
    elif verb in PLAIN:
        trait, much = PLAIN[verb]
        add(found, trait, part * much)


def add_lasting(needs: Any, found: Gist, part: float) -> None:
    """Add what a change comes to while it lasts: what keeps foes from something protects."""
    of_foes = side(needs["who"], "lasts") == "foe"
    if "cannot" in needs:
        protects = of_foes == (needs["cannot"] in {"attack", "move"})
        add(found, "prevent", part * BARRED[needs["cannot"]] * (1 if protects else -1))
    for key, (trait, much) in LASTING.items():
        if key in needs:
            add(found, trait, part * much * amount(needs[key]) * (-1 if of_foes else 1))


def amount(needs: Any) -> float:
    """How much of something: what is known only in the match is taken for a little."""
    if isinstance(needs, bool) or needs == {} or needs is None:
        return 1.0
    if isinstance(needs, int):
        return clipped(float(needs), MOST)
    if isinstance(needs, dict) and ("up_to" in needs or ("n" in needs and not any("per" in key for key in needs))):
        return amount(needs["up_to"] if "up_to" in needs else needs["n"])
    return 1.0 if isinstance(needs, dict) and set(needs) <= {"who", "to"} else UNKNOWN


def whose(needs: Any) -> str:
    """Whose cards or actions an effect is about."""
    who = needs.get("who") if isinstance(needs, dict) else needs
    return "foe" if who == "opponent" else "own"


def side(needs: Any, verb: str) -> str:
    """Whose fighters an effect is about."""
    who = needs.get(WHOM[verb], "hero") if verb in WHOM and isinstance(needs, dict) else needs
    while isinstance(who, dict):
        who = who.get("who", "everyone")
    return "foe" if who in FOES else "any" if who in ANYBODY else "own"


# ---------------------------------------------------------------- questions
def questions(effects: list[Any], value: float) -> list[dict[int, Gist]]:
    """For each question that effects ask: what each answer to it comes to, for who gives it."""
    found: list[dict[int, Gist]] = []
    for effect in effects:
        verb, needs, _ = read_verb(effect, ())
        if verb in {"may", "pay"}:
            deed: Gist = {"do": 1.0}
            walk([effect], deed, 1.0, value)
            found.append(apart({0: deed, 1: {}}))
        elif verb == "choose":
            found.append(apart(chosen(needs, value)))
        for block, _ in within(verb, needs):
            found += questions(block, value)
        if verb == "boost" and isinstance(needs, dict):
            found += questions(needs.get("then", []), value)
    return found


def chosen(needs: Any, value: float) -> dict[int, Gist]:
    """What each set of blocks comes to that may be picked."""
    blocks: list[Gist] = []
    for block in needs["of"]:
        gist: Gist = {}
        walk(block, gist, 1.0, value)
        blocks.append(turned(gist) if needs.get("who") == "opponent" else gist)
    picks = needs.get("picks", 1)
    found: dict[int, Gist] = {}
    for way in range(min(1 << len(blocks), WAYS)):
        picked = [gist for at, gist in enumerate(blocks) if way >> at & 1]
        if len(picked) == picks or (picked and not isinstance(picks, int)) or (not picked and needs.get("optional")):
            found[way] = together(picked)
    return found


def together(gists: list[Gist]) -> Gist:
    """What several come to."""
    found: Gist = {"do": 1.0} if gists else {}
    for gist in gists:
        for trait, much in gist.items():
            add(found, trait, much)
    return found


def turned(gist: Gist) -> Gist:
    """The same from the other side of the table."""
    other = {"own": "foe", "foe": "own"}
    found: Gist = {}
    for trait, much in gist.items():
        what, _, who = trait.rpartition(" ")
        found[f"{what} {other[who]}" if who in other else trait] = much
    return found


def apart(ways: dict[int, Gist]) -> dict[int, Gist]:
    """Only by what ways differ does anybody choose among them."""
    traits = {trait for gist in ways.values() for trait in gist}
    usual = {trait: sum([gist.get(trait, 0.0) for gist in ways.values()]) / len(ways) for trait in sorted(traits)}
    return {way: {trait: gist.get(trait, 0.0) - mean for trait, mean in usual.items()} for way, gist in ways.items()}
