"""What is told of a fighter's reach and of the ways to act, beside what the rules then allow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

import meadhall
from meadhall.games.duel.hall.game import HALL
from meadhall.games.duel.rules.reach import Reach, reach_of
from meadhall.games.duel.rules.ways import NO_ACTION, NO_USE, uses, ways
from meadhall.hall.telling.messages import told_question
from meadhall.kernel.bits import members
from meadhall.kernel.match import Match
from meadhall.localisation import languages, words
from meadhall.testing.walks import viewers, walk
from tests.games.duel.cases import SETUPS

TABLES: Final = ("duel-with-doors", "duel-with-passages", "duel-of-eyes", "free-for-all-of-3", "teams")
SEEDS: Final = range(4)
ORDER: Final = ("laying", "immediately", "during", "damage", "after", "end")


def positions(name: str, question: str, stride: int = 3) -> Iterator[Match]:
    """Some of the positions of a match by chance at which a question is asked."""
    found = 0
    for seed in SEEDS:
        for match in walk(meadhall.new_match("duel", SETUPS[name], seed)):
            if match.outcome is None and match.decision.question == question:
                found += 1
                if found % stride == 0:
                    yield match


def own(match: Match) -> list[int]:
    """The fighters of the seat that is asked who stand on the board."""
    s: Any = match.state
    return [f for f in range(len(s.space)) if s.table.owner[f] == match.decision.seat and s.space[f] >= 0]


def reached(match: Match, fighter: int) -> Reach:
    """A fighter's reach as its own seat knows it."""
    s: Any = match.state
    return reach_of(s, fighter, match.decision.seat)


def walked(match: Match, name: str, used: frozenset[str] = frozenset()) -> set[str]:
    """Every space on which a fighter may end, by the options themselves: it walks, or opens a door and goes on."""
    found: set[str] = set()
    for option in match.decision.options:
        fields: Any = option.fields
        if fields.get("fighter") == name and option.kind == "move":
            found.add(fields["space"])
        elif fields.get("fighter") == name and option.kind == "open_door" and fields["door"] not in used:
            twin = match.clone()
            twin.answer(option.id)
            if twin.outcome is None and twin.decision.question == "choose_move":
                found |= walked(twin, name, used | {fields["door"]})
    return found


@pytest.mark.parametrize("name", TABLES)
def test_reach_tells_every_space_that_a_manoeuvre_leads_to(name: str) -> None:
    """Where a fighter is said to go is where the options of a manoeuvre without a boost lead it (D5.3, D10.1)."""
    looked = 0
    for match in positions(name, "choose_action"):
        twin = match.clone()
        twin.answer("manoeuvre")
        if twin.outcome is None and twin.decision.question == "choose_boost":
            twin.answer("pass")
        if twin.outcome is not None or twin.decision.question != "choose_move":
            continue
        s: Any = twin.state
        for fighter in own(twin):
            here = s.table.board.names[s.space[fighter]]
            told = {s.table.board.names[at] for at in members(reached(twin, fighter).moves)}
            assert told == walked(twin, s.table.fighter_ids[fighter]) - {here}
            looked += 1
    assert looked


@pytest.mark.parametrize("name", TABLES)
def test_reach_tells_every_fighter_that_can_be_attacked(name: str) -> None:
    """Whom a fighter is said to reach is whom it may attack, as soon as its player holds a card for that (D7.1)."""
    looked = 0
    for match in positions(name, "choose_action"):
        s: Any = match.state
        for fighter in own(match):
            told = {s.table.fighter_ids[at] for at in members(reached(match, fighter).attacks)}
            armed = s.hand[match.decision.seat] & s.table.use_attack[fighter]
            offered = [each.fields for each in match.decision.options if each.kind == "attack"]
            targets = {each["target"] for each in offered if each["actor"] == s.table.fighter_ids[fighter]}
            assert targets == (told if armed else set())
            looked += len(targets)
    assert looked


@pytest.mark.parametrize("name", TABLES)
def test_reach_is_the_same_whatever_a_seat_cannot_see(name: str) -> None:
    """In every world that a viewer cannot tell from the true one, all reaches are told alike, and nothing moves."""
    for at, match in enumerate(positions(name, "choose_action", 7)):
        before = match.hash()
        for viewer in viewers(match):
            twin = match.determinize(viewer, 500 + at)
            for fighter in match.view(None)["fighters"]:  # type: ignore[attr-defined]
                assert HALL.inspected(match, fighter, viewer) == HALL.inspected(twin, fighter, viewer)
        assert match.hash() == before


