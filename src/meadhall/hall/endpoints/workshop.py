"""Workshop: packs that people write on the page: what they need for it, and what becomes of what they wrote."""

from __future__ import annotations

import base64
import gzip
from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final, TypeVar

import msgspec

from meadhall.bundle import bundle_of, games_with
from meadhall.hall import wire
from meadhall.hall.drafts import checked, draft_from, said, told_of, understood, written
from meadhall.hall.effects.work import Chore, Fetch, Shelve, TryOut, Withdraw, Work
from meadhall.hall.endpoints.request import Reply, Request, reply
from meadhall.hall.endpoints.router import Endpoint
from meadhall.hall.game import hall_of
from meadhall.hall.records import Kept
from meadhall.hall.refusal import HallError
from meadhall.hall.settings import Settings
from meadhall.hall.telling.almanac import Document
from meadhall.hall.trials import ENDLESS, WON
from meadhall.hall.wire.workshop import (
    Check,
    Exported,
    Import,
    Imported,
    Read,
    Reword,
    Share,
    Shared,
    Trial,
    Tried,
    VerbTold,
    Workshop,
    Write,
)
from meadhall.kernel.errors import SetupError
from meadhall.kernel.game import find_game
from meadhall.lab.evidence import wilson
from meadhall.purity import is_compiled
from meadhall.workshop import draft_files, maker_of, zipped
from meadhall.workshop.draft import draft_in, drafted
from meadhall.workshop.files import LARGEST_PACK, checked_paths
from meadhall.workshop.ids import id_from

T = TypeVar("T")

ROOM: Final = 4_096  # bytes around a draft
LARGEST: Final = LARGEST_PACK + ROOM
ID: Final = "pack"  # of an example, and of what has no other
MOST_TRIED: Final = 50  # matches at once
MOST_PLAYED: Final = 1_000_000  # matches that are told along
ITERATIONS: Final = 20  # of a search, where the engine is compiled and bots have processes of their own
DIGITS: Final = 4  # of a rate
LARGEST_SHARED: Final = 512 * 1024  # bytes
BUSY: Final = 3  # thoughts that wait for one address


class Workshops:
    """Answers what the workshop asks."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def endpoints(self) -> list[Endpoint]:
        """The addresses of it."""
        return [
            Endpoint("POST", "/workshop/check", self.check, is_act=True, largest=LARGEST),
            Endpoint("POST", "/workshop/read", self.read, is_act=True, largest=LARGEST),
            Endpoint("POST", "/workshop/said", self.say, is_act=True, largest=LARGEST),
            Endpoint("POST", "/workshop/written", self.write, is_act=True, largest=LARGEST),
            Endpoint("POST", "/workshop/try", self.try_out, is_act=True, largest=LARGEST),
            Endpoint("POST", "/workshop/import", self.bring, is_act=True, largest=LARGEST * 4 // 3),
            Endpoint("POST", "/workshop/export", self.take, is_act=True, largest=LARGEST),
            Endpoint(
                "POST",
                "/workshop/shared",
                self.share,
                is_act=True,
                is_costly=True,
                largest=LARGEST,
                too_often="too-many-requests",
            ),
            Endpoint("GET", "/workshop/shared/{id}", self.shared),
            Endpoint("POST", "/workshop/shared/{id}/withdraw", self.withdraw, is_act=True),
            Endpoint("GET", "/workshop/{game}/{language}", self.workshop),
        ]

    def workshop(self, request: Request) -> Work[Reply]:
        """What somebody needs to write a pack."""
        game, language = request.parts["game"], request.spoken
        if not has_workshop(game):
            raise HallError("not-found", 404)
        document = yield from chore(request, partial(workshop, game, language))
        return Reply(document.plain, is_lasting=True, small=document.small)

    # ---------------------------------------------------------------- drafts
    def check(self, request: Request) -> Work[Reply]:
        """A draft, looked at."""
        return reply((yield from chore(request, partial(checked, request.told(Check).draft, request.language))))

    def read(self, request: Request) -> Work[Reply]:
        """A text that somebody is writing."""
        return reply((yield from chore(request, partial(understood, request.told(Read), request.language))))

    def say(self, request: Request) -> Work[Reply]:
        """Verbs in words."""
        return reply((yield from chore(request, partial(said, request.told(Reword)))))

    def write(self, request: Request) -> Work[Reply]:
        """Data as YAML, or back."""
        return reply((yield from chore(request, partial(written, request.told(Write)))))

    def bring(self, request: Request) -> Work[Reply]:
        """A file as a draft."""
        told = request.told(Import)
        return reply((yield from chore(request, partial(imported, told))))

    def take(self, request: Request) -> Work[Reply]:
        """A draft as a file."""
        return reply((yield from chore(request, partial(exported, request.told(Check).draft))))

    # ---------------------------------------------------------------- matches
    def try_out(self, request: Request) -> Work[Reply]:
        """Quick matches of one part of a pack, one after another, from both sides."""
        trial = request.told(Trial)
        check_trial(trial)
        if self.settings.queued(request.mark) >= BUSY:
            raise HallError("refused-busy", 429)
        sides = sides_of(trial)
        iterations = ITERATIONS if is_compiled() and not self.settings.longest else 0
        ends: list[str] = []
        for number in range(trial.played, trial.played + trial.matches):
            setup, seat = sides[number % len(sides)]
            seed = trial.seed << 32 | number
            end: str = yield TryOut(trial.game, setup, seat, seed, iterations, request.mark)
            ends.append(end)
        return reply(tried(trial, ends))

    # ---------------------------------------------------------------- sharing
    def share(self, request: Request) -> Work[Reply]:
        """Keep a draft for whoever has the link."""
        self.check_shared()
        told = request.told(Share)
        draft_in(told.draft)
        text = msgspec.json.encode(told.draft).decode()
        if len(text.encode()) > LARGEST_SHARED:
            raise HallError("too-large-draft", 413, most=LARGEST_SHARED // 1024)
        kept: Kept = yield Shelve(text, told.id, request.holder, request.mark)
        return reply(shared_of(kept, request.holder), 200 if told.id else 201)

    def shared(self, request: Request) -> Work[Reply]:
        """A draft that somebody shared."""
        self.check_shared()
        kept: Kept | None = yield Fetch(request.parts["id"])
        if kept is None:
            raise HallError("no-draft", 404)
        return reply(shared_of(kept, request.holder))

    def withdraw(self, request: Request) -> Work[Reply]:
        """Take one's own back; whoever has copied it keeps the copy."""
        self.check_shared()
        kept: Kept = yield Withdraw(request.parts["id"], request.holder)
        return reply(shared_of(kept, request.holder))

    def check_shared(self) -> None:
        """Refuse to share where nobody else could look."""
        if not self.settings.is_shared:
            raise HallError("no-sharing", 409)


