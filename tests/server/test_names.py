from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import meadhall
from meadhall import bots
from meadhall.hall.records import Sitter
from meadhall.hall.replays.transcripts import sitters_of
from meadhall.hall.rooms import thinkers
from meadhall.hall.telling.names import BOTS, FILE, Names, bot_called, bots_of, looked_at, names_of
from meadhall.localisation import CASES, LOCALES, PLAIN, Speaker, languages, speaker_of, words
from tests.server.house import BOT, DUEL, FRIEND, ME, House

FACES: Final = Path(__file__).parents[2] / "web/src/shell/faces.ts"
BRACES: Final = "{ $card } \\u0041 <b>"
LONG: Final = "Żółć" * 10
LEFTWARD: Final = "שרה"
SITTERS: Final = (
    Sitter("person", "Ana", None, "a"),
    Sitter("bot", "astrid", "legend", None),
    Sitter("person", BRACES, None, "b"),
    Sitter("person", LEFTWARD, None, "c"),
    Sitter("person", LONG, None, "d"),
    Sitter("bot", "", "jarl", None),
)
PAST: Final = {  # how a verb ends that tells by itself whether a man or a woman did it
    "ru": r"\w+(?:л|ла|лся|лась)",
    "uk": r"\w\w+(?:в|ла|вся|лася)",
    "pl": r"\w+(?:ł|ła)",
}


def person(name: str) -> Sitter:
    """Somebody of that name."""
    return Sitter("person", name, None, "x")


def bot(name: str) -> Sitter:
    """A bot that is stored by its name."""
    return Sitter("bot", name, "page", None)


def shown(*sitters: Sitter, language: str = "en") -> list[str | None]:
    """What seats are called by themselves."""
    names = names_of(sitters, language)
    return [names.called(seat, PLAIN) for seat in range(len(sitters))]


def sentences(plain: Speaker, named: Speaker) -> Iterator[tuple[str, str]]:
    """All that is said of a match as it stands, without and with the names of the players."""
    match = plain.match
    if match.outcome is None:
        yield plain.question(match.decision), named.question(match.decision)
        for option in match.decision.options:
            yield plain.option(option), named.option(option)
    else:
        yield plain.outcome(match.outcome), named.outcome(match.outcome)
        for event in match.events_for(None):
            yield plain.event(event), named.event(event)


class Renaming:
    """Calls every player in a sentence by the name, in the same form as the number was in."""

    def __init__(self, names: Names) -> None:
        said = words("unicorns", names.language)
        forms = [form for form in (PLAIN, *CASES) if form == PLAIN or said.has_form("player", form)]
        self.named = {
            said.name("player", form, {"number": seat + 1}): str(names.called(seat, form))
            for seat in range(len(names.seats))
            for form in forms
        }
        self.numbers = re.compile("|".join(rf"\b{number}\b" for number in self.named))

    def __call__(self, text: str) -> str:
        """A sentence with names."""
        return self.numbers.sub(lambda found: self.named[found.group()], text)


@pytest.mark.parametrize("language", sorted(languages()))
def test_sentences_of_a_match_call_everybody_by_name(language: str, chance: random.Random) -> None:
    """Whatever is asked, offered or told at a unicorn table is the same sentence as with numbers, but with names."""
    names = names_of(SITTERS, language)
    renamed = Renaming(names)
    match = meadhall.new_match("unicorns", {"players": len(SITTERS)}, 1)
    plain, named = speaker_of(match, language), speaker_of(match, language, names)
    said = set(sentences(plain, named))
    while match.outcome is None:
        match.answer(chance.choice(match.decision.options))
        said |= set(sentences(plain, named))
    assert len(said) > 500
    assert sum(with_numbers != with_names for with_numbers, with_names in said) > 300
    for with_numbers, with_names in said:
        assert with_names == renamed(with_numbers)


@pytest.mark.parametrize("language", sorted(PAST))
def test_no_sentence_tells_whether_a_name_is_a_man_or_a_woman(language: str, chance: random.Random) -> None:
    """Nobody has told the hall: what a person does, they do in the present."""
    names = names_of((person("Ana"), person("Bo")), language)
    told = re.compile(rf"\b(?:Ana|Bo) {PAST[language]}\b")
    assert told.search({"ru": "Ana сыграла", "uk": "Bo зіграв", "pl": "Ana zagrała"}[language])
    for seed in range(3):
        match = meadhall.new_match("unicorns", {"players": 2}, seed)
        while match.outcome is None:
            match.answer(chance.choice(match.decision.options))
        speaker = speaker_of(match, language, names)
        said = [speaker.event(event) for event in match.events_for(None)] + [speaker.outcome(match.outcome)]
        assert [text for text in said if told.search(text)] == []


