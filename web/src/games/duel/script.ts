/** How the events of a duel are shown: how long each is looked at, which belong together, what each tells of the table. */
import { withPart, type Script } from "../../scenes";
import { TOUCHES, type DuelEvent, type DuelFacts, type DuelView, type DuelWire } from "./wire";
import { combatAfter } from "./combat/combatStory";

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
  piece_laid: 320,
  piece_lifted: 320,
  piece_moved: 400,
  pieces_held: 320,
  // what stays in play, and what lasts
  card_stayed: 500,
  card_left: 450,
  lasting_began: 0,
  lasting_ended: 0,
  lasting_acts: 900,
  damage_averted: 700,
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

export class DuelScript implements Script<DuelWire> {
  readonly touches = TOUCHES;
  /** What the person has seen already while they tried it out. */
  tried: Tried | null = null;

  constructor(readonly facts: () => DuelFacts | null) {}

  time({ event, facts }: DuelEvent): number {
    if (event !== "fighter_moved") return TIMES[event] ?? USUAL;
    if (this.tried && this.tried.fighter === facts.fighter && this.tried.space === facts.space) return 1;
    return STEP + Math.min(STEP * facts.path.length, LONGEST);
  }

  joins({ event, facts }: DuelEvent, before: DuelEvent): boolean {
    if (!TOGETHER.has(event) || event !== before.event) return false;
    return event === "card_revealed" || event === "card_unlaid" || seatIn(facts) === seatIn(before.facts);
  }

  after(view: DuelView, event: DuelEvent): DuelView {
    const facts = this.facts();
    const now = stood(view, event);
    return facts ? { ...now, combat: combatAfter(now.combat, event, facts) } : now;
  }
}

/** Whose fact it is, if it is a seat's. */
function seatIn(facts: DuelEvent["facts"]): number | undefined {
  return "seat" in facts ? facts.seat : undefined;
}

/** Where fighters and doors stand after an event. */
function stood(view: DuelView, { event, facts }: DuelEvent): DuelView {
  switch (event) {
    case "fighter_moved":
    case "fighter_placed":
      return withPart(view, `fighters.${facts.fighter}.space`, facts.space);
    case "fighter_summoned":
      return withPart(withPart(view, `fighters.${facts.fighter}.space`, facts.space), `fighters.${facts.fighter}.health`, facts.to);
    case "damage_dealt":
    case "fighter_healed":
      return withPart(view, `fighters.${facts.fighter}.health`, facts.to);
    case "fighter_defeated":
    case "fighter_removed":
      return withPart(view, `fighters.${facts.fighter}.space`, null);
    case "door_opened":
    case "door_closed":
      return withPart(view, `doors.${facts.door}`, event === "door_opened" ? "open" : "closed");
    case "turn_began":
      return { ...view, turn: facts.seat, actions: facts.actions };
    case "action_taken":
    case "actions_gained":
      return { ...view, actions: facts.actions };
    default:
      return view;
  }
}
