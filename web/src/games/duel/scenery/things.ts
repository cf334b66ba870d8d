/** Things in the scenery: each drawn around its foot, in a box of one by one. */
import type { Point } from "../board/boardShapes";
import type { Feature } from "../wire";
import { cloud, type Lots, oval, put, type Stroke } from "./strokes";
import type { Tone } from "./tones";

type Motif = Feature["motif"];
export type Thing = Extract<
  Motif,
  | "tree" | "pine" | "bush" | "rocks" | "house" | "hut" | "tower" | "temple" | "tent" | "boat" | "column" | "fountain" | "statue"
  | "lamp" | "fire" | "flowers" | "table" | "cart" | "crystal" | "stones"
>; // prettier-ignore

/** Part of a thing: its path, what fills it, and whether it has an outline. */
type Part = [d: string, fill: Tone, line?: Tone, width?: number, opacity?: number];
interface Drawing {
  /** How high it is if nothing is said, in units of the board. */
  size: number;
  /** Seen from above, it turns with the board; otherwise it stands upright on any. */
  flat?: boolean;
  /** How far its light falls at night, and from how high above its foot, in its own size. */
  glow?: [reach: number, height: number];
  parts?: Part[];
  draw?: (at: Point, size: number, draw: Lots) => Stroke[];
}

const SHADOW: Part = [oval(0.1, 0, 0.42, 0.13), "shade", undefined, 0, 0.24];
const gable = (low: number, top: number, half: number) => `M${-half} ${low}L0 ${top}L${half} ${low}Z`;
const block = (left: number, top: number, right: number, low: number) => `M${left} ${top}L${right} ${top}L${right} ${low}L${left} ${low}Z`;

function tree(at: Point, size: number, draw: Lots): Stroke[] {
  const high = size * (0.88 + draw() * 0.28);
  const crown = { x: at.x, y: at.y - high * 0.6 };
  const wide = high * 0.34;
  const lit = { x: crown.x - wide * 0.26, y: crown.y - wide * 0.28 };
  return [
    { d: put(oval(0.12, 0, 0.36, 0.12), at, high, draw), fill: "shade", opacity: 0.24 },
    { d: put("M-0.05 0L-0.04 -0.4L0.04 -0.4L0.06 0Z", at, high, draw), fill: "trunk" },
    { d: cloud(crown, wide, 7, draw), fill: "leaf", line: "leafDark", width: 1.8 },
    { d: cloud(lit, wide * 0.48, 5, draw), fill: "leafLight" },
  ];
}

function pine(at: Point, size: number, draw: Lots): Stroke[] {
  const high = size * (0.88 + draw() * 0.3);
  const whole = "M0 -1L0.15 -0.7L0.09 -0.7L0.25 -0.4L0.14 -0.4L0.33 -0.1L-0.33 -0.1L-0.14 -0.4L-0.25 -0.4L-0.09 -0.7L-0.15 -0.7Z";
  const lit = "M0 -1L-0.15 -0.7L-0.09 -0.7L-0.25 -0.4L-0.14 -0.4L-0.33 -0.1L-0.12 -0.1L-0.03 -0.5Z";
  return [
    { d: put(oval(0.12, 0, 0.32, 0.1), at, high, draw), fill: "shade", opacity: 0.24 },
    { d: put("M-0.04 0L-0.04 -0.12L0.04 -0.12L0.04 0Z", at, high, draw), fill: "trunk" },
    { d: put(whole, at, high, draw), fill: "needle", line: "needleDark", width: 1.6 },
    { d: put(lit, at, high, draw), fill: "needleLight" },
  ];
}

