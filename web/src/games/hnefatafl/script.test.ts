import { describe, expect, it } from "vitest";
import { scenesOf } from "../../scenes";
import type { News } from "../../wire";
import { board, view } from "./fixture";
import { Plan, glide } from "./board/plan";
import { TaflScript } from "./script";
import type { HnefataflEvent, HnefataflView, HnefataflWire } from "./wire";

const plan = new Plan(board);
const script = (): TaflScript => new TaflScript((from, to) => plan.steps(from, to));
const moved: HnefataflEvent = { event: "piece_moved", text: "", facts: { seat: 0, piece: "attacker-1", from: "a1", space: "a3" } };
const taken: HnefataflEvent = { event: "piece_captured", text: "", facts: { seat: 0, piece: "defender-1", space: "b3" } };
const king: HnefataflEvent = { event: "king_captured", text: "", facts: { seat: 0, piece: "king", space: "b2" } };
const turn: HnefataflEvent = { event: "turn_began", text: "", facts: { seat: 1 } };

const after: HnefataflView = {
  ...view,
  turn: 1,
  moves: 1,
  pieces: {
    ...view.pieces,
    "attacker-1": { side: "attacker", space: "a3" },
    "defender-1": { side: "defender", space: null },
    king: { side: "king", space: null },
  },
  last: { piece: "attacker-1", from: "a1", space: "a3", captures: ["defender-1", "king"] },
};

describe("a move", () => {
  it("is shown first, and then all that it takes at once", () => {
    const scenes = scenesOf<HnefataflWire>(view, { view: after, events: [moved, taken, king, turn] } as News<HnefataflWire>, script());
    expect(scenes.map(({ events }) => events.map(({ event }) => event))).toEqual([["piece_moved"], ["piece_captured", "king_captured", "turn_began"]]);
    expect(scenes[0]?.view.pieces["attacker-1"]?.space).toBe("a3");
    expect(scenes[0]?.view.pieces["defender-1"]?.space).toBe("b3");
    expect(scenes[0]?.view.last?.from).toBe("a1");
    expect(scenes[0]?.view.turn).toBe(0);
    expect(scenes[1]?.view).toEqual(after);
  });

  it("is looked at as long as it glides, unless it is on the board already", () => {
    const told = script();
    expect(told.time(moved)).toBeGreaterThan(glide(2));
    told.shown = { piece: "attacker-1", space: "a3", until: performance.now() };
    expect(told.time(moved)).toBe(1);
    told.shown = { piece: "attacker-1", space: "a2", until: performance.now() };
    expect(told.time(moved)).toBeGreaterThan(glide(2));
  });

  it("tells of what it took as it falls", () => {
    const told = script();
    const fallen = [moved, taken].reduce((now: HnefataflView, event) => told.after(now, event), view);
    expect(fallen.last).toEqual({ piece: "attacker-1", from: "a1", space: "a3", captures: ["defender-1"] });
    expect(told.after(view, turn).turn).toBe(1);
  });
});
