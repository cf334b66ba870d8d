"""The words of hnefatafl: the same messages in every language, and a sentence for everything that happens."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from meadhall import Match, Outcome
from meadhall.games.hnefatafl import BUNDLE
from meadhall.games.hnefatafl.rules.ending import REASONS
from meadhall.games.hnefatafl.rules.events import KINDS
from meadhall.games.hnefatafl.rules.table import SIDES
from meadhall.games.hnefatafl.rules.view import kind_of
from meadhall.games.hnefatafl.speech import HnefataflSpeaker
from meadhall.hall.telling.names import Names
from meadhall.hall.telling.rulebook import rules_of
from meadhall.kernel.chance import chance_of
from meadhall.localisation import CASES, ENGLISH, NONE, key, languages, name, rule_text, say, speaker_of, words
from tests.games.hnefatafl import BOARDS, RULES, opened, placed, play, state_of

FILES: Final = ("game", "lessons", "server", "terminal")
QUOTES: Final = {"de": ("„", "“"), "en": ("“", "”"), "pl": ("„", "”"), "ru": ("«", "»"), "uk": ("«", "»")}
SLIPS: Final = re.compile(r"""["]|\.\.|\s[,.;:!?)]|\(\s| {2}""")
SEEDS: Final = range(6)

per_language = pytest.mark.parametrize("language", languages())
per_file = pytest.mark.parametrize("file", FILES)


class Named:
    """Seats with names of their own."""

    def called(self, seat: int, form: str) -> str | None:
        """A name, in whatever case."""
        return f"{('Ana', 'Olaf')[seat]}{f' ({form})' if form else ''}"


# ---------------------------------------------------------------- how words are written
@cache
def entries(file: str, language: str) -> list[Any]:
    """All that stands in a file of words."""
    path = Path(BUNDLE.locales) / language / f"{file}.ftl"
    return list(parse(path.read_text(encoding="utf-8")).body)


def messages(file: str, language: str) -> dict[str, ftl.Message]:
    """The messages of a file by id."""
    return {entry.id.name: entry for entry in entries(file, language) if isinstance(entry, ftl.Message)}


def shape(message: ftl.Message) -> set[str]:
    """The parts that a message has: variables in their plain form, and attributes that are no forms of a name."""
    plain = {re.sub(rf"_({'|'.join(CASES)})$", "", variable) for variable in variables(message)}
    return plain | {f".{each.id.name}" for each in message.attributes if each.id.name not in CASES}


def variables(message: ftl.Message) -> list[str]:
    """All variables that stand in a message."""
    told: list[Any] = [message.to_json()]
    found: list[str] = []
    while told:
        each = told.pop()
        if isinstance(each, dict):
            if each.get("type") == "VariableReference":
                found.append(each["id"]["name"])
            told += each.values()
        elif isinstance(each, list):
            told += each
    return found


def texts(message: ftl.Message) -> Iterator[str]:
    """All pieces of text that stand in a message."""
    told: list[Any] = [message.to_json()]
    while told:
        each = told.pop()
        if isinstance(each, dict):
            if each.get("type") == "TextElement":
                yield each["value"]
            told += each.values()
        elif isinstance(each, list):
            told += each


@per_language
@per_file
def test_words_are_those_of_english_in_every_language(file: str, language: str) -> None:
    """The same messages with the same parts, in the same order; none stands there twice, and none is misspelt."""
    assert [entry.content for entry in entries(file, language) if isinstance(entry, ftl.Junk)] == []
    ids = [entry.id.name for entry in entries(file, language) if isinstance(entry, (ftl.Message, ftl.Term))]
    assert len(ids) == len(set(ids))
    here, english = messages(file, language), messages(file, ENGLISH)
    assert list(here) == list(english)
    assert {id: shape(message) for id, message in here.items()} == {id: shape(each) for id, each in english.items()}


@per_language
@per_file
def test_words_are_well_set_in_every_language(file: str, language: str) -> None:
    """Quotation marks are the language's own, in pairs; no space is doubled or stands before a stop."""
    begin, end = QUOTES[language]
    for id, message in messages(file, language).items():
        text = "".join(texts(message))
        assert {*text} & {*"„“”«»"} <= {begin, end}, id
        assert text.count(begin) == text.count(end), id
        assert [slip for part in texts(message) for slip in SLIPS.findall(part)] == [], id


@per_language
@per_file
def test_words_count_the_same_in_every_language(file: str, language: str) -> None:
    """Numbers, and squares, are those of the English words; a single one may be a word."""
    for id, message in messages(file, language).items():
        here, english = (
            Counter(int(found) for part in texts(each) for found in re.findall(r"\d+", part))
            for each in (message, messages(file, ENGLISH)[id])
        )
        if not variables(message):
            assert {**here, 1: 0} == {**english, 1: 0}, id


