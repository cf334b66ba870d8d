"""Sheets: the cards of a set as a match needs them, made of the facts of its files."""

from __future__ import annotations

from typing import Any, Final, final

from meadhall.games.unicorns.rules.choices import May
from meadhall.games.unicorns.rules.effects import SACRIFICE, Act, SacrificeThis
from meadhall.games.unicorns.rules.kinds import KINDS, kinds_of_cards
from meadhall.games.unicorns.rules.plays import Discard
from meadhall.games.unicorns.rules.table import DESTROYED, LASTING, MAGIC, SACRIFICED, TYPES, WORD_OF, WORDS, Face
from meadhall.games.unicorns.rules.vocabulary import Builder
from meadhall.kernel.bits import WORD
from meadhall.kernel.machine import Block, Program
from meadhall.packs import MistakeError, Where, name_index

WAYS = {"sacrificed": SACRIFICED, "destroyed": DESTROYED}
MOST: Final = WORD - 1  # cards of one word; its last number is free for an answer that is no card


@final
class Sheet:
    """All faces of a set, and which of them have which lasting effect."""

    def __init__(self) -> None:
        self.faces: list[Face] = []
        self.lasting: list[tuple[int, Face]] = []  # the number of a lasting effect, and a face that has it


def build_sheet(cards: list[Any], program: Program) -> Sheet:
    """Number the cards and make nodes of their effects."""
    sheet = Sheet()
    codes = numbered(cards)
    builder = Builder(program, kinds_of_cards(masks_by_type(cards, codes), masks_by_tag(cards, codes)))
    for at, card in enumerate(cards):
        face = Face(card.id, TYPES.index(card.type), codes[at], card.copies)
        build_face(builder, face, card, (at,))
        sheet.faces.append(face)
        for rule in card.lasting:
            sheet.lasting.append((name_index(rule, LASTING, (at, "lasting"), "lasting effect"), face))
    return sheet


def numbered(cards: list[Any]) -> list[int]:
    """The first code of every card: copies follow each other, and each type has its word."""
    used = [0] * WORDS
    codes: list[int] = []
    for at, card in enumerate(cards):
        word = WORD_OF[TYPES.index(card.type)]
        codes.append(WORD * word + used[word])
        used[word] += card.copies
        if used[word] > MOST:
            kinds = ", ".join(kind for kind, its in zip(TYPES, WORD_OF, strict=True) if its == word)
            raise MistakeError((at,), f"more than {MOST} cards of the types {kinds} together")
    return codes


def mask_of(code: int, copies: int, word: int) -> int:
    """The numbers of all copies of a face, if it is of a word."""
    return (1 << copies) - 1 << code % WORD if code // WORD == word else 0


def masks_by_type(cards: list[Any], codes: list[int]) -> dict[str, list[int]]:
    """By type the cards of each word."""
    found = {kind: [0, 0, 0] for kind in TYPES}
    for card, code in zip(cards, codes, strict=True):
        found[card.type] = [found[card.type][word] | mask_of(code, card.copies, word) for word in range(3)]
    return found


def masks_by_tag(cards: list[Any], codes: list[int]) -> dict[str, list[int]]:
    """By tag the cards of each word."""
    found: dict[str, list[int]] = {}
    for at, (card, code) in enumerate(zip(cards, codes, strict=True)):
        for tag in card.tags:
            if tag in TYPES or tag in KINDS:
                raise MistakeError((at, "tags"), f"{tag} is a kind of cards already; a tag needs another name")
            before = found.get(tag, [0, 0, 0])
            found[tag] = [before[word] | mask_of(code, card.copies, word) for word in range(3)]
    return found


def build_face(builder: Builder, face: Face, card: Any, where: Where) -> None:
    """The effects of a card by their moments."""
    builder.stands = face.type != MAGIC
    if card.play:
        face.play = builder.effect(card.play, (*where, "play"), named=True)
        keep_names(builder, face, face.play, where)
    if card.enter:
        face.enter = builder.effect(card.enter, (*where, "enter"), named=True)
        keep_names(builder, face, face.enter, where)
    if card.turn_start:
        build_start(builder, face, card, where)
    if card.fallen:
        face.fallen = builder.effect(card.fallen, (*where, "fallen"), named=False)
    if card.unicorn_moved:
        face.moved = builder.effect(card.unicorn_moved, (*where, "unicorn_moved"), named=False)
    if card.crowded is not None:
        face.crowd = card.crowded.over
        face.crowded = builder.effect(card.crowded.do, (*where, "crowded", "do"), named=False)
        check_crowded(face, (*where, "crowded", "do"))
    if card.saves is not None:
        build_rescue(builder, face, card.saves, (*where, "saves"))
    face.falls_home = card.falls_home
    face.unanswerable = card.unanswerable
    face.limit = card.hand_limit
    face.plays = card.plays


def keep_names(builder: Builder, face: Face, block: Block[Any], where: Where) -> None:
    """The choices that are named when the card is played; they may be left out if they stand inside of a `may`."""
    face.names = list(builder.names or [])
    optional = [isinstance(node, May) for node in block.nodes]
    if face.names and any(optional) and not all(optional):
        raise MistakeError(where, "what is named when a card is played stands inside of one `may`, or outside of any")
    face.named_freely = bool(face.names) and all(optional)


def build_start(builder: Builder, face: Face, card: Any, where: Where) -> None:
    """An effect of the start of a turn: to choose it is to use it, so a `may` around all of it asks nothing more."""
    block = builder.effect(card.turn_start, (*where, "turn_start"), named=False)
    only = block.nodes[0] if len(block.nodes) == 1 else None
    if isinstance(only, May):
        face.optional = True
        block = only.block
    face.began = block


def is_plain_price(node: Any) -> bool:
    """Whether everybody sees that a price can be paid: any card of a hand, or a card of the own stable."""
    if isinstance(node, Act):
        return node.deeds[0].kind == SACRIFICE
    return isinstance(node, Discard) and node.what.name == "card"


def check_crowded(face: Face, where: Where) -> None:
    """What a crowded stable sets off must make it less so, or it would never end."""
    first = face.crowded.nodes[0] if face.crowded.nodes else None
    if not isinstance(first, Act) or first.deeds[0].kind != SACRIFICE or not first.deeds[0].what.unicorns:
        raise MistakeError(where, "a stable with too many unicorns must sacrifice one first: sacrifice: unicorn")


def build_rescue(builder: Builder, face: Face, saves: Any, where: Where) -> None:
    """What a card may save from its fate, and at which price."""
    for way in saves.of:
        face.saves_from |= WAYS[way]
    face.saves_itself = saves.whom == "itself"
    face.price = builder.effect(saves.price, (*where, "price"), named=False)
    only = face.price.nodes[0] if len(face.price.nodes) == 1 else None
    face.pays_itself = isinstance(only, SacrificeThis)
    if face.pays_itself and face.saves_itself:
        raise MistakeError((*where, "price"), "a card that is sacrificed does not save itself")
    if not saves.of:
        raise MistakeError((*where, "from"), "it saves from nothing; expected sacrificed, destroyed or both")
    if not face.pays_itself and not is_plain_price(only):
        raise MistakeError(
            (*where, "price"), "expected one price that everybody sees can be paid: to discard or to sacrifice a card"
        )
