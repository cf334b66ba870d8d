"""Integrity: whether rows that came from outside can be a position of a duel."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from meadhall.games.duel.rules.defeat import REASONS
from meadhall.games.duel.rules.fields import (
    BEGAN_ROW,
    CARDS_ROW,
    HAND_ROW,
    HEALTH_ROW,
    KNOWN_ROW,
    LASTING_ROW,
    LEFT_ROW,
    NUMBERS,
    NUMBERS_ROW,
    PEEKED_ROW,
    PIECES_ROW,
    PILED_ROW,
    PLAIN_ROWS,
    ROWS,
    SPACE_ROW,
    STANDS_ROW,
    TOKEN_ROW,
)
from meadhall.games.duel.rules.lasting import (
    ACTOR_SHIFT,
    AMOUNT_MASK,
    AMOUNT_SHIFT,
    CARD,
    CODE_MASK,
    GROUP_MASK,
    GROUP_SHIFT,
    OF_ABILITY,
    OPPONENT_MASK,
    OPPONENT_SHIFT,
    WHO_MASK,
    Lasting,
    code_in,
    is_anchor,
    place_of,
)
from meadhall.games.duel.rules.pieces import HELD_BITS, MOST_HELD
from meadhall.games.duel.rules.redeal import could_be, held_by, hidden_card, usable_by
from meadhall.games.duel.rules.state import (
    A_PLACED_SCHEME,
    A_SCHEME,
    AN_ABILITY,
    ATTACKER,
    BATCH_AMOUNTS,
    BATCH_COMBAT,
    BATCH_SAVED,
    CLEARED,
    CTX_ACTOR,
    CTX_CARD,
    CTX_CHOSEN,
    CTX_CROSSED,
    CTX_HURT,
    CTX_KIND,
    CTX_NUMBER,
    CTX_OPPONENT,
    CTX_PICKED,
    CTX_SAVED,
    CTX_SEAT,
    CTX_SIZE,
    CTX_SPACES,
    DEFENDER,
    FIGHT_ADD,
    FIGHT_BASE,
    FIGHT_BONUS,
    FIGHT_BOOST,
    FIGHT_CARD,
    FIGHT_DEALT,
    FIGHT_FINAL,
    FIGHT_FLAGS,
    FIGHT_SAVED,
    FIGHT_SEAT,
    FIGHT_SIZE,
    FIGHT_STAGE,
    FIGHT_WHO,
    FLAGS,
    IN_PLAY,
    KEPT,
    LAID,
    Duel,
)
from meadhall.games.duel.rules.table import DECK, LASTING_SLOTS, PIECE_KINDS, PIECE_PARTS, STRIDE, VIRTUAL, Table
from meadhall.kernel.bits import members
from meadhall.kernel.machine import (
    A_SHIFT,
    GONE,
    NODE_MASK,
    OPERAND_MASK,
    QUESTION_ROW,
    SEAT_MASK,
    SEAT_SHIFT,
    STACK_ROW,
    asker,
)
from meadhall.kernel.rows import (
    LARGEST,
    LARGEST_COUNT,
    chain_of,
    check_frames,
    check_kernel,
    check_number,
    check_row,
    check_table,
    named_rows,
    refused,
)

ALL_CARDS: Final = (1 << DECK) - 1


# ---------------------------------------------------------------- rows
def checked_rows(table: Table, rows: Any) -> list[list[int]]:
    """Rows whose numbers are each in their range, with a stack that is made of blocks and frames."""
    told = named_rows(rows, ROWS if table.lasting + table.pieces > 0 else ROWS[:PLAIN_ROWS])
    seats: int = table.seats
    fighters = len(table.health)
    last: int = table.board.size - 1
    check_kernel(told, seats, len(REASONS), len(table.saved_steps))
    numbers = checked_numbers(table, told[NUMBERS_ROW])
    check_table(told[QUESTION_ROW], told[QUESTION_ROW][GONE] | numbers["out"], seats)
    for row, size, low, high in (
        (SPACE_ROW, fighters, -1, last),
        (HEALTH_ROW, fighters, 0, max(list(table.health))),
        (BEGAN_ROW, fighters, -1, last),
        (STANDS_ROW, seats, 0, (2 << last) - 1),
        (HAND_ROW, seats, 0, ALL_CARDS),
        (LEFT_ROW, seats, 0, DECK),
        (PILED_ROW, seats, 0, DECK),
        (TOKEN_ROW, seats, 0, LARGEST_COUNT),
        (KNOWN_ROW, seats * seats, 0, ALL_CARDS),
        (PEEKED_ROW, seats * seats, 0, ALL_CARDS),
        (CARDS_ROW, seats * DECK, -1, DECK - 1),
    ):
        check_row(ROWS[row], told[row], size, low, high)
    check_stack(table, told[STACK_ROW], numbers)
    if len(told) > PLAIN_ROWS:
        check_lasting(table, told[LASTING_ROW])
        check_pieces(table, told[PIECES_ROW])
    return told


def check_pieces(table: Table, row: list[int]) -> None:
    """Tokens lie on spaces that there are and on fighters that there are, no more of them than there can be."""
    check_row(ROWS[PIECES_ROW], row, int(table.pieces), 0, LARGEST)
    for seat in range(int(table.seats)):
        sheet = table.sheets[seat]
        for kind in range(PIECE_KINDS if row else 0):
            at = PIECE_PARTS * (PIECE_KINDS * seat + kind)
            most = sheet.piece_most[kind] if kind < len(sheet.pieces) else 0
            check_number("spaces with tokens", row[at], 0, (1 << int(table.board.size)) - 1)
            check_number("tokens on fighters", row[at + 1], 0, (1 << HELD_BITS * len(table.health)) - 1)
            on_fighters = sum(row[at + 1] >> HELD_BITS * f & MOST_HELD for f in range(len(table.health)))
            check_number("tokens on the board", row[at].bit_count() + on_fighters, 0, most)


def check_lasting(table: Table, row: list[int]) -> None:
    """Each thing that lasts follows from a verb of its player's hero, and belongs to a card that lies in play."""
    check_row(ROWS[LASTING_ROW], row, int(table.lasting), 0, LARGEST)
    everyone = (1 << len(table.health)) - 1
    for seat in range(int(table.seats) if row else 0):
        for slot in range(LASTING_SLOTS):
            at = int(place_of(seat, slot))
            if row[at] == 0:
                check_number("what an empty place is about", row[at + 1], 0, 0)
                continue
            check_lasting_thing(table, row, seat, at)
            check_number("whom something that lasts is about", row[at + 1] & WHO_MASK, 0, everyone)
            check_number("how much something that lasts changes", row[at + 1] >> AMOUNT_SHIFT, 1, AMOUNT_MASK)


