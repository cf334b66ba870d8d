"""Tables: how they are set, joined and set again: a record from what somebody has ordered."""

from __future__ import annotations

import secrets
from typing import Any, Final

import msgspec

import meadhall
from meadhall import SetupError, bots
from meadhall.bundle import games_with
from meadhall.drafting.game import plan_of
from meadhall.drafting.steps import DraftError, Plan
from meadhall.hall import wire
from meadhall.hall.game import hall_of
from meadhall.hall.records import Record, Sitter
from meadhall.hall.refusal import HallError
from meadhall.hall.settings import Settings
from meadhall.hall.telling.names import readable, with_bots
from meadhall.kernel.errors import MeadhallError
from meadhall.kernel.game import find_game
from meadhall.localisation import ENGLISH
from meadhall.packs.carried import PACKS

ID_BYTES: Final = 9
SEED_BITS: Final = 128
LONGEST_NAME: Final = 40
LEAST_WINDOW: Final = 2
MOST_WINDOW: Final = 60
MOST_SECONDS: Final = 24 * 3600
LARGEST_PACKS: Final = 256 * 1024  # bytes of what a match carries of packs


def new_id() -> str:
    """The id of a match, which nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)


def new_seed() -> int:
    """A seed that nobody can foresee."""
    return secrets.randbits(SEED_BITS)


def record_of(order: wire.NewMatch, holder: str, now: float) -> Record:
    """The table that somebody has ordered; HallError if it cannot be set."""
    if order.game not in games_with("hall"):
        raise HallError("no-game", name=order.game)
    game, here = find_game(order.game), hall_of(order.game)
    try:
        setup: Any = game.prepare(order.setup | here.people(order.setup, [chair.kind for chair in order.chairs]))
    except SetupError as problem:
        raise HallError("setup", plain=problem) from problem
    check_packs(order.game, setup)
    wanted = here.seats(setup)
    if len(order.chairs) != wanted or not any(chair.kind == "me" for chair in order.chairs):
        raise HallError("no-chair", wanted=wanted)
    id, seed = new_id(), new_seed()
    sitters = with_bots([sitter_of(chair, holder) for chair in order.chairs], id)
    return Record(
        id=id,
        game=order.game,
        setup=setup,
        seed=seed,
        version=meadhall.__version__,
        fingerprint=game.fingerprint(setup),
        window=min(max(order.window, LEAST_WINDOW), MOST_WINDOW),
        timing=checked_timing(order.timing),
        created=now,
        sitters=sitters,
        rows=[],
        host=holder,
        sealed=True,
        choose=order.choose and here.has_choice and order.draft is None,
        draft=draft_ordered(order, setup, seed),
    )


def draft_ordered(order: wire.NewMatch, setup: dict[str, Any], seed: int) -> Plan | None:
    """The draft of a table, if one was ordered; HallError if there is none of that name or it does not fit."""
    if order.draft is None:
        return None
    try:
        return plan_of(order.game, setup, order.draft, seed, fair=order.fair)
    except DraftError as problem:
        raise HallError("setup", plain=problem) from problem


def check_packs(name: str, setup: dict[str, Any]) -> None:
    """Refuse packs that are larger than anybody needs, for they go to every bot, or of which nobody could read."""
    if PACKS not in setup:
        return
    if len(wire.ENCODER.encode(setup[PACKS])) > LARGEST_PACKS:
        raise HallError("too-large", 413)
    try:
        hall_of(name).told_facts(meadhall.new_match(name, setup, 0), ENGLISH)
    except MeadhallError as problem:
        raise HallError("setup", plain=problem) from problem


def check_chairs(chairs: list[wire.Chair], settings: Settings) -> None:
    """Refuse chairs for friends where nobody can come in."""
    if not settings.is_shared and any(chair.kind == "friend" for chair in chairs):
        raise HallError("no-friends", 409)


def following(old: Record, now: float) -> Record:
    """The same table once more; what was drafted is drafted again."""
    seed = new_seed()
    plan = None if old.draft is None else drafted_again(old.game, old.setup, old.draft, seed)
    return old._replace(
        id=new_id(),
        seed=seed,
        version=meadhall.__version__,
        fingerprint=find_game(old.game).fingerprint(old.setup),
        created=now,
        rows=[],
        next=None,
        end=None,
        origin=None,
        shut=False,
        choose=False,
        draft=plan,
        sealed=True,
    )


def drafted_again(game: str, setup: dict[str, Any], plan: Plan, seed: int) -> Plan:
    """The plan of the same draft, with new lots; as it was, where there is none of that name any more."""
    try:
        return plan_of(game, setup, plan.format, seed, fair=plan.fair)
    except DraftError:
        return msgspec.structs.replace(plan, is_over=False)


def with_role(record: Record, seat: int, role: str | None) -> Record | None:
    """A table with the role that somebody wants to play there; None if it stays as it is."""
    here = hall_of(record.game)
    roles = here.roles(record.setup)
    if role is None or (roles and role == roles[seat]):
        return None
    arranged = here.with_role(record.setup, seat, role) if record.choose else None
    if arranged is None:
        raise HallError("no-choice", 403)
    game = find_game(record.game)
    try:
        setup: Any = game.prepare(arranged)
    except SetupError as problem:
        raise HallError("setup", plain=problem) from problem
    return record._replace(setup=setup, fingerprint=game.fingerprint(setup))


def sitter_of(chair: wire.Chair, holder: str) -> Sitter:
    """Who sits on a chair."""
    if chair.kind == "bot":
        bots.level_named(chair.level)
        return Sitter("bot", "", chair.level, None)
    if chair.kind == "friend":
        return Sitter("free", "", None, None)
    return Sitter("person", checked_name(chair.name), None, holder)


def checked_name(name: str) -> str:
    """A name that others can see."""
    told = readable(name)
    if not 0 < len(told) <= LONGEST_NAME:
        raise HallError("no-name", most=LONGEST_NAME)
    return told


def checked_timing(timing: wire.Timing) -> wire.Timing:
    """Clocks that run, or none."""
    if timing.kind == "none" or timing.seconds <= 0:
        return wire.Timing()
    return wire.Timing(kind=timing.kind, seconds=min(timing.seconds, MOST_SECONDS), late=timing.late)
