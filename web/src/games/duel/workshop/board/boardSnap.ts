/** Snapping: where something comes to lie that somebody moves about, on a grid or in line with its neighbours. */
import type { Point } from "../../board/boardShapes";
import type { Dot } from "./boardDraft";

export const GRID = 2; // units of the board
export const FINE = 0.5;
const NEAR = 1.1; // how near another's axis has to be

export interface Guides {
  x: number | null;
  y: number | null;
}
export interface Snapped {
  at: Point;
  /** The neighbours' axes that it lies on. */
  guides: Guides;
}

export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A place that lies on the board, as far from its edge as a space needs. */
export function inside({ x, y }: Point, [wide, high]: Dot, margin = 0): Point {
  const held = (value: number, most: number) => rounded(Math.min(Math.max(value, Math.min(margin, most / 2)), Math.max(most - margin, most / 2)));
  return { x: held(x, wide), y: held(y, high) };
}

/** The nearest of some values, if it is near. */
function nearest(value: number, others: number[]): number | null {
  const best = others.reduce<number | null>((found, other) => (found === null || Math.abs(other - value) < Math.abs(found - value) ? other : found), null);
  return best !== null && Math.abs(best - value) <= NEAR ? best : null;
}

export const gridded = (value: number, step = GRID): number => rounded(Math.round(value / step) * step);

/** In line with others where it is nearly so, otherwise on the grid. */
export function snapped({ x, y }: Point, others: readonly Point[], [wide, high]: Dot): Snapped {
  const guides = {
    x: nearest(x, [...others.map((other) => other.x), wide / 2]),
    y: nearest(y, [...others.map((other) => other.y), high / 2]),
  };
  return { at: { x: guides.x ?? gridded(x), y: guides.y ?? gridded(y) }, guides };
}
