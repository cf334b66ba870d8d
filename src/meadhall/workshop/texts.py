"""Texts: why what an author has written was not taken, as a mistake tells it."""

from __future__ import annotations

from meadhall.phrases import Understanding
from meadhall.phrases.texts import AMBIGUOUS, IMPOSSIBLE


def declined(text: str, found: Understanding) -> tuple[str, str, dict[str, str]]:
    """Why a text was not taken: a kind of mistake, a sentence, and its parts."""
    if found.outcome == AMBIGUOUS:
        readings = " | ".join(found.readings)
        return "text-ambiguous", f"this has more than one meaning: {readings}", {"readings": readings}
    if found.outcome == IMPOSSIBLE:
        return "text-impossible", f"this cannot happen here: {found.problem}", {"problem": found.problem}
    if found.problem:
        return "text-much", f"this cannot be read: {found.problem}", {}
    words = "; ".join(text[start:end] for start, end in found.unread)
    near = f"; perhaps: {found.nearest[0]}" if found.nearest else ""
    return "text-unread", f"not understood: {words!r}{near}", {"words": words}
