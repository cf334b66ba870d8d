"""Builds meadhall: the engine compiled by mypyc into one library, or as it stands where no C compiler works.

MEADHALL_BUILD=quick compiles in a quarter of the time for play and development; the default, release, is the fastest
engine. MEADHALL_PURE=1 compiles nothing. Why there are two: docs/decisions/0015-builds.md.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Final

from setuptools import Distribution, Extension, setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError
from setuptools.modified import newer_group

PACKAGE: Final = Path("src", "meadhall")
# The engine: of a game its rules and what bots know of it; the rest of a bundle is the terminal's and the server's.
ROOMS: Final = ("kernel", "bots", "games/*/rules", "games/*/bots")
# A catalogue describes its files as msgspec Structs; a metaclass builds those, and mypyc compiles none.
EXEMPT: Final = {"__init__.py", "catalogue.py"}

LEVELS: Final = {"quick": "1", "release": "3"}
WANTED: Final = os.environ.get("MEADHALL_BUILD") or "release"
if WANTED not in LEVELS:
    sys.exit(f"meadhall: MEADHALL_BUILD is {WANTED!r}; expected {' or '.join(LEVELS)}")
PURE: Final = os.environ.get("MEADHALL_PURE") == "1"
KIND: Final = "pure" if PURE else WANTED
# One folder per way of building, so that none takes another's leftovers for its own.
FOLDER: Final = Path("build", KIND)
CORES: Final = os.cpu_count() or 1
UNITS: Final = (
    16  # C files that the modules are gathered in: enough to keep cores busy, few enough to parse headers once
)
GROUP: Final = "meadhall"
LIBRARY: Final = f"{GROUP}__mypyc"
# A product and a sum are not joined into one: some machines round that otherwise than Python, and bots would differ.
EXACT: Final = "-ffp-contract=off"
POSIX: Final = os.name == "posix"
FLAGS: Final = ["-fno-semantic-interposition", "-fvisibility=hidden", "-Wno-error", EXACT] if POSIX else ["/bigobj"]
# Lets GCC see all units as one when it links, on all cores. Clang gets one unit instead; MSVC bears none that large.
WHOLE: Final = [f"-flto={CORES}", "-fno-fat-lto-objects"]
GCC_ONLY: Final = "#if !defined(__GNUC__) || defined(__clang__)\n#error not GCC\n#endif\n"
PROBE: Final = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"
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


def can_build(text: str, flags: list[str]) -> bool:
    """Whether the C compiler makes a library out of some text."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(text)
        extension = Extension("probe", [str(source)], extra_compile_args=flags, extra_link_args=flags)
        probe = build_ext(Distribution({"ext_modules": [extension]}))
        probe.build_lib = probe.build_temp = folder
        probe.ensure_finalized()
        try:
            probe.run()
        except TROUBLE:
            return False
    return True


@cache
def has_compiler() -> bool:
    """Whether there is a C compiler, and Python's headers for it."""
    return can_build(PROBE, [])


@cache
def sees_units_as_one() -> bool:
    """Whether the compiler can optimise across units when it links them."""
    return can_build(GCC_ONLY + PROBE, WHOLE)


def compiled_sources() -> list[str]:
    """Every module of the engine's rooms that mypyc can compile."""
    rooms = [folder for room in ROOMS for folder in PACKAGE.glob(room)]
    return sorted(str(path) for room in rooms for path in room.rglob("*.py") if path.name not in EXEMPT)


def extensions() -> list[Extension]:
    """Translate the sources to C: one group, so that a call from module to module is a C call."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only a compiling build needs it

    # Strictness is `make check`'s business: here mypy runs without the project's settings.
    options = ["--config-file=", f"--cache-dir={FOLDER / 'mypy'}"]
    made: list[Extension] = mypycify(
        [*options, *compiled_sources()],
        opt_level=LEVELS[WANTED],
        debug_level="0",
        group_name=GROUP,
        target_dir=str(FOLDER / "c"),
        multi_file=True,
    )
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        extension.depends += ["setup.py", "pyproject.toml"]
    gather(next(extension for extension in made if extension.name == LIBRARY))
    return made


def gather(library: Extension) -> None:
    """Compile modules together in units. A release loses no inlining between them: it is linked as one, or is one."""
    modules = [source for source in library.sources if f"__native_{GROUP}___" in source]
    is_release = WANTED == "release" and POSIX
    is_linked_as_one = is_release and sees_units_as_one()
    if is_linked_as_one:
        library.extra_compile_args = [*library.extra_compile_args, *WHOLE]
        library.extra_link_args = [*library.extra_link_args, f"-O{LEVELS[WANTED]}", *FLAGS, *WHOLE]
    units = written_units(modules, 1 if is_release and not is_linked_as_one else UNITS)
    library.depends += modules
    library.sources = [*units, *(each for each in library.sources if each not in modules)]


def written_units(modules: list[str], count: int) -> list[str]:
    """Files that each include neighbouring modules, about equally large."""
    weights = [Path(module).stat().st_size for module in modules]
    total = sum(weights)
    chosen = [(end - weight) * count // total for end, weight in zip(accumulate(weights), weights, strict=True)]
    names: list[str] = []
    for unit in sorted(set(chosen)):
        name = FOLDER / "c" / f"unit_{unit}.c"
        members = [module for module, its in zip(modules, chosen, strict=True) if its == unit]
        text = "".join(f'#include "{Path(member).name}"\n' for member in members)
        if not name.exists() or name.read_text() != text:
            name.write_text(text)
        names.append(str(name))
    return names


def included(unit: str) -> list[str]:
    """The modules of a unit; none if the file is no unit."""
    if not Path(unit).name.startswith("unit_"):
        return []
    return [str(Path(unit).parent / line.split('"')[1]) for line in Path(unit).read_text().splitlines()]


def weight(file: str) -> int:
    """The bytes that a compiler reads of a file and of the modules in it."""
    return sum(Path(each).stat().st_size for each in [file, *included(file)])


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
        package = Path(self.build_lib, "meadhall")
        (package / "build.json").write_text(json.dumps({"build": WANTED}) + "\n", encoding="utf-8")
        if PAGE.is_dir():
            shutil.copytree(PAGE, package / "page", dirs_exist_ok=True)


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

    def build_extension(self, extension: Extension) -> None:
        """Compile the files of the library side by side, the largest first; by itself an extension does one by one."""
        if len(extension.sources) > 1:
            files = sorted(extension.sources, key=weight, reverse=True)
            with ThreadPoolExecutor(CORES) as pool:
                objects = list(pool.map(lambda file: self.compiled(file, extension), files))
            extension.sources = []
            extension.extra_objects = objects
            extension.depends += objects
        super().build_extension(extension)

    def compiled(self, file: str, extension: Extension) -> str:
        """The object of one file, compiled anew only if something it is made of is newer."""
        (name,) = self.compiler.object_filenames([file], output_dir=self.build_temp)
        headers = [each for each in extension.depends if not each.endswith(".c")]
        if newer_group([file, *included(file), *headers], name):
            self.compiler.compile(
                [file],
                output_dir=self.build_temp,
                macros=extension.define_macros,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
        return name


setup(
    distclass=Hall,
    cmdclass={"build": Build, "build_ext": BuildExtensions},
    options={"build": {"build_base": str(FOLDER)}, "build_ext": {"parallel": CORES}},
)
