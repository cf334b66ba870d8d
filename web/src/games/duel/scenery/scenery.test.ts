import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "../../../contrast";
import type { Board, Feature } from "../wire";
import { Plan, type Point } from "../board/boardShapes";
import { heroColour } from "../emblems";
import { AREAS } from "./areas";
import { clearing, scenery } from "./scenery";
import { THINGS } from "./things";
import { GROUNDS, TONES } from "./tones";
import { WAYS } from "./ways";

const space = (id: string, x: number, y: number) => ({ id, x, y, zones: [], start: null });
/** Two spaces with a line between them, and some scenery. */
function board(features: Feature[] = [], ground: Board["scenery"]["ground"] = "grass"): Board {
  return {
    id: "glade", name: "Glade", width: 60, height: 40, radius: 4, players: 2, modes: [], zones: [], doors: [], passages: [],
    spaces: [space("a", 10, 20), space("b", 50, 20)],
    lines: [{ a: "a", b: "b", bend: 0, door: null }],
    scenery: { ground, features },
  }; // prettier-ignore
}
const drawn = (features: Feature[], upright = false) => scenery(new Plan(board(features), upright));
const WOOD: Feature = { motif: "wood", points: [-5, -5, 65, 45] };

/** Where each path begins. */
const begins = (d: string): Point[] => [...d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
const crowns = (features: Feature[], upright = false) =>
  drawn(features, upright)
    .strokes.filter((stroke) => stroke.fill === "trunk")
    .flatMap((stroke) => begins(stroke.d));

describe("the words of scenery", () => {
  it.each([...Object.keys(AREAS), ...Object.keys(WAYS), ...Object.keys(THINGS)] as Feature["motif"][])("draw %s", (motif) => {
    const bare = drawn([]).strokes.length;
    const { strokes } = drawn([{ motif, points: [5, 5, 25, 5, 25, 15, 5, 15], size: 4 }]);
    expect(strokes.length).toBeGreaterThan(bare + 1);
    expect(strokes.map((stroke) => stroke.d).join("")).not.toMatch(/NaN|undefined|Infinity/);
    for (const { fill, line } of strokes) for (const tone of [fill, line]) if (tone) expect(TONES).toContain(`--${tone}:`);
  });

  it("make a disc of one point and a rectangle of two", () => {
    expect(drawn([{ motif: "water", points: [20, 10], size: 5 }]).strokes.length).toBeGreaterThan(5);
    const hall = drawn([{ motif: "hall", points: [5, 5, 25, 15] }]).strokes.find((stroke) => stroke.fill === "planks");
    expect(hall?.d.match(/[ML]/g)).toHaveLength(4);
  });

  it("are drawn alike each time, and turn with the board", () => {
    expect(drawn([WOOD])).toEqual(drawn([WOOD]));
    const table = (upright: boolean) => drawn([{ motif: "table", points: [30, 8], size: 10 }], upright).strokes.find((stroke) => stroke.fill === "hull")!;
    const wide = (d: string) => {
      const all = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
      const span = (at: 1 | 2) => Math.max(...all.map((pair) => Number(pair[at]))) - Math.min(...all.map((pair) => Number(pair[at])));
      return span(1) > span(2);
    };
    expect([wide(table(false).d), wide(table(true).d)]).toEqual([true, false]);
  });
});

describe("scenery", () => {
  it("is a plain ground where a board says nothing", () => {
    expect(scenery(new Plan(board([], "table"), false))).toEqual({ strokes: [], glows: [] });
  });

  it.each([false, true])("leaves spaces and lines clear (upright: %s)", (upright) => {
    const free = clearing(new Plan(board(), upright));
    const trees = crowns([WOOD], upright);
    expect(trees.length).toBeGreaterThan(40);
    expect(trees.filter((tree) => !free(tree, 0))).toEqual([]);
  });

  it("lets trees give way to what is told after their wood", () => {
    const brook: Feature = { motif: "river", points: [30, -5, 30, 45], size: 4 };
    const wet = ({ x }: Point) => Math.abs(x - (28 + 30 * 12)) < 24;
    expect(crowns([WOOD]).some(wet)).toBe(true);
    expect(crowns([WOOD, brook]).some(wet)).toBe(false);
  });

  it("bridges water where a line crosses it", () => {
    const deck = (features: Feature[]) => drawn(features).strokes.filter((stroke) => stroke.line === "stage");
    expect(deck([{ motif: "river", points: [30, -5, 30, 45] }])).toHaveLength(1);
    expect(deck([{ motif: "river", points: [30, -5, 30, 5] }])).toHaveLength(0);
  });

  it("lights windows, lamps and fires", () => {
    expect(
      drawn([
        { motif: "lamp", points: [5, 5, 20, 5] },
        { motif: "house", points: [40, 8] },
      ]).glows,
    ).toHaveLength(3);
  });

  it("is cheaper where it is small", () => {
    const whole = new Plan(board([WOOD]), false);
    const length = (small: boolean) => scenery(whole, small).strokes.reduce((sum, stroke) => sum + stroke.d.length, 0);
    expect(length(true)).toBeLessThan(length(false) * 0.6);
  });
});

// ---------------------------------------------------------------- colours
const OUTLINE = 3; // WCAG 2.2 AA for what has to be told apart
const TEXT = 4.5;
const read = (file: string) => readFileSync(new URL(file, import.meta.url), "utf-8");
/** A custom property of the board, by day and by night. */
const kept = (name: string) => [...read("../board/Board.svelte").matchAll(new RegExp(`--${name}: (#[\\da-f]{6})`, "g"))].map((found) => found[1]!);

describe.each([
  ["by day", 0],
  ["by night", 1],
] as const)("colours %s", (_, hour) => {
  const grounds = Object.entries(GROUNDS).map(([name, pair]) => [name, pair[hour]] as const);
  // The rim parts a space's zones from any ground; of a line, what is seen by night is the line itself.
  const seen = { rim: kept("rim")[hour]!, line: hour ? kept("road").at(-1)! : kept("road-edge")[0]! };

  it.each(Object.entries(seen))("tell the %s of every space from every ground", (_, colour) => {
    const weak = grounds.flatMap(([name, ground]) => (contrast(colour, ground) < OUTLINE ? [`${name}: ${contrast(colour, ground).toFixed(2)}`] : []));
    expect(weak).toEqual([]);
  });

  it("let fighters stand out from every ground", () => {
    const token = read("../board/Token.svelte");
    const [edge, rim] = [token.match(/\.edge {[^}]*stroke: (#[\da-f]{6})/)?.[1], token.match(/--surface: (#[\da-f]{6})/)?.[1]];
    expect(contrast(edge!, rim!)).toBeGreaterThan(10);
    for (const [, ground] of grounds) expect(Math.max(contrast(edge!, ground), contrast(rim!, ground))).toBeGreaterThan(TEXT);
  });
});

it("paints every hero's token so that its emblem can be read", () => {
  const day = (hero: string) => heroColour(hero).match(/#[\da-f]{6}/)?.[0] ?? "";
  for (const hero of [
    "achilles",
    "alice",
    "beowulf",
    "bigfoot",
    "bloody-mary",
    "king-arthur",
    "little-red-riding-hood",
    "medusa",
    "robin-hood",
    "sinbad",
    "sun-wukong",
    "yennenga",
  ])
    expect(contrast(day(hero), "#fffaf0"), hero).toBeGreaterThan(TEXT);
});
