// Made by meadhall.hall.wire.typescript from the structs of the wire. Do not edit.
import type { EventOf, GameWire } from "../../wire";

/** What does not change in a match, in words. */
export interface HnefataflFacts {
  kind: "hnefatafl";
  board: TaflBoard;
  sides: string[];
}

/** A board as it is drawn, and how the pieces stand on it at first, by their ids. */
export interface TaflBoard {
  id: string;
  name: string;
  about: string;
  size: number;
  squares: Square[];
  pieces: Record<string, TaflPiece>;
  start: Record<string, string>;
}

/** A square, counted from the lower left; whether it is the king's alone, and whether he wins there. */
export interface Square {
  id: string;
  x: number;
  y: number;
  kind: "corner" | "plain" | "throne";
  goal: boolean;
}

/** A piece by its name, and whose it is. */
export interface TaflPiece {
  name: string;
  side: "attacker" | "defender" | "king";
  seat: number;
}

/** The board as everybody sees it, and how far a draw is. */
export interface HnefataflView {
  board: string;
  turn: number;
  moves: number;
  pieces: Record<string, StandingPiece>;
  repeats: number;
  quiet: number;
  quiet_limit: number;
  last: LastMove | null;
  seats: TaflSeat[];
}

/** A piece and where it stands; nowhere once it was captured. */
export interface StandingPiece {
  side: "attacker" | "defender" | "king";
  space: string | null;
}

/** The last move, and what it took. */
export interface LastMove {
  piece: string;
  from: string;
  space: string;
  captures: string[];
}

/** Who plays which side, and whether they have left. */
export interface TaflSeat {
  side: "attackers" | "defenders";
  left: boolean;
}

/** The boards. */
export interface HnefataflAlmanac {
  boards: TaflBoard[];
}

/** What happens in this game. */
export type HnefataflEvent =
  | EventOf<"turn_began", { seat: number; }>
  | EventOf<"piece_moved", { seat: number; piece: string; from: string; space: string; }>
  | EventOf<"piece_captured", { seat: number; piece: string; space: string; }>
  | EventOf<"king_captured", { seat: number; piece: string; space: string; }>
  | EventOf<"king_escaped", { seat: number; piece: string; space: string; }>
  | EventOf<"match_drawn", { why: string; }>
  | EventOf<"seat_left", { seat: number; }>;

/** The types that this game brings. */
export interface HnefataflWire extends GameWire {
  facts: HnefataflFacts;
  view: HnefataflView;
  event: HnefataflEvent;
  almanac: HnefataflAlmanac;
}

/** The parts of a view that each kind of event changes; with a question mark those that it need not change. */
export const TOUCHES: Record<string, string[]> = {
  turn_began: ["turn"],
  piece_moved: ["pieces.{piece}.space", "moves", "last", "?quiet", "?repeats"],
  piece_captured: ["pieces.{piece}.space"],
  king_captured: ["pieces.{piece}.space"],
  seat_left: ["seats.{seat}.left"],
};
