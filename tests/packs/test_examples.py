"""The example packs: sound, written in five languages, and played to the end by chance."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from meadhall.games.duel.phrases.syntax import SYNTAX
from meadhall.games.duel.phrases.trees import spelt
from meadhall.games.duel.phrases.wording import grammar_of
from meadhall.games.duel.workshop.heroes import TIMINGS, catalogue_hero, reading_names
from meadhall.games.duel.workshop.names import message_of, things_of
from meadhall.games.unicorns.phrases.faces import text_of
from meadhall.games.unicorns.rules.catalogue import Card
from meadhall.kernel.chance import chance_of
from meadhall.kernel.game import find_game
from meadhall.kernel.machine import playout
from meadhall.kernel.options import Options
from meadhall.localisation import languages
from meadhall.packs.carried import load_of
from meadhall.packs.pack import Pack, plain_word
from meadhall.phrases import Printer
from meadhall.workshop import checked_draft, checked_path
from tests.packs.conftest import EXAMPLES
from tests.patience import THOROUGH

FOLDERS = sorted(EXAMPLES.iterdir())
MATCHES = 300 if THOROUGH else 6
LONGEST = 20_000  # answers

per_pack = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


def pack_at(folder: Path) -> Pack:
    """A pack that nothing is wrong with."""
    checked = checked_path(folder)
    assert checked.mistakes + checked.warnings == []
    assert checked.pack is not None
    return checked.pack


@per_pack
def test_examples_have_a_name_for_everything_in_every_language(folder: Path) -> None:
    """Not even a warning; what the author has named is named in all other languages too."""
    words = pack_at(folder).words
    assert set(words) == {*languages()}
    named = {language: {(part, thing) for part in names for thing in names[part]} for language, names in words.items()}
    assert [named["en"] - things for things in named.values()] == [set()] * len(named)


@per_pack
@pytest.mark.parametrize("language", languages())
def test_examples_mean_the_same_when_they_are_written_in_another_language(folder: Path, language: str) -> None:
    """Each text is printed in the language and read again: the fingerprint of the meaning is the same."""
    pack = pack_at(folder)
    write = written_hero if pack.about.game == "duel" else written_card
    kind = "heroes" if pack.about.game == "duel" else "cards"
    parts = {**pack.parts, kind: [write(part, pack, language) for part in pack.parts[kind]]}
    parts.pop("letters", None)
    parts["boards"] = [copy.deepcopy(board) | {"id": short(board["id"])} for board in parts.get("boards", [])]
    about = {"id": pack.id, "game": pack.about.game, "name": pack.about.name, "language": language}
    checked = checked_draft({"about": about, "parts": {kind: told for kind, told in parts.items() if told}})
    assert checked.mistakes == []
    assert checked.pack is not None
    for kind in ("heroes", "boards", "cards", "without"):
        assert checked.pack.parts.get(kind) == pack.parts.get(kind)


def written_hero(facts: dict[str, Any], pack: Pack, language: str) -> dict[str, Any]:
    """A hero as somebody would write it in a language."""
    words = pack.words[language][facts["id"]]
    names = {thing: plain_word(words[message_of(thing, facts)]) for thing, _ in things_of(facts)}
    printer = Printer(SYNTAX, grammar_of(language), reading_names(catalogue_hero(facts), names, language))
    hero = copy.deepcopy(facts)
    for card in hero["cards"]:
        card |= {timing: printer.text(spelt(card[timing])) for timing in TIMINGS if timing in card}
    for ability in hero["abilities"]:
        ability["do"] = printer.text(spelt(ability["do"]))
    for thing, data in things_of(hero):
        data["name"] = names[thing]
    hero["id"], hero["sidekick"]["id"] = short(hero["id"]), short(hero["sidekick"]["id"])
    return hero


def written_card(facts: dict[str, Any], _pack: Pack, language: str) -> dict[str, Any]:
    """A unicorn card as somebody would write it in a language."""
    kept: dict[str, Any] = {field: facts[field] for field in ("type", "copies") if field in facts}
    return {"id": short(facts["id"]), **kept, "text": text_of(Card(**facts), language)}


def short(id: str) -> str:
    """An id as the files of a pack have it."""
    return id.rpartition(".")[2]


def setups_of(pack: Pack) -> list[dict[str, object]]:
    """The pack against each hero of the package, or at tables of all sizes."""
    packs = {pack.id: load_of(pack)}
    if pack.about.game == "unicorns":
        return [{"players": players, "packs": packs} for players in range(2, 9)]
    game: Any = find_game("duel")
    mine, board = pack.parts["heroes"][0]["id"], pack.parts["boards"][0]["id"]
    return [{"heroes": [mine, other], "board": board, "packs": packs} for other in sorted(game.catalogue.heroes)]


@per_pack
def test_examples_are_played_to_the_end_by_chance(folder: Path) -> None:
    """Every match ends, with a winner, and never because effects came to no end."""
    pack = pack_at(folder)
    game = find_game(pack.about.game)
    setups = [game.prepare(setup) for setup in setups_of(pack)]
    out = Options()
    for number in range(MATCHES):
        chance = chance_of(number, "examples")
        state = game.start(setups[number % len(setups)], number, listening=True)
        playout(state, chance, out, LONGEST)
        assert state.winners >= 0
        assert game.reason(state.reason) != "endless"
