"""CONTRIBUTING.md: "Add a game" lists exactly the files that a game brings, and no other file changes for it."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
MODEL: Final = "hnefatafl"
FOLDERS: Final = ("docs/games", "src/meadhall/games", "tests/games", "web/src/games")
LANGUAGE: Final = re.compile(r"/locales/[a-z]{2}/")
BUILT: Final = {"__pycache__"}


def brought() -> list[str]:
    """The files of the game, those in several languages told once."""
    paths = [path for folder in FOLDERS for path in (ROOT / folder / MODEL).rglob("*") if path.is_file()]
    names = [path.relative_to(ROOT).as_posix() for path in paths if BUILT.isdisjoint(path.parts)]
    return sorted({LANGUAGE.sub("/locales/<lang>/", name) for name in names})


def test_contributing_lists_the_files_of_a_game() -> None:
    """What is between the marks is what is there; `python -m tests.census.test_contributing` writes it anew."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    assert BLOCK.search(text)
    assert text == BLOCK.sub(lambda _: block(), text)


BLOCK: Final = re.compile(r"<!-- files of a game -->.*?<!-- end of files of a game -->", re.DOTALL)


def block() -> str:
    """The list as it stands in the page."""
    lines = "\n".join(brought())
    return f"<!-- files of a game -->\n\n```\n{lines}\n```\n\n<!-- end of files of a game -->"


def main() -> None:
    """Write the list anew."""
    page = ROOT / "CONTRIBUTING.md"
    page.write_text(BLOCK.sub(lambda _: block(), page.read_text("utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
