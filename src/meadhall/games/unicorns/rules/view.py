"""View: all that a seat may know, as plain data. The one window by which secrets leave the match."""

from __future__ import annotations

from typing import Final

from meadhall.games.unicorns.rules.choices import Choice
from meadhall.games.unicorns.rules.events import KINDS, PLACES, TOP_BITS, TOP_MASK, WHY
from meadhall.games.unicorns.rules.knowledge import is_open, place
from meadhall.games.unicorns.rules.stables import hand_limit, has_pandas, is_blinded, letters, unicorns
from meadhall.games.unicorns.rules.state import (
    CTX_CARD,
    CTX_CHAIN,
    CTX_CHAIN_FACES,
    CTX_CHAIN_LEVELS,
    CTX_CHAIN_SEATS,
    CTX_KIND,
    CTX_SEAT,
    CTX_SLOTS,
    CTX_STAGE,
    NAMED,
    PLAYED,
    SLOTS,
    Unicorns,
)
from meadhall.games.unicorns.rules.table import DECK_WORDS, GRADES, HERD, SPELLS, STABLE_WORDS, WORDS
from meadhall.games.unicorns.rules.window import CHAIN_BITS, CHAIN_MASK, instant_at
from meadhall.kernel.bits import WORD, members
from meadhall.kernel.machine import Node

STAGES: Final = ("naming", "answering", "resolving")


def view(s: Unicorns, viewer: int | None) -> dict[str, object]:
    """The match as a seat sees it (None: a spectator)."""
    table = s.table
    eye = s.seats if viewer is None else viewer
    return {
        "language": table.language,
        "goal": table.goal,
        "turn": None if s.turn < 0 else s.turn,
        "plays": s.plays,
        "extra": s.extra,
        "cut": s.cut != 0,
        "waiting": ids(s, [s.waiting[HERD], s.waiting[GRADES], 0]),
        "deck": {
            "size": s.left,
            "top": {str(s.left - 1 - at): card_id(s, s.cards[at]) for at in peeked(s, eye)},
            "shuffled": sorted(known(s, eye, s.seats) + known(s, eye, s.seats + 1)),
        },
        "discard": [card_id(s, s.cards[at]) for at in range(len(s.cards) - s.piled, len(s.cards))],
        "nursery": ids(s, [0, s.nursery, 0]),
        "seats": [seat_view(s, seat, viewer, eye) for seat in range(s.seats)],
        "playing": playing(s),
    }


def card_id(s: Unicorns, code: int) -> str:
    """The id of a face."""
    return s.table.faces[code].id


def ids(s: Unicorns, words: list[int]) -> list[str]:
    """The ids of a set of cards, a copy each."""
    return [card_id(s, s.table.code_of[WORD * word + at]) for word in range(WORDS) for at in members(words[word])]


def known(s: Unicorns, eye: int, owner: int) -> list[str]:
    """The cards that a viewer knows to be with an owner."""
    at = place(s, eye, owner)
    return ids(s, [s.known[at + HERD], s.known[at + GRADES], s.known[at + SPELLS]])


def peeked(s: Unicorns, eye: int) -> list[int]:
    """The positions of the deck that a viewer knows, the uppermost first."""
    low, high = s.peeked[DECK_WORDS * eye], s.peeked[DECK_WORDS * eye + 1]
    return [WORD + at for at in reversed(members(high))] + list(reversed(members(low)))


def seat_view(s: Unicorns, seat: int, viewer: int | None, eye: int) -> dict[str, object]:
    """A stable and the number of cards in hand are open; the hand to its owner, or to all that may see it."""
    at = WORDS * seat
    seen = viewer == seat or is_open(s, seat)
    return {
        "hand": {
            "size": s.hand_size(seat),
            "cards": ids(s, [s.hand[at + HERD], s.hand[at + GRADES], s.hand[at + SPELLS]]) if seen else None,
            "open": is_open(s, seat),
        },
        "known": [] if seen else known(s, eye, seat),
        "stable": {
            "unicorns": ids(
                s, [s.stable[STABLE_WORDS * seat + HERD], s.stable[STABLE_WORDS * seat + GRADES] & s.table.babies, 0]
            ),
            "upgrades": ids(s, [0, s.stable[STABLE_WORDS * seat + GRADES] & s.table.upgrades, 0]),
            "downgrades": ids(s, [0, s.stable[STABLE_WORDS * seat + GRADES] & s.table.downgrades, 0]),
            "count": unicorns(s, seat),
            "letters": letters(s, seat),
            "pandas": has_pandas(s, seat),
            "blinded": is_blinded(s, seat),
            "limit": hand_limit(s, seat),
        },
        "left": s.is_gone(seat),
    }


