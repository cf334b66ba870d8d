"""Chooses between the compiled engine and the same files uncompiled: MEADHALL_PURE=1 asks for the latter."""

from __future__ import annotations

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from importlib.util import find_spec
from typing import Final

ROOMS: Final = ("kernel", "games", "bots")


def apply() -> None:
    """Where MEADHALL_PURE=1, show imports only the sources in the engine's folders; call it before any is imported."""
    if os.environ.get("MEADHALL_PURE") != "1":
        return
    hall = os.path.dirname(__file__)  # noqa: PTH120 - the very string that imports look up, which a Path may rewrite
    for room in ROOMS:
        for folder, _, _ in os.walk(f"{hall}{os.sep}{room}"):
            sys.path_importer_cache[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


def is_compiled() -> bool:
    """Whether the engine that runs, or would run, is the compiled one."""
    machine = find_spec("meadhall.kernel.machine")
    return machine is not None and not str(machine.origin).endswith(".py")


def engine() -> str:
    """The engine that runs, in words: pure, or compiled and by which build (setup.py writes that down)."""
    if not is_compiled():
        return "pure Python"
    import json  # noqa: PLC0415 - whoever imports the engine does not wait for it

    with open(f"{os.path.dirname(__file__)}{os.sep}build.json", encoding="utf-8") as file:  # noqa: PTH120, PTH123
        told = json.load(file)
    return f"compiled, {told['build']} build"
