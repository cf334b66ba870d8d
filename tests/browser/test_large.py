"""Large, still and plain: the page at four times its size, without motion, and in the system's own colours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from tests.browser.guest import Guest
from tests.browser.sights import BROAD, SIGHTS, Hosts, Sight
from tests.patience import some

Visit = Callable[..., Guest]

LARGE: Final = (320, 640)  # 1280 by 2560 at 400 %
# Whatever has words of its own lies within the window and within what would cut it off.
CUT: Final = """() => {
    const around = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    const found = [];
    for (const thing of around.querySelectorAll("*")) {
        const own = [...thing.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
        if (!own.length || thing.closest(".unseen, svg, option, [hidden], .board, .thrown")) continue;
        if (!thing.checkVisibility({ visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(thing);
        const text = range.getBoundingClientRect();
        if (!text.width || getComputedStyle(thing).clipPath !== "none") continue;
        for (let box = thing; box; box = box.parentElement) {
            const { overflowX } = getComputedStyle(box);
            if (overflowX === "auto" || overflowX === "scroll") break;
            const whole = box === document.documentElement;
            if (overflowX === "visible" && !whole) continue;
            const { left, right } = whole ? { left: 0, right: innerWidth } : box.getBoundingClientRect();
            const words = `${thing.textContent.trim().slice(0, 40)} in ${box.tagName}.${box.className}`;
            if (text.left < left - 2 || text.right > right + 2) found.push(words);
        }
    }
    return found;
}"""
# Whatever can be pressed can be pressed in its middle: nothing else lies over it.
COVERED: Final = """() => {
    const around = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.querySelector("main");
    return [...around.querySelectorAll("button, a[href], input, select, summary")].filter((thing) => {
        if (thing.closest(".board, .hand, .thrown, .offers, [popover]")) return false;
        if (!thing.checkVisibility({ visibilityProperty: true })) return false;
        thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { left, top, width, height } = thing.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        if (hit?.closest("aside") && !thing.closest("aside")) return false; // an open drawer lies over the table
        return hit !== null && !thing.contains(hit) && !hit.closest("label")?.contains(thing) && !hit.contains(thing);
    }).map((thing) => thing.outerHTML.slice(0, 120));
}"""
MOVING: Final = """() => document.getAnimations()
    .filter((each) => each.playState === "running" && each.effect.getComputedTiming().activeDuration > 50)
    .map((each) => `${each.animationName ?? each.transitionProperty} on ${each.effect.target?.className}`)"""
OUTLINED: Final = """(thing) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(thing);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
}"""


@pytest.mark.parametrize("sight", some(SIGHTS[1:], part=5), ids=lambda sight: sight.name)
def test_nothing_is_cut_or_covered_at_four_times_the_size(sight: Sight, hosts: Hosts, look: Visit) -> None:
    """At 320 pixels, in a language of long words, nothing scrolls sideways, is cut off or lies under something else."""
    guest = look(*LARGE, "de")
    hosts.show(guest, sight)
    assert guest.overflow <= 0
    assert guest.page.evaluate(CUT) == []
    assert guest.page.evaluate(COVERED) == []


@pytest.mark.parametrize(
    "where", some(["/", "duel-late", "duel-combat", "/new/duel", "duel-over", "herd-late", "herd-window"])
)
def test_nothing_moves_for_who_does_not_like_motion(where: str, hosts: Hosts, look: Visit) -> None:
    """With reduced motion nothing is animated for longer than an eye takes to see it."""
    guest = look(*BROAD)
    hosts.show(guest, Sight(where, where))
    assert guest.page.evaluate(MOVING) == []


@pytest.mark.parametrize("where", ["duel-defence", "herd-late"])
def test_answers_and_focus_are_seen_in_the_systems_own_colours(where: str, hosts: Hosts, visit: Visit) -> None:
    """Where the system paints, shadows are gone: an outline stands around what can be chosen, and around the focus."""
    guest = visit(*BROAD)
    guest.page.emulate_media(forced_colors="active")
    hosts.show(guest, Sight(where, where))
    answers = guest.page.locator(".hand button[data-answer]")
    assert answers.count() > 0
    assert all(answer.evaluate(OUTLINED) for answer in answers.all())
    guest.page.keyboard.press("Tab")
    assert guest.page.locator(":focus").evaluate(OUTLINED)
