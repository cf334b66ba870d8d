import { beforeAll, expect, test, vi } from "vitest";
import type { Route } from "./route.svelte";

let parse: (path: string) => Route;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", hash: "" });
  vi.stubGlobal("addEventListener", () => {});
  ({ parse } = await import("./route.svelte"));
});

test("a one-time link leads to a page that uses it", () => {
  expect(parse("/move/aB_3-x")).toEqual({ page: "move", token: "aB_3-x" });
});

test("what is no such link leads nowhere", () => {
  for (const path of ["/move", "/move/a.b", "/move/a/b"]) expect(parse(path)).toEqual({ page: "nowhere" });
});

test("a deck to be printed has an address", () => {
  expect(parse("/print/duel/medusa")).toEqual({ page: "print", hero: "medusa" });
  expect(parse("/print/unicorns")).toEqual({ page: "print", hero: null });
  for (const path of ["/print", "/print/duel", "/print/duel/a/b", "/print/unicorns/a", "/print/chess"]) expect(parse(path)).toEqual({ page: "nowhere" });
});
