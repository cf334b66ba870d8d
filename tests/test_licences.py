"""What others have made goes along with its licence: in the built page, in the wheel that has it, and in the site."""

from __future__ import annotations

import json
import re
from importlib import metadata
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from meadhall.server.http.pages import Pages
from tests.server.house import run
from tools import site

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
DIST: Final = WEB / "dist"
ICONS: Final = "@iconify-json/game-icons"
TITLE: Final = re.compile(r"^=+\n(\S+) (\S+) \((\S+)\)\n=+$", re.MULTILINE)
ADVICE: Final = "python tools/page.py build makes the page anew"


def told() -> dict[str, tuple[str, str, str]]:
    """What the built page tells: packages with version, licence and its text."""
    _, *parts = TITLE.split((DIST / "licences.txt").read_text(encoding="utf-8"))
    names, versions, kinds, texts = (parts[at::4] for at in range(4))
    return dict(zip(names, zip(versions, kinds, texts, strict=True), strict=True))


def imported() -> set[str]:
    """The packages that the page's sources name."""
    found: set[str] = set()
    for path in WEB.joinpath("src").rglob("*"):
        if path.suffix in {".ts", ".svelte", ".css"} and not path.name.endswith(".test.ts"):
            text = path.read_text(encoding="utf-8")
            found |= set(re.findall(r"""(?:from|import)\s*\(?["']((?:@[\w.-]+/)?[\w-]+)(?:/[^"']*)?["']""", text))
            found |= {ICONS} if re.search(r"""["']icon:""", text) else set()
    return found


def pinned(name: str) -> Any:
    """What is pinned of a package."""
    return json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"][f"node_modules/{name}"]


def test_every_package_in_the_page_is_named_with_its_licence() -> None:
    """Letters, icons and libraries, in the version that is shipped and with the whole text."""
    wanted = imported()
    assert {ICONS, "@fluent/bundle", "@fontsource/alegreya-sans", "@fontsource-variable/alegreya", "svelte"} <= wanted
    assert wanted <= told().keys(), ADVICE
    for name, (version, licence, text) in told().items():
        assert (version, licence) == (pinned(name)["version"], pinned(name)["license"]), ADVICE
        assert len(text.strip()) > 100, name


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (ICONS, ("Lorc", "Delapouite", "game-icons.net", "creativecommons.org/licenses/by/3.0")),
        ("@fontsource/alegreya-sans", ("The Alegreya Sans Project Authors", "SIL OPEN FONT LICENSE Version 1.1")),
        ("@fontsource-variable/alegreya", ("The Alegreya Project Authors", "SIL OPEN FONT LICENSE Version 1.1")),
        ("@fluent/bundle", ("Apache License", "END OF TERMS AND CONDITIONS")),
        ("svelte", ("Svelte Contributors", "Permission is hereby granted, free of charge")),
    ],
)
def test_authors_and_terms_are_told(name: str, words: tuple[str, ...]) -> None:
    """Who asks to be named is named, and the terms are there."""
    assert all(word in told()[name][2] for word in words)


def test_every_font_of_the_page_is_of_a_package_that_is_named() -> None:
    """No letter goes along without its licence."""
    fonts = {path.name for path in DIST.joinpath("assets").glob("*.woff*")}
    families = [name.rpartition("/")[2] for name, (_, licence, _) in told().items() if licence == "OFL-1.1"]
    assert fonts
    assert not [font for font in fonts if not font.startswith(tuple(families))]


def test_hall_shows_the_licences() -> None:
    """Where the page says they are."""
    assert '<link rel="license" href="/licences.txt" />' in (DIST / "index.html").read_text(encoding="utf-8")

    async def asked() -> httpx.Response:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(Pages(directory=DIST)), base_url="http://hall"
        ) as hall:
            return await hall.get("/licences.txt")

    answer = run(asked())
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    assert answer.text == (DIST / "licences.txt").read_text(encoding="utf-8")


def test_site_tells_the_licences_of_its_theme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All texts that the package brings, and no picture that is called so."""
    files = {
        "zensical-9.dist-info/METADATA": "Name: zensical\nVersion: 9\n",
        "zensical/icons/material/LICENSE": "terms A",
    }
    files |= {"zensical-9.dist-info/licenses/LICENSE.md": "terms B", "zensical/icons/license.svg": "<svg>"}
    for name, text in (files | {"zensical-9.dist-info/RECORD": "".join(f"{name},,\n" for name in files)}).items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    found = metadata.Distribution.at(tmp_path / "zensical-9.dist-info")
    monkeypatch.setattr(metadata, "distribution", lambda _: found)
    text = site.licences()
    assert "built with Zensical 9" in text
    assert all(word in text for word in ("zensical/icons/material/LICENSE", "terms A", "terms B"))
    assert "svg" not in text
