"""Scenarios: a position told in a few lines, answers, and what must hold after them.

A scenario file is a YAML list of scenarios of one game. See docs/scenarios.md for every part of one. What is the same
for every game is here; what a game adds is the Stage that its bundle names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from meadhall.bundle import bundle_of, games_with
from meadhall.kernel.errors import IllegalAnswerError
from meadhall.kernel.game import Game, find_game
from meadhall.kernel.match import Match
from meadhall.packs import read_yaml
from meadhall.testing.stage import ScenarioError, Stage, check_words, plain

PARTS: Final = ("name", "proves", "game", "dice", "seed", "steps")
STEPS: Final = ("expect", "refuse", "forfeit", "answer")
CHECKS: Final = ("asked", "seat", "options", "offers", "lacks", "event", "no_event", "outcome", "rules")


@cache
def stage_of(game: str) -> Stage:
    """How the positions of a game are told."""
    found: Stage = bundle_of(game).load("stage")()
    return found


class Scenario:
    """One scenario: where it comes from, what it proves, and how to run it.

    Its game is the one it names itself, else the one told beside it (as for all files of a folder), else that of the
    rules it is run with.
    """

    def __init__(self, data: Mapping[str, Any], source: str, game: str | None = None) -> None:
        self.data = data
        self.source = source
        self.name = str(data.get("name", "unnamed"))
        self.proves: list[str] = [str(item) for item in data.get("proves", [])]
        self.game: str | None = data.get("game", game)

    def __repr__(self) -> str:
        return f"{self.source}: {self.name}"

    def run(self, rules: Game[Any] | None = None) -> Match:
        """Set the position up, give the answers and check what must hold; ScenarioError says what does not."""
        if not self.data.get("steps"):
            msg = f"{self}: it has no steps, so it would prove nothing"
            raise ScenarioError(msg)
        match = self.open(rules)
        heard = match.happened
        for at, entry in enumerate(self.data["steps"]):
            try:
                heard = self.step(match, entry, heard)
            except (ScenarioError, IllegalAnswerError) as problem:
                msg = f"{self}, step {at + 1} ({entry}): {problem}"
                raise ScenarioError(msg) from problem
        return match

    def open(self, rules: Game[Any] | None = None) -> Match:
        """The match at the position that the scenario tells, by the rules given or those of its game."""
        game = self.game if rules is None else rules.name
        check_words([game], games_with("stage"), str(self), "game")
        if self.game not in {None, game}:
            msg = f"{self}: it is a scenario of {self.game}, not of {game}"
            raise ScenarioError(msg)
        stage = stage_of(str(game))
        check_words(self.data, (*PARTS, *stage.parts), str(self), "part of a scenario")
        return stage.open(rules or find_game(str(game)), self.data, str(self))

    def step(self, match: Match, entry: Any, heard: int) -> int:
        """One answer or one expectation; what was heard so far is counted on from the last answer."""
        if isinstance(entry, str):
            before = match.happened
            answer(match, entry)
            return before
        check_words(entry, STEPS, "here", "kind of step")
        if len(entry) != 1:
            msg = f"a step is one answer, forfeit, refusal or expectation; found {', '.join(entry)}"
            raise ScenarioError(msg)
        if "answer" in entry:
            return self.step(match, str(entry["answer"]), heard)
        if "forfeit" in entry:
            before = match.happened
            match.forfeit(int(entry["forfeit"]))
            return before
        if "refuse" in entry:
            refuse(match, str(entry["refuse"]))
        else:
            expect(match, entry["expect"], heard)
        return heard


def load(path: Path, game: str | None = None) -> list[Scenario]:
    """The scenarios of a file, of a game unless they name their own."""
    source = f"{path.parent.name}/{path.name}"
    return [Scenario(data, source, game) for data in read_yaml(path.read_text(encoding="utf-8")) or []]


def load_all(folder: Path, game: str | None = None) -> list[Scenario]:
    """The scenarios of all files below a folder, of a game unless they name their own."""
    return [scenario for path in sorted(folder.rglob("*.yaml")) for scenario in load(path, game)]


def proving(scenarios: list[Scenario], what: str) -> Iterator[Scenario]:
    """The scenarios that prove a rule or a card."""
    return (scenario for scenario in scenarios if what in scenario.proves)


# ---------------------------------------------------------------- answers
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
    return stage_of(match.game.name).look(match, key.split("."))


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
