"""Cards of expansions: what bots know of them comes from their types and verbs."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from meadhall.bots.worth import data_of, worth_of
from meadhall.games.unicorns.bots.gist import gist_of
from meadhall.games.unicorns.bots.habits import BY_FACE, F_PLAY, UnicornHabits
from meadhall.games.unicorns.bots.wisdom import UnicornWisdom
from meadhall.games.unicorns.lab import strangers
from meadhall.games.unicorns.rules.catalogue import built_in
from meadhall.games.unicorns.rules.state import Unicorns
from meadhall.games.unicorns.rules.table import CODES
from meadhall.kernel.game import find_game

GOOD = {
    "id": "guests.good",
    "type": "upgrade",
    "turn_start": [{"may": [{"discard": 1}, {"then": [{"steal": "unicorn"}]}]}],
}
RUIN = {"may": [{"sacrifice": "card"}, {"then": [{"destroy": "unicorn"}]}]}
BAD = {"id": "guests.bad", "type": "upgrade", "turn_start": [RUIN]}
TWIN = {"id": "guests.twin", "type": "upgrade", "lasting": ["plays_unstopped"]}


def table(*cards: dict[str, Any]) -> Unicorns:
    """A table with an expansion."""
    load = {"version": "1", "fingerprint": "x", "language": "en", "parts": {"cards": list(cards)}, "words": {}}
    game = find_game("unicorns")
    found: Unicorns = game.start(game.prepare({"players": 4, "packs": {"guests": load}}), 1, listening=False)
    return found


def code(s: Unicorns, card: str) -> int:
    """The number of a card."""
    return int(next(face.code for face in s.table.faces if face.id == card))


def test_every_card_has_a_gist_beside_its_type() -> None:
    """Whatever does something shows in some trait; only what does nothing is like all others of its type."""
    for card in built_in().cards:
        assert (set(gist_of(card)) != {card.type}) == (card.type in {"magic", "magical", "upgrade", "downgrade"}) or (
            card.id == "super-neigh"
        )


def test_a_card_of_an_expansion_is_judged_and_played_by_its_verbs() -> None:
    """Who could steal every turn is better off than who could ruin both, whatever the cards are called."""
    s = table(GOOD, BAD)
    wisdom = UnicornWisdom(worth_of("unicorns"))
    wisdom.learn(s)
    good, bad = code(s, "guests.good"), code(s, "guests.bad")
    assert wisdom.stable[good] > wisdom.stable[bad]
    habits = UnicornHabits(worth_of("unicorns")["habits"])
    habits.learn(s)
    assert habits.weights[CODES * F_PLAY + good] > habits.weights[CODES * F_PLAY + bad]


def test_a_twin_of_a_known_card_is_thought_of_like_it() -> None:
    """The best upgrade of the box is still among the best under another name."""
    s = table(TWIN, BAD)
    wisdom = UnicornWisdom(worth_of("unicorns"))
    wisdom.learn(s)
    known, twin, usual = code(s, "yay"), code(s, "guests.twin"), worth_of("unicorns")["types"]["upgrade"]["stable"]
    assert wisdom.stable[known] >= wisdom.stable[twin] > usual


def test_an_expansion_changes_nothing_for_the_cards_of_the_box() -> None:
    """They keep the weights that they have learned, and nothing of a stranger is written down."""
    s, plain = table(GOOD), find_game("unicorns")
    learned = worth_of("unicorns")["habits"]
    habits, usual = UnicornHabits(learned), UnicornHabits(learned)
    habits.learn(s)
    alone: Any = plain.start(plain.prepare({"players": 4}), 1, listening=False)
    usual.learn(alone)
    for block, _ in enumerate(BY_FACE):
        for card in built_in().cards:
            here, there = (CODES * block + code(each, card.id) for each in (s, alone))
            assert habits.weights[here] == usual.weights[there], card.id
    told = habits.told(s)
    assert "guests.good" not in json.dumps(told)
    assert told["general"] == learned["general"]


def test_what_is_written_of_traits_follows_from_what_is_written_of_cards() -> None:
    """Both files are as the tool writes them."""
    folder = data_of("unicorns")
    learned = json.loads((folder / "habits.json").read_text("utf-8"))
    assert learned["general"] == strangers.general(learned)
    text = (folder / "worth.yaml").read_text("utf-8")
    assert strangers.with_traits(text) == text


def test_more_of_something_is_more_pronounced() -> None:
    """Numbers count, up to what anybody could use."""
    card = built_in().card("unicorn-oracle")
    one, many, lots = (
        gist_of(msgspec.structs.replace(card, enter=[{"draw": number}]))["draw"] for number in (1, 4, 9_000)
    )
    assert one < many < lots <= 5.0
