import { beforeAll, expect, test, vi } from "vitest";
import type { GamePage } from "./game";
import type { Route } from "./route.svelte";

let parse: (path: string) => Route;
let games: readonly GamePage[];

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", hash: "" });
  vi.stubGlobal("addEventListener", () => {});
  ({ parse } = await import("./route.svelte"));
  ({ games } = await import("./games"));
});

test("a one-time link leads to a page that uses it", () => {
  expect(parse("/move/aB_3-x")).toEqual({ page: "move", token: "aB_3-x" });
});

test("what is no such link leads nowhere", () => {
  for (const path of ["/move", "/move/a.b", "/move/a/b"]) expect(parse(path)).toEqual({ page: "nowhere" });
});

test("a deck to be printed has an address", () => {
  const one = games.find(({ print }) => print?.named === false)!.id;
  const several = games.find(({ print }) => print?.named)!.id;
  expect(parse(`/print/${several}/a-deck`)).toEqual({ page: "print", game: several, deck: "a-deck" });
  expect(parse(`/print/${one}`)).toEqual({ page: "print", game: one, deck: null });
  const nowhere = ["/print", `/print/${several}`, `/print/${several}/a/b`, `/print/${several}/a.b`, `/print/${one}/a`, "/print/chess"];
  for (const path of nowhere) expect(parse(path)).toEqual({ page: "nowhere" });
});

test("every game has its pages, and no other has any", () => {
  for (const { id } of games) for (const page of ["new", "rules", "learn"]) expect(parse(`/${page}/${id}`)).toEqual({ page, game: id });
  for (const page of ["new", "rules", "learn"]) expect(parse(`/${page}/chess`)).toEqual({ page: "nowhere" });
});
