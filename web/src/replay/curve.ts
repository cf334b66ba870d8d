/** The chances along a match as lines: where they run, and how those of the seats are told apart. */
import type { Estimate, Review } from "../wire";

/** A dash for every seat, beside its colour: who does not see the one sees the other. */
const DASHES = ["none", "7 4", "2 3", "11 3 2 3", "15 5", "5 2 1 2 1 2", "1 5", "9 2 3 2"];

export function dash(seat: number): string {
  return DASHES[seat % DASHES.length] ?? "none";
}

export function colour(seat: number): string {
  return `var(--line-${seat % DASHES.length})`;
}

/** The chances at every moment that was thought about; at the end nobody needs to guess. */
export function estimates(review: Review | null, seats: number, winners: readonly number[] | null): Estimate[] {
  if (!review?.curve.length) return [];
  if (review.state !== "done" || !winners) return review.curve;
  const chances = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 : 0));
  return [...review.curve, { number: review.total, chances }];
}

/** The last estimate up to a moment. */
export function known(all: readonly Estimate[], number: number): Estimate | undefined {
  return all.findLast((one) => one.number <= number) ?? all[0];
}

/** A seat's line in a box of a hundred by a hundred. */
export function points(all: readonly Estimate[], seat: number, last: number): string {
  return all.map(({ number, chances }) => `${round((100 * number) / Math.max(1, last))},${round(100 * (1 - (chances[seat] ?? 0)))}`).join(" ");
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
