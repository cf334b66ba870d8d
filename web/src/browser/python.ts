/** Python inside a worker: its files are fetched once, and started in as many workers as there are. */
import { filesOf, unpacked } from "./archive";

/** A file that Python comes in, as tools/interpreter.py has made it: its address in the site, and how many bytes come. */
interface Part {
  name: string;
  size: number;
}

declare const PYTHON: Record<"engine" | "library" | "meadhall", Part>;

/** All that Python is started from. Workers hand it on to each other, so that none but the first fetches or compiles anything. */
export interface Ingredients {
  engine: WebAssembly.Module;
  archives: Uint8Array<ArrayBuffer>[];
}

/** What is used of Pyodide. */
export interface Python {
  pyimport(name: string): unknown;
}

interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array, options: { canOwn: boolean }): void;
}

interface Settings {
  instantiateWasm: (imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void) => unknown;
}

type Create = (settings: Settings) => Promise<unknown>;
type Load = (options: Record<string, unknown>) => Promise<Python>;

/** How many bytes there are to come. */
export const size = (): number => Object.values(PYTHON).reduce((sum, part) => sum + part.size, 0);

/** Fetch everything; `tell` hears how many more bytes have come. */
export async function fetched(root: string, tell: (bytes: number) => void): Promise<Ingredients> {
  const stream = (part: Part): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> => unpacked(new URL(part.name, root), tell);
  const compiled = async (part: Part): Promise<WebAssembly.Module> => {
    const headers = { "content-type": "application/wasm" };
    return WebAssembly.compileStreaming(new Response(await stream(part), { headers }));
  };
  const archive = async (part: Part): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await new Response(await stream(part)).arrayBuffer());
  const [engine, ...archives] = await Promise.all([compiled(PYTHON.engine), archive(PYTHON.library), archive(PYTHON.meadhall)]);
  return { engine, archives };
}

/** Start Python. It fetches nothing: whatever it would fetch is given to it. */
export async function started({ engine, archives }: Ingredients): Promise<Python> {
  const files = new Map(archives.flatMap((archive) => [...filesOf(archive)]));
  const [{ loadPyodide }, { default: create }] = await Promise.all([
    script<{ loadPyodide: Load }>(files, "pyodide.mjs"),
    script<{ default: Create }>(files, "pyodide.asm.mjs"),
  ]);
  const lock = JSON.parse(new TextDecoder().decode(files.get("lock.json"))) as { info: { python: string } };
  const version = lock.info.python.split(".").slice(0, 2).join(".");
  return new Promise((resolve, reject) => {
    const options = {
      indexURL: "data:,",
      stdLibURL: "data:,",
      lockFileContents: lock,
      packageBaseUrl: "data:,",
      env: { PYTHONPATH: `/lib/python${version}`, PYTHONDONTWRITEBYTECODE: "1" },
      fsInit: async (system: Files) => lay(system, files),
      createPyodideModule: (settings: Settings) => create(given(settings, engine, reject)),
    };
    loadPyodide(options).then(resolve, reject);
  });
}

/** Import one of Pyodide's own scripts. */
async function script<Module>(files: Map<string, Uint8Array<ArrayBuffer>>, name: string): Promise<Module> {
  const address = URL.createObjectURL(new Blob([files.get(name)!], { type: "text/javascript" }));
  try {
    return (await import(/* @vite-ignore */ address)) as Module;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Have Pyodide take the engine that is compiled already, in place of what it would fetch and compile. */
function given(settings: Settings, engine: WebAssembly.Module, reject: (problem: unknown) => void): Settings {
  const instantiate = settings.instantiateWasm;
  settings.instantiateWasm = (imports, done) => {
    WebAssembly.instantiateStreaming = async (_, everything) => {
      try {
        return { module: engine, instance: await WebAssembly.instantiate(engine, everything) };
      } catch (problem) {
        reject(problem); // Pyodide itself would wait for ever
        throw problem;
      }
    };
    return instantiate(imports, done);
  };
  return settings;
}

/** Lay all files where Python looks for them. None is copied: they stay parts of their archives. */
function lay(system: Files, files: Map<string, Uint8Array<ArrayBuffer>>): void {
  const folders = new Set<string>();
  for (const [place, data] of files) {
    const folder = place.slice(0, place.lastIndexOf("/") + 1);
    if (!folder) continue; // a script, not one of Python's files
    if (!folders.has(folder)) system.mkdirTree(`/${folder}`);
    folders.add(folder);
    system.writeFile(`/${place}`, data, { canOwn: true });
  }
}
