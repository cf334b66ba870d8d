"""A scenario of the unicorn game, and slips in it."""

from typing import Final

from tests.scenarios import Slips

EXAMPLE: Final = """
name: a position
proves: [V3.3]
turn: 0
seats:
  - {hand: [rhinocorn, claw-machine], stable: [baby-unicorn-red, llamacorn]}
  - {hand: [neigh], stable: [baby-unicorn-blue]}
deck: [shake-up]
discard: [good-deal]
rest: deck
steps:
  - expect: {asked: choose_action, seat: 0, unicorns.0: 2, discard.top: good-deal, known.1.0: []}
  - refuse: play:neigh
  - draw
"""

# what is changed into what, and what the refusal says
FOUND: Final = {
    "an unknown part": ("turn: 0", "trun: 0", "did you mean 'turn'"),
    "an unknown part of a seat": ("{hand: [neigh]", "{hnad: [neigh]", "did you mean 'hand'"),
    "an unknown card": ("[rhinocorn, ", "[rinocorn, ", "did you mean 'rhinocorn'"),
    "a baby in a hand": ("[rhinocorn, ", "[baby-unicorn-pink, ", "unknown card 'baby-unicorn-pink'"),
    "a baby in two stables": ("[baby-unicorn-blue]", "[baby-unicorn-red]", "baby-unicorn-red stands in two stables"),
    "an instant in a stable": ("[baby-unicorn-blue]", "[super-neigh]", "super-neigh can never stand in a stable"),
    "more copies than there are": ("deck: [shake-up]", "deck: [llamacorn]", "more copies of llamacorn"),
    "a seat too many": ("turn: 0", "players: 3", "2 seats for 3 players"),
    "an unknown place for the rest": ("rest: deck", "rest: dekc", "did you mean 'deck'"),
    "an unknown moment": ("turn: 0", "at: turnstart", "did you mean 'turn_start'"),
    "a turn of nobody": ("turn: 0", "turn: 2", "seat 2"),
    "an unknown part of the pile": ("discard.top", "discard.tpo", "did you mean 'top'"),
    "a part of the view that is not there": ("unicorns.0: 2", "nusery.0: 2", "did you mean 'nursery'"),
    "an expectation that does not hold": ("unicorns.0: 2", "unicorns.0: 3", "expected unicorns.0 to be 3, found 2"),
    "an answer that is not legal": ("- draw", "- drwa", "did you mean 'draw'"),
}

SLIPS: Final = Slips(EXAMPLE, FOUND)
