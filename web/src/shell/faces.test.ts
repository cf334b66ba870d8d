import { expect, test } from "vitest";
import { BOTS, faceOf } from "./faces";

test("no two bots of the hall look alike", () => {
  expect(new Set(BOTS.map((bot) => JSON.stringify(faceOf(bot)))).size).toBe(BOTS.length);
});

test("a bot that the page does not know has a face too", () => {
  expect(faceOf("nobody")).toEqual(faceOf("leif"));
});
