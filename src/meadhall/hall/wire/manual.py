"""Manual: the wire in words, made from its structs: `python -m meadhall.hall.wire.manual docs`.

`wire.md` has every message and every field that all games share, `games/NAME/wire.md` what a game brings. Examples were
recorded from real matches and lie beside each page.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

from msgspec import inspect

from meadhall.hall import wire
from meadhall.hall.game import HallGame, halls
from meadhall.hall.wire.endpoints import ENDPOINTS
from meadhall.hall.wire.typescript import PLACES, place_of

Examples = dict[str, Any]

PAGE: Final = "wire.md"
EXAMPLES: Final = "wire-examples.json"
WIDTH: Final = 110
HEAD: Final = f"""\
# The wire

This page is generated: `python -m meadhall.hall.wire.manual docs`. The page's TypeScript types come from the
same structs (`python -m meadhall.hall.wire.typescript web/src`). Version of the messages: {wire.VERSION}.

A page opens a WebSocket at `/api/matches/ID/line` and sends `hello`. The server answers with `table`, `seats` and
`news`, and then sends `news` after everything that happens. All messages are JSON objects; `kind` names the message.
Everything else goes over HTTP as JSON; an answer with a status from 400 on is a `Problem`.

A `seat` is a number from 0. `number` counts the rows of a match (answers, forfeits, undos): an answer names the number
that its question had, so that an answer to an older question is refused and never misread. Options are known by `id`
and described by `fields`; nobody parses ids. In the types below, `game.facts`, `game.view`, `game.event` and so on
stand for the types of the game that is played; each game has a page of its own, in
[games](games).

Examples are shortened: lists and maps show their first entry, and `{{…}}` stands for something that has a section of
its own.
"""
GAME_HEAD: Final = """\
# The wire: {name}

This page is generated: `python -m meadhall.hall.wire.manual docs`. It tells what this game brings to
[the wire](../../wire.md).

