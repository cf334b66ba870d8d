/** How a card that was played ended, as the events tell. */
import type { Play, UnicornEvent } from "../wire";

export interface Verdict {
  play: Play;
  outcome: "through" | "stopped";
}

/** The outcome among these events, if one fell; `before` is the play as it was last seen. */
export function verdictOf(events: readonly UnicornEvent[], before: Play | null): Verdict | null {
  let play = before;
  let verdict: Verdict | null = null;
  for (const { event, facts } of events) {
    if (event === "card_played") play = { seat: facts.seat, card: facts.card, stage: "answering", named: [], instants: [] };
    else if (event === "instant_played" && play) {
      const number = play.instants.findLastIndex((instant) => instant.card === facts.source) + 1;
      const answers = facts.source === play.card ? 0 : number;
      play = { ...play, instants: [...play.instants, { seat: facts.seat, card: facts.card, answers }] };
    }
    const ends = event === "card_stopped" || event === "magic_worked" || (event === "card_entered" && facts.place === "hand");
    if (ends && play?.card === facts.card) verdict = { play, outcome: event === "card_stopped" ? "stopped" : "through" };
  }
  return verdict;
}
