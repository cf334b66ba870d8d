import { describe, expect, it } from "vitest";
import { TableSession } from "../../../table.svelte";
import type { Asks, News, Option, Table } from "../../../wire";
import { board, view } from "../fixture";
import type { HnefataflWire } from "../wire";
import { Drag } from "./drag";
import { byStart, moveOf, Moving } from "./moving.svelte";
import { Plan } from "./plan";

function option(from: string, space: string, captures: string[] = [], piece = "attacker-1"): Option {
  return { id: `move:${from}:${space}`, kind: "move", text: `${from} – ${space}`, rules: [], fields: { piece, from, space, captures } };
}
const OPTIONS = [option("a1", "a2"), option("a1", "a3", ["defender-1"]), option("c1", "c2", [], "attacker-2")];

class Quiet extends TableSession<HnefataflWire> {
  readonly said: Asks[] = [];
  override say(ask: Asks): void {
    this.said.push(ask);
  }
}

function asked(): { session: Quiet; moving: Moving } {
  const session = new Quiet("t", () => "en");
  session.table = { facts: { kind: "hnefatafl", board, sides: ["Attackers", "Defenders"] } } as unknown as Table<HnefataflWire>;
  session.news = { number: 3, view, question: { number: 3, options: OPTIONS } } as unknown as News<HnefataflWire>;
  return { session, moving: new Moving(session) };
}

/** A pointer over the middle of a square, where a unit of the drawing is a pixel. */
function pointer(plan: Plan, square: string, off = 0): PointerEvent {
  const { x, y } = plan.of(square);
  return { clientX: x + off, clientY: y, pointerId: 1, button: 0, isPrimary: true } as PointerEvent;
}
function hand(moving: Moving): { plan: Plan; drag: Drag } {
  const plan = new Plan(board);
  const box = { left: plan.frame, top: plan.frame, width: plan.side - 2 * plan.frame };
  const grid = { getBoundingClientRect: () => box, setPointerCapture: () => undefined } as unknown as HTMLElement;
  return { plan, drag: new Drag(plan, moving, () => grid) };
}

describe("moves", () => {
  it("are known by their squares", () => {
    const found = byStart(OPTIONS);
    expect([...found.keys()]).toEqual(["a1", "c1"]);
    expect([...(found.get("a1")?.keys() ?? [])]).toEqual(["a2", "a3"]);
    expect(moveOf(OPTIONS[1]!)).toEqual({ piece: "attacker-1", from: "a1", space: "a3", captures: ["defender-1"] });
  });

  it("are made by choosing a piece and then a square", () => {
    const { session, moving } = asked();
    moving.press("b1");
    expect(moving.picked).toBeNull();
    moving.press("a1");
    expect([...moving.targets.keys()]).toEqual(["a2", "a3"]);
    moving.press("a3");
    expect(session.said).toEqual([{ kind: "answer", number: 3, option: "move:a1:a3" }]);
    expect(moving.stands("attacker-1")).toBe("a3");
    expect(moving.question).toBeNull();
  });

  it("show beforehand what they would take", () => {
    const { moving } = asked();
    moving.aimed = "a1";
    expect([...moving.hinted.keys()]).toEqual(["a2", "a3"]);
    moving.press("a1");
    moving.aimed = "a3";
    expect(moving.foreseen?.captures).toEqual(["defender-1"]);
    moving.aimed = "b1";
    expect(moving.foreseen).toBeNull();
  });

  it("that are advised are shown until a piece is taken up", () => {
    const { session, moving } = asked();
    session.advice = { kind: "advice", number: 3, chance: 0.5, line: [], choices: [{ option: "move:c1:c2", text: "", chance: 0.5, share: 1 }] };
    expect(moving.foreseen?.space).toBe("c2");
    moving.press("a1");
    expect(moving.foreseen).toBeNull();
  });

  it("can be given up: another piece is chosen, the same one again, or another square", () => {
    const { session, moving } = asked();
    moving.press("a1");
    moving.press("c1");
    expect(moving.picked).toBe("c1");
    moving.press("c1");
    expect(moving.picked).toBeNull();
    moving.press("a1");
    moving.press("b3");
    expect(moving.picked).toBeNull();
    expect(moving.back()).toBe(false);
    expect(session.said).toEqual([]);
  });

  it("are taken back on the board when they are refused", () => {
    const { moving } = asked();
    moving.press("a1");
    moving.press("a2");
    moving.reset();
    expect(moving.stands("attacker-1")).toBe("a1");
  });
});

describe("a drag", () => {
  it("takes a piece along and lets it go on a square", () => {
    const { session, moving } = asked();
    const { plan, drag } = hand(moving);
    drag.begin(pointer(plan, "a1"));
    drag.move(pointer(plan, "a1", 3));
    expect(moving.held).toBeNull();
    drag.move(pointer(plan, "a2"));
    expect([moving.picked, moving.aimed]).toEqual(["a1", "a2"]);
    drag.end(pointer(plan, "a2"));
    expect(session.said).toHaveLength(1);
    expect([moving.carried, moving.held]).toEqual(["attacker-1", null]);
    expect([drag.over(), drag.over()]).toEqual([true, false]);
  });

  it("puts a piece back where it cannot go, and leaves it taken up where it stood", () => {
    const { session, moving } = asked();
    const { plan, drag } = hand(moving);
    for (const [square, picked] of [
      ["b2", null],
      ["a1", "a1"],
    ] as const) {
      drag.begin(pointer(plan, "a1"));
      drag.move(pointer(plan, "a2"));
      drag.end(pointer(plan, square));
      expect(moving.picked).toBe(picked);
    }
    expect(session.said).toEqual([]);
  });

  it("takes nothing along that cannot move", () => {
    const { moving } = asked();
    const { plan, drag } = hand(moving);
    drag.begin(pointer(plan, "b2"));
    drag.move(pointer(plan, "c2"));
    expect(moving.held).toBeNull();
    drag.begin({ ...pointer(plan, "a1"), button: 2 });
    drag.move(pointer(plan, "a2"));
    expect(moving.held).toBeNull();
  });
});
