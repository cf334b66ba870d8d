"""Catalogue: the cards of the unicorn game from their files, checked strictly.

A mistake names file, line, card and what was expected.
"""

from __future__ import annotations

import copy
from functools import cache
from pathlib import Path
from typing import Any, Literal

from meadhall.changes import FILE, Change, marks, read_changes
from meadhall.games.unicorns.rules.sheets import build_sheet
from meadhall.kernel.bits import WORD
from meadhall.kernel.errors import PackError, SetupError, nearest
from meadhall.kernel.machine import Program
from meadhall.kernel.shelf import Shelf
from meadhall.packs import Facts, MistakeError, NoLess, Some, Source, decode, fingerprint, plain_source, read
from meadhall.packs.carried import Load, check_load, check_owner

DATA = Path(__file__).parents[1] / "data"
LETTERS = "letters.yaml"
UNICORNS = {"baby", "basic", "magical"}
MOST_INSTANTS = 15  # as many as can be played on one card and still be shown
MOST_CARDS = 2 * WORD - 2  # of a deck, whose places are two words
FEWEST_CARDS = 60  # so that eight players can draw for some rounds
MOST_SCOPES = 64  # sets of packs whose catalogues are kept
GAME = "unicorns"
# what an expansion can bring: cards, the ids of cards that stay in the box, and how many letters unicorns have
ADDED, WITHOUT, COUNTED = KINDS = ("cards", "without", "letters")


class Letters(Facts, frozen=True):
    """How many letters the name of a unicorn from a pack has in each language."""

    id: str
    counts: dict[str, NoLess]


class Crowded(Facts, frozen=True):
    """What happens when a stable has too many unicorns."""

    over: Some
    do: list[Any]


class Rescue(Facts, frozen=True, rename={"of": "from"}):
    """A card that may save itself or others, from some ways out of the stable, at a price."""

    whom: Literal["itself", "others"]
    of: list[Literal["sacrificed", "destroyed"]]
    price: list[Any]


class Card(Facts, frozen=True):
    """A face of the deck or of the nursery."""

    id: str
    type: Literal["baby", "basic", "magical", "magic", "upgrade", "downgrade", "instant"]
    copies: Some = 1
    tags: list[str] = []
    for_two: bool = True  # whether it is played with by two players (V8.1)
    dealt_to_two: bool = False  # whether each of two players gets one before all else (V8.2)
    play: list[Any] = []
    enter: list[Any] = []
    turn_start: list[Any] = []
    fallen: list[Any] = []
    unicorn_moved: list[Any] = []
    crowded: Crowded | None = None
    saves: Rescue | None = None
    falls_home: bool = False
    unanswerable: bool = False
    lasting: list[str] = []
    hand_limit: NoLess = 0  # how many more cards its owner may keep (V3.4)
    plays: NoLess = 0  # how many cards may be played in a turn that begins with it (C20); 0: as many as ever


# the parts that a card of a type may have besides those of every card
PARTS: dict[str, set[str]] = {
    "baby": set(),
    "basic": set(),
    "magical": {"enter", "turn_start", "fallen", "saves", "falls_home", "lasting", "hand_limit", "plays"},
    "magic": {"play"},
    "upgrade": {"turn_start", "unicorn_moved", "crowded", "lasting", "hand_limit", "plays"},
    "downgrade": {"turn_start", "unicorn_moved", "crowded", "lasting", "hand_limit", "plays"},
    "instant": {"unanswerable"},
}
EFFECTS = {
    "play", "enter", "turn_start", "fallen", "unicorn_moved", "crowded", "saves", "falls_home", "unanswerable",
    "lasting", "hand_limit", "plays",
}  # fmt: skip
# lasting effects that a stable has all the time, whatever its unicorns are
OF_GRADES = {"blinds", "makes_pandas", "shows_hand"}
# and those that are about the unicorn itself
OF_UNICORNS = {"counts_double", "withstands_magic"}


