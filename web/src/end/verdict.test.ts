import { expect, it } from "vitest";
import { verdict } from "./verdict";

it("is victory or defeat to those who played on one side, and neither to anybody else", () => {
  expect(verdict([0], [0])).toBe("won");
  expect(verdict([0, 2], [2])).toBe("won"); // a team wins together
  expect(verdict([1], [0])).toBe("lost");
  expect(verdict([1], [])).toBe("watched");
  expect(verdict([1], [0, 1])).toBe("watched"); // two friends at one screen
  expect(verdict([], [0])).toBe("nobody");
});
