"""What follows from a declaration is up to date: fields of positions, and numbers that are written out for speed."""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from meadhall.games.unicorns.rules import table as herd
from meadhall.kernel.bits import WORD
from meadhall.kernel.chance import chance_of
from meadhall.kernel.game import find_game
from meadhall.kernel.machine import legal, step
from meadhall.kernel.rows import KERNEL_ROWS
from meadhall.packs import read_yaml

ROOT: Final = Path(__file__).parents[1]
TOOL: Final = Path("tools", "generate.py")
GAMES: Final = Path("src", "meadhall", "games")
DECLARING: Final = sorted(path.parts[-3] for path in (ROOT / GAMES).glob("*/rules/fields.yaml"))


def generate(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run the tool of a folder."""
    return subprocess.run([sys.executable, str(folder / TOOL), *words], capture_output=True, text=True, check=False)


def module(game: str, name: str) -> Any:
    """A module of a game's rules."""
    return importlib.import_module(f"meadhall.games.{game}.rules.{name}")


def declared(game: str) -> list[str]:
    """The fields of a game's positions."""
    told = read_yaml((ROOT / GAMES / game / "rules" / "fields.yaml").read_text("utf-8"))
    return [*told["numbers"], *told["arrays"]]


def middle(game: str) -> Any:
    """A position in full swing."""
    rules = find_game(game)
    setup = next(iter(importlib.import_module(f"tests.games.{game}.cases").CASES.setups.values()))
    s = rules.start(rules.prepare(setup), 3, listening=False)
    dice = chance_of(5)
    for _ in range(25):
        codes = legal(s)
        step(s, codes[dice.below(len(codes))])
    return s


def test_generated_files_are_what_their_declarations_say() -> None:
    """Nobody has edited them, or a declaration alone."""
    done = generate(ROOT, "--check")
    assert done.returncode == 0, done.stdout


def test_stale_file_is_told_of_and_written_anew(tmp_path: Path) -> None:
    """A declaration that has changed is enough."""
    rules = tmp_path / GAMES / "duel" / "rules"
    rules.mkdir(parents=True)
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / TOOL, tmp_path / TOOL)
    text = (ROOT / GAMES / "duel" / "rules" / "fields.yaml").read_text("utf-8")
    assert "  actions: " in text
    (rules / "fields.yaml").write_text(text.replace("  actions: ", "  deeds: "), "utf-8")
    shutil.copy(ROOT / GAMES / "duel" / "rules" / "fields.py", rules)
    stale = generate(tmp_path, "--check")
    assert (stale.returncode, "fields.py is stale" in stale.stdout) == (1, True)
    assert generate(tmp_path).returncode == 0
    assert "self.deeds = like.deeds" in (rules / "fields.py").read_text("utf-8")
    assert generate(tmp_path, "--check").returncode == 0


@pytest.mark.parametrize("game", DECLARING)
def test_copy_has_every_field_and_shares_no_array(game: str) -> None:
    """Whatever one of two does to itself, the other stays as it was."""
    s = middle(game)
    copy = s.clone()
    assert copy.dump() == s.dump()
    for name in declared(game):
        one, other = getattr(s, name), getattr(copy, name)
        if isinstance(one, int):
            assert one == other, name
        else:
            assert list(one) == list(other), name
            if len(one) > 0:
                other[0] += 1
                assert list(one) != list(other), name


@pytest.mark.parametrize("game", DECLARING)
def test_rows_have_names_and_places(game: str) -> None:
    """Every row of a saved position has its name, and its constant says where it is."""
    fields = module(game, "fields")
    s = middle(game)
    rows = s.dump()
    assert len(rows) == getattr(fields, "PLAIN_ROWS", len(fields.ROWS))  # the others are there when they are needed
    assert len(KERNEL_ROWS) == fields.NUMBERS_ROW
    assert rows[fields.NUMBERS_ROW] == [getattr(s, name) for name in fields.NUMBERS]
    places = [number for name, number in vars(fields).items() if name.endswith("_ROW")]
    assert places == list(range(len(KERNEL_ROWS), len(fields.ROWS)))


@pytest.mark.parametrize("game", DECLARING)
def test_kinds_of_events_have_the_numbers_of_their_names(game: str) -> None:
    """A constant is the place of the kind with its name."""
    events = module(game, "events")
    assert [getattr(events, kind.name.upper()) for kind in events.KINDS] == list(range(len(events.KINDS)))


def test_codes_of_unicorns_fill_whole_words() -> None:
    """What is written out for the compiler is what it says."""
    assert (herd.HERD_CODES, herd.STABLE_CODES, herd.CODES) == (WORD, herd.STABLE_WORDS * WORD, herd.WORDS * WORD)
