"""How unicorn cards are said and read, for whoever writes some."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from meadhall.games.unicorns.phrases.trees import MOMENTS, PARTS, spelt, written
from meadhall.games.unicorns.phrases.wording import FOLDER, TAGS, in_full, printer_for, reader_for
from meadhall.games.unicorns.rules.catalogue import built_in
from meadhall.games.unicorns.rules.kinds import What, kinds_of_cards
from meadhall.games.unicorns.rules.sheets import masks_by_tag, masks_by_type, numbered
from meadhall.games.unicorns.rules.vocabulary import VERBS, Builder
from meadhall.kernel.machine import Program
from meadhall.packs import MistakeError, verb_of
from meadhall.phrases.game import GamePhrases, Verb
from meadhall.phrases.texts import Texts
from meadhall.phrases.verbs import verbs_told

WHOLE: Final = "card"  # the text of a whole card, with the moments of its effects
PLAY: Final = "play"
TIMINGS: Final = {name: name for name in (WHOLE, PLAY, *PARTS)}
KINDS: Final = ("tag",)

# What shows a verb better than the simplest effect that there is of it, or can be played where that cannot.
EXAMPLES: Final[dict[str, list[Any]]] = {
    "each": [{"each": [{"discard": 1}]}],
    "either": [{"either": [{"destroy": "upgrade"}, {"sacrifice": "downgrade"}]}],
    "may": [{"may": [{"draw": 2}]}],
    "swap_hands": ["choose_player", {"then": ["swap_hands"]}],
    "take_random": [{"choose_player": "holding"}, {"then": ["take_random"]}],
    "take_seen": [{"choose_player": "holding"}, {"then": ["take_seen"]}],
    "then": [{"sacrifice": "card"}, {"then": [{"draw": 3}]}],
}


def texts(language: str, timing: str, names: Mapping[str, str]) -> Texts:
    """What understands cards, some of which may share a tag."""
    tags = TAGS | ({"tag": names["tag"]} if "tag" in names else {})

    def built(effects: list[Any]) -> str:
        return problem_of(effects, timing, tuple(tags))

    return Texts(printer_for(language, tags), reader_for(language, tags), in_full, written, built)


def verbs(language: str) -> list[Verb]:
    """All verbs, each with the phrasings of all shapes that it begins."""
    examples = {verb: spelt(effects) for verb, effects in EXAMPLES.items()}
    return verbs_told(VERBS, printer_for(language, TAGS), verb_in, examples)


def verb_in(tree: Any) -> str:
    """The verb of an effect as a card file has it: what follows something done is told by `then`."""
    return "then" if isinstance(tree, dict) and "then" in tree else verb_of(tree)


def problem_of(effects: list[Any], timing: str, tags: tuple[str, ...]) -> str:
    """Why effects cannot happen at a timing; empty if they can."""
    moments = {verb_of(effect) for effect in effects} & MOMENTS
    if timing != WHOLE and moments:
        return f"{min(moments)} tells when something happens, and that is known already"
    builder = Builder(Program(), kinds(tags))
    try:
        for part, block in parted(effects) if timing == WHOLE else [(timing, effects)]:
            builder.stands = part != PLAY
            builder.effect(block, (), named=part in {PLAY, "enter"})
    except MistakeError as mistake:
        return str(mistake)
    return ""


def parted(effects: list[Any]) -> list[tuple[str, list[Any]]]:
    """The effects of a whole card, with when each of them happens."""
    plain = [effect for effect in effects if verb_of(effect) not in MOMENTS]
    found = [(PLAY, plain)] if plain else []
    found += [(part, effect[part]) for effect in effects for part in PARTS if verb_of(effect) == part]
    found += [("crowded", effect["crowded"]["do"]) for effect in effects if verb_of(effect) == "crowded"]
    return found + [("saves", effect["saves"]["price"]) for effect in effects if verb_of(effect) == "saves"]


@cache
def kinds(tags: tuple[str, ...]) -> dict[str, What]:
    """All kinds of cards; a tag that no card has stands for none of them."""
    cards = built_in().cards
    codes = numbered(cards)
    known = masks_by_tag(cards, codes)
    return kinds_of_cards(masks_by_type(cards, codes), {tag: known.get(tag, [0, 0, 0]) for tag in {*tags, *known}})


PHRASES: Final = GamePhrases(FOLDER, TIMINGS, KINDS, texts, verbs)
