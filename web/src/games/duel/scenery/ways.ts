/** Ways of scenery: rivers and roads, walls and hedges, drawn along their points. */
import type { Point } from "../board/boardShapes";
import type { Feature } from "../wire";
import { beside, type Lots, paced, smooth, spot, straight, type Stroke, sway, wandering } from "./strokes";
import type { Tone } from "./tones";

type Motif = Feature["motif"];
export type Way = Extract<Motif, "river" | "canal" | "street" | "wall" | "hedge" | "rails" | "bridge" | "stairs" | "cliff" | "fence">;
interface Drawing {
  /** How wide it is if nothing is said, in units of the board. */
  width: number;
  draw: (points: Point[], width: number, draw: Lots) => Stroke[];
}

const line = (d: string, tone: Tone, width: number, more: Partial<Stroke> = {}): Stroke => ({ d, line: tone, width, ...more });

/** Boards or steps across a way, with an edge on both sides. */
export function crossed(points: Point[], width: number, deck: Tone, joint: Tone, rail: Tone): Stroke[] {
  const d = straight(points, false);
  const sides = [-width / 2, width / 2].map((aside) => straight(beside(points, aside), false)).join("");
  return [
    line(d, "shade", width + 10, { opacity: 0.22, cut: true }),
    line(d, deck, width, { cut: true }),
    line(d, joint, width, { dash: "1.6 7", opacity: 0.75, cut: true }),
    line(sides, "ink", 4),
    line(sides, rail, 2.4),
  ];
}

export const WAYS: Record<Way, Drawing> = {
  river: {
    width: 5,
    draw: (points, width, draw) => {
      const bed = wandering(points, draw, 5, false);
      const d = smooth(bed, false);
      const flows = [-0.26, 0.2].map((aside) => smooth(beside(bed, aside * width), false)).join("");
      return [
        line(d, "shore", width + 18, { opacity: 0.5 }),
        line(d, "shore", width + 8),
        line(d, "shallow", width),
        line(d, "water", width * 0.66),
        line(flows, "glint", 1.8, { dash: "16 34", opacity: 0.8 }),
      ];
    },
  },
  canal: {
    width: 5,
    draw: (points, width) => {
      const d = straight(points, false);
      return [
        line(d, "stoneDark", width + 13),
        line(d, "stoneLight", width + 9),
        line(d, "ink", width + 3, { opacity: 0.5 }),
        line(d, "water", width),
        line(d, "shallow", width * 0.5, { opacity: 0.5 }),
        line([-0.3, 0.12, 0.34].map((aside) => straight(beside(points, aside * width), false)).join(""), "glint", 1.7, {
          dash: "13 41",
          opacity: 0.75,
        }),
      ];
    },
  },
  street: {
    width: 4,
    draw: (points, width) => {
      const d = smooth(points, false);
      return [
        line(d, "crack", width + 5, { opacity: 0.5 }),
        line(d, "street", width),
        line(d, "crack", width * 0.9, { dash: "1.2 11", opacity: 0.28, cut: true }),
      ];
    },
  },
  wall: {
    width: 1.5,
    draw: (points, width) => {
      const d = straight(points, false);
      return [
        line(
          straight(
            points.map(({ x, y }) => ({ x: x + 3, y: y + 7 })),
            false,
          ),
          "shade",
          width + 5,
          { opacity: 0.25 },
        ),
        line(d, "ink", width + 5),
        line(d, "stone", width + 1),
        line(d, "stoneLight", width * 0.6, { dash: "11 6", cut: true }),
      ];
    },
  },
  hedge: {
    width: 1.6,
    draw: (points, width) => {
      const d = straight(points, false);
      const dash = `0 ${Math.round(width * 0.55)}`;
      return [
        line(
          straight(
            points.map(({ x, y }) => ({ x: x + 2, y: y + 5 })),
            false,
          ),
          "shade",
          width + 3,
          { opacity: 0.22 },
        ),
        line(d, "leafDark", width + 3, { dash }),
        line(d, "leaf", width, { dash }),
        line(straight(beside(points, -width * 0.16), false), "leafLight", width * 0.42, { dash }),
      ];
    },
  },
  rails: {
    width: 2.4,
    draw: (points, width) => {
      const d = smooth(points, false);
      const pair = [-0.3, 0.3].map((aside) => smooth(beside(points, aside * width), false)).join("");
      return [
        line(d, "shade", width + 6, { opacity: 0.1 }),
        line(d, "trunk", width, { dash: "4 9", cut: true }),
        line(pair, "ink", 4.4),
        line(pair, "rail", 2.4),
      ];
    },
  },
  bridge: { width: 4, draw: (points, width) => crossed(points, width, "stage", "plank", "hull") },
  stairs: { width: 4, draw: (points, width) => crossed(points, width, "terrace", "stoneDark", "stoneLight") },
  cliff: {
    width: 2.4,
    draw: (points, width, draw) => {
      const brink = wandering(points, draw, 6, false);
      const falls = paced(brink, 7)
        .map(({ at, ahead }) => {
          const far = width * (0.45 + draw() * 0.6);
          return `M${spot(at)}L${spot({ x: at.x - ahead.y * far + sway(draw, 2), y: at.y + ahead.x * far + sway(draw, 2) })}`;
        })
        .join("");
      return [
        line(smooth(beside(brink, width * 0.45), false), "shade", width, { opacity: 0.14 }),
        line(falls, "stoneDark", 2, { opacity: 0.8 }),
        line(smooth(brink, false), "stoneDark", 3.6),
        line(smooth(beside(brink, -3), false), "stoneLight", 2.4),
      ];
    },
  },
  fence: {
    width: 1,
    draw: (points, width) => {
      const d = straight(points, false);
      return [line(d, "trunk", 2.2), line(d, "trunk", width * 0.9, { dash: "3 12", cut: true })];
    },
  },
};
