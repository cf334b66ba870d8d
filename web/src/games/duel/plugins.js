/** What the page of the duel is built with beside what all games are. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const DATA = new URL("../../../../src/meadhall/games/duel/data/", import.meta.url);

/**
 * The pictures of cards that a file of the duel names: one in each line with its key, or all of a list.
 * @param {string} file
 */
function named(file) {
  const text = readFileSync(new URL(file, DATA), "utf-8");
  return [...text.matchAll(file.startsWith("heroes/") ? /\bemblem: ([\w-]+)/g : /^ {2}- ([\w-]+)$/gm)].map(([, name]) => name ?? "");
}

/**
 * `import shelves from "emblems:all"`: the pictures of the duel's cards, a shelf for each hero and one of spare ones. Each
 * is fetched when it is first needed: a table has two heroes or four, not all.
 * @param {(icon: string) => string} drawing
 * @returns {import("vite").Plugin}
 */
function emblems(drawing) {
  const heroes = readdirSync(new URL("heroes/", DATA)).map((file) => file.replace(".yaml", ""));
  /** @type {Record<string, string>} */
  const files = Object.fromEntries([...heroes.map((hero) => [hero, `heroes/${hero}.yaml`]), ["spare", "emblems.yaml"]]);
  return {
    name: "emblems",
    resolveId: (id) => (id.startsWith("emblems:") ? "\0" + id : null),
    load(id) {
      if (id === "\0emblems:all") {
        const lines = Object.keys(files).map((shelf) => `${JSON.stringify(shelf)}: () => import("emblems:${shelf}")`);
        return `export default { ${lines.join(", ")} };`;
      }
      if (!id.startsWith("\0emblems:")) return null;
      const file = files[id.slice("\0emblems:".length)] ?? "";
      this.addWatchFile(fileURLToPath(new URL(file, DATA)));
      return `export default ${JSON.stringify(Object.fromEntries(named(file).map((name) => [name, drawing(name)])))};`;
    },
  };
}

/**
 * `emblems-duel.json` beside the page that a hall serves: all these pictures by name, for sheets that are printed without a page.
 * @param {(icon: string) => string} drawing
 * @returns {import("vite").Plugin}
 */
function printed(drawing) {
  const files = [...readdirSync(new URL("heroes/", DATA)).map((file) => `heroes/${file}`), "emblems.yaml"];
  return {
    name: "printed-emblems",
    apply: (_, { command, mode }) => command === "build" && mode !== "site",
    generateBundle() {
      const drawings = Object.fromEntries(files.flatMap(named).map((name) => [name, drawing(name)]));
      this.emitFile({ type: "asset", fileName: "emblems-duel.json", source: JSON.stringify(drawings) });
    },
  };
}

/** @param {(icon: string) => string} drawing tells the drawing of an icon */
export default (drawing) => [emblems(drawing), printed(drawing)];
