import { describe, expect, it } from "vitest";
import type { Event, Table } from "../wire";
import { deeds } from "./deeds";

const event = (name: string, facts: Record<string, unknown> = {}): Event => ({ event: name, text: "", facts });
const counts = (log: Event[], table: Table) => deeds(log, table).map(({ seat, name, counts: found }) => [seat, name, Object.fromEntries(Object.entries(found).filter(([, number]) => number))]);

describe("what the cards of a duel did", () => {
  const cards = Object.fromEntries(["dash@0", "dash@1", "feint@1", "glance", "tonic"].map((id) => [id, { name: id.split("@")[0] }]));
  const table = { facts: { kind: "duel", cards, fighters: { medusa: { seat: 0 }, arthur: { seat: 1 } } } } as unknown as Table;

  it("is the blow of the attack, what the defence kept away, and what each does besides", () => {
    const log = [
      event("attack_declared", { fighter: "medusa", target: "arthur" }),
      event("card_revealed", { seat: 0, card: "dash@0", number: 3 }),
      event("card_revealed", { seat: 1, card: "feint@1", number: 2 }),
      event("combat_resolved", { seat: 0, attack: 3, defence: 2, number: 1 }),
      event("damage_dealt", { fighter: "arthur", number: 1 }),
      event("damage_dealt", { fighter: "medusa", number: 2 }),
      event("fighter_healed", { fighter: "arthur", number: 1 }),
      event("combat_ended"),
      event("damage_dealt", { fighter: "arthur", number: 9 }), // an ability's, and no card's
      event("card_played", { seat: 0, card: "glance", fighter: "medusa" }),
      event("damage_dealt", { fighter: "arthur", number: 2 }),
      event("scheme_ended", { seat: 0, card: "glance" }),
    ];
    expect(counts(log, table)).toEqual([
      [1, "feint", { played: 1, dealt: 2, blocked: 2, healed: 1 }],
      [0, "glance", { played: 1, dealt: 2 }],
      [0, "dash", { played: 1, dealt: 1 }],
    ]);
  });
});

describe("what the cards of a herd did", () => {
  const cards = { poison: { name: "Poison", type: "magic" }, neigh: { name: "Neigh", type: "instant" }, "super-neigh": { name: "Super", type: "instant" }, lasso: { name: "Lasso", type: "upgrade" } };
  const table = { facts: { kind: "unicorns", cards } } as unknown as Table;

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
    expect(counts(log, table)).toEqual([
      [0, "Poison", { played: 1, destroyed: 1 }],
      [0, "Super", { played: 1, stopped: 1 }],
      [1, "Lasso", { stolen: 1 }],
      [1, "Neigh", { played: 1 }],
    ]);
  });
});
