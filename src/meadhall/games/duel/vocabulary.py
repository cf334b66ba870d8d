"""Vocabulary: how the sentences of card files become nodes. Each verb is one entry here; no card is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.games.duel import effects, plays, terms
from meadhall.games.duel.events import PATH_PART
from meadhall.games.duel.state import PREVENTED, REFLECTED
from meadhall.games.duel.table import MOMENTS, TIMINGS, VIRTUAL, Ability, Card, Sheet
from meadhall.kernel.errors import nearest
from meadhall.kernel.machine import Block, Node, Program

Where = tuple[str | int, ...]
PLAYERS = ["me", "opponent"]
BONUSES = ["attacking", "defending", "attack_card", "defence_card"]

# verbs, groups, numbers and conditions that have a meaning only in a combat, or only for a hero with tokens
OF_COMBAT = {
    "cancel", "ignore_value", "set_value", "add_value", "boost", "keep_card", "prevent_damage", "reflect_damage",
    "bonus_attack", "take_over", "enemy", "combatants", "printed_enemy_value", "zones_of_enemy", "won", "lost",
    "attacking", "defending", "enemy_played_card", "enemy_played_defence", "my_value", "enemy_value", "damage_dealt",
    "printed_enemy_value_before",
}  # fmt: skip
OF_TOKENS = {"gain", "pay", "pay_any", "tokens"}
OF_SIDES = {"turn_over", "turn_to", "side"}
# words that have a meaning only while a card or an ability takes effect; or then and in a combat
OF_EFFECTS = {"noted", "chosen", "crossed", "opponent_hero", "hurt", "defeated", "my_value", "enemy_value"}
OF_DEEDS = {"mine", "moved", "left_zone", "played_by"}
# effects after which nobody would name what a choice is about
PREPARING = {"choose_fighter", "choose_space", "choose_opponent", "note_space"}
COMBAT_MOMENTS = {"immediately", "during_combat", "after_combat", "combat_won", "attack_over"}


class MistakeError(Exception):
    """A mistake at a place inside a hero's file."""

    def __init__(self, where: Where, problem: str) -> None:
        super().__init__(problem)
        self.where = where


def name_index(word: Any, names: tuple[str, ...] | list[str], where: Where, what: str) -> int:
    """The place of a word in a list of known ones."""
    if word not in names:
        raise MistakeError(where, f"unknown {what} {word!r}" + nearest(str(word), list(names)))
    return list(names).index(word)


