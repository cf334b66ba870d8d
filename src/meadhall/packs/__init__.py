"""Packs: files of facts for any game, and what people make of their own: heroes, boards and cards that matches carry.

`facts` reads YAML with the line of everything in it, `files` a folder or a zip file, `pack` has what a pack brings
once its files were understood, and `carried` how a setup names packs and carries them along.
"""

from meadhall.packs.facts import (
    Facts,
    MistakeError,
    Needs,
    NoLess,
    Some,
    Source,
    Where,
    alone,
    check_names,
    check_once,
    decode,
    fingerprint,
    name_index,
    plain_source,
    read,
    read_verb,
    read_yaml,
    verb_of,
    whole,
)

__all__ = [
    "Facts",
    "MistakeError",
    "Needs",
    "NoLess",
    "Some",
    "Source",
    "Where",
    "alone",
    "check_names",
    "check_once",
    "decode",
    "fingerprint",
    "name_index",
    "plain_source",
    "read",
    "read_verb",
    "read_yaml",
    "verb_of",
    "whole",
]
