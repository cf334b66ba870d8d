/** Areas of scenery: what a stretch of ground looks like, from its edge inwards. */
import type { Point } from "../board/boardShapes";
import type { Feature } from "../wire";
import { apart, box, circle, type Lots, mix, smooth, spot, straight, type Stroke, strewn, sway, wandering } from "./strokes";
import type { Tone } from "./tones";

type Motif = Feature["motif"];
export type Area = Extract<
  Motif,
  | "water" | "ice" | "grass" | "moor" | "earth" | "sand" | "snow" | "rock" | "hill" | "field" | "garden" | "wood" | "pines" | "cave"
  | "paving" | "marble" | "hall" | "room" | "roofs" | "terrace" | "stage" | "basin"
>; // prettier-ignore

/** An area on its way to be drawn. */
export interface Shape {
  d: string;
  outline: Point[];
  corners: Point[];
  draw: Lots;
  /** Whether a mark there lies clear of spaces and lines. */
  free: (point: Point, reach: number) => boolean;
  /** Whether the picture is small, and what is fine is left out. */
  small: boolean;
}
type Drawing = (shape: Shape) => Stroke[];

/** What people have built has straight edges. */
const BUILT = new Set<string>(["paving", "marble", "hall", "room", "roofs", "terrace", "stage", "basin", "field"]);

/** The shape of an area from its points in the picture: a disc, a rectangle or an outline. */
export function shapeOf(motif: string, points: Point[], size: number, rest: Pick<Shape, "draw" | "free" | "small">): Shape {
  const { draw } = rest;
  const [first, second] = points as [Point, Point | undefined];
  const built = BUILT.has(motif);
  if (!second) {
    const round = circle(first, size, Math.max(12, Math.round(size / 9)));
    const outline = built ? round : wandering(round, draw, size * 0.03, true);
    return { d: smooth(outline, true), outline, corners: outline, ...rest };
  }
  const corners = points.length === 2 ? [first, { x: second.x, y: first.y }, second, { x: first.x, y: second.y }] : points;
  const outline = built ? corners : wandering(corners, draw, 5, true);
  return { d: built ? straight(corners, true) : smooth(outline, true), outline, corners, ...rest };
}

// ---------------------------------------------------------------- marks
/** Small marks strewn over an area, as one path. */
function marks({ outline, draw, free, small }: Shape, step: number, mark: (at: Point) => string, look: Partial<Stroke>, reach = 3): Stroke {
  const spots = small ? [] : strewn(outline, step, draw).filter((at) => free(at, reach));
  return { d: spots.map(mark).join(""), width: 1.8, ...look };
}
const tufts = (shape: Shape, step = 52, line: Tone = "tuft") =>
  marks(shape, step, (at) => `M${spot(at)}m-5 0q0 -4 -2 -7m4 7v-9m3 9q0 -4 3 -7`, { line, opacity: 0.8 }, 7);
const dots = (shape: Shape, step: number, line: Tone, width = 2.4) => marks(shape, step, (at) => `M${spot(at)}h0`, { line, width, opacity: 0.75 });
const waves = (shape: Shape, step = 58) => marks(shape, step, (at) => `M${spot(at)}m-9 0q4.5 -6 9 0t9 0`, { line: "glint", opacity: 0.75 }, 6);
const drifts = (shape: Shape) => marks(shape, 64, (at) => `M${spot(at)}m-14 2q9 -8 20 -3q5 -4 10 0`, { line: "drift", width: 2.2, opacity: 0.9 }, 6);
const cracks = (shape: Shape, line: Tone) => marks(shape, 66, (at) => `M${spot(at)}m-10 -3l7 4l6 -3l8 6m-8 -6l2 -7`, { line, opacity: 0.7 }, 5);
const pebbles = (shape: Shape, line: Tone) => marks(shape, 46, (at) => `M${spot(at)}m-4 0q4 -5 8 0`, { line, opacity: 0.75 }, 4);
const cobbles = (shape: Shape) => marks(shape, 40, (at) => `M${spot(at)}m-8 3v-5q8 -3 9 0v5m1 -5q7 -2 8 1`, { line: "crack", width: 1.4, opacity: 0.42 }, 3);

