"""Scenarios of the duel: a position told in a few lines, answers, and what must hold after them.

A scenario file is a YAML list of scenarios. See docs/scenarios.md for every part of one.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import yaml

from meadhall.games.duel import steps
from meadhall.games.duel.definition import DuelGame, duel
from meadhall.games.duel.hands import put_on_pile, with_one
from meadhall.games.duel.setup import blank
from meadhall.games.duel.state import Duel
from meadhall.games.duel.table import DECK, STRIDE, Sheet, Table
from meadhall.kernel.chance import ScriptedChance, words_of
from meadhall.kernel.errors import IllegalAnswerError, nearest
from meadhall.kernel.machine import advance
from meadhall.kernel.match import Match, open_match

PARTS = (
    "name", "proves", "board", "mode", "rules", "first", "people", "seats", "doors", "turn", "actions", "taken", "at",
    "played", "dice", "seed", "steps",
)  # fmt: skip
SEAT_PARTS = ("hero", "fighters", "tokens", "hand", "deck", "discard", "rest")
CHECKS = ("asked", "seat", "options", "offers", "lacks", "event", "no_event", "outcome", "rules")


class ScenarioError(AssertionError):
    """What a scenario says must hold does not hold, or the scenario itself cannot be told."""


class Scenario:
    """One scenario: where it comes from, what it proves, and how to run it."""

    def __init__(self, data: Mapping[str, Any], source: str) -> None:
        self.data = data
        self.source = source
        self.name = str(data.get("name", "unnamed"))
        self.proves: list[str] = [str(item) for item in data.get("proves", [])]
        check_words(list(data), PARTS, str(self), "part of a scenario")

    def __repr__(self) -> str:
        return f"{self.source}: {self.name}"

    def run(self, game: DuelGame | None = None) -> Match:
        """Set the position up, give the answers and check what must hold; ScenarioError says what does not."""
        if not self.data.get("steps"):
            msg = f"{self}: it has no steps, so it would prove nothing"
            raise ScenarioError(msg)
        match = self.open(game or duel())
        heard = len(match.events_for(None))
        for at, entry in enumerate(self.data["steps"]):
            try:
                heard = self.step(match, entry, heard)
            except (ScenarioError, IllegalAnswerError) as problem:
                msg = f"{self}, step {at + 1} ({entry}): {problem}"
                raise ScenarioError(msg) from problem
        return match

    def step(self, match: Match, entry: Any, heard: int) -> int:
        """One answer or one expectation; what was heard so far is counted on from the last answer."""
        if isinstance(entry, str):
            before = len(match.events_for(None))
            answer(match, entry)
            return before
        check_words(list(entry), ("expect", "refuse", "forfeit", "answer"), "here", "kind of step")
        if len(entry) != 1:
            msg = f"a step is one answer, forfeit, refusal or expectation; found {', '.join(entry)}"
            raise ScenarioError(msg)
        if "answer" in entry:
            return self.step(match, str(entry["answer"]), heard)
        if "forfeit" in entry:
            before = len(match.events_for(None))
            match.forfeit(int(entry["forfeit"]))
            return before
        if "refuse" in entry:
            refuse(match, str(entry["refuse"]))
        else:
            expect(match, entry["expect"], heard)
        return heard

    def open(self, game: DuelGame) -> Match:
        """The match at the position that the scenario tells."""
        data = self.data
        setup: dict[str, object] = {
            key: data[key] for key in ("board", "mode", "rules", "first", "people") if key in data
        }
        setup["heroes"] = [seat["hero"] for seat in data["seats"]]
        setup = game.prepare(setup)
        check_words([data.get("at", "action")], ("action", "turn_start", "opening"), str(self), "moment")
        if data.get("at") == "opening":
            return open_match(game, setup, int(data.get("seed", 0)), "scenario")
        table: Table = game.tables.table(setup)
        a, b, c, d = words_of(int(data.get("seed", 0)))
        s = blank(table, ScriptedChance(a, b, c, d, [int(roll) for roll in data.get("dice", [])]))
        fill(s, data, str(self))
        return Match(game, setup, None, s, "scenario")


def load(path: Path) -> list[Scenario]:
    """The scenarios of a file."""
    return [Scenario(data, path.name) for data in yaml.safe_load(path.read_text(encoding="utf-8")) or []]


def load_all(folder: Path) -> list[Scenario]:
    """The scenarios of all files below a folder."""
    return [scenario for path in sorted(folder.rglob("*.yaml")) for scenario in load(path)]


def check_words(words: list[Any], known: tuple[str, ...], where: str, what: str) -> None:
    """Refuse a word that means nothing there."""
    for word in words:
        if word not in known:
            msg = f"{where}: unknown {what} {word!r}" + nearest(str(word), list(known))
            raise ScenarioError(msg)


def check_number(n: Any, most: int, where: str, what: str) -> int:
    """A whole number from 0 to the most there can be."""
    if not isinstance(n, int) or isinstance(n, bool) or not 0 <= n <= most:
        msg = f"{where}: {what} is {n!r}; it is a whole number, at most {most}"
        raise ScenarioError(msg)
    return n


# ---------------------------------------------------------------- the position
def fill(s: Duel, data: Mapping[str, Any], who: str) -> None:
    """Set the position up and run to its first question."""
    table = s.table
    s.listening = True
    for f in range(len(table.health)):
        s.health[f] = 0
    for seat, told in enumerate(data["seats"]):
        check_words(list(told), SEAT_PARTS, who, "part of a seat")
        fill_fighters(s, seat, told.get("fighters", {}), who)
        fill_cards(s, seat, told, who)
        if "tokens" in told:
            s.token[seat] = tokens(table.sheets[seat], told["tokens"], who)
    for door, state in data.get("doors", {}).items():
        check_words([door], tuple(table.board.doors), who, "door")
        check_words([state], ("open", "closed"), who, "state of a door")
        if state == "closed":
            s.doors |= 1 << table.board.doors.index(door)
    played = data.get("played", list(range(len(data["seats"]))))
    s.played = sum(1 << int(seat) for seat in played)
    turn = check_number(data.get("turn", 0), len(data["seats"]) - 1, who, f"the turn of seat {data.get('turn')}")
    if data.get("at") == "turn_start":
        steps.push(s, steps.BEGIN_TURN, turn, 0, 0)
    else:
        s.turn = turn
        s.actions = int(data.get("actions", 2))
        s.taken = int(data.get("taken", 0))
        steps.push(s, steps.CHOOSE_ACTION, turn, 0, 0)
    advance(s)


def tokens(sheet: Sheet, told: Any, who: str) -> int:
    """How many tokens, or which side of the marker."""
    if sheet.sides:
        check_words([told], tuple(sheet.sides), who, "side")
        return sheet.sides.index(told)
    return check_number(told, int(sheet.token_most), who, "tokens")


def fill_fighters(s: Duel, seat: int, told: Mapping[str, Any], who: str) -> None:
    """Fighters with their place and health; who is not told of is not on the board."""
    table = s.table
    names = table.sheets[seat].fighters
    check_words(list(told), tuple(names), who, "fighter")
    for name, where in told.items():
        f = table.base[seat] + names.index(name)
        parts = where if isinstance(where, dict) else {"at": where}
        check_words(list(parts), ("at", "health", "began"), who, "part of a fighter")
        for space in (parts.get("at"), parts.get("began", parts.get("at"))):
            check_words([space], tuple(table.board.names), who, "space")
        if s.occupied() >> table.board.names.index(parts["at"]) & 1:
            msg = f"{who}: two fighters on {parts['at']}"
            raise ScenarioError(msg)
        most = int(table.health[f])
        s.health[f] = check_number(parts.get("health", most), most, who, f"the health of {name}")
        s.put(f, table.board.names.index(parts["at"]))
        s.began[f] = table.board.names.index(str(parts.get("began", parts["at"])))


def fill_cards(s: Duel, seat: int, told: Mapping[str, Any], who: str) -> None:
    """Hand, deck from the top, discard pile from the top; the other cards lie under the deck, or under the pile."""
    table = s.table
    left = Counter(int(table.code_of[STRIDE * seat + at]) for at in range(DECK))
    hand = codes(table, seat, told.get("hand", []), left, who)
    deck = codes(table, seat, told.get("deck", []), left, who)
    piled = codes(table, seat, told.get("discard", []), left, who)
    rest = sorted(left.elements())
    check_words([told.get("rest", "deck")], ("deck", "discard"), who, "place for the rest")
    if told.get("rest", "deck") == "discard":
        piled += rest
    else:
        deck += rest
    s.hand[seat] = 0
    for code in hand:
        s.hand[seat] = with_one(s.hand[seat], table.face[STRIDE * seat + code])
    s.left[seat] = len(deck)
    for at, code in enumerate(reversed(deck)):
        s.cards[DECK * seat + at] = code
    for code in reversed(piled):
        put_on_pile(s, seat, code)


def codes(table: Table, seat: int, names: list[str], left: Counter[int], who: str) -> list[int]:
    """The codes of cards told by name, taken from those still left of the deck."""
    known = {card.id: int(card.code) for card in table.sheets[seat].cards if card.kind != "bonus"}
    check_words(names, tuple(known), who, "card")
    found = [known[name] for name in names]
    for code in found:
        left[code] -= 1
        if left[code] < 0:
            msg = f"{who}: more copies of a card than its deck has: {names}"
            raise ScenarioError(msg)
    return found


# ---------------------------------------------------------------- answers
def plain(word: object) -> str:
    """An id without the seats that mirror matches add."""
    return re.sub(r"@\d", "", str(word))


def find(match: Match, told: str) -> str:
    """The option id that an answer means: the id itself, or the only one that reads so without seats."""
    ids = [option.id for option in match.decision.options]
    if told in ids:
        return told
    alike = [name for name in ids if plain(name) == told]
    return alike[0] if len(alike) == 1 else told


def answer(match: Match, told: str) -> None:
    """Give an answer."""
    if match.outcome is not None:
        msg = f"the match is over: {match.outcome}"
        raise ScenarioError(msg)
    match.answer(find(match, told))


def refuse(match: Match, told: str) -> None:
    """The answer must be refused and change nothing."""
    before = match.hash()
    try:
        match.answer(find(match, told))
    except IllegalAnswerError:
        if match.hash() != before:
            msg = "a refused answer changed the match"
            raise ScenarioError(msg) from None
        return
    msg = f"{told!r} was not refused"
    raise ScenarioError(msg)


# ---------------------------------------------------------------- what must hold
def expect(match: Match, wanted: Mapping[str, Any], heard: int) -> None:
    """Check every part of an expectation."""
    for key, value in wanted.items():
        found = look(match, str(key), heard, value)
        if found != value:
            msg = f"expected {key} to be {value!r}, found {found!r}"
            raise ScenarioError(msg)


def look(match: Match, key: str, heard: int, wanted: Any) -> object:
    """What a key of an expectation finds; the wanted value itself where it only asks whether that is so."""
    if key == "outcome":
        outcome = match.outcome
        return None if outcome is None else {"winners": list(outcome.winners), "reason": outcome.reason}
    if key in {"event", "no_event"}:
        told = [event for event in match.events_for(None, heard) if fits(event, wanted)]
        return wanted if bool(told) == (key == "event") else [event["event"] for event in match.events_for(None, heard)]
    if key in CHECKS:
        return look_at_question(match, key, wanted)
    return look_at_view(match, key.split("."))


def fits(event: Mapping[str, object], wanted: Any) -> bool:
    """Whether an event is of a name, or has all parts told."""
    parts = {"event": wanted} if isinstance(wanted, str) else wanted
    return all(plain(event.get(key)) == str(value) for key, value in parts.items())


def look_at_question(match: Match, key: str, wanted: Any) -> object:
    """The open question."""
    decision = match.decision
    if key == "asked":
        return decision.question
    if key == "seat":
        return decision.seat
    if key == "rules":
        return wanted if set(wanted) <= set(decision.rules) else list(decision.rules)
    ids = sorted([plain(option.id) for option in decision.options])
    if key == "options":
        return wanted if ids == sorted(wanted) else ids
    if key == "offers":
        return wanted if set(wanted) <= set(ids) else ids
    return wanted if not set(wanted) & set(ids) else ids


def look_at_view(match: Match, path: list[str]) -> object:
    """A part of the match as one who sees every hand sees it: hand.0, beowulf.health, combat.attacker.value."""
    head = path[0]
    view: dict[str, Any] = match.view(None)
    fighters = view["fighters"]
    if head in fighters or f"{head}" in {plain(name) for name in fighters}:
        found = fighters[head] if head in fighters else next(v for name, v in fighters.items() if plain(name) == head)
        return found[path[1]] if len(path) > 1 else found["space"]
    if head == "known":
        return sorted(plain(card) for card in match.view(int(path[1]))["seats"][int(path[2])]["known"])  # type: ignore[index]
    if head in {"hand", "deck", "discard", "tokens", "out", "left"}:
        return look_at_seat(match.view(int(path[1])), head, int(path[1]), path[2:])
    found = view
    for word in path:
        found = found[word] if isinstance(found, dict) and word in found else missing(word, found, fighters)
    return plain(found) if isinstance(found, str) else found


def look_at_seat(view: Mapping[str, Any], part: str, seat: int, path: list[str]) -> object:
    """A part of what a seat has."""
    found = view["seats"][seat][part]
    if part == "tokens":
        return next(iter(found.values()), 0)
    if part == "hand":
        return found["size"] if path else [plain(card) for card in found["cards"]]
    if part == "deck":
        return found["size"]
    if part == "discard":
        cards = [plain(card) for card in found]
        return cards if not path else len(cards) if path == ["size"] else cards[0] if cards else None
    return found


def missing(word: str, found: Any, fighters: Mapping[str, Any]) -> object:
    """An expectation about something that is not there."""
    known = [*found, *fighters] if isinstance(found, dict) else []
    msg = f"there is no {word!r} to look at" + nearest(word, [str(name) for name in known])
    raise ScenarioError(msg)


def proving(scenarios: list[Scenario], what: str) -> Iterator[Scenario]:
    """The scenarios that prove a rule or a card."""
    return (scenario for scenario in scenarios if what in scenario.proves)
