"""A tiny game as a bundle, for the tests: whatever a game can bring, it brings, and as little of it as will do.

It lives outside of the package, as anybody's own game would, and is announced only where a test asks for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from meadhall.bundle import BUNDLES, Bundle, Window, announce
from meadhall.kernel import game as kernel
from meadhall.kernel.game import LOADED

BUNDLE: Final = Bundle(
    name="tiny",
    package=__name__,
    rules="rules:TinyGame",
    speaker="speech:TinySpeaker",
    sight="sight:seen",
    wisdom="bots.wisdom:TinyWisdom",
    practice="lab:PRACTICE",
    venues="lab:VENUES",
    stage="stage:TinyStage",
    terminal="terminal:TERMINAL",
    hall="hall:HALL",
    window=Window(question="choose_stop", passing="pass"),
)


@contextmanager
def announced() -> Iterator[Bundle]:
    """The game has moved in, for a while; afterwards it is known by its rules alone."""
    from tests.tiny.rules import TinyGame  # noqa: PLC0415 - the rules are loaded when somebody plays

    announce(BUNDLE)
    forget()
    try:
        yield BUNDLE
    finally:
        del BUNDLES[BUNDLE.name]
        LOADED.pop(BUNDLE.name, None)
        kernel.announce(BUNDLE.name, TinyGame)
        forget()


def forget() -> None:
    """Let go of what was gathered from all games, or said in the words of one."""
    from meadhall.hall.lessons import written_list  # noqa: PLC0415
    from meadhall.hall.telling.almanac import written  # noqa: PLC0415
    from meadhall.lessons import courses  # noqa: PLC0415 - whoever only plays needs neither lessons nor words
    from meadhall.localisation import words  # noqa: PLC0415

    for gathered in (courses, words, written, written_list):
        gathered.cache_clear()
