"""Events: what happened, as ints, with names and meanings for readers outside.

Each kind tells what its parts a, b, c, d and its secret are, and which parts of a view it names as changed.
"""

from __future__ import annotations

from typing import Final

from meadhall.kernel.events import Kind

# where cards come from and go to
PLACES: Final = ("pile", "hand", "nursery")
PILE: Final = 0
HAND: Final = 1
NURSERY: Final = 2

# why a card was discarded
WHY: Final = ("effect", "limit")
BY_EFFECT: Final = 0
OVER_LIMIT: Final = 1

FIRST_CHOSEN: Final = 0
BABY_CHOSEN: Final = 1
TURN_BEGAN: Final = 2
TURN_ENDED: Final = 3
CARD_DRAWN: Final = 4
CARD_PLAYED: Final = 5
STABLE_NAMED: Final = 6
CARD_NAMED: Final = 7
PLAYER_NAMED: Final = 8
INSTANT_PLAYED: Final = 9
CARD_STOPPED: Final = 10
MAGIC_WORKED: Final = 11
PLAY_ENDED: Final = 12
CARD_ENTERED: Final = 13
CARD_SACRIFICED: Final = 14
CARD_DESTROYED: Final = 15
CARD_RETURNED: Final = 16
CARD_STOLEN: Final = 17
CARD_MOVED: Final = 18
CARD_SAVED: Final = 19
CARD_DISCARDED: Final = 20
CARD_TAKEN: Final = 21
DECK_SEARCHED: Final = 22
CARD_SNATCHED: Final = 23
HAND_SEEN: Final = 24
HAND_OPENED: Final = 25
HANDS_SWAPPED: Final = 26
CARDS_SEEN: Final = 27
CARD_PICKED: Final = 28
CARD_PUT_BACK: Final = 29
PILE_SHUFFLED: Final = 30
HAND_SHUFFLED: Final = 31
EFFECT_USED: Final = 32
TURN_EXTENDED: Final = 33
TURN_CUT: Final = 34
PLAYS_GAINED: Final = 35
SEAT_LEFT: Final = 36
WINDOW_OPENED: Final = 37
PLAYER_CHOSEN: Final = 38
CARD_LEFT: Final = 39
EFFECTS_PASSED: Final = 40
HAND_LEFT: Final = 41
PLAY_DECLINED: Final = 42
SEARCH_BEGAN: Final = 43
HAND_RECEIVED: Final = 44

# a hand changes, and with it what is known of it and of the deck
KNOWN: Final = ("?seats.*.known", "?deck.shuffled")
HELD: Final = ("seats.{seat}.hand", *KNOWN)
ELSEWHERE: Final = ("?discard", "?nursery", "?seats.{seat}.hand", *KNOWN)

# a card may lay the one hand open and cover the other
BETWEEN_STABLES: Final = (
    "seats.{seat}.stable",
    "seats.{other}.stable",
    "?seats.{seat}.hand",
    "?seats.{other}.hand",
    *KNOWN,
)

# Meanings: seat, other (a second seat), card, source (a card behind it), found (a card or none), place, why, number;
# `secret:card` is the secret part; `secret:cards` and `cards` are three words from their place on; `secret:top` are
# cards in order, told as `cards`.
KINDS: Final[tuple[Kind, ...]] = (
    Kind("first_chosen", ("seat",)),
    Kind("baby_chosen", ("seat", "card"), ("seats.{seat}.stable", "nursery")),
    Kind("turn_began", ("seat",), ("?turn", "?plays", "?extra", "?waiting")),
    Kind("turn_ended", ("seat",), ("?cut", "?plays")),
    Kind("card_drawn", ("seat", "", "", "", "secret:card"), (*HELD, "deck", "?plays")),
    Kind("card_played", ("seat", "card"), (*HELD, "playing", "plays")),
    Kind("stable_named", ("seat", "other"), ("playing",)),
    Kind("card_named", ("seat", "card", "other"), ("playing",)),
    Kind("player_named", ("seat", "other"), ("playing",)),
    Kind("instant_played", ("seat", "card", "other", "source"), (*HELD, "playing", "discard")),
    Kind("card_stopped", ("seat", "card"), ("playing", "discard")),
    Kind("magic_worked", ("seat", "card"), ("?playing",)),
    Kind("play_ended", ("seat", "card"), ("?playing", "?discard")),
    Kind("card_entered", ("seat", "card", "place"), ("seats.{seat}.stable", "?playing", *ELSEWHERE)),
    Kind("card_sacrificed", ("seat", "card", "place"), ("seats.{seat}.stable", *ELSEWHERE)),
    Kind("card_destroyed", ("seat", "card", "place", "other"), ("seats.{seat}.stable", *ELSEWHERE)),
    Kind("card_returned", ("seat", "card", "place"), ("seats.{seat}.stable", *ELSEWHERE)),
    Kind("card_stolen", ("seat", "other", "card"), BETWEEN_STABLES),
    Kind("card_moved", ("seat", "other", "card"), BETWEEN_STABLES),
    Kind("card_saved", ("seat", "card", "source")),
    Kind("card_discarded", ("seat", "card", "why"), (*HELD, "discard")),
    Kind("card_taken", ("seat", "card"), (*HELD, "discard")),
    Kind("deck_searched", ("seat", "found"), ("?seats.{seat}.hand", "?seats.*.known", "?deck")),
    Kind(
        "card_snatched",
        ("seat", "other", "", "", "secret:card"),
        ("seats.{seat}.hand", "seats.{other}.hand", *KNOWN),
    ),
    Kind("hand_seen", ("seat", "other", "secret:cards"), KNOWN),
    Kind("hand_opened", ("seat", "cards"), ("?seats.{seat}.hand", *KNOWN)),
    Kind("hands_swapped", ("seat", "other"), ("?seats.{seat}.hand", "?seats.{other}.hand", *KNOWN)),
    Kind("cards_seen", ("seat", "number", "", "", "secret:top"), ("?deck",)),
    Kind("card_picked", ("seat", "", "", "", "secret:card"), (*HELD, "deck")),
    Kind("card_put_back", ("seat", "number", "", "", "secret:card"), ("?deck",)),
    Kind("pile_shuffled", ("seat", "number"), ("?deck", "?discard", "?playing")),
    Kind("hand_shuffled", ("seat", "number"), ("?seats.{seat}.hand", "?seats.*.known", "?deck")),
    Kind("effect_used", ("seat", "card"), ("waiting",)),
    Kind("turn_extended", ("seat", "number"), ("extra",)),
    Kind("turn_cut", ("seat",), ("?cut", "?waiting")),
    Kind("plays_gained", ("seat", "number"), ("plays",)),
    Kind("seat_left", ("seat",), ("seats.{seat}.left",)),
    Kind("window_opened", ("seat", "card"), ("playing",)),
    Kind("player_chosen", ("seat", "other")),
    Kind("card_left", ("seat", "card", "place"), ("seats.{seat}.stable", *ELSEWHERE)),
    Kind("effects_passed", ("seat",), ("waiting",)),
    Kind("hand_left", ("seat", "cards"), (*HELD, "discard")),
    Kind("play_declined", ("seat",), ("plays",)),
    Kind("search_began", ("seat", "", "secret:cards"), ("?deck",)),
    Kind("hand_received", ("seat", "other", "secret:cards"), ("?seats.{seat}.hand", *KNOWN)),
)
