"""Workshop: packs as people write them. Reads their files, understands their texts, and says what is wrong where.

A game tells what its packs are made of by a `PackMaker` (bundle part `packs`). Nothing in a pack is ever run as code.
"""

from meadhall.workshop.checking import Checked, checked_draft, checked_folder, checked_path, checked_zip
from meadhall.workshop.draft import Draft, draft_files, draft_of
from meadhall.workshop.files import Files, read_folder, read_zip, zipped
from meadhall.workshop.maker import PackMaker, maker_of
from meadhall.workshop.mistakes import Mistake

__all__ = [
    "Checked",
    "Draft",
    "Files",
    "Mistake",
    "PackMaker",
    "checked_draft",
    "checked_folder",
    "checked_path",
    "checked_zip",
    "draft_files",
    "draft_of",
    "maker_of",
    "read_folder",
    "read_zip",
    "zipped",
]
