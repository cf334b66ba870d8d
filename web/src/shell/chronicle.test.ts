import { describe, expect, it } from "vitest";
import type { Event, Table } from "../wire";
import { byTurns, tally } from "./chronicle";

function event(name: string, facts: Record<string, unknown> = {}): Event {
  return { event: name, text: `${name}.`, facts };
}

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
    expect(byTurns(log).map((turn) => [turn.number, turn.seat, turn.lines.length])).toEqual([
      [0, null, 1],
      [1, 0, 5],
      [2, 1, 2],
    ]);
  });

  it("has no turn before the first one if nothing happened there", () => {
    expect(byTurns(log.slice(1)).map((turn) => turn.number)).toEqual([1, 2]);
  });

  it("numbers events as the match does but no turns where it begins later", () => {
    const turns = byTurns(log.slice(3), 103);
    expect(turns.map((turn) => [turn.number, turn.seat, turn.lines[0]?.index])).toEqual([
      [null, null, 103],
      [null, 1, 106],
    ]);
  });

  it("tells what is quiet", () => {
    const quiet = byTurns(log).flatMap((turn) => turn.lines.filter((line) => line.quiet).map((line) => line.index));
    expect(quiet).toEqual([1, 5, 6]);
  });
});

describe("the log in numbers", () => {
  it("counts for the seat that did it, and damage for the seat that took it", () => {
    const table = { facts: { kind: "duel", fighters: { "harpy-1": { seat: 1 } } } } as unknown as Table;
    expect(tally(log, table, 2)).toEqual({
      turns: 2,
      seats: [
        { cards: 1, dealt: 3, taken: 0, stopped: 0, stolen: 0 },
        { cards: 1, dealt: 0, taken: 3, stopped: 1, stolen: 0 },
      ],
    });
  });
});
