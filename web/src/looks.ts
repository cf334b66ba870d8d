/** Looks: how roles are drawn that a match has brought along; whatever is told of it passes through here. */
import { gameOf } from "./games";

interface Told {
  game: string;
  looks?: Record<string, unknown> | null;
}

/** The same, once its game has heard how its roles are drawn. */
export function dressed<T extends Told>(told: T): T {
  if (told.looks) gameOf(told.game)?.roles?.dress?.(told.looks);
  return told;
}
