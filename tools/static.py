"""The site of plain files, run by make: `python tools/static.py build` makes build/play.

The page and the whole hall, which runs in the browser: any server of plain files can bring it, under any path, and once
it has come it needs none. How it works stands in web/src/browser.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]  # its neighbours, and the sources as they are

from meadhall.localisation import file_of, languages  # noqa: E402
from meadhall.server.http.tables import page_files  # noqa: E402
from tools import interpreter, page  # noqa: E402

SITE: Final = ROOT / "build" / "play"
WORK: Final = ROOT / "build" / "python"
PAGE: Final = "index.html"
SERVICE: Final = "service.js"
LICENCES: Final = "licences.txt"
PACKED: Final = {".js", ".css", ".html", ".ftl", ".txt", ".svg", ".webmanifest"}  # what is kept comes in one file
FIXED: Final = ("assets/", "parts/")  # folders whose files have names that tell what they hold
# Letters that no language of the hall has, and letters for browsers in which it could not run anyway.
NEEDLESS: Final = re.compile(r"assets/.*(greek|vietnamese).*\.woff2?|.*\.woff")
MEGABYTE: Final = 1_000_000
MOST: Final = 9 * MEGABYTE  # on a first visit, from a server that compresses nothing


def build() -> None:
    """Make build/play."""
    print("building the hall for the browser", flush=True)
    parts = interpreter.build(WORK)
    files = {name: {"name": part.name, "size": len(part.packed)} for name, part in parts.items()}
    os.environ["MEADHALL_PYTHON"] = json.dumps(files)
    later = dict(needed_later())
    os.environ["MEADHALL_LATER"] = json.dumps({name: part.name for name, part in later.items()})
    page.node(["build", "--", "--mode", "site", "--outDir", str(SITE), "--emptyOutDir", "--logLevel", "warn"])
    for part in (*parts.values(), *later.values()):
        interpreter.write(SITE / part.name, part.packed)
    for place, path in words():
        interpreter.write(SITE / place, path.read_bytes())
    with (SITE / LICENCES).open("a", encoding="utf-8") as file:
        file.writelines(interpreter.licences())
    names = {part.name for part in later.values()}
    packed = announce(names)
    weigh({part.name: part.raw for part in (*parts.values(), *later.values())}, packed, names)


def words() -> Iterator[tuple[str, Path]]:
    """The page's own words: where they stand in the site, and where in the sources."""
    for language in languages():
        for file in sorted(page_files()):
            yield f"words/{language}/{file}.ftl", file_of(file, language)


def needed_later() -> Iterator[tuple[str, interpreter.Part]]:
    """What is fetched when somebody needs it: the puzzles of each game, by what meadhall.browser.books calls them."""
    for path in sorted((ROOT / "src" / "meadhall" / "games").glob("*/puzzles/puzzles.jsonl")):
        name = f"puzzles-{path.parts[-3]}"
        yield name, interpreter.part(name, path.read_bytes())


# -------------------------------------------------------------------- what comes to whom


def kept() -> list[str]:
    """The files that are kept in the browser, by their places in the site."""
    places = (path.relative_to(SITE).as_posix() for path in sorted(SITE.rglob("*")) if path.is_file())
    return [place for place in places if place != SERVICE and not NEEDLESS.fullmatch(place)]


def announce(later: set[str]) -> str:
    """Tell the service worker which files there are; a site with any other file is another version."""
    places = kept()
    packed = [place for place in places if Path(place).suffix in PACKED]
    rest = [place for place in places if place not in packed]
    part = interpreter.part("page", interpreter.joined(SITE, (SITE / place for place in packed)))
    interpreter.write(SITE / part.name, part.packed)
    hashes = "".join(interpreter.digest((SITE / place).read_bytes()) for place in places)
    site = {
        "version": interpreter.digest(hashes.encode()),
        "packed": part.name,
        "fixed": [place for place in rest if place.startswith(FIXED) and place not in later],
        "changing": [place for place in rest if not place.startswith(FIXED)],
    }
    script = SITE / SERVICE
    script.write_text(f"self.site = {json.dumps(site)};\n{script.read_text('utf-8')}", encoding="utf-8")
    return part.name


def shown() -> set[str]:
    """The files that every visit begins with, before anything is kept: the page, and what it loads at once."""
    loaded = re.findall(r"""(?:src|href)="\./([^"]+)\"""", (SITE / PAGE).read_text("utf-8"))
    return {PAGE, SERVICE, *loaded} - {LICENCES}


def weigh(raw: dict[str, int], packed: str, later: set[str]) -> None:
    """Say how much comes on a first visit: by kind, as it is and as it comes from a server that compresses nothing."""
    rows: dict[str, list[int]] = {}
    for place in [*kept(), SERVICE]:
        size = (SITE / place).stat().st_size
        is_fetched = place not in later and (Path(place).suffix not in PACKED or place in shown())
        row = rows.setdefault(kind(place), [0, 0, 0])
        for at, more in enumerate((1, raw.get(place, 0 if place == packed else size), size if is_fetched else 0)):
            row[at] += more
    rows["all"] = [sum(row[at] for row in rows.values()) for at in range(3)]
    print(f"{'':18}{'files':>8}{'raw':>14}{'as it comes':>14}")
    for name, (count, before, after) in rows.items():
        print(f"{name:18}{count:8,}{before:14,}{after:14,}")
    come = rows["all"][2]
    if come > MOST:
        sys.exit(
            f"a first visit takes {come / MEGABYTE:.1f} MB, and it should take at most {MOST // MEGABYTE}: "
            "the table above shows what is heavy"
        )
    print(f"the site: {SITE / PAGE}")


def kind(place: str) -> str:
    """What sort of file stands at a place."""
    if place.startswith("parts/"):
        return place.rpartition("-")[0]
    return "words" if place.startswith("words/") else Path(place).suffix.lstrip(".")


def main(arguments: list[str]) -> int:
    """Build the site."""
    if arguments != ["build"]:
        print("usage: python tools/static.py build", file=sys.stderr)
        return 2
    build()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
