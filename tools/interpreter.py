"""The Python of the hall in the browser, made for tools/static.py: three files for the page's workers.

`engine` is the interpreter (Pyodide) as WebAssembly, `library` what surrounds it (its scripts, the standard library,
the packages that Meadhall needs), `meadhall` the games and the hall. They differ in how often they change. Everything
in them is bytecode of that very interpreter, or data. Servers of plain files compress nothing, so the files are
compressed already, under a name from which no server draws conclusions.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import pickle
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path
from typing import Final, NamedTuple

from meadhall.packs import read_yaml
from tools import page

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src"
PYODIDE: Final = page.WEB / "node_modules" / "pyodide"
SCRIPTS: Final = ("pyodide.mjs", "pyodide.asm.mjs")
LOCK: Final = "pyodide-lock.json"
WASM: Final = "pyodide.asm.wasm"
LIBRARY: Final = "python_stdlib.zip"
SUFFIXES: Final = {".py", ".so", ".dat", ".yaml", ".json", ".ftl", ".md"}  # what is needed to run
OWN: Final = SUFFIXES - {".so"} | {".txt"}  # of Meadhall itself: phrasings too

# Compiled for the browser by their makers; all others are plain Python and come from where this program runs.
WHEELS: Final = ("msgspec", "librt")
PLAIN: Final = (
    "fluent.runtime", "fluent.syntax", "babel", "pytz", "PyYAML", "attrs", "typing_extensions", "mypy_extensions",
)  # fmt: skip

# Parts of the standard library that cannot be of use in a browser's worker.
TRIMMED: Final = {
    "there is neither a network nor another process": (
        "multiprocessing", "socketserver.py", "ftplib.py", "imaplib.py", "poplib.py", "smtplib.py", "mailbox.py",
        "netrc.py", "wsgiref", "xmlrpc", "pty.py", "tty.py", "webbrowser.py", "http/server.py", "http/client.py",
        "http/cookiejar.py", "http/cookies.py", "email", "mimetypes.py", "quopri.py", "urllib/request.py",
        "urllib/response.py", "urllib/error.py", "urllib/robotparser.py", "concurrent/futures/process.py",
        "concurrent/futures/interpreter.py", "concurrent/interpreters", "ctypes", "pyodide/http",
        "pyodide/_nodesock_transport.py",
    ),
    "nobody develops, measures or tests there": (
        "unittest", "doctest.py", "pdb.py", "bdb.py", "pydoc.py", "pydoc_data", "_pyrepl", "cProfile.py", "profile.py",
        "pstats.py", "trace.py", "timeit.py", "tabnanny.py", "pyclbr.py", "pickletools.py", "modulefinder.py",
        "compileall.py", "py_compile.py", "zipapp.py", "symtable.py", "cmd.py", "code.py", "rlcompleter.py",
        "pyodide/console.py", "asyncio/__main__.py", "asyncio/tools.py", "json/tool.py", "json/__main__.py",
        "zipfile/__main__.py", "sysconfig/__main__.py", "_sysconfigdata__emscripten_wasm32-emscripten.py",
        "tracemalloc.py", "idlelib", "lib2to3", "test", "ensurepip", "venv", "this.py", "antigravity.py",
        "__hello__.py", "__phello__",
    ),
    "there is no command line": ("argparse.py", "getopt.py", "optparse.py", "getpass.py", "fileinput.py", "shlex.py"),
    "nothing is kept, configured or shown in these ways": (
        "sqlite3", "shelve.py", "dbm", "xml", "plistlib.py", "wave.py", "colorsys.py", "tkinter", "turtledemo",
        "turtle.py", "curses", "filecmp.py", "tarfile.py", "tomllib", "configparser.py", "logging/config.py",
        "logging/handlers.py", "html/parser.py", "_markupbase.py", "zoneinfo", "sched.py", "graphlib.py",
    ),
    "packages bring no resources, and nobody asks for their names": (
        "importlib/resources", "importlib/readers.py", "importlib/simple.py", "importlib/metadata",
    ),
    "inside the interpreter already": (
        "zipimport.py", "abc.py", "codecs.py", "io.py", "_collections_abc.py", "_sitebuiltins.py", "genericpath.py",
        "posixpath.py", "os.py", "site.py", "stat.py", "importlib/util.py", "importlib/machinery.py", "runpy.py",
        "_pydatetime.py", "_pyio.py", "_py_abc.py",
    ),
    "for other systems": ("asyncio/windows_events.py", "asyncio/windows_utils.py", "asyncio/proactor_events.py"),
}  # fmt: skip
ENCODINGS: Final = {"__init__", "aliases", "ascii", "latin_1", "utf_8", "utf_8_sig", "utf_16_le"}

# Parts of the packages likewise; of librt, uncompiled code uses the vectors only.
WITHOUT: Final = (
    "pytz/zoneinfo/", "pytz/reference", "babel/messages/", "babel/support", "babel/units", "babel/lists",
    "babel/localtime/_win32", "yaml/_yaml", "yaml/cyaml", "_yaml/", "librt/base64", "librt/random", "librt/strings",
    "librt/internal", "librt/threading",
)  # fmt: skip
LOCALES: Final = ("root", "en", "ru", "uk", "pl", "de")
# What Babel knows of languages beside numbers and plurals; no sentence of Meadhall tells it.
UNTOLD: Final = {
    "languages", "territories", "scripts", "variants", "time_zones", "meta_zones", "date_fields", "datetime_skeletons",
    "interval_formats", "unit_patterns", "unit_display_names", "compound_unit_patterns", "currency_names",
    "currency_names_plural", "currency_symbols", "compact_currency_formats", "territory_zones", "zone_territories",
    "territory_languages", "territory_currencies", "windows_zone_mapping", "all_currencies",
}  # fmt: skip

# Parts of Meadhall: what needs a terminal, a server, or days of time; and the page's words, which it fetches as files.
LEFT_OUT: Final = re.compile(
    r"cli/|server/|page/|games/\w+/(terminal|lab)/|lab/(?!evidence)|workshop/printing"
    r"|testing/(bots|knowledge|laws|mutation|walks)\.py"
    r"|games/\w+/testing/(mutation|tally)\.py|.*/(page|page-\w+|hints|lab)\.ftl|.*/fields\.yaml|hall/wire/(typescript|manual)\.py"
)


class Part(NamedTuple):
    """One of the files: its name in the site, and what it holds before and after it is compressed."""

    name: str
    raw: int
    packed: bytes


def build(work: Path) -> dict[str, Part]:
    """Make all files, with a folder to work in."""
    page.node()  # Pyodide is among what the page is built with
    shutil.rmtree(work, ignore_errors=True)
    library, own = work / "library", work / "meadhall"
    standard = f"lib/python{version()}"
    packages = f"{standard}/site-packages"
    for name in SCRIPTS:
        write(library / name, (PYODIDE / name).read_bytes())
    write(library / "lock.json", json.dumps({"info": told(), "packages": {}}).encode())  # nothing else can be fetched
    standard_library(library / standard)
    for package in PLAIN:
        plain(package, library / packages)
    wheels(library / packages)
    meadhall(own / packages / "meadhall")
    for folder in (library, own):
        page.node(["bytecode", "--", str(folder)])
    parts = {"engine": (PYODIDE / WASM).read_bytes(), "library": archive(library), "meadhall": archive(own)}
    return {name: part(name, data) for name, data in parts.items()}


def told() -> dict[str, str]:
    """What Pyodide tells of itself."""
    info: dict[str, str] = json.loads((PYODIDE / LOCK).read_text("utf-8"))["info"]
    return info


def version() -> str:
    """The version of its Python, without the last number."""
    return told()["python"].rpartition(".")[0]


def write(path: Path, data: bytes) -> None:
    """Write a file, and its folder if there is none."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


