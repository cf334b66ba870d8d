"""The package as it is installed: compiled, switched to pure, and its command."""

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

import meadhall
from meadhall.cli import COMMANDS

ROOT: Final = Path(__file__).parents[1]
PYTHON: Final = sys.executable
MEADHALL: Final = str(Path(PYTHON).with_name("meadhall"))


def run(*words: str, pure: bool = False) -> subprocess.CompletedProcess[str]:
    """Run a command in a process of its own, where nothing is imported yet."""
    environment = os.environ | {"MEADHALL_PURE": "1" if pure else "0"}
    return subprocess.run(words, env=environment, capture_output=True, text=True, check=False)


def test_tests_see_the_installed_package() -> None:
    """Tests run on what a person installs, never on the sources beside them."""
    assert "site-packages" in Path(meadhall.__file__).parts


def test_engine_is_pure_when_asked() -> None:
    """MEADHALL_PURE=1 runs every module of the engine from its source."""
    script = """if True:
        import sys, meadhall.kernel.machine
        engine = [name for name in sys.modules if name.startswith(("meadhall.kernel.", "meadhall.games."))]
        print({sys.modules[name].__file__[-3:] for name in engine}, "meadhall__mypyc" in sys.modules)
    """
    assert run(PYTHON, "-c", script, pure=True).stdout == "{'.py'} False\n"


@pytest.mark.parametrize(("pure", "kind"), [(False, "compiled, (quick|release) build"), (True, "pure Python")])
def test_version_names_the_engine(pure: bool, kind: str) -> None:
    """`meadhall --version` says which engine runs and how it was built; without a C compiler there is only the pure."""
    advice = "no compiled engine: install a C compiler, then make clean test"
    told = run(MEADHALL, "--version", pure=pure).stdout
    assert re.fullmatch(rf"meadhall {re.escape(meadhall.__version__)} \({kind}\)\n", told), advice


def test_unknown_command_is_refused() -> None:
    """An unknown command ends with status 2 and says so."""
    refused = run(MEADHALL, "jump")
    assert (refused.returncode, "jump" in refused.stderr) == (2, True)


def test_page_is_pinned_for_every_machine() -> None:
    """The parts for every kind of machine are pinned, without addresses: some versions of npm refuse less."""
    pinned = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    asked = {f"node_modules/{part}" for package in pinned.values() for part in package.get("optionalDependencies", ())}
    assert asked - pinned.keys() == set()
    assert not [name for name, package in pinned.items() if "resolved" in package]


def test_wheel_carries_everything(tmp_path: Path) -> None:
    """Who installs a wheel has the whole hall: every source, all facts and words, and the page with its licences."""
    words = ("wheel", "--no-build-isolation", "--no-deps", "--quiet", "--wheel-dir", str(tmp_path), str(ROOT))
    made = run(PYTHON, "-m", "pip", "--disable-pip-version-check", *words, pure=True)
    assert made.returncode == 0, made.stderr
    (wheel,) = tmp_path.glob("*.whl")
    sources = [path for path in (ROOT / "src" / "meadhall").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    wanted = {path.relative_to(ROOT / "src").as_posix() for path in sources}
    wanted |= {"meadhall/page/index.html", "meadhall/page/licences.txt"}
    assert wanted - set(zipfile.ZipFile(wheel).namelist()) == set()


# ---------------------------------------------------------------- the engine alone
WITHOUT: Final = """if True:
    import sys
    for name in sys.argv[1].split(","):
        sys.modules[name] = None  # as if it were not installed
    from meadhall.cli import main
    sys.exit(main(sys.argv[2:]))
"""
EXTRAS: Final = "rich,starlette,uvicorn,websockets,uvloop,httptools,sqlalchemy,alembic,prometheus_client,psycopg,typst"
NO_SERVER: Final = ("--database", "postgresql+psycopg://nobody@localhost/nothing")


@pytest.mark.parametrize(
    ("missing", "words", "extra"),
    [
        ("rich", ("play", "duel"), "terminal"),
        ("rich", ("cards", "medusa"), "terminal"),
        ("starlette", ("serve",), "hall"),
        ("sqlalchemy", ("serve",), "hall"),
        ("prometheus_client", ("serve",), "hall"),
        ("psycopg", ("serve", *NO_SERVER), "postgres"),
        ("typst", ("packs", "show", str(ROOT / "examples" / "packs" / "night-herd")), "print"),
    ],
)
def test_missing_extra_is_named_with_the_command_that_brings_it(
    tmp_path: Path, missing: str, words: tuple[str, ...], extra: str
) -> None:
    """Who has installed the engine alone reads in one line what a command needs besides."""
    told = run(PYTHON, "-c", WITHOUT, missing, *words, *(("--data", str(tmp_path)) if words[0] == "serve" else ()))
    wanted = f"meadhall: {words[0]} needs more than the engine: pip install 'meadhall[{extra}]'\n"
    assert (told.returncode, told.stdout, told.stderr) == (2, "", wanted)


def test_help_lists_every_command_of_the_engine_alone() -> None:
    """What a command needs besides is looked for only when it is run."""
    told = run(PYTHON, "-c", WITHOUT, EXTRAS, "--help")
    assert (told.returncode, told.stderr) == (0, "")
    assert all(re.search(rf"^ +{name} ", told.stdout, re.MULTILINE) for name in COMMANDS)


def test_engine_alone_plays_and_thinks() -> None:
    """The games, their words and the bots need no extra."""
    script = f"""if True:
        import sys
        for name in {EXTRAS!r}.split(","):
            sys.modules[name] = None
        import meadhall
        from meadhall import bots
        from meadhall.localisation import speaker_of
        for match in (
            meadhall.new_match("duel", {{"board": "sarpedon", "heroes": ["medusa", "sinbad"]}}, 7),
            meadhall.new_match("unicorns", {{"players": 3}}, 7),
        ):
            match.answer(bots.think(match, "search:20", seed=1).option)
            print(speaker_of(match, "de").question(match.decision))
    """
    told = run(PYTHON, "-c", script)
    assert (told.returncode, told.stderr, len(told.stdout.splitlines())) == (0, "", 2)


def test_error_of_our_own_is_not_taken_for_a_missing_extra() -> None:
    """A module that no extra brings is an error as any other."""
    told = run(PYTHON, "-c", WITHOUT, "meadhall.cli.screen.screen", "play", "duel")
    assert told.returncode == 1
    assert "ModuleNotFoundError" in told.stderr
