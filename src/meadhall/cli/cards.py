"""`meadhall cards`: a hero's character card and deck; without a hero, all heroes."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Any

from meadhall import localisation
from meadhall.cli import Commands, option_of_language

if TYPE_CHECKING:
    from rich.table import Table

    from meadhall.cli.screen import Screen
    from meadhall.cli.voice import Voice


def register(commands: Commands) -> None:
    """Add the command."""
    parser = commands.add_parser("cards", help="show a hero's cards, or list the heroes", description=__doc__)
    parser.add_argument(
        "hero", nargs="?", metavar="HERO", help="a hero's id, such as beowulf; without it all are listed"
    )
    option_of_language(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Show a hero or all of them."""
    from meadhall.cli.screen import Screen  # noqa: PLC0415 - Rich is loaded only by those who show something
    from meadhall.cli.voice import Voice, language_of  # noqa: PLC0415
    from meadhall.games.duel.catalogue import built_in  # noqa: PLC0415 - cards are read only when somebody looks

    voice = Voice(arguments.language or language_of())
    screen = Screen()
    if arguments.hero:
        show(built_in().hero(arguments.hero), voice, screen)
    else:
        screen.show(gallery([built_in().heroes[name] for name in sorted(built_in().heroes)], voice))
        screen.line(voice.word("cards-hint"), "dim")
    return 0


def show(hero: Any, voice: Voice, screen: Screen) -> None:
    """A hero's character card and deck."""
    from meadhall.cli.face import face_of, listing  # noqa: PLC0415

    screen.line(voice.name(None, "hero", hero.id), "bold")
    parts = zip(columns(voice)[2:], summary(hero, voice)[2:], strict=True)
    screen.indented(" · ".join(f"{title}: {part}" for title, part in parts))
    screen.indented(localisation.character_text(hero.id, voice.language))
    screen.line()
    screen.show(listing([face_of(hero, card, voice) for card in hero.cards], voice, screen.width))


def gallery(heroes: list[Any], voice: Voice, *, is_numbered: bool = False) -> Table:
    """Heroes as rows of a table, with their ids or, to choose from, with numbers."""
    from rich import box  # noqa: PLC0415
    from rich.table import Table  # noqa: PLC0415

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
        voice.word("column-hero"),
        voice.word("column-id"),
        voice.word("column-health"),
        voice.word("column-move"),
        voice.word("column-attack"),
        voice.word("column-sidekick"),
    ]


def summary(hero: Any, voice: Voice) -> list[str]:
    """What a character card tells in numbers."""
    attack = voice.word("reach", reach=hero.attack)
    return [
        voice.name(None, "hero", hero.id), hero.id, str(hero.health), str(hero.move), attack,
        sidekick(hero.sidekick, voice),
    ]  # fmt: skip


def sidekick(facts: Any, voice: Voice) -> str:
    """A hero's sidekicks."""
    if facts is None:
        return "–"
    reach = voice.word("reach", reach=facts.attack)
    spoken = voice.name(None, "fighter", facts.id)
    return voice.word("sidekick", name=spoken, count=facts.count, health=facts.health, reach=reach)
