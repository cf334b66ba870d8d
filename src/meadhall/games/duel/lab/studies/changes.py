"""Changes: a hero with other numbers, or with a blank in the place of a card, and what bots know of it.

A blank has the value, the boost and the number of copies of the card whose place it takes, and does nothing. Bots know
a changed hero by all that they have learned of it, but for cards that do something else now: what those are good for
they judge by what is printed on them, as they do with cards that nobody has practised with.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from meadhall.bots.worth import worth_of
from meadhall.games.duel.bots.habits import OWN
from meadhall.games.duel.bots.strangers import OF_CARDS, OF_WAYS, imagined
from meadhall.games.duel.bots.wisdom import DuelWisdom
from meadhall.games.duel.rules.catalogue import Hero, built_in
from meadhall.games.duel.rules.definition import DuelGame
from meadhall.games.duel.rules.table import TIMINGS
from meadhall.kernel.errors import PackError, nearest
from meadhall.lab.report.document import Name, Say
from meadhall.lab.studies.game import Step, Treatment
from meadhall.packs import Facts, NoLess, Some, plain_source
from meadhall.packs.pack import pack_of

GAME: Final = "duel"
BLANKED: Final[dict[str, Any]] = {
    "immediately": [], "during_combat": [], "after_combat": [], "scheme": [], "like": None, "defends_if": None,
    "uncancellable": False,
}  # fmt: skip


class Numbers(Facts, frozen=True):
    """Other numbers of a card, or a blank."""

    card: str
    blank: bool = False
    value: NoLess | None = None
    boost: NoLess | None = None


class DuelTreatment(Treatment, frozen=True):
    """What is done to a hero: a way not to play, a card made blank, or other numbers; of further cards by `also`."""

    blank: bool = False
    value: NoLess | None = None
    boost: NoLess | None = None
    health: Some | None = None
    move: NoLess | None = None
    also: list[Numbers] = msgspec.field(default_factory=list)

    @property
    def kind(self) -> str:
        """What sort of treatment it is."""
        return "restricted" if self.restrict else "blank" if self.blank else "changed"


def named(treatment: DuelTreatment) -> DuelTreatment:
    """A treatment with an id, made of its parts where the file gives none."""
    if treatment.id:
        return treatment
    parts = [treatment.who, treatment.restrict]
    parts += [f"{part}-{n}" for part in ("health", "move") if (n := getattr(treatment, part)) is not None]
    parts += [":".join(numbered(each)) for each in cards_of(treatment)]
    return msgspec.structs.replace(treatment, id=":".join(part for part in parts if part))


def with_numbers(who: str, steps: Sequence[Step]) -> DuelTreatment:
    """The treatment by which a hero and its cards get other numbers."""
    own: dict[str, Any] = {step.number.part: step.to for step in steps if not step.number.card}
    cards: dict[str, dict[str, Any]] = {}
    for step in steps:
        if step.number.card:
            cards.setdefault(step.number.card, {})[step.number.part] = step.to
    (card, numbers), *others = cards.items() or [("", {})]
    also = [Numbers(other, **told) for other, told in others]
    return named(DuelTreatment(who=who, card=card, also=also, **own, **numbers))


def numbered(card: Numbers) -> list[str]:
    """What is done to a card, as parts of an id."""
    told = [f"{part}-{n}" for part in ("value", "boost") if (n := getattr(card, part)) is not None]
    return [card.card, *(["blank"] if card.blank else []), *told]


def told(hero: Hero, treatment: DuelTreatment) -> list[Name | Say]:
    """What is changed, in words, with the numbers that were there before."""
    found: list[Name | Say] = [
        Say(f"change-{part}", {"number": number, "before": getattr(hero, part)})
        for part in ("health", "move")
        if (number := getattr(treatment, part)) is not None
    ]
    cards = {card.id: card for card in hero.cards}
    for change in cards_of(treatment):
        card = Name("card", f"{hero.id}/{change.card}")
        if change.blank:
            found.append(Say("change-blank", {"card": card}))
        for part in ("value", "boost"):
            number = getattr(change, part)
            if number is not None:
                before = getattr(cards[change.card], part) or 0
                found.append(Say(f"change-{part}", {"card": card, "number": number, "before": before}))
    return found


def cards_of(treatment: DuelTreatment) -> list[Numbers]:
    """All cards that a treatment changes."""
    own = Numbers(treatment.card, treatment.blank, treatment.value, treatment.boost)
    return [own, *treatment.also] if treatment.card else list(treatment.also)


def altered(hero: Hero, treatment: DuelTreatment) -> Hero:
    """A hero as a treatment leaves it; PackError says what cannot be done."""
    numbers = {part: n for part in ("health", "move") if (n := getattr(treatment, part)) is not None}
    if not treatment.card and (treatment.blank or treatment.value is not None or treatment.boost is not None):
        msg = "expected a card that is made blank, or has another value or boost"
        raise PackError(msg)
    cards = {card.id: card for card in hero.cards}
    for change in cards_of(treatment):
        if change.card not in cards:
            msg = f"{hero.id} has no card {change.card!r}" + nearest(change.card, list(cards))
            raise PackError(msg)
        cards[change.card] = changed_card(cards[change.card], change)
    return msgspec.structs.replace(hero, cards=list(cards.values()), **numbers)


def changed_card(card: Any, change: Numbers) -> Any:
    """A card with other numbers, or without effects."""
    told = {part: n for part in ("value", "boost") if (n := getattr(change, part)) is not None}
    return msgspec.structs.replace(card, **(BLANKED if change.blank else {}), **told)


def game_with(hero: Hero) -> DuelGame:
    """The duel in which a hero is another one; one of a pack is changed in what setups carry."""
    catalogue = copy.deepcopy(built_in())
    if not pack_of(hero.id):
        catalogue.add_hero(plain_source(hero.id, plain(hero)))
    return DuelGame(catalogue)


def plain(hero: Hero) -> Any:
    """A hero as a file would tell it: what cards are like is told with them."""
    cards = [msgspec.structs.replace(card, like=None) for card in hero.cards]
    return msgspec.to_builtins(msgspec.structs.replace(hero, cards=cards))


def carried_with(loads: dict[str, Any], hero: Hero | None) -> dict[str, Any]:
    """What setups carry of packs, with a changed hero in the place of its own."""
    if hero is None or not pack_of(hero.id):
        return loads
    found = copy.deepcopy(loads)
    heroes = found[pack_of(hero.id)]["parts"]["heroes"]
    heroes[:] = [plain(hero) if each["id"] == hero.id else each for each in heroes]
    return found


def wisdom_with(before: Hero | None, after: Hero | None) -> DuelWisdom:
    """What bots know of the duel with a changed hero."""
    worth: dict[str, Any] = worth_of(GAME)
    learned = worth["habits"]
    if before is None or after is None or after.id not in learned.get("heroes", {}):
        return DuelWisdom(worth)
    known = {card.id: does(card) for card in before.cards}
    new = [card.id for card in after.cards if known.get(card.id) != does(card)]
    if not new:
        return DuelWisdom(worth)
    guessed = imagined(after, learned.get("general", {}), OWN)
    own = with_guesses(learned["heroes"][after.id], guessed, new)
    return DuelWisdom({**worth, "habits": {**learned, "heroes": {**learned["heroes"], after.id: own}}})


def does(card: Any) -> list[Any]:
    """All that a card does."""
    return [getattr(card, timing) for timing in TIMINGS]


def with_guesses(own: dict[str, Any], guessed: dict[str, Any], cards: list[str]) -> dict[str, Any]:
    """The habits of a hero, guessed for some cards and learned for all others."""
    found: dict[str, Any] = dict(own)
    for part in (*OF_WAYS, *OF_CARDS):
        kept = {card: row for card, row in own.get(part, {}).items() if card not in cards}
        found[part] = kept | {card: row for card, row in guessed.get(part, {}).items() if card in cards}
    marked: dict[str, Any] = {}
    for part in {*own.get("marked", {}), *guessed.get("marked", {})}:
        rows, new = own.get("marked", {}).get(part, {}), guessed.get("marked", {}).get(part, {})
        marked[part] = {card: row for card, row in rows.items() if card not in cards}
        marked[part] |= {card: row for card, row in new.items() if card in cards}
    return found | {"marked": marked}