def chore(request: Request, work: Callable[[], T]) -> Work[T]:
    """Something that takes a while: tables come first."""
    found: T = yield Chore(work, request.mark)
    return found


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
    return Document(plain, gzip.compress(plain, mtime=0))


# ---------------------------------------------------------------- files
def imported(told: Import) -> Imported:
    """The draft in a file."""
    try:
        data = base64.b64decode(told.data, validate=True)
    except ValueError as problem:
        raise HallError("no-draft-in-file", 400, reason=str(problem)) from problem
    stem = told.name.rpartition("/")[2].partition(".")[0]
    return Imported(draft=draft_from(data, id_from(stem, ID)))


def exported(draft: dict[str, Any]) -> Exported:
    """A draft as a file."""
    files = draft_files(drafted(draft_in(draft)))
    return Exported(
        name=f"{id_from(told_of(draft, 'id'), ID)}.zip", data=base64.b64encode(zipped(checked_paths(files))).decode()
    )


# ---------------------------------------------------------------- matches
def check_trial(trial: Trial) -> None:
    """Refuse a trial that cannot be held."""
    if not has_workshop(trial.game):
        raise HallError("no-game", name=trial.game)
    if not 1 <= trial.matches <= MOST_TRIED or not 0 <= trial.won <= trial.played <= MOST_PLAYED:
        raise HallError("no-trial", most=MOST_TRIED)
    if not 0 <= trial.seed < 1 << 63:
        raise HallError("no-trial", most=MOST_TRIED)


def sides_of(trial: Trial) -> list[tuple[dict[str, Any], int]]:
    """The setup as it is told, and from the other side, each with the seat that is counted."""
    setup: Any = prepared(trial.game, trial.setup)
    swapped, seat = hall_of(trial.game).swapped(setup)
    return [(dict(setup), 0), (dict(prepared(trial.game, swapped)), seat)]


def prepared(game: str, setup: dict[str, Any]) -> Any:
    """A setup in full; refused if it is none."""
    try:
        return find_game(game).prepare(setup)
    except SetupError as problem:
        raise HallError("setup", plain=problem) from problem


def tried(trial: Trial, ends: list[str]) -> Tried:
    """What came of all matches until now; one that never ends is no win."""
    won, played = trial.won + ends.count(WON), trial.played + len(ends)
    low, high = wilson(won / played, played)
    return Tried(
        won=won,
        played=played,
        endless=ends.count(ENDLESS),
        rate=round(won / played, DIGITS),
        low=round(low, DIGITS),
        high=round(high, DIGITS),
    )


# ---------------------------------------------------------------- sharing
def shared_of(kept: Kept, holder: str) -> Shared:
    """A shared draft, as somebody is told of it."""
    is_mine = bool(holder) and kept.holder == holder
    return Shared(id=kept.id, draft=msgspec.json.decode(kept.draft), mine=is_mine, created=kept.created)
