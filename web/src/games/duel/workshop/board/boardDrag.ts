/** What a finger or a mouse does on a board, from where it goes down to where it is let go: one act. */
import type { Point } from "../../board/boardShapes";
import type { Dot } from "./boardDraft";
import type { Editing } from "./boardEditing.svelte";
import * as edits from "./boardEdits";
import { gridded, inside } from "./boardSnap";
import type { Spot } from "./boardSpots";

export const FAR = 5; // pixels: less is a press

export interface Drag {
  /** Where the pointer is now; `over` is the space under it. */
  move(at: Point, over: string | null, free: boolean): void;
  drop(at: Point, over: string | null): void;
}

/** What is dragged from a spot, or from the ground; null where the board itself may be moved about. */
export function dragFrom(editing: Editing, spot: Spot | undefined, at: Point): Drag | null {
  if (spot?.kind === "feature") return featureDrag(editing, spot.index, spot.point);
  if (spot?.kind === "space" && editing.tool === "spaces") return spaceDrag(editing, spot.id);
  if (spot?.kind === "space" && editing.tool === "lines") return lineDrag(editing, spot.id);
  if (spot?.kind === "space" && editing.tool === "zones") return zoneDrag(editing, spot.id);
  if (!spot && editing.laysArea) return areaDrag(editing, at);
  return null;
}

function spaceDrag(editing: Editing, id: string): Drag {
  const own = editing.twins(id);
  let board = editing.board;
  return {
    move(at, _, free) {
      board = edits.moveSpace(editing.board, id, editing.place(at, own, free), editing.mirror);
      editing.look(board);
    },
    drop: () => editing.act(board),
  };
}

function lineDrag(editing: Editing, id: string): Drag {
  return {
    move(at, over) {
      editing.from = id;
      editing.reach = over && over !== id ? (editing.board.spaces.find((space) => space.id === over) ?? at) : at;
    },
    drop(_, over) {
      editing.reach = null;
      editing.from = null;
      if (over && over !== id) editing.join([id, over]);
    },
  };
}

function zoneDrag(editing: Editing, id: string): Drag {
  const on = !edits.isWithin(editing.board, id, editing.brushed);
  const names = [id];
  const painted = () => edits.paint(editing.board, names, editing.brushed, on, editing.mirror);
  return {
    move(_, over) {
      if (over && !names.includes(over)) names.push(over);
      editing.look(painted());
    },
    drop: () => editing.paint(names, on),
  };
}

function featureDrag(editing: Editing, index: number, point: number): Drag {
  let board = editing.board;
  return {
    move(at, _, free) {
      const points = editing.board.scenery.features[index]?.points ?? [];
      board = edits.changeFeature(editing.board, index, { points: points.map((dot, place): Dot => (place === point ? scenic(editing, at, free) : dot)) });
      editing.look(board);
    },
    drop: () => editing.act(board),
  };
}

function areaDrag(editing: Editing, from: Point): Drag {
  const first = scenic(editing, from, false);
  return {
    move: (at, _, free) => (editing.points = [first, scenic(editing, at, free)]),
    drop(at) {
      editing.points = [];
      const second = scenic(editing, at, false);
      if (second[0] !== first[0] && second[1] !== first[1]) editing.feature([first, second]);
    },
  };
}

/** Where scenery comes to lie: it may reach a little over the edge. */
export function scenic(editing: Editing, at: Point, free: boolean): Dot {
  const place = editing.snapping && !free ? { x: gridded(at.x, 1), y: gridded(at.y, 1) } : at;
  const { x, y } = inside(place, editing.board.size);
  return [x, y];
}
