"""Ids: made of names, for whoever writes none."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LONGEST: Final = 40


def id_from(name: str, otherwise: str) -> str:
    """An id made of a name; a name in other letters than Latin ones has none."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    found = "-".join(re.findall(r"[a-z0-9]+", plain))[:LONGEST].strip("-")
    return found if re.match("[a-z]", found) else otherwise
