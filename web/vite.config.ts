import { svelte } from "@sveltejs/vite-plugin-svelte";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin, type UserConfig } from "vite";
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

const games = await ofGames();

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

/** What a page of plain files says of itself, since no server does (meadhall.server.http.app says more). */
const POLICY =
  "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/** Puts the policy into the page. */
function policy(): Plugin {
  const tag = { tag: "meta", attrs: { "http-equiv": "content-security-policy", content: POLICY }, injectTo: "head-prepend" as const };
  return { name: "policy", transformIndexHtml: () => [tag] };
}

/** Where the hall is: behind the server that the page comes from, or in the mode `site` inside the browser itself. */
const HALLS = { served: "./src/hall/served.ts", site: "./src/browser/hall.ts" };

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The page that a server brings. */
const served: UserConfig = {
  plugins: [svelte(), icons(), games, previews(), licences()],
  resolve: { alias: { "#hall": path(HALLS.served) } },
  build: { target: "es2022", outDir: "dist", assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
};

/** The site of plain files; tools/static.py says what the files of Python are called. */
const site: UserConfig = {
  base: "./",
  plugins: [svelte(), icons(), games, licences(), policy()],
  resolve: { alias: { "#hall": path(HALLS.site) } },
  define: { PYTHON: process.env["MEADHALL_PYTHON"] ?? "{}", LATER: process.env["MEADHALL_LATER"] ?? "{}" },
  worker: { format: "es" },
  build: {
    ...served.build,
    rolldownOptions: {
      ...served.build?.rolldownOptions,
      input: { index: path("index.html"), service: path("src/browser/service.ts") },
      // a service worker keeps its name, by which browsers look for a new one
      output: {
        entryFileNames: ({ name }) => (name === "service" ? "service.js" : "assets/[name]-[hash].js"),
        // some servers of plain files do not show what begins with an underscore
        chunkFileNames: ({ name }) => `assets/${name.replace(/^_/, "")}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${(names[0] ?? "file").replace(/^_|\.\w+$/g, "")}-[hash][extname]`,
      },
    },
  },
};

export default defineConfig(({ mode }) => (mode === "site" ? site : served));
