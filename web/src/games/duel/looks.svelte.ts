/** Looks: how heroes of packs are drawn, as their authors have said; the page hears of it with the heroes themselves. */
import { untrack } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { HeroFacts } from "./wire";

const pictures = new SvelteMap<string, string>();
const colours = new SvelteMap<string, string>();
const COLOUR = /^#[\da-f]{6}$/i;

/** Get to know heroes that the page does not know by their ids. */
export function dress(heroes: readonly Pick<HeroFacts, "id" | "looks">[]): void {
  untrack(() => {
    for (const { id, looks } of heroes) {
      for (const [who, picture] of Object.entries(looks?.emblems ?? {})) pictures.set(who, picture);
      if (looks?.colour && COLOUR.test(looks.colour)) colours.set(id, looks.colour);
      else if (looks) colours.delete(id); // its author may have taken it back
    }
  });
}

/** The name of the picture of a hero or a sidekick, where it has one of its own. */
export const pictureOf = (id: string): string | undefined => pictures.get(id);

/** The hue and the strength of a hero's colour. */
export function hueOf(hero: string): { hue: number; strength: number } | undefined {
  const colour = colours.get(hero);
  return colour ? hueIn(colour) : undefined;
}

const MOST = 0.15; // stronger ones are no colours of paint

/** Hue and chroma of a colour (OKLCH, after Björn Ottosson). */
export function hueIn(colour: string): { hue: number; strength: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { hue: (Math.atan2(b, a) * 180) / Math.PI, strength: Math.min(Math.hypot(a, b), MOST) };
}
