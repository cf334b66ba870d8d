/** A combat told step by step: events in, one picture of the scene for each step out. */
import type { Combat, DuelFacts, DuelView, Event } from "../wire";

export const STOPS = ["immediately", "during", "damage", "after", "end"] as const;
export type Stop = (typeof STOPS)[number];
export type Role = "attacker" | "defender";

/** One side as it is shown. */
export interface Side {
  fighter: string;
  seat: number;
  laid: boolean;
  card: string | null;
  open: boolean;
  value: number | null;
  cancelled: boolean;
  ignored: boolean;
  kept: boolean;
  protected: "prevented" | "reflected" | null;
  health: number;
  fallen: boolean;
}

/** A card laid to boost the attack. */
export interface Boost {
  card: string | null;
  number: number | null;
  lost: boolean;
}

/** How the damage came about: what the attack is made of, less the defence. */
export interface Sum {
  attack: number[];
  defence: number;
  damage: number;
}

/** Everything that is to be seen at one moment. */
export interface Scene {
  attacker: Side;
  defender: Side;
  boost: Boost | null;
  stop: Stop | null;
  sum: Sum | null;
  over: boolean;
}

/** What happens next: its sentences, whom it is about, how things look after it, how long to look at it. */
export interface Step {
  event: string;
  texts: string[];
  about: Role | "both" | null;
  scene: Scene;
  time: number;
}

const TIMES: Record<string, number> = {
  attack_declared: 700,
  card_laid: 500,
  boost_laid: 500,
  card_revealed: 1400,
  combat_resolved: 1700,
  damage_dealt: 1200,
  card_unlaid: 1000,
};
const TIME = 1000;
// What cancels or replaces comes first, whatever else happens before the blow comes after it.
const FIRST = new Set(["effects_cancelled", "value_ignored", "combatant_replaced"]);
const BLOW = new Set(["damage_dealt", "damage_shifted", "damage_coming", "fighter_defeated", "fighter_removed", "seat_out"]);
// These belong together and are told in one breath.
const TOGETHER: Record<string, readonly string[]> = {
  card_revealed: ["card_revealed"],
  card_unlaid: ["card_unlaid", "combat_ended"],
  card_drawn: ["card_drawn"],
};

/** A combat as it stands, with nothing in motion. */
export function still(combat: Combat, view: DuelView, sum: Sum | null = null): Scene {
  const open = combat.stage !== "laying";
  const side = (role: Role): Side => {
    const { fighter, value, ...rest } = combat[role];
    const health = view.fighters[fighter]?.health ?? 0;
    return { ...rest, fighter, open, value: open ? value : null, health, fallen: health === 0 };
  };
  const stop = ({ laying: null, revealed: "during", struck: "after", cleared: "end" } as const)[combat.stage];
  return { attacker: side("attacker"), defender: side("defender"), boost: combat.boost, stop, sum, over: false };
}

/** Whether these events are the match so far, told to somebody who comes in: nothing to be played again. */
export function isHistory(events: Event[]): boolean {
  return events.some((one) => one.event === "first_chosen") || events.filter((one) => one.event === "combat_ended").length > 1;
}

/** The steps of what has just happened. `before` is the scene as it stood, if there was one. */
export function story(before: Scene | null, events: Event[], facts: DuelFacts, view: DuelView): Step[] {
  const steps: Step[] = [];
  let scene = before && !before.over ? before : null;
  for (const [at, event] of events.entries()) {
    if (event.event === "attack_declared") scene = opening(event, events.slice(at), facts, view);
    else if (scene && !scene.over) scene = after(scene, event, facts);
    else continue;
    if (!scene) continue;
    const about = whom(scene, event, facts);
    const last = steps.at(-1);
    if (last && TOGETHER[last.event]?.includes(event.event)) {
      last.texts.push(event.text);
      last.scene = scene;
      if (last.about !== about) last.about = "both";
    } else {
      steps.push({ event: event.event, texts: [event.text], about, scene, time: TIMES[event.event] ?? TIME });
    }
  }
  return steps;
}

function opening(event: Event, rest: Event[], facts: DuelFacts, view: DuelView): Scene {
  const side = (fighter: string): Side => ({
    fighter,
    seat: facts.fighters[fighter]?.seat ?? 0,
    laid: false,
    card: null,
    open: false,
    value: null,
    cancelled: false,
    ignored: false,
    kept: false,
    protected: null,
    health: healthBefore(fighter, rest, view),
    fallen: false,
  });
  const { fighter, target } = event.facts as { fighter: string; target: string };
  return { attacker: side(fighter), defender: side(target), boost: null, stop: null, sum: null, over: false };
}