@per_language
def test_forms_are_those_that_sentences_ask_for_in_every_language(language: str) -> None:
    """A name of a piece or a player has a case if a sentence uses it there, and no other."""
    game = messages("game", language)
    asked = {variable for message in game.values() for variable in variables(message)}
    for part, begins in {"piece": "piece-", "seat": "player-"}.items():
        wanted = {variable.removeprefix(f"{part}_") for variable in asked if variable.startswith(f"{part}_")}
        for id, message in game.items():
            if id.startswith(begins):
                assert {each.id.name for each in message.attributes} == wanted, id


# ---------------------------------------------------------------- all that there is to say
@per_language
def test_words_are_the_things_there_are(language: str) -> None:
    """Every question, option, event, end, side, piece, board, rule and chapter has its message; none is left over."""
    table = state_of(opened("tablut")).table
    kinds = {kind_of(table, piece) for piece in range(len(table.ids))}
    wanted = {"list-empty", "list-end", "quoted", "question-choose_move", "option-move"}
    wanted |= {key("event", kind.name) for kind in KINDS} | {key("reason", reason) for reason in REASONS}
    wanted |= {key(what, side) for side in SIDES for what in ("side", "player")} | {
        key("piece", kind) for kind in kinds
    }
    wanted |= {key(what, board) for board in BOARDS for what in ("board", "board-about")}
    wanted |= {key("sign", sign) for sign in ("throne", "corner", "edge")}
    wanted |= {key("rule", rule) for rule in RULES} | {key("chapter", chapter) for chapter in chapters()}
    assert set(messages("game", language)) == wanted


def chapters() -> set[str]:
    """H1 of H1.4, K of K12."""
    return {rule.partition(".")[0] if "." in rule else rule.rstrip("0123456789") for rule in RULES}


@per_language
def test_rules_stand_in_their_order_when_they_are_read(language: str) -> None:
    """A book of the rules has the chapters and rules of rulings.md."""
    book = rules_of(BUNDLE.name, language)
    assert [rule.id for chapter in book.chapters for rule in chapter.rules] == RULES
    assert all(chapter.title for chapter in book.chapters)
    assert all(rule_text(rule, language, game=BUNDLE.name).endswith(".") for rule in RULES)


@per_language
def test_rules_say_the_limits_of_the_boards(language: str) -> None:
    """K14 names the numbers of the files."""
    limits = [int(state_of(opened(board)).table.quiet_limit) for board in BOARDS]
    assert [int(found) for found in re.findall(r"\d+", rule_text("K14", language, game=BUNDLE.name))] == limits


@per_language
@pytest.mark.parametrize("board", BOARDS)
def test_about_tells_the_size_of_a_board(board: str, language: str) -> None:
    """So many squares by so many."""
    size = str(state_of(opened(board)).table.size)
    assert words(BUNDLE.name, language).say(key("board-about", board)).count(size) >= 2
    assert name(None, "board", board, language, game=BUNDLE.name)
    assert name(opened(board), "board", board, language) == name(None, "board", board, language, game=BUNDLE.name)


# ---------------------------------------------------------------- everything said in matches
def check_sentence(sentence: str) -> None:
    """Something is said, with nothing missing from it."""
    assert sentence.strip()
    assert not re.search(rf"\b{NONE}\b|\$|[{{}}]", sentence), sentence


def say_everything(match: Match, seed: int, speak: Any) -> None:
    """Play a match at random and say each question, each option, each event and the end."""
    chance = chance_of(seed)
    while match.outcome is None:
        speaker = speak(match)
        check_sentence(speaker.question(match.decision))
        said = speaker.options(match.decision)
        assert len(set(said)) == len(said)
        for sentence in said:
            check_sentence(sentence)
        options = match.decision.options
        match.answer(options[chance.below(len(options))])
    speaker = speak(match)
    check_sentence(speaker.outcome(match.outcome))
    for event in match.events_for(None):
        check_sentence(speaker.event(event))


@per_language
@pytest.mark.parametrize("board", BOARDS)
def test_everything_in_random_matches_can_be_said(board: str, language: str) -> None:
    """To people with names and without."""
    for seed in SEEDS:
        names = Named() if seed % 2 else None
        say_everything(opened(board, seed), seed, lambda match, names=names: speaker_of(match, language, names))


@per_language
def test_names_of_the_hall_have_the_forms_that_sentences_ask_for(language: str) -> None:
    """People and bots are called in the questions, events and ends by names that are not inflected."""
    names = Names(language, (("seat-person", "Ana"), ("seat-bot", "Olaf")))
    match = placed("brandubh", "+.....+ ....... ..A.... ...+... ....... AD.KA.. +.....+")
    assert speaker_of(match, language, names).question(match.decision).startswith("Ana")
    say_everything(match, 1, lambda match: speaker_of(match, language, names))


