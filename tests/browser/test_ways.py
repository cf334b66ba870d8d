"""Every way to act can be seen and started from where one looks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from playwright.sync_api import Page, expect

import meadhall
from meadhall import Match
from meadhall.games.duel.hall.game import HALL
from meadhall.games.duel.hall.wire import Reach
from meadhall.localisation import words
from meadhall.server.http.visitors import COOKIE
from tests.browser import axe
from tests.browser.guest import Guest
from tests.browser.moments import PAIR, Moment, answers_to
from tests.browser.sights import BROAD, PHONE
from tests.server.house import DUEL, Browser, House, until

Look = Callable[..., Guest]
NEWCOMER: Final = '{"name": "Ana", "speed": "instant", "theme": "light"}'


def attacks(match: Match) -> bool:
    """The first player's first turn, in which somebody can be attacked."""
    s: Any = match.state
    is_first = match.outcome is None and s.played == 0 and match.decision.question == "choose_action"
    return is_first and any(option.kind == "attack" for option in match.decision.options)


def walks_only(match: Match) -> bool:
    """An action in which nothing but a manoeuvre is possible."""
    return match.outcome is None and match.decision.question == "choose_action" and len(match.decision.options) == 1


ATTACK: Final = Moment("ways-attack", "duel", DUEL, attacks)
WALK: Final = Moment("ways-walk", "duel", PAIR, walks_only)


MOMENTS: Final = {moment.name: moment for moment in (ATTACK, WALK)}


@cache
def led_to(name: str) -> tuple[int, list[str]]:
    """The seed and the answers that lead to a moment."""
    return answers_to(MOMENTS[name])


class Seat:
    """A table at a moment, and the match behind it."""

    def __init__(self, house: House, moment: Moment) -> None:
        seed, answers = led_to(moment.name)
        self.house = house
        self.me: Browser = house.person()
        self.match = meadhall.new_match(moment.game, moment.setup, seed)
        self.match.repeat(answers)
        self.before = len(answers)
        self.id = house.deal(moment.game, moment.setup, self.me, house.person(), seed=seed, answers=answers)

    def sit(self, guest: Guest) -> Page:
        """Let somebody sit down here."""
        guest.page.context.add_cookies([{"name": COOKIE, "value": str(self.me.cookie), "url": self.house.address}])
        guest.go(f"/table/{self.id}")
        guest.settle()
        return guest.page

    def given(self) -> list[str]:
        """The answers that were given at the table."""
        return [row.value for row in self.house.rows(self.id)[self.before :]]


def marks(page: Page, kind: str) -> int:
    """How many marks of a kind lie on the board."""
    return page.locator(f"[data-reach={kind}]").count()


def test_newcomer_attacks_in_the_first_turn_by_what_is_to_be_seen(look: Look, hall: House) -> None:
    """Attack is beside the question; it leads from who and whom to the card, with an arrow all the way."""
    seat = Seat(hall, ATTACK)
    page = seat.sit(look())
    page.locator("[data-way=attack]").click()
    assert page.locator("[data-strike=aimed]").count() >= 1
    page.locator(".asked .answers button[data-answer]").first.click()
    expect(page.locator("[data-strike=lasting]")).to_have_count(1)
    page.locator(".hand button[data-answer]").first.click()
    expect(page.locator(".hand button[data-answer]")).to_have_count(0)
    until(lambda: len(seat.given()) > 1, "the card is not laid")
    attack, card = seat.given()
    assert attack.startswith("attack:")
    assert not card.startswith("attack:")


def test_card_in_hand_leads_to_an_attack_with_it(look: Look, hall: House) -> None:
    """Whoever takes up an attack card chooses whom it shall meet, and it is laid without being asked for again."""
    seat = Seat(hall, ATTACK)
    page = seat.sit(look())
    page.locator(".hand button[data-answer]").first.click()
    page.keyboard.press("Escape")
    expect(page.locator("[data-way]")).to_have_count(3)
    page.locator(".hand button[data-answer]").first.click()
    page.locator(".asked .answers button[data-answer]").first.click()
    expect(page.locator(".hand button[data-answer]")).to_have_count(0)
    until(lambda: len(seat.given()) > 1)
    attack, card = seat.given()
    assert attack.startswith("attack:")
    match = seat.match
    match.answer(attack)
    assert card in [option.id for option in match.decision.options]


