import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";
import { licences } from "./licences.ts";

/** `import body from "icon:medusa-head"`: the drawing of one icon, so that only those in use are shipped. */
function icons(): Plugin {
  const file = new URL("./node_modules/@iconify-json/game-icons/icons.json", import.meta.url);
  const all = JSON.parse(readFileSync(file, "utf-8")).icons as Record<string, { body: string }>;
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith("icon:") ? "\0" + id : null),
    load(id) {
      if (!id.startsWith("\0icon:")) return null;
      const name = id.slice("\0icon:".length);
      const icon = all[name];
      if (!icon) this.error(`there is no icon "${name}" among the game icons`);
      return `export default ${JSON.stringify(icon.body)};`;
    },
  };
}

export default defineConfig({
  plugins: [svelte(), icons(), licences()],
  build: { target: "es2022", outDir: "dist", assetsInlineLimit: 0, rolldownOptions: { checks: { pluginTimings: false } } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8765", ws: true } } },
});