@pytest.mark.parametrize(
    ("language", "form", "expected"),
    [
        ("en", "", ["Ana", "Astrid"]),
        ("de", "", ["Ana", "Astrid"]),
        ("ru", "gen", ["игрока Ana", "бота Астрид"]),
        ("uk", "dat", ["гравцеві Ana", "ботові Астрід"]),
        ("uk", "voc", ["Ana", "Астрід"]),
        ("pl", "ins", ["graczem Ana", "botem Astrid"]),
    ],
)
def test_names_are_told_as_they_are_and_the_word_beside_them_is_inflected(
    language: str, form: str, expected: list[str]
) -> None:
    """Nobody's name is changed by a case."""
    names = names_of(SITTERS[:2], language)
    assert [names.called(seat, form) for seat in (0, 1)] == expected


@pytest.mark.parametrize(
    ("sitters", "expected"),
    [
        ([person("Ana"), person("Bo"), bot("bjorn")], ["Ana", "Bo", "Bjorn"]),
        ([person("Ana"), person("Bo"), person("Ana")], ["Ana (1)", "Bo", "Ana (3)"]),
        ([person("Ana"), person("ＡＮＡ")], ["Ana (1)", "ＡＮＡ (2)"]),
        ([person("Ana"), person("Ana"), person("Ana (2)")], ["Ana (1)", "Ana (2) (2)", "Ana (2) (3)"]),
        ([person("Ana"), Sitter("free", "", None, None), Sitter("free", "", None, None)], ["Ana", None, None]),
    ],
)
def test_namesakes_are_told_apart_by_their_seats(sitters: list[Sitter], expected: list[str | None]) -> None:
    """Two of one name, however it is written, have the numbers of their seats beside it; a free seat has no name."""
    assert shown(*sitters) == expected


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        (BRACES, BRACES),
        ("a\u202eb\u2066c", "a b c"),
        ("Zoe\u0301", "Zoé"),
        ("a" + "\u0336" * 30, "a" + "\u0336" * 4),
        ("\u3164\u2800 x \n", "x"),
        (LEFTWARD, f"\u2068{LEFTWARD}\u2069"),
    ],
)
def test_signs_of_a_name_do_no_harm_to_a_sentence(name: str, expected: str) -> None:
    """Braces are only signs, nothing turns the sentence round, nothing piles up, nothing is invisible."""
    assert shown(person(name)) == [expected]


@pytest.mark.parametrize("language", sorted(languages()))
def test_bots_have_names_of_their_own_in_every_language(language: str) -> None:
    """Whoever is somebody is called by a name that is nobody else's, and that is written as it is read there."""
    called = [bot_called(each, language) for each in BOTS]
    assert len({looked_at(name) for name in called}) == len(BOTS) >= 24
    assert all(bool(re.fullmatch("[А-ЯЁЄІЇҐ][а-яёєіїґ]+", name)) == (language in {"ru", "uk"}) for name in called)
    assert words(FILE, language).say("bot-called", {"bot": "nobody"}) not in called


def test_every_bot_has_a_face_on_the_page() -> None:
    """The page draws exactly those who can sit at a table."""
    drawn = re.findall(r"const (?:WOMEN|MEN) = \[(.+)\];", FACES.read_text(encoding="utf-8"))
    assert sorted(re.findall(r'"(\w+)"', " ".join(drawn))) == sorted(BOTS)


@pytest.mark.parametrize("language", sorted(languages()))
def test_no_level_is_called_what_a_person_without_a_name_is(language: str) -> None:
    """A guest is somebody who has told no name; bots of every level are called something else."""
    page = (LOCALES / language / "page.ftl").read_text(encoding="utf-8")
    guest = re.search(r"^lobby-somebody = (.+)$", page, re.MULTILINE)
    assert guest is not None
    told = {words(FILE, language).say("bot-name", {"level": level.name}) for level in bots.LEVELS}
    told |= {words("terminal", language).say("level", {"level": level.name}) for level in bots.LEVELS}
    assert guest[1].casefold() not in {each.casefold() for each in told}


@pytest.mark.parametrize("name", ["Astrid", "ＡＳＴＲＩＤ", "Астрид", "Астрід"])
def test_bot_gives_way_to_a_person_of_its_name(name: str) -> None:
    """However it is written, and in whichever language it is read: the bot is somebody else then, for everybody."""
    sitters = (bot("astrid"), person(name), bot("leif"))
    first, _, third = bots_of(sitters)
    assert first in set(BOTS) - {"astrid", "leif"}
    assert third == "leif"
    assert all(names_of(sitters, language).called(1, PLAIN) == name for language in languages())


