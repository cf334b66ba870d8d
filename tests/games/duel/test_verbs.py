"""The verbs that no hero of the package uses keep the laws of the duel: nothing leaks, nothing is lost."""

from __future__ import annotations

from typing import Any, Final

import pytest

from meadhall.games.duel.rules.catalogue import built_in
from meadhall.games.duel.rules.vocabulary import VERBS
from meadhall.games.duel.testing.tally import cards_of, check_cards, check_fighters, staying
from meadhall.kernel.match import Match
from meadhall.packs import verb_of
from meadhall.testing.laws import LAWS
from meadhall.testing.walks import Law, Subject
from tests.games.duel.homemade import homemade_duel
from tests.laws.cases import opener
from tests.patience import THOROUGH

SETUPS: Final[dict[str, dict[str, object]]] = {
    "duel": {"board": "sarpedon", "heroes": ["author", "archivist"], "first": 0},
    "free-for-all": {"board": "sarpedon", "mode": "free_for_all", "heroes": ["archivist", "author", "archivist"]},
    "teams": {"board": "sarpedon", "mode": "teams", "heroes": ["archivist", "author", "author", "archivist"]},
    "what lasts": {"board": "heorot", "heroes": ["keeper", "keeper"], "first": 0},
    "what lasts among three": {
        "board": "sarpedon",
        "mode": "free_for_all",
        "heroes": ["keeper", "beowulf", "keeper"],
        "rules": {"defeat": "at_once"},
    },
    "what lasts in teams": {
        "board": "four-fords",
        "mode": "teams",
        "heroes": ["keeper", "king-arthur", "keeper", "yennenga"],
        "rules": {"discard": "after_abilities", "teammates": "closed"},
    },
    "tokens on the board": {"board": "heorot", "heroes": ["trapper", "trapper"], "first": 1},
    "tokens among three": {"board": "sarpedon", "mode": "free_for_all", "heroes": ["trapper", "keeper", "watcher"]},
}
HEROES: Final = ("archivist", "author", "keeper", "trapper", "watcher")
SEEDS: Final = range(8 if THOROUGH else 1)


def tally(match: Match) -> object:
    """The cards of each seat that cannot leave the match, wherever they are."""
    s: Any = match.state
    check_fighters(s)
    check_cards(s)
    return [staying(s, seat, cards_of(s, seat)) for seat in range(s.seats)]


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_verbs_of_homemade_heroes_keep_every_law(law: Law, setup: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What they show, hide and change is as lawful as what the package's own heroes do."""
    for hero in HEROES:  # saved matches are opened by the announced game
        monkeypatch.setitem(built_in().heroes, hero, homemade_duel().catalogue.hero(hero))
    law(Subject(opener("duel", SETUPS[setup]), tally), SEEDS)


def verbs_in(data: Any) -> set[str]:
    """All verbs of some effects."""
    if isinstance(data, dict):
        return {verb_of(data)} | {verb for part in data.values() for verb in verbs_in(part)}
    if isinstance(data, list):
        return {verb for part in data for verb in verbs_in(part)}
    return {data} if isinstance(data, str) else set()


def test_every_verb_is_on_a_card_somewhere() -> None:
    """No verb is without a hero, of the package or of the tests, whose matches use it."""
    used = {
        verb
        for hero in homemade_duel().catalogue.heroes.values()
        for effects in [
            *([*card.immediately, *card.during_combat, *card.after_combat, *card.scheme] for card in hero.cards),
            *(ability.do for ability in hero.abilities),
        ]
        for verb in verbs_in(effects)
    }
    assert set(VERBS) - used == set()
