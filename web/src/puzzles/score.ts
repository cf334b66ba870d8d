/** The score of whoever solves puzzles: which were tried, with what luck, and how strong that makes them. Nothing here is kept or drawn. */

/** A puzzle that was tried. */
export interface Tried {
  /** Wrong answers, and the right one. */
  tries: number;
  /** Whether it was solved at the first try. */
  first: boolean;
  /** Whether it was solved at all, without being shown. */
  solved: boolean;
}

export interface Score {
  /** By game and id, as `game/id`. */
  tried: Record<string, Tried>;
  /** So many puzzles in a row were solved at the first try, now and at best. */
  run: number;
  best: number;
  rating: number;
  /** The last day on which its puzzle was solved, and so many days in a row until then. */
  day: string;
  days: number;
}

/** What became of a puzzle: it was solved, an answer was wrong, or the solution was asked for. */
export type Luck = "right" | "wrong" | "shown";

export const NEW: Readonly<Score> = { tried: {}, run: 0, best: 0, rating: 1200, day: "", days: 0 };

const EASY = 800; // the rating of a puzzle of the first grade
const STEP = 300; // from grade to grade
const SPREAD = 400; // as in chess: with so much more, ten times the chance
const WEIGHT = 32;

/** How strong one must be to solve every other puzzle of a grade. */
export const ratingOf = (grade: number): number => EASY + STEP * (grade - 1);

/** The rating after a first try. */
function rated(rating: number, grade: number, right: boolean): number {
  const chance = 1 / (1 + 10 ** ((ratingOf(grade) - rating) / SPREAD));
  return Math.round(rating + WEIGHT * (Number(right) - chance));
}

/** The score after something became of a puzzle. Only a first try counts for the rating and the run. */
export function noted(score: Score, key: string, grade: number, luck: Luck): Score {
  const before = score.tried[key];
  const right = luck === "right";
  const tries = (before?.tries ?? 0) + Number(luck !== "shown");
  const tried = { ...score.tried, [key]: { tries, first: before?.first ?? right, solved: right || (before?.solved ?? false) } };
  if (before) return { ...score, tried };
  const run = right ? score.run + 1 : 0;
  return { ...score, tried, run, best: Math.max(score.best, run), rating: rated(score.rating, grade, right) };
}

/** The score after the puzzle of a day was solved on that day. */
export function ofDay(score: Score, day: string): Score {
  if (score.day === day) return score;
  return { ...score, day, days: score.day === before(day) ? score.days + 1 : 1 };
}

/** So many days in a row until today: a day that is not over yet breaks nothing. */
export const daysUntil = (score: Score, today: string): number => (score.day === today || score.day === before(today) ? score.days : 0);

/** The day before a day, both as in 2026-11-19. */
function before(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

/** How many of some puzzles were tried and solved, also at the first try. */
export interface Count {
  all: number;
  tried: number;
  solved: number;
  first: number;
}

export function counted(score: Score, keys: readonly string[]): Count {
  const found = keys.flatMap((key) => score.tried[key] ?? []);
  return { all: keys.length, tried: found.length, solved: found.filter(({ solved }) => solved).length, first: found.filter(({ first }) => first).length };
}

/** What was kept, whatever an older page or somebody's own hand has made of it. */
export function read(kept: unknown): Score {
  const told = (typeof kept === "object" ? kept : null) as Partial<Score> | null;
  const score = { ...NEW, ...told };
  return typeof score.tried === "object" && score.tried !== null ? score : { ...NEW };
}
