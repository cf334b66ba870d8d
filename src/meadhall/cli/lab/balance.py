"""`meadhall lab balance STUDY --who HERO`: small changes that would make somebody fair, checked by fresh matches.

It moves every printed number of theirs by a point, then more points and two numbers where one is not enough. Up to
three changes that come near 50 % are checked by matches that the search has not seen. What was played is kept: the same
command goes on where it was stopped. The same study gives the same findings, whatever --processes is.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from meadhall.cli import Commands
from meadhall.cli.commands.simulate import positive
from meadhall.cli.lab.playing import capital, find, options_of_playing, study_in

if TYPE_CHECKING:
    from meadhall.lab.balance.findings import Balance, Changed, Measure, Proposal
    from meadhall.lab.studies import Plan

SEARCH, CHECK = 400, 2000


def register(parts: Commands) -> None:
    """Add the command."""
    part = parts.add_parser(
        "balance", help="look for small changes that make somebody fair", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    part.add_argument("study", type=Path, metavar="STUDY", help="the folder of a study that has been run")
    part.add_argument("--who", required=True, metavar="HERO", help="who is too strong or too weak")
    part.add_argument(
        "--search",
        type=positive,
        default=SEARCH,
        metavar="N",
        help=f"matches with each change that is tried ({SEARCH})",
    )
    part.add_argument(
        "--check",
        type=positive,
        default=CHECK,
        metavar="N",
        help=f"at most so many fresh matches to check one ({CHECK})",
    )
    options_of_playing(part)
    part.set_defaults(run=run)


# Whatever plays is imported when it is known that something is to be played.
# ruff: noqa: PLC0415
def run(arguments: argparse.Namespace) -> int:
    """Search, check, keep and tell."""
    from meadhall.lab.balance import Effort, balanced

    folder = arguments.study
    plan = study_in(folder)
    effort = Effort(arguments.search, arguments.check)
    return find(
        arguments,
        folder,
        lambda hands: balanced(plan, arguments.who, folder, hands.play, effort, hands.tell),
        lambda found: told(plan, found),
    )


# ---------------------------------------------------------------- in words
def told(plan: Plan, found: Balance) -> list[str]:
    """What was found: a sentence first, then a line for each proposal."""
    return [sentence(plan, found), *(line(plan, found.who, each) for each in found.proposals)]


def sentence(plan: Plan, found: Balance) -> str:
    """What it has come to."""
    from meadhall.lab.balance import findings

    now = f"{capital(plan.part.name(plan, 'who', found.who, 'en'))} wins {share(found.before)}"
    if found.outcome == findings.FAIR:
        return f"{now}: fair already, nothing needs to change."
    if found.outcome == findings.OPEN:
        return f"{now}: that proves nothing yet. With more matches the study can tell whether anything needs to change."
    if found.outcome == findings.FOUND:
        number = sum(each.is_confirmed for each in found.proposals)
        return f"{now}. {number} small change{'s' if number > 1 else ''} held against fresh matches:"
    nearest = found.tried[0]
    best = f"{changes(plan, found.who, nearest.changes)} came nearest, with {nearest.after:.1%}"
    return f"{now}, and no small change suffices: of {len(found.tried)} that were tried, {best}."


def line(plan: Plan, who: str, found: Proposal) -> str:
    """A proposal, and what fresh matches say of it."""
    words = {
        "fair": "fair: certainly between 45 and 55 %",
        "even": "confirmed: it helps, and 50 % is not refuted",
        "unproven": "open: more matches are needed to tell",
        "refuted": "refuted: certainly not 50 %",
    }
    before = f"{found.before.value:.1%}"
    return f"  {changes(plan, who, found.changes)}: {before} → {share(found.after)}; {words[found.result]}"


def changes(plan: Plan, who: str, found: list[Changed]) -> str:
    """What becomes what."""
    parts = []
    for each in found:
        card = f"{plan.part.name(plan, 'card', f'{who}/{each.card}', 'en')}, " if each.card else ""
        parts.append(f"{card}{each.part} {each.before} → {each.after}")
    return " and ".join(parts)


def share(measure: Measure) -> str:
    """A share with its interval."""
    return f"{measure.value:.1%} ({measure.low:.1%} – {measure.high:.1%}, {measure.matches:,} matches)"