class Builder:
    """Builds one hero's effects; keeps the place in the file for messages."""

    def __init__(self, program: Program, facts: Any) -> None:
        self.program = program
        self.hero: str = facts.id
        self.symbols: list[str] = facts.symbols
        self.sides: list[str] = facts.token.sides if facts.token is not None else []
        self.has_token: bool = facts.token is not None and not self.sides
        self.tags = {tag for card in facts.cards for tag in [*card.tags, card.id]}
        self.in_combat = False  # whether what is being built happens in a combat
        self.in_effect = True  # whether a card or an ability takes effect then, or a lasting rule is looked at
        self.bonus_cards: list[Card] = []

    # ---------------------------------------------------------------- blocks and verbs
    def block(self, data: Any, where: Where) -> Block[Any]:
        """A list of effects."""
        if not isinstance(data, list):
            raise MistakeError(where, f"expected a list of effects, found {data!r}")
        return Block([self.effect(entry, (*where, at)) for at, entry in enumerate(data)])

    def effect(self, entry: Any, where: Where) -> Node[Any]:
        """One effect: a verb alone, or a verb with what it needs."""
        verb: str
        needs: Any
        if isinstance(entry, str):
            verb, needs = entry, {}
        elif isinstance(entry, dict) and "if" in entry:
            verb, needs = "if", entry
        elif isinstance(entry, dict) and len(entry) == 1:
            verb, needs = next((str(word), rest) for word, rest in entry.items())
            where = (*where, verb)
        else:
            raise MistakeError(where, f"expected one verb, found {entry!r}")
        if verb not in VERBS:
            raise MistakeError(where, f"unknown verb {verb!r}" + nearest(str(verb), sorted(VERBS)))
        node = VERBS[verb](self, Needs(verb, needs, where))
        self.check_word(verb, where)
        self.program.enter(node)
        return node

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

    def tag(self, word: Any, where: Where) -> str:
        """A tag or an id of one of the hero's cards; nothing stands for all cards."""
        if word:
            name_index(word, sorted(self.tags), where, "tag or card")
        return str(word)

    def labels(self, data: list[Any], chooser: int) -> list[plays.Label]:
        """How blocks are called in a choice: after their first verbs that tell something, as the chooser would say."""
        found: list[plays.Label] = []
        for block in data:
            told = [effect for effect in block if verb_of(effect) not in PREPARING]
            name = name_of(told[0], chooser) if told else "nothing"
            if any(label.name == name for label in found):
                name = f"{name}_{len(found) + 1}"
            found.append(plays.Label(name, number_of(told[0]) if told else None))
        return found

    # ---------------------------------------------------------------- terms
    def fighters(self, data: Any, where: Where) -> terms.Fighters:
        """A group of fighters: a name, or `who` with where they stand."""
        if isinstance(data, dict):
            return self.filtered(data, where)
        found = name_index(data, terms.FIGHTERS, where, "group of fighters")
        self.check_word(data, where)
        return terms.Group(found)

    def filtered(self, data: dict[str, Any], where: Where) -> terms.Fighters:
        """Those of a group who fulfil something more."""
        near = ["adjacent_to", "in_zone_of", "other_than"]
        for key in data:
            name_index(key, ["who", *near, "standing_on", "health_up_to"], where, "part of a group")
        found: terms.Fighters = self.fighters(data["who"], where) if "who" in data else terms.Group(terms.EVERYONE)
        if any(key in data for key in near):
            parts = [self.fighters(data[key], where) if key in data else None for key in near]
            found = terms.Filtered(found, parts[0], parts[1], parts[2])
        if "standing_on" in data:
            name_index(data["standing_on"], ["noted"], where, "set of spaces")
            found = terms.On(found)
        if "health_up_to" in data:
            found = terms.Weak(found, whole(data["health_up_to"], where))
        return found

    def spaces(self, data: Any, where: Where) -> terms.Spaces:
        """A set of spaces."""
        if data == "anywhere":
            return terms.Anywhere()
        if data == "noted":
            return terms.Noted(beside=False)
        if data == {"adjacent_to": "noted"}:
            return terms.Noted(beside=True)
        if isinstance(data, dict) and len(data) == 1:
            how, who = next(iter(data.items()))
            name_index(how, ["in_zone_of", "adjacent_to"], where, "set of spaces")
            return terms.Near(self.fighters(who, where), how == "in_zone_of")
        raise MistakeError(where, f"expected anywhere, noted, in_zone_of or adjacent_to, found {data!r}")

    def number(self, data: Any, where: Where) -> terms.Number:
        """An amount."""
        if isinstance(data, int) and not isinstance(data, bool):
            return terms.Fixed(data)
        if isinstance(data, dict) and ("per" in data or "per_fighter" in data or "per_card" in data):
            return self.times(data, where)
        found = name_index(data, terms.NUMBERS, where, "number")
        self.check_word(data, where)
        return terms.Named(found)

    def times(self, data: dict[str, Any], where: Where) -> terms.Number:
        """So many for each."""
        for key in data:
            name_index(key, ["per", "per_fighter", "per_card", "n", "plus"], where, "part of a number")
        each = whole(data.get("n", 1), where)
        plus = whole(data.get("plus", 0), where)
        if "per_fighter" in data:
            return terms.Times(each, plus, self.fighters(data["per_fighter"], where), None)
        if "per_card" in data:
            return terms.Times(each, plus, None, terms.Piled(self.tag(data["per_card"], where)))
        return terms.Times(each, plus, None, self.number(data["per"], where))

    def condition(self, data: Any, where: Where) -> terms.Condition:
        """Something that is so or not."""
        if isinstance(data, list):
            return terms.All([self.condition(part, where) for part in data])
        if isinstance(data, str):
            found = name_index(data, terms.CONDITIONS, where, "condition")
            self.check_word(data, where)
            return terms.Plain(found)
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

    def apart(self, data: Any, where: Where) -> terms.Condition:
        """Two groups that share no zone."""
        one, other = (self.fighters(who, where) for who in self.two(data, where, "groups of fighters"))
        return terms.Apart(one, other)

    def equal(self, data: Any, where: Where) -> terms.Condition:
        """Two numbers that are the same."""
        one, other = (self.number(n, where) for n in self.two(data, where, "numbers"))
        return terms.Equal(one, other)

    def group(self, data: Any, where: Where) -> int:
        """A group that has a name."""
        found = name_index(data, terms.FIGHTERS, where, "group of fighters")
        self.check_word(data, where)
        return found


