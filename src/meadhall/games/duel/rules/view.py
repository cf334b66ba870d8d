"""View: all that a seat may know, as plain data. The one window by which secrets leave the match."""

from __future__ import annotations

from typing import Final

from meadhall.games.duel.rules.events import KINDS, PLACES, UNTIL, WHY, unpack_path
from meadhall.games.duel.rules.hands import boost_of
from meadhall.games.duel.rules.lasting import CODE_MASK, WHO_MASK, group_in, place_of, rule_at, source_of
from meadhall.games.duel.rules.pieces import held, left_over, lying
from meadhall.games.duel.rules.state import (
    A_SCHEME,
    ATTACKER,
    BATCH_AMOUNTS,
    CANCELLED,
    CLEARED,
    CTX_ACTOR,
    CTX_CARD,
    CTX_KIND,
    CTX_OPPONENT,
    CTX_PICKED,
    CTX_SEAT,
    CTX_SPACES,
    DEFENDER,
    FIGHT_BONUS,
    FIGHT_BOOST,
    FIGHT_CARD,
    FIGHT_FLAGS,
    FIGHT_SEAT,
    FIGHT_STAGE,
    FIGHT_WHO,
    IGNORED,
    KEPT,
    LAID,
    PREVENTED,
    REFLECTED,
    Duel,
)
from meadhall.games.duel.rules.table import DECK, LASTING_SLOTS, STRIDE, VIRTUAL
from meadhall.games.duel.rules.values import laid_boost, value
from meadhall.kernel.bits import count, members

# parts of events that are words by number, whatever the match
WORDS_OF: Final[dict[str, tuple[str, ...]]] = {
    "why": WHY, "role": ("attack", "defence"), "place": PLACES, "until": UNTIL,
}  # fmt: skip
ABILITIES: Final = CODE_MASK + 1  # from here on, a source is no card but an ability
STAGES = ("laying", "revealed", "struck", "cleared")


def view(s: Duel, viewer: int | None) -> dict[str, object]:
    """The match as a seat sees it (None: a spectator)."""
    table = s.table
    return {
        "board": table.board.id,
        "mode": table.mode,
        "turn": None if s.turn < 0 else s.turn,
        "actions": s.actions,
        "taken": s.taken,
        "doors": {name: "closed" if s.doors >> d & 1 else "open" for d, name in enumerate(table.board.doors)},
        "fighters": {name: fighter_view(s, f) for f, name in enumerate(table.fighter_ids)},
        "seats": [seat_view(s, seat, viewer) for seat in range(s.seats)],
        "combat": combat_view(s, viewer),
        "playing": playing(s),
        "pending": pending(s),
    }


def fighter_view(s: Duel, f: int) -> dict[str, object]:
    """A fighter is open to all."""
    table = s.table
    space = s.space[f]
    return {
        "seat": table.owner[f],
        "hero": f == table.base[table.owner[f]],
        "space": None if space < 0 else table.board.names[space],
        "health": s.health[f],
        "most": table.health[f],
        "ranged": table.ranged >> f & 1 == 1,
        "began": None if s.began[f] < 0 else table.board.names[s.began[f]],
    }


def card_names(s: Duel, seat: int, cards: int) -> list[str]:
    """The ids of a set of cards, a copy each."""
    table = s.table
    return [table.card_ids[STRIDE * seat + table.code_of[STRIDE * seat + at]] for at in members(cards)]


def sees_hand(s: Duel, seat: int, viewer: int | None) -> bool:
    """Whether a viewer sees a seat's hand."""
    return viewer is not None and (viewer == seat or s.table.sees[viewer] >> seat & 1 == 1)


def seat_view(s: Duel, seat: int, viewer: int | None) -> dict[str, object]:
    """A seat's sizes and pile are open (D3.4); the hand to those who see it; and what the viewer has come to know."""
    table = s.table
    sheet = table.sheets[seat]
    hand = s.hand[seat]
    top = DECK * seat + DECK - s.piled[seat]
    known = 0
    peeked = 0
    if viewer is not None:
        known = s.known[viewer * s.seats + seat]
        peeked = s.peeked[viewer * s.seats + seat]
    return {
        "hero": sheet.hero,
        "hand": {"size": count(hand), "cards": card_names(s, seat, hand) if sees_hand(s, seat, viewer) else None},
        "known": card_names(s, seat, known),
        "deck": {
            "size": s.left[seat],
            "known": {str(s.left[seat] - 1 - at): card_at(s, seat, DECK * seat + at) for at in members(peeked)},
        },
        "discard": [card_at(s, seat, at) for at in range(top, DECK * seat + DECK)],
        "in_play": in_play(s, seat),
        "pieces": {piece: piece_view(s, seat, kind) for kind, piece in enumerate(table.piece_ids[seat])},
        "tokens": {sheet.token: sheet.sides[s.token[seat]] if sheet.sides else s.token[seat]} if sheet.token else {},
        "out": s.out >> seat & 1 == 1,
        "left": s.gone >> seat & 1 == 1,
    }