def check_lasting_thing(table: Table, row: list[int], seat: int, at: int) -> None:
    """One of them: its node, its player, its source."""
    frame = row[at]
    check_frames([0, frame], set(), int(table.seats), len(table.saved_steps))
    rule = table.program.entries[table.saved_steps[frame & NODE_MASK]].node
    source = frame >> A_SHIFT
    if not isinstance(rule, Lasting) or frame >> SEAT_SHIFT & SEAT_MASK != seat or source > OPERAND_MASK:
        raise refused(f"what lasts for seat {seat} does not follow from a verb of its hero: {frame}")
    code = source & CODE_MASK
    if source & OF_ABILITY:
        check_number("the ability of something that lasts", code, 0, len(table.sheets[seat].abilities) - 1)
    else:
        check_card(table, "the card of something that lasts", seat, code)
    check_number("who began something that lasts", source >> ACTOR_SHIFT, 0, len(table.health) - 1)
    check_number("the opponent of something that lasts", source >> OPPONENT_SHIFT & OPPONENT_MASK, 0, int(table.seats))
    group = source >> GROUP_SHIFT & GROUP_MASK
    check_number("the place of a card in play", group, 0, LASTING_SLOTS)
    own = int(place_of(seat, group - 1)) if group else -1
    if (rule.kind == CARD) != (own == at) or (group and not is_card_in(table, row[own])):
        raise refused(f"something that lasts for seat {seat} belongs to a card that does not lie in play")


def is_card_in(table: Table, frame: int) -> bool:
    """Whether a frame is that of a card in play."""
    if frame == 0 or frame & NODE_MASK >= len(table.saved_steps):
        return False
    rule = table.program.entries[table.saved_steps[frame & NODE_MASK]].node
    return isinstance(rule, Lasting) and bool(rule.kind == CARD)


def checked_numbers(table: Table, row: list[int]) -> dict[str, int]:
    """Whose turn it is, who is out, which doors are closed; by name."""
    everybody = (1 << int(table.seats)) - 1
    check_row(ROWS[NUMBERS_ROW], row, len(NUMBERS), -1, LARGEST_COUNT)
    numbers = dict(zip(NUMBERS, row, strict=True))
    check_number("turn", numbers["turn"], -1, int(table.seats) - 1)
    check_number("actions left", numbers["actions"], 0, LARGEST_COUNT)
    check_number("actions taken", numbers["taken"], 0, LARGEST_COUNT)
    check_number("seats that have played", numbers["played"], 0, everybody)
    check_number("seats that are out", numbers["out"], 0, everybody)
    check_number("closed doors", numbers["doors"], 0, (1 << len(table.board.doors)) - 1)
    return numbers


