"""Draft: how a draft stands, as a message for one page. What others have chosen in secret is not in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from meadhall.drafting.draft import Act, Draft, Turn, read
from meadhall.drafting.game import DraftGame, draft_game, offered
from meadhall.drafting.judging import share_of
from meadhall.drafting.matrix import Matrix
from meadhall.hall import wire
from meadhall.hall.records import Record, Row
from meadhall.hall.telling.channel import Channel
from meadhall.hall.telling.names import Names
from meadhall.localisation import Spoken, Words, words

FILE: Final = "server"


# ---------------------------------------------------------------- the plan
def told_plan(game: str, draft: Draft, language: str) -> wire.DraftPlan:
    """A draft in words, with its places already drawn."""
    here, plan = draft_game(game), draft.plan
    matrix = here.matrix()
    return wire.DraftPlan(
        format=plan.format,
        title=here.title(plan.format, language),
        about=here.about(plan.format, language),
        lines=[line_of(here, draft, line, language) for line in range(len(plan.steps))],
        pools=plan.pools,
        role=plan.role,
        place=plan.place,
        fair=plan.fair,
        measured=None if matrix is None else measured(matrix, language),
    )


def line_of(here: DraftGame, draft: Draft, line: int, language: str) -> wire.DraftLine:
    """One step."""
    step = draft.plan.steps[line]
    turns = draft.turns(step)
    hidden = step.who == "each"
    turn = Turn(0, line, turns[0], step.do, step.what, step.count, step.source, hidden)
    return wire.DraftLine(
        text=here.task(turn, language), seats=[seat for seats in turns for seat in seats], hidden=hidden
    )


def measured(matrix: Matrix, language: str) -> str:
    """Where hints come from."""
    level = words("terminal", language).say("level", {"level": matrix.level})
    return words(FILE, language).say("draft-measured", {"level": level})


def told_formats(game: str, language: str) -> list[wire.DraftFormat]:
    """The drafts of a game, for whoever sets a table."""
    here = draft_game(game)
    return [
        wire.DraftFormat(
            id=format.id,
            name=here.title(format.id, language),
            about=here.about(format.id, language),
            kinds=list(dict.fromkeys(step.what for step in format.steps)),
            tables=tables,
        )
        for format, tables in offered(game).values()
    ]


# ---------------------------------------------------------------- how it stands
def told_draft(
    game: str, draft: Draft, number: int, channel: Channel, names: Names, is_full: bool, left: float | None
) -> wire.Draft:
    """How a draft stands, for a page."""
    here, turn, language = draft_game(game), draft.turn, channel.language
    seats = range(len(draft.sides))
    called = [called_at(names, seat) for seat in seats]
    return wire.Draft(
        number=number,
        seat=channel.seat,
        turn=turn.number,
        line=turn.line,
        do=turn.do,
        what=turn.what,
        text=here.task(turn, language),
        hidden=turn.is_hidden,
        asked=draft.waiting if is_full else [],
        given=[told_given(here, act, called, channel) for act in draft.given.values()],
        acts=[told_act(here, act, called[act.seat], language) for act in draft.acts],
        pools=draft.pools,
        picked={kind: [by_seat[seat] for seat in seats] for kind, by_seat in draft.picked.items()},
        roles=[draft.roles.get(seat) for seat in seats],
        place=draft.place,
        question=told_question(here, draft, channel) if is_full else None,
        left=None if left is None else int(1000 * left),
    )


def called_at(names: Names, seat: int) -> str:
    """What a seat goes by before it plays anything."""
    found = names.seats[seat]
    return words(FILE, names.language).say("draft-seat", {"number": seat + 1}) if found is None else found[1]


def told_act(here: DraftGame, act: Act, who: str, language: str) -> wire.DraftAct:
    """What everybody knows that somebody has chosen."""
    turn = act.turn
    names = [here.name(turn.what, thing, language) for thing in act.chosen]
    return wire.DraftAct(
        turn=turn.number,
        line=turn.line,
        seat=act.seat,
        do=turn.do,
        what=turn.what,
        chosen=list(act.chosen),
        text=here.told(act, who, names, language),
    )


def told_given(here: DraftGame, act: Act, called: Sequence[str], channel: Channel) -> wire.DraftAct:
    """What somebody has chosen in secret, for a page: the choice itself only where it looks from that very seat."""
    if act.seat == channel.seat:
        return told_act(here, act, called[act.seat], channel.language)
    text = words(FILE, channel.language).say("draft-given", {"seat": called[act.seat]})
    return wire.DraftAct(
        turn=act.turn.number,
        line=act.turn.line,
        seat=act.seat,
        do=act.turn.do,
        what=act.turn.what,
        chosen=None,
        text=text,
    )


def told_question(here: DraftGame, draft: Draft, channel: Channel) -> wire.DraftQuestion | None:
    """What one of a page's seats is asked. Where all choose in secret that is the one it looks from, or none."""
    asked = [seat for seat in draft.waiting if seat in channel.mine]
    if draft.is_secret:
        asked = [seat for seat in asked if seat == channel.seat]
    if not asked:
        return None
    turn, seat = draft.turn, asked[0]
    return wire.DraftQuestion(
        turn=turn.number,
        seat=seat,
        do=turn.do,
        what=turn.what,
        count=turn.many,
        text=here.task(turn, channel.language),
        options=draft.options(seat),
        hints=told_hints(here, draft, seat, channel.language),
    )


def told_hints(here: DraftGame, draft: Draft, seat: int, language: str) -> list[wire.DraftHint]:
    """What has been measured of what a seat may choose from."""
    matrix = here.matrix()
    if matrix is None:
        return []
    said = words(FILE, language)
    found = [(thing, share_of(draft, matrix, seat, thing)) for thing in draft.options(seat)]
    kind = "place" if draft.turn.what == draft.plan.place else "theirs" if draft.turn.source == "others" else "role"
    return [told_hint(said, kind, thing, *share) for thing, share in found if share is not None]


def told_hint(
    said: Words, kind: str, thing: str, share: float, low: float, high: float, matches: int
) -> wire.DraftHint:
    """One of them."""
    told: dict[str, Spoken] = {"kind": kind, "low": round(100 * low), "high": round(100 * high), "matches": matches}
    return wire.DraftHint(
        thing=thing, share=share, low=low, high=high, matches=matches, text=said.say("draft-hint", told)
    )


# ---------------------------------------------------------------- afterwards
def told_story(record: Record, rows: Sequence[Row], names: Names, language: str) -> list[str]:
    """How what is played was chosen, a sentence for each act; nothing as long as it is being chosen."""
    plan = record.draft
    if plan is None or not plan.is_over or not rows:
        return []
    here = draft_game(record.game)
    draft = replayed(record, rows)
    called = [called_at(names, seat) for seat in range(len(draft.sides))]
    acts = [told_act(here, act, called[act.seat], language).text for act in draft.acts]
    return [here.title(plan.format, language), *acts]


def replayed(record: Record, rows: Sequence[Row]) -> Draft:
    """A draft that is over, once more."""
    assert record.draft is not None  # noqa: S101 - whoever asks has looked
    plan = msgspec.structs.replace(record.draft, is_over=False)
    draft = Draft(plan, draft_game(record.game).sides(record.setup), record.seed)
    for row in rows:
        draft.give(row.seat, read(row.value))
    return draft
