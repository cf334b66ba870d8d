"""Events: what happened, as ints, with names and meanings for readers outside.

Each kind tells what its parts a, b, c, d and its secret are, and which parts of a view it names as changed.
"""

from __future__ import annotations

from typing import Final

from meadhall.kernel.events import Kind, Kinds

# where cards come from and go to
PLACES: Final = ("pile", "hand", "nursery")
PILE: Final = 0
HAND: Final = 1
NURSERY: Final = 2

# why a card was discarded
WHY: Final = ("effect", "limit")
BY_EFFECT: Final = 0
OVER_LIMIT: Final = 1

# cards in order are told as one number, each plus one so that an end shows
TOP_BITS: Final = 8
TOP_MASK: Final = 0xFF


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
kind: Final = Kinds()
FIRST_CHOSEN: Final = kind("first_chosen", ("seat",))
BABY_CHOSEN: Final = kind("baby_chosen", ("seat", "card"), ("seats.{seat}.stable", "nursery"))
TURN_BEGAN: Final = kind("turn_began", ("seat",), ("?turn", "?plays", "?extra", "?waiting"))
TURN_ENDED: Final = kind("turn_ended", ("seat",), ("?cut", "?plays"))
CARD_DRAWN: Final = kind("card_drawn", ("seat", "", "", "", "secret:card"), (*HELD, "deck", "?plays"))
CARD_PLAYED: Final = kind("card_played", ("seat", "card"), (*HELD, "playing", "plays"))
STABLE_NAMED: Final = kind("stable_named", ("seat", "other"), ("playing",))
CARD_NAMED: Final = kind("card_named", ("seat", "card", "other"), ("playing",))
PLAYER_NAMED: Final = kind("player_named", ("seat", "other"), ("playing",))
INSTANT_PLAYED: Final = kind("instant_played", ("seat", "card", "other", "source"), (*HELD, "playing", "discard"))
CARD_STOPPED: Final = kind("card_stopped", ("seat", "card"), ("playing", "discard"))
MAGIC_WORKED: Final = kind("magic_worked", ("seat", "card"), ("?playing",))
PLAY_ENDED: Final = kind("play_ended", ("seat", "card"), ("?playing", "?discard"))
CARD_ENTERED: Final = kind("card_entered", ("seat", "card", "place"), ("seats.{seat}.stable", "?playing", *ELSEWHERE))
CARD_SACRIFICED: Final = kind("card_sacrificed", ("seat", "card", "place"), ("seats.{seat}.stable", *ELSEWHERE))
CARD_DESTROYED: Final = kind("card_destroyed", ("seat", "card", "place", "other"), ("seats.{seat}.stable", *ELSEWHERE))
CARD_RETURNED: Final = kind("card_returned", ("seat", "card", "place"), ("seats.{seat}.stable", *ELSEWHERE))
CARD_STOLEN: Final = kind("card_stolen", ("seat", "other", "card"), BETWEEN_STABLES)
CARD_MOVED: Final = kind("card_moved", ("seat", "other", "card"), BETWEEN_STABLES)
CARD_SAVED: Final = kind("card_saved", ("seat", "card", "source"))
CARD_DISCARDED: Final = kind("card_discarded", ("seat", "card", "why"), (*HELD, "discard"))
CARD_TAKEN: Final = kind("card_taken", ("seat", "card"), (*HELD, "discard"))
DECK_SEARCHED: Final = kind("deck_searched", ("seat", "found"), ("?seats.{seat}.hand", "?seats.*.known", "?deck"))
CARD_SNATCHED: Final = kind(
    "card_snatched", ("seat", "other", "", "", "secret:card"), ("seats.{seat}.hand", "seats.{other}.hand", *KNOWN)
)
HAND_SEEN: Final = kind("hand_seen", ("seat", "other", "secret:cards"), KNOWN)
HAND_OPENED: Final = kind("hand_opened", ("seat", "cards"), ("?seats.{seat}.hand", *KNOWN))
HANDS_SWAPPED: Final = kind("hands_swapped", ("seat", "other"), ("?seats.{seat}.hand", "?seats.{other}.hand", *KNOWN))
CARDS_SEEN: Final = kind("cards_seen", ("seat", "number", "", "", "secret:top"), ("?deck",))
CARD_PICKED: Final = kind("card_picked", ("seat", "", "", "", "secret:card"), (*HELD, "deck"))
CARD_PUT_BACK: Final = kind("card_put_back", ("seat", "number", "", "", "secret:card"), ("?deck",))
PILE_SHUFFLED: Final = kind("pile_shuffled", ("seat", "number"), ("?deck", "?discard", "?playing"))
HAND_SHUFFLED: Final = kind("hand_shuffled", ("seat", "number"), ("?seats.{seat}.hand", "?seats.*.known", "?deck"))
EFFECT_USED: Final = kind("effect_used", ("seat", "card"), ("waiting",))
TURN_EXTENDED: Final = kind("turn_extended", ("seat", "number"), ("extra",))
TURN_CUT: Final = kind("turn_cut", ("seat",), ("?cut", "?waiting"))
PLAYS_GAINED: Final = kind("plays_gained", ("seat", "number"), ("plays",))
SEAT_LEFT: Final = kind("seat_left", ("seat",), ("seats.{seat}.left",))
WINDOW_OPENED: Final = kind("window_opened", ("seat", "card"), ("playing",))
PLAYER_CHOSEN: Final = kind("player_chosen", ("seat", "other"))
CARD_LEFT: Final = kind("card_left", ("seat", "card", "place"), ("seats.{seat}.stable", *ELSEWHERE))
EFFECTS_PASSED: Final = kind("effects_passed", ("seat",), ("waiting",))
HAND_LEFT: Final = kind("hand_left", ("seat", "cards"), (*HELD, "discard"))
PLAY_DECLINED: Final = kind("play_declined", ("seat",), ("plays",))
SEARCH_BEGAN: Final = kind("search_began", ("seat", "", "secret:cards"), ("?deck",))
HAND_RECEIVED: Final = kind("hand_received", ("seat", "other", "secret:cards"), ("?seats.{seat}.hand", *KNOWN))
KINDS: Final[tuple[Kind, ...]] = kind.all()
