"""The package as it is installed: compiled, switched to pure, and its command."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest

import meadhall

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


@pytest.mark.parametrize(("pure", "kind"), [(False, "compiled"), (True, "pure Python")])
def test_version_names_the_engine(pure: bool, kind: str) -> None:
    """`meadhall --version` says which engine runs; without a C compiler there is only the pure one."""
    advice = "no compiled engine: install a C compiler, then make clean test"
    assert run(MEADHALL, "--version", pure=pure).stdout == f"meadhall {meadhall.__version__} ({kind})\n", advice


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
    """Who installs a wheel has the whole hall: every source, all facts and words, and the page, without Node."""
    words = ("wheel", "--no-build-isolation", "--no-deps", "--quiet", "--wheel-dir", str(tmp_path), str(ROOT))
    made = run(PYTHON, "-m", "pip", "--disable-pip-version-check", *words, pure=True)
    assert made.returncode == 0, made.stderr
    (wheel,) = tmp_path.glob("*.whl")
    sources = [path for path in (ROOT / "src" / "meadhall").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    wanted = {path.relative_to(ROOT / "src").as_posix() for path in sources} | {"meadhall/page/index.html"}
    assert wanted - set(zipfile.ZipFile(wheel).namelist()) == set()
