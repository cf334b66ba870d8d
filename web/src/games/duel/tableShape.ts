import type { Board } from "./wire";
import type { Box, Size } from "./board/boardNear.svelte";
import { Plan } from "./board/boardShapes";

/** How a table is laid out on a broad screen: the board first, and all else in the room that its shape leaves. */
export interface TableShape {
  /** Whether seats and combat stand beside the board and the hand runs below everything; otherwise seats lie above the board. */
  beside: boolean;
  /** The width of what stands on the right. */
  column: number;
  /** The width of what stands on the left, where something does. */
  seats: number;
  /** The height of the hand. */
  hand: number;
  /** The height of the seats above the board. */
  line: number;
  /** Whether that is enough for one line only. */
  oneLine: boolean;
}

export const PAD = 8; // around the table, and between its parts
const LINE = 44; // the height of the seats above the board
const LINES = 92; // and where that is too little for one line of all they tell
const ROOMY = 1000; // the width from which one line is enough, unless hands are open
const UPRIGHT = 1.08; // so much larger a board must become to be turned
const GAP = 6; // between what covers the board and who must be seen
const TALL = 790; // from here on a combat fits into the right column together with a question and the log
const SEATS = [264, 420] as const;
const GIVEN = 0.85; // of its height the board gives at most to have everything beside it
const LOW_HAND = 188;
const MOST_HAND = 300;
const READ = 1280; // from this width on the whole hand can be read at rest
const WORDS = 234_000; // square pixels in which seven long cards can be read

const within = (least: number, value: number, most: number): number => Math.round(Math.min(most, Math.max(least, value)));

/** How many times as wide as high a board is. */
export function aspectOf(board: Board): number {
  const { width, height } = new Plan(board, false);
  return width / height;
}

/** How high a board is drawn in a room, lying or upright. */
function drawn(width: number, height: number, aspect: number): number {
  return Math.max(Math.min(height, width / aspect), Math.min(height, width * aspect) / aspect);
}

/** The best shape of a table of this size for a board `aspect` times as wide as high. */
export function shapeOf(width: number, height: number, aspect: number, hasHand: boolean, openHands: boolean): TableShape {
  const column = within(300, width * 0.23, 430);
  const middle = width - column - 3 * PAD;
  const lineHeight = openHands || middle < ROOMY ? LINES : LINE;
  /** What the hand gets: what it needs, or all that a board leaves that is as wide as it can be. */
  const held = (least: number, spare: number) => (hasHand ? within(least, spare, MOST_HAND) : -PAD);

  const line = height - 4 * PAD - lineHeight;
  const hand = held(Math.max(LOW_HAND, height * 0.21, width < READ ? 0 : WORDS / middle), line - middle / aspect);
  const room = height - 3 * PAD;
  const broad = within(330, width * 0.23, 430);
  const rest = width - broad - 4 * PAD; // for the board and what stands on its left
  const low = held(LOW_HAND, room - (rest - SEATS[0]) / aspect);
  const seats = within(SEATS[0], rest - (room - low) * aspect, SEATS[1]);

  const above = drawn(middle, line - hand, aspect);
  const beside = height < TALL && drawn(rest - seats, room - low, aspect) >= GIVEN * above;
  return { beside, column: beside ? broad : column, seats, hand: Math.max(0, beside ? low : hand), line: lineHeight, oneLine: lineHeight === LINE };
}

/** What is left of a board's place beside what covers it: below it, or to its right where a phone is held sideways. */
export function freeOf(place: Size, covers: Size, sideways: boolean): Box {
  const [x, y] = sideways ? [covers.width + GAP, 0] : [0, covers.height + GAP];
  return { x, y, width: Math.max(1, place.width - x), height: Math.max(1, place.height - y) };
}

/** The part of a board that these spaces take, in shares of it, as it is drawn in its place. */
export function boxOf(board: Board, place: Size, spaces: string[]): Box {
  const [plan, other] = [false, true].map((upright) => new Plan(board, upright)) as [Plan, Plan];
  const fit = ({ width, height }: Plan) => Math.min(place.width / width, place.height / height);
  const { places, radius, width, height } = fit(other) > fit(plan) * UPRIGHT ? other : plan;
  const points = spaces.flatMap((space) => places.get(space) ?? []);
  const [xs, ys] = [points.map(({ x }) => x / width), points.map(({ y }) => y / height)];
  const [x, y] = [Math.min(...xs) - radius / width, Math.min(...ys) - radius / height];
  return { x, y, width: Math.max(...xs) + radius / width - x, height: Math.max(...ys) + radius / height - y };
}
