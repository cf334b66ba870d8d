"""Builds meadhall: kernel and games compiled by mypyc into one library, or as they stand where no C compiler works.

MEADHALL_OPT=0 compiles quickly for development; MEADHALL_PURE=1 compiles nothing.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

ROOMS: Final = ("src/meadhall/kernel", "src/meadhall/games", "src/meadhall/bots")
# A catalogue describes its files as msgspec Structs; a metaclass builds those, and mypyc compiles none.
EXEMPT: Final = {"__init__.py", "catalogue.py"}

PURE: Final = os.environ.get("MEADHALL_PURE") == "1"
LEVEL: Final = "0" if os.environ.get("MEADHALL_OPT") == "0" else "3"
# One folder per way of building, so that none takes another's leftovers for its own.
FOLDER: Final = Path("build", "pure" if PURE else f"O{LEVEL}")
# A product and a sum are not joined into one: some machines round that otherwise than Python, and bots would differ.
EXACT: Final = "-ffp-contract=off"
FLAGS: Final = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-error", EXACT] if os.name == "posix" else []
PAGE: Final = Path("web", "dist")  # goes along where tools/page.py has built it
COMPILED: Final = {".so", ".pyd"}
TROUBLE: Final = (CCompilerError, ExecError, PlatformError, OSError)


def say_pure(reason: str) -> None:
    """Tell the person in one line; pip hides what a build prints, so the terminal itself is asked first."""
    line = f"meadhall: {reason}, installing the pure Python engine (slower, same games)"
    try:
        with Path("/dev/tty").open("w") as terminal:
            terminal.write(f"\n{line}\n")
    except OSError:
        print(line, file=sys.stderr, flush=True)  # noqa: T201


@cache
def has_compiler() -> bool:
    """Whether a C compiler makes a library out of one line that includes Python's header."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        probe = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        probe.build_lib = probe.build_temp = folder
        probe.ensure_finalized()
        try:
            probe.run()
        except TROUBLE:
            return False
    return True


def compiled_sources() -> list[str]:
    """Every module of the engine's rooms that mypyc can compile."""
    return sorted(str(path) for room in ROOMS for path in Path(room).rglob("*.py") if path.name not in EXEMPT)


def extensions() -> list[Extension]:
    """Translate the sources to C: one group, so that a call from module to module is a C call."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only a compiling build needs it

    # Strictness is `make check`'s business: here mypy runs without the project's settings.
    options = ["--config-file=", f"--cache-dir={FOLDER / 'mypy'}"]
    made: list[Extension] = mypycify(
        [*options, *compiled_sources()], opt_level=LEVEL, group_name="meadhall", target_dir=str(FOLDER / "c")
    )
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        extension.depends += ["setup.py", "pyproject.toml"]
    return made


def remove_leftovers(folder: str, wanted: Callable[[Path], bool]) -> None:
    """Drop what an earlier build left, lest a deleted module lives on in the wheel."""
    for path in Path(folder).rglob("*"):
        if path.is_file() and not wanted(path):
            path.unlink()


class Hall(Distribution):
    def has_ext_modules(self) -> bool:
        return not PURE and has_compiler()


class Build(build):
    def run(self) -> None:
        remove_leftovers(self.build_lib, lambda path: path.suffix in COMPILED)
        if self.distribution.has_ext_modules():
            self.distribution.ext_modules = extensions()
        else:
            say_pure("MEADHALL_PURE is set" if PURE else "no C compiler found")
        super().run()
        if PAGE.is_dir():
            shutil.copytree(PAGE, Path(self.build_lib, "meadhall", "page"), dirs_exist_ok=True)


class BuildExtensions(build_ext):
    def run(self) -> None:
        outputs = set(self.get_outputs())
        remove_leftovers(self.build_lib, lambda path: path.suffix not in COMPILED or str(path) in outputs)
        try:
            super().run()
        except TROUBLE as error:
            print(error, file=sys.stderr)  # noqa: T201
            say_pure("the C compiler failed")
            self.extensions = []
            remove_leftovers(self.build_lib, lambda path: path.suffix not in COMPILED)


setup(
    distclass=Hall,
    cmdclass={"build": Build, "build_ext": BuildExtensions},
    options={"build": {"build_base": str(FOLDER)}, "build_ext": {"parallel": os.cpu_count()}},
)
