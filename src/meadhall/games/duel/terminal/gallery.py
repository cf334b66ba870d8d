"""Gallery: the heroes of the duel, each with a character card and a deck."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.table import Table

from meadhall.cli.screen.screen import Screen
from meadhall.cli.screen.voice import Voice
from meadhall.games.duel.phrases.faces import faces_of
from meadhall.games.duel.terminal import DUEL
from meadhall.games.duel.terminal.face import face_of, listing
from meadhall.localisation import words_known


def show(hero: Any, voice: Voice, screen: Screen) -> None:
    """A hero's character card and deck."""
    screen.line(voice.called(DUEL, "hero", hero.id), "bold")
    parts = zip(columns(voice)[2:], summary(hero, voice)[2:], strict=True)
    screen.indented(" · ".join(f"{title}: {part}" for title, part in parts))
    screen.indented(faces_of(hero, voice.language, words_known(DUEL, voice.language)).character)
    screen.line()
    screen.show(listing([face_of(hero, card, voice) for card in hero.cards], voice, screen.width))


def gallery(heroes: list[Any], voice: Voice, *, is_numbered: bool = False) -> Table:
    """Heroes as rows of a table, with their ids or, to choose from, with numbers."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    titles, rows = columns(voice), [summary(hero, voice) for hero in heroes]
    if is_numbered:
        titles = ["", titles[0], *titles[2:]]
        rows = [[f"{at:>3}.", row[0], *row[2:]] for at, row in enumerate(rows, 1)]
    for at, title in enumerate(titles):
        table.add_column(title, no_wrap=at == 1)
    for row in rows:
        table.add_row(*row)
    return table


def columns(voice: Voice) -> list[str]:
    """The titles of what a character card tells in numbers."""
    return [
        voice.own(DUEL, "column-hero"),
        voice.own(DUEL, "column-id"),
        voice.own(DUEL, "column-health"),
        voice.own(DUEL, "column-move"),
        voice.own(DUEL, "column-attack"),
        voice.own(DUEL, "column-sidekick"),
    ]


def summary(hero: Any, voice: Voice) -> list[str]:
    """What a character card tells in numbers."""
    attack = voice.own(DUEL, "reach", reach=hero.attack)
    return [
        voice.called(DUEL, "hero", hero.id), hero.id, str(hero.health), str(hero.move), attack,
        sidekick(hero.sidekick, voice),
    ]  # fmt: skip


def sidekick(facts: Any, voice: Voice) -> str:
    """A hero's sidekicks."""
    if facts is None:
        return "–"
    reach = voice.own(DUEL, "reach", reach=facts.attack)
    spoken = voice.called(DUEL, "fighter", facts.id)
    return voice.own(DUEL, "sidekick", name=spoken, count=facts.count, health=facts.health, reach=reach)
