"""Leaves: what a pack brings to the duel, in words: heroes with their cards, and boards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from meadhall.cli.screen.voice import Voice
from meadhall.games.duel.phrases.faces import RULE, faces_of, rules_of
from meadhall.games.duel.terminal import DUEL, face, fields, gallery
from meadhall.games.duel.terminal.heroes import RANDOM, offered
from meadhall.localisation import key, words_known
from meadhall.packs.pack import MARK, Pack, named_in

INDENT: Final = "  "


def pack_lines(pack: Pack, voice: Voice) -> Iterator[str]:
    """All heroes and boards of a pack that is in use."""
    catalogue = offered()
    blocks = [hero_lines(catalogue.hero(part["id"]), voice) for part in pack.parts.get("heroes", [])]
    blocks += [board_lines(catalogue.board(part["id"]), voice) for part in pack.parts.get("boards", [])]
    for at, block in enumerate(blocks):
        if at:
            yield ""
        yield from block


def hero_lines(hero: Any, voice: Voice) -> Iterator[str]:
    """A hero: the character card, then the cards, each with all that is printed on it."""
    called = words_known(DUEL, voice.language)
    titles, told = gallery.columns(voice), gallery.summary(hero, voice)
    yield f"{told[0]} ({hero.id})"
    yield INDENT + " · ".join(f"{title}: {part}" for title, part in zip(titles[2:], told[2:], strict=True))
    faces = faces_of(hero, voice.language, called)
    for ability in hero.abilities:
        yield f"{INDENT}{called.say(key('ability', hero.id, ability.id))}: {faces.ability(ability.id)}"
    for tree in rules_of(hero):
        if "when" not in tree:  # the abilities were told by their names
            yield INDENT + faces.printer.rule(RULE, tree)
    for card in hero.cards:
        found = face.face_of(hero, card, voice, called)
        yield f"{found.copies} × {found.name}: {face.facts(found, voice)}"
        yield INDENT + found.text


def board_lines(board: Any, voice: Voice) -> Iterator[str]:
    """A board: its numbers, zones, start spaces, doors and passages."""
    yield f"{fields.summary(board, voice)} ({board.id})"
    for line in (*fields.zones(board, voice), *fields.specials(board, voice)):
        yield INDENT + line


def play_words(pack: Pack, hero: str | None, board: str | None) -> list[str]:
    """The words that begin a duel with a pack: its first hero and board, unless others are told."""
    heroes, boards = ([part["id"] for part in pack.parts.get(kind, [])] for kind in ("heroes", "boards"))
    one = told_in(pack, hero, heroes) or (heroes[0] if heroes else RANDOM)
    where = told_in(pack, board, boards) or (boards[0] if boards else RANDOM)
    return ["--heroes", one, RANDOM, "--board", where]


def told_in(pack: Pack, id: str | None, ids: list[str]) -> str | None:
    """An id as it was told; one of the pack needs no pack before it."""
    if id is None or MARK in id:
        return id
    full = named_in(pack.id, id)
    return full if full in ids else id
