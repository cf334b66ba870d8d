import { describe, expect, it } from "vitest";
import { deeds } from "./story";
import type { DuelEvent, DuelFacts } from "./wire";

const event = (name: DuelEvent["event"], facts: Record<string, unknown> = {}): DuelEvent => ({ event: name, text: "", facts }) as DuelEvent;

describe("what the cards of a duel did", () => {
  const cards = Object.fromEntries(["dash@0", "dash@1", "feint@1", "glance", "tonic"].map((id) => [id, { name: id.split("@")[0] }]));
  const facts = { cards, fighters: { medusa: { seat: 0 }, arthur: { seat: 1 } } } as unknown as DuelFacts;

  const counts = (log: DuelEvent[]) =>
    deeds(log, facts).map(({ seat, name, counts: found }) => [seat, name, Object.fromEntries(Object.entries(found).filter(([, number]) => number))]);

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
    expect(counts(log)).toEqual([
      [1, "feint", { played: 1, dealt: 2, blocked: 2, healed: 1 }],
      [0, "glance", { played: 1, dealt: 2 }],
      [0, "dash", { played: 1, dealt: 1 }],
    ]);
  });
});
