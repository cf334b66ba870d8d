"""Reports: their figures against pandas and SciPy, their sentences against what a test has planted, and the page."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pandas as pd  # type: ignore[import-untyped]
import pytest
from scipy import stats  # type: ignore[import-untyped]

from meadhall.cli import main
from meadhall.lab.balance import Balance, Comparison
from meadhall.lab.balance.findings import Measure, Proposal, Row, written
from meadhall.lab.evidence import Evidence
from meadhall.lab.report import Document, page_of, report_of
from meadhall.lab.report.aggregates import Aggregates
from meadhall.lab.report.cards import Deck
from meadhall.lab.report.document import Chart, Fold, Heat, Lines, Note, Table
from meadhall.lab.report.strength import League
from meadhall.lab.report.tongue import Tongue
from meadhall.lab.studies import Plan
from meadhall.lab.studies.figures import (
    FAIR,
    OPEN,
    STRONG,
    WEAK,
    Figure,
    is_proven,
    mean_from,
    mean_of,
    ratio_from,
    share_of,
    verdict,
    widened,
)
from meadhall.localisation import languages
from tests.lab.invented import EFFECTS, HEROES, PLANTED, Truth, invented, planted_share
from tests.lab.studies import UNICORNS, run_in


@pytest.fixture(scope="module")
def planted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A study in which a test knows what is true."""
    folder = tmp_path_factory.mktemp("planted")
    invented(folder, PLANTED, Truth(planted_share, EFFECTS, edge=0.06))
    return folder


@pytest.fixture(scope="module")
def told(planted: Path) -> Document:
    """What is said of it."""
    return report_of(planted)[1]


@pytest.fixture(scope="module")
def plan(planted: Path) -> Plan:
    """Its plan."""
    return report_of(planted)[0]


