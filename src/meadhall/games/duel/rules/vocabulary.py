"""Vocabulary: how the sentences of card files become nodes. Each verb is one entry here; no card is named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.games.duel.rules import choices, effects, groups, lasting, modifiers, moves, numbers, plays, stays, tokens
from meadhall.games.duel.rules.events import AWAY, PATH_PART, PLACES
from meadhall.games.duel.rules.grammar import Grammar
from meadhall.games.duel.rules.order import EVERYTHING, TOUCHED, Item, Touch
from meadhall.games.duel.rules.state import PREVENTED, REFLECTED
from meadhall.games.duel.rules.table import AWAITED, TIMINGS, VIRTUAL, Card
from meadhall.kernel.errors import nearest
from meadhall.kernel.machine import Block, Node, Program
from meadhall.packs import MistakeError, Needs, Where, alone, name_index, read_verb, verb_of, whole

PLAYERS = ["me", "opponent"]
# effects after which nobody would name what a choice is about
PREPARING = {"choose_fighter", "choose_space", "choose_opponent", "note_space"}
# what an effect waits for in the middle of a combat
OF_FIGHTS = {"attacks", "attacked", "combat_won", "combat_lost", "attack_over"}
# what lasting effects change, and what they forbid
LASTING = {
    "attack": lasting.ATTACK,
    "defence": lasting.DEFENCE,
    "value": lasting.ATTACK | lasting.DEFENCE,
    "move": lasting.MOVE,
    "less_damage": lasting.LESS_DAMAGE,
}
ONCE = (lasting.ATTACK, lasting.DEFENCE, lasting.LESS_DAMAGE, lasting.NO_DAMAGE)  # what there can be a next one of
BARRED = {
    "move": lasting.NO_MOVE,
    "attack": lasting.NO_ATTACK,
    "be_attacked": lasting.NOT_ATTACKED,
    "be_hurt": lasting.NO_DAMAGE,
}


class Builder(Grammar):
    """Builds one hero's effects."""

    def __init__(self, program: Program, facts: Any) -> None:
        super().__init__(facts)
        self.program = program
        self.bonus_cards: list[Card] = []
        self.has_card = True  # whether what is being built stands on a card that may stay in play
        self.stays = False  # whether that card does
        self.for_ever = False  # whether what has no end lasts for the whole match: it is told before it begins
        self.needs_stay = False  # whether something lasts as long as it does
        self.lasts = False  # whether anything of this hero lasts
        self.awaited = 0  # the moments for which such effects wait

    def block(self, data: Any, where: Where) -> Block[Any]:
        """A list of effects."""
        if not isinstance(data, list):
            raise MistakeError(where, f"expected a list of effects, found {data!r}")
        return Block([self.effect(entry, (*where, at)) for at, entry in enumerate(data)])

    def effect(self, entry: Any, where: Where) -> Node[Any]:
        """One effect: a verb alone, or a verb with what it needs."""
        verb, needs, where = read_verb(entry, where)
        if verb not in VERBS:
            raise MistakeError(where, f"unknown verb {verb!r}" + nearest(str(verb), sorted(VERBS)))
        node = VERBS[verb](self, Needs(verb, needs, where))
        self.lasts |= isinstance(node, lasting.Lasting)
        self.check_word(verb, where)
        self.program.enter(node)
        return node

    def check_stay(self, where: Where) -> None:
        """What has no end of its own lasts as long as its card is in play: so the card must say that it stays."""
        needed, self.needs_stay = self.needs_stay and not self.stays and not self.for_ever, False
        self.lasts |= self.stays
        self.stays = False
        if needed:
            raise MistakeError(where, "an effect that lasts needs until, or next, or a card that says stay")

    def labels(self, data: list[Any], chooser: int) -> list[choices.Label]:
        """How blocks are called in a choice: after their first verbs that tell something, as the chooser would say."""
        found: list[choices.Label] = []
        for block in data:
            told = [effect for effect in block if verb_of(effect) not in PREPARING]
            name = name_of(told[0], chooser) if told else "nothing"
            if any(label.name == name for label in found):
                name = f"{name}_{len(found) + 1}"
            found.append(choices.Label(name, number_of(told[0]) if told else None))
        return found


