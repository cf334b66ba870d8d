import { describe, expect, it } from "vitest";
import { deeds } from "./story";
import type { UnicornEvent, UnicornFacts } from "./wire";

const event = (name: UnicornEvent["event"], facts: Record<string, unknown> = {}): UnicornEvent => ({ event: name, text: "", facts }) as UnicornEvent;

describe("what the cards of a herd did", () => {
  const cards = {
    poison: { name: "Poison", type: "magic" },
    neigh: { name: "Neigh", type: "instant" },
    "super-neigh": { name: "Super", type: "instant" },
    lasso: { name: "Lasso", type: "upgrade" },
  };
  const facts = { cards } as unknown as UnicornFacts;

  const counts = (log: UnicornEvent[]) =>
    deeds(log, facts).map(({ seat, name, counts: found }) => [seat, name, Object.fromEntries(Object.entries(found).filter(([, number]) => number))]);

  it("is what they destroyed, stole and stopped; what is stopped itself stops nothing", () => {
    const log = [
      event("card_played", { seat: 0, card: "poison" }),
      event("instant_played", { seat: 1, card: "neigh", other: 0, source: "poison" }),
      event("instant_played", { seat: 0, card: "super-neigh", other: 1, source: "neigh" }),
      event("magic_worked", { seat: 0, card: "poison" }),
      event("card_destroyed", { seat: 1, card: "baby", other: 0 }),
      event("turn_began", { seat: 1 }),
      event("effect_used", { seat: 1, card: "lasso" }),
      event("card_stolen", { seat: 1, other: 0, card: "baby" }),
    ];
    expect(counts(log)).toEqual([
      [0, "Poison", { played: 1, destroyed: 1 }],
      [0, "Super", { played: 1, stopped: 1 }],
      [1, "Lasso", { stolen: 1 }],
      [1, "Neigh", { played: 1 }],
    ]);
  });
});
