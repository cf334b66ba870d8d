"""Names: what authors call the things of their heroes and boards, and the messages by which matches say them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from meadhall.localisation.messages import key
from meadhall.packs.pack import Word, named_in

NAME: Final = "name"


def things_of(hero: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """All that has a name in a hero's draft, by what words files call it."""
    yield "hero", hero  # type: ignore[misc]
    for thing in ("sidekick", "token"):
        if isinstance(hero.get(thing), dict):
            yield thing, hero[thing]
    for kind, part in (("card", "cards"), ("ability", "abilities"), ("piece", "tokens")):
        for each in all_of(hero.get(part)):
            if isinstance(each, dict) and isinstance(each.get("id"), str):
                yield f"{kind}-{each['id']}", each


def all_of(data: Any) -> list[Any]:
    """A list, as far as it is one."""
    return data if isinstance(data, list) else []


def message_of(thing: str, hero: Mapping[str, Any]) -> str:
    """The message that names a thing of a hero, whose ids are those of a match."""
    if thing == "hero":
        return key("hero", hero["id"])
    if thing == "sidekick":
        return key("fighter", hero["sidekick"]["id"])
    if thing == "token":
        return key("token", hero["token"]["id"])
    kind, _, id = thing.partition("-")
    return key(kind, id) if kind in {"side", "item"} else key(kind, hero["id"], id)


def board_message(thing: str, board: str) -> str:
    """The message that names a thing of a board."""
    kind, _, id = thing.partition("-")
    return key(kind, board, id) if id else key(kind, board)


def known_things(hero: Mapping[str, Any]) -> set[str]:
    """All that words may name of a hero."""
    token = hero.get("token")
    sides = [f"side-{side}" for side in all_of(token.get("sides") if isinstance(token, dict) else None)]
    items = [f"item-{item}" for item in all_of(hero.get("symbols"))]
    return {*(thing for thing, _ in things_of(hero)), *sides, *items}


def board_things(board: Mapping[str, Any]) -> dict[str, Word]:
    """All that has a name on a board, with its name where it has one."""
    found = {"board": board.get(NAME, "")}
    for kind, part in (("zone", "zones"), ("door", "doors")):
        for each in all_of(board.get(part)):
            if isinstance(each, dict) and isinstance(each.get("id"), str):
                found[f"{kind}-{each['id']}"] = each.get(NAME, "")
    return found


def full(pack: str, data: dict[str, Any]) -> dict[str, Any]:
    """A hero with the ids that it has in matches."""
    found = {**data, "id": named_in(pack, data["id"])}
    for part in ("sidekick", "token"):
        if isinstance(data.get(part), dict):
            found[part] = {**data[part], "id": named_in(pack, str(data[part].get("id")))}
    return found
