/** Where what is wrong with a board is shown on it. */
import type { Fault } from "../../../../wire";
import type { Point } from "../../board/boardShapes";
import { type Ends, letterOf, type Whole } from "./boardDraft";
import { middleOf, placeOf } from "./boardParts";
import type { Tool } from "./boardEditing.svelte";

export interface Marked {
  fault: Fault;
  /** Spaces that it is about. */
  spaces: string[];
  /** The name of what it is about, where that has one on the board. */
  about: string;
  /** Where its sign stands; null where it is about the whole board. */
  at: Point | null;
  /** What is to be looked at, as a spot, and with which tool in hand. */
  spot: string;
  tool: Tool;
}

/** A fault at its place on the board. */
export function marked(board: Whole, fault: Fault): Marked {
  const [part, at, ...rest] = fault.place as [string?, unknown?, ...unknown[]];
  const index = typeof at === "number" ? at : -1;
  const none = { fault, spaces: [], about: "", at: null, spot: "" };
  if (part === "spaces" && board.spaces[index]) {
    const { id } = board.spaces[index];
    return { fault, spaces: [id], about: id, at: placeOf(board, id), spot: `space ${id}`, tool: "spaces" };
  }
  if (part === "spaces") return { ...none, tool: "starts" };
  if (part === "lines" && board.lines[index]) return onLine(board, fault, board.lines[index], "lines");
  if (part === "lines" || part === "bends") return { ...none, tool: "lines" };
  if (part === "doors") {
    const line = board.doors[index]?.lines[0];
    return line ? onLine(board, fault, line, "doors") : { ...none, tool: "doors" };
  }
  if (part === "zones") return { ...none, about: board.zones[index] ? letterOf(index) : "", tool: "zones" };
  if (part === "passages") return { ...none, tool: "passages" };
  if (part === "scenery") {
    const which = rest.find((step) => typeof step === "number") ?? (typeof at === "number" ? at : -1);
    const dot = board.scenery.features[which as number]?.points[0];
    return dot ? { ...none, at: { x: dot[0], y: dot[1] }, spot: `feature ${which as number} 0`, tool: "scenery" } : { ...none, tool: "scenery" };
  }
  return { ...none, tool: "board" };
}

function onLine(board: Whole, fault: Fault, line: Ends, tool: Tool): Marked {
  const known = line.filter((end) => placeOf(board, end));
  const at = middleOf(board, line) ?? (known[0] ? placeOf(board, known[0]) : null);
  return { fault, spaces: [], about: line.join("–"), at, spot: `line ${line.join(" ")}`, tool };
}
