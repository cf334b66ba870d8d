"""Phrases: effects as sentences, both ways. What is printed is read back as the same effects, in every language.

A game tells its syntax once: which shapes of effects there are, and what stands in their gaps. A language tells how
each of them is said: the first phrasing is printed, and all of them are read.
"""

from meadhall.phrases.grammar import Grammar, load
from meadhall.phrases.names import Names
from meadhall.phrases.printing import Printer, UnprintableError
from meadhall.phrases.reading import Reader, Reading
from meadhall.phrases.syntax import Listing, Shape, Syntax
from meadhall.phrases.texts import Texts, Understanding

__all__ = [
    "Grammar",
    "Listing",
    "Names",
    "Printer",
    "Reader",
    "Reading",
    "Shape",
    "Syntax",
    "Texts",
    "Understanding",
    "UnprintableError",
    "load",
]
