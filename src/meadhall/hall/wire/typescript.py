"""TypeScript: the page's types, made from the wire's structs: `python -m meadhall.hall.wire.typescript web/src`.

One file has what all games share, and each game has a file of its own. A message that carries something of a game is
generic in the page: `News<G>` is news of a match of game G.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import inspect

from meadhall.bundle import bundles
from meadhall.hall import wire
from meadhall.hall.game import HallGame, hall_of
from meadhall.hall.wire.endpoints import ENDPOINTS
from meadhall.kernel.events import Kind

HEAD: Final = "// Made by meadhall.hall.wire.typescript from the structs of the wire. Do not edit.\n"
PLAIN: Final[dict[type, str]] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}
# Places of a game's own types.
PLACES: Final = ("facts", "view", "event", "question", "asked", "inspection", "almanac", "workshop", "pack")
GENERIC: Final = "<G extends GameWire = GameWire>"
GAME_WIRE: Final = """
/** What does not change in a match, in words; each game has its own. */
export interface Facts {
  kind: string;
}

/** The types that a game brings, by the places in messages where they stand. */
export interface GameWire {
  facts: Facts;
  view: object;
  event: Event;
  question: unknown;
  asked: unknown;
  inspection: unknown;
  almanac: unknown;
  workshop: unknown;
  pack: unknown;
}

/** An event of a game: its name, its sentence, and what it carries. */
export interface EventOf<Name extends string, Carried extends Record<string, unknown>> extends Event {
  event: Name;
  text: string;
  facts: Carried;
}
"""


class Sheet:
    """The types of one file, each written once; what another file has is imported from it."""

    def __init__(self, shared: Sheet | None = None) -> None:
        self.shared = shared
        self.written: dict[str, str] = {}
        self.imported: set[str] = set()

    def type(self, kind: Any) -> str:
        """How a type is written."""
        place = place_of(kind)
        if place is not None:
            return f'G["{place}"]'
        if isinstance(kind, inspect.Metadata):
            return self.type(kind.type)
        if isinstance(kind, inspect.StructType):
            return self.struct(kind) + ("<G>" if carries_game(kind) else "")
        if isinstance(kind, inspect.UnionType):
            return " | ".join(self.type(each) for each in kind.types)
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(f'"{each}"' for each in kind.values)
        if isinstance(kind, inspect.ListType):
            inner = self.type(kind.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if isinstance(kind, inspect.DictType):
            return f"Record<string, {self.type(kind.value_type)}>"
        return PLAIN[type(kind)]

    def struct(self, kind: inspect.StructType) -> str:
        """A message or a part of one."""
        name = kind.cls.__name__
        if self.shared is not None and name in self.shared.written:
            self.imported.add(name)
        elif name not in self.written:
            self.written[name] = ""  # its place, before those that it mentions
            self.written[name] = "".join(self.lines(kind))
        return name

    def lines(self, kind: inspect.StructType) -> Iterator[str]:
        """An interface, line by line."""
        generic = GENERIC if carries_game(kind) else ""
        yield f"\n/** {(kind.cls.__doc__ or '').splitlines()[0]} */\nexport interface {kind.cls.__name__}{generic} {{\n"
        if kind.tag_field is not None:
            yield f'  {kind.tag_field}: "{kind.tag}";\n'
        for field in kind.fields:
            yield f"  {field.encode_name}{'' if field.required else '?'}: {self.type(field.type)};\n"
        yield "}\n"

    def inline(self, kind: inspect.StructType) -> str:
        """A struct written where it stands."""
        return "{ " + " ".join(f"{field.encode_name}: {self.type(field.type)};" for field in kind.fields) + " }"


def place_of(kind: Any) -> str | None:
    """Which of a game's types stands here, if one does."""
    extra = kind.extra if isinstance(kind, inspect.Metadata) else None
    return None if extra is None else extra.get(wire.GAME)


