import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** What package.json tells of a package. */
type Told = { name: string; version: string; license?: string };

const HEAD = `What the page of Meadhall carries that others have made, and under which licences.
Meadhall itself is under the Apache License 2.0.
`;

const WEB = fileURLToPath(new URL("./", import.meta.url)).replaceAll("\\", "/"); // as Vite writes paths
const ICONS = "@iconify-json/game-icons";

/** What has no text in its package: where the licence stands, and who asks to be named. */
const ELSEWHERE: Record<string, string> = {
  [ICONS]: `Icons by Lorc, Delapouite and the others of game-icons.net, shown in other colours and sizes.
Creative Commons Attribution 3.0 Unported: https://creativecommons.org/licenses/by/3.0/
`,
};

/** Writes licences.txt beside the page: all packages that something in it comes from, each with its licence. */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const folders = new Set([...this.getModuleIds()].map(packageOf).filter((folder) => folder !== null));
      const parts = [...folders].sort().map(licenceOf);
      this.emitFile({ type: "asset", fileName: "licences.txt", source: [HEAD, ...parts].join("\n") });
    },
  };
}

/** The folder of the package that a module comes from; null for one of our own. */
function packageOf(id: string): string | null {
  const path = id.startsWith("\0icon:") ? `${WEB}node_modules/${ICONS}/icons.json` : id;
  return /^.*\/node_modules\/(@[^/]+\/)?[^/]+\//.exec(path)?.[0] ?? null;
}

/** A package by name and version, with the text of its licence. */
function licenceOf(folder: string): string {
  const told = JSON.parse(readFileSync(`${folder}package.json`, "utf-8")) as Told;
  const title = `${told.name} ${told.version} (${told.license})`;
  const line = "=".repeat(title.length);
  return `${line}\n${title}\n${line}\n\n${textOf(folder, told).replace(/^\n+|\s+$/g, "")}\n`;
}

/** The text of a licence: from the package, or where it is known to stand. A package without one stops the build. */
function textOf(folder: string, told: Told): string {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
  if (files.length) return files.map((file) => readFileSync(folder + file, "utf-8")).join("\n\n");
  const elsewhere = ELSEWHERE[told.name];
  if (elsewhere) return elsewhere;
  if (told.license === "Apache-2.0") return readFileSync(`${WEB}../LICENSE`, "utf-8");
  throw new Error(`${told.name} has no text of its licence (${told.license}): web/licences.ts should say where it stands`);
}
