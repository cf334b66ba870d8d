import { expect, test } from "vitest";
import type { Combat, DuelFacts, DuelView, Event } from "../wire";
import { isHistory, still, story, type Scene } from "./combatStory";

const facts = {
  kind: "duel",
  fighters: {
    "harpy-2": { name: "Harpy 2", seat: 0, emblem: "harpy", number: 2 },
    medusa: { name: "Medusa", seat: 0, emblem: "medusa", number: null },
    sinbad: { name: "Sinbad", seat: 1, emblem: "sinbad", number: null },
    "king-arthur": { name: "King Arthur", seat: 1, emblem: "king-arthur", number: null },
  },
} as unknown as DuelFacts;

function view(health: Record<string, number>): DuelView {
  return { fighters: Object.fromEntries(Object.entries(health).map(([id, left]) => [id, { health: left }])) } as unknown as DuelView;
}

function event(kind: string, about: Record<string, unknown> = {}): Event {
  return { event: kind, text: kind, facts: about };
}

const DECLARED = event("attack_declared", { fighter: "medusa", target: "sinbad", bonus: 0 });
const LAID = event("card_laid", { seat: 0, role: "attack", card: "second-shot" });
// Medusa's Second Shot against Sinbad's Feint, from the answer to it up to the next turn.
const CLASH = [
  event("card_laid", { seat: 1, role: "defence", card: null }),
  event("card_revealed", { seat: 0, card: "second-shot", number: 3 }),
  event("card_revealed", { seat: 1, card: "feint@1", number: 2 }),
  event("effects_cancelled", { seat: 0 }),
  event("combat_resolved", { seat: 0, attack: 3, defence: 2, number: 1 }),
  event("damage_dealt", { fighter: "sinbad", number: 1, from: 13, to: 12 }),
  event("card_unlaid", { seat: 0, card: "second-shot" }),
  event("card_unlaid", { seat: 1, card: "feint@1" }),
  event("combat_ended"),
  event("turn_ended", { seat: 0 }),
  event("turn_began", { seat: 1, actions: 2 }),
];
// King Arthur's Excalibur, boosted, against nothing.
const BOOSTED = [
  event("attack_declared", { fighter: "king-arthur", target: "harpy-2", bonus: 0 }),
  event("card_laid", { seat: 1, role: "attack", card: null }),
  event("boost_laid", { seat: 1, card: null }),
  event("card_revealed", { seat: 1, card: "excalibur", number: 6 }),
  event("boost_revealed", { seat: 1, card: "noble-sacrifice", number: 3 }),
  event("combat_resolved", { seat: 1, attack: 9, defence: 0, number: 9 }),
  event("damage_dealt", { fighter: "harpy-2", number: 9, from: 1, to: 0 }),
  event("fighter_defeated", { fighter: "harpy-2", origin: "M12" }),
];

function declared(): Scene {
  const steps = story(null, [event("action_taken", { seat: 0, actions: 0 }), DECLARED, LAID], facts, view({ medusa: 16, sinbad: 13 }));
  expect(steps.map((step) => step.event)).toEqual(["attack_declared", "card_laid"]);
  return steps.at(-1)?.scene as Scene;
}

test("an attack opens the scene, and what went before is left out", () => {
  const scene = declared();
  expect(scene.attacker).toMatchObject({ fighter: "medusa", seat: 0, laid: true, card: "second-shot", open: false, value: null });
  expect(scene.defender).toMatchObject({ fighter: "sinbad", seat: 1, laid: false, health: 13 });
  expect(scene.stop).toBeNull();
});

