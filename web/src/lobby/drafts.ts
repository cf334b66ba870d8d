/** A new draft of a game: of its own kind, or a plain one. */
import type { GamePage } from "../game";
import { Draft } from "./draft.svelte";

export async function draftOf(game: GamePage): Promise<Draft> {
  const own = await game.draft?.();
  return own ? new own.default() : new Draft(game.id);
}
