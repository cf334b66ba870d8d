"""Cautions: what is allowed on a hero's sheet and worth a second look."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.games.duel.rules import catalogue
from meadhall.games.duel.rules.table import DECK, FEWEST
from meadhall.workshop.draft import Piece
from meadhall.workshop.mistakes import Mistake


def cautions_of(hero: catalogue.Hero, piece: Piece) -> Iterator[Mistake]:
    """What an author may have overlooked."""
    total = sum(card.copies for card in hero.cards)
    if FEWEST <= total < DECK:
        told = f"the copies sum to {total}; the decks of the game have {DECK} cards"
        yield piece.mistake(("cards",), "deck-small", told, total=total, deck=DECK)
    reaches = [hero.attack, *([hero.sidekick.attack] if hero.sidekick else [])]
    if "melee" not in reaches:
        yield piece.mistake(("attack",), "no-melee", "nobody here attacks in melee: all of them shoot")
    for use in ("attack", "defence"):
        if not any(card.type in {use, "versatile"} for card in hero.cards):
            yield piece.mistake(("cards",), f"no-{use}", f"no card can be played as {use}")
    for at, card in enumerate(hero.cards):
        if card.type == "scheme" and not card.scheme and not is_written(piece, at):
            yield piece.mistake(("cards", at), "idle", "a scheme without an effect: nobody would play it")
        if card.fighter == "sidekick" and not can_come(hero):
            yield piece.mistake(("cards", at), "nobody", "nobody can play it: the sidekick never comes onto the board")


def is_written(piece: Piece, at: int) -> bool:
    """Whether an author has written an effect of a scheme, understood or not."""
    told = piece.data["cards"][at]
    return isinstance(told, dict) and bool(told.get("scheme"))


def can_come(hero: catalogue.Hero) -> bool:
    """Whether a hero's sidekicks stand on the board at the start, or something brings them there."""
    if hero.sidekick is None or hero.sidekick.standing:
        return True
    effects = [[card.immediately, card.during_combat, card.after_combat, card.scheme] for card in hero.cards]
    return "summon" in str([effects, [ability.do for ability in hero.abilities]])
