from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

import meadhall
import meadhall.browser
import meadhall.hall
import meadhall.server
from meadhall.bundle import bundle_of, games_with
from meadhall.hall import wire
from meadhall.hall.game import hall_of, halls
from meadhall.hall.telling.messages import news_of
from meadhall.hall.wire import typescript
from meadhall.hall.wire.pages.rules import RuleBook
from meadhall.lab.puzzles import ground_of
from meadhall.localisation import file_of, languages, words
from meadhall.server.http.tables import page_files
from meadhall.testing.walks import noting, viewers, walk
from tests.census.lexicons.sources import said as calls_for_words
from tests.laws.subjects import CASES, GAMES, TINY
from tests.server.house import House
from tests.server.strict import check_fits, check_position, sent

ROOT: Final = Path(__file__).parents[2]
CODE: Final = [Path(str(part.__file__)).parent for part in (meadhall.hall, meadhall.browser, meadhall.server)]
TABLES: Final = {name: (game, CASES[game].setups[name]) for name, game in GAMES.items() if game != TINY}
ONE_OF_EACH: Final = [next(iter(CASES[game].setups)) for game in games_with("hall") if game in CASES]
WORDS: Final = [
    "server", "workshop", *(f"{game}/workshop" for game in games_with("packs")),
    "coach", *(f"{game}/coach" for game in games_with("coaching")), *sorted(page_files()),
]  # fmt: skip
MESSAGE: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
OF_GAMES: Final = {"preview-title", "preview-picture"}  # what the hall says in the words of the game
NAMED: Final = re.compile(
    r'"((?:refused|no|cannot|too|not|seat|bot|step|storage|moderated|preview|draft)-[a-z-]+|namesake|level-limit)"'
)


def opened(name: str) -> meadhall.Match:
    """A new match at a table of the laws."""
    return meadhall.new_match(*TABLES[name], 5)


def test_types_of_the_page_are_those_of_the_wire() -> None:
    """In web/src are the files that `python -m meadhall.hall.wire.typescript web/src` writes."""
    for place, text in typescript.files().items():
        assert (ROOT / "web" / "src" / place).read_text(encoding="utf-8") == text, place


@pytest.mark.parametrize("name", TABLES)
def test_what_is_told_is_as_the_page_knows_it(name: str) -> None:
    """Along a whole match, views, events and questions are what the page's types say: no part more, none less."""
    match = opened(name)
    heard = 0
    with noting(match):
        for at, _ in enumerate(walk(match)):
            if at % 7 == 0:
                heard = check_position(match, "en", heard)
        check_position(match, "en", heard)


@pytest.mark.parametrize("name", ONE_OF_EACH)
@pytest.mark.parametrize("language", sorted(languages()))
def test_messages_are_as_the_page_knows_them(name: str, language: str) -> None:
    """In every language, facts and news are written and read back as the same messages."""
    match = opened(name)
    hall = hall_of(match.game.name)
    facts = hall.told_facts(match, language)
    assert msgspec.json.decode(wire.ENCODER.encode(facts), type=hall.facts) == facts
    for at, _ in enumerate(walk(match)):
        if at % 120 == 0:
            for viewer in viewers(match):
                news = news_of(match, language, viewer, 0, at)
                read = msgspec.json.decode(wire.ENCODER.encode(news), type=wire.Tells)
                assert msgspec.to_builtins(read) == sent(news)


@pytest.mark.parametrize("file", WORDS)
def test_every_language_has_the_messages_of_english(file: str) -> None:
    """No id is missing or left over in any language."""
    found = {language: ids_of(language, file) for language in languages()}
    assert found["en"]
    assert found == dict.fromkeys(languages(), found["en"])


def ids_of(language: str, file: str) -> list[str]:
    """The ids of all messages in a file."""
    return sorted(MESSAGE.findall(file_of(file, language).read_text(encoding="utf-8")))


def test_every_refusal_in_the_code_has_words() -> None:
    """An id that the server says is told in every language, and each refusal that has words is said somewhere."""
    code = "".join(path.read_text(encoding="utf-8") for part in CODE for path in sorted(part.rglob("*.py")))
    said = set(NAMED.findall(code)) - {"no-cache", "no-store"}
    known = set(ids_of("en", "server"))
    assert len(said) > 15
    assert said - OF_GAMES == known
    for language in languages():
        for id in known:
            assert words("server", language).say(
                id,
                {
                    "most": 1,
                    "wanted": 2,
                    "reason": "x",
                    "name": "Ana",
                    "number": 3,
                    "level": "jarl",
                    "seconds": 2,
                    "bot": "astrid",
                    "rules": "R1",
                    "host": "Bo",
                    "game": "duel",
                    "state": "over",
                    "names": "Ana, Bo",
                    "seat": "Ana",
                    "kind": "role",
                    "share": "50",
                    "low": "40",
                    "high": "60",
                    "matches": 100,
                },
            )


@pytest.mark.parametrize("game", games_with("hall"))
def test_every_word_of_a_game_in_the_hall_is_said(game: str) -> None:
    """What each game is asked for, readings of its rules, themes of puzzles, and what its own modules say; no more."""
    folder = bundle_of(game).folder
    modules = [*(folder / "hall").rglob("*.py"), *(folder / name for name in ("fairness.py", "draft.py"))]
    own = calls_for_words([path for path in modules if path.is_file()]) - {*ids_of("en", "terminal")}
    known = {id for id in ids_of("en", f"{game}/server") if not id.startswith("choice-")}
    themes = {f"theme-{theme}" for theme in ground_of(game).themes} if game in games_with("puzzles") else set()
    assert known == OF_GAMES | own | themes


@pytest.mark.parametrize("language", sorted(languages()))
def test_almanac_and_rules_are_told_in_every_language(house: House, language: str) -> None:
    """What can be played, the rules and the page's own words come in any language that there is."""
    http = house.browser().http
    almanac = msgspec.json.decode(http.get(f"/api/almanac/{language}").content, type=wire.Almanac)
    assert len(almanac.levels) == 6
    assert list(almanac.games) == games_with("hall")
    for file in WORDS[1:]:
        assert http.get(f"/api/words/{language}/{file}.ftl").text.strip()
    for game, hall in halls().items():
        check_fits(almanac.games[game], hall.almanac)
        book = msgspec.json.decode(http.get(f"/api/rules/{game}/{language}").content, type=RuleBook)
        assert book.chapters
        assert all(chapter.title and chapter.rules for chapter in book.chapters)
        told = {rule.id for chapter in book.chapters for rule in chapter.rules}
        assert cited(almanac.games[game]) <= told, game


def cited(almanac: Any) -> set[str]:
    """The rules that whatever a table can be made of names, wherever it does."""
    if isinstance(almanac, list):
        return set[str]().union(*map(cited, almanac))
    if not isinstance(almanac, dict):
        return set()
    own = almanac.get("rules", []) if isinstance(almanac.get("rules"), list) else []
    return {rule for rule in own if isinstance(rule, str)}.union(*map(cited, almanac.values()))


def test_refusals_are_told_in_the_language_of_the_browser(house: House) -> None:
    """By its address first, then by what the browser likes best, else in English."""
    http = house.browser().http
    said = {language: words("server", language).say("no-match") for language in languages()}
    assert http.get("/api/matches/nothing?language=uk").json()["text"] == said["uk"]
    liked = {"accept-language": "fr-FR, de-AT;q=0.9, en;q=0.8"}
    assert http.get("/api/matches/nothing", headers=liked).json()["text"] == said["de"]
    assert http.get("/api/matches/nothing", headers={"accept-language": "fr"}).json()["text"] == said["en"]
