/** A board as somebody draws it: plain data that may be unfinished, and how it looks to whatever draws boards. */
import type { Board, Feature, Zone } from "../../wire";

export type Dot = [x: number, y: number];
export type Ends = [a: string, b: string];
export interface SpaceDraft {
  id: string;
  x: number;
  y: number;
  zones: string[];
  start?: number | null;
}
export interface ZoneDraft {
  id: string;
  name?: string;
  color?: string;
}
export interface DoorDraft {
  id: string;
  name?: string;
  lines: Ends[];
  /** Where its beam begins and ends. */
  drawn: Dot[];
}
export interface FeatureDraft {
  motif: string;
  points: Dot[];
  size?: number | null;
  turn?: number;
}
export interface BoardDraft {
  id?: string;
  name?: string;
  size?: Dot;
  radius?: number;
  zones?: ZoneDraft[];
  spaces?: SpaceDraft[];
  lines?: Ends[];
  bends?: [a: string, b: string, bend: number][];
  doors?: DoorDraft[];
  passages?: string[];
  scenery?: { ground?: string; features?: FeatureDraft[] };
}
/** A board's draft in which nothing is missing that is drawn. */
export type Whole = Required<Omit<BoardDraft, "id" | "name" | "scenery">> &
  Pick<BoardDraft, "id" | "name"> & { scenery: Required<NonNullable<BoardDraft["scenery"]>> };

export const SIZE: Dot = [100, 66];
export const RADIUS = 4.4;

/** What is there of a list; whatever else stands there in a file that somebody wrote is left alone. */
const listed = <T>(part: T[] | undefined): T[] => (Array.isArray(part) ? part : []);

/** A draft with all parts that a board has; what it has beside them stays. */
export function whole(board: BoardDraft): Whole {
  return {
    ...board,
    size: Array.isArray(board.size) && board.size.every((side) => side > 0) ? board.size : SIZE,
    radius: board.radius && board.radius > 0 ? board.radius : RADIUS,
    zones: listed(board.zones),
    spaces: listed(board.spaces),
    lines: listed(board.lines),
    bends: listed(board.bends),
    doors: listed(board.doors),
    passages: listed(board.passages),
    scenery: { ...board.scenery, ground: board.scenery?.ground ?? "table", features: listed(board.scenery?.features) },
  };
}

/** Without parts that say nothing, as people write it. */
export function plain(board: Whole): BoardDraft {
  const { bends, doors, passages, scenery, ...rest } = board;
  return {
    ...rest,
    ...(bends.length ? { bends } : {}),
    ...(doors.length ? { doors } : {}),
    ...(passages.length ? { passages } : {}),
    ...(scenery.ground !== "table" || scenery.features.length ? { scenery } : {}),
  };
}

export const letterOf = (at: number): string => String.fromCharCode(65 + at);
export const colorOf = (zone: ZoneDraft, at: number, colors: readonly string[]): string => zone.color ?? colors[at % colors.length] ?? "#8c8c8c";

export const sameLine = ([a, b]: Ends, [c, d]: Ends): boolean => (a === c && b === d) || (a === d && b === c);
export const lineKey = ([a, b]: Ends): string => `${a} ${b}`;

/** Each once, by what it is called. */
function once<T>(all: T[], name: (one: T) => string): T[] {
  const known = new Set<string>();
  return all.filter((one) => !known.has(name(one)) && known.add(name(one)));
}

/** A board as it is drawn; what cannot be drawn yet is left out. */
export function drawable(board: Whole, colors: readonly string[]): Board {
  const spaces = once(board.spaces, ({ id }) => id).filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
  const known = new Set(spaces.map(({ id }) => id));
  const zones: Zone[] = board.zones.map((zone, at) => ({
    id: zone.id,
    name: zone.name ?? "",
    letter: letterOf(at),
    color: colorOf(zone, at, colors),
    pattern: at,
  }));
  const bend = (line: Ends): number => {
    const found = board.bends.find(([a, b]) => sameLine([a, b], line));
    return found ? (found[0] === line[0] ? found[2] : -found[2]) : 0;
  };
  const lines = once(
    board.lines.filter(([a, b]) => a !== b && known.has(a) && known.has(b)),
    ([a, b]) => lineKey(a < b ? [a, b] : [b, a]),
  );
  return {
    id: board.id ?? "",
    name: board.name ?? "",
    width: board.size[0],
    height: board.size[1],
    radius: board.radius,
    zones: once(zones, ({ id }) => id),
    spaces: spaces.map(({ id, x, y, zones: within, start }) => ({ id, x, y, zones: listed(within), start: start ?? null })),
    lines: lines.map((line) => ({
      a: line[0],
      b: line[1],
      bend: bend(line),
      door: board.doors.find((door) => listed(door.lines).some((one) => sameLine(one, line)))?.id ?? null,
    })),
    doors: board.doors.map(({ id, name }) => ({ id, name: name ?? id })),
    passages: board.passages,
    players: spaces.filter(({ start }) => start).length,
    modes: [],
    scenery: {
      ground: board.scenery.ground as Board["scenery"]["ground"],
      features: board.scenery.features.filter(({ points }) => listed(points).length).map((feature) => drawnFeature(feature)),
    },
  };
}

function drawnFeature({ motif, points, size, turn }: FeatureDraft): Feature {
  return { motif: motif as Feature["motif"], points: points.flat(), size: size ?? null, turn: turn ?? 0 };
}
