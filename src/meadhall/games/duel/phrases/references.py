"""References: whether effects speak of something that was told before, as "that number" or "the chosen fighter" do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

# by the verbs that tell something: what can be spoken of from then on
TELLING: Final = {
    "discard_random": "number", "discard_top": "number", "discard_any": "number", "reveal_top": "number",
    "pay_any": "number", "pick_card": "number", "choose_fighter": "chosen", "summon": "chosen", "note_space": "space",
    "choose_space": "space", "damage": "hurt", "defeat": "hurt",
}  # fmt: skip
BLOCKS: Final = ("price", "then", "do", "else", "of", "immediately", "during_combat", "after_combat")
HOLDING: Final = ("each_opponent", "basket")
SPACES: Final = ("where", "choose_space", "standing_on", "adjacent_to", "in_zone_of", "summon")
NEEDED: Final = {
    "chosen": "chosen",
    "crossed": "crossed",
    "discard_picked": "picked",
    "hurt": "hurt",
    "defeated": "hurt",
    "it": "it",  # what nobody was found for
    "here": "it",
    "it_alone": "it",
    "that": "it",
    "here_alone": "it",
    "both": "it",
    "its_boost": "it",
}

MOMENT: Final = "when"  # what something later waits for: "hurt" is nobody there
LATER: Final = {"bonus_attack", "next_time", "whenever"}  # what is in them happens in a combat to come

UNDECIDED: Final = ("immediately", "during_combat")  # what a combat comes to is known after it
COMES_TO: Final = {"won", "lost", "damage_dealt", "damage_taken"}


def too_early(effects: list[Any], timing: str) -> str:
    """Why effects cannot happen at a timing: the word that speaks of how the combat ended; nothing if none does."""
    found = next((word for word in words_in(effects) if word in COMES_TO), "") if timing in UNDECIDED else ""
    return f"{found} speaks of how the combat ended, and {timing} comes before that" if found else ""


def words_in(data: Any) -> Iterator[str]:
    """All words of effects that happen at once: those of a combat that follows are not among them."""
    if isinstance(data, dict):
        for key, part in data.items():
            if key not in LATER:
                yield key
                yield from words_in(part)
    elif isinstance(data, list):
        for part in data:
            yield from words_in(part)
    elif isinstance(data, str):
        yield data


def dangling(effects: list[Any]) -> str:
    """Why effects cannot happen: the word that speaks of something nobody has told; nothing if all was told."""
    return in_block(effects, set())


def in_block(effects: list[Any], told: set[str]) -> str:
    """The first such word of some effects; what they tell is noted."""
    for before, effect in zip([None, *effects], effects, strict=False):
        if before == "see_hand" and effect in ("discard", {"discard": {"n": 1}}):
            return "it is not told whose card is discarded"
        found = in_effect(effect, told)
        if found:
            return found
    return ""


def in_effect(effect: Any, told: set[str]) -> str:
    """The first such word of an effect."""
    verb, needs = next(iter(effect.items())) if isinstance(effect, dict) else (effect, {})
    if isinstance(effect, dict) and "if" in effect:
        return in_term({"if": effect["if"]}, told) or in_parts(effect, told)
    if verb in LATER and isinstance(needs, dict) and "do" in needs:  # it begins anew, with whom it befell
        whose = {key: part for key, part in own(needs).items() if key != MOMENT}
        return in_term(whose, told) or in_block(needs["do"], {"chosen"} if "who" in needs else set())
    if verb in HOLDING:  # it has nothing but effects
        return in_parts({"of": [needs] if isinstance(needs, list) else list(needs.values())}, told)
    found = in_term({verb: own(needs)} if needs else verb, told)
    tell(verb, needs, told)
    return found or (in_parts(needs, told) if isinstance(needs, dict) else "")


def own(needs: Any) -> Any:
    """What a verb needs, without the effects in it."""
    return {key: part for key, part in needs.items() if key not in BLOCKS} if isinstance(needs, dict) else needs


def in_parts(needs: dict[str, Any], told: set[str]) -> str:
    """The first such word in the effects that an effect holds."""
    for key in BLOCKS:
        part = needs.get(key, [])
        for block in part if key == "of" else [part]:
            found = in_block(block, told) if isinstance(block, list) else ""
            if found:
                return found
    return ""


def tell(verb: str, needs: Any, told: set[str]) -> None:
    """Note what a verb tells."""
    if verb in TELLING:
        told.add(TELLING[verb])
    if verb == "pick_card":
        told.add("picked")
    if verb == "move" and isinstance(needs, dict) and needs.get("traced"):
        told |= {"crossed", "number"}


def in_term(data: Any, told: set[str], key: str = "") -> str:
    """The first such word of a term."""
    if isinstance(data, dict):
        for word, part in data.items():
            found = in_term(word, told) if word in NEEDED else ""
            found = found or in_term(part, told, word)
            if found:
                return found
    elif isinstance(data, list):
        return next((found for part in data if (found := in_term(part, told, key))), "")
    elif data == "noted":
        wanted = "space" if key in SPACES else "number"
        return "" if wanted in told else f"noted speaks of a {wanted}, and none was told before"
    elif isinstance(data, str) and data in NEEDED:
        return "" if NEEDED[data] in told else f"{data} speaks of something that was not told before"
    return ""