# conditions about something, by the word that begins them
CONDITIONS: dict[str, Callable[[Builder, Any, Where], terms.Condition]] = {
    "not": lambda builder, data, where: terms.Not(builder.condition(data, where)),
    "any": lambda builder, data, where: terms.AnyOf(builder.fighters(data, where)),
    "hurt": lambda builder, data, where: terms.WasHurt(builder.group(data, where)),
    "defeated": lambda builder, data, where: terms.Fell(builder.group(data, where)),
    "played_by": lambda builder, data, where: terms.Played(builder.group(data, where)),
    "against": lambda _, data, where: terms.Against(
        name_index(data, ["sidekick", "hero"], where, "kind of fighter") == 1
    ),
    "basket": lambda builder, data, where: terms.Holds(name_index(data, builder.symbols, where, "item")),
    "side": lambda builder, data, where: terms.Shows(name_index(data, builder.sides, where, "side")),
    "apart": lambda builder, data, where: builder.apart(data, where),
    "equal": lambda builder, data, where: builder.equal(data, where),
}


def whole(data: Any, where: Where) -> int:
    """A whole number."""
    if not isinstance(data, int) or isinstance(data, bool):
        raise MistakeError(where, f"expected a whole number, found {data!r}")
    return data


def verb_of(effect: Any) -> str:
    """The verb of an effect."""
    if isinstance(effect, str):
        return effect
    return "if" if "if" in effect else str(next(iter(effect)))


def name_of(effect: Any, chooser: int) -> str:
    """How an effect is called in a choice: `let_…` where the chooser lets the card's owner do it."""
    verb = verb_of(effect)
    needs = effect[verb] if isinstance(effect, dict) else None
    if verb == "add_value" and isinstance(needs, int) and needs < 0:
        return "lower_value"
    if verb == "turn_to":
        return f"turn_to_{needs}"
    mine = not isinstance(needs, dict) or needs.get("who") != "opponent"
    return f"let_{verb}" if chooser == PLAYERS.index("opponent") and mine else verb


def number_of(effect: Any) -> int | None:
    """The number that an effect names, if it is the same each time."""
    needs = effect[verb_of(effect)] if isinstance(effect, dict) else None
    if isinstance(needs, dict):
        needs = needs.get("up_to", needs.get("n"))
    return abs(needs) if isinstance(needs, int) else None


