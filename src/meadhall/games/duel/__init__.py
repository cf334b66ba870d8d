"""The duel: heroes with their own decks fight on a board of spaces and zones."""

from typing import Final

from meadhall.bundle import Bundle

BUNDLE: Final = Bundle(
    name="duel",
    package=__name__,
    rules="rules.definition:duel",
    speaker="speech:DuelSpeaker",
    sight="sight:seen",
    wisdom="bots.wisdom:DuelWisdom",
    coaching="bots.coaching:DuelCoaching",
    practice="lab.practice:PRACTICE",
    venues="lab.venue:VENUES",
    studies="lab.studies:STUDIES",
    handicaps="lab.handicaps:HANDICAPS",
    puzzles="lab.puzzles:PUZZLES",
    draft="draft:DRAFT",
    stage="testing.stage:DuelStage",
    terminal="terminal.game:TERMINAL",
    hall="hall.game:HALL",
    boards="terminal.fields:BOARDS",
    phrases="phrases.game:PHRASES",
    packs="workshop.game:PACKS",
    held_back="choose_defence_card",
)
