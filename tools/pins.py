"""The pins of a server: `python tools/pins.py` writes requirements/server.txt and requirements/postgres.txt anew.

They name all that a hall needs at run time, on Linux, macOS and Windows, in the versions of constraints.txt, with the
hashes of every wheel that the package index offers for them. Run it whenever one of those versions changes. The index
is the one that pip is set up with, and is not written down.
"""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
import tempfile
import tomllib
import zipfile
from collections.abc import Iterable, Iterator
from functools import cache
from html.parser import HTMLParser
from importlib import metadata
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urldefrag
from urllib.request import urlopen

from packaging.requirements import Requirement
from packaging.tags import Tag
from packaging.utils import InvalidWheelFilename, canonicalize_name, parse_wheel_filename
from packaging.version import Version

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "requirements"
# Each file: the extra that it brings beyond the engine and the files before it, and who needs it.
FILES: Final = {
    "server": ("hall", "What a server needs"),
    "postgres": ("postgres", "What a server with PostgreSQL needs beside server.txt"),
}
OLDEST: Final = 11  # the minor version of the oldest Python
PYTHONS: Final = tuple(f"3.{minor}" for minor in range(OLDEST, 15))
SYSTEMS: Final = {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}
PLATFORMS: Final = ("any", "manylinux", "musllinux", "macosx", "win")  # how those of wheels begin
HASH: Final = "sha256="
PATIENCE: Final = 60  # seconds for an answer of the index
HEAD: Final = """\
# {what}, exactly. Made by tools/pins.py from pyproject.toml and constraints.txt:
# not to be edited. pip install --require-hashes {files}
--only-binary :all:
"""


# ---------------------------------------------------------------- what is needed
@cache
def pins() -> dict[str, Requirement]:
    """Every package that is pinned."""
    lines = (ROOT / "constraints.txt").read_text("utf-8").split()
    return {canonicalize_name(pin.name): pin for pin in map(Requirement, lines)}


def pinned(name: str) -> str:
    """The version of a package."""
    if name not in pins():
        sys.exit(f"constraints.txt: {name} is needed by a server and is not pinned")
    return str(pins()[name].specifier).removeprefix("==")


def environment(python: str, system: str, extra: str) -> dict[str, str]:
    """What the conditions of requirements are about."""
    return {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "sys_platform": system,
        "platform_system": SYSTEMS[system],
        "os_name": "nt" if system == "win32" else "posix",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
        "extra": extra,
    }


def asked(extras: Iterable[str]) -> list[Requirement]:
    """What the project itself asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    lines = [*project["dependencies"], *(line for extra in extras for line in project["optional-dependencies"][extra])]
    return [Requirement(line) for line in lines]


@cache
def required(name: str) -> tuple[Requirement, ...]:
    """What a package asks for."""
    try:
        lines = metadata.requires(name) or []
    except metadata.PackageNotFoundError:  # of another system
        lines = required_by_wheel(name)
    return tuple(Requirement(line) for line in lines)


def required_by_wheel(name: str) -> list[str]:
    """What a package asks for that cannot be installed here."""
    with tempfile.TemporaryDirectory() as folder:
        words = ["download", "--quiet", "--no-deps", "--only-binary=:all:", "--dest", folder, f"{name}=={pinned(name)}"]
        subprocess.run([sys.executable, "-m", "pip", *words], check=True)
        (wheel,) = Path(folder).glob("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            (file,) = [each for each in archive.namelist() if each.endswith(".dist-info/METADATA")]
            return re.findall(r"^Requires-Dist: (.+)$", archive.read(file).decode(), re.MULTILINE)


def closure(wanted: list[Requirement], python: str, system: str) -> set[str]:
    """All packages that some requirements lead to, on one kind of machine."""
    found: set[tuple[str, str]] = set()
    waiting = [(each, "") for each in wanted]
    while waiting:
        requirement, extra = waiting.pop()
        if requirement.marker and not requirement.marker.evaluate(environment(python, system, extra)):
            continue
        name = canonicalize_name(requirement.name)
        for own in {"", *requirement.extras}:
            if (name, own) not in found:
                found.add((name, own))
                waiting += [(each, own) for each in required(name)]
    return {name for name, _ in found}


def needed(extras: Iterable[str]) -> dict[str, set[str]]:
    """All packages that the project leads to, and on which systems."""
    found: dict[str, set[str]] = {}
    for system in SYSTEMS:
        for python in PYTHONS:
            for name in closure(asked(extras), python, system):
                found.setdefault(name, set()).add(system)
    return found


# ---------------------------------------------------------------- what the index offers
@cache
def index() -> str:
    """The address of the package index, as pip is set up or as it is by itself."""
    words = [sys.executable, "-m", "pip", "config", "list"]
    told = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    settings = dict(line.split("=", 1) for line in told.splitlines())
    found = [value for name, value in settings.items() if name.endswith(".index-url")]
    if found:
        return shlex.split(found[-1])[0]
    from pip._internal.models.index import PyPI  # noqa: PLC0415 - it alone knows

    return str(PyPI.simple_url)


class Links(HTMLParser):
    """Collects where a page leads."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, _tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Look at one tag."""
        self.found += [value for name, value in attrs if name == "href" and value]


