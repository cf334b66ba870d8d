"""Store: the folder of a study: the study file, its packs, every batch as it was finished, and the results.

A batch is written under another name first and then moved: a file that is there is whole.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import meadhall
from meadhall.lab.studies.batch import Batch, Task, unpacked
from meadhall.lab.studies.plan import Plan, StudyError, unpacked_plan

PLAN: Final = "plan.json"
STUDY: Final = "study.yaml"
BATCHES: Final = "batches"


class Store:
    """Where a study is kept."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def open(self, plan: Plan, text: str) -> None:
        """Begin, or go on with the same study."""
        kept = self.folder / PLAN
        if kept.exists():
            told = self.told()
            if told["fingerprint"] != plan.fingerprint or told["version"] != meadhall.__version__:
                msg = f"{self.folder} holds another study, or one of version {told['version']}: name another folder"
                raise StudyError(msg)
            return
        try:
            (self.folder / BATCHES).mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            msg = f"cannot keep the study in {self.folder}: {problem.strerror}"
            raise StudyError(msg) from problem
        self.write(STUDY, text.encode())
        told = {"version": meadhall.__version__, "fingerprint": plan.fingerprint, "payload": json.loads(plan.payload)}
        self.write(PLAN, (json.dumps(told, indent=1) + "\n").encode())

    def told(self) -> dict[str, Any]:
        """What the folder says of its study."""
        kept = self.folder / PLAN
        if not kept.is_file():
            msg = f"{self.folder} holds no study: expected a folder that `meadhall lab run` has written"
            raise StudyError(msg)
        found: dict[str, Any] = json.loads(kept.read_text("utf-8"))
        return found

    def plan(self) -> Plan:
        """The plan that is kept here."""
        return unpacked_plan(json.dumps(self.told()["payload"]))

    def write(self, name: str, data: bytes) -> None:
        """Write a file whole or not at all."""
        path = self.folder / name
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        draft.write_bytes(data)
        draft.replace(path)

    # ---------------------------------------------------------------- batches
    def path(self, task: Task) -> str:
        """The name of a batch's file."""
        return f"{BATCHES}/{task.cell:06}-{task.part:04}.json.gz"

    def keep(self, task: Task, data: bytes) -> None:
        """Keep a batch."""
        self.write(self.path(task), data)

    def batch(self, task: Task) -> Batch:
        """A batch that is kept."""
        return unpacked((self.folder / self.path(task)).read_bytes())

    def tasks(self) -> Iterator[Task]:
        """All batches that are kept."""
        for path in sorted((self.folder / BATCHES).glob("*.json.gz")):
            cell, _, part = path.name.partition(".")[0].partition("-")
            yield Task(int(cell), int(part))
