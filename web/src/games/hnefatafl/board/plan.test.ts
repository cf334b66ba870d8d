import { describe, expect, it } from "vitest";
import { board } from "../fixture";
import { CELL, glide, Plan } from "./plan";

const plan = new Plan(board);

describe("the plan of a board", () => {
  it("has the first square at the lower left", () => {
    expect(plan.of("a1")).toEqual({ x: plan.frame + CELL / 2, y: plan.side - plan.frame - CELL / 2 });
    expect(plan.ranks.map((rank) => rank.map(({ id }) => id))).toEqual([
      ["a3", "b3", "c3"],
      ["a2", "b2", "c2"],
      ["a1", "b1", "c1"],
    ]);
  });

  it("finds every square at its own middle and near its edges, and none on the frame", () => {
    for (const { id } of board.squares) {
      const { x, y } = plan.of(id);
      for (const off of [-49, 0, 49]) expect(plan.at({ x: x + off, y: y - off })).toBe(id);
    }
    expect(plan.at({ x: plan.frame - 1, y: plan.side / 2 })).toBeNull();
    expect(plan.at({ x: plan.side / 2, y: plan.side - plan.frame + 1 })).toBeNull();
  });

  it("leads from square to square, and not off the board", () => {
    expect(plan.beside("b2", 1, 0)).toBe("c2");
    expect(plan.beside("b2", 0, 1)).toBe("b3");
    expect(plan.beside("a1", -1, 0)).toBeNull();
    expect(plan.beside("nowhere", 0, 1)).toBeNull();
  });

  it("counts steps, and a glide over more of them takes longer, but never long", () => {
    expect(plan.steps("a1", "a3")).toBe(2);
    expect(plan.steps("a1", "a1")).toBe(0);
    expect([1, 2, 8, 20].map(glide)).toEqual([150, 180, 350, 350]);
  });
});
