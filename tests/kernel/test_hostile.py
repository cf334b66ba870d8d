"""Hostile data: whatever is done to a saved match, a transcript or a pack, it is played on or refused by name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64

import meadhall
from meadhall import Match, PackError, SetupError, TranscriptError
from meadhall.games.duel.catalogue import Catalogue
from meadhall.games.duel.movement import distance
from meadhall.kernel.game import LOADED, find_game
from meadhall.kernel.machine import Node, Program
from meadhall.kernel.options import Options
from meadhall.packs import Source
from tests import homemade, hostile
from tests.hostile import KINDS, PLAYED, REFUSED, saved_matches
from tests.tiny import PROGRAM, Tiny, TinyGame

COUNTS = {"state": 250, "stack": 150, "save": 150, "transcript": 40, "hero": 60, "board": 60, "shared": 15, "cards": 60}
DUEL: dict[str, object] = {"board": "heorot", "heroes": ["sun-wukong", "yennenga"]}
UNICORNS: dict[str, object] = {"players": 3}
DEEP = "[" * 100_000 + "]" * 100_000


@pytest.mark.parametrize("kind", KINDS)
def test_changed_data_is_played_on_or_refused(kind: str) -> None:
    """Every change of a few places ends in play or in a MeadhallError: nothing else comes up, and nothing hangs."""
    found, first = hostile.tried(kind, range(COUNTS[kind]))
    assert not first
    assert set(found) <= {PLAYED, REFUSED}
    assert found[REFUSED] > COUNTS[kind] // 5
    assert found[PLAYED] > COUNTS[kind] // 10


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


@pytest.mark.parametrize(
    ("game", "row", "at", "number", "message"),
    [
        ("duel", 0, 0, -1, "the open question: no step"),
        ("duel", 0, 1, 2, "asked must be from -1 to 1, found 2"),
        ("duel", 0, 1, -1, "either somebody is asked or the match is over"),
        ("duel", 0, 4, 3, "seat . is asked and has left"),
        ("duel", 1, 0, 2**32, "chance must be numbers from 0 to 4294967295"),
        ("duel", 2, 0, 1, "the stack must be"),
        ("duel", 2, 1, 2**16 - 1, "place 1 of the stack: no step"),
        ("duel", 3, 6, 90, "a context begins at 90"),
        ("duel", 4, 0, 99, "spaces must be numbers from -1 to"),
        ("duel", 5, 0, 10**30, "health must be numbers of at most 63 bits"),
        ("duel", 5, 0, 1.0, "health must be a list of whole numbers, found float in it"),
        ("duel", 8, 0, 0, "not every card of seat 0 is in one place"),
        ("duel", 9, 0, 29, "the deck and the pile of seat 0"),
        ("duel", 12, 1, 1, "seat 0 knows cards that seat 1 does not hold|has a gap"),
        ("duel", 13, 1, 1 << 29, "seat 0 knows cards above the deck of seat 1"),
        ("unicorns", 3, 2, 0, "not every card is in one place"),
        ("unicorns", 3, 0, 1000, "cards in the deck must be from 0 to"),
        ("unicorns", 4, 0, True, "hands must be a list of whole numbers, found bool in it"),
        ("unicorns", 7, 1, 1 << 59, "viewer 0 knows cards above the deck"),
        ("unicorns", 11, 0, 178, "not every card is in one place"),
    ],
)
def test_state_with_a_wrong_number_is_refused_by_its_name(
    game: str, row: int, at: int, number: Any, message: str
) -> None:
    """A number out of its range, or one that does not fit the others, is refused before anything is played."""
    with pytest.raises(TranscriptError, match=message):
        Match.from_json(with_number(game, DUEL if game == "duel" else UNICORNS, row, at, number))


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


def test_way_to_a_space_out_of_reach_is_as_long_as_the_board() -> None:
    """A space on which an enemy stands is never reached; the search for it ends all the same."""
    match = meadhall.new_match("duel", {**DUEL, "first": 0}, 5)
    while match.decision.question == "place_sidekick":
        match.answer(match.decision.options[0])
    s: Any = match.state
    hero, enemy = s.hero_of(0), s.hero_of(1)
    assert distance(s, hero, s.space[hero]) == 0
    assert distance(s, hero, s.space[enemy]) == s.table.board.size


# ---------------------------------------------------------------- packs
@pytest.mark.parametrize(
    "text",
    [
        "[" * 500_000, "- " * 3_000 + "a", "&a [*a]", "id: &a {b: *a}", "2024-13-45", "!!bool x", "!!timestamp x",
        "!!int x", "9" * 5_000, "!!set {a}", "? [a]\n: 1", "\0", "a\n---\nb",
        "a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
        + "".join(f"b{n}: &{chr(98 + n)} [{', '.join([f'*{chr(97 + n)}'] * 10)}]\n" for n in range(9)),
    ],
)  # fmt: skip
def test_file_that_is_no_plain_yaml_is_refused(text: str) -> None:
    """Depth, size, aliases that never end and words that are not of their kind: each is a PackError with the file."""
    with pytest.raises(PackError, match=r"hero\.yaml"):
        Catalogue().add_hero(Source("hero.yaml", text))


def test_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    """Bytes that are no UTF-8 are refused with the name of the file."""
    (tmp_path / "heroes").mkdir()
    (tmp_path / "heroes" / "strange.yaml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(PackError, match=r"strange\.yaml: expected a text in UTF-8"):
        Catalogue().load(tmp_path)


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        ("health: 10", "health: 10000000000000000000000", "Expected `int` <= 10000"),
        ("n: 1, if", "n: 100000, if", "expected a number of at most 10000, found 100000"),
    ],
)
def test_hero_with_a_huge_number_is_refused(before: str, after: str, message: str) -> None:
    """No number of a card is larger than what can be counted."""
    text = (homemade.HERE / "heroes" / "gambler.yaml").read_text(encoding="utf-8")
    assert before in text
    with pytest.raises(PackError, match=message):
        Catalogue().add_hero(Source("gambler.yaml", text.replace(before, after)))


@pytest.mark.parametrize("shared", ["feint: 1", "feint: {after_com: [cancel]}", "feint: {1: []}", "[]", "feint: [x]"])
def test_shared_effects_that_are_none_are_refused(tmp_path: Path, shared: str) -> None:
    """Shared effects stand under the timings that cards have."""
    (tmp_path / "shared.yaml").write_text(shared, encoding="utf-8")
    with pytest.raises(PackError, match=r"shared\.yaml:1"):
        Catalogue().load(tmp_path)


def test_board_without_room_for_all_sidekicks_is_refused() -> None:
    """D1.5: every sidekick that starts on the board has a space there."""
    game = homemade.homemade_duel()
    smallest = min(game.catalogue.boards.values(), key=lambda board: len(board.spaces))
    assert len(smallest.spaces) < 8
    with pytest.raises(SetupError, match="need a board with 8 spaces"):
        game.prepare({"board": smallest.id, "heroes": ["medusa", "medusa"]})
    assert find_game("duel").prepare({"board": "heorot", "heroes": ["medusa", "medusa"]})