/** Straight lines over an area, a step apart, at an angle. */
function ruled({ d, outline, draw, small }: Shape, step: number, turn: number, look: Partial<Stroke>): Stroke {
  const [low, high] = box(outline);
  const middle = mix(low, high, 0.5);
  const reach = apart(low, high) / 2;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const at = (along: number, aside: number) => spot({ x: middle.x + along * cos - aside * sin, y: middle.y + along * sin + aside * cos });
  let lines = "";
  for (let aside = -reach; aside < reach && !small; aside += step) lines += `M${at(-reach, aside + sway(draw, 1))}L${at(reach, aside + sway(draw, 1))}`;
  return { d: lines, within: d, width: 1.5, ...look };
}

/** The short ends of planks, between the lines that part them. */
function joints({ d, outline, draw, small }: Shape, step: number): Stroke {
  const [low, high] = box(outline);
  let lines = "";
  for (let y = low.y; y < high.y && !small; y += step)
    for (let x = low.x + draw() * 120; x < high.x; x += 90 + draw() * 110) lines += `M${spot({ x, y })}v${step}`;
  return { d: lines, within: d, line: "plank", width: 1.3, opacity: 0.6 };
}

// ---------------------------------------------------------------- edges
/** Tones that grow stronger towards the edge, inside it. */
const inwards = (d: string, line: Tone, widths: number[], opacity: number): Stroke[] => widths.map((width) => ({ d, line, width, opacity, within: d }));
/** The shadow that something raised throws. */
const raised = (d: string, width = 12, opacity = 0.2): Stroke => ({ d, line: "shade", width, opacity });
const edge = (d: string, line: Tone, width: number, opacity = 1): Stroke => ({ d, line, width, opacity });

/** A meadow or another open stretch, its edge lost in the ground. */
const open =
  (tone: Tone, ...more: Drawing[]): Drawing =>
  (shape) => [{ d: shape.d, line: tone, width: 16, opacity: 0.35 }, { d: shape.d, fill: tone }, ...more.flatMap((each) => each(shape))];

const water: Drawing = (shape) => [
  edge(shape.d, "shore", 20, 0.55),
  edge(shape.d, "shore", 9),
  { d: shape.d, fill: "water" },
  ...inwards(shape.d, "shallow", [64, 34, 15], 0.38),
  { ...edge(shape.d, "glint", 3, 0.8), within: shape.d },
  waves(shape),
];

const floor =
  (tone: Tone, walls: number, ...more: Drawing[]): Drawing =>
  (shape) => [
    raised(shape.d, walls + 14),
    { d: shape.d, fill: tone },
    ...more.flatMap((each) => each(shape)),
    ...inwards(shape.d, "shade", [44, 24], 0.09),
    edge(shape.d, "ink", walls + 4),
    edge(shape.d, "wall", walls),
  ];
const planks: Drawing = (shape) => [ruled(shape, 15, 0, { line: "plank", opacity: 0.55 }), joints(shape, 15)];

/** The houses of a block, side by side along its longer side; four corners each. */
function houses({ corners, draw }: Shape): Point[][] {
  const [a, b, c, e] = corners as [Point, Point, Point, Point];
  if (corners.length !== 4) return [corners];
  const wide = apart(a, b) >= apart(b, c);
  const [p, q, r, s] = wide ? [a, b, e, c] : [a, e, b, c];
  const count = Math.max(1, Math.round(apart(p, q) / 62));
  const cuts = Array.from({ length: count + 1 }, (_, at) => (at % count ? at + sway(draw, 0.16) : at) / count);
  return cuts.slice(1).map((to, at) => {
    const from = cuts[at] as number;
    return [mix(p, q, from), mix(p, q, to), mix(r, s, to), mix(r, s, from)];
  });
}

