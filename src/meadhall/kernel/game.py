"""Game: the small contract that the rules of every game fulfil. People, bots and tests see games only through it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from meadhall.kernel.chance import chance_of, sealed_chance_of
from meadhall.kernel.errors import UnknownGameError, nearest
from meadhall.kernel.machine import State, asker, fields_of
from meadhall.kernel.rows import plain_rows

S = TypeVar("S", bound=State)
REDEAL: Final = "redeal"  # what a stream is for that deals anew


class Option:
    """One legal answer: a readable id, what kind of answer it is, its parts by name, and the rules behind it."""

    __slots__ = ("code", "fields", "id", "kind", "rules")

    def __init__(self, id: str, code: int, kind: str, fields: dict[str, object], rules: tuple[str, ...] = ()) -> None:
        self.id: str = id
        self.code: int = code
        self.kind: str = kind
        self.fields: dict[str, object] = fields
        self.rules: tuple[str, ...] = rules

    def __repr__(self) -> str:
        return f"Option({self.id!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game."""

    @property
    def name(self) -> str:
        """The game's name, as given to new_match."""
        raise NotImplementedError

    def prepare(self, setup: dict[str, object]) -> dict[str, object]:
        """The setup with every default filled in; SetupError says what does not fit."""
        raise NotImplementedError

    def start(self, setup: dict[str, object], seed: int, *, listening: bool, sealed: bool = False) -> S:
        """A new state of a prepared setup, run to its first question; events are kept if somebody listens.

        A sealed one draws from a stream that nobody can continue from what they have seen of it.
        """
        raise NotImplementedError

    def revive(self, setup: dict[str, object], rows: list[list[int]]) -> S:
        """The state that was dumped as these rows."""
        raise NotImplementedError

    def revive_foreign(self, setup: dict[str, object], rows: Any) -> S:
        """The state of rows that came from outside: TranscriptError says what of them cannot be."""
        return self.revive(setup, plain_rows(rows))

    def fingerprint(self, setup: dict[str, object]) -> str:
        """A short hash of all facts (cards, boards) that a match of this setup depends on."""
        raise NotImplementedError

    def changed_since(self, setup: dict[str, object], version: str) -> tuple[str, ...]:
        """The ids of rules that have changed for a match of this setup since a version."""
        return ()

    def reason(self, number: int) -> str:
        """The name of the reason why a match ended."""
        raise NotImplementedError

    def view(self, s: S, seat: int | None) -> dict[str, object]:
        """All that a seat (None: a spectator) may know, as plain data. The one window by which secrets leave."""
        raise NotImplementedError

    def option(self, s: S, code: int) -> Option:
        """A legal code of the open question as an option."""
        raise NotImplementedError

    def asking(self, s: S) -> dict[str, object]:
        """What the open question is about (the card behind it, for example); seen by everybody."""
        raise NotImplementedError

    def event(self, s: S, record: list[int], *, sees: bool) -> dict[str, object]:
        """A recorded event as plain data; the secret part only if the viewer sees it."""
        raise NotImplementedError

    def touched(self, s: S, record: list[int]) -> list[str]:
        """The parts of a view that a recorded event names as changed; with ? in front, as perhaps changed."""
        raise NotImplementedError

    def determinize(self, s: S, seat: int | None, seed: int) -> None:
        """Deal anew, uniformly, all that the seat cannot know, and replace the generator by a plain one."""
        s.chance = chance_of(seed, REDEAL)  # never the stream that dealt the match itself, whatever its seed
        self.redeal(s, seat)

    def deal_anew(self, s: S, seat: int, seed: int, *, sealed: bool) -> None:
        """Deal anew what the seat cannot know, in the match itself: it goes on with a stream of the kind it had."""
        if sealed:
            s.chance = sealed_chance_of(seed, REDEAL)
            self.redeal(s, seat)
        else:
            self.determinize(s, seat, seed)

    def redeal(self, s: S, seat: int | None) -> None:
        """Deal anew, uniformly, all that the seat cannot know, by the generator that the state has.

        The deal follows from that generator and from what the seat knows, and from nothing else.
        """
        raise NotImplementedError

    def forfeit(self, s: S, seat: int) -> None:
        """Take a seat out of the match; then the open question is looked at anew and the machine runs on."""
        raise NotImplementedError


NO_WORDS: Final[frozenset[str]] = frozenset()


def make_option(
    s: State,
    code: int,
    rules: dict[str, tuple[str, ...]],
    bare: frozenset[str] = NO_WORDS,
    untold: frozenset[str] = NO_WORDS,
) -> Option:
    """A legal code of the open question as an option, with narrower rules than the question's where a kind has them."""
    parts = fields_of(s, code)
    kind = parts[0][0]
    told = dict(parts[1:])
    return Option(option_id(kind, parts, bare, untold), code, kind, told, rules.get(kind, asker(s).rules))


def option_id(kind: str, parts: list[tuple[str, object]], bare: frozenset[str], untold: frozenset[str]) -> str:
    """A readable id: what is done (unless that kind is bare), then the parts by which an option is known, joined."""
    words: list[str] = [] if kind in bare else [kind]
    for at in range(1, len(parts)):
        name, part = parts[at]
        if isinstance(part, str):
            words.append(part)
        elif name not in untold:
            words.append("+".join([str(each) for each in part]) if isinstance(part, list) else str(part))
    return ":".join(words)


Loader = Callable[[], Game[Any]]
LOADERS: Final[dict[str, Loader]] = {}
LOADED: Final[dict[str, Game[Any]]] = {}


def announce(name: str, loader: Loader) -> None:
    """Make a game known by its name; it is loaded when first asked for."""
    LOADERS[name] = loader


def find_game(name: str) -> Game[Any]:
    """The rules of a game."""
    if name not in LOADED:
        if name not in LOADERS:
            msg = f"there is no game {name!r}" + nearest(str(name), list(LOADERS))
            raise UnknownGameError(msg)
        LOADED[name] = LOADERS[name]()
    return LOADED[name]