class Needs:
    """What a verb was given, to be asked for by name; what nobody asked for is a mistake."""

    def __init__(self, verb: str, given: Any, where: Where) -> None:
        self.verb = verb
        self.given = given
        self.where = where

    def parts(self, *known: str) -> dict[str, Any]:
        """The parts by name; a value alone is the first of them."""
        if not known and self.given not in ({}, None):
            raise MistakeError(self.where, f"{self.verb} needs nothing, found {self.given!r}")
        given = self.given if isinstance(self.given, dict) else {known[0]: self.given} if known else {}
        for key in given:
            name_index(key, list(known), self.where, f"part of {self.verb}")
        return given

    def required(self, given: dict[str, Any], key: str) -> Any:
        """A part that must be there."""
        if key not in given:
            raise MistakeError(self.where, f"{self.verb} needs {key!r}")
        return given[key]


def player(needs: Needs, given: dict[str, Any]) -> int:
    """Whom the verb is about: me unless told."""
    return name_index(given.get("who", "me"), PLAYERS, needs.where, "player")


def counted(make: Callable[[int, terms.Number], Node[Any]]) -> Callable[[Builder, Needs], Node[Any]]:
    """A verb about a player and a number: `draw: 2` or `draw: {n: 2, who: opponent}`."""

    def build(builder: Builder, needs: Needs) -> Node[Any]:
        given = needs.parts("n", "who")
        return make(player(needs, given), builder.number(given.get("n", 1), needs.where))

    return build


def alone(make: Callable[[], Node[Any]]) -> Callable[[Builder, Needs], Node[Any]]:
    """A verb that needs nothing."""

    def build(builder: Builder, needs: Needs) -> Node[Any]:
        needs.parts()
        return make()

    return build


def with_number(make: Callable[[terms.Number], Node[Any]]) -> Callable[[Builder, Needs], Node[Any]]:
    """A verb about a number only."""

    def build(builder: Builder, needs: Needs) -> Node[Any]:
        given = needs.given
        if isinstance(given, dict) and "n" in given and len(given) == 1:
            given = given["n"]
        return make(builder.number(given, needs.where))

    return build


def with_fighters(make: Callable[[terms.Fighters], Node[Any]]) -> Callable[[Builder, Needs], Node[Any]]:
    """A verb about fighters only."""

    def build(builder: Builder, needs: Needs) -> Node[Any]:
        return make(builder.fighters(needs.given, needs.where))

    return build


def damage(builder: Builder, needs: Needs) -> Node[Any]:
    """Deal damage."""
    given = needs.parts("n", "to")
    to = builder.fighters(needs.required(given, "to"), needs.where)
    return effects.Damage(to, builder.number(needs.required(given, "n"), needs.where))


def heal(builder: Builder, needs: Needs) -> Node[Any]:
    """Heal."""
    given = needs.parts("n", "who")
    who = builder.fighters(given.get("who", "hero"), needs.where)
    return effects.Heal(who, builder.number(needs.required(given, "n"), needs.where))


def move(builder: Builder, needs: Needs) -> Node[Any]:
    """Move, freely or step by step."""
    given = needs.parts("who", "up_to", "through", "traced")
    who = builder.fighters(needs.required(given, "who"), needs.where)
    up_to = builder.number(needs.required(given, "up_to"), needs.where)
    if given.get("traced"):
        return effects.Charge(who, up_to)
    return effects.Move(who, up_to, bool(given.get("through")))


def place(builder: Builder, needs: Needs) -> Node[Any]:
    """Put onto an empty space."""
    given = needs.parts("who", "where")
    where = builder.spaces(needs.required(given, "where"), needs.where)
    return effects.Place(builder.fighters(needs.required(given, "who"), needs.where), where)


def summon(builder: Builder, needs: Needs) -> Node[Any]:
    """Bring a sidekick onto the board."""
    where = needs.given["where"] if isinstance(needs.given, dict) and "where" in needs.given else needs.given
    return effects.Summon(builder.spaces(where, needs.where))


def swap(builder: Builder, needs: Needs) -> Node[Any]:
    """Trade places."""
    if not isinstance(needs.given, list) or len(needs.given) != 2:
        raise MistakeError(needs.where, f"swap needs two groups of fighters, found {needs.given!r}")
    one, other = (builder.fighters(who, needs.where) for who in needs.given)
    return effects.Swap(one, other)


