"""Save a match, load it, replay it and undo answers.

Shows that a match is a game, a setup, a seed and the answers given to it. `transcript` holds these four; `to_json` also
holds the state, so that a long match loads at once.

    python examples/save_and_replay.py
"""

import json
import random
import tempfile
from pathlib import Path

import meadhall
from meadhall.localisation import say


def main() -> None:
    """Play some answers, then go back and forth in time."""
    match = meadhall.new_match("duel", {"board": "marmoreal", "heroes": ["sinbad", "alice"], "first": 0}, seed=3)
    dice = random.Random(3)
    for _ in range(30):
        match.answer(dice.choice(match.decision.options))
    print(f"After 30 answers: {say(match, match.decision)}")

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "match.json"
        file.write_text(match.to_json(), encoding="utf-8")
        revived = meadhall.Match.from_json(file.read_text(encoding="utf-8"))
        print(f"Saved in {file.stat().st_size:,} bytes; the same match again: {revived.hash() == match.hash()}")

    transcript = json.dumps(match.transcript())
    print(f"Its transcript alone has {len(transcript):,} bytes.")
    for until in (0, 10, 20):
        earlier = meadhall.replay(transcript, until=until)
        print(f"  after {until:2} answers: {say(earlier, earlier.decision)}")
    print(f"Replayed to the end, equal: {meadhall.replay(transcript).hash() == match.hash()}")

    before = match.hash()
    option = match.decision.options[0]
    match.answer(option)
    match.undo()
    print(f"One answer given ({option.id}) and taken back, equal: {match.hash() == before}")

    try:
        match.answer("sing:a-song")
    except meadhall.IllegalAnswerError as refusal:
        print(f"Refused, and nothing has changed: {refusal}")


if __name__ == "__main__":
    main()