{types}- `game.event`: one of the [events](#events) below

## Structs
"""


def name_of(kind: Any) -> str:
    """How a type is called here."""
    place = place_of(kind)
    if place is not None:
        return f"game.{place}"
    if isinstance(kind, inspect.Metadata):
        return name_of(kind.type)
    if isinstance(kind, inspect.StructType):
        return str(kind.cls.__name__)
    if isinstance(kind, inspect.UnionType):
        return " or ".join(name_of(each) for each in kind.types)
    if isinstance(kind, inspect.LiteralType):
        return " or ".join(f'"{each}"' for each in kind.values)
    if isinstance(kind, inspect.ListType):
        return f"list of {name_of(kind.item_type)}"
    if isinstance(kind, inspect.DictType):
        return f"map to {name_of(kind.value_type)}"
    return NAMES[type(kind)]


NAMES: Final[dict[type, str]] = {
    inspect.AnyType: "anything",
    inspect.NoneType: "null",
    inspect.BoolType: "true or false",
    inspect.IntType: "int",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


class Manual:
    """The sections of the page, each struct in one of them."""

    def __init__(self, examples: Examples) -> None:
        self.examples = examples
        self.written: set[str] = set()

    def section(self, title: str, kinds: list[Any]) -> Iterator[str]:
        """Some messages, and after each the parts that no section had before."""
        yield f"\n## {title}\n"
        yield from self.structs(kinds)

    def structs(self, kinds: list[Any]) -> Iterator[str]:
        """Structs and whatever they are made of, each once."""
        for kind in kinds:
            info = inspect.type_info(kind)
            assert isinstance(info, inspect.StructType)  # noqa: S101 - only structs are messages
            if info.cls.__name__ not in self.written:
                self.written.add(info.cls.__name__)
                yield from self.struct(info)
                yield from self.structs([part.cls for part in parts_of(info)])

    def struct(self, kind: inspect.StructType) -> Iterator[str]:
        """One struct: what it is, its fields, an example."""
        name = kind.cls.__name__
        yield f"\n### {name}\n"
        yield f"\n{(kind.cls.__doc__ or '').strip()}\n".replace("\n    ", "\n")
        if kind.tag_field is not None:
            yield f'\n`{kind.tag_field}` is `"{kind.tag}"`.\n'
        if kind.fields:
            yield "\n| field | type | |\n| --- | --- | --- |\n"
            for field in kind.fields:
                yield f"| `{field.encode_name}` | {name_of(field.type)} | {'' if field.required else 'optional'} |\n"
        if name in self.examples:
            yield f"\n```js\n{shown(self.examples[name])}\n```\n"

    def game(self, name: str, hall: HallGame) -> Iterator[str]:
        """What a game brings."""
        own = {place: getattr(hall, place, None) for place in PLACES}
        told = [f"- `game.{place}`: {kind.__name__}\n" for place, kind in own.items() if kind is not None]
        yield GAME_HEAD.format(name=name, types="".join(told))
        yield from self.structs([kind for kind in own.values() if kind is not None])
        yield "\n## Events\n\n| event | facts |\n| --- | --- |\n"
        for event, carried in hall.events.items():
            info = inspect.type_info(carried)
            fields = [f"`{field.encode_name}` {name_of(field.type)}" for field in fields_of(info)]
            yield f"| `{event}` | {', '.join(fields)} |\n"


def fields_of(kind: Any) -> tuple[inspect.Field, ...]:
    """The fields of a struct."""
    found: tuple[inspect.Field, ...] = kind.fields
    return found


def parts_of(kind: Any) -> Iterator[inspect.StructType]:
    """The structs that a struct has directly in it."""
    for field in kind.fields:
        yield from structs_in(field.type)


def structs_in(kind: Any) -> Iterator[inspect.StructType]:
    """The structs in a type, not looking into them."""
    if isinstance(kind, inspect.StructType):
        yield kind
    elif isinstance(kind, inspect.Metadata):
        yield from structs_in(kind.type)
    elif isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from structs_in(each)
    elif isinstance(kind, inspect.ListType):
        yield from structs_in(kind.item_type)
    elif isinstance(kind, inspect.DictType):
        yield from structs_in(kind.value_type)


def shown(example: Any) -> str:
    """An example on as few lines as can be read; what has a section of its own is left out where it is long."""
    flat = json.dumps(example, ensure_ascii=False)
    if len(flat) <= WIDTH or not isinstance(example, dict):
        return flat
    lines = ",\n".join(f"  {json.dumps(part)}: {cut(value)}" for part, value in example.items())
    return f"{{\n{lines}\n}}"


def cut(value: Any) -> str:
    """A part of an example, or a sign that there is more."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) <= WIDTH or isinstance(value, str):
        return flat
    return "[…]" if isinstance(value, list) else "{…}"


def shared_page(examples: Examples) -> str:
    """What all games share."""
    manual = Manual(examples)
    return "".join(
        [
            HEAD,
            *manual.section("What a page says", list(get_args(wire.Asks))),
            *manual.section("What the server says", list(get_args(wire.Tells))),
            *manual.section("The lobby, over HTTP", list(wire.LOBBY)),
            *manual.section("Everything else, over HTTP", list(ENDPOINTS)),
        ]
    )


def game_page(name: str, examples: Examples) -> str:
    """What one game brings."""
    return "".join(Manual(examples).game(name, halls()[name]))


def pages(docs: Path) -> dict[Path, str]:
    """All pages by their places, with the examples that lie there."""
    found = {docs / PAGE: shared_page(examples_in(docs))}
    for name in halls():
        folder = docs / "games" / name
        found[folder / PAGE] = game_page(name, examples_in(folder))
    return found


def examples_in(folder: Path) -> Examples:
    """The examples of a page."""
    found: Examples = json.loads((folder / EXAMPLES).read_text("utf-8"))
    return found


def main() -> None:
    """Write them."""
    for path, text in pages(Path(sys.argv[1])).items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