export const THINGS: Record<Thing, Drawing> = {
  tree: { size: 5, draw: tree },
  pine: { size: 5, draw: pine },
  bush: {
    size: 2.4,
    draw: (at, size, draw) => [
      { d: put(oval(0.06, 0, 0.5, 0.14), at, size, draw), fill: "shade", opacity: 0.22 },
      { d: cloud({ x: at.x, y: at.y - size * 0.26 }, size * 0.4, 6, draw, 0.7), fill: "leaf", line: "leafDark", width: 1.6 },
      { d: cloud({ x: at.x - size * 0.1, y: at.y - size * 0.36 }, size * 0.2, 5, draw, 0.7), fill: "leafLight" },
    ],
  },
  rocks: {
    size: 3,
    parts: [
      SHADOW,
      ["M-0.42 0L-0.36 -0.3L-0.14 -0.52L0.1 -0.4L0.2 0Z", "stone", "stoneDark", 1.8],
      ["M-0.36 -0.3L-0.14 -0.52L0.1 -0.4L-0.12 -0.28Z", "stoneLight"],
      ["M0.06 0L0.14 -0.22L0.32 -0.28L0.46 0Z", "stone", "stoneDark", 1.8],
    ],
  },
  house: {
    size: 5.6,
    glow: [1, 0.22],
    parts: [
      [oval(0.08, 0, 0.56, 0.14), "shade", undefined, 0, 0.26],
      [block(-0.42, -0.42, 0.42, 0), "wall", "ink", 1.6],
      ["M-0.42 -0.2L0.42 -0.2M-0.14 -0.42L-0.14 0M0.14 -0.42L0.14 0", "wall", "trunk", 1.6],
      ["M-0.5 -0.4L-0.32 -0.78L0.32 -0.78L0.5 -0.4Z", "roof", "ridge", 1.8],
      ["M-0.4 -0.53L0.4 -0.53M-0.35 -0.66L0.35 -0.66", "roof", "ridge", 1],
      [block(0.16, -0.95, 0.27, -0.72), "stone", "stoneDark", 1.4],
      [block(-0.33, -0.34, -0.21, -0.22) + block(0.22, -0.34, 0.34, -0.22), "window"],
      [block(-0.07, -0.24, 0.07, 0), "hull"],
    ],
  },
  hut: {
    size: 4.6,
    glow: [0.9, 0.2],
    parts: [
      [oval(0.08, 0, 0.54, 0.14), "shade", undefined, 0, 0.26],
      [block(-0.36, -0.36, 0.36, 0), "hull", "ink", 1.6],
      ["M-0.36 -0.12L0.36 -0.12M-0.36 -0.24L0.36 -0.24", "hull", "ink", 1],
      ["M-0.5 -0.3L0 -0.76L0.5 -0.3L0.42 -0.24L0 -0.62L-0.42 -0.24Z", "snow", "ink", 1.6],
      [gable(-0.32, -0.6, 0.34), "trunk"],
      [block(-0.26, -0.26, -0.12, -0.12), "window"],
      [block(0.04, -0.28, 0.2, 0), "ink"],
    ],
  },
  tower: {
    size: 8,
    glow: [0.7, 0.6],
    parts: [
      [oval(0.1, 0, 0.3, 0.08), "shade", undefined, 0, 0.26],
      [block(-0.17, -0.72, 0.17, 0), "stone", "ink", 1.8],
      [block(-0.17, -0.72, -0.04, 0), "stoneLight"],
      [block(-0.22, -0.78, 0.22, -0.7), "stoneLight", "ink", 1.6],
      [gable(-0.76, -1.02, 0.25), "roof", "ridge", 1.8],
      [block(-0.04, -0.62, 0.06, -0.48) + block(-0.04, -0.34, 0.06, -0.22), "window"],
    ],
  },
  temple: {
    size: 9,
    glow: [0.6, 0.2],
    parts: [
      [oval(0.05, 0, 0.6, 0.08), "shade", undefined, 0, 0.24],
      [block(-0.54, -0.07, 0.54, 0) + block(-0.49, -0.13, 0.49, -0.06), "stoneLight", "stoneDark", 1.6],
      [block(-0.42, -0.44, 0.42, -0.12), "stoneDark"],
      [[-0.44, -0.25, -0.06, 0.13, 0.32].map((x) => block(x, -0.45, x + 0.12, -0.12)).join(""), "light", "stoneDark", 1.4],
      [block(-0.5, -0.53, 0.5, -0.44), "stoneLight", "stoneDark", 1.6],
      [gable(-0.52, -0.76, 0.54), "roof", "ridge", 1.8],
      [gable(-0.55, -0.7, 0.34), "stoneLight"],
    ],
  },
  tent: {
    size: 4,
    glow: [0.9, 0.15],
    parts: [
      [oval(0.08, 0, 0.52, 0.13), "shade", undefined, 0, 0.25],
      ["M-0.48 0L-0.04 -0.74L0.48 0Z", "cloth", "ink", 1.6],
      ["M-0.04 -0.74L0.14 0L0.48 0Z", "red", "ink", 1.4],
      ["M-0.04 -0.74L-0.2 0L0.02 0Z", "window"],
      ["M-0.04 -0.74L-0.04 -0.96L0.2 -0.88L-0.04 -0.8Z", "red"],
    ],
  },
  boat: {
    size: 5,
    flat: true,
    parts: [
      ["M-0.5 0.06Q0 0.36 0.5 0.06Q0.2 0.3 -0.5 0.06Z", "shade", undefined, 0, 0.25],
      ["M-0.5 0Q-0.1 -0.26 0.34 -0.17Q0.46 -0.1 0.54 0Q0.46 0.1 0.34 0.17Q-0.1 0.26 -0.5 0Z", "hull", "ink", 1.8],
      ["M-0.36 0Q-0.06 -0.15 0.3 -0.1Q0.38 0 0.3 0.1Q-0.06 0.15 -0.36 0Z", "plank"],
      ["M-0.1 -0.16L-0.1 0.16M0.16 -0.16L0.16 0.16", "plank", "hull", 3],
    ],
  },
  column: {
    size: 4.6,
    parts: [
      [oval(0.14, 0, 0.26, 0.09), "shade", undefined, 0, 0.26],
      [block(-0.2, -0.08, 0.2, 0.02), "stoneLight", "stoneDark", 1.6],
      [block(-0.13, -0.86, 0.13, -0.06), "light", "stoneDark", 1.6],
      ["M-0.03 -0.84L-0.03 -0.08M0.05 -0.84L0.05 -0.08", "light", "stone", 1.6],
      [block(-0.21, -0.98, 0.21, -0.85), "stoneLight", "stoneDark", 1.6],
    ],
  },
  fountain: {
    size: 6,
    parts: [
      [oval(0.04, 0.05, 0.56, 0.3), "shade", undefined, 0, 0.2],
      [oval(0, 0, 0.5, 0.27), "stoneLight", "stoneDark", 1.8],
      [oval(0, -0.01, 0.41, 0.2), "water", "stoneDark", 1.4],
      [oval(0, -0.01, 0.24, 0.1), "shallow"],
      ["M-0.06 0L-0.04 -0.36L0.04 -0.36L0.06 0Z", "stone", "stoneDark", 1.4],
      [oval(0, -0.37, 0.17, 0.06), "stoneLight", "stoneDark", 1.4],
      ["M0 -0.4Q-0.02 -0.66 -0.16 -0.4Q-0.03 -0.58 0 -0.4Q0.03 -0.58 0.16 -0.4Q0.02 -0.66 0 -0.4Z", "glint"],
    ],
  },
  statue: {
    size: 5,
    parts: [
      [oval(0.12, 0, 0.34, 0.11), "shade", undefined, 0, 0.26],
      [block(-0.24, -0.26, 0.24, 0) + block(-0.19, -0.36, 0.19, -0.25), "stone", "stoneDark", 1.6],
      ["M-0.13 -0.36Q-0.2 -0.6 -0.1 -0.72Q0 -0.8 0.1 -0.72Q0.2 -0.6 0.13 -0.36Z", "light", "stoneDark", 1.6],
      [oval(0, -0.84, 0.085, 0.1), "light", "stoneDark", 1.6],
      ["M0.1 -0.68L0.28 -0.92L0.31 -0.9L0.17 -0.6Z", "light", "stoneDark", 1.2],
    ],
  },
  lamp: {
    size: 3.6,
    glow: [1.6, 0.85],
    parts: [
      [oval(0.1, 0, 0.2, 0.07), "shade", undefined, 0, 0.22],
      ["M-0.12 0L-0.03 -0.08L-0.03 -0.7L0.03 -0.7L0.03 -0.08L0.12 0Z", "ink"],
      ["M-0.1 -0.7L-0.13 -0.94L0.13 -0.94L0.1 -0.7Z", "window", "ink", 1.6],
      [gable(-0.93, -1.04, 0.17), "ink"],
    ],
  },
  fire: {
    size: 3,
    glow: [3, 0.2],
    parts: [
      [oval(0, 0, 0.48, 0.18), "shade", undefined, 0, 0.3],
      ["M-0.42 -0.02L0.34 -0.16L0.38 -0.06L-0.38 0.08ZM0.42 -0.02L-0.34 -0.16L-0.38 -0.06L0.38 0.08Z", "trunk", "ink", 1.4],
      ["M-0.26 -0.08Q-0.36 -0.4 -0.1 -0.56Q-0.1 -0.4 0 -0.36Q-0.04 -0.66 0.12 -0.86Q0.12 -0.6 0.24 -0.46Q0.36 -0.28 0.24 -0.08Z", "flame", "red", 1.4],
      ["M-0.1 -0.08Q-0.16 -0.26 0 -0.4Q0.02 -0.28 0.1 -0.24Q0.16 -0.16 0.1 -0.08Z", "gold"],
    ],
  },
  flowers: {
    size: 2,
    parts: [
      [oval(-0.2, -0.1, 0.26, 0.16) + oval(0.2, -0.08, 0.24, 0.15) + oval(0, -0.24, 0.26, 0.16), "leaf"],
      [oval(-0.26, -0.2, 0.1) + oval(0.24, -0.16, 0.1), "rose"],
      [oval(0.02, -0.32, 0.1), "gold"],
      [oval(-0.02, -0.08, 0.09), "violet"],
    ],
  },
  table: {
    size: 8,
    flat: true,
    parts: [
      [block(-0.5, -0.06, 0.52, 0.13), "shade", undefined, 0, 0.25],
      [block(-0.46, -0.2, 0.46, -0.14) + block(-0.46, 0.14, 0.46, 0.2), "trunk", "ink", 1.2],
      [block(-0.5, -0.1, 0.5, 0.1), "hull", "ink", 1.6],
      ["M-0.5 -0.03L0.5 -0.03M-0.5 0.04L0.5 0.04", "hull", "plank", 1.2],
      [oval(-0.34, -0.03, 0.035) + oval(-0.08, 0.03, 0.035) + oval(0.2, -0.04, 0.035) + oval(0.38, 0.03, 0.035), "gold"],
    ],
  },
  cart: {
    size: 3.4,
    parts: [
      SHADOW,
      [oval(-0.2, -0.08, 0.1) + oval(0.2, -0.08, 0.1), "ink"],
      ["M-0.36 -0.46L0.36 -0.46L0.28 -0.14L-0.28 -0.14Z", "rail", "ink", 1.8],
      [oval(-0.16, -0.48, 0.13, 0.1) + oval(0.1, -0.5, 0.15, 0.12), "gold", "ridge", 1.2],
    ],
  },
  crystal: {
    size: 3.4,
    glow: [1.1, 0.4],
    parts: [
      SHADOW,
      ["M-0.3 0L-0.36 -0.34L-0.24 -0.5L-0.1 -0.3L-0.06 0Z", "crystal", "ink", 1.4],
      ["M-0.12 0L-0.1 -0.66L0.04 -0.9L0.18 -0.6L0.16 0Z", "crystal", "ink", 1.4],
      ["M-0.1 -0.66L0.04 -0.9L0.05 0L-0.06 0Z", "light", undefined, 0, 0.5],
      ["M0.16 0L0.22 -0.4L0.34 -0.46L0.42 -0.28L0.36 0Z", "crystal", "ink", 1.4],
    ],
  },
  stones: {
    size: 4.6,
    parts: [
      [oval(0.08, 0, 0.54, 0.13), "shade", undefined, 0, 0.25],
      ["M-0.44 0L-0.4 -0.56Q-0.3 -0.66 -0.2 -0.54L-0.2 0Z", "stone", "stoneDark", 1.8],
      ["M-0.1 0L-0.1 -0.8Q0.02 -0.94 0.14 -0.78L0.16 0Z", "stone", "stoneDark", 1.8],
      ["M0.26 0L0.26 -0.42Q0.36 -0.5 0.44 -0.4L0.46 0Z", "stone", "stoneDark", 1.8],
      ["M-0.1 0L-0.1 -0.8Q-0.06 -0.86 -0.02 -0.84L0 0Z", "stoneLight"],
    ],
  },
};

/** A thing at a point of the picture. */
export function drawn(thing: Thing, at: Point, size: number, turn: number, draw: Lots): Stroke[] {
  const { parts = [], draw: own } = THINGS[thing];
  if (own) return own(at, size, draw);
  return parts.map(([d, fill, line, width = 0, opacity = 1]) => ({ d: put(d, at, size, draw, turn), fill, line, width, opacity }));
}