# -------------------------------------------------------------------- what is taken


def standard_library(folder: Path) -> None:
    """What can be needed of the standard library."""
    trimmed = tuple(name for names in TRIMMED.values() for name in names)
    with zipfile.ZipFile(PYODIDE / LIBRARY) as library:
        for name in library.namelist():
            if name.endswith(".py") and not is_under(name, trimmed) and is_known_encoding(name):
                write(folder / name, library.read(name))


def is_under(name: str, parts: Iterable[str]) -> bool:
    """Whether a file is one of these, or in a folder of them."""
    return any(name == part or name.startswith(f"{part}/") for part in parts)


def is_known_encoding(name: str) -> bool:
    """Whether a file is other than an encoding that nobody asks for."""
    folder, _, module = name.rpartition("/")
    return folder != "encodings" or module.removesuffix(".py") in ENCODINGS


def plain(name: str, folder: Path) -> None:
    """A package of plain Python, as it is installed here."""
    found = metadata.distribution(name)
    for path in found.files or []:
        place = path.as_posix()
        if is_needed(place):
            data = path.read_binary()
            write(folder / place, lighter(data) if path.suffix == ".dat" else data)


def is_needed(place: str) -> bool:
    """Whether a file of a package is needed to run."""
    locale = re.fullmatch(r"babel/locale-data/(\w+)\.dat", place)
    if locale:
        return locale[1] in LOCALES
    is_outside = place.startswith("..") or ".dist-info/" in place
    return Path(place).suffix in SUFFIXES and not is_outside and not place.startswith(WITHOUT)


def lighter(data: bytes) -> bytes:
    """One of Babel's tables without what is not told."""
    table = pickle.loads(data)  # noqa: S301 - it is Babel's own
    kept = {key: value for key, value in table.items() if key not in UNTOLD}
    if "likely_subtags" in kept:
        kept["likely_subtags"] = {tag: likely for tag, likely in kept["likely_subtags"].items() if tag in LOCALES}
    return pickle.dumps(kept, 4)


