import { describe, expect, test } from "vitest";
import { aside } from "./board/boardNear.svelte";
import { freeOf, shapeOf } from "./tableShape";

const LONG = 1.74;
const SHORT = 1.51;

describe("the shape of a table", () => {
  test("on a low screen seats stand beside the board", () => {
    for (const aspect of [LONG, SHORT]) expect(shapeOf(1366, 613, aspect, true, false).beside).toBe(true);
  });
  test("on a high or narrow one they lie above it", () => {
    for (const [width, height] of [
      [1440, 856],
      [2560, 1396],
      [1024, 724],
    ] as const)
      expect(shapeOf(width, height, LONG, true, false).beside).toBe(false);
  });
  test("a board as wide as it can be leaves the rest to the hand", () => {
    expect(shapeOf(1280, 980, LONG, true, false).hand).toBe(300);
    expect(shapeOf(1440, 856, LONG, true, false).hand).toBeLessThan(220);
  });
  test("whoever watches has no hand", () => {
    expect(shapeOf(1440, 856, LONG, false, false).hand).toBe(0);
  });
  test("open hands and narrow tables take a second line", () => {
    expect(shapeOf(1024, 724, LONG, true, false).line).toBe(shapeOf(1440, 856, LONG, false, true).line);
    expect(shapeOf(1440, 856, LONG, false, true).line).toBeGreaterThan(shapeOf(1440, 856, LONG, false, false).line);
  });
});

describe("a board that moves aside", () => {
  test("stays where it is if nobody is covered", () => {
    expect(aside(0.8, 0.1, 500, 500, 300, 200, 1)).toBe(0);
  });
  test("moves no farther than it must", () => {
    expect(aside(0.4, 0.1, 500, 500, 300, 200, 1)).toBe(100);
    expect(aside(0.9, 0.2, 500, 500, 0, 500, 1)).toBe(-50);
  });
  test("what is free lies below a combat, or to its right", () => {
    const [place, covers] = [
      { width: 300, height: 400 },
      { width: 200, height: 250 },
    ];
    expect(freeOf(place, covers, false)).toMatchObject({ x: 0, width: 300 });
    expect(freeOf(place, covers, false).y).toBeGreaterThan(250);
    expect(freeOf(place, covers, true)).toMatchObject({ y: 0, height: 400 });
  });
});
