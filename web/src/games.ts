/** All games of the page: whatever has a `game.ts` in a folder of `games/`. */
import type { GamePage } from "./game";
import { isSpoken } from "./words.svelte";

const found = import.meta.glob<{ default: GamePage }>("./games/*/game.ts", { eager: true });
const place = ({ order = Infinity }: GamePage): number => order;

export const games: readonly GamePage[] = Object.values(found)
  .map(({ default: game }) => game)
  .sort((a, b) => place(a) - place(b) || a.id.localeCompare(b.id)); // Infinity - Infinity is no number: then by name

const byId = new Map(games.map((game) => [game.id, game]));

/** The file with a game's words. */
export const wordsOf = ({ id }: GamePage): string => `${id}/page`;

/** The games that can be played: a hall that does not know one has no words for it, and it is not offered. */
export const offered = (): GamePage[] => games.filter((game) => isSpoken(wordsOf(game)));

/** The first game that there are puzzles of. */
export const firstPuzzled = (): GamePage | undefined => offered().find(({ puzzles }) => puzzles);

/** A game, if it can be played here. */
export function gameOf(id: string | undefined): GamePage | undefined {
  const game = byId.get(id ?? "");
  return game && isSpoken(wordsOf(game)) ? game : undefined;
}
