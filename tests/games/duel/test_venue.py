"""Where bots of the duel meet."""

from collections import Counter

from meadhall.games.duel.lab.venue import DuelVenue
from meadhall.kernel.chance import chance_of


def test_duel_draws_two_heroes_and_has_boards_in_turn() -> None:
    """All heroes meet all others, whoever begins; each side has either seat once."""
    found = [DuelVenue().meeting(number, chance_of(number)) for number in range(600)]
    assert {meeting.setup["board"] for meeting in found[::2]} == {"sarpedon"}
    assert {meeting.setup["board"] for meeting in found[1::2]} == {"marmoreal"}
    pairs = Counter(tuple(meeting.setup["heroes"]) for meeting in found)
    assert all(one != other for one, other in pairs)
    assert len({hero for pair in pairs for hero in pair}) == 12
    assert len(pairs) > 120
    assert {meeting.setup["first"] for meeting in found} == {0, 1}
    assert {meeting.seats for meeting in found} == {((0,), (1,))}