def name_of(effect: Any, chooser: int) -> str:
    """How an effect is called in a choice: `let_…` where the chooser lets the card's owner do it."""
    verb = verb_of(effect)
    needs = effect[verb] if isinstance(effect, dict) else None
    if verb in {"add_value", "add_enemy_value"} and isinstance(needs, int) and needs < 0:
        return verb.replace("add", "lower")
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


def player(needs: Needs, given: dict[str, Any]) -> int:
    """Whom the verb is about: me unless told."""
    return name_index(given.get("who", "me"), PLAYERS, needs.where, "player")


def counted(make: Callable[[int, numbers.Number], Node[Any]]) -> Callable[[Builder, Needs], Node[Any]]:
    """A verb about a player and a number: `draw: 2` or `draw: {n: 2, who: opponent}`."""

    def build(builder: Builder, needs: Needs) -> Node[Any]:
        given = needs.parts("n", "who")
        return make(player(needs, given), builder.number(given.get("n", 1), needs.where))

    return build


def with_number(make: Callable[[numbers.Number], Node[Any]]) -> Callable[[Builder, Needs], Node[Any]]:
    """A verb about a number only."""

    def build(builder: Builder, needs: Needs) -> Node[Any]:
        given = needs.given
        if isinstance(given, dict) and "n" in given and len(given) == 1:
            given = given["n"]
        return make(builder.number(given, needs.where))

    return build


def with_fighters(make: Callable[[groups.Fighters], Node[Any]]) -> Callable[[Builder, Needs], Node[Any]]:
    """A verb about fighters only."""

    def build(builder: Builder, needs: Needs) -> Node[Any]:
        return make(builder.fighters(needs.given, needs.where))

    return build


def damage(builder: Builder, needs: Needs) -> Node[Any]:
    """Deal damage."""
    given = needs.parts("n", "to")
    to = builder.fighters(needs.required(given, "to"), needs.where)
    return effects.Damage(to, builder.number(needs.required(given, "n"), needs.where))


def heal(*, up_to: bool) -> Callable[[Builder, Needs], Node[Any]]:
    """A verb that heals, by a number or up to it."""

    def build(builder: Builder, needs: Needs) -> Node[Any]:
        given = needs.parts("n", "who")
        who = builder.fighters(given.get("who", "hero"), needs.where)
        return effects.Heal(who, builder.number(needs.required(given, "n"), needs.where), up_to)

    return build


def move(builder: Builder, needs: Needs) -> Node[Any]:
    """Move, freely or step by step."""
    given = needs.parts("who", "up_to", "through", "traced")
    who = builder.fighters(needs.required(given, "who"), needs.where)
    up_to = builder.number(needs.required(given, "up_to"), needs.where)
    if needs.flag(given, "traced"):
        if "through" in given:
            raise MistakeError(needs.where, "a traced move passes through enemies anyway: traced or through, not both")
        return moves.Charge(who, up_to)
    return moves.Move(who, up_to, needs.flag(given, "through"))


def place(builder: Builder, needs: Needs) -> Node[Any]:
    """Put onto an empty space."""
    given = needs.parts("who", "where")
    where = builder.spaces(needs.required(given, "where"), needs.where)
    return moves.Place(builder.fighters(needs.required(given, "who"), needs.where), where)


def summon(builder: Builder, needs: Needs) -> Node[Any]:
    """Bring a sidekick onto the board."""
    where = needs.given
    if isinstance(where, dict) and "where" in where:
        where = needs.parts("where")["where"]
    return moves.Summon(builder.spaces(where, needs.where))


def swap(builder: Builder, needs: Needs) -> Node[Any]:
    """Trade places."""
    groups = builder.two(needs.given, needs.where, "groups of fighters")
    one, other = (builder.fighters(who, needs.where) for who in groups)
    return moves.Swap(one, other)


def with_tag(make: Callable[[str], Node[Any]]) -> Callable[[Builder, Needs], Node[Any]]:
    """A verb about cards with a tag, or of one id."""

    def build(builder: Builder, needs: Needs) -> Node[Any]:
        given = needs.parts("tag")
        return make(builder.tag(given.get("tag", ""), needs.where))

    return build


def choose_space(builder: Builder, needs: Needs) -> Node[Any]:
    """Pick a space and remember it."""
    return effects.ChooseSpace(builder.spaces(needs.given, needs.where))


