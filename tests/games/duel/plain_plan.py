"""A plain plan for the duel: attack whenever you can, scheme when you cannot, and else walk towards the enemy hero."""

from __future__ import annotations

from typing import Any

from meadhall.games.duel.rules.manoeuvre import DONE
from meadhall.games.duel.rules.state import Duel
from meadhall.games.duel.rules.table import STRIDE
from meadhall.kernel.bits import WORD
from meadhall.kernel.chance import chance_of
from meadhall.kernel.game import Option
from meadhall.kernel.machine import asker, legal
from meadhall.kernel.match import Match

FAR = 12


def answer(match: Match, seed: int) -> int:
    """What the plan answers to the open question: where it has nothing to say, anything."""
    s: Any = match.state
    options = [match.game.option(s, code) for code in legal(s)]
    question = asker(s).question
    if question == "choose_action":
        return action(s, options)
    if question in {"choose_attack_card", "choose_defence_card", "discard_to_limit"}:
        return card(s, options, is_kept=question == "discard_to_limit")
    if question == "choose_boost" and s.combat == 0:
        return boost(s, options)
    if question == "choose_move":
        return walk(s, options)
    return options[chance_of(seed, "plain plan").below(len(options))].code


def action(s: Duel, options: list[Option]) -> int:
    """An attack, on the enemy hero if possible; else a scheme; else a manoeuvre."""
    hero = s.table.fighter_ids[s.table.base[1 - s.asked]]
    wanted = {"attack": 1, "scheme": 2, "manoeuvre": 3}
    return min(options, key=lambda each: (wanted[each.kind], each.fields.get("target") != hero, each.code)).code


def card(s: Duel, options: list[Option], *, is_kept: bool) -> int:
    """The card with the highest value, and the lowest if it is given away."""
    cards = [each.code for each in options if each.kind != "pass"]
    pick = min if is_kept else max
    return pick(cards, key=lambda code: s.table.value[STRIDE * s.asked + code])


def boost(s: Duel, options: list[Option]) -> int:
    """The weakest card, if the enemy hero is too far to be attacked after a walk without it."""
    me = s.asked
    is_far = apart(s, s.space[s.table.base[me]], goal(s)) > 1 + s.table.sheets[me].move
    nothing = [each.code for each in options if each.kind == "pass"]
    return card(s, options, is_kept=True) if is_far and len(options) > 1 else nothing[0]


def walk(s: Duel, options: list[Option]) -> int:
    """Whoever gets nearer to the enemy hero by it, as near as possible."""
    base = s.table.base[s.asked]
    best, nearest = DONE, FAR
    for each in options:
        fighter, space = base + each.code // WORD, each.code % WORD
        if space == DONE or fighter >= s.table.base[s.asked + 1]:
            continue
        far = apart(s, space, goal(s))
        if far < min(nearest, apart(s, s.space[fighter], goal(s))):
            best, nearest = each.code, far
    codes = [each.code for each in options]
    return best if best in codes else codes[-1]


def goal(s: Duel) -> int:
    """Where the enemy hero stands."""
    return s.space[s.table.base[1 - s.asked]]


def apart(s: Duel, one: int, other: int) -> int:
    """How many steps lie between two spaces."""
    return next((n for n in range(FAR) if s.table.board.around(s.doors, one, n) >> other & 1), FAR)
