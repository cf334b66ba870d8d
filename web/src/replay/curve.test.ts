import { describe, expect, it } from "vitest";
import type { Review } from "../wire";
import { colour, dash, estimates, known, points } from "./curve";

const review = (state: Review["state"]): Review => ({
  state,
  share: 1,
  total: 8,
  turning: null,
  curve: [
    { number: 2, chances: [0.5, 0.5] },
    { number: 6, chances: [0.25, 0.75] },
  ],
  costly: [],
  coach: null,
});

describe("the chances along a match", () => {
  it("end with who has won, once all is thought about", () => {
    expect(estimates(review("thinking"), 2, [1])).toHaveLength(2);
    expect(estimates(review("done"), 2, [1]).at(-1)).toEqual({ number: 8, chances: [0, 1] });
    expect(estimates(null, 2, [1])).toEqual([]);
  });

  it("are those of the last question before a moment", () => {
    const all = estimates(review("done"), 2, [1]);
    expect(known(all, 0)?.number).toBe(2);
    expect(known(all, 5)?.number).toBe(2);
    expect(known(all, 7)?.number).toBe(6);
    expect(known([], 7)).toBeUndefined();
  });

  it("run from left to right, the better the higher", () => {
    expect(points(estimates(review("done"), 2, [1]), 1, 8)).toBe("25,50 75,25 100,0");
  });

  it("are told apart for eight seats", () => {
    const seats = Array.from({ length: 8 }, (_, seat) => seat);
    expect(new Set(seats.map(dash)).size).toBe(8);
    expect(new Set(seats.map(colour)).size).toBe(8);
  });
});
