"""The documentation site, run by make.

`python tools/site.py check` looks whether every link in the Markdown files leads somewhere; `build` makes build/site.

The pages stand where a reader of the repository looks for them: in docs/, at the root, beside the sources. For the site
they are gathered in one folder, and the links between them are written anew. A link to a source file leads to a page
that shows it, a link to a folder to a list of its pages. zensical.toml has everything else.
"""

from __future__ import annotations

import posixpath
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from importlib import metadata
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit

ROOT: Final = Path(__file__).parents[1]
BUILD: Final = ROOT / "build"
SETTINGS: Final = "zensical.toml"
DOCS: Final = "docs"
SOURCES: Final = "source"  # where in the site pages of source files stand, if there is no better place
LICENCES: Final = "licences.txt"
LANGUAGES: Final = {".py": "python", ".yaml": "yaml", ".toml": "toml", ".json": "json", ".ts": "typescript"}

FENCE: Final = re.compile(r" *(?:```|~~~)")
CODE: Final = re.compile(r"(`+[^`]*`+)")
LINK: Final = re.compile(r"""(\]\(|\b(?:src|srcset|href)=")([^)\s"]+)([)\s"])""")  # the middle is the target
FETCHED: Final = re.compile(r"""(?:@import|url\()\s*["']?((?:https?:)?//[^"')]+)""")  # by a style sheet


class Site:
    """All pages by where they stand in the repository, and where in the site."""

    def __init__(self, settings: dict[str, Any]) -> None:
        self.pages = BUILD / settings["docs_dir"]
        self.built = BUILD / settings["site_dir"]
        self.listed = set(entries(settings["nav"]))
        documents = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / DOCS).rglob("*")) if path.is_file()]
        self.places: dict[str, str] = {origin: origin.removeprefix(f"{DOCS}/") for origin in documents}
        self.places |= included(settings["extra"]["included"])
        self.made: dict[str, str] = {}  # pages that are written here, with their text
        self.problems: list[str] = []

    def gather(self) -> None:
        """Put all pages into one folder."""
        shutil.rmtree(self.pages, ignore_errors=True)
        for origin, place in self.places.items():
            if origin.endswith(".md"):
                self.write(place, self.linked(origin))
            else:
                (self.pages / place).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / origin, self.pages / place)
        for place, text in self.made.items():
            self.write(place, text)

    def write(self, place: str, text: str) -> None:
        """Write one page."""
        path = self.pages / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def linked(self, origin: str) -> str:
        """A page with its links as the site needs them; code stays as it is."""
        lines = (ROOT / origin).read_text("utf-8").splitlines(keepends=True)
        is_code = False
        for at, line in enumerate(lines):
            if FENCE.match(line):
                is_code = not is_code
            elif not is_code:
                parts = CODE.split(line)  # every other one is code
                parts[::2] = [self.relinked(part, origin, at + 1) for part in parts[::2]]
                lines[at] = "".join(parts)
        return "".join(lines)

    def relinked(self, text: str, origin: str, line: int) -> str:
        """A piece of text with all of its links led to their places in the site."""

        def lead(link: re.Match[str]) -> str:
            target, hash_, anchor = link[2].partition("#")
            if not target or urlsplit(target).scheme:
                return link[0]
            wanted = posixpath.normpath(posixpath.join(posixpath.dirname(origin), target))
            place = self.place_of(wanted)
            if place is None:
                self.problems.append(f"{origin}:{line}: there is no {wanted}")
                return link[0]
            way = posixpath.relpath(place, posixpath.dirname(self.places[origin]))
            return link[1] + way + ("" if place in self.made else hash_ + anchor) + link[3]

        return LINK.sub(lead, text)

    def place_of(self, wanted: str) -> str | None:
        """Where a file or folder of the repository stands in the site; it gets a page if it has none."""
        path = ROOT / wanted
        if wanted in self.places:
            return self.places[wanted]
        if path.is_dir():
            return self.place_of_folder(wanted)
        if not path.is_file():
            return None
        beside = self.places.get(f"{posixpath.dirname(wanted)}/README.md")
        place = f"{posixpath.dirname(beside)}/{path.name}.md" if beside else f"{SOURCES}/{wanted}.md"
        self.made[place] = source_page(path)
        return place

    def place_of_folder(self, wanted: str) -> str | None:
        """The page that a link to a folder leads to."""
        if f"{wanted}/README.md" in self.places:
            return self.places[f"{wanted}/README.md"]
        if not wanted.startswith(f"{DOCS}/"):
            return None
        place = wanted.removeprefix(f"{DOCS}/") + "/index.md"
        self.made[place] = list_page(ROOT / wanted)
        return place

    def compare(self) -> None:
        """Every page is in the navigation, by itself or with its folder, and nothing else is."""
        pages = {place for place in [*self.places.values(), *self.made] if place.endswith(".md")}
        for entry in sorted(self.listed):
            if not any(page == entry or (entry.endswith("/") and page.startswith(entry)) for page in pages):
                self.problems.append(f"{SETTINGS}: the navigation leads to {entry}, which is not there")
        known = (f"{SOURCES}/", *(entry for entry in self.listed if entry.endswith("/")))
        for page in sorted(pages - self.listed):
            if not page.startswith(known):
                self.problems.append(f"{SETTINGS}: the navigation does not lead to {page}")


