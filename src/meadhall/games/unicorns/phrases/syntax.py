"""Syntax: the shapes of what unicorn cards do: each verb, each moment, and each rule that lasts."""

from __future__ import annotations

from typing import Any, Final

from meadhall.phrases.syntax import Listing, Shape, Syntax

WHAT: Final = "$what:kind"
HOLDING: Final = {"choose_player": "holding"}
SACRIFICE_THIS: Final = {"sacrifice": "this"}
FROM_PILE: Final = {"what": WHAT, "from": "pile"}


def unit(id: str, *tree: Any, is_open: bool = False) -> Shape:
    """So many effects that follow each other."""
    return Shape(id, "unit", list(tree), is_open=is_open)


def when(id: str, tree: Any) -> Shape:
    """Something that is followed by what happens then."""
    return unit(id, tree, is_open=True)


def moment(id: str, tree: Any) -> Shape:
    """What happens at a moment, or lasts: a sentence of its own."""
    return Shape(id, "moment", [tree])


def chosen_then(id: str, first: Any, then: Any) -> Shape:
    """Somebody is chosen, and then something happens that speaks of them."""
    return unit(id, {"do": [first], "then": [then]})


MOMENTS: Final = [
    moment("enter", {"enter": "$do:block"}),
    moment("turn-start", {"turn_start": "$do:block"}),
    moment("fallen", {"fallen": "$do:block"}),
    moment("unicorn-moved", {"unicorn_moved": "$do:block"}),
    *[
        moment(f"{id}-may", {part: [{"may": "$do:block"}]})._replace(is_needed=False)
        for id, part in (
            ("enter", "enter"), ("turn-start", "turn_start"), ("fallen", "fallen"), ("unicorn-moved", "unicorn_moved"),
        )
    ],
    moment("crowded", {"crowded": {"over": "$n:integer", "do": "$do:block"}}),
    moment("crowded-sacrifice", {"crowded": {"over": "$n:integer", "do": [{"sacrifice": {"what": "unicorn"}}]}}),
    moment("saves-itself", {"saves": {"whom": "itself", "from": ["sacrificed", "destroyed"], "price": "$price:block"}}),
    moment("saves-itself-sacrificed", {"saves": {"whom": "itself", "from": ["sacrificed"], "price": "$price:block"}}),
    moment("saves-itself-destroyed", {"saves": {"whom": "itself", "from": ["destroyed"], "price": "$price:block"}}),
    moment("saves-others", {"saves": {"whom": "others", "from": ["sacrificed", "destroyed"], "price": "$price:block"}}),
    moment("saves-others-sacrificed", {"saves": {"whom": "others", "from": ["sacrificed"], "price": "$price:block"}}),
    moment("saves-others-destroyed", {"saves": {"whom": "others", "from": ["destroyed"], "price": "$price:block"}}),
    moment("saves-others-itself", {"saves": {"whom": "others", "from": ["destroyed"], "price": [SACRIFICE_THIS]}}),
    moment("falls-home", "falls_home"),
    moment("plays", {"plays": "$n:integer"}),
    moment("hand-limit", {"hand_limit": "$n:integer"}),
    moment("stops", "stops"),
    moment("goes-home", "goes_home"),
    moment("unanswerable", "unanswerable"),
    *[
        moment(f"lasting-{name}", {"lasting": name})
        for name in (
            "counts_double", "plays_no_instants", "plays_unstopped", "shields_unicorns", "withstands_magic",
            "reserves_basics", "plays_no_upgrades", "shows_hand", "blinds", "makes_pandas",
        )
    ],
]  # fmt: skip
VERBS: Final = [
    unit("draw", {"draw": "$n:integer"}),
    unit("discard", {"discard": {"n": "$n:integer", "what": WHAT}}),
    unit("discard-chosen", {"discard": {"n": "$n:integer", "what": WHAT, "who": "chosen"}}),
    unit("sacrifice", {"sacrifice": {"what": WHAT}}),
    unit("sacrifice-this", SACRIFICE_THIS),
    unit("sacrifice-all", {"sacrifice": {"all": WHAT}}),
    unit("destroy", {"destroy": {"n": "$n:integer", "what": WHAT}}),
    unit("destroy-one", {"destroy": {"n": 1, "what": WHAT}}),
    unit("steal", {"steal": {"what": WHAT}}),
    unit("steal-chosen", {"steal": {"what": WHAT, "from": "chosen"}}),
    unit("return", {"return": {"what": WHAT}}),
    unit("return-each", {"return": {"what": WHAT, "from": "each"}}),
    unit("give", {"give": WHAT}),
    unit("move", {"move": WHAT}),
    unit("bring-pile", {"bring": FROM_PILE}),
    unit("bring-other", {"bring": {**FROM_PILE, "other": True}}),
    unit("bring-hand", {"bring": {"what": WHAT, "from": "hand"}}),
    unit("bring-nursery", {"bring": {"what": WHAT, "from": "nursery"}}),
    unit("take", {"take": WHAT}),
    unit("search", {"search": WHAT}),
    unit("foresee", {"foresee": "$n:integer"}),
    unit("choose-player", "choose_player"),
    unit("choose-player-holding", HOLDING),
    unit("take-random", "take_random"),
    unit("take-seen", "take_seen"),
    unit("swap-hands", "swap_hands"),
    unit("shuffle-pile", {"shuffle_in": "pile"}),
    unit("shuffle-everything", {"shuffle_in": "everything"}),
    unit("extra-turn", "extra_turn"),
    unit("cut-turn", "cut_turn"),
    when("either", {"either": "$of:options"}),
    unit(
        "either-clear", {"either": [[{"destroy": {"n": 1, "what": "upgrade"}}], [{"sacrifice": {"what": "downgrade"}}]]}
    ),
    when("may", {"may": "$do:block"}),
    when("then", {"do": "$do:block", "then": "$then:block"}),
    when("each", {"each": "$do:block"}),
    unit("each-discards", {"each": [{"discard": {"n": "$n:integer", "what": WHAT}}]}),
    unit("each-sacrifices", {"each": [{"sacrifice": {"what": WHAT}}]}),
    unit("each-sacrifices-all", {"each": [{"sacrifice": {"all": WHAT}}]}),
    chosen_then("rob", HOLDING, "take_random"),
    chosen_then("rob-seen", HOLDING, "take_seen"),
    chosen_then("trade-hands", "choose_player", "swap_hands"),
    chosen_then("make-discard", HOLDING, {"discard": {"n": "$n:integer", "what": WHAT, "who": "chosen"}}),
    when("cut-short", {"do": "$do:block", "then": ["cut_turn"]}),
]
SYNTAX: Final = Syntax([*MOMENTS, *VERBS], [Listing("options", "block", least=2)], frozenset({"kind"}))
