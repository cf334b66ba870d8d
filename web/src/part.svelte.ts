/** Parts of games: fetched when they are first needed, and shown without waiting once they are here. */
import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { AnyProps, GamePage, Part } from "./game";

const here = new SvelteMap<unknown, unknown>();
const asked = new Map<unknown, Promise<void>>();

/** Fetch a part, once; what failed is tried anew the next time. */
export function fetchPart<Props extends AnyProps>(load: Part<Props> | undefined): Promise<void> {
  if (!load) return Promise.resolve();
  let way = asked.get(load);
  if (!way) {
    way = load().then(({ default: part }) => void here.set(load, part));
    asked.set(load, way);
    way.catch(() => asked.delete(load));
  }
  return way;
}

/** A part, or null until it is here; whoever reads it is drawn anew when it comes. */
export function part<Props extends AnyProps>(load: Part<Props> | undefined): Component<Props> | null {
  if (!load) return null;
  const found = here.get(load) as Component<Props> | undefined;
  if (!found) fetchPart(load).catch(() => null); // what it would show is missing then, and nothing else
  return found ?? null;
}

/** A page together with parts of games that it shows at once, so that nothing on it moves when they come. */
export async function withParts<Page>(page: Promise<Page>, games: readonly GamePage[], ...parts: ("picture" | "portrait")[]): Promise<Page> {
  const pictures = parts.includes("picture") ? games.map((game) => fetchPart(game.picture)) : [];
  const portraits = parts.includes("portrait") ? games.map((game) => fetchPart(game.roles?.portrait)) : [];
  await Promise.all([...pictures, ...portraits]);
  return page;
}