class Catalogue:
    """All cards that matches are played with, and the letters of their names by language."""

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.origins: list[tuple[Source, int]] = []  # the file that a card is from, and its place there
        self.letters: dict[str, dict[str, int]] = {}
        self.changes: list[Change] = []
        self.scopes: Shelf[Catalogue] = Shelf(self.joined, MOST_SCOPES)

    def __deepcopy__(self, _: dict[int, Any]) -> Catalogue:
        """A catalogue of the same, which may be added to: facts themselves never change."""
        found = Catalogue()
        found.cards, found.origins = self.cards[:], self.origins[:]
        found.letters, found.changes = dict(self.letters), self.changes[:]
        return found

    def within(self, packs: dict[str, Any]) -> Catalogue:
        """This catalogue together with what a setup carries of expansions; PackError says what is wrong with them."""
        return self.scopes.get(packs) if packs else self

    def joined(self, packs: dict[str, Any]) -> Catalogue:
        """A new catalogue of the cards here and in some expansions, without those that they leave in the box."""
        found = copy.deepcopy(self)
        for id, data in packs.items():
            found.take_in(id, check_load(id, data))
        found.check()
        found.check_size()
        return found

    def check_size(self) -> None:
        """A deck has cards for everybody, and no more than can be told apart."""
        size = sum(card.copies for card in self.cards if card.type != "baby")
        if not FEWEST_CARDS <= size <= MOST_CARDS:
            msg = f"the deck has {size} cards with these packs; expected {FEWEST_CARDS} to {MOST_CARDS}"
            raise PackError(msg)

    def take_in(self, id: str, load: Load) -> None:
        """Add what an expansion brings, checked as files are, and leave out what it replaces."""
        for kind in load.parts:
            if kind not in KINDS:
                msg = f"pack {id}: an expansion has no {kind!r}" + nearest(kind, list(KINDS))
                raise PackError(msg)
        self.leave_out(id, decode(plain_source(f"pack {id}", load.parts.get(WITHOUT, [])), list[str]))
        before = len(self.cards)
        self.add(plain_source(f"pack {id}", load.parts.get(ADDED, [])))
        check_owner(id, [card.id for card in self.cards[before:]])
        letters: list[Letters] = decode(plain_source(f"pack {id}", load.parts.get(COUNTED, [])), list[Letters])
        check_owner(id, [each.id for each in letters])
        self.letters |= {each.id: each.counts for each in letters}

    def leave_out(self, id: str, ids: list[str]) -> None:
        """Take cards out of the deck; babies stay, for everybody begins with one."""
        known = [card.id for card in self.cards if card.type != "baby"]
        for each in ids:
            if each not in known:
                msg = f"pack {id}: there is no card {each!r} to leave out" + nearest(each, known)
                raise PackError(msg)
        kept = [at for at, card in enumerate(self.cards) if card.id not in ids]
        self.cards, self.origins = [self.cards[at] for at in kept], [self.origins[at] for at in kept]

    def load(self, folder: Path) -> None:
        """Read a set: all card files of a folder, and letters.yaml. A mistake leaves the catalogue as it was."""
        before = self.cards[:], self.origins[:], dict(self.letters)
        self.changes += read_changes(folder)
        try:
            for path in sorted(folder.glob("*.yaml")):
                if path.name not in {LETTERS, FILE}:
                    self.add(read(path))
            if (folder / LETTERS).exists():
                self.add_letters(read(folder / LETTERS))
            self.check()
        except PackError:
            self.cards, self.origins, self.letters = before
            raise

    def add_letters(self, source: Source) -> None:
        """Take in how many letters the names of unicorns have."""
        letters: dict[str, dict[str, int]] = decode(source, dict[str, dict[str, NoLess]])
        unicorns = [card.id for card in self.cards if card.type in UNICORNS]
        for name in letters:
            if name not in unicorns:
                raise source.refuse((name,), f"there is no unicorn {name!r}" + nearest(name, unicorns))
        self.letters.update(letters)

    def add(self, source: Source) -> None:
        """Check a file of cards by itself and take it in."""
        cards: list[Card] = decode(source, list[Card])
        for at, card in enumerate(cards):
            if any(card.id == other.id for other in [*self.cards, *cards[:at]]):
                raise source.refuse((at, "id"), "a second card with this id")
            check_card(card, at, source)
        self.cards += cards
        self.origins += [(source, at) for at in range(len(cards))]

    def check(self) -> None:
        """Check what cards say of each other: kinds and tags, and how many there are."""
        instants = 0
        for (source, at), card in zip(self.origins, self.cards, strict=True):
            instants += card.copies if card.type == "instant" else 0
            if instants > MOST_INSTANTS:
                problem = f"{instants} instants; at most {MOST_INSTANTS} can be played on one card and be shown"
                raise source.refuse((at, "copies"), problem)
            missing = [language for language in self.languages() if language not in self.letters.get(card.id, {})]
            if card.type in UNICORNS and missing:
                raise source.refuse(
                    (at, "id"), f"{LETTERS} does not say how many letters it has in: {', '.join(missing)}"
                )
        try:
            build_sheet(self.cards, Program())
        except MistakeError as mistake:
            source, at = self.origins[int(mistake.where[0])]
            raise source.refuse((at, *mistake.where[1:]), str(mistake)) from mistake

    def card(self, name: str) -> Card:
        """A card by id."""
        found = next((card for card in self.cards if card.id == name), None)
        if found is None:
            msg = f"there is no card {name!r}" + nearest(name, [card.id for card in self.cards])
            raise SetupError(msg)
        return found

    def languages(self) -> list[str]:
        """The languages whose letters can be counted."""
        return sorted({language for counted in self.letters.values() for language in counted})

    def fingerprint(self) -> str:
        """A short hash of all facts, and of rules that have changed."""
        return fingerprint([self.cards, self.letters, *marks(self.changes)])


@cache
def built_in() -> Catalogue:
    """The cards that come with the package."""
    catalogue = Catalogue()
    catalogue.load(DATA)
    return catalogue


def check_card(card: Card, at: int, source: Source) -> None:
    """A card has only what its type can do, and all that it needs."""
    allowed = PARTS[card.type]
    for part in sorted(EFFECTS - allowed):
        if getattr(card, part) not in ([], None, False, 0):
            could = f"; it could have {', '.join(sorted(allowed))}" if allowed else ""
            raise source.refuse((at, part), f"a card of type {card.type} has no {part}{could}")
    if card.type == "magic" and not card.play:
        raise source.refuse((at,), "a magic card needs an effect: play")
    check_lasting(card, at, source)
    if card.type == "baby" and (card.copies > 1 or not card.for_two):
        raise source.refuse((at,), "every baby is there once, for any number of players")


def check_lasting(card: Card, at: int, source: Source) -> None:
    """Some lasting effects are for unicorns alone, some for what is attached to a stable."""
    barred, who = (OF_GRADES, "upgrades and downgrades") if card.type == "magical" else (OF_UNICORNS, "unicorns")
    for rule in card.lasting:
        if rule in barred:
            raise source.refuse((at, "lasting"), f"only {who} can have {rule}")