/** The view tells the health after all that happened; the first change among the events tells the one before. */
function healthBefore(fighter: string, events: Event[], view: DuelView): number {
  const change = events.find((one) => (one.event === "damage_dealt" || one.event === "fighter_healed") && one.facts.fighter === fighter);
  return (change?.facts.from as number | undefined) ?? view.fighters[fighter]?.health ?? 0;
}

function after(scene: Scene, { event, facts }: Event, table: DuelFacts): Scene {
  const next = { ...scene, stop: stopAfter(scene, event) };
  const number = facts.number as number;
  const role = roleOf(scene, facts, table);
  const card = (facts.card as string | null | undefined) ?? null;
  const change = (changes: Partial<Side>, who: Role | null = role): void => {
    if (who) next[who] = { ...next[who], ...changes };
  };
  switch (event) {
    case "card_laid":
      change({ laid: true, card, open: false, value: null });
      break;
    case "card_revealed":
      change({ laid: true, card, value: number });
      change({ open: true }, "attacker");
      change({ open: true }, "defender");
      break;
    case "boost_laid":
      next.boost = { card, number: null, lost: false };
      break;
    case "boost_revealed":
      next.boost = { card, number, lost: false };
      if (role) change({ value: (scene[role].value ?? 0) + number });
      break;
    case "boost_lost":
      next.boost = { card, number: scene.boost?.number ?? null, lost: true };
      break;
    case "effects_cancelled":
      change({ cancelled: true });
      break;
    case "value_ignored":
      change({ ignored: true, value: 0 });
      break;
    case "value_changed":
      change({ value: facts.to as number });
      break;
    case "combatant_replaced":
      change({ fighter: facts.target as string });
      break;
    case "damage_prevented":
      change({ protected: "prevented" });
      break;
    case "damage_reflected":
      change({ protected: "reflected" });
      break;
    case "combat_resolved":
      next.sum = added(scene, facts.attack as number, facts.defence as number, number);
      change({ value: facts.attack as number }, "attacker");
      if (scene.defender.laid) change({ value: facts.defence as number }, "defender");
      break;
    case "damage_dealt":
    case "fighter_healed":
      if (isCombatant(scene, facts.fighter)) change({ health: facts.to as number });
      break;
    case "fighter_defeated":
      if (isCombatant(scene, facts.fighter)) change({ health: 0, fallen: true });
      break;
    case "card_kept":
      change({ kept: true });
      break;
    case "combat_ended":
      next.over = true;
      break;
  }
  return next;
}

/** An attack is shown as what its card counts, what a boost adds, and what is added without a word of its own. */
function added(scene: Scene, attack: number, defence: number, damage: number): Sum {
  const boost = scene.boost && !scene.boost.lost ? (scene.boost.number ?? 0) : 0;
  const value = scene.attacker.value ?? attack;
  const parts = [value - boost, boost, attack - value];
  const whole = parts.some((part) => part < 0) ? [attack] : parts.filter((part, at) => at === 0 || part > 0);
  return { attack: whole, defence, damage };
}

function stopAfter(scene: Scene, event: string): Stop | null {
  if (event === "card_unlaid" || event === "combat_ended") return "end";
  if (event === "combat_resolved") return "damage";
  if (scene.stop === "damage") return BLOW.has(event) ? "damage" : "after";
  if (scene.sum) return scene.stop;
  if (!scene.attacker.open && !scene.defender.open) return null;
  if (event === "card_revealed") return "immediately";
  return FIRST.has(event) && scene.stop !== "during" ? "immediately" : "during";
}

function isCombatant(scene: Scene, fighter: unknown): boolean {
  return scene.attacker.fighter === fighter || scene.defender.fighter === fighter;
}

/** Which side a fact is about, if it is about one of the two. */
function roleOf(scene: Scene, facts: Event["facts"], table: DuelFacts): Role | null {
  const seat = typeof facts.fighter === "string" ? table.fighters[facts.fighter]?.seat : facts.seat;
  if (facts.fighter === scene.defender.fighter || seat === scene.defender.seat) return "defender";
  return seat === scene.attacker.seat ? "attacker" : null;
}

function whom(scene: Scene, { event, facts }: Event, table: DuelFacts): Step["about"] {
  if (event === "combat_resolved") return "both";
  if (event === "attack_declared") return "attacker";
  return roleOf(scene, facts, table);
}
