"""Syntax: the shapes of a duel's effects: each verb, group, number and condition. Each language says how they sound.

Units that are longer than one effect are the ways in which people say several of them at once.
"""

from __future__ import annotations

import json
from typing import Any, Final

from meadhall.phrases.syntax import Listing, Shape, Syntax

OPPONENT: Final = "opponent"
SEVERAL: Final = "several-sidekicks"
ONE: Final = "one-sidekick"
NONE: Final = "no-sidekick"
COME: Final = "sidekicks-come"  # they begin off the board
RETURN: Final = "sidekicks-return"

TURNS: Final = ("turn_start", "turn_end", "opening")  # moments of a player
FATES: Final = (  # moments of some fighters
    "immediately", "during_combat", "after_combat", "hurt", "defeated", "combat_won", "attack_over",
)  # fmt: skip
CHOSEN_OF: Final = {"choose_fighter": "$who:several"}


def unit(
    id: str, *tree: Any, when: str = "always", is_open: bool = False, is_needed: bool = True, follows: bool = False
) -> Shape:
    """So many effects that follow each other."""
    return Shape(id, "unit", list(tree), when, is_open, is_needed, follows=follows)


def heard(id: str, *tree: Any, when: str = "always", is_open: bool = False) -> Shape:
    """Effects that some languages can say in one more way: it is read and never printed."""
    return Shape(id, "unit", list(tree), when, is_open, is_needed=False, is_printed=False)


def moved(who: str, **more: Any) -> dict[str, Any]:
    """A move of somebody."""
    return {"move": {"who": who, "up_to": "$n:number", **more}}


def damaged(to: Any, n: Any = "$n:number") -> dict[str, Any]:
    """Damage to somebody."""
    return {"damage": {"n": n, "to": to}}


def instead(effect: Any) -> dict[str, Any]:
    """An effect with another number where something is so."""
    other = json.loads(json.dumps(effect).replace("$n:", "$m:"))
    return {"if": "$if:condition", "then": [other], "else": [effect]}


def or_else(price: Any) -> dict[str, Any]:
    """An opponent does something, or else something happens."""
    return {"choose": {"who": OPPONENT, "of": [[price], "$else:block"], "declinable": True}}


def swapped(who: Any, other: Any, *before: Any) -> dict[str, Any]:
    """A swap by which somebody else defends, if the other did."""
    defend = {"if": "defending", "then": [{"take_over": who}]}
    return {"may": {"price": [*before, {"swap": [who, other]}], "then": [defend]}}


def basketed(do: Any, other: Any) -> dict[str, Any]:
    """Something with an item in the basket, and something with any other."""
    return {"basket": {"cases": [{"item": "$item:item", "do": [do]}], "else": [other]}}


def nobody_else(trait: str) -> dict[str, Any]:
    """That nobody but one fighter is near it."""
    return {"not": {"any": {"who": "everyone", "with": [{trait: "$who:singular"}, {"other_than": "$who:singular"}]}}}


def both(trait: str) -> list[dict[str, Any]]:
    """That a hero and its sidekick are both near somebody."""
    return [{"any": {"who": who, "with": [{trait: "$whom:someone"}]}} for who in ("hero", "sidekicks")]


def enough(trait: str) -> dict[str, Any]:
    """That there are enough fighters near somebody."""
    who = {"who": "$who:group", "with": [{trait: "$whom:someone"}]}
    return {"at_least": [{"per_fighter": who, "n": 1}, "$n:integer"]}


