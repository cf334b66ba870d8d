"""Bundles: no shared file names a game, every part of one is what the contract says, and folders stay small."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import meadhall
from meadhall.bots.coaching import Coaching
from meadhall.bots.wisdom import Wisdom
from meadhall.bots.worth import worth_of
from meadhall.bundle import Bundle, bundles, games_with
from meadhall.cli.boards import BoardGallery
from meadhall.cli.game import TerminalGame
from meadhall.drafting.game import DraftGame
from meadhall.games import GAMES
from meadhall.hall.game import HallGame, hall_of
from meadhall.kernel.game import Game
from meadhall.lab import Venues
from meadhall.lab.handicaps import Handicaps
from meadhall.lab.puzzles.ground import PuzzleGround
from meadhall.lab.studies import StudyGame
from meadhall.lab.training import PracticeGround
from meadhall.localisation import Speaker, languages
from meadhall.phrases.game import GamePhrases
from meadhall.testing.stage import Stage
from meadhall.testing.walks import noting, walk
from meadhall.workshop import PackMaker
from tests.games import FILES, folder_of, lacking, names_with
from tests.laws.subjects import CASES
from tests.server.strict import check_fits, check_position, sent

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = ROOT / "src" / "meadhall"
PAGE: Final = ROOT / "web" / "src"
PAGE_CENSUS: Final = PAGE / "census.test.ts"  # looks for the very same names
MOST: Final = 13  # modules of a folder, before it shows its parts
NAMES: Final = [*(bundle.name for bundle in bundles()), "unicorn"]  # and in the singular
NAMED: Final = re.compile("|".join(sorted(NAMES, key=len, reverse=True)), re.IGNORECASE)
WRITTEN: Final = {".py", ".ftl", ".yaml", ".json", ".md", ".ts", ".svelte", ".css", ".html", ".mako", ".ini", ".toml"}

per_bundle = pytest.mark.parametrize("bundle", bundles(), ids=lambda bundle: bundle.name)


# ---------------------------------------------------------------- names
def shared_files() -> Iterator[Path]:
    """All that belongs to no game; the one file that announces games aside."""
    own = [SOURCES / "games" / path.name for path in (SOURCES / "games").iterdir() if path.is_dir()]
    for path in sorted(SOURCES.rglob("*")):
        if not any(folder in path.parents for folder in own) and path != SOURCES / "games" / "__init__.py":
            yield path
    for path in sorted(PAGE.rglob("*")):
        if PAGE / "games" not in path.parents and path != PAGE_CENSUS:
            yield path


def shared_texts() -> list[Path]:
    """Those of them that are written by people."""
    return [path for path in shared_files() if path.suffix in WRITTEN and "__pycache__" not in path.parts]


def test_the_census_sees_the_shared_files() -> None:
    """Otherwise it would prove nothing."""
    seen = {str(path.relative_to(ROOT)) for path in shared_texts()}
    assert {"src/meadhall/bundle.py", "src/meadhall/locales/en/server.ftl", "web/src/main.ts"} <= seen
    assert not [path for path in seen if "/games/" in path]


@pytest.mark.parametrize("path", shared_texts(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_shared_file_names_a_game(path: Path) -> None:
    """In code, words or comments: a game that moves in or out changes nothing outside of its own folder."""
    assert not NAMED.search(path.name)
    lines = enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
    assert [f"{number}: {line.strip()}" for number, line in lines if NAMED.search(line)] == []


def test_games_are_announced_by_their_packages_alone() -> None:
    """The list of packages and the games that there are belong together, each in the folder of its name."""
    assert [bundle.package for bundle in bundles()] == sorted(GAMES)
    assert [bundle.package.rpartition(".")[2] for bundle in bundles()] == meadhall.games()


# ---------------------------------------------------------------- parts
def is_game(bundle: Bundle, part: Any) -> bool:
    """Makes the game of its name."""
    made = part()
    return isinstance(made, Game) and made.name == bundle.name


def is_wisdom(bundle: Bundle, part: Any) -> bool:
    """Knows the game from what is written of it."""
    return issubclass(part, Wisdom) and isinstance(part(worth_of(bundle.name)), Wisdom)


def is_sight(bundle: Bundle, part: Any) -> bool:
    """Counts what a view shows."""
    match = meadhall.new_match(bundle.name, next(iter(CASES[bundle.name].setups.values())), 1)
    return isinstance(part(match.view(0)), Counter)


CONTRACT: Final[dict[str, Callable[[Bundle, Any], bool]]] = {
    "rules": is_game,
    "speaker": lambda _, part: issubclass(part, Speaker),
    "sight": is_sight,
    "wisdom": is_wisdom,
    "coaching": lambda _, part: isinstance(part(), Coaching) and len(part().facts) > 0,
    "practice": lambda _, part: isinstance(part, PracticeGround),
    "venues": lambda _, part: isinstance(part, Venues),
    "studies": lambda bundle, part: isinstance(part, StudyGame) and part.game == bundle.name,
    "stage": lambda _, part: issubclass(part, Stage),
    "terminal": lambda _, part: isinstance(part, TerminalGame),
    "hall": lambda _, part: isinstance(part, HallGame),
    "boards": lambda _, part: isinstance(part, BoardGallery),
    "phrases": lambda _, part: isinstance(part, GamePhrases),
    "packs": lambda _, part: isinstance(part, PackMaker),
    "handicaps": lambda bundle, part: isinstance(part, Handicaps) and bundle.folder in part.file.parents,
    "puzzles": lambda _, part: isinstance(part, PuzzleGround) and len(part.themes) > 0,
    "draft": lambda _, part: isinstance(part, DraftGame) and len(part.formats()) > 0,
}
OPTIONAL: Final = {"coaching", "sight", "boards", "phrases", "packs", "studies", "handicaps", "puzzles", "draft"}
TOLD_OUTRIGHT: Final = {"name", "package", "window", "held_back"}


def test_every_part_of_a_descriptor_is_looked_at() -> None:
    """A part that is added to the contract is added here."""
    assert {*CONTRACT, *TOLD_OUTRIGHT} == set(Bundle._fields)


@per_bundle
@pytest.mark.parametrize("part", CONTRACT)
def test_part_of_a_game_is_what_the_contract_says(bundle: Bundle, part: str) -> None:
    """Each part loads and is of its type; a game of the package brings all that every game can have."""
    if getattr(bundle, part) is None:
        assert part in OPTIONAL
        with pytest.raises(meadhall.UnknownGameError, match=f"brings no '{part}'"):
            bundle.load(part)
    else:
        assert CONTRACT[part](bundle, bundle.load(part))


@per_bundle
def test_questions_that_a_descriptor_names_are_asked(bundle: Bundle) -> None:
    """A window's question, with the answer that lets everything go on, and the one whose answer is held back."""
    window = bundle.window
    wanted = {bundle.held_back, None if window is None else window.question} - {None}
    for setup in CASES[bundle.name].setups.values() if wanted else ():
        for match in walk(meadhall.new_match(bundle.name, setup, 3)):
            decision = match.decision
            wanted -= {decision.question}
            if window is not None and decision.question == window.question:
                assert window.passing in [option.id for option in decision.options]
            if not wanted:
                return
    assert not wanted


