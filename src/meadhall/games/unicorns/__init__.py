"""The unicorn game: stables to be filled, and instants that stop other players' cards."""

from typing import Final

from meadhall.bundle import Bundle, Window

BUNDLE: Final = Bundle(
    name="unicorns",
    package=__name__,
    rules="rules.definition:unicorns",
    speaker="speech:UnicornSpeaker",
    sight="sight:seen",
    wisdom="bots.wisdom:UnicornWisdom",
    coaching="bots.coaching:UnicornCoaching",
    practice="lab.practice:PRACTICE",
    venues="lab.venue:VENUES",
    studies="lab.studies:STUDIES",
    puzzles="lab.puzzles:PUZZLES",
    stage="testing.stage:UnicornStage",
    terminal="terminal.game:TERMINAL",
    hall="hall.game:HALL",
    phrases="phrases.game:PHRASES",
    packs="workshop.game:PACKS",
    window=Window(question="choose_response", passing="let_pass"),
)
