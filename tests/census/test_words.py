"""Every thing that can be shown or asked has its message in every language, and no message is left over."""

import ast
import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import meadhall
from meadhall import localisation
from meadhall.games.duel import catalogue as catalogue_module
from meadhall.games.duel.catalogue import Catalogue, built_in
from meadhall.games.duel.defeat import REASONS
from meadhall.games.duel.events import KINDS, WHY
from meadhall.games.duel.table import TIMINGS
from meadhall.localisation import CASES, GENDER, INDECLINABLE, NONE, DuelSpeaker, Words, key, say

LANGUAGES: Final = localisation.languages()
HEROES: Final = sorted(built_in().heroes)
BOARDS: Final = sorted(built_in().boards)
MATCHES: Final = 54
RULES: Final = (8, 4, 4, 4, 7, 2, 8, 8, 3, 3, 5, 5, 2)  # in the chapters D1 to D13
RULINGS: Final = 17
# What a sentence need not mention: a path, where the fallen stood, whose fighter it is.
UNSAID: Final = {
    "event-card_played": {"seat"},
    "event-fighter_defeated": {"origin"},
    "event-fighter_moved": {"path"},
    "event-fighter_removed": {"origin", "from"},
    "option-close_door": {"path"},
    "option-effect": {"amounts"},  # each effect has its own
    "option-move": {"path"},
    "option-open_door": {"path"},
    "option-use": {"amount"},
}
# What a sentence may mention besides its own parts.
SURROUNDINGS: Final = {
    "question", "value", "boost", "token", "source", "actions", "attacker", "defender", "count", "number",
}  # fmt: skip
# The names that can stand in a part of a sentence, by what their ids begin with.
STANDING: Final = (
    dict.fromkeys(DuelSpeaker.fighters, ("hero-", "fighter-"))
    | dict.fromkeys(DuelSpeaker.seats, ("hero-",))
    | {kind: (f"{kind}-",) for kind in ("door", "item", "side", "token")}
)

# By what name a secret part is told, where that is not its own.
SECRETS: Final = {"secret:top": "cards"}

per_language = pytest.mark.parametrize("language", LANGUAGES)


# ---------------------------------------------------------------- messages as they are written
class Inside(Visitor):
    """Gathers the variables of a message, the keys that it selects on and the forms of names that it takes itself."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: dict[str, set[str]] = defaultdict(set)
        self.taken: set[tuple[str, str]] = set()

    @property
    def mentioned(self) -> set[str]:
        """The variables, and the parts of which only an inflected form stands there."""
        cases = "|".join(CASES)
        return self.variables | {re.sub(rf"_({cases})$", "", name) for name in self.variables}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's own names
        """Note a variable."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        """Note an attribute of another message."""
        if node.attribute is not None:
            self.taken.add((node.id.name, node.attribute.name))

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        """Note what is told apart."""
        if isinstance(node.selector, ftl.VariableReference):
            keys = [variant.key for variant in node.variants]
            self.selects[node.selector.id.name] |= {k.name if isinstance(k, ftl.Identifier) else k.value for k in keys}
        self.generic_visit(node)


def entries(file: str, language: str) -> list[ftl.EntryType]:
    """All that stands in a file of words."""
    return parse((localisation.LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8")).body


@cache
def written(file: str, language: str) -> dict[str, Inside]:
    """The messages of a file by id."""
    found: dict[str, Inside] = {}
    for entry in entries(file, language):
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Inside()
            found[entry.id.name].visit(entry)
    return found


@cache
def forms(language: str) -> dict[str, dict[str, str]]:
    """The forms of all names of the duel, by the name's id."""
    found: dict[str, dict[str, str]] = {}
    for entry in entries("duel", language):
        if isinstance(entry, ftl.Message) and entry.attributes:
            words = localisation.words("duel", language)
            found[entry.id.name] = {form.id.name: words.name(entry.id.name, form.id.name) for form in entry.attributes}
    return found


def inflected(inside: Inside) -> Iterator[tuple[str, str]]:
    """The parts of which a message uses an inflected form, and that form."""
    for variable in inside.variables:
        part, _, form = variable.rpartition("_")
        if form in {*CASES, GENDER}:
            yield part, form


