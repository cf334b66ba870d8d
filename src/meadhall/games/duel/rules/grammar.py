"""Grammar: how the terms of card files are read: fighters, spaces, numbers and conditions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.games.duel.rules import conditions, groups, numbers
from meadhall.packs import MistakeError, Where, name_index, whole

# verbs, groups, numbers and conditions that have a meaning only in a combat, or only for a hero with tokens
OF_COMBAT = {
    "cancel", "ignore_value", "set_value", "add_value", "boost", "prevent_damage", "reflect_damage",
    "bonus_attack", "take_over", "enemy", "combatants", "printed_enemy_value", "zones_of_enemy", "won", "lost",
    "attacking", "defending", "enemy_played_card", "enemy_played_defence", "my_value", "enemy_value", "damage_dealt",
    "printed_enemy_value_before", "set_enemy_value", "add_enemy_value", "reduce_damage", "limit_damage",
    "printed_value", "my_boost", "enemy_boost", "damage_taken", "attacker", "defender",
}  # fmt: skip
OF_TOKENS = {"gain", "pay", "pay_any", "tokens"}
ON = ("on_token", "with_token")  # where a token lies: under somebody, or on them
SPACES = ["in_zone_of", "adjacent_to", "under", "with_token", "beside_token"]
OF_SIDES = {"turn_over", "turn_to", "side"}
# words that have a meaning only while a card or an ability takes effect; or then and in a combat
OF_EFFECTS = {
    "noted", "chosen", "crossed", "opponent_hero", "hurt", "defeated", "my_value", "enemy_value", "enemy_hand",
}  # fmt: skip
OF_DEEDS = {"mine", "moved", "left_zone", "played_by"}


class Grammar:
    """Reads what one hero's file speaks of: fighters, spaces, numbers and conditions; keeps places for messages."""

    def __init__(self, facts: Any) -> None:
        self.hero: str = facts.id
        self.symbols: list[str] = facts.symbols
        self.sides: list[str] = facts.token.sides if facts.token is not None else []
        self.has_token: bool = facts.token is not None and not self.sides
        self.pieces: dict[str, str] = {piece.id: piece.lies_on for piece in facts.tokens}  # kinds, and what they lie on
        self.tags = {tag for card in facts.cards for tag in [*card.tags, card.id]}
        self.in_combat = False  # whether what is being built happens in a combat
        self.in_effect = True  # whether a card or an ability takes effect then, or a lasting rule is looked at

    def check_word(self, word: str, where: Where) -> None:
        """Refuse words about a combat where there is none, and about tokens where the hero has none."""
        if word in OF_COMBAT and not self.in_combat:
            raise MistakeError(where, f"{word} speaks of a combat, and there is none at this moment")
        if word in OF_TOKENS and not self.has_token:
            raise MistakeError(where, f"{word} speaks of tokens, and {self.hero} has no token")
        if word in OF_SIDES and not self.sides:
            raise MistakeError(where, f"{word} speaks of a marker with sides, and {self.hero} has none")
        if not self.in_effect and (word in OF_EFFECTS or (word in OF_DEEDS and not self.in_combat)):
            raise MistakeError(where, f"{word} speaks of a card or ability taking effect, and none does at this moment")

    def piece(self, word: Any, where: Where, on: str = "") -> int:
        """A kind of tokens of the hero, by its number, if it may lie there."""
        found = name_index(word, list(self.pieces), where, "token of the board")
        if on and self.pieces[word] not in (on, "both"):
            raise MistakeError(where, f"{word} tokens lie on {self.pieces[word]}, not on {on}")
        return found

    def tag(self, word: Any, where: Where) -> str:
        """A tag or an id of one of the hero's cards; nothing stands for all cards."""
        if word:
            name_index(word, sorted(self.tags), where, "tag or card")
        return str(word)

    def fighters(self, data: Any, where: Where) -> groups.Fighters:
        """A group of fighters: a name, or `who` with where they stand."""
        if isinstance(data, dict):
            return self.filtered(data, where)
        found = name_index(data, groups.FIGHTERS, where, "group of fighters")
        self.check_word(data, where)
        return groups.Group(found)

    def filtered(self, data: dict[str, Any], where: Where) -> groups.Fighters:
        """Those of a group who fulfil something more."""
        near = ["adjacent_to", "in_zone_of", "other_than"]
        for key in data:
            name_index(key, ["who", *near, "standing_on", "health_up_to", *ON], where, "part of a group")
        found: groups.Fighters = self.fighters(data["who"], where) if "who" in data else groups.Group(groups.EVERYONE)
        if any(key in data for key in near):
            parts = [self.fighters(data[key], where) if key in data else None for key in near]
            found = groups.Filtered(found, parts[0], parts[1], parts[2])
        if "standing_on" in data:
            name_index(data["standing_on"], ["noted"], where, "set of spaces")
            found = groups.On(found)
        if "on_token" in data:
            found = groups.OnPiece(found, self.piece(data["on_token"], where, "spaces"))
        if "with_token" in data:
            found = groups.WithPiece(found, self.piece(data["with_token"], where, "fighters"))
        if "health_up_to" in data:
            found = groups.Weak(found, whole(data["health_up_to"], where))
        return found

    def spaces(self, data: Any, where: Where) -> groups.Spaces:
        """A set of spaces."""
        if data == "anywhere":
            return groups.Anywhere()
        if data == "noted":
            return groups.Noted(beside=False)
        if data == {"adjacent_to": "noted"}:
            return groups.Noted(beside=True)
        if isinstance(data, dict) and len(data) == 1:
            how, who = next(iter(data.items()))
            if how in ("with_token", "beside_token"):
                return groups.Pieced(self.piece(who, where, "spaces"), how == "beside_token")
            if how == "under":
                return groups.Under(self.fighters(who, where))
            name_index(
                how, ["in_zone_of", "adjacent_to", "under", "with_token", "beside_token"], where, "set of spaces"
            )
            return groups.Near(self.fighters(who, where), how == "in_zone_of")
        expected = "anywhere, noted, in_zone_of, adjacent_to, under, with_token or beside_token"
        raise MistakeError(where, f"expected {expected}, found {data!r}")

    def number(self, data: Any, where: Where) -> numbers.Number:
        """An amount."""
        if isinstance(data, int) and not isinstance(data, bool):
            return numbers.Fixed(whole(data, where))
        if isinstance(data, dict) and ("per" in data or "per_fighter" in data or "per_card" in data):
            return self.times(data, where)
        if isinstance(data, dict) and "placed" in data:
            return self.placed(data, where)
        if isinstance(data, dict) and list(data) == ["health"]:
            return numbers.Health(self.fighters(data["health"], where))
        found = name_index(data, numbers.NUMBERS, where, "number")
        self.check_word(data, where)
        return numbers.Named(found)

    def placed(self, data: dict[str, Any], where: Where) -> numbers.Number:
        """How many tokens of a kind lie on the board: anywhere, on some spaces, or on some fighters."""
        for key in data:
            name_index(key, ["placed", "where", "who"], where, "part of a number")
        if len(data) > 2:
            raise MistakeError(where, "tokens are counted on spaces or on fighters: where or who, not both")
        on = "spaces" if "where" in data else "fighters" if "who" in data else ""
        spaces = self.spaces(data["where"], where) if "where" in data else None
        who = self.fighters(data["who"], where) if "who" in data else None
        return numbers.Pieces(self.piece(data["placed"], where, on), spaces, who)

    def times(self, data: dict[str, Any], where: Where) -> numbers.Number:
        """So many for each."""
        for key in data:
            name_index(key, ["per", "per_fighter", "per_card", "n", "plus"], where, "part of a number")
        each = whole(data.get("n", 1), where)
        plus = whole(data.get("plus", 0), where)
        if "per_fighter" in data:
            return numbers.Times(each, plus, self.fighters(data["per_fighter"], where), None)
        if "per_card" in data:
            return numbers.Times(each, plus, None, numbers.Piled(self.tag(data["per_card"], where)))
        return numbers.Times(each, plus, None, self.number(data["per"], where))

    def condition(self, data: Any, where: Where) -> conditions.Condition:
        """Something that is so or not."""
        if isinstance(data, list):
            return conditions.All([self.condition(part, where) for part in data])
        if isinstance(data, str):
            found = name_index(data, conditions.CONDITIONS, where, "condition")
            self.check_word(data, where)
            return conditions.Plain(found)
        if not isinstance(data, dict) or len(data) != 1:
            raise MistakeError(where, f"expected a condition, found {data!r}")
        word, needs = next(iter(data.items()))
        name_index(word, list(CONDITIONS), where, "condition")
        self.check_word(word, where)
        return CONDITIONS[word](self, needs, where)

    def two(self, data: Any, where: Where, what: str) -> list[Any]:
        """Two things in a list."""
        if not isinstance(data, list) or len(data) != 2:
            raise MistakeError(where, f"expected two {what}, found {data!r}")
        return data

    def apart(self, data: Any, where: Where) -> conditions.Condition:
        """Two groups that share no zone."""
        one, other = (self.fighters(who, where) for who in self.two(data, where, "groups of fighters"))
        return conditions.Apart(one, other)

    def equal(self, data: Any, where: Where) -> conditions.Condition:
        """Two numbers that are the same."""
        one, other = (self.number(n, where) for n in self.two(data, where, "numbers"))
        return conditions.Equal(one, other)

    def least(self, data: Any, where: Where, more: int) -> conditions.Condition:
        """A number that is as large as another, or larger by something."""
        one, other = (self.number(n, where) for n in self.two(data, where, "numbers"))
        return conditions.Least(one, other, more)

    def either(self, data: Any, where: Where) -> conditions.Condition:
        """One of several conditions."""
        if not isinstance(data, list) or len(data) < 2:
            raise MistakeError(where, f"either needs two or more conditions, found {data!r}")
        return conditions.Either([self.condition(part, where) for part in data])

    def group(self, data: Any, where: Where) -> int:
        """A group that has a name."""
        found = name_index(data, groups.FIGHTERS, where, "group of fighters")
        self.check_word(data, where)
        return found


