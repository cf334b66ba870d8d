"""How the ids of the unicorn game are spoken."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, cast

from meadhall.games.unicorns.phrases.faces import text_of
from meadhall.games.unicorns.rules.plays import Discard
from meadhall.kernel.game import find_game
from meadhall.kernel.machine import asker, first_operand, second_operand
from meadhall.kernel.match import Decision
from meadhall.kernel.outcome import Outcome
from meadhall.localisation.messages import NONE, PLAIN, Words, key
from meadhall.localisation.speaker import Speaker
from meadhall.packs.carried import behind

if TYPE_CHECKING:
    from meadhall.games.unicorns.rules.state import Unicorns

CARDS: Final = frozenset({"card", "source", "found"})  # the parts that are cards
VARIANT: Final = "variant"  # what tells cards of one name apart
STABLE: Final = "stable"
ENDLESS: Final = "endless"
PILE: Final = "pile"

# options that tell at which point a question is: after a card, after a vain search, where it may be left out, where to
TELLING: Final = ("done", "nothing", "pass", STABLE)


class UnicornSpeaker(Speaker):
    """How the ids of the unicorn game are spoken."""

    seats: ClassVar[frozenset[str]] = Speaker.seats | {"other", "owner"}
    quoted: ClassVar[Mapping[str, str]] = {"cards": "card"}

    # ---------------------------------------------------------------- names
    def seat(self, seat: int, form: str = PLAIN) -> str:
        """A player goes by a name, or else by a number."""
        name = None if self.names is None else self.names.called(seat, form)
        return name or self.words.name("player", form, {"number": seat + 1})

    def message(self, kind: str, which: str) -> str:
        """The id of the message that names a thing."""
        if kind in CARDS:
            return key("card", which)
        return key(kind, which) if kind == "type" else ""

    def thing(self, kind: str, which: str, form: str) -> str:
        """A thing by its name; that of a card has one form."""
        if kind in CARDS and form == PLAIN:
            return self.name(self.words, "card", which)
        return super().thing(kind, which, form)

    @staticmethod
    def name(words: Words, kind: str, which: str) -> str:
        """The name of a thing, with what tells it apart from others of that name."""
        message = key(kind, which)
        name = words.say(message)
        if not words.has_form(message, VARIANT):
            return name
        return words.say("varied", {"name": name, "variant": words.name(message, VARIANT)})

    def is_missing(self, meaning: str, value: object) -> bool:
        """Whether there is nothing to name; a search in vain tells so itself."""
        return super().is_missing(meaning, value) or (meaning, value) == ("found", NONE)

    def part(self, meaning: str, value: object, form: str = PLAIN) -> str:
        """One part of a sentence: beside what every game has, what was named for a card."""
        if isinstance(value, Mapping):
            return self.sentence("target", value)
        return super().part(meaning, value, form)

    # ---------------------------------------------------------------- what sentences may mention
    def source_text(self, about: Mapping[str, object]) -> str:
        """The text of the card that a question is about; a basic unicorn has none."""
        if "card" not in about:
            return ""
        catalogue: Any = cast("Unicorns", self.match.state).table.catalogue
        return text_of(catalogue.card(str(about["card"])), self.language)

    @staticmethod
    def text(words: Words, language: str, *ids: str) -> str:  # noqa: ARG004 - what is printed needs no message
        """What a card says, outside of any match: one of the package, or of a pack in use."""
        game: Any = find_game("unicorns")
        return text_of(game.catalogue.within(behind(ids[0], "unicorns")).card(ids[0]), language)

    def surroundings(self, decision: Decision) -> dict[str, object]:
        """The card behind a question, what is offered, cards to play, the hand limit, what one question alone tells."""
        view: Any = self.match.view(None)
        kinds = {option.kind for option in decision.options}
        if len(kinds) > 1:
            kinds.discard("nothing")  # it tells of a vain search only where nothing else is offered
        found = {
            "source": decision.about.get("card"),
            "offered": next((kind for kind in TELLING if kind in kinds), None),
            "plays": view["plays"],
            "limit": view["seats"][decision.seat]["stable"]["limit"],
        }
        return found | self.of_question(decision, view)

    def ending(self, outcome: Outcome) -> dict[str, object]:
        """The card whose effects came to no end."""
        if outcome.reason != ENDLESS:
            return {}
        return {"source": self.match.game.asking(self.match.state).get("card")}

    def of_question(self, decision: Decision, view: Any) -> dict[str, object]:
        """What is to be discarded, saved or stopped."""
        if decision.question == "choose_discard":
            return self.in_row(view["seats"][decision.seat]["hand"]["size"])
        if decision.question == "choose_rescue":
            return {"card": decision.options[0].fields["card"]}
        return self.on_table(view["playing"]) if decision.question == "choose_response" else {}

    def in_row(self, held: int) -> dict[str, object]:
        """Which card of how many an effect discards now, as far as the hand goes; the hand limit is told otherwise."""
        state = self.match.state
        node, done = asker(state), first_operand(state)
        if not isinstance(node, Discard):
            return {"number": None, "count": None}
        return {"number": done + 1, "count": min(node.n, done + held)}

    def on_table(self, playing: Mapping[str, Any]) -> dict[str, object]:
        """What may be stopped and whose it is: a card with what was named for it, or an instant and what it answers.

        The window that asks knows how many instants lay there when it opened; it may have gone on after others (U6).
        """
        nothing: Mapping[str, Any] = {"card": None, "seat": None}
        table = [playing, *playing["instants"]]
        last = table[second_operand(self.match.state)]
        answered = table[last["answers"]] if "answers" in last else nothing
        stays = self.is_lasting(playing["card"])
        targets = [target(named, goes=stays or at > 0) for at, named in enumerate(playing["named"])]
        return {
            "other": last["seat"],
            "card": last["card"],
            "source": answered["card"],
            "owner": answered["seat"],
            "targets": targets or None,
        }

    def is_lasting(self, card: str) -> bool:
        """Whether a card is an upgrade or a downgrade, for which a stable is named and not a player."""
        faces = cast("Unicorns", self.match.state).table.faces
        return any(face.id == card and face.is_grade for face in faces)

    def details(self, fields: Mapping[str, object]) -> dict[str, object]:
        """The card that saves another; one that saves itself needs no other."""
        return {"source": None} if saves_itself(fields) else {}

    def remarks(self, parts: Mapping[str, Any]) -> dict[str, object]:
        """Likewise; and who names something of their own names nobody else's."""
        if saves_itself(parts):
            return {"source": None}
        return {"other": None} if "other" in parts and parts["other"] == parts["seat"] else {}


def saves_itself(parts: Mapping[str, object]) -> bool:
    """Whether a card is saved by itself; an instant that answers one of its name has another player beside it."""
    return "source" in parts and "other" not in parts and parts["source"] == parts["card"]


def target(named: Mapping[str, object], *, goes: bool) -> dict[str, object]:
    """One thing that was named, with its place: cards come without it from stables, and from the pile to a hand."""
    if "card" not in named:
        place = STABLE if goes else None
    else:
        place = STABLE if "other" in named else str(named.get("place", PILE))
    return {"card": named.get("card"), "other": named.get("other"), "place": place}
