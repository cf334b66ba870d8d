import { describe, expect, it } from "vitest";
import { counted, daysUntil, NEW, noted, ofDay, ratingOf, read, type Score } from "./score";

const after = (...lucks: [key: string, grade: number, luck: "right" | "wrong" | "shown"][]): Score =>
  lucks.reduce((score, [key, grade, luck]) => noted(score, key, grade, luck), NEW as Score);

describe("a score", () => {
  it("counts a puzzle as solved at the first try only if nothing went wrong before", () => {
    const score = after(["a", 1, "right"], ["b", 1, "wrong"], ["b", 1, "wrong"], ["b", 1, "right"], ["c", 1, "shown"]);
    expect(score.tried).toEqual({
      a: { tries: 1, first: true, solved: true },
      b: { tries: 3, first: false, solved: true },
      c: { tries: 0, first: false, solved: false },
    });
    expect(counted(score, ["a", "b", "c", "d"])).toEqual({ all: 4, tried: 3, solved: 2, first: 1 });
  });

  it("changes rating and run by first tries alone", () => {
    const once = after(["a", 3, "right"]);
    expect(once.rating).toBeGreaterThan(NEW.rating);
    expect([once.run, once.best]).toEqual([1, 1]);
    expect(noted(once, "a", 3, "wrong")).toMatchObject({ rating: once.rating, run: 1, best: 1 });
    const broken = noted(once, "b", 3, "wrong");
    expect(broken.rating).toBeLessThan(once.rating);
    expect([broken.run, broken.best]).toEqual([0, 1]);
  });

  it("gives more for a hard puzzle, and takes more for an easy one", () => {
    const [easy, hard] = [after(["a", 1, "right"]), after(["a", 5, "right"])];
    expect(hard.rating).toBeGreaterThan(easy.rating);
    expect(after(["a", 1, "wrong"]).rating).toBeLessThan(after(["a", 5, "wrong"]).rating);
    expect(ratingOf(5)).toBeGreaterThan(ratingOf(1));
  });

  it("leaves what it was made from as it was", () => {
    const before = after(["a", 1, "right"]);
    const copy = structuredClone(before);
    noted(before, "b", 2, "wrong");
    ofDay(before, "2026-11-19");
    expect(before).toEqual(copy);
    expect(NEW.tried).toEqual({});
  });

  it("counts days in a row, each once, over the ends of months", () => {
    let score = ofDay(NEW, "2026-02-27");
    for (const day of ["2026-02-28", "2026-02-28", "2026-03-01"]) score = ofDay(score, day);
    expect(score.days).toBe(3);
    expect([daysUntil(score, "2026-03-01"), daysUntil(score, "2026-03-02"), daysUntil(score, "2026-03-03")]).toEqual([3, 3, 0]);
    expect(ofDay(score, "2026-03-05").days).toBe(1);
  });

  it("is read from whatever was kept", () => {
    const score = after(["a", 1, "right"]);
    expect(read(JSON.parse(JSON.stringify(score)))).toEqual(score);
    for (const kept of [undefined, null, 7, "x", { tried: 3 }, { tried: null }]) expect(read(kept)).toEqual(NEW);
    expect(read({ rating: 1500 })).toEqual({ ...NEW, rating: 1500 });
  });
});
