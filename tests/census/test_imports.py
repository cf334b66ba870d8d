"""Who may use which packages: what the kernel promises, and what `import meadhall` costs."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import meadhall

PACKAGE: Final = Path(meadhall.__file__).parent
RUNTIME: Final = {"librt", "mypy_extensions"}  # of the compiler
# by layer, what it may import beside the standard library and meadhall itself
ALLOWED: Final[dict[str, set[str]]] = {
    "kernel": RUNTIME,
    "bundle.py": set(),
    "purity.py": set(),
    "bots": RUNTIME,
    "hall": {"msgspec"},
    "browser": {"msgspec"},
}
OUTSIDE: Final = {
    "asyncio",
    "concurrent",
    "multiprocessing",
    "selectors",
    "socket",
    "sqlite3",
    "subprocess",
    "threading",
    "time",
}


def files_of(layer: str) -> list[Path]:
    """The sources of a layer."""
    path = PACKAGE / layer
    return [path] if path.suffix else sorted(path.rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """The packages that a file imports, at its top or anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("layer", ALLOWED)
def test_layer_uses_the_standard_library_and_the_compilers_runtime_only(layer: str) -> None:
    """Whatever else is imported in one of its files is named: an allow-list, so that nothing slips in."""
    known = sys.stdlib_module_names | ALLOWED[layer] | {"meadhall"}
    sources = files_of(layer)
    assert sources
    found = {path.name: {name for name in imported(path) if name not in known} for path in sources}
    assert {name: names for name, names in found.items() if names} == {}


@pytest.mark.parametrize("layer", ["hall", "browser"])
def test_hall_leaves_all_input_and_output_to_who_runs_it(layer: str) -> None:
    """No loop, no thread, no socket, no clock: time and whatever else comes from outside is handed in."""
    found = {path.name: set(imported(path)) & OUTSIDE for path in files_of(layer)}
    assert {name: names for name, names in found.items() if names} == {}


def test_import_of_the_package_loads_no_game_and_nothing_heavy() -> None:
    """A program that imports meadhall waits for the kernel alone: no rules, words, terminal or server are loaded."""
    code = "import sys, meadhall; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    parts = ("meadhall.cli", "meadhall.server", "meadhall.localisation", "meadhall.bots", "meadhall.lab")
    heavy = {"msgspec", "yaml", "fluent", "rich", "starlette", "sqlalchemy", "asyncio"}
    assert [name for name in loaded if name.startswith(parts) or name.partition(".")[0] in heavy] == []
    assert [name for name in loaded if name.startswith("meadhall.games.") and name.count(".") > 2] == []