test("cards are revealed together, effects follow in order, the next turn is no part of it", () => {
  const steps = story(declared(), CLASH, facts, view({ medusa: 16, sinbad: 12 }));
  expect(steps.map((step) => [step.event, step.about, step.scene.stop])).toEqual([
    ["card_laid", "defender", null],
    ["card_revealed", "both", "immediately"],
    ["effects_cancelled", "attacker", "immediately"],
    ["combat_resolved", "both", "damage"],
    ["damage_dealt", "defender", "damage"],
    ["card_unlaid", "both", "end"],
  ]);
  const [, revealed, cancelled, struck, hurt, ended] = steps.map((step) => step.scene);
  expect([revealed?.attacker.value, revealed?.defender.value]).toEqual([3, 2]);
  expect([cancelled?.attacker.cancelled, cancelled?.defender.cancelled]).toEqual([true, false]);
  expect(struck?.sum).toEqual({ attack: [3], defence: 2, damage: 1 });
  expect([struck?.defender.health, hurt?.defender.health]).toEqual([13, 12]);
  expect(ended?.over).toBe(true);
  expect(steps.at(-1)?.texts).toEqual(["card_unlaid", "card_unlaid", "combat_ended"]);
});

test("a boost is one part of the sum, and a defeated fighter falls", () => {
  const scenes = story(null, BOOSTED, facts, view({ "king-arthur": 11, "harpy-2": 0 })).map((step) => step.scene);
  expect(scenes[0]?.defender.health).toBe(1);
  expect(scenes[2]?.boost).toEqual({ card: null, number: null, lost: false });
  const last = scenes.at(-1);
  expect(last?.sum).toEqual({ attack: [6, 3], defence: 0, damage: 9 });
  expect(last?.attacker.value).toBe(9);
  expect(last?.defender).toMatchObject({ laid: false, open: true, health: 0, fallen: true });
});

test("what is added without a word of its own is a part of the sum", () => {
  const blow = [event("card_revealed", { seat: 0, card: "second-shot", number: 3 }), event("combat_resolved", { seat: 0, attack: 5, defence: 0, number: 5 })];
  expect(story(declared(), blow, facts, view({ sinbad: 8 })).at(-1)?.scene.sum?.attack).toEqual([3, 2]);
});

test("an ignored value counts nothing", () => {
  const blow = [...CLASH.slice(0, 4), event("value_ignored", { seat: 1 }), event("combat_resolved", { seat: 0, attack: 3, defence: 0, number: 3 })];
  const last = story(declared(), blow, facts, view({ sinbad: 10 })).at(-1)?.scene;
  expect(last?.defender).toMatchObject({ ignored: true, value: 0 });
  expect(last?.sum).toEqual({ attack: [3], defence: 0, damage: 3 });
});

test("a second attack begins anew", () => {
  const again = [...CLASH.slice(0, 8), event("attack_declared", { fighter: "medusa", target: "sinbad", bonus: 1 })];
  expect(story(declared(), again, facts, view({ medusa: 16, sinbad: 12 })).at(-1)?.scene).toMatchObject({ sum: null, stop: null, attacker: { laid: false, cancelled: false } });
});

test("events without a combat make no story", () => {
  expect(story(null, CLASH.slice(-2), facts, view({}))).toEqual([]);
});

test("a view is shown as it stands, and hides the value of a card that is face down", () => {
  const side = { seat: 0, laid: true, card: "second-shot", value: 3, cancelled: false, ignored: false, kept: false, protected: null };
  const combat: Combat = { stage: "laying", attacker: { ...side, fighter: "medusa" }, defender: { ...side, fighter: "sinbad", seat: 1, laid: false, card: null, value: null }, boost: null, bonus: false, to_follow: null };
  expect(still(combat, view({ medusa: 16, sinbad: 13 }))).toMatchObject({ stop: null, attacker: { open: false, value: null, health: 16 } });
  expect(still({ ...combat, stage: "struck" }, view({ medusa: 16, sinbad: 0 }))).toMatchObject({ stop: "after", attacker: { open: true, value: 3 }, defender: { fallen: true } });
});

test("the whole match, told to who comes in, is not played again", () => {
  expect(isHistory([event("first_chosen", { seat: 0 }), DECLARED])).toBe(true);
  expect(isHistory([DECLARED, ...CLASH, DECLARED, ...CLASH])).toBe(true);
  expect(isHistory(CLASH)).toBe(false);
});
