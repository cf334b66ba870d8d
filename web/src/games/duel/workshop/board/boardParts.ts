/** Parts of a board that follow from others: names nobody has yet, where doors stand, what no line reaches. */
import type { Point } from "../../board/boardShapes";
import { type Dot, type Ends, sameLine, type Whole } from "./boardDraft";
import { rounded } from "./boardSnap";

/** The first of `s1`, `s2` … that is still free. */
export function fresh(taken: ReadonlySet<string>, before = "s"): string {
  for (let number = 1; ; number += 1) if (!taken.has(`${before}${number}`)) return `${before}${number}`;
}

export function placeOf(board: Whole, id: string): Point | null {
  const space = board.spaces.find((one) => one.id === id);
  return space ? { x: space.x, y: space.y } : null;
}

/** The middle of a line, with its bend. */
export function middleOf(board: Whole, line: Ends): Point | null {
  const [from, to] = [placeOf(board, line[0]), placeOf(board, line[1])];
  if (!from || !to) return null;
  const found = board.bends.find(([a, b]) => sameLine([a, b], line));
  const bend = found ? (found[0] === line[0] ? found[2] : -found[2]) : 0;
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (from.x + to.x) / 2 - ((to.y - from.y) * bend) / far, y: (from.y + to.y) / 2 + ((to.x - from.x) * bend) / far };
}

const OVER = 2.2; // how far a door's beam reaches over its outermost lines

/** Where a door's beam begins and ends: over the middles of all its lines. */
export function doorBeam(board: Whole, lines: Ends[]): Dot[] {
  const middles = lines.flatMap((line) => middleOf(board, line) ?? []);
  const [first, last] = [middles[0], middles.at(-1)];
  if (!first || !last) return [];
  let [across, down] = [last.x - first.x, last.y - first.y];
  if (Math.hypot(across, down) < 0.1) {
    const [from, to] = (lines[0] ?? []).flatMap((end) => placeOf(board, end) ?? []);
    [across, down] = from && to ? [from.y - to.y, to.x - from.x] : [0, 1];
  }
  const far = Math.hypot(across, down) || 1;
  const [x, y] = [(across / far) * OVER, (down / far) * OVER];
  return [
    [rounded(first.x - x), rounded(first.y - y)],
    [rounded(last.x + x), rounded(last.y + y)],
  ];
}

/** Spaces that cannot be reached from the first start, or from where most others are. */
export function loose(board: Whole): string[] {
  const groups = together(board);
  const first = board.spaces.find(({ start }) => start === 1)?.id;
  const main =
    groups.find((group) => first !== undefined && group.has(first)) ??
    groups.reduce((most, group) => (group.size > most.size ? group : most), new Set<string>());
  return board.spaces.map(({ id }) => id).filter((id) => !main.has(id));
}

/** Spaces by what they are joined with, over lines and passages. */
function together(board: Whole): Set<string>[] {
  const near = new Map<string, string[]>(board.spaces.map(({ id }) => [id, []]));
  const join = (a: string, b: string) => {
    near.get(a)?.push(b);
    near.get(b)?.push(a);
  };
  for (const [a, b] of board.lines) join(a, b);
  for (const id of board.passages.slice(1)) join(board.passages[0] ?? id, id);
  const groups: Set<string>[] = [];
  for (const id of near.keys()) {
    if (groups.some((group) => group.has(id))) continue;
    const group = new Set([id]);
    for (const one of group) for (const other of near.get(one) ?? []) group.add(other); // a set is walked to what was added meanwhile
    groups.push(group);
  }
  return groups;
}
