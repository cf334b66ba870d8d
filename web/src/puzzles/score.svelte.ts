/** The score as this browser keeps it, and which puzzles were wanted last. */
import { keep, likes } from "../settings.svelte";
import { ANY, type Wish } from "./choose";
import { noted, ofDay, read, type Luck, type Score } from "./score";

export const score = (): Score => read(likes.puzzles);

/** Write down what became of a puzzle. */
export function note(key: string, grade: number, luck: Luck): void {
  likes.puzzles = noted(score(), key, grade, luck);
  keep();
}

/** Write down that the puzzle of a day was solved. */
export function noteDay(day: string): void {
  likes.puzzles = ofDay(score(), day);
  keep();
}

/** What is wanted of each game, as long as the page is open. */
const wishes = $state<Record<string, Wish>>({});

export const wishOf = (game: string): Wish => wishes[game] ?? ANY;

export function wish(game: string, part: Partial<Wish>): void {
  wishes[game] = { ...wishOf(game), ...part };
}
