"""Game: what a draft must know of one game: what there is to choose, which drafts it offers, and what they lead to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from meadhall.bundle import bundle_of, games_with
from meadhall.drafting.draft import Act, Draft, Result, Turn, drawn
from meadhall.drafting.judging import chosen_by_bot
from meadhall.drafting.matrix import Matrix
from meadhall.drafting.steps import DraftError, Format, Plan, check_plan
from meadhall.kernel.errors import nearest

Setup = Mapping[str, Any]

TRIALS: Final = 8  # drafts that are played through before one is offered


class DraftGame:
    """One game of which matches can begin with a draft (the part `draft` of its bundle)."""

    role: ClassVar[str]  # the kind of which everybody needs one
    place: ClassVar[str | None] = None  # the kind of which all together need one

    # ---------------------------------------------------------------- what there is
    def formats(self) -> Sequence[Format]:
        """The drafts that are offered."""
        raise NotImplementedError

    def pools(self, setup: Setup) -> dict[str, list[str]]:
        """By kind, what can be chosen for a prepared setup."""
        raise NotImplementedError

    def tables(self) -> dict[str, Setup]:
        """A prepared setup of each kind of table, by its name: what can be drafted depends on the kind alone."""
        raise NotImplementedError

    def sides(self, setup: Setup) -> list[int]:
        """By seat, whom it plays for."""
        raise NotImplementedError

    def matrix(self) -> Matrix | None:
        """What has been measured; None where nothing has."""
        return None

    # ---------------------------------------------------------------- what it leads to
    def drafted(self, setup: Setup, result: Result) -> dict[str, Any]:
        """The setup that a draft has led to."""
        raise NotImplementedError

    def evened(self, setup: Setup) -> dict[str, Any]:
        """The parts of a setup that make it even; none where nobody has measured it."""
        raise NotImplementedError

    # ---------------------------------------------------------------- words
    def name(self, kind: str, thing: str, language: str) -> str:
        """What something is called."""
        raise NotImplementedError

    def title(self, format: str, language: str) -> str:
        """What a draft is called."""
        raise NotImplementedError

    def about(self, format: str, language: str) -> str:
        """What happens in a draft."""
        raise NotImplementedError

    def task(self, turn: Turn, language: str) -> str:
        """What a turn asks for."""
        raise NotImplementedError

    def told(self, act: Act, who: str, names: Sequence[str], language: str) -> str:
        """What somebody has chosen, as a sentence."""
        raise NotImplementedError


def draft_game(game: str) -> DraftGame:
    """What a draft must know of a game."""
    found: DraftGame = bundle_of(game).load("draft")
    return found


def has_drafts(game: str) -> bool:
    """Whether matches of a game can begin with a draft."""
    return game in games_with("draft")


# ---------------------------------------------------------------- plans
def offered(game: str) -> dict[str, tuple[Format, list[str]]]:
    """The drafts of a game, each with the kinds of tables at which it always comes to an end."""
    here = draft_game(game)
    found: dict[str, tuple[Format, list[str]]] = {}
    for format in here.formats():
        tables = [table for table, setup in here.tables().items() if is_possible(game, setup, format)]
        found[format.id] = (format, tables)
    return found


def is_possible(game: str, setup: Setup, format: Format) -> bool:
    """Whether a draft always comes to an end."""
    try:
        planned(game, setup, format, 0)
    except DraftError:
        return False
    return True


def plan_of(game: str, setup: Setup, format: str, seed: int, *, fair: bool = False) -> Plan:
    """The plan of a draft by its name, for a prepared setup; DraftError says why there is none."""
    if not has_drafts(game):
        msg = f"no drafts are known for {game!r}; for {', '.join(games_with('draft'))} there are"
        raise DraftError(msg)
    known = {each.id: each for each in draft_game(game).formats()}
    if format not in known:
        msg = f"unknown draft {format!r}" + nearest(format, list(known))
        raise DraftError(msg)
    return planned(game, setup, known[format], seed, fair=fair)


def planned(game: str, setup: Setup, format: Format, seed: int, *, fair: bool = False) -> Plan:
    """The plan of a draft, which is known to come to an end whatever anybody chooses."""
    here = draft_game(game)
    pools = here.pools(setup)
    kinds = {step.what for step in format.steps}
    needed = {kind: by_lot(format, kind, things, seed) for kind, things in pools.items() if kind in kinds}
    plan = Plan(format.id, list(format.steps), needed, here.role, here.place, fair)
    check_plan(plan, pools)
    for trial in range(TRIALS):
        play_through(Draft(plan, here.sides(setup), trial), apart=trial % 2 == 0)
    return plan


def by_lot(format: Format, kind: str, things: list[str], seed: int) -> list[str]:
    """All things of a kind, or those that the lot leaves, in their usual order."""
    most = format.lots.get(kind, len(things))
    kept = drawn(things, seed, f"pool {kind}")[:most]
    return [thing for thing in things if thing in kept]


def play_through(draft: Draft, *, apart: bool) -> None:
    """See that there is always enough to choose from; where all choose in secret, also if no two choose the same."""
    while not draft.is_over:
        turn = draft.turn
        taken: list[str] = []
        for seat in draft.waiting:
            free = [thing for thing in draft.options(seat) if not (apart and thing in taken)]
            options = free if len(free) >= turn.many else draft.options(seat)
            if len(options) < turn.many:
                msg = (
                    f"draft {draft.plan.format!r}, step {turn.line + 1}: there may be only {len(options)} of "
                    f"{turn.what!r} left, expected at least {turn.many}"
                )
                raise DraftError(msg)
            chosen = options[: turn.many]
            taken += chosen
            draft.give(seat, chosen)
    try:
        draft.result()
    except IndexError as problem:
        msg = f"draft {draft.plan.format!r} may leave nothing to play"
        raise DraftError(msg) from problem


# ---------------------------------------------------------------- what comes of it
def setup_after(game: str, setup: Setup, draft: Draft) -> dict[str, Any]:
    """The setup of a match whose draft is over, made even where that was wanted and is known."""
    here = draft_game(game)
    found = here.drafted(setup, draft.result())
    return found | (here.evened(found) if draft.plan.fair else {})


def by_bot(game: str, draft: Draft, seat: int) -> list[str]:
    """What a bot chooses for a seat."""
    return chosen_by_bot(draft, draft_game(game).matrix(), seat)
