"""Vocabulary: how the sentences of card files become nodes. Each verb is one entry here; no card is named.

A choice is named when its card is played if it depends neither on earlier parts of the effect nor on hidden cards
(W11). What earlier parts change is known from the verbs: what goes to the pile, what moves between stables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meadhall.games.unicorns.rules import choices, effects, events, plays, searches
from meadhall.games.unicorns.rules.choices import Choice
from meadhall.games.unicorns.rules.kinds import What
from meadhall.games.unicorns.rules.state import SLOTS
from meadhall.games.unicorns.rules.table import GRADES, HERD
from meadhall.kernel.errors import nearest
from meadhall.kernel.machine import Block, Node, Program
from meadhall.packs import MistakeError, Needs, Where, alone, name_index, read_verb, whole

# verbs after which other cards lie on the pile than before
ON_PILE = {"discard", "sacrifice", "destroy", "either", "take", "bring", "shuffle_in"}
OF_PLAYER = {"choose_player", "return", "give", "move"}  # verbs that choose a player, whom the rest may speak of
AMONG_STABLES = {"give", "move", "steal"}  # verbs after which cards stand in other stables than before


class Builder:
    """Builds the effects of a set of cards."""

    def __init__(self, program: Program, kinds: dict[str, What]) -> None:
        self.program = program
        self.kinds = kinds
        self.names: list[Choice] | None = None  # the named choices of the effect that is being built
        self.slots = 0
        self.changed: set[str] = set()  # what earlier parts of the effect have changed
        self.speaks_of_player = False  # whether an earlier part has chosen somebody
        self.stands = True  # whether the card whose effect it is stands in the stable of whoever acts

    def effect(self, data: Any, where: Where, *, named: bool) -> Block[Any]:
        """A whole effect of a card, whose choices may be named when it is played."""
        self.names = [] if named else None
        self.slots = 0
        self.changed = set()
        self.speaks_of_player = False
        return self.block(data, where)

    def block(self, data: Any, where: Where) -> Block[Any]:
        """A list of effects."""
        if not isinstance(data, list):
            raise MistakeError(where, f"expected a list of effects, found {data!r}")
        return Block([self.node(entry, (*where, at)) for at, entry in enumerate(data)])

    def node(self, entry: Any, where: Where) -> Node[Any]:
        """One effect: a verb alone, or a verb with what it needs."""
        verb, needs, where = read_verb(entry, where)
        if verb not in VERBS:
            raise MistakeError(where, f"unknown verb {verb!r}" + nearest(verb, sorted(VERBS)))
        node = VERBS[verb](self, Needs(verb, needs, where))
        self.program.enter(node)
        if isinstance(node, Choice):
            self.name(node, where)
        if verb in ON_PILE:
            self.changed.add("pile")
        if verb in AMONG_STABLES:
            self.changed.add("stables")
        if verb in OF_PLAYER:
            self.speaks_of_player = True
        return node

    def name(self, node: Choice, where: Where) -> None:
        """Give a choice that can be named its slots."""
        named = self.names is not None and self.can_be_named(node)
        if not named and not (isinstance(node, effects.Act) and node.n > 1):
            return
        if self.slots + node.slots() > SLOTS:
            raise MistakeError(where, f"more than {SLOTS} things would have to be named when the card is played")
        node.slot = self.slots  # several cards are gathered there before anything is done to them
        self.slots += node.slots()
        if self.names is not None and named:
            self.names.append(node)

    def can_be_named(self, node: Choice) -> bool:
        """Whether a choice depends neither on hidden cards nor on earlier parts of the effect (W11)."""
        return node.looks_at() not in {"hidden", *self.changed}

    def what(self, data: Any, where: Where) -> What:
        """A kind of cards."""
        name_index(data, list(self.kinds), where, "kind of cards")
        return self.kinds[data]

    def in_stable(self, data: Any, where: Where) -> What:
        """A kind of cards that may stand in a stable."""
        what = self.what(data, where)
        if not (what.masks[HERD] or what.masks[GRADES]):
            raise MistakeError(where, f"no card of the kind {data} ever stands in a stable")
        return what

    def needs_player(self, where: Where) -> None:
        """Refuse to speak of a chosen player where nobody was chosen."""
        if not self.speaks_of_player:
            raise MistakeError(where, "chosen speaks of a player, and no earlier part of the effect has chosen one")


# ---------------------------------------------------------------- verbs
def some(needs: Needs, given: dict[str, Any], key: str = "n") -> int:
    """A number of one or more; one unless told."""
    n = whole(given.get(key, 1), needs.where)
    if n < 1:
        raise MistakeError(needs.where, f"{needs.verb} needs a number of 1 or more, found {n}")
    return n


def counted(make: Callable[[int], Node[Any]]) -> Callable[[Builder, Needs], Node[Any]]:
    """A verb with a number."""

    def build(builder: Builder, needs: Needs) -> Node[Any]:
        return make(some(needs, needs.parts("n")))

    return build


def of_chosen(make: Callable[[], Node[Any]]) -> Callable[[Builder, Needs], Node[Any]]:
    """A verb about a player who was chosen before."""

    def build(builder: Builder, needs: Needs) -> Node[Any]:
        needs.parts()
        builder.needs_player(needs.where)
        return make()

    return build


def about(make: Callable[[What], Node[Any]]) -> Callable[[Builder, Needs], Node[Any]]:
    """A verb about a kind of cards."""

    def build(builder: Builder, needs: Needs) -> Node[Any]:
        given = needs.parts("what")
        return make(builder.what(needs.required(given, "what"), needs.where))

    return build


def discard(builder: Builder, needs: Needs) -> Node[Any]:
    """Discard cards of a hand."""
    given = needs.parts("n", "what", "who")
    who = name_index(given.get("who", "me"), plays.WHO, needs.where, "player")
    if who:
        builder.needs_player(needs.where)
    return plays.Discard(who, some(needs, given), builder.what(given.get("what", "card"), needs.where))


def sacrifice(builder: Builder, needs: Needs) -> Node[Any]:
    """One card, all of a kind, or the card itself."""
    if needs.given == "this":
        if not builder.stands:
            raise MistakeError(needs.where, "this card does not stand in the stable of whoever would sacrifice it")
        return effects.SacrificeThis()
    given = needs.parts("what", "all")
    if "all" in given and "what" in given:
        raise MistakeError(needs.where, "sacrifice has what (one card) or all (every card of a kind), not both")
    if "all" in given:
        what = builder.what(given["all"], needs.where)
        if what.masks[HERD] or what.masks[GRADES] & builder.what("baby", needs.where).masks[GRADES]:
            raise MistakeError(needs.where, "all at one time are sacrificed upgrades and downgrades only")
        return effects.SacrificeAll(what)
    what = builder.in_stable(needs.required(given, "what"), needs.where)
    return effects.Act([effects.Deed(effects.SACRIFICE, effects.OWN, what)], 1)


def destroy(builder: Builder, needs: Needs) -> Node[Any]:
    """Cards of other stables."""
    given = needs.parts("what", "n")
    what = builder.in_stable(needs.required(given, "what"), needs.where)
    return effects.Act([effects.Deed(effects.DESTROY, effects.OTHERS, what)], some(needs, given))


def steal(builder: Builder, needs: Needs) -> Node[Any]:
    """A card of another stable, or of the one the effect speaks of."""
    given = needs.parts("what", "from")
    what = builder.in_stable(needs.required(given, "what"), needs.where)
    origin = name_index(given.get("from", "others"), ["others", "chosen"], needs.where, "stable")
    if origin:
        builder.needs_player(needs.where)
    whose = effects.CHOSEN if origin else effects.OTHERS
    return effects.Act([effects.Deed(effects.STEAL, whose, what)], 1)


def give_back(builder: Builder, needs: Needs) -> Node[Any]:
    """A card of another stable goes to its owner's hand, or one of each stable."""
    given = needs.parts("what", "from")
    what = builder.in_stable(needs.required(given, "what"), needs.where)
    origin = name_index(given.get("from", "others"), ["others", "each"], needs.where, "stable")
    whose = effects.EVERYBODY if origin else effects.OTHERS
    return effects.Act([effects.Deed(effects.RETURN, whose, what)], 1)


