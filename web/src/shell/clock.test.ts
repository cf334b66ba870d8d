import { expect, test } from "vitest";
import { clock } from "./clock";

test("time that is left is shown to the second, and is never less than none", () => {
  expect([151_000, 150_001, 9_000, 0, -5, 3_725_000].map(clock)).toEqual(["2:31", "2:31", "0:09", "0:00", "0:00", "1:02:05"]);
});