def included(places: dict[str, str]) -> dict[str, str]:
    """Files by their places in the site; a star in both stands for the name of a game's folder."""
    found: dict[str, str] = {}
    for origin, place in places.items():
        before, star, after = origin.partition("*")
        for path in sorted(ROOT.glob(origin)) if star else [ROOT / origin]:
            name = path.relative_to(ROOT).as_posix()
            found[name] = place.replace("*", name[len(before) : len(name) - len(after)]) if star else place
    return found


def entries(nav: Any) -> Iterator[str]:
    """All pages and folders that a navigation names."""
    if isinstance(nav, str):
        yield nav
    else:
        for entry in nav.values() if isinstance(nav, dict) else nav:
            yield from entries(entry)


def list_page(folder: Path) -> str:
    """A page that lists those of a folder by their titles."""
    rows = ""
    for path in sorted(folder.glob("*.md")):
        title = path.read_text("utf-8").partition("\n")[0].lstrip("# ")
        rows += f"- [{title}]({path.name}) (`{path.name}`)\n"
    return f"# {folder.name.capitalize()}\n\n{rows}"


def source_page(path: Path) -> str:
    """A page that shows a source file."""
    code = f"````{LANGUAGES.get(path.suffix, 'text')}\n{path.read_text('utf-8')}````"
    return f"# {path.name}\n\n`{path.relative_to(ROOT).as_posix()}`\n\n{code}\n"


class Addresses(HTMLParser):
    """Collects where a page leads, and what it fetches by itself: tags and addresses."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Look at one tag."""
        self.found += [(tag, value) for name, value in attrs if name in {"href", "src", "srcset"} and value]


def faults(built: Path) -> Iterator[str]:
    """Addresses in a built site that lead nowhere, and what it would fetch from elsewhere."""
    for path in sorted(built.rglob("*.html")):
        page = Addresses()
        page.feed(path.read_text("utf-8"))
        for tag, address in page.found:
            parts = urlsplit(address)
            start = built if parts.path.startswith("/") else path.parent
            if (parts.scheme or parts.netloc) and tag != "a":  # who follows a link knows that it leads away
                yield f"{path.relative_to(built)}: {address} is fetched from elsewhere"
            elif not (parts.scheme or parts.netloc or (start / unquote(parts.path).lstrip("/")).exists()):
                yield f"{path.relative_to(built)}: {address} leads nowhere"
    for path in sorted(built.rglob("*.css")):
        for address in FETCHED.findall(path.read_text("utf-8")):
            yield f"{path.relative_to(built)}: {address} is fetched from elsewhere"


def build(site: Site) -> None:
    """Make the site of the pages; all that Zensical writes stays in build/."""
    shutil.rmtree(site.built, ignore_errors=True)
    shutil.copyfile(ROOT / SETTINGS, BUILD / SETTINGS)
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    if status := subprocess.run(command, cwd=BUILD, check=False).returncode:
        sys.exit(status)
    if found := list(faults(site.built)):
        sys.exit("\n".join(found))
    (site.built / LICENCES).write_text(licences(), encoding="utf-8")
    print(f"the site: {site.built / 'index.html'}")


def licences() -> str:
    """The licences of what Zensical puts into every site: its own programs and styles, and sets of icons."""
    zensical = metadata.distribution("zensical")
    files = [
        path for path in zensical.files or [] if re.match("licen[cs]e", path.name, re.IGNORECASE) and is_text(path)
    ]
    head = f"What this site carries that others have made: it is built with Zensical {zensical.version}.\n"
    return head + "".join(f"\n===== {path} =====\n\n{path.read_text('utf-8').strip()}\n" for path in sorted(files))


def is_text(path: metadata.PackagePath) -> bool:
    """Whether a file is one to read; there are pictures that are called so too."""
    return path.suffix in {"", ".md", ".txt"}


def main() -> None:
    """Gather the pages, and build the site of them if that is asked for."""
    command = sys.argv[1:]
    if command not in (["check"], ["build"]):
        sys.exit("usage: python tools/site.py check | build")
    site = Site(tomllib.loads((ROOT / SETTINGS).read_text("utf-8"))["project"])
    site.gather()
    site.compare()
    if site.problems:
        sys.exit("\n".join(site.problems))
    if command == ["build"]:
        build(site)


if __name__ == "__main__":
    main()
