"""Trees: effects of card files in the one form that phrasings know, and back.

A card file has short ways to write things (`draw: 2`); here each effect is written in full, and in one way only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

ME: Final = "me"
TRAITS: Final = (
    "adjacent_to", "in_zone_of", "other_than", "standing_on", "on_token", "with_token", "health_up_to",
)  # fmt: skip
COUNTED: Final = ("draw", "discard", "discard_random", "gain_actions", "draw_to")
OF_NUMBER: Final = (
    "set_value", "add_value", "gain", "set_enemy_value", "add_enemy_value", "reduce_damage", "limit_damage",
)  # fmt: skip
LOWERED: Final = {"add_value": "lower_value", "add_enemy_value": "lower_enemy_value"}
OF_FIGHTERS: Final = ("defeat", "note_space", "choose_fighter", "take_over")
OF_CARDS: Final = ("take", "take_all", "fetch")
AWAITING: Final = ("next_time", "whenever")
CHANGED: Final = ("attack", "defence", "value", "move", "less_damage")
COMPARED: Final = ("equal", "at_least", "more")
TIMINGS: Final = ("immediately", "during_combat", "after_combat")


def spelt(effects: list[Any]) -> list[Any]:
    """Effects of a card file, in full."""
    return [spelt_effect(effect) for effect in effects]


def spelt_effect(effect: Any) -> Any:
    """One effect, in full."""
    if isinstance(effect, str):
        return {effect: {"n": 1}} if effect in COUNTED else effect
    if "if" in effect:
        found = {"if": condition(effect["if"]), "then": spelt(effect["then"])}
        return found | ({"else": spelt(effect["else"])} if effect.get("else") else {})
    verb, needs = next(iter(effect.items()))
    if verb in OF_NUMBER:
        return valued(verb, needs)
    if verb in OF_FIGHTERS:
        return {verb: fighters(needs)}
    if verb in OF_CARDS:
        tag = needs.get("tag", "") if isinstance(needs, dict) else needs
        return {verb: tag} if tag else verb
    if verb in SPELLING:
        return SPELLING[verb](needs)
    return {verb: needs} if needs not in ({}, None) else verb


def valued(verb: str, needs: Any) -> Any:
    """A verb about a number; what is taken away is told by a verb of its own."""
    n = number(needs["n"] if isinstance(needs, dict) and set(needs) == {"n"} else needs)
    if verb in LOWERED and isinstance(n, int) and n < 0:
        return {LOWERED[verb]: -n}
    return {verb: n}


def counted(verb: str) -> Callable[[Any], Any]:
    """A verb about a player and a number."""

    def spell(needs: Any) -> Any:
        parts = needs if isinstance(needs, dict) and ({"n", "who"} & set(needs) or not needs) else {"n": needs}
        who = {} if parts.get("who", ME) == ME else {"who": parts["who"]}
        return {verb: {"n": number(parts.get("n", 1)), **who}}

    return spell


def milled(needs: Any) -> Any:
    """Cards off the top of a deck; one of one's own needs no number."""
    found = counted("discard_top")(needs)
    return "discard_top" if found["discard_top"] == {"n": 1} else found


def healed(verb: str) -> Callable[[Any], Any]:
    """A verb that heals."""

    def spell(needs: Any) -> Any:
        parts = needs if isinstance(needs, dict) and "n" in needs else {"n": needs}
        return {verb: {"n": number(parts["n"]), "who": fighters(parts.get("who", "hero"))}}

    return spell


def moved(needs: Any) -> Any:
    """A move."""
    flags = {key: True for key in ("through", "traced") if needs.get(key)}
    return {"move": {"who": fighters(needs["who"]), "up_to": number(needs["up_to"]), **flags}}


def chosen(needs: Any) -> Any:
    """A choice of effects."""
    parts: dict[str, Any] = {"of": [spelt(block) for block in needs["of"]]}
    if needs.get("who", ME) != ME:
        parts["who"] = needs["who"]
    if needs.get("picks", 1) != 1:
        parts["picks"] = number(needs["picks"])
    return {"choose": parts | {key: True for key in ("optional", "declinable") if needs.get(key)}}