def piece_view(s: Duel, seat: int, kind: int) -> dict[str, object]:
    """Where the tokens of a kind lie, and how many are left beside the board: open to all."""
    on_fighters = {name: held(s, seat, kind, f) for f, name in enumerate(s.table.fighter_ids)}
    return {
        "spaces": [s.table.board.names[space] for space in members(lying(s, seat, kind))],
        "fighters": {name: number for name, number in on_fighters.items() if number > 0},
        "left": left_over(s, seat, kind),
    }


def in_play(s: Duel, seat: int) -> list[dict[str, object]]:
    """What lasts for a seat, for all to see: its cards in play, and effects whose cards have gone."""
    if len(s.lasting) == 0:
        return []
    found = []
    for slot in range(LASTING_SLOTS):
        at = place_of(seat, slot)
        if s.lasting[at] != 0 and group_in(s, at) in {0, slot + 1}:
            found.append(lasting_view(s, seat, slot))
    return found


def lasting_view(s: Duel, seat: int, slot: int) -> dict[str, object]:
    """One thing that lasts: what it is from, whether that card lies there, until when, and whom it was settled on."""
    at = place_of(seat, slot)
    group = group_in(s, at)
    places = [place_of(seat, other) for other in range(LASTING_SLOTS)] if group else [at]
    about = 0
    for other in places:
        if s.lasting[other] != 0 and (other == at or group_in(s, other) == group):
            about |= s.lasting[other + 1] & WHO_MASK
    source = source_of(s, seat, slot)
    return {
        "card": meant(s, "cause", seat, source) if source < ABILITIES else None,
        "ability": meant(s, "cause", seat, source) if source >= ABILITIES else None,
        "stays": group != 0,
        "until": UNTIL[rule_at(s, at).until + 1],
        "fighters": [s.table.fighter_ids[f] for f in members(about)],
    }


def card_at(s: Duel, seat: int, at: int) -> str:
    """The id of the card at a place of deck or pile."""
    return s.table.card_ids[STRIDE * seat + s.cards[at]]


def combat_view(s: Duel, viewer: int | None) -> dict[str, object] | None:
    """The running combat; a card face down only to those who see the hand it came from."""
    if not s.in_combat():
        return None
    stage = s.fight(FIGHT_STAGE)
    return {
        "stage": STAGES[stage],
        "attacker": side_view(s, ATTACKER, viewer, stage),
        "defender": side_view(s, DEFENDER, viewer, stage),
        "boost": boost_view(s, viewer, stage),
        "bonus": s.fight(FIGHT_CARD) >= VIRTUAL,
        "to_follow": coming(s),
    }


def boost_view(s: Duel, viewer: int | None, stage: int) -> dict[str, object] | None:
    """The boost laid with the attack, face down at first; `lost` once the attack card's effects are cancelled (R3)."""
    code = s.fight(FIGHT_BOOST)
    if code < 0:
        return None
    seat = s.fight(FIGHT_SEAT)
    shown = stage != LAID or sees_hand(s, seat, viewer)
    return {
        "card": s.table.card_ids[STRIDE * seat + code] if shown else None,
        "number": boost_of(s, seat, code) if shown else None,
        "lost": s.fight(FIGHT_FLAGS) & CANCELLED != 0,
    }


def hidden_boost(s: Duel, side: int, viewer: int | None) -> int:
    """How much of a side's value is a boost that still lies face down before a viewer."""
    is_hidden = side == ATTACKER and s.fight(FIGHT_STAGE) == LAID and not sees_hand(s, s.fight(FIGHT_SEAT), viewer)
    return laid_boost(s) if is_hidden else 0


def pending(s: Duel) -> dict[str, object]:
    """The damage that fighters are about to take, while somebody may still shift some of it."""
    if s.batch == 0:
        return {}
    amounts = {name: s.stack[s.batch + BATCH_AMOUNTS + f] for f, name in enumerate(s.table.fighter_ids)}
    return {name: amount for name, amount in amounts.items() if amount > 0}


def coming(s: Duel) -> str | None:
    """The bonus attack that is to follow, if there is one."""
    code = s.fight(FIGHT_BONUS)
    return s.table.card_ids[STRIDE * s.fight(FIGHT_SEAT) + code] if code >= 0 else None


