"""Every thing that can be shown or asked has its message in every language, and no message is left over.

What a game has to say is declared in its lexicon; the hall's own words are those of the command line and the server.
"""

import random
import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import ast as ftl

import meadhall
from meadhall import localisation
from meadhall.bundle import bundle_of, games_with
from meadhall.localisation import CASES, ENGLISH, GENDER, INDECLINABLE, NONE, Words, key, say
from tests.census.lexicons.lexicon import Lexicon, hidden
from tests.census.lexicons.lexicons import LEXICONS
from tests.census.lexicons.sources import HALL, OWN, calls, given, said, strings
from tests.census.lexicons.written import Inside, entries, everything, terms, written
from tests.patience import THOROUGH, crossed, turned

LANGUAGES: Final = localisation.languages()
GAMES: Final = games_with("terminal")
PATIENT: Final = LANGUAGES if THOROUGH else [ENGLISH]  # in these all matches are told, in others until all was said
FILES: Final = [
    *(f"{lexicon.game}{part}" for lexicon in LEXICONS for part in ("", "/terminal", "/server")), "terminal", "server",
    "lab", *(f"{game}/lab" for game in games_with("studies")),
    "coach", *(f"{game}/coach" for game in games_with("coaching")),
]  # fmt: skip
QUOTES: Final = {"de": ("„", "“"), "en": ("“", "”"), "pl": ("„", "”"), "ru": ("«", "»"), "uk": ("«", "»")}
SLIPS: Final = re.compile(r"""["]|\.\.|\s[,.;:!?)]|\(\s""")

per_language = pytest.mark.parametrize("language", LANGUAGES)
per_file = pytest.mark.parametrize("file", FILES)
# Where there is less time, each game is told in English and in another language, by turns.
TOLD: Final = list(
    dict.fromkeys([*((lexicon, ENGLISH) for lexicon in LEXICONS), *crossed(LEXICONS, turned(LANGUAGES, 3))])
)
per_game = pytest.mark.parametrize("lexicon", LEXICONS, ids=str)


# ---------------------------------------------------------------- the census
def test_every_game_that_speaks_is_counted() -> None:
    """A game that has a speaker has declared what it must say."""
    assert games_with("speaker") == sorted(lexicon.game for lexicon in LEXICONS)


@per_language
@per_game
def test_words_are_the_things_there_are(lexicon: Lexicon, language: str) -> None:
    """Every name, text, question, option, event, end and rule has its message; no message is unused."""
    found = set(lexicon.messages(language))
    assert (sorted(lexicon.wanted - found), sorted(found - lexicon.wanted)) == ([], [])


def sources(game: str) -> list[Path]:
    """The modules with which a game shows itself at the terminal."""
    return sorted((bundle_of(game).folder / "terminal").rglob("*.py"))


COMMANDS: Final = sorted(HALL.glob("cli/**/*.py"))
SHOWING: Final = [path for game in GAMES for path in sources(game)]


@per_language
def test_words_of_the_terminal_are_those_it_says(language: str) -> None:
    """The terminal's own messages are those that the command line and the games there name."""
    assert set(written("terminal", language)) == said(COMMANDS) | said(SHOWING, {"word"})


@per_language
@pytest.mark.parametrize("game", GAMES)
def test_words_of_a_game_at_the_terminal_are_those_it_says(game: str, language: str) -> None:
    """A game's messages there are those that its own modules name, and what every game is asked for."""
    assert set(written(f"{game}/terminal", language)) == said(sources(game), {OWN}) | said(COMMANDS, {OWN})


@per_language
def test_words_of_the_terminal_get_what_they_need(language: str) -> None:
    """Where the parts of a sentence are named, they are the parts that the message has."""
    shared = written("terminal", language)
    check_parts(COMMANDS, shared, {"say", "word"})
    check_parts(SHOWING, shared, {"word"})
    for game in GAMES:
        check_parts([*COMMANDS, *sources(game)], written(f"{game}/terminal", language), {OWN})


def check_parts(paths: Iterable[Path], messages: Mapping[str, Inside], verbs: Collection[str]) -> None:
    """Every call by one of these verbs gives a message all that it needs, and nothing else."""
    for call, said_there in calls(paths, verbs):
        if all(word.arg for word in call.keywords):
            for message in strings(said_there):
                assert messages[message].variables == given(call), message


@per_game
def test_every_rule_that_a_question_names_is_known(lexicon: Lexicon) -> None:
    """The rules behind a question are rules of the list."""
    assert {rule for node in lexicon.nodes for rule in node.rules} <= set(lexicon.rules())


@per_language
@per_game
def test_plain_words_need_nothing(lexicon: Lexicon, language: str) -> None:
    """Names, texts and rules are said without arguments, building blocks apart."""
    messages = lexicon.messages(language)
    plain = [name for name in lexicon.plain(language) if name not in lexicon.outright]
    assert {name: messages[name].variables for name in plain if messages[name].variables} == {}


