"""Four bots at the unicorn table, and who stops whose cards.

Shows a game with more than two seats and its response windows. Everybody who could stop a card is asked, with or
without an instant in hand, so the question itself reveals nothing. For most of them `let_pass` is the only option.

    python examples/unicorn_table.py
    python examples/unicorn_table.py 5
"""

import sys
from collections import Counter
from typing import Any

import meadhall
from meadhall import bots
from meadhall.localisation import say

PLAYERS = 4


def play(seed: int) -> tuple[meadhall.Match, Counter[bool]]:
    """A match of bots, and how often somebody was asked to stop a card, with a choice or without."""
    match = meadhall.new_match("unicorns", {"players": PLAYERS}, seed=seed)
    bot = bots.make_bot("champion", "unicorns")
    asked: Counter[bool] = Counter()
    while match.outcome is None:
        if match.decision.question == "choose_response":
            asked[len(match.decision.options) > 1] += 1
        match.answer(bots.think(match, bot, seed=match.happened).option)
    return match, asked


def windows(match: meadhall.Match) -> list[list[dict[str, object]]]:
    """What happened from each card that was played to the moment when it was stopped or took effect."""
    told = {"card_played", "instant_played", "card_stopped"}
    groups: list[list[dict[str, object]]] = []
    for event in match.events_for(None):
        if event["event"] == "card_played":
            groups.append([])
        if event["event"] in told:
            groups[-1].append(event)
    return groups


def main() -> None:
    """Play, and tell of the cards that somebody answered."""
    match, asked = play(int(sys.argv[1]) if len(sys.argv) > 1 else 4)
    played = windows(match)
    print(f"{len(played)} cards played; asked to stop one: {asked[True]} times with a choice, {asked[False]} without.")
    for answered in (group for group in played if len(group) > 1):
        print("  " + " ".join(say(match, event) for event in answered))
    view: dict[str, Any] = match.view()
    print("Unicorns:", ", ".join(str(seat["stable"]["count"]) for seat in view["seats"]), f"of {view['goal']}")
    assert match.outcome is not None
    print(say(match, match.outcome))


if __name__ == "__main__":
    main()
