/** How the events at a unicorn table are shown: how long each is looked at, and which belong together. */
import type { Script } from "../../scenes";
import { TOUCHES, type UnicornWire } from "./wire";

const USUAL = 420; // a card goes from place to place
const TIMES: Record<string, number> = {
  // these are told by what follows them, or by the table itself
  card_named: 0,
  effects_passed: 0,
  magic_worked: 0,
  play_declined: 0,
  play_ended: 0,
  player_named: 0,
  plays_gained: 0,
  search_began: 0,
  stable_named: 0,
  turn_began: 0,
  turn_ended: 0,
  window_opened: 0,
  // what somebody does, and what comes of it
  card_played: 700,
  instant_played: 700,
  card_stopped: 800,
  card_destroyed: 600,
  card_sacrificed: 600,
  card_stolen: 600,
};
const TOGETHER = new Set(["card_drawn", "card_discarded", "card_picked"]);

export const herdScript: Script<UnicornWire> = {
  touches: TOUCHES,
  time: ({ event }) => TIMES[event] ?? USUAL,
  joins: ({ event, facts }, before) => TOGETHER.has(event) && event === before.event && facts.seat === before.facts.seat,
  after: (view) => view,
};
