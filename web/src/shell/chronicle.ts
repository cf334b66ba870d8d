/** The log of a match, read: by turns for those who look back. */
import { gameOf } from "../games";
import type { Event } from "../wire";

/** With this event a turn begins, in every game. */
const TURN = "turn_began";
/** What every log tells by its headings already. */
const QUIET = [TURN, "turn_ended"];

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

/** Whether an event happens on the side of something else and is told by it already. */
export function quietIn(game: string | undefined): (event: Event) => boolean {
  const quiet = new Set([...QUIET, ...(gameOf(game)?.quiet ?? [])]);
  return ({ event }) => quiet.has(event);
}

/** How many turns a log tells of. */
export const turnsOf = (log: readonly Event[]): number => log.filter(({ event }) => event === TURN).length;

/** The log, cut where a turn begins; `begins` is the number of its first event. */
export function byTurns(log: readonly Event[], isQuiet: (event: Event) => boolean, begins = 0): Turn[] {
  const number = (count: number): number | null => (begins ? null : count);
  const turns: Turn[] = [{ number: number(0), seat: null, lines: [] }];
  log.forEach((event, at) => {
    if (event.event === TURN) turns.push({ number: number(turns.length), seat: seatOf(event), lines: [] });
    turns.at(-1)?.lines.push({ index: begins + at, event, quiet: isQuiet(event) });
  });
  return turns.filter((turn) => turn.lines.length);
}