def test_bots_of_old_matches_have_names_too() -> None:
    """Where none is stored it follows from the table, so it is the same each time, and no two are alike."""
    sitters = [Sitter("bot", "", level.name, None) for level in bots.LEVELS] + [bot("astrid")]
    found = bots_of(sitters)
    assert found == bots_of(sitters)
    assert len(set(found)) == len(sitters)
    assert found[-1] == "astrid"


def test_bots_keep_their_names_through_restart_rematch_and_file(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is stored, played again or read from a file is the same bot; another table has others."""
    monkeypatch.setattr(thinkers, "RESTING", 1_000_000)  # by chance bots alone need more answers than they are given
    ana = house.browser()
    id = ana.set_table("unicorns", {"players": 5}, ME, *[BOT] * 4)
    stored = house.hall.ledger.storage.load(id)
    assert stored is not None
    names = [sitter.name for sitter in stored.sitters[1:]]
    assert set(names) <= set(BOTS)
    assert len(set(names)) == len(names)
    assert bots_of(stored.sitters)[1:] == names
    with ana.page(id) as page:
        assert [seat["face"] for seat in page.seats["seats"]] == [None, *names]
        assert [seat["name"] for seat in page.seats["seats"]][1:] == [bot_called(name, "en") for name in names]
        page.say("resign", seat=0)
        page.hear("news", lambda told: told["end"])
        page.say("again")
        following = house.hall.ledger.storage.load(page.hear("next")["id"])
    assert following is not None
    assert following.sitters == stored.sitters
    saved = ana.http.get(f"/api/replays/{id}/transcript").json()
    assert [sitter.name for sitter in sitters_of(saved, 5)][1:] == names
    other = house.hall.ledger.storage.load(ana.set_table("unicorns", {"players": 5}, ME, *[BOT] * 4))
    assert other is not None
    assert len({sitter.name for sitter in other.sitters[1:]}) == len(names)


def test_pages_hear_the_names_that_the_seats_have(house: House) -> None:
    """Seats and sentences say the same names, in the language of the page; a seat that is free has a number."""
    ana, ben = house.browser(), house.browser()
    id = ana.set_table("unicorns", {"players": 3, "first": 0}, ME, FRIEND, BOT)
    with ana.page(id, "ru") as page:
        bot = page.seats["seats"][2]["name"]
        assert bot in {bot_called(each, "ru") for each in BOTS}
        assert [seat["name"] for seat in page.seats["seats"]] == ["Ana", "Игрок\N{NO-BREAK SPACE}2", bot]
        ben.join(id, "Ana")
        seats = page.hear("seats", lambda told: told["seats"][1]["kind"] == "person")["seats"]
        assert [seat["name"] for seat in seats] == ["Ana (1)", "Ana (2)", bot]
        assert [seat["person"] for seat in seats] == ["Ana", "Ana", bot]
        page.until_asked("choose_baby")
        assert page.question is not None
        assert page.question["text"].startswith("Ana (1), ")
        page.answer(page.options[0])
        page.hear_number(1)
        assert any(event["text"].startswith("Ana (1) ") for event in page.news["events"])


def test_heroes_keep_their_names_whoever_plays_them(house: House) -> None:
    """In a duel a seat goes by its hero, with its number where two play the same."""
    ana, ben = house.person(), house.person()
    for heroes, expected in (
        (["medusa", "sinbad"], ["Medusa", "Sinbad"]),
        (["medusa"] * 2, ["Medusa (seat 1)", "Medusa (seat 2)"]),
    ):
        id = house.deal("duel", {**DUEL, "heroes": heroes}, ana, ben)
        with ana.page(id) as page:
            assert [seat["name"] for seat in page.seats["seats"]] == expected
            assert page.question is not None
            assert page.question["text"].startswith(expected[0])


def test_advice_calls_everybody_by_name(house: House) -> None:
    """Also what is thought in another process is told with the names of the table."""
    ana = house.browser()
    id = ana.set_table("unicorns", {"players": 2, "first": 0}, ME, BOT)
    with ana.page(id, "de") as page:
        page.until_asked()
        page.say("advise", number=page.news["number"])
        line = page.hear("advice")["line"]
    assert line
    assert {each.partition(":")[0] for each in line} <= {"Ana", page.seats["seats"][1]["name"]}