def check_stack(table: Table, stack: list[int], numbers: dict[str, int]) -> None:
    """Contexts, combats and batches lie on the stack without touching; between them are frames."""
    fighters = len(table.health)
    batch_size = BATCH_AMOUNTS + fighters
    taken: set[int] = set()
    for base in chain_of("a context", stack, numbers["context"], CTX_SIZE, CTX_SAVED, taken):
        check_context(table, stack[base : base + CTX_SIZE])
    for base in chain_of("a combat", stack, numbers["combat"], FIGHT_SIZE, FIGHT_SAVED, taken):
        check_combat(table, stack[base : base + FIGHT_SIZE])
    for base in chain_of("a batch", stack, numbers["batch"], batch_size, BATCH_SAVED, taken):
        amounts = stack[base + BATCH_COMBAT : base + batch_size]
        check_row("a batch of damage", amounts, fighters + 1, 0, LARGEST_COUNT)
    check_frames(stack, taken, int(table.seats), len(table.saved_steps))


def check_context(table: Table, block: list[int]) -> None:
    """The context of a card or an ability."""
    seats: int = table.seats
    spaces: int = table.board.size
    everyone = (1 << len(table.health)) - 1
    check_number("the seat of an effect", block[CTX_SEAT], 0, seats - 1)
    most = IN_PLAY + LASTING_SLOTS - 1 if table.lasting > 0 else A_PLACED_SCHEME
    check_number("the kind of an effect", block[CTX_KIND], 0, most)
    if block[CTX_KIND] == AN_ABILITY:
        check_number("an ability", block[CTX_CARD], 0, len(table.sheets[block[CTX_SEAT]].abilities) - 1)
    else:
        check_card(table, "the card of an effect", block[CTX_SEAT], block[CTX_CARD])
    check_number("who acts", block[CTX_ACTOR], 0, len(table.health) - 1)
    check_number("the opponent of an effect", block[CTX_OPPONENT], -1, seats - 1)
    for slot in (CTX_CHOSEN, CTX_HURT, CTX_CROSSED):
        check_number("fighters of an effect", block[slot], 0, everyone)
    check_number("a number of an effect", block[CTX_NUMBER], -LARGEST_COUNT, LARGEST_COUNT)
    check_number("spaces of an effect", block[CTX_SPACES], 0, (1 << spaces) - 1)
    check_number("a picked card", block[CTX_PICKED], 0, DECK)
    if block[CTX_PICKED] > 0:
        check_number("whose card was picked", block[CTX_OPPONENT], 0, seats - 1)
        check_card(table, "a picked card", block[CTX_OPPONENT], block[CTX_PICKED] - 1)


def check_combat(table: Table, block: list[int]) -> None:
    """The two sides of a combat, and how far it is."""
    seats: int = table.seats
    for side in (ATTACKER, DEFENDER):
        check_number("a combatant", block[FIGHT_WHO + side], 0, len(table.health) - 1)
        check_number("the seat of a combatant", block[FIGHT_SEAT + side], 0, seats - 1)
        if block[FIGHT_CARD + side] != -1:
            check_card(table, "the card of a combatant", block[FIGHT_SEAT + side], block[FIGHT_CARD + side])
        check_number("the flags of a combatant", block[FIGHT_FLAGS + side], 0, (1 << FLAGS) - 1)
        for slot in (FIGHT_BASE, FIGHT_ADD, FIGHT_FINAL):
            check_number("a value in combat", block[slot + side], -LARGEST_COUNT, LARGEST_COUNT)
    check_number("the stage of a combat", block[FIGHT_STAGE], 0, CLEARED)
    check_number("damage dealt", block[FIGHT_DEALT], 0, LARGEST_COUNT)
    for slot in (FIGHT_BONUS, FIGHT_BOOST):
        if block[slot] != -1:
            check_card(table, "a further card of the attacker", block[FIGHT_SEAT], block[slot])


def check_card(table: Table, what: str, seat: int, code: int) -> None:
    """A card that a seat has."""
    if not 0 <= code < STRIDE or table.card_ids[STRIDE * seat + code] == "":
        raise refused(f"{what}: seat {seat} has no card {code}")


# ---------------------------------------------------------------- the position
def check_position(s: Duel) -> None:
    """What the parts of a position say of each other."""
    check_fighters(s)
    for seat in range(s.seats):
        check_cards(s, seat)
    for seat in range(s.seats):
        check_knowledge(s, seat)
    if s.asked >= 0 and asker(s).question == "":
        raise refused("the step that asks has no question")