@per_language
@per_game
def test_sentences_tell_all_cases_apart(lexicon: Lexicon, language: str) -> None:
    """A sentence about a hidden card, a reason or a role has a variant for each, and no variant is out of reach."""
    messages = lexicon.messages(language)
    for kind in lexicon.kinds:
        selects = messages[key("event", kind.name)].selects
        for part, cases in lexicon.cases(kind).items():
            assert cases <= selects[part], kind.name
            assert part not in lexicon.variants or selects[part] == cases, kind.name
    questions = lexicon.questions | {NONE}
    assert all(inside.selects["question"] <= questions for inside in messages.values())


# ---------------------------------------------------------------- how words are written
@per_language
@per_file
def test_files_are_well_formed(file: str, language: str) -> None:
    """Nothing in a file of words is misspelt Fluent, and no message stands there twice."""
    found = entries(file, language)
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    ids = Counter((type(entry), entry.id.name) for entry in found if isinstance(entry, (ftl.Message, ftl.Term)))
    assert [name for (_, name), count in ids.items() if count > 1] == []


@per_language
@per_file
def test_every_shared_piece_is_used(file: str, language: str) -> None:
    """The pieces of a file are those that its messages are put together from."""
    used = {piece for inside in everything(file, language).values() for piece in inside.terms}
    assert used == set(terms(file, language))


@per_language
@per_file
def test_words_are_well_set(file: str, language: str) -> None:
    """Quotation marks are the language's own, in pairs; no space stands before a stop, and no dots for an ellipsis."""
    begin, end = QUOTES[language]
    for name, inside in everything(file, language).items():
        text = "".join(inside.texts)
        assert {*text} & {*"„“”«»"} <= {begin, end}, name
        assert text.count(begin) == text.count(end), name
        assert [slip for part in inside.texts for slip in SLIPS.findall(part)] == [], name


@per_language
@per_game
def test_words_are_apart_by_one_space(lexicon: Lexicon, language: str) -> None:
    """No space is doubled; only the terminal sets columns."""
    found = everything(lexicon.game, language)
    assert [name for name, inside in found.items() if any("  " in part for part in inside.texts)] == []


# ---------------------------------------------------------------- inflected names
@per_language
@per_game
def test_only_names_are_inflected(lexicon: Lexicon, language: str) -> None:
    """Cards, numbers and spaces have one form; a list of winners has cases and no gender."""
    for message, inside in lexicon.messages(language).items():
        for part, form in inside.inflected:
            assert part in lexicon.standing, message
            assert (part, form) != ("winners", GENDER), message


@per_language
@per_game
def test_names_have_the_forms_that_sentences_ask_for(lexicon: Lexicon, language: str) -> None:
    """Whatever name can stand in a part has every form of it that a sentence uses, or is the same in all cases."""
    forms = lexicon.forms(language)
    has = {name: {*found, *(CASES if INDECLINABLE in found else ())} for name, found in forms.items()}
    missing = [f"{name}.{form}" for name, form in lexicon.asked(language) if form not in has.get(name, set())]
    missing += [f"{name}.{form}" for name, form in lexicon.taken(language) if form not in forms.get(name, {})]
    assert sorted(missing) == []


@per_language
@per_game
def test_no_form_is_unused(lexicon: Lexicon, language: str) -> None:
    """A name has only forms that some sentence asks for."""
    asked = lexicon.asked(language)
    used = asked | lexicon.taken(language) | {(name, INDECLINABLE) for name, form in asked if form in CASES}
    forms = {(name, form) for name, found in lexicon.forms(language).items() for form in found}
    assert sorted(f"{name}.{form}" for name, form in forms - used) == []


@per_language
@per_game
def test_forms_are_told_in_one_way(lexicon: Lexicon, language: str) -> None:
    """A gender is one of three; an indeclinable name says yes to that, and has no cases then."""
    for name, has in lexicon.forms(language).items():
        assert has.keys() <= {*CASES, GENDER, INDECLINABLE}, name
        assert has.get(GENDER, "m") in {"m", "f", "n"}, name
        assert has.get(INDECLINABLE, "yes") == "yes", name
        assert INDECLINABLE not in has or not has.keys() & {*CASES}, name


@per_language
@per_game
def test_sentences_tell_all_genders_apart(lexicon: Lexicon, language: str) -> None:
    """A sentence that depends on a gender has a variant for each gender that can stand there."""
    forms = lexicon.forms(language)
    for message, inside in lexicon.messages(language).items():
        for variable, keys in inside.selects.items():
            part, _, form = variable.rpartition("_")
            if form == GENDER:
                there = {has[GENDER] for name, has in forms.items() if name.startswith(lexicon.standing[part])}
                assert there <= keys, message


@per_language
@per_game
def test_names_have_the_same_attributes_in_every_language(lexicon: Lexicon, language: str) -> None:
    """What stands with a name beside its forms stands with the same names everywhere."""
    found, english = (
        {name: inside.attributes & lexicon.attributes for name, inside in lexicon.messages(each).items()}
        for each in (language, ENGLISH)
    )
    assert found == english


