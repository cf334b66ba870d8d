import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readdirSync, readFileSync } from "node:fs";
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

/** `import body from "icon:beer-horn"`: the drawing of one icon, so that only those in use are shipped. */
function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith("icon:") ? "\0" + id : null),
    load: (id) => (id.startsWith("\0icon:") ? `export default ${JSON.stringify(drawing(id.slice(6)))};` : null),
  };
}

type Plugins = (drawing: (icon: string) => string) => Plugin[];

/** What games are built with: a game may have plugins of its own, in `src/games/GAME/plugins.js`. */
async function ofGames(): Promise<Plugin[]> {
  const games = new URL("./src/games/", import.meta.url);
  const files = readdirSync(games).map((game) => new URL(`${game}/plugins.js`, games));
  const found = files.filter((file) => existsSync(file)).map(async (file) => (await import(file.href)) as { default: Plugins });
  return (await Promise.all(found)).flatMap(({ default: plugins }) => plugins(drawing));
}

/** The picture that a link to a game is shown with, `src/games/GAME/preview.jpg`: it ships as `preview-GAME.jpg`. */
function previews(): Plugin {
  const games = new URL("./src/games/", import.meta.url);
  return {
    name: "previews",
    apply: "build",
    generateBundle() {
      for (const game of readdirSync(games)) {
        const picture = new URL(`${game}/preview.jpg`, games);
        if (existsSync(picture)) this.emitFile({ type: "asset", fileName: `preview-${game}.jpg`, source: readFileSync(picture) });
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), icons(), await ofGames(), previews(), licences()],
  build: { target: "es2022", outDir: "dist", assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
});