def hashes(name: str) -> list[str]:
    """The hashes of all wheels of a package that fit a machine of ours."""
    page = Links()
    with urlopen(f"{index().rstrip('/')}/{name}/", timeout=PATIENCE) as answer:  # noqa: S310 - pip trusts it too
        page.feed(answer.read().decode())
    found = set()
    for address in page.found:
        file, fragment = urldefrag(address)
        if fits(unquote(file.rpartition("/")[2]), pinned(name)) and fragment.startswith(HASH):
            found.add(fragment.removeprefix(HASH))
    if not found:
        sys.exit(f"the package index offers no wheel of {name} {pinned(name)} with a hash")
    return sorted(found)


def fits(file: str, version: str) -> bool:
    """Whether a file is a wheel of a version for a machine of ours."""
    try:
        _, told, _, tags = parse_wheel_filename(file)
    except InvalidWheelFilename:
        return False
    return told == Version(version) and any(is_ours(tag) for tag in tags)


def is_ours(tag: Tag) -> bool:
    """Whether a wheel with a tag can be installed on a machine of ours."""
    number = re.fullmatch(r"cp3(\d+)", tag.interpreter)
    is_python = tag.interpreter == "py3" or (number and (tag.abi == "abi3" or int(number[1]) >= OLDEST))
    return bool(is_python) and not tag.abi.endswith("t") and tag.platform.startswith(PLATFORMS)


# ---------------------------------------------------------------- written down
def condition(systems: set[str]) -> str:
    """On which systems a package is needed, if not on all."""
    if systems == set(SYSTEMS):
        return ""
    if systems == set(SYSTEMS) - {"win32"}:
        return " ; sys_platform != 'win32'"
    return " ; " + " or ".join(f"sys_platform == '{system}'" for system in sorted(systems))


def lines(found: dict[str, set[str]]) -> Iterator[str]:
    """The pins of some packages."""
    for name in sorted(found):
        every = [f"    --hash=sha256:{each}" for each in hashes(name)]
        yield " \\\n".join([f"{pins()[name].name}=={pinned(name)}{condition(found[name])}", *every])


def main() -> None:
    """Write all files; each has only what those before it lack, so that they go together."""
    FOLDER.mkdir(exist_ok=True)
    extras: list[str] = []
    known: set[str] = set()
    files: list[str] = []
    for file, (extra, what) in FILES.items():
        extras.append(extra)
        files.append(f"-r requirements/{file}.txt")
        found = {name: systems for name, systems in needed(extras).items() if name not in known}
        head = HEAD.format(what=what, files=" ".join(files))
        text = head + "\n".join(lines(found)) + "\n"
        (FOLDER / f"{file}.txt").write_text(text, encoding="utf-8")
        known |= found.keys()
        print(f"requirements/{file}.txt: {len(found)} packages, {text.count('--hash')} hashes")


if __name__ == "__main__":
    main()