# conditions about something, by the word that begins them
CONDITIONS: dict[str, Callable[[Grammar, Any, Where], conditions.Condition]] = {
    "not": lambda grammar, data, where: conditions.Not(grammar.condition(data, where)),
    "any": lambda grammar, data, where: conditions.AnyOf(grammar.fighters(data, where)),
    "either": lambda grammar, data, where: grammar.either(data, where),
    "elsewhere": lambda grammar, data, where: conditions.Elsewhere(grammar.fighters(data, where)),
    "hurt": lambda grammar, data, where: conditions.WasHurt(grammar.group(data, where)),
    "defeated": lambda grammar, data, where: conditions.Fell(grammar.group(data, where)),
    "played_by": lambda grammar, data, where: conditions.Played(grammar.group(data, where)),
    "against": lambda _, data, where: conditions.Against(
        name_index(data, ["sidekick", "hero"], where, "kind of fighter") == 1
    ),
    "basket": lambda grammar, data, where: conditions.Holds(name_index(data, grammar.symbols, where, "item")),
    "side": lambda grammar, data, where: conditions.Shows(name_index(data, grammar.sides, where, "side")),
    "apart": lambda grammar, data, where: grammar.apart(data, where),
    "equal": lambda grammar, data, where: grammar.equal(data, where),
    "at_least": lambda grammar, data, where: grammar.least(data, where, 0),
    "more": lambda grammar, data, where: grammar.least(data, where, 1),
}
