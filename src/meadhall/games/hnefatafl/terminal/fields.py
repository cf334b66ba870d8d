"""Fields: the boards of hnefatafl, in words and drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from meadhall.cli.boards import BoardGallery
from meadhall.games.hnefatafl.drawing import svg
from meadhall.games.hnefatafl.rules.catalogue import Board, Catalogue, built_in
from meadhall.games.hnefatafl.rules.diagram import ATTACKER, DEFENDER, FILES
from meadhall.games.hnefatafl.terminal import HNEFATAFL

if TYPE_CHECKING:
    from meadhall.cli.screen.voice import Voice


class Fields(BoardGallery):
    """The boards of hnefatafl."""

    def boards(self) -> Sequence[str]:
        """Their ids."""
        return list(built_in().boards)

    def name(self, board: str, voice: Voice) -> str:
        """What a board is called."""
        return voice.called(HNEFATAFL, "board", board)

    def summary(self, board: str, voice: Voice) -> str:
        """A board's name and numbers."""
        return summary(built_in().boards[board], voice)

    def details(self, board: str, voice: Voice) -> Iterator[str]:
        """What a board is, how the pieces stand on it at first, and when a match on it is drawn."""
        facts = built_in().boards[board]
        yield voice.called(HNEFATAFL, "board-about", board)
        yield voice.own(HNEFATAFL, "board-quiet", number=facts.quiet)
        yield voice.own(HNEFATAFL, "board-start", goal=facts.goal)
        yield from diagram(facts)

    def svg(self, board: str, language: str) -> str:
        """A board drawn."""
        return svg(built_in().boards[board], language)


def summary(board: Board, voice: Voice) -> str:
    """A board's name and numbers."""
    letters = "".join(board.start)
    return voice.own(
        HNEFATAFL,
        "board-facts",
        board=voice.called(HNEFATAFL, "board", board.id),
        size=board.size,
        attackers=letters.count(ATTACKER),
        defenders=letters.count(DEFENDER),
        goal=board.goal,
    )


def diagram(board: Board) -> Iterator[str]:
    """How the pieces stand at first, in letters, with files and ranks."""
    for at, row in enumerate(board.start):
        yield f"{board.size - at:>2} {' '.join(row)}"
    yield f"   {' '.join(FILES[: board.size])}"


def in_order(catalogue: Catalogue) -> list[Board]:
    """All boards, the smallest first."""
    return sorted(catalogue.boards.values(), key=lambda board: (board.size, board.id))


BOARDS: Final = Fields()
