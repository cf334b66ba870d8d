"""The rules in the browser: searched as one types, and led to by links."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from meadhall.hall.telling.rulebook import rules_of
from meadhall.localisation import languages, words
from tests.browser.guest import Guest
from tests.browser.test_matches import TABLES, set_table
from tests.patience import crossed

Visit = Callable[..., Guest]

RULE: Final = "article section li"
COUNT: Final = "article .search [role=status]"


def found(page: Page) -> list[str]:
    """The ids of the rules that are shown."""
    return page.locator(f"{RULE} .id").all_inner_texts()


def plain(text: str) -> str:
    """A text in small letters without accents."""
    return "".join(letter for letter in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(letter))


def having(game: str, language: str, word: str) -> list[str]:
    """The ids of the rules that have a word, in their text or their chapter's title."""
    book = rules_of(game, language)
    return [
        rule.id for chapter in book.chapters for rule in chapter.rules if word in plain(f"{rule.text} {chapter.title}")
    ]


@pytest.mark.parametrize(
    ("language", "game", "typed", "word"),
    [
        ("en", "duel", "MANOEUVRE", "manoeuvre"),
        ("ru", "duel", "прием", "прием"),
        ("de", "unicorns", "einhorn", "einhorn"),
    ],
)
def test_rules_are_searched_by_words(language: str, game: str, typed: str, word: str, look: Visit) -> None:
    """Case and accents do not matter; what was found is marked, and told by its number."""
    guest = look(locale=language)
    guest.go(f"/rules/{game}")
    guest.page.locator("input[type=search]").fill(typed)
    wanted = having(game, language, word)
    assert wanted
    expect(guest.page.locator(RULE)).to_have_count(len(wanted))
    assert found(guest.page) == wanted
    assert {plain(mark) for mark in guest.page.locator("article mark").all_inner_texts()} == {word}
    told = words("page", language).say("hall-rules-count", {"number": len(wanted)})
    expect(guest.page.locator(COUNT)).to_have_text(told)
    assert len(wanted) < sum(len(chapter.rules) for chapter in rules_of(game, language).chapters)


@pytest.mark.parametrize("language", ["pl", "uk"])
def test_rules_are_searched_by_their_ids(language: str, look: Visit) -> None:
    """An id finds one rule, that of a chapter all of its rules and no other chapter; nothing found says so."""
    guest = look(locale=language)
    guest.go("/rules/duel")
    search = guest.page.locator("input[type=search]")
    search.fill("d7.5")
    expect(guest.page.locator(RULE)).to_have_count(1)
    assert found(guest.page) == ["D7.5"]
    expect(guest.page.locator(RULE)).to_contain_text(words("duel", language).say("rule-D7-5"))
    search.fill("D1")
    expect(guest.page.locator(RULE)).to_have_count(8)
    assert all(id.startswith("D1.") for id in found(guest.page))
    search.fill("xyz")
    expect(guest.page.locator(COUNT)).to_have_text(words("page", language).say("hall-rules-none"))
    expect(guest.page.locator(RULE)).to_have_count(0)


def is_reached(page: Page, rule: str) -> None:
    """A rule has the focus and is seen."""
    place = page.locator(f"[id='{rule}']")
    expect(place).to_be_focused()
    expect(place).to_be_in_viewport(ratio=1)


def test_address_of_a_rule_opens_the_page_there(look: Visit) -> None:
    """Typed, and by links from other pages and from the contents; the way back leads back."""
    guest = look()
    guest.go("/rules/duel#D9.3")
    is_reached(guest.page, "D9.3")
    guest.page.locator("nav a", has_text="Doors").click()
    is_reached(guest.page, "D10")
    guest.page.go_back()
    is_reached(guest.page, "D9.3")
    guest.go("/learn/duel")
    guest.page.locator("details summary").first.click()
    guest.page.locator("details a", has_text="D9.3").first.click()
    guest.page.wait_for_url("**/rules/duel#D9.3")
    is_reached(guest.page, "D9.3")


def test_rule_that_was_searched_away_is_shown_when_a_link_leads_to_it(look: Visit) -> None:
    """Whoever follows a link sees what it leads to, whatever was typed before."""
    guest = look()
    guest.go("/rules/duel")
    guest.page.locator("input[type=search]").fill("basket")
    expect(guest.page.locator("[id='D9.3']")).to_have_count(0)
    guest.page.evaluate("location.hash = 'D9.3'")
    is_reached(guest.page, "D9.3")
    expect(guest.page.locator("input[type=search]")).to_have_value("")


def test_link_to_a_rule_is_copied(look: Visit) -> None:
    """What is on the clipboard is the rule's address."""
    guest = look()
    guest.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.go("/rules/unicorns")
    rule = guest.page.locator("[id='V6.1']")
    rule.hover()
    rule.locator("button").click()
    expect(rule.locator("[role=status]")).to_have_text(words("page", "en").say("table-copied"))
    assert guest.page.evaluate("navigator.clipboard.readText()") == f"{guest.address}/rules/unicorns#V6.1"


@pytest.mark.parametrize("game", sorted(TABLES))
def test_why_leads_to_the_rule(game: str, look: Visit) -> None:
    """The dialog links each rule to its place, beside the table, which is not left."""
    guest = look()
    guest.go(f"/table/{set_table(guest, game, *TABLES[game])}")
    guest.page.locator("section.asked .why").click()
    link = guest.page.locator("dialog .id").first
    rule = link.inner_text()
    with guest.page.context.expect_page() as opened:
        link.click()
    assert opened.value.url == f"{guest.address}/rules/{game}#{rule}"
    is_reached(opened.value, rule)
    assert "/table/" in guest.page.url


@pytest.mark.parametrize(("language", "game"), crossed(languages(), sorted(TABLES)))
def test_rules_fit_a_phone(language: str, game: str, look: Visit) -> None:
    """Every chapter has its title, and nothing is wider than the page."""
    guest = look(390, 844, locale=language, touch=True)
    guest.go(f"/rules/{game}")
    titles = [chapter.title for chapter in rules_of(game, language).chapters]
    expect(guest.page.locator("article section .title")).to_have_count(len(titles))
    for told, title in zip(guest.page.locator("article .title").all_inner_texts(), titles, strict=True):
        assert title in told
    assert guest.overflow <= 0
