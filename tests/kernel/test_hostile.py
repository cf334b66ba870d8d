"""Hostile data: whatever is done to a saved match, a transcript or a pack, it is played on or refused by name."""

from __future__ import annotations

import json
from typing import Any

import pytest
from mypy_extensions import i64

import meadhall
from meadhall import Match, SetupError, TranscriptError
from meadhall.kernel.game import LOADED
from meadhall.kernel.machine import Node, Program
from meadhall.kernel.options import Options
from tests.hostile import PLAYED, REFUSED
from tests.hostile.kinds import KINDS, saved_matches, tried
from tests.tiny.rules import PROGRAM, Tiny, TinyGame

COUNTS = {  # of kinds of which few are enough
    "state": 250,
    "stack": 150,
    "save": 150,
    "transcript": 40,
    "duel-shared": 15,
    "zip": 25,
    "pack": 20,
    "text": 16,
}
USUAL = 60  # changes of a kind of pack
DUEL: dict[str, object] = {"board": "heorot", "heroes": ["sun-wukong", "yennenga"]}
DEEP = "[" * 100_000 + "]" * 100_000


@pytest.mark.parametrize("kind", KINDS)
def test_changed_data_is_played_on_or_refused(kind: str) -> None:
    """Every change of a few places ends in play or in a MeadhallError: nothing else comes up, and nothing hangs."""
    count = COUNTS.get(kind, USUAL)
    found, first = tried(kind, range(count))
    assert not first
    assert set(found) <= {PLAYED, REFUSED}
    assert found[REFUSED] > count // 5
    assert found[PLAYED] > count // 10


def test_saved_matches_are_revived_unchanged() -> None:
    """What was not changed is not refused: matches of all tables and worlds of them, at several moments."""
    for saved in saved_matches():
        text = json.dumps(saved, separators=(",", ":"))
        assert Match.from_json(text).to_json() == text


# ---------------------------------------------------------------- the form of a saved match
def saved(**parts: Any) -> str:
    """A saved match with other parts."""
    return json.dumps({**json.loads(meadhall.new_match("duel", DUEL, 5).to_json()), **parts})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (DEEP, "not a saved match: lists and objects lie in each other"),
        ('{"seed": ' + "9" * 5000 + "}", "not a saved match: Exceeds the limit"),
        (saved(format=2.0), "has format 2.0; this version reads format 2"),
        (saved(format=True), "has format True"),
        (saved(version=2), "'version' must be a word, found 2"),
        (saved(version="9" * 5000), "'version' must be at most 64 characters"),
        (saved(game=["duel"]), "'game' must be a word, found list of 1"),
        (saved(setup=[]), "'setup' must be an object, found list of 0"),
        (saved(setup={"board": "x" * 2000}), "'setup' must be words of at most 1000 characters"),
        (saved(setup={"heroes": [[[[[[[[[[]]]]]]]]]]}), "more than 8 deep"),
        (saved(setup={"heroes": ["medusa"] * 2000}), "more than 1000 values"),
        (saved(fingerprint=None), "'fingerprint' must be a word, found None"),
        (saved(seed=1.5), "'seed' must be a whole number of at most 1024 bits, found 1.5"),
        (saved(seed=2**1025), "'seed' must be .* found a number of 1026 bits"),
        (saved(seed=False), "'seed' must be"),
        (saved(answers={}), "'answers' must be a list"),
        (saved(answers=["pass", 7]), "'answers 1' must be a word"),
        (saved(chance="dice"), "'chance' must be 'sealed' or nothing, found 'dice'"),
        (saved(chance="sealed", seed=None), "names its chance but has no seed"),
        (saved(chance="sealed"), "stream of chance is plain, and the match names a sealed one"),
        (saved(state=None), "expected the rows question, .* found NoneType"),
        (saved(state=[]), "expected the rows question, .* found 0 of them"),
    ],
)
def test_saved_match_with_a_wrong_part_is_refused_by_its_name(text: str, message: str) -> None:
    """The message says which part is wrong, what was found and what was expected."""
    with pytest.raises(TranscriptError, match=message):
        Match.from_json(text)