def wheels(folder: Path) -> None:
    """The packages that are compiled for the browser, from the package registry in the versions that are pinned."""
    platform = f"pyemscripten_{told()['abi_version']}_{told()['arch']}"
    with tempfile.TemporaryDirectory() as fetched:
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "download", "--no-deps"]
        place = ["--platform", platform, "--python-version", version(), "--only-binary", ":all:", "--dest", fetched]
        constraint = ["--constraint", str(ROOT / "constraints.txt")]
        subprocess.run([*pip, *place, *constraint, *WHEELS], check=True)
        for path in sorted(Path(fetched).glob("*.whl")):
            with zipfile.ZipFile(path) as wheel:
                for name in filter(is_needed, wheel.namelist()):
                    write(folder / name, wheel.read(name))


def meadhall(folder: Path) -> None:
    """Meadhall itself, from its sources."""
    for path in sorted((SOURCES / "meadhall").rglob("*")):
        place = path.relative_to(SOURCES / "meadhall").as_posix()
        if path.is_file() and path.suffix in OWN and not LEFT_OUT.match(place):
            write(folder / place, as_json(path) if path.suffix == ".yaml" else path.read_bytes())


def as_json(path: Path) -> bytes:
    """A YAML file as JSON, which is YAML too: without a parser in C, reading it takes a fiftieth of the time."""
    data = read_yaml(path.read_text("utf-8"))
    text = json.dumps(data, ensure_ascii=False, indent=0, separators=(",", ":"))
    if read_yaml(text) != data:
        sys.exit(
            f"{path}: expected only what JSON can tell: mappings by words, lists, texts, numbers, true, false, null"
        )
    return text.encode()


# -------------------------------------------------------------------- how it is packed


def archive(folder: Path) -> bytes:
    """All files of a folder as one."""
    return joined(folder, (path for path in folder.rglob("*") if path.is_file()))


def joined(folder: Path, paths: Iterable[Path]) -> bytes:
    """Files as one: a line of JSON with places and sizes, then what they hold, like beside like."""
    ordered = sorted(paths, key=lambda path: (path.suffix, path))
    index = [[path.relative_to(folder).as_posix(), path.stat().st_size] for path in ordered]
    return json.dumps(index, separators=(",", ":")).encode() + b"\n" + b"".join(path.read_bytes() for path in ordered)


def part(name: str, data: bytes) -> Part:
    """One of the files, compressed, with a name that tells what is in it."""
    return Part(f"parts/{name}-{digest(data)}.bin", len(data), gzip.compress(data, 9, mtime=0))


def digest(data: bytes) -> str:
    """A few letters that tell one content from all others."""
    return hashlib.sha256(data).hexdigest()[:10]


# -------------------------------------------------------------------- who has made it


def licences() -> Iterator[str]:
    """What others have made of it, each with its licence, in the way in which the page tells it (web/licences.ts)."""
    pyodide = json.loads((PYODIDE / "package.json").read_text("utf-8"))["version"]
    mozilla = (page.WEB / "node_modules" / "axe-core" / "LICENSE").read_text("utf-8")  # the same, which Pyodide lacks
    source = "Its sources: https://github.com/pyodide/pyodide\n\n"
    engine = (Path(__file__).parent / "engine-licences.txt").read_text("utf-8")
    yield entry("pyodide", pyodide, "MPL-2.0", f"{source}{mozilla}\n\n{engine}")
    yield entry("CPython", told()["python"], "PSF-2.0", texts("typing_extensions"))  # which come from it
    for name in sorted((*PLAIN, *WHEELS), key=str.lower):
        found = metadata.distribution(name)
        yield entry(name, found.version, licence_of(found), texts(name) or (ROOT / "LICENSE").read_text("utf-8"))


def entry(name: str, version: str, licence: str, text: str) -> str:
    """One package by name and version, with the text of its licence."""
    title = f"{name} {version} ({licence})"
    line = "=" * len(title)
    return f"\n{line}\n{title}\n{line}\n\n{text.strip()}\n"


def licence_of(found: metadata.Distribution) -> str:
    """The short name of a package's licence. Without a text of its own it must be that of Meadhall."""
    known = found.metadata.json
    name = str(known.get("license_expression") or known.get("license"))
    return {"APL 2": "Apache-2.0"}.get(name, name)


def texts(name: str) -> str:
    """The texts of licences that a package brings."""
    found = metadata.distribution(name)
    files = [path for path in found.files or [] if re.match(r"(licen[cs]e|notice|copying)", path.name, re.IGNORECASE)]
    return "\n\n".join(path.read_text("utf-8").strip() for path in sorted(files))
