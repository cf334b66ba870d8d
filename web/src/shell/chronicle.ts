/** The log of a match, read: by turns for those who look back, in numbers for its end. */
import type { Event, Table } from "../wire";

/** What happens on the side of something else and is told by it already. */
const QUIET = new Set([
  "action_taken",
  "boost_laid",
  "card_unlaid",
  "combat_ended",
  "deck_shuffled",
  "effects_passed",
  "play_ended",
  "scheme_ended",
  "search_began",
  "space_chosen",
  "turn_began",
  "turn_ended",
  "window_opened",
]);

export interface Line {
  /** The number of the event in the match. */
  index: number;
  event: Event;
  quiet: boolean;
}

export interface Turn {
  /** Counted from one; nought is what happened before the first turn; unknown where the log begins later. */
  number: number | null;
  seat: number | null;
  lines: Line[];
}

/** Whose fact it is, if it is a seat's. */
function seatOf(event: Event): number | null {
  return typeof event.facts["seat"] === "number" ? event.facts["seat"] : null;
}

export function isQuiet(event: Event): boolean {
  return QUIET.has(event.event);
}

/** The log, cut where a turn begins; `begins` is the number of its first event. */
export function byTurns(log: readonly Event[], begins = 0): Turn[] {
  const number = (count: number): number | null => (begins ? null : count);
  const turns: Turn[] = [{ number: number(0), seat: null, lines: [] }];
  log.forEach((event, at) => {
    if (event.event === "turn_began") turns.push({ number: number(turns.length), seat: seatOf(event), lines: [] });
    turns.at(-1)?.lines.push({ index: begins + at, event, quiet: isQuiet(event) });
  });
  return turns.filter((turn) => turn.lines.length);
}

/** The numbers of a seat at the end; what a game does not have stays nought. */
export interface Tally {
  cards: number;
  dealt: number;
  taken: number;
  stopped: number;
  stolen: number;
}

export interface Tallies {
  turns: number;
  seats: Tally[];
}

/** What the log says in numbers. Damage counts for the seat that struck in combat, and for whoever took it. */
export function tally(log: readonly Event[], table: Table, seats: number): Tallies {
  const tallies = Array.from({ length: seats }, (): Tally => ({ cards: 0, dealt: 0, taken: 0, stopped: 0, stolen: 0 }));
  const fighters = table.facts.kind === "duel" ? table.facts.fighters : {};
  let turns = 0;
  for (const event of log) {
    const mine = tallies[seatOf(event) ?? -1];
    const number = Number(event.facts["number"] ?? 0);
    if (event.event === "turn_began") turns += 1;
    else if (event.event === "damage_dealt") {
      const hurt = tallies[fighters[String(event.facts["fighter"])]?.seat ?? -1];
      if (hurt) hurt.taken += number;
    } else if (!mine) continue;
    else if (event.event === "card_played" || event.event === "card_laid") mine.cards += 1;
    else if (event.event === "combat_resolved") mine.dealt += number;
    else if (event.event === "card_stolen") mine.stolen += 1;
    else if (event.event === "instant_played") {
      mine.cards += 1;
      mine.stopped += 1;
    }
  }
  return { turns, seats: tallies };
}