def check_fighters(s: Duel) -> None:
    """Fighters stand where their seats do, with the health that they can have and the tokens that there are."""
    table = s.table
    for fighter in range(len(s.space)):
        check_number(f"the health of {table.fighter_ids[fighter]}", s.health[fighter], 0, table.health[fighter])
        if s.space[fighter] >= 0 and s.health[fighter] == 0:
            raise refused(f"{table.fighter_ids[fighter]} stands on the board without health")
    for seat in range(s.seats):
        if s.stands[seat] != s.spaces_of(table.own[seat]):
            raise refused(f"seat {seat} does not stand where its fighters do")
        sheet = table.sheets[seat]
        check_number(f"the token of seat {seat}", s.token[seat], 0, max(sheet.token_most, len(sheet.sides) - 1))


def check_cards(s: Duel, seat: int) -> None:
    """Every card of a seat is in one place (D1.4), but for those that can be removed from the match."""
    left, piled = int(s.left[seat]), int(s.piled[seat])
    row = [int(code) for code in s.cards[DECK * seat : DECK * seat + DECK]]
    if left + piled > DECK or [at for at in range(DECK) if row[at] < 0] != list(range(left, DECK - piled)):
        raise refused(f"the deck and the pile of seat {seat} do not have as many cards as their sizes say")
    codes = s.table.code_of
    held = [int(codes[STRIDE * seat + card]) for card in members(s.hand[seat])]
    lying = [code for code in row if code >= 0]
    found = Counter(held + lying + laid(s, seat) + played(s, seat) + staying(s, seat))
    whole = Counter(s.table.deck_of(seat))
    if found - whole or any(not s.table.cards[STRIDE * seat + code].leaves for code in whole - found):
        raise refused(f"not every card of seat {seat} is in one place")
    check_filled(s, seat, s.hand[seat])


def check_filled(s: Duel, seat: int, cards: int) -> None:
    """In a set each face fills its numbers from the lowest up."""
    first: int = s.table.first[seat]
    if cards & ~first & ~(cards << 1):
        raise refused(f"a set of cards of seat {seat} has a gap among the copies of a card")


def laid(s: Duel, seat: int) -> list[int]:
    """The cards of a seat that lie in combats."""
    found: list[int] = []
    base = int(s.combat)
    while base != 0:
        block = [int(number) for number in s.stack[base : base + FIGHT_SIZE]]
        for side in (ATTACKER, DEFENDER):
            code = block[FIGHT_CARD + side]
            is_away = block[FIGHT_STAGE] == CLEARED or block[FIGHT_FLAGS + side] & KEPT != 0
            if block[FIGHT_SEAT + side] == seat and 0 <= code < VIRTUAL and not is_away:
                found.append(code)
        if block[FIGHT_SEAT] == seat and block[FIGHT_BOOST] >= 0 and block[FIGHT_STAGE] == LAID:
            found.append(block[FIGHT_BOOST])
        base = block[FIGHT_SAVED]
    return found


def played(s: Duel, seat: int) -> list[int]:
    """The schemes of a seat that are taking effect."""
    found: list[int] = []
    base = int(s.context)
    while base != 0:
        if s.stack[base + CTX_KIND] == A_SCHEME and s.stack[base + CTX_SEAT] == seat:
            found.append(int(s.stack[base + CTX_CARD]))
        base = int(s.stack[base + CTX_SAVED])
    return found


def staying(s: Duel, seat: int) -> list[int]:
    """The cards of a seat that stay in play."""
    if len(s.lasting) == 0:
        return []
    return [int(code_in(s, place_of(seat, slot))) for slot in range(LASTING_SLOTS) if is_anchor(s, seat, slot)]


def check_knowledge(s: Duel, owner: int) -> None:
    """Others know of an owner what is so, and what lies face down may lie there."""
    held = held_by(s, owner)
    for viewer in range(s.seats):
        at = viewer * s.seats + owner
        check_filled(s, owner, s.known[at])
        if s.known[at] & ~held:
            raise refused(f"seat {viewer} knows cards that seat {owner} does not hold")
        if s.peeked[at] >> s.left[owner]:
            raise refused(f"seat {viewer} knows cards above the deck of seat {owner}")
    code = hidden_card(s, owner)
    if code >= 0 and usable_by(s, owner) >> code & 1 == 0:
        raise refused(f"seat {owner} has laid a card that its fighter cannot lay")
    if not could_be(s, owner):
        raise refused(f"seat {owner} does not hold what everybody knows it to hold")
