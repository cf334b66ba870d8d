"""Telling: how a match stands, as messages for one seat in one language. What a seat may not know is not in them."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, Final

import msgspec

from meadhall import Match
from meadhall.hall import wire
from meadhall.hall.game import hall_of
from meadhall.hall.records import Sitter
from meadhall.hall.telling.names import bots_of, players_of
from meadhall.kernel.match import Decision
from meadhall.localisation import Speaker, speaker_of, words

NO_UNDO: Final = wire.Undo(way="none", asks=None, agreed=[])


def told_events(match: Match, speaker: Speaker, seat: int | None, since: int) -> list[wire.Event]:
    """What happened since, as a seat may know it."""
    return [told_event(speaker, event) for event in match.events_for(seat, since)]


def told_event(speaker: Speaker, event: dict[str, Any]) -> wire.Event:
    """One event."""
    facts = {part: value for part, value in event.items() if part != "event"}
    return wire.Event(event=event["event"], text=speaker.event(event), facts=facts)


def told_question(
    speaker: Speaker, decision: Decision, number: int, window: wire.Window | None = None
) -> wire.Question:
    """A question to a seat, with everything it may answer."""
    return wire.Question(
        number=number,
        seat=decision.seat,
        question=decision.question,
        text=speaker.question(decision),
        rules=list(decision.rules),
        about={part: str(value) for part, value in decision.about.items() if value},
        source=speaker.source_text(decision.about),
        options=[
            wire.Option(
                id=option.id,
                kind=option.kind,
                text=text,
                rules=list(option.rules),
                fields=option.fields,
            )
            for option, text in zip(decision.options, speaker.options(decision), strict=True)
        ],
        window=window,
        extra=hall_of(speaker.match.game.name).told_question(speaker, decision),
    )


def told_asked(speaker: Speaker, decision: Decision, seats: list[int], window: wire.Window | None = None) -> wire.Asked:
    """Who is asked what; the options of others stay with them."""
    about = decision.about
    source = next((speaker.part(kind, about[kind]) for kind in ("card", "ability") if about.get(kind)), None)
    extra = hall_of(speaker.match.game.name).told_asked(decision)
    return wire.Asked(seats=seats, question=decision.question, source=source, window=window, extra=extra)


def told_seats(
    speaker: Speaker,
    sitters: Sequence[Sitter],
    here: Container[str | None] | None = None,
    host: str | None = None,
    replaced: Container[int] = (),
) -> list[wire.Seat]:
    """Who sits where; who is here, if only some are; who has set the table, and for whom a bot plays."""
    setup: Any = speaker.match.setup
    game = hall_of(speaker.match.game.name)
    players, faces = players_of(sitters, speaker.language), bots_of(sitters)
    return [
        wire.Seat(
            name=speaker.seat(seat),
            person=players[seat],
            kind=sitter.kind,
            level=sitter.level,
            here=here is None or sitter.kind == "bot" or sitter.holder in here,
            team=game.team(setup, seat),
            host=host is not None and sitter.holder == host,
            muted=sitter.muted,
            replaced=seat in replaced,
            face=faces[seat] or None,
        )
        for seat, sitter in enumerate(sitters)
    ]


def by_person(seats: list[wire.Seat], language: str) -> list[wire.Seat]:
    """Seats whose role is not known yet: each is called by who sits there."""
    said = words("server", language)
    return [
        msgspec.structs.replace(seat, name=seat.person or said.say("draft-seat", {"number": number}))
        for number, seat in enumerate(seats, 1)
    ]


def told_end(match: Match, speaker: Speaker) -> wire.End | None:
    """How a match ended, if it did."""
    outcome = match.outcome
    if outcome is None:
        return None
    return wire.End(winners=list(outcome.winners), reason=outcome.reason, text=speaker.outcome(outcome))


def news_of(match: Match, language: str, seat: int | None, since: int, number: int) -> wire.News:
    """How a match stands without clocks, windows and people: as fixtures and watchers of replays need it."""
    speaker = speaker_of(match, language)
    decision = None if match.outcome is not None else match.decision
    return wire.News(
        number=number,
        seat=seat,
        view=match.view(seat),
        begins=since,
        events=told_events(match, speaker, seat, since),
        asked=None if decision is None else told_asked(speaker, decision, [decision.seat]),
        question=None if decision is None or decision.seat != seat else told_question(speaker, decision, number),
        clocks=[],
        undo=NO_UNDO,
        end=told_end(match, speaker),
    )
