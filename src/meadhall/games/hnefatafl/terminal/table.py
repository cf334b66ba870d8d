"""Table of hnefatafl: the board, the players, the last move, and how far a draw is. Nothing of it is hidden."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from meadhall import Decision, Match, Option
from meadhall.cli.match.table import NOBODY, Shared, Table
from meadhall.cli.screen.console import NO_BREAK
from meadhall.cli.screen.screen import Screen
from meadhall.cli.screen.voice import Voice
from meadhall.games.hnefatafl.rules.table import SIDES
from meadhall.games.hnefatafl.speech import HnefataflSpeaker
from meadhall.games.hnefatafl.terminal import HNEFATAFL
from meadhall.games.hnefatafl.terminal.canvas import Canvas

KINDS: Final = {"attackers": "attacker", "defenders": "defender"}  # the men of each side
MOVE: Final = re.compile(r"([a-m]\d{1,2})(?: *[-–:x×] *| +)([a-m]\d{1,2})", re.IGNORECASE)  # as people write one
MARGIN: Final = 3  # between the board and what stands beside it


class HnefataflTable(Table):
    """What everybody sees of a match."""

    def __init__(self, match: Match, seat: int | None, voice: Voice, screen: Screen) -> None:
        super().__init__(match, seat, voice, screen)
        game: Any = match.game
        self.board = game.catalogue.boards[self.view["board"]]
        self.canvas = Canvas(self.board, screen.rows_for_board, is_plain=screen.is_plain)

    def lay_open(self) -> None:
        """Nothing is hidden."""

    # ---------------------------------------------------------------- the board
    def drawn(self) -> Group:
        """The board with all pieces; brackets are around the squares of the last move."""
        standing = {facts["space"]: facts["side"] for facts in self.view["pieces"].values() if facts["space"]}
        last = self.view["last"]
        way = {last["from"], last["space"]} if last else ()
        return Group(*self.canvas.drawn(standing, way))

    def legend(self) -> Iterator[Text]:
        """What the marks on the board mean."""
        signs = self.canvas.signs
        yield self.explained_sign(signs.mark, "throne")
        is_corner = self.board.goal == "corner"
        yield self.explained_sign(signs.mark if is_corner else signs.goal, self.board.goal)

    def explained_sign(self, sign: str, meaning: str) -> Text:
        """A sign and what it means."""
        return Text(f"{sign} {self.voice.called(HNEFATAFL, 'sign', meaning)}", "dim")

    def notices(self) -> Iterator[str]:
        """Where the king wins on this board."""
        yield self.voice.called(HNEFATAFL, "board-about", self.board.id)

    # ---------------------------------------------------------------- the players
    def player(self, seat: int, bot: str | None) -> Iterator[Text]:
        """A player with a sign, and how many pieces are left."""
        kind = KINDS[SIDES[seat]]
        is_on_turn = self.match.outcome is None and self.view["turn"] == seat
        has_king = SIDES[seat] == "defenders" and self.view["pieces"]["king"]["space"] is not None
        king = self.canvas.signs.king if has_king else ""
        title = Text(f"{self.canvas.signs.of(kind)}{king} {self.name('seat', seat)}", "bold")
        for remark in self.remarks(seat, bot):
            title.append(f"{NO_BREAK}· {remark}", "not bold")
        if is_on_turn:
            title.append(f"{NO_BREAK}· {self.voice.own(HNEFATAFL, 'on-turn')}")
        yield title
        men = [facts["space"] for facts in self.view["pieces"].values() if facts["side"] == kind]
        left = sum(space is not None for space in men)
        yield Text(f"  {self.voice.own(HNEFATAFL, 'men', left=left, captured=len(men) - left)}")

    def remarks(self, seat: int, bot: str | None) -> Iterator[str]:
        """Who sits there, and whether they are still in the match."""
        if bot is not None:
            yield self.voice.word("seat-bot", level=self.voice.word("level", level=bot))
        elif seat == self.seat:
            yield self.voice.word("seat-you")
        if self.view["seats"][seat]["left"]:
            yield self.voice.word("seat-left")

    # ---------------------------------------------------------------- what is going on
    def course(self) -> Iterator[Text]:
        """The last move, and how far a draw is (H5.4, K14)."""
        view = self.view
        if view["last"]:
            last = view["last"]
            taken = len(last["captures"])
            told = self.voice.own(HNEFATAFL, "last-move", start=last["from"], space=last["space"], captured=taken)
            yield Text(told)
        near = 2 * view["quiet"] >= view["quiet_limit"]
        told = self.voice.own(HNEFATAFL, "quiet", number=view["quiet"], most=view["quiet_limit"])
        yield Text(told, "yellow" if near else "dim")
        if view["repeats"] > 1:
            yield Text(self.voice.own(HNEFATAFL, "repeated", times=view["repeats"]), "yellow")

    def whole(self, _decision: Decision | None = None, bots: Mapping[int, str] = NOBODY) -> Iterator[RenderableType]:
        """The board, and beside it the players and what is going on."""
        beside: list[Text] = [Text(self.name("board", self.board.id), "bold"), Text()]
        for seat in range(self.match.seats):
            beside += self.player(seat, bots.get(seat))
        beside += [Text(), *self.course(), Text(), *self.legend()]
        grid = Grid.grid(padding=(0, MARGIN, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(vertical="middle")
        grid.add_row(self.drawn(), Group(*beside))
        yield grid

    # ---------------------------------------------------------------- cards, which there are none of
    def hands(self) -> Iterator[RenderableType]:
        """Nobody holds anything."""
        return iter(())

    def piles(self) -> Iterator[RenderableType]:
        """There are no cards to be known."""
        yield Text(self.voice.own(HNEFATAFL, "no-cards"))

    def faces(self) -> Iterator[tuple[str, str]]:
        """Nothing is printed on pieces."""
        return iter(())

    # ---------------------------------------------------------------- asking
    def shared(self, option: Option) -> Shared:
        """All moves stand together, told as shortly as can be: the squares, what it captures, and that it wins."""
        fields: Any = option.fields
        signs = self.canvas.signs
        head = self.voice.own(HNEFATAFL, "moves", king=signs.king, times=signs.capture, win=signs.win)
        king = f"{signs.king} " if fields["piece"] == "king" else ""
        rest = f"{king}{fields['from']} {signs.dash} {fields['space']}"
        if fields["captures"]:
            rest += f" {signs.capture}{len(fields['captures'])}"
        return Shared(option.kind, head, rest + (f" {signs.win}" if self.wins(option) else ""))

    def wins(self, option: Option) -> bool:
        """Whether a move wins at once."""
        fields: Any = option.fields
        speaker = HnefataflSpeaker(self.match, self.voice.language)
        return speaker.result(fields["piece"], fields["space"], fields["captures"]) is not None

    def meant(self, decision: Decision, line: str) -> Option | None:
        """The move that somebody writes by its two squares: `d1 c1`, `d1-c1`, `D1 x C1`."""
        found = MOVE.fullmatch(line.strip())
        squares = found.groups() if found else ()
        way = tuple(square.lower() for square in squares)
        fitting = (each for each in decision.options if (each.fields.get("from"), each.fields.get("space")) == way)
        return next(fitting, None)