UNITS: Final = [
    # cards
    unit("draw", {"draw": {"n": "$n:number"}}),
    unit("draw-opponent", {"draw": {"n": "$n:number", "who": OPPONENT}}),
    unit("draw-both", {"draw": {"n": "$n:number"}}, {"draw": {"n": "$n:number", "who": OPPONENT}}, follows=True),
    unit("discard", {"discard": {"n": "$n:number"}}),
    unit("discard-opponent", {"discard": {"n": "$n:number", "who": OPPONENT}}, follows=True),
    unit("discard-random", {"discard_random": {"n": "$n:number"}}),
    unit("discard-random-opponent", {"discard_random": {"n": "$n:number", "who": OPPONENT}}),
    unit("discard-top", "discard_top"),
    unit("discard-top-many", {"discard_top": {"n": "$n:integer"}}),
    unit("discard-top-opponent", {"discard_top": {"n": "$n:integer", "who": OPPONENT}}),
    unit("reveal-top", "reveal_top"),
    unit("draw-to", {"draw_to": {"n": "$n:integer"}}),
    unit("draw-to-opponent", {"draw_to": {"n": "$n:integer", "who": OPPONENT}}),
    unit("discard-any", "discard_any"),
    unit("discard-any-opponent", {"discard_any": {"who": OPPONENT}}),
    unit("discard-any-add", "discard_any", {"add_value": {"per": "noted", "n": "$n:integer"}}),
    heard("discard-any-draw", "discard_any", {"draw": {"n": {"per": "noted", "n": "$n:integer"}}}),
    heard("discard-any-draw-same", "discard_any", {"draw": {"n": "noted"}}),
    heard("discard-any-hurt", "discard_any", damaged("$to:singular", {"per": "noted", "n": "$n:integer"})),
    heard("discard-hand", {"discard": {"n": "hand"}}),
    heard("discard-hand-opponent", {"discard": {"n": "enemy_hand", "who": OPPONENT}}),
    unit("each-opponent", {"each_opponent": "$do:block"}, is_open=True),
    unit("each-opponent-draws", {"each_opponent": [{"draw": {"n": "$n:number", "who": OPPONENT}}]}),
    unit("each-opponent-discards", {"each_opponent": [{"discard": {"n": "$n:number", "who": OPPONENT}}]}),
    unit("each-opponent-random", {"each_opponent": [{"discard_random": {"n": "$n:number", "who": OPPONENT}}]}),
    unit("take-any", "take"),
    unit("take", {"take": "$cards:cards"}),
    unit("take-all-cards", "take_all"),
    unit("take-all", {"take_all": "$cards:cards"}),
    unit("take-top", "take_top"),
    unit("fetch-any", "fetch"),
    unit("fetch", {"fetch": "$cards:cards"}),
    unit("foresee", {"foresee": {"n": "$n:integer", "take": "$take:integer"}}),
    unit("foresee-order", {"foresee": {"n": "$n:integer", "take": 0}}),
    unit("search", "search"),
    *[unit(f"recall-{place}", {"recall": place}) for place in ("top", "bottom", "deck")],
    unit("shuffle-pile", "shuffle_pile"),
    unit("keep-card", "keep_card"),
    *[unit(f"put-card-{place}", {"put_card": place}) for place in ("top", "bottom", "deck", "away")],
    unit("see-hand", "see_hand"),
    unit("pick-card", "pick_card"),
    unit("put-under", "put_under"),
    unit("discard-picked", "discard_picked"),
    unit("see-discard", "see_hand", "pick_card", "discard_picked"),
    unit("see-put-under", "choose_opponent", "see_hand", "put_under"),
    unit("see-pick", "choose_opponent", "see_hand", "pick_card"),
    unit(
        "picked-or-hurt",
        {
            "choose": {
                "who": OPPONENT,
                "of": [["discard_picked"], [damaged("opponent_hero", "noted")]],
                "declinable": True,
            }
        },
    ),
    # the cards of a combat
    unit("cancel", "cancel"),
    unit("cancel-ignore", "cancel", "ignore_value"),
    unit("ignore-value", "ignore_value"),
    unit("set-value", {"set_value": "$n:number"}),
    unit("set-value-printed", {"set_value": "printed_enemy_value"}),
    unit("set-value-before", {"set_value": "printed_enemy_value_before"}),
    unit("add-value", {"add_value": "$n:number"}),
    unit("add-per", {"add_value": {"per": "$q:counted", "n": "$n:integer"}}),
    unit("add-per-fighter", {"add_value": {"per_fighter": "$who:fighters", "n": "$n:integer"}}),
    unit("add-per-card", {"add_value": {"per_card": "$cards:cards", "n": "$n:integer"}}),
    unit(
        "add-per-other",
        {
            "add_value": {
                "per_fighter": {"who": "friends", "with": [{"adjacent_to": "$whom:someone"}, {"other_than": "mine"}]},
                "n": "$n:integer",
            }
        },
    ),
    unit("lower-value", {"lower_value": "$n:integer"}),
    unit("set-enemy-value", {"set_enemy_value": "$n:number"}),
    unit("add-enemy-value", {"add_enemy_value": "$n:number"}),
    unit("lower-enemy-value", {"lower_enemy_value": "$n:integer"}),
    heard("set-value-own-boost", {"set_value": "my_boost"}),
    heard("set-enemy-value-own-boost", {"set_enemy_value": "enemy_boost"}),
    unit("add-boost-of-discarded", {"discard_random": {"n": 1, "who": OPPONENT}}, {"add_value": "noted"}),
    unit("add-boost-of-top", "discard_top", {"add_value": "noted"}),
    unit("add-boost-of-shown", "reveal_top", {"add_value": "noted"}),
    unit("boost", "boost"),
    unit("boost-double", {"boost": {"double": True}}),
    unit("boost-then", {"boost": {"then": "$then:block"}}, is_open=True),
    unit("boost-double-then", {"boost": {"double": True, "then": "$then:block"}}, is_open=True),
    unit("boost-must", {"boost": {"must": True}}),
    unit("boost-opponent", {"boost": {"who": OPPONENT}}),
    unit("boost-opponent-must", {"boost": {"who": OPPONENT, "must": True}}),
    unit("prevent-damage", "prevent_damage"),
    unit("reduce-damage", {"reduce_damage": "$n:integer"}),
    unit("limit-damage", {"limit_damage": "$n:integer"}),
    unit("reflect-damage", "reflect_damage"),
    unit("cannot-be-cancelled", "cannot_be_cancelled"),
    unit("bonus-attack", {"bonus_attack": {"id": "$id:card", "value": "$value:integer"}}),
    unit(
        "bonus-attack-during",
        {"bonus_attack": {"id": "$id:card", "value": "$value:integer", "during_combat": "$during:block"}},
        is_open=True,
    ),
    unit(
        "bonus-attack-after",
        {"bonus_attack": {"id": "$id:card", "value": "$value:integer", "after_combat": "$after:block"}},
        is_open=True,
    ),
    unit(
        "bonus-attack-immediately",
        {"bonus_attack": {"id": "$id:card", "value": "$value:integer", "immediately": "$at:block"}},
        is_open=True,
    ),
    unit(
        "bonus-attack-echo",
        {
            "bonus_attack": {
                "id": "$id:card",
                "value": "$value:integer",
                "during_combat": [{"set_value": "printed_enemy_value_before"}],
            }
        },
    ),
    unit("take-over", {"take_over": "$who:singular"}),
    # fighters
    unit("damage-equal", damaged("$to:fighters", "$n:quantity")),
    unit("damage", damaged("$to:fighters")),
    unit("damage-own-card", damaged("enemy", "printed_enemy_value")),
    unit("damage-enemy-if", damaged({"who": "enemy", "with": "$with:traits"}), is_needed=False),
    unit("damage-chosen", CHOSEN_OF, damaged("chosen"), follows=True),
    unit("damage-crossed", moved("$who:singular", traced=True), damaged("crossed", "$hurt:number")),
    unit("defeat", {"defeat": "$who:fighters"}),
    unit("defeat-chosen", CHOSEN_OF, {"defeat": "chosen"}),
    unit("heal", {"heal": {"n": "$n:number", "who": "$who:fighters"}}),
    unit(
        "heal-per-sidekick",
        {"heal": {"n": {"per_fighter": "sidekicks", "n": "$n:integer"}, "who": "$who:fighters"}},
        when=SEVERAL,
        is_needed=False,
    ),
    unit("heal-to", {"heal_to": {"n": "$n:number", "who": "$who:fighters"}}),
    unit(
        "heal-to-weak",
        {"heal_to": {"n": "$n:number", "who": {"who": "$who:group", "with": [{"health_up_to": "$least:integer"}]}}},
    ),
    unit("move", moved("$who:fighters")),
    unit("move-through", moved("$who:fighters", through=True)),
    unit("move-traced", moved("$who:singular", traced=True)),
    unit("move-chosen", CHOSEN_OF, moved("chosen")),
    unit("move-chosen-through", CHOSEN_OF, moved("chosen", through=True)),
    unit("place", {"place": {"who": "$who:fighters", "where": "$where:spaces"}}),
    unit("place-zone", {"place": {"who": "$who:singular", "where": {"in_zone_of": "$who:singular"}}}),
    unit("place-chosen", CHOSEN_OF, {"place": {"who": "chosen", "where": "$where:spaces"}}),
    unit(
        "place-and-summon",
        {"note_space": "$who:singular"},
        {"place": {"who": "$who:singular", "where": {"in_zone_of": "$who:singular"}}},
        {"summon": "noted"},
        when=COME,
    ),
    unit("summon", {"summon": "$where:spaces"}, when=RETURN, follows=True),
    unit("summon-take-over", {"summon": "$where:spaces"}, {"take_over": "chosen"}, when=RETURN),
    unit("summon-new", {"summon": "$where:spaces"}, when=COME),
    unit("summon-nobody", {"summon": "$where:spaces"}, when=NONE),
    unit("swap", {"swap": ["$one:singular", "$other:singular"]}),
    unit("note-space", {"note_space": "$who:fighters"}),
    unit("choose-space", {"choose_space": "$where:spaces"}),
    unit("choose-two-spaces", {"choose_space": "$where:spaces"}, {"choose_space": {"adjacent_to": "noted"}}),
    unit("choose-fighter", {"choose_fighter": "$who:fighters"}),
    heard("swap-chosen", CHOSEN_OF, {"swap": ["chosen", "$other:singular"]}),
    heard("place-chosen-zone", CHOSEN_OF, {"place": {"who": "chosen", "where": {"in_zone_of": "chosen"}}}),
    heard("swap-mine", {"swap": ["mine", "$other:singular"]}),
    *[
        unit(f"damage-{id}", *before, damaged(to, {word: gap, "n": "$n:integer"}), is_needed=False)
        for id, word, gap in (("per-fighter", "per_fighter", "$whom:fighters"), ("per", "per", "$q:counted"))
        for id, before, to in ((id, [], "$to:fighters"), (f"chosen-{id}", [CHOSEN_OF], "chosen"))
    ],
    heard("draw-one-more", {"draw": {"n": 1}}),
    heard("draw-all", {"draw": {"n": "$n:number"}}, {"each_opponent": [{"draw": {"n": "$n:number", "who": OPPONENT}}]}),
    heard(
        "discard-all",
        {"discard": {"n": "$n:number"}},
        {"each_opponent": [{"discard": {"n": "$n:number", "who": OPPONENT}}]},
    ),
    heard("choose-opponent-discard", "choose_opponent", {"discard": {"n": "$n:number", "who": OPPONENT}}),
    heard("take-two", "take", "take"),
    heard("random-or-else", or_else({"discard_random": {"n": "$n:number", "who": OPPONENT}}), is_open=True),
    heard("gain-one-more", {"gain_actions": {"n": 1}}),
    heard("boost-twice", "boost", "boost"),
    unit("double-value", {"add_value": "my_value"}, is_needed=False),
    heard("move-one-of", {"choose_fighter": "own"}, moved("chosen"), when=ONE),
    heard("move-one-of-many", {"choose_fighter": "own"}, moved("chosen"), when=SEVERAL),
    heard("move-mine-and-enemy", moved("mine"), moved("enemy")),
    heard("heal-all", {"heal": {"n": "$n:number", "who": "own"}}, when=SEVERAL),
    heard("hurt-myself", damaged("hero"), when=NONE),
    heard("hurt-opponent", damaged("opponent_hero")),
    heard("may-hurt-myself", {"may": {"price": [damaged("hero")], "then": "$then:block"}}, when=NONE, is_open=True),
    heard("may-pay-health", {"may": {"price": [damaged("$who:ally")], "then": "$then:block"}}, is_open=True),
    heard("if-won", {"if": "won", "then": "$then:block"}, is_open=True),
    heard("if-lost", {"if": "lost", "then": "$then:block"}, is_open=True),
    heard("damage-chosen-equal", CHOSEN_OF, damaged("chosen", "$n:quantity")),
    heard("place-bare", {"place": {"who": "$who:fighters", "where": "$where:near"}}),
    heard("place-chosen-bare", CHOSEN_OF, {"place": {"who": "chosen", "where": "$where:near"}}),
    heard("summon-bare", {"summon": "$where:near"}, when=RETURN),
    heard("move-free-each", {"may": {"then": [moved("$who:allies")]}}),
    heard("move-free-pair", {"may": {"then": [moved("own")]}}, when=ONE),
    heard(
        "next-attack-more",
        {
            "lasts": {
                "change": {"who": "own", "attack": "$n:integer", "next": True},
                "until": "turn_end",
            }
        },
    ),
    heard("discard-top-one", {"discard_top": {"n": 1, "who": OPPONENT}}),
    heard("heal-equal", {"heal": {"n": "$n:quantity", "who": "$who:fighters"}}),
    heard("heal-alone", {"heal": {"n": "$n:number", "who": "hero"}}, when=NONE),
    unit("heal-chosen", CHOSEN_OF, {"heal": {"n": "$n:number", "who": "chosen"}}, is_needed=False),
    heard("move-pair", moved("own"), when=ONE),
    heard("move-all", moved("own"), when=SEVERAL),
    heard("heal-pair", {"heal": {"n": "$n:number", "who": "own"}}, when=ONE),
    heard("summon-one", {"summon": "$where:spaces"}, when=ONE),
    heard("move-instead", instead(moved("$who:fighters"))),
    heard("move-chosen-instead", CHOSEN_OF, instead(moved("chosen"))),
    heard("damage-instead", instead(damaged("$who:fighters"))),
    heard("damage-chosen-instead", CHOSEN_OF, instead(damaged("chosen"))),
    heard("heal-instead", instead({"heal": {"n": "$n:number", "who": "$who:fighters"}})),
    heard("heal-alone-instead", instead({"heal": {"n": "$n:number", "who": "hero"}}), when=NONE),
    *[
        heard(f"{verb}{id}-instead", instead({verb: {"n": "$n:number", **who}}))
        for verb in ("draw", "discard", "discard_random", "gain_actions")
        for id, who in (("", {}), ("-opponent", {"who": OPPONENT}))
    ],
    heard("add-instead", instead({"add_value": "$n:number"})),
    heard("set-instead", instead({"set_value": "$n:number"})),
    heard("unless", {"if": {"not": "$if:simple"}, "then": "$then:block"}, is_open=True),
    heard("draw-equal", {"draw": {"n": "$n:quantity"}}),
    heard("add-equal", {"add_value": "$n:quantity"}),
    heard("recall-two", {"recall": "deck"}, {"recall": "deck"}),
    heard("damage-each", damaged("$whom:fighters"), damaged("$who:fighters")),  # those near the first before it falls
    heard("move-alone", moved("hero"), when=NONE),
    heard("move-one", {"may": {"then": [{"move": {"who": "$who:fighters", "up_to": 1}}]}}),
    heard("move-other", {"move": {"who": {"who": "own", "with": [{"other_than": "mine"}]}, "up_to": "$n:number"}}),
    heard("place-pair", {"place": {"who": "own", "where": "$where:spaces"}}, when=ONE),
    heard("swap-free", {"may": {"then": [{"swap": ["$who:ally", "$other:singular"]}]}}),
    heard("swap-free-chosen", {"may": {"then": [CHOSEN_OF, {"swap": ["chosen", "$other:ally"]}]}}),
    heard("swap-and-defend", swapped("$who:ally", "$other:singular")),
    heard("swap-and-defend-chosen", swapped("chosen", "$other:ally", CHOSEN_OF), when=SEVERAL),
    heard("heal-free", {"may": {"then": [{"heal": {"n": "$n:number", "who": "$who:ally"}}]}}),
    heard(
        "damage-crossed-one",
        moved("$who:singular", traced=True),
        {"choose_fighter": "crossed"},
        damaged("chosen", "$hurt:number"),
    ),
    heard("move-free", {"may": {"then": [moved("$who:ally")]}}),
    unit("choose-opponent", "choose_opponent"),
    # actions and tokens
    unit("gain-actions", {"gain_actions": {"n": "$n:number"}}),
    unit("gain-actions-opponent", {"gain_actions": {"n": "$n:number", "who": OPPONENT}}),
    unit("gain", {"gain": "$n:number"}),
    unit("gain-boost-of-discarded", {"discard_random": {"n": 1, "who": OPPONENT}}, {"gain": "noted"}),
    unit(
        "opponent-discards-gain",
        "choose_opponent",
        {"discard_random": {"n": 1, "who": OPPONENT}},
        {"gain": "noted"},
    ),
    unit("pay", {"pay": {"n": "$n:integer", "then": "$then:block"}}, is_open=True),
    unit("pay-any", "pay_any"),
    unit("pay-add", "pay_any", {"add_value": {"per": "noted", "n": "$n:integer"}}),
    unit("pay-choose", "pay_any", {"choose": {"picks": "noted", "of": "$of:options"}}, is_open=True),
    unit("turn-over", "turn_over", follows=True),
    unit("turn-to", {"turn_to": "$side:side"}),
    # tokens on the board
    *[
        unit(f"{verb.replace('_', '-')}{many}", {verb: {"token": "$token:piece", "n": n, gap[1:].split(":")[0]: gap}})
        for verb, gap in (
            ("place_token", "$where:spaces"),
            ("remove_token", "$where:spaces"),
            ("give_token", "$who:fighters"),
            ("take_token", "$who:fighters"),
        )
        for many, n in (("", 1), ("-many", "$n:integer"))
    ],
    unit(
        "remove-token-all",
        {"remove_token": {"token": "$token:piece", "n": {"placed": "$token:piece"}, "where": "anywhere"}},
    ),
    unit(
        "take-token-all",
        {
            "take_token": {
                "token": "$token:piece",
                "n": {"placed": "$token:piece", "who": "$who:fighters"},
                "who": "$who:fighters",
            }
        },
    ),
    unit("move-token", {"move_token": {"token": "$token:piece", "up_to": "$n:number"}}),
    # what stays in play, and what lasts
    unit("stay", "stay"),
    unit("stay-until", {"stay": {"until": "$end:ending"}}),
    *[
        unit(f"{id}{more}", {verb: {"at": "$at:event", "do": "$do:block", **until}}, is_open=True)
        for id, verb in (("next-time", "next_time"), ("whenever", "whenever"))
        for more, until in (("", {}), ("-until", {"until": "$end:ending"}))
    ],
    unit("lasts", {"lasts": {"change": "$change:change"}}),
    unit("lasts-until", {"lasts": {"change": "$change:change", "until": "$end:ending"}}),
    unit("lasts-once", {"lasts": {"change": "$change:once"}}),
    unit("lasts-once-until", {"lasts": {"change": "$change:once", "until": "$end:ending"}}),
    unit("discard-this", "discard_this"),
    # choices and conditions
    unit("if", {"if": "$if:condition", "then": "$then:block"}, is_open=True),
    unit("if-else", {"if": "$if:condition", "then": "$then:block", "else": "$else:block"}, is_open=True),
    unit(
        "draw-if-else",
        {
            "if": "$if:condition",
            "then": [{"draw": {"n": "$n:integer"}}],
            "else": [{"draw": {"n": "$other:integer"}}],
        },
        is_open=True,
    ),
    unit("may", {"may": {"then": "$then:block"}}, is_open=True)._replace(is_free=True),
    unit("may-price", {"may": {"price": "$price:block", "then": "$then:block"}}, is_open=True),
    unit(
        "add-or-lower",
        {"choose": {"of": [[{"add_value": "$n:integer"}], [{"lower_value": "$n:integer"}]], "optional": True}},
    ),
    unit("choose", {"choose": {"of": "$of:options"}}, is_open=True),
    unit("choose-some", {"choose": {"of": "$of:options", "picks": "$picks:number"}}, is_open=True),
    unit("choose-optional", {"choose": {"of": "$of:options", "optional": True}}, is_open=True),
    unit("choose-opponent-one", {"choose": {"who": OPPONENT, "of": "$of:options"}}, is_open=True),
    unit("choose-opponent-else", {"choose": {"who": OPPONENT, "of": "$of:options", "declinable": True}}, is_open=True),
    unit("discard-or-else", or_else({"discard": {"n": "$n:number", "who": OPPONENT}}), is_open=True),
    unit(
        "opponent-discard-or-else",
        "choose_opponent",
        or_else({"discard": {"n": "$n:number", "who": OPPONENT}}),
        is_open=True,
        follows=True,
    ),
    unit("basket", {"basket": {"cases": "$cases:cases"}}, is_open=True),
    unit("basket-else", {"basket": {"cases": "$cases:cases", "else": "$else:block"}}, is_open=True),
    unit(
        "basket-heal",
        basketed(
            {"heal": {"n": "$n:integer", "who": "$who:fighters"}},
            {"heal": {"n": "$other:integer", "who": "$who:fighters"}},
        ),
        is_open=True,
    ),
    unit(
        "basket-may",
        basketed({"choose": {"of": ["$one:block", "$other:block"], "optional": True}}, {"may": {"then": "$one:block"}}),
        is_open=True,
    ),
]

