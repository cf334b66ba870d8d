"""Workshop: packs that people write on the page: what they need for it, and what is understood of what they wrote."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Any, Final

from meadhall.bundle import bundle_of, games_with
from meadhall.hall import wire
from meadhall.hall.effects.work import Work
from meadhall.hall.endpoints.request import Reply, Request, reply
from meadhall.hall.endpoints.router import Endpoint
from meadhall.hall.game import hall_of
from meadhall.hall.refusal import HallError
from meadhall.hall.telling.almanac import Document
from meadhall.hall.telling.faults import faults
from meadhall.hall.wire.workshop import Branch, Check, Checked, Read, Span, Understood, VerbTold, Workshop
from meadhall.packs.carried import load_of
from meadhall.workshop import checked_draft, maker_of
from meadhall.workshop.files import LARGEST_PACK
from meadhall.workshop.speech import Twig, no_place, spoken_at, told

ROOM: Final = 4_096  # bytes around a draft
LARGEST: Final = LARGEST_PACK + ROOM
ID: Final = "pack"  # of an example


class Workshops:
    """Answers what the workshop asks."""

    def endpoints(self) -> list[Endpoint]:
        """The addresses of it."""
        return [
            Endpoint("GET", "/workshop/{game}/{language}", self.workshop),
            Endpoint("POST", "/workshop/check", self.check, is_act=True, largest=LARGEST),
            Endpoint("POST", "/workshop/read", self.read, is_act=True, largest=LARGEST),
        ]

    def workshop(self, request: Request) -> Work[Reply]:
        """What somebody needs to write a pack."""
        yield from ()
        game, language = request.parts["game"], request.spoken
        if not has_workshop(game):
            raise HallError("not-found", 404)
        document = workshop(game, language)
        return Reply(document.plain, is_lasting=True, small=document.small)

    def check(self, request: Request) -> Work[Reply]:
        """A draft, looked at."""
        draft = request.told(Check).draft
        yield None
        return reply(checked(draft, request.language))

    def read(self, request: Request) -> Work[Reply]:
        """A text that somebody is writing."""
        yield from ()
        return reply(understood(request.told(Read), request.language))


def has_workshop(game: str) -> bool:
    """Whether there are packs of a game here."""
    return game in games_with("hall") and hall_of(game).workshop is not None


@cache
def workshop(game: str, language: str) -> Document:
    """What somebody needs, written once for each game and language."""
    verbs = bundle_of(game).load("phrases").verbs(language)
    plain = wire.ENCODER.encode(
        Workshop(
            example=maker_of(game).example(ID, language),
            verbs=[VerbTold(id=verb.id, phrasings=verb.phrasings, example=verb.example) for verb in verbs],
            game=hall_of(game).told_workshop(language),
        )
    )
    return Document(plain, gzip.compress(plain))


# ---------------------------------------------------------------- drafts
def checked(draft: Any, language: str) -> Checked:
    """What became of a draft."""
    found = checked_draft(draft)
    pack, sound, game = found.pack, found.sound, told_of(draft, "game")
    return Checked(
        id=told_of(draft, "id"),
        fingerprint=None if pack is None else pack.fingerprint,
        load=None if pack is None else load_of(pack),
        mistakes=faults(found.mistakes, game, language),
        warnings=faults(found.warnings, game, language),
        told=None if sound is None else hall_of(sound.about.game).told_pack(sound, language),
    )


# ---------------------------------------------------------------- texts
def understood(asked: Read, language: str) -> Understood:
    """What was made of a text at its place."""
    spoken, place = spoken_at(asked.draft, asked.place), tuple(asked.place[3:])
    speech = maker_of(told_of(asked.draft, "game")).speech(spoken, place)
    if speech is None:
        raise no_place(asked.place)
    if len(asked.text) > speech.longest:
        raise HallError("too-wordy", most=speech.longest)
    made = told(speech, asked.text, language)
    found = made.found
    return Understood(
        outcome=found.outcome,
        texts=made.texts,
        tree=[branch(twig) for twig in made.tree],
        unread=[Span(start=start, end=end) for start, end in found.unread],
        expected=list(found.expected),
        nearest=list(found.nearest),
        readings=list(found.readings),
        problem=found.problem,
    )


def branch(twig: Twig) -> Branch:
    """An effect for the page."""
    return Branch(text=twig.text, parts=[branch(part) for part in twig.parts])


def told_of(draft: dict[str, Any], part: str) -> str:
    """What a draft tells of itself: its id or its game."""
    about = draft.get("about")
    return str(about.get(part, "")) if isinstance(about, dict) else ""
