"""What the measures of the hall notice. How fast it is depends on the machine, and is no test's business."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy import delete, update

from benchmarks.evening import Checked, checked
from benchmarks.hall import figure, none_of, quantile, spread, text
from benchmarks.report import put_into
from benchmarks.venue import Venue, opened
from meadhall.hall.records import Record
from meadhall.server.storage.database import rows
from tests.hall_soak import Sample, grown, slope

PAGE: Final = Path(__file__).parents[1] / "docs" / "benchmarks.md"
PLACES: Final = ("hall-load", "hall-bots", "hall-memory", "hall-faults", "hall-soak")


@pytest.fixture
def venue(tmp_path: Path) -> Iterator[Venue]:
    """Tables without a server."""
    with opened(tmp_path) as found:
        yield found


def begun(venue: Venue) -> Record:
    """A match in which much was answered."""
    for table in venue.deal(8):
        record = venue.storage.load(table.id)
        if record is not None and len(record.rows) > 20:
            return record
    raise AssertionError("no match is long enough")


def told(record: Record, number: int) -> str:
    """An answer as the crowd writes it down."""
    row = record.rows[number]
    return f"{record.id}\t{number}\t{number + 1}\t{row.seat}\t{row.value}"


def test_all_is_well_when_everything_is_stored(venue: Venue) -> None:
    """Whatever was heard of is found, and the match follows from its rows."""
    record = begun(venue)
    heard = [told(record, number) for number in range(len(record.rows))]
    found = checked(venue.storage, heard, {record.id: len(record.rows)})
    assert found == Checked(len(heard), 1, [], [])


def test_answer_is_missed_when_another_is_stored(venue: Venue) -> None:
    """The very answer must be there, by the very seat, among the rows that had come by then."""
    record = begun(venue)
    heard = [told(record, 10), told(record, 11) + "x", told(record, 12).replace("\t13\t", "\t12\t")]
    found = checked(venue.storage, heard, {record.id: 13})
    assert (len(found.missing), found.broken) == (2, [])


def test_rows_are_missed_when_more_were_heard_of(venue: Venue) -> None:
    """Who has heard of so many rows has heard of all of them."""
    record = begun(venue)
    (missing,) = checked(venue.storage, [], {record.id: len(record.rows) + 1}).missing
    assert f"{len(record.rows)} are stored" in missing


def test_match_is_broken_when_a_row_is_gone_or_cannot_be(venue: Venue) -> None:
    """A match must follow from its rows, and all of them must be there; one that is not there at all is broken too."""
    record = begun(venue)
    seen = {record.id: len(record.rows)}
    with venue.storage.begin() as connection:
        connection.execute(update(rows).where(rows.c.match == record.id, rows.c.number == 5).values(value="nonsense"))
    assert "cannot be given" in checked(venue.storage, [], seen).broken[0]
    with venue.storage.begin() as connection:
        connection.execute(delete(rows).where(rows.c.match == record.id, rows.c.number == 5))
    assert "a row is missing" in checked(venue.storage, [], seen).broken[0]
    assert checked(venue.storage, [], {"nowhere": 0}).broken == ["nowhere: it is not there"]


def test_bar_is_for_all_but_one_in_a_hundred() -> None:
    """The slowest of a hundred may be slow; two of them are too many."""
    quick = [float(each) for each in range(100)]
    assert (quantile(quick, 0.5), quantile(quick, 0.99)) == (50.0, 99.0)
    assert [each.verdict() for each in spread("answers", [1.0] * 199 + [999.0], under=150)] == ["", "", "met", ""]
    assert "MISSED" in text(spread("answers", [1.0] * 98 + [999.0] * 2, under=150))
    assert spread("answers", []) == []
    assert [none_of("errors", many).verdict() for many in (0, 1)] == ["met", "MISSED"]
    assert figure("matches", "", 500).verdict() == ""


def test_growth_counts_when_it_is_beyond_doubt() -> None:
    """A hall that grows steadily is found out; one that only breathes is not."""
    times = [float(at) for at in range(100)]
    steady = slope(times, [100 + 0.2 * at for at in times])
    assert steady.growth == pytest.approx(0.2 * 99)
    assert steady.sure == pytest.approx(0.2 * 99)
    breathing = slope(times, [100 + 10 * (at % 2) for at in times])
    assert breathing.sure == 0.0
    samples = [Sample(at, 100 + 0.2 * at, 5, 3, 7, 14, 40) for at in times]
    assert [grown(name, "", samples, 10).verdict() for name in ("memory", "files")] == ["MISSED", "met"]


@pytest.mark.parametrize("name", PLACES)
def test_page_has_a_place_for_all_figures(name: str) -> None:
    """Each part of the figures is replaced alone."""
    page = PAGE.read_text(encoding="utf-8")
    written = put_into(page, "new figures", name)
    assert written != page
    assert written.count("new figures") == 1
    for other in PLACES:
        assert f"<!-- end of {other} -->" in written
