/** Mirroring: what lies opposite, and boards whose second half repeats the first. */
import type { Point } from "../../board/boardShapes";
import { type Dot, type DoorDraft, type Ends, type FeatureDraft, sameLine, type SpaceDraft, type Whole } from "./boardDraft";
import { doorBeam, fresh } from "./boardParts";
import { rounded } from "./boardSnap";

/** Left and right alike, top and bottom alike, or the same after half a turn. */
export type Mirror = "none" | "sides" | "ends" | "turn";
export const MIRRORS: readonly Mirror[] = ["none", "sides", "ends", "turn"];

const SAME = 1; // how far from where its twin would lie a space may be, in units of the board

/** The place opposite of another one. */
export function opposite({ x, y }: Point, [wide, high]: Dot, mirror: Mirror): Point {
  return {
    x: mirror === "sides" || mirror === "turn" ? rounded(wide - x) : x,
    y: mirror === "ends" || mirror === "turn" ? rounded(high - y) : y,
  };
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The space that lies opposite of another one: itself on the axis, or none. */
export function twin(board: Whole, id: string, mirror: Mirror): string | null {
  const space = board.spaces.find((one) => one.id === id);
  if (!space || mirror === "none") return null;
  const place = opposite(space, board.size, mirror);
  const near = board.spaces.filter((one) => apart(one, place) <= SAME).sort((a, b) => apart(a, place) - apart(b, place));
  return near[0]?.id ?? null;
}

/** A space and the one opposite, where there is another one. */
export function both(board: Whole, id: string, mirror: Mirror): string[] {
  const other = twin(board, id, mirror);
  return other === null || other === id ? [id] : [id, other];
}

/** A line and the one opposite. */
export function bothLines(board: Whole, line: Ends, mirror: Mirror): Ends[] {
  const [a, b] = line.map((end) => twin(board, end, mirror));
  if (!a || !b || sameLine([a, b], line)) return [line];
  return [line, [a, b]];
}

/** In which half something lies: in the first (-1), on the axis (0), or in the second (1). */
function half({ x, y }: Point, [wide, high]: Dot, mirror: Mirror): number {
  const across = Math.abs(x - wide / 2) <= SAME ? 0 : Math.sign(x - wide / 2);
  const down = Math.abs(y - high / 2) <= SAME ? 0 : Math.sign(y - high / 2);
  if (mirror === "ends") return down;
  return mirror === "turn" ? across || down : across;
}

/** The board whose second half repeats the first one; what stood there before is gone. */
export function doubled(board: Whole, mirror: Mirror): Whole {
  if (mirror === "none") return board;
  const kept = board.spaces.filter((space) => half(space, board.size, mirror) <= 0);
  const copies = new Map<string, string>();
  const taken = new Set(kept.map(({ id }) => id));
  const starts = new Set(kept.flatMap(({ start }) => start ?? []));
  const added: SpaceDraft[] = [];
  for (const space of kept) {
    if (half(space, board.size, mirror) === 0) {
      copies.set(space.id, space.id);
      continue;
    }
    const id = fresh(taken);
    taken.add(id);
    copies.set(space.id, id);
    const start = space.start ? [1, 2, 3, 4].find((number) => !starts.has(number)) : undefined;
    if (start) starts.add(start);
    added.push({ id, ...opposite(space, board.size, mirror), zones: [...space.zones], ...(start ? { start } : {}) });
  }
  const lines = doubledLines(board, mirror, copies);
  const found = { ...board, spaces: [...kept, ...added], lines, bends: doubledBends(board, mirror, copies), passages: doubledPassages(board, copies) };
  return {
    ...found,
    doors: doubledDoors(found, board.doors, copies),
    scenery: { ...board.scenery, features: doubledFeatures(board, mirror) },
  };
}

/** Lines of the first half, those opposite of them, and those over the axis from either side. */
function doubledLines(board: Whole, mirror: Mirror, copies: Map<string, string>): Ends[] {
  const lines: Ends[] = [];
  const put = (a: string | undefined, b: string | undefined) => {
    if (a && b && a !== b && !lines.some((line) => sameLine(line, [a, b]))) lines.push([a, b]);
  };
  for (const [a, b] of board.lines) {
    const [first, second] = [copies.has(a), copies.has(b)];
    if (first && second) {
      put(a, b);
      put(copies.get(a), copies.get(b));
    } else if (first || second) {
      // a line over the axis goes on to where the one opposite has come
      const from = first ? a : b;
      const to = twin(board, first ? b : a, mirror);
      if (to === null || !copies.has(to)) continue;
      put(from, copies.get(to));
      put(to, copies.get(from));
    }
  }
  return lines;
}

/** Seen in a mirror a line bends to the other side; turned with the board it keeps its side. */
function doubledBends(board: Whole, mirror: Mirror, copies: Map<string, string>): Whole["bends"] {
  const kept = board.bends.filter(([a, b]) => copies.has(a) && copies.has(b));
  const added = kept.flatMap(([a, b, bend]): Whole["bends"] => {
    const [c, d] = [copies.get(a) ?? a, copies.get(b) ?? b];
    return sameLine([a, b], [c, d]) ? [] : [[c, d, mirror === "turn" ? bend : -bend]];
  });
  return [...kept, ...added];
}

function doubledPassages(board: Whole, copies: Map<string, string>): string[] {
  const kept = board.passages.filter((id) => copies.has(id));
  return [...new Set([...kept, ...kept.map((id) => copies.get(id) ?? id)])];
}

function doubledDoors(board: Whole, doors: DoorDraft[], copies: Map<string, string>): DoorDraft[] {
  const written = (line: Ends): Ends[] => board.lines.filter((one) => sameLine(one, line));
  const kept = doors.flatMap((door) => {
    const lines = door.lines.flatMap(written);
    return lines.length ? [{ ...door, lines, drawn: doorBeam(board, lines) }] : [];
  });
  const taken = new Set(kept.map(({ id }) => id));
  const added = kept.flatMap((door) => {
    const lines = door.lines.flatMap(([a, b]) => written([copies.get(a) ?? a, copies.get(b) ?? b]));
    if (!lines.length || lines.some((line) => door.lines.some((one) => sameLine(one, line)))) return [];
    const id = fresh(taken, "door-");
    taken.add(id);
    return [{ id, ...(door.name ? { name: door.name } : {}), lines, drawn: doorBeam(board, lines) }];
  });
  return [...kept, ...added];
}

function doubledFeatures(board: Whole, mirror: Mirror): FeatureDraft[] {
  const side = ({ points }: FeatureDraft) => points.map(([x, y]) => half({ x, y }, board.size, mirror));
  const kept = board.scenery.features.filter((feature) => side(feature).some((at) => at <= 0));
  return kept.flatMap((feature) => {
    if (!side(feature).every((at) => at < 0)) return [feature];
    const points = feature.points.map(([x, y]): Dot => {
      const place = opposite({ x, y }, board.size, mirror);
      return [place.x, place.y];
    });
    const turn = feature.turn ? { turn: mirror === "turn" ? (feature.turn + 180) % 360 : -feature.turn } : {};
    return [feature, { ...feature, points, ...turn }];
  });
}
