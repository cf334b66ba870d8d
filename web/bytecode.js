/* Compiles Python sources with the very Python that runs in the browser, so that nothing is compiled there: `node bytecode.js FOLDER`.

A file NAME.py becomes NAME.pyc beside it, which Python imports in its stead; tracebacks name the source and its lines. What only explains
modules and functions is left out (classes keep theirs: without them dataclasses would describe themselves at every start). */
import { loadPyodide } from "pyodide";

const PROGRAM = `
import ast, importlib.util
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path

EXPLAINED = ast.Module | ast.FunctionDef | ast.AsyncFunctionDef

def without_explanations(tree):
    for node in ast.walk(tree):
        if isinstance(node, EXPLAINED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if len(node.body) > 1 or isinstance(node, ast.Module) else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree

root = Path("/sources")
for path in sorted(root.rglob("*.py")):
    source = path.read_bytes()
    shown = f"/{path.relative_to(root)}"
    code = compile(without_explanations(ast.parse(source, shown)), shown, "exec", dont_inherit=True, optimize=0)
    path.with_suffix(".pyc").write_bytes(_code_to_hash_pyc(code, importlib.util.source_hash(source), checked=False))
    path.unlink()
`;

// columns within lines are of use only where the source is at hand
const python = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1" } });
python.mountNodeFS("/sources", process.argv[2]);
python.runPython(PROGRAM);
