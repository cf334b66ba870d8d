"""Studies that tests run: small ones, with bots that answer at random."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from meadhall.lab.studies import Course, Plan, Store
from meadhall.lab.studies.crew import Alone, Crew
from meadhall.lab.studies.results import write
from meadhall.lab.studies.run import resumed, run
from meadhall.packs import Source

BLANK: dict[str, Any] = {"who": "medusa", "card": "gaze-of-stone", "blank": True}
DUEL: dict[str, Any] = {
    "game": "duel",
    "levels": ["random"],
    "matches": {"most": 100, "least": 50, "within": 0.3},
    "play": {"heroes": ["medusa", "king-arthur", "sinbad"], "boards": ["sarpedon"]},
    "treatments": [BLANK],
}
UNICORNS: dict[str, Any] = {
    "game": "unicorns",
    "levels": ["random"],
    "matches": {"most": 50, "least": 50},
    "play": {"players": [3]},
}


def plan_from(told: dict[str, Any], **changed: Any) -> Plan:
    """A plan, read from a file as people write it."""
    return Plan(Source("study.yaml", yaml.safe_dump(told | changed)), {})


def run_in(folder: Path, told: dict[str, Any], crew: Crew | None = None) -> Course:
    """Run a study to its end and write its results."""
    plan = plan_from(told)
    store, course = Store(folder), Course(plan)
    store.open(plan, yaml.safe_dump(told))
    resumed(course, store)
    for _ in run(course, store, crew or Alone(plan.payload)):
        pass
    write(course, store)
    return course
