/** The census of the page: no shared file names a game, and every game has the words that the page says of it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { wordsNeeded } from "./game";
import { games } from "./games";
import { LANGUAGES } from "./words.svelte";

const SRC = new URL("./", import.meta.url);
const PACKAGE = new URL("../../src/meadhall/", import.meta.url);
const THIS = "census.test.ts";
/** Other words by which the games at hand are known. */
const KNOWN_AS = ["unicorn", "herd"];
const NAMES = new RegExp([...new Set([...games.map(({ id }) => id), ...KNOWN_AS])].join("|"), "gi");
/** A message's id where it begins, and all that a file says by literal ids. */
const MESSAGE = /^([a-z][\w-]*) =/gm;
const SAID = /\bsay\(\s*"([\w-]+)"/g;

const read = (file: string, from = SRC): string => readFileSync(new URL(file, from), "utf-8");
const matches = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map(([all, part]) => part ?? all);

const files = readdirSync(SRC, { recursive: true })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.(ts|js|svelte|css)$/.test(file) && file !== THIS);
const gameOf = (file: string): string | null => /^games\/([^/]+)\//.exec(file)?.[1] ?? null;
const shared = [...files.filter((file) => gameOf(file) === null), "../vite.config.ts", "../licences.ts", "../index.html"];

const sharedWords = (language: string): string[] =>
  readdirSync(new URL(`locales/${language}/`, PACKAGE))
    .filter((file) => /^page.*\.ftl$/.test(file))
    .map((file) => `locales/${language}/${file}`);
const wordsOf = (game: string, language: string, file: string): string => `games/${game}/locales/${language}/${file}.ftl`;
/** All that a game's page says: its own words, and those of its pages that are learnt when they are opened. */
const pageWords = (game: string, language: string): string[] =>
  readdirSync(new URL(`games/${game}/locales/${language}/`, PACKAGE))
    .filter((file) => /^page.*\.ftl$/.test(file))
    .map((file) => `games/${game}/locales/${language}/${file}`);
const idsIn = (file: string): string[] => (existsSync(new URL(file, PACKAGE)) ? matches(read(file, PACKAGE), MESSAGE) : []);

describe("a game", () => {
  it("is named by no shared file", () => {
    expect(shared.length).toBeGreaterThan(100);
    expect(shared.flatMap((file) => matches(`${file}\n${read(file)}`, NAMES).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  it("is reached by no other game, and by nothing shared but the list of games", () => {
    const own = /(?:from|import)\s*\(?\s*"((?:\.\.?\/)[^"]*)"/g;
    const strays = files.flatMap((file) =>
      matches(read(file), own)
        .map((path) => new URL(path, new URL(file, "file:///")).pathname.slice(1))
        .filter((path) => gameOf(path) !== null && gameOf(path) !== gameOf(file))
        .map((path) => `${file}: ${path}`),
    );
    expect(strays).toEqual([]);
  });

  it("has the name of its folder", () => {
    expect(games.map(({ id }) => id).filter((id) => !existsSync(new URL(`games/${id}/game.ts`, SRC)))).toEqual([]);
  });
});

describe("the hall", () => {
  /** Where it is reached: everybody else asks there. */
  const outside = files.filter((file) => !/^(hall|browser)\//.test(file) && !file.endsWith(".test.ts"));
  const found = (what: RegExp): string[] => outside.flatMap((file) => matches(read(file), what).map((part) => `${file}: ${part}`));

  it("is asked in one way, wherever it runs", () => {
    expect(found(/(?<!hall\.)\bfetch\((?!asset\()/g)).toEqual([]);
    expect(found(/\b(?:WebSocket|XMLHttpRequest|EventSource|sendBeacon)\b/g)).toEqual([]);
    // a picture that is sent tells where it comes from
    expect(found(/\blocation\.(?:host|origin|pathname)\b/g).filter((place) => !/^(picture\/picture|route\.svelte)\.ts/.test(place))).toEqual([]);
  });

  it("is linked to by addresses that hold wherever the page lies", () => {
    expect(found(/\b(?:href|src|action)=(?:"|\{["`])\/[^"`]*/g)).toEqual([]);
  });
});

describe.each(LANGUAGES)("words (%s)", (language) => {
  const hall = sharedWords(language).flatMap(idsIn);
  const own = Object.fromEntries(games.map(({ id }) => [id, pageWords(id, language).flatMap(idsIn)]));

  it("of all games name none of them", () => {
    // in the middle of another word it is no name
    const names = new RegExp(`(?<!\\p{L})(?:${NAMES.source})`, "giu");
    expect(sharedWords(language).flatMap((file) => matches(read(file, PACKAGE), names).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  it("have each an id of their own", () => {
    const all = [...hall, ...Object.values(own).flat()];
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([]);
  });

  it("are there for all that is said of every game", () => {
    expect(games.flatMap((game) => wordsNeeded(game).filter((id) => !own[game.id]?.includes(id)))).toEqual([]);
    expect(games.filter(({ workshop, id }) => workshop && !idsIn(wordsOf(id, language, "page-workshop")).length).map(({ id }) => id)).toEqual([]);
    expect(games.filter(({ hints, id }) => hints && !idsIn(wordsOf(id, language, "hints")).length).map(({ id }) => id)).toEqual([]);
  });

  it("are there for all that a file says: of the hall's words, or of its own game's", () => {
    const known = (file: string): string[] => [...hall, ...(own[gameOf(file) ?? ""] ?? [])];
    expect(
      files.flatMap((file) =>
        matches(read(file), SAID)
          .filter((id) => !known(file).includes(id))
          .map((id) => `${file}: ${id}`),
      ),
    ).toEqual([]);
  });
});
