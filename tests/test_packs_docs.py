"""The pages about packs: every command that they show is run, in order, and prints what they say."""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from meadhall.cli import main, parser
from meadhall.cli.commands import serve
from meadhall.packs import carried

DOCS: Final = Path(__file__).parents[1] / "docs"
PAGES: Final = ("design-a-hero.md", "packs.md")
BLOCK: Final = re.compile(r"^```(\w+)(?: title=\"([^\"]+)\")?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROMPT: Final = "$ "
MORE: Final = "…"  # in a page: what is left out, of a line or of several
ADDRESS: Final = "http://127.0.0.1:8765/"


class Step(NamedTuple):
    """A command with what it should print, or a file with what it should hold."""

    command: str
    expected: str
    file: str = ""


def steps_of(page: str) -> Iterator[Step]:
    """The commands and files of a page, in order."""
    for kind, title, body in BLOCK.findall((DOCS / page).read_text(encoding="utf-8")):
        if title:
            yield Step("", body, title)
        elif kind == "console":
            for part in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]:
                command, _, expected = part.partition("\n")
                yield Step(command, expected)


def pattern_of(expected: str) -> str:
    """What output has to look like: where something is left out, anything may stand."""
    return "".join(".*" if part == MORE else re.escape(part) for part in re.split(f"({MORE})", expected.strip()))


class Shell:
    """Runs the commands of a page: those of Meadhall in this process, and the three others that a page needs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def run(self, command: str) -> str:
        """What a command prints; a pipe brings what stands before it."""
        before, pipe, after = command.partition(" | ")
        if pipe:
            return self.run_words(shlex.split(after), typed=self.run(before))
        return self.run_words(shlex.split(command))

    def run_words(self, words: list[str], typed: str = "q\n") -> str:
        """What a command prints."""
        name, *rest = words
        if name == "meadhall":
            return self.run_main(rest, typed)
        if name == "echo":
            return f"{rest[0]}\n"
        for file in map(Path, rest if name == "rm" else rest[-1:]):
            if name == "rm":
                file.unlink()
            else:
                assert (name, rest[0]) == ("sed", "-i"), f"this page needs {name!r}, which its test does not know"
                file.write_text(replaced(file.read_text(encoding="utf-8"), rest[1]), encoding="utf-8")
        return ""

    def run_main(self, words: list[str], typed: str) -> str:
        """What `meadhall` prints; each command is a process that knows no pack from before."""
        carried.USED.clear()
        self.monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        out = io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
            main(words)
        return out.getvalue()


def replaced(text: str, script: str) -> str:
    """A text after the `s/…/…/` of sed, each in every line."""
    for rule in script.split("; "):
        _, before, after, _ = rule.split("/")
        assert before in text, f"nothing to replace: {rule}"
        text = text.replace(before, after)
    return text


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Shell]:
    """A new machine with the examples on it, on which one process plays and a hall does not stay open."""
    known = dict(carried.USED)
    here = tmp_path / "here"
    here.mkdir()
    (here / "examples").symlink_to(DOCS.parent / "examples")
    monkeypatch.chdir(here)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("")
    monkeypatch.setattr(serve, "PAGE", page)
    monkeypatch.setattr(serve, "serve", lambda *_: print(f"The hall is open: {ADDRESS}"))  # noqa: T201 - as it does
    yield Shell(monkeypatch)
    carried.USED.clear()
    carried.USED.update(known)


@pytest.mark.parametrize("page", PAGES)
def test_every_command_of_a_page_prints_what_the_page_says(page: str, shell: Shell) -> None:
    """Commands run in their order, on files as the page writes them."""
    steps = list(steps_of(page))
    assert len(steps) > 5
    for step in steps:
        if step.file:
            Path(step.file).parent.mkdir(parents=True, exist_ok=True)
            Path(step.file).write_text(step.expected, encoding="utf-8")
            continue
        printed = shell.run(step.command)
        is_like = re.fullmatch(pattern_of(step.expected), printed.strip(), re.DOTALL) is not None
        assert is_like, f"$ {step.command}\n{printed}"


@pytest.mark.parametrize("page", PAGES)
def test_every_command_that_a_page_mentions_can_be_given(page: str) -> None:
    """What stands in a sentence is not run, but its words are such as the command line takes."""
    text = BLOCK.sub("", (DOCS / page).read_text(encoding="utf-8"))
    found = [shlex.split(words) for words in re.findall(r"`meadhall ([^`]+)`", text)]
    assert found
    for words in found:
        is_form = any(word.isupper() or word.startswith("[") for word in words)  # with places to be filled
        if is_form or len(words) < 3:  # the name of a command, which may need more
            continue
        parser(words).parse_args(words)
