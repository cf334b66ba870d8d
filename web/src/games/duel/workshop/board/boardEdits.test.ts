import { describe, expect, it } from "vitest";
import { drawable, plain, type Whole, whole } from "./boardDraft";
import * as edits from "./boardEdits";
import { both, doubled, opposite } from "./boardMirror";
import { fresh, loose } from "./boardParts";
import { inside, snapped } from "./boardSnap";
import { fromTemplate } from "./boardTemplates";

/** Three spaces in a row, the last one over a line with a door and a bend. */
const row = (): Whole =>
  whole({
    size: [100, 60],
    zones: [{ id: "a" }, { id: "b" }],
    spaces: [
      { id: "s1", x: 20, y: 20, zones: ["a"], start: 1 },
      { id: "s2", x: 50, y: 20, zones: ["a"] },
      { id: "s3", x: 80, y: 20, zones: ["b"] },
    ],
    lines: [
      ["s1", "s2"],
      ["s2", "s3"],
    ],
    bends: [["s2", "s3", 4]],
    doors: [{ id: "door-1", lines: [["s2", "s3"]], drawn: [] }],
    passages: ["s1", "s3"],
  });
const named = (board: Whole, id: string) => board.spaces.find((space) => space.id === id);

describe("a board that is edited", () => {
  it("is left as it was by every act", () => {
    const board = row();
    const before = JSON.stringify(board);
    edits.removeSpace(board, "s3", "sides");
    edits.paint(board, ["s1"], ["b"], true, "none");
    edits.renameSpace(board, "s1", "gate");
    doubled(board, "turn");
    expect(JSON.stringify(board)).toBe(before);
  });

  it("loses with a space all that leads to it", () => {
    const { spaces, lines, bends, doors, passages } = edits.removeSpace(row(), "s3", "none");
    expect(spaces.map(({ id }) => id)).toEqual(["s1", "s2"]);
    expect([lines, bends, doors, passages]).toEqual([[["s1", "s2"]], [], [], ["s1"]]);
  });

  it("calls a space by its new name everywhere", () => {
    expect(JSON.stringify(edits.renameSpace(row(), "s3", "gate"))).not.toContain("s3");
    expect(["gate", "Ä-1", "12"].every(edits.isName)).toBe(true);
    expect(["", "two words", "-x", "ninechars"].some(edits.isName)).toBe(false);
  });

  it("has a line once, whichever end it was drawn from", () => {
    const board = row();
    expect(edits.addLine(board, ["s2", "s1"], "none")).toBe(board);
    expect(edits.addLine(board, ["s1", "s1"], "none")).toBe(board);
    expect(edits.addLine(board, ["s1", "s3"], "none").lines).toHaveLength(3);
  });

  it("has every start once", () => {
    const moved = edits.setStart(row(), "s2", 1);
    expect(moved.spaces.map(({ start }) => start)).toEqual([undefined, 1, undefined]);
    expect(edits.setStart(moved, "s2", 1).spaces.some(({ start }) => start)).toBe(false);
  });

  it("has doors where their lines are, and each line under one at most", () => {
    const { board, id } = edits.toggleDoor(row(), null, ["s2", "s1"]);
    expect(board.doors.map(({ lines }) => lines)).toEqual([[["s2", "s3"]], [["s1", "s2"]]]);
    const joined = edits.toggleDoor(board, id, ["s2", "s3"]).board;
    expect(joined.doors.map((door) => [door.id, door.lines.length])).toEqual([["door-2", 2]]);
    expect(edits.toggleDoor(edits.toggleDoor(joined, id, ["s2", "s3"]).board, id, ["s1", "s2"]).board.doors).toEqual([]);
    const [from, to] = edits.moveSpace(board, "s1", { x: 30, y: 20 }, "none").doors[1]?.drawn ?? [];
    expect([from?.[0], to?.[0]]).toEqual([40, 40]);
  });

  it("keeps the order of a space's zones, so that letters keep their place", () => {
    const painted = edits.paint(edits.paint(row(), ["s3"], ["a"], true, "none"), ["s1"], ["a"], false, "none");
    expect(painted.spaces.map(({ zones }) => zones)).toEqual([[], ["a"], ["a", "b"]]);
    expect(edits.removeZone(painted, "a").spaces.map(({ zones }) => zones)).toEqual([[], [], ["b"]]);
  });

  it("keeps its proportions when it is resized", () => {
    const large = edits.resize(row(), [200, 60]);
    expect(large.spaces.map(({ x, y }) => [x, y])).toEqual([[40, 20], [100, 20], [160, 20]]); // prettier-ignore
  });

  it("is drawn even if it is not finished", () => {
    const board = drawable(
      whole({
        spaces: [
          { id: "s1", x: 1, y: 1, zones: ["gone"] },
          { id: "s1", x: 2, y: 2, zones: [] },
        ],
        lines: [["s1", "gone"]],
      }),
      ["#123456"],
    );
    expect([board.spaces.length, board.lines.length]).toEqual([1, 0]);
    expect(plain(whole({ name: "x" }))).toEqual({ name: "x", size: [100, 66], radius: 4.4, zones: [], spaces: [], lines: [] });
  });
});

