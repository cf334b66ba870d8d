"""By ear: everything has a name that says what it is, and what happens is told once, in order."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import WebSocketRoute, expect

from meadhall.localisation import words
from tests.browser.ears import heard, listening, part, plain, tree, wait_for
from tests.browser.guest import Guest
from tests.browser.sights import BROAD, PHONE, Hosts, Sight
from tests.browser.test_matches import TABLES, play, set_table
from tests.patience import ENOUGH, crossed, some

Visit = Callable[..., Guest]

LINE: Final = re.compile(r"/line$")
SAY: Final = words("page", "en").say


# ---------------------------------------------------------------- names
@pytest.mark.parametrize(
    ("where", "size"),
    crossed(["duel-begins", "duel-late", "duel-defence", "herd-begins", "herd-late", "herd-window"], [BROAD, PHONE]),
)
def test_what_is_asked_and_all_its_answers_are_there(
    where: str, size: tuple[int, int], hosts: Hosts, look: Visit
) -> None:
    """The question is told in its words, and each answer is a button that says it."""
    guest = look(*size)
    path = hosts.path(where)
    with hosts.me.page(path.rsplit("/", 1)[-1]) as told:
        question = told.question
    assert question is not None
    hosts.show(guest, Sight(where, where, ("section.asked summary:not(.source summary)",)))
    found = tree(guest.page)
    assert question["text"] in [part(node, "name") for node in found if part(node, "role") == "heading"]
    buttons = [part(node, "name") for node in found if part(node, "role") == "button"]
    assert [option["text"] for option in question["options"] if option["text"] not in buttons] == []


def test_board_is_told_in_words(hosts: Hosts, look: Visit) -> None:
    """Where each fighter stands, in which zones, and what each space is next to."""
    guest = look()
    path = hosts.path("duel-late")
    with hosts.me.page(path.rsplit("/", 1)[-1]) as told:
        view, facts = told.news["view"], told.table["facts"]
    hosts.show(guest, Sight("", "duel-late"))
    texts = [part(node, "name") for node in tree(guest.page) if part(node, "role") == "StaticText"]
    spaces = {space["id"]: space for space in facts["board"]["spaces"]}
    letters = {zone["id"]: zone["letter"] for zone in facts["board"]["zones"]}
    for id, fighter in view["fighters"].items():
        if fighter["space"]:
            zones = ", ".join(letters[zone] for zone in letters if zone in spaces[fighter["space"]]["zones"])
            wanted = (
                f"{facts['fighters'][id]['name']} on {fighter['space']}, zones? {zones}, health {fighter['health']}"
            )
            assert [text for text in texts if re.match(wanted, plain(text))], wanted
    for space in spaces:
        assert [text for text in texts if plain(text).startswith(f"{space}: ") and "next to" in text], space


@pytest.mark.parametrize(("where", "wanted"), [
    ("duel-late", [r"^Cards in hand: \d+", r"^Cards in the deck: \d+", r"^Discard pile: \w+", r"health \d+ of \d+"]),
    ("herd-late", [r"^\d unicorns? of 7", r"cards? in hand$", r"Deck ?\d+", r"^[^,]+, \w+ unicorn"]),
    ("herd-window", [r"^\d+ seconds left"]),
])  # fmt: skip
def test_numbers_and_states_are_told(where: str, wanted: list[str], hosts: Hosts, look: Visit) -> None:
    """Decks, hands, piles, stables and rings say how many and how long."""
    guest = look()
    hosts.show(guest, Sight(where, where))
    names = [plain(part(node, "name")) for node in tree(guest.page)]
    assert [each for each in wanted if not [name for name in names if re.search(each, name)]] == []


# ---------------------------------------------------------------- what is said
@pytest.mark.parametrize("game", some(sorted(TABLES)))
def test_each_event_of_a_match_is_said_once_and_in_order(game: str, visit: Visit, chance: random.Random) -> None:
    """What is said through a whole match is the log, the questions between, and how it ended."""
    guest = listening(visit())
    guest.go(f"/table/{set_table(guest, game, *TABLES[game])}")
    guest.page.locator("section.asked summary").first.wait_for()
    lines = guest.page.locator("section:has(> .scroll) li")
    before = lines.count()
    play(chance, guest, most=ENOUGH)
    guest.page.wait_for_timeout(1_000)
    told = guest.page.locator("dialog .told").inner_text()
    said, at, rest = "\n".join(heard(guest.page)), 0, ""
    for line in lines.all_text_contents()[before:]:
        found = said.find(line, at)
        assert found >= 0, (line, said[at : at + 300])
        rest, at = rest + said[at:found] + "\n", found + len(line)
    rest += said[at:]
    assert rest.count(told) == 1, rest[-300:]
    again = {line for line in lines.all_text_contents() if line in re.split(r"(?<=[.!?])\s", rest)}
    assert again == set()


def test_question_is_said_when_it_is_mine(hosts: Hosts, visit: Visit) -> None:
    """Whoever comes to a table hears what is asked of them, calmly, and nothing of what was before."""
    guest = listening(visit())
    hosts.show(guest, Sight("", "duel-late"))
    asked = guest.page.locator("[data-asked] h2").inner_text()
    wait_for(guest.page, asked)
    assert (heard(guest.page, "calm"), heard(guest.page, "urgent")) == ([asked], [])


def test_window_is_said_at_once(hosts: Hosts, visit: Visit) -> None:
    """A card that may be answered for a while is told with the time that is left, once, over all else."""
    guest = listening(visit())
    hosts.show(guest, Sight("", "herd-window"))
    asked = guest.page.locator("[data-asked]").inner_text()
    guest.page.wait_for_timeout(1_000)
    (said,) = heard(guest.page, "urgent")
    assert said.startswith(asked)
    assert "seconds left" in said
    assert heard(guest.page, "calm") == []


def test_refusals_and_a_lost_line_are_said(visit: Visit) -> None:
    """What was refused stands in an alert; that the line is back is said once, if it was away for long."""
    guest = listening(visit())
    sockets: list[WebSocketRoute] = []
    down = False

    def route(line: WebSocketRoute) -> None:
        sockets.append(line)
        if down:
            line.close()
        else:
            line.connect_to_server()

    guest.page.route_web_socket(LINE, route)
    guest.go(f"/table/{set_table(guest, 'duel', *TABLES['duel'])}")
    guest.page.locator("section.asked summary").first.wait_for()
    sockets[-1].send(json.dumps({"kind": "refused", "reason": "late", "text": "Too late."}))
    expect(guest.page.get_by_role("alert").filter(has_text="Too late.")).to_be_visible()
    down = True
    sockets[-1].close()
    expect(guest.page.get_by_role("status").filter(has_text=SAY("line-lost"))).to_be_visible()
    down = False
    wait_for(guest.page, SAY("line-back"))
    assert "".join(heard(guest.page)).count(SAY("line-back")) == 1
