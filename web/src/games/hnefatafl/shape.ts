/** How a table is laid out on a broad screen: the board as large as it can be, and all else in the room that it leaves. */
export interface Shape {
  /** Whether the players stand beside the board; otherwise one above and one below it. */
  beside: boolean;
  /** How large the board is drawn. */
  board: number;
  /** The width of what stands on the right, and of the players where they stand beside the board. */
  column: number;
  panel: number;
}

export const PAD = 10; // around the table, and between its parts
export const STRIP = 54; // the height of a player's strip above or below the board
const PANEL = [200, 300] as const;
const COLUMN = [270, 400] as const;
const LEAST = 280;

const within = ([least, most]: readonly [number, number], value: number): number => Math.round(Math.min(most, Math.max(least, value)));

export function shapeOf(width: number, height: number): Shape {
  const column = within(COLUMN, width * 0.24);
  const rest = width - column - 3 * PAD;
  const above = Math.min(rest, height - 2 * STRIP - 4 * PAD);
  const beside = Math.min(rest - PANEL[0] - PAD, height - 2 * PAD);
  const board = Math.max(LEAST, Math.floor(Math.max(above, beside)));
  return { beside: beside > above, board, column, panel: within(PANEL, rest - board - PAD) };
}