@per_language
def test_every_event_and_every_end_can_be_said(language: str) -> None:
    """Also those that random matches hardly come to."""
    match = opened("brandubh")
    parts = {"seat": 1, "piece": "defender-1", "from": "d3", "space": "d2", "why": "quiet"}
    for kind in KINDS:
        check_sentence(say(match, {"event": kind.name} | {part: parts[part] for part in kind.parts}, language))
    for why in ("repetition", "quiet", "no_moves"):
        check_sentence(say(match, {"event": "match_drawn", "why": why}, language))
    ends = [say(match, Outcome((1,), reason), language) for reason in REASONS]
    assert len(set(ends)) == len(REASONS)


# ---------------------------------------------------------------- how it sounds
def plain(sentence: str) -> str:
    """A sentence with plain spaces."""
    return sentence.replace("\u00a0", " ")


def option_of(match: Match, move: str) -> str:
    """What is said of a move."""
    id = "move:" + move.replace("-", ":")
    return plain(say(match, next(option for option in match.decision.options if option.id == id)))


def test_option_tells_what_a_move_captures_and_that_it_wins() -> None:
    """Short, and the king by name."""
    match = placed("brandubh", "+.....+ ....A.. ....... ...+... ..AD... ....... +....K+")
    assert option_of(match, "e6-d6") == "e6 – d6"
    assert option_of(match, "e6-e3") == "e6 – e3, captures 1 piece"
    match = placed("brandubh", "+.....+ ....A.. ..A.... ...+... ..AD... AD.DA.. +.K...+", 1)
    assert option_of(match, "c1-a1") == "King c1 – a1: he escapes and wins"
    assert option_of(match, "c1-b1") == "King c1 – b1"
    match = placed("brandubh", "+.....+ ....... ..A.... ...+... ....... AD.KA.. +.....+")
    assert option_of(match, "c5-c2") == "c5 – c2: captures the king and wins"
    match = placed("brandubh", "+.....+ ....... ....... D..+... .AD.... ....... +....K+", 1)
    assert option_of(match, "a4-a3") == "a4 – a3: captures the last attackers and wins"


def test_option_is_said_of_a_later_question_when_that_is_foreseen() -> None:
    """What is certain of a move is told, whatever stands on the board by then."""
    match = placed("brandubh", "+.....+ ....A.. ....... ...+... ..AD... ....... +....K+")
    later = next(option for option in play(match.clone(), "e6-d6").decision.options if option.id == "move:f1:g1")
    said = HnefataflSpeaker(match, ENGLISH).foretold(1, later)
    assert plain(said) == "King f1 – g1: he escapes and wins"


def test_seats_go_by_their_side_unless_they_have_names() -> None:
    """In the singular, as the hall's own sentences ask for; a name comes with the side where that helps."""
    match = opened("brandubh")
    nameless, named = (speaker_of(match, ENGLISH, names) for names in (None, Named()))
    assert [nameless.seat(seat) for seat in (0, 1)] == ["Attacker", "Defender"]
    assert nameless.question(match.decision) == "Attacker, choose a move."
    assert named.question(match.decision) == "Ana, choose a move: you lead the attackers."
    play(match, "d1-c1")
    assert named.question(match.decision) == "Olaf, choose a move: you lead the king and his defenders."
    assert named.outcome(Outcome((1,), "king_escaped")) == "Olaf wins: the king has escaped."


def test_events_tell_a_move_and_what_it_captures() -> None:
    """A line for the move, and one for each piece that is gone."""
    match = placed("brandubh", "+.....+ ....A.. ....... ...+... ..AD... ....... +....K+")
    since = match.happened
    play(match, "e6-e3 f1-g1")
    assert [plain(say(match, event)) for event in match.events_for(None, since)] == [
        "Attacker moves e6 – e3.",
        "Attacker captures the defender on d3.",
        "Defender is to move.",
        "Defender moves the king f1 – g1.",
        "The king has reached g1: he has escaped.",
    ]
    assert match.outcome is not None
    assert say(match, match.outcome) == "Defender wins: the king has escaped."
    said = [say(match, event, "ru") for event in match.events_for(None, since)]
    assert said[1] == "Атакующий берёт защитника на d3."


@per_language
def test_hall_has_its_words_when_it_tells_of_a_table(language: str) -> None:
    """Roles, and what a link shows, with and without names."""
    said = words(f"{BUNDLE.name}/server", language)
    assert said.say("role", {"side": "S", "board": "B"}) == "S (B)"
    for state in ("waiting", "running", "over"):
        check_sentence(said.say("preview-title", {"state": state, "names": "Ana, Olaf"}))
    check_sentence(said.say("preview-picture"))