@per_bundle
@pytest.mark.parametrize("language", languages())
def test_game_has_all_its_files_of_words(bundle: Bundle, language: str) -> None:
    """What happens, page, hints, lessons, terminal and hall; and the workshop, studies and coach that it has."""
    files = {path.stem for path in (bundle.locales / language).iterdir()}
    asked = {"workshop": bundle.packs, "lab": bundle.studies, "coach": bundle.coaching}  # where a game has such a part
    own = {"game", "page", "hints", "lessons", "terminal", "server", *(file for file, part in asked.items() if part)}
    more = {file for file in files if file.startswith("page-")}  # of pages that only this game has
    assert files - more == own
    assert ("page-workshop" in more) == (bundle.packs is not None)
    assert more == {path.stem for path in (bundle.locales / "en").glob("page-*.ftl")}
    assert {path.name for path in bundle.locales.iterdir()} == set(languages())


# ---------------------------------------------------------------- what tests need of a game
@per_bundle
@pytest.mark.parametrize("file", FILES)
def test_game_brings_what_shared_tests_need(bundle: Bundle, file: str) -> None:
    """Each file that is missing is named, with what is expected in it."""
    missing = [line for line in lacking(bundle.name) if line.startswith(f"tests/games/{bundle.name}/{file}:")]
    assert not missing, f"expected {missing[0]}"


def test_a_file_that_is_missing_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without a folder lacks everything, and joins no shared test."""
    monkeypatch.setattr("tests.games.HERE", tmp_path)
    assert folder_of("duel") == tmp_path / "duel"
    assert len(lacking("duel")) == len(FILES)
    assert lacking("duel")[0].startswith("tests/games/duel/cases.py: CASES, ")
    assert names_with("cases.py") == []


# ---------------------------------------------------------------- folders
def packages(part: str) -> list[Path]:
    """The folders of Python modules below a part of the package."""
    return sorted({path.parent for path in (SOURCES / part).rglob("*.py")})


@pytest.mark.parametrize(
    "folder", [*packages("server"), *packages("cli"), *packages("hall")], ids=lambda path: path.name
)
def test_folder_has_a_dozen_modules_at_most(folder: Path) -> None:
    """Who opens one sees all of it at once."""
    modules = [path.name for path in folder.glob("*.py") if path.name != "__init__.py"]
    assert len(modules) <= MOST, modules


# ---------------------------------------------------------------- the wire
@pytest.mark.parametrize("game", games_with("hall"))
def test_what_a_game_tells_fits_its_types(game: str) -> None:
    """Facts, almanac, views, events, questions and whatever can be inspected: no part more, none less."""
    hall = hall_of(game)
    setup = next(iter(CASES[game].setups.values()))
    match = meadhall.new_match(game, setup, 8)
    assert set(hall.events) == {kind.name for kind in hall.kinds}
    check_fits(sent(hall.told_almanac("uk")), hall.almanac)
    check_fits(sent(hall.told_facts(match, "pl")), hall.facts)
    assert sent(hall.told_facts(match, "pl"))["kind"] == game
    heard = 0
    with noting(match):
        for _ in walk(match):
            heard = check_position(match, "de", heard)
    check_position(match, "de", heard)


# ---------------------------------------------------------------- what an import costs
def imported(statement: str) -> set[str]:
    """The modules that are there after a statement, in a process of its own."""
    script = f"import sys\nbefore = set(sys.modules)\n{statement}\nprint(*(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


@per_bundle
def test_match_is_played_without_terminal_and_hall(bundle: Bundle) -> None:
    """Whoever plays in a program loads the rules of one game, and no other game's."""
    setup = next(iter(CASES[bundle.name].setups.values()))
    found = imported(f"import meadhall\nmeadhall.new_match({bundle.name!r}, {setup!r}, 1)")
    others = [name for name in found if name.startswith("meadhall.games.") and name.count(".") > 2]
    assert {name.split(".")[2] for name in others} == {bundle.name}
    assert {name.split(".")[3] for name in others} == {"rules"}
    assert [name for name in found if name.startswith(("meadhall.cli", "meadhall.server", "rich", "starlette"))] == []
