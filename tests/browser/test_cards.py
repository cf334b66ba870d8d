"""Cards have faces: the page draws each one, no two of a deck alike, and prints them in real size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

from meadhall.games.duel.rules.catalogue import built_in
from tests.browser.guest import PAINTED, Guest
from tests.browser.sights import BROAD, SIGHTS, Hosts
from tests.browser.test_load import Scales

HEROES: Final = built_in().heroes
CARD: Final = (63 / 25.4 * 96, 88 / 25.4 * 96)  # millimetres as pixels
SHELF: Final = "emblems_"
GO: Final = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
THERE: Final = """count => {
    const drawn = [...document.querySelectorAll("article [data-emblem]")];
    return new Set(drawn.map((each) => each.dataset.emblem)).size === count;
}"""
PRINTED: Final = "moment => { dispatchEvent(new Event(moment)); return document.documentElement.dataset.theme; }"
# Of each face its name, its picture and the lines of it, whether these can be seen, and how much of its words cannot.
FACES: Final = """() => [...document.querySelectorAll("li:has(> article.card [data-emblem])")].map((box) => {
    const card = box.firstElementChild;
    const picture = card.querySelector("[data-emblem]");
    const emblem = picture.querySelector("svg.emblem g:last-child");
    const [outer, inner] = [picture.getBoundingClientRect(), emblem.getBoundingClientRect()];
    return {
        name: card.querySelector("h3").textContent,
        emblem: picture.dataset.emblem,
        lines: [...emblem.querySelectorAll("[d]")].map((path) => path.getAttribute("d")).join(),
        inside: inner.width > 20 && inner.height > 20
            && inner.top >= outer.top - 2 && inner.bottom <= outer.bottom + 2
            && inner.left >= outer.left - 2 && inner.right <= outer.right + 2,
        size: [box.offsetWidth, box.offsetHeight],
        cut: Math.max(0, card.scrollHeight - card.clientHeight - 1),
    };
})"""


def faces(page: Page, hero: str) -> list[dict[str, Any]]:
    """The cards of a hero's deck as they are drawn for print, once all pictures are there."""
    page.evaluate(GO, f"/print/duel/{hero}")
    page.wait_for_function(THERE, arg=len(HEROES[hero].cards))
    page.evaluate(PAINTED)
    found: list[dict[str, Any]] = page.evaluate(FACES)
    return found


def test_every_card_of_every_deck_has_a_picture_of_its_own_in_print(look: Callable[..., Guest]) -> None:
    """No two cards of a deck look alike, nothing runs over a picture or a card, and each card is 63 by 88 mm."""
    guest = look(*BROAD, "de")
    guest.go("/print/duel/achilles")
    for id, hero in HEROES.items():
        drawn = faces(guest.page, id)
        assert len(drawn) == sum(card.copies for card in hero.cards)
        once = {face["name"]: face for face in drawn}
        assert {face["emblem"] for face in once.values()} == {card.emblem for card in hero.cards}
        assert len({face["lines"] for face in once.values()} - {""}) == len(hero.cards), id
        assert [face["name"] for face in once.values() if not face["inside"] or face["cut"]] == [], id
        assert all(face["size"] == [round(side) for side in CARD] for face in drawn)


def test_a_table_fetches_the_pictures_of_its_heroes_only(hosts: Hosts, look: Callable[..., Guest]) -> None:
    """Whoever plays Beowulf against Medusa does not wait for the cards of ten others."""
    guest = look(*BROAD)
    scales = Scales(guest)
    hosts.show(guest, next(sight for sight in SIGHTS if sight.name == "duel-late"))
    shelves = {one.url.rpartition(SHELF)[2].rpartition("-")[0] for one in scales.fetched if SHELF in one.url}
    assert shelves
    assert shelves <= {"beowulf", "medusa"}


def test_cards_are_printed_by_day_when_the_page_is_dark(look: Callable[..., Guest]) -> None:
    """Paper is white: the page is light while it is printed, and as dark as before afterwards."""
    guest = look(*BROAD)
    guest.go("/print/duel/medusa")
    faces(guest.page, "medusa")
    guest.page.evaluate("document.documentElement.dataset.theme = 'dark'")
    themes = [guest.page.evaluate(PRINTED, moment) for moment in ("beforeprint", "afterprint")]
    assert themes == ["light", "dark"]


def test_an_unknown_hero_has_no_sheet_to_print(look: Callable[..., Guest]) -> None:
    """The page says that there is nothing, and leads back."""
    guest = look(*BROAD)
    guest.go("/print/duel/nobody")
    guest.page.locator(".notice").wait_for()
    assert guest.page.locator("article").count() == 0
