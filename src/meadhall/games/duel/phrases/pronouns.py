"""Pronouns: whom "it", "her" and "an adjacent enemy" speak of, where a text leaves one answer only.

    If Medusa won the combat, she recovers 2 health.

A pronoun is for the one fighter, or the one kind of fighters, that the rest of the text names. Where there are several,
or where the opponent may be meant, it stays as it is, and the text is not understood.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from meadhall.games.duel.rules.groups import FIGHTERS

IT: Final = "it"
MINE: Final = "mine"
HERE: Final = "here"  # where whoever is spoken of stands: "an adjacent enemy"
BOTH: Final = "both"  # a hero and its sidekick, where both are named
ALONE: Final = {"it_alone": IT, "here_alone": HERE}  # the same for a hero with one sidekick, who may be meant then
THAT: Final = "that"  # "that fighter", where others are called by their names
PRONOUNS: Final = {IT, HERE, BOTH, THAT, *ALONE}
SIDEKICKS: Final = "sidekicks"
ONE: Final = {MINE, "enemy", "hero", "chosen", "opponent_hero", "attacker", "defender"}  # who is never several fighters
ITS_BOOST: Final = "its_boost"  # the boost value of the card that was discarded or shown just before
NOTED: Final = "noted"
OWN: Final = "own"
CHOSEN: Final = "chosen"
OPPONENT: Final = "opponent"
OF_OPPONENT: Final = {  # words with which the opponent is spoken of, who may be called "they" too
    OPPONENT, "choose_opponent", "each_opponent", "see_hand", "enemy_hand", "enemy_played_card", "enemy_played_defence",
}  # fmt: skip
CHOOSING: Final = ("choose_fighter", "summon")  # from then on this is the chosen one
SILENT: Final = {  # words with which a combatant is spoken of
    "against": "enemy", "damage_dealt": "enemy", "zones_of_enemy": "enemy",
    "prevent_damage": MINE, "reduce_damage": MINE, "limit_damage": MINE, "damage_taken": MINE,
}  # fmt: skip
UNCERTAIN: Final = {"discard", "discard_any", "pay_any", "traced"}  # with one of these "its boost" is not told

ACTING: Final = ("move", "place", "swap", "played_by")  # whoever does this is where "an adjacent enemy" is looked for
OPTIONS: Final = "of"
AWAITING: Final = ("next_time", "whenever")
SWAP: Final = "swap"
HEAL: Final = "heal"
HARM: Final = {"damage": "to", "defeat": ""}
NAMED: Final = {"hero", SIDEKICKS}  # who has a name
FOES: Final = {"enemy", "enemies"}


def resolved(tree: Any) -> Any:
    """A tree whose pronouns are replaced by those whom they stand for; one that may stand for several is kept."""
    said = list(words(tree))
    if ITS_BOOST in said and not UNCERTAIN.intersection(said):
        tree = renamed(tree, ITS_BOOST, NOTED)
    return replaced(tree, tree, frozenset()) if not PRONOUNS.isdisjoint(said) else tree


def is_plain(tree: Any) -> bool:
    """Whether there is no pronoun in a tree that may stand for several."""
    return {*PRONOUNS, ITS_BOOST}.isdisjoint(words(tree))


def words(tree: Any) -> Iterator[str]:
    """All words of a tree."""
    if isinstance(tree, str):
        yield tree
    elif isinstance(tree, list):
        for part in tree:
            yield from words(part)
    elif isinstance(tree, dict):
        for key, part in tree.items():
            yield key
            yield from words(part)


def renamed(tree: Any, word: str, other: str) -> Any:
    """A tree with another word instead of one."""
    if isinstance(tree, list):
        return [renamed(part, word, other) for part in tree]
    if isinstance(tree, dict):
        return {key: renamed(part, word, other) for key, part in tree.items()}
    return other if tree == word else tree


def replaced(tree: Any, scope: Any, heads: frozenset[str]) -> Any:
    """A tree with its pronouns replaced; nobody stands next to themselves, so that a head is no candidate."""
    if isinstance(tree, str):
        return meant(tree, scope, heads) if tree in PRONOUNS else tree
    if isinstance(tree, list):
        return [replaced(part, scope, heads) for part in tree]
    if not isinstance(tree, dict):
        return tree
    if "with" in tree:
        heads |= {tree["who"]}
    return {key: replaced_part(key, part, scope, heads) for key, part in tree.items()}


def replaced_part(key: str, part: Any, scope: Any, heads: frozenset[str]) -> Any:
    """A part of a tree: options know nothing of each other, and who is chosen is not described by the choice.

    What an effect waits for befalls somebody, and nobody else is "it" in what follows then.
    """
    if key in AWAITING and "who" in part["at"]:
        at = replaced(part["at"], part["at"], heads)
        alone = {*mentioned(part["do"])} <= {CHOSEN} and OF_OPPONENT.isdisjoint(words(part["do"]))
        do = renamed(part["do"], IT, CHOSEN) if alone else part["do"]
        return {**part, "at": at, "do": replaced(do, do, heads)}
    if key == OPTIONS:
        return [replaced(block, [without_options(scope), block], heads) for block in part]
    if key == HEAL and isinstance(part, dict) and "who" in part and ALONE.get(part["who"], part["who"]) == IT:
        part = part | {"who": subject(scope, part["who"] in ALONE) or part["who"]}
    if key in HARM:
        whom = part.get("to") if isinstance(part, dict) else part
        if whom == THAT and (found := unnamed(scope)):
            part = part | {"to": found} if isinstance(part, dict) else found
    if key == SWAP:  # nobody swaps with themselves
        heads |= {who for who in part if isinstance(who, str) and who in ONE}
    return replaced(part, scope, heads | {CHOSEN} if key in CHOOSING else heads)


def subject(scope: Any, is_alone: bool) -> str:
    """The one of whom a condition says how near to foes they are, if a text speaks of nobody else: "he" who heals."""
    who = {each["who"] for each in conditions(scope) if isinstance(each, dict) and isinstance(each.get("who"), str)}
    told = {*mentioned(scope)}
    known = {MINE, "hero", *([SIDEKICKS] if is_alone else [])}
    is_plain = OF_OPPONENT.isdisjoint(words(scope)) and not any(word in CHOOSING for word in words(scope))
    return next(iter(who)) if len(who) == 1 and who <= known and told - who <= FOES and is_plain else ""


def conditions(tree: Any) -> Iterator[Any]:
    """The groups of which conditions say that somebody is there."""
    if isinstance(tree, list):
        for part in tree:
            yield from conditions(part)
    elif isinstance(tree, dict):
        for key, part in tree.items():
            if key == "any":
                yield part
            else:
                yield from conditions(part)


def unnamed(scope: Any) -> str:
    """The one fighter of whom a text speaks without a name; nothing where there are several."""
    found = {*mentioned(scope)} - NAMED
    return next(iter(found)) if len(found) == 1 and found <= ONE - {MINE} else ""


def without_options(tree: Any) -> Any:
    """A tree without the effects of which some are chosen."""
    if isinstance(tree, list):
        return [without_options(part) for part in tree]
    if isinstance(tree, dict):
        return {key: without_options(part) for key, part in tree.items() if key != OPTIONS}
    return tree


def mentioned(tree: Any) -> Iterator[str]:
    """All fighters of whom a tree speaks; of those with traits, who they are, and who is in the traits."""
    if isinstance(tree, str):
        if tree in SILENT or tree in FIGHTERS:
            yield SILENT.get(tree, tree)
    elif isinstance(tree, list):
        for part in tree:
            yield from mentioned(part)
    elif isinstance(tree, dict):
        for key, part in tree.items():
            if key in SILENT:
                yield SILENT[key]
            elif key in CHOOSING:
                yield CHOSEN
                inner = part.get("with", part if "who" not in part else []) if isinstance(part, dict) else []
                yield from mentioned(inner)
            else:
                yield from mentioned(part)


def meant(pronoun: str, scope: Any, heads: frozenset[str]) -> str:
    """Whom a pronoun stands for; the pronoun itself where that is not plain."""
    said = list(words(scope))
    if sum(word in CHOOSING for word in said) > 1:
        return pronoun
    who = {*mentioned(scope)} - heads
    if pronoun == BOTH:
        return OWN if who == {"hero", SIDEKICKS} and OF_OPPONENT.isdisjoint(said) else pronoun
    if ALONE.get(pronoun, pronoun) == HERE and who <= {MINE}:
        return MINE
    alone = pronoun in ALONE
    if len(who) != 1 or who <= ({SIDEKICKS} if not alone else set()) or not who <= {*ONE, SIDEKICKS}:
        return pronoun
    found = who.pop()
    pronoun = ALONE.get(pronoun, pronoun)
    is_plain = any(found in words(part) for part in acted(scope)) if pronoun == HERE else OF_OPPONENT.isdisjoint(said)
    return found if is_plain else IT


def acted(tree: Any) -> Iterator[Any]:
    """All that does something by which it is elsewhere, or plays the card."""
    if isinstance(tree, list):
        for part in tree:
            yield from acted(part)
    elif isinstance(tree, dict):
        for key, part in tree.items():
            if key in ACTING:
                yield part
            yield from acted(part)
