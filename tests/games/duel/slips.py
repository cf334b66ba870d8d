"""A scenario of the duel, and slips in it."""

from typing import Final

from tests.scenarios import Slips

EXAMPLE: Final = """
name: a position
proves: [D3.1]
board: heorot
doors: {west: closed}
turn: 0
seats:
  - {hero: beowulf, fighters: {beowulf: H15, wiglaf: {at: H23, health: 3}}, tokens: 2, hand: [feint], rest: deck}
  - {hero: achilles, fighters: {achilles: H16}, hand: [skirmish], discard: [spear-throw]}
steps:
  - attack:beowulf:achilles
  - expect: {asked: choose_attack_card, seat: 0, options: [feint], tokens.0: 2, wiglaf.health: 3}
  - refuse: skirmish
  - feint
"""

# what is changed into what, and what the refusal says
FOUND: Final = {
    "an unknown part": ("turn: 0", "trun: 0", "did you mean 'turn'"),
    "an unknown part of a seat": ("tokens: 2", "token: 2", "did you mean 'tokens'"),
    "an unknown fighter": ("wiglaf: {", "wiglav: {", "did you mean 'wiglaf'"),
    "an unknown part of a fighter": ("health: 3}}", "helth: 3}}", "did you mean 'health'"),
    "an unknown space": ("beowulf: H15", "beowulf: H95", "H95"),
    "two fighters on a space": ("achilles: H16", "achilles: H15", "H15"),
    "more health than there is": ("health: 3}}", "health: 30}}", "at most 9"),
    "more tokens than there are": ("tokens: 2", "tokens: 5", "at most 3"),
    "an unknown card": ("hand: [feint]", "hand: [faint]", "did you mean 'feint'"),
    "more copies than there are": ("hand: [feint]", "hand: [feint, feint, feint, feint]", "more copies of feint"),
    "an unknown place for the rest": ("rest: deck", "rest: dekc", "did you mean 'deck'"),
    "an unknown door": ("{west: closed}", "{east: closed}", "did you mean 'west'"),
    "an unknown state of a door": ("{west: closed}", "{west: shut}", "shut"),
    "an unknown moment": ("turn: 0", "at: turnstart", "did you mean 'turn_start'"),
    "a turn of nobody": ("turn: 0", "turn: 2", "seat 2"),
    "an unknown kind of step": ("- refuse: skirmish", "- refuses: skirmish", "did you mean 'refuse'"),
    "two steps in one": ("- refuse: skirmish", "- {refuse: skirmish, expect: {seat: 0}}", "one"),
    "an unknown expectation": ("wiglaf.health: 3}", "wiglaff.health: 3}", "did you mean 'wiglaf'"),
    "a part of the view that is not there": ("wiglaf.health: 3}", "combat.atacker: 3}", "did you mean 'attacker'"),
    "a scenario of no game": ("proves: [D3.1]", "game: dual", "not of duel"),
    "no steps": (EXAMPLE[EXAMPLE.index("steps:") :], "steps: []", "steps"),
    "an expectation that does not hold": ("seat: 0, options", "seat: 1, options", "expected seat to be 1, found 0"),
    "an answer that is not legal": ("  - feint\n", "  - skirmish\n", "'skirmish' is not an answer"),
    "a refusal that does not come": ("- refuse: skirmish", "- refuse: feint", "'feint' was not refused"),
}

SLIPS: Final = Slips(EXAMPLE, FOUND)
