"""The pictures that links to tables and replays are shown with, one for each game: part of `make pictures`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Page as Tab
from playwright.sync_api import sync_playwright

import meadhall
from meadhall.server.http.previews import HEIGHT, WIDTH
from tests.browser.fixtures import FLAGS, PAGE, chromium_path
from tests.browser.moments import MOMENTS, PREVIEWS, Moment, answers_to
from tests.server.house import Browser, House, opened
from tests.server.past import kept

QUALITY: Final = 40
NAMES: Final = ("Ana", "Bo", "Cai", "Dag")
# The hall's mark on the left, and of the picture that anybody can take of a moment, what is drawn, on the right.
ARRANGE: Final = """async () => {
    const drawn = document.querySelector("dialog img").src;
    const sheet = document.createElement("div");
    sheet.innerHTML = '<div><img src="/icon.svg" width="190" height="190" alt="" /><p>Meadhall</p></div><i></i>';
    sheet.style.cssText = "position:fixed;inset:0;display:flex;align-items:center;background:var(--table)";
    const [mark, picture] = sheet.children;
    mark.style.cssText = "flex:1;text-align:center;font:700 68px/1 var(--font-names);color:var(--ink)";
    mark.querySelector("p").style.margin = "18px 0 0";
    picture.style.cssText = `flex:none;width:834px;height:534px;margin-right:36px;background:url(${drawn});`
        + "background-size:887px 665px;background-position:-26.6px -105.3px;border-radius:15px";
    for (const each of document.querySelectorAll("dialog")) each.close();
    document.body.replaceChildren(sheet);
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
}"""


def replayed(house: House, moment: Moment) -> str:
    """The address of a moment in a match that is over."""
    seed, answers = answers_to(moment)
    match = meadhall.new_match(moment.game, moment.setup, seed)
    match.repeat(answers)
    people: list[Browser] = [house.person() for _ in range(match.seats)]
    for person, name in zip(people, NAMES, strict=False):
        person.name = name
    while match.outcome is None:
        match.forfeit(match.present()[-1])
    return f"/replay/{kept(house, match, *people)}/{len(answers)}/open"


def take(tab: Tab, address: str, file: Path) -> None:
    """Take the picture of a moment as anybody can, and arrange it for a preview."""
    tab.goto(address)
    tab.locator(".replay-side .acts button").last.click()
    tab.locator("dialog img").wait_for()
    tab.evaluate(ARRANGE)
    tab.screenshot(path=file, type="jpeg", quality=QUALITY)


def main() -> int:
    """Take them into the folders of the games."""
    folder = Path(sys.argv[1])
    moments = {moment.name: moment for moment in MOMENTS}
    with tempfile.TemporaryDirectory() as data, opened(Path(data), page=PAGE) as house, sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        tab = chromium.new_page(viewport={"width": WIDTH, "height": HEIGHT}, color_scheme="light", locale="en")
        for game, moment in PREVIEWS.items():
            take(tab, house.address + replayed(house, moments[moment]), folder / game / "preview.jpg")
        chromium.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
