/** How the events of a duel are shown: how long each is looked at, which belong together, what each tells of the table. */
import { withPart, type Script, type View } from "../scenes";
import { TOUCHES, type DuelFacts, type DuelView, type Event } from "../wire";
import { combatAfter } from "./combatStory";

const STEP = 150; // a fighter's step from space to space
const LONGEST = 750; // a whole walk
const USUAL = 600;
const TIMES: Record<string, number> = {
  // these are told by what follows them, or by the table itself
  action_taken: 0,
  actions_gained: 0,
  boost_lost: 0,
  combat_ended: 0,
  deck_exhausted: 0,
  damage_coming: 0,
  item_chosen: 0,
  opponent_chosen: 0,
  scheme_ended: 0,
  seat_out: 0,
  space_chosen: 0,
  turn_began: 0,
  turn_ended: 0,
  // a card that goes from place to place
  card_drawn: 260,
  card_discarded: 320,
  card_milled: 320,
  card_put_under: 260,
  card_returned: 260,
  door_closed: 320,
  door_opened: 320,
  tokens_changed: 400,
  fighter_placed: 320,
  // a combat
  attack_declared: 800,
  card_laid: 450,
  boost_laid: 450,
  card_revealed: 1300,
  boost_revealed: 900,
  effects_cancelled: 900,
  value_ignored: 900,
  value_changed: 900,
  combat_resolved: 1400,
  damage_dealt: 800,
  fighter_defeated: 800,
  card_unlaid: 500,
  // a scheme
  card_played: 1100,
};
const TOGETHER = new Set(["card_drawn", "card_revealed", "card_unlaid", "card_discarded", "card_milled", "fighter_placed"]);

/** A walk that was shown before it was confirmed. */
export interface Tried {
  fighter: string;
  space: string;
}

export class DuelScript implements Script {
  readonly touches = TOUCHES.duel;
  /** What the person has seen already while they tried it out. */
  tried: Tried | null = null;

  constructor(readonly facts: () => DuelFacts | null) {}

  time({ event, facts }: Event): number {
    if (event !== "fighter_moved") return TIMES[event] ?? USUAL;
    if (this.tried && this.tried.fighter === facts.fighter && this.tried.space === facts.space) return 1;
    return STEP + Math.min(STEP * (facts.path as string[]).length, LONGEST);
  }

  joins({ event, facts }: Event, before: Event): boolean {
    return TOGETHER.has(event) && event === before.event && (event === "card_revealed" || event === "card_unlaid" || facts.seat === before.facts.seat);
  }

  after(view: View, event: Event): View {
    const facts = this.facts();
    const now = stood(view as DuelView, event);
    return facts ? { ...now, combat: combatAfter(now.combat, event, facts) } : now;
  }
}

/** Where fighters and doors stand after an event. */
function stood(view: DuelView, { event, facts }: Event): DuelView {
  const fighter = `fighters.${String(facts.fighter)}`;
  switch (event) {
    case "fighter_moved":
    case "fighter_placed":
      return withPart(view, `${fighter}.space`, facts.space);
    case "fighter_summoned":
      return withPart(withPart(view, `${fighter}.space`, facts.space), `${fighter}.health`, facts.to);
    case "damage_dealt":
    case "fighter_healed":
      return withPart(view, `${fighter}.health`, facts.to);
    case "fighter_defeated":
    case "fighter_removed":
      return withPart(view, `${fighter}.space`, null);
    case "door_opened":
    case "door_closed":
      return withPart(view, `doors.${String(facts.door)}`, event === "door_opened" ? "open" : "closed");
    case "turn_began":
      return { ...view, turn: facts.seat as number, actions: facts.actions as number };
    case "action_taken":
    case "actions_gained":
      return { ...view, actions: facts.actions as number };
    default:
      return view;
  }
}
