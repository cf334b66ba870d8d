"""Sheets: a hero as a match needs it, made of the facts of its file."""

from __future__ import annotations

from typing import Any

from meadhall.games.duel.rules import conditions
from meadhall.games.duel.rules.abilities import FIRST_LASTING
from meadhall.games.duel.rules.bonus import Bonus
from meadhall.games.duel.rules.table import MOMENTS, TIMINGS, Ability, Card, Sheet
from meadhall.games.duel.rules.vocabulary import Builder
from meadhall.kernel.machine import Program
from meadhall.packs import MistakeError, Where, name_index

BONUSES = ["attacking", "defending", "attack_card", "defence_card"]
COMBAT_MOMENTS = {"immediately", "during_combat", "after_combat", "combat_won", "attack_over"}


def build_sheet(facts: Any, program: Program) -> Sheet:
    """A hero's sheet, with its effects as numbered nodes."""
    sheet = Sheet(facts.id)
    builder = Builder(program, facts)
    seat_fighters(sheet, facts)
    set_token(sheet, facts.token)
    sheet.pieces = [piece.id for piece in facts.tokens]
    sheet.piece_most = [piece.most for piece in facts.tokens]
    sheet.symbols = list(facts.symbols)
    sheet.start_symbol = 0 if facts.symbols else -1
    sheet.shifts = facts.shifts_damage
    code = 0
    for at, card in enumerate(facts.cards):
        sheet.add_card(build_card(builder, sheet, card, code, ("cards", at)))
        code += card.copies
    for at, ability in enumerate(facts.abilities):
        where = ("abilities", at)
        moment = name_index(ability.when, MOMENTS, (*where, "when"), "moment")
        builder.in_combat = ability.when in COMBAT_MOMENTS
        builder.has_card = False
        builder.for_ever = ability.when == "opening"
        block = builder.block(ability.do, (*where, "do"))
        builder.check_stay(where)
        sheet.add_ability(Ability(ability.id, moment, whose(sheet, ability.whose, where), block))
    build_lasting(builder, sheet, facts)
    sheet.cards += builder.bonus_cards
    sheet.lasts, sheet.awaited = builder.lasts, builder.awaited
    if sheet.lasts and len(sheet.abilities) >= FIRST_LASTING:
        raise MistakeError(("abilities",), f"a hero with effects that last has fewer than {FIRST_LASTING} abilities")
    return sheet


def set_token(sheet: Sheet, token: Any) -> None:
    """What a hero gathers and spends, or the marker that shows one of its sides."""
    if token is None:
        return
    sheet.token, sheet.token_start, sheet.token_most = token.id, token.start, token.most
    if token.sides:
        sheet.sides = list(token.sides)
        sheet.token_most = len(token.sides) - 1


def build_lasting(builder: Builder, sheet: Sheet, facts: Any) -> None:
    """What holds all the time: bonuses, longer moves, boosts laid with attacks."""
    builder.in_effect = False
    for at, bonus in enumerate(facts.bonuses):
        sheet.statics.append(build_bonus(builder, sheet, bonus, ("bonuses", at)))
    builder.in_combat = False
    if facts.moves_farther is not None:
        sheet.farther = builder.number(facts.moves_farther, ("moves_farther",))
    if facts.lays_boost is not None:
        sheet.boosted = whose(sheet, facts.lays_boost, ("lays_boost",))


def seat_fighters(sheet: Sheet, facts: Any) -> None:
    """The hero first, then the sidekicks, numbered if there are several."""
    sheet.move = facts.move
    sheet.fighters = [facts.id]
    sheet.health = [facts.health]
    sheet.ranged = int(facts.attack == "ranged")
    sheet.standing = 1
    side = facts.sidekick
    if side is None:
        return
    sheet.sidekick = side.id
    every = (1 << side.count) - 1 << 1
    sheet.fighters += [f"{side.id}-{n + 1}" for n in range(side.count)] if side.count > 1 else [side.id]
    sheet.health += [side.health] * side.count
    sheet.ranged |= every if side.attack == "ranged" else 0
    sheet.standing |= every if side.standing else 0


def whose(sheet: Sheet, word: str, where: Where) -> int:
    """A set of a hero's fighters, counted from the hero."""
    every = (1 << len(sheet.fighters)) - 1
    return [1, every & ~1, every][name_index(word, ["hero", "sidekicks", "own"], where, "group of own fighters")]


def build_card(builder: Builder, sheet: Sheet, facts: Any, code: int, where: Where) -> Card:
    """A face with its effects."""
    value = -1 if facts.value is None else facts.value
    card = Card(facts.id, facts.type, value, -1 if facts.boost is None else facts.boost, code, facts.copies)
    card.fighters = whose(sheet, {"any": "own", "hero": "hero", "sidekick": "sidekicks"}[facts.fighter], where)
    card.uncancellable = facts.uncancellable
    card.tags = list(facts.tags)
    card.symbol = sheet.symbols.index(facts.symbol) if facts.symbol else -1
    for at, timing in enumerate(TIMINGS):
        builder.in_combat = timing != "scheme"
        card.blocks[at] = builder.block(getattr(facts, timing), (*where, timing))
    builder.check_stay(where)
    told = [getattr(facts, timing) for timing in TIMINGS]
    card.uncancellable |= says(told, "cannot_be_cancelled")
    card.leaves = says(told, {"put_card": "away"})
    if facts.defends_if is not None:
        builder.in_effect = False
        sheet.uses.append((code, builder.condition(facts.defends_if, (*where, "defends_if"))))
        builder.in_effect = True
    return card


def says(data: Any, effect: Any) -> bool:
    """Whether an effect stands somewhere among others."""
    if data == effect:
        return True
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return any(says(part, effect) for part in parts)


def build_bonus(builder: Builder, sheet: Sheet, facts: Any, where: Where) -> Bonus:
    """A lasting change of values."""
    builder.in_combat = True
    condition = conditions.All([]) if facts.condition is None else builder.condition(facts.condition, (*where, "if"))
    when = BONUSES.index(facts.when)
    return Bonus(whose(sheet, facts.whose, where), when, condition, builder.number(facts.n, (*where, "n")))
