import { expect, test } from "vitest";
import { clicked, ranked } from "./choice";

test("a click chooses, another one lets go", () => {
  expect(clicked([], "a", 2)).toEqual(["a"]);
  expect(clicked(["a"], "b", 2)).toEqual(["a", "b"]);
  expect(clicked(["a", "b"], "a", 2)).toEqual(["b"]);
});

test("one too many takes the place of the first", () => {
  expect(clicked(["a", "b"], "c", 2)).toEqual(["b", "c"]);
  expect(clicked(["a"], "c", 1)).toEqual(["c"]);
});

test("with hints the strongest come first, and what nobody has measured last", () => {
  const share = (thing: string) => ({ a: 0.4, b: 0.6 })[thing];
  expect(ranked(["a", "x", "b"], share, true)).toEqual(["b", "a", "x"]);
  expect(ranked(["a", "x", "b"], share, false)).toEqual(["a", "x", "b"]);
});
