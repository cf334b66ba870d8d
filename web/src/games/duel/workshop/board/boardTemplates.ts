/** Boards to begin with: nothing at all, a small one for two, a larger one for four. */
import type { BoardDraft, Ends, SpaceDraft, Whole } from "./boardDraft";
import { whole } from "./boardDraft";
import { doubled, type Mirror } from "./boardMirror";

export const TEMPLATES = ["two", "four", "empty"] as const;
export type Template = (typeof TEMPLATES)[number];

type Row = [id: string, x: number, y: number, zones: string, start?: number];

const space = ([id, x, y, zones, start]: Row): SpaceDraft => ({ id, x, y, zones: [...zones].map(zone), ...(start ? { start } : {}) });

/** Zones that are called otherwise in the second half: what is far apart is no zone together. */
type Others = Readonly<Record<string, string>>;

function zone(letter: string): string {
  return `zone-${"abcdefghijkl".indexOf(letter) + 1}`;
}

/** The board whose second half repeats the first, in zones of its own. */
function repeated(board: Whole, mirror: Mirror, others: Others): Whole {
  const first = new Set(board.spaces.map(({ id }) => id));
  const named = new Map(Object.entries(others).map(([from, to]) => [zone(from), zone(to)]));
  const found = doubled(board, mirror);
  return { ...found, spaces: found.spaces.map((one) => (first.has(one.id) ? one : { ...one, zones: one.zones.map((id) => named.get(id) ?? id).sort() })) };
}

function template(size: [number, number], zones: number, rows: Row[], ways: string[]): Whole {
  const lines = ways.flatMap((way) => {
    const stops = way.split(" ");
    return stops.slice(1).map((stop, at): Ends => [stops[at] ?? stop, stop]);
  });
  return whole({ size, radius: 4.4, zones: Array.from({ length: zones }, (_, at) => ({ id: `zone-${at + 1}` })), spaces: rows.map(space), lines });
}

/** Two sides that are alike after half a turn, with a way around and ways through the middle. */
function two(): Whole {
  const rows: Row[] = [
    ["s1", 8, 14, "a", 1], ["s2", 8, 30, "ab"], ["s3", 8, 46, "b"], ["s4", 24, 8, "a"], ["s5", 24, 22, "ab"], ["s6", 24, 38, "b"], ["s7", 24, 52, "b"],
    ["s8", 40, 8, "ac"], ["s9", 40, 22, "c"], ["s10", 40, 38, "bd"], ["s11", 40, 52, "d"],
  ]; // prettier-ignore
  const half = template([100, 60], 6, rows, ["s1 s2 s3 s7 s11", "s1 s4 s8 s9 s10 s11", "s4 s5 s6 s7", "s2 s5", "s2 s6"]);
  const found = repeated(half, "turn", { a: "e", b: "f", c: "d", d: "c" });
  const at = (x: number, y: number) => found.spaces.find((one) => one.x === x && one.y === y)?.id ?? "";
  const across = [8, 22, 38, 52].map((y): Ends => [at(40, y), at(60, y)]);
  return { ...found, lines: [...found.lines, ...across] };
}

/** Four corners around a middle: left and right alike, and top and bottom as well. */
function four(): Whole {
  const rows: Row[] = [
    ["s1", 8, 8, "a", 1], ["s2", 24, 8, "a"], ["s3", 38, 8, "ab"], ["s4", 8, 22, "ac"], ["s5", 22, 22, "ad"], ["s6", 36, 22, "bd"],
    ["s7", 8, 36, "c"], ["s8", 22, 36, "cd"], ["s9", 50, 36, "d"], ["s10", 50, 14, "b"],
  ]; // prettier-ignore
  const corner = template([100, 72], 9, rows, ["s1 s2 s3 s10", "s1 s4 s7", "s2 s5 s8 s7", "s4 s5 s6 s3", "s6 s9", "s8 s9"]);
  const found = repeated(repeated(corner, "ends", { a: "e", b: "f" }), "sides", { a: "g", e: "h", c: "i" });
  const far: Record<number, number> = { 2: 4, 3: 3, 4: 2 }; // the first two begin opposite of each other
  return { ...found, spaces: found.spaces.map((one) => ({ ...one, ...(one.start ? { start: far[one.start] ?? one.start } : {}) })) };
}

/** Colours are left to the hall: zones without one have the first of its list. */
export function fromTemplate(which: Template, before: BoardDraft): Whole {
  const found = which === "two" ? two() : which === "four" ? four() : template([100, 66], 0, [], []);
  return { ...found, ...(before.id ? { id: before.id } : {}), ...(before.name ? { name: before.name } : {}) };
}
