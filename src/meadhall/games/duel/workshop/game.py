"""PackMaker of the duel: heroes and boards."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from meadhall.games.duel.rules.catalogue import built_in
from meadhall.games.duel.workshop.boards import make_board
from meadhall.games.duel.workshop.examples import example
from meadhall.games.duel.workshop.foreign import imported
from meadhall.games.duel.workshop.heroes import make_hero
from meadhall.games.duel.workshop.sheets import sheets_of
from meadhall.games.duel.workshop.speech import speech, verbs_said
from meadhall.packs import Where
from meadhall.packs.pack import About, Pack
from meadhall.workshop.draft import Draft
from meadhall.workshop.maker import Made, PackMaker, nothing_made
from meadhall.workshop.sheets import Sheets
from meadhall.workshop.speech import Speech, Spoken
from meadhall.workshop.wording import Named, add_words

HEROES: Final = "heroes"
BOARDS: Final = "boards"
MOST_PARTS: Final = 40  # heroes or boards of one pack


class DuelPacks(PackMaker):
    """How packs of the duel are made."""

    kinds: ClassVar[tuple[str, ...]] = (HEROES, BOARDS)

    def make(self, about: About, draft: Draft) -> Made:
        """Understand all heroes and boards of a draft."""
        made = nothing_made()
        parts: list[Named] = []
        for kind in self.kinds:
            for at, piece in enumerate(draft.of(kind)):
                if at >= MOST_PARTS:
                    told = f"expected at most {MOST_PARTS} {kind} in one pack"
                    made.mistakes.append(piece.mistake((), "too-many", told, most=MOST_PARTS))
                    break
                if kind == HEROES:
                    named = make_hero(about, piece, built_in().shared, made)
                else:
                    named = make_board(about, piece, made)
                if any(named is not None and named.id == other.id for other in parts):
                    made.mistakes.append(piece.mistake(("id",), "twice", "a second part with this id in the pack"))
                elif named is not None:
                    parts.append(named)
        add_words(about, draft, parts, made)
        return made

    def example(self, id: str, language: str) -> dict[str, Any]:
        """A small hero that can be played at once."""
        return example(id, language)

    def imported(self, data: Any, id: str) -> dict[str, Any] | None:
        """A draft made of a deck in the format of unmatched.cards."""
        return imported(data, id)

    def speech(self, spoken: Spoken, where: Where) -> Speech | None:
        """What understands the text of a card or an ability."""
        return speech(spoken, where) if spoken.piece.kind == HEROES else None

    def said(self, spoken: Spoken, where: Where) -> str | None:
        """What the verbs of a card, an ability or a lasting rule say."""
        return verbs_said(spoken, where) if spoken.piece.kind == HEROES else None

    def sheets(self, pack: Pack, language: str) -> Sheets:
        """Character cards, decks and boards."""
        return sheets_of(pack, language)


PACKS: Final = DuelPacks()
