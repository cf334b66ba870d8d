/** Scenery: what a board shows behind its spaces, from the words of its data to strokes. */
import type { Feature } from "../wire";
import { SCALE, type Plan, type Point } from "../board/boardShapes";
import { type Area, AREAS, growing, GROUND_MARKS, shapeOf, type Shape } from "./areas";
import { apart, inside, lots, type Lots, paced, type Stroke } from "./strokes";
import { drawn, type Thing, THINGS } from "./things";
import { crossed, type Way, WAYS } from "./ways";

export interface Glow extends Point {
  reach: number;
}
export interface Drawn {
  strokes: Stroke[];
  /** Lights, to be seen at night. */
  glows: Glow[];
}

const BAND = 16; // how far apart things may stand and still be drawn together
const GROVES: Partial<Record<Feature["motif"], Thing>> = { wood: "tree", pines: "pine" };
const ROAD = 7; // half a line with its edge

/** Points as they are sent, two numbers each, at their places in the picture. */
function placed(plan: Plan, points: number[]): Point[] {
  return Array.from({ length: points.length / 2 }, (_, at) => plan.at(points[2 * at] as number, points[2 * at + 1] as number));
}

const CELL = 60; // of the grid in which what must be kept clear is looked up

/** Whether something around a point would lie clear of all spaces and lines. */
export function clearing(plan: Plan): Shape["free"] {
  const cells = new Map<number, [at: Point, radius: number][]>();
  const cell = (x: number, y: number) => Math.floor(x / CELL) * 1000 + Math.floor(y / CELL);
  const taken = (at: Point, radius: number) => {
    const key = cell(at.x, at.y);
    (cells.get(key) ?? cells.set(key, []).get(key)!).push([at, radius]);
  };
  for (const space of plan.places.values()) taken(space, plan.radius + 4);
  for (const { a, b } of plan.board.lines) for (let part = 0; part <= 20; part += 1) taken(plan.spot([a, b], part / 20), ROAD + 3);
  return ({ x, y }, reach) => {
    const far = plan.radius + 4 + reach;
    for (let across = x - far; across < x + far + CELL; across += CELL)
      for (let down = y - far; down < y + far + CELL; down += CELL)
        for (const [at, radius] of cells.get(cell(across, down)) ?? []) if ((at.x - x) ** 2 + (at.y - y) ** 2 < (radius + reach) ** 2) return false;
    return true;
  };
}

/** What covers a part of the ground: an area or a way. */
interface Cover {
  motif: Feature["motif"];
  has: (point: Point) => boolean;
}

/** Motifs that flow into each other where they follow one another. */
const FAMILY: Partial<Record<Feature["motif"], string>> = { river: "water" };
const WET = new Set<string>(["river", "canal", "water", "basin"]);
const DECK = 23; // how wide a line's bridge is

/** A picture in the making: the ground and what lies on it, then all that stands there, from the back to the front. */
class Sketch {
  readonly ground: Stroke[] = [];
  readonly glows: Glow[] = [];
  readonly covers: Cover[] = [];
  standing: { at: Point; strokes: Stroke[]; grove?: Cover }[] = [];
  readonly free: Shape["free"];
  /** Areas or ways of one family that follow one another: drawn together, so that they flow into each other. */
  #together: { family: string; drawn: Stroke[][] } = { family: "", drawn: [] };
  readonly #things: { at: Point; reach: number }[] = [];

  constructor(
    readonly plan: Plan,
    readonly small: boolean,
  ) {
    this.free = clearing(plan);
  }

  add(feature: Feature, seed: number): void {
    const points = placed(this.plan, feature.points);
    const size = feature.size ? feature.size * SCALE : null;
    const draw = lots(seed);
    const { motif } = feature;
    if (motif in AREAS) this.#area(motif as Area, points, size, draw);
    else if (motif in WAYS) this.#way(motif as Way, points, size, draw);
    else for (const at of points) this.#thing(motif as Thing, at, size, feature.turn ?? 0, draw);
  }

