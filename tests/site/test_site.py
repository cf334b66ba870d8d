"""The hall inside a browser, in Chromium, from a plain file server: nothing else runs."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from meadhall.localisation import words
from tests.browser import axe
from tests.browser.guest import Guest
from tests.patience import THOROUGH, some
from tests.site.fixtures import Visitor, copied

Come = Callable[..., Visitor]
Visit = Callable[..., Guest]

GAMES: Final = ("duel", "unicorns", "hnefatafl")
NUMBER: Final = "document.querySelector('section.asked')?.dataset.number"
PAGE: Final = words("page", "en")
REPLAY: Final = words("page-replay", "en")
STATISTICS: Final = words("page-statistics", "en")
SPEAK: Final = """(language) => {
    localStorage.meadhall = JSON.stringify({ ...JSON.parse(localStorage.meadhall), language });
}"""
NEXT: Final = "next"  # a version that no site has
HEADING: Final = "main h1, main h2"
PLACES: Final = (
    "/", "/new/duel", "/new/unicorns", "/learn/duel", "/learn/unicorns/first-turn", "/rules/hnefatafl", "/statistics",
    "/me", "/print/unicorns", "/join/nobody", "/nowhere", "/workshop",
)  # fmt: skip
OWN: Final = ("/", "/statistics", "/me", "/join/nobody", "/nowhere")  # other pages are those of any hall


def answer_some(guest: Guest, chance: random.Random, most: int | None) -> None:
    """Answer by chance with the mouse, so many times or to the end."""
    given = 0
    while not guest.is_over and (most is None or given < most):
        if guest.answer(chance):
            given += 1
        else:
            guest.page.wait_for_timeout(20)


def until_asked(guest: Guest) -> str:
    """Wait until this person is asked something; the number of the question."""
    guest.open_list()
    guest.answers().first.wait_for()
    return str(guest.page.evaluate(NUMBER))


def finish(guest: Guest) -> None:
    """Bring a match to its end."""
    if not guest.is_over:
        guest.resign()
    guest.page.locator("dialog .told").wait_for()


def saved(guest: Guest, name: str) -> Path:
    """Save something as a file."""
    with guest.page.expect_download() as found:
        guest.page.get_by_text(name, exact=False).first.click()
    return Path(found.value.path())


# ---------------------------------------------------------------- playing
@pytest.mark.parametrize("game", some(GAMES, part=len(GAMES)))  # the others are played further down
def test_match_is_played_without_a_network_and_survives_a_reload_and_a_journey(
    game: str, come: Come, chance: random.Random, tmp_path: Path
) -> None:
    """After the first visit everything is kept: the page, every language, a table with its bots, lessons and rules.

    Against bots, from the set-up to the end; loaded anew or brought in from a file, the table is as it was. Python
    begins anew with every load of the page, which takes seconds: so all of this is one visit.
    """
    guest = come()
    guest.go("/puzzles/duel")  # these are fetched when somebody looks at them, and are kept then
    guest.page.locator("main ol li").first.wait_for()
    guest.go("/")
    guest.kept()
    guest.page.context.set_offline(True)
    guest.page.evaluate(SPEAK, "uk")
    guest.page.reload()
    expect(guest.page.locator("h1")).to_have_text(words("page", "uk").say("home-welcome"))
    guest.page.locator("header select").select_option("en")
    expect(guest.page.locator("h1")).to_have_text(PAGE.say("home-welcome"))
    for place in ("/learn/duel", "/rules/unicorns", "/statistics", "/print/unicorns", "/puzzles/duel"):
        guest.go(place)
        guest.settle()
        assert guest.page.locator(HEADING).count()
    guest.set_table(game)
    answer_some(guest, chance, 2)
    asked = until_asked(guest)
    guest.page.reload()
    guest.at_table()
    assert until_asked(guest) == asked
    save_delete_and_bring(guest, tmp_path / "matches.json")
    guest.at_table()
    assert until_asked(guest) == asked
    answer_some(guest, chance, None if THOROUGH else 2)
    finish(guest)
    assert axe.found(guest.page) == []
    guest.go("/")
    expect(guest.page.locator(".matches li")).to_have_count(1)


def save_delete_and_bring(guest: Guest, file: Path) -> None:
    """Save all matches, delete them, bring them in again and open the first, with the page's own buttons."""
    guest.go("/me")
    file.write_bytes(saved(guest, STATISTICS.say("me-here-save")).read_bytes())
    guest.page.get_by_role("button", name=STATISTICS.say("me-here-delete")).first.click()
    guest.page.locator("dialog input[type=checkbox]").check()
    guest.page.locator("dialog button.main").click()
    expect(guest.page.get_by_role("status").filter(has_text=STATISTICS.say("me-here-delete-done"))).to_be_visible()
    guest.go("/")
    expect(guest.page.locator(".matches li")).to_have_count(0)
    guest.go("/me")
    expect(guest.page.get_by_text(STATISTICS.say("me-here-none"))).to_be_visible()
    field = guest.page.locator("input[type=file]")
    expect(field).to_be_enabled()  # the page has looked at what it keeps
    field.set_input_files(file)
    told = STATISTICS.say("me-here-brought", {"count": 1})
    expect(guest.page.get_by_role("status").filter(has_text=told)).to_be_visible()
    guest.go("/")
    guest.page.locator(".matches li a").click()


