"""Events: what happened, as ints, with names and meanings for readers outside.

Each kind tells what its parts a, b, c, d and its secret are, and which parts of a view it names as changed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.kernel.events import Kind

# why a card was discarded
BY_CHOICE: Final = 0
BY_CHANCE: Final = 1
AS_BOOST: Final = 2
OVER_LIMIT: Final = 3
WHY: Final = ("choice", "chance", "boost", "limit")

FIRST_CHOSEN: Final = 0
FIGHTER_PLACED: Final = 1
FIGHTER_MOVED: Final = 2
TURN_BEGAN: Final = 3
ACTION_TAKEN: Final = 4
ACTIONS_GAINED: Final = 5
CARD_DRAWN: Final = 6
CARD_DISCARDED: Final = 7
CARD_TAKEN: Final = 8
CARD_KEPT: Final = 9
CARD_PLAYED: Final = 10
CARD_LAID: Final = 11
CARD_REVEALED: Final = 12
HAND_SHOWN: Final = 13
CARD_PUT_UNDER: Final = 14
ATTACK_DECLARED: Final = 15
COMBATANT_REPLACED: Final = 16
EFFECTS_CANCELLED: Final = 17
VALUE_IGNORED: Final = 18
VALUE_CHANGED: Final = 19
COMBAT_RESOLVED: Final = 20
COMBAT_ENDED: Final = 21
DAMAGE_DEALT: Final = 22
DAMAGE_SHIFTED: Final = 23
DAMAGE_PREVENTED: Final = 24
DAMAGE_REFLECTED: Final = 25
FIGHTER_DEFEATED: Final = 26
FIGHTER_HEALED: Final = 27
FIGHTER_SUMMONED: Final = 28
TOKENS_CHANGED: Final = 29
DOOR_OPENED: Final = 30
DOOR_CLOSED: Final = 31
DECK_EXHAUSTED: Final = 32
SEAT_OUT: Final = 33
SEAT_LEFT: Final = 34
TURN_ENDED: Final = 35
SCHEME_ENDED: Final = 36
CARD_UNLAID: Final = 37
ITEM_CHOSEN: Final = 38
OPPONENT_CHOSEN: Final = 39
FIGHTER_REMOVED: Final = 40
BONUS_ANNOUNCED: Final = 41
BOOST_LAID: Final = 42
BOOST_REVEALED: Final = 43
BOOST_LOST: Final = 44
CARDS_SEEN: Final = 45
CARD_PICKED: Final = 46
CARD_RETURNED: Final = 47
DECK_SEARCHED: Final = 48
CARD_MILLED: Final = 49
SIDE_TURNED: Final = 50
CARD_CHOSEN: Final = 51
SPACE_CHOSEN: Final = 52
DAMAGE_COMING: Final = 53


# a hand changes, and with it what is known of it
HELD: Final = ("seats.{seat}.hand", "?seats.{seat}.known")


# Meanings: seat, other (a second seat), fighter, target, space, origin, path (two ints), door, why, found (a card or
# none), number parts by any other name; `secret:card`, `secret:cards` (a set) and `secret:top` (cards in
# order, told as `cards`) are the secret part, of the seat named before.
KINDS: Final[tuple[Kind, ...]] = (
    Kind("first_chosen", ("seat",)),
    Kind("fighter_placed", ("fighter", "space", "origin"), ("fighters.{fighter}.space",)),
    Kind("fighter_moved", ("fighter", "space", "path"), ("fighters.{fighter}.space",)),
    Kind("turn_began", ("seat", "actions"), ("turn", "?actions", "?taken", "?fighters.*.began")),
    Kind("action_taken", ("seat", "actions"), ("actions", "taken")),
    Kind("actions_gained", ("seat", "number", "actions"), ("actions",)),
    Kind(
        "card_drawn",
        ("seat", "", "", "", "secret:card"),
        (*HELD, "seats.{seat}.deck"),
    ),
    Kind("card_discarded", ("seat", "card", "why"), (*HELD, "seats.{seat}.discard", "?playing")),
    Kind("card_taken", ("seat", "card"), (*HELD, "seats.{seat}.discard")),
    Kind("card_kept", ("seat", "card"), ("seats.{seat}.hand", "combat", "?seats.{seat}.known")),
    Kind("card_played", ("seat", "card", "fighter"), ("seats.{seat}.hand", "playing", "?seats.{seat}.known")),
    Kind("card_laid", ("seat", "role", "", "", "secret:card"), ("seats.{seat}.hand", "combat")),
    Kind("card_revealed", ("seat", "card", "number"), ("combat", "?seats.{seat}.known")),
    Kind("hand_shown", ("seat", "other", "", "", "secret:cards"), ("?seats.{seat}.known",)),
    Kind(
        "card_put_under",
        ("seat", "other", "", "", "secret:card"),
        (*HELD, "seats.{seat}.deck"),
    ),
    Kind("attack_declared", ("fighter", "target", "bonus"), ("combat",)),
    Kind("combatant_replaced", ("fighter", "target"), ("combat",)),
    Kind("effects_cancelled", ("seat",), ("combat",)),
    Kind("value_ignored", ("seat",), ("combat",)),
    Kind("value_changed", ("seat", "from", "to"), ("combat",)),
    Kind("combat_resolved", ("seat", "attack", "defence", "number"), ("combat",)),
    Kind("combat_ended", (), ("combat",)),
    Kind("damage_dealt", ("fighter", "number", "from", "to"), ("fighters.{fighter}.health", "?pending")),
    Kind("damage_shifted", ("fighter", "target", "number"), ("?pending",)),
    Kind("damage_prevented", ("fighter", "target"), ("combat",)),
    Kind("damage_reflected", ("fighter", "target"), ("combat",)),
    Kind("fighter_defeated", ("fighter", "origin"), ("fighters.{fighter}.space",)),
    Kind("fighter_healed", ("fighter", "number", "from", "to"), ("fighters.{fighter}.health",)),
    Kind("fighter_summoned", ("fighter", "space", "to"), ("fighters.{fighter}", "?fighters.{fighter}.began")),
    Kind("tokens_changed", ("seat", "from", "to"), ("seats.{seat}.tokens",)),
    Kind("door_opened", ("door", "fighter"), ("doors",)),
    Kind("door_closed", ("door", "fighter"), ("doors",)),
    Kind("deck_exhausted", ("seat",), ()),
    Kind("seat_out", ("seat",), ("seats.{seat}.out",)),
    Kind("seat_left", ("seat",), ("seats.{seat}.left",)),
    Kind("turn_ended", ("seat",), ()),
    Kind("scheme_ended", ("seat", "card"), ("seats.{seat}.discard", "playing")),
    Kind("card_unlaid", ("seat", "card"), ("seats.{seat}.discard", "combat")),
    Kind("item_chosen", ("seat", "item"), ()),
    Kind("opponent_chosen", ("seat", "other"), ()),
    Kind("fighter_removed", ("fighter", "origin", "from"), ("?fighters.{fighter}.space", "fighters.{fighter}.health")),
    Kind("bonus_announced", ("seat", "card"), ("combat",)),
    Kind("boost_laid", ("seat", "", "", "", "secret:card"), ("seats.{seat}.hand", "combat")),
    Kind("boost_revealed", ("seat", "card", "number"), ("combat", "seats.{seat}.discard", "?seats.{seat}.known")),
    Kind("boost_lost", ("seat", "card"), ("combat",)),
    Kind("cards_seen", ("seat", "number", "", "", "secret:top"), ("?seats.{seat}.deck",)),
    Kind("card_picked", ("seat", "", "", "", "secret:card"), (*HELD, "seats.{seat}.deck")),
    Kind("card_returned", ("seat", "number", "", "", "secret:card"), ("?seats.{seat}.deck",)),
    Kind("deck_searched", ("seat", "found"), ("?seats.{seat}.hand", "?seats.{seat}.known", "?seats.{seat}.deck")),
    Kind("card_milled", ("seat", "card"), ("seats.{seat}.deck", "seats.{seat}.discard")),
    Kind("side_turned", ("seat", "side"), ("?seats.{seat}.tokens", "?combat")),
    Kind("card_chosen", ("seat", "card", "other"), ("?seats.{seat}.known", "?playing")),
    Kind("space_chosen", ("seat", "space"), ("?playing",)),
    Kind("damage_coming", ("fighter", "number"), ("?pending",)),
)

PATH_STEP: Final = 6  # bits a space, or a card
PATH_PART: Final = 9


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
            way.append((rest & 63) - 1)
            rest >>= PATH_STEP
    return way
