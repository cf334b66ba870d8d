/** The shapes of a board: where things lie in the picture, and the paths they are drawn by. */
import type { Board, Line } from "../wire";

export interface Point {
  x: number;
  y: number;
}

export const SCALE = 12; // of the picture to the board's own unit
export const PAD = 28; // between the outermost spaces' edge and the board's

/** The strokes of one tile of a zone's pattern, turned; a stroke without length is a dot. */
export interface Pattern {
  strokes: string;
  width: number;
  tile: [number, number];
  turn: number;
}

// Neighbours in this list differ most, for most boards have few zones.
export const PATTERNS: Pattern[] = [
  { strokes: "M3 3h0M9 9h0", width: 4.4, tile: [12, 12], turn: 0 },
  { strokes: "M0 4h8", width: 2.6, tile: [8, 8], turn: -45 },
  { strokes: "M-4 5q4 -7 8 0t8 0t8 0", width: 2, tile: [16, 10], turn: 0 },
  { strokes: "M0 1h20M0 8h20M5 1v7M15 8v7", width: 1.8, tile: [20, 14], turn: 0 },
  { strokes: "M0 4h8", width: 2.6, tile: [8, 8], turn: 90 },
  { strokes: "M3 7a4 4 0 1 0 8 0a4 4 0 1 0 -8 0", width: 2, tile: [14, 14], turn: 0 },
  { strokes: "M0 4h8", width: 2.6, tile: [8, 8], turn: 0 },
  { strokes: "M7 3.5v7M3.5 7h7", width: 2.2, tile: [14, 14], turn: 0 },
  { strokes: "M0 5h10M5 0v10", width: 1.8, tile: [10, 10], turn: 45 },
  { strokes: "M-1 9l8 -7l8 7", width: 2.2, tile: [14, 10], turn: 0 },
  { strokes: "M0 7h14", width: 5, tile: [14, 14], turn: 45 },
  { strokes: "M3 3h6v6h-6z", width: 2, tile: [12, 12], turn: 0 },
];

const figure = (value: number): string => String(Math.round(value * 100) / 100);
const spot = ({ x, y }: Point): string => `${figure(x)} ${figure(y)}`;

/** The point at a distance from another; angles run clockwise from the right, in degrees. */
export function along(center: Point, angle: number, distance: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: center.x + distance * Math.cos(turn), y: center.y + distance * Math.sin(turn) };
}

/** Where the middle of a sector lies: the first at the top, the others clockwise. */
export function sectorAngle(at: number, count: number): number {
  return -90 + (at * 360) / count;
}

/** One of several equal sectors of a disc around the origin; a single one is the whole disc. */
export function sectorPath(radius: number, at: number, count: number): string {
  const origin = { x: 0, y: 0 };
  const arc = `A${figure(radius)} ${figure(radius)} 0 0 1 `;
  const middle = sectorAngle(at, count);
  if (count === 1) return `M${figure(-radius)} 0${arc}${figure(radius)} 0${arc}${figure(-radius)} 0Z`;
  const begin = along(origin, middle - 180 / count, radius);
  const end = along(origin, middle + 180 / count, radius);
  return `M0 0L${spot(begin)}${arc}${spot(end)}Z`;
}

/** Whether strokes on a colour have to be light. */
export function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}

/** A polygon around the origin with softened corners. */
function polygon(sides: number, radius: number, turn: number): string {
  const corners = Array.from({ length: sides }, (_, at) => along({ x: 0, y: 0 }, turn + (at * 360) / sides, radius));
  const between = (a: Point, b: Point, share: number) => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
  const parts = corners.map((corner, at) => {
    const before = corners[(at + sides - 1) % sides] ?? corner;
    const after = corners[(at + 1) % sides] ?? corner;
    return `${at ? "L" : "M"}${spot(between(corner, before, 0.22))}Q${spot(corner)} ${spot(between(corner, after, 0.22))}`;
  });
  return `${parts.join("")}Z`;
}

/** The outline of a seat's tokens: seats differ in shape (a disc, a square, a triangle, a diamond) as well as in colour. */
export function outline(seat: number, radius: number): string {
  switch (seat % 4) {
    case 1:
      return polygon(4, radius * 1.24, -45);
    case 2:
      return polygon(3, radius * 1.42, -90);
    case 3:
      return polygon(4, radius * 1.3, -90);
    default:
      return `M0 ${figure(-radius)}A${radius} ${radius} 0 1 1 0 ${figure(radius)}A${radius} ${radius} 0 1 1 0 ${figure(-radius)}Z`;
  }
}

/** An arrow as path data: its line, and its head. */
export interface Arrow {
  line: string;
  head: string;
}