FIGHTERS: Final = [
    *[
        Shape(name, "singular", name)
        for name in ("mine", "enemy", "hero", "chosen", "opponent_hero", "attacker", "defender")
    ],
    Shape("sidekick", "singular", "sidekicks", ONE),
    Shape("that", "singular", "that", is_needed=False, is_printed=False),
    Shape("it", "singular", "it", is_needed=False, is_printed=False),
    Shape("it-alone", "singular", "it_alone", ONE, is_needed=False, is_printed=False),
    *[Shape(name, "plural", name) for name in ("combatants", "own", "friends", "enemies", "everyone", "crossed")],
    Shape("sidekicks", "plural", "sidekicks", SEVERAL),
    Shape("both", "plural", "both", ONE, is_needed=False, is_printed=False),
    *[Shape(f"own-{when}", "plural", "own", when, is_needed=False, is_printed=False) for when in (ONE, SEVERAL)],
    Shape("sidekick-none", "plural", "sidekicks", NONE),
    # those who do as their player likes
    *[
        Shape(f"ally-{who}", "ally", who, when, is_needed=False, is_printed=False)
        for who, when in (("mine", "always"), ("hero", "always"), ("sidekicks", ONE))
    ],
    *[
        Shape(f"allies-{who}", "allies", who, when, is_needed=False, is_printed=False)
        for who, when in (("own", "always"), ("friends", "always"), ("sidekicks", SEVERAL))
    ],
    Shape("one", "group", "$who:singular"),
    Shape("many", "group", "$who:plural"),
    Shape("group", "fighters", "$who:group"),
    Shape("filtered", "fighters", {"who": "$who:group", "with": "$with:traits"}),
    Shape("filtered-everyone", "fighters", {"who": "everyone", "with": "$with:traits"}),
    *[
        Shape(
            f"others-{id}",
            "fighters",
            {"who": "everyone", "with": [{trait: "$who:singular"}, {"other_than": "$who:singular"}]},
            is_needed=False,
            is_printed=False,
        )
        for id, trait in (("beside", "adjacent_to"), ("in-zone", "in_zone_of"))
    ],
    Shape("several", "several", "$who:plural"),
    Shape("several-filtered", "several", {"who": "$who:plural", "with": "$with:traits"}),
    Shape("several-everyone", "several", {"who": "everyone", "with": "$with:traits"}),
    *[
        Shape(
            f"{id}-near",
            "fighters",
            {"who": who, "with": [{"adjacent_to": "$whom:someone"}, {"other_than": "mine"}]},
            is_needed=False,
            is_printed=False,
        )
        for id, who in (("friends", "friends"), ("own", "own"))
    ],
    Shape("someone", "someone", "$who:group"),
    Shape("someone-filtered", "someone", {"who": "$who:group", "with": "$with:traits"}),
    Shape(
        "another-own", "someone", {"who": "own", "with": [{"other_than": "mine"}]}, is_needed=False, is_printed=False
    ),
    *[
        Shape(
            f"near-{category}{alone}",
            category,
            {"who": "$who:plural", "with": [{"adjacent_to": word}]},
            when,
            is_needed=False,
            is_printed=False,
        )
        for category in ("fighters", "several", "someone")
        for alone, word, when in (("", "here", "always"), ("-alone", "here_alone", ONE))
    ],
    Shape("next-to-me", "trait", {"adjacent_to": "hero"}, NONE, is_needed=False, is_printed=False),
    Shape("in-my-zone", "trait", {"in_zone_of": "hero"}, NONE, is_needed=False, is_printed=False),
    Shape("next-to", "trait", {"adjacent_to": "$who:someone"}),
    Shape("in-zone", "trait", {"in_zone_of": "$who:someone"}),
    Shape("other-than", "trait", {"other_than": "$who:someone"}),
    Shape("on-noted", "trait", {"standing_on": "noted"}),
    Shape("weak", "trait", {"health_up_to": "$n:integer"}),
]
SPACES: Final = [
    Shape("anywhere", "spaces", "anywhere"),
    Shape("noted", "spaces", "noted"),
    Shape("beside-noted", "spaces", {"adjacent_to": "noted"}),
    Shape("zone", "spaces", {"in_zone_of": "$who:fighters"}),
    Shape("beside", "spaces", {"adjacent_to": "$who:fighters"}),
    # spaces that are told without the word
    Shape("near-beside", "near", {"adjacent_to": "$who:fighters"}, is_needed=False, is_printed=False),
    Shape("near-anywhere", "near", "anywhere", is_needed=False, is_printed=False),
    Shape("near-zone", "near", {"in_zone_of": "$who:fighters"}, is_needed=False, is_printed=False),
]
QUANTITIES: Final = (
    "noted", "tokens", "printed_enemy_value", "zones_of_enemy", "hand", "action", "my_value", "enemy_value",
    "damage_dealt", "printed_enemy_value_before", "enemy_hand", "pile", "printed_value", "my_boost", "enemy_boost",
    "damage_taken",
)  # fmt: skip
NUMBERS: Final = [
    Shape("fixed", "number", "$n:integer"),
    Shape("quantity", "number", "$q:quantity"),
    Shape("per", "number", {"per": "$q:counted", "n": "$n:integer"}),
    Shape("per-plus", "number", {"per": "$q:counted", "n": "$n:integer", "plus": "$plus:integer"}),
    Shape("per-fighter", "number", {"per_fighter": "$who:fighters", "n": "$n:integer"}),
    Shape("per-fighter-plus", "number", {"per_fighter": "$who:fighters", "n": "$n:integer", "plus": "$plus:integer"}),
    Shape("per-card", "number", {"per_card": "$cards:cards", "n": "$n:integer"}),
    Shape("per-card-plus", "number", {"per_card": "$cards:cards", "n": "$n:integer", "plus": "$plus:integer"}),
    *[Shape(name, "quantity", name) for name in QUANTITIES],
    *[Shape(f"each-{name}", "counted", name) for name in QUANTITIES],
    Shape("twice", "number", {"per": "$q:quantity", "n": 2}, is_needed=False, is_printed=False),
    Shape("plus", "number", {"per": "$q:quantity", "n": 1, "plus": "$plus:integer"}, is_needed=False, is_printed=False),
    Shape("number-of", "quantity", {"per_fighter": "$who:fighters", "n": 1}, is_needed=False, is_printed=False),
    Shape("its-boost", "quantity", "its_boost", is_needed=False, is_printed=False),
    Shape("health-of", "quantity", {"health": "$who:singular"}),
]
CONDITIONS: Final = [
    Shape("simple", "condition", "$if:simple"),
    Shape("all", "condition", "$all:conditions"),
    Shape("either", "condition", {"either": "$any:alternatives"}),
    *[
        Shape(name, "simple", name)
        for name in (
            "won", "lost", "attacking", "defending", "moved", "left_zone", "enemy_played_card", "enemy_played_defence",
        )
    ],
    Shape("not", "simple", {"not": "$if:simple"}),
    Shape("there-is", "simple", {"any": "$who:fighters"}),
    Shape(
        "combatants-beside", "simple", {"any": {"who": "enemy", "with": [{"adjacent_to": "mine"}]}}, is_needed=False
    ),
    Shape("is-beside", "simple", {"any": {"who": "$who:group", "with": [{"adjacent_to": "$whom:someone"}]}}),
    Shape("is-in-zone", "simple", {"any": {"who": "$who:group", "with": [{"in_zone_of": "$whom:someone"}]}}),
    Shape("is-away", "simple", {"not": {"any": "$who:singular"}}, COME, is_needed=False),
    Shape("is-gone", "simple", {"not": {"any": "$who:singular"}}),
    Shape("are-gone", "simple", {"not": {"any": "$who:plural"}}),
    *[
        Shape(f"{id}-{at}", "simple", {"not": {"any": {"who": f"$who:{number}", "with": [{trait: "$whom:someone"}]}}})
        for id, number in (("is-not", "singular"), ("none-is", "plural"))
        for at, trait in (("beside", "adjacent_to"), ("in-zone", "in_zone_of"))
    ],
    Shape("elsewhere", "simple", {"elsewhere": "$who:group"}),
    Shape("hurt", "simple", {"hurt": "$who:group"}),
    Shape("defeated", "simple", {"defeated": "$who:group"}),
    Shape("played-by", "simple", {"played_by": "$who:group"}),
    Shape("against-hero", "simple", {"against": "hero"}),
    Shape("against-sidekick", "simple", {"against": "sidekick"}),
    Shape("in-basket", "simple", {"basket": "$item:item"}),
    Shape("side-up", "simple", {"side": "$side:side"}),
    Shape("apart", "simple", {"apart": ["$one:group", "$other:group"]}),
    Shape("equal", "simple", {"equal": ["$one:number", "$other:number"]}),
    Shape("hand-is", "simple", {"equal": ["hand", "$n:integer"]}),
    Shape("action-is", "simple", {"equal": ["action", "$n:integer"]}),
    Shape("at-least-number", "simple", {"at_least": ["$one:number", "$n:integer"]}, is_needed=False),
    Shape("at-most-number", "simple", {"at_least": ["$n:integer", "$one:number"]}, is_needed=False),
    Shape("at-least", "simple", {"at_least": ["$one:number", "$other:number"]}),
    Shape("more", "simple", {"more": ["$one:number", "$other:number"]}),
    Shape("hand-at-least", "simple", {"at_least": ["hand", "$n:integer"]}),
    Shape("hand-at-most", "simple", {"at_least": ["$n:integer", "hand"]}),
    Shape("enemy-hand-is", "simple", {"equal": ["enemy_hand", "$n:integer"]}, is_needed=False),
    Shape("enemy-hand-at-least", "simple", {"at_least": ["enemy_hand", "$n:integer"]}, is_needed=False),
    Shape("enemy-hand-at-most", "simple", {"at_least": ["$n:integer", "enemy_hand"]}, is_needed=False),
    *[
        Shape(id, "simple", tree, when, is_needed=False, is_printed=False)
        for id, tree, when in (
            ("hand-empty", {"equal": ["hand", 0]}, "always"),
            ("enemy-hand-empty", {"equal": ["enemy_hand", 0]}, "always"),
            ("hero-moved", "moved", NONE),
            ("hero-left", "left_zone", NONE),
            *(
                (f"{id}-elsewhere-{at}", {"elsewhere": id}, when)
                for id, at, when in (
                    ("enemy", "any", "always"), ("combatants", "any", "always"), ("chosen", "any", "always"),
                    ("hero", "one", ONE), ("hero", "several", SEVERAL), ("sidekicks", "one", ONE),
                )
            ),
            ("hero-took", {"at_least": ["damage_taken", 1]}, NONE),
            ("printed-least", {"at_least": ["printed_enemy_value", "$n:integer"]}, "always"),
            ("printed-most", {"at_least": ["$n:integer", "printed_enemy_value"]}, "always"),
            ("mine-beside", {"any": {"who": "mine", "with": [{"adjacent_to": "$whom:someone"}]}}, "always"),
            ("mine-in-zone", {"any": {"who": "mine", "with": [{"in_zone_of": "$whom:someone"}]}}, "always"),
            *(
                (id, {"any": {"who": "friends", "with": [{near: "$whom:someone"}, {"other_than": "mine"}]}}, "always")
                for id, near in (("another-friend", "adjacent_to"), ("another-friend-zone", "in_zone_of"))
            ),
            ("hand-fewer", {"more": ["$n:integer", "hand"]}, "always"),
            ("hand-more", {"more": ["hand", "$n:integer"]}, "always"),
            ("enemy-hand-fewer", {"more": ["$n:integer", "enemy_hand"]}, "always"),
            ("enemy-hand-more", {"more": ["enemy_hand", "$n:integer"]}, "always"),
            ("higher-value", {"more": ["my_value", "enemy_value"]}, "always"),
            ("lower-than-theirs", {"more": ["enemy_value", "my_value"]}, "always"),
            ("my-value-least", {"at_least": ["my_value", "$n:integer"]}, "always"),
            ("my-value-most", {"at_least": ["$n:integer", "my_value"]}, "always"),
        )
    ],
    Shape("more-cards", "simple", {"more": ["hand", "enemy_hand"]}, is_needed=False),
    Shape("fewer-cards", "simple", {"more": ["enemy_hand", "hand"]}, is_needed=False),
    Shape(
        "more-health", "simple", {"more": [{"health": "$one:singular"}, {"health": "$other:singular"}]}, is_needed=False
    ),
    Shape(
        "enough-fighters",
        "simple",
        {"at_least": [{"per_fighter": "$who:fighters", "n": 1}, "$n:integer"]},
        is_needed=False,
    ),
    Shape("sidekick-plays", "simple", {"played_by": "sidekicks"}, ONE, is_needed=False, is_printed=False),
    Shape("several-play", "simple", {"played_by": "sidekicks"}, SEVERAL, is_needed=False, is_printed=False),
    *[
        Shape(id, "simple", tree, is_needed=False)
        for id, tree in (
            *((f"not-{word}", {"not": word}) for word in ("won", "attacking", "defending", "moved", "left_zone")),
            *((f"not-{word}", {"not": {word: "$who:group"}}) for word in ("played_by", "defeated", "hurt")),
            ("below-number", {"not": {"at_least": ["$one:number", "$n:integer"]}}),
            ("took", {"at_least": ["damage_taken", 1]}),
            ("took-none", {"not": {"at_least": ["damage_taken", 1]}}),
            ("took-enough", {"at_least": ["damage_taken", "$n:integer"]}),
            ("enough-damage", {"at_least": ["damage_dealt", "$n:integer"]}),
            ("no-hit", {"not": {"at_least": ["damage_dealt", 1]}}),
            ("not-played", {"not": "enemy_played_card"}),
            ("has-less", {"more": ["$n:integer", {"health": "$who:singular"}]}),
            ("has-more", {"more": [{"health": "$who:singular"}, "$n:integer"]}),
            ("has-least", {"at_least": [{"health": "$who:singular"}, "$n:integer"]}),
            ("alone-beside", nobody_else("adjacent_to")),
            ("alone-in-zone", nobody_else("in_zone_of")),
            ("enemy-value-least", {"at_least": ["enemy_value", "$n:integer"]}),
            ("enemy-value-most", {"at_least": ["$n:integer", "enemy_value"]}),
        )
    ],
    *[
        Shape(id, "simple", tree, is_needed=False, is_printed=False)
        for id, tree in (
            ("enemy-fell", {"not": {"any": "enemy"}}),
            ("mine-fell", {"not": {"any": "mine"}}),
            ("hero-plays", {"played_by": "hero"}),
            ("combatants-zone", {"any": {"who": "enemy", "with": [{"in_zone_of": "mine"}]}}),
            *((f"enough-{id}", enough(trait)) for id, trait in (("beside", "adjacent_to"), ("in-zone", "in_zone_of"))),
        )
    ],
    *[
        Shape(id, "condition", tree, is_needed=False, is_printed=False)
        for id, tree in (
            ("both-beside", both("adjacent_to")),
            ("both-in-zone", both("in_zone_of")),
            ("somebody-fell", {"either": [{"not": {"any": "enemy"}}, {"not": {"any": "mine"}}]}),
            ("i-hit", ["attacking", {"at_least": ["damage_dealt", 1]}]),
            ("i-hit-hard", ["attacking", {"at_least": ["damage_dealt", "$n:integer"]}]),
            ("fell-hero", [{"against": "hero"}, {"not": {"any": "enemy"}}]),
            ("fell-sidekick", [{"against": "sidekick"}, {"not": {"any": "enemy"}}]),
            ("attacking-hero", ["attacking", {"against": "hero"}]),
            ("attacking-sidekick", ["attacking", {"against": "sidekick"}]),
            ("defending-hero", ["defending", {"against": "hero"}]),
            ("defending-sidekick", ["defending", {"against": "sidekick"}]),
            ("won-attacking", ["won", "attacking"]),
            ("won-defending", ["won", "defending"]),
            ("lost-attacking", ["lost", "attacking"]),
            ("lost-defending", ["lost", "defending"]),
        )
    ],
    Shape("hit", "simple", {"at_least": ["damage_dealt", 1]}, is_needed=False),
    Shape(
        "is-weak", "simple", {"any": {"who": "$who:singular", "with": [{"health_up_to": "$n:integer"}]}},
        is_needed=False,
    ),
    *[
        Shape(f"{id}-{word}", "condition", [{"played_by": who}, word], when, is_needed=False, is_printed=False)
        for id, who, when in (
            ("hero", "hero", "always"), ("sidekicks", "sidekicks", ONE), ("several", "sidekicks", SEVERAL)
        )
        for word in ("won", "lost", "attacking", "defending")
    ],
    *[Shape(f"action-{number}", "simple", {"equal": ["action", number]}) for number in (1, 2, 3)],
    Shape(
        "free-zone",
        "condition",
        [
            {"any": "$whom:singular"},
            {"not": {"any": {"who": "$who:plural", "with": [{"in_zone_of": "$whom:singular"}]}}},
        ],
        is_needed=False,
    ),
    Shape("card-equal", "condition", ["enemy_played_card", {"equal": ["my_value", "enemy_value"]}]),
    Shape("won-against-sidekick", "condition", ["won", {"against": "sidekick"}, {"any": "enemy"}]),
    Shape("values-equal", "simple", {"equal": ["my_value", "enemy_value"]}),
]  # fmt: skip
PLACED: Final = [  # tokens on the board: on spaces, and on fighters
    Shape("on-token", "trait", {"on_token": "$token:piece"}),
    Shape("with-token", "trait", {"with_token": "$token:piece"}),
    Shape("token-spaces", "spaces", {"with_token": "$token:piece"}),
    Shape("beside-token", "spaces", {"beside_token": "$token:piece"}),
    Shape("under", "spaces", {"under": "$who:fighters"}),
    *[
        Shape(f"{each}{id}", category, {"placed": "$token:piece", **more})
        for each, category in (("", "quantity"), ("each-", "counted"))
        for id, more in (
            ("placed", {}),
            ("placed-zone", {"where": {"in_zone_of": "$who:someone"}}),
            ("placed-beside", {"where": {"adjacent_to": "$who:someone"}}),
            ("placed-on", {"who": "$who:fighters"}),
        )
    ],
    Shape("is-on-token", "simple", {"any": {"who": "$who:group", "with": [{"on_token": "$token:piece"}]}}),
    Shape("is-with-token", "simple", {"any": {"who": "$who:group", "with": [{"with_token": "$token:piece"}]}}),
    *[
        Shape(f"token-{id}", "simple", {"at_least": [{"placed": "$token:piece", **more}, 1]})
        for id, more in (
            ("there", {}),
            ("in-zone", {"where": {"in_zone_of": "$who:someone"}}),
            ("beside", {"where": {"adjacent_to": "$who:someone"}}),
        )
    ],
    Shape(
        "event-moved-onto",
        "event",
        {"when": "moved", "who": {"who": "$who:group", "with": [{"on_token": "$token:piece"}]}},
    ),
    Shape("rule-piece", "rule", {"piece": "$token:piece", "most": "$most:integer"}),
]
LASTING: Final = [
    *[Shape(f"until-{end}", "ending", end) for end in ("turn_end", "next_turn", "next_turn_end")],
    *[
        Shape(f"event-{when}", "event", {"when": when, "who": "$who:fighters"})
        for when in (
            "attacks",
            "attacked",
            "combat_won",
            "combat_lost",
            "attack_over",
            "hurt",
            "moved",
            "scheme_played",
        )
    ],
    Shape("event-defeated", "event", {"when": "defeated", "who": "$who:group"}),
    *[
        Shape(
            f"event-moved-{id}",
            "event",
            {"when": "moved", "who": {"who": "$who:group", "with": [{trait: "$whom:someone"}]}},
            is_needed=False,
        )
        for id, trait in (("beside", "adjacent_to"), ("in-zone", "in_zone_of"))
    ],
    Shape("event-boosted-own", "event", {"when": "boosted", "who": "own"}),
    Shape("event-boosted-enemies", "event", {"when": "boosted", "who": "enemies"}),
    *[
        Shape(f"event-{when}", "event", {"when": when})
        for when in ("turn_start", "turn_end", "enemy_turn_start", "enemy_turn_end")
    ],
    *[
        Shape(f"change-{key}", "change", {"who": "$who:fighters", key: "$n:number"})
        for key in ("attack", "defence", "value", "move", "less_damage")
    ],
    *[
        Shape(f"change-lower_{key}", "change", {"who": "$who:fighters", f"lower_{key}": "$n:integer"})
        for key in ("attack", "defence", "value", "move")
    ],
    *[
        Shape(f"change-cannot_{deed}", "change", {"who": "$who:fighters", "cannot": deed})
        for deed in ("move", "attack", "be_attacked", "be_hurt")
    ],
    *[
        Shape(f"once-{key}", "once", {"who": "$who:fighters", key: "$n:number", "next": True})
        for key in ("attack", "defence", "less_damage")
    ],
    Shape("once-be_hurt", "once", {"who": "$who:fighters", "cannot": "be_hurt", "next": True}),
]
CARDS: Final = [
    Shape("tagged", "cards", "$tag:tag"),
    Shape("named", "cards", "$card:card"),
    Shape("case", "case", {"item": "$item:item", "do": "$do:block"}),
]
REMARKS: Final = [  # what a card says beside its effects
    Shape("remark-uncancellable", "remark", {"uncancellable": True}),
    Shape("remark-defends", "remark", {"defends_if": "$if:condition"}),
    Shape("remark-defends-item", "remark", {"defends_if": {"basket": "$item:item"}}, is_needed=False),
    Shape("remark-any-item", "remark", {"symbol": "any"}),
    Shape("remark-no-effect", "remark", {"effects": "none"}),
    Shape("remark-bonus", "remark", {"effects": "bonus"}),
]
BONUSES: Final = [
    Shape(f"bonus-{when}", "bonus", {"whose": "$who:group", "when": when, "n": "$n:number"})
    for when in ("attacking", "defending", "attack_card", "defence_card")
]
RULES: Final = [  # what a character card says
    *[Shape(f"rule-{when}", "rule", {"when": when, "do": "$do:block"}) for when in TURNS],
    *[Shape(f"rule-{when}", "rule", {"when": when, "whose": "$who:group", "do": "$do:block"}) for when in FATES],
    *[
        Shape(
            f"rule-{when}-if",
            "rule",
            {"when": when, "do": [{"if": "$if:condition", "then": "$then:block"}]},
            is_needed=False,
        )
        for when in TURNS[:2]
    ],
    Shape(
        "rule-combat_won-if",
        "rule",
        {"when": "combat_won", "whose": "$who:group", "do": [{"if": "$if:condition", "then": "$then:block"}]},
        is_needed=False,
    ),
    Shape(
        "rule-opening-side",
        "rule",
        {"when": "opening", "do": [{"choose": {"of": [[{"turn_to": "$one:side"}], [{"turn_to": "$other:side"}]]}}]},
    ),
    Shape("rule-attacker-moves", "rule", {"when": "attack_over", "whose": "own", "do": [moved("mine")]}),
    Shape("rule-bonus", "rule", {"bonus": "$bonus:bonus"}),
    Shape("rule-bonus-if", "rule", {"bonus": "$bonus:bonus", "if": "$if:condition"}),
    Shape("rule-farther", "rule", {"moves_farther": "$n:number"}),
    Shape("rule-farther-cards", "rule", {"moves_farther": {"per_card": "$cards:cards", "n": "$n:integer"}}),
    Shape("rule-lays-boost", "rule", {"lays_boost": "$who:group"}),
    Shape("rule-shifts", "rule", {"shifts_damage": True}),
    Shape("rule-token", "rule", {"token": {"start": "$start:integer", "most": "$most:integer"}}),
    Shape("rule-basket", "rule", {"symbols": True}),
    Shape("rule-off-board", "rule", {"standing": False}, COME),
]
LISTINGS: Final = [
    Listing("options", "block", least=2),
    Listing("conditions", "simple", least=2),
    Listing("alternatives", "simple", least=2),
    Listing("traits", "trait"),
    Listing("cases", "case"),
]


SYNTAX: Final = Syntax(
    [*UNITS, *FIGHTERS, *SPACES, *NUMBERS, *CONDITIONS, *PLACED, *LASTING, *CARDS, *REMARKS, *BONUSES, *RULES],
    LISTINGS,
    frozenset({"side", "item", "tag", "card", "piece"}),
)