def test_match_goes_on_under_a_new_version_and_in_other_halls(
    come: Come, visit: Visit, tmp_path: Path, chance: random.Random
) -> None:
    """A new version is offered and not forced into a match; whoever opens it finds the match as it was.

    A transcript is opened in the other hall, and the match is played on from a moment of it: in a served hall what
    was begun in a browser, and the other way round.
    """
    with copied(tmp_path / "site") as (address, folder):
        guest = come(address)
        guest.set_table("hnefatafl")
        guest.kept()
        answer_some(guest, chance, 1)
        publish(folder)
        guest.page.evaluate("navigator.serviceWorker.ready.then((found) => found.update())")
        offer = guest.page.get_by_role("button", name=PAGE.say("newer-short"))
        expect(offer).to_be_visible()
        answer_some(guest, chance, 1)
        asked = until_asked(guest)
        with guest.page.expect_navigation():
            offer.click()
        guest.at_table()
        assert until_asked(guest) == asked
        expect(offer).to_have_count(0)
        guest.kept()
        assert [name.rpartition(" ")[2] for name in guest.page.evaluate("caches.keys()")] == [NEXT]
        other = visit()
        finish(guest)
        play_on(other, transcript(guest, tmp_path / "match.json"), chance)
        finish(other)
        play_on(guest, transcript(other, tmp_path / "back.json"), chance)
        guest.page.context.close()


def publish(folder: Path) -> None:
    """Another version of the site."""
    script = folder / "service.js"
    first, _, rest = script.read_text("utf-8").partition("\n")
    site = json.loads(first.removeprefix("self.site = ").removesuffix(";"))
    script.write_text(f"self.site = {json.dumps({**site, 'version': NEXT})};\n{rest}", encoding="utf-8")


# ---------------------------------------------------------------- other halls
def transcript(guest: Guest, file: Path) -> Path:
    """Save the match that has ended as a file."""
    guest.page.locator("dialog").get_by_role("link", name=PAGE.say("end-replay")).click()
    guest.settle()
    file.write_bytes(saved(guest, REPLAY.say("replay-download")).read_bytes())
    return file


def play_on(guest: Guest, file: Path, chance: random.Random) -> None:
    """Open a transcript, go to a moment, and play on from there."""
    guest.go("/")
    guest.page.locator("input[type=file]").set_input_files(file)
    guest.settle()
    guest.page.get_by_role("button", name=REPLAY.say("replay-go-on")).first.click()
    guest.page.locator("dialog button.main").last.click()
    guest.page.locator("section.asked").first.wait_for()
    answer_some(guest, chance, 1)