def asked(language: str) -> set[tuple[str, str]]:
    """The names that can stand where a sentence uses an inflected form, and that form."""
    messages = written("duel", language)
    parts = {pair for inside in messages.values() for pair in inflected(inside)}
    return {(name, form) for part, form in parts for name in messages if name.startswith(STANDING[part])}


def taken(language: str) -> set[tuple[str, str]]:
    """The forms that texts take from a name outright, as in `{ hero-medusa.gen }`."""
    inside = Inside()
    for entry in entries("duel", language):
        inside.visit(entry)
    return inside.taken


# ---------------------------------------------------------------- what there is to say
@cache
def tables() -> list[Any]:
    """A table for each hero and one for each board."""
    setups: list[dict[str, object]] = [{"heroes": [hero, hero]} for hero in HEROES]
    setups += [{"heroes": HEROES[:2], "board": board} for board in BOARDS]
    found: list[Any] = [meadhall.new_match("duel", setup, seed=1).state for setup in setups]
    return [state.table for state in found]


def nodes() -> list[Any]:
    """All steps of rules and cards."""
    return [entry.node for table in tables() for entry in table.program.entries]


def sources(folder: Path) -> Iterator[ast.AST]:
    """The syntax of all modules of a folder."""
    for path in sorted(folder.glob("*.py")):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def strings(node: ast.AST) -> set[str]:
    """The words that stand in an expression."""
    found = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
    return {value for value in found if isinstance(value, str)}


def option_kinds() -> set[str]:
    """The kinds of options: in the sources each is told as `("kind", "")`."""
    found: set[str] = set()
    for node in sources(Path(catalogue_module.__file__).parent):
        if isinstance(node, ast.Tuple) and len(node.elts) == 2 and strings(node.elts[1]) == {""}:
            found |= strings(node.elts[0])
    return found


def labels() -> list[Any]:
    """How cards call the effects that somebody may pick."""
    found: list[Any] = []
    for node in nodes():
        found += [node.label] if node.question == "choose_whether" else []
        found += node.labels if node.question == "choose_effect" else []
    return found


def rule_ids() -> list[str]:
    """Every rule and every ruling."""
    rules = [f"D{chapter}.{n}" for chapter, count in enumerate(RULES, 1) for n in range(1, count + 1)]
    return rules + [f"R{n}" for n in range(1, RULINGS + 1)]


def wanted_of_hero(hero: str) -> Iterator[str]:
    """The messages of a hero with all that comes in its box."""
    facts = built_in().hero(hero)
    yield key("hero", hero)
    yield key("character", hero)
    if facts.sidekick is not None:
        yield key("fighter", facts.sidekick.id)
    if facts.token is not None:
        yield key("token", facts.token.id)
        yield from (key("side", side) for side in facts.token.sides)
    yield from (key("item", symbol) for symbol in [*facts.symbols, NONE] if facts.symbols)
    for ability in facts.abilities:
        yield key("ability", hero, ability.id)
        yield key("ability-text", hero, ability.id)


def wanted_of_board(board: str) -> Iterator[str]:
    """The messages of a board."""
    facts = built_in().board(board)
    yield key("board", board)
    yield from (key("zone", board, zone.id) for zone in facts.zones)
    yield from (key("door", board, door.id) for door in facts.doors)
    yield from (key("missing", extra) for extra in facts.without)


@cache
def wanted() -> frozenset[str]:
    """The ids of all messages that the duel needs."""
    found = {name for hero in HEROES for name in wanted_of_hero(hero)}
    found |= {name for board in BOARDS for name in wanted_of_board(board)}
    cards = {card for table in tables() for card in table.names.values()}
    found |= {key(kind, *card) for kind in ("card", "text") for card in cards}
    found |= {key("question", node.question) for node in nodes() if node.question}
    found |= {key("option", kind) for kind in option_kinds()}
    found |= {key("event", kind.name) for kind in KINDS}
    found |= {key("reason", reason) for reason in REASONS}
    found |= {key("effect", label.name) for label in labels()}
    found |= {key("rule", rule) for rule in rule_ids()}
    found |= {key("timing", timing) for timing in TIMINGS}
    return frozenset(found | outright())