def allowed(needs: Any) -> Any:
    """What one may do."""
    parts = needs if isinstance(needs, dict) else {"then": needs}
    price = {"price": spelt(parts["price"])} if parts.get("price") else {}
    then = spelt(parts["then"])
    if not price and len(then) == 1 and is_own_must(then[0]):  # a boost is left to whoever makes it anyway
        return boosted({key: part for key, part in then[0]["boost"].items() if key != "must"})
    return {"may": {"then": then, **price}}


def is_own_must(effect: Any) -> bool:
    """Whether an effect is a boost that one has to make oneself."""
    return (
        isinstance(effect, dict) and "boost" in effect and effect["boost"].get("must") and "who" not in effect["boost"]
    )


def boosted(needs: Any) -> Any:
    """A boost, by whom, and whether they must."""
    parts = needs if isinstance(needs, dict) else {"who": needs}
    found = {} if parts.get("who", ME) == ME else {"who": parts["who"]}
    found |= {key: True for key in ("must", "double") if parts.get(key)}
    found |= {"then": spelt(parts["then"])} if parts.get("then") else {}
    return {"boost": found} if found else "boost"


def attacked(needs: Any) -> Any:
    """A bonus attack, with its own effects."""
    effects = {timing: spelt(needs[timing]) for timing in TIMINGS if needs.get(timing)}
    return {"bonus_attack": {"id": needs["id"], "value": needs["value"], **effects}}


def in_basket(needs: Any) -> Any:
    """Effects by the item in a basket."""
    cases = [{"item": item, "do": spelt(block)} for item, block in needs.items() if item != "else"]
    other = {"else": spelt(needs["else"])} if needs.get("else") else {}
    return {"basket": {"cases": cases, **other}}


# ---------------------------------------------------------------- tokens on the board
def laid(verb: str) -> Callable[[Any], Any]:
    """A verb about tokens on spaces."""
    return lambda needs: {
        verb: {
            "token": needs["token"],
            "n": number(needs.get("n", 1)),
            "where": spaces(needs.get("where", "anywhere")),
        }
    }


def handed(verb: str) -> Callable[[Any], Any]:
    """A verb about tokens on fighters."""
    return lambda needs: {
        verb: {"token": needs["token"], "n": number(needs.get("n", 1)), "who": fighters(needs["who"])}
    }


# ---------------------------------------------------------------- what lasts
def awaited(verb: str) -> Callable[[Any], Any]:
    """An effect that waits for something: what it is stands apart from what follows."""

    def spell(needs: Any) -> Any:
        at = {"when": needs["when"]} | ({"who": fighters(needs["who"])} if "who" in needs else {})
        until = {"until": needs["until"]} if "until" in needs else {}
        return {verb: {"at": at, "do": spelt(needs["do"]), **until}}

    return spell


def lasting(needs: Any) -> Any:
    """A change that lasts: what it is stands apart from how long; what is taken away is told by a word of its own."""
    change: dict[str, Any] = {"who": fighters(needs["who"])}
    for key in CHANGED:
        if key in needs:
            n = number(needs[key])
            is_less = isinstance(n, int) and n < 0 and key != "less_damage"
            change |= {f"lower_{key}": -n} if is_less else {key: n}
    change |= {key: needs[key] for key in ("cannot", "next") if needs.get(key)}
    return {"lasts": {"change": change} | ({"until": needs["until"]} if "until" in needs else {})}


def flat(verb: str, needs: dict[str, Any]) -> Any:
    """What lasts, as a card file has it."""
    # part by part: in a change `lower_value` is no effect
    inner = {key: written(part) for key, part in needs["at" if verb in AWAITING else "change"].items()}
    inner = {key.removeprefix("lower_"): -n if key.startswith("lower_") else n for key, n in inner.items()}
    do = {"do": written(needs["do"])} if "do" in needs else {}
    return {verb: inner | do | ({"until": needs["until"]} if "until" in needs else {})}


