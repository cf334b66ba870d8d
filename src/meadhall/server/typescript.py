"""TypeScript: the page's types, made from the messages of the wire: `python -m meadhall.server.typescript FILE`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

from msgspec import inspect

from meadhall.games.duel import events as duel_events
from meadhall.games.unicorns import events as unicorn_events
from meadhall.kernel.events import Kind
from meadhall.server import wire
from meadhall.server.papers import PAPERS

HEAD: Final = "// The messages of the wire, made from server/wire.py and server/papers by server/typescript.py.\n"
PLAIN: Final[dict[type, str]] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}
KINDS: Final = {"duel": duel_events.KINDS, "unicorns": unicorn_events.KINDS}


class Sheet:
    """The types that were met, each written once."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def type(self, kind: Any) -> str:
        """How a type is written."""
        if isinstance(kind, inspect.Metadata):
            return self.annotated(kind)
        if isinstance(kind, inspect.StructType):
            return self.struct(kind)
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

    def annotated(self, kind: inspect.Metadata) -> str:
        """A type that is told beside the one that is sent."""
        types = (kind.extra or {}).get("types", ())
        return " | ".join(self.type(inspect.type_info(each)) for each in types) if types else self.type(kind.type)

    def struct(self, kind: inspect.StructType) -> str:
        """A message or a part of one."""
        name = kind.cls.__name__
        if name not in self.written:
            self.written[name] = ""  # its place, before those that it mentions
            self.written[name] = "".join(self.lines(kind))
        return name

    def lines(self, kind: inspect.StructType) -> Iterator[str]:
        """An interface, line by line."""
        yield f"\n/** {(kind.cls.__doc__ or '').splitlines()[0]} */\nexport interface {kind.cls.__name__} {{\n"
        if kind.tag_field is not None:
            yield f'  {kind.tag_field}: "{kind.tag}";\n'
        for field in kind.fields:
            yield f"  {field.encode_name}{'' if field.required else '?'}: {self.type(field.type)};\n"
        yield "}\n"


def touches(kinds: tuple[Kind, ...]) -> dict[str, list[str]]:
    """The parts of a view that each kind of event changes; with a question mark those that it need not change."""
    return {kind.name: list(kind.touches) for kind in kinds if kind.touches}


def table_of_touches() -> str:
    """These parts as a constant: with them the page shows a view event by event."""
    lines = [
        f"  {game}: {{\n"
        + "".join(f"    {name}: {json.dumps(parts)},\n" for name, parts in touches(kinds).items())
        + "  },\n"
        for game, kinds in KINDS.items()
    ]
    return f"\n/** {(touches.__doc__ or '').strip()} */\nexport const TOUCHES = {{\n{''.join(lines)}}};\n"


def written() -> str:
    """The whole file."""
    sheet = Sheet()
    unions = {
        name: sheet.type(inspect.type_info(union)) for name, union in (("Asks", wire.Asks), ("Tells", wire.Tells))
    }
    for paper in (*get_args(wire.Papers), *PAPERS):
        sheet.type(inspect.type_info(paper))
    ends = [f"\nexport type {name} = {union};\n" for name, union in unions.items()]
    return "".join(
        [HEAD, f"\nexport const VERSION = {wire.VERSION};\n", *sheet.written.values(), *ends, table_of_touches()]
    )


def main() -> None:
    """Write them."""
    Path(sys.argv[1]).write_text(written(), encoding="utf-8")


if __name__ == "__main__":
    main()
