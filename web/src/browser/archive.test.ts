import { expect, it } from "vitest";
import { filesOf } from "./archive";

it("finds every file where the first line says", () => {
  const index = JSON.stringify([
    ["lib/a.pyc", 3],
    ["lib/empty", 0],
    ["b", 2],
  ]);
  const archive = new TextEncoder().encode(`${index}\na\nbcd`);
  const found = [...filesOf(archive)].map(([place, data]) => [place, new TextDecoder().decode(data)]);
  expect(found).toEqual([
    ["lib/a.pyc", "a\nb"],
    ["lib/empty", ""],
    ["b", "cd"],
  ]);
});