def foresee(builder: Builder, needs: Needs) -> Node[Any]:
    """Look at the top of the deck, take some cards, put the others back in any order."""
    given = needs.parts("n", "take")
    n, take = (whole(needs.required(given, key), needs.where) for key in ("n", "take"))
    if n < 1 or not 0 <= take <= n <= PATH_PART:
        expected = f"foresee sees 1 to {PATH_PART} cards and takes some of them"
        raise MistakeError(needs.where, f"{expected}, found {given}")
    node = plays.Foresee(n, take)
    builder.program.enter(node.order)
    return node


def turn_to(builder: Builder, needs: Needs) -> Node[Any]:
    """Turn the marker to a side."""
    return tokens.TurnOver(name_index(needs.given, builder.sides, needs.where, "side"))


def boost(builder: Builder, needs: Needs) -> Node[Any]:
    """Let a player boost, once or doubly, and what follows if they do."""
    given = needs.parts("who", "must", "double", "then")
    times = 2 if needs.flag(given, "double") else 1
    then = builder.block(given.get("then", []), (*needs.where, "then"))
    return modifiers.Boost(player(needs, given), needs.flag(given, "must"), times, then)


def of_player(make: Callable[[int], Node[Any]]) -> Callable[[Builder, Needs], Node[Any]]:
    """A verb about a player only."""

    def build(builder: Builder, needs: Needs) -> Node[Any]:
        return make(player(needs, needs.parts("who")))

    return build


def to_place(make: Callable[[int], Node[Any]], places: tuple[str, ...]) -> Callable[[Builder, Needs], Node[Any]]:
    """A verb that puts a card somewhere."""

    def build(builder: Builder, needs: Needs) -> Node[Any]:
        return make(name_index(needs.given, places, needs.where, "place"))

    return build


def each_opponent(builder: Builder, needs: Needs) -> Node[Any]:
    """The same for every opponent."""
    return choices.EachOpponent(builder.block(needs.given, needs.where))


def pay(builder: Builder, needs: Needs) -> Node[Any]:
    """Pay for a block."""
    given = needs.parts("n", "then")
    n = whole(needs.required(given, "n"), needs.where)
    return tokens.Pay(n, builder.block(needs.required(given, "then"), (*needs.where, "then")))


def may(builder: Builder, needs: Needs) -> Node[Any]:
    """An optional block: a list, or a price and what it buys."""
    given = needs.parts("then", "price")
    then = needs.required(given, "then")
    block = builder.block(then, (*needs.where, "then") if isinstance(needs.given, dict) else needs.where)
    price = builder.block(given.get("price", []), (*needs.where, "price"))
    return choices.May(price, block, builder.labels([then], PLAYERS.index("me"))[0])


def choose(builder: Builder, needs: Needs) -> Node[Any]:
    """Some of several blocks."""
    given = needs.parts("of", "picks", "who", "optional", "declinable")
    of = needs.required(given, "of")
    if not isinstance(of, list) or len(of) < 2:
        raise MistakeError(needs.where, f"choose needs two or more blocks, found {of!r}")
    blocks = [builder.block(block, (*needs.where, "of", at)) for at, block in enumerate(of)]
    picks = builder.number(given.get("picks", 1), needs.where)
    optional, declinable = (needs.flag(given, key) for key in ("optional", "declinable"))
    who = player(needs, given)
    labels = builder.labels(of, who)
    order = None
    if given.get("picks", 1) != 1:
        if len(of) > choices.MOST_ARRANGED:
            raise MistakeError(needs.where, f"several are picked of {choices.MOST_ARRANGED} at most, found {len(of)}")
        items = [order_item(data, block) for data, block in zip(of, blocks, strict=True)]
        order = choices.Arrange(who, items, labels)
        builder.program.enter(order)
    return choices.Choose(who, blocks, labels, picks, optional, declinable, order)


def order_item(data: list[Any], block: Block[Any]) -> Item:
    """A block of effects with what each of them touches."""
    touches: list[Touch] = []
    for effect, node in zip(data, block.nodes, strict=True):
        draw = node if isinstance(node, plays.Draw) else None
        who = node.who if isinstance(node, effects.Heal | moves.Move | moves.Place) else None
        touches.append(Touch(TOUCHED.get(verb_of(effect), EVERYTHING), draw, who))
    return Item(block, touches)


def branch(builder: Builder, needs: Needs) -> Node[Any]:
    """One block or another."""
    given = needs.parts("if", "then", "else")
    condition = builder.condition(needs.required(given, "if"), (*needs.where, "if"))
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
    return choices.Basket(items, blocks, other, list(marked))


