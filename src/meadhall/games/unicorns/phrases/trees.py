"""Trees: what a unicorn card does, in the one form that phrasings know, and back.

All that a card does is one list: what happens at which moment, and what lasts. What follows only if something was done
stands together with that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.packs import verb_of

PARTS: Final = ("enter", "turn_start", "fallen", "unicorn_moved")
OF_KIND: Final = ("steal", "return", "sacrifice")
OF_TYPES: Final = {"instant": "stops", "baby": "goes_home"}  # what all cards of a type do, and no other ones
NESTED: Final = ("crowded", "saves")  # moments with more than effects
BLOCKS: Final = ("do", "price")  # the parts of them that are effects
MOMENTS: Final = frozenset(
    {*PARTS, *NESTED, "falls_home", "plays", "hand_limit", *OF_TYPES.values(), "unanswerable", "lasting"}
)  # what is a sentence of its own


def spelt_card(card: Any) -> list[Any]:
    """All that a card does."""
    found: list[Any] = [OF_TYPES[card.type]] if card.type in OF_TYPES else []
    found += [{"lasting": rule} for rule in card.lasting]
    found += [{rule: getattr(card, rule)} for rule in ("plays", "hand_limit") if getattr(card, rule)]
    found += card.play
    found += [{part: getattr(card, part)} for part in PARTS if getattr(card, part)]
    if card.crowded is not None:
        found.append({"crowded": {"over": card.crowded.over, "do": card.crowded.do}})
    if card.saves is not None:
        found.append({"saves": {"whom": card.saves.whom, "from": list(card.saves.of), "price": card.saves.price}})
    return spelt_moments(found + [rule for rule in ("falls_home", "unanswerable") if getattr(card, rule)])


def spelt_moments(effects: list[Any]) -> list[Any]:
    """Effects of a card and those of its moments, in full."""
    found: list[Any] = []
    plain: list[Any] = []
    for effect in effects:
        if verb_of(effect) in MOMENTS:
            found += [*spelt(plain), spelt_moment(effect)]
            plain = []
        else:
            plain.append(effect)
    return found + spelt(plain)


def spelt_moment(effect: Any) -> Any:
    """What happens at a moment or lasts, in full."""
    kind = verb_of(effect)
    if kind in PARTS:
        return {kind: spelt(effect[kind])}
    if kind in NESTED:
        return {kind: {key: spelt(part) if key in BLOCKS else part for key, part in effect[kind].items()}}
    return effect


def spelt(effects: list[Any]) -> list[Any]:
    """Effects of a card file, in full; what follows only what was done is joined with it."""
    found: list[Any] = []
    since = 0
    for effect in effects:
        verb: str = effect if isinstance(effect, str) else next(iter(effect))
        needs: Any = None if isinstance(effect, str) else effect[verb]
        if verb == "then":
            found[since:] = [{"do": found[since:], "then": spelt(needs)}]
            since = len(found)
        else:
            found.append(spelt_effect(verb, needs))
    return found


def spelt_effect(verb: str, needs: Any) -> Any:
    """One effect, in full."""
    if verb in SPELLING:
        return SPELLING[verb](needs)
    if verb in OF_KIND and needs != "this":
        return {verb: needs if isinstance(needs, dict) else {"what": needs}}
    if isinstance(needs, dict) and set(needs) in ({"n"}, {"what"}):
        needs = next(iter(needs.values()))
    return verb if needs in (None, {}) else {verb: needs}


def discarded(needs: Any) -> Any:
    """Cards of a hand that are discarded."""
    parts = needs if isinstance(needs, dict) else {"n": 1 if needs is None else needs}
    who = {} if parts.get("who", "me") == "me" else {"who": parts["who"]}
    return {"discard": {"n": parts.get("n", 1), "what": parts.get("what", "card"), **who}}


def destroyed(needs: Any) -> Any:
    """Cards that are destroyed."""
    parts = needs if isinstance(needs, dict) else {"what": needs}
    return {"destroy": {"n": parts.get("n", 1), "what": parts["what"]}}


def brought(needs: Any) -> Any:
    """A card that comes into a stable."""
    other = {"other": True} if needs.get("other") else {}
    return {"bring": {"what": needs["what"], "from": needs["from"], **other}}


SPELLING: Final[dict[str, Callable[[Any], Any]]] = {
    "draw": lambda needs: {"draw": needs["n"] if isinstance(needs, dict) else 1 if needs is None else needs},
    "discard": discarded,
    "destroy": destroyed,
    "bring": brought,
    "either": lambda needs: {"either": [spelt([effect]) for effect in needs]},
    "may": lambda needs: {"may": spelt(needs)},
    "each": lambda needs: {"each": spelt(needs)},
}


# ---------------------------------------------------------------- and back
def written(tree: Any) -> Any:
    """A tree as a card file has it."""
    if isinstance(tree, list):
        return [effect for part in tree for effect in written_effect(part)]
    return tree


def is_conditional(tree: Any) -> bool:
    """Whether a tree is something with what follows only if it was done."""
    return isinstance(tree, dict) and "do" in tree and "then" in tree


def written_effect(tree: Any) -> list[Any]:
    """One effect; what follows it stands behind it."""
    if is_conditional(tree):
        *before, last = tree["do"] or [None]
        if is_conditional(last):  # first this, then that, then something else: each needs what came just before it
            after = {"do": last["then"], "then": tree["then"]}
            return written_effect({"do": [*before, *last["do"]], "then": [after]})
        return [*written(tree["do"]), {"then": written(tree["then"])}]
    if not isinstance(tree, dict):
        return [tree]
    verb, needs = next(iter(tree.items()))
    if verb == "either":
        return [{"either": [effect for block in needs for effect in written(block)]}]
    if verb in NESTED:
        return [{verb: {key: written(part) if key in BLOCKS else part for key, part in needs.items()}}]
    return [{verb: written(needs) if verb in {"may", "each", *PARTS} else needs}]