def playing(s: Unicorns) -> dict[str, object] | None:
    """The card that is being played, with what was named and the instants played on it."""
    at = s.context
    while at != 0:
        if s.stack[at + CTX_KIND] == PLAYED:
            stack = s.stack
            chain = stack[at + CTX_CHAIN_SEATS]
            code = stack[at + CTX_CARD]
            return {
                "seat": stack[at + CTX_SEAT],
                "card": card_id(s, code),
                "stage": STAGES[stack[at + CTX_STAGE]],
                "named": named(s, at, code),
                "instants": [
                    {
                        "seat": chain >> CHAIN_BITS * n & CHAIN_MASK,
                        "card": card_id(s, instant_at(s, stack[at + CTX_CHAIN_FACES], n)),
                        "answers": stack[at + CTX_CHAIN_LEVELS] >> CHAIN_BITS * n & CHAIN_MASK,
                    }
                    for n in range(stack[at + CTX_CHAIN])
                ],
            }
        at = s.block_before(at)
    return None


def named(s: Unicorns, context: int, code: int) -> list[dict[str, object]]:
    """What the player has named, in order: cards with their places, and players."""
    face = s.table.faces[code]
    slots: list[int] = [s.stack[context + CTX_SLOTS + at] - NAMED for at in range(SLOTS)]
    if face.is_grade:
        return [{"other": slots[0]}] if slots[0] >= 0 else []
    nodes: list[Node[Unicorns]] = face.names
    found: list[dict[str, object]] = []
    for node in nodes:
        found += node_named(s, node, slots)
    return found


def node_named(s: Unicorns, node: Node[Unicorns], slots: list[int]) -> list[dict[str, object]]:
    """What was named for one choice."""
    found: list[dict[str, object]] = []
    if isinstance(node, Choice):
        for at in range(min(node.times(s, 0), SLOTS - node.slot)):
            slot = slots[node.slot + at]
            if slot >= 0:
                parts = node.describe(s, 0, at, slot)
                found.append(dict(parts[1:]))
    return found


WORDS_OF: Final[dict[str, tuple[str, ...]]] = {"why": WHY, "place": PLACES}


def event_view(s: Unicorns, record: list[int], sees: bool) -> dict[str, object]:
    """A recorded event as plain data."""
    kind = KINDS[record[0]]
    told: dict[str, object] = {"event": kind.name}
    parts = record[2:]
    for at, meaning in enumerate(kind.parts):
        name = meaning.removeprefix("secret:")
        if name == "top":
            told["cards"] = top_cards(s, parts[at]) if sees else None
        elif name == "cards":
            told["cards"] = ids(s, parts[at : at + WORDS]) if sees or name == meaning else None
        elif name:
            told[name] = meant(s, name, parts[at]) if sees or name == meaning else None
    return told


def top_cards(s: Unicorns, packed: int) -> list[str]:
    """Cards of the deck in their order, the uppermost first."""
    found: list[str] = []
    while packed:
        found.append(card_id(s, (packed & TOP_MASK) - 1))
        packed >>= TOP_BITS
    return found


def meant(s: Unicorns, meaning: str, part: int) -> object:
    """One part of an event in readable form."""
    if meaning in {"card", "source"}:
        return card_id(s, part)
    if meaning == "found":
        return card_id(s, part) if part >= 0 else "none"
    return WORDS_OF[meaning][part] if meaning in WORDS_OF else part


def touched(s: Unicorns, record: list[int]) -> list[str]:
    """The parts of a view that an event names as changed; those marked with ? it may have changed."""
    event = event_view(s, record, sees=False)
    return [template.format(**event) for template in KINDS[record[0]].touches]
