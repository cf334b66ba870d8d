"""`meadhall lab compare STUDY`: before and after, on the same seeds: two versions of a pack, or one thing changed.

    meadhall lab compare heroes.yaml --versions old/tavern new/tavern
    meadhall lab compare heroes --change '{who: medusa, card: snipe, value: 3}'

STUDY is a study file or the folder of a study; it says what is played. A folder has the packs it was run with: then the
new version of a pack is enough.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meadhall.cli import Commands
from meadhall.cli.commands.simulate import positive
from meadhall.cli.lab.playing import capital, find, options_of_playing, study_in
from meadhall.cli.packs.offer import check_game, option_of_packs, pack_named, packs_given

if TYPE_CHECKING:
    from meadhall.lab.balance import Change, Comparison
    from meadhall.lab.balance.findings import Measure, Row
    from meadhall.lab.studies import Plan
    from meadhall.packs.pack import Pack


def register(parts: Commands) -> None:
    """Add the command."""
    part = parts.add_parser(
        "compare", help="hold two versions of a pack or of a card against each other", description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    part.add_argument("study", type=Path, metavar="STUDY", help="a study file, or the folder of a study")
    part.add_argument(
        "--versions",
        nargs="+",
        default=[],
        metavar="PACK",
        help="a pack before and after: folders, zip files, or an id",
    )
    option_of_packs(part)
    part.add_argument("--change", metavar="TREATMENT", help="what is changed, as among a study's treatments")
    part.add_argument(
        "--matches", type=positive, metavar="N", help="of each cell (default: as many as the study has at most)"
    )
    options_of_playing(part)
    part.set_defaults(run=run)


# Whatever plays is imported when it is known that something is to be played.
# ruff: noqa: PLC0415
def run(arguments: argparse.Namespace) -> int:
    """Play both, keep and tell."""
    from meadhall.lab.balance import compared

    change = changed(arguments)
    folder = arguments.study if arguments.study.is_dir() else arguments.study.with_suffix("")
    matches = arguments.matches or change.before.study.matches.most
    return find(
        arguments,
        folder,
        lambda hands: compared(change, folder, hands.play, matches),
        lambda found: told(change, found),
    )


# ---------------------------------------------------------------- what is compared
def changed(arguments: argparse.Namespace) -> Change:
    """What is held against what."""
    from meadhall.lab.balance.comparison import treated
    from meadhall.lab.studies import StudyError, plan_of
    from meadhall.packs import Source
    from meadhall.packs.carried import load_of

    study: Path = arguments.study
    if bool(arguments.versions) == bool(arguments.change):
        msg = "expected --versions with two versions of a pack, or --change with what is changed"
        raise StudyError(msg)
    others = {pack.id: load_of(pack) for pack in packs_given(arguments.pack)}
    if not arguments.change:
        return of_packs(study, [pack_named(word) for word in arguments.versions], others)
    plan = study_in(study) if study.is_dir() else plan_of(study, others)
    return treated(plan, Source("--change", arguments.change).data)


def of_packs(study: Path, found: list[Pack], others: dict[str, Any]) -> Change:
    """Two versions of a pack: both of them told, or the one that the study was run with and another."""
    from meadhall.lab.balance.comparison import versions
    from meadhall.lab.studies import StudyError, plan_of
    from meadhall.packs.carried import load_of

    loads = [load_of(pack) for pack in found]
    id = found[0].id
    plan = study_in(study) if study.is_dir() else plan_of(study, others | {id: loads[0]})
    known = plan.loads if study.is_dir() else others
    if len(loads) == 1 and id in known:
        loads.insert(0, known[id])
    check_game(found, plan.study.game)
    if len(loads) != 2 or any(pack.id != id for pack in found):
        told = ", ".join(f"{pack.id} {pack.about.version}" for pack in found)
        msg = f"expected two versions of one pack, found {told}"
        raise StudyError(msg)
    return versions(plan, (loads[0], loads[1]), id, names(id, loads))


def names(id: str, loads: list[Any]) -> tuple[str, str]:
    """What both are called: their versions, or where those are the same what is certainly different."""
    first, second = ([load[part] for load in loads] for part in ("version", "fingerprint"))
    one, other = first if first[0] != first[1] else second
    return f"{id} {one}", f"{id} {other}"


# ---------------------------------------------------------------- in words
def told(change: Change, found: Comparison) -> list[str]:
    """What differs: a sentence for each who is looked at, then a line for each opponent, table and level."""
    lines = []
    for row in found.rows:
        if row.by == "all":
            lines.append(sentence(change.after, found, row))
        else:
            kind = {"opponent": "who"}.get(row.by, row.by)
            name = (
                change.after.part.name(change.after, kind, row.key, "en")
                if row.by in {"opponent", "table"}
                else row.key
            )
            lines.append(
                f"  {row.by} {name}: {row.before.value:.1%} → {row.after.value:.1%}, {difference(row.difference)}"
            )
    before, after, longer = found.turns
    by = f"{longer.value:+.1f}, {longer.low:+.1f} to {longer.high:+.1f}"
    lines.append(f"A match has {before.value:.1f} turns before and {after.value:.1f} after ({by}).")
    if found.left_out:
        lines.append(f"{len(found.left_out)} cells are in one version only and were left out.")
    return lines


def sentence(plan: Plan, found: Comparison, row: Row) -> str:
    """What became of somebody."""
    name = plan.part.name(plan, "who", row.who, "en")
    gap, than = row.difference, f"with {found.before}" if found.before else "without it"
    if gap.low > 0 or gap.high < 0:
        what = f"{capital(name)} wins {'more' if gap.low > 0 else 'less'} often with {found.after} than {than}"
    else:
        what = f"{capital(name)} is not proven to win more or less often with {found.after} than {than}"
    shares = f"{row.before.value:.1%} before, {row.after.value:.1%} after"
    return f"{what}: {shares}, {difference(gap)} in {gap.matches:,} pairs of matches on the same seeds."


def difference(measure: Measure) -> str:
    """By how much, in points of per cent."""
    value, low, high = (100 * each for each in (measure.value, measure.low, measure.high))
    return f"{value:+.1f} points ({low:+.1f} to {high:+.1f})"
