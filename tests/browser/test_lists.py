"""Lists: what can be looked up at a table, compared with what the seat that looks may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

import meadhall
from meadhall import Match
from meadhall.games.duel.hall.facts import duel_facts
from meadhall.games.unicorns.hall.facts import unicorn_facts
from tests.browser.guest import Guest
from tests.browser.moments import MOMENTS, answers_to
from tests.browser.sights import PHONE, Hosts, Sight
from tests.games.duel.test_lists import deck_of, to_come
from tests.games.unicorns.test_lists import to_come as herd_to_come

Visit = Callable[..., Guest]

LEFT: Final = "all => Object.fromEntries(all.map((li) => [li.dataset.{name}, Number(li.dataset.left)]))"
FILLS: Final = """dialog => {
    const box = dialog.getBoundingClientRect();
    const body = dialog.querySelector(".body");
    const cards = [...dialog.querySelectorAll("li > article")];
    return cards.every((card) => card.offsetWidth <= card.parentElement.offsetWidth) && box.height >= innerHeight
        && box.width >= innerWidth && body.scrollWidth <= body.clientWidth && body.scrollHeight > body.clientHeight;
}"""


def at_moment(name: str) -> Match:
    """The match of a table at a moment."""
    moment = next(each for each in MOMENTS if each.name == name)
    seed, answers = answers_to(moment)
    match = meadhall.new_match(moment.game, moment.setup, seed)
    for answer in answers:
        match.answer(answer)
    return match


def sheet(page: Page) -> Locator:
    """The dialog that is open."""
    return page.locator("dialog[open]")


def strip(page: Page, hero: str) -> Locator:
    """The strip of a hero."""
    return page.get_by_role("region", name=hero, exact=True)


def left_of(page: Page, name: str) -> dict[str, int]:
    """How many copies of each card the list says can still come."""
    sheet(page).locator(f"li[data-{name}]").first.wait_for()
    told: dict[str, int] = sheet(page).locator(f"li[data-{name}]").evaluate_all(LEFT.replace("{name}", name))
    return told


def check_piles(page: Page, match: Match, view: Any) -> None:
    """Every pile is named by its top and laid out from the top down, as the view tells it."""
    facts = duel_facts(match, "en")
    for seat, hero in enumerate(facts.heroes):
        names = [facts.cards[card].name for card in view["seats"][seat]["discard"]]
        assert names[0] != names[-1]
        pile = strip(page, hero.name).locator("button.pile")
        expect(pile).to_contain_text(f"on top: {names[0]}")
        pile.click()
        expect(sheet(page).locator("ol li h3")).to_have_text(names)
        expect(sheet(page).locator("ol li").first).to_contain_text("On top")
        page.keyboard.press("Escape")


def check_decks(page: Page, match: Match, view: Any) -> None:
    """Every deck tells of each card how many copies can still come, as far as the view goes."""
    facts = duel_facts(match, "en")
    for seat, hero in enumerate(facts.heroes):
        deck = deck_of(facts, seat)
        strip(page, hero.name).locator("button.deck").click()
        assert left_of(page, "card") == to_come(view, seat, deck)
        expect(sheet(page).locator("li[data-card] .pips i")).to_have_count(sum(deck.values()))
        page.keyboard.press("Escape")


def test_duelist_looks_up_both_decks_and_piles(hosts: Hosts, look: Visit) -> None:
    """What a seat sees of either deck is listed copy by copy; piles begin with their top; all of it by keys too."""
    guest = look()
    page, match = guest.page, at_moment("duel-late")
    view: Any = match.view(0)
    hosts.show(guest, Sight("duel-late", "duel-late"))
    check_piles(page, match, view)
    check_decks(page, match, view)
    deck = strip(page, "Beowulf").locator("button.deck")
    deck.focus()
    page.keyboard.press("Enter")
    whole = left_of(page, "card")
    sheet(page).get_by_role("switch").press(" ")
    assert left_of(page, "card") == {card: number for card, number in whole.items() if number}
    expect(sheet(page)).to_contain_text(f"Still in the deck: {view['seats'][0]['deck']['size']} of 30")
    page.keyboard.press("Escape")
    expect(deck).to_be_focused()


def test_watcher_looks_up_what_everybody_knows_during_a_combat(hosts: Hosts, look: Visit) -> None:
    """A card face down is still to come, and no hidden hand is listed."""
    guest = look()
    match = at_moment("duel-defence")
    guest.go(hosts.path("duel-defence"))
    guest.settle()
    check_decks(guest.page, match, match.view(None))


def test_sheet_fills_a_phone_and_scrolls_inside(hosts: Hosts, look: Visit) -> None:
    """From a chip on a phone one comes to hero, deck and pile; the dialog is as large as the screen, never wider."""
    guest = look(*PHONE, "de")
    hosts.show(guest, Sight("duel-late", "duel-late", (".strip button.who >> nth=0",)))
    page = guest.page
    assert left_of(page, "card")
    assert sheet(page).evaluate(FILLS)
    sheet(page).locator("button.pile").click()
    expect(sheet(page).locator("[data-part=pile]")).to_be_focused()
    expect(sheet(page).locator("ol li")).not_to_have_count(0)
    assert sheet(page).evaluate(FILLS)


def test_unicorn_player_looks_up_deck_and_pile(hosts: Hosts, look: Visit) -> None:
    """Looking draws nothing: of every card it is told how many copies can still come; the pile begins with its top."""
    guest = look()
    page, match = guest.page, at_moment("herd-late")
    view: Any = match.view(0)
    facts = unicorn_facts(match, "en").cards
    hosts.show(guest, Sight("herd-late", "herd-late", ("button.look",)))
    copies = {id: card.copies for id, card in facts.items() if card.copies}
    assert left_of(page, "listed") == herd_to_come(view, copies)
    sheet(page).locator("[data-part=pile]").click()
    shown = sheet(page).locator("li [data-card]").evaluate_all("all => all.map((one) => one.dataset.card)")
    assert shown == view["discard"]
    assert shown[0] != shown[-1]
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    sheet(page).locator("[data-part=deck]").click()
    assert left_of(page, "listed")
    assert sheet(page).evaluate(FILLS)
    page.keyboard.press("Escape")
    assert page.locator("[data-place=deck] b").inner_text() == str(view["deck"]["size"])
    page.set_viewport_size({"width": 1280, "height": 860})
