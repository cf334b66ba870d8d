"""What a link shows where it is sent: enough to know what one is invited to, and nothing else."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path
from typing import Final

import pytest

from meadhall.bundle import games_with
from meadhall.server.http import previews
from tests.server.house import DUEL, FRIEND, INDEX, ME, House

GAMES: Final = games_with("hall")
HOSTILE: Final = '"><script>alert(1)</script>'
GAMES_OF_THE_PAGE: Final = Path(__file__).parents[2] / "web" / "src" / "games"
CUT: Final = "</title><b>'\"&amp;"


def preview(house: House, path: str, language: str = "en", **headers: str) -> dict[str, str]:
    """What a page tells of itself to whoever previews its link."""
    page = house.browser().http.get(path, headers={"accept-language": language, **headers})
    assert page.status_code == 200
    found = re.findall(r'<meta (?:property|name)="([a-z:_]+)" content="([^"<>]*)" />', page.text)
    assert page.text.count("<meta") == len(found)
    return {name: unescape(text) for name, text in found}


def test_invitation_tells_game_and_who_sits_there_when_it_is_sent(house: House) -> None:
    """A link to a free seat says so, in the language of who asks, with whole addresses."""
    id = house.person().set_table("duel", DUEL, ME, FRIEND)
    english, german = preview(house, f"/join/{id}"), preview(house, f"/table/{id}", "de-AT, en;q=0.5")
    assert english["og:title"] == "You are invited to a duel"
    assert "Ana" in english["og:description"]
    assert german["og:title"] == "Du bist zu einem Duell eingeladen"
    assert german["og:url"] == f"{house.address}/table/{id}"
    assert english["og:image"] == f"{house.address}/preview-duel.jpg"
    assert english["twitter:card"] == "summary_large_image"


def test_link_tells_who_plays_and_never_what_is_held_when_the_match_is_on(house: House) -> None:
    """Of a match that goes on, its names are told as to anybody who opens the link; a replay says that it is one."""
    ana, ben = house.person(), house.person()
    ana.name, ben.name = HOSTILE, CUT
    id = house.deal("duel", DUEL, ana, ben)
    running = preview(house, f"/table/{id}")
    assert running["og:title"] == f"A duel: {HOSTILE}, {CUT}"
    assert running["og:description"] == "The match is on. Come in and watch."
    with ana.page(id) as page:
        page.say("resign", seat=0)
        page.hear("news", lambda told: told["end"])
    over = preview(house, f"/replay/{id}/3/open", "pl")
    assert over["og:title"] == f"Zapis pojedynku: {HOSTILE}, {CUT}"


@pytest.mark.parametrize(
    "path", ["/", "/join/nobody", "/table/x/y.z/..", "/replay/nothing/0/open", "/rules/duel", "/table/"]
)
def test_page_is_plain_when_there_is_nothing_to_preview(house: House, path: str) -> None:
    """What does not exist looks like any other page, and says nothing about what there is."""
    assert house.browser().http.get(path).text == INDEX


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_has_a_small_picture_when_its_link_is_sent(game: str) -> None:
    """The picture of a preview ships with the page, has the size that is told, and is light enough for a phone."""
    data = (GAMES_OF_THE_PAGE / game / "preview.jpg").read_bytes()
    assert len(data) < 80_000
    size = re.search(rb"\xff[\xc0\xc2]..\x08(..)(..)", data, re.DOTALL)
    assert size is not None
    assert [int.from_bytes(part, "big") for part in size.groups()] == [previews.HEIGHT, previews.WIDTH]


def test_page_keeps_its_policy_and_is_asked_for_anew_when_it_has_a_preview(house: House) -> None:
    """A preview changes nothing of how the page is guarded and kept."""
    http = house.browser().http
    with_preview = http.get(f"/table/{house.deal('duel', DUEL, house.person(), 'guest')}")
    plain = http.get("/rules/duel")
    for header in ("content-security-policy", "cache-control", "content-type", "x-content-type-options"):
        assert with_preview.headers[header] == plain.headers[header]
    assert plain.headers["cache-control"] == "no-cache"
