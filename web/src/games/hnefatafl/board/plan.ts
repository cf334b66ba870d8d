/** The plan of a board: where its squares lie in the drawing. A square is a hundred units wide. */
import type { Square, TaflBoard } from "../wire";

export const CELL = 100;
const FRAME = 7.5; // units of frame around the squares, for each of them along an edge: letters stay as large on any board

export interface Point {
  x: number;
  y: number;
}

export class Plan {
  /** How broad the frame is, and the whole drawing. */
  readonly frame: number;
  readonly side: number;
  readonly #squares: Map<string, Square>;
  readonly #places: Map<string, string>;

  constructor(readonly board: TaflBoard) {
    this.frame = FRAME * board.size;
    this.side = board.size * CELL + 2 * this.frame;
    this.#squares = new Map(board.squares.map((square) => [square.id, square]));
    this.#places = new Map(board.squares.map((square) => [key(square.x, square.y), square.id]));
  }

  /** The squares as they are read: rank by rank from the top, each from the left. */
  get ranks(): Square[][] {
    const { size } = this.board;
    return Array.from({ length: size }, (_, down) =>
      Array.from({ length: size }, (_, x) => this.#squares.get(this.#places.get(key(x, size - 1 - down)) ?? "")).filter((square) => square !== undefined),
    );
  }

  square(id: string): Square | undefined {
    return this.#squares.get(id);
  }

  /** The middle of a square; the first rank is the lowest. */
  of(id: string): Point {
    const { x, y } = this.#squares.get(id) ?? { x: 0, y: 0 };
    return { x: this.frame + (x + 0.5) * CELL, y: this.frame + (this.board.size - y - 0.5) * CELL };
  }

  /** The square at a point of the drawing, if there is one. */
  at({ x, y }: Point): string | null {
    const [file, down] = [Math.floor((x - this.frame) / CELL), Math.floor((y - this.frame) / CELL)];
    return this.#places.get(key(file, this.board.size - 1 - down)) ?? null;
  }

  /** The square so far to the right of another, and so far above it. */
  beside(id: string, right: number, up: number): string | null {
    const square = this.#squares.get(id);
    return (square && this.#places.get(key(square.x + right, square.y + up))) ?? null;
  }

  /** How many squares lie between two, counted along the lines. */
  steps(from: string, to: string): number {
    const [a, b] = [this.#squares.get(from), this.#squares.get(to)];
    return a && b ? Math.abs(a.x - b.x) + Math.abs(a.y - b.y) : 0;
  }
}

const key = (x: number, y: number): string => `${x} ${y}`;

const LEAST = 150; // milliseconds that a glide takes, and how many more for every further square
const EACH = 30;
const MOST = 350;

/** How long a piece glides over so many squares, at normal speed. */
export const glide = (steps: number): number => Math.min(MOST, LEAST + EACH * Math.max(0, steps - 1));
