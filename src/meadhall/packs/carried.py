"""Carried: the packs of a match travel in its setup, so that it follows from its setup, seed and answers everywhere.

A setup that somebody orders may name a pack by the fingerprint of its meaning alone, or not at all where a hero's id
tells it (`tavern.brewer`). Then it is looked up among the packs that this process uses. A prepared setup always has
what the match needs of its packs, and of nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from meadhall.kernel.errors import PackError, SetupError, nearest
from meadhall.packs.facts import Facts, plain_source
from meadhall.packs.pack import MARK, Names, Pack, check_words, pack_of

PACKS: Final = "packs"  # the part of a setup
MOST_PACKS: Final = 8  # of one match
USED: Final[dict[str, Pack]] = {}  # by id: the packs that this process knows by itself
EDITION: Final = [0]  # how often they have changed


class Load(Facts, frozen=True):
    """What a setup carries of a pack: the parts that its match needs, and their names."""

    version: str
    fingerprint: str  # of the whole pack
    language: str
    parts: dict[str, list[Any]]
    words: dict[str, Names]
    name: str = ""


def use(pack: Pack) -> None:
    """Let this process know a pack, instead of another version of it."""
    USED[pack.id] = pack
    EDITION[0] += 1


def edition() -> int:
    """How often the packs that this process knows have changed: what was made of them before is out of date then."""
    return EDITION[0]


def used(game: str) -> list[Pack]:
    """The packs of a game that this process knows."""
    return [pack for _, pack in sorted(USED.items()) if pack.about.game == game]


def behind(id: str, game: str) -> dict[str, Any]:
    """The pack that brings something, as a setup would carry it; nothing where it is built in or not known here."""
    pack = USED.get(pack_of(id))
    return {} if pack is None or pack.about.game != game else {pack.id: load_of(pack)}


def load_of(pack: Pack) -> dict[str, Any]:
    """All that a pack brings, as a setup can carry it: plain data."""
    about = pack.about
    load = Load(about.version, pack.fingerprint, about.language, pack.parts, pack.words, about.name)
    told: dict[str, Any] = msgspec.to_builtins(load)
    return told


def in_use(game: str) -> dict[str, Any]:
    """All packs of a game that this process knows, as setups can carry them."""
    return {pack.id: load_of(pack) for pack in used(game)}


def packed(packs: Iterable[Pack]) -> str:
    """Packs as one text, for plans that other processes get; nothing where there are none."""
    loads = {pack.id: load_of(pack) for pack in packs}
    return json.dumps(loads, sort_keys=True) if loads else ""


@lru_cache(maxsize=MOST_PACKS)
def unpacked(told: str) -> dict[str, Any]:
    """Packs from such a text, as a setup carries them; nobody changes what is told here."""
    loads: dict[str, Any] = json.loads(told) if told else {}
    return loads


def fingerprints(loads: Mapping[str, Any]) -> dict[str, str]:
    """The fingerprint of each pack."""
    return {id: load["fingerprint"] for id, load in loads.items()}


def trimmed(load: Mapping[str, Any], ids: Collection[str]) -> dict[str, Any]:
    """What a setup carries of a pack, without the parts that its match does not need."""
    parts = {
        kind: [part for part in listed if isinstance(part, dict) and part.get("id") in ids]
        for kind, listed in load["parts"].items()
    }
    words = {
        language: {part: things for part, things in names.items() if part in ids}
        for language, names in load["words"].items()
    }
    return {**load, "parts": {kind: listed for kind, listed in parts.items() if listed}, "words": words}


def check_load(id: str, data: Any) -> Load:
    """What a setup carries of a pack, checked for its form; what its parts mean is the game's to say."""
    source = plain_source(f"pack {id}", data)
    try:
        load = msgspec.convert(source.data, Load)
        check_words(load.words, source.name)
    except msgspec.ValidationError as problem:
        msg = f"{source.name}: {problem}"
        raise PackError(msg) from problem
    return load


def carried(setup: Mapping[str, Any], game: str, ids: Sequence[str]) -> dict[str, Any]:
    """What a match needs of packs for these ids, as its setup carries it or as this process knows it."""
    loads = loads_of(setup, game, ids)
    return {id: trimmed(load, ids) for id, load in loads.items() if any(pack_of(each) == id for each in ids)}


def loads_of(setup: Mapping[str, Any], game: str, ids: Sequence[str] = ()) -> dict[str, Any]:
    """All packs that a setup names or needs for some ids, each checked for its form."""
    told = setup.get(PACKS) or {}
    if not isinstance(told, dict) or len(told) > MOST_PACKS:
        msg = f"{PACKS!r} must name at most {MOST_PACKS} packs by their ids, found {type(told).__name__}"
        raise SetupError(msg)
    needed = sorted({pack_of(id) for id in ids} - {""} | {str(id) for id in told})
    loads = {id: load if isinstance(load := told.get(id), dict) else found(id, load, game) for id in needed}
    try:
        for id, load in loads.items():
            check_load(id, load)
    except PackError as problem:
        raise SetupError(str(problem)) from problem
    return loads


def found(id: str, wanted: Any, game: str) -> dict[str, Any]:
    """A pack that a setup only names; with the same fingerprint, where it names one."""
    pack = USED.get(id)
    if pack is None or pack.about.game != game:
        known = [each.id for each in used(game)]
        msg = f"there is no pack {id!r} here" + nearest(id, known)
        raise SetupError(msg)
    if wanted is not None and wanted != pack.fingerprint:
        msg = f"this needs the pack {id!r} with the fingerprint {wanted}; the one here has {pack.fingerprint}"
        raise SetupError(f"{msg} (version {pack.about.version})")
    return load_of(pack)


def light(setup: Mapping[str, Any]) -> dict[str, Any]:
    """A setup that names its packs and leaves them at home: who is told it gets what is in them by other ways."""
    told = dict(setup)
    if PACKS in told:
        told[PACKS] = fingerprints(told[PACKS])
    return told


def check_owner(pack: str, ids: Iterable[str]) -> None:
    """Whatever a pack brings has its id before its own: nothing of one pack can be taken for another's."""
    for id in ids:
        if not id.startswith(f"{pack}{MARK}"):
            msg = f"pack {pack}: expected ids that begin with {pack + MARK!r}, found {id!r}"
            raise PackError(msg)