# ---------------------------------------------------------------- the workshop
def test_home_made_hero_is_written_and_played_without_a_server(come: Come) -> None:
    """Texts are read in the browser, the draft is there after a reload, and its hero stands at the table."""
    guest = come()
    page = guest.page
    guest.go("/workshop")
    page.get_by_role("button", name="A hero as an example").click()
    page.locator("[data-card='1'] button.head").click()
    text = page.get_by_role("textbox", name="After combat")
    text.fill("Bake a cake.")
    expect(page.locator("[data-card='1'] mark")).to_have_text("Bake a cake.")
    text.fill("Draw 2 cards.")
    page.get_by_role("region", name="Ready to play").wait_for()
    page.reload()
    page.locator("[data-card='1'] button.head").click()
    expect(text).to_have_value("Draw 2 cards.")
    assert page.get_by_role("button", name="Share").count() == 0  # nobody else could look
    page.get_by_role("button", name="Play it now").click()
    page.get_by_role("button", name="To the table").click()
    guest.at_table()
    expect(page.get_by_role("region", name="The Brewer").first).to_be_visible()


# ---------------------------------------------------------------- every page
def test_every_page_is_for_everybody_and_the_hall_can_be_installed(come: Come, chance: random.Random) -> None:
    """axe-core finds nothing wrong with any page that is not the same in a served hall, and no page is too wide."""
    guest = come(width=390, height=844, locale="de-DE")
    python_comes_beside_the_home_page(guest)
    wrong: dict[str, list[str]] = {}
    for place in PLACES:
        guest.go(place)
        guest.settle()
        heard = axe.found(guest.page) if THOROUGH or place in OWN else []
        found = [*heard, *(["too wide"] if guest.overflow > 0 else [])]
        if found:
            wrong[place] = found
    assert wrong == {}
    can_be_installed(guest)
    full_storage_is_said_and_play_goes_on(guest, chance)


def full_storage_is_said_and_play_goes_on(guest: Visitor, chance: random.Random) -> None:
    """The browser has no room left: the page says what that means, and every answer counts."""
    guest.kept()
    tools = guest.page.context.new_cdp_session(guest.page)
    origin = "/".join(guest.address.split("/")[:3])
    tools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    guest.set_table("unicorns")
    expect(guest.page.get_by_text(words("page", "de").say("keeping-full"))).to_be_visible()
    answer_some(guest, chance, 2)


def python_comes_beside_the_home_page(guest: Visitor) -> None:
    """The home page is there before any of the hall's parts has come; another page says that it waits for them."""
    held: list[Any] = []
    guest.page.context.route("**/parts/**", lambda route: held.append(route))  # noqa: PLW0108 - it needs a function
    guest.go("/")
    expect(guest.page.locator("h1")).to_have_text(words("page", "de").say("home-welcome"))
    assert guest.page.locator(".lobby a.plank").count() >= len(GAMES)
    guest.go("/learn/duel")
    expect(guest.page.get_by_role("progressbar")).to_be_visible()
    for route in held:
        route.continue_()
    guest.page.context.unroute("**/parts/**")
    expect(guest.page.get_by_role("progressbar")).to_have_count(0)


def can_be_installed(guest: Visitor) -> None:
    """The manifest is found from any path, and its icons are there in the sizes that it tells."""
    told = guest.page.evaluate(
        """async () => {
            const link = document.querySelector("link[rel=manifest]").href;
            const manifest = await (await fetch(link)).json();
            const sizes = await Promise.all(manifest.icons.map(async ({ src }) => {
                const picture = new Image();
                picture.src = new URL(src, link).href;
                await picture.decode();
                return `${picture.naturalWidth}x${picture.naturalHeight}`;
            }));
            const [start, scope] = [manifest.start_url, manifest.scope].map((each) => new URL(each, link).href);
            return { manifest, sizes, start, scope };
        }"""
    )
    for icon, size in zip(told["manifest"]["icons"], told["sizes"], strict=True):
        assert icon["sizes"] in {"any", size}
    assert {"192x192", "512x512"} <= set(told["sizes"])
    assert guest.address.startswith(told["scope"])
    assert told["start"].startswith(told["scope"])
