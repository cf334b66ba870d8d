/** Acts on a board: each gives a new board and leaves the old one as it was. */
import type { Point } from "../../board/boardShapes";
import { type Dot, type DoorDraft, type Ends, type FeatureDraft, sameLine, type SpaceDraft, type Whole, type ZoneDraft } from "./boardDraft";
import { both, bothLines, type Mirror, opposite } from "./boardMirror";
import { doorBeam, fresh } from "./boardParts";
import { inside, rounded } from "./boardSnap";

export const STARTS = [1, 2, 3, 4] as const;

const ids = (all: readonly { id: string }[]): Set<string> => new Set(all.map(({ id }) => id));
const changed = (board: Whole, names: readonly string[], change: (space: SpaceDraft) => SpaceDraft): Whole => ({
  ...board,
  spaces: board.spaces.map((space) => (names.includes(space.id) ? change(space) : space)),
});

/** Doors stand where their lines are. */
function settled(board: Whole, moved: readonly string[]): Whole {
  const doors = board.doors.map((door) =>
    door.lines.some((line) => line.some((end) => moved.includes(end))) ? { ...door, drawn: doorBeam(board, door.lines) } : door,
  );
  return { ...board, doors };
}

// ---------------------------------------------------------------- spaces
/** A new space, and one opposite of it; by its id it can be chosen. */
export function addSpace(board: Whole, at: Point, zones: string[], mirror: Mirror): { board: Whole; id: string } {
  const place = inside(at, board.size, board.radius);
  const taken = ids(board.spaces);
  const id = fresh(taken);
  const other = opposite(place, board.size, mirror);
  const added: SpaceDraft[] = [{ id, ...place, zones }];
  if (Math.hypot(other.x - place.x, other.y - place.y) > 2 * board.radius) added.push({ id: fresh(taken.add(id)), ...other, zones: [...zones] });
  return { board: { ...board, spaces: [...board.spaces, ...added] }, id };
}

/** A space somewhere else, and the one opposite of it too. */
export function moveSpace(board: Whole, id: string, to: Point, mirror: Mirror): Whole {
  const names = both(board, id, mirror);
  const place = inside(to, board.size, board.radius);
  const there = opposite(place, board.size, mirror);
  const found = changed(board, names, (space) => ({ ...space, ...(space.id === id ? place : there) }));
  return settled(found, names);
}

/** Without a space and all that leads to it. */
export function removeSpace(board: Whole, id: string, mirror: Mirror): Whole {
  const gone = both(board, id, mirror);
  const stays = (line: readonly [string, string, ...unknown[]]) => !gone.includes(line[0]) && !gone.includes(line[1]);
  return settled(
    {
      ...board,
      spaces: board.spaces.filter((space) => !gone.includes(space.id)),
      lines: board.lines.filter(stays),
      bends: board.bends.filter(stays),
      passages: board.passages.filter((one) => !gone.includes(one)),
      doors: board.doors.flatMap((door) => {
        const lines = door.lines.filter(stays);
        if (lines.length === door.lines.length) return [door];
        return lines.length ? [{ ...door, lines, drawn: doorBeam(board, lines) }] : [];
      }),
    },
    [],
  );
}

/** How a space may be called: shown on the board and in the log. */
export const isName = (name: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}-]{0,7}$/u.test(name);

/** A space by another name, wherever it is named. */
export function renameSpace(board: Whole, from: string, to: string): Whole {
  const named = (id: string) => (id === from ? to : id);
  const both = ([a, b]: Ends): Ends => [named(a), named(b)];
  return {
    ...board,
    spaces: board.spaces.map((space) => ({ ...space, id: named(space.id) })),
    lines: board.lines.map(both),
    bends: board.bends.map(([a, b, bend]) => [named(a), named(b), bend]),
    passages: board.passages.map(named),
    doors: board.doors.map((door) => ({ ...door, lines: door.lines.map(both) })),
  };
}

/** A start's number on a space; it is taken from where it was, and given back where it is already. */
export function setStart(board: Whole, id: string, start: number | null): Whole {
  const has = board.spaces.find((space) => space.id === id)?.start ?? null;
  return {
    ...board,
    spaces: board.spaces.map((space) => {
      const { start: before, ...rest } = space;
      if (space.id === id) return start !== null && start !== has ? { ...rest, start } : rest;
      return before && before !== start ? space : rest;
    }),
  };
}

/** A space as an end of the passage, or no longer. */
export function togglePassage(board: Whole, id: string, mirror: Mirror): Whole {
  const names = both(board, id, mirror);
  const without = board.passages.filter((one) => !names.includes(one));
  return { ...board, passages: board.passages.includes(id) ? without : [...without, ...names] };
}

// ---------------------------------------------------------------- lines
/** A line between two spaces, and the one opposite; where one is already nothing changes. */
export function addLine(board: Whole, line: Ends, mirror: Mirror): Whole {
  if (line[0] === line[1]) return board;
  const added = bothLines(board, line, mirror).filter((one) => !board.lines.some((other) => sameLine(one, other)));
  return added.length ? { ...board, lines: [...board.lines, ...added] } : board;
}

/** Without a line and what lies on it. */
export function removeLine(board: Whole, line: Ends, mirror: Mirror): Whole {
  const gone = bothLines(board, line, mirror);
  const stays = (one: Ends) => !gone.some((other) => sameLine(one, other));
  return {
    ...board,
    lines: board.lines.filter(stays),
    bends: board.bends.filter(([a, b]) => stays([a, b])),
    doors: board.doors.flatMap((door) => {
      const lines = door.lines.filter(stays);
      if (lines.length === door.lines.length) return [door];
      return lines.length ? [{ ...door, lines, drawn: doorBeam(board, lines) }] : [];
    }),
  };
}

