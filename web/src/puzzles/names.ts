/** What puzzles are called. */
import type { PuzzleList, PuzzleTitle } from "../wire";
import { language, say } from "../words.svelte";
import { roleOf } from "./choose";

/** Something of a list, in words; its id where the list does not know it. */
export const nameOf = (all: PuzzleList["themes"], id: string): string => all.find((one) => one.id === id)?.name ?? id;

/** Who sits at the table of a puzzle. */
export function playersOf(title: PuzzleTitle, { roles }: PuzzleList): string {
  if (!title.roles.length) return say("puzzle-players", { count: title.seats });
  const others = title.roles.filter((_, seat) => seat !== title.seat).map((role) => nameOf(roles, role));
  return say("puzzle-against", { mine: nameOf(roles, roleOf(title)), others: new Intl.ListFormat(language()).format(others) });
}

/** What a puzzle is about. */
export const themesOf = ({ themes }: PuzzleTitle, list: PuzzleList): string => themes.map((theme) => nameOf(list.themes, theme)).join(", ");

/** A share as a number out of a hundred. */
export const hundred = (share: number): number => Math.round(share * 100);
