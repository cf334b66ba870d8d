"""How the cards of duels are said and read, for whoever writes some."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from meadhall.games.duel.phrases.syntax import NONE, ONE, RETURN, SEVERAL, SYNTAX
from meadhall.games.duel.phrases.trees import LOWERED, spelt
from meadhall.games.duel.phrases.wording import FOLDER, grammar_of, texts_for
from meadhall.games.duel.rules.catalogue import Hero, Piece, Sidekick, Token
from meadhall.games.duel.rules.vocabulary import VERBS
from meadhall.localisation.messages import key, words
from meadhall.packs import verb_of
from meadhall.phrases.game import GamePhrases, Verb
from meadhall.phrases.names import Names
from meadhall.phrases.printing import Printer
from meadhall.phrases.texts import Texts
from meadhall.phrases.verbs import verbs_told

NOBODY: Final = "hero"  # the id of whoever has no name yet
TIMINGS: Final = {
    "immediately": "immediately", "immediate": "immediately",
    "during": "during_combat", "during_combat": "during_combat",
    "after": "after_combat", "after_combat": "after_combat",
    "scheme": "scheme", "basic": "scheme",
}  # fmt: skip
KINDS: Final = ("hero", "sidekick", "sidekicks", "token", "piece")
# Somebody for whom every verb can be said: things of the package, which every language has words for.
THINGS: Final = {
    ("sidekick", "harpy"): key("fighter", "harpy"),
    ("token", "rage"): key("token", "rage"),
    ("marker", "size"): key("token", "size"),
    ("side", "big"): key("side", "big"),
    ("item", "knife"): key("item", "knife"),
    ("card", "relentless-assault"): key("card", "achilles", "relentless-assault"),
}

# What shows a verb better than the simplest effect that there is of it.
HAND: Final = ["see_hand", "pick_card", "discard_picked"]
EXAMPLES: Final[dict[str, list[Any]]] = {
    "choose": [{"choose": {"of": [[{"draw": 2}], [{"heal": {"n": 2, "who": "hero"}}]]}}],
    "choose_fighter": [{"choose_fighter": "enemies"}, {"move": {"who": "chosen", "up_to": 2}}],
    "damage": [{"choose_fighter": "enemies"}, {"damage": {"n": 2, "to": "chosen"}}],
    "defeat": [{"defeat": "enemy"}],
    "discard_picked": HAND,
    "each_opponent": [{"each_opponent": [{"discard": {"n": 1, "who": "opponent"}}]}],
    "foresee": [{"foresee": {"n": 3, "take": 1}}],
    "lasts": [{"lasts": {"who": "hero", "value": 1, "until": "turn_end"}}],
    "may": [{"may": [{"move": {"who": "mine", "up_to": 2}}]}],
    "next_time": [{"next_time": {"when": "turn_start", "do": [{"draw": 1}]}}],
    "pick_card": HAND,
    "put_under": ["choose_opponent", "see_hand", "put_under"],
    "swap": [{"swap": ["mine", "enemy"]}],
    "take_over": [{"take_over": "hero"}],
    "whenever": [{"whenever": {"when": "hurt", "who": "hero", "do": [{"draw": 1}]}}],
}


def texts(language: str, timing: str, names: Mapping[str, str]) -> Texts:
    """What understands a hero who is called so, with a sidekick or several, and what it gathers."""
    return texts_for(facts_of(names), language, TIMINGS[timing], named(names, language))


def verbs(language: str) -> list[Verb]:
    """All verbs, each with the phrasings of all shapes that it begins."""
    examples = {verb: spelt(effects) for verb, effects in EXAMPLES.items()}
    return verbs_told(VERBS, Printer(SYNTAX, grammar_of(language), everything(language)), verb_in, examples)


def facts_of(names: Mapping[str, str]) -> Hero:
    """A hero without cards, who has what there are names for."""
    several = "sidekicks" in names
    side = Sidekick(NOBODY, 1, "melee", 2 if several else 1) if several or "sidekick" in names else None
    token = Token("token", most=9) if "token" in names else None
    pieces = [Piece("piece", most=9, lies_on="both")] if "piece" in names else []
    return Hero(NOBODY, 1, 1, "melee", [], sidekick=side, token=token, tokens=pieces)


def named(names: Mapping[str, str], language: str) -> Names:
    """The names of such a hero; one who has none is told to be one's own."""
    grammar = grammar_of(language)
    plain = {("hero", NOBODY): names.get("hero") or grammar.names[f"hero-{NOBODY}"][0]}
    holds = [NONE]
    if side := names.get("sidekicks", names.get("sidekick")):
        plain["sidekick", NOBODY] = side
        holds = [SEVERAL if "sidekicks" in names else ONE, RETURN]
    if token := names.get("token"):
        plain["token", "token"] = token
    if piece := names.get("piece"):
        plain["piece", "piece"] = piece
    return Names(grammar, plain, holds, called=frozenset(names))


# ---------------------------------------------------------------- verbs
def verb_in(tree: Any) -> str:
    """The verb of an effect as a card file has it: what is taken away is written as something added."""
    found = verb_of(tree)
    return found.replace("lower", "add") if found in LOWERED.values() else found


def everything(language: str) -> Names:
    """The names of somebody who has sidekicks, tokens, a marker with sides and a basket."""
    grammar, said = grammar_of(language), words("duel", language)
    plain = dict(named({}, language).plain) | {which: said.say(message) for which, message in THINGS.items()}
    plain |= {("tag", "voyage"): "voyage", ("piece", "trap"): grammar.names["piece-trap"][0]}
    return Names(grammar, plain, [SEVERAL, RETURN])


PHRASES: Final = GamePhrases(FOLDER, TIMINGS, KINDS, texts, verbs)
