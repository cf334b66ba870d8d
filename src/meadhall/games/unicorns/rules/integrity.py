"""Integrity: whether rows that came from outside can be a position of a match of unicorns."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from meadhall.games.unicorns.rules.ending import REASONS
from meadhall.games.unicorns.rules.fields import (
    CARDS_ROW,
    FRESH_ROW,
    HAND_ROW,
    KNOWN_ROW,
    MARKED_ROW,
    NUMBERS,
    NUMBERS_ROW,
    PEEKED_ROW,
    ROWS,
    STABLE_ROW,
    WAITING_ROW,
)
from meadhall.games.unicorns.rules.knowledge import of_deck, place
from meadhall.games.unicorns.rules.redeal import could_be, less, out_of_sight
from meadhall.games.unicorns.rules.stables import is_baby
from meadhall.games.unicorns.rules.state import (
    CTX_CARD,
    CTX_CHAIN,
    CTX_CHAIN_FACES,
    CTX_CHAIN_LEVELS,
    CTX_CHAIN_SEATS,
    CTX_DONE,
    CTX_HELD,
    CTX_KIND,
    CTX_MOVED,
    CTX_SAVED,
    CTX_SEAT,
    CTX_SIZE,
    CTX_SLOTS,
    CTX_STAGE,
    CTX_WHO,
    REACTED,
    RESOLVING,
    Unicorns,
)
from meadhall.games.unicorns.rules.table import (
    CODES,
    DECK_WORDS,
    GRADES,
    GROUPS,
    LATE,
    OLDER,
    SPELLS,
    STABLE_WORDS,
    WORDS,
    Table,
)
from meadhall.games.unicorns.rules.window import CHAIN_BITS, CHAIN_MASK
from meadhall.kernel.bits import WORD, count, members
from meadhall.kernel.machine import GONE, QUESTION_ROW, STACK_ROW, asker
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

ALL_CARDS: Final = (1 << WORD) - 1
LONGEST_CHAIN: Final = WORD // CHAIN_BITS  # instants that are noted in one number


# ---------------------------------------------------------------- rows
def checked_rows(table: Table, rows: Any) -> list[list[int]]:
    """Rows whose numbers are each in their range, with a stack that is made of contexts and frames."""
    told = named_rows(rows, ROWS)
    seats: int = table.seats
    viewers = seats + 1
    nodes = len(table.program.entries)
    check_kernel(told, seats, len(REASONS), nodes)
    numbers = checked_numbers(table, told[NUMBERS_ROW])
    for row, size, high in (
        (HAND_ROW, WORDS * seats, ALL_CARDS),
        (STABLE_ROW, STABLE_WORDS * seats, ALL_CARDS),
        (KNOWN_ROW, WORDS * viewers * (seats + GROUPS), ALL_CARDS),
        (PEEKED_ROW, DECK_WORDS * viewers, ALL_CARDS),
        (FRESH_ROW, GROUPS * viewers * seats, CODES),
        (MARKED_ROW, STABLE_WORDS * seats, ALL_CARDS),
        (WAITING_ROW, STABLE_WORDS, ALL_CARDS),
    ):
        check_row(ROWS[row], told[row], size, 0, high)
    check_row(ROWS[CARDS_ROW], told[CARDS_ROW], len(table.deck), -1, CODES - 1)
    check_table(told[QUESTION_ROW], told[QUESTION_ROW][GONE], seats)
    stack = told[STACK_ROW]
    taken: set[int] = set()
    for base in chain_of("a context", stack, numbers["context"], CTX_SIZE, CTX_SAVED, taken):
        check_context(table, stack[base : base + CTX_SIZE])
    check_frames(stack, taken, seats, nodes)
    return told


def checked_numbers(table: Table, row: list[int]) -> dict[str, int]:
    """How many cards there are in the deck and on the pile, and whose turn it is; by name."""
    check_row(ROWS[NUMBERS_ROW], row, len(NUMBERS), -1, ALL_CARDS)
    numbers = dict(zip(NUMBERS, row, strict=True))
    check_number("cards in the deck", numbers["left"], 0, len(table.deck))
    check_number("cards on the pile", numbers["piled"], 0, len(table.deck) - numbers["left"])
    check_number("the nursery", numbers["nursery"], 0, ALL_CARDS)
    check_number("turn", numbers["turn"], -1, int(table.seats) - 1)
    check_number("plays left", numbers["plays"], 0, LARGEST_COUNT)
    check_number("turns to follow", numbers["extra"], 0, LARGEST_COUNT)
    check_number("whether the turn is cut", numbers["cut"], 0, 1)
    return numbers


def check_context(table: Table, block: list[int]) -> None:
    """The context of a card that is played, or of an effect."""
    seats: int = table.seats
    check_card(table, "the card of an effect", block[CTX_CARD])
    check_number("the seat of an effect", block[CTX_SEAT], 0, seats - 1)
    check_number("the kind of an effect", block[CTX_KIND], 0, REACTED)
    check_number("whether a part was done", block[CTX_DONE], 0, LARGEST_COUNT)
    check_number("the seat that an effect speaks of", block[CTX_WHO], 0, seats)
    check_number("whether a card lies here", block[CTX_HELD], 0, 1)
    check_number("the stage of a card", block[CTX_STAGE], 0, RESOLVING)
    check_number("a card on its way", block[CTX_MOVED], 0, LARGEST_COUNT)
    check_row("named choices", block[CTX_SLOTS:], CTX_SIZE - CTX_SLOTS, 0, LARGEST_COUNT)
    check_chain(table, block)


def check_chain(table: Table, block: list[int]) -> None:
    """The instants that were played on a card."""
    check_number("instants played", block[CTX_CHAIN], 0, LONGEST_CHAIN)
    instants = count(table.instants & table.first[SPELLS])
    for slot, most in (
        (CTX_CHAIN_SEATS, table.seats),
        (CTX_CHAIN_FACES, instants),
        (CTX_CHAIN_LEVELS, block[CTX_CHAIN]),
    ):
        check_number("a note of instants", block[slot], 0, LARGEST)
        for at in range(block[CTX_CHAIN]):
            check_number("a note of an instant", block[slot] >> CHAIN_BITS * at & CHAIN_MASK, 0, int(most) - 1)
        if block[slot] >> CHAIN_BITS * block[CTX_CHAIN]:
            raise refused("there are notes of more instants than were played")


def check_card(table: Table, what: str, code: int) -> None:
    """A face that there is."""
    if not 0 <= code < CODES or table.code_of[code] != code:
        raise refused(f"{what}: there is no card {code}")


# ---------------------------------------------------------------- the position
def check_position(s: Unicorns) -> None:
    """What the parts of a position say of each other."""
    check_sets(s)
    check_cards(s)
    for viewer in range(s.seats + 1):
        check_knowledge(s, viewer)
    if s.asked >= 0 and asker(s).question == "":
        raise refused("the step that asks has no question")
    if not could_be(s, s.seats):
        raise refused(f"seat {s.asked} does not hold what it still has to pay")


def check_sets(s: Unicorns) -> None:
    """In every set of cards each face fills its numbers from the lowest up."""
    for name, row, words in (
        ("hands", s.hand, WORDS), ("stables", s.stable, STABLE_WORDS), ("known cards", s.known, WORDS),
        ("chosen cards", s.marked, STABLE_WORDS), ("effects to come", s.waiting, STABLE_WORDS),
    ):  # fmt: skip
        for at in range(len(row)):
            if row[at] != 0:
                check_filled(s, name, int(row[at]), at % words)
    check_filled(s, "the nursery", int(s.nursery) & ~int(s.table.babies), GRADES)


def check_filled(s: Unicorns, name: str, cards: int, word: int) -> None:
    """A set of a word holds cards that there are; of a face with several copies none without the one below it."""
    first: int = s.table.first[word]
    rest = cards & ~first
    if rest & ~(cards << 1) or any(s.table.code_of[WORD * word + at] < 0 for at in members(rest)):
        raise refused(f"{name}: {cards} is no set of cards")


def check_cards(s: Unicorns) -> None:
    """Every card is in one place, and babies are in stables or the nursery (V2.3)."""
    size, left, piled = len(s.cards), int(s.left), int(s.piled)
    lying = [int(code) for code in s.cards]
    if [at for at in range(size) if lying[at] < 0] != list(range(left, size - piled)):
        raise refused("the deck and the pile do not have as many cards as their sizes say")
    for seat in range(s.seats):
        if s.hand[WORDS * seat + GRADES] & s.table.babies:
            raise refused(f"seat {seat} holds a baby")
    if sorted(everywhere(s)) != whole(s.table):
        raise refused("not every card is in one place")
    if any(is_baby(s, code) for code in lying):
        raise refused("a baby lies in the deck or on the pile")


def everywhere(s: Unicorns) -> list[int]:
    """The faces of all cards: in the deck, on the pile, being played, in hands, in stables, in the nursery."""
    found = [int(code) for code in s.cards if code >= 0] + held(s)
    found += faces_in(s.table, s.hand, WORDS) + faces_in(s.table, s.stable, STABLE_WORDS)
    return found + [WORD * GRADES + card for card in members(s.nursery)]


def faces_in(table: Table, row: vec[i64], words: int) -> list[int]:
    """The faces of all cards in sets of so many words."""
    return [int(table.code_of[WORD * (at % words) + card]) for at in range(len(row)) for card in members(row[at])]


def whole(table: Table) -> list[int]:
    """The faces of all cards that a match is played with."""
    return sorted([int(code) for code in table.deck] + [WORD * GRADES + card for card in members(table.babies)])


def held(s: Unicorns) -> list[int]:
    """The cards that are being played and lie nowhere else."""
    found: list[int] = []
    base = int(s.context)
    while base != 0:
        if s.stack[base + CTX_HELD] != 0:
            found.append(int(s.stack[base + CTX_CARD]))
        base = int(s.stack[base + CTX_SAVED])
    return found


def check_knowledge(s: Unicorns, viewer: int) -> None:
    """A viewer knows what is so: cards of hands, places of the deck, and what was shuffled into it."""
    base = place(s, viewer, 0)
    for at, (known, hand) in enumerate(zip(list(s.known[base : base + len(s.hand)]), list(s.hand), strict=True)):
        if known & ~hand and at // WORDS != viewer:
            raise refused(f"viewer {viewer} knows cards that seat {at // WORDS} does not hold")
    places: int = int(s.peeked[DECK_WORDS * viewer]) | int(s.peeked[DECK_WORDS * viewer + 1]) << WORD
    left: int = s.left  # with the other kind of number the places, of two words, would have to fit into one
    if places >> left:
        raise refused(f"viewer {viewer} knows cards above the deck")
    for word in range(WORDS):
        late = s.known[of_deck(s, viewer, LATE) + word]
        older = s.known[of_deck(s, viewer, OLDER) + word]
        if late | older:
            there = less(s, word, out_of_sight(s, viewer, word, OLDER), late)
            if late & ~out_of_sight(s, viewer, word, LATE) or older & ~there:
                raise refused(f"viewer {viewer} takes cards for shuffled in that are elsewhere")