  #area(motif: Area, points: Point[], size: number | null, draw: Lots): void {
    const grove = GROVES[motif];
    const shape = shapeOf(motif, points, (points.length === 1 && size) || 0, { draw, free: this.free, small: this.small });
    const cover = { motif, has: (point: Point) => inside(point, shape.outline) };
    this.#lay(motif, AREAS[motif](shape));
    this.covers.push(cover);
    if (!grove) return;
    const high = (points.length > 1 && size ? size : THINGS[grove].size * SCALE) * (this.small ? 1.5 : 1);
    for (const at of growing(shape, high)) this.standing.push({ at, strokes: drawn(grove, at, high, 0, draw), grove: cover });
  }

  #way(motif: Way, points: Point[], size: number | null, draw: Lots): void {
    const width = size ?? WAYS[motif].width * SCALE;
    this.#lay(motif, WAYS[motif].draw(points, width, draw));
    const bed = paced(points, 14);
    this.covers.push({ motif, has: (point) => bed.some(({ at }) => apart(at, point) < width / 2 + 9) });
  }

  #thing(motif: Thing, at: Point, size: number | null, turn: number, draw: Lots): void {
    const { flat, glow, size: usual } = THINGS[motif];
    const large = size ?? usual * SCALE;
    const strokes = drawn(motif, at, large, turn + (flat && this.plan.upright ? 90 : 0), draw);
    if (flat) {
      this.settle();
      this.ground.push(...strokes);
    } else this.standing.push({ at, strokes });
    this.#things.push({ at: { x: at.x, y: at.y - large * 0.3 }, reach: large * 0.62 });
    if (glow) this.glows.push({ x: at.x, y: at.y - large * glow[1], reach: large * glow[0] });
  }

  #lay(motif: Feature["motif"], strokes: Stroke[]): void {
    const family = FAMILY[motif] ?? motif;
    if (this.#together.family !== family) this.settle();
    this.#together.family = family;
    this.#together.drawn.push(strokes);
  }

  /** Lay down what was held back to flow into its like: the banks of all waters first. */
  settle(): void {
    const { family, drawn: held } = this.#together;
    this.#together = { family: "", drawn: [] };
    if (family === "water") {
      const all = held.flat();
      const banks = all.filter((stroke) => stroke.line === "shore").sort((a, b) => (a.opacity ?? 1) - (b.opacity ?? 1));
      this.ground.push(...banks, ...all.filter((stroke) => stroke.line !== "shore"));
    } else held[0]?.forEach((_, at) => this.ground.push(...alike(held.flatMap((strokes) => strokes[at] ?? []))));
  }

  /** What is seen of the ground at a point. */
  #seen(point: Point): Cover | undefined {
    return this.covers.findLast((cover) => cover.has(point));
  }

  /** Trees give way to whatever was told after their wood. */
  clear(): void {
    this.standing = this.standing.filter(
      ({ at, grove }) => !grove || (this.#seen(at)?.motif === grove.motif && this.#things.every((thing) => apart(thing.at, at) > thing.reach)),
    );
  }

  /** Where a line crosses water it becomes a bridge. */
  bridges(): void {
    const decks = this.plan.board.lines.flatMap(({ a, b }) => {
      const points = Array.from({ length: 33 }, (_, part) => this.plan.spot([a, b], part / 32));
      const wet = points.map((point) => WET.has(this.#seen(point)?.motif ?? ""));
      return stretches(wet).map(([from, to]) => crossed(points.slice(from, to + 1), DECK, "stage", "plank", "hull"));
    });
    decks[0]?.forEach((_, at) => this.ground.push(...alike(decks.flatMap((strokes) => strokes[at] ?? []))));
  }
}

/** The first and the last place of every run of places that hold, and what lies beside them. */
function stretches(held: boolean[]): [number, number][] {
  const found: [number, number][] = [];
  held.forEach((is, at) => {
    if (!is) return;
    const last = found.at(-1);
    if (last && held[at - 1]) last[1] = Math.min(held.length - 1, at + 1);
    else found.push([Math.max(0, at - 1), Math.min(held.length - 1, at + 1)]);
  });
  return found;
}

/** Strokes that look alike, made one. */
function alike(strokes: Stroke[]): Stroke[] {
  const found = new Map<string, Stroke>();
  for (const stroke of strokes) {
    const look = JSON.stringify({ ...stroke, d: "" });
    const known = found.get(look);
    if (known) known.d += stroke.d;
    else found.set(look, { ...stroke });
  }
  return [...found.values()];
}

/** Things that stand about equally far back are drawn together: a wood is a few paths rather than hundreds. */
function gathered(standing: Sketch["standing"]): Stroke[] {
  const bands = new Map<number, Stroke[]>();
  for (const { at, strokes } of [...standing].sort((a, b) => a.at.y - b.at.y)) {
    const band = Math.floor(at.y / BAND);
    bands.set(band, [...(bands.get(band) ?? []), ...strokes]);
  }
  return [...bands.values()].flatMap(alike);
}

/** All of a board's scenery; without what is fine where the picture is small. */
export function scenery(plan: Plan, small = false): Drawn {
  const { ground, features } = plan.board.scenery;
  const sketch = new Sketch(plan, small);
  const corners = [
    { x: 0, y: 0 },
    { x: plan.width, y: 0 },
    { x: plan.width, y: plan.height },
    { x: 0, y: plan.height },
  ];
  const all: Shape = { d: "", outline: corners, corners, draw: lots(99), free: sketch.free, small };
  sketch.ground.push(...(GROUND_MARKS[ground]?.(all) ?? []));
  features.forEach((feature, at) => sketch.add(feature, at));
  sketch.settle();
  sketch.bridges();
  sketch.clear();
  const strokes = [...sketch.ground, ...gathered(sketch.standing)].filter((stroke) => stroke.d);
  return { strokes, glows: sketch.glows };
}