/** How far a line's middle is moved aside, as it is written down. */
export function bendOf(board: Whole, line: Ends): number {
  const found = board.bends.find(([a, b]) => sameLine([a, b], line));
  if (!found) return 0;
  return found[0] === line[0] ? found[2] : -found[2];
}

export function bendLine(board: Whole, line: Ends, bend: number): Whole {
  const rest = board.bends.filter(([a, b]) => !sameLine([a, b], line));
  return settled({ ...board, bends: bend ? [...rest, [line[0], line[1], rounded(bend)]] : rest }, line);
}

// ---------------------------------------------------------------- zones
export const MOST_ZONES = 12; // as many as there are patterns

/** A new zone: its colour, its pattern and its letter follow from its place among the others. */
export function addZone(board: Whole, colors: readonly string[], name = ""): { board: Whole; id: string } {
  const id = fresh(ids(board.zones), "zone-");
  const used = new Set(board.zones.map(({ color }) => color));
  const color = colors.find((one) => !used.has(one)) ?? colors[board.zones.length % colors.length];
  return { board: { ...board, zones: [...board.zones, { id, ...(name ? { name } : {}), ...(color ? { color } : {}) }] }, id };
}

export function changeZone(board: Whole, id: string, change: Partial<ZoneDraft>): Whole {
  return { ...board, zones: board.zones.map((zone) => (zone.id === id ? { ...zone, ...change } : zone)) };
}

export function removeZone(board: Whole, id: string): Whole {
  return {
    ...board,
    zones: board.zones.filter((zone) => zone.id !== id),
    spaces: board.spaces.map((space) => ({ ...space, zones: space.zones.filter((zone) => zone !== id) })),
  };
}

/** Whether a space lies in all of some zones. */
export const isWithin = (board: Whole, id: string, zones: readonly string[]): boolean => {
  const space = board.spaces.find((one) => one.id === id);
  return Boolean(space && zones.length && zones.every((zone) => space.zones.includes(zone)));
};

/** Spaces brought into some zones, or out of them. */
export function paint(board: Whole, names: readonly string[], zones: readonly string[], on: boolean, mirror: Mirror): Whole {
  const all = names.flatMap((id) => both(board, id, mirror));
  const order = board.zones.map(({ id }) => id);
  return changed(board, all, (space) => {
    const within = on ? [...new Set([...space.zones, ...zones])] : space.zones.filter((zone) => !zones.includes(zone));
    return { ...space, zones: within.sort((a, b) => order.indexOf(a) - order.indexOf(b)) };
  });
}

// ---------------------------------------------------------------- doors
export const MOST_DOORS = 6;

/** A line under a door, or no longer: each lies under one at most. A door without lines is none. */
export function toggleDoor(board: Whole, door: string | null, line: Ends): { board: Whole; id: string | null } {
  const written = board.lines.find((one) => sameLine(one, line));
  if (!written) return { board, id: door };
  const had = board.doors.find((one) => one.id === door)?.lines.some((one) => sameLine(one, line)) ?? false;
  const beam = (one: DoorDraft, lines: Ends[]): DoorDraft[] => (lines.length ? [{ ...one, lines, drawn: doorBeam(board, lines) }] : []);
  const rest = board.doors.flatMap((one) => {
    const lines = one.lines.filter((other) => !sameLine(other, line));
    if (one.id === door && !had) return beam(one, [...lines, written]);
    return lines.length === one.lines.length ? [one] : beam(one, lines);
  });
  if (door !== null && board.doors.some((one) => one.id === door))
    return { board: { ...board, doors: rest }, id: rest.some((one) => one.id === door) ? door : null };
  if (rest.length >= MOST_DOORS) return { board, id: null };
  const id = fresh(ids(rest), "door-");
  return { board: { ...board, doors: [...rest, ...beam({ id, lines: [], drawn: [] }, [written])] }, id };
}

export function nameDoor(board: Whole, id: string, name: string): Whole {
  return { ...board, doors: board.doors.map((door) => (door.id === id ? { ...door, name } : door)) };
}

export function removeDoor(board: Whole, id: string): Whole {
  return { ...board, doors: board.doors.filter((door) => door.id !== id) };
}

// ---------------------------------------------------------------- the board itself
/** A board of another size: what is on it lies where it lay, in proportion. */
export function resize(board: Whole, size: Dot): Whole {
  const [across, down] = [size[0] / board.size[0], size[1] / board.size[1]];
  const at = ([x, y]: Dot): Dot => [rounded(x * across), rounded(y * down)];
  return {
    ...board,
    size,
    spaces: board.spaces.map((space) => ({ ...space, x: rounded(space.x * across), y: rounded(space.y * down) })),
    doors: board.doors.map((door) => ({ ...door, drawn: door.drawn.map(at) })),
    scenery: { ...board.scenery, features: board.scenery.features.map((feature) => ({ ...feature, points: feature.points.map(at) })) },
  };
}

// ---------------------------------------------------------------- scenery
export function setGround(board: Whole, ground: string): Whole {
  return { ...board, scenery: { ...board.scenery, ground } };
}

export function addFeature(board: Whole, feature: FeatureDraft): Whole {
  return { ...board, scenery: { ...board.scenery, features: [...board.scenery.features, feature] } };
}

export function changeFeature(board: Whole, at: number, change: Partial<FeatureDraft>): Whole {
  const features = board.scenery.features.map((feature, place) => (place === at ? { ...feature, ...change } : feature));
  return { ...board, scenery: { ...board.scenery, features } };
}

export function removeFeature(board: Whole, at: number): Whole {
  return { ...board, scenery: { ...board.scenery, features: board.scenery.features.filter((_, place) => place !== at) } };
}