/** Roofs seen from above: tiles or slates, hips and ridges. */
const roofs: Drawing = (shape) => {
  const all = houses(shape);
  const slates = new Set(all.filter(() => shape.draw() < 0.38));
  const path = (some: Point[][]) => some.map((house) => straight(house, true)).join("");
  return [
    {
      d: straight(
        shape.corners.map(({ x, y }) => ({ x: x + 5, y: y + 9 })),
        true,
      ),
      fill: "shade",
      opacity: 0.25,
    },
    { d: path(all.filter((house) => !slates.has(house))), fill: "roof" },
    { d: path([...slates]), fill: "slate" },
    ruled(shape, 8, 0, { line: "ridge", opacity: 0.2, width: 1.3 }),
    { d: all.map(hips).join(""), line: "ridge", width: 2, opacity: 0.6 },
    { d: path(all), line: "ridge", width: 2.4 },
  ];
};

/** The lines where the sides of a roof meet. */
function hips(corners: Point[]): string {
  const [a, b, c, e] = corners as [Point, Point, Point, Point];
  if (corners.length !== 4) return "";
  const wide = apart(a, b) >= apart(b, c);
  const [p, q, r, s] = wide ? [a, e, b, c] : [a, b, e, c];
  const [west, east] = [mix(p, q, 0.5), mix(r, s, 0.5)];
  const share = Math.min(0.5, apart(p, q) / 2 / (apart(west, east) || 1));
  const [one, other] = [mix(west, east, share), mix(east, west, share)];
  return `M${spot(p)}L${spot(one)}L${spot(q)}M${spot(r)}L${spot(other)}L${spot(s)}M${spot(one)}L${spot(other)}`;
}

/** A hill: strokes that run down from its top. */
const hill: Drawing = (shape) => {
  const top = mix(...box(shape.outline), 0.5);
  const ticks = shape.outline.flatMap((from, at) => {
    const to = shape.outline[(at + 1) % shape.outline.length] as Point;
    return [0, 0.33, 0.66].map((share) => mix(from, to, share));
  });
  const slope = ticks
    .filter((at) => shape.free(mix(at, top, 0.14), 4))
    .map((at) => `M${spot(at)}L${spot(mix(at, top, 0.16 + shape.draw() * 0.12))}`)
    .join("");
  return [edge(shape.d, "shade", 10, 0.1), { d: shape.d, fill: "crest", opacity: 0.28 }, { d: slope, line: "crack", width: 1.8, opacity: 0.65 }];
};

const cave: Drawing = (shape) => [
  edge(shape.d, "shade", 34, 0.16),
  edge(shape.d, "shade", 20, 0.24),
  edge(shape.d, "stoneDark", 9),
  { d: shape.d, fill: "cave" },
  ...inwards(shape.d, "shade", [36, 18], 0.1),
  pebbles(shape, "speck"),
];

const snow: Drawing = (shape) => [edge(shape.d, "drift", 8, 0.6), { d: shape.d, fill: "snow" }, ...inwards(shape.d, "drift", [14], 0.3), drifts(shape)];

const garden: Drawing = (shape) => [
  { d: shape.d, fill: "garden" },
  marks(shape, 24, (at) => `M${spot(at)}h0`, { line: "leaf", width: 9, opacity: 0.5 }, 6),
  marks(shape, 38, (at) => `M${spot(at)}h0`, { line: "rose", width: 5 }, 5),
  marks(shape, 44, (at) => `M${spot(at)}h0`, { line: "gold", width: 4.4 }, 5),
  { ...edge(shape.d, "leafDark", 9), dash: "0 7" },
  { ...edge(shape.d, "leaf", 6), dash: "0 7" },
];

