"""Bundle: one game with everything it brings. Shared code iterates over bundles and names no game.

A bundle is a package with a descriptor, `BUNDLE`, in its `__init__`. The descriptor names the parts by the modules that
have them; a part is imported when somebody first asks for it, so that whoever plays in a program loads no terminal and
no server, and `import meadhall` loads no game at all.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from meadhall.kernel import game as kernel
from meadhall.kernel.errors import UnknownGameError, nearest

if TYPE_CHECKING:
    from pathlib import Path


class Window(NamedTuple):
    """A question that is put to several seats at once, and the answer that lets everything go on."""

    question: str
    passing: str


class Bundle(NamedTuple):
    """The descriptor of a game. A part is `module:attribute`, the module as seen from the bundle's package."""

    name: str  # as given to new_match
    package: str
    rules: str  # makes the Game (meadhall.kernel.game); with these alone it can be played in a program
    speaker: str | None = None  # a Speaker (meadhall.localisation.speaker)
    sight: str | None = None  # what a view shows that was hidden before (meadhall.undo); None: nothing is hidden
    wisdom: str | None = None  # a Wisdom (meadhall.bots.wisdom)
    coaching: str | None = None  # a Coaching (meadhall.bots.coaching): what a coach looks at
    practice: str | None = None  # a PracticeGround (meadhall.lab.training): where habits are learned
    venues: str | None = None  # Venues (meadhall.lab.venue): where bots meet
    studies: str | None = None  # a StudyGame (meadhall.lab.studies): what studies play, record and change
    handicaps: str | None = None  # Handicaps (meadhall.lab.handicaps): where unequal sides can be made even
    puzzles: str | None = None  # a PuzzleGround (meadhall.lab.puzzles.ground): where puzzles are found
    draft: str | None = None  # a DraftGame (meadhall.drafting.game): where matches can begin with a draft
    stage: str | None = None  # a Stage (meadhall.testing.stage): how scenarios tell positions
    terminal: str | None = None  # a TerminalGame (meadhall.cli.game)
    hall: str | None = None  # a HallGame (meadhall.hall.game)
    boards: str | None = None  # a BoardGallery (meadhall.cli.boards), where a game has boards to show
    phrases: str | None = None  # GamePhrases (meadhall.phrases.game), where effects of cards are said and read
    packs: str | None = None  # a PackMaker (meadhall.workshop.maker), where people can make cards of their own
    window: Window | None = None  # the question that several seats answer at once
    held_back: str | None = None  # the question whose answer must not tell by its speed

    @property
    def folder(self) -> "Path":
        """Where the bundle's files are: words, lessons, data."""
        from pathlib import Path  # noqa: PLC0415 - who only plays needs no files, and it takes a tenth of the import

        return Path(str(import_module(self.package).__file__)).parent

    @property
    def locales(self) -> "Path":
        """The game's words, a folder for each language."""
        return self.folder / "locales"

    @property
    def lessons(self) -> "Path":
        """The game's lessons, a file each."""
        return self.folder / "lessons"

    def load(self, part: str) -> Any:
        """A part, by its name in the descriptor; its module is imported now, if nobody has asked before."""
        told = getattr(self, part)
        if told is None:
            msg = f"the game {self.name!r} brings no {part!r}"
            raise UnknownGameError(msg)
        module, _, attribute = told.partition(":")
        return getattr(import_module(f"{self.package}.{module}"), attribute)


BUNDLES: Final[dict[str, Bundle]] = {}


def announce(bundle: Bundle) -> None:
    """Let a game move in: from now on it can be played, told, served and trained on."""
    BUNDLES[bundle.name] = bundle
    kernel.announce(bundle.name, lambda: bundle.load("rules")())  # noqa: PLW0108 - loading is what waits


def bundles() -> list[Bundle]:
    """All games, by name."""
    return [BUNDLES[name] for name in sorted(BUNDLES)]


def games_with(part: str) -> list[str]:
    """The names of all games that bring a part."""
    return [bundle.name for bundle in bundles() if getattr(bundle, part) is not None]


def bundle_of(name: str) -> Bundle:
    """The bundle of a game."""
    if name not in BUNDLES:
        msg = f"there is no game {name!r}" + nearest(str(name), sorted(BUNDLES))
        raise UnknownGameError(msg)
    return BUNDLES[name]
