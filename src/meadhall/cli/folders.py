"""Folders: where a person's programs keep what they know, and how another place is named."""

from __future__ import annotations

import argparse
import os
from pathlib import Path


def data_folder() -> Path:
    """Where a person's programs keep what they know."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "meadhall"


def named_folder(word: str) -> Path:
    """A folder by its name; no name would mean the one that we are in."""
    if not word:
        msg = "expected a folder, found an empty word"
        raise argparse.ArgumentTypeError(msg)
    return Path(word)
