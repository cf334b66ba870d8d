"""Files of facts: YAML, and JSON where a site brings them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from meadhall.bundle import BUNDLES
from meadhall.kernel.errors import PackError
from meadhall.packs import decode, read_yaml
from meadhall.packs.facts import Facts, Source
from tools.interpreter import as_json

FILES: Final = sorted(path for bundle in BUNDLES.values() for path in bundle.folder.rglob("*.yaml"))


class Thing(Facts, frozen=True):
    """Something."""

    id: str
    number: int


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-4:]))
def test_file_says_the_same_as_json(path: Path) -> None:
    """What the site brings is what the sources say."""
    assert read_yaml(as_json(path).decode()) == yaml.safe_load(path.read_text("utf-8"))


@pytest.mark.parametrize(("text", "data"), [("{id: a, number: 1}", {"id": "a", "number": 1}), ("[a, 'b']", ["a", "b"])])
def test_yaml_that_begins_like_json_is_yaml(text: str, data: Any) -> None:
    """Lists and mappings in one line have the same brackets."""
    assert read_yaml(text) == data


@pytest.mark.parametrize("is_json", [False, True])
def test_mistake_names_its_line_in_either_form(is_json: bool) -> None:
    """Whoever writes JSON is told where the mistake is too."""
    text = json.dumps([{"id": "a", "number": "1"}], indent=0) if is_json else "- id: a\n  number: one\n"
    with pytest.raises(PackError, match=r"own\.yaml:4: a: Expected `int`" if is_json else r"own\.yaml:2: a: Expected"):
        decode(Source("own.yaml", text), list[Thing])


@pytest.mark.parametrize("text", ["{", "[" * 2_000, '{"a": ', "[" * 6_000])
def test_broken_json_is_refused_as_yaml_is(text: str) -> None:
    """An error of this package, whatever was written."""
    with pytest.raises(PackError, match=r"own\.yaml"):
        Source("own.yaml", text)
