"""The pages for those who run a hall: what they say to type exists, and what exists is told."""

from __future__ import annotations

import argparse
import configparser
import re
from pathlib import Path
from typing import Final

import pytest
from prometheus_client.metrics_core import Metric

from meadhall import cli
from meadhall.server.hall import Hall
from meadhall.server.operations.metrics import registry_of
from meadhall.server.processes.brains import Brains
from meadhall.server.storage.backup import REPORTS
from meadhall.server.storage.database import Storage
from meadhall.server.storage.folder import BESIDE, DATABASE, KEY, LOCK
from meadhall.server.storage.ledger import Ledger
from meadhall.workshop.library import PACKS
from tests.server.house import run

DOCS: Final = Path(__file__).parents[1] / "docs"
PAGES: Final = ("deployment.md", "data.md")
OPTION: Final = re.compile(r"(?<![\w-])--[a-z][a-z-]*")


def page(name: str) -> str:
    """A page as it is written."""
    return (DOCS / name).read_text(encoding="utf-8")


def options_of(command: str) -> set[str]:
    """Everything that a command understands."""
    whole = cli.parser([command])
    commands = next(found for found in whole._actions if isinstance(found, argparse._SubParsersAction))
    return {word for action in commands.choices[command]._actions for word in action.option_strings}


def commands_in(text: str) -> list[tuple[str, set[str]]]:
    """All commands of ours that a text tells to type, each with its options."""
    found = re.findall(r"\bmeadhall ([a-z]+)\b([^`\n|]*)", text)
    return [(command, set(OPTION.findall(rest))) for command, rest in found if command in cli.COMMANDS]


@pytest.mark.parametrize("name", PAGES)
def test_commands_of_the_pages_exist(name: str) -> None:
    """Whoever copies a line is not refused."""
    told = commands_in(page(name))
    assert {command for command, _ in told} == {"serve", "backup", "tidy"}
    for command, options in told:
        assert options <= options_of(command), command


def test_options_for_units_exist() -> None:
    """Those in the file of further options too."""
    told = re.findall(r"MEADHALL_OPTIONS=([^`'\n]*)", page("deployment.md"))
    assert len(told) > 1
    for line in told:
        assert set(OPTION.findall(line)) <= options_of("serve")


def test_every_option_is_explained() -> None:
    """The table of options has them all, and no other."""
    rows = [line for line in page("deployment.md").splitlines() if line.startswith("| `--")]
    assert {word for row in rows for word in OPTION.findall(row.split("|")[1])} == options_of("serve") - {
        "--help",
        "-h",
    }
    told = " ".join(page("data.md").split())
    for command in ("backup", "tidy"):
        assert all(word in told for word in options_of(command) - {"--help", "-h"})


def test_every_metric_is_explained(tmp_path: Path) -> None:
    """The table of metrics has all of ours; none of an alarm is misspelt."""
    hall = Hall(Ledger(Storage(f"sqlite:///{tmp_path / 'hall.sqlite'}")), Brains(1))

    async def collected() -> list[Metric]:
        return list(registry_of(hall).collect())  # some of them ask the loop

    families = run(collected())
    known = {family.name + ("_total" if family.type == "counter" else "") for family in families}
    known = {f"{name}_info" if name == "meadhall_build" else name for name in known}
    text = page("deployment.md")
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `meadhall_")]
    assert {word for row in rows for word in re.findall(r"\bmeadhall_\w+", row)} == {
        name for name in known if name.startswith("meadhall_")
    }
    told = {re.sub("_bucket$", "", word) for word in re.findall(r"\b(?:meadhall|process)_[a-z_]+\b", text)}
    assert told <= known


def test_units_can_be_read() -> None:
    """Sections and settings as systemd writes them; what they run is what the page installs."""
    units = re.findall(r"```ini\n(.*?)```", page("deployment.md"), re.DOTALL)
    assert len(units) == 3
    for unit in units:
        found = configparser.ConfigParser(strict=False, interpolation=None)
        found.read_string(unit)
        assert set(found.sections()) <= {"Unit", "Service", "Timer", "Install"}
        assert "Description" in found["Unit"]
    assert units[0].count("/opt/meadhall/bin/meadhall serve") == 1
    assert "KillMode=mixed" in units[0]


def test_every_file_of_a_hall_is_explained() -> None:
    """The table of the folder has all that a hall keeps."""
    rows = [line.split("|")[1] for line in page("data.md").splitlines() if line.startswith("| `")]
    told = {word.rstrip("/") for row in rows for word in re.findall(r"`([^`]+)`", row)}
    assert told == {DATABASE, *BESIDE, KEY, LOCK, REPORTS, PACKS}
