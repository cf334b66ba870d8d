"""Ways: the three actions with why one of them is not possible, and what each card of a hand is good for now."""

from __future__ import annotations

from typing import Final, NamedTuple

from mypy_extensions import i64

from meadhall.games.duel.rules.combat import defensible
from meadhall.games.duel.rules.movement import in_sight
from meadhall.games.duel.rules.state import DEFENDER, FIGHT_WHO, Duel
from meadhall.games.duel.rules.table import STRIDE
from meadhall.games.duel.rules.turn import attackable
from meadhall.kernel.bits import bit, members
from meadhall.kernel.machine import asker

POSSIBLE: Final = ""
ACTIONS: Final = ("manoeuvre", "attack", "scheme")
ABOUT_HANDS: Final = frozenset(
    {"choose_action", "choose_attack_card", "choose_boost", "choose_defence_card", "lay_boost"}
)
# every reason that there can be, by what it is about
NO_ACTION: Final = (
    "no-attack-card", "no-card-for-attacker", "no-enemy-in-reach", "not-yet", "no-scheme-card", "nobody-for-scheme",
)  # fmt: skip
NO_USE: Final = (
    "defends", "nobody-for-card", "out-of-reach", "not-yet", "not-attack", "not-defence", "not-this-fighter",
    "no-boost",
)  # fmt: skip


class Use(NamedTuple):
    """What a card of the hand is good for: who may attack with it now, and why it cannot be used if it cannot."""

    card: str
    attackers: list[str]
    why: str


def ways(s: Duel) -> list[tuple[str, str]]:
    """The actions of the seat that is asked for one, each with the reason why it is not possible, or none."""
    if asker(s).question != "choose_action":
        return []
    me = s.asked
    return list(zip(ACTIONS, (POSSIBLE, why_no_attack(s, me), why_no_scheme(s, me)), strict=True))


def own(s: Duel, me: i64) -> list[int]:
    """A seat's fighters that are on the board."""
    return [f for f in range(s.table.base[me], s.table.base[me + 1]) if s.space[f] >= 0]


def within_reach(s: Duel, fighter: i64, foes: i64) -> bool:
    """Whether a fighter has one of some foes in reach (D7.2)."""
    return s.on_spaces(foes, in_sight(s, fighter)) != 0


def why_no_attack(s: Duel, me: i64) -> str:
    """Why nobody of a seat can attack, if that is so."""
    table, hand, fighters = s.table, s.hand[me], own(s, me)
    armed = [f for f in fighters if hand & table.use_attack[f] != 0]
    if not armed:
        return "no-attack-card"
    if any(within_reach(s, f, attackable(s, me)) for f in armed):
        return POSSIBLE
    if any(within_reach(s, f, table.foes[me]) for f in armed):
        return "not-yet"
    near = any(within_reach(s, f, attackable(s, me)) for f in fighters)
    return "no-card-for-attacker" if near else "no-enemy-in-reach"


def why_no_scheme(s: Duel, me: i64) -> str:
    """Why nobody of a seat can play a scheme, if that is so."""
    table, hand = s.table, s.hand[me]
    if any(hand & table.use_scheme[f] != 0 for f in own(s, me)):
        return POSSIBLE
    held = any(hand & table.use_scheme[f] != 0 for f in range(table.base[me], table.base[me + 1]))
    return "nobody-for-scheme" if held else "no-scheme-card"


def uses(s: Duel) -> list[Use]:
    """Each face in the hand of the seat that is asked, for the questions about what is done with a card of it."""
    question, me = asker(s).question, s.asked
    if question not in ABOUT_HANDS:
        return []
    found: list[Use] = []
    for code in members(s.hand[me] & s.table.first[me]):
        attackers = attackers_with(s, me, code) if question == "choose_action" else []
        found.append(Use(s.table.card_ids[STRIDE * me + code], attackers, why_not(s, me, code, question)))
    return found


def why_not(s: Duel, me: i64, code: int, question: str) -> str:
    """Why a card is no answer to a question, if it is none."""
    if question == "choose_action":
        return why_no_action(s, me, code)
    if question == "choose_attack_card":
        return why_no_lay(s, me, code, s.table.use_attack[s.fight(FIGHT_WHO)], "not-attack")
    if question == "choose_defence_card":
        return why_no_lay(s, me, code, defensible(s, me, s.fight(FIGHT_WHO + DEFENDER)), "not-defence")
    return POSSIBLE if s.table.boostable[me] & bit(code) != 0 else "no-boost"


def attackers_with(s: Duel, me: i64, code: int) -> list[str]:
    """The fighters who could attack with a card now."""
    foes = attackable(s, me)
    users = [f for f in own(s, me) if s.table.use_attack[f] & bit(code) != 0]
    return [s.table.fighter_ids[f] for f in users if within_reach(s, f, foes)]


def why_no_action(s: Duel, me: i64, code: int) -> str:
    """Why no action can be taken with a card."""
    card = s.table.cards[STRIDE * me + code]
    users = [f for f in own(s, me) if card.fighters >> (f - s.table.base[me]) & 1 != 0]
    if card.kind == "defence":
        return "defends"
    if not users:
        return "nobody-for-card"
    if card.kind == "scheme":
        return POSSIBLE
    if any(within_reach(s, f, attackable(s, me)) for f in users):
        return POSSIBLE
    return "not-yet" if any(within_reach(s, f, s.table.foes[me]) for f in users) else "out-of-reach"


def why_no_lay(s: Duel, me: i64, code: int, usable: i64, other: str) -> str:
    """Why a card cannot be laid in combat: it is of another kind, or for another fighter."""
    if usable & bit(code) != 0:
        return POSSIBLE
    card = s.table.cards[STRIDE * me + code]
    fits = card.attacks() if other == "not-attack" else card.defends()
    return "not-this-fighter" if fits else other