# ---------------------------------------------------------------- tokens on the board
def on_spaces(make: Callable[[int, numbers.Number, groups.Spaces], Node[Any]]) -> Callable[[Builder, Needs], Node[Any]]:
    """A verb about tokens on spaces: `place_token: {token: trap, where: {in_zone_of: hero}}`."""

    def build(builder: Builder, needs: Needs) -> Node[Any]:
        given = needs.parts("token", "n", "where")
        kind = builder.piece(needs.required(given, "token"), needs.where, "spaces")
        where = builder.spaces(given.get("where", "anywhere"), needs.where)
        return make(kind, builder.number(given.get("n", 1), needs.where), where)

    return build


def move_token(builder: Builder, needs: Needs) -> Node[Any]:
    """Move a token from space to space."""
    given = needs.parts("token", "up_to")
    kind = builder.piece(needs.required(given, "token"), needs.where, "spaces")
    return tokens.MoveToken(kind, builder.number(needs.required(given, "up_to"), needs.where))


def on_fighters(*, takes: bool) -> Callable[[Builder, Needs], Node[Any]]:
    """A verb about tokens on fighters."""

    def build(builder: Builder, needs: Needs) -> Node[Any]:
        given = needs.parts("token", "n", "who")
        kind = builder.piece(needs.required(given, "token"), needs.where, "fighters")
        who = builder.fighters(needs.required(given, "who"), needs.where)
        return tokens.GiveToken(kind, builder.number(given.get("n", 1), needs.where), who, takes)

    return build


# ---------------------------------------------------------------- what lasts
def stay(builder: Builder, needs: Needs) -> Node[Any]:
    """The card stays in play."""
    given = needs.parts("until")
    if not builder.has_card:
        raise MistakeError(needs.where, "stay speaks of a card that takes effect, and here there is none")
    builder.stays = True
    return lasting.Anchor(until(given, needs))


def until(given: dict[str, Any], needs: Needs) -> int:
    """When something ends by itself."""
    if "until" not in given:
        return lasting.NEVER
    return name_index(given["until"], list(lasting.ENDS), needs.where, "end")


def awaiting(*, once: bool) -> Callable[[Builder, Needs], Node[Any]]:
    """A verb that waits for something to happen, for the next time or for every time."""

    def build(builder: Builder, needs: Needs) -> Node[Any]:
        given = needs.parts("when", "who", "do", "until")
        when = str(needs.required(given, "when"))
        name_index(when, list(AWAITED), needs.where, "moment to wait for")
        who = awaited_fighters(builder, given, when, needs)
        was_in_combat, builder.in_combat = builder.in_combat, when in OF_FIGHTS
        do = builder.block(needs.required(given, "do"), (*needs.where, "do"))
        builder.in_combat = was_in_combat
        builder.awaited |= 1 << AWAITED[when]
        end = until(given, needs)
        builder.needs_stay |= not once and end == lasting.NEVER
        return stays.When(AWAITED[when], who, is_settled(given.get("who")), end, once, do)

    return build


def awaited_fighters(builder: Builder, given: dict[str, Any], when: str, needs: Needs) -> groups.Fighters | None:
    """Whom it has to befall: nobody in particular where a turn is waited for."""
    if "turn" in when:
        if "who" in given:
            raise MistakeError(needs.where, f"{when} befalls a player, not fighters: it needs no who")
        return None
    who = needs.required(given, "who")
    found = builder.fighters(who, needs.where)
    if when == "boosted" and who not in ("own", "enemies"):
        raise MistakeError(needs.where, f"players boost, not single fighters: who is own or enemies, found {who!r}")
    if when == "defeated" and isinstance(who, dict):
        raise MistakeError(needs.where, "the defeated stand nowhere: name a group of fighters, without a place")
    return found


def is_settled(who: Any) -> bool:
    """Whether fighters are spoken of who are known only while the effect begins."""
    if isinstance(who, dict):
        return any(is_settled(part) for part in who.values())
    return isinstance(who, str) and who in {*groups.FIGHTERS[: groups.HERO], *groups.FIGHTERS[groups.CHOSEN :], "noted"}


