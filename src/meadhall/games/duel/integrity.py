"""Integrity: whether rows that came from outside can be a position of a duel."""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.duel.defeat import REASONS
from meadhall.games.duel.redeal import could_be, held_by, hidden_card, usable_by
from meadhall.games.duel.state import (
    A_SCHEME,
    AN_ABILITY,
    BATCH_AMOUNTS,
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
    FALLEN,
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
    KEPT,
    LAID,
    Duel,
)
from meadhall.games.duel.table import DECK, STRIDE, VIRTUAL, Table
from meadhall.kernel.bits import members
from meadhall.kernel.machine import asker
from meadhall.kernel.rows import (
    KERNEL_ROWS,
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

ROWS: Final = (
    *KERNEL_ROWS, "turn", "spaces", "health", "spaces at the start of the turn", "spaces of the seats", "hands",
    "sizes of the decks", "sizes of the piles", "tokens", "known cards", "known places", "cards",
)  # fmt: skip
TURN: Final = 3
SPACE: Final = 4
CARDS: Final = 14
ALL_CARDS: Final = (1 << DECK) - 1


# ---------------------------------------------------------------- rows
def checked_rows(table: Table, rows: Any) -> list[list[int]]:
    """Rows whose numbers are each in their range, with a stack that is made of blocks and frames."""
    told = named_rows(rows, ROWS)
    seats: int = table.seats
    fighters = len(table.health)
    last: int = table.board.size - 1
    check_kernel(told, seats, len(REASONS), len(table.saved_steps))
    check_turn(table, told[TURN])
    check_table(told[0], told[0][4] | told[TURN][4], seats)
    ranges = (
        (fighters, -1, last), (fighters, 0, max(list(table.health))), (fighters, -1, last), (seats, 0, (2 << last) - 1),
        (seats, 0, ALL_CARDS), (seats, 0, DECK), (seats, 0, DECK), (seats, 0, LARGEST_COUNT),
        (seats * seats, 0, ALL_CARDS), (seats * seats, 0, ALL_CARDS), (seats * DECK, -1, DECK - 1),
    )  # fmt: skip
    for at, (size, low, high) in enumerate(ranges, SPACE):
        check_row(ROWS[at], told[at], size, low, high)
    check_stack(table, told)
    return told


def check_turn(table: Table, row: list[int]) -> None:
    """Whose turn it is, who is out, which doors are closed."""
    seats: int = table.seats
    check_row(ROWS[TURN], row, 9, -1, LARGEST_COUNT)
    turn, actions, taken, played, out, doors = row[:6]
    check_number("turn", turn, -1, seats - 1)
    check_number("actions left", actions, 0, LARGEST_COUNT)
    check_number("actions taken", taken, 0, LARGEST_COUNT)
    check_number("seats that have played", played, 0, (1 << seats) - 1)
    check_number("seats that are out", out, 0, (1 << seats) - 1)
    check_number("closed doors", doors, 0, (1 << len(table.board.doors)) - 1)


def check_stack(table: Table, rows: list[list[int]]) -> None:
    """Contexts, combats and batches lie on the stack without touching; between them are frames."""
    stack = rows[2]
    context, combat, batch = rows[TURN][6:]
    fighters = len(table.health)
    taken: set[int] = set()
    for base in chain_of("a context", stack, context, CTX_SIZE, CTX_SAVED, taken):
        check_context(table, stack[base : base + CTX_SIZE])
    for base in chain_of("a combat", stack, combat, FIGHT_SIZE, FIGHT_SAVED, taken):
        check_combat(table, stack[base : base + FIGHT_SIZE])
    for base in chain_of("a batch", stack, batch, BATCH_AMOUNTS + fighters, BATCH_SAVED, taken):
        check_row(
            "a batch of damage", stack[base + 1 : base + BATCH_AMOUNTS + fighters], fighters + 1, 0, LARGEST_COUNT
        )
    check_frames(stack, taken, int(table.seats), len(table.saved_steps))


def check_context(table: Table, block: list[int]) -> None:
    """The context of a card or an ability."""
    seats: int = table.seats
    spaces: int = table.board.size
    everyone = (1 << len(table.health)) - 1
    check_number("the seat of an effect", block[CTX_SEAT], 0, seats - 1)
    check_number("the kind of an effect", block[CTX_KIND], 0, A_SCHEME)
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
    for side in (0, 1):
        check_number("a combatant", block[FIGHT_WHO + side], 0, len(table.health) - 1)
        check_number("the seat of a combatant", block[FIGHT_SEAT + side], 0, seats - 1)
        if block[FIGHT_CARD + side] != -1:
            check_card(table, "the card of a combatant", block[FIGHT_SEAT + side], block[FIGHT_CARD + side])
        check_number("the flags of a combatant", block[FIGHT_FLAGS + side], 0, 2 * FALLEN - 1)
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
    """Every card of a seat is in one place (D1.4)."""
    left, piled = int(s.left[seat]), int(s.piled[seat])
    row = [int(code) for code in s.cards[DECK * seat : DECK * seat + DECK]]
    if left + piled > DECK or [at for at in range(DECK) if row[at] < 0] != list(range(left, DECK - piled)):
        raise refused(f"the deck and the pile of seat {seat} do not have as many cards as their sizes say")
    codes = s.table.code_of
    held = [int(codes[STRIDE * seat + card]) for card in members(s.hand[seat])]
    lying = [code for code in row if code >= 0]
    whole = [int(codes[STRIDE * seat + at]) for at in range(DECK)]
    if sorted(held + lying + laid(s, seat) + played(s, seat)) != whole:
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
        for side in (0, 1):
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