/** An arrow from one token to another: it begins and ends at their edges, so that both can be seen. */
export function arrowBetween(from: Point, to: Point, radius: number): Arrow {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const on = (share: number): Point => ({ x: from.x + ((to.x - from.x) * share) / far, y: from.y + ((to.y - from.y) * share) / far });
  const tip = on(far - radius * 0.66);
  const neck = on(Math.max(far - radius * 1.2, radius * 0.6));
  const wide = radius * 0.32;
  const aside = { x: ((to.y - from.y) * wide) / far, y: ((from.x - to.x) * wide) / far };
  const wing = (side: number): Point => ({ x: neck.x + aside.x * side, y: neck.y + aside.y * side });
  return { line: `M${spot(on(radius * 0.5))}L${spot(neck)}`, head: `M${spot(tip)}L${spot(wing(1))}L${spot(wing(-1))}Z` };
}

/** A door as it stands across its lines. */
export interface DoorPlace {
  id: string;
  middle: Point;
  angle: number;
  half: number;
}

/** A board laid out in a picture; upright, its long side runs down, as a phone is held. */
export class Plan {
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly places: Map<string, Point>;
  readonly #lines = new Map<string, { bend: number }>();

  constructor(
    readonly board: Board,
    readonly upright: boolean,
  ) {
    const wide = board.width * SCALE + 2 * PAD;
    const high = board.height * SCALE + 2 * PAD;
    this.width = upright ? high : wide;
    this.height = upright ? wide : high;
    this.radius = board.radius * SCALE;
    this.places = new Map(board.spaces.map(({ id, x, y }) => [id, this.at(x, y)]));
    for (const { a, b, bend } of board.lines) {
      this.#lines.set(`${a} ${b}`, { bend: bend * SCALE });
      this.#lines.set(`${b} ${a}`, { bend: -bend * SCALE });
    }
  }

  /** Where a point of the board lies in the picture. */
  at(x: number, y: number): Point {
    // A quarter turn, not a mirror: lines keep the side to which they bend.
    return this.upright ? { x: PAD + (this.board.height - y) * SCALE, y: PAD + x * SCALE } : { x: PAD + x * SCALE, y: PAD + y * SCALE };
  }

  of(space: string): Point {
    return this.places.get(space) ?? { x: this.width / 2, y: this.height / 2 };
  }

  /** The point towards which a leg is bent: a quadratic curve comes half as far. */
  #control(a: string, b: string): Point | null {
    const bend = this.#lines.get(`${a} ${b}`)?.bend;
    if (!bend) return null;
    const from = this.of(a);
    const to = this.of(b);
    const across = to.x - from.x;
    const down = to.y - from.y;
    const aside = (2 * bend) / Math.hypot(across, down);
    return { x: (from.x + to.x) / 2 - down * aside, y: (from.y + to.y) / 2 + across * aside };
  }

  /** A way over several spaces as path data. */
  way(spaces: string[]): string {
    return spaces
      .map((space, at) => {
        if (!at) return `M${spot(this.of(space))}`;
        const control = this.#control(spaces[at - 1] ?? space, space);
        return control ? `Q${spot(control)} ${spot(this.of(space))}` : `L${spot(this.of(space))}`;
      })
      .join("");
  }

  /** Where one is on a way, after a share of it between 0 and 1. */
  spot(spaces: string[], share: number): Point {
    const legs = spaces.length - 1;
    if (legs < 1) return this.of(spaces[0] ?? "");
    const leg = Math.min(Math.floor(share * legs), legs - 1);
    return this.#onLeg(spaces[leg] ?? "", spaces[leg + 1] ?? "", share * legs - leg);
  }

  #onLeg(a: string, b: string, t: number): Point {
    const from = this.of(a);
    const to = this.of(b);
    const mid = this.#control(a, b) ?? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const mix = (p: number, q: number, r: number) => (1 - t) * (1 - t) * p + 2 * t * (1 - t) * q + t * t * r;
    return { x: mix(from.x, mid.x, to.x), y: mix(from.y, mid.y, to.y) };
  }

  /** Doors: a beam over the middles of all lines that they close. */
  doors(): DoorPlace[] {
    return this.board.doors.flatMap(({ id }) => {
      const lines = this.board.lines.filter((line) => line.door === id);
      const middles = lines.map(({ a, b }) => this.#onLeg(a, b, 0.5));
      const [first, last] = [middles[0], middles.at(-1)];
      if (!first || !last) return [];
      const middle = { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 };
      const span = Math.hypot(last.x - first.x, last.y - first.y);
      return [{ id, middle, half: span / 2 + 26, angle: span > 1 ? slope(first, last) : this.#across(lines[0]) }];
    });
  }

  #across(line: Line | undefined): number {
    return line ? slope(this.of(line.a), this.of(line.b)) + 90 : 0;
  }
}

function slope(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}