def side_view(s: Duel, side: int, viewer: int | None, stage: int) -> dict[str, object]:
    """One side of a combat."""
    seat: int = s.fight(FIGHT_SEAT + side)
    code = s.fight(FIGHT_CARD + side)
    flags = s.fight(FIGHT_FLAGS + side)
    shown = stage != LAID or code >= VIRTUAL or sees_hand(s, seat, viewer)
    return {
        "fighter": s.table.fighter_ids[s.fight(FIGHT_WHO + side)],
        "seat": seat,
        "laid": code >= 0,
        "card": s.table.card_ids[STRIDE * seat + code] if code >= 0 and shown else None,
        "value": value(s, side) - hidden_boost(s, side, viewer) if code >= 0 and shown and stage != CLEARED else None,
        "cancelled": flags & CANCELLED != 0,
        "ignored": flags & IGNORED != 0,
        "kept": flags & KEPT != 0,
        "protected": "prevented" if flags & PREVENTED else "reflected" if flags & REFLECTED else None,
    }


def playing(s: Duel) -> dict[str, object] | None:
    """The scheme that is taking effect, if there is one."""
    at = s.context
    while at != 0:
        if s.stack[at + CTX_KIND] == A_SCHEME:
            actor = s.stack[at + CTX_ACTOR]
            seat = s.stack[at + CTX_SEAT]
            return {
                "seat": seat,
                "card": s.table.card_ids[STRIDE * seat + s.stack[at + CTX_CARD]],
                "actor": s.table.fighter_ids[actor],
                "shown": shown_card(s, at),
                "spaces": [s.table.board.names[space] for space in members(s.stack[at + CTX_SPACES])],
            }
        at = s.block_before(at)
    return None


def shown_card(s: Duel, context: int) -> str | None:
    """The card of another hand that a scheme has picked and shows to everybody."""
    picked = s.stack[context + CTX_PICKED] - 1
    return s.table.card_ids[STRIDE * s.stack[context + CTX_OPPONENT] + picked] if picked >= 0 else None


def event_view(s: Duel, record: list[int], sees: bool) -> dict[str, object]:
    """A recorded event as plain data."""
    kind = KINDS[record[0]]
    told: dict[str, object] = {"event": kind.name}
    parts = record[2:]
    seat = parts[kind.parts.index("seat")] if "seat" in kind.parts else parts[0]
    for at, meaning in enumerate(kind.parts):
        if meaning == "path":
            told["path"] = [s.table.board.names[space] for space in unpack_path(parts[at : at + 2])]
        elif meaning == "secret:top":
            told["cards"] = top_cards(s, seat, parts[at]) if sees else None
        elif meaning.startswith("secret:"):
            told[meaning[7:]] = meant(s, meaning[7:], seat, parts[at]) if sees else None
        elif meaning:
            told[meaning] = meant(s, meaning, seat, parts[at])
    return told


def top_cards(s: Duel, seat: int, packed: int) -> list[str]:
    """Cards of a deck in their order, the uppermost first."""
    return [s.table.card_ids[STRIDE * seat + code] for code in unpack_path([packed])]


def meant(s: Duel, meaning: str, seat: int, part: int) -> object:
    """One part of an event in readable form."""
    table = s.table
    if meaning in {"fighter", "target"}:
        return table.fighter_ids[part]
    if meaning in {"space", "origin"}:
        return None if part < 0 else table.board.names[part]
    if meaning in {"card", "cards", "found"}:
        return meant_cards(s, meaning, seat, part)
    if meaning == "fighters":
        return [table.fighter_ids[f] for f in members(part)]
    if meaning in {"item", "piece", "side", "cause"}:
        return meant_of_hero(s, meaning, seat, part)
    if meaning == "door":
        return table.board.doors[part]
    return WORDS_OF[meaning][part] if meaning in WORDS_OF else part


def meant_of_hero(s: Duel, meaning: str, seat: int, part: int) -> str:
    """Something that a hero has besides cards and fighters."""
    sheet = s.table.sheets[seat]
    if meaning == "item":
        return sheet.symbols[part] if part else "none"
    if meaning == "piece":
        return s.table.piece_ids[seat][part]
    if meaning == "side":
        return sheet.sides[part]
    return sheet.abilities[part - ABILITIES].id if part >= ABILITIES else s.table.card_ids[STRIDE * seat + part]


def meant_cards(s: Duel, meaning: str, seat: int, part: int) -> object:
    """A set of a seat's cards, a card, or a card that may not have been found."""
    if meaning == "cards":
        return card_names(s, seat, part)
    if meaning == "found" and part < 0:
        return "none"
    return s.table.card_ids[STRIDE * seat + part]


def touched(s: Duel, record: list[int]) -> list[str]:
    """The parts of a view that an event names as changed; those marked with ? it may have changed."""
    event = event_view(s, record, sees=False)
    return [template.format(**event) for template in KINDS[record[0]].touches]