def outright() -> set[str]:
    """The messages that modules beside the games name outright."""
    hall = Path(meadhall.__file__).parent
    return {name for path in [hall / "drawing.py", *hall.glob("localisation/*.py")] for name in said_in(path)}


def said_in(path: Path) -> set[str]:
    """The messages that a module names outright."""
    calls = [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    return {name for call in calls if spoken_by(call) for name in strings(call.args[0])}


def spoken_by(call: ast.Call) -> bool:
    """Whether a call says a message whose id stands there, not one made of other ids."""
    if not isinstance(call.func, ast.Attribute) or call.func.attr not in {"say", "word"} or not call.args:
        return False
    return isinstance(call.args[0], (ast.Constant, ast.IfExp))


# ---------------------------------------------------------------- the census
@per_language
def test_words_are_the_things_there_are(language: str) -> None:
    """Every hero, card, board, question, option, event, end, effect and rule has its message; no message is unused."""
    found = set(written("duel", language))
    assert (sorted(wanted() - found), sorted(found - wanted())) == ([], [])


@per_language
def test_words_of_the_terminal_are_those_it_says(language: str) -> None:
    """The hall's messages are those that the command line names."""
    said = {name for path in Path(meadhall.__file__).parent.joinpath("cli").glob("*.py") for name in said_in(path)}
    assert set(written("hall", language)) == said


@per_language
def test_words_of_the_terminal_get_what_they_need(language: str) -> None:
    """Where the command line names the parts of a sentence, they are the parts that the message has."""
    messages = written("hall", language)
    for node in sources(Path(meadhall.__file__).parent / "cli"):
        if isinstance(node, ast.Call) and spoken_by(node) and all(word.arg for word in node.keywords):
            given = {str(word.arg) for word in node.keywords}
            given |= {name for rest in node.args[1:] if isinstance(rest, ast.Dict) for name in keys_of(rest)}
            for message in strings(node.args[0]):
                assert messages[message].variables == given, message


def keys_of(node: ast.Dict) -> set[str]:
    """The keys that stand in a dict."""
    return {name for part in node.keys if part is not None for name in strings(part)}


@per_language
@pytest.mark.parametrize("file", ["duel", "hall"])
def test_files_are_well_formed(file: str, language: str) -> None:
    """Nothing in a file of words is misspelt Fluent, and no message stands there twice."""
    found = entries(file, language)
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    ids = Counter(entry.id.name for entry in found if isinstance(entry, (ftl.Message, ftl.Term)))
    assert [name for name, count in ids.items() if count > 1] == []


def test_every_rule_that_a_question_names_is_known() -> None:
    """The rules behind a question are rules of the list."""
    assert {rule for node in nodes() for rule in node.rules} <= set(rule_ids())


@per_language
def test_plain_words_need_nothing(language: str) -> None:
    """Names, texts and rules are said without arguments."""
    spoken = ("question-", "option-", "event-", "reason-", "effect-")
    blocks = outright()
    plain = {name: inside for name, inside in written("duel", language).items() if not name.startswith(spoken)}
    assert {name: inside.variables for name, inside in plain.items() if inside.variables and name not in blocks} == {}


@per_language
def test_effects_that_are_called_by_a_number_have_one(language: str) -> None:
    """Where the words for an effect ask for its number, every card that offers it tells the number."""
    messages = written("duel", language)
    numbered = [label for label in labels() if "number" in messages[key("effect", label.name)].variables]
    assert [label.name for label in numbered if label.number is None] == []


@per_language
def test_sentences_tell_all_cases_apart(language: str) -> None:
    """A sentence about a hidden card, a reason or a role has a variant for each."""
    messages = written("duel", language)
    for kind in KINDS:
        selects = messages[key("event", kind.name)].selects
        for part in kind.parts:
            if part.startswith("secret:"):
                assert NONE in selects[SECRETS.get(part, part.removeprefix("secret:"))], kind.name
        assert "found" not in kind.parts or NONE in selects["found"]
        assert "why" not in kind.parts or selects["why"] == set(WHY)
        assert "role" not in kind.parts or selects["role"] == {"attack", "defence"}
    questions = {node.question for node in nodes()} | {NONE}
    assert all(inside.selects["question"] <= questions for inside in messages.values())


# ---------------------------------------------------------------- inflected names
@per_language
def test_only_names_are_inflected(language: str) -> None:
    """Cards, numbers and spaces have one form; a list of winners has cases and no gender."""
    for message, inside in written("duel", language).items():
        for part, form in inflected(inside):
            assert part in STANDING, message
            assert (part, form) != ("winners", GENDER), message


@per_language
def test_names_have_the_forms_that_sentences_ask_for(language: str) -> None:
    """Whatever name can stand in a part has every form of it that a sentence uses, or is the same in all cases."""
    has = {name: {*found, *(CASES if INDECLINABLE in found else ())} for name, found in forms(language).items()}
    missing = [f"{name}.{form}" for name, form in asked(language) if form not in has.get(name, set())]
    missing += [f"{name}.{form}" for name, form in taken(language) if form not in forms(language).get(name, {})]
    assert sorted(missing) == []


@per_language
def test_no_form_is_unused(language: str) -> None:
    """A name has only forms that some sentence asks for."""
    used = asked(language) | taken(language)
    used |= {(name, INDECLINABLE) for name, form in asked(language) if form in CASES}
    unused = [f"{name}.{form}" for name, found in forms(language).items() for form in found if (name, form) not in used]
    assert sorted(unused) == []


@per_language
def test_forms_are_told_in_one_way(language: str) -> None:
    """A gender is one of three; an indeclinable name says yes to that, and has no cases then."""
    for name, has in forms(language).items():
        assert has.keys() <= {*CASES, GENDER, INDECLINABLE}, name
        assert has.get(GENDER, "m") in {"m", "f", "n"}, name
        assert has.get(INDECLINABLE, "yes") == "yes", name
        assert INDECLINABLE not in has or not has.keys() & {*CASES}, name


@per_language
def test_sentences_tell_all_genders_apart(language: str) -> None:
    """A sentence that depends on a gender has a variant for each gender that can stand there."""
    for message, inside in written("duel", language).items():
        for variable, keys in inside.selects.items():
            part, _, form = variable.rpartition("_")
            if form == GENDER:
                there = {has[GENDER] for name, has in forms(language).items() if name.startswith(STANDING[part])}
                assert there <= keys, message


# ---------------------------------------------------------------- texts and numbers
def numbers(data: Any) -> Counter[int]:
    """The numbers of an effect that a reader must see, without their signs; `per` without a number means 1."""
    if isinstance(data, list):
        return sum((numbers(part) for part in data), Counter())
    if isinstance(data, dict):
        each = Counter({1: 1}) if data.keys() & {"per", "per_card", "per_fighter"} and "n" not in data else Counter()
        return sum((numbers(part) for part in data.values()), each)
    return Counter([abs(data)]) if isinstance(data, int) and not isinstance(data, bool) else Counter()


def shown(text: str) -> Counter[int]:
    """The numbers in a text."""
    return Counter(int(digits) for digits in re.findall(r"\d+", text))


@per_language
@pytest.mark.parametrize("hero", HEROES)
def test_texts_of_cards_have_the_numbers_and_timings_of_their_effects(hero: str, language: str) -> None:
    """What a card's text counts is what its effects count, and each timing stands before its part."""
    words = localisation.words("duel", language)
    spoken = [words.say(key("timing", timing)) for timing in TIMINGS]
    for card in built_in().hero(hero).cards:
        text = localisation.card_text(hero, card.id, language)
        blocks = [getattr(card, timing) for timing in TIMINGS]
        assert shown(text) == numbers(blocks), card.id
        timings = [word for word, block in zip(spoken, blocks, strict=True) if block]
        assert re.findall(rf"({'|'.join(spoken)}):", text) == timings, card.id
        assert not timings or text.startswith(timings[0]), card.id


@per_language
@pytest.mark.parametrize("hero", HEROES)
def test_texts_of_characters_have_the_numbers_of_their_rules(hero: str, language: str) -> None:
    """An ability's text counts what the ability counts; the character card's text counts all of it."""
    facts = built_in().hero(hero)
    for ability in facts.abilities:
        assert shown(localisation.ability_text(hero, ability.id, language)) == numbers(ability.do)
    tokens = [] if facts.token is None or facts.token.sides else [facts.token.start, facts.token.most]
    rules = [*[ability.do for ability in facts.abilities], *[bonus.n for bonus in facts.bonuses], *tokens]
    assert shown(localisation.character_text(hero, language)) == numbers([*rules, facts.moves_farther])


@per_language
@pytest.mark.parametrize("hero", HEROES)
def test_no_two_cards_of_a_hero_have_one_name(hero: str, language: str) -> None:
    """Whoever picks a card can tell by its name which one it is."""
    names = [localisation.name(None, "card", f"{hero}-{card.id}", language) for card in built_in().hero(hero).cards]
    assert len(set(names)) == len(names)


# ---------------------------------------------------------------- everything said in real matches
def setup_of(number: int) -> dict[str, object]:
    """A setup: all modes, boards, heroes and the same hero twice come up in turn."""
    dice = random.Random(number)  # noqa: S311 - fixed dice
    mode = ("duel", "free_for_all", "teams")[number % 3]
    seats = {"duel": 2, "free_for_all": 3 + number % 2, "teams": 4}[mode]
    heroes = [HEROES[number // 3 % len(HEROES)], *dice.choices(HEROES, k=seats - 1)]
    boards = [board for board in BOARDS if mode == "duel" or starts(built_in(), board) >= 4]
    return {"mode": mode, "heroes": heroes, "board": dice.choice(boards)}


def starts(catalogue: Catalogue, board: str) -> int:
    """How many start spaces a board has."""
    return sum(space.start is not None for space in catalogue.board(board).spaces)


class Recorder:
    """Remembers with which arguments each message was said, and says everything only once a match."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
        self.language = language
        self.given: dict[str, set[str]] = defaultdict(set)
        self.hidden: dict[str, set[bool]] = defaultdict(set)
        self.said: dict[str, str] = {}
        original = Words.say

        def recorded(words: Words, message: str, arguments: Mapping[str, Any] | None = None) -> str:
            self.given[message] |= set(arguments or {})
            self.hidden[message].add(NONE in [(arguments or {}).get(part) for part in ("card", "cards")])
            return original(words, message, arguments)

        monkeypatch.setattr(Words, "say", recorded)

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


def say_the_rest(recorder: Recorder) -> None:
    """What no match of today's heroes comes to, or hardly ever: an order of effects, giving up, every kind of end."""
    match = meadhall.new_match("duel", {"heroes": ["beowulf", "yennenga"]}, seed=1)
    for kind, fields in (("card_first", {"card": "epic-poem"}), ("ability_first", {"ability": "rage"})):
        recorder.say(match, meadhall.Option(kind, 0, kind, dict(fields)), kind)
    decision = match.decision
    decision.question = "choose_order"
    recorder.say(match, decision, "choose_order")
    match.forfeit(1)
    for at, event in enumerate(match.events_for(0)):
        recorder.say(match, event, f"forfeit {at}")
    for reason in REASONS:
        for winners in ((0,), (0, 1)):
            recorder.say(match, meadhall.Outcome(winners, reason), f"{reason} {winners}")


@per_language
def test_everything_in_random_matches_can_be_said(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In all modes every question, option and event is a sentence to each seat; no message lacks or wastes a part."""
    recorder = Recorder(monkeypatch, language)
    for number in range(MATCHES):
        dice = random.Random(number)  # noqa: S311 - fixed dice
        say_everything(meadhall.new_match("duel", setup_of(number), seed=number), recorder, dice)
    say_the_rest(recorder)
    messages = written("duel", language)
    sentences = {name for name in messages if name.startswith(("question-", "option-", "event-", "reason-"))}
    assert sorted(sentences - recorder.given.keys()) == []
    for name in sorted(sentences):
        given, inside = recorder.given[name], messages[name]
        assert inside.variables <= given, name
        assert given - inside.mentioned <= SURROUNDINGS | UNSAID.get(name, set()), name
    for kind in KINDS:
        if any(part.startswith("secret:") for part in kind.parts):
            assert recorder.hidden[key("event", kind.name)] == {True, False}, kind.name