def with_tag(make: Callable[[str], Node[Any]]) -> Callable[[Builder, Needs], Node[Any]]:
    """A verb about cards with a tag, or of one id."""

    def build(builder: Builder, needs: Needs) -> Node[Any]:
        given = needs.parts("tag")
        return make(builder.tag(given.get("tag", ""), needs.where))

    return build


def heal_to(builder: Builder, needs: Needs) -> Node[Any]:
    """Heal up to a number."""
    given = needs.parts("n", "who")
    who = builder.fighters(given.get("who", "hero"), needs.where)
    return effects.HealTo(who, builder.number(needs.required(given, "n"), needs.where))


def choose_space(builder: Builder, needs: Needs) -> Node[Any]:
    """Pick a space and remember it."""
    return effects.ChooseSpace(builder.spaces(needs.given, needs.where))


def foresee(builder: Builder, needs: Needs) -> Node[Any]:
    """Look at the top of the deck, take some cards, put the others back in any order."""
    given = needs.parts("n", "take")
    n, take = (whole(needs.required(given, key), needs.where) for key in ("n", "take"))
    if not 1 <= take <= n <= PATH_PART:
        expected = f"foresee sees 1 to {PATH_PART} cards and takes 1 or more of them"
        raise MistakeError(needs.where, f"{expected}, found {given}")
    node = plays.Foresee(n, take)
    builder.program.enter(node.order)
    return node


def turn_to(builder: Builder, needs: Needs) -> Node[Any]:
    """Turn the marker to a side."""
    return plays.TurnOver(name_index(needs.given, builder.sides, needs.where, "side"))


def boost(builder: Builder, needs: Needs) -> Node[Any]:
    """Let a player boost."""
    given = needs.parts("who", "must")
    return plays.Boost(player(needs, given), bool(given.get("must")))


def pay(builder: Builder, needs: Needs) -> Node[Any]:
    """Pay for a block."""
    given = needs.parts("n", "then")
    n = whole(needs.required(given, "n"), needs.where)
    return plays.Pay(n, builder.block(needs.required(given, "then"), (*needs.where, "then")))


def may(builder: Builder, needs: Needs) -> Node[Any]:
    """An optional block: a list, or a price and what it buys."""
    given = needs.parts("then", "price")
    then = needs.required(given, "then")
    block = builder.block(then, (*needs.where, "then") if isinstance(needs.given, dict) else needs.where)
    price = builder.block(given.get("price", []), (*needs.where, "price"))
    return plays.May(price, block, builder.labels([then], PLAYERS.index("me"))[0])


def choose(builder: Builder, needs: Needs) -> Node[Any]:
    """Some of several blocks."""
    given = needs.parts("of", "picks", "who", "optional", "declinable")
    of = needs.required(given, "of")
    if not isinstance(of, list) or len(of) < 2:
        raise MistakeError(needs.where, f"choose needs two or more blocks, found {of!r}")
    blocks = [builder.block(block, (*needs.where, "of", at)) for at, block in enumerate(of)]
    picks = builder.number(given.get("picks", 1), needs.where)
    optional, declinable = (bool(given.get(key)) for key in ("optional", "declinable"))
    who = player(needs, given)
    return plays.Choose(who, blocks, builder.labels(of, who), picks, optional, declinable)


def branch(builder: Builder, needs: Needs) -> Node[Any]:
    """One block or another."""
    given = needs.parts("if", "then", "else")
    condition = builder.condition(given["if"], (*needs.where, "if"))
    then = builder.block(needs.required(given, "then"), (*needs.where, "then"))
    return effects.If(condition, then, builder.block(given.get("else", []), (*needs.where, "else")))


