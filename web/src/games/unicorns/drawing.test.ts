import { expect, it } from "vitest";
import { wrapped } from "./drawing";

it("a name is broken between its words, where it has to be", () => {
  const fits = (text: string) => text.length <= 10;
  expect(wrapped("Neigh", fits)).toEqual(["Neigh"]);
  expect(wrapped("Basic Unicorn (red)", fits)).toEqual(["Basic", "Unicorn", "(red)"]);
  expect(wrapped("Two for One", fits)).toEqual(["Two for", "One"]);
  expect(wrapped("Verwirrspielchen", fits)).toEqual(["Verwirrspielchen"]);
});
