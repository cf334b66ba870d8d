import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { licences } from "./licences.ts";

const ICONS = new URL("./node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
const all = JSON.parse(readFileSync(ICONS, "utf-8")).icons as Record<string, { body: string }>;

/** The drawing of an icon. */
function drawing(name: string): string {
  const icon = all[name];
  if (!icon) throw new Error(`there is no icon "${name}" among the game icons`);
  return icon.body;
}

/** `import body from "icon:medusa-head"`: the drawing of one icon, so that only those in use are shipped. */
function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith("icon:") ? "\0" + id : null),
    load: (id) => (id.startsWith("\0icon:") ? `export default ${JSON.stringify(drawing(id.slice(6)))};` : null),
  };
}

const DATA = new URL("../src/meadhall/games/duel/data/", import.meta.url);

/** The pictures of cards that a file of the duel names: one in each line with its key, or all of a list. */
function named(file: string): string[] {
  const text = readFileSync(new URL(file, DATA), "utf-8");
  return [...text.matchAll(file.startsWith("heroes/") ? /\bemblem: ([\w-]+)/g : /^ {2}- ([\w-]+)$/gm)].map(([, name]) => name!);
}

/**
 * `import shelves from "emblems:all"`: the pictures of the duel's cards, a shelf for each hero and one of spare ones. Each
 * is fetched when it is first needed: a table has two heroes or four, not all.
 */
function emblems(): Plugin {
  const heroes = readdirSync(new URL("heroes/", DATA)).map((file) => file.replace(".yaml", ""));
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
      const file = files[id.slice("\0emblems:".length)]!;
      this.addWatchFile(fileURLToPath(new URL(file, DATA)));
      return `export default ${JSON.stringify(Object.fromEntries(named(file).map((name) => [name, drawing(name)])))};`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), icons(), emblems(), licences()],
  build: { target: "es2022", outDir: "dist", assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
});
