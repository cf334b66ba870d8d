"""Events: what happened, as ints, with names and meanings for readers outside.

Each kind tells what its parts a, b, c, d and its secret are, and which parts of a view it names as changed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.kernel.events import Kind, Kinds

# why a card was discarded
BY_CHOICE: Final = 0
BY_CHANCE: Final = 1
AS_BOOST: Final = 2
OVER_LIMIT: Final = 3
WHY: Final = ("choice", "chance", "boost", "limit")

# where a card is put
TOP: Final = 0
BOTTOM: Final = 1
SHUFFLED: Final = 2
AWAY: Final = 3
PLACES: Final = ("top", "bottom", "deck", "away")


# a hand changes, and with it what is known of it
HELD: Final = ("seats.{seat}.hand", "?seats.{seat}.known")


# how long something lasts: as long as its card is in play or until it has acted, or until a moment
UNTIL: Final = ("open", "turn_end", "next_turn", "next_turn_end")


# Meanings: seat, other (a second seat), fighter, target, space, origin, path (two ints), door, why, found (a card or
# none), cause (a card or an ability), until, fighters (a set), piece (a kind of tokens of the seat), number parts by
# any other name; `secret:card`, `secret:cards` (a set) and `secret:top` (cards in order, told as `cards`) are the
# secret part, of the seat before it.
kind: Final = Kinds()
FIRST_CHOSEN: Final = kind("first_chosen", ("seat",))
FIGHTER_PLACED: Final = kind("fighter_placed", ("fighter", "space", "origin"), ("fighters.{fighter}.space",))
FIGHTER_MOVED: Final = kind("fighter_moved", ("fighter", "space", "path"), ("fighters.{fighter}.space",))
TURN_BEGAN: Final = kind("turn_began", ("seat", "actions"), ("turn", "?actions", "?taken", "?fighters.*.began"))
ACTION_TAKEN: Final = kind("action_taken", ("seat", "actions"), ("actions", "taken"))
ACTIONS_GAINED: Final = kind("actions_gained", ("seat", "number", "actions"), ("actions",))
CARD_DRAWN: Final = kind("card_drawn", ("seat", "", "", "", "secret:card"), (*HELD, "seats.{seat}.deck"))
CARD_DISCARDED: Final = kind("card_discarded", ("seat", "card", "why"), (*HELD, "seats.{seat}.discard", "?playing"))
CARD_TAKEN: Final = kind("card_taken", ("seat", "card"), (*HELD, "seats.{seat}.discard"))
CARD_KEPT: Final = kind(
    "card_kept", ("seat", "card"), ("seats.{seat}.hand", "?combat", "?playing", "?seats.{seat}.known")
)
CARD_PLAYED: Final = kind(
    "card_played", ("seat", "card", "fighter"), ("seats.{seat}.hand", "playing", "?seats.{seat}.known")
)
CARD_LAID: Final = kind("card_laid", ("seat", "role", "", "", "secret:card"), ("seats.{seat}.hand", "combat"))
CARD_REVEALED: Final = kind("card_revealed", ("seat", "card", "number"), ("combat", "?seats.{seat}.known"))
HAND_SHOWN: Final = kind("hand_shown", ("seat", "other", "", "", "secret:cards"), ("?seats.{seat}.known",))
CARD_PUT_UNDER: Final = kind("card_put_under", ("seat", "other", "", "", "secret:card"), (*HELD, "seats.{seat}.deck"))
ATTACK_DECLARED: Final = kind("attack_declared", ("fighter", "target", "bonus"), ("combat",))
COMBATANT_REPLACED: Final = kind("combatant_replaced", ("fighter", "target"), ("combat",))
EFFECTS_CANCELLED: Final = kind("effects_cancelled", ("seat",), ("combat",))
VALUE_IGNORED: Final = kind("value_ignored", ("seat",), ("combat",))
VALUE_CHANGED: Final = kind("value_changed", ("seat", "from", "to"), ("combat",))
COMBAT_RESOLVED: Final = kind("combat_resolved", ("seat", "attack", "defence", "number"), ("combat",))
COMBAT_ENDED: Final = kind("combat_ended", (), ("combat",))
DAMAGE_DEALT: Final = kind(
    "damage_dealt", ("fighter", "number", "from", "to"), ("fighters.{fighter}.health", "?pending")
)
DAMAGE_SHIFTED: Final = kind("damage_shifted", ("fighter", "target", "number"), ("?pending",))
DAMAGE_PREVENTED: Final = kind("damage_prevented", ("fighter", "target"), ("combat",))
DAMAGE_REFLECTED: Final = kind("damage_reflected", ("fighter", "target"), ("combat",))
FIGHTER_DEFEATED: Final = kind("fighter_defeated", ("fighter", "origin"), ("fighters.{fighter}.space",))
FIGHTER_HEALED: Final = kind("fighter_healed", ("fighter", "number", "from", "to"), ("fighters.{fighter}.health",))
FIGHTER_SUMMONED: Final = kind(
    "fighter_summoned",
    ("fighter", "space", "to"),
    ("fighters.{fighter}", "?fighters.{fighter}.began", "?seats.*.in_play"),
)
TOKENS_CHANGED: Final = kind("tokens_changed", ("seat", "from", "to"), ("seats.{seat}.tokens",))
DOOR_OPENED: Final = kind("door_opened", ("door", "fighter"), ("doors",))
DOOR_CLOSED: Final = kind("door_closed", ("door", "fighter"), ("doors",))
DECK_EXHAUSTED: Final = kind("deck_exhausted", ("seat",))
SEAT_OUT: Final = kind("seat_out", ("seat",), ("seats.{seat}.out",))
SEAT_LEFT: Final = kind("seat_left", ("seat",), ("seats.{seat}.left",))
TURN_ENDED: Final = kind("turn_ended", ("seat",))
SCHEME_ENDED: Final = kind("scheme_ended", ("seat", "card"), ("seats.{seat}.discard", "playing"))
CARD_UNLAID: Final = kind("card_unlaid", ("seat", "card"), ("seats.{seat}.discard", "combat"))
ITEM_CHOSEN: Final = kind("item_chosen", ("seat", "item"))
OPPONENT_CHOSEN: Final = kind("opponent_chosen", ("seat", "other"))
FIGHTER_REMOVED: Final = kind(
    "fighter_removed", ("fighter", "origin", "from"), ("?fighters.{fighter}.space", "fighters.{fighter}.health")
)
BONUS_ANNOUNCED: Final = kind("bonus_announced", ("seat", "card"), ("combat",))
BOOST_LAID: Final = kind("boost_laid", ("seat", "", "", "", "secret:card"), ("seats.{seat}.hand", "combat"))
BOOST_REVEALED: Final = kind(
    "boost_revealed", ("seat", "card", "number"), ("combat", "seats.{seat}.discard", "?seats.{seat}.known")
)
BOOST_LOST: Final = kind("boost_lost", ("seat", "card"), ("combat",))
CARDS_SEEN: Final = kind("cards_seen", ("seat", "number", "", "", "secret:top"), ("?seats.{seat}.deck",))
CARD_PICKED: Final = kind("card_picked", ("seat", "", "", "", "secret:card"), (*HELD, "seats.{seat}.deck"))
CARD_RETURNED: Final = kind("card_returned", ("seat", "number", "", "", "secret:card"), ("?seats.{seat}.deck",))
DECK_SEARCHED: Final = kind(
    "deck_searched", ("seat", "found"), ("?seats.{seat}.hand", "?seats.{seat}.known", "?seats.{seat}.deck")
)
CARD_MILLED: Final = kind("card_milled", ("seat", "card"), ("seats.{seat}.deck", "seats.{seat}.discard"))
SIDE_TURNED: Final = kind("side_turned", ("seat", "side"), ("?seats.{seat}.tokens", "?combat"))
CARD_CHOSEN: Final = kind("card_chosen", ("seat", "card", "other"), ("?seats.{seat}.known", "?playing"))
SPACE_CHOSEN: Final = kind("space_chosen", ("seat", "space"), ("?playing",))
DAMAGE_COMING: Final = kind("damage_coming", ("fighter", "number"), ("?pending",))
CARD_SHOWN: Final = kind("card_shown", ("seat", "card"), ("?seats.{seat}.deck",))
CARD_RECALLED: Final = kind("card_recalled", ("seat", "card", "place"), ("seats.{seat}.deck", "seats.{seat}.discard"))
CARD_PUT: Final = kind("card_put", ("seat", "card", "place"), ("?seats.{seat}.deck", "?combat", "?playing"))
PILE_SHUFFLED: Final = kind("pile_shuffled", ("seat", "number"), ("seats.{seat}.deck", "seats.{seat}.discard"))
DAMAGE_REDUCED: Final = kind("damage_reduced", ("fighter", "number"), ("?combat",))
DAMAGE_LIMITED: Final = kind("damage_limited", ("fighter", "number"), ("?combat",))
CARD_STAYED: Final = kind("card_stayed", ("seat", "card", "until"), ("seats.{seat}.in_play", "?combat", "?playing"))
CARD_LEFT: Final = kind("card_left", ("seat", "card"), ("seats.{seat}.in_play", "seats.{seat}.discard", "?combat"))
LASTING_BEGAN: Final = kind(
    "lasting_began", ("seat", "cause", "until", "fighters"), ("?seats.{seat}.in_play", "?combat")
)
LASTING_ENDED: Final = kind("lasting_ended", ("seat", "cause"), ("?seats.{seat}.in_play", "?combat"))
LASTING_ACTS: Final = kind("lasting_acts", ("seat", "cause"), ("?seats.{seat}.in_play",))
DAMAGE_AVERTED: Final = kind("damage_averted", ("fighter", "number"))
PIECE_LAID: Final = kind("piece_laid", ("seat", "piece", "space"), ("seats.{seat}.pieces",))
PIECE_LIFTED: Final = kind("piece_lifted", ("seat", "piece", "space"), ("seats.{seat}.pieces",))
PIECE_MOVED: Final = kind("piece_moved", ("seat", "piece", "space", "origin"), ("seats.{seat}.pieces",))
PIECES_HELD: Final = kind("pieces_held", ("fighter", "seat", "piece", "number"), ("seats.{seat}.pieces",))
KINDS: Final[tuple[Kind, ...]] = kind.all()

PATH_STEP: Final = 6  # bits a space, or a card
PATH_MASK: Final = 0x3F
PATH_PART: Final = 9  # of them in one number


def pack_path(way: list[int], part: int) -> i64:
    """Nine spaces of a path as one int, each plus one so that an end shows."""
    packed: i64 = 0
    for at, space in enumerate(way[PATH_PART * part : PATH_PART * part + PATH_PART]):
        packed |= i64(space + 1) << PATH_STEP * at
    return packed


def unpack_path(parts: list[int]) -> list[int]:
    """The spaces of a packed path."""
    way: list[int] = []
    for part in parts:
        rest = part
        while rest:
            way.append((rest & PATH_MASK) - 1)
            rest >>= PATH_STEP
    return way
