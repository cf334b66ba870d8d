"""Draft: how heroes and boards of the duel are drafted: which drafts there are, from what, and in which words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

from meadhall import SetupError
from meadhall.drafting.draft import Act, Result, Turn
from meadhall.drafting.game import DraftGame, Setup
from meadhall.drafting.matrix import Matrix, matrix_of
from meadhall.drafting.steps import Format, formats_of
from meadhall.games.duel.fairness import DUEL, FIRST, evened
from meadhall.games.duel.rules.handicap import HANDICAP
from meadhall.games.duel.rules.setup import MODES
from meadhall.kernel.game import find_game
from meadhall.localisation import Spoken, Words, key, words
from meadhall.packs import read_yaml

DATA: Final = Path(__file__).parent / "data"
HERO: Final = "hero"
BOARD: Final = "board"
TEAMS: Final = "teams"


class DuelDraft(DraftGame):
    """Drafts of the duel."""

    role: ClassVar[str] = HERO
    place: ClassVar[str | None] = BOARD

    # ---------------------------------------------------------------- what there is
    def formats(self) -> Sequence[Format]:
        """Those of the file."""
        return formats()

    def pools(self, setup: Setup) -> dict[str, list[str]]:
        """All heroes of the package, and the boards on which any of them can meet."""
        return {HERO: heroes(), BOARD: boards(str(setup["mode"]), len(setup["heroes"]))}

    def tables(self) -> dict[str, Setup]:
        """Every mode with every number of players."""
        return tables()

    def sides(self, setup: Setup) -> list[int]:
        """Seats 0 and 2 play seats 1 and 3 in teams; else everybody plays for themselves."""
        return [seat % 2 if setup["mode"] == TEAMS else seat for seat in range(len(setup["heroes"]))]

    def matrix(self) -> Matrix | None:
        """What a study has measured."""
        return measured()

    # ---------------------------------------------------------------- what it leads to
    def drafted(self, setup: Setup, result: Result) -> dict[str, Any]:
        """The same setup with the heroes and the board of the draft; a handicap belongs to other heroes."""
        found = {part: told for part, told in setup.items() if part != HANDICAP}
        if result.roles is not None:
            found["heroes"] = result.roles
        if result.place is not None:
            found["board"] = result.place
        return found

    def evened(self, setup: Setup) -> dict[str, Any]:
        """A handicap, where it is known; who begins stays as it was agreed on."""
        found = evened(setup)
        return (
            {}
            if found is None
            else {part: told for part, told in found.parts.items() if part != FIRST} | first_of(setup, found.first)
        )

    # ---------------------------------------------------------------- words
    def name(self, kind: str, thing: str, language: str) -> str:
        """A hero or a board by its name; what is not there any more goes by its id."""
        known, message = words(DUEL, language), key(kind, thing)
        return known.say(message) if known.has(message) else thing

    def title(self, format: str, language: str) -> str:
        """What a draft is called; one of somebody's own goes by its id."""
        return said(language).say("draft-title", {"format": format})

    def about(self, format: str, language: str) -> str:
        """What happens in it."""
        return said(language).say("draft-about", {"format": format})

    def task(self, turn: Turn, language: str) -> str:
        """What a turn asks for."""
        told: dict[str, Spoken] = {"what": turn.what, "count": turn.many, "from": turn.source}
        match turn.do:
            case "ban" | "strike":
                return said(language).say("draft-ban", told)
            case "pick":
                return said(language).say("draft-pick", told)
            case "choose":
                return said(language).say("draft-choose", {"what": turn.what})

    def told(self, act: Act, who: str, names: Sequence[str], language: str) -> str:
        """What somebody has chosen."""
        told: dict[str, Spoken] = {"seat": who, "what": act.turn.what, "count": len(names), "names": ", ".join(names)}
        match act.turn.do:
            case "ban" | "strike":
                return said(language).say("draft-banned", told)
            case "pick":
                return said(language).say("draft-picked", told)
            case "choose":
                return said(language).say("draft-chosen", told)


def first_of(setup: Setup, first: int | None) -> dict[str, int]:
    """Who begins, where a handicap needs it and the table has not agreed on another."""
    return {} if first is None or setup.get(FIRST) is not None else {FIRST: first}


def said(language: str) -> Words:
    """The game's words in the hall."""
    return words(f"{DUEL}/server", language)


@cache
def formats() -> list[Format]:
    """The drafts of the file."""
    path = DATA / "drafts.yaml"
    return formats_of(read_yaml(path.read_text("utf-8")), path.name)


@cache
def tables() -> dict[str, Setup]:
    """Every mode with every number of players, with any heroes and board."""
    found: dict[str, Setup] = {}
    for mode, (least, most) in MODES.items():
        for seats in range(least, most + 1):
            chosen = heroes()[:seats]
            setup: Any = {"mode": mode, "heroes": chosen, "board": boards(mode, seats)[0]}
            found[f"{mode}-{seats}"] = find_game(DUEL).prepare(setup)
    return found


@cache
def measured() -> Matrix | None:
    """The matrix of the file, if there is one."""
    return matrix_of(DATA / "matrix.yaml")


def catalogue() -> Any:
    """All that the package brings."""
    game: Any = find_game(DUEL)
    return game.catalogue


@cache
def heroes() -> list[str]:
    """All heroes of the package."""
    return sorted(catalogue().heroes)


@cache
def boards(mode: str, seats: int) -> list[str]:
    """The boards on which a mode can be played by whichever heroes need most room."""
    known = catalogue()
    widest = max(heroes(), key=lambda hero: companions(known.heroes[hero]))
    return [board for board in sorted(known.boards) if fits(mode, [widest] * seats, board)]


def companions(hero: Any) -> int:
    """How many spaces a hero's sidekicks need."""
    return hero.sidekick.count if hero.sidekick is not None and hero.sidekick.standing else 0


def fits(mode: str, chosen: list[str], board: str) -> bool:
    """Whether some heroes can meet on a board."""
    try:
        find_game(DUEL).prepare({"mode": mode, "heroes": chosen, "board": board})
    except SetupError:
        return False
    return True


DRAFT: Final = DuelDraft()