def by_basket(builder: Builder, needs: Needs) -> Node[Any]:
    """Effects by the item in the basket."""
    if not isinstance(needs.given, dict):
        raise MistakeError(needs.where, f"basket needs effects by item, found {needs.given!r}")
    marked = {key: data for key, data in needs.given.items() if key != "else"}
    items = [name_index(key, builder.symbols, needs.where, "item") for key in marked]
    blocks = [builder.block(data, (*needs.where, key)) for key, data in marked.items()]
    other = builder.block(needs.given.get("else", []), (*needs.where, "else"))
    return plays.Basket(items, blocks, other, list(marked))


def bonus_attack(builder: Builder, needs: Needs) -> Node[Any]:
    """Another attack follows; it is a card of its own that never lies in a deck."""
    given = needs.parts("id", "value", *TIMINGS[:3])
    code = VIRTUAL + len(builder.bonus_cards)
    value = whole(needs.required(given, "value"), needs.where)
    card = Card(str(needs.required(given, "id")), "bonus", value, -1, code, 1)
    builder.bonus_cards.append(card)
    for at, timing in enumerate(TIMINGS[:3]):
        card.blocks[at] = builder.block(given.get(timing, []), (*needs.where, timing))
    return plays.BonusAttack(code)


VERBS: dict[str, Callable[[Builder, Needs], Node[Any]]] = {
    "damage": damage,
    "defeat": with_fighters(effects.Defeat),
    "heal": heal,
    "heal_to": heal_to,
    "move": move,
    "place": place,
    "summon": summon,
    "swap": swap,
    "note_space": with_fighters(effects.NoteSpace),
    "choose_space": choose_space,
    "choose_fighter": with_fighters(effects.ChooseFighter),
    "take_over": with_fighters(effects.TakeOver),
    "gain_actions": counted(effects.GainActions),
    "if": branch,
    "draw": counted(plays.Draw),
    "discard": counted(plays.Discard),
    "discard_random": counted(plays.DiscardRandom),
    "discard_top": alone(plays.DiscardTop),
    "take": with_tag(plays.Take),
    "take_all": with_tag(plays.TakeAll),
    "take_top": alone(plays.TakeTop),
    "fetch": with_tag(plays.Fetch),
    "foresee": foresee,
    "keep_card": alone(plays.KeepCard),
    "see_hand": alone(plays.SeeHand),
    "pick_card": alone(plays.PickCard),
    "put_under": alone(plays.PutUnder),
    "discard_picked": alone(plays.DiscardPicked),
    "cancel": alone(plays.Cancel),
    "ignore_value": alone(plays.IgnoreValue),
    "set_value": with_number(plays.SetValue),
    "add_value": with_number(plays.AddValue),
    "boost": boost,
    "prevent_damage": alone(lambda: plays.Guard(PREVENTED)),
    "reflect_damage": alone(lambda: plays.Guard(REFLECTED)),
    "bonus_attack": bonus_attack,
    "gain": with_number(plays.Gain),
    "pay": pay,
    "pay_any": alone(plays.PayAny),
    "turn_over": alone(lambda: plays.TurnOver(-1)),
    "turn_to": turn_to,
    "may": may,
    "choose": choose,
    "choose_opponent": alone(plays.ChooseOpponent),
    "basket": by_basket,
}


# ---------------------------------------------------------------- heroes
def build_sheet(facts: Any, program: Program) -> Sheet:
    """A hero's sheet, with its effects as numbered nodes."""
    sheet = Sheet(facts.id)
    builder = Builder(program, facts)
    seat_fighters(sheet, facts)
    set_token(sheet, facts.token)
    sheet.symbols = list(facts.symbols)
    sheet.start_symbol = 0 if facts.symbols else -1
    sheet.shifts = facts.shifts_damage
    code = 0
    for at, card in enumerate(facts.cards):
        sheet.add_card(build_card(builder, sheet, card, code, ("cards", at)))
        code += card.copies
    for at, ability in enumerate(facts.abilities):
        where = ("abilities", at)
        moment = name_index(ability.when, MOMENTS, (*where, "when"), "moment")
        builder.in_combat = ability.when in COMBAT_MOMENTS
        block = builder.block(ability.do, (*where, "do"))
        sheet.add_ability(Ability(ability.id, moment, whose(sheet, ability.whose, where), block))
    build_lasting(builder, sheet, facts)
    sheet.cards += builder.bonus_cards
    return sheet


