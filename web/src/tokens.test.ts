import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "./contrast";

/** The hall's own colours, and what games change of them: their moods. */
const tokens = readFileSync(new URL("tokens.css", import.meta.url), "utf-8");
const sheetOf = (game: string): URL => new URL(`games/${game}/mood.css`, import.meta.url);
const moods = readdirSync(new URL("games/", import.meta.url)).filter((game) => existsSync(sheetOf(game)));

/** Text of any size needs this contrast, outlines and big pictures that one (WCAG 2.2 AA). */
const TEXT = 4.5;
const OUTLINE = 3;
const GROUNDS = ["paper", "table", "surface", "raised"];
const CARDS = ["attack", "defence", "versatile", "scheme"];

type Colours = Record<string, [light: string, dark: string]>;

/** The colours that a block of a style sheet sets, by day and by night. */
function colours(css: string, selector: string): Colours {
  const begin = css.indexOf(`${selector} {`);
  expect(begin, `there is ${selector}`).toBeGreaterThanOrEqual(0);
  const block = css.slice(begin, css.indexOf("}", begin));
  const found = block.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g);
  return Object.fromEntries([...found].map(([, name, light, dark]) => [name!, [light!, dark!]]));
}

const hall = colours(tokens, ":root");
const page = readFileSync(new URL("../index.html", import.meta.url), "utf-8");
const all: [name: string, Colours][] = [
  ["hall", hall],
  ...moods.map((game): [string, Colours] => [game, { ...hall, ...colours(readFileSync(sheetOf(game), "utf-8"), `:root [data-mood="${game}"]`) }]),
];

/** What lies on what, and how well it must be told from it. */
const pairs = [
  ...["ink", "ink-soft", "accent", "good", "bad"].flatMap((text) => GROUNDS.map((ground) => [text, ground, TEXT] as const)),
  ...CARDS.flatMap((text) => ["paper", "surface", "raised"].map((ground) => [text, ground, TEXT] as const)),
  ...["accent", ...CARDS].map((ground) => ["accent-ink", ground, TEXT] as const),
  // numbers on tokens, the heads of cards, and the sparks on what can be played
  ...["ink", "bad", ...CARDS].map((ground) => ["surface", ground, TEXT] as const),
  ["accent-ink", "shine", OUTLINE] as const,
  ...["shine", "outline"].flatMap((edge) => GROUNDS.map((ground) => [edge, ground, OUTLINE] as const)),
];

describe.each(all)("the colours of the mood of %s", (_, mood) => {
  it.each([
    ["by day", 0],
    ["by night", 1],
  ] as const)("can be told apart %s", (_, hour) => {
    const weak = pairs.flatMap(([front, ground, least]) => {
      const ratio = contrast(mood[front]![hour], mood[ground]![hour]);
      return ratio < least ? [`${front} on ${ground}: ${ratio.toFixed(2)} of ${least}`] : [];
    });
    expect(weak).toEqual([]);
  });
});

it("colours what a browser draws around the page like the page's own header", () => {
  const told = [...page.matchAll(/name="theme-color" content="(#[\da-f]{6})" media="\(prefers-color-scheme: (light|dark)\)"/g)];
  expect(told.map(([, colour, light]) => [light, colour])).toEqual([
    ["light", hall["table"]?.[0]],
    ["dark", hall["table"]?.[1]],
  ]);
});
