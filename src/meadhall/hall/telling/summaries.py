"""Summaries: a table as it is listed, from what is kept of it. No room is opened for who only asks about it."""

from __future__ import annotations

from collections.abc import Container

from meadhall import Match
from meadhall.drafting.game import draft_game
from meadhall.hall import wire
from meadhall.hall.game import hall_of
from meadhall.hall.records import Record, draft_of, is_drafting, is_full, settled
from meadhall.hall.refusal import unplayable
from meadhall.hall.telling.messages import by_person, told_seats
from meadhall.hall.telling.names import bots_of, names_of, players_of
from meadhall.kernel.outcome import Outcome
from meadhall.localisation import speaker_of
from meadhall.packs.carried import light


def summary_of(
    record: Record,
    match: Match,
    asked: list[int],
    holder: str,
    language: str,
    here: Container[str | None] = (),
    replaced: Container[int] = (),
) -> wire.Summary:
    """A table in the list of somebody who has a seat there; an open one with who is here and for whom a bot plays."""
    record = settled(record)
    speaker = speaker_of(match, language, names_of(tuple(record.sitters), language))
    mine = seats_of(record, holder)
    plan = record.draft if is_drafting(record) else None
    seats = told_seats(speaker, record.sitters, here, record.host, replaced)
    outcome = match.outcome or outcome_of(record)
    return wire.Summary(
        id=record.id,
        game=record.game,
        setup=light(record.setup),
        looks=hall_of(record.game).looks(record.setup) or None,
        seats=seats if plan is None else by_person(seats, language),
        mine=mine,
        state="over" if outcome is not None else "running" if is_full(record.sitters) else "waiting",
        waits_for_me=outcome is None and any(seat in mine for seat in asked),
        end=None if outcome is None else speaker.outcome(outcome),
        created=record.created,
        choose=record.choose and not is_full(record.sitters),
        terms=[] if plan is not None else speaker.terms(),
        draft=None if plan is None else draft_game(record.game).title(plan.format, language),
    )


def seats_of(record: Record, holder: str) -> list[int]:
    """The seats that a browser holds."""
    return [seat for seat, each in enumerate(record.sitters) if each.kind == "person" and each.holder == holder]


def asked_in(record: Record, match: Match) -> list[int]:
    """Who is asked in a match."""
    draft = draft_of(record)
    if draft is not None and not draft.is_over:
        return draft.waiting if is_full(record.sitters) else []
    return [match.decision.seat] if match.outcome is None and is_full(record.sitters) else []


def outcome_of(record: Record) -> Outcome | None:
    """How a match ended, as it was stored."""
    return None if record.end is None else Outcome(tuple(record.end["winners"]), record.end["reason"])


def outdated(record: Record, holder: str, language: str, problem: Exception) -> wire.Summary:
    """A table of an earlier edition of the cards: who sat there, and why it can no longer be shown."""
    return wire.Summary(
        id=record.id,
        game=record.game,
        setup=light(record.setup),
        looks=hall_of(record.game).looks(record.setup),
        seats=[
            wire.Seat(
                name=player or "",
                person=player,
                kind=each.kind,
                level=each.level,
                here=False,
                team=None,
                face=bot or None,
            )
            for each, player, bot in zip(
                record.sitters, players_of(record.sitters, language), bots_of(record.sitters), strict=True
            )
        ],
        mine=seats_of(record, holder),
        state="over",
        waits_for_me=False,
        end=unplayable(record.version, problem).text(language),
        created=record.created,
    )
