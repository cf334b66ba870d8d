/** Trays: what each side has captured, in the order in which it fell. */
import { cubicInOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { pace } from "../../../settings.svelte";
import type { HnefataflEvent, HnefataflView, TaflBoard } from "../wire";

export interface Taken {
  piece: string;
  /** The square where it fell, where that is known. */
  square: string | null;
}

/** The pieces of other seats that are off the board; those whose fall the log does not tell of come first. */
export function trayOf(seat: number, board: TaflBoard, view: HnefataflView, log: readonly HnefataflEvent[]): Taken[] {
  const fallen = new Map<string, string>();
  for (const { event, facts } of log)
    if (event === "piece_captured" || event === "king_captured") {
      fallen.delete(facts.piece); // a move may have been taken back, and made again
      fallen.set(facts.piece, facts.space);
    }
  const order = [...fallen.keys()];
  return Object.keys(view.pieces)
    .filter((piece) => view.pieces[piece]?.space === null && board.pieces[piece]?.seat !== seat)
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .map((piece) => ({ piece, square: fallen.get(piece) ?? null }));
}

const TIME = 350;
const TOPPLE = 75; // degrees

/** A piece topples on its square and comes to lie in the tray. */
export function carried(token: Element, { square }: { square: string | null }): TransitionConfig {
  const from = square === null ? null : document.querySelector(`[data-square="${square}"]`)?.getBoundingClientRect();
  const to = token.getBoundingClientRect();
  if (!from || !to.width) return { duration: 0 };
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2];
  const larger = from.width / to.width - 1;
  return {
    duration: pace(TIME),
    easing: cubicInOut,
    css: (t, u) => `transform: translate(${u * x}px, ${u * y}px) rotate(${TOPPLE * Math.sin(Math.PI * t)}deg) scale(${1 + larger * u}); z-index: 9`,
  };
}
