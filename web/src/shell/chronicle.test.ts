import { describe, expect, it } from "vitest";
import type { Event } from "../wire";
import { byTurns, quietIn, turnsOf } from "./chronicle";

function event(name: string, facts: Record<string, unknown> = {}): Event {
  return { event: name, text: `${name}.`, facts };
}

const quiet = quietIn(undefined);
const log = [
  event("card_drawn", { seat: 0 }),
  event("turn_began", { seat: 0 }),
  event("card_laid", { seat: 0 }),
  event("combat_resolved", { seat: 0, number: 3 }),
  event("damage_dealt", { fighter: "harpy-1", number: 3 }),
  event("turn_ended", { seat: 0 }),
  event("turn_began", { seat: 1 }),
  event("instant_played", { seat: 1 }),
];

describe("the log by turns", () => {
  it("is cut where a turn begins, and counts what came before as none", () => {
    expect(byTurns(log, quiet).map((turn) => [turn.number, turn.seat, turn.lines.length])).toEqual([
      [0, null, 1],
      [1, 0, 5],
      [2, 1, 2],
    ]);
  });

  it("has no turn before the first one if nothing happened there", () => {
    expect(byTurns(log.slice(1), quiet).map((turn) => turn.number)).toEqual([1, 2]);
  });

  it("numbers events as the match does but no turns where it begins later", () => {
    const turns = byTurns(log.slice(3), quiet, 103);
    expect(turns.map((turn) => [turn.number, turn.seat, turn.lines[0]?.index])).toEqual([
      [null, null, 103],
      [null, 1, 106],
    ]);
  });

  it("tells what is quiet", () => {
    const found = byTurns(log, quiet).flatMap((turn) => turn.lines.filter((line) => line.quiet).map((line) => line.index));
    expect(found).toEqual([1, 5, 6]);
  });
});

it("counts the turns of a log", () => {
  expect(turnsOf(log)).toBe(2);
});
