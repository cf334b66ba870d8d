"""Fields: the boards of the duel, in words and drawn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Final

from meadhall.cli.boards import BoardGallery
from meadhall.games.duel.drawing import letter_of, svg
from meadhall.games.duel.rules.catalogue import Battlefield
from meadhall.games.duel.terminal import DUEL
from meadhall.games.duel.terminal.heroes import offered
from meadhall.localisation import key, words_known

if TYPE_CHECKING:
    from meadhall.cli.screen.voice import Voice


class Fields(BoardGallery):
    """The boards of the duel."""

    def boards(self) -> Sequence[str]:
        """Their ids."""
        return list(offered().boards)

    def name(self, board: str, voice: Voice) -> str:
        """What a board is called."""
        return voice.called(DUEL, "board", board)

    def summary(self, board: str, voice: Voice) -> str:
        """A board's name and numbers."""
        return summary(offered().board(board), voice)

    def details(self, board: str, voice: Voice) -> Iterable[str]:
        """Zones, start spaces, doors and passages."""
        field = offered().board(board)
        return (*zones(field, voice), *specials(field, voice))

    def remarks(self, board: str, voice: Voice) -> Sequence[str]:
        """What is printed on a board but not played (R17)."""
        return [voice.called(DUEL, "missing", extra) for extra in offered().board(board).without]

    def svg(self, board: str, language: str) -> str:
        """A board drawn."""
        return svg(offered().board(board), language)


def summary(board: Battlefield, voice: Voice) -> str:
    """A board's name and numbers."""
    return voice.own(
        DUEL,
        "board-facts",
        board=voice.called(DUEL, "board", board.id),
        spaces=len(board.spaces),
        lines=len(board.lines),
        zones=len(board.zones),
        players=len(starts(board)),
        doors=len(board.doors),
        passages=len(board.passages),
    )


def starts(board: Battlefield) -> list[tuple[int, str]]:
    """The start spaces by their numbers."""
    return sorted((space.start, space.id) for space in board.spaces if space.start is not None)


def zones(board: Battlefield, voice: Voice) -> Iterator[str]:
    """Each zone, lettered as in the drawing, with its spaces."""
    duel = words_known(DUEL, voice.language)
    for at, zone in enumerate(board.zones):
        name = duel.say(key("zone", board.id, zone.id))
        inside = " ".join(space.id for space in board.spaces if zone.id in space.zones)
        yield voice.own(DUEL, "board-zone", letter=letter_of(at), zone=name, spaces=inside)


def specials(board: Battlefield, voice: Voice) -> Iterator[str]:
    """Start spaces, doors and passages."""
    duel = words_known(DUEL, voice.language)
    yield voice.own(DUEL, "board-starts", spaces=", ".join(f"{at}: {name}" for at, name in starts(board)))
    for door in board.doors:
        lines = duel.join(f"{a}–{b}" for a, b in door.lines)
        yield voice.own(DUEL, "board-door", door=duel.say(key("door", board.id, door.id)), lines=lines)
    if board.passages:
        yield voice.own(DUEL, "board-passages", spaces=duel.join(board.passages))


BOARDS: Final = Fields()
