import { expect, test } from "vitest";
import { nameIn } from "./files";

test("a file is called as its answer says", () => {
  expect(nameIn('attachment; filename="meadhall-x.json"')).toBe("meadhall-x.json");
});

test("a file without a name gets one", () => {
  expect(nameIn(null)).toBe("meadhall.json");
  expect(nameIn("attachment")).toBe("meadhall.json");
});
