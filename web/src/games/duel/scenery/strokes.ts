/** What scenery is drawn with: strokes, wobbling outlines, and lots that fall alike each time. */
import type { Point } from "../board/boardShapes";
import type { Tone } from "./tones";

/** One path of the drawing, filled or drawn as a line. */
export interface Stroke {
  d: string;
  fill?: Tone;
  line?: Tone;
  width?: number;
  dash?: string;
  /** Whether its ends are cut off straight. */
  cut?: boolean;
  opacity?: number;
  /** The outline that it is kept inside of. */
  within?: string;
}

/** Numbers from 0 to 1, by lot and yet the same for the same seed. */
export type Lots = () => number;

export function lots(seed: number): Lots {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number by lot around zero. */
export const sway = (draw: Lots, most: number): number => (draw() * 2 - 1) * most;

const figure = (value: number): string => String(Math.round(value * 10) / 10);
export const spot = ({ x, y }: Point): string => `${figure(x)} ${figure(y)}`;
export const mix = (a: Point, b: Point, share: number): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
export const apart = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** A line through points, with a turn of the hand in it: more points, each a little aside. */
export function wandering(points: Point[], draw: Lots, most: number, closed: boolean): Point[] {
  const ends = closed ? [...points, points[0] as Point] : points;
  const found = ends.slice(1).flatMap((to, at) => {
    const from = ends[at] as Point;
    const parts = Math.max(1, Math.round(apart(from, to) / 46));
    return Array.from({ length: parts }, (_, part) => {
      const on = mix(from, to, part / parts);
      return part ? { x: on.x + sway(draw, most), y: on.y + sway(draw, most) } : on;
    });
  });
  return closed ? found : [...found, ends.at(-1) as Point];
}

/** A smooth path through points. */
export function smooth(points: Point[], closed: boolean): string {
  const count = points.length;
  const at = (index: number) => points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] as Point;
  let d = `M${spot(at(0))}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const other = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    d += `C${spot(one)} ${spot(other)} ${spot(to)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A path with corners. */
export const straight = (points: Point[], closed: boolean): string => `M${points.map(spot).join("L")}${closed ? "Z" : ""}`;

/** Points on a circle. */
export function circle(center: Point, radius: number, count: number): Point[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI;
    return { x: center.x + radius * Math.cos(angle), y: center.y + radius * Math.sin(angle) };
  });
}

/** Whether a point lies inside an outline. */
export function inside(point: Point, outline: Point[]): boolean {
  let found = false;
  outline.forEach((a, at) => {
    const b = outline[(at + outline.length - 1) % outline.length] as Point;
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) found = !found;
  });
  return found;
}

/** The corners of the smallest box around points. */
export function box(points: Point[]): [Point, Point] {
  const [across, down] = [points.map((point) => point.x), points.map((point) => point.y)];
  return [
    { x: Math.min(...across), y: Math.min(...down) },
    { x: Math.max(...across), y: Math.max(...down) },
  ];
}

/** Points strewn over an outline about a step apart, no two alike. */
export function strewn(outline: Point[], step: number, draw: Lots): Point[] {
  const [low, high] = box(outline);
  const found: Point[] = [];
  let odd = false;
  for (let y = low.y + step / 2; y < high.y; y += step * 0.86) {
    odd = !odd;
    for (let x = low.x + (odd ? step / 2 : step); x < high.x; x += step) {
      const point = { x: x + sway(draw, step * 0.36), y: y + sway(draw, step * 0.3) };
      if (inside(point, outline)) found.push(point);
    }
  }
  return found;
}

/** Points along a way, about a step apart, each with the direction there (a vector of length one). */
export function paced(points: Point[], step: number): { at: Point; ahead: Point }[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] as Point;
    const long = apart(from, to) || 1;
    const parts = Math.max(1, Math.round(long / step));
    const ahead = { x: (to.x - from.x) / long, y: (to.y - from.y) / long };
    return Array.from({ length: parts }, (_, part) => ({ at: mix(from, to, (part + 0.5) / parts), ahead }));
  });
}

/** A way moved aside, to its right if the distance is positive. */
export function beside(points: Point[], distance: number): Point[] {
  return points.map((point, at) => {
    const from = points[Math.max(0, at - 1)] as Point;
    const to = points[Math.min(points.length - 1, at + 1)] as Point;
    const long = apart(from, to) || 1;
    return { x: point.x - ((to.y - from.y) / long) * distance, y: point.y + ((to.x - from.x) / long) * distance };
  });
}

/** A drawing around the origin (absolute M, L, Q, C and Z only), put to its place by a hand that is not quite steady. */
export function put(d: string, at: Point, size: number, draw: Lots, turn = 0): string {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, across: string, down: string) => {
    const [x, y] = [(Number(across) + sway(draw, 0.015)) * size, (Number(down) + sway(draw, 0.015)) * size];
    return spot({ x: at.x + x * cos - y * sin, y: at.y + x * sin + y * cos });
  });
}

/** An oval around a point, as `put` reads it. */
export function oval(x: number, y: number, across: number, down = across): string {
  const [bow, rise] = [across * 0.55, down * 0.55];
  const pair = (a: number, b: number) => `${Number(a.toFixed(3))} ${Number(b.toFixed(3))}`;
  return (
    `M${pair(x - across, y)}C${pair(x - across, y - rise)} ${pair(x - bow, y - down)} ${pair(x, y - down)}` +
    `C${pair(x + bow, y - down)} ${pair(x + across, y - rise)} ${pair(x + across, y)}` +
    `C${pair(x + across, y + rise)} ${pair(x + bow, y + down)} ${pair(x, y + down)}` +
    `C${pair(x - bow, y + down)} ${pair(x - across, y + rise)} ${pair(x - across, y)}Z`
  );
}

/** A cloud of some puffs around a point. */
export function cloud(center: Point, radius: number, puffs: number, draw: Lots, flat = 0.85): string {
  const rim = Array.from({ length: puffs }, (_, at) => {
    const angle = ((at + sway(draw, 0.18)) / puffs) * 2 * Math.PI;
    const far = radius * (1 + sway(draw, 0.1));
    return { x: center.x + far * Math.cos(angle), y: center.y + far * Math.sin(angle) * flat };
  });
  return `${rim
    .map((from, at) => {
      const to = rim[(at + 1) % puffs] as Point;
      const bow = mix(center, mix(from, to, 0.5), 1.42);
      return `${at ? "" : `M${spot(from)}`}Q${spot(bow)} ${spot(to)}`;
    })
    .join("")}Z`;
}
