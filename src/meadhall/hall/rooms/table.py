"""Table: what the parts of a room have in common: the match, who sits there, what is asked, clocks, and the outlet."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.hall.effects.outlet import Outlet
from meadhall.hall.rooms.asked import Asked
from meadhall.hall.rooms.clock import Clocks
from meadhall.hall.rooms.course import Course
from meadhall.hall.rooms.seating import Seating


class Table(NamedTuple):
    """The state of a room; each part of it is changed by the parts of the room, and by nobody else."""

    course: Course
    seating: Seating
    asked: Asked
    clocks: Clocks
    outlet: Outlet