SPELLING: Final[dict[str, Callable[[Any], Any]]] = {
    **{verb: awaited(verb) for verb in AWAITING},
    **{verb: laid(verb) for verb in ("place_token", "remove_token")},
    **{verb: handed(verb) for verb in ("give_token", "take_token")},
    "move_token": lambda needs: {"move_token": {"token": needs["token"], "up_to": number(needs["up_to"])}},
    "lasts": lasting,
    **{verb: counted(verb) for verb in COUNTED},
    **{verb: healed(verb) for verb in ("heal", "heal_to")},
    "damage": lambda needs: {"damage": {"n": number(needs["n"]), "to": fighters(needs["to"])}},
    "move": moved,
    "place": lambda needs: {"place": {"who": fighters(needs["who"]), "where": spaces(needs["where"])}},
    "summon": lambda needs: {"summon": spaces(needs.get("where", needs) if isinstance(needs, dict) else needs)},
    "choose_space": lambda needs: {"choose_space": spaces(needs)},
    "swap": lambda needs: {"swap": [fighters(who) for who in needs]},
    "pay": lambda needs: {"pay": {"n": needs["n"], "then": spelt(needs["then"])}},
    "discard_top": milled,
    "each_opponent": lambda needs: {"each_opponent": spelt(needs)},
    "may": allowed,
    "choose": chosen,
    "boost": boosted,
    "bonus_attack": attacked,
    "basket": in_basket,
}


def fighters(data: Any) -> Any:
    """A group of fighters: its name, or a group with traits in their order."""
    if not isinstance(data, dict):
        return data
    traits = [
        {key: fighters(data[key]) if key in TRAITS[:3] else data[key]} for key in TRAITS if key in data
    ]  # fmt: skip
    who = data.get("who", "everyone")
    return {"who": who, "with": traits} if traits else who


def spaces(data: Any) -> Any:
    """A set of spaces."""
    if isinstance(data, dict):
        how, who = next(iter(data.items()))
        return {how: fighters(who)}
    return data


def number(data: Any) -> Any:
    """An amount."""
    if not isinstance(data, dict):
        return data
    if "placed" in data:
        where = {"where": spaces(data["where"])} if "where" in data else {}
        return {"placed": data["placed"], **where} | ({"who": fighters(data["who"])} if "who" in data else {})
    if "health" in data:
        return {"health": fighters(data["health"])}
    found = {"n": data.get("n", 1)} | ({"plus": data["plus"]} if data.get("plus") else {})
    if "per_fighter" in data:
        return {"per_fighter": fighters(data["per_fighter"]), **found}
    if "per_card" in data:
        return {"per_card": data["per_card"], **found}
    return {"per": number(data["per"]), **found}


def condition(data: Any) -> Any:
    """Something that is so or not; several in one list."""
    if isinstance(data, list):
        found = [condition(each) for each in data]
        parts = [part for each in found for part in (each if isinstance(each, list) else [each])]
        return parts[0] if len(parts) == 1 else parts
    if isinstance(data, str):
        return data
    word, needs = next(iter(data.items()))
    if word == "not":
        return {"not": condition(needs)}
    if word == "any":
        return {"any": fighters(needs)}
    if word == "elsewhere":
        return "moved" if needs == "mine" else {"elsewhere": fighters(needs)}
    if word == "either":
        found = [condition(each) for each in needs]
        return {"either": found}
    if word == "apart":
        return {"apart": [fighters(who) for who in needs]}
    if word in COMPARED:
        numbers = [number(n) for n in needs]
        some = is_some(numbers[0]) if word == "at_least" and numbers[1] == 1 else None
        return {word: numbers} if some is None else {"any": some}
    return {word: needs}


def is_some(data: Any) -> Any:
    """The group whose fighters are counted one by one: that there is at least one is said without a number."""
    is_count = isinstance(data, dict) and data.keys() == {"per_fighter", "n"} and data["n"] == 1
    return data["per_fighter"] if is_count else None


# ---------------------------------------------------------------- and back
def written(tree: Any) -> Any:
    """A tree as a card file has it."""
    if isinstance(tree, list):
        return [written(part) for part in tree]
    if not isinstance(tree, dict):
        return tree
    for verb, lower in LOWERED.items():
        if lower in tree:
            return {verb: -tree[lower]}
    if "basket" in tree and isinstance(tree["basket"], dict):
        cases = {case["item"]: written(case["do"]) for case in tree["basket"]["cases"]}
        other = {"else": written(tree["basket"]["else"])} if "else" in tree["basket"] else {}
        return {"basket": cases | other}
    for verb in (*AWAITING, "lasts"):
        if verb in tree and not {"at", "change"}.isdisjoint(tree[verb]):
            return flat(verb, tree[verb])
    if "with" in tree:
        return {"who": tree["who"], **{key: written(part) for trait in tree["with"] for key, part in trait.items()}}
    return {key: written(part) for key, part in tree.items()}