@pytest.fixture(scope="module")
def unicorns(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small study of the other game that bots have played."""
    folder = tmp_path_factory.mktemp("unicorns")
    treatments = [{"restrict": "never-stops"}, {"card": "neigh", "copies": 10}]
    run_in(folder, UNICORNS | {"batch": 6, "matches": {"most": 6, "least": 6}, "treatments": treatments})
    return folder


def blocks(found: Any) -> Iterator[Any]:
    """All sentences, tables and pictures of a section."""
    for block in found.blocks:
        yield block
        if isinstance(block, Fold):
            yield from blocks(block)


def sentences(document: Document, plan: Plan, section: str, language: str = "en") -> list[str]:
    """What a section says, without the notes."""
    tongue = Tongue(plan, language)
    found = next(each for each in document.sections if each.id == section)
    return [tongue.text(say) for block in blocks(found) if isinstance(block, Lines) for say in block.says]


# ---------------------------------------------------------------- statistics
@pytest.mark.parametrize("among", [1, 7, 130])
def test_widened_interval_is_bonferronis(among: int) -> None:
    """The normal interval at a twentieth, divided by the number of comparisons."""
    values = [float(n % 7) for n in range(90)]
    known = stats.norm.interval(1 - 0.05 / among, loc=np.mean(values), scale=stats.sem(values))
    assert widened(mean_of(values), among)[1:3] == pytest.approx(known, abs=1e-5)


def test_mean_follows_from_sums() -> None:
    """Whoever has only sums has the same mean and interval."""
    values = [0.25, -1.0, 3.0, 0.5, 0.5]
    found = mean_from(5, sum(values), sum(value * value for value in values))
    known = stats.norm.interval(0.95, loc=np.mean(values), scale=stats.sem(values))
    assert found[:3] == pytest.approx((np.mean(values), *known), abs=1e-5)


def test_share_of_chances_in_clusters_is_as_uncertain_as_it_says() -> None:
    """Chances of one match go together: an interval for single ones would hold the truth far less often."""
    dice = np.random.default_rng(4)
    inside = naive = 0
    for _ in range(1500):
        bottoms = dice.integers(1, 9, 80)
        tops = np.array([dice.binomial(n, dice.beta(1.2, 2.8)) for n in bottoms])
        squares = float(tops @ tops), float(tops @ bottoms), float(bottoms @ bottoms)
        found = ratio_from(float(tops.sum()), float(bottoms.sum()), squares)
        inside += found.low <= 0.3 <= found.high
        plain = share_of(float(tops.sum()), int(bottoms.sum()))
        naive += plain.low <= 0.3 <= plain.high
    assert 0.92 <= inside / 1500 <= 0.97
    assert naive / 1500 < 0.88


def test_matches_of_different_groups_count_for_themselves() -> None:
    """Sixty groups of ten matches prove as much as six hundred matches; a coin of one's own is not needed for each."""
    groups = [[1.0] * 8 + [0.0] * 2 if at % 2 else [1.0] * 5 + [0.0] * 5 for at in range(60)]
    found = verdict(groups)
    assert (found.word, found.number) == (STRONG, 600)
    assert found.high - found.low < 0.15


def test_groups_that_differ_fool_nobody() -> None:
    """Who wins nearly all against some and loses nearly all against others is fair: called otherwise in 1 of 20."""
    dice = np.random.default_rng(11)
    called = 0
    for _ in range(300):
        wins = dice.random((4, 60)) < np.array([[0.95], [0.05], [0.7], [0.3]])
        evidence = Evidence()
        is_called = False
        for at in range(0, 60, 10):
            evidence.counts.update(wins.T[at : at + 10].astype(float).ravel().tolist())
            is_called = is_called or is_proven(evidence, 0.5, 1)
        called += is_called
    assert called / 300 <= 0.05


@pytest.mark.parametrize(
    ("wins", "number", "among", "word"),
    [(310, 400, 1, STRONG), (90, 400, 1, WEAK), (6240, 12000, 1, FAIR), (240, 400, 1, STRONG), (240, 400, 40, OPEN)],
)
def test_whoever_is_certainly_near_a_half_is_fair(wins: int, number: int, among: int, word: str) -> None:
    """52 of 100 is more than a half, and fair; among many it takes more to be called strong."""
    assert verdict([[1.0] * wins + [0.0] * (number - wins)], among=among).word == word


# ---------------------------------------------------------------- figures of the results
def frame(folder: Path, name: str, **wanted: Any) -> Any:
    """Rows of a result file, as pandas has them."""
    found = pd.read_parquet(folder / f"{name}.parquet")
    for column, value in wanted.items():
        found = found[found[column] == value]
    return found


def test_shares_are_those_of_pandas(planted: Path, plan: Plan) -> None:
    """Of everybody, of pairs and of boards: the means of their cells."""
    seats = frame(planted, "seats", treatment="", level="greedy")
    league = League(Aggregates(planted, plan), "greedy")
    for who in HEROES:
        own = seats[seats.who == who]
        assert league.share(who).value == pytest.approx(own.groupby("cell").score.mean().mean())
        there = own[own.cell.str.contains("/marmoreal/")]
        assert league.share(who, table="marmoreal").value == pytest.approx(there.groupby("cell").score.mean().mean())
        assert league.share(who).number == len(own)
    pair = seats[(seats.who == "sinbad") & seats.cell.str.contains("medusa")]
    assert league.against["sinbad", "medusa"].value == pytest.approx(pair.score.mean())
    assert league.against["medusa", "sinbad"].value == pytest.approx(1 - pair.score.mean())


def test_effects_are_those_of_pandas(planted: Path, plan: Plan) -> None:
    """Match by match the same seed with the card and with a blank: the mean difference, with SciPy's interval."""
    matches = frame(planted, "matches", level="greedy")
    seats = frame(planted, "seats", level="greedy", who="medusa")
    scores = matches.merge(seats[["match", "score"]], on="match", suffixes=("_first", ""))
    own = scores[scores.treatment == ""]
    changed = scores[scores.treatment == "medusa:gaze-of-stone:blank"]
    both = own.merge(changed, left_on=["cell", "number"], right_on=["base", "number"])
    gaps = both.score_x - both.score_y
    known = stats.norm.interval(0.95, loc=gaps.mean(), scale=stats.sem(gaps))
    found = Deck(Aggregates(planted, plan)).effects["medusa", "gaze-of-stone"]
    assert found == pytest.approx((gaps.mean(), *known, len(gaps)), abs=1e-5)


def test_card_figures_are_those_of_pandas(planted: Path, plan: Plan) -> None:
    """Wins when a card was drawn or played in any way, and damage each time it was played."""
    cards = frame(planted, "cards", treatment="", level="greedy", who="sinbad")
    deck = Deck(Aggregates(planted, plan))
    key = "sinbad", "feint"
    uses = cards.attack + cards.defence + cards.scheme
    played = cards[uses > 0]
    assert deck.shares[key]["drawn"].value == pytest.approx(cards[cards.drawn > 0].score.mean())
    assert deck.shares[key]["played"].value == pytest.approx(played.score.mean())
    assert deck.shares[key]["played"].number == len(played)
    each = played.damage / uses[uses > 0]
    known = stats.norm.interval(0.95, loc=each.mean(), scale=stats.sem(each))
    assert deck.amounts[key]["damage"][:3] == pytest.approx((each.mean(), *known), abs=1e-4)
    assert deck.dead[key].value == pytest.approx((cards.dead > 0).mean())


def test_chances_to_stop_a_card_are_those_of_pandas(unicorns: Path) -> None:
    """Taken chances of all chances."""
    plan, _ = report_of(unicorns)
    data = Aggregates(unicorns, plan)
    seats = frame(unicorns, "seats", treatment="")
    found = data.ratios(data.main_seats, ["level"], "stops", "windows")["random",]
    assert found.value == pytest.approx(seats.stops.sum() / seats.windows.sum())
    assert found.number == seats.windows.sum()


def test_cards_that_all_draw_are_held_against_a_fair_share(unicorns: Path) -> None:
    """A third, at a table of three."""
    plan, _ = report_of(unicorns)
    cards = frame(unicorns, "cards", treatment="", card="neigh")
    drawn = cards[cards.drawn > 0]
    found = Deck(Aggregates(unicorns, plan)).shares["each", "neigh"]["drawn"]
    assert found.value == pytest.approx(drawn.score.mean() - 1 / 3)
    assert found.number == len(drawn)


# ---------------------------------------------------------------- what is said
def test_whoever_is_planted_too_strong_is_called_so(told: Document, plan: Plan) -> None:
    """In the first sentences, with the share."""
    lines = sentences(told, plan, "verdict")
    assert re.match(r"Too strong: Medusa \(6\d%\)\.$", lines[0])
    assert re.match(r"Too weak: Sinbad \(\d\d%\)\.$", lines[1])


def test_uneven_pairs_and_boards_are_named(told: Document, plan: Plan) -> None:
    """Against whom, on which boards and from which seat."""
    pairs = sentences(told, plan, "pairs")
    assert pairs[1].startswith("Medusa against Sinbad: ")
    assert any(line.startswith("Sinbad is stronger on Marmoreal: ") for line in sentences(told, plan, "tables"))
    assert sentences(told, plan, "seats")[0].startswith("Whoever begins has the edge: 5")


def test_card_that_does_it_is_named_and_no_other(told: Document, plan: Plan) -> None:
    """A blank in the place of Gaze of Stone was planted to cost 20 wins in 100 matches; in that of Feint, nothing."""
    lines = sentences(told, plan, "cards")
    assert lines[0].startswith("Of 2 cards that were replaced by a blank, one certainly makes a difference")
    found = re.match(r"“Gaze of Stone” \(Medusa\) is worth (\d+) wins in 100 matches \((\d+) to (\d+)\)\.", lines[1])
    assert found is not None
    worth, low, high = map(int, found.groups())
    assert low < worth < high
    assert low <= 20 <= high
    assert len(lines) == 2


def test_bots_that_win_more_with_a_hand_tied_are_flagged(told: Document, plan: Plan) -> None:
    """Sinbad was planted to win more when he always attacks: a warning says that this is about the bots."""
    section = next(each for each in told.sections if each.id == "restricted")
    warning = next(block for block in section.blocks if isinstance(block, Lines))
    tongue = Tongue(plan, "en")
    lines = [tongue.text(say) for say in warning.says]
    assert warning.is_warning
    assert lines[0].startswith("Are our bots playing this badly?")
    assert {line.split(":")[0] for line in lines[1:]} == {
        "Sinbad attacks whenever possible, bots “random”", "Sinbad attacks whenever possible, bots “greedy”",
    }  # fmt: skip
    others = sentences(told, plan, "restricted")[len(lines) :]
    assert others[0].startswith("Medusa never boosts, bots “greedy”: ")
    assert "fewer wins" in others[0]


def test_tried_changes_and_skill_are_told(told: Document, plan: Plan) -> None:
    """With what was printed before; who gains from better bots."""
    assert sentences(told, plan, "changes")[0].startswith("Medusa with another number (health 12 instead of 16): ")
    assert sentences(told, plan, "skill")[0].startswith("Medusa gains from thinking: with the bots “greedy” ")


def test_fair_study_says_so_and_names_nobody(tmp_path: Path) -> None:
    """Where nothing is planted, nothing is found."""
    study = PLANTED | {"levels": ["greedy"], "matches": {"most": 1000, "least": 1000, "treated": 100}}
    plan = invented(tmp_path, study, Truth(lambda _: 0.5))
    _, told = report_of(tmp_path)
    assert len(sentences(told, plan, "verdict")) == 1
    assert sentences(told, plan, "verdict")[0].startswith("Fair: ")
    assert sentences(told, plan, "pairs") == ["No match-up is certainly uneven."]
    assert len(sentences(told, plan, "tables")) == 1
    assert sentences(told, plan, "tables")[0].startswith("Nobody is certainly stronger or weaker on one board ")
    assert sentences(told, plan, "cards")[0].endswith("none is certain to make a difference.")
    assert sentences(told, plan, "restricted") == ["No restriction certainly costs anything."]


def test_findings_of_other_commands_are_shown(planted: Path, plan: Plan) -> None:
    """Small changes and comparisons that were kept in the folder, with what fresh matches say of them."""
    share, gap = Measure(0.51, 0.49, 0.53, 900), Measure(-0.14, -0.17, -0.11, 900)
    treatment = {"who": "medusa", "card": "gaze-of-stone", "value": 1, "also": [{"card": "snipe", "boost": 2}]}
    proposal = Proposal(treatment, [], 2, "fair", share, share, gap, gap)
    rows = [
        Row("medusa", by, key, share, share, gap)
        for by, key in (
            ("all", ""),
            ("opponent", "sinbad"),
            ("level", "greedy"),
            ("table", "sarpedon"),
            ("mode", "duel"),
        )
    ]
    turns = [share, share, gap]
    health = {"who": "medusa", "health": 12}
    files: dict[str, Balance | Comparison] = {
        "balance-medusa": Balance("medusa", "", "", {}, "strong", share, "found", [proposal], []),
        "balance-sinbad": Balance("sinbad", "", "", {}, "weak", share, "nothing", [], []),
        "compare-a": Comparison("a", "", "", "tavern 1", "tavern 2", None, rows, turns, []),
        "compare-b": Comparison("b", "", "", "", "x", health, rows[:1], turns, []),
    }
    try:
        for name, found in files.items():
            (planted / f"{name}.json").write_bytes(written(found))
        _, document = report_of(planted)
        page_of(plan, document)
        smallest, compared = (sentences(document, plan, id) for id in ("smallest", "compare"))
        (planted / "balance-medusa.json").write_text('{"who": 1}', "utf-8")
        assert main(["lab", "report", str(planted)]) == 2
    finally:
        for name in files:
            (planted / f"{name}.json").unlink()
    assert smallest[1] == (
        "The smallest change that fresh matches confirm: value of “Gaze of Stone” 1 instead of 2, "
        "boost of “Snipe” 2 instead of 1. Then it would be 51% (49% to 53%)."
    )
    assert smallest[3] == "No small change was found that fresh matches confirm as fair."
    assert compared[0].startswith("Before: tavern 1. After: tavern 2.")
    assert compared[1] == "Medusa: 14 fewer wins in 100 matches than before (11 to 17)."
    assert compared[2].startswith("As it is, and with a change: health 12 instead of 16.")


def test_modes_for_several_are_told(tmp_path: Path) -> None:
    """Heroes that are drawn for each match win a fourth of them if they are equal."""
    play = {"heroes": "all", "boards": ["sarpedon"], "modes": ["free_for_all", "teams"]}
    matches = {"most": 4, "least": 4}
    run_in(tmp_path, {"game": "duel", "levels": ["random"], "batch": 4, "matches": matches, "play": play})
    plan, document = report_of(tmp_path)
    section = next(each for each in document.sections if each.id == "several")
    table = next(block for block in section.blocks if isinstance(block, Table))
    fair = {Tongue(plan, "en").text(row[0]): row[3].value for row in table.rows if isinstance(row[3], Figure)}
    assert fair == {"free-for-all": pytest.approx(0.25), "teams": pytest.approx(0.5)}
    assert "verdict" not in {each.id for each in document.sections}
    page_of(plan, document)


def test_unicorn_sections_are_there(unicorns: Path) -> None:
    """Seats, cards, changes for all, windows, who stops whom, and ends by the number of players."""
    plan, document = report_of(unicorns)
    assert [section.id for section in document.sections] == [
        "places", "cards", "changes", "restricted", "feel", "windows", "stops",
    ]  # fmt: skip
    stops = next(section for section in document.sections if section.id == "stops")
    heat = next(block for block in stops.blocks if isinstance(block, Heat))
    mean = np.mean([cell.value for row in heat.cells for cell in row if cell is not None])
    dealings = frame(unicorns, "dealings", deed="stopped").merge(frame(unicorns, "matches", treatment=""), on="match")
    assert mean == pytest.approx(dealings.number_x.sum() / (6 * 6))
    assert sentences(document, plan, "windows")


# ---------------------------------------------------------------- the page
class Reader(HTMLParser):
    """Reads a page as a browser does, and says what is wrong."""

    VOID: ClassVar[set[str]] = {"meta", "input", "path", "circle", "rect"}

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.sources: list[str] = []
        self.languages: dict[str, int] = {}
        self.tables = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        self.ids += [told["id"]] if told.get("id") else []  # type: ignore[list-item]
        self.sources += [told[name] for name in ("src", "href", "action") if told.get(name)]  # type: ignore[misc]
        if tag in {"span", "tspan"} and told.get("lang"):
            self.languages[str(told["lang"])] = self.languages.get(str(told["lang"]), 0) + 1
        self.tables += tag == "table"
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("study", ["planted", "unicorns"])
def test_page_is_whole_and_needs_nothing(study: str, request: pytest.FixtureRequest) -> None:
    """All five languages say equally much, every element is closed, and nothing is fetched from anywhere."""
    plan, document = report_of(request.getfixturevalue(study))
    page = page_of(plan, document)
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert len(set(reader.ids)) == len(reader.ids)
    assert all(source.startswith("#") and source[1:] in reader.ids for source in reader.sources)
    assert re.findall(r"https?://(?!www\.w3\.org/2000/svg)|@import|url\(", page) == []
    counts = {language: reader.languages[language] for language in languages()}
    assert counts.pop("en") >= max(counts.values())  # numbers with a point are English, all others share theirs
    assert len(set(counts.values())) == 1
    assert reader.tables > 5
    assert len(page) < 400_000


def test_every_figure_has_its_interval(told: Document) -> None:
    """In every table and heat map; the value lies in it."""

    def figures() -> Iterator[Figure]:
        for section in told.sections:
            for block in blocks(section):
                rows = block.rows if isinstance(block, Table) else block.cells if isinstance(block, Heat) else ()
                yield from (cell for row in rows for cell in row if isinstance(cell, Figure) and cell.number)
                yield from (bar.figure for bar in block.bars) if isinstance(block, Chart) else ()

    found = list(figures())
    assert len(found) > 100
    assert all(each.low <= each.value <= each.high for each in found)
    assert all(math.isfinite(each.low) and math.isfinite(each.high) for each in found)


def test_every_section_has_a_sentence_before_its_tables(told: Document, unicorns: Path) -> None:
    """Nobody meets a table first."""
    for document in (told, report_of(unicorns)[1]):
        for section in document.sections:
            assert isinstance(section.blocks[0], (Lines, Note)), section.id


@pytest.mark.parametrize("language", languages())
def test_everything_can_be_said_in_every_language(told: Document, plan: Plan, unicorns: Path, language: str) -> None:
    """No part is missing, and no id is shown in a word's place."""
    for own, document in ((plan, told), report_of(unicorns)):
        for section in document.sections:
            for line in sentences(document, own, section.id, language):
                assert line.strip()
                assert "{" not in line
                assert re.search(r"king-arthur|always-attacks|[a-z]+_[a-z]+", line) is None, line


# ---------------------------------------------------------------- the command
def test_command_writes_the_page_and_pictures(
    planted: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same results give the same bytes."""
    out, pictures = tmp_path / "there" / "page.html", tmp_path / "pictures"
    assert main(["lab", "report", str(planted), "--out", str(out), "--pictures", str(pictures)]) == 0
    told = capsys.readouterr().out.split()
    assert {Path(path).name for path in told} == {"page.html", "ratings.svg", "pairs.svg", "tables.svg", "cards.svg"}
    assert main(["lab", "report", str(planted)]) == 0
    assert (planted / "report.html").read_bytes() == out.read_bytes()
    for path in sorted(pictures.glob("*.svg")):
        text = path.read_text("utf-8")
        assert re.search(r"<title>[^<]+</title>\s*<desc>[^<]+</desc>", text), path.name
        assert text.count("<svg") == text.count("</svg>") == 1


def test_report_of_nothing_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With what is to be done first."""
    assert main(["lab", "report", str(tmp_path)]) == 2
    assert "expected a folder that `meadhall lab run` has written" in capsys.readouterr().err