def test_fighter_shows_its_reach_when_it_is_looked_at(look: Look, hall: House) -> None:
    """A click on a fighter marks on the board what the server tells of it, friend or enemy; Escape puts it away."""
    seat = Seat(hall, ATTACK)
    page = seat.sit(look())
    view: Any = seat.match.view(0)
    targets = {option.fields["target"] for option in seat.match.decision.options if option.kind == "attack"}
    for width, height in (PHONE, BROAD):
        page.set_viewport_size({"width": width, "height": height})
        for fighter, stands in view["fighters"].items():
            if stands["space"] is None or fighter in targets:
                continue
            reach = HALL.inspected(seat.match, fighter, 0)
            assert isinstance(reach, Reach)
            page.locator(f"button.look[title*=' {stands['space']},']").click()
            page.locator("[data-legend]").wait_for()
            own = stands["seat"] == 0
            go, danger = (len(reach.moves), len(reach.boosted)), (len(reach.threatens), len(reach.nears))
            assert (marks(page, "go"), marks(page, "boost")) == (go if own else (0, 0))
            assert (marks(page, "threat"), marks(page, "near")) == ((0, 0) if own else danger)
            assert [marks(page, "strike"), marks(page, "later")] == [len(reach.attacks), len(reach.later)]
            page.keyboard.press("Escape")
            expect(page.locator("[data-legend]")).to_have_count(0)
            assert page.locator("[data-reach]").count() == 0
    assert axe.found(page) == []


def test_target_is_looked_at_before_it_is_attacked(look: Look, hall: House) -> None:
    """A click on an enemy in reach shows what it threatens and offers the attack; nothing is answered yet."""
    seat = Seat(hall, ATTACK)
    page = seat.sit(look())
    page.locator("button.fighter").first.click()
    page.locator("[data-legend]").wait_for()
    assert marks(page, "threat") > 0
    assert seat.given() == []
    page.locator(".menu button").first.click()
    expect(page.locator("[data-strike=lasting]")).to_have_count(1)
    assert seat.given()[0].startswith("attack:")


def test_closed_way_says_why_when_it_cannot_be_taken(look: Look, hall: House) -> None:
    """Attack and scheme stand beside the question even if impossible, with the reason; on a phone a touch tells it."""
    seat = Seat(hall, WALK)
    guest = look()
    page = seat.sit(guest)
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("[data-way=scheme]").click(force=True)
    expect(page.locator(".answers p")).to_have_text(words("duel", "en").say("why-no-scheme-card"))
    page.set_viewport_size({"width": 1280, "height": 860})
    texts = {words("duel", "en").say(f"why-{why}") for why in ("no-attack-card", "no-enemy-in-reach", "no-scheme-card")}
    for kind in ("attack", "scheme"):
        way = page.locator(f"[data-way={kind}]")
        assert way.get_attribute("aria-disabled") == "true"
        assert way.locator("small").inner_text() in texts
    assert axe.found(page) == []
    assert seat.given() == []


def test_newcomer_is_told_once_what_a_question_is_about(look: Look, hall: House) -> None:
    """Who has neither learned nor played is told what a kind of question means, until they have understood."""
    seat = Seat(hall, WALK)
    guest = look()
    guest.go("/")
    guest.settle()  # else the page may still write down what it likes
    guest.page.evaluate(f"localStorage.setItem('meadhall', '{NEWCOMER}')")
    page = seat.sit(guest)
    hint = page.locator("[data-hint=duel-choose_action]")
    expect(hint).to_contain_text(words("duel/hints", "en").say("hint-duel-choose_action"))
    assert axe.found(page) == []
    hint.get_by_role("button").click()
    expect(hint).to_have_count(0)
    page.reload()
    guest.settle()
    expect(page.locator("[data-way]")).to_have_count(3)
    assert hint.count() == 0