def test_stranger_is_told_no_boost() -> None:
    """How far the best boost in a hand would lead is for those who see the hand."""
    seen = set()
    for match in positions("duel-with-passages", "choose_action"):
        s: Any = match.state
        for fighter in own(match):
            for viewer in viewers(match):
                found = reach_of(s, fighter, viewer)
                assert viewer == match.decision.seat or found.boosted == 0
                seen.add(found.boosted != 0)
    assert seen == {True, False}


@pytest.mark.parametrize("name", TABLES)
def test_way_is_closed_for_a_reason_when_no_answer_takes_it(name: str) -> None:
    """Of manoeuvre, attack and scheme each has a reason exactly if no option is of its kind."""
    for match in positions(name, "choose_action", 1):
        s: Any = match.state
        kinds = {option.kind for option in match.decision.options}
        found = ways(s)
        assert [kind for kind, _ in found] == ["manoeuvre", "attack", "scheme"]
        assert {kind for kind, why in found if not why} == kinds
        assert {why for _, why in found if why} <= set(NO_ACTION)


@pytest.mark.parametrize("name", TABLES)
def test_card_is_told_to_be_of_use_when_it_can_be_used(name: str) -> None:
    """A card of the hand is useless for a reason, or it is an answer, or can be laid in one of the attacks told."""
    for match in positions(name, "choose_action", 3):
        s: Any = match.state
        played = {option.fields["card"] for option in match.decision.options if option.kind == "scheme"}
        told = told_question_of(match)
        for use, said in zip(uses(s), told.extra.uses, strict=True):
            assert use.why in {"", *NO_USE}
            assert bool(use.why) == (use.card not in played and not said.attacks)
            for attack in said.attacks[:2]:
                twin = match.clone()
                twin.answer(attack)
                assert use.card in [option.fields["card"] for option in twin.decision.options]


@pytest.mark.parametrize("question", ["choose_attack_card", "choose_boost", "choose_defence_card", "lay_boost"])
def test_card_is_told_to_be_useless_when_it_is_no_answer(question: str) -> None:
    """Whatever of the hand cannot be laid or discarded now has a reason, and nothing else has."""
    name = "duel-of-kings" if question == "lay_boost" else "duel-with-passages"
    for match in positions(name, question, 2):
        s: Any = match.state
        offered = {option.fields.get("card") for option in match.decision.options}
        for use in uses(s):
            assert (use.why == "") == (use.card in offered)
            assert use.why in {"", *NO_USE}


def told_question_of(match: Match) -> Any:
    """The open question as its seat hears it."""
    return told_question(meadhall.localisation.speaker_of(match, "en"), match.decision, 0)


@pytest.mark.parametrize("language", sorted(languages()))
def test_reason_is_told_in_every_language(language: str) -> None:
    """Every reason why something cannot be done is a sentence, in each language another one."""
    told = [words("duel", language).say(f"why-{reason}") for reason in {*NO_ACTION, *NO_USE}]
    assert len(set(told)) == len({*NO_ACTION, *NO_USE})
    assert all(sentence.endswith(".") for sentence in told)


@pytest.mark.parametrize("name", ["duel-of-eyes", "duel-by-other-books", "free-for-all-of-3"])
def test_combat_goes_through_its_moments_in_order(name: str) -> None:
    """The moment told with a question never goes back within a combat, and effects are asked about in theirs (D7.4)."""
    seen: set[str] = set()
    before, last = "", 0
    for match in walk(meadhall.new_match("duel", SETUPS[name], 11)):
        if match.outcome is not None:
            break
        moment = match.decision.about.get("combat")
        s: Any = match.state
        assert (moment is not None) == s.in_combat()
        if moment is None:
            before = ""
            continue
        at = ORDER.index(str(moment))
        fight = f"{s.combat} {s.turn} {s.taken}"
        assert fight != before or at >= last
        before, last = fight, at
        seen.add(str(moment))
    assert "laying" in seen
    assert len(seen) > 2


def test_choice_of_an_immediate_effect_is_told_to_be_one() -> None:
    """Somebody who is asked about a card's effect before the others act is asked immediately (D7.4)."""
    asked = set()
    for seed in range(8):
        for match in walk(meadhall.new_match("duel", SETUPS["duel-with-doors"], seed)):
            if match.outcome is None and match.decision.about.get("card") and match.decision.about.get("combat"):
                s: Any = match.state
                card = s.table.cards[s.table.card_ids.index(str(match.decision.about["card"]))]
                moment = str(match.decision.about["combat"])
                acting = {ORDER[1 + at + (at > 1)] for at in range(3) if not card.blocks[at].is_empty()}
                assert moment in acting
                asked.add(moment)
    assert asked
