import { expect, it } from "vitest";
import type { PuzzleTitle } from "../wire";
import { ANY, nextAfter, roleOf, wanted, type Wish } from "./choose";
import { NEW, noted } from "./score";

const puzzle = (number: number, role: string, grade: number, ...themes: string[]): PuzzleTitle => ({
  id: `p${number}`,
  number,
  goal: "best",
  grade,
  themes,
  seats: 2,
  seat: 1,
  roles: role ? ["other", role] : [],
});
const ALL = [puzzle(1, "king", 1, "attack"), puzzle(2, "queen", 3, "attack", "combo"), puzzle(3, "king", 3, "defence"), puzzle(4, "", 2, "combo")];
const tried = noted(noted(noted(NEW, "chess/p1", 1, "right"), "chess/p2", 3, "wrong"), "chess/p2", 3, "right");
const ids = (wish: Partial<Wish>): string[] => wanted("chess", ALL, { ...ANY, ...wish }, tried).map(({ id }) => id);
const next = (wish: Partial<Wish>, id: string | null): string | undefined => nextAfter("chess", ALL, { ...ANY, ...wish }, tried, id)?.id;

it("chooses by what one plays as, by theme, by grade, and by what was done", () => {
  expect(ids({})).toEqual(["p1", "p2", "p3", "p4"]);
  expect(ids({ role: "king" })).toEqual(["p1", "p3"]);
  expect(ids({ role: "other" })).toEqual([]);
  expect(ids({ theme: "combo" })).toEqual(["p2", "p4"]);
  expect(ids({ grade: 3, theme: "attack" })).toEqual(["p2"]);
  expect(ids({ state: "new" })).toEqual(["p3", "p4"]);
  expect(ids({ state: "open" })).toEqual(["p3", "p4"]);
  expect(ids({ state: "solved" })).toEqual(["p1", "p2"]);
  expect(ids({ state: "first" })).toEqual(["p1"]);
});

it("knows what one plays as, if anything", () => {
  expect(ALL.map(roleOf)).toEqual(["king", "queen", "king", ""]);
});

it("goes on with what was not tried, and from the end with the beginning", () => {
  expect(next({}, null)).toBe("p3");
  expect(next({}, "p3")).toBe("p4");
  expect(next({}, "p4")).toBe("p3");
  expect(next({ theme: "defence" }, "p3")).toBeUndefined();
  expect(next({ state: "solved" }, "p1")).toBe("p3");
  expect(next({ role: "queen" }, null)).toBeUndefined();
});