def either(builder: Builder, needs: Needs) -> Node[Any]:
    """One of several deeds: the card that is chosen tells which."""
    if not isinstance(needs.given, list) or not needs.given:
        raise MistakeError(needs.where, f"either needs deeds, found {needs.given!r}")
    deeds: list[effects.Deed] = []
    for at, entry in enumerate(needs.given):
        verb, given, where = read_verb(entry, (*needs.where, at))
        name_index(verb, ["sacrifice", "destroy"], where, "deed")
        node = VERBS[verb](builder, Needs(verb, given, where))
        if not isinstance(node, effects.Act) or node.n > 1 or node.deeds[0].kind in [deed.kind for deed in deeds]:
            raise MistakeError(where, f"either needs different deeds, each to one card, found {entry!r}")
        deeds.append(node.deeds[0])
    return effects.Act(deeds, 1)


def bring(builder: Builder, needs: Needs) -> Node[Any]:
    """A unicorn into one's own stable."""
    given = needs.parts("what", "from", "other")
    what = builder.what(needs.required(given, "what"), needs.where)
    places = ["pile", "hand", "nursery"]
    place = places[name_index(needs.required(given, "from"), places, needs.where, "place")]
    there = builder.what("baby" if place == "nursery" else "unicorn", needs.where)
    if any(mask & ~other for mask, other in zip(what.masks, there.masks, strict=True)):
        raise MistakeError(
            needs.where, f"only unicorns are brought into a stable, and not every {what.name} is one there"
        )
    return effects.Bring(events.PLACES.index(place), what, needs.flag(given, "other"))