def set_token(sheet: Sheet, token: Any) -> None:
    """What a hero gathers and spends, or the marker that shows one of its sides."""
    if token is None:
        return
    sheet.token, sheet.token_start, sheet.token_most = token.id, token.start, token.most
    if token.sides:
        sheet.sides = list(token.sides)
        sheet.token_most = len(token.sides) - 1


def build_lasting(builder: Builder, sheet: Sheet, facts: Any) -> None:
    """What holds all the time: bonuses, longer moves, boosts laid with attacks."""
    builder.in_effect = False
    for at, bonus in enumerate(facts.bonuses):
        sheet.statics.append(build_bonus(builder, sheet, bonus, ("bonuses", at)))
    builder.in_combat = False
    if facts.moves_farther is not None:
        sheet.farther = builder.number(facts.moves_farther, ("moves_farther",))
    if facts.lays_boost is not None:
        sheet.boosted = whose(sheet, facts.lays_boost, ("lays_boost",))


def seat_fighters(sheet: Sheet, facts: Any) -> None:
    """The hero first, then the sidekicks, numbered if there are several."""
    sheet.move = facts.move
    sheet.fighters = [facts.id]
    sheet.health = [facts.health]
    sheet.ranged = int(facts.attack == "ranged")
    sheet.standing = 1
    side = facts.sidekick
    if side is None:
        return
    sheet.sidekick = side.id
    every = (1 << side.count) - 1 << 1
    sheet.fighters += [f"{side.id}-{n + 1}" for n in range(side.count)] if side.count > 1 else [side.id]
    sheet.health += [side.health] * side.count
    sheet.ranged |= every if side.attack == "ranged" else 0
    sheet.standing |= every if side.standing else 0


def whose(sheet: Sheet, word: str, where: Where) -> int:
    """A set of a hero's fighters, counted from the hero."""
    every = (1 << len(sheet.fighters)) - 1
    return [1, every & ~1, every][name_index(word, ["hero", "sidekicks", "own"], where, "group of own fighters")]


def build_card(builder: Builder, sheet: Sheet, facts: Any, code: int, where: Where) -> Card:
    """A face with its effects."""
    value = -1 if facts.value is None else facts.value
    card = Card(facts.id, facts.type, value, -1 if facts.boost is None else facts.boost, code, facts.copies)
    card.fighters = whose(sheet, {"any": "own", "hero": "hero", "sidekick": "sidekicks"}[facts.fighter], where)
    card.uncancellable = facts.uncancellable
    card.tags = list(facts.tags)
    card.symbol = sheet.symbols.index(facts.symbol) if facts.symbol else -1
    for at, timing in enumerate(TIMINGS):
        builder.in_combat = timing != "scheme"
        card.blocks[at] = builder.block(getattr(facts, timing), (*where, timing))
    if facts.defends_if is not None:
        builder.in_effect = False
        sheet.uses.append((code, builder.condition(facts.defends_if, (*where, "defends_if"))))
        builder.in_effect = True
    return card


def build_bonus(builder: Builder, sheet: Sheet, facts: Any, where: Where) -> terms.Bonus:
    """A lasting change of values."""
    builder.in_combat = True
    condition = terms.All([]) if facts.condition is None else builder.condition(facts.condition, (*where, "if"))
    when = BONUSES.index(facts.when)
    return terms.Bonus(whose(sheet, facts.whose, where), when, condition, builder.number(facts.n, (*where, "n")))
