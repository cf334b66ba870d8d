"""For everyone: no page, no moment of a match and no dialog breaks a rule of axe-core, and nothing has no name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from tests.browser import axe
from tests.browser.ears import silent
from tests.browser.guest import Guest
from tests.browser.sights import BROAD, PHONE, SIGHTS, Hosts, Sight, by_night
from tests.patience import THOROUGH, crossed, some

Visit = Callable[..., Guest]

SIZES: Final = {"broad": (*BROAD, "en"), "phone": (*PHONE, "de")}


def seen() -> list[Sight]:
    """All pages and moments, and as many of the dialogs over them as there is time for."""
    dialogs = [sight for sight in SIGHTS if sight.steps]
    return [sight for sight in SIGHTS if not sight.steps] + some(dialogs)


# A dialog has the colours of the page under it, and pages share theirs.
NIGHTLY: Final = SIGHTS if THOROUGH else some([sight for sight in SIGHTS if not sight.steps])


@pytest.mark.parametrize(
    ("sight", "size"), [pytest.param(*each, id=f"{each[0].name}-{each[1]}") for each in crossed(seen(), [*SIZES])]
)
def test_nothing_is_wrong_with_what_is_seen(sight: Sight, size: str, hosts: Hosts, look: Visit) -> None:
    """All rules hold by day, and by night, where it is looked at, those about contrast: only colours are others then.

    No button, link, field, picture, dialog or heading is silent; the page has a title and says in which language it is.
    """
    guest = look(*SIZES[size])
    hosts.show(guest, sight)
    by_day = axe.found(guest.page)
    unnamed = silent(guest.page)
    assert guest.page.title().strip()
    assert guest.page.locator("html").get_attribute("lang") == SIZES[size][2]
    dark: list[str] = []
    if sight in NIGHTLY:
        by_night(guest.page)
        dark = axe.found(guest.page, axe.CONTRAST)
    assert (by_day, dark, unnamed) == ([], [], [])