describe("mirroring", () => {
  it("brings what is done to a space to the one opposite", () => {
    const board = row();
    expect(both(board, "s1", "sides")).toEqual(["s1", "s3"]);
    expect(both(board, "s2", "sides")).toEqual(["s2"]);
    expect(both(board, "s1", "ends")).toEqual(["s1"]);
    const moved = edits.moveSpace(board, "s1", { x: 10, y: 30 }, "sides");
    expect([named(moved, "s3")?.x, named(moved, "s3")?.y]).toEqual([90, 30]);
    expect(edits.removeSpace(board, "s1", "sides").spaces.map(({ id }) => id)).toEqual(["s2"]);
    expect(edits.removeLine(board, ["s1", "s2"], "sides").lines).toEqual([]);
  });

  it("adds two spaces, or one where both would be in one place", () => {
    expect(edits.addSpace(row(), { x: 20, y: 50 }, ["a"], "sides").board.spaces).toHaveLength(5);
    expect(edits.addSpace(row(), { x: 50, y: 50 }, ["a"], "sides").board.spaces).toHaveLength(4);
  });

  it.each(["sides", "ends", "turn"] as const)("makes both halves alike (%s)", (mirror) => {
    const board = doubled(
      whole({ size: [80, 80], spaces: [{ id: "s1", x: 10, y: 10, zones: [], start: 1 }, { id: "s2", x: 40, y: 40, zones: [] }, { id: "s3", x: 72, y: 61, zones: [] }], lines: [["s1", "s2"]] }),
      mirror,
    ); // prettier-ignore
    const places = board.spaces.map(({ x, y }) => `${x} ${y}`).sort();
    expect(board.spaces.map((space) => opposite(space, board.size, mirror)).map(({ x, y }) => `${x} ${y}`).sort()).toEqual(places); // prettier-ignore
    expect([board.spaces.length, board.lines.length]).toEqual([3, 2]);
    expect(board.spaces.flatMap(({ start }) => start ?? []).sort()).toEqual([1, 2]);
  });

  it("repeats lines over the axis", () => {
    const spaces = [[20, 10], [20, 30], [80, 10], [80, 30]].map(([x, y], at) => ({ id: `s${at + 1}`, x: x ?? 0, y: y ?? 0, zones: [] })); // prettier-ignore
    const board = doubled(whole({ size: [100, 40], spaces, lines: [["s1", "s4"], ["s1", "s3"]] }), "sides"); // prettier-ignore
    const at = (id: string) => named(board, id);
    const lines = board.lines.map((line) => line.map((id) => `${at(id)?.x} ${at(id)?.y}`).sort().join("–")).sort(); // prettier-ignore
    expect(lines).toEqual(["20 10–80 10", "20 10–80 30", "20 30–80 10"]);
  });
});

describe("snapping", () => {
  it("lies in line with neighbours where it nearly does, otherwise on the grid", () => {
    const found = snapped({ x: 20.8, y: 33.2 }, [{ x: 20.3, y: 5 }], [100, 60]);
    expect(found).toEqual({ at: { x: 20.3, y: 34 }, guides: { x: 20.3, y: null } });
  });
  it("stays on the board", () => {
    expect(inside({ x: -4, y: 99 }, [100, 60], 4)).toEqual({ x: 4, y: 56 });
  });
});

describe("a board's parts", () => {
  it("have names that nobody has yet", () => {
    expect(fresh(new Set(["s1", "s3"]))).toBe("s2");
  });
  it("are loose where no line and no passage leads", () => {
    expect(loose(edits.removeLine(row(), ["s2", "s3"], "none"))).toEqual([]);
    expect(loose({ ...edits.removeLine(row(), ["s2", "s3"], "none"), passages: [] })).toEqual(["s3"]);
  });
});

describe.each(["two", "four"] as const)("the board to begin with for %s", (which) => {
  const board = fromTemplate(which, { id: "own", name: "Own" });
  it("can be walked and has its starts", () => {
    expect(loose(board)).toEqual([]);
    expect(board.spaces.flatMap(({ start }) => start ?? []).sort()).toEqual(which === "two" ? [1, 2] : [1, 2, 3, 4]);
    expect([board.id, board.name]).toEqual(["own", "Own"]);
  });
  it("has no two spaces on each other, and no zone without spaces", () => {
    const far = board.spaces.flatMap((a, at) => board.spaces.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    expect(Math.min(...far)).toBeGreaterThan(2.4 * board.radius);
    expect(board.zones.filter(({ id }) => !board.spaces.some(({ zones }) => zones.includes(id)))).toEqual([]);
  });
});
