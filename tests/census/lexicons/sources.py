"""Sources: which messages the modules of the package name, read from their syntax."""

import ast
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Final

import meadhall

HALL: Final = Path(meadhall.__file__).parent
NAME: Final = "name"
OWN: Final = "own"  # says a message of the game that it is given first
SAYING: Final = frozenset({"say", "word", NAME})


def syntax(paths: Iterable[Path]) -> Iterator[ast.AST]:
    """All that stands in some modules."""
    for path in sorted(paths):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def strings(node: ast.AST) -> set[str]:
    """The words that stand in an expression."""
    found = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return {value for value in found if isinstance(value, str)}


def calls(paths: Iterable[Path], verbs: Collection[str] = SAYING) -> Iterator[tuple[ast.Call, ast.expr]]:
    """The calls that say a message whose id stands there, not one made of other ids; each with where that stands."""
    for node in syntax(paths):
        if isinstance(node, ast.Call) and is_saying(node.func, verbs):
            message = message_of(node)
            if isinstance(message, (ast.Constant, ast.IfExp)):
                yield node, message


def message_of(call: ast.Call) -> ast.expr | None:
    """Which message a call says: the first that it is given, or the second where a game comes first."""
    at = 1 if isinstance(call.func, ast.Attribute) and call.func.attr == OWN else 0
    return call.args[at] if len(call.args) > at else None


def is_saying(verb: ast.expr, verbs: Collection[str]) -> bool:
    """Whether a call says a message; to name something is to say one only if the words themselves are asked."""
    if not isinstance(verb, ast.Attribute):
        return False
    if verb.attr == NAME:
        return NAME in verbs and ast.unparse(verb.value).endswith("words")
    return verb.attr in verbs


def said(paths: Iterable[Path], verbs: Collection[str] = SAYING) -> set[str]:
    """The messages that some modules name outright."""
    return {name for _, message in calls(paths, verbs) for name in strings(message)}


def given(call: ast.Call) -> set[str]:
    """The parts that a call gives to a message."""
    named = {word.arg for word in call.keywords if word.arg is not None}
    return named | {name for rest in call.args[1:] if isinstance(rest, ast.Dict) for name in keys(rest)}


def keys(node: ast.Dict) -> set[str]:
    """The keys that stand in a dict."""
    return {name for part in node.keys if part is not None for name in strings(part)}


def option_kinds(folder: Path) -> set[str]:
    """The kinds of options of a game: in its sources each is told as `("kind", "")`."""
    found: set[str] = set()
    for node in syntax(folder.glob("*.py")):
        if isinstance(node, ast.Tuple) and len(node.elts) == 2 and strings(node.elts[1]) == {""}:
            found |= strings(node.elts[0])
    return found
