"""Defeat: who is out and who has won (D9.3, D11.4, D11.5, D12.4, D12.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.duel.rules import events
from meadhall.games.duel.rules.lasting import end_all
from meadhall.games.duel.rules.pieces import drop, drop_all
from meadhall.games.duel.rules.state import Duel
from meadhall.kernel.bits import below, bit, count

HERO_DEFEATED: Final = 0
BOTH_DEFEATED: Final = 1
LAST_STANDING: Final = 2
TEAM_DEFEATED: Final = 3
FORFEIT: Final = 4
REASONS: Final = ("hero_defeated", "both_heroes_defeated", "last_standing", "team_defeated", "forfeit", "endless")


def settle(s: Duel) -> None:
    """Look at the heroes: take players out, end the match when one side is left."""
    table = s.table
    if table.mode == "teams":
        settle_teams(s)
        return
    playing = below(s.seats) & ~s.out
    alive: i64 = 0
    for seat in range(s.seats):
        if playing >> seat & 1 != 0:
            if s.health[table.base[seat]] > 0:
                alive |= bit(seat)
            else:
                leave(s, seat)
    if count(alive) == 1:
        s.finish(alive, HERO_DEFEATED if s.seats == 2 else LAST_STANDING)
    elif alive == 0:
        s.finish(bit(first_of(s, playing)), BOTH_DEFEATED)


def first_of(s: Duel, seats: i64) -> i64:
    """The one of some seats whose turn it is, or else comes next (M23)."""
    seat: i64 = s.turn
    if seat < 0:
        seat = 0
    while seats >> seat & 1 == 0:
        seat = (seat + 1) % s.seats
    return seat


def settle_teams(s: Duel) -> None:
    """A team has lost when both heroes are defeated; a player without fighters is out."""
    table = s.table
    standing: i64 = 0
    for seat in range(s.seats):
        if s.health[table.base[seat]] > 0:
            standing |= table.friend_seats[seat]
        elif s.out >> seat & 1 == 0 and s.stands[seat] == 0:
            leave(s, seat)
    if standing == 0:
        s.finish(table.friend_seats[first_of(s, below(s.seats) & ~s.gone)], BOTH_DEFEATED)
    elif standing != below(s.seats):
        s.finish(standing, TEAM_DEFEATED)


def leave(s: Duel, seat: i64) -> None:
    """A player is out: the fighters leave the board."""
    s.out |= bit(seat)
    clear_board(s, seat)
    if len(s.lasting) > 0:
        end_all(s, seat)
    if len(s.pieces) > 0:
        drop_all(s, seat)
    s.tell(events.SEAT_OUT, seat, 0, 0, 0)


def follow_heroes(s: Duel, fell: i64) -> None:
    """In a free-for-all the sidekicks of a hero who falls leave the board at once (D11.4, M26)."""
    table = s.table
    if table.mode != "free_for_all":
        return
    for seat in range(s.seats):
        if fell >> table.base[seat] & 1 != 0:
            clear_board(s, seat)


def clear_board(s: Duel, seat: i64) -> None:
    """Take all of a player's fighters out of the match, those still waiting beside the board included."""
    for f in range(s.table.base[seat], s.table.base[seat + 1]):
        if s.health[f] > 0:
            s.tell(events.FIGHTER_REMOVED, f, s.space[f], s.health[f], 0)
            s.fall(f)
            if len(s.pieces) > 0:
                drop(s, f)


def forfeit(s: Duel, seat: i64) -> None:
    """A player leaves the table: their fighters go, and the match ends when one side is left.

    Heroes who have fallen in the action under way are looked at when they always are (D9.3).
    """
    s.gone |= bit(seat)
    s.tell(events.SEAT_LEFT, seat, 0, 0, 0)
    if s.out >> seat & 1 == 0:
        leave(s, seat)
    side = one_side(s)
    if side != 0:
        s.finish(side, FORFEIT)


def one_side(s: Duel) -> i64:
    """The seats of the only side that still has a player in the match, 0 if there are several."""
    playing = below(s.seats) & ~s.out
    side = s.table.friend_seats[first_of(s, playing)]
    return side if playing & ~side == 0 else 0
