import shelves from "emblems:all";
import { describe, expect, it } from "vitest";
import { heroPalette, mixed, motif } from "./palettes";

/** Big pictures need this contrast to what they lie on, words that one (WCAG 2.2 AA). */
const PICTURE = 3;
const TEXT = 4.5;
const PAPER = { day: 0.93, night: 0.03 }; // how bright the lightest and the darkest ground of the page are

const heroes = Object.keys(shelves).filter((shelf) => shelf !== "spare");
const homemade = ["brewer", "tinker", "gambler", "runner", "a", "zz-top"];

/** How bright a colour of OKLCH is on a screen, where each of red, green and blue ends at its limits. */
function luminance([lightness, chroma, hue]: [number, number, number]): number {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const [l, m, s] = [
    (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const [r, g, u] = [red, green, blue].map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * u!;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

describe.each(["day", "night"] as const)("by %s", (hour) => {
  it.each([...heroes, ...homemade])("the emblems of %s stand out from their ground", (hero) => {
    const { ground, deep, glow, light, ink } = mixed(hero, hour);
    for (const behind of [ground, deep, glow]) expect(contrast(luminance(light), luminance(behind))).toBeGreaterThan(PICTURE);
    expect(contrast(luminance(light), luminance(deep))).toBeGreaterThan(TEXT);
    expect(contrast(luminance(ink), PAPER[hour])).toBeGreaterThan(TEXT);
  });
});

describe("a palette", () => {
  it("is no other hero's", () => {
    const grounds = [...heroes, ...homemade].map((hero) => heroPalette(hero).ground);
    expect(new Set(grounds).size).toBe(grounds.length);
    expect(new Set(heroes.map((hero) => motif(hero)[0])).size).toBe(heroes.length);
  });
  it("of a home-made hero stays the same", () => {
    expect(heroPalette("brewer")).toEqual(heroPalette("brewer"));
  });
});

describe("the shelves of pictures", () => {
  it.each(Object.entries(shelves))("%s has a drawing for each name", async (_, fetched) => {
    const { default: shelf } = await fetched();
    expect(Object.keys(shelf).length).toBeGreaterThan(8);
    for (const [name, body] of Object.entries(shelf)) expect(body, name).toMatch(/^<.*currentColor.* d="m/is);
    expect(new Set(Object.values(shelf)).size).toBe(Object.keys(shelf).length);
  });
});
