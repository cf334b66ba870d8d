/** Which puzzles somebody wants, and which comes next. */
import type { PuzzleTitle } from "../wire";
import type { Score } from "./score";

export const STATES = ["new", "open", "solved", "first"] as const;
export type State = (typeof STATES)[number];

/** What is chosen; empty where all will do. */
export interface Wish {
  role: string;
  theme: string;
  grade: number;
  state: State | "";
}

export const ANY: Readonly<Wish> = { role: "", theme: "", grade: 0, state: "" };

export const keyOf = (game: string, id: string): string => `${game}/${id}`;

/** What whoever solves it plays as; empty where seats play as nothing. */
export const roleOf = ({ roles, seat }: PuzzleTitle): string => roles[seat] ?? "";

function isIn(state: State, score: Score, key: string): boolean {
  const tried = score.tried[key];
  if (state === "new") return !tried;
  if (state === "open") return !tried?.solved;
  return Boolean(state === "first" ? tried?.first : tried?.solved);
}

/** The puzzles of a game that somebody wants, in their order. */
export function wanted(game: string, puzzles: readonly PuzzleTitle[], wish: Wish, score: Score): PuzzleTitle[] {
  return puzzles.filter(
    (puzzle) =>
      (!wish.role || roleOf(puzzle) === wish.role) &&
      (!wish.theme || puzzle.themes.includes(wish.theme)) &&
      (!wish.grade || puzzle.grade === wish.grade) &&
      (!wish.state || isIn(wish.state, score, keyOf(game, puzzle.id))),
  );
}

/** The next puzzle after one, of those that were not tried yet; from the last on it goes on with the first. */
export function nextAfter(game: string, puzzles: readonly PuzzleTitle[], wish: Wish, score: Score, id: string | null): PuzzleTitle | null {
  const number = puzzles.find((puzzle) => puzzle.id === id)?.number ?? 0;
  // whatever was solved is not wanted next, even by whoever looks at what they have solved
  const open = wanted(game, puzzles, { ...wish, state: "new" }, score).filter((puzzle) => puzzle.id !== id);
  return open.find((puzzle) => puzzle.number > number) ?? open[0] ?? null;
}
