"""The example of every verb is put on a card of a pack as it stands, and that card is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

import pytest

import meadhall
from meadhall.bundle import bundle_of
from meadhall.games.duel.phrases.game import everything
from meadhall.games.duel.phrases.syntax import SYNTAX
from meadhall.games.duel.phrases.trees import written
from meadhall.games.duel.phrases.wording import grammar_of, in_full
from meadhall.games.unicorns.rules.catalogue import built_in
from meadhall.kernel.chance import chance_of
from meadhall.kernel.machine import legal, step
from meadhall.kernel.match import Match
from meadhall.localisation import languages
from meadhall.packs.carried import load_of
from meadhall.phrases.game import Verb
from meadhall.phrases.reading import Reader
from meadhall.workshop.checking import Checked, checked_draft
from tests.patience import THOROUGH, turned

PACK: Final = "verbs"
TIMINGS: Final = ("scheme", "after_combat", "during_combat", "immediately")
ON_A_HERO: Final = 9  # kinds of cards
MARKED: Final = {"turn_over", "turn_to"}  # they need a marker where others need what is counted
NAMED: Final = {"summon", "turn_over"}  # a name bends in them, or has an article; a draft tells neither
MOST_MATCHES: Final = 40
LONGEST: Final = 1_500  # answers
OTHERS: Final = [language for language in languages() if language != "en"]


def verbs_of(game: str, language: str) -> list[Verb]:
    """All verbs in English; in each other language some of them, in all together every one."""
    told: list[Verb] = bundle_of(game).load("phrases").verbs(language)
    if THOROUGH or language == "en":
        return told
    return turned(told, OTHERS.index(language))[:: len(OTHERS)]


def draft_of(game: str, language: str, **parts: list[Any]) -> Checked:
    """A pack by somebody who writes in a language."""
    about = {"id": PACK, "game": game, "name": "Verbs", "version": "1", "language": language}
    return checked_draft({"about": about, "parts": parts})


def play(match_of: Callable[[int], Match], wanted: Iterable[str], kinds: set[str]) -> None:
    """Matches by chance, until each wanted card was in an event of some kinds."""
    missing = set(wanted)
    for seed in range(MOST_MATCHES):
        match = match_of(seed)
        play_out(match, seed)
        told = [event for event in match.events_for(None) if event["event"] in kinds]
        missing -= {str(event["card"]).partition("@")[0].rpartition(".")[2] for event in told}
        if not missing:
            return
    pytest.fail(f"never played in {MOST_MATCHES} matches: {sorted(missing)}")


def play_out(match: Match, seed: int) -> None:
    """To its end, by chance."""
    dice, s = chance_of(seed, "examples"), match.state
    for _ in range(LONGEST):
        if s.winners >= 0:
            return
        codes = legal(s)
        step(s, codes[dice.below(len(codes))])


def card_id(verb: Verb) -> str:
    """The id of the card that shows a verb."""
    return verb.id.replace("_", "-")


# ---------------------------------------------------------------- the duel
@pytest.mark.parametrize("language", languages())
def test_examples_of_the_duel_are_played(language: str) -> None:
    """On the cards of heroes who have whatever a verb speaks of."""
    told = verbs_of("duel", language)
    counted = [verb for verb in told if verb.id not in MARKED]
    groups = [counted[at : at + ON_A_HERO] for at in range(0, len(counted), ON_A_HERO)]
    groups += [[verb] for verb in told if verb.id in MARKED]
    heroes = [hero_of(language, at, [card_of(language, verb) for verb in group]) for at, group in enumerate(groups)]
    checked = draft_of("duel", language, heroes=heroes)
    assert checked.mistakes == []
    assert checked.pack is not None
    load = load_of(checked.pack)
    for hero, group in zip(heroes, groups, strict=True):
        play(partial(duel_with, load, hero["id"]), map(card_id, group), {"card_revealed", "card_played"})


def duel_with(load: dict[str, Any], hero: str, seed: int) -> Match:
    """A hero against the same hero."""
    setup = {"board": "sarpedon", "heroes": [f"{PACK}.{hero}"] * 2, "packs": {PACK: load}}
    return meadhall.new_match("duel", setup, seed)


def hero_of(language: str, at: int, shown: list[dict[str, Any]]) -> dict[str, Any]:
    """Somebody with sidekicks, tokens of both kinds, a symbol and a tag, and some cards, all in as many copies."""
    names = {kind: name for (kind, _), name in everything(language).plain.items()}
    copies = (30 - len(shown)) // (len(shown) + 1)
    rest = 30 - copies * len(shown)
    plain = {"id": "plain", "name": names["card"], "type": "attack", "value": 3, "boost": 1, "copies": rest}
    sides = [{"id": "small", "name": "x"}, {"id": "big", "name": names["side"]}]
    marker = {"id": "size", "name": names["marker"], "sides": sides}
    counted = {"id": "rage", "name": names["token"], "start": 2, "most": 9}
    return {
        "id": f"hero-{at}", "name": "Anna", "health": 14, "move": 2, "attack": "melee",
        "sidekick": {"id": "harpy", "name": names["sidekick"], "health": 1, "attack": "melee", "count": 2},
        "token": marker if shown[0]["name"] in MARKED else counted,
        "tokens": [{"id": "trap", "name": names["piece"], "most": 4, "lies_on": "both"}],
        "symbols": [{"id": "knife", "name": names["item"]}],
        "cards": [*(card | {"copies": copies} for card in shown), plain | {"symbol": "knife", "tags": ["voyage"]}],
    }  # fmt: skip


def card_of(language: str, verb: Verb) -> dict[str, Any]:
    """The card that shows a verb, at the first timing at which its example can happen."""
    said: Any = verb.example
    if verb.id in NAMED and language != "en":
        said = effects_of(language, verb.example)
    for timing in TIMINGS:
        card = {"id": card_id(verb), "name": verb.id, "boost": 1, "copies": 1, timing: said}
        card |= {"type": "scheme"} if timing == "scheme" else {"type": "versatile", "value": 2}
        checked = draft_of("duel", language, heroes=[hero_of(language, 0, [card])])
        if not checked.mistakes:
            return card
    pytest.fail(f"{verb.example!r} fits on no card: {[mistake.text for mistake in checked.mistakes]}")


def effects_of(language: str, text: str) -> Any:
    """What a text means to somebody whose things are called as those of the package."""
    found = Reader(SYNTAX, grammar_of(language), everything(language)).read(text)
    return written(next(full for tree in found.trees if (full := in_full(tree)) is not None))


# ---------------------------------------------------------------- the unicorn game
@pytest.mark.parametrize("language", languages())
def test_examples_of_the_unicorn_game_are_played(language: str) -> None:
    """On magic cards of an expansion, beside which there are no others, and nothing that stops them."""
    told = verbs_of("unicorns", language)
    cards = [{"id": card_id(verb), "name": verb.id, "type": "magic", "text": verb.example} for verb in told]
    away = [card.id for card in built_in().cards if card.type in {"magic", "instant"}]
    checked = draft_of("unicorns", language, cards=cards, without=away)
    assert checked.mistakes == []
    assert checked.pack is not None
    load = load_of(checked.pack)

    def match_of(seed: int) -> Match:
        return meadhall.new_match("unicorns", {"players": 2, "packs": {PACK: load}}, seed)

    play(match_of, map(card_id, told), {"magic_worked"})