def lasts(builder: Builder, needs: Needs) -> Node[Any]:
    """Fighters are stronger, faster, safe or bound for a while."""
    given = needs.parts("who", "until", "next", "cannot", *LASTING)
    changes = [key for key in ("cannot", *LASTING) if key in given]
    if len(changes) != 1:
        expected = ", ".join(["cannot", *LASTING])
        raise MistakeError(needs.where, f"lasts needs one of {expected}, found {', '.join(changes) or 'none'}")
    who = needs.required(given, "who")
    once = needs.flag(given, "next")
    n: numbers.Number = numbers.Fixed(0)
    if changes == ["cannot"]:
        kind = list(BARRED.values())[name_index(given["cannot"], list(BARRED), needs.where, "deed")]
    else:
        kind = LASTING[changes[0]]
        n = builder.number(given[changes[0]], needs.where)
    if once and kind not in ONCE:
        raise MistakeError(needs.where, f"next speaks of one attack, defence or damage, not of {changes[0]}")
    end = until(given, needs)
    builder.needs_stay |= not once and end == lasting.NEVER
    settled = not isinstance(who, str) or is_settled(who)
    return stays.Lasts(kind, builder.fighters(who, needs.where), settled, end, once, n)


def bonus_attack(builder: Builder, needs: Needs) -> Node[Any]:
    """Another attack follows; it is a card of its own that never lies in a deck."""
    given = needs.parts("id", "value", *TIMINGS[:3])
    code = VIRTUAL + len(builder.bonus_cards)
    value = whole(needs.required(given, "value"), needs.where)
    card = Card(str(needs.required(given, "id")), "bonus", value, -1, code, 1)
    builder.bonus_cards.append(card)
    had_card, builder.has_card = builder.has_card, False
    for at, timing in enumerate(TIMINGS[:3]):
        card.blocks[at] = builder.block(given.get(timing, []), (*needs.where, timing))
    builder.has_card = had_card
    return modifiers.BonusAttack(code)


VERBS: dict[str, Callable[[Builder, Needs], Node[Any]]] = {
    "damage": damage,
    "defeat": with_fighters(effects.Defeat),
    "heal": heal(up_to=False),
    "heal_to": heal(up_to=True),
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
    "draw_to": counted(plays.DrawTo),
    "discard_any": of_player(plays.DiscardAny),
    "discard_top": counted(plays.DiscardTop),
    "reveal_top": alone(plays.RevealTop),
    "recall": to_place(plays.Recall, PLACES[:AWAY]),
    "shuffle_pile": alone(plays.ShufflePile),
    "search": alone(plays.Search),
    "put_card": to_place(plays.PutCard, PLACES),
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
    "cancel": alone(modifiers.Cancel),
    "ignore_value": alone(modifiers.IgnoreValue),
    "set_value": with_number(lambda n: modifiers.SetValue(n, 0)),
    "add_value": with_number(lambda n: modifiers.AddValue(n, 0)),
    "set_enemy_value": with_number(lambda n: modifiers.SetValue(n, 1)),
    "add_enemy_value": with_number(lambda n: modifiers.AddValue(n, 1)),
    "boost": boost,
    "prevent_damage": alone(lambda: modifiers.Guard(PREVENTED)),
    "reflect_damage": alone(lambda: modifiers.Guard(REFLECTED)),
    "reduce_damage": with_number(lambda n: modifiers.Shield(n, is_limit=False)),
    "limit_damage": with_number(lambda n: modifiers.Shield(n, is_limit=True)),
    "cannot_be_cancelled": alone(modifiers.Steadfast),
    "bonus_attack": bonus_attack,
    "gain": with_number(tokens.Gain),
    "pay": pay,
    "pay_any": alone(tokens.PayAny),
    "turn_over": alone(lambda: tokens.TurnOver(-1)),
    "turn_to": turn_to,
    "place_token": on_spaces(tokens.PlaceToken),
    "remove_token": on_spaces(tokens.RemoveToken),
    "move_token": move_token,
    "give_token": on_fighters(takes=False),
    "take_token": on_fighters(takes=True),
    "stay": stay,
    "next_time": awaiting(once=True),
    "whenever": awaiting(once=False),
    "lasts": lasts,
    "discard_this": alone(stays.DiscardFromPlay),
    "may": may,
    "choose": choose,
    "choose_opponent": alone(choices.ChooseOpponent),
    "each_opponent": each_opponent,
    "basket": by_basket,
}
