"""A whole duel at random, told in words.

Shows the public API: a match asks one question at a time, its options are the legal answers, and everything that
happens becomes an event. `say` turns events and outcomes into sentences in any language of the package.

    python examples/random_match.py
    python examples/random_match.py 12 de
"""

import random
import sys

import meadhall
from meadhall.localisation import say

SHOWN = 16  # lines at the beginning and at the end; a duel has some hundreds


def play(seed: int) -> meadhall.Match:
    """A match in which everybody gives any legal answer."""
    match = meadhall.new_match("duel", {"board": "sarpedon", "heroes": ["beowulf", "medusa"]}, seed=seed)
    dice = random.Random(seed)
    while match.outcome is None:
        match.answer(dice.choice(match.decision.options))
    return match


def story(match: meadhall.Match, language: str) -> list[str]:
    """What a spectator saw, sentence by sentence, but for the cards that were dealt."""
    events = [event for event in match.events_for(None) if event["event"] != "card_drawn"]
    return [say(match, event, language) for event in events]


def main() -> None:
    """Play with the seed and tell in the language of the command line."""
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    language = sys.argv[2] if len(sys.argv) > 2 else "en"
    match = play(seed)
    lines = story(match, language)
    print(*lines[:SHOWN], sep="\n")
    print(f"[… {len(lines) - 2 * SHOWN} more lines …]")
    print(*lines[-SHOWN:], sep="\n")
    assert match.outcome is not None
    print("\n" + say(match, match.outcome, language))


if __name__ == "__main__":
    main()
