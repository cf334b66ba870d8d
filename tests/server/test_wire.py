from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import meadhall
import meadhall.server
from meadhall import Match
from meadhall.localisation import LOCALES, languages, words
from meadhall.server import telling, typescript, wire
from meadhall.server.app import PAGE_FILES
from meadhall.server.facts import facts_of
from meadhall.server.papers.rules import RuleBook
from meadhall.testing.walks import noting, viewers, walk
from tests.laws.cases import HERDS, SETUPS
from tests.server.house import House

ROOT: Final = Path(__file__).parents[2]
CODE: Final = Path(str(meadhall.server.__file__)).parent
VIEWS: Final[dict[str, Any]] = {"duel": wire.DuelView, "unicorns": wire.UnicornView}
TABLES: Final = {
    **{name: ("duel", setup) for name, setup in SETUPS.items()},
    **{name: ("unicorns", setup) for name, setup in HERDS.items()},
}
MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
NAMED: Final = re.compile(r'"((?:refused|no|cannot|too|not|seat|bot|step|storage|moderated|preview)-[a-z-]+|namesake)"')


def test_types_of_the_page_are_those_of_the_wire() -> None:
    """web/src/wire.ts is what `python -m meadhall.server.typescript web/src/wire.ts` writes."""
    assert (ROOT / "web" / "src" / "wire.ts").read_text(encoding="utf-8") == typescript.written()


@pytest.mark.parametrize("name", TABLES)
def test_views_are_as_the_page_knows_them(name: str) -> None:
    """Along a whole match, every view of every seat is what the page's types say: no part more, none less."""
    game, setup = TABLES[name]
    match = meadhall.new_match(game, setup, 5)
    with noting(match):
        for at, _ in enumerate(walk(match)):
            if at % 7 == 0:
                check_views(match)
        check_views(match)


def check_views(match: Match) -> None:
    """All views of a match beside the page's types."""
    for viewer in viewers(match):
        view = match.view(viewer)
        known = msgspec.convert(view, VIEWS[match.game.name], strict=True)
        assert msgspec.to_builtins(known) == without_gaps(view, msgspec.to_builtins(known))


def without_gaps(view: Any, known: Any) -> Any:
    """A view with the parts that a type fills in if they are not told (what was named for a card)."""
    if isinstance(view, dict) and isinstance(known, dict):
        gaps = {part: None for part, value in known.items() if value is None and part not in view}
        return {**gaps, **{part: without_gaps(value, known.get(part)) for part, value in view.items()}}
    if isinstance(view, list) and isinstance(known, list) and len(view) == len(known):
        return [without_gaps(*pair) for pair in zip(view, known, strict=True)]
    return view


@pytest.mark.parametrize("name", ["duel-with-doors", "unicorns-of-3"])
@pytest.mark.parametrize("language", sorted(languages()))
def test_messages_are_as_the_page_knows_them(name: str, language: str) -> None:
    """In every language, facts and news are written and read back as the same messages."""
    game, setup = TABLES[name]
    match = meadhall.new_match(game, setup, 5)
    facts = facts_of(match, language)
    assert msgspec.json.decode(wire.ENCODER.encode(facts), type=wire.Facts) == facts
    for at, _ in enumerate(walk(match)):
        if at % 120 == 0:
            for viewer in viewers(match):
                news = telling.news_of(match, language, viewer, 0, at)
                assert msgspec.json.decode(wire.ENCODER.encode(news), type=wire.Tells) == news


@pytest.mark.parametrize("file", ["server", *PAGE_FILES])
def test_every_language_has_the_messages_of_english(file: str) -> None:
    """No id is missing or left over in any language."""
    found = {language: ids_of(language, file) for language in languages()}
    assert found["en"]
    assert found == dict.fromkeys(languages(), found["en"])


def ids_of(language: str, file: str) -> list[str]:
    """The ids of all messages in a file."""
    return sorted(MESSAGE.findall((LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8")))


def test_every_refusal_in_the_code_has_words() -> None:
    """An id that the server says is told in every language, and each refusal that has words is said somewhere."""
    code = "".join(path.read_text(encoding="utf-8") for path in sorted(CODE.glob("*.py")))
    said = set(NAMED.findall(code)) - {"no-cache", "no-store"}
    known = {id for id in ids_of("en", "server") if not id.startswith("choice-")}
    assert len(said) > 15
    assert said == known
    for language in languages():
        for id in said:
            assert words("server", language).say(
                id,
                {
                    "most": 1,
                    "wanted": 2,
                    "reason": "x",
                    "name": "Ana",
                    "number": 3,
                    "level": "jarl",
                    "bot": "astrid",
                    "rules": "R1",
                    "host": "Bo",
                    "game": "duel",
                    "state": "over",
                    "names": "Ana, Bo",
                },
            )


@pytest.mark.parametrize("language", sorted(languages()))
def test_almanac_and_rules_are_told_in_every_language(house: House, language: str) -> None:
    """What can be played, the rules and the page's own words come in any language that there is."""
    http = house.browser().http
    almanac = msgspec.json.decode(http.get(f"/api/almanac/{language}").content, type=wire.Almanac)
    assert len(almanac.levels) == 6
    assert almanac.duel.heroes
    assert almanac.unicorns.cards
    for file in PAGE_FILES:
        assert http.get(f"/api/words/{language}/{file}.ftl").text.strip()
    cards: dict[str, list[wire.DuelCard] | list[wire.HerdCard]] = {
        "duel": [card for each in almanac.duel.heroes for card in each.deck],
        "unicorns": almanac.unicorns.cards,
    }
    for game, found in cards.items():
        book = msgspec.json.decode(http.get(f"/api/rules/{game}/{language}").content, type=RuleBook)
        assert len(book.chapters) > 8
        assert all(chapter.title and chapter.rules for chapter in book.chapters)
        told = {rule.id for chapter in book.chapters for rule in chapter.rules}
        assert all(card.rules and set(card.rules) <= told for card in found), game


def test_refusals_are_told_in_the_language_of_the_browser(house: House) -> None:
    """By its address first, then by what the browser likes best, else in English."""
    http = house.browser().http
    said = {language: words("server", language).say("no-match") for language in languages()}
    assert http.get("/api/matches/nothing?language=uk").json()["text"] == said["uk"]
    liked = {"accept-language": "fr-FR, de-AT;q=0.9, en;q=0.8"}
    assert http.get("/api/matches/nothing", headers=liked).json()["text"] == said["de"]
    assert http.get("/api/matches/nothing", headers={"accept-language": "fr"}).json()["text"] == said["en"]