# ---------------------------------------------------------------- texts and numbers
def shown(text: str) -> Counter[int]:
    """The numbers in a text."""
    return Counter(int(digits) for digits in re.findall(r"\d+", text))


@per_language
@per_game
def test_texts_have_the_numbers_of_the_facts_behind_them(lexicon: Lexicon, language: str) -> None:
    """What the text of a card, an ability or a character counts is what its effects count."""
    found = {text: shown(lexicon.text(text, language)) for text in lexicon.numbers()}
    assert {text: numbers for text, numbers in found.items() if numbers != lexicon.numbers()[text]} == {}


@per_language
@per_file
def test_words_have_the_numbers_of_the_english_ones(file: str, language: str) -> None:
    """What is said as it stands counts the same in every language; a single one may be a word."""
    here, english = (localisation.words(file, each) for each in (language, ENGLISH))
    for message, inside in written(file, ENGLISH).items():
        if not inside.variables:
            found, wanted = (shown(words.say(message)) for words in (here, english))
            assert {**found, 1: 0} == {**wanted, 1: 0}, message


@per_language
@per_game
def test_names_that_are_offered_together_are_told_apart(lexicon: Lexicon, language: str) -> None:
    """Whoever picks a card can tell by its name which one it is."""
    for names in lexicon.side_by_side(language):
        assert [name for name, count in Counter(names).items() if count > 1] == []


# ---------------------------------------------------------------- everything said in real matches
class Recorder:
    """Remembers with which arguments each message was said, and says everything only once a match."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
        self.language = language
        self.given: dict[str, set[str]] = defaultdict(set)
        self.hidden: dict[tuple[str, str], set[bool]] = defaultdict(set)
        self.said: dict[str, str] = {}
        original = Words.say

        def recorded(words: Words, message: str, arguments: Mapping[str, Any] | None = None) -> str:
            self.given[message] |= set(arguments or {})
            for part, value in (arguments or {}).items():
                self.hidden[message, part].add(value == NONE)
            return original(words, message, arguments)

        monkeypatch.setattr(Words, "say", recorded)

    def has_said(self, sentences: Collection[str], lexicon: Lexicon) -> bool:
        """Whether each of these was said, and of all that may be hidden both that it is and what it is."""
        hiding = [(key("event", kind.name), part) for kind in lexicon.kinds for part in hidden(kind)]
        return self.given.keys() >= set(sentences) and all(self.hidden[each] == {True, False} for each in hiding)

    def say(self, match: meadhall.Match, thing: Any, mark: str) -> str:
        """Say something; a part that is missing must not come out as a word."""
        if mark not in self.said:
            sentence = say(match, thing, self.language)
            assert sentence.strip()
            assert not re.search(rf"\b{NONE}\b", sentence), sentence
            self.said[mark] = sentence
        return self.said[mark]


def say_everything(match: meadhall.Match, recorder: Recorder, dice: random.Random) -> None:
    """Play a match at random and say each question, each option and, for every seat, each event."""
    recorder.said.clear()
    while match.outcome is None:
        decision = match.decision
        recorder.say(match, decision, repr((decision.question, decision.seat, decision.about)))
        sentences = [recorder.say(match, option, f"{decision.question} {option.id}") for option in decision.options]
        assert len(set(sentences)) == len(sentences), sentences
        match.answer(dice.choice(decision.options))
    recorder.say(match, match.outcome, "outcome")
    for viewer in (None, *range(match.seats)):
        for event in match.events_for(viewer):
            recorder.say(match, event, repr(event))


@pytest.mark.parametrize(("lexicon", "language"), TOLD, ids=str)
def test_everything_in_random_matches_can_be_said(
    lexicon: Lexicon, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every question, option and event is a sentence to each seat; no message lacks or wastes a part."""
    localisation.words(lexicon.game, language).sentences.clear()  # what others have had said is said anew
    recorder = Recorder(monkeypatch, language)
    messages = lexicon.messages(language)
    sentences = {name for name in messages if name.startswith(Lexicon.spoken)}
    for number, (match, thing) in enumerate(lexicon.rarities()):
        recorder.say(match, thing, f"rarity {number}")
    for number, match in enumerate(lexicon.matches()):
        if language not in PATIENT and recorder.has_said(sentences, lexicon):
            break
        say_everything(match, recorder, random.Random(number))  # noqa: S311 - fixed dice
    assert sorted(sentences - recorder.given.keys()) == []
    for name in sorted(sentences):
        parts, inside = recorder.given[name], messages[name]
        assert inside.variables <= parts, name
        assert parts - inside.mentioned <= {*lexicon.surroundings, *lexicon.unsaid.get(name, ())}, name
    for kind in lexicon.kinds:
        for part in hidden(kind):
            assert recorder.hidden[key("event", kind.name), part] == {True, False}, kind.name
