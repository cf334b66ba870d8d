import { expect, test } from "vitest";
import { scenesOf } from "../../../scenes";
import type { News } from "../../../wire";
import type { Combat, DuelEvent, DuelFacts, DuelView, DuelWire } from "../wire";
import { aboutOf, combatAfter, sceneOf, type Scene } from "./combatStory";
import { DuelScript } from "../script";

const facts = {
  kind: "duel",
  fighters: {
    "harpy-2": { name: "Harpy 2", seat: 0, emblem: "harpy", number: 2 },
    medusa: { name: "Medusa", seat: 0, emblem: "medusa", number: null },
    sinbad: { name: "Sinbad", seat: 1, emblem: "sinbad", number: null },
    "king-arthur": { name: "King Arthur", seat: 1, emblem: "king-arthur", number: null },
  },
} as unknown as DuelFacts;

function view(health: Record<string, number>, combat: Combat | null = null): DuelView {
  return {
    combat,
    doors: {},
    fighters: Object.fromEntries(Object.entries(health).map(([id, left]) => [id, { health: left, space: "M12" }])),
  } as unknown as DuelView;
}

function event(kind: DuelEvent["event"], about: Record<string, unknown> = {}): DuelEvent {
  return { event: kind, text: kind, facts: about } as DuelEvent;
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

/** The pictures of a combat, one for each scene, and what each is about. */
function pictures(
  events: DuelEvent[],
  before: DuelView,
  after: DuelView,
  log: DuelEvent[] = [],
): { told: string[]; about: string | null; scene: Scene | null }[] {
  const news = { view: after, events } as unknown as News<DuelWire>;
  let shown = log;
  return scenesOf(before, news, new DuelScript(() => facts)).map(({ events: now, view: stands }) => {
    shown = [...shown, ...now];
    const scene = sceneOf(stands, shown, facts);
    return { told: now.map((one) => one.event), about: scene && aboutOf(scene, now, facts), scene };
  });
}

/** The combat after all these events. */
function fought(events: DuelEvent[], combat: Combat | null): Combat | null {
  return events.reduce((now, one) => combatAfter(now, one, facts), combat);
}

const BEFORE = view({ medusa: 16, sinbad: 13 });
/** The table after Medusa's attack, before Sinbad answers it. */
const LYING: DuelView = { ...BEFORE, combat: fought([DECLARED, LAID], null) };

test("an attack opens the scene", () => {
  const [first] = pictures([DECLARED, LAID], BEFORE, LYING);
  expect(first?.scene?.attacker).toMatchObject({ fighter: "medusa", seat: 0, laid: false, card: null, open: false, value: null });
  expect(first?.scene?.defender).toMatchObject({ fighter: "sinbad", seat: 1, laid: false, health: 13 });
  expect([first?.about, first?.scene?.stop]).toEqual(["attacker", null]);
});

test("cards are revealed together, and health changes with the blow, not before", () => {
  const seen = pictures(CLASH, LYING, view({ medusa: 16, sinbad: 12 }), [DECLARED, LAID]);
  expect(seen.map(({ told, about, scene }) => [told[0], about, scene?.stop, scene?.defender.health])).toEqual([
    ["card_laid", "defender", null, 13],
    ["card_revealed", "both", "immediately", 13],
    ["effects_cancelled", "attacker", "immediately", 13],
    ["combat_resolved", "both", "damage", 13],
    ["damage_dealt", "defender", "damage", 12],
    ["card_unlaid", "both", "end", 12],
  ]);
  const [, revealed, cancelled, struck, , ended] = seen.map(({ scene }) => scene);
  expect([revealed?.attacker.value, revealed?.defender.value]).toEqual([3, 2]);
  expect([cancelled?.attacker.cancelled, cancelled?.defender.cancelled]).toEqual([true, false]);
  expect(struck?.sum).toEqual({ attack: 3, parts: [3], defence: 2, damage: 1 });
  expect(ended?.over).toBe(true);
});

test("a boost is one part of the sum, and a defeated fighter falls", () => {
  const after = view({ "king-arthur": 11, "harpy-2": 0 }, fought(BOOSTED, null));
  const scenes = pictures(BOOSTED, view({ "king-arthur": 11, "harpy-2": 1 }), after).map(({ scene }) => scene);
  expect(scenes[0]?.defender.health).toBe(1);
  expect(scenes[2]?.boost).toEqual({ card: null, number: null, lost: false });
  const last = scenes.at(-1);
  expect(last?.sum).toEqual({ attack: 9, parts: [6, 3], defence: 0, damage: 9 });
  expect(last?.attacker.value).toBe(9);
  expect(last?.defender).toMatchObject({ laid: false, open: true, health: 0, fallen: true });
});

test("what is added without a word of its own is a part of the sum", () => {
  const blow = [
    DECLARED,
    LAID,
    event("card_revealed", { seat: 0, card: "second-shot", number: 3 }),
    event("combat_resolved", { seat: 0, attack: 5, defence: 0, number: 5 }),
  ];
  expect(sceneOf(LYING, blow, facts)?.sum?.parts).toEqual([3, 2]);
});

test("a card that changes after its boost was revealed is one part of the sum, and the boost another", () => {
  const [changes, resolved] = [event("value_changed", { seat: 1, from: 6, to: 8 }), event("combat_resolved", { seat: 1, attack: 11, defence: 0, number: 11 })];
  expect(sceneOf(LYING, [...BOOSTED.slice(0, 5), changes, resolved], facts)?.sum?.parts).toEqual([8, 3]);
});

test("an ignored value counts nothing", () => {
  const blow = [...CLASH.slice(0, 4), event("value_ignored", { seat: 1 }), event("combat_resolved", { seat: 0, attack: 3, defence: 0, number: 3 })];
  const last = pictures(blow, LYING, { ...LYING, combat: fought(blow, LYING.combat) }, [DECLARED, LAID]).at(-1)?.scene;
  expect(last?.defender).toMatchObject({ ignored: true, value: 0 });
  expect(last?.sum).toEqual({ attack: 3, parts: [3], defence: 0, damage: 3 });
});

test("a second attack begins anew", () => {
  const log = [DECLARED, LAID, ...CLASH, DECLARED];
  expect(sceneOf({ ...LYING, combat: fought([DECLARED], null) }, log, facts)).toMatchObject({
    sum: null,
    stop: null,
    attacker: { laid: false, cancelled: false },
  });
});

test("a log without a combat tells none", () => {
  expect(sceneOf(BEFORE, CLASH.slice(-2), facts)).toBeNull();
});

test("a view is shown as it stands, and hides the value of a card that is face down", () => {
  const side = { seat: 0, laid: true, card: "second-shot", value: 3, cancelled: false, ignored: false, kept: false, protected: null };
  const combat: Combat = {
    stage: "laying",
    attacker: { ...side, fighter: "medusa" },
    defender: { ...side, fighter: "sinbad", seat: 1, laid: false, card: null, value: null },
    boost: null,
    bonus: false,
    to_follow: null,
  };
  expect(sceneOf(view({ medusa: 16, sinbad: 13 }, combat), [], facts)).toMatchObject({ stop: null, attacker: { open: false, value: null, health: 16 } });
  const struck = view({ medusa: 16, sinbad: 0 }, { ...combat, stage: "struck" });
  expect(sceneOf(struck, [], facts)).toMatchObject({ stop: "after", attacker: { open: true, value: 3 }, defender: { fallen: true } });
});
