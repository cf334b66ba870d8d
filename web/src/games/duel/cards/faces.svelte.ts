/** The pictures of cards by their names: a hero's are fetched together, when the first of them is looked at. */
import shelves from "emblems:all";
import { SvelteMap, SvelteSet } from "svelte/reactivity";
import type { DuelCard } from "../wire";

const drawings = new SvelteMap<string, string>();
const there = new SvelteSet<string>();
const asked = new Set<string>();

async function fetched(shelf: string): Promise<void> {
  if (asked.has(shelf)) return;
  asked.add(shelf);
  try {
    const { default: found } = await shelves[shelf]!();
    for (const [name, body] of Object.entries(found)) drawings.set(name, body);
    there.add(shelf);
  } catch {
    asked.delete(shelf); // whoever looks next asks again; until then its type stands for the card
  }
}

/** The drawing on a card, once it is there. Home-made heroes may have any: for them all are fetched. */
export function face({ hero, emblem }: Pick<DuelCard, "hero" | "emblem">): string | undefined {
  const found = drawings.get(emblem);
  if (found) return found;
  for (const shelf of hero in shelves && !there.has(hero) ? [hero] : Object.keys(shelves)) void fetched(shelf);
  return undefined;
}
