/** Puzzles, asked of the hall. */
import { ask } from "../api";
import type { Attempt, Puzzle, PuzzleList, Verdict } from "../wire";

/** All puzzles of a game, and the one of the day. */
export const puzzlesOf = (game: string, language: string): Promise<PuzzleList> => ask(`/api/puzzles/${language}/${game}`);

/** One of them, as its seat sees it. */
export const puzzleOf = (game: string, id: string, language: string): Promise<Puzzle> => ask(`/api/puzzles/${language}/${game}/${id}`);

/** What becomes of an answer. */
export const judged = (game: string, id: string, language: string, attempt: Attempt): Promise<Verdict> =>
  ask(`/api/puzzles/${language}/${game}/${id}`, attempt);
