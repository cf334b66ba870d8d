/** How packs of a game are written, fetched once together with its words. */
import type { GamePage, GameWorkshop } from "../game";
import { learn } from "../words.svelte";

export async function loaded(game: GamePage): Promise<GameWorkshop> {
  const [{ default: maker }] = await Promise.all([game.workshop!(), learn(`${game.id}/page-workshop`)]);
  return maker;
}
