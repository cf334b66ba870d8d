/**
 * A combat told by its events: how it stands after each of them, and the picture of it.
 *
 * All numbers are told by the server: what a card counts when it is revealed, when that changes and when damage is worked out,
 * and what a boost adds. They are only arranged here, along the rail and as a sum; no value is reckoned.
 */
import type { Combat, CombatSide, DuelEvent, DuelFacts, DuelView } from "../wire";

export const STOPS = ["immediately", "during", "damage", "after", "end"] as const;
export type Stop = (typeof STOPS)[number];
export type Role = "attacker" | "defender";

/** One side as it is shown. */
export interface Side extends Omit<CombatSide, "card"> {
  card: string | null;
  open: boolean;
  health: number;
  fallen: boolean;
}

/** A card laid to boost the attack. */
export interface Boost {
  card: string | null;
  number: number | null;
  lost: boolean;
}

/** How the damage came about: the attack and what it is made of, less the defence. */
export interface Sum {
  attack: number;
  parts: number[];
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

/** A combat as its events have told it. */
interface Told {
  combat: Combat;
  stop: Stop | null;
  sum: Sum | null;
  over: boolean;
}

// Where on the rail an event is shown: what cancels or replaces first, whatever else happens before the blow after it.
const FIRST = new Set(["effects_cancelled", "value_ignored", "combatant_replaced"]);
const BLOW = new Set(["damage_dealt", "damage_shifted", "damage_coming", "fighter_defeated", "fighter_removed", "seat_out"]);
const AT_REST = { laying: null, revealed: "during", struck: "after", cleared: "end" } as const;

/** The combat after an event; none where none goes on. */
export function combatAfter(combat: Combat | null, event: DuelEvent, facts: DuelFacts): Combat | null {
  if (event.event === "attack_declared") return opening(event.facts, facts);
  if (event.event === "combat_ended") return null;
  return combat && changed(combat, event, facts);
}

type Declared = Extract<DuelEvent, { event: "attack_declared" }>["facts"];

function opening({ fighter, target, bonus }: Declared, table: DuelFacts): Combat {
  const side = (who: string): CombatSide => ({
    fighter: who,
    seat: table.fighters[who]?.seat ?? 0,
    laid: false,
    card: null,
    value: null,
    cancelled: false,
    ignored: false,
    kept: false,
    protected: null,
  });
  return { stage: "laying", attacker: side(fighter), defender: side(target), boost: null, bonus: Boolean(bonus), to_follow: null };
}

/** What an event changes on the side that it is about. */
function changesOf({ event, facts }: DuelEvent): Partial<CombatSide> {
  switch (event) {
    case "card_laid":
      return { laid: true, card: facts.card, value: null };
    case "card_revealed":
      return { laid: true, card: facts.card, value: facts.number };
    case "effects_cancelled":
      return { cancelled: true };
    case "value_ignored":
      return { ignored: true };
    case "value_changed":
      return { value: facts.to };
    case "combatant_replaced":
      return { fighter: facts.target };
    case "damage_prevented":
      return { protected: "prevented" };
    case "damage_reflected":
      return { protected: "reflected" };
    case "card_kept":
    case "card_stayed":
      return { kept: true };
    default:
      return {};
  }
}

function changed(combat: Combat, event: DuelEvent, table: DuelFacts): Combat {
  const role = roleOf(combat, event, table);
  const next = role ? { ...combat, [role]: { ...combat[role], ...changesOf(event) } } : { ...combat };
  switch (event.event) {
    case "card_revealed":
      next.stage = "revealed";
      break;
    case "boost_laid":
      next.boost = { card: event.facts.card, number: null, lost: false };
      break;
    case "boost_revealed":
      next.boost = { card: event.facts.card, number: event.facts.number, lost: false };
      break;
    case "boost_lost":
      next.boost = { card: event.facts.card, number: combat.boost?.number ?? null, lost: true };
      break;
    case "combat_resolved":
      next.stage = "struck";
      next.attacker = { ...next.attacker, value: event.facts.attack };
      if (next.defender.laid) next.defender = { ...next.defender, value: event.facts.defence };
      break;
    case "card_unlaid":
      next.stage = "cleared";
      break;
  }
  return next;
}

/** Where the last attack was declared in a log; -1 if that is not told. */
export function lastAttack(log: readonly DuelEvent[]): number {
  return log.findLastIndex((event) => event.event === "attack_declared");
}

/** The last combat of a log, with all that has happened in it. */
function toldIn(log: readonly DuelEvent[], facts: DuelFacts): Told | null {
  let told: Told | null = null;
  for (const event of log.slice(Math.max(0, lastAttack(log)))) {
    if (event.event === "attack_declared") told = { combat: opening(event.facts, facts), stop: null, sum: null, over: false };
    else if (told && !told.over) told = goneOn(told, event, facts);
  }
  return told;
}

function goneOn(told: Told, event: DuelEvent, facts: DuelFacts): Told {
  return {
    combat: changed(told.combat, event, facts),
    stop: stopAfter(told, event.event),
    sum: event.event === "combat_resolved" ? summed(told.combat, event.facts) : told.sum,
    over: event.event === "combat_ended",
  };
}

/**
 * The picture of a combat: the one of the view, or the one that has just ended.
 * The log tells how far it has come; what the view tells is right in every case.
 */
export function sceneOf(view: DuelView, log: readonly DuelEvent[], facts: DuelFacts): Scene | null {
  const told = toldIn(log, facts);
  const combat = view.combat ?? (told?.over ? told.combat : null);
  if (!combat) return null;
  const open = combat.stage !== "laying";
  const side = (role: Role): Side => {
    const { fighter, value, ...rest } = combat[role];
    const health = view.fighters[fighter]?.health ?? 0;
    return { ...rest, fighter, open, value: open ? value : null, health, fallen: health === 0 };
  };
  const live = told && told.over === (view.combat === null) ? told : null;
  return {
    attacker: side("attacker"),
    defender: side("defender"),
    boost: combat.boost,
    stop: live?.stop ?? AT_REST[combat.stage],
    sum: live?.sum ?? null,
    over: view.combat === null,
  };
}

type Resolved = Extract<DuelEvent, { event: "combat_resolved" }>["facts"];

/** The attack as it was told, part by part: what its card counts, what the boost adds, and what came without a word of its own. */
function summed({ attacker, boost }: Combat, { attack, defence, number }: Resolved): Sum {
  const laid = boost && !boost.lost ? (boost.number ?? 0) : 0;
  const card = attacker.value ?? attack;
  const parts = [card, laid, attack - card - laid];
  const fit = parts.every((part) => part >= 0);
  return { attack, parts: fit ? parts.filter((part, at) => at === 0 || part > 0) : [attack], defence, damage: number };
}

function stopAfter({ combat, stop, sum }: Told, event: string): Stop | null {
  if (event === "card_unlaid" || event === "combat_ended") return "end";
  if (event === "combat_resolved") return "damage";
  if (stop === "damage") return BLOW.has(event) ? "damage" : "after";
  if (sum) return stop;
  if (event === "card_revealed") return "immediately";
  if (combat.stage === "laying") return null;
  return FIRST.has(event) && stop !== "during" ? "immediately" : "during";
}

/** Which side an event is about, if it is about one of the two. */
function roleOf({ attacker, defender }: Pick<Combat, Role>, { facts }: DuelEvent, table: DuelFacts): Role | null {
  const fighter = "fighter" in facts ? facts.fighter : null;
  const seat = fighter !== null ? table.fighters[fighter]?.seat : "seat" in facts ? facts.seat : undefined;
  if (fighter === defender.fighter || seat === defender.seat) return "defender";
  return seat === attacker.seat ? "attacker" : null;
}

/** Whom of the two what happens now is about. */
export function aboutOf(combat: { attacker: Side; defender: Side }, events: readonly DuelEvent[], table: DuelFacts): Role | "both" | null {
  const roles = new Set(events.map((event) => whom(combat, event, table)).filter((role) => role !== null));
  return roles.size > 1 ? "both" : ([...roles][0] ?? null);
}

function whom(combat: { attacker: Side; defender: Side }, event: DuelEvent, table: DuelFacts): Role | "both" | null {
  if (event.event === "combat_resolved") return "both";
  if (event.event === "attack_declared") return "attacker";
  return roleOf(combat, event, table);
}
