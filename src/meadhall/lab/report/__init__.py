"""Report: what a study says, in sentences, tables and pictures, on one page.

`report_of` makes a `Document` of a study's results, which knows no language; a `Page` shows it in all of them.
"""

from __future__ import annotations

from meadhall.lab.report.document import Document
from meadhall.lab.report.page import page_of
from meadhall.lab.report.pictures import pictures_of
from meadhall.lab.report.report import report_of

__all__ = ["Document", "page_of", "pictures_of", "report_of"]