def choose_player(builder: Builder, needs: Needs) -> Node[Any]:
    """Another player; `holding` one who has cards."""
    if needs.given in ({}, None):
        return plays.ChoosePlayer(holding=False)
    name_index(needs.given, ["holding"], needs.where, "player")
    return plays.ChoosePlayer(holding=True)


def foresee(builder: Builder, needs: Needs) -> Node[Any]:
    """Look at the top of the deck."""
    n = some(needs, needs.parts("n"))
    if not 2 <= n <= 7:
        raise MistakeError(needs.where, f"foresee looks at 2 to 7 cards, found {n}")
    node = searches.Foresee(n)
    builder.program.enter(node.order)
    return node


def shuffle_in(builder: Builder, needs: Needs) -> Node[Any]:
    """The pile, or hand and card too."""
    what = name_index(needs.given, ["pile", "everything"], needs.where, "thing to shuffle into the deck")
    return searches.ShuffleIn(everything=what == 1)


def may(builder: Builder, needs: Needs) -> Node[Any]:
    """Effects that may be left out."""
    before = len(builder.names or [])
    block = builder.block(needs.given, needs.where)
    named = (builder.names or [])[before:]
    first = block.nodes[0] if block.nodes else None
    if isinstance(first, plays.Discard):
        first.is_price = True
    return choices.May(block, named[0] if named else None, first if isinstance(first, Choice) else None)


def then(builder: Builder, needs: Needs) -> Node[Any]:
    """Effects that follow only what was done."""
    return choices.Then(builder.block(needs.given, needs.where))


def each(builder: Builder, needs: Needs) -> Node[Any]:
    """Something that every player does, and chooses when it happens."""
    names, builder.names = builder.names, None
    stands, builder.stands = builder.stands, False
    block = builder.block(needs.given, needs.where)
    builder.names = names
    builder.stands = stands
    if len(block.nodes) > 1:
        raise MistakeError(needs.where, f"each needs one effect, found {needs.given!r}")
    return choices.Each(block.nodes[0] if block.nodes else None)


VERBS: dict[str, Callable[[Builder, Needs], Node[Any]]] = {
    "draw": counted(plays.Draw),
    "discard": discard,
    "sacrifice": sacrifice,
    "destroy": destroy,
    "steal": steal,
    "return": give_back,
    "give": about(effects.Give),
    "move": about(effects.Relocate),
    "bring": bring,
    "take": about(searches.TakeFromPile),
    "search": about(searches.Search),
    "foresee": foresee,
    "choose_player": choose_player,
    "take_random": of_chosen(plays.TakeRandom),
    "take_seen": of_chosen(plays.TakeSeen),
    "swap_hands": of_chosen(plays.SwapHands),
    "shuffle_in": shuffle_in,
    "extra_turn": alone(plays.ExtraTurn),
    "cut_turn": alone(plays.CutTurn),
    "either": either,
    "may": may,
    "then": then,
    "each": each,
}
