"""What a seat may know, and the worlds that it considers possible.

Shows `view`, `events_for` and `determinize`. A view is plain data with everything that one seat may know. `determinize`
re-deals everything that a seat cannot know. Bots think about such worlds and never about the true one.

    python examples/hidden_information.py
"""

import random
from collections import Counter
from typing import Any

import meadhall
from meadhall.localisation import say

ANSWERS = 40
WORLDS = 200
MEDUSA, ARTHUR = 0, 1


def middle_of_a_match() -> meadhall.Match:
    """Some turns of a duel, played at random."""
    match = meadhall.new_match("duel", {"board": "sarpedon", "heroes": ["medusa", "king-arthur"]}, seed=5)
    dice = random.Random(5)
    for _ in range(ANSWERS):
        match.answer(dice.choice(match.decision.options))
    return match


def arthur(match: meadhall.Match, viewer: int | None) -> dict[str, Any]:
    """What somebody (None: a spectator) may know of Arthur's cards."""
    view: dict[str, Any] = match.view(viewer)
    found: dict[str, Any] = view["seats"][ARTHUR]
    return found


def main() -> None:
    """Look at one hand with several eyes, then deal it anew many times."""
    match = middle_of_a_match()
    hands = {"Arthur": arthur(match, ARTHUR), "Medusa": arthur(match, MEDUSA), "a spectator": arthur(match, None)}
    for viewer, seat in hands.items():
        print(f"{viewer} sees Arthur's hand as {seat['hand']}")

    print(f"\nMedusa knows that he holds {arthur(match, MEDUSA)['known']}, because she saw it:")
    searched = [event for event in match.events_for(MEDUSA) if event["event"] == "deck_searched"]
    print(*(f"  {say(match, event)}" for event in searched), sep="\n")

    held: Counter[str] = Counter()
    for seed in range(WORLDS):
        world = match.determinize(MEDUSA, seed=seed)
        assert world.view(MEDUSA) == match.view(MEDUSA)  # she cannot tell it from the true one
        held.update(set(arthur(world, ARTHUR)["hand"]["cards"]))
    print(f"\nIn {WORLDS} worlds that Medusa cannot tell from the true one, Arthur holds")
    for card, worlds in held.most_common(5):
        print(f"  {card:<16} in {worlds:3} of them")


if __name__ == "__main__":
    main()
