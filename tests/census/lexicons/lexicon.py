"""Lexicon: what a game has to say, declared for the census of its words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cached_property
from typing import Any, ClassVar, Final

from meadhall import Match
from meadhall.bundle import bundle_of
from meadhall.kernel.events import Kind
from meadhall.kernel.machine import State
from meadhall.localisation import NONE, Spoken, key, words
from tests.census.lexicons.sources import HALL, option_kinds, said
from tests.census.lexicons.written import Inside, taken, written

# D7 of D7.5; rulings, which have a number only, all stand in one chapter: R of R6.
CHAPTER: Final = re.compile(r"^[A-Z](?:\d+(?=\.))?")


class Lexicon:
    """One game: its name, what its names and sentences are made of, and matches in which everything is said."""

    game: ClassVar[str]
    kinds: ClassVar[tuple[Kind, ...]]  # of events
    reasons: ClassVar[tuple[str, ...]]  # why a match ends
    modules: ClassVar[tuple[str, ...]] = ("speech.py",)  # of its bundle: those that name messages outright
    more_options: ClassVar[frozenset[str]] = frozenset()  # kinds of options that its sources do not tell outright

    # The messages with parts, by what their ids begin with; the others are said as they stand.
    spoken: ClassVar[tuple[str, ...]] = ("question-", "option-", "event-", "reason-")
    # The names that can stand in a part of a sentence, by what their ids begin with.
    standing: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    # What stands with a name as an attribute and is no form of it.
    attributes: ClassVar[frozenset[str]] = frozenset()
    # Samples of what names are filled with, where they need it.
    samples: ClassVar[Mapping[str, Mapping[str, Spoken]]] = {}
    # What a sentence may mention besides its own parts.
    surroundings: ClassVar[frozenset[str]] = frozenset({"question", "count"})
    # What a sentence need not mention, by its id.
    unsaid: ClassVar[Mapping[str, Collection[str]]] = {}
    # Parts of events that a sentence must tell apart wherever they come up, and all that they can be.
    variants: ClassVar[Mapping[str, Collection[str]]] = {}

    # ---------------------------------------------------------------- what a game declares
    def states(self) -> Iterator[State]:
        """States whose programs hold, all together, every step of rules and cards."""
        raise NotImplementedError

    def names(self) -> Iterator[str]:
        """The ids of all names, texts and labels."""
        raise NotImplementedError

    def rules(self) -> list[str]:
        """Every rule and every ruling that a player may ask about."""
        raise NotImplementedError

    def numbers(self) -> Mapping[str, Counter[int]]:
        """The numbers of the facts behind texts, by the ids of the texts."""
        raise NotImplementedError

    def side_by_side(self, language: str) -> Iterator[list[str]]:
        """Names that are offered together, as they are shown then."""
        raise NotImplementedError

    def matches(self) -> Iterator[Match]:
        """Matches that show, all together, everything that commonly happens."""
        raise NotImplementedError

    def rarities(self) -> Iterator[tuple[Match, Any]]:
        """What no such match comes to, or hardly ever; each is said before the next is made."""
        raise NotImplementedError

    # ---------------------------------------------------------------- what follows
    def __str__(self) -> str:
        return self.game

    @cached_property
    def positions(self) -> list[Any]:
        """The declared states, made once."""
        return list(self.states())

    @cached_property
    def nodes(self) -> list[Any]:
        """All steps of rules and cards."""
        return [entry.node for state in self.positions for entry in state.program.entries]

    @cached_property
    def questions(self) -> set[str]:
        """The questions that somebody can be asked."""
        return {node.question for node in self.nodes if node.question}

    @cached_property
    def wanted(self) -> frozenset[str]:
        """The ids of all messages that the game needs."""
        found = {key("question", question) for question in self.questions}
        options = option_kinds(bundle_of(self.game).folder / "rules") | self.more_options
        found |= {key("option", kind) for kind in options}
        found |= {key("event", kind.name) for kind in self.kinds}
        found |= {key("reason", reason) for reason in self.reasons}
        found |= {key("rule", rule) for rule in self.rules()}
        found |= {key("chapter", chapter) for rule in self.rules() for chapter in CHAPTER.findall(rule)}
        return frozenset({*found, *self.names(), *self.outright})

    @cached_property
    def outright(self) -> set[str]:
        """The messages that modules name outright: building blocks of sentences, signs."""
        neutral = ("messages", "speaker", "speech")
        paths = [HALL / f"localisation/{module}.py" for module in neutral]
        return said([*paths, *(bundle_of(self.game).folder / module for module in self.modules)])

    def cases(self, kind: Kind) -> dict[str, set[str]]:
        """What a sentence about an event must tell apart: hidden parts, vain searches, reasons, roles."""
        found = {part: {NONE} for part in [*hidden(kind), *({"found"} & {*kind.parts})]}
        return found | {part: set(self.variants[part]) for part in kind.parts if part in self.variants}

    # ---------------------------------------------------------------- words of a language
    def text(self, id: str, language: str) -> str:
        """A text that tells numbers, by its id."""
        return words(self.game, language).say(id)

    def messages(self, language: str) -> dict[str, Inside]:
        """The game's messages by id."""
        return written(self.game, language)

    def plain(self, language: str) -> list[str]:
        """The names, texts and rules: all that is said as it stands."""
        return [name for name in self.messages(language) if not name.startswith(self.spoken)]

    def forms(self, language: str) -> dict[str, dict[str, str]]:
        """The forms of all names, by the name's id."""
        spoken = words(self.game, language)
        found = {name: inside.attributes - self.attributes for name, inside in self.messages(language).items()}
        return {
            name: {form: spoken.name(name, form, self.samples.get(name)) for form in has}
            for name, has in found.items()
            if has
        }

    def asked(self, language: str) -> set[tuple[str, str]]:
        """The names that can stand where a sentence uses an inflected form, and that form."""
        messages = self.messages(language)
        parts = {pair for inside in messages.values() for pair in inside.inflected}
        return {(name, form) for part, form in parts for name in messages if name.startswith(self.standing[part])}

    def taken(self, language: str) -> set[tuple[str, str]]:
        """The forms that texts take from a name outright."""
        return taken(self.game, language)


def hidden(kind: Kind) -> list[str]:
    """The parts of an event that only some may see, by the names that they are told by."""
    secrets = [part.removeprefix("secret:") for part in kind.parts if part.startswith("secret:")]
    return ["cards" if part == "top" else part for part in secrets]
