"""Tape: a match that is over, to be looked at after any number of its answers."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final

from meadhall import Match
from meadhall.drafting.saved import saved_draft
from meadhall.hall import wire
from meadhall.hall.drafting.telling import told_story
from meadhall.hall.game import hall_of
from meadhall.hall.parts import Parts, breath
from meadhall.hall.records import DEAL, DRAFT, LEAVE, UPLOAD, Record, Row, answer_of, opened, settled, standing
from meadhall.hall.refusal import HallError
from meadhall.hall.replays.openness import open_events, open_view
from meadhall.hall.telling import messages
from meadhall.hall.telling.names import FILE, names_of
from meadhall.hall.wire.pages.replays import Replay, Step, Turn
from meadhall.localisation import Speaker, speaker_of, words
from meadhall.packs.carried import light

TURN: Final = "turn_began"  # the event by which turns are counted
STRIDE: Final = 64  # answers between two matches that are kept
MOST_KEPT: Final = 16  # of these matches


class Tape:
    """The answers of a match that still stand, and the match itself after some of them."""

    def __init__(self, record: Record) -> None:
        self.record = record = settled(record)
        self.drafted = [row for row in record.rows if row.kind == DRAFT]
        self.rows: list[Row] = standing(record.rows)
        self.answers = [answer_of(row) for row in self.rows]
        self.stride = max(STRIDE, len(self.rows) // MOST_KEPT)
        self.last = opened(record)
        self.kept: list[Match] = [self.last.clone()]
        self.counts = [self.last.happened]  # after so many answers: how many events there were
        self.turns: list[Turn] = []
        self.said: dict[str, list[Step]] = {}

    def wind(self) -> Parts[Tape]:
        """Go through the whole match once; TranscriptError if today's rules no longer lead through it."""
        for number, answer in enumerate(self.answers, 1):
            self.last.repeat([answer])
            self.counts.append(self.last.happened)
            if number % self.stride == 0:
                self.kept.append(self.last.clone())
            yield from breath(number)
        self.turns = [
            Turn(seat=event["seat"], number=bisect_right(self.counts, at))
            for at, event in enumerate(self.happened())
            if event["event"] == TURN
        ]
        return self

    def happened(self) -> list[dict[str, Any]]:
        """All events, as everybody saw them."""
        return self.last.events_for(None)

    @property
    def total(self) -> int:
        """How many answers there are."""
        return len(self.answers)

    @property
    def is_shown(self) -> bool:
        """Whether anybody may look at it: a match that goes on keeps its secrets, a file has none."""
        return self.last.outcome is not None or self.record.origin == UPLOAD

    def at(self, number: int) -> Match:
        """The match after so many answers; it belongs to whoever asks."""
        mark = min(number // self.stride, len(self.kept) - 1)
        match = self.kept[mark].clone()
        match.repeat(self.answers[mark * self.stride : number])
        return match

    def turn(self, number: int) -> int:
        """In which turn a match is after so many answers."""
        return sum(turn.number <= number for turn in self.turns)

    def speaker(self, match: Match, language: str) -> Speaker:
        """Who speaks for it, with the names of its table."""
        return speaker_of(match, language, names_of(tuple(self.record.sitters), language))

    # ---------------------------------------------------------------- what is told
    def replay(self, language: str, holder: str) -> Parts[Replay]:
        """All of it, as sentences."""
        record, speaker = self.record, self.speaker(self.last, language)
        steps = yield from self.steps(language)
        return Replay(
            table=wire.Table(
                version=wire.VERSION,
                id=record.id,
                game=record.game,
                language=language,
                setup=light(self.last.setup),
                facts=hall_of(self.record.game).told_facts(self.last, language),
                mine=[seat for seat, sitter in enumerate(record.sitters) if sitter.holder == holder],
                window=record.window,
                alone=False,
                terms=speaker.terms(),
                drafted=told_story(record, self.drafted, names_of(tuple(record.sitters), language), language),
            ),
            seats=messages.told_seats(speaker, record.sitters),
            steps=steps,
            turns=self.turns,
            end=messages.told_end(self.last, speaker),
            created=record.created,
            uploaded=record.origin == UPLOAD,
            origin=None if record.origin in {None, UPLOAD} else str(record.origin).replace(":", "/"),
        )

    def steps(self, language: str) -> Parts[list[Step]]:
        """All answers, as sentences."""
        if language not in self.said:
            match = self.at(0)
            speaker = self.speaker(match, language)
            said: list[Step] = []
            for number, row in enumerate(self.rows):
                seat = None if row.kind == DEAL else row.seat
                said.append(Step(turn=self.turn(number), seat=seat, text=spoken(speaker, row)))
                match.repeat([self.answers[number]])
                yield from breath(number)
            self.said[language] = said
        return self.said[language]

    def news(self, language: str, number: int, seat: int | None, since: int | None) -> wire.News:
        """How it stood after so many answers, from a seat's eyes or with all cards open (None); what happened since."""
        begins = 0 if since is None else self.counts[min(since, number)]
        return moment_of(self.speaker(self.at(number), language), number, seat, begins)

    # ---------------------------------------------------------------- as a file
    def transcript(self) -> dict[str, Any]:
        """The match as a transcript, with who played it: a file of the terminal has bots, the hall has names too."""
        sitters = self.record.sitters
        bots = [seat for seat, sitter in enumerate(sitters) if sitter.kind == "bot"]
        who = {"bots": bots, "levels": [sitters[seat].level for seat in bots]}
        told = {**self.last.transcript(), **who, "names": [sitter.name for sitter in sitters]}
        plan = self.record.draft
        acts = [(row.seat, row.value) for row in self.drafted]
        return told if plan is None else told | {DRAFT: saved_draft(plan, acts)}

    def checked(self, number: int) -> int:
        """A number of answers that there are."""
        if not 0 <= number <= self.total:
            raise HallError("no-moment", 404, most=self.total)
        return number


def moment_of(speaker: Speaker, number: int, seat: int | None, begins: int) -> wire.News:
    """How a match stands, without clocks and windows; a question is told to the eyes that could read it."""
    match = speaker.match
    events = open_events(match, begins) if seat is None else match.events_for(seat, begins)
    decision = None if match.outcome is not None else match.decision
    readers = () if decision is None else (None, decision.seat)
    return wire.News(
        number=number,
        seat=seat,
        view=open_view(match) if seat is None else match.view(seat),
        begins=begins,
        events=[messages.told_event(speaker, event) for event in events],
        asked=None if decision is None else messages.told_asked(speaker, decision, [decision.seat]),
        question=None if seat not in readers else messages.told_question(speaker, match.decision, number),
        clocks=[],
        undo=messages.NO_UNDO,
        end=messages.told_end(match, speaker),
    )


def spoken(speaker: Speaker, row: Row) -> str:
    """What a row says in the match as it stands before it."""
    said = words(FILE, speaker.language)
    if row.kind == LEAVE:
        return said.say("step-leaves")
    if row.kind == DEAL:
        return said.say("step-anew", {"name": speaker.seat(row.seat)})
    decision = speaker.match.decision
    code = decision.code_of(row.value)
    return speaker.option(next(option for option in decision.options if option.code == code))
