/** Counts what events say of seats: a column of numbers at the end of a match. */
import type { Event } from "../wire";

/** By seat, the sum of what `said` finds in each event: for which seat, and how much (one, unless it is told). */
export function counted<E extends Event>(
  log: readonly E[],
  said: (event: E) => readonly [seat: number | undefined, number?: number] | null,
): Map<number, number> {
  const found = new Map<number, number>();
  for (const event of log) {
    const [seat, number = 1] = said(event) ?? [];
    if (seat !== undefined) found.set(seat, (found.get(seat) ?? 0) + number);
  }
  return found;
}