export const AREAS: Record<Area, Drawing> = {
  water,
  ice: (shape) => [
    edge(shape.d, "drift", 10),
    { d: shape.d, fill: "ice" },
    ...inwards(shape.d, "glint", [46, 22, 8], 0.25),
    cracks(shape, "drift"),
    marks(shape, 90, (at) => `M${spot(at)}m-12 8l24 -16m-12 17l10 -7`, { line: "glint", width: 2.4, opacity: 0.8 }, 6),
  ],
  grass: open("grass", (shape) => [tufts(shape)]),
  moor: open("moor", (shape) => [tufts(shape), dots(shape, 34, "heather", 4)]),
  earth: open("earth", (shape) => [pebbles(shape, "speck")]),
  sand: open("sand", (shape) => [dots(shape, 22, "speck", 2)]),
  snow,
  rock: (shape) => [
    raised(shape.d),
    { d: shape.d, fill: "rock" },
    ...inwards(shape.d, "shade", [30, 14], 0.08),
    cracks(shape, "crack"),
    edge(shape.d, "stoneDark", 3),
  ],
  hill,
  field: (shape) => [
    { d: shape.d, fill: "field" },
    ruled(shape, 12, 24, { line: "speck", opacity: 0.6, width: 2.2 }),
    { ...edge(shape.d, "tuft", 7), dash: "0 8" },
  ],
  garden,
  wood: open("thicket", (shape) => [tufts(shape, 60, "leaf")]),
  pines: open("needles", (shape) => [tufts(shape, 60, "needle")]),
  cave,
  paving: (shape) => [edge(shape.d, "crack", 3, 0.6), { d: shape.d, fill: "paving" }, cobbles(shape)],
  marble: floor("marble", 5, (shape) => [ruled(shape, 38, 45, { line: "tile" }), ruled(shape, 38, -45, { line: "tile" })]),
  hall: floor("planks", 11, planks),
  room: floor("parquet", 7, (shape) => [ruled(shape, 18, 45, { line: "plank", opacity: 0.3 }), ruled(shape, 18, -45, { line: "plank", opacity: 0.3 })]),
  roofs,
  terrace: (shape) => [
    {
      d: straight(
        shape.corners.map(({ x, y }) => ({ x: x + 3, y: y + 12 })),
        true,
      ),
      fill: "shade",
      opacity: 0.28,
    },
    { d: shape.d, fill: "terrace" },
    ruled(shape, 30, 0, { line: "tile", opacity: 0.7 }),
    ruled(shape, 30, 90, { line: "tile", opacity: 0.7 }),
    edge(shape.d, "stoneDark", 8),
    edge(shape.d, "stoneLight", 5),
    { ...edge(shape.d, "stoneDark", 3), dash: "0 9" },
  ],
  stage: (shape) => [
    {
      d: straight(
        shape.corners.map(({ x, y }) => ({ x: x + 3, y: y + 14 })),
        true,
      ),
      fill: "shade",
      opacity: 0.35,
    },
    { d: shape.d, fill: "stage" },
    ruled(shape, 17, 90, { line: "plank", opacity: 0.6 }),
    ...inwards(shape.d, "light", [18], 0.12),
    edge(shape.d, "ink", 6),
    edge(shape.d, "hull", 3.4),
  ],
  basin: (shape) => [
    edge(shape.d, "stoneDark", 15),
    edge(shape.d, "stoneLight", 11),
    { d: shape.d, fill: "water" },
    ...inwards(shape.d, "shallow", [40, 18], 0.4),
    { ...edge(shape.d, "shade", 8, 0.22), within: shape.d },
    waves(shape, 44),
  ],
};

/** What the whole board lies on, with its marks. */
export const GROUND_MARKS: Record<string, Drawing> = {
  grass: (shape) => [tufts(shape, 74)],
  moor: (shape) => [tufts(shape, 74), dots(shape, 42, "heather", 4)],
  earth: (shape) => [pebbles(shape, "speck")],
  sand: (shape) => [dots(shape, 30, "speck", 2.2)],
  snow: (shape) => [drifts(shape)],
  paving: (shape) => [cobbles(shape)],
  rock: (shape) => [cracks(shape, "crack"), pebbles(shape, "stoneDark")],
  water: (shape) => [waves(shape, 66)],
};

/** Where the trees of a wood stand, so high. */
export function growing(shape: Shape, high: number): Point[] {
  return strewn(shape.outline, high * 0.68, shape.draw).filter((at) => shape.free({ x: at.x, y: at.y - high * 0.42 }, high * 0.2) && shape.free(at, 5));
}