def test_transcript_without_a_seed_is_refused() -> None:
    """A re-dealt world has no seed, so that nothing follows from it without its state."""
    world = meadhall.new_match("duel", DUEL, 5).determinize(0, 1)
    with pytest.raises(TranscriptError, match="'seed' must be a whole number"):
        meadhall.replay(world.to_json())


def test_new_match_with_a_huge_seed_is_refused() -> None:
    """What could not be saved is not begun."""
    with pytest.raises(SetupError, match="a seed has at most 1024 bits, found 5001"):
        meadhall.new_match("duel", DUEL, 2**5000)


@pytest.mark.parametrize("answer", ["anew:0:" + "9" * 400, "anew:0:" + "9" * 5000, "forfeit:" + "9" * 5000, "anew:1"])
def test_transcript_with_a_huge_number_in_an_answer_is_refused(answer: str) -> None:
    """An answer that names no seat or no seed that can be is refused by its place."""
    transcript: dict[str, Any] = meadhall.new_match("duel", DUEL, 5).transcript()
    with pytest.raises(TranscriptError, match="answer"):
        meadhall.replay({**transcript, "answers": [answer]})


# ---------------------------------------------------------------- states that cannot be
def with_number(game: str, setup: dict[str, object], row: int, at: int, number: Any) -> str:
    """A saved match with one other number in its state."""
    match = meadhall.new_match(game, setup, 5)
    for _ in range(6):
        match.answer(match.decision.options[0])
    told = json.loads(match.to_json())
    told["state"][row][at] = number
    return json.dumps(told)


class Circle(Node[Tiny]):
    """A question whose answer leads to a step that is followed by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.question = "go_round"

    def run(self, s: Tiny, me: i64, a: i64, b: i64) -> None:
        self.push(s, me, a, b)

    def options(self, s: Tiny, me: i64, a: i64, b: i64, out: Options) -> None:  # noqa: ARG002 - whatever the state
        out.add(0)

    def answer(self, s: Tiny, me: i64, a: i64, b: i64, code: i64) -> None:  # noqa: ARG002 - there is one only
        self.push(s, me, a, b)

    def fields(self, s: Tiny, me: i64, a: i64, b: i64, code: int) -> list[tuple[str, object]]:  # noqa: ARG002 - likewise
        return [("go_round", "")]


class EndlessGame(TinyGame):
    """The tiny game with a way into a circle."""

    def __init__(self) -> None:
        self.program = Program()
        self.circle = Circle()
        for node in [*(entry.node for entry in PROGRAM.entries), self.circle]:
            self.program.enter(node)

    def revive(self, setup: dict[str, object], rows: list[list[int]]) -> Tiny:
        s = super().revive(setup, rows)
        s.frame = int(self.circle.id)
        return s


def test_state_that_never_comes_to_a_question_ends_in_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps that follow each other for ever are given up after a while."""
    text = meadhall.new_match("tiny", {}, 5).to_json()
    monkeypatch.setitem(LOADED, "tiny", EndlessGame())
    match = Match.from_json(text)
    with pytest.raises(TranscriptError, match="it comes to no question within 10000 steps"):
        match.answer("go_round")


def test_state_that_does_not_follow_from_its_answers_is_refused_when_its_past_is_asked_for() -> None:
    """The past is played again only then; what comes out is what was saved, or it is no past of this match."""
    told = json.loads(meadhall.new_match("duel", DUEL, 5).to_json())
    match = Match.from_json(json.dumps({**told, "seed": 6}))
    with pytest.raises(TranscriptError, match="does not follow from its seed and its answers"):
        match.events_for(0)


def test_chain_of_blocks_ends_when_one_names_itself() -> None:
    """A block on the stack is followed by one that lies below it, or the chain is refused."""
    s = meadhall.new_match("duel", DUEL, 5).state
    for base, before in ((1, 1), (2, 3), (3, -1)):
        s.stack[base] = before
        with pytest.raises(IndexError, match=f"the block before the one at {base} begins at {before}"):
            s.block_before(base)
