"""The pins of a server: all that it needs, exactly, with hashes, and without an address."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).parents[1]
FILES: Final = {"server": ("hall",), "postgres": ("hall", "postgres")}  # with what has to be there already
ADVICE: Final = "run python tools/pins.py"
PIN: Final = re.compile(
    r"^([\w.-]+)==(\S+)( ; [^\\\n]+)? \\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE
)


class Pin(NamedTuple):
    """A package in exactly one version."""

    version: str
    condition: str
    hashes: list[str]


def text_of(file: str) -> str:
    """A file as it is written."""
    return (ROOT / "requirements" / f"{file}.txt").read_text(encoding="utf-8")


def pins_of(file: str) -> dict[str, Pin]:
    """What a file pins."""
    found: dict[str, Pin] = {
        canonicalize_name(name): Pin(version, condition, re.findall(r"[0-9a-f]{64}", hashes))
        for name, version, condition, hashes in PIN.findall(text_of(file))
    }
    assert len(found) == len(re.findall(r"^[^#\s-]", text_of(file), re.MULTILINE)), "something is not understood"
    return found


def all_pins() -> dict[str, Pin]:
    """What all files pin together."""
    return pins_of("server") | pins_of("postgres")


def asked(extras: tuple[str, ...]) -> list[Requirement]:
    """What the project asks for."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = [*project["dependencies"], *(line for extra in extras for line in project["optional-dependencies"][extra])]
    return [Requirement(line) for line in lines]


def reached(extras: tuple[str, ...]) -> list[Requirement]:
    """All that this leads to on this machine, by what is installed."""
    found: dict[tuple[str, str, str], Requirement] = {}
    waiting = [(each, "") for each in asked(extras)]
    while waiting:
        requirement, extra = waiting.pop()
        if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
            continue
        for own in {"", *requirement.extras}:
            key = (canonicalize_name(requirement.name), own, str(requirement.specifier))
            if key not in found:
                found[key] = requirement
                waiting += [(Requirement(line), own) for line in metadata.requires(requirement.name) or []]
    return list(found.values())


@pytest.mark.parametrize("file", FILES)
def test_every_package_that_a_server_needs_is_pinned_with_hashes(file: str) -> None:
    """Whoever installs with --require-hashes is not refused, and gets what the packages ask of each other."""
    pins = pins_of("server") | pins_of(file)
    wanted = reached(FILES[file])
    assert {"librt", "msgspec", "starlette"} <= {canonicalize_name(each.name) for each in wanted}
    for requirement in wanted:
        pin = pins.get(canonicalize_name(requirement.name))
        assert pin is not None, f"{requirement.name} is not pinned: {ADVICE}"
        assert requirement.specifier.contains(pin.version), f"{requirement} is not {pin.version}: {ADVICE}"
        assert len(set(pin.hashes)) == len(pin.hashes) > 0


def test_pins_are_those_of_the_tests() -> None:
    """A server runs what was tested: the versions of constraints.txt, and nothing that is not needed."""
    tested = dict(line.split("==") for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").split())
    tested = {canonicalize_name(name): version for name, version in tested.items()}
    assert {name: pin.version for name, pin in all_pins().items()} == {name: tested[name] for name in all_pins()}, (
        ADVICE
    )
    here = {canonicalize_name(each.name) for each in reached(("hall", "postgres"))}
    elsewhere = {name for name, pin in all_pins().items() if pin.condition}
    assert all_pins().keys() - here <= elsewhere, ADVICE


def test_compiled_packages_have_a_hash_for_every_kind_of_machine() -> None:
    """Four Pythons on three systems, at least; a wheel for all has one hash."""
    for name in ("librt", "msgspec", "pyyaml", "httptools", "psycopg-binary"):
        assert len(all_pins()[name].hashes) >= 4 * 3, name
    assert all_pins()["uvloop"].condition == " ; sys_platform != 'win32'"
    assert all_pins()["tzdata"].condition == " ; sys_platform == 'win32'"


@pytest.mark.parametrize("file", FILES)
def test_pins_name_no_address(file: str) -> None:
    """Each deployer has an index of their own, and nothing is built from source on a server."""
    assert "://" not in text_of(file)
    assert "--only-binary :all:\n" in text_of(file)
    assert not re.search(r"index-url|find-links|trusted-host", text_of(file))


def test_deployment_page_installs_with_hashes() -> None:
    """What the page says to type names files that exist, and leaves nothing to the index of the day."""
    page = (ROOT / "docs" / "deployment.md").read_text(encoding="utf-8")
    told = re.findall(r"/opt/meadhall/bin/pip install (.+)", page)
    assert told
    for line in told:
        assert "--require-hashes" in line or "--no-deps" in line, line
        for file in re.findall(r"-r (\S+)", line):
            assert (ROOT / "requirements" / Path(file).name).is_file()