def carries_game(kind: Any, inside: frozenset[Any] = frozenset()) -> bool:
    """Whether something of a game stands in a type, however deep."""
    if place_of(kind) is not None:
        return True
    if isinstance(kind, inspect.StructType):
        return kind.cls not in inside and any(carries_game(field.type, inside | {kind.cls}) for field in kind.fields)
    parts: tuple[Any, ...] = ()
    if isinstance(kind, inspect.UnionType):
        parts = kind.types
    elif isinstance(kind, inspect.ListType):
        parts = (kind.item_type,)
    elif isinstance(kind, inspect.DictType):
        parts = (kind.value_type,)
    elif isinstance(kind, inspect.Metadata):
        parts = (kind.type,)
    return any(carries_game(part, inside) for part in parts)


# ---------------------------------------------------------------- what all games share
def shared_sheet() -> tuple[Sheet, str]:
    """The file that all games share."""
    sheet = Sheet()
    unions = [
        f"\nexport type {name}{GENERIC if carries_game(kind) else ''} = {sheet.type(kind)};\n"
        for name, kind in (("Asks", inspect.type_info(wire.Asks)), ("Tells", inspect.type_info(wire.Tells)))
    ]
    for endpoint in (wire.Event, *wire.LOBBY, *ENDPOINTS):
        sheet.type(inspect.type_info(endpoint))
    head = [HEAD, f"\nexport const VERSION = {wire.VERSION};\n", GAME_WIRE]
    return sheet, "".join([*head, *sheet.written.values(), *unions])


# ---------------------------------------------------------------- what one game brings
def game_file(hall: HallGame, shared: Sheet) -> str:
    """The file of one game."""
    sheet = Sheet(shared)
    stem = hall.facts.__name__.removesuffix("Facts")
    own = {
        place: sheet.type(inspect.type_info(kind))
        for place in PLACES
        if (kind := getattr(hall, place, None)) is not None
    }
    own["event"] = f"{stem}Event"
    optional = {place: f"{name} | null" if place in {"question", "asked"} else name for place, name in own.items()}
    lines = "".join(f"  {place}: {optional[place]};\n" for place in PLACES if place in optional)
    bundle = f"\n/** The types that this game brings. */\nexport interface {stem}Wire extends GameWire {{\n{lines}}}\n"
    imported = ", ".join(sorted({"EventOf", "GameWire", *sheet.imported}))
    head = f'{HEAD}import type {{ {imported} }} from "../../wire";\n'
    return "".join([head, *sheet.written.values(), events(sheet, stem, hall), bundle, touches_of(hall.kinds)])


def events(sheet: Sheet, stem: str, hall: HallGame) -> str:
    """All events of a game as one union."""
    lines = [
        f'\n  | EventOf<"{name}", {sheet.inline(inspect.type_info(carried))}>'  # type: ignore[arg-type]
        for name, carried in hall.events.items()
    ]
    return f"\n/** What happens in this game. */\nexport type {stem}Event ={''.join(lines)};\n"


def touches_of(kinds: tuple[Kind, ...]) -> str:
    """The parts of a view that each kind of event changes: with these a page shows a view event by event."""
    lines = [f"  {kind.name}: {json.dumps(list(kind.touches))},\n" for kind in kinds if kind.touches]
    told = "The parts of a view that each kind of event changes; with a question mark those that it need not change."
    return f"\n/** {told} */\nexport const TOUCHES: Record<string, string[]> = {{\n{''.join(lines)}}};\n"


# ---------------------------------------------------------------- files
def files() -> dict[str, str]:
    """All files by their places in the page's sources."""
    shared, text = shared_sheet()
    found = {"wire.ts": text}
    for bundle in bundles():
        if bundle.hall is not None:
            found[f"games/{bundle.name}/wire.ts"] = game_file(hall_of(bundle.name), shared)
    return found


def main() -> None:
    """Write them."""
    for place, text in files().items():
        path = Path(sys.argv[1], place)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
